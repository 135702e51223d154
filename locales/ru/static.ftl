## index.html

# English: Five card games in which only the exact number wins. Play in your browser, against bots or with friends.
index-DESCRIPTION = Пять карточных игр, где побеждает только точное число. Играйте в браузере против ботов или с друзьями.

# English: Spot On is loading. It needs JavaScript and WebAssembly.
index-LOADING = Spot On загружается. Нужны JavaScript и WebAssembly.

# English: Try again
index-TRY_AGAIN = Повторить

# English: Just a moment …
index-MOMENT = Минутку…

# English: Spot On needs WebAssembly, which this browser lacks or has switched off. A lockdown mode or strict privacy settings may block it. Please try another browser.
index-NO_WASM = Spot On нужен WebAssembly, а в этом браузере его нет или он выключен. Его может блокировать режим повышенной защиты или строгие настройки конфиденциальности. Попробуйте другой браузер.

# English: Spot On could not be started. Please check the connection and try again. If that does not help, try another browser.
index-FAILED = Не удалось запустить Spot On. Проверьте соединение и попробуйте ещё раз. Если не поможет, попробуйте другой браузер.

## public/404.html

# English: Not found · Spot On
not-found-TITLE = Не найдено · Spot On

# English: This page does not exist
not-found-HEADING = Такой страницы нет

# English: Spot On has no page at this address.
not-found-NOTHING = По этому адресу в Spot On ничего нет.

## public/verify.html

# English: Verify a deal · Spot On
verify-TITLE = Проверка сдачи · Spot On

# English: Verify a deal
verify-HEADING = Проверка сдачи

# English: Before the match the bots’ side drew its part of the seed and showed only a hash of it, the commitment. Then your part was drawn, or you chose it. The cards follow from both. This page computes all of it again, and has no code in common with the game.
verify-LEAD = Перед матчем сторона ботов выбрала свою часть начального числа и показала только её хеш — обязательство. Затем была выбрана ваша часть: случайно или вами самими. Карты следуют из обеих частей. Эта страница вычисляет всё заново, и общего кода с игрой у неё нет.

# English: Commitment
verify-COMMITMENT = Обязательство

# English: shown before your part was drawn: 64 digits
verify-COMMITMENT_WHY = показано до выбора вашей части: 64 цифры

# English: The bots’ part
verify-BOTS_PART = Часть ботов

# English: shown when the match was over: 64 digits
verify-BOTS_PART_WHY = показана после матча: 64 цифры

# English: Your part
verify-YOUR_PART = Ваша часть

# English: Record of the match
verify-RECORD = Запись матча

# English: if you have it; then game, players and options need not be chosen
verify-RECORD_WHY = если она у вас есть; тогда игру, число игроков и параметры указывать не нужно

# English: Game
verify-GAME = Игра

# English: Players
verify-PLAYERS = Игроков

# English: Round
verify-ROUND = Раунд

# English: Jokers
verify-JOKERS = Джокеров

# English: One Up with two players
verify-JOKERS_WHY = «Один в конце» вдвоём

# English: Packs for every two players
verify-PACKS = Колод на каждых двух игроков

# English: Broken Ladder
verify-PACKS_WHY = «Сломанная лестница»

# English: Verify
verify-VERIFY = Проверить

# English: Everything fits: the bots’ part was the one they had committed to, and this is the deal.
verify-RIGHT = Всё сходится: часть ботов — та самая, которую они закрепили обязательством, а сдача — вот эта.

# English: The bots’ part is <strong>not</strong> the one that was committed to.
verify-NOT_COMMITMENT = Часть ботов — <strong>не та</strong>, которая была закреплена обязательством.

# English: The match was <strong>not</strong> dealt from these two parts: the record has another seed.
verify-NOT_SEED = Матч сдан <strong>не</strong> из этих двух частей: в записи другое начальное число.

# English: The first dealer in the record is not the one who was drawn.
verify-NOT_DEALER = Первый сдающий в записи — не тот, кто выпал по жребию.

# English: The first pack in the record was laid out by hand, so these are not its cards.
verify-LAID_OUT = Первая колода в записи разложена вручную, так что это не её карты.

# English: The bots’ part should be 64 hexadecimal digits.
verify-BAD_BOTS = Часть ботов — это 64 шестнадцатеричные цифры.

# English: Your part should be 1 to 64 letters, digits or signs, without spaces.
verify-BAD_PLAYER = Ваша часть — от 1 до 64 латинских букв, цифр или знаков без пробелов.

