## i18n::common

# The addressed player, at the beginning of a sentence.
# English: You
common-YOU = אתם

# English: Somebody
common-SOMEBODY = שחקן

# A sentence without its full stop.
# English: { $text }.
common-sentence = { $text }.

# Two sentences, one after the other.
# English: { $first } { $second }
common-both = { $first } { $second }

# A list so far, and its next item.
# English: { $so_far }, { $next }
common-listed = { $so_far }, { $next }

# What something is, and what there is to say about it.
# English: { $label }: { $text }
common-labelled = { $label }: { $text }

# English: ace
common-ACE = אס

# English: two
common-TWO = שתיים

# English: three
common-THREE = שלוש

# English: four
common-FOUR = ארבע

# English: five
common-FIVE = חמש

# English: six
common-SIX = שש

# English: seven
common-SEVEN = שבע

# English: eight
common-EIGHT = שמונה

# English: nine
common-NINE = תשע

# English: ten
common-TEN = עשר

# English: jack
common-JACK = נסיך

# English: queen
common-QUEEN = מלכה

# English: king
common-KING = מלך

# The letters of an ace, a king, a queen and a jack in a corner of a card, as cards of the country have them.
# English: A
common-ACE_LETTER = A

# English: K
common-KING_LETTER = K

# English: Q
common-QUEEN_LETTER = Q

# English: J
common-JACK_LETTER = J

# A suit by itself.
# English: spades
common-SPADES = עלה

# English: hearts
common-HEARTS = לב

# English: diamonds
common-DIAMONDS = יהלום

# English: clubs
common-CLUBS = תלתן

# The suit in the name of a card.
# English: of spades
common-OF_SPADES = עלה

# English: of hearts
common-OF_HEARTS = לב

# English: of diamonds
common-OF_DIAMONDS = יהלום

# English: of clubs
common-OF_CLUBS = תלתן

# A Joker in an expression.
# English: Joker
common-JOKER = ג׳וקר

# English: big Joker
common-BIG_JOKER = ג׳וקר גדול

# English: little Joker
common-LITTLE_JOKER = ג׳וקר קטן

# English: { $rank } { $of_suit }
common-suited = { $rank } { $of_suit }

# English: a hidden card
common-HIDDEN_CARD = קלף סגור

# English: { $n } hidden { $n -> [one] card *[other] cards }
common-hidden_cards =
    { $n ->
        [one] קלף סגור אחד
        [two] שני קלפים סגורים
       *[other] { $n } קלפים סגורים
    }

# A single card in a sentence, if there are many like it.
# English: a { $card }
common-a_card = { $card }

# A single card in a sentence, if there is only one.
# English: the { $card }
common-the_card = { $card }

# English: a card
common-A_CARD = קלף אחד

# English: { $n } { $n -> [one] card *[other] cards }
common-cards =
    { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }

# English: nothing
common-NOTHING = כלום

# Joins the last item of a list to those before it.
# English: { $before } and { $last }
common-and = { $before }, { $last }

# An arrow before a total.
# English: leads to
common-LEADS_TO = מוביל אל

# English: stock
common-STOCK = קופה

# English: discard pile
common-DISCARD_PILE = ערימה

# English: hand
common-HAND = יד

# A draw of cards that the reader does not see.
# English: { $who } { $who -> [you] draw *[other] draws } { $n -> [one] a card *[other] { $n } cards }.
common-draws_unseen =
    { $who ->
        [you] משכתם
       *[other] { $who } – מהקופה:
    } { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }.

# English: { $who } { $who -> [you] draw *[other] draws } { $cards }.
common-draws =
    { $who ->
        [you] משכתם
       *[other] { $who } – מהקופה
    }: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } the { $cards }.
common-takes =
    { $who ->
        [you] לקחתם מהערימה
       *[other] { $who } – מהערימה
    }: { $cards }.

# English: { $who } { $who -> [you] discard *[other] discards } { $cards }.
common-discards =
    { $who ->
        [you] זרקתם
       *[other] { $who } – לערימה
    }: { $cards }.

# English: { $who } { $who -> [you] play *[other] plays } { $cards }.
common-plays =
    { $who ->
        [you] שיחקתם
       *[other] { $who }
    }: { $cards }.

# English: { $cards } { $n -> [one] is *[other] are } turned up.
common-turned_up =
    { $n ->
        [one] נחשף קלף
        [two] נחשפו קלפים
       *[other] נחשפו קלפים
    }: { $cards }.

# English: { $round } { $number }. { $who } { $who -> [you] deal *[other] deals }.
common-deals =
    { $round } { $number }. { $who ->
        [you] אתם מחלקים
       *[other] חלוקה: { $who }
    }.

# English: You hold { $cards }.
common-holds = ביד שלכם: { $cards }.

# English: { $who } { $who -> [you] see *[other] sees } the { $card }.
common-sees =
    { $who ->
        [you] ראיתם בקופה
       *[other] { $who } רואה בקופה
    }: { $card }.

# English: { $who } { $who -> [you] look *[other] looks } at the stock.
common-looks =
    { $who ->
        [you] הצצתם
       *[other] { $who } – הצצה
    } בקלף העליון בקופה.

# English: The { $cards } discarded { $cards -> [one] card is *[other] cards are } shuffled into a new stock.
common-rebuilt =
    { $cards ->
        [one] קלף אחד מהערימה עורבב
        [two] שני קלפים מהערימה עורבבו
       *[other] { $cards } קלפים מהערימה עורבבו
    } לקופה חדשה.

