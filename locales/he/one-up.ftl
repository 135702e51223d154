## games::one_up::illegal_texts

# English: `{ $card }` is not on the display
illegal-not_on_display = `{ $card }` לא נמצא בתצוגה

# English: `{ $card }` is used twice
illegal-used_twice = `{ $card }` מופיע פעמיים

# English: `{ $card }` is used { $used } { $used -> [one] time *[other] times }
illegal-used_again =
    `{ $card }` מופיע { $used ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $used } פעמים
    }

# English: `{ $joker }` copies nothing
illegal-copies_nothing = `{ $joker }` לא מעתיק שום קלף

# English: `{ $joker }` copies `{ $copied }`, but no other `{ $copied }` is used
illegal-copies_unused = `{ $joker }` מעתיק את `{ $copied }`, אבל אין עוד `{ $copied }` בשימוש

# English: `{ $joker }` copies Jokers that copy each other
illegal-copies_in_circle = `{ $joker }` מעתיק ג׳וקרים שמעתיקים זה את זה

# English: `{ $joker }` copies `{ $copied }`: say whether it counts 1 or 10
illegal-copies_either = `{ $joker }` מעתיק את `{ $copied }`: ציינו אם הוא שווה 1 או 10

# English: `{ $card }` counts both 1 and 10
illegal-contradiction = `{ $card }` נחשב גם 1 וגם 10

# English: { $left } ÷ { $right } is not a whole number
illegal-uneven = { $left } ÷ { $right } אינו מספר שלם

# English: you cannot divide by zero
illegal-BY_ZERO = אי אפשר לחלק באפס

# English: the numbers grow too large
illegal-TOO_LARGE = המספרים גדולים מדי

# English: the value is not above zero
illegal-NOT_POSITIVE = הערך אינו גדול מאפס

# English: { $value } does not end in 1
illegal-last_digit = { $value } לא מסתיים ב־1

# English: an expression has at most { $most } characters
illegal-too_long = בביטוי מותרים לכל היותר { $most } תווים

# English: an expression has no spaces at its ends
illegal-BLANKS = אסור שיהיו רווחים בקצות הביטוי

# English: expected { $what } at character { $at }, not { $found }
illegal-expected = תו { $at }: נמצא { $found }, נדרש { $what }

# English: no card is left for `{ $typed }` at character { $at }
illegal-no_card = תו { $at }: לא נשאר קלף בשביל `{ $typed }`

# English: this makes { $value }, not the { $total } at character { $at }
illegal-other_total = תו { $at }: התוצאה היא { $value }, לא { $total }

# English: the end
illegal-THE_END = סוף הביטוי

# English: `+`, `-`, `*`, `/` or the end
illegal-SIGN_OR_END = `+`, `-`, `*`, `/` או סוף הביטוי

# English: `+`, `-`, `*`, `/` or `)`
illegal-SIGN_OR_BRACKET = `+`, `-`, `*`, `/` או `)`

# English: a card such as `7S`, `KH:10` or `JB~7S`, or `(`
illegal-TERM = קלף כמו `7S`, `KH:10` או `JB~7S`, או `(`

# English: the face card's value, `:1` or `:10`,
illegal-FACE_VALUE = ערך של קלף התמונה, `:1` או `:10`

# English: the value `1` or `10`
illegal-VALUE = הערך `1` או `10`

# English: a number
illegal-TOTAL = מספר

# English: the card that the Joker copies
illegal-COPIED = הקלף שהג׳וקר מעתיק

# English: `~` and the card that the Joker copies
illegal-COPIES = `~` והקלף שהג׳וקר מעתיק

# English: a card such as `7`, `K` or `?`, a sign or a bracket
illegal-PIECE = קלף כמו `7`, `K` או `?`, סימן או סוגר

## games::one_up::texts

# English: One Up
TITLE = אחת למעלה

# English: Make the highest number that ends in 1 from the cards turned up.
TAGLINE = צרו מהקלפים הגלויים את המספר הגבוה ביותר שמסתיים ב־1.

# English: 10 minutes
LENGTH = 10 דקות

# English: deal
DEAL = סיבוב

# English: Invented by David Parlett.
CREDIT = המציא דיוויד פרלט (David Parlett).

