## index.html

# English: Five card games in which only the exact number wins. Play in your browser, against bots or with friends.
index-DESCRIPTION = חמישה משחקי קלפים שבהם רק המספר המדויק מנצח. משחקים בדפדפן, נגד בוטים או עם חברים.

# English: Spot On is loading. It needs JavaScript and WebAssembly.
index-LOADING = האתר Spot On בטעינה. נדרשים JavaScript ו־WebAssembly.

# English: Try again
index-TRY_AGAIN = לנסות שוב

# English: Just a moment …
index-MOMENT = רק רגע…

# English: Spot On needs WebAssembly, which this browser lacks or has switched off. A lockdown mode or strict privacy settings may block it. Please try another browser.
index-NO_WASM = האתר Spot On צריך WebAssembly, שחסר או כבוי בדפדפן הזה. ייתכן שמצב נעילה או הגדרות פרטיות מחמירות חוסמים אותו. נסו דפדפן אחר.

# English: Spot On could not be started. Please check the connection and try again. If that does not help, try another browser.
index-FAILED = לא היה אפשר להפעיל את Spot On. בדקו את החיבור ונסו שוב. אם זה לא עוזר, נסו דפדפן אחר.

## public/404.html

# English: Not found · Spot On
not-found-TITLE = לא נמצא · Spot On

# English: This page does not exist
not-found-HEADING = הדף הזה לא קיים

# English: Spot On has no page at this address.
not-found-NOTHING = אין ב־Spot On דף בכתובת הזאת.

## public/verify.html

# English: Verify a deal · Spot On
verify-TITLE = אימות חלוקה · Spot On

# English: Verify a deal
verify-HEADING = אימות חלוקה

# English: Before the match the bots’ side drew its part of the seed and showed only a hash of it, the commitment. Then your part was drawn, or you chose it. The cards follow from both. This page computes all of it again, and has no code in common with the game.
verify-LEAD = לפני המשחק הגריל צד הבוטים את החלק שלו בזרע, והראה רק גיבוב (hash) שלו: ההתחייבות. אחר כך הוגרל החלק שלכם, או שבחרתם אותו. הקלפים נקבעים לפי שני החלקים. הדף הזה מחשב הכול מחדש, ואין לו קוד משותף עם המשחק.

# English: Commitment
verify-COMMITMENT = התחייבות

# English: shown before your part was drawn: 64 digits
verify-COMMITMENT_WHY = הוצגה לפני שהחלק שלכם הוגרל: 64 ספרות

# English: The bots’ part
verify-BOTS_PART = החלק של הבוטים

# English: shown when the match was over: 64 digits
verify-BOTS_PART_WHY = הוצג כשהמשחק נגמר: 64 ספרות

# English: Your part
verify-YOUR_PART = החלק שלכם

# English: Record of the match
verify-RECORD = רישום המשחק

# English: if you have it; then game, players and options need not be chosen
verify-RECORD_WHY = אם יש לכם אותו; אז לא צריך לבחור משחק, שחקנים ואפשרויות

# English: Game
verify-GAME = משחק

# English: Players
verify-PLAYERS = שחקנים

# English: Round
verify-ROUND = סיבוב

# English: Jokers
verify-JOKERS = ג׳וקרים

# English: One Up with two players
verify-JOKERS_WHY = ״אחת למעלה״ בשני שחקנים

# English: Packs for every two players
verify-PACKS = חפיסות לכל שני שחקנים

# English: Broken Ladder
verify-PACKS_WHY = הסולם השבור

# English: Verify
verify-VERIFY = לאמת

# English: Everything fits: the bots’ part was the one they had committed to, and this is the deal.
verify-RIGHT = הכול מתאים: החלק של הבוטים הוא החלק שאליו התחייבו, וזו החלוקה.

# English: The bots’ part is <strong>not</strong> the one that was committed to.
verify-NOT_COMMITMENT = החלק של הבוטים <strong>אינו</strong> החלק שאליו התחייבו.

# English: The match was <strong>not</strong> dealt from these two parts: the record has another seed.
verify-NOT_SEED = המשחק <strong>לא</strong> חולק משני החלקים האלה: ברישום יש זרע אחר.

# English: The first dealer in the record is not the one who was drawn.
verify-NOT_DEALER = המחלק הראשון ברישום אינו זה שעלה בגורל.

# English: The first pack in the record was laid out by hand, so these are not its cards.
verify-LAID_OUT = החפיסה הראשונה ברישום סודרה ביד, ולכן אלה אינם הקלפים שלה.

# English: The bots’ part should be 64 hexadecimal digits.
verify-BAD_BOTS = החלק של הבוטים צריך להיות 64 ספרות הקסדצימליות.

# English: Your part should be 1 to 64 letters, digits or signs, without spaces.
verify-BAD_PLAYER = החלק שלכם צריך להיות בין 1 ל־64 אותיות לועזיות, ספרות או סימנים, בלי רווחים.

# English: The record should be a line that begins with <code>spot-on-1|</code>.
verify-BAD_RECORD = הרישום צריך להיות שורה שמתחילה ב־<code>spot-on-1{ "|" }</code>.