# English: { $who } { $who -> [you] score *[other] scores } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-scores =
    { $who ->
        [you] קיבלתם
       *[other] { $who } –
    } { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. סך הכול { $total }.

# English: { $who } { $who -> [you] lose *[other] loses } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-loses =
    { $who ->
        [you] הפסדתם
       *[other] { $who } – הפסד של
    } { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. סך הכול { $total }.

# English: The { $round } is over.
common-is_over = ה{ $round } נגמר.

# English: The match is over.
common-MATCH_IS_OVER = המשחק נגמר.

# English: the round is over
common-ROUND_IS_OVER = הסיבוב נגמר

# English: there is no { $card } in your hand
common-not_held = הקלף הזה לא ביד שלכם: { $card }

# English: you took a card, so you must discard one
common-MUST_DISCARD = לקחתם קלף, ולכן צריך לזרוק קלף

# English: take a card before you discard one
common-MUST_TAKE = קודם קחו קלף, ורק אז זרקו

# English: you named a card twice
common-TWICE = ציינתם קלף פעמיים

# English: { $title } is for { $least } to { $most } players, not { $n }
common-wrong_seats = { $title }: { $least } עד { $most } שחקנים, לא { $n }

# English: Off
common-OFF = כבוי

# English: On
common-ON = פעיל

# English: you cannot type answers in this game
common-NOT_WRITTEN = במשחק הזה אי אפשר להקליד תשובות

## saves::history::texts

# English: This is not a file of exported matches.
saves-history-NO_RECORDS = זה לא קובץ של משחקים מיוצאים.

# English: This is a backup of everything, not exported matches. Restore it on the statistics page.
saves-history-BACKUP = זה גיבוי של הכול, לא משחקים מיוצאים. שחזרו אותו בדף הסטטיסטיקה.

# English: A newer version saved these matches. Reload the page.
saves-history-NEWER = המשחקים האלה נשמרו בגרסה חדשה יותר. טענו את הדף מחדש.

# English: This file is cut off: some of its matches are missing.
saves-history-CUT_OFF = הקובץ קטוע: חסר חלק מהמשחקים.

# English: Match { $number } of this file is damaged.
saves-history-damaged = משחק { $number } בקובץ הזה פגום.

# English: Match { $number } of this file breaks the rules.
saves-history-unplayable = משחק { $number } בקובץ הזה מפר את החוקים.

# English: This file has more than { $most } matches.
saves-history-too_many = בקובץ הזה יש יותר מ־{ $most } משחקים.

## saves::link::texts

# English: This link is too long to be a match.
saves-link-TOO_LONG = הקישור הזה ארוך מכדי להיות משחק.

# English: This link is damaged or cut off: copy the whole link and open it again.
saves-link-DAMAGED = הקישור הזה פגום או קטוע: העתיקו את כולו ופתחו אותו שוב.

# English: This link is from a newer version. Reload the page.
saves-link-NEWER = הקישור הזה מגרסה חדשה יותר. טענו את הדף מחדש.

# English: This link is for a game that Spot On does not have.
saves-link-NO_GAME = הקישור הזה הוא למשחק שאין ב־Spot On.

# English: This link has seats, options or cards that the game does not allow.
saves-link-BAD_START = בקישור הזה יש מקומות, אפשרויות או קלפים שהמשחק לא מתיר.

# English: The rules do not allow move { $number } of the match in this link.
saves-link-bad_step = החוקים לא מתירים את מהלך { $number } במשחק שבקישור.

# English: This match is too long for a link. Export it to a file instead.
saves-link-NO_ROOM = המשחק הזה ארוך מדי לקישור. במקום זה, ייצאו אותו לקובץ.

## ui::friends::invite_texts

# English: Friend on another device
friends-invite-A_FRIEND = חברים במכשיר אחר

# English: Invite
friends-invite-INVITE = להזמין

# English: You get a link to send. Friends open it and sit down; nobody needs an account.
friends-invite-INVITE_WHY = תקבלו קישור לשליחה. החברים פותחים אותו ומצטרפים לשולחן; אף אחד לא צריך חשבון.

# English: Connection details
friends-invite-CONTACTS = פרטי החיבור

# English: Connection
friends-invite-CONNECTION = חיבור

# English: Automatic
friends-invite-USUAL_WAY = אוטומטי

# English: Through relays only
friends-invite-RELAYS_ONLY = רק דרך ממסרים

# English: Without relays
friends-invite-CODES_ONLY = בלי ממסרים

# English: You send each friend a link, and they send you an answer back. No relay takes part.
friends-invite-CODES_WHY = אתם שולחים לכל אחד מהחברים קישור, ותשובה נשלחת אליכם בחזרה. שום ממסר לא מעורב.

# English: Public relays pass encrypted messages between your devices: { $hosts }. They see your IP address, but not what you play. Nothing goes anywhere else.
friends-invite-relays_carry = ממסרים ציבוריים מעבירים הודעות מוצפנות בין המכשירים שלכם: { $hosts }. הם רואים את כתובת ה־IP שלכם, אבל לא מה אתם משחקים. שום דבר לא נשלח לשום מקום אחר.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call.
friends-invite-DIRECT = המכשירים מתחברים ישירות כשאפשר. אז כל אחד מהם רואה את כתובת ה־IP של האחר, כמו בשיחת וידאו.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call. Each device learns its own address from { $hosts }.
friends-invite-direct_by = המכשירים מתחברים ישירות כשאפשר. אז כל אחד מהם רואה את כתובת ה־IP של האחר, כמו בשיחת וידאו. כל מכשיר לומד את הכתובת של עצמו מ־{ $hosts }.

# English: Other relays
friends-invite-OWN_RELAYS = ממסרים אחרים

# English: Addresses of Nostr relays, for your next invitation. The link carries them to your friends.
friends-invite-OWN_RELAYS_WHY = כתובות של ממסרי Nostr להזמנה הבאה שלכם. הקישור מעביר אותן לחברים.

## ui::friends::texts

# English: Connected directly
friends-CONNECTED_DIRECTLY = חיבור ישיר

# English: { $who } invites you to { $game }
friends-invites = { $who } רוצה לשחק איתכם: { $game }

# English: You are invited to { $game }
friends-invited_to = הוזמנתם למשחק: { $game }

# English: You are invited to a card game
friends-INVITED = הוזמנתם למשחק קלפים

# English: Everybody plays on their own device. Nobody can see the cards of another player, and every round is checked at its end.
friends-NO_PEEKING = כולם משחקים במכשיר שלהם. אף אחד לא יכול לראות קלפים של אחרים, וכל סיבוב נבדק בסופו.

# English: Your name
friends-YOUR_NAME = השם שלכם

# English: Sit down
friends-SIT_DOWN = להצטרף

# English: This invitation is damaged
friends-DAMAGED = ההזמנה הזאת פגומה

# English: Part of the link is missing. Ask for it again, and open the whole link.
friends-DAMAGED_WHY = חלק מהקישור חסר. בקשו אותו שוב ופתחו את הקישור המלא.

# English: Waiting room
friends-WAITING_ROOM = חדר המתנה

# English: Send this link to your friends
friends-SEND_LINK = שלחו את הקישור הזה לחברים

# English: Share…
friends-SHARE = שיתוף…

# English: Keep this page open until your friends are here.
friends-SEND_LINK_WHY = השאירו את הדף פתוח עד שהחברים יגיעו.

# English: Who is here
friends-WHO_IS_HERE = מי כאן

# English: Free seat
friends-FREE_SEAT = מקום פנוי

# English: you
friends-YOU_HERE = אתם

# English: ready
friends-READY = אפשר להתחיל

# English: not ready
friends-NOT_READY = עוד לא

# English: I am ready
friends-I_AM_READY = אפשר להתחיל

# English: Not yet
friends-I_AM_NOT_READY = עוד לא

# English: Start
friends-START = התחלה

# Why the match cannot start.
# English: { $n } { $n -> [one] seat is *[other] seats are } still free.
friends-still_free =
    { $n ->
        [one] עוד מקום אחד פנוי
        [two] עוד שני מקומות פנויים
       *[other] עוד { $n } מקומות פנויים
    }.

# English: Not ready yet: { $who }.
friends-not_ready_yet = עוד לא מוכנים: { $who }.

# English: Everybody is ready.
friends-ALL_READY = כולם מוכנים.

# English: The match starts when everybody is ready and the host presses Start.
friends-HOST_STARTS = המשחק מתחיל כשכולם מוכנים ובמכשיר המארח לוחצים על ״התחלה״.

# English: All seats are taken. You can stay on this page and wait for a free seat.
friends-TABLE_FULL = כל המקומות תפוסים. אפשר להישאר בדף הזה ולחכות למקום פנוי.

# English: Looking for { $who }…
friends-looking_for = מחפשים את { $who }…

# English: Looking for your friends…
friends-LOOKING = מחפשים את החברים…

# English: Nobody has answered yet. The host must keep this page open.
friends-NO_ANSWER = עוד אין תשובה. הדף צריך להישאר פתוח במכשיר המארח.

# English: Connecting…
friends-CONNECTING = מתחברים…

# English: Connected
friends-CONNECTED = יש חיבור

# English: Connected. Waiting for your friends…
friends-CONNECTED_WAITING = יש חיבור. מחכים לחברים…

# English: No relay can be reached. Please check the connection.
friends-NOT_CONNECTED = אי אפשר להגיע לשום ממסר. בדקו את החיבור.

# English: Try again
friends-TRY_AGAIN = לנסות שוב

# English: Leave
friends-LEAVE = לעזוב

# English: Options
friends-OPTIONS = אפשרויות

# English: Connect without relays
friends-BY_CODES = להתחבר בלי ממסרים

# English: Make a link for one friend. Their device shows an answer, which they send back to you.
friends-BY_CODES_WHY = צרו קישור לכל אחד מהחברים בנפרד. המכשיר שלהם מציג תשובה, והם שולחים אותה אליכם.

# English: Make a link
friends-MAKE_OFFER = ליצור קישור

# English: Send this link to one friend
friends-SEND_OFFER = שלחו את הקישור הזה לאדם אחד

# English: Their device shows an answer. Paste it here, or open it on this device. Keep this page open.
friends-SEND_OFFER_WHY = במכשיר השני תופיע תשובה. הדביקו אותה כאן, או פתחו אותה במכשיר הזה. השאירו את הדף פתוח.

# English: The answer
friends-ANSWER = התשובה

# English: Connect
friends-CONNECT = להתחבר

# English: Send this answer back
friends-SEND_ANSWER = שלחו את התשובה הזאת בחזרה

# English: Keep this page open. Your devices connect once your friend has pasted the answer.
friends-SEND_ANSWER_WHY = השאירו את הדף פתוח. המכשירים יתחברו ברגע שהתשובה תודבק בצד השני.

# English: Make a new answer
friends-NEW_ANSWER = ליצור תשובה חדשה

# English: The answer fits. Your devices are connecting…
friends-CODE_ACCEPTED = התשובה מתאימה. המכשירים מתחברים…

# English: This answer is incomplete. Copy all of it.
friends-CODE_DAMAGED = התשובה הזאת לא שלמה. העתיקו את כולה.

# English: This is your own link. Send it to your friend, then paste the answer here.
friends-CODE_OWN = זה הקישור שלכם. שלחו אותו, ואז הדביקו כאן את התשובה.

# English: This answer belongs to an earlier link. Make a new link and send it.
friends-CODE_OLD = התשובה הזאת שייכת לקישור קודם. צרו קישור חדש ושלחו אותו.

# English: This browser cannot connect directly. Use relays.
friends-CODE_FAILED = הדפדפן הזה לא יכול להתחבר ישירות. השתמשו בממסרים.

# English: Your devices are not connected. Connect them again:
friends-CONNECT_AGAIN = המכשירים לא מחוברים. חברו אותם שוב:

# English: Not connected yet
friends-NOT_CONNECTED_YET = עוד אין חיבור

# English: The answer has arrived in your other tab
friends-HANDED_OVER = התשובה הגיעה ללשונית השנייה שלכם

# English: Go back to it. You can close this one.
friends-HANDED_OVER_WHY = חזרו אליה. את זו אפשר לסגור.

# English: away
friends-AWAY = לא כאן

# English: does not answer
friends-SILENT = בלי תגובה

# English: has left
friends-LEFT = עזיבה

# English: Shuffling or opening cards, waiting for { $who }
friends-waits_for_cards = מערבבים או פותחים קלפים ומחכים למכשיר של { $who }

# English: Waiting for { $who }
friends-waits_for_move = התור של { $who }

# English: Waiting until { $who } is ready
friends-waits_for_ready = מחכים לאישור של { $who }

# English: Checking the round, waiting for { $who }
friends-waits_for_check = בודקים את הסיבוב ומחכים למכשיר של { $who }

# English: No answer from { $who }. Wait, or choose:
friends-is_gone = אין תשובה מהמכשיר של { $who }. המתינו, או בחרו:

# English: Deal this round again with a bot
friends-DEAL_ANEW = לחלק את הסיבוב מחדש עם בוט

# English: End the match
friends-END_MATCH = לסיים את המשחק

# English: { $who } proposes to end the match.
friends-proposes_end = { $who } רוצה לסיים את המשחק.

# English: { $who } proposes to deal this round again with a bot.
friends-proposes_anew = { $who } רוצה לחלק את הסיבוב מחדש עם בוט.

# English: You have proposed that. Waiting for the others to agree.
friends-YOU_PROPOSE = הצעתם את זה. מחכים להסכמת האחרים.

# English: Agree
friends-AGREE = להסכים

# English: Remind
friends-NUDGE = להזכיר

# English: I am waiting…
friends-IS_WAITING = מחכים לכם…

# English: Say something
friends-SAY = לומר משהו

# English: Hide what others say
friends-MUTE = להסתיר הודעות של אחרים

# English: Show what others say
friends-UNMUTE = להציג הודעות של אחרים

# English: Ready for the next round
friends-NEXT_ROUND = לסיבוב הבא

# English: Play again
friends-PLAY_AGAIN = לשחק שוב

# English: Ready to play again
friends-READY_AGAIN = מוכנים לשחק שוב

# English: Checked: nobody cheated
friends-CHECKED = נבדק: לא הייתה רמאות

# English: Your device has repeated every shuffle and every move of { $n } { $n -> [one] round *[other] rounds } with everybody's secrets.
friends-checked_why =
    המכשיר שלכם חזר על כל ערבוב וכל מהלך של { $n ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $n } סיבובים
    }, עם הסודות של כולם.

# English: { $who } cheated
friends-cheated = רמאות: { $who }

# English: Step { $step }: { $what }.
friends-cheated_at = צעד { $step }: { $what }.

# English: Something was not right
friends-UNEXPLAINED = משהו לא היה כשורה

# English: Step { $step }: { $what }. It is not clear who is at fault.
friends-unexplained_at = צעד { $step }: { $what }. לא ברור מי אחראי לכך.

# English: The match was ended
friends-ENDED = המשחק הופסק

# English: You went on without a player who was gone. The unfinished round does not count.
friends-ENDED_WHY = המשכתם בלי שחקן שנעלם. הסיבוב שלא הסתיים לא נחשב.

# English: The others went on without you
friends-LEFT_OUT = האחרים המשיכו בלעדיכם

# English: Your device did not answer for a while, and they decided to go on.
friends-LEFT_OUT_WHY = המכשיר שלכם לא הגיב זמן מה, והם החליטו להמשיך.

# English: Compare these four cards. If your devices show different ones, somebody is intercepting the connection:
friends-SAME_CARDS = השוו את ארבעת הקלפים האלה. אם במכשירים שלכם מופיעים קלפים שונים, מישהו מיירט את החיבור:

# English: This browser cannot save. If you close this page, you cannot come back to your seat.
friends-UNSAVED = הדפדפן הזה לא יכול לשמור. אם תסגרו את הדף, לא תוכלו לחזור למקום שלכם.

# English: This browser could not start playing with friends.
friends-FAILED = בדפדפן הזה לא היה אפשר להתחיל משחק עם חברים.

# English: This table is open in another tab
friends-ELSEWHERE = השולחן הזה פתוח בלשונית אחרת

# English: Continue there, or play here. Nothing is lost.
friends-ELSEWHERE_WHY = המשיכו שם, או שחקו כאן. שום דבר לא הולך לאיבוד.

# English: Play here
friends-PLAY_HERE = לשחק כאן

# What was wrong in a step.
# English: the move is against the rules
friends-FAULT_RULES = המהלך מפר את החוקים

# English: it was not the turn of this player
friends-FAULT_TURN = זה לא היה התור הנכון

# English: the cards shown are not those of the hand
friends-FAULT_HAND = הקלפים שהוצגו אינם הקלפים שביד

# English: the answer about the hand is not true
friends-FAULT_ANSWER = התשובה על היד לא נכונה

# English: the step differs from what was announced
friends-FAULT_STEP = הצעד שונה ממה שהוכרז

# English: the answer is not the one that was sealed
friends-FAULT_SEALED = התשובה אינה זו שנחתמה

# English: the pack was not shuffled as promised
friends-FAULT_SHUFFLE = החפיסה לא עורבבה כפי שהובטח

# English: a lock of the pack is wrong
friends-FAULT_LOCK = מנעול של החפיסה שגוי

# English: the secret is not the one that was promised
friends-FAULT_SECRET = הסוד אינו זה שהובטח

# English: two devices were told different things
friends-FAULT_VERSIONS = לשני מכשירים נאמרו דברים שונים

# English: the round was stopped without a reason
friends-FAULT_STOP = הסיבוב הופסק בלי סיבה

# English: a message came that does not belong there
friends-FAULT_MESSAGE = הגיעה הודעה שלא במקומה

# English: the secrets do not give a valid deal
friends-FAULT_DEAL = הסודות לא נותנים חלוקה תקפה

# English: The match has begun without you.
friends-WITHOUT_YOU = המשחק התחיל בלעדיכם.

# English: Your devices have different versions of this page. Reload it on all of them.
friends-OTHER_VERSION = במכשירים שלכם יש גרסאות שונות של הדף. טענו אותו מחדש בכולם.

# English: A newer version of this page has saved this match. Reload the page.
friends-NEWER_VERSION = המשחק הזה נשמר בגרסה חדשה יותר של הדף. טענו את הדף מחדש.

# English: The saved match is damaged. Nothing has been deleted.
friends-SAVED_DAMAGED = המשחק השמור פגום. שום דבר לא נמחק.

# English: Hello!
friends-PHRASE_HELLO = שלום!

# English: Good luck!
friends-PHRASE_LUCK = בהצלחה!

# English: Well played!
friends-PHRASE_WELL = יפה שיחקתם!

# English: Thank you!
friends-PHRASE_THANKS = תודה!

# English: Sorry!
friends-PHRASE_SORRY = סליחה!

# English: Oops!
friends-PHRASE_OOPS = אופס!

# English: Wow!
friends-PHRASE_WOW = וואו!

# English: That was close!
friends-PHRASE_CLOSE = זה היה צמוד!

# English: Let me think…
friends-PHRASE_THINK = תנו לי רגע לחשוב…

# English: One moment, please.
friends-PHRASE_MOMENT = רק רגע, בבקשה.

# English: One more match?
friends-PHRASE_AGAIN = עוד משחק?

# English: Goodbye!
friends-PHRASE_BYE = להתראות!

## ui::history_texts

# English: History
history-HISTORY = היסטוריה

# English: Every finished match on this device is saved here. You can replay it, play on from any step, or share it.
history-HISTORY_WHY = כאן נשמר כל משחק שהסתיים במכשיר הזה. אפשר לצפות בו שוב, להמשיך לשחק מכל צעד, או לשתף אותו.

# English: No matches yet.
history-NONE_YET = עוד אין משחקים.

# English: This browser cannot save, so there is no history.
history-KEEPS_NONE = הדפדפן הזה לא יכול לשמור, ולכן אין היסטוריה.

# English: This browser has little room, so only the latest matches are saved.
history-KEEPS_FEW = בדפדפן הזה יש מעט מקום, ולכן נשמרים רק המשחקים האחרונים.

# English: This match cannot be read.
history-UNREADABLE = אי אפשר לקרוא את המשחק הזה.

# English: Won by { $names }
history-won_by = ניצחון: { $names }

# English: Nobody won
history-WON_BY_NOBODY = בלי ניצחון

# English: Practice
history-PRACTICE = אימון

# English: { $n } { $n -> [one] hint *[other] hints }
history-hints =
    { $n ->
        [one] רמז אחד
        [two] שני רמזים
       *[other] { $n } רמזים
    }

# English: { $n } { $n -> [one] undo *[other] undos }
history-taken_back =
    { $n ->
        [one] ביטול אחד
        [two] שני ביטולים
       *[other] { $n } ביטולים
    }

# English: Replay
history-WATCH = צפייה

# English: Review
history-REVIEW = ניתוח

# English: Learn from your mistakes
history-EXERCISES = ללמוד מהטעויות

# English: Compare with Master
history-COMPARE_WITH_MASTER = השוואה למאסטר

# English: { $n } { $n -> [one] exercise *[other] exercises } for today
history-exercises_due =
    { $n ->
        [one] תרגיל אחד
        [two] שני תרגילים
       *[other] { $n } תרגילים
    } להיום

# English: Review: { $game }, { $when }
history-review_game = ניתוח: { $game }, { $when }

# English: Replay: { $game }, { $when }
history-watch_game = צפייה חוזרת: { $game }, { $when }

# English: Export
history-EXPORT = ייצוא

# English: Export all
history-EXPORT_ALL = ייצוא הכול

# English: Import
history-IMPORT = ייבוא

# English: Delete
history-DELETE = מחיקה

# English: Show more
history-MORE = להציג עוד

# English: { $n } { $n -> [one] match *[other] matches } deleted.
history-deleted =
    { $n ->
        [one] נמחק משחק אחד
        [two] נמחקו שני משחקים
       *[other] נמחקו { $n } משחקים
    }.

# English: Undo
history-UNDO = שחזור

# English: Restored.
history-BACK_AGAIN = שוחזר.

# English: { $n } { $n -> [one] match *[other] matches } imported.
history-imported =
    { $n ->
        [one] יובא משחק אחד
        [two] יובאו שני משחקים
       *[other] יובאו { $n } משחקים
    }.

# English: { $n } { $n -> [one] was *[other] were } already here.
history-known =
    { $n ->
        [one] אחד כבר היה כאן
        [two] שניים כבר היו כאן
       *[other] { $n } כבר היו כאן
    }.

# English: The file has { $n } new { $n -> [one] match *[other] matches }, but there is room for only { $room }. Nothing was changed.
history-no_room_for =
    בקובץ יש { $n ->
        [one] משחק חדש אחד
        [two] שני משחקים חדשים
       *[other] { $n } משחקים חדשים
    }, אבל המקום מספיק רק ל־{ $room }. שום דבר לא השתנה.

# English: This browser could not save them. Nothing was changed.
history-NOT_KEPT = הדפדפן הזה לא הצליח לשמור אותם. שום דבר לא השתנה.

# English: { $why } Nothing was changed.
history-nothing_changed = { $why } שום דבר לא השתנה.

# English: Reading the file …
history-READING = קוראים את הקובץ…

# English: Your history is full: it holds { $most } { $most -> [one] match *[other] matches }.
history-full =
    ההיסטוריה מלאה: יש בה { $most ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $most } משחקים
    }.

