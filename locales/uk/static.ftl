## index.html

# English: Five card games in which only the exact number wins. Play in your browser, against bots or with friends.
index-DESCRIPTION = П’ять карткових ігор, у яких виграє лише точне число. Грайте у браузері проти ботів або з друзями.

# English: Spot On is loading. It needs JavaScript and WebAssembly.
index-LOADING = Spot On завантажується. Потрібні JavaScript і WebAssembly.

# English: Try again
index-TRY_AGAIN = Ще раз

# English: Just a moment …
index-MOMENT = Хвилинку…

# English: Spot On needs WebAssembly, which this browser lacks or has switched off. A lockdown mode or strict privacy settings may block it. Please try another browser.
index-NO_WASM = Для Spot On потрібен WebAssembly, а в цьому браузері його немає або його вимкнено. Його може блокувати режим карантину чи суворі налаштування приватності. Спробуйте інший браузер.

# English: Spot On could not be started. Please check the connection and try again. If that does not help, try another browser.
index-FAILED = Не вдалося запустити Spot On. Перевірте з’єднання і спробуйте ще раз. Якщо не допоможе, спробуйте інший браузер.

## public/404.html

# English: Not found · Spot On
not-found-TITLE = Не знайдено · Spot On

# English: This page does not exist
not-found-HEADING = Такої сторінки немає

# English: Spot On has no page at this address.
not-found-NOTHING = За цією адресою у Spot On немає сторінки.

## public/verify.html

# English: Verify a deal · Spot On
verify-TITLE = Перевірка роздачі · Spot On

# English: Verify a deal
verify-HEADING = Перевірка роздачі

# English: Before the match the bots’ side drew its part of the seed and showed only a hash of it, the commitment. Then your part was drawn, or you chose it. The cards follow from both. This page computes all of it again, and has no code in common with the game.
verify-LEAD = Перед матчем сторона ботів отримала свою частину початкового числа й показала лише її хеш — зобов’язання. Потім випала ваша частина, або ви обрали її самі. Карти залежать від обох. Ця сторінка обчислює все це наново й не має спільного коду з грою.

# English: Commitment
verify-COMMITMENT = Зобов’язання

# English: shown before your part was drawn: 64 digits
verify-COMMITMENT_WHY = показано до того, як з’явилася ваша частина: 64 цифри

# English: The bots’ part
verify-BOTS_PART = Частина ботів

# English: shown when the match was over: 64 digits
verify-BOTS_PART_WHY = показано після кінця матчу: 64 цифри

# English: Your part
verify-YOUR_PART = Ваша частина

# English: Record of the match
verify-RECORD = Запис матчу

# English: if you have it; then game, players and options need not be chosen
verify-RECORD_WHY = якщо маєте; тоді гру, гравців і параметри обирати не треба

# English: Game
verify-GAME = Гра

# English: Players
verify-PLAYERS = Гравці

# English: Round
verify-ROUND = Раунд

# English: Jokers
verify-JOKERS = Джокери

# English: One Up with two players
verify-JOKERS_WHY = «Одиничка» для двох

# English: Packs for every two players
verify-PACKS = Колод на кожних двох гравців

# English: Broken Ladder
verify-PACKS_WHY = «Зламана драбина»

# English: Verify
verify-VERIFY = Перевірити

# English: Everything fits: the bots’ part was the one they had committed to, and this is the deal.
verify-RIGHT = Усе збігається: частина ботів саме та, яку зафіксувало зобов’язання, і роздача саме така.

# English: The bots’ part is <strong>not</strong> the one that was committed to.
verify-NOT_COMMITMENT = Частина ботів — <strong>не</strong> та, яку зафіксувало зобов’язання.

# English: The match was <strong>not</strong> dealt from these two parts: the record has another seed.
verify-NOT_SEED = Матч роздано <strong>не</strong> з цих двох частин: у записі інше початкове число.

# English: The first dealer in the record is not the one who was drawn.
verify-NOT_DEALER = У записі першим роздає не той, кого визначив жереб.

# English: The first pack in the record was laid out by hand, so these are not its cards.
verify-LAID_OUT = Першу колоду в записі розкладено вручну, тож це не її карти.

# English: The bots’ part should be 64 hexadecimal digits.
verify-BAD_BOTS = Частина ботів має складатися з 64 шістнадцяткових цифр.

# English: Your part should be 1 to 64 letters, digits or signs, without spaces.
verify-BAD_PLAYER = Ваша частина має складатися з 1–64 літер, цифр або знаків без пробілів.