# English: The record should be a line that begins with <code>spot-on-1|</code>.
verify-BAD_RECORD = Запись — это строка, которая начинается с <code>spot-on-1{ "|" }</code>.

# English: The record is of a game that this page does not know.
verify-BAD_GAME = В записи игра, которой эта страница не знает.

# English: This game cannot be played by this number of players.
verify-BAD_SEATS = Столько игроков в эту игру не играют.

# English: The round should be a number, 1 or higher.
verify-BAD_ROUND = Раунд — это число от 1.

# English: This browser computes hashes only on pages that come over a secure connection (https) or from this device.
verify-BAD_HASH = Этот браузер вычисляет хеши только на страницах, полученных по защищённому соединению (https) или с этого же устройства.

# English: What was computed
verify-COMPUTED = Что вычислено

# English: Hash of the bots’ part
verify-HASH = Хеш части ботов

# English: Seed: hash of both parts
verify-SEED = Начальное число: хеш обеих частей

# English: First dealer, counted from 0
verify-FIRST_DEALER = Первый сдающий, считая от 0

# English: The pack, from the first card that is dealt
verify-PACK = Колода, начиная с карты, которая сдаётся первой

# English: What this proves, and what it does not
verify-PROVES = Что это доказывает, а что нет

# English: It proves that the bots’ part was fixed before yours was known, if you saw the commitment before that: nobody could choose cards to suit the bots.
verify-PROVES_PART = Это доказывает, что часть ботов была закреплена прежде, чем стала известна ваша, если вы видели обязательство до этого: никто не мог подобрать карты в пользу ботов.

# English: If you chose your part yourself, nobody else can have chosen the deal at all. If the page drew it for you, you rely on the page for that.
verify-PROVES_OWN = Если вы выбрали свою часть сами, никто другой выбрать сдачу не мог. Если её выбрала страница, в этом вы полагаетесь на неё.

# English: It does not prove that the bots play without looking at hidden cards. That is a matter of how they are made: they are given what their seat may see, and nothing else.
verify-PROVES_NOT_BOTS = Это не доказывает, что боты не подглядывают в закрытые карты. Это зависит от того, как они устроены: им дают только то, что видно с их места.

# English: It does not prove anything about a match whose commitment you did not note or see before the deal.
verify-PROVES_NOT_LATE = Это ничего не доказывает о матче, обязательства которого вы не видели или не записали до сдачи.

# English: Without this page
verify-WITHOUT = Без этой страницы

# English: With any program for SHA-256, such as a shell:
verify-ANY_PROGRAM = Любой программой для SHA-256, например в командной строке:

# English: <code>printf %s BOTS | sha256sum</code> is the commitment,<br> <code>printf %s BOTS:YOURS | sha256sum</code> the seed.
verify-SHELL = <code>printf %s БОТЫ { "|" } sha256sum</code> — обязательство,<br> <code>printf %s БОТЫ:ВЫ { "|" } sha256sum</code> — начальное число.

# English: The pack in its first order (suits S H D C, each from the ace to the king, then big and little Jokers; 100 Points Rummy from the 10s to the 50s) is shuffled after Fisher and Yates from the last place down. Numbers come from ChaCha with 8 rounds, the seed as its key, the round as the upper half of its 64-bit stream, and are brought below a bound after Lemire: multiply by the bound, take the upper 32 bits, and draw again while the lower ones are below 2³² mod the bound.
verify-ORDER = Колода в исходном порядке (масти S H D C, каждая от туза до короля, затем большие и малые джокеры; в игре «Рамми на сто очков» — от десяток до пятидесяток) тасуется по Фишеру и Йетсу с последнего места вниз. Числа даёт ChaCha с 8 раундами: ключ — начальное число, старшая половина 64-битного номера потока — раунд. Под границу число приводится по Лемиру: умножить на границу, взять старшие 32 бита и тянуть снова, пока младшие меньше остатка от деления 2³² на границу.

## public/manifest.webmanifest

# English: Five card games in which only the exact number wins. Play against bots, even offline.
manifest-DESCRIPTION = Пять карточных игр, где побеждает только точное число. Играйте против ботов, даже без интернета.

# English: Five games
manifest-PHONE_HOME = Пять игр

# English: A table on a phone
manifest-PHONE_TABLE = Стол на телефоне

# English: Five games
manifest-DESKTOP_HOME = Пять игр

# English: A table
manifest-DESKTOP_TABLE = Стол