# English: Your history is full ({ $most } { $most -> [one] match *[other] matches }), so this match was not saved.
history-full_of =
    ההיסטוריה מלאה ({ $most ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $most } משחקים
    }), ולכן המשחק הזה לא נשמר.

# English: Delete the { $n } oldest
history-let_go =
    { $n ->
        [one] מחיקת המשחק הישן ביותר
        [two] מחיקת שני הישנים ביותר
       *[other] מחיקת { $n } הישנים ביותר
    }

# English: This match is saved now.
history-KEPT_NOW = המשחק הזה נשמר עכשיו.

# English: Replay
history-REPLAY = צפייה חוזרת

# English: { $game }: replay
history-replay_of = { $game }: צפייה חוזרת

# English: This match is not here
history-NOT_HERE = המשחק הזה לא נמצא כאן

# English: It may have been deleted, or saved in another browser.
history-NOT_HERE_WHY = ייתכן שנמחק, או שנשמר בדפדפן אחר.

# English: Step { $step } of { $steps }
history-step = צעד { $step } מתוך { $steps }

# English: Step
history-STEP = צעד

# English: One step back
history-BACK = צעד אחד אחורה

# English: One step forward
history-FORWARD = צעד אחד קדימה

# English: Show all cards, or what one player knew
history-SHOWN = להציג את כל הקלפים, או רק מה ששחקן אחד ידע

# English: All cards
history-ALL_CARDS = כל הקלפים

# English: Play from here
history-PLAY_ON = לשחק מכאן

# English: Another match of this game is in progress. Starting this one ends it.
history-GOES_ON = כבר יש משחק פתוח מהסוג הזה. התחלת המשחק החדש תסיים אותו.

# English: Your first try at a daily deal of this game is in progress. If you end it, that try is lost.
history-DAILY_GOES_ON = הניסיון הראשון שלכם בחלוקה יומית של המשחק הזה עדיין פתוח. אם תסיימו אותו, הניסיון יאבד.

# English: Cancel
history-CANCEL = ביטול

# English: Resume that one
history-GO_ON_WITH_IT = להמשיך במשחק הפתוח

# English: End that one
history-GIVE_IT_UP = לסיים את המשחק הפתוח

# English: Share
history-SHARE = שיתוף

# English: Whoever opens the link can play the same cards or watch the match. The link contains no names.
history-SHARE_WHY = בעזרת הקישור אפשר לשחק באותם קלפים או לצפות במשחק. אין בו שמות.

# English: The deal
history-THIS_DEAL = החלוקה

# English: The whole match
history-WHOLE_MATCH = המשחק כולו

# English: A challenge
history-CHALLENGE = אתגר

# English: Link
history-LINK = קישור

# English: Copy
history-COPY = העתקה

# English: Copied.
history-COPIED = הועתק.

# English: This browser does not let the page copy. The link is selected: please copy it yourself.
history-COPY_YOURSELF = הדפדפן הזה לא מרשה לדף להעתיק. הקישור מסומן: העתיקו אותו בעצמכם.

# English: QR code of the link
history-CODE = קוד QR של הקישור

# English: The link is too long for a QR code in this window.
history-NO_CODE = הקישור ארוך מדי לקוד QR בחלון הזה.

# English: Share this deal
history-SHARE_DEAL = שיתוף החלוקה

# English: A match from a link
history-LINKED = משחק מקישור

# English: Somebody sent you a deal. Everybody who opens it gets the same cards.
history-LINKED_DEAL = קיבלתם חלוקה. כל מי שפותח את הקישור מקבל אותם קלפים.

# English: Somebody sent you a match of { $n } { $n -> [one] step *[other] steps }.
history-linked_match =
    קיבלתם משחק של { $n ->
        [one] צעד אחד
        [two] שני צעדים
       *[other] { $n } צעדים
    }.

# English: You can watch the whole match, so playing its deal counts as practice.
history-LINKED_PRACTICE = אפשר לצפות במשחק כולו, ולכן משחק בחלוקה שלו נחשב אימון.

# English: This device has seen this deal before, so playing it counts as practice.
history-LINKED_SEEN = המכשיר הזה כבר ראה את החלוקה הזאת, ולכן משחק בה נחשב אימון.

# English: Play this deal
history-PLAY_DEAL = לשחק בחלוקה

# English: Watch it
history-WATCH_IT = לצפות

# English: Save to history
history-KEEP_IT = שמירה בהיסטוריה

# English: It is saved in your history.
history-KEPT_IT = המשחק נשמר בהיסטוריה שלכם.

# English: There was no room for it.
history-KEEP_FAILED = לא היה מספיק מקום.

# English: Opening …
history-OPENING = פותחים…

# English: This link does not work
history-BAD_LINK = הקישור הזה לא עובד

## ui::pages::about_texts

# English: About Spot On
about-ABOUT_TITLE = אודות Spot On

# English: Spot On is a collection of card games in which only the exact number wins. It runs in your browser, needs no account and no server, and sends nothing anywhere.
about-ABOUT_WHAT = אתר Spot On הוא אוסף של משחקי קלפים שבהם רק המספר המדויק מנצח. הוא פועל בדפדפן שלכם, בלי חשבון ובלי שרת, ולא שולח שום דבר לשום מקום.

# English: The bots play fair
about-FAIR = הבוטים משחקים בהגינות

# English: A bot knows only what a person in its seat would know. It does not see hidden cards, the order of the stock or the seed. It must guess the rest, just as you do.
about-FAIR_HOW = בוט יודע רק מה שאדם היה יודע במקומו. הוא לא רואה קלפים סגורים, את סדר הקופה או את הזרע. את השאר הוא צריך לנחש, בדיוק כמוכם.

# English: Your browser draws a random number of 256 bits, and a generator uses it to shuffle the cards. All orders are equally likely. Neither the level of the bots nor your play changes that.
about-FAIR_CARDS = הדפדפן שלכם מגריל מספר אקראי של 256 סיביות, ומחולל מספרים מערבב לפיו את הקלפים. כל הסדרים סבירים באותה מידה. רמת הבוטים והמשחק שלכם לא משנים את זה.

# English: Rules, bots and shuffling are open source, and tests check what is said here. They give a bot two positions that differ only in hidden cards. The bot must not be able to tell them apart.
about-FAIR_PROOF = החוקים, הבוטים והערבוב הם בקוד פתוח, ובדיקות מוודאות את מה שכתוב כאן. הן נותנות לבוט שני מצבים שנבדלים רק בקלפים סגורים. אסור שהבוט יוכל להבדיל ביניהם.

# English: Credits
about-CREDITS = תודות

# English: Card pictures, texts of the rules and program: the authors of Spot On, under the MIT licence.
about-OURS = תמונות הקלפים, נוסח החוקים והתוכנה: היוצרים של Spot On, ברישיון MIT.

# English: Typeface:
about-TYPEFACE = גופן:

# English: Spot On is not affiliated with the authors of the games.
about-NOT_AFFILIATED_ALL = אין קשר בין Spot On ובין יוצרי המשחקים.

# English: unknown
about-UNKNOWN_BUILD = לא ידוע

# English: Version { $version } · build { $build }
about-version = גרסה { $version } · Build { $build }

## ui::pages::backup::texts

# English: Back up and restore
backup-EVERYTHING = גיבוי ושחזור

# English: Your settings, matches and results are stored only in this browser. A backup file keeps them safe or moves them to another browser.
backup-EVERYTHING_WHY = ההגדרות, המשחקים והתוצאות שלכם שמורים רק בדפדפן הזה. קובץ גיבוי שומר עליהם או מעביר אותם לדפדפן אחר.

# English: Back up to a file
backup-SAVE = גיבוי לקובץ

# English: Restore from a file
backup-OPEN = שחזור מקובץ

# English: This is not a Spot On backup. Nothing was changed.
backup-ANOTHER = זה לא גיבוי של Spot On. שום דבר לא השתנה.

# English: These are exported matches, not a backup. Import them in the history. Nothing was changed.
backup-EXPORTED = אלה משחקים מיוצאים, לא גיבוי. ייבאו אותם בהיסטוריה. שום דבר לא השתנה.

# English: A newer version of Spot On made this backup. Nothing was changed.
backup-NEWER = הגיבוי הזה נוצר בגרסה חדשה יותר של Spot On. שום דבר לא השתנה.

# English: This backup is damaged or cut off. Nothing was changed.
backup-DAMAGED = הגיבוי הזה פגום או קטוע. שום דבר לא השתנה.

# English: Everything in this backup is already here.
backup-ALL_HERE = כל מה שבגיבוי הזה כבר נמצא כאן.

# English: Your settings will be replaced.
backup-SETTINGS = ההגדרות שלכם יוחלפו.

# English: Your set-up for { $n } { $n -> [one] game *[other] games } will be replaced.
backup-setups =
    { $n ->
        [one] האפשרויות שבחרתם למשחק אחד יוחלפו
        [two] האפשרויות שבחרתם לשני משחקים יוחלפו
       *[other] האפשרויות שבחרתם ל־{ $n } משחקים יוחלפו
    }.

# English: { $n } { $n -> [one] tutorial *[other] tutorials } will no longer be offered.
backup-learned =
    { $n ->
        [one] הדרכה אחת לא תוצע יותר
        [two] שתי הדרכות לא יוצעו יותר
       *[other] { $n } הדרכות לא יוצעו יותר
    }.

# English: { $n } { $n -> [one] match *[other] matches } in progress will be added.
backup-matches =
    { $n ->
        [one] יתווסף משחק פתוח אחד
        [two] יתווספו שני משחקים פתוחים
       *[other] יתווספו { $n } משחקים פתוחים
    }.

# English: { $n } finished { $n -> [one] match *[other] matches } will be added.
backup-records =
    { $n ->
        [one] יתווסף משחק אחד שהסתיים
        [two] יתווספו שני משחקים שהסתיימו
       *[other] יתווספו { $n } משחקים שהסתיימו
    }.

# English: { $n } { $n -> [one] result *[other] results } will be added to the statistics.
backup-results =
    { $n ->
        [one] תוצאה אחת תתווסף
        [two] שתי תוצאות יתווספו
       *[other] { $n } תוצאות יתווספו
    } לסטטיסטיקה.

# English: { $n } { $n -> [one] exercise *[other] exercises } will be added or brought up to date.
backup-exercises =
    { $n ->
        [one] תרגיל אחד יתווסף או יתעדכן
        [two] שני תרגילים יתווספו או יתעדכנו
       *[other] { $n } תרגילים יתווספו או יתעדכנו
    }.

# English: { $n } { $n -> [one] result *[other] results } of daily deals will be added or brought up to date.
backup-daily_results =
    { $n ->
        [one] תוצאה אחת של חלוקות יומיות תתווסף או תתעדכן
        [two] שתי תוצאות של חלוקות יומיות יתווספו או יתעדכנו
       *[other] { $n } תוצאות של חלוקות יומיות יתווספו או יתעדכנו
    }.

# English: { $n } { $n -> [one] result *[other] results } of puzzles will be added or brought up to date.
backup-puzzles =
    { $n ->
        [one] תוצאה אחת של חידות תתווסף או תתעדכן
        [two] שתי תוצאות של חידות יתווספו או יתעדכנו
       *[other] { $n } תוצאות של חידות יתווספו או יתעדכנו
    }.

# English: { $n } unreadable { $n -> [one] item *[other] items } will be kept here, too.
backup-asides =
    { $n ->
        [one] גם פריט אחד לא קריא יישמר כאן
        [two] גם שני פריטים לא קריאים יישמרו כאן
       *[other] גם { $n } פריטים לא קריאים יישמרו כאן
    }.

# English: Replace your { $game } match in progress with the one in the backup
backup-replace = להחליף את המשחק הפתוח שלכם ({ $game }) במשחק שבגיבוי

# English: Restore
backup-TAKE_OVER = שחזור

# English: Cancel
backup-CANCEL = ביטול

# English: The backup was restored.
backup-TAKEN_OVER = הגיבוי שוחזר.

# English: There is not enough room for these finished matches. Nothing was changed.
backup-FULL = אין מספיק מקום למשחקים שהסתיימו. שום דבר לא השתנה.

