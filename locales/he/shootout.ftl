## games::shootout::illegal_texts

# English: the game is over
illegal-OVER = הסיבוב נגמר

# English: first take a card
illegal-TAKE_FIRST = קודם קחו קלף

# English: discard exactly one card
illegal-ONE_CARD = זרקו בדיוק קלף אחד

# English: if you shoot, you must shoot three times
illegal-THREE_SHOTS = אם יורים, חייבים לירות שלוש פעמים

# English: now lead a card, or end the turn
illegal-LEAD_OR_PASS = עכשיו הובילו קלף או סיימו את התור

# English: you must follow the lead
illegal-FOLLOW = חייבים לענות על ההובלה

# English: you must score at least one card of the trick
illegal-SCORE = חייבים לרשום לפחות קלף אחד מהלקיחה

# English: only single cards can be played in this match
illegal-SINGLES_ONLY = במשחק הזה משחקים רק קלפים בודדים

# English: only cards of one rank can be played together
illegal-MIXED = יחד אפשר לשחק רק קלפים מאותה דרגה

# English: follow a single card with a single card
illegal-SINGLE_FOR_SINGLE = על קלף בודד עונים בקלף בודד

# English: follow { $n } cards with as many, or with one
illegal-as_many = על { $n } קלפים עונים באותו מספר קלפים, או בקלף אחד

# English: you must follow suit: your hand has { $suit }
illegal-follow_suit = חייבים לענות באותה צורה: יש לכם ביד { $suit }

# English: your hand has { $suit }, so your set needs { $suit } or a trump
illegal-set_needs = יש לכם ביד { $suit }, ולכן בין הקלפים צריך להיות { $suit } או שליט

# English: { $card } must be on top, and the others in the order S H D C
illegal-trump_on_top = הקלף { $card } חייב להיות למעלה, והאחרים לפי הסדר S H D C

# English: write the cards below the top one in the order S H D C
illegal-ORDER = כתבו את הקלפים שמתחת לעליון לפי הסדר S H D C

# English: expected { $moves }
illegal-expected = נדרש: { $moves }

# English: { $before } or { $last }
illegal-or = { $before } או { $last }

# English: a two was lost to this trick: expected `score miss 0`
illegal-TWO_WAS_LOST = קלף שתיים הלך לאיבוד בלקיחה הזאת. נדרש: `score miss 0`

# English: a two was lost to this trick, so score one card of the winner's own set
illegal-ONE_OF_OWN_SET = קלף שתיים הלך לאיבוד בלקיחה הזאת, ולכן רושמים קלף אחד מתוך הקלפים שזכו בה

# English: score all that one player played to this trick
illegal-ALL_OF_ONE_PLAYER = רושמים את כל הקלפים ששחקן אחד שיחק בלקיחה הזאת

# English: nobody lost a two to this trick
illegal-NO_TWO_LOST = שום קלף שתיים לא הלך לאיבוד בלקיחה הזאת

# English: there is no sum to decide on
illegal-NO_SUM = אין סכום להחליט עליו

## games::shootout::texts

# English: Shootout
TITLE = קרב יריות

# English: Win tricks, and score one card of each to land on exactly 101.
TAGLINE = זכו בלקיחות ורשמו קלף אחד מכל לקיחה, כדי להגיע בדיוק ל־101.

# English: 15 minutes
LENGTH = 15 דקות

# English: game
ROUND = סיבוב

# English: A published two-player card game. We do not know its author and title; “Shootout” is our name for it.
CREDIT = משחק קלפים לשניים שפורסם. לא ידוע לנו מי המציא אותו ומה שמו; ״קרב יריות״ הוא השם שאנחנו נתנו לו.

# English: Target
TARGET = מטרה

# English: Hit this number exactly to win. With doubles and triples it is 201 unless you choose another.
TARGET_DOES = כדי לנצח צריך לפגוע בדיוק במספר הזה. עם זוגות ושלישיות הוא 201, אלא אם בוחרים אחרת.

# English: 67, 133 and 201
THREE_TARGETS = 67, 133 ו־201

# English: Three shots
THREE_SHOTS = שלוש יריות

# English: If you shoot, you shoot three times in a row. Each trick scores by itself, or only the sum scores.
THREE_SHOTS_DOES = אם יורים, יורים שלוש פעמים ברצף. כל לקיחה נרשמת לחוד, או שרק הסכום נרשם.

# English: Each trick scores
EACH_SCORES = כל לקיחה נרשמת

# English: The sum scores
TOTAL_SCORES = הסכום נרשם

