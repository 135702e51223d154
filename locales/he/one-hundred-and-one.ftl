## games::one_hundred_and_one::illegal_texts

# English: order a suit only with a queen that you play, or for the starting queen
illegal-ONLY_WITH_A_QUEEN = צורה קובעים רק עם מלכה ששיחקתם, או עבור מלכת הפתיחה

# English: first order a suit for the starting queen
illegal-ORDER_FIRST = קודם קבעו צורה עבור מלכת הפתיחה

# English: pass the cards on, or draw them
illegal-MUST_DRAW = העבירו את הקלפים הלאה, או משכו אותם

# English: you may pass only if you drew by choice and could play
illegal-MAY_NOT_PASS = אפשר לוותר על התור רק אחרי משיכה מרצון, כשהיה קלף מתאים

# English: you have drawn a card already: play, or pass
illegal-HAS_DRAWN = כבר משכתם קלף: שחקו, או ותרו על התור

# English: you must cover the eight: you have a card that fits
illegal-MUST_COVER = חייבים לכסות את השמונה: יש לכם קלף מתאים

# English: there is no card to draw
illegal-NO_CARD = אין קלף למשוך

# English: you have a card that fits, so you must play it
illegal-MUST_PLAY = יש לכם קלף מתאים, וחייבים לשחק אותו

# English: the { $card } does not fit: expected { $expected }
illegal-does_not_fit = הקלף { $card } לא מתאים. נדרש: { $expected }

# English: only a queen orders a suit
illegal-ONLY_QUEENS_ORDER = רק מלכה קובעת צורה

# English: this queen ends the round, so it orders no suit
illegal-LAST_QUEEN = המלכה הזאת מסיימת את הסיבוב, ולכן היא לא קובעת צורה

# English: a queen orders a suit: add `order` and its letter after the cards
illegal-QUEEN_ORDERS = מלכה קובעת צורה: הוסיפו אחרי הקלפים `order` ואת האות שלה

# English: play one card at a time
illegal-ONE_AT_A_TIME = משחקים קלף אחד בכל פעם

# English: only cards of the same rank can be played together
illegal-ONE_RANK = יחד אפשר לשחק רק קלפים מאותה דרגה

# English: between the first and the last card, expected { $cards } in this order
illegal-in_this_order = בין הקלף הראשון לאחרון נדרשים { $cards }, בסדר הזה

# English: another six
illegal-SIX = שש נוספת

# English: another seven
illegal-SEVEN = שבע נוספת

# English: { $suit }, as ordered, or a queen
illegal-ordered = { $suit }, לפי הצורה שנקבעה, או מלכה

# English: { $suit }, the rank of the { $card }, or a queen
illegal-suit_or_rank = { $suit }, הדרגה של { $card }, או מלכה

## games::one_hundred_and_one::texts

# English: One Hundred and One
TITLE = מאה ואחת

# English: Get rid of your cards. A total of exactly 101 becomes 0.
TAGLINE = היפטרו מהקלפים. סכום של בדיוק 101 הופך ל־0.

# English: 15 minutes
LENGTH = 15 דקות

# English: round
ROUND = סיבוב

# English: Traditional (Mau-Mau family); this version as described by RD AAOW.
CREDIT = משחק מסורתי (ממשפחת מאו־מאו); הגרסה הזאת לפי RD AAOW.

# English: discard pile
PLAYED_CARDS = ערימה

# English: Order a suit
ORDER_A_SUIT = קבעו צורה

# English: Which card lies on top?
WHICH_ON_TOP = איזה קלף למעלה?

# English: Play a card
PLAY = שחקו קלף

# English: Play a card, or draw
PLAY_OR_DRAW = שחקו קלף או משכו

# English: Play a card, or pass
PLAY_OR_PASS = שחקו קלף או ותרו על התור

# English: Pass it on, or draw { $cards } { $cards -> [one] card *[other] cards }
pass_on_or_draw =
    העבירו הלאה או משכו { $cards ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $cards } קלפים
    }

# English: Cover the eight
COVER = כסו את השמונה

# English: Cover the eight, or draw until a card fits
COVER_OR_DRAW = כסו את השמונה, או משכו עד שיגיע קלף מתאים

# English: Nothing fits: draw a card
DRAW_AS_NOTHING_FITS = שום קלף לא מתאים: משכו קלף

# English: Nothing fits, and there is nothing to draw: pass
PASS_AS_NOTHING_FITS = שום קלף לא מתאים ואין מה למשוך: ותרו על התור

# English: Draw a card
DRAW_A_CARD = למשוך קלף