# English: { $n } saved { $n -> [one] item *[other] items } could not be read. A copy is kept.
backup-aside =
    לא היה אפשר לקרוא { $n ->
        [one] פריט שמור אחד
        [two] שני פריטים שמורים
       *[other] { $n } פריטים שמורים
    }. נשמר עותק.

# English: Save the unreadable data
backup-SAVE_ASIDE = שמירת הנתונים הלא קריאים

## ui::pages::challenge::texts

# English: A friend has played this deal. Play the same cards against the same bots. Then both matches are compared.
challenge-INVITES = חברים שלכם כבר שיחקו בחלוקה הזאת. שחקו באותם קלפים נגד אותם בוטים, ואז שני המשחקים יושוו.

# English: Bots: { $level }
challenge-against = בוטים: { $level }

# English: This device has seen this deal before, so playing it counts as practice.
challenge-SEEN = המכשיר הזה כבר ראה את החלוקה הזאת, ולכן משחק בה נחשב אימון.

# English: Accept the challenge
challenge-ACCEPT = לקבל את האתגר

# English: The match of this link is not finished, so it cannot be compared.
challenge-UNFINISHED = המשחק שבקישור לא הסתיים, ולכן אי אפשר להשוות אליו.

# English: You and your friend
challenge-COMPARED = אתם והצד השני

# English: You
challenge-YOU = אתם

# English: Friend
challenge-FRIEND = הצד השני

# English: No.
challenge-MOVE = מס׳

# English: Points
challenge-POINTS = נקודות

# English: Result
challenge-RESULT = תוצאה

# English: won
challenge-WON = ניצחון

# English: not won
challenge-NOT_WON = בלי ניצחון

# English: You are { $n } { $n -> [one] point *[other] points } ahead.
challenge-you_ahead =
    אתם מובילים { $n ->
        [one] בנקודה אחת
        [two] בשתי נקודות
       *[other] ב־{ $n } נקודות
    }.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead.
challenge-friend_ahead =
    הצד השני מוביל { $n ->
        [one] בנקודה אחת
        [two] בשתי נקודות
       *[other] ב־{ $n } נקודות
    }.

# English: You are level.
challenge-LEVEL = שוויון.

# English: Both matches begin with the same { $n } { $n -> [one] move *[other] moves }.
challenge-alike =
    { $n ->
        [one] המהלך הראשון זהה בשני המשחקים
        [two] שני המהלכים הראשונים זהים בשני המשחקים
       *[other] { $n } המהלכים הראשונים זהים בשני המשחקים
    }.

# English: The first move differs.
challenge-DIFFERENT = המהלך הראשון שונה.

# English: All moves are the same.
challenge-ALL_ALIKE = כל המהלכים זהים.

# English: Replay yours
challenge-WATCH_YOURS = צפייה במשחק שלכם

# English: Replay theirs
challenge-WATCH_THEIRS = צפייה במשחק של הצד השני

# English: Move { $row }: the first difference
challenge-differs = מהלך { $row }: ההבדל הראשון

## ui::pages::committed_deal::texts

# English: Verifiable deal
committed-deal-COMMITTED = חלוקה שאפשר לאמת

# English: You and the bots each choose a part of the seed, and everybody can check that nobody chose the cards.
committed-deal-COMMITTED_WHY = אתם בוחרים חלק אחד של הזרע והבוטים בוחרים את החלק האחר, וכולם יכולים לבדוק שאף אחד לא בחר את הקלפים.

# English: 1. The bots’ part is fixed
committed-deal-THEIRS = 1. החלק של הבוטים נקבע

# English: The bots’ part of the seed is drawn. This is its hash, the commitment; no other part fits it. Copy it, or take a picture of it.
committed-deal-THEIRS_WHY = החלק של הבוטים בזרע הוגרל. זה הגיבוב (hash) שלו, ההתחייבות; שום חלק אחר לא מתאים לה. העתיקו אותה או צלמו אותה.

# English: 2. Your part
committed-deal-YOURS = 2. החלק שלכם

# English: Type anything: 1 to 64 letters, digits or signs, without spaces. Both parts together decide the cards.
committed-deal-YOURS_WHY = הקלידו מה שתרצו: 1 עד 64 אותיות לועזיות, ספרות או סימנים, בלי רווחים. שני החלקים יחד קובעים את הקלפים.

# English: Leave empty for a random one
committed-deal-DRAWN = השאירו ריק לחלק אקראי

# English: Your part must be 1 to 64 English letters, digits or signs, without spaces.
committed-deal-NO_PART = החלק שלכם צריך להיות 1 עד 64 אותיות לועזיות, ספרות או סימנים, בלי רווחים.

# English: Deal the cards
committed-deal-DEAL = לחלק את הקלפים

# English: The bots fixed their part before you named yours:
committed-deal-PLEDGE = הבוטים קבעו את החלק שלהם לפני שבחרתם את שלכם:

# English: Commitment
committed-deal-COMMITMENT = התחייבות

# English: The bots’ part
committed-deal-BOTS_PART = החלק של הבוטים

# English: Your part
committed-deal-YOUR_PART = החלק שלכם

# English: The seed, a hash of both
committed-deal-SEED = הזרע, גיבוב של שני החלקים

# English: This proves that the bots fixed their part before they knew yours. You did not know theirs when you named yours. So nobody chose these cards.
committed-deal-PROVES = זה מוכיח שהבוטים קבעו את החלק שלהם לפני שידעו את שלכם. אתם לא ידעתם את שלהם כשבחרתם את שלכם. לכן אף אחד לא בחר את הקלפים האלה.

# English: It does not prove that the bots see no hidden cards. But they cannot: they are given only what their seat may see.
committed-deal-PROVES_NOT = זה לא מוכיח שהבוטים לא רואים קלפים סגורים. אבל הם לא יכולים: הם מקבלים רק את מה שמותר לראות מהמקום שלהם.

# English: Verify the deal
committed-deal-CHECK = אימות החלוקה

## ui::pages::compare_with_master::texts

# English: You and Master
compare-with-master-TITLE = אתם ומאסטר

# English: Master
compare-with-master-MASTER = מאסטר

# English: Replay Master's
compare-with-master-WATCH = צפייה במאסטר

# English: Master is { $n } { $n -> [one] point *[other] points } ahead.
compare-with-master-ahead =
    מאסטר מוביל { $n ->
        [one] בנקודה אחת
        [two] בשתי נקודות
       *[other] ב־{ $n } נקודות
    }.

# English: Master plays your cards against the same bots …
compare-with-master-PLAYING = מאסטר משחק בקלפים שלכם נגד אותם בוטים…

# English: { $n } { $n -> [one] move *[other] moves } played
compare-with-master-played =
    { $n ->
        [one] שוחק מהלך אחד
        [two] שוחקו שני מהלכים
       *[other] שוחקו { $n } מהלכים
    }

# English: The bots do not answer. Reload the page to try again.
compare-with-master-FAILED = הבוטים לא עונים. טענו את הדף מחדש כדי לנסות שוב.

# English: This comparison needs a finished match of one person against bots, without a race.
compare-with-master-NOT_ALONE = ההשוואה דורשת משחק גמור של אדם אחד נגד בוטים, בלי מרוץ.

## ui::pages::daily::texts

# English: Daily deals
daily-DAILY = חלוקות יומיות

# English: Everybody gets the same cards against the same bots. The first try counts.
daily-WHY = כולם מקבלים אותם קלפים נגד אותם בוטים. הניסיון הראשון נחשב.

# English: This day is over, so playing its deals is practice.
daily-PAST = היום הזה עבר, ולכן משחק בחלוקות שלו הוא אימון.

# English: This day has not begun yet.
daily-FUTURE = היום הזה עוד לא התחיל.

# English: Today’s daily deals
daily-TO_TODAY = החלוקות של היום

# English: The next day begins in { $n } { $n -> [one] hour *[other] hours }, at midnight UTC.
daily-hours_left =
    היום הבא מתחיל בעוד { $n ->
        [one] שעה אחת
        [two] שעתיים
       *[other] { $n } שעות
    }, בחצות לפי UTC.

# English: The next day begins in { $n } { $n -> [one] minute *[other] minutes }, at midnight UTC.
daily-minutes_left =
    היום הבא מתחיל בעוד { $n ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $n } דקות
    }, בחצות לפי UTC.

# English: In progress
daily-IN_PROGRESS = באמצע

# English: Practice only.
daily-NOW_PRACTICE = אימון בלבד.

# English: puzzle seen before
daily-ANSWER_WAS_KNOWN = החידה כבר נראתה

# English: { $days } { $days -> [one] day *[other] days } in a row
daily-streak =
    { $days ->
        [one] יום אחד
        [two] יומיים
       *[other] { $days } ימים
    } ברצף

# English: Play a deal today to begin a streak.
daily-NO_STREAK = שחקו היום בחלוקה כדי להתחיל רצף.

# English: You may miss one day a week without losing the streak.
daily-STREAK_WHY = מותר להחמיץ יום אחד בשבוע בלי לאבד את הרצף.

# English: { $n } { $n -> [one] player *[other] players }
daily-players =
    { $n ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $n } שחקנים
    }

# English: Solitaire
daily-SOLITAIRE = סוליטר

# English: A puzzle with one right answer
daily-DAILY_PUZZLE_WHAT = חידה עם תשובה נכונה אחת

# English: Solve
daily-SOLVE = לפתור

# English: Solved
daily-SOLVED = נפתרה

# English: Not solved
daily-NOT_SOLVED = לא נפתרה

# English: Won, { $score }
daily-won = ניצחון, { $score }

# English: Lost, { $score }
daily-lost = הפסד, { $score }

# English: { $points } : { $others }
daily-score = { $points } : { $others }

# English: { $points } { $points -> [one] point *[other] points }
daily-points =
    { $points } { $points ->
        [one] נקודה
        [two] נקודות
       *[other] נקודות
    }

# English: { $n } { $n -> [one] move *[other] moves }
daily-moves =
    { $n ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $n } מהלכים
    }

# English: Play
daily-PLAY = לשחק

# English: Practise
daily-PRACTISE = להתאמן

# English: Replay
daily-REPLAY = צפייה חוזרת

# English: Challenge a friend to { $game }
daily-challenge = אתגר לחברים: { $game }

# English: Challenge
daily-CHALLENGE = אתגר

# English: Share the day
daily-SHARE = שיתוף תוצאות היום

# English: Spot On, { $date }
daily-shared = Spot On, { $date }

# English: { $game }: { $result }
daily-shared_game = { $game }: { $result }

# English: Today, { $date }
daily-today_is = היום, { $date }

# English: { $n } of { $all } played
daily-played = שוחקו { $n } מתוך { $all }

# English: New today
daily-NOT_PLAYED = חדש היום

# English: Calendar
daily-CALENDAR = לוח שנה

# English: Earlier month
daily-EARLIER = החודש הקודם

# English: Later month
daily-LATER = החודש הבא

# English: { $day }: { $n } of { $all } played
daily-day_with = { $day }: שוחקו { $n } מתוך { $all }

## ui::pages::no_peeking_texts

# English: There is no server that deals. Your devices deal together, so each of them knows only its own cards.
no-peeking-NO_PEEKING_LEAD = אין שרת שמחלק. המכשירים שלכם מחלקים יחד, ולכן כל אחד מהם מכיר רק את הקלפים שלו.

# English: Everybody shuffles and locks
no-peeking-LOCKS = כולם מערבבים ונועלים

# English: Each device shuffles the pack in turn and puts a lock of its own on every card. Then nobody knows where a card lies, not even all the others together.
no-peeking-LOCKS_WHY = כל מכשיר בתורו מערבב את החפיסה ושם על כל קלף מנעול משלו. אז אף אחד לא יודע איזה קלף נמצא איפה, אפילו לא כל האחרים יחד.

# English: A card opens for one player
no-peeking-OPENS = קלף נפתח לשחקן אחד

# English: You draw a card. The others send your device their keys for this card, and for no other. Only your device has the last key.
no-peeking-OPENS_WHY = אתם מושכים קלף. האחרים שולחים למכשיר שלכם את המפתחות שלהם לקלף הזה, ולשום קלף אחר. רק במכשיר שלכם נמצא המפתח האחרון.

# English: Everybody checks every move
no-peeking-PLAYS = כולם בודקים כל מהלך

# English: A device signs each move. A card that cannot be there, or a second version of a move, is noticed at once.
no-peeking-PLAYS_WHY = כל מכשיר חותם על מהלכיו. קלף שלא ייתכן במקומו, או גרסה שנייה של מהלך, מתגלים מיד.

# English: At the end of a round everything is shown
no-peeking-AUDITS = בסוף הסיבוב הכול נחשף

# English: All devices show their secrets of the round. Each repeats every shuffle and every move by the full rules. Whoever has cheated is named, with the step.
no-peeking-AUDITS_WHY = כל המכשירים מציגים את סודות הסיבוב. כל אחד מהם חוזר על כל ערבוב וכל מהלך לפי החוקים המלאים. אם הייתה רמאות, מוצגים השם והצעד.

# English: What this does not prevent
no-peeking-NOT_PREVENTED = מה זה לא מונע

# English: People can tell each other their cards, or look at each other's screens.
no-peeking-THEY_TALK = אנשים יכולים לספר זה לזה על הקלפים שלהם, או להציץ זה במסך של זה.

# English: Somebody can leave instead of showing the secrets. That round is not checked, and does not count.
no-peeking-THEY_LEAVE = אפשר לעזוב במקום להציג את הסודות. סיבוב כזה לא נבדק ולא נחשב.

# English: In a race each device measures its own time.
no-peeking-THEY_MEASURE = במרוץ כל מכשיר מודד את הזמן של עצמו.

# English: Whoever shuffles last could put one card into two places, and so know one card of another hand. The check at the end of the round shows it.
no-peeking-THEY_DOUBLE = המכשיר שמערבב אחרון יכול היה לשים קלף אחד בשני מקומות, וכך להכיר קלף אחד ביד אחרת. הבדיקה בסוף הסיבוב מגלה את זה.

