//! Tables of characters that mean the same.
//!
//! Superscripts are missing on purpose: `7²` is a power, which the game does not have. So is the full stop, because
//! `2.5` is a fraction.

/// Characters of the notation, each with others that mean it. Latin letters are capitals here.
///
/// Cyrillic letters that need their neighbours to be understood are only made capitals; see `tokens.rs`.
pub(super) const ALIKE: [(char, &str); 32] = [
    ('+', "﬩﹢➕✚"),
    ('-', "˗֊\u{5be}᠆‐‑‒–—―⁃−─━➖⸺⸻ーㅡ﹘﹣ｰ"),
    ('*', "X×··⋅•∙●⦁‧・･∗⁎✱✳✕✖⨯⨉﹡\u{66d}ꞏ⸱◦∘ХхΧχ"),
    ('/', "÷∕⁄➗⟋⧸╱"),
    (':', "∶꞉﹕"),
    ('(', "[{⟨〈〈【〔〖〘〚「⟦⦅｟❨❪❲❴⁽₍﹙﹛﹝⸨︵\u{fd3e}"),
    (')', "]}⟩〉〉】〕〗〙〛」⟧⦆｠❩❫❳❵⁾₎﹚﹜﹞⸩︶\u{fd3f}"),
    ('=', "﹦゠"),
    ('?', "﹖❓❔\u{61f}🃏🃟🂿"),
    ('~', "〜∼∽⁓˜"),
    ('♠', "♤"),
    ('♥', "♡❤"),
    ('♦', "♢"),
    ('♣', "♧"),
    ('A', "АаΑα"),
    ('B', "Ββ"),
    ('C', "СсϹϲℂℭ"),
    ('H', "НнΗηℋℌℍℎ"),
    ('J', "Јј"),
    ('K', "Κκ\u{212a}"),
    ('L', "ℒ"),
    ('Q', "Ԛԛℚ"),
    ('S', "Ѕѕ"),
    ('T', "Ττ"),
    ('К', "к"),
    ('Д', "д"),
    ('В', "в"),
    ('Т', "т"),
    ('Ж', "ж"),
    ('П', "п"),
    ('Ч', "ч"),
    ('Б', "б"),
];

/// Runs of characters: the first, their number, the meaning of the first, and after how many it begins again.
pub(super) const RUNS: [(char, u32, char, u32); 16] = [
    // Full-width forms.
    ('\u{ff01}', 94, '!', 94),
    // Mathematical letters, capital and small in turn, and mathematical digits.
    ('\u{1d400}', 676, 'A', 26),
    ('\u{1d7ce}', 50, '0', 10),
    ('₀', 10, '0', 10),
    // Digits in circles, in brackets, with a full stop, in double, black, sans-serif and black sans-serif circles.
    ('①', 9, '1', 9),
    ('⑴', 9, '1', 9),
    ('⒈', 9, '1', 9),
    ('⓵', 9, '1', 9),
    ('❶', 9, '1', 9),
    ('➀', 9, '1', 9),
    ('➊', 9, '1', 9),
    // Letters in circles, squares, black circles and black squares.
    ('Ⓐ', 52, 'A', 26),
    ('🄰', 26, 'A', 26),
    ('🅐', 26, 'A', 26),
    ('🅰', 26, 'A', 26),
    // Segmented digits.
    ('\u{1fbf0}', 10, '0', 10),
];

/// Tens that are one character.
pub(super) const TENS: &str = "⑩⑽⒑⓾❿➉➓🔟";

/// The zeros of other scripts. The digits from one to nine follow each of them.
pub(super) const ZEROS: &str = "\u{660}\u{6f0}\u{7c0}\u{966}\u{9e6}\u{a66}\u{ae6}\u{b66}\u{be6}\
    \u{c66}\u{ce6}\u{d66}\u{de6}\u{e50}\u{ed0}\u{f20}\u{1040}\u{1090}\u{17e0}\u{1810}\u{1946}\
    \u{19d0}\u{1a80}\u{1a90}\u{1b50}\u{1bb0}\u{1c40}\u{1c50}\u{a620}\u{a8d0}\u{a900}\u{a9d0}\
    \u{a9f0}\u{aa50}\u{abf0}";

/// Characters without a picture of their own: soft hyphens, joiners, marks of direction, variation selectors, fillers,
/// and the frame that makes a digit an emoji.
pub(super) const INVISIBLE: [(char, char); 16] = [
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{202a}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{20e3}', '\u{20e3}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{fe00}', '\u{fe0f}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{fff9}', '\u{fffb}'),
    ('\u{e0000}', '\u{e0fff}'),
];