# English: Answers
ANSWERS = תשובות

# English: Relaxed: everybody locks in one hidden answer. Race: all call aloud and may beat each other’s calls.
ANSWERS_MEANS = רגוע: כולם נועלים תשובה נסתרת אחת. מרוץ: כולם מכריזים בקול ויכולים לעקוף הכרזות של אחרים.

# English: Relaxed
RELAXED = רגוע

# English: Race
RACE = מרוץ

# English: Race clock
CLOCK = שעון במרוץ

# English: How long a call stands before it wins; without a clock, all others must say that they are done.
CLOCK_MEANS = כמה זמן הכרזה צריכה לעמוד כדי לזכות; בלי שעון, כל האחרים צריכים להודיע שסיימו.

# English: 12 seconds
SECONDS_12 = 12 שניות

# English: 6 seconds
SECONDS_6 = 6 שניות

# English: 25 seconds
SECONDS_25 = 25 שניות

# English: No clock
NO_CLOCK = בלי שעון

# English: Scoring
SCORING = ניקוד

# English: By rank: won number cards count 1, jacks 2, queens 3, kings 4, Jokers 5. 1 each: every won card counts 1.
SCORING_MEANS = לפי דרגה: קלף מספר שזכיתם בו שווה 1, נסיך 2, מלכה 3, מלך 4 וג׳וקר 5. נקודה לקלף: כל קלף שזכיתם בו שווה 1.

# English: By rank
BY_RANK = לפי דרגה

# English: 1 each
ONE_EACH = נקודה לקלף

# English: Length
MATCH_LENGTH = אורך המשחק

# English: One deal, three deals, or until somebody has 100 points after a deal.
MATCH_LENGTH_MEANS = סיבוב אחד, שלושה סיבובים, או עד שמגיעים ל־100 נקודות בסוף סיבוב.

# English: One deal
ONE_DEAL = סיבוב אחד

# English: Three deals
THREE_DEALS = שלושה סיבובים

# English: To 100 points
TO_100 = עד 100 נקודות

# English: Value of Jokers
JOKER = ערך הג׳וקרים

# English: Strict: it counts the same as the copied card in your answer. Free: if it copies a face card, you choose 1 or 10.
JOKER_MEANS = קפדני: הג׳וקר שווה בדיוק כמו הקלף המועתק בתשובה שלכם. חופשי: כשהוא מעתיק קלף תמונה, אתם בוחרים 1 או 10.

# English: Strict
STRICT = קפדני

# English: Free
FREE = חופשי

# English: Jokers for two
JOKERS = ג׳וקרים במשחק לשניים

# English: With two players: four Jokers in the pack, or two.
JOKERS_MEANS = בשני שחקנים: ארבעה ג׳וקרים בחפיסה, או שניים.

# English: Four
FOUR = ארבעה

# English: Two
TWO = שניים

# English: the number of Jokers can be changed for two players only
JOKERS_FOR_TWO = את מספר הג׳וקרים אפשר לשנות רק בשני שחקנים

# English: most points in the deal
MOST_IN_DEAL = הכי הרבה נקודות בסיבוב

# English: most points in three deals
MOST_IN_THREE = הכי הרבה נקודות בשלושה סיבובים

# English: 100 points
HUNDRED_POINTS = הושגו 100 נקודות

# English: most points in twenty deals
MOST_IN_TWENTY = הכי הרבה נקודות בעשרים סיבובים

# English: { $left } to go
to_go = עוד { $left }

# English: display
DISPLAY = תצוגה

# English: bonus
BONUS = בונוס

# English: pile
PILE = ערימה

# English: won cards
WON_CARDS = קלפים שנצברו

# English: You are barred until these cards are won or set aside
BARRED_UNTIL = אתם חסומים עד שיזכו בקלפים האלה או שיונחו בצד

# English: Your call stands
YOUR_CALL_STANDS = ההכרזה שלכם עומדת

# English: Wait to see if anybody has an answer
CAN_ANYBODY = המתינו אם למישהו יש תשובה

# English: Wait for the others
WAIT_FOR_OTHERS = המתינו לאחרים

# English: Highest number ending in 1
LOCK_IN_HIGHEST = המספר הגבוה ביותר שמסתיים ב־1

