// Views as Python would send them, made by hand, to show and test the board without Python.
// They follow the wire contract; the words are samples, in English and Arabic, not the catalogues.

const SHAPES = {
  en: { g: "green circle", b: "blue square", o: "orange triangle" },
  ar: { g: "دائرة خضراء", b: "مربع أزرق", o: "مثلث برتقالي" },
};

export const STRINGS = {
  en: {
    undo: "Undo", redo: "Redo", hint: "Hint", save: "Save", load: "Load", new_game: "New game",
    log: "So far", why: "Why?", history: "History", disconnected: "The connection to the game is lost.",
    reload: "Load again", confirm: "OK", cancel: "Cancel", name_branch: "Name this branch",
    opponents: "Other players", table: "Table", actions: "What you can do", game: "Game",
    pile_empty: "The pile is empty", hand_empty: "No cards in your hand",
    why_empty: "Try a card. If it cannot be played, you read here why.",
    log_empty: "Nothing has been played yet.", pending: "One moment…",
    file_too_big: "This file is too big to be a saved game.",
    new_game_warning: "Leave this game and start a new one?",
  },
  ar: {
    undo: "تراجع", redo: "إعادة", hint: "تلميح", save: "حفظ", load: "فتح", new_game: "لعبة جديدة",
    log: "ما جرى حتى الآن", why: "لماذا؟", history: "السجل", disconnected: "انقطع الاتصال باللعبة.",
    reload: "حمّل من جديد", confirm: "موافق", cancel: "إلغاء", name_branch: "سمِّ هذا الفرع",
    opponents: "اللاعبون الآخرون", table: "الطاولة", actions: "ما يمكنك فعله", game: "اللعبة",
    pile_empty: "الكومة فارغة", hand_empty: "لا أوراق في يدك",
    why_empty: "جرّب ورقة. إن لم يكن لعبها ممكنا فستقرأ السبب هنا.",
    log_empty: "لم يُلعب شيء بعد.", pending: "لحظة…",
    file_too_big: "هذا الملف أكبر من أن يكون لعبة محفوظة.",
    new_game_warning: "أتترك هذه اللعبة وتبدأ لعبة جديدة؟",
  },
};

const CLEAR = { en: "Clear", ar: "إخلاء" };
export const NAMES = {
  en: ["Quick Fox", "Calm Heron", "Bold Otter", "Shy Badger", "Wise Owl", "Merry Hare", "Old Crow", "Red Kite", "Grey Seal", "Wild Goose", "Tall Stork", "Proud Horse", "Small Wren", "Brave Mouse", "Bright Swan"],
  ar: ["ثعلب سريع", "بلشون هادئ", "قضاعة جريئة", "غرير خجول", "بومة حكيمة", "أرنب مرح", "غراب عجوز", "حدأة حمراء", "فقمة رمادية", "إوزة برية", "لقلق طويل", "الحصان الفخور", "النمنمة الصغيرة", "الفأر الشجاع", "البجعة الجميلة"],
};

/** "g8" -> the card's rank for labels and groups: "8", "Clear", "Clear +1". */
function rankOf(face, lang) {
  const rank = face.slice(1);
  if (!rank.startsWith("C")) return rank;
  return rank.length > 1 ? `${CLEAR[lang]} +${rank.slice(1)}` : CLEAR[lang];
}

export function card(face, { lang = "en", key = null, playable = null, why = null } = {}) {
  if (face === "back") return { key, face, label: lang === "ar" ? "ورقة مقلوبة" : "face down", group: "?", playable, why };
  const rank = rankOf(face, lang);
  const label = lang === "ar" ? `${rank}، ${SHAPES.ar[face[0]]}` : `${rank}, ${SHAPES.en[face[0]]}`;
  return { key, face, label, group: rank, playable, why };
}

export function tooLow(face, top, lang = "en") {
  const [rank, high] = [rankOf(face, lang), rankOf(top, lang)];
  const rule = "updown.discard.at-least-top";
  if (lang === "ar") {
    const text = `الورقة العليا ${high}. عليك أن تلعب ${high} أو أعلى، أو ورقة إخلاء.`;
    return { bad: true, title: `لا يمكنك لعب ${rank}`, reasons: [{ rule, name: "لا أقل من العليا", text }], could: "يمكنك لعب 8 أو إخلاء +1." };
  }
  const text = `The top card is ${high}. You must play ${high} or higher, or a Clear card.`;
  return { bad: true, title: `You can't play the ${rank}`, reasons: [{ rule, name: "At least the top card", text }], could: "You could play 8 or Clear +1." };
}

function stacks(faces, lang, keys = false, why = null) {
  return faces.map((face, index) => {
    const key = keys ? `u${index}` : null;
    if (face === null) return { down: null, up: null };
    if (face === "back") return { down: card("back", { lang, key }), up: null };
    return { down: card("back", { lang }), up: card(face, { lang, key, playable: keys ? false : null, why }) };
  });
}

