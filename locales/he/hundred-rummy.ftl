## games::hundred_rummy::texts

# English: 100 Points Rummy
TITLE = רמי 100

# English: Collect four cards that make exactly 100, four times.
TAGLINE = אספו ארבעה קלפים שסכומם בדיוק 100, ארבע פעמים.

# English: 5 minutes
LENGTH_IN_WORDS = 5 דקות

# English: game
ROUND = סיבוב

# English: Invented by Aaron and Stephanie Richardson (A'n'SR-entertainments).
CREDIT = המציאו אהרון וסטפני ריצ׳רדסון (A'n'SR-entertainments).

# English: Length
LENGTH = אורך המשחק

# English: One game, or a tournament: each player plays first in one game, and all points add up.
LENGTH_DOES = סיבוב אחד, או טורניר: כל שחקן פותח סיבוב אחד, וכל הנקודות מצטברות.

# English: One game
ONE_GAME = סיבוב אחד

# English: Tournament
TOURNAMENT = טורניר

# English: End of solitaire
SOLITAIRE_END = סוף הסוליטר

# English: Playing alone, you lose when you must draw from an empty stock, or as soon as the stock is empty.
SOLITAIRE_END_DOES = במשחק לבד מפסידים כשצריך למשוך מקופה ריקה, או מיד כשהקופה מתרוקנת.

# English: When you must draw
MUST_DRAW = כשצריך למשוך

# English: When the stock is empty
STRICT = כשהקופה ריקה

# English: “End of solitaire” can be changed for one player only
ONLY_ALONE = את ״סוף הסוליטר״ אפשר לשנות רק לשחקן יחיד

# English: the stock ran out before 400 points
STOCK_RAN_OUT = הקופה נגמרה לפני 400 נקודות

# English: most points in the tournament
MOST_IN_TOURNAMENT = הכי הרבה נקודות בטורניר

# English: the stock ran out three times without a score
TOO_MANY_REBUILDS = הקופה נגמרה שלוש פעמים בלי שנרשמה מאה

# English: a hundred cards in a row came from the discard pile
TOO_MANY_TAKES = מאה קלפים ברצף נלקחו מהערימה

# English: 400 points
GOAL = הושגו 400 נקודות

# English: Discard a card
DISCARD = זרקו קלף

# English: Score, or take a card
SCORE_OR_TAKE = רשמו 100 או קחו קלף

# English: Take a card
TAKE = קחו קלף

# English: The game is over
GAME_IS_OVER = הסיבוב נגמר

# English: Take from the stock
TAKE_STOCK = לקחת מהקופה

# English: Take the { $card }
take_discard = לקחת { $card }

# English: Take from the discard pile
TAKE_DISCARD = לקחת מהערימה

# English: Discard { $card }
discard = לזרוק { $card }

# English: Score 100
SCORE = לרשום 100

# English: scored hundreds
HUNDREDS = מאות שנרשמו

# English: { $n } { $n -> [one] hundred *[other] hundreds } to go
to_go =
    עוד { $n ->
        [one] מאה אחת
        [two] שתי מאות
       *[other] { $n } מאות
    }

# English: all four hundreds
DONE = כל ארבע המאות

# English: the game is over
OVER = הסיבוב נגמר

# English: your hand makes { $points }, not 100
not_100 = סכום היד הוא { $points }, לא 100

# English: in solitaire you cannot take from the discard pile
NEVER_TAKEN = בסוליטר אי אפשר לקחת מהערימה

# English: the discard pile is empty
NO_DISCARD = הערימה ריקה

# English: the stock is empty, so you must score your hand
NO_STOCK = הקופה ריקה, ולכן צריך לרשום את היד

# English: Four cards make exactly 100.
MAKES_100 = ארבעה קלפים שסכומם בדיוק 100.

# English: With what you keep, { $n } of { $unseen } unseen cards make 100.
kept_makes_100 =
    עם מה שנשאר ביד, מתוך { $unseen } קלפים לא ידועים { $n ->
        [one] אחד משלים
        [two] שניים משלימים
       *[other] { $n } משלימים
    } ל־100.

# English: { $n } of { $unseen } unseen cards make 100.
drawn_makes_100 =
    מתוך { $unseen } קלפים לא ידועים { $n ->
        [one] אחד משלים
        [two] שניים משלימים
       *[other] { $n } משלימים
    } ל־100.

# English: After which discard do most unseen cards make 100?
PUZZLE_MOST = איזה קלף לזרוק כדי שהכי הרבה קלפים לא ידועים ישלימו ל־100?

# English: One discard wins the solitaire for certain. Which?
PUZZLE_WIN = זריקה אחת מנצחת בסוליטר בוודאות. איזו?

# English: Which discard wins the solitaire most often?
PUZZLE_SOLITAIRE = איזו זריקה מנצחת בסוליטר הכי הרבה פעמים?

# English: All cards are open. Score the next hundred as soon as possible, whatever the other player does.
PUZZLE_RACE = כל הקלפים גלויים. רשמו את המאה הבאה מוקדם ככל האפשר, מה שלא ישחק הצד השני.

# English: All cards are open. Score the next hundred in as few turns as possible.
PUZZLE_PLAN = כל הקלפים גלויים. רשמו את המאה הבאה בכמה שפחות תורות.

# English: All cards are open. Reach 400 points in as few turns as possible.
PUZZLE_DRAWS = כל הקלפים גלויים. הגיעו ל־400 נקודות בכמה שפחות תורות.

# English: Counting the cards that help
TRAINS_MOST = לספור את הקלפים שעוזרים

# English: Playing the end of a solitaire to the last card
TRAINS_WIN = לשחק את סוף הסוליטר עד הקלף האחרון

# English: Weighing chances when the stock is nearly known
TRAINS_SOLITAIRE = לשקול סיכויים כשהקופה כמעט ידועה

# English: Being one turn faster
TRAINS_RACE = להקדים בתור אחד

# English: Planning several draws ahead
TRAINS_PLAN = לתכנן כמה משיכות קדימה

# English: After it { $n } unseen { $n -> [one] card makes *[other] cards make } 100. After the best discard it is { $most }.
leaves_hundreds =
    אחריו { $n ->
        [one] קלף לא ידוע אחד משלים
        [two] שני קלפים לא ידועים משלימים
       *[other] { $n } קלפים לא ידועים משלימים
    } ל־100. אחרי הזריקה הטובה ביותר: { $most }.

# English: It wins in { $percent }% of the cases. The best discard wins in { $most }%.
wins_solitaire = זה מנצח ב־{ $percent }% מהמקרים. הזריקה הטובה ביותר מנצחת ב־{ $most }%.
