## i18n::common

# The addressed player, at the beginning of a sentence.
# English: You
common-YOU = Ви

# English: Somebody
common-SOMEBODY = Хтось

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
common-ACE = туз

# English: two
common-TWO = двійка

# English: three
common-THREE = трійка

# English: four
common-FOUR = четвірка

# English: five
common-FIVE = п’ятірка

# English: six
common-SIX = шістка

# English: seven
common-SEVEN = сімка

# English: eight
common-EIGHT = вісімка

# English: nine
common-NINE = дев’ятка

# English: ten
common-TEN = десятка

# English: jack
common-JACK = валет

# English: queen
common-QUEEN = дама

# English: king
common-KING = король

# The letters of an ace, a king, a queen and a jack in a corner of a card, as cards of the country have them.
# English: A
common-ACE_LETTER = Т

# English: K
common-KING_LETTER = К

# English: Q
common-QUEEN_LETTER = Д

# English: J
common-JACK_LETTER = В

# A suit by itself.
# English: spades
common-SPADES = піки

# English: hearts
common-HEARTS = чирви

# English: diamonds
common-DIAMONDS = бубни

# English: clubs
common-CLUBS = трефи

# The suit in the name of a card.
# English: of spades
common-OF_SPADES = пік

# English: of hearts
common-OF_HEARTS = чирв

# English: of diamonds
common-OF_DIAMONDS = бубен

# English: of clubs
common-OF_CLUBS = треф

# A Joker in an expression.
# English: Joker
common-JOKER = Джокер

# English: big Joker
common-BIG_JOKER = великий джокер

# English: little Joker
common-LITTLE_JOKER = малий джокер

# English: { $rank } { $of_suit }
common-suited = { $rank } { $of_suit }

# English: a hidden card
common-HIDDEN_CARD = закрита карта

# English: { $n } hidden { $n -> [one] card *[other] cards }
common-hidden_cards =
    { $n } { $n ->
        [one] закрита карта
        [few] закриті карти
       *[many] закритих карт
    }

# A single card in a sentence, if there are many like it.
# English: a { $card }
common-a_card = { $card }

# A single card in a sentence, if there is only one.
# English: the { $card }
common-the_card = { $card }

# English: a card
common-A_CARD = одна карта

# English: { $n } { $n -> [one] card *[other] cards }
common-cards =
    { $n } { $n ->
        [one] карта
        [few] карти
       *[many] карт
    }

# English: nothing
common-NOTHING = нічого

# Joins the last item of a list to those before it.
# English: { $before } and { $last }
common-and = { $before } і { $last }

# An arrow before a total.
# English: leads to
common-LEADS_TO = веде до

# English: stock
common-STOCK = колода

# English: discard pile
common-DISCARD_PILE = скид

# English: hand
common-HAND = карти на руках

# A draw of cards that the reader does not see.
# English: { $who } { $who -> [you] draw *[other] draws } { $n -> [one] a card *[other] { $n } cards }.
common-draws_unseen =
    { $who } { $who ->
        [you] берете
       *[other] бере
    } з колоди { $n ->
        [one] карту
        [few] { $n } карти
       *[many] { $n } карт
    }.

# English: { $who } { $who -> [you] draw *[other] draws } { $cards }.
common-draws =
    { $who } { $who ->
        [you] берете
       *[other] бере
    } з колоди: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } the { $cards }.
common-takes =
    { $who } { $who ->
        [you] берете
       *[other] бере
    } зі скиду: { $cards }.

# English: { $who } { $who -> [you] discard *[other] discards } { $cards }.
common-discards =
    { $who } { $who ->
        [you] скидаєте
       *[other] скидає
    }: { $cards }.

# English: { $who } { $who -> [you] play *[other] plays } { $cards }.
common-plays =
    { $who } { $who ->
        [you] ходите
       *[other] ходить
    }: { $cards }.

# English: { $cards } { $n -> [one] is *[other] are } turned up.
common-turned_up =
    { $n ->
        [one] Відкрито карту
        [few] Відкрито карти
       *[many] Відкрито карти
    }: { $cards }.

# English: { $round } { $number }. { $who } { $who -> [you] deal *[other] deals }.
common-deals =
    { $round } { $number }. { $who ->
        [you] Роздаєте ви
       *[other] Роздає { $who }
    }.

# English: You hold { $cards }.
common-holds = У вас на руках: { $cards }.

# English: { $who } { $who -> [you] see *[other] sees } the { $card }.
common-sees =
    { $who } { $who ->
        [you] бачите
       *[other] бачить
    } верхню карту колоди: { $card }.

# English: { $who } { $who -> [you] look *[other] looks } at the stock.
common-looks =
    { $who } { $who ->
        [you] дивитеся
       *[other] дивиться
    } на верхню карту колоди.

# English: The { $cards } discarded { $cards -> [one] card is *[other] cards are } shuffled into a new stock.
common-rebuilt =
    Скид перетасовано, у новій колоді { $cards } { $cards ->
        [one] карта
        [few] карти
       *[many] карт
    }.