function seat(number, lang, { faces = ["g9", "b10", "gC2"], hand = 3, turn = false, place = null } = {}) {
  const name = NAMES[lang][number - 1];
  const caption = lang === "ar" ? `${hand} في اليد` : `${hand} in hand`;
  const label = lang === "ar" ? `${name}: ${hand} في اليد، ${faces.filter(Boolean).length} أكوام.` : `${name}: ${hand} cards in hand, ${faces.filter(Boolean).length} piles.`;
  return { seat: number, name, computer: true, turn, caption, hand_count: hand, label, stacks: stacks(faces, lang), place };
}

const OTHERS = [
  ["g9", "b10", "gC2"], ["o7", "oC", "b10"], ["g1", "g10", "bC1"], ["b6", "o6", "g6"], ["back", "o10", "back"],
  ["g9", "b9", "bC"], ["g2", "b3", "o4"], ["g5", "g6", "b7"], ["b8", "o9", "gC"], ["o2", "o3", "bC1"], ["g7", "g7", "g8"],
];

function zones(lang, { draw = 41, pile = ["g6", "b8", "g8"], count = 6, removed = 9 } = {}) {
  const many = (faces) => faces.map((face) => card(face, { lang }));
  const name = lang === "ar" ? ["كومة السحب", "كومة الرمي", "أُخليت"] : ["Draw pile", "Discard pile", "Cleared"];
  const zone = (id, index, n, shown, more) => ({
    id, label: name[index], caption: `${name[index]} · ${n}`, count: n, shown, label_long: `${name[index]}: ${n}. ${more}`,
  });
  const top = pile.length ? card(pile.at(-1), { lang }).label : "";
  return [
    zone("draw", 0, draw, draw ? [card("back", { lang })] : [], ""),
    zone("pile", 1, pile.length ? count : 0, many(pile), top),
    zone("removed", 2, removed, [], ""),
  ];
}

function playAction(lang, cards) {
  const groups = {};
  for (const { group } of cards) {
    groups[group] = lang === "ar"
      ? [`العب ${group}`, `العب ورقتين ${group}`, `العب 3 أوراق ${group}`]
      : [`Play ${group}`, `Play two ${group}s`, `Play three ${group}s`];
  }
  const mixed = lang === "ar" ? ["العب الورقة", "العب الورقتين", "العب الأوراق"] : ["Play 1 card", "Play 2 cards", "Play these cards"];
  return { id: "play", label: null, primary: true, select: true, labels: { none: lang === "ar" ? "العب" : "Play", mixed, groups }, enabled: true };
}

function handOf(faces, top, lang, prefix = "h") {
  const height = (face) => (face.slice(1).startsWith("C") ? 11 : Number(face.slice(1)));
  return faces.map((face, index) => {
    const fits = !top || height(face) >= height(top);
    return card(face, { lang, key: `${prefix}${index}`, playable: fits, why: fits ? null : tooLow(face, top, lang) });
  });
}

const LOG = {
  en: ["Quick Fox played 8, green circle.", "You drew one card.", "Calm Heron played 6, orange triangle.", "Bold Otter took the pile: 5 cards.", "You played two 5s.", "Quick Fox played 6, green circle.", "Calm Heron played 8, blue square."],
  ar: ["لعب ثعلب سريع 8، دائرة خضراء.", "سحبت ورقة واحدة.", "لعب بلشون هادئ 6، مثلث برتقالي.", "التقطت قضاعة جريئة الكومة: 5 أوراق.", "لعبت ورقتين 5.", "لعب ثعلب سريع 6.", "لعب بلشون هادئ 8."],
};