# English: Draw { $cards } { $cards -> [one] card *[other] cards }
draw_cards =
    למשוך { $cards ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $cards } קלפים
    }

# English: Nothing to draw: pass
NOTHING_TO_DRAW = אין מה למשוך: לוותר

# English: Pass
PASS = לוותר על התור

# English: Play { $cards }{ $effect -> [some] : { $effect } *[none] }
play_cards =
    לשחק { $cards }{ $effect ->
        [some] : { $effect }
       *[none] { "" }
    }

# English: the next player draws { $cards }
next_draws = בתור הבא מושכים { $cards }

# English: the next player is skipped
NEXT_IS_SKIPPED = מדלגים על התור הבא

# English: must be covered
MUST_BE_COVERED = צריך לכסות

# English: order { $suit }
order = לקבוע { $suit }

# English: out, and 20 off
OUT_AND_20_OFF = סיום, והפחתה של 20

# English: out, and 40 off
OUT_AND_40_OFF = סיום, והפחתה של 40

# English: out, and the others pay double
OUT_AND_DOUBLE = סיום, והאחרים משלמים כפול

# English: out, and the others pay fourfold
OUT_AND_FOURFOLD = סיום, והאחרים משלמים פי ארבעה

# English: { $last } on top
on_top = { $last } למעלה

# English: { $first } first, { $last } on top
first_and_on_top = { $first } קודם, { $last } למעלה

# English: +{ $cards }, skipped
hit = +{ $cards }, דילוג

# English: skipped
SKIPPED = דילוג

# English: +{ $cards } waiting
waits = +{ $cards } בדרך

# English: must cover
COVERS = צריך לכסות

# English: out
OUT = סיום

# English: knocked out
KNOCKED_OUT = הדחה

# English: { $hand } { $hand -> [one] point *[other] points } in hand
in_hand =
    { $hand ->
        [one] נקודה אחת ביד
        [two] שתי נקודות ביד
       *[other] { $hand } נקודות ביד
    }

# English: { $sum } if you lose now
if_lost = { $sum } אם תפסידו עכשיו

# English: more than 101
ABOVE_GOAL = מעל 101

# English: 101 would become 0
BACK_TO_NOTHING = 101 יהפוך ל־0

