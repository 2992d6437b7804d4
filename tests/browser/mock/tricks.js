// Views of a trick-taking game with counters, made by hand: declaring, playing, between deals, over.
// The words are samples, in English and Arabic, not the catalogues.

import { NAMES, STRINGS } from "/mock/scenes.js";

const RANKS = {
  en: { A: "ace", K: "king", Q: "queen", J: "jack", T: "10" },
  ar: { A: "آس", K: "ملك", Q: "ملكة", J: "فتى", T: "10" },
};
const SUITS = {
  en: { s: "spades", h: "hearts", d: "diamonds", c: "clubs" },
  ar: { s: "بستوني", h: "كوبة", d: "ديناري", c: "سباتي" },
};
const WORDS = {
  en: {
    heading: "3-Card Loo", plays: "plays", folds: "folded", miss: "took the miss", looed: "looed", me: "You",
    hand: (n) => `${n} in hand`, tricks: (n) => (n ? `${n} ${n === 1 ? "trick" : "tricks"}` : "no trick"),
    counters: (n) => `${n} counters`, dealer: "dealer", best: "best card", trick: (n) => `Trick ${n}`,
    trump: "Trumps: hearts", misses: "The miss · 3", pot: "The pot", laid: "laid this card", yours: "Your hand: 3 cards",
    playing: "Your turn. Clubs were led: play a club.", declaring: "Your turn. Fold, play, or take the miss.",
    between: "Wise Owl was looed. The next cards can be dealt.", ledger: "Counters", columns: ["Player", "Now", "Latest deal"],
    stand: "Play", fold: "Fold", take: "Take the miss", defend: "Defend the miss", accept: "Go on", ask: "Challenge", deal: "Deal the next cards", stop: "Stop here",
    none: "Choose a card", play: (card) => `Play the ${card}`, over: "The game is over", end: "The players agreed to stop. You have 12 counters.",
    cannot: (card) => `You can't play the ${card} now`, rule: "Follow suit", reason: "Clubs were led, and you hold a club.",
  },
  ar: {
    heading: "لو بثلاث أوراق", plays: "يلعب", folds: "انسحاب", miss: "اليد الجانبية", looed: "خسارة اللو", me: "أنت",
    hand: (n) => `${n} في اليد`, tricks: (n) => (n ? `اللمّات: ${n}` : "لا لمّات"),
    counters: (n) => `الفيشات: ${n}`, dealer: "الموزّع", best: "أقوى ورقة", trick: (n) => `اللمّة ${n}`,
    trump: "الورقة الرابحة: كوبة", misses: "اليد الجانبية · 3", pot: "الصندوق", laid: "لعب", yours: "في يدك: 3 أوراق",
    playing: "دورك. المطلوب لعب سباتي.", declaring: "دورك: انسحاب أم لعب أم اليد الجانبية؟",
    between: "انتهت التوزيعة. يمكن توزيع الأوراق التالية.", ledger: "الفيشات", columns: ["اللاعب", "الآن", "أحدث توزيعة"],
    stand: "لعب", fold: "انسحاب", take: "أخذ اليد الجانبية", defend: "الدفاع عن اليد الجانبية", accept: "متابعة", ask: "اعتراض على", deal: "توزيع الأوراق التالية", stop: "التوقف هنا",
    none: "اختيار ورقة", play: (card) => `لعب ${card}`, over: "انتهت اللعبة", end: "اتفق اللاعبون على التوقف. الفيشات: 12.",
    cannot: (card) => `لا يمكنك لعب ${card} الآن`, rule: "اتباع النقش", reason: "لُعب سباتي، ولديك سباتي.",
  },
};
const DEALT = ["7c", "Tc", "Kc", "2c", "9d", "3h", "Jc", "4d", "5s", "8c", "Qd", "6s", "Ac", "2d", "9s", "3s"];

export function signed(number, { lang = "en", plus = false } = {}) {
  const text = `${number < 0 ? "−" : plus && number ? "+" : ""}${Math.abs(number)}`;
  return lang === "ar" && /^[+−]/.test(text) ? `\u2068${text}\u2069` : text;
}

function card(face, lang, more = {}) {
  const label = face === "back" ? (lang === "ar" ? "ورقة مقلوبة" : "face-down card") : labelOf(face, lang);
  return { key: null, face, label, group: face, playable: null, why: null, ...more };
}

function labelOf(face, lang) {
  const rank = RANKS[lang][face[0]] ?? face[0];
  return lang === "ar" ? `${rank} ${SUITS.ar[face[1]]}` : `${rank} of ${SUITS.en[face[1]]}`;
}

function seat(number, lang, { note = null, aside = false, tricks = null, counters = 7, hand = 3, turn = false, dealer = false } = {}) {
  const w = WORDS[lang];
  const name = number ? (NAMES[lang][number - 1] ?? `Bot ${number}`) : w.me;
  const known = tricks === null ? null : w.tricks(tricks);
  const all = counters === null ? null : w.counters(signed(counters, { lang }));
  const label = [name, w.hand(hand), dealer ? w.dealer : null, note, known, all].filter(Boolean).join(". ");
  return {
    seat: number, name, computer: number > 0, turn, caption: w.hand(hand), hand_count: hand, label, stacks: [], place: null,
    dealer, note, aside, tricks, tricks_label: known, counters: all && signed(counters, { lang }), counters_label: all,
  };
}