# English: { $who } { $who -> [you] score *[other] scores } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-scores =
    { $who } { $who ->
        [you] отримуєте
       *[other] отримує
    } { $points } { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Разом { $total }.

# English: { $who } { $who -> [you] lose *[other] loses } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-loses =
    { $who } { $who ->
        [you] втрачаєте
       *[other] втрачає
    } { $points } { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Разом { $total }.

# English: The { $round } is over.
common-is_over = На цьому { $round } завершується.

# English: The match is over.
common-MATCH_IS_OVER = Матч закінчено.

# English: the round is over
common-ROUND_IS_OVER = раунд закінчено

# English: there is no { $card } in your hand
common-not_held = такої карти на руках немає: { $card }

# English: you took a card, so you must discard one
common-MUST_DISCARD = ви взяли карту, тож треба одну скинути

# English: take a card before you discard one
common-MUST_TAKE = спершу візьміть карту, а тоді скидайте

# English: you named a card twice
common-TWICE = одну карту названо двічі

# English: { $title } is for { $least } to { $most } players, not { $n }
common-wrong_seats = { $title }: гравців має бути від { $least } до { $most }, а не { $n }

# English: Off
common-OFF = Ні

# English: On
common-ON = Так

# English: you cannot type answers in this game
common-NOT_WRITTEN = у цій грі відповідей не пишуть

## saves::history::texts

# English: This is not a file of exported matches.
saves-history-NO_RECORDS = Це не файл з експортованими матчами.

# English: This is a backup of everything, not exported matches. Restore it on the statistics page.
saves-history-BACKUP = Це резервна копія всіх даних, а не експортовані матчі. Відновіть її на сторінці статистики.

# English: A newer version saved these matches. Reload the page.
saves-history-NEWER = Ці матчі зберегла новіша версія. Перезавантажте сторінку.

# English: This file is cut off: some of its matches are missing.
saves-history-CUT_OFF = Файл обрізаний: частини матчів бракує.

# English: Match { $number } of this file is damaged.
saves-history-damaged = Матч { $number } у цьому файлі пошкоджений.

# English: Match { $number } of this file breaks the rules.
saves-history-unplayable = Матч { $number } у цьому файлі порушує правила.

# English: This file has more than { $most } matches.
saves-history-too_many =
    У цьому файлі понад { $most } { $most ->
        [one] матч
        [few] матчі
       *[many] матчів
    }.

## saves::link::texts

# English: This link is too long to be a match.
saves-link-TOO_LONG = Це посилання задовге для матчу.

# English: This link is damaged or cut off: copy the whole link and open it again.
saves-link-DAMAGED = Це посилання пошкоджене або обрізане: скопіюйте його цілком і відкрийте знову.

# English: This link is from a newer version. Reload the page.
saves-link-NEWER = Це посилання з новішої версії. Перезавантажте сторінку.

# English: This link is for a game that Spot On does not have.
saves-link-NO_GAME = Це посилання на гру, якої у Spot On немає.

# English: This link has seats, options or cards that the game does not allow.
saves-link-BAD_START = У цьому посиланні є місця, параметри або карти, яких гра не дозволяє.

# English: The rules do not allow move { $number } of the match in this link.
saves-link-bad_step = Правила не дозволяють ходу { $number } у матчі з цього посилання.

# English: This match is too long for a link. Export it to a file instead.
saves-link-NO_ROOM = Матч задовгий для посилання. Експортуйте його у файл.

## ui::friends::invite_texts

# English: Friend on another device
friends-invite-A_FRIEND = Друг на іншому пристрої

# English: Invite
friends-invite-INVITE = Запросити

# English: You get a link to send. Friends open it and sit down; nobody needs an account.
friends-invite-INVITE_WHY = Ви отримаєте посилання й надішлете його. Друзі відкриють його і сядуть за стіл; реєстрація не потрібна нікому.

# English: Connection details
friends-invite-CONTACTS = Подробиці з’єднання

# English: Connection
friends-invite-CONNECTION = З’єднання

# English: Automatic
friends-invite-USUAL_WAY = Автоматично

# English: Through relays only
friends-invite-RELAYS_ONLY = Лише через ретранслятори

# English: Without relays
friends-invite-CODES_ONLY = Без ретрансляторів

# English: You send each friend a link, and they send you an answer back. No relay takes part.
friends-invite-CODES_WHY = Ви надсилаєте кожному другові посилання, а він надсилає вам відповідь. Ретранслятори участі не беруть.

# English: Public relays pass encrypted messages between your devices: { $hosts }. They see your IP address, but not what you play. Nothing goes anywhere else.
friends-invite-relays_carry = Публічні ретранслятори передають зашифровані повідомлення між вашими пристроями: { $hosts }. Вони бачать вашу IP-адресу, але не те, як ви граєте. Більше нікуди нічого не надсилається.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call.
friends-invite-DIRECT = Ваші пристрої з’єднуються напряму, де це можливо. Тоді вони бачать IP-адреси одне одного, як у відеодзвінку.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call. Each device learns its own address from { $hosts }.
friends-invite-direct_by = Ваші пристрої з’єднуються напряму, де це можливо. Тоді вони бачать IP-адреси одне одного, як у відеодзвінку. Свою адресу кожен пристрій дізнається від { $hosts }.

# English: Other relays
friends-invite-OWN_RELAYS = Інші ретранслятори

# English: Addresses of Nostr relays, for your next invitation. The link carries them to your friends.
friends-invite-OWN_RELAYS_WHY = Адреси ретрансляторів Nostr для вашого наступного запрошення. Друзі отримають їх із посиланням.

## ui::friends::texts

# English: Connected directly
friends-CONNECTED_DIRECTLY = Пряме з’єднання

# English: { $who } invites you to { $game }
friends-invites = { $who } запрошує вас у гру «{ $game }»

# English: You are invited to { $game }
friends-invited_to = Вас запрошують у гру «{ $game }»

# English: You are invited to a card game
friends-INVITED = Вас запрошують зіграти в карти

# English: Everybody plays on their own device. Nobody can see the cards of another player, and every round is checked at its end.
friends-NO_PEEKING = Кожен грає на своєму пристрої. Чужих карт не побачить ніхто, а кожен раунд наприкінці перевіряють.

# English: Your name
friends-YOUR_NAME = Ваше ім’я

# English: Sit down
friends-SIT_DOWN = Сісти

# English: This invitation is damaged
friends-DAMAGED = Запрошення пошкоджене

# English: Part of the link is missing. Ask for it again, and open the whole link.
friends-DAMAGED_WHY = Частини посилання бракує. Попросіть його ще раз і відкрийте цілком.

# English: Waiting room
friends-WAITING_ROOM = Кімната очікування

# English: Send this link to your friends
friends-SEND_LINK = Надішліть це посилання друзям

# English: Share…
friends-SHARE = Поділитися…

# English: Keep this page open until your friends are here.
friends-SEND_LINK_WHY = Не закривайте цієї сторінки, доки всі не зберуться.

# English: Who is here
friends-WHO_IS_HERE = Хто тут

# English: Free seat
friends-FREE_SEAT = Вільне місце

# English: you
friends-YOU_HERE = ви

# English: ready
friends-READY = готово

# English: not ready
friends-NOT_READY = ще не готово

# English: I am ready
friends-I_AM_READY = Готово

# English: Not yet
friends-I_AM_NOT_READY = Ще ні

# English: Start
friends-START = Почати

# Why the match cannot start.
# English: { $n } { $n -> [one] seat is *[other] seats are } still free.
friends-still_free =
    { $n ->
        [one] Ще вільне { $n } місце
        [few] Ще вільні { $n } місця
       *[many] Ще вільно { $n } місць
    }.

# English: Not ready yet: { $who }.
friends-not_ready_yet = Ще не готові: { $who }.

# English: Everybody is ready.
friends-ALL_READY = Усі готові.

# English: The match starts when everybody is ready and the host presses Start.
friends-HOST_STARTS = Матч почнеться, коли всі будуть готові, а той, хто запросив, натисне «Почати».

# English: All seats are taken. You can stay on this page and wait for a free seat.
friends-TABLE_FULL = Усі місця зайняті. Можна лишитися на сторінці й чекати, поки звільниться місце.

# English: Looking for { $who }…
friends-looking_for = Шукаємо: { $who }…

# English: Looking for your friends…
friends-LOOKING = Шукаємо ваших друзів…

# English: Nobody has answered yet. The host must keep this page open.
friends-NO_ANSWER = Поки що ніхто не відповів. Той, хто запросив, має тримати цю сторінку відкритою.

# English: Connecting…
friends-CONNECTING = З’єднуємося…

# English: Connected
friends-CONNECTED = З’єднано

# English: Connected. Waiting for your friends…
friends-CONNECTED_WAITING = З’єднано. Чекаємо на ваших друзів…

# English: No relay can be reached. Please check the connection.
friends-NOT_CONNECTED = Жоден ретранслятор не відповідає. Перевірте з’єднання.

# English: Try again
friends-TRY_AGAIN = Ще раз

# English: Leave
friends-LEAVE = Вийти

# English: Options
friends-OPTIONS = Параметри

# English: Connect without relays
friends-BY_CODES = З’єднатися без ретрансляторів

# English: Make a link for one friend. Their device shows an answer, which they send back to you.
friends-BY_CODES_WHY = Створіть посилання для одного друга. Його пристрій покаже відповідь, яку він надішле вам.

# English: Make a link
friends-MAKE_OFFER = Створити посилання

# English: Send this link to one friend
friends-SEND_OFFER = Надішліть це посилання одному другові

# English: Their device shows an answer. Paste it here, or open it on this device. Keep this page open.
friends-SEND_OFFER_WHY = Його пристрій покаже відповідь. Вставте її тут або відкрийте на цьому пристрої. Не закривайте цієї сторінки.

# English: The answer
friends-ANSWER = Відповідь

# English: Connect
friends-CONNECT = З’єднатися

# English: Send this answer back
friends-SEND_ANSWER = Надішліть цю відповідь назад

# English: Keep this page open. Your devices connect once your friend has pasted the answer.
friends-SEND_ANSWER_WHY = Не закривайте цієї сторінки. Пристрої з’єднаються, щойно ваш друг вставить відповідь.

# English: Make a new answer
friends-NEW_ANSWER = Створити нову відповідь

# English: The answer fits. Your devices are connecting…
friends-CODE_ACCEPTED = Відповідь підійшла. Ваші пристрої з’єднуються…

# English: This answer is incomplete. Copy all of it.
friends-CODE_DAMAGED = Ця відповідь неповна. Скопіюйте її цілком.

# English: This is your own link. Send it to your friend, then paste the answer here.
friends-CODE_OWN = Це ваше власне посилання. Надішліть його другові, а тоді вставте тут відповідь.

# English: This answer belongs to an earlier link. Make a new link and send it.
friends-CODE_OLD = Це відповідь на попереднє посилання. Створіть нове й надішліть його.

# English: This browser cannot connect directly. Use relays.
friends-CODE_FAILED = Цей браузер не вміє з’єднуватися напряму. Скористайтеся ретрансляторами.

# English: Your devices are not connected. Connect them again:
friends-CONNECT_AGAIN = Ваші пристрої не з’єднані. З’єднайте їх знову:

# English: Not connected yet
friends-NOT_CONNECTED_YET = Ще не з’єднано

# English: The answer has arrived in your other tab
friends-HANDED_OVER = Відповідь надійшла в іншу вашу вкладку

# English: Go back to it. You can close this one.
friends-HANDED_OVER_WHY = Поверніться до неї. Цю можна закрити.

# English: away
friends-AWAY = не за столом

# English: does not answer
friends-SILENT = не відповідає

# English: has left
friends-LEFT = більше не грає

# English: Shuffling or opening cards, waiting for { $who }
friends-waits_for_cards = Тасуємо або відкриваємо карти, чекаємо: { $who }

# English: Waiting for { $who }
friends-waits_for_move = Чекаємо: { $who }

# English: Waiting until { $who } is ready
friends-waits_for_ready = Чекаємо готовності: { $who }

# English: Checking the round, waiting for { $who }
friends-waits_for_check = Перевіряємо раунд, чекаємо: { $who }

# English: No answer from { $who }. Wait, or choose:
friends-is_gone = Немає відповіді: { $who }. Зачекайте або оберіть:

# English: Deal this round again with a bot
friends-DEAL_ANEW = Переграти цей раунд із ботом

# English: End the match
friends-END_MATCH = Завершити матч

# English: { $who } proposes to end the match.
friends-proposes_end = { $who } пропонує завершити матч.

# English: { $who } proposes to deal this round again with a bot.
friends-proposes_anew = { $who } пропонує переграти цей раунд із ботом.

# English: You have proposed that. Waiting for the others to agree.
friends-YOU_PROPOSE = Ви це запропонували. Чекаємо згоди інших.

# English: Agree
friends-AGREE = Згода

# English: Remind
friends-NUDGE = Нагадати

# English: I am waiting…
friends-IS_WAITING = Чекаю…

# English: Say something
friends-SAY = Сказати

# English: Hide what others say
friends-MUTE = Ховати чужі репліки

# English: Show what others say
friends-UNMUTE = Показувати чужі репліки

# English: Ready for the next round
friends-NEXT_ROUND = До наступного раунду

# English: Play again
friends-PLAY_AGAIN = Зіграти ще

# English: Ready to play again
friends-READY_AGAIN = Зіграю ще

# English: Checked: nobody cheated
friends-CHECKED = Перевірено: усе чесно

# English: Your device has repeated every shuffle and every move of { $n } { $n -> [one] round *[other] rounds } with everybody's secrets.
friends-checked_why =
    Ваш пристрій повторив кожне тасування і кожен хід { $n ->
        [one] { $n } раунду
        [few] { $n } раундів
       *[many] { $n } раундів
    } із секретами всіх гравців.

# English: { $who } cheated
friends-cheated = Нечесна гра: { $who }

# English: Step { $step }: { $what }.
friends-cheated_at = Крок { $step }: { $what }.

# English: Something was not right
friends-UNEXPLAINED = Щось не зійшлося

# English: Step { $step }: { $what }. It is not clear who is at fault.
friends-unexplained_at = Крок { $step }: { $what }. Хто винен, незрозуміло.

# English: The match was ended
friends-ENDED = Матч завершено достроково

# English: You went on without a player who was gone. The unfinished round does not count.
friends-ENDED_WHY = Ви продовжили без гравця, який зник. Незакінчений раунд не рахується.

# English: The others went on without you
friends-LEFT_OUT = Інші продовжили без вас

# English: Your device did not answer for a while, and they decided to go on.
friends-LEFT_OUT_WHY = Ваш пристрій довго не відповідав, і вони вирішили грати далі.

# English: Compare these four cards. If your devices show different ones, somebody is intercepting the connection:
friends-SAME_CARDS = Порівняйте ці чотири карти. Якщо на ваших пристроях вони різні, хтось перехоплює з’єднання:

# English: This browser cannot save. If you close this page, you cannot come back to your seat.
friends-UNSAVED = Цей браузер не може зберігати. Якщо закрити сторінку, повернутися на своє місце не вийде.

# English: This browser could not start playing with friends.
friends-FAILED = Цей браузер не зміг почати гру з друзями.

# English: This table is open in another tab
friends-ELSEWHERE = Цей стіл відкрито в іншій вкладці

# English: Continue there, or play here. Nothing is lost.
friends-ELSEWHERE_WHY = Продовжуйте там або грайте тут. Нічого не пропаде.

# English: Play here
friends-PLAY_HERE = Грати тут

# What was wrong in a step.
# English: the move is against the rules
friends-FAULT_RULES = хід проти правил

# English: it was not the turn of this player
friends-FAULT_TURN = була черга іншого гравця

# English: the cards shown are not those of the hand
friends-FAULT_HAND = показано не ті карти, що були на руках

# English: the answer about the hand is not true
friends-FAULT_ANSWER = відповідь про карти на руках неправдива

# English: the step differs from what was announced
friends-FAULT_STEP = крок не такий, як було оголошено

# English: the answer is not the one that was sealed
friends-FAULT_SEALED = відповідь не та, яку було запечатано

# English: the pack was not shuffled as promised
friends-FAULT_SHUFFLE = колоду перетасовано не так, як обіцяно

# English: a lock of the pack is wrong
friends-FAULT_LOCK = неправильний замок на колоді

# English: the secret is not the one that was promised
friends-FAULT_SECRET = секрет не той, який було обіцяно

# English: two devices were told different things
friends-FAULT_VERSIONS = двом пристроям повідомлено різне

# English: the round was stopped without a reason
friends-FAULT_STOP = раунд зупинено без причини

# English: a message came that does not belong there
friends-FAULT_MESSAGE = надійшло повідомлення, якого тут бути не може

# English: the secrets do not give a valid deal
friends-FAULT_DEAL = секрети не дають правильної роздачі

# English: The match has begun without you.
friends-WITHOUT_YOU = Матч почався без вас.

# English: Your devices have different versions of this page. Reload it on all of them.
friends-OTHER_VERSION = На ваших пристроях різні версії цієї сторінки. Перезавантажте її на всіх.

# English: A newer version of this page has saved this match. Reload the page.
friends-NEWER_VERSION = Цей матч зберегла новіша версія сторінки. Перезавантажте її.

# English: The saved match is damaged. Nothing has been deleted.
friends-SAVED_DAMAGED = Збережений матч пошкоджено. Нічого не видалено.

# English: Hello!
friends-PHRASE_HELLO = Вітаю!

# English: Good luck!
friends-PHRASE_LUCK = Щасти!

# English: Well played!
friends-PHRASE_WELL = Гарно зіграно!

# English: Thank you!
friends-PHRASE_THANKS = Дякую!

# English: Sorry!
friends-PHRASE_SORRY = Вибачте!

# English: Oops!
friends-PHRASE_OOPS = Ой!

# English: Wow!
friends-PHRASE_WOW = Ого!

# English: That was close!
friends-PHRASE_CLOSE = Ще б трошки!

# English: Let me think…
friends-PHRASE_THINK = Дайте подумати…

# English: One moment, please.
friends-PHRASE_MOMENT = Хвилинку, будь ласка.

# English: One more match?
friends-PHRASE_AGAIN = Ще один матч?

# English: Goodbye!
friends-PHRASE_BYE = Бувайте!

## ui::history_texts

# English: History
history-HISTORY = Історія

# English: Every finished match on this device is saved here. You can replay it, play on from any step, or share it.
history-HISTORY_WHY = Тут зберігається кожен матч, дограний на цьому пристрої. Його можна переглянути, продовжити з будь-якого кроку або надіслати комусь.

# English: No matches yet.
history-NONE_YET = Матчів поки що немає.

# English: This browser cannot save, so there is no history.
history-KEEPS_NONE = Цей браузер не може зберігати, тож історії немає.

# English: This browser has little room, so only the latest matches are saved.
history-KEEPS_FEW = У цьому браузері мало місця, тож зберігаються лише останні матчі.

# English: This match cannot be read.
history-UNREADABLE = Цей матч не вдалося прочитати.

# English: Won by { $names }
history-won_by = Перемога: { $names }

# English: Nobody won
history-WON_BY_NOBODY = Ніхто не виграв

# English: Practice
history-PRACTICE = Тренування

# English: { $n } { $n -> [one] hint *[other] hints }
history-hints =
    { $n } { $n ->
        [one] підказка
        [few] підказки
       *[many] підказок
    }

# English: { $n } { $n -> [one] undo *[other] undos }
history-taken_back =
    { $n } { $n ->
        [one] хід узято
        [few] ходи взято
       *[many] ходів узято
    } назад

# English: Replay
history-WATCH = Перегляд

# English: Review
history-REVIEW = Розбір

# English: Learn from your mistakes
history-EXERCISES = Вчитися на своїх помилках

# English: Compare with Master
history-COMPARE_WITH_MASTER = Порівняти з Майстром

# English: { $n } { $n -> [one] exercise *[other] exercises } for today
history-exercises_due =
    { $n } { $n ->
        [one] вправа
        [few] вправи
       *[many] вправ
    } на сьогодні

# English: Review: { $game }, { $when }
history-review_game = Розбір: { $game }, { $when }

# English: Replay: { $game }, { $when }
history-watch_game = Перегляд: { $game }, { $when }

# English: Export
history-EXPORT = Експорт

# English: Export all
history-EXPORT_ALL = Експорт усіх

# English: Import
history-IMPORT = Імпорт

# English: Delete
history-DELETE = Видалити

# English: Show more
history-MORE = Показати ще

# English: { $n } { $n -> [one] match *[other] matches } deleted.
history-deleted =
    Видалено { $n } { $n ->
        [one] матч
        [few] матчі
       *[many] матчів
    }.

# English: Undo
history-UNDO = Відновити

# English: Restored.
history-BACK_AGAIN = Відновлено.

# English: { $n } { $n -> [one] match *[other] matches } imported.
history-imported =
    Імпортовано { $n } { $n ->
        [one] матч
        [few] матчі
       *[many] матчів
    }.

# English: { $n } { $n -> [one] was *[other] were } already here.
history-known =
    { $n ->
        [one] { $n } уже був тут
        [few] { $n } вже були тут
       *[many] { $n } вже було тут
    }.

# English: The file has { $n } new { $n -> [one] match *[other] matches }, but there is room for only { $room }. Nothing was changed.
history-no_room_for =
    У файлі { $n } { $n ->
        [one] новий матч
        [few] нові матчі
       *[many] нових матчів
    }, а місця вистачить лише для { $room }. Нічого не змінено.

# English: This browser could not save them. Nothing was changed.
history-NOT_KEPT = Цей браузер не зміг їх зберегти. Нічого не змінено.

# English: { $why } Nothing was changed.
history-nothing_changed = { $why } Нічого не змінено.

# English: Reading the file …
history-READING = Читаємо файл…

# English: Your history is full: it holds { $most } { $most -> [one] match *[other] matches }.
history-full =
    Ваша історія заповнена: у ній { $most } { $most ->
        [one] матч
        [few] матчі
       *[many] матчів
    }.

# English: Your history is full ({ $most } { $most -> [one] match *[other] matches }), so this match was not saved.
history-full_of =
    Ваша історія заповнена ({ $most } { $most ->
        [one] матч
        [few] матчі
       *[many] матчів
    }), тож цей матч не збережено.

# English: Delete the { $n } oldest
history-let_go = Видалити найстаріші: { $n }

# English: This match is saved now.
history-KEPT_NOW = Тепер цей матч збережено.

# English: Replay
history-REPLAY = Перегляд

# English: { $game }: replay
history-replay_of = { $game }: перегляд

# English: This match is not here
history-NOT_HERE = Цього матчу тут немає

# English: It may have been deleted, or saved in another browser.
history-NOT_HERE_WHY = Можливо, його видалено або збережено в іншому браузері.

# English: Step { $step } of { $steps }
history-step = Крок { $step } з { $steps }

# English: Step
history-STEP = Крок

# English: One step back
history-BACK = Крок назад

# English: One step forward
history-FORWARD = Крок уперед

# English: Show all cards, or what one player knew
history-SHOWN = Показати всі карти або те, що знав один гравець

# English: All cards
history-ALL_CARDS = Усі карти

# English: Play from here
history-PLAY_ON = Грати звідси

# English: Another match of this game is in progress. Starting this one ends it.
history-GOES_ON = Інший матч цієї гри ще триває. Якщо почати цей, той завершиться.

# English: Your first try at a daily deal of this game is in progress. If you end it, that try is lost.
history-DAILY_GOES_ON = Ваша перша спроба в роздачі дня цієї гри ще триває. Якщо її завершити, вона пропаде.

# English: Cancel
history-CANCEL = Скасувати

# English: Resume that one
history-GO_ON_WITH_IT = Продовжити той

# English: End that one
history-GIVE_IT_UP = Завершити той

# English: Share
history-SHARE = Поділитися

# English: Whoever opens the link can play the same cards or watch the match. The link contains no names.
history-SHARE_WHY = Хто відкриє посилання, зможе зіграти тими самими картами або переглянути матч. Імен у посиланні немає.

# English: The deal
history-THIS_DEAL = Роздача

# English: The whole match
history-WHOLE_MATCH = Увесь матч

# English: A challenge
history-CHALLENGE = Виклик

# English: Link
history-LINK = Посилання

# English: Copy
history-COPY = Копіювати

# English: Copied.
history-COPIED = Скопійовано.

# English: This browser does not let the page copy. The link is selected: please copy it yourself.
history-COPY_YOURSELF = Цей браузер не дозволяє сторінці копіювати. Посилання виділено: скопіюйте його самі.

# English: QR code of the link
history-CODE = QR-код посилання

# English: The link is too long for a QR code in this window.
history-NO_CODE = Посилання задовге для QR-коду в цьому вікні.

# English: Share this deal
history-SHARE_DEAL = Поділитися роздачею

# English: A match from a link
history-LINKED = Матч за посиланням

# English: Somebody sent you a deal. Everybody who opens it gets the same cards.
history-LINKED_DEAL = Вам надіслали роздачу. Усі, хто її відкриє, отримають ті самі карти.

# English: Somebody sent you a match of { $n } { $n -> [one] step *[other] steps }.
history-linked_match =
    Вам надіслали матч на { $n } { $n ->
        [one] крок
        [few] кроки
       *[many] кроків
    }.

# English: You can watch the whole match, so playing its deal counts as practice.
history-LINKED_PRACTICE = Увесь матч можна переглянути, тож гра з цією роздачею вважається тренуванням.

# English: This device has seen this deal before, so playing it counts as practice.
history-LINKED_SEEN = Ця роздача вже була на цьому пристрої, тож гра з нею вважається тренуванням.

# English: Play this deal
history-PLAY_DEAL = Зіграти цю роздачу

# English: Watch it
history-WATCH_IT = Переглянути

# English: Save to history
history-KEEP_IT = Зберегти в історію

# English: It is saved in your history.
history-KEPT_IT = Матч збережено в історії.

# English: There was no room for it.
history-KEEP_FAILED = Для нього забракло місця.

# English: Opening …
history-OPENING = Відкриваємо…

# English: This link does not work
history-BAD_LINK = Це посилання не працює

## ui::pages::about_texts

# English: About Spot On
about-ABOUT_TITLE = Про Spot On

# English: Spot On is a collection of card games in which only the exact number wins. It runs in your browser, needs no account and no server, and sends nothing anywhere.
about-ABOUT_WHAT = Spot On — добірка карткових ігор, у яких виграє лише точне число. Вона працює у вашому браузері, не потребує ні облікового запису, ні сервера й нікуди нічого не надсилає.

# English: The bots play fair
about-FAIR = Боти грають чесно

# English: A bot knows only what a person in its seat would know. It does not see hidden cards, the order of the stock or the seed. It must guess the rest, just as you do.
about-FAIR_HOW = Бот знає лише те, що знала б людина на його місці. Він не бачить ні закритих карт, ні порядку колоди, ні початкового числа. Решту він мусить вгадувати, як і ви.

# English: Your browser draws a random number of 256 bits, and a generator uses it to shuffle the cards. All orders are equally likely. Neither the level of the bots nor your play changes that.
about-FAIR_CARDS = Ваш браузер обирає випадкове 256-бітове число, за яким генератор тасує карти. Усі порядки однаково ймовірні. Ні рівень ботів, ні ваша гра цього не змінюють.

# English: Rules, bots and shuffling are open source, and tests check what is said here. They give a bot two positions that differ only in hidden cards. The bot must not be able to tell them apart.
about-FAIR_PROOF = Код правил, ботів і тасування відкритий, а сказане тут перевіряють тести. Вони дають ботові дві позиції, які відрізняються лише закритими картами. Бот не повинен їх розрізнити.

# English: Credits
about-CREDITS = Подяки

# English: Card pictures, texts of the rules and program: the authors of Spot On, under the MIT licence.
about-OURS = Малюнки карт, тексти правил і програма: автори Spot On, ліцензія MIT.

# English: Typeface:
about-TYPEFACE = Шрифт:

# English: Spot On is not affiliated with the authors of the games.
about-NOT_AFFILIATED_ALL = Spot On не пов’язаний з авторами ігор.

# English: unknown
about-UNKNOWN_BUILD = невідома

# English: Version { $version } · build { $build }
about-version = Версія { $version } · збірка { $build }

## ui::pages::backup::texts

# English: Back up and restore
backup-EVERYTHING = Резервна копія

# English: Your settings, matches and results are stored only in this browser. A backup file keeps them safe or moves them to another browser.
backup-EVERYTHING_WHY = Ваші налаштування, матчі й результати зберігаються лише в цьому браузері. Файл резервної копії вбереже їх або перенесе в інший браузер.

# English: Back up to a file
backup-SAVE = Зберегти копію у файл

# English: Restore from a file
backup-OPEN = Відновити з файлу

# English: This is not a Spot On backup. Nothing was changed.
backup-ANOTHER = Це не резервна копія Spot On. Нічого не змінено.

# English: These are exported matches, not a backup. Import them in the history. Nothing was changed.
backup-EXPORTED = Це експортовані матчі, а не резервна копія. Імпортуйте їх в історії. Нічого не змінено.

# English: A newer version of Spot On made this backup. Nothing was changed.
backup-NEWER = Цю копію створила новіша версія Spot On. Нічого не змінено.

# English: This backup is damaged or cut off. Nothing was changed.
backup-DAMAGED = Цю копію пошкоджено або обрізано. Нічого не змінено.

# English: Everything in this backup is already here.
backup-ALL_HERE = Усе з цієї копії тут уже є.

# English: Your settings will be replaced.
backup-SETTINGS = Ваші налаштування буде замінено.

# English: Your set-up for { $n } { $n -> [one] game *[other] games } will be replaced.
backup-setups =
    Ваші параметри для { $n } { $n ->
        [one] гри
        [few] ігор
       *[many] ігор
    } буде замінено.

# English: { $n } { $n -> [one] tutorial *[other] tutorials } will no longer be offered.
backup-learned =
    { $n ->
        [one] { $n } навчання більше не пропонуватиметься
        [few] { $n } навчання більше не пропонуватимуться
       *[many] { $n } навчань більше не пропонуватиметься
    }.

# English: { $n } { $n -> [one] match *[other] matches } in progress will be added.
backup-matches =
    Буде додано { $n } { $n ->
        [one] матч, що триває
        [few] матчі, що тривають
       *[many] матчів, що тривають
    }.

# English: { $n } finished { $n -> [one] match *[other] matches } will be added.
backup-records =
    Буде додано { $n } { $n ->
        [one] закінчений матч
        [few] закінчені матчі
       *[many] закінчених матчів
    }.

# English: { $n } { $n -> [one] result *[other] results } will be added to the statistics.
backup-results =
    До статистики буде додано { $n } { $n ->
        [one] результат
        [few] результати
       *[many] результатів
    }.

# English: { $n } { $n -> [one] exercise *[other] exercises } will be added or brought up to date.
backup-exercises =
    Буде додано або оновлено { $n } { $n ->
        [one] вправу
        [few] вправи
       *[many] вправ
    }.

# English: { $n } { $n -> [one] result *[other] results } of daily deals will be added or brought up to date.
backup-daily_results =
    Буде додано або оновлено { $n } { $n ->
        [one] результат
        [few] результати
       *[many] результатів
    } роздач дня.

# English: { $n } { $n -> [one] result *[other] results } of puzzles will be added or brought up to date.
backup-puzzles =
    Буде додано або оновлено { $n } { $n ->
        [one] результат
        [few] результати
       *[many] результатів
    } задач.

# English: { $n } unreadable { $n -> [one] item *[other] items } will be kept here, too.
backup-asides =
    Тут збережеться також { $n } { $n ->
        [one] запис, який не вдалося прочитати
        [few] записи, які не вдалося прочитати
       *[many] записів, які не вдалося прочитати
    }.

# English: Replace your { $game } match in progress with the one in the backup
backup-replace = Замінити ваш незакінчений матч («{ $game }») на матч із копії

# English: Restore
backup-TAKE_OVER = Відновити

# English: Cancel
backup-CANCEL = Скасувати

# English: The backup was restored.
backup-TAKEN_OVER = Резервну копію відновлено.

# English: There is not enough room for these finished matches. Nothing was changed.
backup-FULL = Для цих закінчених матчів бракує місця. Нічого не змінено.

# English: { $n } saved { $n -> [one] item *[other] items } could not be read. A copy is kept.
backup-aside =
    { $n ->
        [one] Не вдалося прочитати { $n } збережений запис
        [few] Не вдалося прочитати { $n } збережені записи
       *[many] Не вдалося прочитати { $n } збережених записів
    }. Копію залишено.

# English: Save the unreadable data
backup-SAVE_ASIDE = Зберегти непрочитане

## ui::pages::challenge::texts

# English: A friend has played this deal. Play the same cards against the same bots. Then both matches are compared.
challenge-INVITES = Друг зіграв цю роздачу. Зіграйте тими самими картами проти тих самих ботів. Потім обидва матчі буде порівняно.

# English: Bots: { $level }
challenge-against = Боти: { $level }

# English: This device has seen this deal before, so playing it counts as practice.
challenge-SEEN = Ця роздача вже була на цьому пристрої, тож гра з нею вважається тренуванням.

# English: Accept the challenge
challenge-ACCEPT = Прийняти виклик

# English: The match of this link is not finished, so it cannot be compared.
challenge-UNFINISHED = Матч із цього посилання не закінчено, тож порівняти його не можна.

# English: You and your friend
challenge-COMPARED = Ви і ваш друг

# English: You
challenge-YOU = Ви

# English: Friend
challenge-FRIEND = Друг

# English: No.
challenge-MOVE = №

# English: Points
challenge-POINTS = Очки

# English: Result
challenge-RESULT = Результат

# English: won
challenge-WON = перемога

# English: not won
challenge-NOT_WON = без перемоги

# English: You are { $n } { $n -> [one] point *[other] points } ahead.
challenge-you_ahead =
    Ви попереду на { $n } { $n ->
        [one] очко
        [few] очки
       *[many] очок
    }.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead.
challenge-friend_ahead =
    Ваш друг попереду на { $n } { $n ->
        [one] очко
        [few] очки
       *[many] очок
    }.

# English: You are level.
challenge-LEVEL = У вас порівну.

# English: Both matches begin with the same { $n } { $n -> [one] move *[other] moves }.
challenge-alike =
    Обидва матчі починаються однаково: { $n } { $n ->
        [one] хід
        [few] ходи
       *[many] ходів
    }.

# English: The first move differs.
challenge-DIFFERENT = Перший хід різний.

# English: All moves are the same.
challenge-ALL_ALIKE = Усі ходи однакові.

# English: Replay yours
challenge-WATCH_YOURS = Переглянути свій матч

# English: Replay theirs
challenge-WATCH_THEIRS = Переглянути матч друга

# English: Move { $row }: the first difference
challenge-differs = Хід { $row }: перша відмінність

## ui::pages::committed_deal::texts

# English: Verifiable deal
committed-deal-COMMITTED = Роздача з перевіркою

# English: You and the bots each choose a part of the seed, and everybody can check that nobody chose the cards.
committed-deal-COMMITTED_WHY = Ви й боти обираєте по частині початкового числа, і кожен може перевірити, що карт ніхто не підібрав.

# English: 1. The bots’ part is fixed
committed-deal-THEIRS = 1. Частину ботів зафіксовано

# English: The bots’ part of the seed is drawn. This is its hash, the commitment; no other part fits it. Copy it, or take a picture of it.
committed-deal-THEIRS_WHY = Частину початкового числа від ботів обрано. Ось її хеш, зобов’язання; жодна інша частина до нього не підійде. Скопіюйте або сфотографуйте його.

# English: 2. Your part
committed-deal-YOURS = 2. Ваша частина

# English: Type anything: 1 to 64 letters, digits or signs, without spaces. Both parts together decide the cards.
committed-deal-YOURS_WHY = Напишіть будь-що: від 1 до 64 літер, цифр або знаків без пробілів. Карти визначають обидві частини разом.

# English: Leave empty for a random one
committed-deal-DRAWN = Лишіть порожнім — буде випадкова

# English: Your part must be 1 to 64 English letters, digits or signs, without spaces.
committed-deal-NO_PART = Ваша частина має складатися з 1–64 латинських літер, цифр або знаків без пробілів.

# English: Deal the cards
committed-deal-DEAL = Роздати карти

# English: The bots fixed their part before you named yours:
committed-deal-PLEDGE = Боти зафіксували свою частину, перш ніж ви назвали свою:

# English: Commitment
committed-deal-COMMITMENT = Зобов’язання

# English: The bots’ part
committed-deal-BOTS_PART = Частина ботів

# English: Your part
committed-deal-YOUR_PART = Ваша частина

# English: The seed, a hash of both
committed-deal-SEED = Початкове число, хеш обох частин

# English: This proves that the bots fixed their part before they knew yours. You did not know theirs when you named yours. So nobody chose these cards.
committed-deal-PROVES = Це доводить, що боти зафіксували свою частину, не знаючи вашої. Ви ж назвали свою, не знаючи їхньої. Отже, цих карт ніхто не підібрав.

# English: It does not prove that the bots see no hidden cards. But they cannot: they are given only what their seat may see.
committed-deal-PROVES_NOT = Це не доводить, що боти не бачать закритих карт. Але вони й не можуть: їм дають лише те, що можна бачити з їхнього місця.

# English: Verify the deal
committed-deal-CHECK = Перевірити роздачу

## ui::pages::compare_with_master::texts

# English: You and Master
compare-with-master-TITLE = Ви і Майстер

# English: Master
compare-with-master-MASTER = Майстер

# English: Replay Master's
compare-with-master-WATCH = Матч Майстра

# English: Master is { $n } { $n -> [one] point *[other] points } ahead.
compare-with-master-ahead =
    Майстер попереду на { $n } { $n ->
        [one] очко
        [few] очки
       *[many] очок
    }.

# English: Master plays your cards against the same bots …
compare-with-master-PLAYING = Майстер грає вашими картами проти тих самих ботів…

# English: { $n } { $n -> [one] move *[other] moves } played
compare-with-master-played =
    Зіграно { $n } { $n ->
        [one] хід
        [few] ходи
       *[many] ходів
    }

# English: The bots do not answer. Reload the page to try again.
compare-with-master-FAILED = Боти не відповідають. Перезавантажте сторінку, щоб спробувати ще раз.

# English: This comparison needs a finished match of one person against bots, without a race.
compare-with-master-NOT_ALONE = Для порівняння потрібен закінчений матч однієї людини проти ботів, без перегонів.

## ui::pages::daily::texts

# English: Daily deals
daily-DAILY = Роздачі дня

# English: Everybody gets the same cards against the same bots. The first try counts.
daily-WHY = Усі отримують ті самі карти й грають проти тих самих ботів. Рахується перша спроба.

# English: This day is over, so playing its deals is practice.
daily-PAST = Цей день минув, тож його роздачі — тренування.

# English: This day has not begun yet.
daily-FUTURE = Цей день ще не настав.

# English: Today’s daily deals
daily-TO_TODAY = Сьогоднішні роздачі дня

# English: The next day begins in { $n } { $n -> [one] hour *[other] hours }, at midnight UTC.
daily-hours_left =
    Наступний день почнеться за { $n } { $n ->
        [one] годину
        [few] години
       *[many] годин
    }, опівночі за UTC.

# English: The next day begins in { $n } { $n -> [one] minute *[other] minutes }, at midnight UTC.
daily-minutes_left =
    Наступний день почнеться за { $n } { $n ->
        [one] хвилину
        [few] хвилини
       *[many] хвилин
    }, опівночі за UTC.

# English: In progress
daily-IN_PROGRESS = Триває

# English: Practice only.
daily-NOW_PRACTICE = Лише тренування.

# English: puzzle seen before
daily-ANSWER_WAS_KNOWN = задачу вже бачили

# English: { $days } { $days -> [one] day *[other] days } in a row
daily-streak =
    { $days } { $days ->
        [one] день
        [few] дні
       *[many] днів
    } поспіль

# English: Play a deal today to begin a streak.
daily-NO_STREAK = Зіграйте роздачу сьогодні, щоб почати серію.

# English: You may miss one day a week without losing the streak.
daily-STREAK_WHY = Один день на тиждень можна пропустити, і серія не перерветься.

# English: { $n } { $n -> [one] player *[other] players }
daily-players =
    { $n } { $n ->
        [one] гравець
        [few] гравці
       *[many] гравців
    }

# English: Solitaire
daily-SOLITAIRE = Пасьянс

# English: A puzzle with one right answer
daily-DAILY_PUZZLE_WHAT = Задача з однією правильною відповіддю

# English: Solve
daily-SOLVE = Розв’язати

# English: Solved
daily-SOLVED = Розв’язано

# English: Not solved
daily-NOT_SOLVED = Не розв’язано

# English: Won, { $score }
daily-won = Перемога, { $score }

# English: Lost, { $score }
daily-lost = Поразка, { $score }

# English: { $points } : { $others }
daily-score = { $points } : { $others }

# English: { $points } { $points -> [one] point *[other] points }
daily-points =
    { $points } { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }

# English: { $n } { $n -> [one] move *[other] moves }
daily-moves =
    { $n } { $n ->
        [one] хід
        [few] ходи
       *[many] ходів
    }

# English: Play
daily-PLAY = Грати

# English: Practise
daily-PRACTISE = Тренуватися

# English: Replay
daily-REPLAY = Перегляд

# English: Challenge a friend to { $game }
daily-challenge = Викликати друга: { $game }

# English: Challenge
daily-CHALLENGE = Виклик

# English: Share the day
daily-SHARE = Поділитися

# English: Spot On, { $date }
daily-shared = Spot On, { $date }

# English: { $game }: { $result }
daily-shared_game = { $game }: { $result }

# English: Today, { $date }
daily-today_is = Сьогодні, { $date }

# English: { $n } of { $all } played
daily-played = Зіграно { $n } з { $all }

# English: New today
daily-NOT_PLAYED = Нове сьогодні

# English: Calendar
daily-CALENDAR = Календар

# English: Earlier month
daily-EARLIER = Попередній місяць

# English: Later month
daily-LATER = Наступний місяць

# English: { $day }: { $n } of { $all } played
daily-day_with = { $day }: зіграно { $n } з { $all }

## ui::pages::no_peeking_texts

# English: There is no server that deals. Your devices deal together, so each of them knows only its own cards.
no-peeking-NO_PEEKING_LEAD = Сервера, який роздавав би карти, немає. Ваші пристрої роздають разом, тож кожен з них знає лише свої карти.

# English: Everybody shuffles and locks
no-peeking-LOCKS = Кожен тасує і замикає

# English: Each device shuffles the pack in turn and puts a lock of its own on every card. Then nobody knows where a card lies, not even all the others together.
no-peeking-LOCKS_WHY = Пристрої по черзі тасують колоду, і кожен вішає на кожну карту свій замок. Тоді ніхто не знає, де яка карта, навіть усі інші разом.

# English: A card opens for one player
no-peeking-OPENS = Карта відкривається одному гравцеві

# English: You draw a card. The others send your device their keys for this card, and for no other. Only your device has the last key.
no-peeking-OPENS_WHY = Ви берете карту. Інші надсилають вашому пристрою свої ключі до цієї карти і до жодної іншої. Останній ключ має лише ваш пристрій.

# English: Everybody checks every move
no-peeking-PLAYS = Кожен перевіряє кожен хід

# English: A device signs each move. A card that cannot be there, or a second version of a move, is noticed at once.
no-peeking-PLAYS_WHY = Пристрій підписує кожен хід. Карту, якої тут бути не може, або дві різні версії одного ходу буде помічено відразу.

# English: At the end of a round everything is shown
no-peeking-AUDITS = Наприкінці раунду все показують

# English: All devices show their secrets of the round. Each repeats every shuffle and every move by the full rules. Whoever has cheated is named, with the step.
no-peeking-AUDITS_WHY = Усі пристрої показують свої секрети раунду. Кожен повторює всі тасування і всі ходи за повними правилами. Хто шахраював, того буде названо разом із кроком.

# English: What this does not prevent
no-peeking-NOT_PREVENTED = Від чого це не захищає

# English: People can tell each other their cards, or look at each other's screens.
no-peeking-THEY_TALK = Люди можуть назвати одне одному свої карти або зазирнути в чужий екран.

# English: Somebody can leave instead of showing the secrets. That round is not checked, and does not count.
no-peeking-THEY_LEAVE = Хтось може вийти, замість того щоб показати секрети. Такий раунд не перевіряють і не зараховують.

# English: In a race each device measures its own time.
no-peeking-THEY_MEASURE = У перегонах кожен пристрій вимірює свій час сам.

# English: Whoever shuffles last could put one card into two places, and so know one card of another hand. The check at the end of the round shows it.
no-peeking-THEY_DOUBLE = Хто тасує останнім, міг би покласти одну карту на два місця й так дізнатися одну чужу карту. Це виявить перевірка наприкінці раунду.

# English: The developer tools of a browser show only what its player may know.
no-peeking-LOOK_INSIDE = Інструменти розробника в браузері показують лише те, що може знати його гравець.

## ui::pages::review::texts

# English: Review of { $game }
review-of_game = Розбір гри «{ $game }»

# English: Whose decisions
review-WHOSE = Чиї рішення

# English: { $n } of { $all } decisions reviewed
review-progress = Розібрано рішень: { $n } з { $all }

# English: Less than a minute left.
review-LESS_THAN_A_MINUTE = Лишилося менше хвилини.

# English: About { $n } { $n -> [one] minute *[other] minutes } left.
review-minutes_left =
    Лишилося приблизно { $n } { $n ->
        [one] хвилина
        [few] хвилини
       *[many] хвилин
    }.

# English: Some decisions could not be reviewed: the bots do not answer.
review-FAILED = Деякі рішення не вдалося розібрати: боти не відповідають.

# English: Only a finished match can be reviewed.
review-NOT_OVER = Розібрати можна лише закінчений матч.

# English: { $who } made no clear mistake.
review-no_mistakes =
    { $who ->
        [you] Явних помилок у вас немає
       *[other] { $who }: явних помилок немає
    }.

# English: { $who } made { $n } clear { $n -> [one] mistake *[other] mistakes }. { $n -> [one] It *[other] Together they } lowered the chance to win by { $loss }.
review-mistakes =
    { $who ->
        [you] У вас
       *[other] { $who }:
    } { $n } { $n ->
        [one] явна помилка
        [few] явні помилки
       *[many] явних помилок
    }. { $n ->
        [one] Це знизило
        [few] Разом це знизило
       *[many] Разом це знизило
    } шанс на перемогу на { $loss }.

# English: There was nothing to decide.
review-NO_DECISIONS = Вирішувати не було чого.

# English: Good luck raised the chance to win by { $gain }.
review-lucky = Везіння підвищило шанс на перемогу на { $gain }.

# English: Bad luck lowered the chance to win by { $loss }.
review-unlucky = Невезіння знизило шанс на перемогу на { $loss }.

# English: Good and bad luck balanced each other.
review-EVEN = Везіння й невезіння зрівноважили одне одне.

# English: Chance to win
review-CHANCE = Шанс на перемогу

# English: Chance to win during the match, from { $start }% to { $end }%. The list below has every number.
review-chart = Шанс на перемогу протягом матчу, від { $start }% до { $end }%. Усі числа є в списку нижче.

# English: Effect of luck and mistakes
review-LUCK_AND_SKILL = Вплив везіння й помилок

# English: Luck
review-LUCK = Везіння

# English: Mistakes
review-MISTAKES = Помилки

# English: { $percent }%
review-percent = { $percent }%

# English: less than 1%
review-LESS_THAN_ONE = менш ніж 1%

# English: The decisions that mattered most
review-TURNING_POINTS = Найважливіші рішення

# English: Decision { $n }
review-decision = Рішення { $n }

# English: This move lowered the chance to win by { $percent }.
review-cost = Цей хід знизив шанс на перемогу на { $percent }.

# English: Played
review-PLAYED = Зіграно

# English: Better
review-BETTER = Краще

# English: wins { $percent } of the time
review-wins = виграє у { $percent } випадків

# English: On average, this player then gets { $own } in the round, and { $n -> [one] the other player *[other] each other player } { $others }.
review-outlook =
    Після цього гравець отримує за раунд у середньому { $own }, а { $n ->
        [one] суперник
        [few] кожен із суперників
       *[many] кожен із суперників
    } — { $others }.

# English: { $who }: { $points }
review-score_of = { $who }: { $points }

# English: Try again with these cards
review-TRY_AGAIN = Ще раз із цими картами

# English: Try again with other cards
review-TRY_OTHER = Ще раз з іншими картами

# English: “Other cards” means: cards that were visible stay, the others are shuffled.
review-TRY_OTHER_WHY = «З іншими картами» означає: видимі карти лишаються, решта перетасовується.

# English: All decisions
review-ALL_DECISIONS = Усі рішення

# English: best
review-BEST = найкраще

# English: good
review-GOOD = добре

# English: inaccurate
review-INEXACT = неточне

# English: costly
review-COSTLY = дороге

# English: What is this?
review-WHAT_IS_THIS = Що це таке?

# English: The chance to win the match, judging by what the player could know.
review-WHAT_CHANCE = Шанс виграти матч, судячи з того, що міг знати гравець.

# English: Bots play the match to its end many times. Each time, other cards are in the places that the player could not see. The number is the share of wins.
review-WHAT_PLAYOUTS = Боти багато разів дограють матч до кінця. Щоразу на місцях, яких гравець не бачив, лежать інші карти. Число — це частка перемог.

# English: In a solitaire it is exact: every order of the cards has been counted.
review-WHAT_EXACT = У пасьянсі воно точне: перелічено всі порядки карт.

# English: A mistake: another move wins clearly more often with the same cards. Small differences do not count, because they may be chance.
review-WHAT_MISTAKE = Помилка: інший хід із тими самими картами виграє значно частіше. Малі відмінності не враховуються, бо можуть бути випадковими.

# English: The loss is the difference between the chances to win after the two moves.
review-WHAT_COST = Втрата — це різниця між шансами на перемогу після цих двох ходів.

# English: Luck: what the cards and the other players changed between two decisions.
review-WHAT_LUCK = Везіння: що змінили карти й інші гравці між двома рішеннями.

# English: The numbers are sums of all changes, so they may exceed 100%. Start, luck and mistakes add up to 100% for a win and to 0% for a loss.
review-WHAT_SUM = Числа — це суми всіх змін, тож вони можуть перевищувати 100%. Початок, везіння й помилки разом дають 100% за перемоги і 0% за поразки.

# English: “Costly” means: the chance to win fell by 8% or more. “Inaccurate” means: by 2% or more.
review-WHAT_GRADES = «Дороге» означає: шанс на перемогу впав на 8% чи більше. «Неточне» — на 2% чи більше.

## ui::pages::statistics::texts

# English: Matches you finish appear here: how often you win, against whom, and by how much. There are none yet.
statistics-NOTHING_YET = Тут з’являтимуться закінчені матчі: як часто ви виграєте, проти кого і з якою перевагою. Поки що їх немає.

# English: This browser cannot save, so no matches are counted here.
statistics-KEEPS_NONE = Цей браузер не може зберігати, тож матчі тут не рахуються.

# English: Matches count if one person plays them to the end. “With help” means with hints or undone moves. “Practice” means that hidden cards were known, for example after an undo or from an earlier match of the same deal.
statistics-COUNTED = Матчі рахуються, якщо одна людина дограла їх до кінця. «З допомогою» означає: з підказками або ходами назад. «Тренування» — що закриті карти були відомі, наприклад після ходу назад або з попереднього матчу з тією самою роздачею.

# English: There are no matches of this kind.
statistics-NONE_OF_THESE = Таких матчів немає.

# English: Game
statistics-GAME = Гра

# English: All games
statistics-ALL_GAMES = Усі ігри

# English: Bots
statistics-LEVEL = Боти

# English: All levels
statistics-ALL_LEVELS = Усі рівні

# English: Bots of several levels
statistics-MIXED_LEVELS = Боти різних рівнів

# English: Matches
statistics-KIND = Матчі

# English: Without help
statistics-WITHOUT_HELP = Без допомоги

# English: With help
statistics-WITH_HELP = З допомогою

# English: Practice
statistics-PRACTICE = Тренування

# English: { $won } of { $played } { $played -> [one] match *[other] matches } won
statistics-won_of =
    Виграно { $won } з { $played } { $played ->
        [one] матчу
        [few] матчів
       *[many] матчів
    }

# English: The last { $n } { $n -> [one] match *[other] matches }, the newest on the right: { $won } won.
statistics-latest = Останні матчі ({ $n }), найновіший праворуч: виграно { $won }.

# English: Share of wins among ten matches, from the oldest to the newest: { $first }% at first, { $last }% at last, between { $least }% and { $most }%.
statistics-wins_over_time = Частка перемог на десять матчів, від найстаріших до найновіших: спочатку { $first }%, наприкінці { $last }%, від { $least }% до { $most }%.

# English: By game
statistics-BY_GAME = За іграми

# English: By bots
statistics-BY_LEVEL = За ботами

# English: { $won } of { $played }
statistics-of = { $won } з { $played }

# English: { $n } { $n -> [one] player *[other] players }
statistics-players =
    { $n } { $n ->
        [one] гравець
        [few] гравці
       *[many] гравців
    }

# English: from earlier versions, with any options
statistics-EARLIER = з попередніх версій, з будь-якими параметрами

# English: Played
statistics-PLAYED = Зіграно

# English: Won
statistics-WON = Виграно

# English: { $number }%
statistics-percent = { $number }%

# English: Best result
statistics-BEST = Найкращий результат

# English: Average
statistics-AVERAGE = У середньому

# English: Wins in a row
statistics-STREAK = Перемог поспіль

# English: Best streak
statistics-LONGEST_STREAK = Найкраща серія

# English: Hints
statistics-HINTS = Підказки

# English: Undos
statistics-UNDOS = Ходи назад

# Caption of the chart.
# English: Points of the last { $n } { $n -> [one] match *[other] matches } in order; the line is the average of ten.
statistics-course = Очки останніх матчів ({ $n }) за порядком; лінія — середнє за десять.

# English: You won { $won } of the last { $n }, with { $average } points on average.
statistics-lately =
    З останніх { $n } виграно { $won }, у середньому { $average } { $average ->
        [one] очко
        [few] очки
       *[many] очок
    }.

# English: How often each result occurred. The filled part of a column shows wins. The most frequent result was { $scores }: { $n } { $n -> [one] time *[other] times }.
statistics-distribution =
    Як часто траплявся кожен результат. Заповнена частина стовпчика — перемоги. Найчастіший результат: { $scores }, { $n } { $n ->
        [one] раз
        [few] рази
       *[many] разів
    }.

# English: { $least } to { $most }
statistics-range = від { $least } до { $most }

# English: { $scores }: { $n } { $n -> [one] match *[other] matches }, { $won } won
statistics-bar =
    { $scores }: { $n } { $n ->
        [one] матч
        [few] матчі
       *[many] матчів
    }, виграно { $won }

# English: won
statistics-WON_DOT = перемога

# English: not won
statistics-LOST_DOT = без перемоги

# English: Daily deals and puzzles
statistics-DAILY_AND_PUZZLES = Роздачі дня й задачі

# English: Days in a row
statistics-DAYS_IN_A_ROW = Днів поспіль

# English: Most days in a row
statistics-MOST_DAYS = Найбільше днів поспіль

# English: Daily puzzles solved
statistics-DAILY_PUZZLES_SOLVED = Розв’язано задач дня

# English: Daily deals won
statistics-DEALS_WON = Виграно роздач дня

# English: Puzzles solved
statistics-PUZZLES_SOLVED = Розв’язано задач

# English: Rating
statistics-RATING = Рейтинг

# English: Best puzzle streak
statistics-BEST_ROW = Найкраща серія задач

# English: Best rush
statistics-BEST_RUSH = Найкращий штурм

# English: Fastest sprint
statistics-BEST_SPRINT = Найшвидший спринт

# English: Delete these results
statistics-DELETE_THESE = Видалити ці результати

# English: Delete { $n -> [one] this result *[other] these { $n } results }?
statistics-delete_question =
    Видалити { $n ->
        [one] { $n } результат
        [few] { $n } результати
       *[many] { $n } результатів
    }?

# English: Delete
statistics-DELETE = Видалити

# English: Keep
statistics-KEEP = Лишити

# English: Deleted.
statistics-DELETED = Видалено.

# English: Undo
statistics-UNDO = Відновити

## ui::pages::three_deals::texts

# English: Three deals
three-deals-TITLE = Три роздачі

# English: You and Master play the same three deals against the same bots. Your margin is compared with Master’s, so luck counts less. Results are hidden until you have played.
three-deals-WHY = Ви й Майстер граєте ті самі три роздачі проти тих самих ботів. Вашу перевагу порівнюють із перевагою Майстра, тож везіння важить менше. Результати приховано, доки ви не зіграєте.

# English: Deal
three-deals-DEAL = Роздача

# English: You
three-deals-YOU = Ви

# English: Master
three-deals-MASTER = Майстер

# English: Friend
three-deals-FRIEND = Друг

# English: Difference
three-deals-DIFFERENCE = Різниця

# English: Play the next deal
three-deals-PLAY = Зіграти наступну роздачу

# English: plays …
three-deals-WAITING = грає…

# English: hidden
three-deals-HIDDEN = приховано

# English: to play
three-deals-NOT_YET = попереду

# English: You are { $n } { $n -> [one] point *[other] points } ahead of Master over three deals.
three-deals-ahead_of_master =
    За три роздачі ви випереджаєте Майстра на { $n } { $n ->
        [one] очко
        [few] очки
       *[many] очок
    }.

# English: Master is { $n } { $n -> [one] point *[other] points } ahead of you over three deals.
three-deals-behind_master =
    За три роздачі Майстер випереджає вас на { $n } { $n ->
        [one] очко
        [few] очки
       *[many] очок
    }.

# English: You and Master are level over three deals.
three-deals-LEVEL = За три роздачі у вас із Майстром порівну.

# English: You are { $n } { $n -> [one] point *[other] points } ahead of your friend.
three-deals-ahead_of_friend =
    Ви випереджаєте друга на { $n } { $n ->
        [one] очко
        [few] очки
       *[many] очок
    }.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead of you.
three-deals-behind_friend =
    Друг випереджає вас на { $n } { $n ->
        [one] очко
        [few] очки
       *[many] очок
    }.

# English: You and your friend are level.
three-deals-LEVEL_WITH_FRIEND = У вас із другом порівну.

# English: Challenge a friend to these deals
three-deals-SHARE = Викликати друга на ці роздачі

# English: Three other deals
three-deals-AGAIN = Три інші роздачі

# English: This link has no finished matches of these deals, so your friend’s results are missing.
three-deals-NOT_THESE = У цьому посиланні немає закінчених матчів із цими роздачами, тож результатів друга бракує.

# English: The bots do not answer, so Master’s results are missing. Reload the page to try again.
three-deals-FAILED = Боти не відповідають, тож результатів Майстра бракує. Перезавантажте сторінку, щоб спробувати ще раз.

# English: Compare
three-deals-COMPARE = Порівняти

# English: Compare deal { $n } with Master’s match
three-deals-compare = Порівняти роздачу { $n } з матчем Майстра

## ui::play::expression_texts

# English: { $part }, remove
play-expression-take_out = { $part }, прибрати

# English: { $part }, change
play-expression-change = { $part }, змінити

# English: Best possible
play-expression-BEST_POSSIBLE = Найкраща відповідь

# English: The best possible answer was { $says } = { $line }.
play-expression-best_possible = Найкраща можлива відповідь: { $says } = { $line }.

# English: { $n } seconds left.
play-expression-ten_left =
    Лишилося { $n } { $n ->
        [one] секунда
        [few] секунди
       *[many] секунд
    }.

## ui::play::texts

# English: All games
play-ALL_GAMES = Усі ігри

# English: Undo
play-TAKE_BACK = Хід назад

# English: Hint
play-HINT = Підказка

# English: Log
play-LOG = Журнал

# English: Rules
play-RULES = Правила

# A button's name with its key.
# English: { $name } ({ $key })
play-with_key = { $name } ({ $key })

# English: Your turn
play-YOUR_TURN = Ваш хід

# English: Hint: { $mv }
play-hint = Підказка: { $mv }

# English: it is in the field
play-ON_THE_LINE = вона в полі відповіді

# English: wait, there is no better answer
play-WAIT = зачекайте, кращої відповіді немає

# English: Your turn: { $prompt }.
play-turn_to = Ваш хід: { $prompt }.

# English: { $who } is playing
play-is_playing = Грає { $who }

# English: tap to skip
play-TAP_TO_SKIP = торкніться, щоб не чекати

# English: The { $round } is over
play-is_over = На цьому { $round } завершується

# English: The match is over
play-MATCH_IS_OVER = Матч закінчено

# English: This browser cannot save, so the match is lost when you close the page.
play-UNKEPT = Цей браузер не може зберігати, тож матч пропаде, коли ви закриєте сторінку.

# English: Only part of your saved match could be read. A full copy is kept.
play-PART_READ = Вдалося прочитати лише частину збереженого матчу. Повну копію залишено.

# English: Your saved match could not be read. A copy is kept, and this is a new match.
play-NONE_READ = Збережений матч не вдалося прочитати. Копію залишено, а це новий матч.

# English: A saved match cannot be read right now, so this is a new one. Close other tabs of Spot On, then reload.
play-UNREADABLE = Збережений матч зараз не вдається прочитати, тож це новий. Закрийте інші вкладки Spot On і перезавантажте сторінку.

# English: A newer version saved a match here. It is safe, but this version cannot save your moves.
play-NEWER = Тут матч зберегла новіша версія. Він у безпеці, але ця версія не може зберігати ваші ходи.

# English: This match is open in another tab
play-ELSEWHERE = Цей матч відкрито в іншій вкладці

# English: Continue there, or play here. Nothing is lost.
play-ELSEWHERE_MORE = Продовжуйте там або грайте тут. Нічого не пропаде.

# English: Play here
play-TAKE_OVER = Грати тут

# English: The bots could not be started.
play-BOTS_FAILED = Не вдалося запустити ботів.

# English: Try again
play-TRY_AGAIN = Ще раз

# English: Move undone.
play-TAKEN_BACK = Хід узято назад.

# English: Seconds left
play-SECONDS_LEFT = Лишилося секунд

# English: Your { $place }
play-your = Ви: { $place }

# English: { $who }'s { $place }
play-of = { $who }: { $place }

# English: No cards.
play-NO_CARDS = Карт немає.

# English: { $n } { $n -> [one] card *[other] cards }: { $names }.
play-cards =
    { $n } { $n ->
        [one] карта
        [few] карти
       *[many] карт
    }: { $names }.

# English: hidden card
play-HIDDEN = закрита карта

# Label of a card among others.
# English: { $card }, { $at } of { $count }
play-slot = { $card }, { $at } з { $count }

# English: new
play-NEW = нова

# English: { $place }, { $count } { $count -> [one] card *[other] cards }
play-pile =
    { $place }, { $count } { $count ->
        [one] карта
        [few] карти
       *[many] карт
    }

# English: { $card } on top
play-on_top = зверху { $card }

# English: ordered: { $suit }
play-ordered = замовлено: { $suit }

# English: of { $goal }
play-goal = із { $goal }

# English: Still in the stock
play-TO_COME = Ще в колоді

# English: { $card }: { $n }
play-times = { $card }: { $n }

# English: Sort
play-SORT = Порядок

# English: Sorted by rank.
play-BY_RANK = Упорядковано за рангом.

# English: Sorted by suit.
play-BY_SUIT = Упорядковано за мастю.

# English: Sorted by rank, aces high.
play-BY_VALUE = Упорядковано за рангом, тузи старші.

# English: In your own order.
play-AS_DEALT = У вашому власному порядку.

# English: exactly { $goal }
play-exactly = рівно { $goal }

# English: { $value }, { $more } over
play-over = { $value }, на { $more } більше

# English: { $value }, { $less } short
play-short = { $value }, на { $less } менше

# English: Choose
play-CHOOSE = Оберіть

# English: You have seen something new since. If you undo this, the match becomes practice and does not count.
play-UNDO_ENDS_COUNTING = Відтоді ви побачили щось нове. Якщо взяти хід назад, матч стане тренуванням і не рахуватиметься.

# English: You have seen something new since. If you undo this, today's try becomes practice and does not count.
play-UNDO_ENDS_DAILY = Відтоді ви побачили щось нове. Якщо взяти хід назад, сьогоднішня спроба стане тренуванням і не рахуватиметься.

# English: Your result will show that you used a hint.
play-HINT_IS_TOLD = У вашому результаті буде видно, що ви брали підказку.

# English: Cancel
play-CANCEL = Скасувати

# English: Delete
play-DELETE = Видалити

# English: Clear
play-CLEAR = Очистити

# English: Scores
play-SCORES = Рахунок

# English: The goal is { $goal } points
play-first_to =
    Ціль — { $goal } { $goal ->
        [one] очко
        [few] очки
       *[many] очок
    }

# English: Log of the match
play-LOG_OF_THE_MATCH = Журнал матчу

# English: What happened, newest first
play-LATEST_FIRST = Що сталося, від найновішого

# English: Fairness check
play-FAIRNESS = Перевірка чесності

# English: Asking the bot a hundred times …
play-FAIRNESS_ASKS = Запитуємо бота сто разів…

# English: No bot has played yet.
play-FAIRNESS_NOTHING = Жоден бот ще не ходив.

# English: { $who } had to choose the last move again. Each time the hidden cards were dealt differently: { $deals } { $deals -> [one] time *[other] times }.
play-fairness =
    { $who } обирає свій останній хід наново, і щоразу закриті карти роздано інакше: { $deals } { $deals ->
        [one] раз
        [few] рази
       *[many] разів
    }.

# English: The same answer { $same } times out of { $deals }:
play-fairness_same =
    Та сама відповідь { $same } { $same ->
        [one] раз
        [few] рази
       *[many] разів
    } із { $deals }:

# English: A bot that looked at hidden cards would change its answer when they change.
play-FAIRNESS_WHY = Бот, який підглядає закриті карти, міняв би відповідь разом із ними.

# English: wait
play-IT_WAITS = чекати

# English: Keys
play-KEYS = Клавіші

# English: Close
play-CLOSE = Закрити

# English: next place on the table
play-KEY_TAB = наступне місце на столі

# English: move along your hand
play-KEY_ARROWS = рух між картами на руках

# English: move a card within your hand
play-KEY_SHIFT = перемістити карту на руках

# English: play the card, draw, or press the button
play-KEY_ENTER = зіграти чи взяти карту або натиснути кнопку

# English: sort your hand
play-KEY_SORT = упорядкувати карти на руках

# English: undo
play-KEY_UNDO = хід назад

# English: hint
play-KEY_HINT = підказка

# English: do not wait for a bot's move
play-KEY_SKIP = не чекати на хід бота

# English: log
play-KEY_LOG = журнал

# English: this list
play-KEY_LIST = цей список

# English: cancel, or close what is open
play-KEY_ESCAPE = скасувати або закрити відкрите

# English: Next to play on this device:
play-NEXT_AT_THE_DEVICE = Далі на цьому пристрої грає:

# English: Show my cards
play-LIFT = Показати мої карти

# English: I am { $who }
play-instead = Я — { $who }

# English: Hand over
play-HAND_OVER = Передати

# English: Tutorial
play-TUTORIAL = Навчання

# English: New to this game?
play-OFFER = Граєте вперше?

# English: No, thanks
play-NO_THANKS = Ні, дякую

# English: Now the other player moves.
play-WATCH = Тепер ходить суперник.

# English: That is a legal move, but please follow the tutorial for now.
play-STRAYED = Правила дозволяють такий хід, але поки що дотримуйтеся вказівок.

# English: { $step } of { $steps }
play-step_of = { $step } з { $steps }

# English: Skip
play-SKIP = Пропустити

# English: Next
play-GO_ON = Далі

# English: Play a match
play-PLAY_NOW = Зіграти матч

# English: The tutorial could not be loaded. Please check the connection.
play-NO_TUTORIAL = Навчання не завантажилося. Перевірте з’єднання.

# English: Back
play-BACK = Назад

# English: Next
play-NEXT_PUZZLE = Далі

# English: A similar one
play-SIMILAR_PUZZLE = Схожа задача

# English: The round so far:
play-ROUND_SO_FAR = Як ішов раунд:

# English: Ruled out since this move: { $cards }. { $step }
play-ruled_out = Виключено після цього ходу: { $cards }. { $step }

# English: One move back
play-STEP_BACK = Попередній хід

# English: One move forward
play-STEP_FORWARD = Наступний хід

# English: Show the answer
play-SHOW_ANSWER = Показати відповідь

# English: Start over
play-START_OVER = Почати спочатку

# English: { $n } of { $all } ways found.
play-ways_found = Знайдено способів: { $n } з { $all }.

# English: Next in the stock: { $cards }
play-next_cards = Далі в колоді: { $cards }

# English: You have found this way already.
play-SAME_WAY = Цей спосіб ви вже знайшли.

# English: Next { $round }
play-next = Далі: { $round }

# English: Play again
play-AGAIN = Зіграти ще

# English: Set up
play-SET_UP = Параметри

# English: Compare
play-COMPARE = Порівняти

# English: Daily deals
play-TO_THE_DAY = Роздачі дня

# English: A new match begins.
play-NEW_MATCH = Починається новий матч.

# English: Not this time
play-NOT_THIS_TIME = Не цього разу

# English: A draw
play-A_DRAW = Нічия

# English: You win!
play-YOU_WIN = Ваша перемога!

# English: { $who } wins
play-wins = Перемагає { $who }

# English: { $names } share the win
play-share = Спільна перемога: { $names }

# English: { $n } × undo
play-taken_back = { $n } × хід назад

# English: { $n } × hint
play-hints = { $n } × підказка

# English: practice, so it does not count
play-PRACTICE = тренування, не рахується

# English: Daily deal
play-DAILY_COUNTS = Роздача дня

# English: This is your first try at a daily deal, so it counts.
play-DAILY_COUNTS_WHY = Це ваша перша спроба в роздачі дня, тож вона рахується.

# English: Practice
play-PRACTICE_MARK = Тренування

# English: Points over time
play-COURSE = Перебіг рахунку

# English: { $who }: { $totals }
play-course_of = { $who }: { $totals }

# A step of the match, with the points that it brought.
# English: Best moment: { $who }, { $points }
play-best_moment = Найкращий момент: { $who }, { $points }

## ui::puzzles::exercise_texts

# English: These are costly mistakes from your own matches. Find the better move. Each one returns until you have found it three times.
puzzles-exercise-WHAT = Це дорогі помилки з ваших власних матчів. Знайдіть кращий хід. Кожна повертається, доки ви не знайдете його тричі.

# English: { $n } { $n -> [one] exercise *[other] exercises } left for today
puzzles-exercise-left =
    На сьогодні { $n ->
        [one] лишилася { $n } вправа
        [few] лишилося { $n } вправи
       *[many] лишилося { $n } вправ
    }

# English: What do you play?
puzzles-exercise-QUESTION = Як ви походите?

# English: Right.
puzzles-exercise-RIGHT = Правильно.

# English: Not this time. Better: { $mv }
puzzles-exercise-wrong = Не цього разу. Краще: { $mv }

# English: It comes back in { $days } { $days -> [one] day *[other] days }.
puzzles-exercise-in_days =
    Вправа повернеться за { $days } { $days ->
        [one] день
        [few] дні
       *[many] днів
    }.

# English: You have learned it.
puzzles-exercise-LEARNED = Ви цього навчилися.

# English: You have already answered it today, so this does not count.
puzzles-exercise-ANSWERED_BEFORE = Сьогодні ви вже виконували цю вправу, тож це не рахується.

# English: Nothing is left for today.
puzzles-exercise-DONE = На сьогодні нічого не лишилося.

# English: Your costly mistakes appear here the day after you review a match. There are none yet.
puzzles-exercise-NONE = Ваші дорогі помилки з’являться тут наступного дня після розбору матчу. Поки що їх немає.

# English: { $n } { $n -> [one] exercise waits *[other] exercises wait } for another day.
puzzles-exercise-waiting =
    { $n ->
        [one] { $n } вправа чекає
        [few] { $n } вправи чекають
       *[many] { $n } вправ чекають
    } іншого дня.

## ui::puzzles::texts

# English: Find the one right move. Every answer has been proved.
puzzles-WHY = Знайдіть єдиний правильний хід. Кожну відповідь доведено.

# English: rating { $rating }
puzzles-rating = рейтинг { $rating }

# English: { $n } solved
puzzles-solved = розв’язано: { $n }

# English: { $rating }?
puzzles-provisional = { $rating }?

# English: { $rating }
puzzles-settled = { $rating }

# English: Best streak: { $n }
puzzles-streak = Найкраща серія: { $n }

# English: Best rush: { $n }
puzzles-rush_best = Найкращий штурм: { $n }

# English: Solve
puzzles-SOLVE = Розв’язати

# English: Solve puzzles of { $game }
puzzles-solve_game = Розв’язувати задачі: { $game }

# English: All cards open
puzzles-PROBLEMS = Відкриті карти

# English: { $game }: problems with all cards open
puzzles-problems_of = { $game }: задачі з відкритими картами

# English: Rush
puzzles-RUSH = Штурм

# English: Rush: puzzles of { $game } in three minutes
puzzles-rush_game = Штурм: { $game }, задачі за три хвилини

# English: Solve as many puzzles as you can in three minutes. The third mistake ends the rush.
puzzles-RUSH_WHY = Розв’яжіть якнайбільше задач за три хвилини. Третя помилка завершує штурм.

# English: Course
puzzles-COURSE = Курс

# English: Course: { $game }
puzzles-course_of = Курс: { $game }

# English: Twenty puzzles from easy to hard. Look at an example of each kind first.
puzzles-COURSE_WHY = Двадцять задач від легких до складних. Спершу перегляньте приклад кожного виду.

# English: Kinds of puzzles
puzzles-EXAMPLES = Види задач

# English: Example
puzzles-EXAMPLE = Приклад

# English: Example: { $question }
puzzles-example_of = Приклад: { $question }

# English: Twenty puzzles
puzzles-COURSE_STEPS = Двадцять задач

# English: Puzzle { $n }, rated { $rating }, { $state }
puzzles-course_step = Задача { $n }, рейтинг { $rating }, { $state }

# English: not tried
puzzles-NOT_TRIED = ще без відповіді

# English: solved
puzzles-SOLVED = розв’язано

# English: That was the last puzzle of the course.
puzzles-COURSE_DONE = Це була остання задача курсу.

# English: More ways to solve
puzzles-MORE_WAYS = Інші способи

# English: More ways to solve: { $game }
puzzles-more_ways = Інші способи: { $game }

# English: All puzzles
puzzles-ALL_PUZZLES = Усі задачі

# English: Puzzle rated { $rating }
puzzles-rated = Рейтинг задачі: { $rating }

# English: Your rating: { $rating }
puzzles-yours = Ваш рейтинг: { $rating }

# English: Skill: { $what }
puzzles-trains = Уміння: { $what }

# English: Like this: { $mv }
puzzles-example = Ось так: { $mv }

# English: Right.
puzzles-RIGHT = Правильно.

# English: Not this one. The answer: { $mv }
puzzles-wrong = Не те. Відповідь: { $mv }

# English: After that the other player can prevent it, or is faster:
puzzles-CAN_BE_STOPPED = Після цього суперник може завадити вам або випередити вас:

# English: After that it cannot be done in time.
puzzles-TOO_LATE = Після цього вже не встигнути.

# English: { $first }, or { $second }
puzzles-or = { $first } або { $second }

# English: { $first }. Then: { $second }
puzzles-then = { $first }. Потім: { $second }

# English: { $n } in a row.
puzzles-in_a_row = Поспіль: { $n }.

# English: The puzzles could not be loaded. Please check the connection.
puzzles-NOT_LOADED = Задачі не завантажилися. Перевірте з’єднання.

# English: You have solved all puzzles of this game.
puzzles-ALL_SOLVED = Ви розв’язали всі задачі цієї гри.

# English: These puzzles do not exist. Here are all puzzles.
puzzles-NO_SUCH_PAGE = Таких задач немає. Ось усі задачі.

# English: { $game } has no sums. Here are all puzzles.
puzzles-no_sums = У грі «{ $game }» сум немає. Ось усі задачі.

# English: { $minutes }:{ $seconds } · { $solved } solved · { $mistakes } of 3 mistakes
puzzles-left = { $minutes }:{ $seconds } · розв’язано: { $solved } · помилок: { $mistakes } з 3

# English: The rush is over: { $n } { $n -> [one] puzzle *[other] puzzles } solved.
puzzles-rush_over =
    Штурм закінчено: розв’язано { $n } { $n ->
        [one] задачу
        [few] задачі
       *[many] задач
    }.

# English: This is your best rush.
puzzles-NEW_BEST_RUSH = Це ваш найкращий штурм.

# English: Rush again
puzzles-RUSH_AGAIN = Ще штурм

# English: resumed
puzzles-GOES_ON = продовження

# English: You have seen this puzzle before, so your rating stays.
puzzles-KNOWN_PUZZLE = Ви вже бачили цю задачу, тож рейтинг не змінюється.

# English: Practice: this answer does not count.
puzzles-PRACTICE_PUZZLE = Тренування: ця відповідь не рахується.

# English: Ten puzzles as fast as you can. A wrong answer costs ten seconds.
puzzles-SPRINT_WHY = Десять задач якнайшвидше. Неправильна відповідь коштує десять секунд.

# English: Sprint, { $level }: { $game }
puzzles-sprint_game = Спринт, { $level }: { $game }

# English: easy
puzzles-EASY = легкі

# English: medium
puzzles-MEDIUM = середні

# English: all
puzzles-ALL = усі

# English: { $n } of { $all } · { $time }
puzzles-sprint_at = { $n } з { $all } · { $time }

# English: Your time: { $time }
puzzles-sprint_time = Ваш час: { $time }

# English: Your best time: { $time }
puzzles-best_time = Ваш найкращий час: { $time }

# English: This is your best time.
puzzles-NEW_BEST = Це ваш найкращий час.

# English: wrong
puzzles-MISSED = неправильно

# English: Sprint again
puzzles-SPRINT_AGAIN = Ще спринт

# English: { $n } of { $all }
puzzles-calm_at = { $n } з { $all }

# English: You found { $n } of { $all }.
puzzles-calm_over = Ви знайшли { $n } з { $all }.

# English: Your times by kind of sum
puzzles-SLOW = Ваш час за видами сум

# English: Your average times in all sprints of this game.
puzzles-SLOW_WHY = Ваш середній час в усіх спринтах цієї гри.

# English: Sums of { $n } { $n -> [one] card *[other] cards }
puzzles-of_cards =
    Суми з { $n } { $n ->
        [one] карти
        [few] карт
       *[many] карт
    }

# English: Make { $n }
puzzles-make = Складіть { $n }

# English: Make { $n }, { $level }: { $game }
puzzles-make_game = Складіть { $n }, { $level }: { $game }

# English: Choose { $n } cards that make exactly { $target }.
puzzles-choose_sum =
    Оберіть { $n } { $n ->
        [one] карту
        [few] карти
       *[many] карт
    }, щоб вийшло рівно { $target }.

# English: You have { $start }. Choose cards that bring you to exactly { $target }.
puzzles-choose_sum_from = Ви маєте { $start }. Оберіть карти, з якими вийде рівно { $target }.

# English: Check
puzzles-CHECK = Перевірити

# English: Next
puzzles-NEXT = Далі

# English: That makes { $made }. A right answer: { $right }.
puzzles-sum_wrong = Виходить { $made }. Правильна відповідь: { $right }.

# English: Each wrong answer adds ten seconds.
puzzles-SPRINT_PENALTY = Кожна неправильна відповідь додає десять секунд.

# English: Print
puzzles-PRINT = Друк

# English: Print puzzles of { $game }
puzzles-print_game = Надрукувати задачі: { $game }

# English: puzzles to print
puzzles-PUZZLES_ON_PAPER = задачі для друку

# English: Level
puzzles-LEVEL = Рівень

# English: Kind
puzzles-KIND = Вид

# English: How many
puzzles-SIZE = Скільки

# English: All kinds
puzzles-ALL_KINDS = Усі види

# English: Other puzzles
puzzles-OTHER_PUZZLES = Інші задачі

# English: Answers
puzzles-ANSWERS = Відповіді

# English: The answers are on a separate page. Puzzles that you print or look up here no longer change your rating.
puzzles-ANSWERS_WHY = Відповіді — на окремій сторінці. Задачі, які ви тут друкуєте чи переглядаєте, більше не змінюють вашого рейтингу.

# English: Only { $n } { $n -> [one] puzzle fits *[other] puzzles fit } this choice.
puzzles-fewer =
    Цьому вибору { $n ->
        [one] відповідає лише { $n } задача
        [few] відповідають лише { $n } задачі
       *[many] відповідає лише { $n } задач
    }.

# English: seen before, under other cards
puzzles-SEEN_BEFORE = уже бачені, з іншими картами

# English: This day has not begun, so its puzzle is not open yet.
puzzles-DAILY_PUZZLE_NOT_YET = Цей день ще не настав, тож його задача поки що закрита.

# English: Your answer counts for { $day }. Today has another puzzle.
puzzles-spot_done_late = Ваша відповідь зарахована за { $day }. На сьогодні є інша задача.

# English: That was practice. Each day has a new puzzle.
puzzles-DAILY_PUZZLE_PRACTISED = Це було тренування. Щодня є нова задача.

# English: You have answered today's puzzle. There is a new one tomorrow.
puzzles-DAILY_PUZZLE_DONE = Відповідь на сьогоднішню задачу ви вже дали. Завтра буде нова.

## ui::texts

# English: Spot On: five card games in which only the exact number wins
page-SITE = Spot On: п’ять карткових ігор, у яких виграє лише точне число

# English: { $page } · Spot On
page-title = { $page } · Spot On

# English: Set up { $game }
page-set_up_game = Налаштувати: { $game }

# English: Rules of { $game }
page-rules_of = Правила: { $game }

# English: Play { $game }
page-play_game = Грати: { $game }

# English: Learn { $game }
page-learn_game = Навчання: { $game }

# English: Tutorial
page-TUTORIAL = Навчання

# English: Resume { $game }
page-continue_game = Продовжити: { $game }

# English: This page does not exist. Here are all games.
page-LOST = Такої сторінки немає. Ось усі ігри.

# English: Pages
page-PAGES = Сторінки

# English: Settings
page-SETTINGS = Налаштування

# English: Statistics
page-STATISTICS = Статистика

# English: Today
page-TODAY = Сьогодні

# English: Puzzles
page-PUZZLES = Задачі

# English: Daily puzzle
page-DAILY_PUZZLE = Задача дня

# English: Sprint
page-SPRINT = Спринт

# English: About
page-ABOUT = Про сайт

# English: Try again
page-TRY_AGAIN = Ще раз

# English: Loading …
page-LOADING = Завантаження…

# English: This page did not load
page-NOT_FETCHED = Сторінка не завантажилася

# English: A part of Spot On could not be loaded. Please check the connection.
page-NOT_FETCHED_WHY = Частину Spot On не вдалося завантажити. Перевірте з’єднання.

# English: Some settings could not be read, so Spot On uses the defaults. It keeps a copy of the old settings.
page-SETTINGS_UNREADABLE = Деякі налаштування не вдалося прочитати, тож Spot On узяв типові. Копію старих налаштувань збережено.

# English: A new version is ready.
page-UPDATE = Доступна нова версія.

# English: Update now
page-UPDATE_NOW = Оновити зараз

# English: Reloading the page …
page-LOADING_ANEW = Перезавантажуємо сторінку…

# English: Your browser translates this page, so some scores may be out of date. Spot On has other languages of its own.
page-TRANSLATED = Ваш браузер перекладає цю сторінку, тож деякі рахунки можуть бути застарілими. Spot On має власні переклади іншими мовами.

# English: Choose a language
page-OTHER_LANGUAGES = Обрати мову

# English: Spot On has stopped
page-STOPPED = Spot On зупинився

# English: This is our mistake, not yours. If this browser can save, your match is saved up to the last move.
page-STOPPED_WHY = Це наша помилка, а не ваша. Якщо цей браузер може зберігати, ваш матч збережено до останнього ходу.

# English: Reload the page
page-LOAD_AGAIN = Перезавантажити

# English: To all games
page-TO_ALL_GAMES = До всіх ігор

# English: Copy
page-COPY = Копіювати

# English: Copied
page-COPIED = Скопійовано

# English: This browser could not save that.
page-NOT_KEPT = Цей браузер не зміг цього зберегти.

# English: This browser does not let Spot On read its saved data right now. Close its other tabs, then try again.
page-CANNOT_READ = Цей браузер зараз не дає Spot On прочитати збережені дані. Закрийте інші вкладки Spot On і спробуйте ще раз.

# English: Your data was saved by a newer version. It is safe, but this version cannot save.
page-NEWER = Ваші дані зберегла новіша версія. Вони в безпеці, але ця версія не може зберігати.

# English: { $number }
page-number = { $number }

# English: Only the exact number wins.
page-HERO = Виграє лише точне число.

# English: Five quick card games, about ten minutes each. No account, no server, no hurry.
page-HERO_MORE = П’ять швидких карткових ігор, приблизно по десять хвилин кожна. Без облікового запису, без сервера, без поспіху.

# English: { $least } to { $most } players · { $length }
page-players_and_length = Гравців: { $least }–{ $most } · { $length }

# English: New here? Begin with { $game }.
page-first_game = Ви тут уперше? Почніть із гри «{ $game }».

# English: Resume
page-CONTINUE = Продовжити

# English: { $n } more { $n -> [one] match *[other] matches } in progress
page-more_matches =
    Ще { $n } { $n ->
        [one] матч триває
        [few] матчі тривають
       *[many] матчів тривають
    }

# English: Play
page-PLAY = Грати

# English: Set up
page-SET_UP = Параметри

# English: Rules
page-RULES = Правила

# English: Novice
page-NOVICE = Новачок

# English: Casual
page-CASUAL = Аматор

# English: Skilled
page-SKILLED = Знавець

# English: Master
page-MASTER = Майстер

# English: Players
page-PLAYERS = Гравці

# English: You take the first seat. Bots or other people take the others.
page-PLAYERS_WHY = Перше місце за столом ваше. Решту займають боти або інші люди.

# English: Solitaire
page-SOLITAIRE = Пасьянс

# English: Who plays
page-WHO_PLAYS = Хто грає

# English: Bots see only what a person in their seat could see.
page-WHO_PLAYS_WHY = Боти бачать лише те, що бачила б людина на їхньому місці.

# English: Seat { $number }
page-seat = Місце { $number }

# English: A person on this device
page-A_PERSON = Людина на цьому пристрої

# English: Bot: { $level }
page-a_bot = Бот: { $level }

# English: Name at seat { $number }
page-name_of = Ім’я на місці { $number }

# English: You
page-YOU = Ви

# English: Player { $number }
page-player = Гравець { $number }

# English: Mina
page-MINA = Мія

# English: Otto
page-OTTO = Отто

# English: Vera
page-VERA = Віра

# English: Hugo
page-HUGO = Гуго

# English: Lena
page-LENA = Олена

# English: How strong the bots are: matches won out of 100, with { $seats } { $seats -> [one] player *[other] players }.
page-how_strong =
    Наскільки сильні боти: виграні матчі зі 100, коли грають { $seats } { $seats ->
        [one] гравець
        [few] гравці
       *[many] гравців
    }.

# English: Measured with the default options.
page-USUAL_OPTIONS = Виміряно з типовими параметрами.

# English: Equal players would win { $n } each.
page-even_share = За рівної сили кожен вигравав би { $n }.

# English: { $level }: { $percent } against { $below }
page-beats = { $level }: { $percent } проти рівня «{ $below }»

# English: Presets
page-PRESETS = Набори

# English: You can still change each option below.
page-PRESETS_WHY = Кожен параметр можна змінити нижче.

# English: As published
page-AS_PUBLISHED = Як в оригіналі

# English: Quick
page-QUICK_MATCH = Швидкий матч

# English: Everything on
page-EVERYTHING_ON = Усе ввімкнено

# English: It does not count.
page-DOES_NOT_COUNT = Це не рахується.

# English: You undid a move after you had seen something new.
page-UNDONE_AFTER_SEEING = Ви взяли хід назад, уже побачивши щось нове.

# English: You have seen it before.
page-SEEN_BEFORE = Ви вже бачили це раніше.

# English: It belongs to another day.
page-OF_ANOTHER_DAY = Це інший день.

# English: Only the first try counts.
page-ONLY_FIRST_TRY = Рахується лише перша спроба.

# English: It continues another match.
page-CONTINUES_A_MATCH = Це продовження іншого матчу.

# English: You gave up the first try.
page-GAVE_UP = Першу спробу ви покинули.

# A browser without room.
# English: This browser cannot save your results: its storage is full or blocked. They last until you close this page.
page-UNSAVED = Цей браузер не може зберегти ваші результати: його сховище заповнене або заблоковане. Вони доступні, лише доки ви не закриєте цієї сторінки.

# English: Starting a new match ends the one in progress.
page-GIVES_UP = Новий матч завершить той, що триває.

# English: Start
page-START = Почати

# Displayed in English only.
# English: The texts in this language could not be loaded, so the page is in English: { $language }. Please check the connection.
page-language_missing = Тексти цією мовою ({ $language }) не завантажилися, тож сторінка англійською. Перевірте з’єднання.

# English: Language
page-LANGUAGE = Мова

# English: Matches, settings and statistics stay as they are.
page-LANGUAGE_WHY = Матчі, налаштування й статистика лишаються без змін.

# English: Follow the browser
page-AS_THE_BROWSER = Як у браузері

# English: Colours
page-COLOURS = Кольори

# English: Light, dark, or like your system. High contrast helps in bright sun and with tired eyes.
page-COLOURS_WHY = Світлі, темні або як у системі. Високий контраст допомагає на яскравому сонці й коли очі втомлені.

# English: Follow the system
page-AS_THE_SYSTEM = Як у системі

# English: Light
page-LIGHT = Світлі

# English: Dark
page-DARK = Темні

# English: High contrast
page-HIGH_CONTRAST = Високий контраст

# English: Card design
page-DECK = Вигляд карт

# English: Large corners are easier to read on small screens; four colours tell the suits apart.
page-DECK_WHY = Великі позначки легше читати на малих екранах; чотири кольори розрізняють масті.

# English: Standard
page-STANDARD = Звичайний

# English: Large corners
page-LARGE_INDEX = Великі позначки

# English: Four colours
page-FOUR_COLOURS = Чотири кольори

# English: Large corners, four colours
page-LARGE_FOUR_COLOURS = Великі позначки, чотири кольори

# English: Letters on the cards
page-LETTERS = Літери на картах

# English: Which letters stand for ace, king, queen and jack. Typed answers may use both.
page-LETTERS_WHY = Які літери позначають туза, короля, даму й валета. У відповідях можна писати і ті, і ті.

# The letters that cards of the country have, such as A K D B in German.
# English: Of the language
page-OWN_LETTERS = Українські: Т К Д В

# English: International: A K Q J
page-INTERNATIONAL_LETTERS = Міжнародні: A K Q J

# English: Speed
page-PACE = Швидкість

# English: How fast cards move and bots play. If your system asks for less motion, nothing moves.
page-PACE_WHY = Як швидко рухаються карти й ходять боти. Якщо у вашій системі ввімкнено зменшення руху, не рухається нічого.

# English: No motion
page-NO_MOTION = Без руху

# English: Fast
page-FAST = Швидко

# English: Normal
page-NORMAL = Помірно

# English: Slow
page-SLOW = Повільно

# English: Sound
page-SOUND = Звук

# English: A short sound for each deal, card and turn.
page-SOUND_WHY = Короткий звук для кожної роздачі, карти й ходу.

# English: Off
page-SILENT = Без звуку

# English: Quiet
page-QUIET = Тихо

# English: Loud
page-LOUD = Гучно

# English: Vibration
page-HAPTICS = Вібрація

# English: Phones vibrate when you lift a card, when it is your turn and when you win.
page-HAPTICS_WHY = Телефон вібрує, коли ви піднімаєте карту, коли ваш хід і коли ви виграли.

# English: Buttons at the table
page-HAND = Кнопки на столі

# English: Show them on the left or on the right.
page-HAND_WHY = Показувати їх ліворуч або праворуч.

# English: On the right
page-RIGHT = Праворуч

# English: On the left
page-LEFT = Ліворуч

# English: Playable cards
page-RAISED = Карти для ходу

# English: Cards that you can play now are raised.
page-RAISED_WHY = Карти, якими зараз можна ходити, підняті.

# English: Side panel
page-PANEL = Бічна панель

# English: In a wide window, scores, log and options are beside the table.
page-PANEL_WHY = У широкому вікні рахунок, журнал і параметри — збоку від стола.

# English: Open
page-OPEN = Відкрита

# English: Folded
page-FOLDED = Згорнута

# English: Single-letter keys
page-KEYS = Клавіші-літери

# English: U undoes a move, H gives a hint, L opens the log, ? lists the keys.
page-KEYS_WHY = U — хід назад, H — підказка, L — журнал, ? — список клавіш.

# English: Thinking time of Master
page-THINKING = Час роздумів Майстра

# English: “Fast” answers within a quarter of a second, “Deep” within three seconds. “Deep” plays best.
page-THINKING_WHY = «Швидко» — відповідь за чверть секунди, «Глибоко» — за три секунди. З «Глибоко» він грає найкраще.

# English: Deep
page-DEEP = Глибоко

# English: Clock in sprints
page-SPRINT_CLOCK = Годинник у спринтах

# English: Without a clock, a sprint of ten puzzles counts only right answers.
page-SPRINT_CLOCK_WHY = Без годинника у спринті з десяти задач рахуються лише правильні відповіді.

# English: On
page-ON = Так

# English: Off
page-OFF = Ні

# English: Your name
page-YOUR_NAME = Ваше ім’я

# English: Your name when several people play on this device.
page-YOUR_NAME_WHY = Ваше ім’я, коли на цьому пристрої грають кілька людей.

# English: Options
page-OPTIONS = Параметри

# English: Contents
page-CONTENTS = Зміст

# Before the line that says what the option does.
# English: Option “{ $title }”:
page-option_named = Параметр «{ $title }»:

# English: Spot On is not affiliated with the authors.
page-NOT_AFFILIATED = Spot On не пов’язаний з авторами гри.

# English: Set up a match
page-SET_UP_A_MATCH = Налаштувати матч

# English: The rules could not be loaded. Please check the connection.
page-RULES_MISSING = Правила не завантажилися. Перевірте з’єднання.

# English: Back to your table with friends
page-BACK_TO_TABLE = Назад до столу з друзями

# English: { $game }: { $credit }
page-credit = { $game }: { $credit }

# English: Play with friends
page-WITH_FRIENDS = Грати з друзями

# English: How nobody can peek
page-NO_PEEKING_TITLE = Чому ніхто не підгляне