# English: { $who } { $who -> [you] take *[other] takes } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
takes_points =
    { $who ->
        [you] קיבלתם
       *[other] { $who } –
    } { $points ->
        [one] נקודת קנס אחת
        [two] שתי נקודות קנס
       *[other] { $points } נקודות קנס
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. סך הכול { $total }.

# English: { $who } { $who -> [you] shed *[other] sheds } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
sheds_points =
    { $who ->
        [you] ירדו לכם { $points } נקודות קנס
       *[other] { $who } – הפחתה של { $points } נקודות קנס
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. סך הכול { $total }.

# English: { $who } { $who -> [you] order *[other] orders } { $suit }.
orders =
    { $who ->
        [you] קבעתם צורה
       *[other] { $who } – נקבעה צורה
    }: { $suit }.

# English: { $who } { $who -> [you] are *[other] is } skipped.
is_skipped =
    { $who ->
        [you] דילגו עליכם
       *[other] דילגו על { $who }
    }.

# English: { $who } can pass { $cards } { $cards -> [one] card *[other] cards } on.
can_pass_on =
    { $who ->
        [you] אתם יכולים
       *[other] { $who } – אפשר
    } להעביר הלאה משיכה של { $cards ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $cards } קלפים
    }.

# English: The drawn card fits.
DRAWN_CARD_FITS = הקלף שנמשך מתאים.

# English: A card fits.
A_CARD_FITS = יש קלף מתאים.

# English: Nothing fits.
NOTHING_FITS = שום קלף לא מתאים.

# English: { $who } { $who -> [you] pass *[other] passes }.
passes =
    { $who ->
        [you] ויתרתם על התור
       *[other] { $who } – ויתור על התור
    }.

# English: There is nothing to draw. { $who } { $who -> [you] pass *[other] passes }.
finds_nothing =
    אין מה למשוך. { $who ->
        [you] ויתרתם על התור
       *[other] { $who } – ויתור על התור
    }.

# English: There is nothing to draw, so the eight counts as covered.
COUNTS_AS_COVERED = אין מה למשוך, ולכן השמונה נחשבת מכוסה.

# English: { $who } { $who -> [you] are *[other] is } out.
is_out =
    { $who ->
        [you] נגמרו לכם הקלפים
       *[other] { $who } – נגמרו הקלפים
    }.

# English: Exactly 101: { $who -> [you] you begin *[other] { $who } begins } again from 0.
is_wiped =
    בדיוק 101: { $who ->
        [you] אתם חוזרים
       *[other] { $who } – חזרה
    } ל־0.

# English: { $who } { $who -> [you] are *[other] is } knocked out.
is_knocked_out =
    { $who ->
        [you] הודחתם
       *[other] { $who } – הדחה
    }.

# English: Nobody can play or draw: the round is blocked.
BLOCKED_BY_PASSES = אי אפשר לשחק או למשוך: הסיבוב חסום.

# English: After 300 turns the round is blocked.
BLOCKED_BY_TURNS = אחרי 300 תורות הסיבוב חסום.

# English: The stock has been rebuilt eleven times: the round is blocked.
BLOCKED_BY_REBUILDS = הקופה נבנתה מחדש אחת עשרה פעמים: הסיבוב חסום.

# English: somebody has more than 101, and the lowest total wins
EXCEEDED = לפחות סך אחד עבר את 101, והסך הנמוך ביותר מנצח

# English: all others have more than 101
LAST_LEFT = כל האחרים עברו את 101

# English: all have more than 101, and the lowest total wins
NOBODY_LEFT = כולם עברו את 101, והסך הנמוך ביותר מנצח

# English: 100 rounds were played, and the lowest total wins
ALL_ROUNDS = שוחקו 100 סיבובים, והסך הנמוך ביותר מנצח

# English: Free to draw
DRAW_CHOICE = משיכה מרצון

# English: You need not play: draw one card instead, then play or pass.
DRAW_CHOICE_SAYS = לא חייבים לשחק: אפשר למשוך קלף אחד, ואז לשחק או לוותר על התור.

# English: Equal ranks together
EQUAL_RANKS = דרגות שוות יחד

# English: You may play several cards of one rank at once; their effects add up.
EQUAL_RANKS_SAYS = מותר לשחק כמה קלפים מאותה דרגה בבת אחת; ההשפעות שלהם מצטברות.

# English: Pass it on
PASS_ON = העברה הלאה

# English: Answer a six with a six, or a seven with a seven: the next player takes it all.
PASS_ON_SAYS = עונים על שש בשש, או על שבע בשבע: הכול עובר לתור הבא.

# English: Quick round
QUICK_ROUND = סיבוב מהיר

# English: The round ends as soon as one player is out.
QUICK_ROUND_SAYS = הסיבוב נגמר ברגע שיד אחת מתרוקנת.

# English: Knock-out
KNOCK_OUT = הדחה

# English: Three or four players: whoever goes above 101 is out, and the others play on until one is left.
KNOCK_OUT_SAYS = שלושה או ארבעה שחקנים: מעל 101 יוצאים מהמשחק, והאחרים ממשיכים עד שנשאר רק שחקן אחד.

# English: Knock-out is for three or four players: with two, the match ends when one has lost
KNOCK_OUT_FOR_MORE = הדחה מתאימה לשלושה או ארבעה שחקנים: בשניים המשחק נגמר עם ההפסד הראשון

# English: Queens only
LONE_QUEEN = רק מלכות

# English: A hand of nothing but queens costs 20 for each, 40 for the queen of spades.
LONE_QUEEN_SAYS = יד שיש בה רק מלכות עולה 20 לכל מלכה, ו־40 למלכת העלה.

# English: Winner deals
WINNER_DEALS = חלוקה בידי הזוכה

# English: The first player out deals the next round.
WINNER_DEALS_SAYS = השחקן שסיים ראשון מחלק את הסיבוב הבא.

# English: Cards each
HAND_SIZE = קלפים לשחקן

# English: How many cards each player gets; the dealer’s last one begins the discard pile.
HAND_SIZE_SAYS = כמה קלפים מקבל כל שחקן; הקלף האחרון של המחלק פותח את הערימה.

# English: Four
FOUR = ארבעה

# English: Five
FIVE = חמישה

# English: Queens double
QUEEN_DOUBLES = מלכה מכפילה

# English: Going out on a queen takes nothing off, but the others pay double, and fourfold for the queen of spades.
QUEEN_DOUBLES_SAYS = סיום במלכה לא מפחית דבר, אבל האחרים משלמים כפול, ועל מלכת העלה פי ארבעה.

# English: You get rid of { $n } { $n -> [one] card *[other] cards } at once and keep { $left }, worth { $points } { $points -> [one] point *[other] points }.
chain_leaves =
    אתם נפטרים { $n ->
        [one] מקלף אחד
        [two] משני קלפים
       *[other] מ־{ $n } קלפים
    } בבת אחת ונשארים עם { $left ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $left } קלפים
    }, בשווי { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.

# English: { $n -> [one] This card goes *[other] These { $n } cards go } one after the other, and you are out.
chain_goes_out =
    { $n ->
        [one] הקלף הזה יוצא, והיד מתרוקנת
        [two] שני הקלפים האלה יוצאים בזה אחר זה, והיד מתרוקנת
       *[other] { $n } הקלפים האלה יוצאים בזה אחר זה, והיד מתרוקנת
    }.

# English: { $n } of { $unseen } unseen cards fit.
unseen_fit =
    מתוך { $unseen } קלפים לא ידועים { $n ->
        [one] אחד מתאים
        [two] שניים מתאימים
       *[other] { $n } מתאימים
    }.

# English: You hold { $n } of this suit; { $others } of { $unseen } unseen cards have it, too.
of_the_suit =
    יש לכם { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    } מהצורה הזאת; מתוך { $unseen } קלפים לא ידועים יש בה עוד { $others }.

# English: You take { $n } { $n -> [one] card *[other] cards }.
must_take =
    אתם לוקחים { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }.

# English: You keep { $n } { $n -> [one] card *[other] cards }, worth { $points } { $points -> [one] point *[other] points }; { $fitting } of them { $fitting -> [one] fits *[other] fit } now.
keeps_cards =
    אתם נשארים עם { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }, בשווי { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }; מתוכם { $fitting ->
        [one] אחד מתאים
        [two] שניים מתאימים
       *[other] { $fitting } מתאימים
    } עכשיו.

# English: Play a queen. Which suit leaves the fewest cards that fit?
PUZZLE_SUIT = שחקו מלכה. איזו צורה משאירה הכי מעט קלפים מתאימים?

# English: Play all your cards in this turn.
PUZZLE_CHAIN = שחקו את כל הקלפים שלכם בתור הזה.

# English: After which card must the other player certainly draw?
PUZZLE_SAFE = אחרי איזה קלף הצד השני בוודאות יצטרך למשוך?

# English: Which of these cards can the other player not have?
PUZZLE_CANNOT = איזה מהקלפים האלה לא יכול להיות ביד של הצד השני?

# English: The other player has one card. Which of these can it be?
PUZZLE_LAST = לצד השני נשאר קלף אחד. איזה מאלה הוא יכול להיות?

# English: All cards are open. Get rid of your cards as soon as possible, whatever the other player does.
PUZZLE_OUT = כל הקלפים גלויים. היפטרו מהקלפים שלכם מוקדם ככל האפשר, מה שלא ישחק הצד השני.

# English: All cards are open. As soon as possible, end the round with more than 101 points for the other player.
PUZZLE_OVER = כל הקלפים גלויים. סיימו את הסיבוב מוקדם ככל האפשר, כשלצד השני יותר מ־101 נקודות.

# English: Counting the suits that were not seen
TRAINS_SUIT = לספור את הצורות שלא נראו

# English: Finding the order in which everything can be played
TRAINS_CHAIN = למצוא סדר שבו אפשר לשחק הכול

# English: Knowing what the other player cannot hold
TRAINS_SAFE = לדעת מה לא יכול להיות ביד של הצד השני

# English: Finding the last card of the other player
TRAINS_LAST = לגלות את הקלף האחרון של הצד השני

# English: Looking ahead until you are out
TRAINS_OUT = לחשב קדימה עד הקלף האחרון

# English: Ending the round when it costs the other player most
TRAINS_OVER = לסיים את הסיבוב כשזה הכי יקר לצד השני

# English: After it at least { $n } { $n -> [one] card stays *[other] cards stay } in your hand.
chain_is_stuck =
    אחריו { $n ->
        [one] נשאר ביד לפחות קלף אחד
        [two] נשארים ביד לפחות שני קלפים
       *[other] נשארים ביד לפחות { $n } קלפים
    }.

# English: It orders no suit.
ORDERS_NOTHING = זה לא קובע צורה.

# English: It plays no card.
COVERS_NOTHING = במהלך הזה לא משחקים קלף.

# English: The other player may hold this card, which fits: { $card }.
may_be_covered = ייתכן שאצל הצד השני נמצא קלף מתאים: { $card }.

# English: { $n } unseen { $n -> [one] card fits *[other] cards fit }. For the best suit it is only { $least }.
suit_is_covered =
    { $n ->
        [one] קלף לא ידוע אחד מתאים
        [two] שני קלפים לא ידועים מתאימים
       *[other] { $n } קלפים לא ידועים מתאימים
    }. בצורה הטובה ביותר: רק { $least }.