function zones(lang, { laid = [], best = null, number = 1, players = 5, pot = 12, miss = 3, stakes = true } = {}) {
  const w = WORDS[lang];
  const name = (one) => (one ? (NAMES[lang][one - 1] ?? `Bot ${one}`) : w.me);
  const shown = laid.map((face, index) => {
    const by = (index + 1) % players;
    const said = `${name(by)}: ${labelOf(face, lang)}${index === best ? `. ${w.best}` : ""}`;
    return card(face, lang, { by: name(by), seat: by, mine: by === 0, said });
  });
  const zone = (id, kind, caption, count, cards, more) => ({
    id, kind, label: caption, caption, count, number: String(count), shown: cards, best: null, label_long: caption, ...more,
  });
  return [
    zone("trick", "row", w.trick(number), laid.length, shown, { best }),
    zone("trump", "pile", w.trump, 1, [card("5h", lang)]),
    zone("miss", "pile", w.misses, miss, miss ? [card("back", lang)] : []),
    zone("pot", "counters", w.pot, pot, []),
  ].filter(({ kind }) => stakes || kind !== "counters");
}

function button(id, label, more = {}) {
  return { id, label, primary: true, select: false, labels: null, enabled: true, ...more };
}

function counted(index) {
  return [12, -9, 7, 0, -21, 34, 3, -3, 6, 120, -42, 5, 8, -6, 9, 1][index];
}

/** Everybody has said what they do; some have folded; two or more tricks may be won. */
function base({ lang = "en", players = 5, stakes = true, version = 7, said = true, tricks = true, turn = 0, ...more } = {}) {
  const w = WORDS[lang];
  const about = (number) => {
    const folded = said && number % 3 === 2;
    const note = !said ? null : folded ? w.folds : number === 1 ? w.miss : w.plays;
    const won = tricks && said && !folded ? (number === 1 ? 1 : 0) : null;
    const counters = stakes ? counted(number) : null;
    return seat(number, lang, { note, aside: folded, tricks: won, counters, hand: folded ? 0 : 3, turn: number === turn, dealer: number === players - 1 });
  };
  const others = Array.from({ length: players - 1 }, (_, index) => about(index + 1));
  const mine = about(0);
  const rows = [mine, ...others].map((one, index) => ({
    seat: one.seat, name: one.name, mine: one.seat === 0,
    cells: [signed(counted(index), { lang }), signed([-3, 6, 0, 0, -3][index % 5], { lang, plus: true })],
  }));
  return {
    version, lang, dir: lang === "ar" ? "rtl" : "ltr", game: "loo", me: 0, heading: w.heading, status: "", waiting: false, busy: false,
    over: null, seats: others, me_seat: mine, zones: zones(lang, { players, stakes }),
    ledger: stakes ? { title: w.ledger, columns: w.columns, rows } : null,
    hand: { label: w.yours, cards: ["Ah", "9c", "4s"].map((face) => card(face, lang)), multi: true },
    own: { label: "", stacks: [], multi: true }, actions: [], why: null,
    log: [{ n: 1, text: w.between, seat: 1, node: 1 }], tree: [{ node: 0, parent: null, label: "1", name: null, current: true, depth: 0 }],
    can: { undo: "", redo: null }, notice: null, events: [],
    strings: { ...STRINGS[lang], dealer: w.dealer, best: w.best }, ...more,
  };
}

function playing(options = {}) {
  const { lang = "en", players = 5 } = options;
  const w = WORDS[lang];
  const laid = DEALT.slice(0, players - 1);
  const best = laid.findIndex((face) => face === (players > 6 ? "3h" : "Kc"));
  const why = (face) => ({ bad: true, title: w.cannot(labelOf(face, lang)), reasons: [{ rule: "loo.play.follow-suit", name: w.rule, text: w.reason }], could: null });
  const cards = ["Ah", "9c", "4s"].map((face) => card(face, lang, { key: `h:${face}`, playable: face === "9c", why: face === "9c" ? null : why(face) }));
  const groups = Object.fromEntries(cards.map(({ face, label }) => [face, [w.play(label)]]));
  const view = base(options);
  return {
    ...view, status: w.playing, zones: zones(lang, { ...options, laid, best, number: 2, miss: 0, players }),
    hand: { ...view.hand, cards, multi: false },
    actions: [button("play", w.none, { select: true, labels: { none: w.none, mixed: [], groups } })],
  };
}

export const TRICKS = {
  playing,
  playing16: (options = {}) => playing({ players: 16, ...options }),
  declaring(options = {}) {
    const w = WORDS[options.lang ?? "en"];
    const view = base({ said: false, ...options });
    const actions = [button("stand", w.stand), button("fold", w.fold), button("miss", w.take)];
    return { ...view, status: w.declaring, actions: [...actions, button("defend", w.defend, { primary: false, enabled: false })] };
  },
  declaring16: (options = {}) => TRICKS.declaring({ players: 16, ...options }),
  between(options = {}) {
    const { lang = "en", players = 5 } = options;
    const w = WORDS[lang];
    const view = base({ turn: null, ...options });
    const laid = DEALT.slice(0, Math.min(players, 5));
    const actions = [button("deal", w.deal), button("stop", w.stop, { primary: false })];
    return { ...view, status: w.between, zones: zones(lang, { ...options, laid, best: 2, number: 3, miss: 0, players }), hand: { ...view.hand, cards: [] }, actions };
  },
  between16: (options = {}) => TRICKS.between({ players: 16, ...options }),
  ended(options = {}) {
    const w = WORDS[options.lang ?? "en"];
    return { ...TRICKS.between(options), over: { title: w.over, text: w.end }, status: w.end, actions: [] };
  },
  /** Everybody may be asked about the card they played: a button for each. */
  review16(options = {}) {
    const w = WORDS[options.lang ?? "en"];
    const view = TRICKS.between16(options);
    const ask = view.seats.map(({ seat: number, name }) => button(`challenge-${number}`, `${w.ask} ${name}`, { primary: false }));
    return { ...view, actions: [button("accept", w.accept), ...ask] };
  },
  hidden: (options = {}) => playing({ stakes: false, ...options }),
};