# English: No overshooting
NO_OVERSHOOTING = בלי לעבור את המטרה

# English: A value that would pass the target is not added: it counts nothing or is subtracted.
NO_OVERSHOOTING_DOES = ערך שעובר את המטרה לא נוסף: הוא שווה אפס או מופחת.

# English: Doubles and triples
SETS = זוגות ושלישיות

# English: Two or three cards of one rank may be led together.
SETS_DOES = מותר להוביל יחד שניים או שלושה קלפים מאותה דרגה.

# English: Misses
MISSING = החטאות

# English: If a player who follows loses a two to the trick, its winner scores nothing.
MISSING_DOES = אם בתשובה להובלה הולך לאיבוד קלף שתיים, הלקיחה לא שווה נקודות.

# English: Finish on a double
FINISH = סיום בזוג

# English: Only two cards of one rank, scored together, can hit the last target.
FINISH_DOES = רק שני קלפים מאותה דרגה שנרשמים יחד יכולים לפגוע במטרה האחרונה.

# English: “Finish on a double” needs “Doubles and triples”: without them nobody scores a double
FINISH_NEEDS_SETS = ״סיום בזוג״ דורש ״זוגות ושלישיות״: בלעדיהם אי אפשר לרשום זוג

# English: Match
MATCH = אורך המשחק

# English: Whoever wins more than half of the games wins the match.
MATCH_DOES = זכייה ביותר ממחצית הסיבובים היא ניצחון במשחק.

# English: One game
ONE_GAME = סיבוב אחד

# English: Best of three
BEST_OF_THREE = הטוב משלושה

# English: Best of five
BEST_OF_FIVE = הטוב מחמישה

# English: most games won
MOST_GAMES = הכי הרבה סיבובים

# English: no game was won
NO_GAME_WON = אף סיבוב לא הוכרע

# English: the target was hit exactly
HIT = פגיעה מדויקת במטרה

# English: the stock ran out three times without a shot
STALLED = הקופה נגמרה שלוש פעמים בלי ירייה

# English: a thousand cards in a row came from the discard pile
TOO_MANY_TAKES = אלף קלפים ברצף נלקחו מהערימה

# English: 300 tricks without a winner
TOO_MANY_TRICKS = 300 לקיחות בלי ניצחון

# English: Take one of the two top cards
TAKE = קחו אחד משני הקלפים העליונים

# English: Discard a card
DISCARD = זרקו קלף

# English: Shoot, or end the turn
SHOOT = ירו או סיימו את התור

# English: Shoot again: { $shots -> [one] the last shot *[other] { $shots } more shots }
shoot_again =
    ירו שוב: { $shots ->
        [one] הירייה האחרונה
        [two] עוד שתי יריות
       *[other] עוד { $shots } יריות
    }

# English: Follow { $lead }
follow = ענו על { $lead }

# English: Name a value for this turn’s sum
NAME_A_VALUE = בחרו ערך לסכום של התור הזה

# English: Choose what to score
SCORE = בחרו מה לרשום

# English: Your sum would pass the target: count nothing, or subtract it
DECIDE = הסכום שלכם יעבור את המטרה: לרשום אפס, או להפחית

# English: The game is over
OVER = הסיבוב נגמר

# English: Take from the stock
TAKE_STOCK = לקחת מהקופה

# English: Take { $card } from the stock
take_stock = לקחת { $card } מהקופה

# English: Take from the discard pile
TAKE_DISCARD = לקחת מהערימה

# English: Take { $card } from the discard pile
take_discard = לקחת { $card } מהערימה

# English: Discard { $card }
discard = לזרוק { $card }

# English: End the turn
PASS = לסיים את התור

# English: Shoot { $cards }
shoot = לירות { $cards }

# English: Follow with { $cards }
follow_with = לענות: { $cards }

# English: Which suit do you lead?
WHICH_SUIT = איזו צורה אתם מובילים?

# English: { $card } on top
on_top = { $card } למעלה

# English: Miss: score nothing
MISS = החטאה: בלי נקודות

# English: Nothing
NOTHING = כלום

# English: { $total }, wins
wins = { $total }, ניצחון

# English: { $total }, next target { $target }
next_target = { $total }, המטרה הבאה { $target }

# English: { $total }, { $n } to go
left = { $total }, עוד { $n }

# English: { $total }, { $n } over
past = { $total }, { $n } מעל

# English: { $total }, as it would pass { $target }
would_pass = { $total }, כי זה עובר את { $target }