# English: The record should be a line that begins with <code>spot-on-1|</code>.
verify-BAD_RECORD = Запис має бути рядком, який починається з <code>spot-on-1{ "|" }</code>.

# English: The record is of a game that this page does not know.
verify-BAD_GAME = Це запис гри, якої ця сторінка не знає.

# English: This game cannot be played by this number of players.
verify-BAD_SEATS = У цю гру не грають такою кількістю гравців.

# English: The round should be a number, 1 or higher.
verify-BAD_ROUND = Раунд має бути числом, не меншим за 1.

# English: This browser computes hashes only on pages that come over a secure connection (https) or from this device.
verify-BAD_HASH = Цей браузер обчислює хеші лише на сторінках, отриманих захищеним з’єднанням (https) або з цього пристрою.

# English: What was computed
verify-COMPUTED = Що обчислено

# English: Hash of the bots’ part
verify-HASH = Хеш частини ботів

# English: Seed: hash of both parts
verify-SEED = Початкове число: хеш обох частин

# English: First dealer, counted from 0
verify-FIRST_DEALER = Хто роздає першим, нумерація від 0

# English: The pack, from the first card that is dealt
verify-PACK = Колода, від першої розданої карти

# English: What this proves, and what it does not
verify-PROVES = Що це доводить, а чого ні

# English: It proves that the bots’ part was fixed before yours was known, if you saw the commitment before that: nobody could choose cards to suit the bots.
verify-PROVES_PART = Це доводить, що частину ботів зафіксовано до того, як стала відома ваша, якщо ви бачили зобов’язання до того: ніхто не міг підібрати карти на користь ботів.

# English: If you chose your part yourself, nobody else can have chosen the deal at all. If the page drew it for you, you rely on the page for that.
verify-PROVES_OWN = Якщо свою частину ви обрали самі, роздачі взагалі ніхто не міг підібрати. Якщо її обрала за вас сторінка, тут ви покладаєтеся на сторінку.

# English: It does not prove that the bots play without looking at hidden cards. That is a matter of how they are made: they are given what their seat may see, and nothing else.
verify-PROVES_NOT_BOTS = Це не доводить, що боти грають, не дивлячись на закриті карти. Це залежить від їхньої будови: їм дають те, що може бачити їхнє місце, і більше нічого.

# English: It does not prove anything about a match whose commitment you did not note or see before the deal.
verify-PROVES_NOT_LATE = Це нічого не доводить про матч, зобов’язання якого ви не записали або не бачили до роздачі.

# English: Without this page
verify-WITHOUT = Без цієї сторінки

# English: With any program for SHA-256, such as a shell:
verify-ANY_PROGRAM = Будь-якою програмою для SHA-256, наприклад в оболонці:

# English: <code>printf %s BOTS | sha256sum</code> is the commitment,<br> <code>printf %s BOTS:YOURS | sha256sum</code> the seed.
verify-SHELL = <code>printf %s BOTS { "|" } sha256sum</code> — зобов’язання,<br> <code>printf %s BOTS:YOURS { "|" } sha256sum</code> — початкове число.

# English: The pack in its first order (suits S H D C, each from the ace to the king, then big and little Jokers; 100 Points Rummy from the 10s to the 50s) is shuffled after Fisher and Yates from the last place down. Numbers come from ChaCha with 8 rounds, the seed as its key, the round as the upper half of its 64-bit stream, and are brought below a bound after Lemire: multiply by the bound, take the upper 32 bits, and draw again while the lower ones are below 2³² mod the bound.
verify-ORDER = Колоду в первинному порядку (масті S H D C, кожна від туза до короля, потім великі й малі джокери; у «Рамі на 100 очок» від 10 до 50) перетасовано методом Фішера—Єйтса від останнього місця вниз. Числа дає ChaCha з 8 раундами: початкове число — його ключ, раунд — старша половина його 64-бітового потоку; до межі їх зводять методом Леміра: помножити на межу, взяти старші 32 біти й тягнути знову, поки молодші менші за 2³² mod межа.

## public/manifest.webmanifest

# English: Five card games in which only the exact number wins. Play against bots, even offline.
manifest-DESCRIPTION = П’ять карткових ігор, у яких виграє лише точне число. Грайте проти ботів навіть без інтернету.

# English: Five games
manifest-PHONE_HOME = П’ять ігор

# English: A table on a phone
manifest-PHONE_TABLE = Стіл на телефоні

# English: Five games
manifest-DESKTOP_HOME = П’ять ігор

# English: A table
manifest-DESKTOP_TABLE = Стіл