# English: The developer tools of a browser show only what its player may know.
no-peeking-LOOK_INSIDE = כלי המפתחים של הדפדפן מראים רק את מה שמותר לשחקן שלו לדעת.

## ui::pages::review::texts

# English: Review of { $game }
review-of_game = ניתוח: { $game }

# English: Whose decisions
review-WHOSE = של מי ההחלטות

# English: { $n } of { $all } decisions reviewed
review-progress = נותחו { $n } מתוך { $all } החלטות

# English: Less than a minute left.
review-LESS_THAN_A_MINUTE = נותרה פחות מדקה.

# English: About { $n } { $n -> [one] minute *[other] minutes } left.
review-minutes_left =
    { $n ->
        [one] נותרה בערך דקה
        [two] נותרו בערך שתי דקות
       *[other] נותרו בערך { $n } דקות
    }.

# English: Some decisions could not be reviewed: the bots do not answer.
review-FAILED = חלק מההחלטות לא נותחו: הבוטים לא עונים.

# English: Only a finished match can be reviewed.
review-NOT_OVER = אפשר לנתח רק משחק שהסתיים.

# English: { $who } made no clear mistake.
review-no_mistakes =
    { $who ->
        [you] לא עשיתם אף טעות ברורה
       *[other] { $who } – בלי שום טעות ברורה
    }.

# English: { $who } made { $n } clear { $n -> [one] mistake *[other] mistakes }. { $n -> [one] It *[other] Together they } lowered the chance to win by { $loss }.
review-mistakes =
    { $who ->
        [you] עשיתם
       *[other] { $who } –
    } { $n ->
        [one] טעות ברורה אחת
        [two] שתי טעויות ברורות
       *[other] { $n } טעויות ברורות
    }. הירידה בסיכויי הניצחון: { $loss }.

# English: There was nothing to decide.
review-NO_DECISIONS = לא היה מה להחליט.

# English: Good luck raised the chance to win by { $gain }.
review-lucky = העלייה בסיכויי הניצחון בזכות המזל: { $gain }.

# English: Bad luck lowered the chance to win by { $loss }.
review-unlucky = הירידה בסיכויי הניצחון בגלל המזל: { $loss }.

# English: Good and bad luck balanced each other.
review-EVEN = המזל הטוב והמזל הרע התאזנו.

# English: Chance to win
review-CHANCE = סיכויי הניצחון

# English: Chance to win during the match, from { $start }% to { $end }%. The list below has every number.
review-chart = סיכויי הניצחון במהלך המשחק, מ־{ $start }% עד { $end }%. ברשימה למטה מופיעים כל המספרים.

# English: Effect of luck and mistakes
review-LUCK_AND_SKILL = השפעת המזל והטעויות

# English: Luck
review-LUCK = מזל

# English: Mistakes
review-MISTAKES = טעויות

# English: { $percent }%
review-percent = { $percent }%

# English: less than 1%
review-LESS_THAN_ONE = פחות מ־1%

# English: The decisions that mattered most
review-TURNING_POINTS = ההחלטות החשובות ביותר

# English: Decision { $n }
review-decision = החלטה { $n }

# English: This move lowered the chance to win by { $percent }.
review-cost = הירידה בסיכויי הניצחון בגלל המהלך הזה: { $percent }.

# English: Played
review-PLAYED = שוחק

# English: Better
review-BETTER = עדיף

# English: wins { $percent } of the time
review-wins = סיכוי לנצח: { $percent }

# English: On average, this player then gets { $own } in the round, and { $n -> [one] the other player *[other] each other player } { $others }.
review-outlook =
    בממוצע, המהלך הזה מביא בסיבוב { $own }, { $n ->
        [one] ולצד השני
        [two] ולכל אחד מהאחרים
       *[other] ולכל אחד מהאחרים
    } { $others }.

# English: { $who }: { $points }
review-score_of = { $who }: { $points }

# English: Try again with these cards
review-TRY_AGAIN = שוב עם אותם קלפים

# English: Try again with other cards
review-TRY_OTHER = שוב עם קלפים אחרים

# English: “Other cards” means: cards that were visible stay, the others are shuffled.
review-TRY_OTHER_WHY = ״קלפים אחרים״: הקלפים שנראו נשארים, והשאר מעורבבים.

# English: All decisions
review-ALL_DECISIONS = כל ההחלטות

# English: best
review-BEST = הכי טוב

# English: good
review-GOOD = טוב

# English: inaccurate
review-INEXACT = לא מדויק

# English: costly
review-COSTLY = יקר

# English: What is this?
review-WHAT_IS_THIS = מה זה?

# English: The chance to win the match, judging by what the player could know.
review-WHAT_CHANCE = הסיכוי לנצח במשחק, לפי מה שהשחקן יכול היה לדעת.

# English: Bots play the match to its end many times. Each time, other cards are in the places that the player could not see. The number is the share of wins.
review-WHAT_PLAYOUTS = בוטים משחקים את המשחק עד הסוף פעמים רבות. בכל פעם נמצאים קלפים אחרים במקומות שהשחקן לא יכול היה לראות. המספר הוא שיעור הניצחונות.

# English: In a solitaire it is exact: every order of the cards has been counted.
review-WHAT_EXACT = בסוליטר הוא מדויק: כל סדר אפשרי של הקלפים נספר.

# English: A mistake: another move wins clearly more often with the same cards. Small differences do not count, because they may be chance.
review-WHAT_MISTAKE = טעות: מהלך אחר מנצח בבירור יותר פעמים עם אותם קלפים. הבדלים קטנים לא נחשבים, כי ייתכן שהם מקריים.

# English: The loss is the difference between the chances to win after the two moves.
review-WHAT_COST = ההפסד הוא ההפרש בין סיכויי הניצחון אחרי שני המהלכים.

# English: Luck: what the cards and the other players changed between two decisions.
review-WHAT_LUCK = מזל: מה שהקלפים והשחקנים האחרים שינו בין שתי החלטות.

# English: The numbers are sums of all changes, so they may exceed 100%. Start, luck and mistakes add up to 100% for a win and to 0% for a loss.
review-WHAT_SUM = המספרים הם סכומים של כל השינויים, ולכן הם יכולים לעלות על 100%. נקודת הפתיחה, המזל והטעויות מסתכמים ב־100% בניצחון וב־0% בהפסד.

# English: “Costly” means: the chance to win fell by 8% or more. “Inaccurate” means: by 2% or more.
review-WHAT_GRADES = ״יקר״: סיכויי הניצחון ירדו ב־8% או יותר. ״לא מדויק״: ב־2% או יותר.

## ui::pages::statistics::texts

# English: Matches you finish appear here: how often you win, against whom, and by how much. There are none yet.
statistics-NOTHING_YET = כאן יופיעו משחקים שתסיימו: כמה אתם מנצחים, נגד מי ובאיזה הפרש. עוד אין כאלה.

# English: This browser cannot save, so no matches are counted here.
statistics-KEEPS_NONE = הדפדפן הזה לא יכול לשמור, ולכן לא נספרים כאן משחקים.

# English: Matches count if one person plays them to the end. “With help” means with hints or undone moves. “Practice” means that hidden cards were known, for example after an undo or from an earlier match of the same deal.
statistics-COUNTED = נספרים משחקים שאדם אחד משחק עד הסוף. ״עם עזרה״: עם רמזים או מהלכים שבוטלו. ״אימון״: קלפים סגורים היו ידועים, למשל אחרי ביטול מהלך או ממשחק קודם באותה חלוקה.

# English: There are no matches of this kind.
statistics-NONE_OF_THESE = אין משחקים כאלה.

# English: Game
statistics-GAME = משחק

# English: All games
statistics-ALL_GAMES = כל המשחקים

# English: Bots
statistics-LEVEL = בוטים

# English: All levels
statistics-ALL_LEVELS = כל הרמות

# English: Bots of several levels
statistics-MIXED_LEVELS = בוטים מכמה רמות

# English: Matches
statistics-KIND = משחקים

# English: Without help
statistics-WITHOUT_HELP = בלי עזרה

# English: With help
statistics-WITH_HELP = עם עזרה

# English: Practice
statistics-PRACTICE = אימון

# English: { $won } of { $played } { $played -> [one] match *[other] matches } won
statistics-won_of =
    { $won ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $won } ניצחונות
    } { $played ->
        [one] במשחק אחד
        [two] בשני משחקים
       *[other] ב־{ $played } משחקים
    }

# English: The last { $n } { $n -> [one] match *[other] matches }, the newest on the right: { $won } won.
statistics-latest =
    { $n ->
        [one] המשחק האחרון
        [two] שני המשחקים האחרונים
       *[other] { $n } המשחקים האחרונים
    }, החדש ביותר מימין: { $won ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $won } ניצחונות
    }.

# English: Share of wins among ten matches, from the oldest to the newest: { $first }% at first, { $last }% at last, between { $least }% and { $most }%.
statistics-wins_over_time = שיעור הניצחונות בכל עשרה משחקים, מהישן לחדש: { $first }% בהתחלה, { $last }% בסוף, בין { $least }% ל־{ $most }%.

# English: By game
statistics-BY_GAME = לפי משחק

# English: By bots
statistics-BY_LEVEL = לפי בוטים

# English: { $won } of { $played }
statistics-of = { $won } מתוך { $played }

# English: { $n } { $n -> [one] player *[other] players }
statistics-players =
    { $n ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $n } שחקנים
    }

# English: from earlier versions, with any options
statistics-EARLIER = מגרסאות קודמות, בכל האפשרויות

# English: Played
statistics-PLAYED = שוחקו

# English: Won
statistics-WON = ניצחונות

# English: { $number }%
statistics-percent = { $number }%

# English: Best result
statistics-BEST = התוצאה הטובה ביותר

# English: Average
statistics-AVERAGE = ממוצע

# English: Wins in a row
statistics-STREAK = ניצחונות ברצף

# English: Best streak
statistics-LONGEST_STREAK = הרצף הארוך ביותר

# English: Hints
statistics-HINTS = רמזים

# English: Undos
statistics-UNDOS = ביטולים

# Caption of the chart.
# English: Points of the last { $n } { $n -> [one] match *[other] matches } in order; the line is the average of ten.
statistics-course =
    הנקודות { $n ->
        [one] במשחק האחרון
        [two] בשני המשחקים האחרונים
       *[other] ב־{ $n } המשחקים האחרונים
    } לפי הסדר; הקו הוא הממוצע של עשרה.

# English: You won { $won } of the last { $n }, with { $average } points on average.
statistics-lately =
    { $won ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $won } ניצחונות
    } ב־{ $n } האחרונים, { $average } נקודות בממוצע.

# English: How often each result occurred. The filled part of a column shows wins. The most frequent result was { $scores }: { $n } { $n -> [one] time *[other] times }.
statistics-distribution =
    כמה פעמים הופיעה כל תוצאה. החלק המלא בעמודה מציין ניצחונות. התוצאה הנפוצה ביותר הייתה { $scores }: { $n ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $n } פעמים
    }.

# English: { $least } to { $most }
statistics-range = { $least } עד { $most }

# English: { $scores }: { $n } { $n -> [one] match *[other] matches }, { $won } won
statistics-bar =
    { $scores }: { $n ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $n } משחקים
    }, { $won ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $won } ניצחונות
    }

# English: won
statistics-WON_DOT = ניצחון

# English: not won
statistics-LOST_DOT = בלי ניצחון

# English: Daily deals and puzzles
statistics-DAILY_AND_PUZZLES = חלוקות יומיות וחידות

# English: Days in a row
statistics-DAYS_IN_A_ROW = ימים ברצף

# English: Most days in a row
statistics-MOST_DAYS = שיא של ימים ברצף

# English: Daily puzzles solved
statistics-DAILY_PUZZLES_SOLVED = חידות יומיות שנפתרו

# English: Daily deals won
statistics-DEALS_WON = ניצחונות בחלוקות יומיות

# English: Puzzles solved
statistics-PUZZLES_SOLVED = חידות שנפתרו

# English: Rating
statistics-RATING = דירוג

# English: Best puzzle streak
statistics-BEST_ROW = רצף החידות הארוך ביותר

# English: Best rush
statistics-BEST_RUSH = שיא בבזק

# English: Fastest sprint
statistics-BEST_SPRINT = הספרינט המהיר ביותר

# English: Delete these results
statistics-DELETE_THESE = מחיקת התוצאות האלה

# English: Delete { $n -> [one] this result *[other] these { $n } results }?
statistics-delete_question =
    למחוק { $n ->
        [one] את התוצאה הזאת
        [two] את שתי התוצאות האלה
       *[other] את { $n } התוצאות האלה
    }?

# English: Delete
statistics-DELETE = למחוק

# English: Keep
statistics-KEEP = להשאיר

# English: Deleted.
statistics-DELETED = נמחק.

# English: Undo
statistics-UNDO = שחזור

## ui::pages::three_deals::texts

# English: Three deals
three-deals-TITLE = שלוש חלוקות

# English: You and Master play the same three deals against the same bots. Your margin is compared with Master’s, so luck counts less. Results are hidden until you have played.
three-deals-WHY = אתם ומאסטר משחקים באותן שלוש חלוקות נגד אותם בוטים. ההפרש שלכם מושווה להפרש של מאסטר, ולכן למזל יש פחות משקל. התוצאות נסתרות עד שתשחקו.

# English: Deal
three-deals-DEAL = חלוקה

# English: You
three-deals-YOU = אתם

# English: Master
three-deals-MASTER = מאסטר

# English: Friend
three-deals-FRIEND = הצד השני