# English: { $total }, as it is not a double
no_double = { $total }, כי זה לא זוג

# English: { $sum } in this turn
in_this_turn = { $sum } בתור הזה

# English: { $sum } in this turn, hits { $target }
sum_hits = { $sum } בתור הזה, פגיעה ב־{ $target }

# English: { $sum } in this turn, { $n } over
sum_passes = { $sum } בתור הזה, { $n } מעל

# English: { $n } to go
to_go = עוד { $n }

# English: { $n } over
over = { $n } מעל

# English: on target
ON_TARGET = בול במטרה

# English: a { $n }
a_number = { $n }

# English: an 8
AN_EIGHT = 8

# English: an ace
ACE = אס

# English: a Joker
JOKER = ג׳וקר

# English: a ten or a face card
TEN_OR_COURT = עשר או תמונה

# English: two { $n }s
two_of = זוג { $n }

# English: two aces
TWO_ACES = זוג אסים

# English: both Jokers
TWO_JOKERS = שני הג׳וקרים

# English: a pair from ten to king
TWO_TENS = זוג מעשר עד מלך

# English: three { $n }s
three_of = שלישיית { $n }

# English: three aces
THREE_ACES = שלישיית אסים

# English: a triple from ten to king
THREE_TENS = שלישייה מעשר עד מלך

# English: { $before } or { $last }
or = { $before } או { $last }

# English: { $cards } would hit it
hit_by = לפגיעה: { $cards }

# English: { $points } first, then one card can hit it
first = קודם { $points }, ואז קלף אחד יכול לפגוע

# English: Trumps: { $suit }
trumps = שליט: { $suit }

# English: shooter
SHOOTER = יורה

# English: wins the trick
TAKES_THE_TRICK = זוכה בלקיחה

# English: misses
MISSES = החטאה

# English: { $n } { $n -> [one] game *[other] games } won
games_won =
    { $n ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $n } ניצחונות
    }

# English: trick
PLAYED = לקיחה

# English: Trumps are { $suit }.
trumps_are = השליט: { $suit }.

# English: Nobody wins this game.
NOBODY_WINS = הסיבוב נגמר בלי ניצחון.

# English: { $who } { $who -> [you] end *[other] ends } the turn.
passes =
    { $who ->
        [you] סיימתם את התור
       *[other] { $who } – סוף התור
    }.

# English: { $who } { $who -> [you] miss *[other] misses }: the trick scores nothing.
misses =
    { $who ->
        [you] החטאתם
       *[other] { $who } – החטאה
    }: הלקיחה לא שווה נקודות.

# English: { $who } { $who -> [you] win *[other] wins } the game.
wins_the_game =
    { $who ->
        [you] זכיתם
       *[other] { $who } זוכה
    } בסיבוב.

# English: { $who } { $who -> [you] reach *[other] reaches } { $target }. The next target is { $next }.
reaches =
    { $who ->
        [you] פגעתם
       *[other] { $who } – פגיעה
    } ב־{ $target }. המטרה הבאה: { $next }.

# English: { $who } { $who -> [you] count *[other] counts } the { $cards }.
counts =
    { $who ->
        [you] רשמתם
       *[other] { $who } – לניקוד
    }: { $cards }.

# English: { $who } { $who -> [you] name *[other] names } the { $cards }: { $value }.
names =
    { $who ->
        [you] בחרתם
       *[other] { $who } – לסכום
    }: { $cards }, { $value }.

# English: It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
leaves =
    נשאר עוד { $left }; מתוך { $unseen } קלפים לא ידועים { $n ->
        [one] אחד שווה
        [two] שניים שווים
       *[other] { $n } שווים
    } בדיוק { $left }.

# English: It hits the target.
HITS_THE_TARGET = זו פגיעה במטרה.

# English: { $n } of { $unseen } unseen cards beat it.
beaten_by =
    מתוך { $unseen } קלפים לא ידועים { $n ->
        [one] אחד גובר עליו
        [two] שניים גוברים עליו
       *[other] { $n } גוברים עליו
    }.