# English: The record is of a game that this page does not know.
verify-BAD_GAME = הרישום הוא של משחק שהדף הזה לא מכיר.

# English: This game cannot be played by this number of players.
verify-BAD_SEATS = אי אפשר לשחק במשחק הזה במספר כזה של שחקנים.

# English: The round should be a number, 1 or higher.
verify-BAD_ROUND = הסיבוב צריך להיות מספר, 1 או יותר.

# English: This browser computes hashes only on pages that come over a secure connection (https) or from this device.
verify-BAD_HASH = הדפדפן הזה מחשב גיבובים רק בדפים שמגיעים בחיבור מאובטח (https) או מהמכשיר הזה.

# English: What was computed
verify-COMPUTED = מה חושב

# English: Hash of the bots’ part
verify-HASH = הגיבוב של החלק של הבוטים

# English: Seed: hash of both parts
verify-SEED = הזרע: הגיבוב של שני החלקים

# English: First dealer, counted from 0
verify-FIRST_DEALER = המחלק הראשון, בספירה מ־0

# English: The pack, from the first card that is dealt
verify-PACK = החפיסה, מהקלף הראשון שמחולק

# English: What this proves, and what it does not
verify-PROVES = מה זה מוכיח, ומה לא

# English: It proves that the bots’ part was fixed before yours was known, if you saw the commitment before that: nobody could choose cards to suit the bots.
verify-PROVES_PART = זה מוכיח שהחלק של הבוטים נקבע לפני שהחלק שלכם היה ידוע, אם ראיתם את ההתחייבות קודם לכן: איש לא יכול היה לבחור קלפים לטובת הבוטים.

# English: If you chose your part yourself, nobody else can have chosen the deal at all. If the page drew it for you, you rely on the page for that.
verify-PROVES_OWN = אם בחרתם את החלק שלכם בעצמכם, אף גורם אחר לא יכול היה לבחור את החלוקה. אם הדף הגריל אותו בשבילכם, אתם סומכים בזה על הדף.

# English: It does not prove that the bots play without looking at hidden cards. That is a matter of how they are made: they are given what their seat may see, and nothing else.
verify-PROVES_NOT_BOTS = זה לא מוכיח שהבוטים משחקים בלי להציץ בקלפים סגורים. זה תלוי באופן שבו הם בנויים: הם מקבלים רק את מה שמותר לראות מהמקום שלהם, ולא שום דבר אחר.

# English: It does not prove anything about a match whose commitment you did not note or see before the deal.
verify-PROVES_NOT_LATE = זה לא מוכיח דבר על משחק שאת ההתחייבות שלו לא רשמתם או ראיתם לפני החלוקה.

# English: Without this page
verify-WITHOUT = בלי הדף הזה

# English: With any program for SHA-256, such as a shell:
verify-ANY_PROGRAM = בכל תוכנה שמחשבת SHA-256, למשל בשורת הפקודה:

# English: <code>printf %s BOTS | sha256sum</code> is the commitment,<br> <code>printf %s BOTS:YOURS | sha256sum</code> the seed.
verify-SHELL = <code>printf %s BOTS { "|" } sha256sum</code> היא ההתחייבות,<br> <code>printf %s BOTS:YOURS { "|" } sha256sum</code> הוא הזרע.

# English: The pack in its first order (suits S H D C, each from the ace to the king, then big and little Jokers; 100 Points Rummy from the 10s to the 50s) is shuffled after Fisher and Yates from the last place down. Numbers come from ChaCha with 8 rounds, the seed as its key, the round as the upper half of its 64-bit stream, and are brought below a bound after Lemire: multiply by the bound, take the upper 32 bits, and draw again while the lower ones are below 2³² mod the bound.
verify-ORDER = החפיסה בסדר הראשוני שלה (צורות S H D C, כל אחת מהאס עד המלך, ואחריהן הג׳וקר הגדול והקטן; ברמי 100 מה־10 עד ה־50) מעורבבת לפי פישר וייטס, מהמקום האחרון ומטה. המספרים באים מ־ChaCha עם 8 סבבים, כשהזרע הוא המפתח והסיבוב הוא המחצית העליונה של זרם בן 64 סיביות, והם מובאים מתחת לחסם לפי Lemire: כופלים בחסם, לוקחים את 32 הסיביות העליונות, ומגרילים שוב כל עוד התחתונות קטנות מ־2³² mod החסם.

## public/manifest.webmanifest

# English: Five card games in which only the exact number wins. Play against bots, even offline.
manifest-DESCRIPTION = חמישה משחקי קלפים שבהם רק המספר המדויק מנצח. משחקים נגד בוטים, גם בלי אינטרנט.

# English: Five games
manifest-PHONE_HOME = חמישה משחקים

# English: A table on a phone
manifest-PHONE_TABLE = שולחן בטלפון

# English: Five games
manifest-DESKTOP_HOME = חמישה משחקים

# English: A table
manifest-DESKTOP_TABLE = שולחן
