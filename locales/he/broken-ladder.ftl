## games::broken_ladder::texts

# English: Broken Ladder
TITLE = הסולם השבור

# English: Five cards, red up and black down, must lead exactly to the Head.
TAGLINE = חמישה קלפים, אדומים למעלה ושחורים למטה, צריכים להוביל בדיוק לפסגה.

# English: 10 minutes
LENGTH = 10 דקות

# English: round
ROUND = סיבוב

# English: An invented game, published at pagat.com.
CREDIT = משחק מקורי שפורסם באתר pagat.com.

# English: Head
HEAD = פסגה

# English: Starter
STARTER = בסיס

# English: invalid ladder
BROKEN = סולם פסול

# English: Discard a card
DISCARD_A_CARD = זרקו קלף

# English: Take a card, or lay down
TAKE_OR_LAY = קחו קלף או פרסו סולם

# English: Take from the stock
TAKE_STOCK = לקחת מהקופה

# English: Take from the discard pile
TAKE_DISCARD = לקחת מהערימה

# English: Take the { $card }
take = לקחת { $card }

# English: Discard { $card }{ $height -> [some] : ladder ends at { $height } *[none] }
discard =
    לזרוק { $card }{ $height ->
        [some] : הסולם יגיע ל־{ $height }
       *[none] { "" }
    }

# English: Lay down
LAY = לפרוס

# English: Lay down anyway: { $height }, not { $head }
lay_misses = לפרוס בכל זאת: { $height } במקום { $head }

# English: Lay down anyway: too many { $rank }
lay_repeats = לפרוס בכל זאת: יותר מדי { $rank }

# English: must rise { $steps }
must_rise = צריך לעלות { $steps }

# English: must fall { $steps }
must_fall = צריך לרדת { $steps }

# English: must end level
STAYS_LEVEL = צריך לסיים באותו גובה

# English: out
OUT = בחוץ

# English: each card shows the end without it
WITHOUT_IT = על כל קלף: לאן מגיעים בלעדיו

# English: ends at { $height }, must end at { $goal }
ends_at = מגיע ל־{ $height }, צריך להגיע ל־{ $goal }

# English: too many { $rank }
too_many = יותר מדי { $rank }

# English: complete
COMPLETE = הסולם שלם

# English: any of these completes it: { $cards }
completes_it = כל אחד מאלה ישלים אותו: { $cards }

# English: red { $ranks }
red = אדום { $ranks }

# English: black { $ranks }
black = שחור { $ranks }

# Separates numbers of which each is possible.
# English: { $before } or { $last }
or = { $before } או { $last }

# English: { $cards } is the Head.
is_head = הפסגה: { $cards }.

# English: { $who } { $who -> [you] start *[other] starts } from { $cards }.
starts =
    { $who ->
        [you] הבסיס שלכם
       *[other] { $who } – בסיס
    }: { $cards }.

# English: { $who } { $who -> [you] lay *[other] lays } down { $cards }.
lays =
    { $who ->
        [you] פרסתם
       *[other] { $who } – פריסה
    }: { $cards }.

# English: { $who } { $who -> [you] complete *[other] completes } the ladder with { $cards }.
completes =
    { $who ->
        [you] השלמתם את הסולם
       *[other] { $who } – סולם שלם
    }: { $cards }.

# English: { $who } { $who -> [you] miss *[other] misses } the Head: the ladder leads to { $height }.
misses =
    { $who ->
        [you] הסולם שלכם לא מגיע בדיוק לפסגה
       *[other] { $who } – הסולם לא מגיע בדיוק לפסגה
    }: הוא מוביל ל־{ $height }.

# English: { $who } { $who -> [you] show *[other] shows } too many { $rank }.
repeats =
    { $who ->
        [you] יש לכם
       *[other] { $who } –
    } יותר מדי { $rank }.

# English: { $who } { $who -> [you] are *[other] is } out of this round and { $who -> [you] lose *[other] loses } { $points } points.
goes_out =
    { $who ->
        [you] אתם בחוץ עד סוף הסיבוב ומפסידים { $points } נקודות
       *[other] { $who } – בחוץ עד סוף הסיבוב, הפסד של { $points } נקודות
    }.

# English: Nobody reached the Head, so every hand scores.
STALLS = אף סולם לא הגיע לפסגה, ולכן סופרים את כל הידיים.

# English: aces
ACES = אסים

# English: twos
TWOS = קלפי שתיים

# English: threes
THREES = קלפי שלוש

# English: fours
FOURS = קלפי ארבע

# English: fives
FIVES = קלפי חמש

# English: sixes
SIXES = קלפי שש

# English: sevens
SEVENS = קלפי שבע

# English: eights
EIGHTS = קלפי שמונה

# English: nines
NINES = קלפי תשע

# English: tens
TENS = קלפי עשר

# English: jacks
JACKS = נסיכים

# English: queens
QUEENS = מלכות

# English: kings
KINGS = מלכים

# English: most points when everybody has dealt twice
MOST_AFTER_DEALS = הכי הרבה נקודות אחרי שכולם חילקו פעמיים

# English: most points after fifty rounds
MOST_AFTER_FIFTY = הכי הרבה נקודות אחרי חמישים סיבובים

# English: most points when somebody has 1000
MOST_AT_1000 = הכי הרבה נקודות אחרי שהושגו 1000