# English: It wins the trick so far, for up to { $points } { $points -> [one] point *[other] points }.
wins_the_trick =
    כרגע זה זוכה בלקיחה, ששווה עד { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.

# English: It loses the trick and gives away { $points } { $points -> [one] point *[other] points } at most.
loses_the_trick =
    זה מפסיד את הלקיחה ומוסר לכל היותר { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.

# English: You keep { $n } { $n -> [one] trump *[other] trumps }, and { $hits } { $hits -> [one] card *[other] cards } that hit your target.
keeps =
    { $n ->
        [one] נשאר לכם שליט אחד
        [two] נשארים לכם שני שליטים
       *[other] נשארים לכם { $n } שליטים
    }, וגם { $hits ->
        [one] קלף אחד שפוגע במטרה
        [two] שני קלפים שפוגעים במטרה
       *[other] { $hits } קלפים שפוגעים במטרה
    }.

# English: { $n } of { $unseen } unseen cards beat your safest lead.
safest_lead =
    מתוך { $unseen } קלפים לא ידועים { $n ->
        [one] אחד גובר
        [two] שניים גוברים
       *[other] { $n } גוברים
    } על ההובלה הבטוחה ביותר שלכם.

# English: A two was lost, so the trick scores nothing. It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
missed =
    קלף שתיים הלך לאיבוד, ולכן הלקיחה לא שווה נקודות. נשאר עוד { $left }; מתוך { $unseen } קלפים לא ידועים { $n ->
        [one] אחד שווה
        [two] שניים שווים
       *[other] { $n } שווים
    } בדיוק { $left }.

# English: That makes { $sum } this turn and leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
sum_leaves =
    הסכום בתור הזה הוא { $sum }, ונשאר עוד { $left }; מתוך { $unseen } קלפים לא ידועים { $n ->
        [one] אחד שווה
        [two] שניים שווים
       *[other] { $n } שווים
    } בדיוק { $left }.

# English: That makes { $sum } this turn, which hits the target.
sum_is_exact = הסכום בתור הזה הוא { $sum }, פגיעה במטרה.

# English: That makes { $sum } this turn, { $n } more than may be added.
sum_is_too_large = הסכום בתור הזה הוא { $sum }, { $n } יותר ממה שמותר להוסיף.

# English: That makes { $sum } this turn, which would hit the target, but it is not a double.
sum_is_no_double = הסכום בתור הזה הוא { $sum }. הוא היה פוגע במטרה, אבל זה לא זוג.

# English: Which lead wins the trick, whatever the others play?
PUZZLE_TRICK = איזו הובלה זוכה בלקיחה, מה שלא ישחקו האחרים?

# English: Hit your target in this turn, whatever the others play.
PUZZLE_HIT = פגעו במטרה שלכם בתור הזה, מה שלא ישחקו האחרים.

# English: After which score can most cards in your hand hit the target?
PUZZLE_SCORE = איזה קלף לרשום כדי שהכי הרבה קלפים ביד שלכם יוכלו לפגוע במטרה?

# English: All cards are open. Hit the target in this turn, whatever the other player answers.
PUZZLE_OPEN = כל הקלפים גלויים. פגעו במטרה בתור הזה, מה שלא יענה הצד השני.

# English: All cards are open. Make the other player go over the target in this turn, whichever card they score.
PUZZLE_OVER = כל הקלפים גלויים. גרמו לצד השני לעבור את המטרה בתור הזה, ולא משנה איזה קלף יירשם.

# English: Counting the cards that beat yours
TRAINS_TRICK = לספור את הקלפים שגוברים על הקלף שלכם

# English: Coming within reach of the target
TRAINS_SCORE = להתקרב לטווח פגיעה

# English: Finding the one sure hit
TRAINS_HIT = למצוא את הפגיעה הבטוחה היחידה

# English: Finding leads that leave no way out
TRAINS_OPEN = למצוא הובלות שאין מהן מוצא

# English: Making the other player score too much
TRAINS_OVER = לגרום לצד השני לרשום יותר מדי

# English: After it { $n } of your cards { $n -> [one] is *[other] are } worth what you need. After the best score it is { $most }.
leaves_hits =
    אחריו { $n ->
        [one] קלף אחד שלכם שווה
        [two] שני קלפים שלכם שווים
       *[other] { $n } קלפים שלכם שווים
    } בדיוק מה שחסר. אחרי הרישום הטוב ביותר: { $most }.

# English: You have given away the only card that hits for certain.
GAVE_IT_AWAY = ויתרתם על הקלף היחיד שפוגע בוודאות.

# English: The only card that hits for certain was in the other pile.
LEFT_IT_LYING = הקלף היחיד שפוגע בוודאות היה בערימה השנייה.

# English: It is not worth { $n }, which you need.
not_worth = הוא לא שווה { $n }, מה שחסר לכם.

# English: Somebody may hold this card, which beats it: { $card }.
may_be_beaten = ייתכן שאצל מישהו יש קלף שגובר עליו: { $card }.