# English: Difference
three-deals-DIFFERENCE = הפרש

# English: Play the next deal
three-deals-PLAY = לחלוקה הבאה

# English: plays …
three-deals-WAITING = במשחק…

# English: hidden
three-deals-HIDDEN = נסתר

# English: to play
three-deals-NOT_YET = עוד לא

# English: You are { $n } { $n -> [one] point *[other] points } ahead of Master over three deals.
three-deals-ahead_of_master =
    אתם מקדימים את מאסטר { $n ->
        [one] בנקודה אחת
        [two] בשתי נקודות
       *[other] ב־{ $n } נקודות
    } בשלוש חלוקות.

# English: Master is { $n } { $n -> [one] point *[other] points } ahead of you over three deals.
three-deals-behind_master =
    מאסטר מקדים אתכם { $n ->
        [one] בנקודה אחת
        [two] בשתי נקודות
       *[other] ב־{ $n } נקודות
    } בשלוש חלוקות.

# English: You and Master are level over three deals.
three-deals-LEVEL = שוויון ביניכם ובין מאסטר בשלוש חלוקות.

# English: You are { $n } { $n -> [one] point *[other] points } ahead of your friend.
three-deals-ahead_of_friend =
    אתם מובילים { $n ->
        [one] בנקודה אחת
        [two] בשתי נקודות
       *[other] ב־{ $n } נקודות
    }.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead of you.
three-deals-behind_friend =
    הצד השני מוביל { $n ->
        [one] בנקודה אחת
        [two] בשתי נקודות
       *[other] ב־{ $n } נקודות
    }.

# English: You and your friend are level.
three-deals-LEVEL_WITH_FRIEND = שוויון ביניכם ובין הצד השני.

# English: Challenge a friend to these deals
three-deals-SHARE = אתגר לחברים בחלוקות האלה

# English: Three other deals
three-deals-AGAIN = שלוש חלוקות אחרות

# English: This link has no finished matches of these deals, so your friend’s results are missing.
three-deals-NOT_THESE = בקישור הזה אין משחקים גמורים של החלוקות האלה, ולכן חסרות התוצאות של הצד השני.

# English: The bots do not answer, so Master’s results are missing. Reload the page to try again.
three-deals-FAILED = הבוטים לא עונים, ולכן חסרות התוצאות של מאסטר. טענו את הדף מחדש כדי לנסות שוב.

# English: Compare
three-deals-COMPARE = השוואה

# English: Compare deal { $n } with Master’s match
three-deals-compare = השוואת חלוקה { $n } למשחק של מאסטר

## ui::play::expression_texts

# English: { $part }, remove
play-expression-take_out = { $part }, הסרה

# English: { $part }, change
play-expression-change = { $part }, שינוי

# English: Best possible
play-expression-BEST_POSSIBLE = הטוב ביותר

# English: The best possible answer was { $says } = { $line }.
play-expression-best_possible = התשובה הטובה ביותר שהייתה אפשרית: { $says } = { $line }.

# English: { $n } seconds left.
play-expression-ten_left = נותרו { $n } שניות.

## ui::play::texts

# English: All games
play-ALL_GAMES = כל המשחקים

# English: Undo
play-TAKE_BACK = ביטול מהלך

# English: Hint
play-HINT = רמז

# English: Log
play-LOG = יומן

# English: Rules
play-RULES = חוקים

# A button's name with its key.
# English: { $name } ({ $key })
play-with_key = { $name } ({ $key })

# English: Your turn
play-YOUR_TURN = התור שלכם

# English: Hint: { $mv }
play-hint = רמז: { $mv }

# English: it is in the field
play-ON_THE_LINE = הוא מופיע בשדה התשובה

# English: wait, there is no better answer
play-WAIT = לחכות, אין תשובה טובה יותר

# English: Your turn: { $prompt }.
play-turn_to = התור שלכם: { $prompt }

# English: { $who } is playing
play-is_playing = התור של { $who }

# English: tap to skip
play-TAP_TO_SKIP = הקישו כדי לדלג

# English: The { $round } is over
play-is_over = ה{ $round } נגמר

# English: The match is over
play-MATCH_IS_OVER = המשחק נגמר

# English: This browser cannot save, so the match is lost when you close the page.
play-UNKEPT = הדפדפן הזה לא יכול לשמור, ולכן המשחק יאבד כשתסגרו את הדף.

# English: Only part of your saved match could be read. A full copy is kept.
play-PART_READ = היה אפשר לקרוא רק חלק מהמשחק השמור שלכם. נשמר עותק מלא.

# English: Your saved match could not be read. A copy is kept, and this is a new match.
play-NONE_READ = לא היה אפשר לקרוא את המשחק השמור שלכם. נשמר עותק, וזה משחק חדש.

# English: A saved match cannot be read right now, so this is a new one. Close other tabs of Spot On, then reload.
play-UNREADABLE = כרגע אי אפשר לקרוא משחק שמור, ולכן זה משחק חדש. סגרו לשוניות אחרות של Spot On וטענו את הדף מחדש.

# English: A newer version saved a match here. It is safe, but this version cannot save your moves.
play-NEWER = גרסה חדשה יותר שמרה כאן משחק. הוא בטוח, אבל הגרסה הזאת לא יכולה לשמור את המהלכים שלכם.

# English: This match is open in another tab
play-ELSEWHERE = המשחק הזה פתוח בלשונית אחרת

# English: Continue there, or play here. Nothing is lost.
play-ELSEWHERE_MORE = המשיכו שם, או שחקו כאן. שום דבר לא הולך לאיבוד.

# English: Play here
play-TAKE_OVER = לשחק כאן

# English: The bots could not be started.
play-BOTS_FAILED = לא היה אפשר להפעיל את הבוטים.

# English: Try again
play-TRY_AGAIN = לנסות שוב

# English: Move undone.
play-TAKEN_BACK = המהלך בוטל.

# English: Seconds left
play-SECONDS_LEFT = שניות שנותרו

# English: Your { $place }
play-your = { $place } (שלכם)

# English: { $who }'s { $place }
play-of = { $place } ({ $who })

# English: No cards.
play-NO_CARDS = אין קלפים.

# English: { $n } { $n -> [one] card *[other] cards }: { $names }.
play-cards =
    { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }: { $names }.

# English: hidden card
play-HIDDEN = קלף סגור

# Label of a card among others.
# English: { $card }, { $at } of { $count }
play-slot = { $card }, { $at } מתוך { $count }

# English: new
play-NEW = חדש

# English: { $place }, { $count } { $count -> [one] card *[other] cards }
play-pile =
    { $place }, { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }

# English: { $card } on top
play-on_top = למעלה: { $card }

# English: ordered: { $suit }
play-ordered = נקבע: { $suit }

# English: of { $goal }
play-goal = מתוך { $goal }

# English: Still in the stock
play-TO_COME = עוד בקופה

# English: { $card }: { $n }
play-times = { $card }: { $n }

# English: Sort
play-SORT = מיון

# English: Sorted by rank.
play-BY_RANK = מיון לפי דרגה.

# English: Sorted by suit.
play-BY_SUIT = מיון לפי צורה.

# English: Sorted by rank, aces high.
play-BY_VALUE = מיון לפי דרגה, אסים גבוהים.

# English: In your own order.
play-AS_DEALT = בסדר שלכם.

# English: exactly { $goal }
play-exactly = בדיוק { $goal }

# English: { $value }, { $more } over
play-over = { $value }, עודף { $more }

# English: { $value }, { $less } short
play-short = { $value }, חסר { $less }

# English: Choose
play-CHOOSE = בחרו

# English: You have seen something new since. If you undo this, the match becomes practice and does not count.
play-UNDO_ENDS_COUNTING = מאז המהלך הזה ראיתם משהו חדש. אם תבטלו אותו, המשחק יהפוך לאימון ולא ייחשב.

# English: You have seen something new since. If you undo this, today's try becomes practice and does not count.
play-UNDO_ENDS_DAILY = מאז המהלך הזה ראיתם משהו חדש. אם תבטלו אותו, הניסיון של היום יהפוך לאימון ולא ייחשב.

# English: Your result will show that you used a hint.
play-HINT_IS_TOLD = בתוצאה שלכם ייכתב שהשתמשתם ברמז.

# English: Cancel
play-CANCEL = חזרה

# English: Delete
play-DELETE = מחיקה

# English: Clear
play-CLEAR = ניקוי

# English: Scores
play-SCORES = ניקוד

# English: The goal is { $goal } points
play-first_to = היעד הוא { $goal } נקודות

# English: Log of the match
play-LOG_OF_THE_MATCH = יומן המשחק

# English: What happened, newest first
play-LATEST_FIRST = מה קרה, מהחדש לישן

# English: Fairness check
play-FAIRNESS = בדיקת הוגנות

# English: Asking the bot a hundred times …
play-FAIRNESS_ASKS = שואלים את הבוט מאה פעמים…

# English: No bot has played yet.
play-FAIRNESS_NOTHING = אף בוט עוד לא שיחק.

# English: { $who } had to choose the last move again. Each time the hidden cards were dealt differently: { $deals } { $deals -> [one] time *[other] times }.
play-fairness =
    המהלך האחרון של { $who } נבחר מחדש { $deals ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $deals } פעמים
    }, ובכל פעם חולקו הקלפים הסגורים אחרת.

# English: The same answer { $same } times out of { $deals }:
play-fairness_same = אותה תשובה ב־{ $same } מתוך { $deals }:

# English: A bot that looked at hidden cards would change its answer when they change.
play-FAIRNESS_WHY = בוט שמציץ בקלפים סגורים היה משנה את תשובתו כשהם משתנים.

# English: wait
play-IT_WAITS = לחכות

# English: Keys
play-KEYS = מקשי קיצור

# English: Close
play-CLOSE = סגירה

# English: next place on the table
play-KEY_TAB = המקום הבא בשולחן

# English: move along your hand
play-KEY_ARROWS = תנועה לאורך היד

# English: move a card within your hand
play-KEY_SHIFT = הזזת קלף בתוך היד

# English: play the card, draw, or press the button
play-KEY_ENTER = לשחק את הקלף, למשוך, או ללחוץ על הכפתור

# English: sort your hand
play-KEY_SORT = מיון היד

# English: undo
play-KEY_UNDO = ביטול מהלך

# English: hint
play-KEY_HINT = רמז

# English: do not wait for a bot's move
play-KEY_SKIP = לא לחכות למהלך של בוט

# English: log
play-KEY_LOG = יומן

# English: this list
play-KEY_LIST = הרשימה הזאת

# English: cancel, or close what is open
play-KEY_ESCAPE = לבטל, או לסגור את מה שפתוח

# English: Next to play on this device:
play-NEXT_AT_THE_DEVICE = במכשיר הזה, התור של:

# English: Show my cards
play-LIFT = להציג את הקלפים שלי

# English: I am { $who }
play-instead = אני { $who }

# English: Hand over
play-HAND_OVER = העברת המכשיר

# English: Tutorial
play-TUTORIAL = הדרכה

# English: New to this game?
play-OFFER = פעם ראשונה במשחק הזה?

# English: No, thanks
play-NO_THANKS = לא, תודה

# English: Now the other player moves.
play-WATCH = עכשיו הצד השני משחק.

# English: That is a legal move, but please follow the tutorial for now.
play-STRAYED = המהלך הזה חוקי, אבל בינתיים עקבו אחרי ההדרכה.

# English: { $step } of { $steps }
play-step_of = { $step } מתוך { $steps }

# English: Skip
play-SKIP = לדלג

# English: Next
play-GO_ON = הלאה

# English: Play a match
play-PLAY_NOW = לשחק משחק

# English: The tutorial could not be loaded. Please check the connection.
play-NO_TUTORIAL = לא היה אפשר לטעון את ההדרכה. בדקו את החיבור.

# English: Back
play-BACK = חזרה

# English: Next
play-NEXT_PUZZLE = הבאה

# English: A similar one
play-SIMILAR_PUZZLE = חידה דומה

# English: The round so far:
play-ROUND_SO_FAR = הסיבוב עד כה:

# English: Ruled out since this move: { $cards }. { $step }
play-ruled_out = נשלל מאז המהלך הזה: { $cards }. { $step }

# English: One move back
play-STEP_BACK = מהלך אחד אחורה

# English: One move forward
play-STEP_FORWARD = מהלך אחד קדימה

# English: Show the answer
play-SHOW_ANSWER = להציג תשובה

# English: Start over
play-START_OVER = מההתחלה

# English: { $n } of { $all } ways found.
play-ways_found = נמצאו { $n } מתוך { $all } דרכים.

# English: Next in the stock: { $cards }
play-next_cards = הבאים בקופה: { $cards }

# English: You have found this way already.
play-SAME_WAY = את הדרך הזאת כבר מצאתם.

# English: Next { $round }
play-next = ה{ $round } הבא

# English: Play again
play-AGAIN = לשחק שוב

# English: Set up
play-SET_UP = התאמה אישית

# English: Compare
play-COMPARE = השוואה

# English: Daily deals
play-TO_THE_DAY = חלוקות יומיות

# English: A new match begins.
play-NEW_MATCH = משחק חדש מתחיל.

# English: Not this time
play-NOT_THIS_TIME = לא הפעם

# English: A draw
play-A_DRAW = תיקו

# English: You win!
play-YOU_WIN = ניצחתם!

# English: { $who } wins
play-wins = ניצחון: { $who }

# English: { $names } share the win
play-share = ניצחון משותף: { $names }

# English: { $n } × undo
play-taken_back = { $n } × ביטול מהלך

# English: { $n } × hint
play-hints = { $n } × רמז

# English: practice, so it does not count
play-PRACTICE = אימון, ולכן לא נחשב

# English: Daily deal
play-DAILY_COUNTS = חלוקה יומית

