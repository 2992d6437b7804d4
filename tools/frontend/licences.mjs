// Prints the licence of every package that a bundle holds: node licences.mjs meta.json
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const meta = JSON.parse(readFileSync(process.argv[2]));
const name = (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
const packages = [...new Set(Object.keys(meta.inputs).map(name).filter(Boolean))].sort();

console.log("page.js and page.css hold our own code (tools/frontend/src, BSD-3-Clause) and these packages:\n");
for (const pack of packages) {
  const folder = join("node_modules", pack);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json")));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  console.log(`${"-".repeat(78)}\n${pack} ${version} (${license})\n`);
  if (file && existsSync(join(folder, file))) console.log(readFileSync(join(folder, file), "utf8").trim() + "\n");
}