# English: Beat { $value }
beat = עקפו את { $value }

# English: Only you can answer: call, or say “one off”
ONLY_YOU = רק אתם יכולים לענות: הכריזו, או אמרו ״אין אחת״

# English: Call the highest number that ends in 1
CALL_HIGHEST = הכריזו את המספר הגבוה ביותר שמסתיים ב־1

# English: One off
ONE_OFF = אין אחת

# English: No answer
NO_ANSWER = בלי תשובה

# English: Nothing to say
NOTHING_TO_SAY = אין לי מה לומר

# English: Lock in
LOCK_IN = לנעול

# English: Call
CALL = להכריז

# English: Your answer
YOUR_ANSWER = התשובה שלכם

# English: or type: 7*(K+1)
TYPE_LIKE = או הקלידו: 7*(K+1)

# English: “one off” is possible only while no call stands
FOR_CALLS = ״אין אחת״ אפשרי רק כשאין הכרזה עומדת

# English: somebody has said “one off” already
SAID_ALREADY = כבר נאמר ״אין אחת״

# English: with a clock you cannot say `nothing`: just wait
WAIT_INSTEAD = עם שעון אי אפשר לומר `nothing`: פשוט המתינו

# English: everybody else is barred: call an answer or say “one off”
ALL_BARRED = כל האחרים חסומים: הכריזו תשובה או אמרו ״אין אחת״

# English: { $n } { $n -> [one] card *[other] cards }
cards =
    { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }

# English: = { $value } with { $n } { $n -> [one] card *[other] cards }
comes_to =
    = { $value }, { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }

# English: { $value } so far
so_far = בינתיים { $value }

# English: { $card } as { $value }
face_as = { $card } בתור { $value }

# English: Joker as { $card }
joker_as = ג׳וקר בתור { $card }

# English: Joker as { $card } = { $value }
joker_as_value = ג׳וקר בתור { $card } = { $value }

# English: Joker as the { $joker }
joker_as_joker = ג׳וקר בתור { $joker }

# English: Stands: { $value } with { $n } { $n -> [one] card *[other] cards }
stands =
    עומדת: { $value }, { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }

# English: one off
SAID_ONE_OFF = אין אחת

# English: locked in
LOCKED_IN = נעילה

# English: locked in: { $value }
locked_in = נעילה: { $value }

# English: nothing to say
SAID_NOTHING = אין מה לומר

# English: barred
BARRED = חסימה

# English: The last display
LAST_DISPLAY = התצוגה הקודמת

# English: No answer was possible.
NOT_POSSIBLE = לא הייתה תשובה אפשרית.

# English: Nothing higher was possible.
NOTHING_HIGHER = לא היה אפשר ליצור מספר גבוה יותר.

# English: { $n } higher { $n -> [one] number was *[other] numbers were } possible.
higher =
    { $n ->
        [one] היה אפשר ליצור מספר אחד גבוה יותר
        [two] היה אפשר ליצור שני מספרים גבוהים יותר
       *[other] היה אפשר ליצור { $n } מספרים גבוהים יותר
    }.

# English: { $n } { $n -> [one] answer was *[other] answers were } possible.
possible =
    { $n ->
        [one] הייתה תשובה אפשרית אחת
        [two] היו שתי תשובות אפשריות
       *[other] היו { $n } תשובות אפשריות
    }.

# English: On display: { $cards }.
on_display = בתצוגה: { $cards }.

# English: Nobody has a card left to turn: the display is dead.
DEAD = לא נשארו קלפים לגלות: התצוגה מתה.

# English: { $who } { $who -> [you] turn *[other] turns } the { $cards }.
turns =
    { $who ->
        [you] גיליתם
       *[other] { $who } מגלה
    }: { $cards }.

# English: { $who } { $who -> [you] lock *[other] locks } in.
locks_in =
    { $who ->
        [you] נעלתם
       *[other] { $who } – נעילה
    }.

# English: { $who } { $who -> [you] call *[other] calls } { $call }.
calls =
    { $who ->
        [you] הכרזתם על
       *[other] { $who } – הכרזה על
    } { $call }.

# English: { $who } { $who -> [you] say *[other] says } “one off”.
says_one_off =
    { $who ->
        [you] אמרתם:
       *[other] { $who } –
    } ״אין אחת״.