# English: This is your first try at a daily deal, so it counts.
play-DAILY_COUNTS_WHY = זה הניסיון הראשון שלכם בחלוקה יומית, ולכן הוא נחשב.

# English: Practice
play-PRACTICE_MARK = אימון

# English: Points over time
play-COURSE = הניקוד לאורך המשחק

# English: { $who }: { $totals }
play-course_of = { $who }: { $totals }

# A step of the match, with the points that it brought.
# English: Best moment: { $who }, { $points }
play-best_moment = הרגע הטוב ביותר: { $who }, { $points }

## ui::puzzles::exercise_texts

# English: These are costly mistakes from your own matches. Find the better move. Each one returns until you have found it three times.
puzzles-exercise-WHAT = אלה טעויות יקרות מהמשחקים שלכם. מצאו את המהלך הטוב יותר. כל טעות חוזרת עד שתמצאו אותו שלוש פעמים.

# English: { $n } { $n -> [one] exercise *[other] exercises } left for today
puzzles-exercise-left =
    { $n ->
        [one] נותר תרגיל אחד
        [two] נותרו שני תרגילים
       *[other] נותרו { $n } תרגילים
    } להיום

# English: What do you play?
puzzles-exercise-QUESTION = מה תשחקו?

# English: Right.
puzzles-exercise-RIGHT = נכון.

# English: Not this time. Better: { $mv }
puzzles-exercise-wrong = לא הפעם. עדיף: { $mv }

# English: It comes back in { $days } { $days -> [one] day *[other] days }.
puzzles-exercise-in_days =
    התרגיל יחזור { $days ->
        [one] מחר
        [two] בעוד יומיים
       *[other] בעוד { $days } ימים
    }.

# English: You have learned it.
puzzles-exercise-LEARNED = למדתם את זה.

# English: You have already answered it today, so this does not count.
puzzles-exercise-ANSWERED_BEFORE = כבר עניתם על זה היום, ולכן זה לא נחשב.

# English: Nothing is left for today.
puzzles-exercise-DONE = לא נשאר כלום להיום.

# English: Your costly mistakes appear here the day after you review a match. There are none yet.
puzzles-exercise-NONE = הטעויות היקרות שלכם יופיעו כאן יום אחרי שתנתחו משחק. עוד אין כאלה.

# English: { $n } { $n -> [one] exercise waits *[other] exercises wait } for another day.
puzzles-exercise-waiting =
    { $n ->
        [one] תרגיל אחד מחכה
        [two] שני תרגילים מחכים
       *[other] { $n } תרגילים מחכים
    } ליום אחר.

## ui::puzzles::texts

# English: Find the one right move. Every answer has been proved.
puzzles-WHY = מצאו את המהלך הנכון היחיד. כל התשובות מוכחות.

# English: rating { $rating }
puzzles-rating = דירוג { $rating }

# English: { $n } solved
puzzles-solved =
    { $n ->
        [one] נפתרה אחת
        [two] נפתרו שתיים
       *[other] נפתרו { $n }
    }

# English: { $rating }?
puzzles-provisional = { $rating }?

# English: { $rating }
puzzles-settled = { $rating }

# English: Best streak: { $n }
puzzles-streak = הרצף הארוך ביותר: { $n }

# English: Best rush: { $n }
puzzles-rush_best = שיא בבזק: { $n }

# English: Solve
puzzles-SOLVE = לפתור

# English: Solve puzzles of { $game }
puzzles-solve_game = לפתור חידות: { $game }

# English: All cards open
puzzles-PROBLEMS = קלפים גלויים

# English: { $game }: problems with all cards open
puzzles-problems_of = { $game }: בעיות בקלפים גלויים

# English: Rush
puzzles-RUSH = בזק

# English: Rush: puzzles of { $game } in three minutes
puzzles-rush_game = בזק: חידות של { $game } בשלוש דקות

# English: Solve as many puzzles as you can in three minutes. The third mistake ends the rush.
puzzles-RUSH_WHY = פתרו כמה שיותר חידות בשלוש דקות. הטעות השלישית מסיימת את הבזק.

# English: Course
puzzles-COURSE = מסלול

# English: Course: { $game }
puzzles-course_of = מסלול: { $game }

# English: Twenty puzzles from easy to hard. Look at an example of each kind first.
puzzles-COURSE_WHY = עשרים חידות מהקלה לקשה. קודם כדאי לראות דוגמה מכל סוג.

# English: Kinds of puzzles
puzzles-EXAMPLES = סוגי חידות

# English: Example
puzzles-EXAMPLE = דוגמה

# English: Example: { $question }
puzzles-example_of = דוגמה: { $question }

# English: Twenty puzzles
puzzles-COURSE_STEPS = עשרים חידות

# English: Puzzle { $n }, rated { $rating }, { $state }
puzzles-course_step = חידה { $n }, דירוג { $rating }, { $state }

# English: not tried
puzzles-NOT_TRIED = טרם נוסתה

# English: solved
puzzles-SOLVED = נפתרה

# English: That was the last puzzle of the course.
puzzles-COURSE_DONE = זו הייתה החידה האחרונה במסלול.

# English: More ways to solve
puzzles-MORE_WAYS = עוד דרכים לפתור

# English: More ways to solve: { $game }
puzzles-more_ways = עוד דרכים לפתור: { $game }

# English: All puzzles
puzzles-ALL_PUZZLES = כל החידות

# English: Puzzle rated { $rating }
puzzles-rated = חידה בדירוג { $rating }

# English: Your rating: { $rating }
puzzles-yours = הדירוג שלכם: { $rating }

# English: Skill: { $what }
puzzles-trains = מיומנות: { $what }

# English: Like this: { $mv }
puzzles-example = למשל: { $mv }

# English: Right.
puzzles-RIGHT = נכון.

# English: Not this one. The answer: { $mv }
puzzles-wrong = לא נכון. התשובה: { $mv }

# English: After that the other player can prevent it, or is faster:
puzzles-CAN_BE_STOPPED = אחרי מהלך כזה הצד השני יכול לעצור אתכם, או להקדים אתכם:

# English: After that it cannot be done in time.
puzzles-TOO_LATE = אחרי זה כבר אי אפשר להספיק.

# English: { $first }, or { $second }
puzzles-or = { $first }, או { $second }

# English: { $first }. Then: { $second }
puzzles-then = { $first }. אחר כך: { $second }

# English: { $n } in a row.
puzzles-in_a_row = { $n } ברצף.

# English: The puzzles could not be loaded. Please check the connection.
puzzles-NOT_LOADED = לא היה אפשר לטעון את החידות. בדקו את החיבור.

# English: You have solved all puzzles of this game.
puzzles-ALL_SOLVED = פתרתם את כל החידות של המשחק הזה.

# English: These puzzles do not exist. Here are all puzzles.
puzzles-NO_SUCH_PAGE = החידות האלה לא קיימות. הנה כל החידות.

# English: { $game } has no sums. Here are all puzzles.
puzzles-no_sums = אין סכומים במשחק הזה ({ $game }). הנה כל החידות.

# English: { $minutes }:{ $seconds } · { $solved } solved · { $mistakes } of 3 mistakes
puzzles-left = { $minutes }:{ $seconds } · נפתרו { $solved } · { $mistakes } מתוך 3 טעויות

# English: The rush is over: { $n } { $n -> [one] puzzle *[other] puzzles } solved.
puzzles-rush_over =
    הבזק נגמר: { $n ->
        [one] נפתרה חידה אחת
        [two] נפתרו שתי חידות
       *[other] נפתרו { $n } חידות
    }.

# English: This is your best rush.
puzzles-NEW_BEST_RUSH = זה השיא שלכם בבזק.

# English: Rush again
puzzles-RUSH_AGAIN = בזק נוסף

# English: resumed
puzzles-GOES_ON = המשך

# English: You have seen this puzzle before, so your rating stays.
puzzles-KNOWN_PUZZLE = כבר ראיתם את החידה הזאת, ולכן הדירוג שלכם לא משתנה.

# English: Practice: this answer does not count.
puzzles-PRACTICE_PUZZLE = אימון: התשובה הזאת לא נחשבת.

# English: Ten puzzles as fast as you can. A wrong answer costs ten seconds.
puzzles-SPRINT_WHY = עשר חידות הכי מהר שאפשר. תשובה שגויה עולה עשר שניות.

# English: Sprint, { $level }: { $game }
puzzles-sprint_game = ספרינט, { $level }: { $game }

# English: easy
puzzles-EASY = קל

# English: medium
puzzles-MEDIUM = בינוני

# English: all
puzzles-ALL = הכול

# English: { $n } of { $all } · { $time }
puzzles-sprint_at = { $n } מתוך { $all } · { $time }

# English: Your time: { $time }
puzzles-sprint_time = הזמן שלכם: { $time }

# English: Your best time: { $time }
puzzles-best_time = הזמן הטוב ביותר שלכם: { $time }

# English: This is your best time.
puzzles-NEW_BEST = זה הזמן הטוב ביותר שלכם.

# English: wrong
puzzles-MISSED = שגויה

# English: Sprint again
puzzles-SPRINT_AGAIN = ספרינט נוסף

# English: { $n } of { $all }
puzzles-calm_at = { $n } מתוך { $all }

# English: You found { $n } of { $all }.
puzzles-calm_over = מצאתם { $n } מתוך { $all }.

# English: Your times by kind of sum
puzzles-SLOW = הזמנים שלכם לפי סוג הסכום

# English: Your average times in all sprints of this game.
puzzles-SLOW_WHY = הזמנים הממוצעים שלכם בכל הספרינטים של המשחק הזה.

# English: Sums of { $n } { $n -> [one] card *[other] cards }
puzzles-of_cards =
    סכומים של { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }

# English: Make { $n }
puzzles-make = להגיע ל־{ $n }

# English: Make { $n }, { $level }: { $game }
puzzles-make_game = להגיע ל־{ $n }, { $level }: { $game }

# English: Choose { $n } cards that make exactly { $target }.
puzzles-choose_sum =
    בחרו { $n ->
        [one] קלף אחד ששווה
        [two] שני קלפים שסכומם
       *[other] { $n } קלפים שסכומם
    } בדיוק { $target }.

# English: You have { $start }. Choose cards that bring you to exactly { $target }.
puzzles-choose_sum_from = יש לכם { $start }. בחרו קלפים שמביאים אתכם בדיוק ל־{ $target }.

# English: Check
puzzles-CHECK = לבדוק

# English: Next
puzzles-NEXT = הלאה

# English: That makes { $made }. A right answer: { $right }.
puzzles-sum_wrong = זה יוצא { $made }. תשובה נכונה: { $right }.

# English: Each wrong answer adds ten seconds.
puzzles-SPRINT_PENALTY = כל תשובה שגויה מוסיפה עשר שניות.

# English: Print
puzzles-PRINT = הדפסה

# English: Print puzzles of { $game }
puzzles-print_game = הדפסת חידות: { $game }

# English: puzzles to print
puzzles-PUZZLES_ON_PAPER = חידות להדפסה

# English: Level
puzzles-LEVEL = רמה

# English: Kind
puzzles-KIND = סוג

# English: How many
puzzles-SIZE = מספר החידות

# English: All kinds
puzzles-ALL_KINDS = כל הסוגים

# English: Other puzzles
puzzles-OTHER_PUZZLES = חידות אחרות

# English: Answers
puzzles-ANSWERS = תשובות

# English: The answers are on a separate page. Puzzles that you print or look up here no longer change your rating.
puzzles-ANSWERS_WHY = התשובות בעמוד נפרד. חידות שתדפיסו או שתבדקו כאן לא ישנו עוד את הדירוג שלכם.

# English: Only { $n } { $n -> [one] puzzle fits *[other] puzzles fit } this choice.
puzzles-fewer =
    { $n ->
        [one] רק חידה אחת מתאימה
        [two] רק שתי חידות מתאימות
       *[other] רק { $n } חידות מתאימות
    } לבחירה הזאת.

# English: seen before, under other cards
puzzles-SEEN_BEFORE = כבר נראתה, בקלפים אחרים

# English: This day has not begun, so its puzzle is not open yet.
puzzles-DAILY_PUZZLE_NOT_YET = היום הזה עוד לא התחיל, ולכן החידה שלו עוד לא נפתחה.

# English: Your answer counts for { $day }. Today has another puzzle.
puzzles-spot_done_late = התשובה שלכם נחשבת ל־{ $day }. להיום יש חידה אחרת.

# English: That was practice. Each day has a new puzzle.
puzzles-DAILY_PUZZLE_PRACTISED = זה היה אימון. בכל יום יש חידה חדשה.

# English: You have answered today's puzzle. There is a new one tomorrow.
puzzles-DAILY_PUZZLE_DONE = עניתם על החידה של היום. מחר תהיה חידה חדשה.

## ui::texts

# English: Spot On: five card games in which only the exact number wins
page-SITE = Spot On: חמישה משחקי קלפים שבהם רק המספר המדויק מנצח

# English: { $page } · Spot On
page-title = { $page } · Spot On

# English: Set up { $game }
page-set_up_game = התאמת משחק: { $game }

# English: Rules of { $game }
page-rules_of = החוקים: { $game }

# English: Play { $game }
page-play_game = לשחק: { $game }

# English: Learn { $game }
page-learn_game = ללמוד: { $game }

# English: Tutorial
page-TUTORIAL = הדרכה

# English: Resume { $game }
page-continue_game = להמשיך: { $game }

# English: This page does not exist. Here are all games.
page-LOST = הדף הזה לא קיים. הנה כל המשחקים.

# English: Pages
page-PAGES = דפים

# English: Settings
page-SETTINGS = הגדרות

# English: Statistics
page-STATISTICS = סטטיסטיקה