/** A game under way: the base of all scenes. */
export function middle({ lang = "en", opponents = 5, hand = ["o4", "b8", "g8", "gC1"], version = 7, ...more } = {}) {
  const ar = lang === "ar";
  const cards = handOf(hand, "g8", lang);
  const locked = { bad: true, title: ar ? "لا تُلعب هذه الورقة بعد" : "This card is still locked", reasons: [{ rule: "updown.piles.locked", name: ar ? "الأكوام مقفلة" : "Locked piles", text: ar ? "تُفتح أكوامك حين تنفد كومة السحب وتفرغ يدك." : "Your piles open when the draw pile is gone and your hand is empty." }], could: null };
  const seats = Array.from({ length: opponents }, (_, index) => seat(index + 1, lang, { faces: OTHERS[index], hand: index === 1 ? 5 : 3 }));
  const mine = { seat: 0, name: ar ? "أنت" : "You", computer: false, turn: true, caption: ar ? `${hand.length} في اليد` : `${hand.length} in hand`, hand_count: hand.length, label: "", stacks: [], place: null };
  const line = (text, index) => ({ n: index + 1, text, seat: text.startsWith("You") ? 0 : 1, node: index });
  const step = (text, index) => ({ node: index, parent: index ? index - 1 : null, label: text, name: index === 4 ? (ar ? "فكرة" : "an idea") : null, current: index === 6, depth: index > 4 ? 1 : 0 });
  return {
    version, lang, dir: ar ? "rtl" : "ltr", game: "updown", me: 0, heading: ar ? "3 فوق 3 تحت" : "3UP 3DOWN",
    status: ar ? "دورك: العب ورقة أو عدة أوراق من رقم واحد." : "Your turn: play one card or several of the same number.",
    waiting: false, busy: false, over: null, seats, me_seat: mine, zones: zones(lang),
    hand: { label: ar ? "يدك" : "Your hand", cards, multi: true },
    own: { label: ar ? "أكوامك" : "Your piles", stacks: stacks(["b9", "g9", "oC1"], lang, true, locked), multi: true },
    actions: [playAction(lang, cards), { id: "take", label: ar ? "التقط الكومة" : "Take the pile", primary: false, select: false, labels: null, enabled: false }],
    why: null, log: LOG[lang].map(line), tree: LOG[lang].map(step),
    can: { undo: ar ? "التراجع يُظهر لك ورقة لم ترها." : "Undo shows you a card you had not seen.", redo: null },
    notice: null, events: [], strings: STRINGS[lang], ...more,
  };
}

const THIRTY = ["g1", "b1", "o2", "g2", "g3", "b3", "o3", "g4", "b4", "o4", "g5", "b5", "o5", "g6", "b6", "o6", "g7", "b7", "o7", "g8", "b8", "o8", "g9", "b9", "g10", "o10", "gC", "bC", "oC1", "gC2"];

export const SCENES = {
  middle,
  refused: (options = {}) => middle({ why: tooLow("o4", "g8", options.lang), ...options }),
  thirty: (options = {}) => middle({ hand: THIRTY, ...options }),
  twelve: (options = {}) => middle({ hand: THIRTY.slice(0, 12), opponents: 11, ...options }),
  opening(options = {}) {
    const lang = options.lang ?? "en";
    const base = middle({ hand: ["o4", "b8", "g8", "gC1", "b2", "o10"], ...options });
    for (const one of base.hand.cards) Object.assign(one, { playable: null, why: null });
    const ar = lang === "ar";
    const mixed = ar ? ["اختر ورقتين أخريين", "اختر ورقة أخرى", "ضع هذه الأوراق الثلاث"] : ["Choose two more", "Choose one more", "Lay these three face up", "Choose only three"];
    return {
      ...base, log: [], tree: [], zones: zones(lang, { draw: 30, pile: [], removed: 0 }), can: { undo: null, redo: null },
      status: ar ? "اختر ثلاث أوراق لتضعها مكشوفة." : "Choose three cards to lay face up on your piles.",
      seats: base.seats.map((one, index) => seat(index + 1, lang, { faces: ["back", "back", "back"], hand: 6 })),
      own: { ...base.own, stacks: stacks(["back", "back", "back"], lang) },
      actions: [{ id: "choose", label: null, primary: true, select: true, labels: { none: ar ? "اختر ثلاث أوراق" : "Choose three cards", mixed, groups: {} }, enabled: true }],
    };
  },
  won(options = {}) {
    const ar = options.lang === "ar";
    const base = middle({ hand: [], ...options });
    return {
      ...base, over: ar ? { title: "فزت!", text: "ليس لديك أي ورقة في اليد ولا على الأكوام." } : { title: "You won!", text: "You have no card in hand, face up or face down." },
      status: ar ? "انتهت اللعبة." : "The game is over.", actions: [], me_seat: { ...base.me_seat, turn: false, place: ar ? "الأول" : "1st" },
      own: { ...base.own, stacks: stacks([null, null, null], base.lang) }, zones: zones(base.lang, { draw: 0, pile: ["g10"], count: 1, removed: 60 }),
      why: { bad: false, title: ar ? "لماذا انتهت اللعبة" : "Why the game is over", reasons: [{ rule: "updown.end.first-out-wins", name: ar ? "الأول يفوز" : "First out wins", text: ar ? "من نفدت أوراقه أولا يفوز." : "Who first has no cards left wins at once." }], could: null },
    };
  },
  notice: (options = {}) =>
    middle({ notice: { text: "This position has stood three times.", actions: [{ id: "draw", label: "Agree a draw", primary: true, select: false, labels: null, enabled: true }] }, opponents: 1, ...options }),
  watching(options = {}) {
    const nothing = { label: "", cards: [], stacks: [], multi: true };
    return { ...middle(options), me: null, me_seat: null, hand: nothing, own: nothing, actions: [] };
  },
};