# English: { $who } { $who -> [you] have *[other] has } nothing to say.
says_nothing =
    { $who ->
        [you] אין לכם
       *[other] { $who } – אין
    } מה לומר.

# English: { $who } { $who -> [you] are *[other] is } barred: { $why }.
is_barred =
    { $who ->
        [you] נחסמתם
       *[other] { $who } – חסימה
    }: { $why }.

# English: { $who } { $who -> [you] win *[other] wins } the display.
wins =
    { $who ->
        [you] זכיתם
       *[other] { $who } זוכה
    } בתצוגה.

# English: Set aside as a bonus: { $cards }.
set_aside = הונחו בצד כבונוס: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } { $cards }.
takes =
    { $who ->
        [you] זכיתם בקלפים
       *[other] { $who } זוכה בקלפים
    }: { $cards }.

# English: the “one off” is answered
ANSWERED = נמצאה תשובה אחרי ״אין אחת״

# English: { $value } is not better than what stands
not_better = { $value } לא טוב יותר ממה שעומד

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }: nothing higher can be made.
best_there_is =
    { $value }, מ־{ $used } מתוך { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }: אי אפשר ליצור יותר.

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }.
an_answer =
    { $value }, מ־{ $used } מתוך { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }.

# English: { $n -> [one] This { $n } card makes *[other] These { $n } cards make } no answer at all.
none_there_is =
    { $n ->
        [one] הקלף הזה לא נותן
        [two] שני הקלפים האלה לא נותנים
       *[other] { $n } הקלפים האלה לא נותנים
    } שום תשובה.

# English: { $value } is the highest that can be made.
nothing_better = { $value } הוא המספר הגבוה ביותר שאפשר ליצור.

# English: Find the highest answer. If there is none, say “One off”.
PUZZLE_HIGHEST = מצאו את התשובה הגבוהה ביותר. אם אין תשובה, אמרו ״אין אחת״.

# English: Find the highest answer that uses every card.
PUZZLE_ALL = מצאו את התשובה הגבוהה ביותר שמשתמשת בכל הקלפים.

# English: Make exactly 101. There is only one way, apart from swapped cards.
PUZZLE_EXACT = צרו בדיוק 101. יש רק דרך אחת, מלבד החלפה בין קלפים.

# English: Make the highest answer in three different ways.
PUZZLE_WAYS = צרו את התשובה הגבוהה ביותר בשלוש דרכים שונות.

# English: Find the highest answer with +, −, × and ÷, each of them once.
PUZZLE_EACH = מצאו את התשובה הגבוהה ביותר עם +, −, × ו־÷, כל סימן פעם אחת.

# English: Seeing how large a number can become
TRAINS_HIGHEST = לראות כמה גדול יכול מספר להיות

# English: Using the cards that get in the way
TRAINS_ALL = לשלב גם את הקלפים שמפריעים

# English: Working back from the result
TRAINS_EXACT = לחשב מהתוצאה לאחור

# English: Finding a second and a third way
TRAINS_WAYS = למצוא דרך שנייה ושלישית

# English: Subtracting and dividing without losing much
TRAINS_EACH = לחסר ולחלק בלי להפסיד הרבה

# English: You made { $value }, but a higher answer like that is possible.
more_there_is = יצרתם { $value }, אבל יש תשובה כזאת שגבוהה יותר.

# English: It does not use every card.
NOT_EVERY_CARD = התשובה לא משתמשת בכל הקלפים.

# English: It does not use each of the four signs once.
NOT_EACH_SIGN = התשובה לא משתמשת בכל אחד מארבעת הסימנים פעם אחת.

# English: You made { $value }, not { $wanted }.
not_exact = יצרתם { $value }, לא { $wanted }.

# English: You made { $value }, but { $best } is possible.
higher_there_is = יצרתם { $value }, אבל אפשר ליצור { $best }.

# English: That only says that you have no answer. “One off” says that there is none.
NOTHING_SAYS_LESS = זה רק אומר שאין לכם תשובה. ״אין אחת״ אומר שבכלל אין תשובה.

# English: There is an answer: { $best }.
answer_there_is = יש תשובה: { $best }.