# English: most points when somebody has 2000
MOST_AT_2000 = הכי הרבה נקודות אחרי שהושגו 2000

# English: Any ranks
ANY_RANKS = כל דרגה מותרת

# English: A valid ladder may have three or more cards of one rank.
ANY_RANKS_SAYS = בסולם תקף מותרים שלושה קלפים או יותר מאותה דרגה.

# English: Packs
PACKS = חפיסות

# English: How many packs are shuffled together for every two players.
PACKS_SAYS = כמה חפיסות מעורבבות יחד לכל שני שחקנים.

# English: One
ONE = אחת

# English: Two
TWO = שתיים

# English: Three
THREE = שלוש

# English: Referee
REFEREE = שיפוט

# English: Helpful shows where your ladder leads and warns before a mistake. Strict leaves the sums to you.
REFEREE_SAYS = שיפוט ידידותי מראה לאן הסולם מוביל ומזהיר לפני טעות. שיפוט קפדני משאיר לכם את החישוב.

# English: Helpful
CASUAL = ידידותי

# English: Strict
STRICT = קפדני

# English: Length
MATCH = אורך המשחק

# English: Everybody deals twice, or you play until somebody has 1000 or 2000 points.
MATCH_SAYS = כולם מחלקים פעמיים, או שמשחקים עד 1000 או 2000 נקודות.

# English: Two deals each
TWICE_ROUND = שתי חלוקות לשחקן

# English: 1000 points
TO_1000 = 1000 נקודות

# English: 2000 points
TO_2000 = 2000 נקודות

# English: The ladder is complete and scores { $points }.
ladder_scores = הסולם שלם ושווה { $points } נקודות.

# English: With what you keep, { $n } of { $unseen } unseen cards complete your ladder.
kept_finishes =
    עם מה שנשאר ביד, מתוך { $unseen } קלפים לא ידועים { $n ->
        [one] אחד משלים
        [two] שניים משלימים
       *[other] { $n } משלימים
    } את הסולם שלכם.

# English: { $n } of { $unseen } unseen cards complete your ladder.
drawn_finishes =
    מתוך { $unseen } קלפים לא ידועים { $n ->
        [one] אחד משלים
        [two] שניים משלימים
       *[other] { $n } משלימים
    } את הסולם שלכם.

# English: The ladder misses the Head and costs { $points }.
ladder_misses = הסולם לא מגיע בדיוק לפסגה ועולה { $points } נקודות.

# English: Complete your ladder in this turn.
PUZZLE_TAKE = השלימו את הסולם בתור הזה.

# English: After which discard do most unseen cards complete your ladder?
PUZZLE_MOST = איזה קלף לזרוק כדי שהכי הרבה קלפים לא ידועים ישלימו את הסולם?

# English: After which discard do most unseen cards complete a ladder that scores 400 or more?
PUZZLE_WORTH = איזה קלף לזרוק כדי שהכי הרבה קלפים לא ידועים ישלימו סולם ששווה 400 נקודות או יותר?

# English: All cards are open. Lay down a ladder as soon as possible and before the other player, whatever they do.
PUZZLE_FIRST = כל הקלפים גלויים. פרסו סולם מוקדם ככל האפשר ולפני הצד השני, מה שלא ישחק.

# English: All cards are open. As soon as possible, lay down a ladder that scores 400 or more, whatever the other player does.
PUZZLE_RICH = כל הקלפים גלויים. פרסו מוקדם ככל האפשר סולם ששווה 400 נקודות או יותר, מה שלא ישחק הצד השני.

# English: Seeing what the top discard does
TRAINS_TAKE = לראות מה נותן הקלף העליון בערימה

# English: Counting the cards that help
TRAINS_MOST = לספור את הקלפים שעוזרים

# English: Counting only the cards that make a ladder worth laying down
TRAINS_WORTH = לספור רק את הקלפים שמשלימים סולם ששווה לפרוס

# English: Being one turn faster
TRAINS_FIRST = להקדים בתור אחד

# English: Building a ladder of high cards in time
TRAINS_RICH = לבנות בזמן סולם מקלפים גבוהים

# English: The card on the discard pile was the one you needed.
OPEN_CARD_COMPLETES = הקלף שעל הערימה הוא הקלף שחיפשתם.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } your ladder. After the best discard it is { $most }.
leaves_ladders =
    אחריו { $n ->
        [one] קלף לא ידוע אחד משלים
        [two] שני קלפים לא ידועים משלימים
       *[other] { $n } קלפים לא ידועים משלימים
    } את הסולם שלכם. אחרי הזריקה הטובה ביותר: { $most }.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } such a ladder. After the best discard it is { $most }.
leaves_rich_ladders =
    אחריו { $n ->
        [one] קלף לא ידוע אחד משלים
        [two] שני קלפים לא ידועים משלימים
       *[other] { $n } קלפים לא ידועים משלימים
    } סולם כזה. אחרי הזריקה הטובה ביותר: { $most }.

# English: Your cards then lead to { $height }, not to { $head }.
ladder_leads_to = הקלפים שלכם מובילים אז ל־{ $height }, ולא ל־{ $head }.

# English: Your cards then have too many { $rank }.
ladder_repeats = אז יש לכם יותר מדי { $rank }.