# English: Today
page-TODAY = היום

# English: Puzzles
page-PUZZLES = חידות

# English: Daily puzzle
page-DAILY_PUZZLE = החידה היומית

# English: Sprint
page-SPRINT = ספרינט

# English: About
page-ABOUT = אודות

# English: Try again
page-TRY_AGAIN = לנסות שוב

# English: Loading …
page-LOADING = בטעינה…

# English: This page did not load
page-NOT_FETCHED = הדף הזה לא נטען

# English: A part of Spot On could not be loaded. Please check the connection.
page-NOT_FETCHED_WHY = חלק מ־Spot On לא נטען. בדקו את החיבור.

# English: Some settings could not be read, so Spot On uses the defaults. It keeps a copy of the old settings.
page-SETTINGS_UNREADABLE = לא היה אפשר לקרוא חלק מההגדרות, ולכן Spot On משתמש בברירות המחדל. נשמר עותק של ההגדרות הישנות.

# English: A new version is ready.
page-UPDATE = יש גרסה חדשה.

# English: Update now
page-UPDATE_NOW = לעדכן עכשיו

# English: Reloading the page …
page-LOADING_ANEW = הדף נטען מחדש…

# English: Your browser translates this page, so some scores may be out of date. Spot On has other languages of its own.
page-TRANSLATED = הדפדפן שלכם מתרגם את הדף, ולכן ייתכן שחלק מהניקוד המוצג אינו מעודכן. אפשר לבחור שפה אחרת ב־Spot On עצמו.

# English: Choose a language
page-OTHER_LANGUAGES = לבחור שפה

# English: Spot On has stopped
page-STOPPED = האתר Spot On הפסיק לפעול

# English: This is our mistake, not yours. If this browser can save, your match is saved up to the last move.
page-STOPPED_WHY = זו טעות שלנו, לא שלכם. אם הדפדפן הזה יכול לשמור, המשחק שלכם שמור עד המהלך האחרון.

# English: Reload the page
page-LOAD_AGAIN = לטעון את הדף מחדש

# English: To all games
page-TO_ALL_GAMES = לכל המשחקים

# English: Copy
page-COPY = העתקה

# English: Copied
page-COPIED = הועתק

# English: This browser could not save that.
page-NOT_KEPT = הדפדפן הזה לא הצליח לשמור את זה.

# English: This browser does not let Spot On read its saved data right now. Close its other tabs, then try again.
page-CANNOT_READ = הדפדפן הזה לא נותן כרגע ל־Spot On לקרוא את הנתונים השמורים. סגרו לשוניות אחרות של Spot On ונסו שוב.

# English: Your data was saved by a newer version. It is safe, but this version cannot save.
page-NEWER = הנתונים שלכם נשמרו בגרסה חדשה יותר. הם בטוחים, אבל הגרסה הזאת לא יכולה לשמור.

# English: { $number }
page-number = { $number }

# English: Only the exact number wins.
page-HERO = רק המספר המדויק מנצח.

# English: Five quick card games, about ten minutes each. No account, no server, no hurry.
page-HERO_MORE = חמישה משחקי קלפים קצרים, כעשר דקות כל אחד. בלי חשבון, בלי שרת, בלי לחץ.

# English: { $least } to { $most } players · { $length }
page-players_and_length = { $least } עד { $most } שחקנים · { $length }

# English: New here? Begin with { $game }.
page-first_game = פעם ראשונה כאן? התחילו עם { $game }.

# English: Resume
page-CONTINUE = להמשיך

# English: { $n } more { $n -> [one] match *[other] matches } in progress
page-more_matches =
    { $n ->
        [one] עוד משחק פתוח אחד
        [two] עוד שני משחקים פתוחים
       *[other] עוד { $n } משחקים פתוחים
    }

# English: Play
page-PLAY = לשחק

# English: Set up
page-SET_UP = התאמה אישית

# English: Rules
page-RULES = חוקים

# English: Novice
page-NOVICE = מתחיל

# English: Casual
page-CASUAL = חובב

# English: Skilled
page-SKILLED = מיומן

# English: Master
page-MASTER = מאסטר

# English: Players
page-PLAYERS = שחקנים

# English: You take the first seat. Bots or other people take the others.
page-PLAYERS_WHY = אתם יושבים במקום הראשון. בשאר המקומות יושבים בוטים או אנשים אחרים.

# English: Solitaire
page-SOLITAIRE = סוליטר

# English: Who plays
page-WHO_PLAYS = מי משחק

# English: Bots see only what a person in their seat could see.
page-WHO_PLAYS_WHY = בוטים רואים רק מה שאדם היה יכול לראות מהמקום שלהם.

# English: Seat { $number }
page-seat = מקום { $number }

# English: A person on this device
page-A_PERSON = אדם במכשיר הזה

# English: Bot: { $level }
page-a_bot = בוט: { $level }

# English: Name at seat { $number }
page-name_of = השם במקום { $number }

# English: You
page-YOU = אתם

# English: Player { $number }
page-player = שחקן { $number }

# English: Mina
page-MINA = מינה

# English: Otto
page-OTTO = אוטו

# English: Vera
page-VERA = ורה

# English: Hugo
page-HUGO = הוגו

# English: Lena
page-LENA = לנה

# English: How strong the bots are: matches won out of 100, with { $seats } { $seats -> [one] player *[other] players }.
page-how_strong =
    חוזק הבוטים: בכמה משחקים מתוך 100 הם מנצחים, במשחק { $seats ->
        [one] של שחקן אחד
        [two] של שני שחקנים
       *[other] של { $seats } שחקנים
    }.

# English: Measured with the default options.
page-USUAL_OPTIONS = נמדד באפשרויות ברירת המחדל.

# English: Equal players would win { $n } each.
page-even_share = שחקנים שווי רמה היו מנצחים ב־{ $n } כל אחד.

# English: { $level }: { $percent } against { $below }
page-beats = { $level }: { $percent } נגד { $below }

# English: Presets
page-PRESETS = הגדרות מוכנות

# English: You can still change each option below.
page-PRESETS_WHY = למטה עדיין אפשר לשנות כל אפשרות.

# English: As published
page-AS_PUBLISHED = כפי שפורסם

# English: Quick
page-QUICK_MATCH = מהיר

# English: Everything on
page-EVERYTHING_ON = הכול פעיל

# English: It does not count.
page-DOES_NOT_COUNT = זה לא נחשב.

# English: You undid a move after you had seen something new.
page-UNDONE_AFTER_SEEING = ביטלתם מהלך אחרי שראיתם משהו חדש.

# English: You have seen it before.
page-SEEN_BEFORE = כבר ראיתם את זה קודם.

# English: It belongs to another day.
page-OF_ANOTHER_DAY = זה שייך ליום אחר.

# English: Only the first try counts.
page-ONLY_FIRST_TRY = רק הניסיון הראשון נחשב.

# English: It continues another match.
page-CONTINUES_A_MATCH = זה המשך של משחק אחר.

# English: You gave up the first try.
page-GAVE_UP = ויתרתם על הניסיון הראשון.

# A browser without room.
# English: This browser cannot save your results: its storage is full or blocked. They last until you close this page.
page-UNSAVED = הדפדפן הזה לא יכול לשמור את התוצאות שלכם: האחסון שלו מלא או חסום. הן יישארו עד שתסגרו את הדף.

# English: Starting a new match ends the one in progress.
page-GIVES_UP = התחלת משחק חדש מסיימת את המשחק הפתוח.

# English: Start
page-START = התחלה

# Displayed in English only.
# English: The texts in this language could not be loaded, so the page is in English: { $language }. Please check the connection.
page-language_missing = לא היה אפשר לטעון את הטקסטים בשפה הזאת ({ $language }), ולכן הדף באנגלית. בדקו את החיבור.

# English: Language
page-LANGUAGE = שפה

# English: Matches, settings and statistics stay as they are.
page-LANGUAGE_WHY = המשחקים, ההגדרות והסטטיסטיקה נשארים כפי שהם.

# English: Follow the browser
page-AS_THE_BROWSER = כמו בדפדפן

# English: Colours
page-COLOURS = צבעים

# English: Light, dark, or like your system. High contrast helps in bright sun and with tired eyes.
page-COLOURS_WHY = בהיר, כהה, או כמו במערכת. ניגודיות גבוהה עוזרת בשמש חזקה וכשהעיניים עייפות.

# English: Follow the system
page-AS_THE_SYSTEM = כמו במערכת

# English: Light
page-LIGHT = בהיר

# English: Dark
page-DARK = כהה

# English: High contrast
page-HIGH_CONTRAST = ניגודיות גבוהה

# English: Card design
page-DECK = עיצוב הקלפים

# English: Large corners are easier to read on small screens; four colours tell the suits apart.
page-DECK_WHY = סימנים גדולים בפינות קלים יותר לקריאה במסכים קטנים; ארבעה צבעים מבדילים בין הצורות.

# English: Standard
page-STANDARD = רגיל

# English: Large corners
page-LARGE_INDEX = סימנים גדולים

# English: Four colours
page-FOUR_COLOURS = ארבעה צבעים

# English: Large corners, four colours
page-LARGE_FOUR_COLOURS = סימנים גדולים, ארבעה צבעים

# English: Letters on the cards
page-LETTERS = אותיות על הקלפים

# English: Which letters stand for ace, king, queen and jack. Typed answers may use both.
page-LETTERS_WHY = אילו אותיות מסמנות אס, מלך, מלכה ונסיך. בתשובות מוקלדות מותר להשתמש באלה ובאלה.

# The letters that cards of the country have, such as A K D B in German.
# English: Of the language
page-OWN_LETTERS = של השפה

# English: International: A K Q J
page-INTERNATIONAL_LETTERS = בינלאומיות: A K Q J

# English: Speed
page-PACE = מהירות

# English: How fast cards move and bots play. If your system asks for less motion, nothing moves.
page-PACE_WHY = כמה מהר הקלפים זזים והבוטים משחקים. אם במערכת שלכם מופעלת הפחתת תנועה, שום דבר לא זז.

# English: No motion
page-NO_MOTION = בלי תנועה

# English: Fast
page-FAST = מהיר

# English: Normal
page-NORMAL = רגיל

# English: Slow
page-SLOW = איטי

# English: Sound
page-SOUND = צליל

# English: A short sound for each deal, card and turn.
page-SOUND_WHY = צליל קצר לכל חלוקה, קלף ותור.

# English: Off
page-SILENT = כבוי

# English: Quiet
page-QUIET = חלש

# English: Loud
page-LOUD = חזק

# English: Vibration
page-HAPTICS = רטט

# English: Phones vibrate when you lift a card, when it is your turn and when you win.
page-HAPTICS_WHY = טלפונים רוטטים כשמרימים קלף, כשמגיע תורכם וכשאתם מנצחים.

# English: Buttons at the table
page-HAND = כפתורים בשולחן

# English: Show them on the left or on the right.
page-HAND_WHY = להציג אותם משמאל או מימין.

# English: On the right
page-RIGHT = מימין

# English: On the left
page-LEFT = משמאל

# English: Playable cards
page-RAISED = קלפים שאפשר לשחק

# English: Cards that you can play now are raised.
page-RAISED_WHY = קלפים שאפשר לשחק עכשיו מורמים.

# English: Side panel
page-PANEL = חלונית צד

# English: In a wide window, scores, log and options are beside the table.
page-PANEL_WHY = בחלון רחב הניקוד, היומן והאפשרויות מופיעים ליד השולחן.

# English: Open
page-OPEN = פתוחה

# English: Folded
page-FOLDED = מקופלת

# English: Single-letter keys
page-KEYS = מקשי קיצור של אות אחת

# English: U undoes a move, H gives a hint, L opens the log, ? lists the keys.
page-KEYS_WHY = U מבטל מהלך, H נותן רמז, L פותח את היומן, ? מציג את מקשי הקיצור.

# English: Thinking time of Master
page-THINKING = זמן החשיבה של מאסטר

# English: “Fast” answers within a quarter of a second, “Deep” within three seconds. “Deep” plays best.
page-THINKING_WHY = ״מהיר״ עונה בתוך רבע שנייה, ״עמוק״ בתוך שלוש שניות. ״עמוק״ משחק הכי טוב.

# English: Deep
page-DEEP = עמוק

# English: Clock in sprints
page-SPRINT_CLOCK = שעון בספרינט

# English: Without a clock, a sprint of ten puzzles counts only right answers.
page-SPRINT_CLOCK_WHY = בלי שעון, בספרינט של עשר חידות נספרות רק תשובות נכונות.

# English: On
page-ON = פעיל

# English: Off
page-OFF = כבוי

# English: Your name
page-YOUR_NAME = השם שלכם

# English: Your name when several people play on this device.
page-YOUR_NAME_WHY = השם שלכם כשכמה אנשים משחקים במכשיר הזה.

# English: Options
page-OPTIONS = אפשרויות

# English: Contents
page-CONTENTS = תוכן

# Before the line that says what the option does.
# English: Option “{ $title }”:
page-option_named = האפשרות ״{ $title }״:

# English: Spot On is not affiliated with the authors.
page-NOT_AFFILIATED = אין קשר בין Spot On ובין היוצרים.

# English: Set up a match
page-SET_UP_A_MATCH = התאמת משחק

# English: The rules could not be loaded. Please check the connection.
page-RULES_MISSING = לא היה אפשר לטעון את החוקים. בדקו את החיבור.

# English: Back to your table with friends
page-BACK_TO_TABLE = חזרה לשולחן עם החברים

# English: { $game }: { $credit }
page-credit = { $game }: { $credit }

# English: Play with friends
page-WITH_FRIENDS = לשחק עם חברים

# English: How nobody can peek
page-NO_PEEKING_TITLE = למה אי אפשר להציץ
