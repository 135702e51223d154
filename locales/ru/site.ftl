## i18n::common

# The addressed player, at the beginning of a sentence.
# English: You
common-YOU = Вы

# English: Somebody
common-SOMEBODY = Кто-то

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
common-TWO = двойка

# English: three
common-THREE = тройка

# English: four
common-FOUR = четвёрка

# English: five
common-FIVE = пятёрка

# English: six
common-SIX = шестёрка

# English: seven
common-SEVEN = семёрка

# English: eight
common-EIGHT = восьмёрка

# English: nine
common-NINE = девятка

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
common-SPADES = пики

# English: hearts
common-HEARTS = червы

# English: diamonds
common-DIAMONDS = бубны

# English: clubs
common-CLUBS = трефы

# The suit in the name of a card.
# English: of spades
common-OF_SPADES = пик

# English: of hearts
common-OF_HEARTS = червей

# English: of diamonds
common-OF_DIAMONDS = бубен

# English: of clubs
common-OF_CLUBS = треф

# A Joker in an expression.
# English: Joker
common-JOKER = Джокер

# English: big Joker
common-BIG_JOKER = большой джокер

# English: little Joker
common-LITTLE_JOKER = малый джокер

# English: { $rank } { $of_suit }
common-suited = { $rank } { $of_suit }

# English: a hidden card
common-HIDDEN_CARD = закрытая карта

# English: { $n } hidden { $n -> [one] card *[other] cards }
common-hidden_cards =
    { $n } { $n ->
        [one] закрытая карта
        [few] закрытые карты
       *[many] закрытых карт
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
        [few] карты
       *[many] карт
    }

# English: nothing
common-NOTHING = ничего

# Joins the last item of a list to those before it.
# English: { $before } and { $last }
common-and = { $before } и { $last }

# An arrow before a total.
# English: leads to
common-LEADS_TO = итого

# English: stock
common-STOCK = колода

# English: discard pile
common-DISCARD_PILE = сброс

# English: hand
common-HAND = карты на руках

# A draw of cards that the reader does not see.
# English: { $who } { $who -> [you] draw *[other] draws } { $n -> [one] a card *[other] { $n } cards }.
common-draws_unseen =
    { $who } { $who ->
        [you] берёте
       *[other] берёт
    } из колоды { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.

# English: { $who } { $who -> [you] draw *[other] draws } { $cards }.
common-draws =
    { $who } { $who ->
        [you] берёте
       *[other] берёт
    } из колоды: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } the { $cards }.
common-takes =
    { $who } { $who ->
        [you] берёте
       *[other] берёт
    } из сброса: { $cards }.

# English: { $who } { $who -> [you] discard *[other] discards } { $cards }.
common-discards =
    { $who } { $who ->
        [you] сбрасываете
       *[other] сбрасывает
    }: { $cards }.

# English: { $who } { $who -> [you] play *[other] plays } { $cards }.
common-plays =
    { $who } { $who ->
        [you] ходите
       *[other] ходит
    }: { $cards }.

# English: { $cards } { $n -> [one] is *[other] are } turned up.
common-turned_up =
    { $n ->
        [one] Открыта карта
        [few] Открыты карты
       *[many] Открыты карты
    }: { $cards }.

# English: { $round } { $number }. { $who } { $who -> [you] deal *[other] deals }.
common-deals =
    { $round } { $number }. { $who } { $who ->
        [you] сдаёте
       *[other] сдаёт
    }.

# English: You hold { $cards }.
common-holds = У вас на руках: { $cards }.

# English: { $who } { $who -> [you] see *[other] sees } the { $card }.
common-sees =
    { $who } { $who ->
        [you] видите
       *[other] видит
    } верхнюю карту колоды: { $card }.

# English: { $who } { $who -> [you] look *[other] looks } at the stock.
common-looks =
    { $who } { $who ->
        [you] смотрите
       *[other] смотрит
    } верхнюю карту колоды.

# English: The { $cards } discarded { $cards -> [one] card is *[other] cards are } shuffled into a new stock.
common-rebuilt =
    Сброс перетасован, в новой колоде { $cards } { $cards ->
        [one] карта
        [few] карты
       *[many] карт
    }.

# English: { $who } { $who -> [you] score *[other] scores } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-scores =
    { $who } { $who ->
        [you] получаете
       *[other] получает
    } { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Всего { $total }.

# English: { $who } { $who -> [you] lose *[other] loses } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-loses =
    { $who } { $who ->
        [you] теряете
       *[other] теряет
    } { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Всего { $total }.

# English: The { $round } is over.
common-is_over = На этом { $round } заканчивается.

# English: The match is over.
common-MATCH_IS_OVER = Матч окончен.

# English: the round is over
common-ROUND_IS_OVER = раунд окончен

# English: there is no { $card } in your hand
common-not_held = такой карты на руках нет: { $card }

# English: you took a card, so you must discard one
common-MUST_DISCARD = вы взяли карту, теперь надо сбросить одну

# English: take a card before you discard one
common-MUST_TAKE = сначала возьмите карту, потом сбрасывайте

# English: you named a card twice
common-TWICE = одна карта названа дважды

# English: { $title } is for { $least } to { $most } players, not { $n }
common-wrong_seats = { $title }: игроков может быть от { $least } до { $most }, а не { $n }

# English: Off
common-OFF = Нет

# English: On
common-ON = Да

# English: you cannot type answers in this game
common-NOT_WRITTEN = в этой игре ответы не пишут

## saves::history::texts

# English: This is not a file of exported matches.
saves-history-NO_RECORDS = Это не файл с экспортированными матчами.

# English: This is a backup of everything, not exported matches. Restore it on the statistics page.
saves-history-BACKUP = Это резервная копия, а не экспортированные матчи. Восстановите её на странице статистики.

# English: A newer version saved these matches. Reload the page.
saves-history-NEWER = Эти матчи сохранила более новая версия. Обновите страницу.

# English: This file is cut off: some of its matches are missing.
saves-history-CUT_OFF = Файл обрезан: не хватает части матчей.

# English: Match { $number } of this file is damaged.
saves-history-damaged = Матч { $number } в этом файле повреждён.

# English: Match { $number } of this file breaks the rules.
saves-history-unplayable = Матч { $number } в этом файле нарушает правила.

# English: This file has more than { $most } matches.
saves-history-too_many =
    В этом файле больше { $most } { $most ->
        [one] матча
        [few] матчей
       *[many] матчей
    }.

## saves::link::texts

# English: This link is too long to be a match.
saves-link-TOO_LONG = Эта ссылка слишком длинная для матча.

# English: This link is damaged or cut off: copy the whole link and open it again.
saves-link-DAMAGED = Ссылка повреждена или обрезана: скопируйте её целиком и откройте снова.

# English: This link is from a newer version. Reload the page.
saves-link-NEWER = Эта ссылка из более новой версии. Обновите страницу.

# English: This link is for a game that Spot On does not have.
saves-link-NO_GAME = Это ссылка на игру, которой в Spot On нет.

# English: This link has seats, options or cards that the game does not allow.
saves-link-BAD_START = В этой ссылке места, параметры или карты, с которыми играть нельзя.

# English: The rules do not allow move { $number } of the match in this link.
saves-link-bad_step = Ход { $number } матча из этой ссылки нарушает правила.

# English: This match is too long for a link. Export it to a file instead.
saves-link-NO_ROOM = Этот матч слишком длинный для ссылки. Экспортируйте его в файл.

## ui::friends::invite_texts

# English: Friend on another device
friends-invite-A_FRIEND = Друг на другом устройстве

# English: Invite
friends-invite-INVITE = Пригласить

# English: You get a link to send. Friends open it and sit down; nobody needs an account.
friends-invite-INVITE_WHY = Вы получите ссылку для друзей. Они откроют её и сядут за стол, регистрация никому не нужна.

# English: Connection details
friends-invite-CONTACTS = Подробности соединения

# English: Connection
friends-invite-CONNECTION = Соединение

# English: Automatic
friends-invite-USUAL_WAY = Автоматически

# English: Through relays only
friends-invite-RELAYS_ONLY = Только через посредников

# English: Without relays
friends-invite-CODES_ONLY = Без посредников

# English: You send each friend a link, and they send you an answer back. No relay takes part.
friends-invite-CODES_WHY = Вы посылаете каждому другу ссылку, а он присылает ответ. Посредники не участвуют.

# English: Public relays pass encrypted messages between your devices: { $hosts }. They see your IP address, but not what you play. Nothing goes anywhere else.
friends-invite-relays_carry = Публичные серверы-посредники передают зашифрованные сообщения между вашими устройствами: { $hosts }. Они видят ваш IP-адрес, но не вашу игру. Больше никуда ничего не уходит.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call.
friends-invite-DIRECT = Если возможно, ваши устройства соединяются напрямую. Тогда они видят IP-адреса друг друга, как при видеозвонке.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call. Each device learns its own address from { $hosts }.
friends-invite-direct_by = Если возможно, ваши устройства соединяются напрямую. Тогда они видят IP-адреса друг друга, как при видеозвонке. Свой адрес каждое устройство узнаёт через { $hosts }.

# English: Other relays
friends-invite-OWN_RELAYS = Другие посредники

# English: Addresses of Nostr relays, for your next invitation. The link carries them to your friends.
friends-invite-OWN_RELAYS_WHY = Адреса серверов Nostr для следующего приглашения. Друзья получат их вместе со ссылкой.

## ui::friends::texts

# English: Connected directly
friends-CONNECTED_DIRECTLY = Прямое соединение

# English: { $who } invites you to { $game }
friends-invites = { $who } приглашает вас в игру «{ $game }»

# English: You are invited to { $game }
friends-invited_to = Вас приглашают в игру «{ $game }»

# English: You are invited to a card game
friends-INVITED = Вас приглашают сыграть в карты

# English: Everybody plays on their own device. Nobody can see the cards of another player, and every round is checked at its end.
friends-NO_PEEKING = Каждый играет на своём устройстве. Чужих карт не увидит никто, а каждый раунд в конце проверяется.

# English: Your name
friends-YOUR_NAME = Ваше имя

# English: Sit down
friends-SIT_DOWN = Сесть за стол

# English: This invitation is damaged
friends-DAMAGED = Приглашение повреждено

# English: Part of the link is missing. Ask for it again, and open the whole link.
friends-DAMAGED_WHY = Ссылка пришла не целиком. Попросите прислать её ещё раз и откройте полностью.

# English: Waiting room
friends-WAITING_ROOM = Сбор игроков

# English: Send this link to your friends
friends-SEND_LINK = Отправьте друзьям эту ссылку

# English: Share…
friends-SHARE = Поделиться…

# English: Keep this page open until your friends are here.
friends-SEND_LINK_WHY = Не закрывайте страницу, пока друзья не соберутся.

# English: Who is here
friends-WHO_IS_HERE = Кто за столом

# English: Free seat
friends-FREE_SEAT = Свободное место

# English: you
friends-YOU_HERE = вы

# English: ready
friends-READY = ждёт начала

# English: not ready
friends-NOT_READY = готовится

# English: I am ready
friends-I_AM_READY = Можно начинать

# English: Not yet
friends-I_AM_NOT_READY = Ещё нет

# English: Start
friends-START = Начать

# Why the match cannot start.
# English: { $n } { $n -> [one] seat is *[other] seats are } still free.
friends-still_free =
    Свободно { $n } { $n ->
        [one] место
        [few] места
       *[many] мест
    }.

# English: Not ready yet: { $who }.
friends-not_ready_yet = Ещё не готовы: { $who }.

# English: Everybody is ready.
friends-ALL_READY = Все готовы.

# English: The match starts when everybody is ready and the host presses Start.
friends-HOST_STARTS = Матч начнётся, когда все будут готовы и организатор нажмёт «Начать».

# English: All seats are taken. You can stay on this page and wait for a free seat.
friends-TABLE_FULL = Все места заняты. Можно остаться на этой странице и подождать, пока место освободится.

# English: Looking for { $who }…
friends-looking_for = Ищем: { $who }…

# English: Looking for your friends…
friends-LOOKING = Ищем друзей…

# English: Nobody has answered yet. The host must keep this page open.
friends-NO_ANSWER = Пока никто не ответил. У организатора должна быть открыта эта страница.

# English: Connecting…
friends-CONNECTING = Соединяемся…

# English: Connected
friends-CONNECTED = Соединение установлено

# English: Connected. Waiting for your friends…
friends-CONNECTED_WAITING = Соединение установлено. Ждём друзей…

# English: No relay can be reached. Please check the connection.
friends-NOT_CONNECTED = Ни один посредник не отвечает. Проверьте соединение.

# English: Try again
friends-TRY_AGAIN = Повторить

# English: Leave
friends-LEAVE = Выйти

# English: Options
friends-OPTIONS = Параметры

# English: Connect without relays
friends-BY_CODES = Соединиться без посредников

# English: Make a link for one friend. Their device shows an answer, which they send back to you.
friends-BY_CODES_WHY = Создайте ссылку для одного друга. Его устройство покажет ответ, который он пришлёт вам.

# English: Make a link
friends-MAKE_OFFER = Создать ссылку

# English: Send this link to one friend
friends-SEND_OFFER = Отправьте эту ссылку одному другу

# English: Their device shows an answer. Paste it here, or open it on this device. Keep this page open.
friends-SEND_OFFER_WHY = Его устройство покажет ответ. Вставьте его сюда или откройте на этом устройстве. Не закрывайте страницу.

# English: The answer
friends-ANSWER = Ответ

# English: Connect
friends-CONNECT = Соединиться

# English: Send this answer back
friends-SEND_ANSWER = Отправьте этот ответ обратно

# English: Keep this page open. Your devices connect once your friend has pasted the answer.
friends-SEND_ANSWER_WHY = Не закрывайте страницу. Устройства соединятся, как только друг вставит ответ.

# English: Make a new answer
friends-NEW_ANSWER = Создать новый ответ

# English: The answer fits. Your devices are connecting…
friends-CODE_ACCEPTED = Ответ подошёл. Соединяемся…

# English: This answer is incomplete. Copy all of it.
friends-CODE_DAMAGED = Ответ неполный. Скопируйте его целиком.

# English: This is your own link. Send it to your friend, then paste the answer here.
friends-CODE_OWN = Это ваша собственная ссылка. Отправьте её другу, а сюда вставьте его ответ.

# English: This answer belongs to an earlier link. Make a new link and send it.
friends-CODE_OLD = Это ответ на прежнюю ссылку. Создайте и отправьте новую.

# English: This browser cannot connect directly. Use relays.
friends-CODE_FAILED = Этот браузер не может соединиться напрямую. Играйте через посредников.

# English: Your devices are not connected. Connect them again:
friends-CONNECT_AGAIN = Устройства не соединены. Соедините их снова:

# English: Not connected yet
friends-NOT_CONNECTED_YET = Соединения пока нет

# English: The answer has arrived in your other tab
friends-HANDED_OVER = Ответ принят в другой вкладке

# English: Go back to it. You can close this one.
friends-HANDED_OVER_WHY = Вернитесь в неё. Эту можно закрыть.

# English: away
friends-AWAY = нет на месте

# English: does not answer
friends-SILENT = не отвечает

# English: has left
friends-LEFT = больше не играет

# English: Shuffling or opening cards, waiting for { $who }
friends-waits_for_cards = Карты тасуются или открываются, ждём: { $who }

# English: Waiting for { $who }
friends-waits_for_move = Ждём: { $who }

# English: Waiting until { $who } is ready
friends-waits_for_ready = Ждём готовности: { $who }

# English: Checking the round, waiting for { $who }
friends-waits_for_check = Раунд проверяется, ждём: { $who }

# English: No answer from { $who }. Wait, or choose:
friends-is_gone = Не отвечает: { $who }. Подождите или выберите:

# English: Deal this round again with a bot
friends-DEAL_ANEW = Пересдать с ботом

# English: End the match
friends-END_MATCH = Закончить матч

# English: { $who } proposes to end the match.
friends-proposes_end = { $who } предлагает закончить матч.

# English: { $who } proposes to deal this round again with a bot.
friends-proposes_anew = { $who } предлагает пересдать раунд с ботом.

# English: You have proposed that. Waiting for the others to agree.
friends-YOU_PROPOSE = Вы это предложили. Ждём согласия остальных.

# English: Agree
friends-AGREE = Согласиться

# English: Remind
friends-NUDGE = Напомнить

# English: I am waiting…
friends-IS_WAITING = Жду вас…

# English: Say something
friends-SAY = Сказать

# English: Hide what others say
friends-MUTE = Скрыть чужие реплики

# English: Show what others say
friends-UNMUTE = Показать чужие реплики

# English: Ready for the next round
friends-NEXT_ROUND = К следующему раунду

# English: Play again
friends-PLAY_AGAIN = Сыграть ещё

# English: Ready to play again
friends-READY_AGAIN = Сыграю ещё

# English: Checked: nobody cheated
friends-CHECKED = Проверено: все играли честно

# English: Your device has repeated every shuffle and every move of { $n } { $n -> [one] round *[other] rounds } with everybody's secrets.
friends-checked_why =
    Ваше устройство повторило все тасовки и ходы с секретами всех игроков. Проверено: { $n } { $n ->
        [one] раунд
        [few] раунда
       *[many] раундов
    }.

# English: { $who } cheated
friends-cheated = Жульничество: { $who }

# English: Step { $step }: { $what }.
friends-cheated_at = Шаг { $step }: { $what }.

# English: Something was not right
friends-UNEXPLAINED = Что-то не сошлось

# English: Step { $step }: { $what }. It is not clear who is at fault.
friends-unexplained_at = Шаг { $step }: { $what }. Кто виноват, неясно.

# English: The match was ended
friends-ENDED = Матч закончен досрочно

# English: You went on without a player who was gone. The unfinished round does not count.
friends-ENDED_WHY = Вы продолжили без пропавшего игрока. Незаконченный раунд не считается.

# English: The others went on without you
friends-LEFT_OUT = Остальные продолжили без вас

# English: Your device did not answer for a while, and they decided to go on.
friends-LEFT_OUT_WHY = Ваше устройство долго не отвечало, и они решили играть дальше.

# English: Compare these four cards. If your devices show different ones, somebody is intercepting the connection:
friends-SAME_CARDS = Сравните эти четыре карты. Если на ваших устройствах они разные, кто-то перехватывает соединение:

# English: This browser cannot save. If you close this page, you cannot come back to your seat.
friends-UNSAVED = Этот браузер ничего не сохраняет. Если закрыть страницу, вернуться на своё место не получится.

# English: This browser could not start playing with friends.
friends-FAILED = Этот браузер не смог начать игру с друзьями.

# English: This table is open in another tab
friends-ELSEWHERE = Этот стол открыт в другой вкладке

# English: Continue there, or play here. Nothing is lost.
friends-ELSEWHERE_WHY = Продолжайте там или играйте здесь. Ничего не пропадёт.

# English: Play here
friends-PLAY_HERE = Играть здесь

# What was wrong in a step.
# English: the move is against the rules
friends-FAULT_RULES = ход не по правилам

# English: it was not the turn of this player
friends-FAULT_TURN = ход не в свою очередь

# English: the cards shown are not those of the hand
friends-FAULT_HAND = показаны не те карты, что были на руках

# English: the answer about the hand is not true
friends-FAULT_ANSWER = неверный ответ о картах на руках

# English: the step differs from what was announced
friends-FAULT_STEP = шаг отличается от объявленного

# English: the answer is not the one that was sealed
friends-FAULT_SEALED = открыт не тот ответ, что был закрыт

# English: the pack was not shuffled as promised
friends-FAULT_SHUFFLE = колода перетасована не так, как обещано

# English: a lock of the pack is wrong
friends-FAULT_LOCK = неверный замок колоды

# English: the secret is not the one that was promised
friends-FAULT_SECRET = показан не тот секрет, что был обещан

# English: two devices were told different things
friends-FAULT_VERSIONS = двум устройствам сообщили разное

# English: the round was stopped without a reason
friends-FAULT_STOP = раунд остановлен без причины

# English: a message came that does not belong there
friends-FAULT_MESSAGE = пришло сообщение, которого здесь быть не может

# English: the secrets do not give a valid deal
friends-FAULT_DEAL = секреты не дают верной сдачи

# English: The match has begun without you.
friends-WITHOUT_YOU = Матч начался без вас.

# English: Your devices have different versions of this page. Reload it on all of them.
friends-OTHER_VERSION = На ваших устройствах разные версии страницы. Обновите её везде.

# English: A newer version of this page has saved this match. Reload the page.
friends-NEWER_VERSION = Этот матч сохранён более новой версией страницы. Обновите её.

# English: The saved match is damaged. Nothing has been deleted.
friends-SAVED_DAMAGED = Сохранённый матч повреждён. Ничего не удалено.

# English: Hello!
friends-PHRASE_HELLO = Привет!

# English: Good luck!
friends-PHRASE_LUCK = Удачи!

# English: Well played!
friends-PHRASE_WELL = Хорошо сыграно!

# English: Thank you!
friends-PHRASE_THANKS = Спасибо!

# English: Sorry!
friends-PHRASE_SORRY = Простите!

# English: Oops!
friends-PHRASE_OOPS = Ой!

# English: Wow!
friends-PHRASE_WOW = Ух ты!

# English: That was close!
friends-PHRASE_CLOSE = Ещё бы чуть-чуть!

# English: Let me think…
friends-PHRASE_THINK = Дайте подумать…

# English: One moment, please.
friends-PHRASE_MOMENT = Минутку, пожалуйста.

# English: One more match?
friends-PHRASE_AGAIN = Ещё матч?

# English: Goodbye!
friends-PHRASE_BYE = До свидания!

## ui::history_texts

# English: History
history-HISTORY = История

# English: Every finished match on this device is saved here. You can replay it, play on from any step, or share it.
history-HISTORY_WHY = Здесь хранится каждый матч, доигранный на этом устройстве. Его можно посмотреть снова, продолжить с любого шага или отправить другому.

# English: No matches yet.
history-NONE_YET = Матчей пока нет.

# English: This browser cannot save, so there is no history.
history-KEEPS_NONE = Этот браузер ничего не сохраняет, поэтому истории нет.

# English: This browser has little room, so only the latest matches are saved.
history-KEEPS_FEW = В этом браузере мало места, поэтому хранятся только последние матчи.

# English: This match cannot be read.
history-UNREADABLE = Этот матч не удаётся прочитать.

# English: Won by { $names }
history-won_by = Победа: { $names }

# English: Nobody won
history-WON_BY_NOBODY = Никто не выиграл

# English: Practice
history-PRACTICE = Тренировка

# English: { $n } { $n -> [one] hint *[other] hints }
history-hints =
    { $n } { $n ->
        [one] подсказка
        [few] подсказки
       *[many] подсказок
    }

# English: { $n } { $n -> [one] undo *[other] undos }
history-taken_back =
    { $n } { $n ->
        [one] отмена
        [few] отмены
       *[many] отмен
    }

# English: Replay
history-WATCH = Повтор

# English: Review
history-REVIEW = Разбор

# English: Learn from your mistakes
history-EXERCISES = Работа над ошибками

# English: Compare with Master
history-COMPARE_WITH_MASTER = Сравнить с Мастером

# English: { $n } { $n -> [one] exercise *[other] exercises } for today
history-exercises_due =
    { $n } { $n ->
        [one] упражнение
        [few] упражнения
       *[many] упражнений
    } на сегодня

# English: Review: { $game }, { $when }
history-review_game = Разбор: { $game }, { $when }

# English: Replay: { $game }, { $when }
history-watch_game = Повтор: { $game }, { $when }

# English: Export
history-EXPORT = Экспорт

# English: Export all
history-EXPORT_ALL = Экспорт всех

# English: Import
history-IMPORT = Импорт

# English: Delete
history-DELETE = Удалить

# English: Show more
history-MORE = Показать ещё

# English: { $n } { $n -> [one] match *[other] matches } deleted.
history-deleted =
    { $n ->
        [one] Удалён
        [few] Удалены
       *[many] Удалено
    } { $n } { $n ->
        [one] матч
        [few] матча
       *[many] матчей
    }.

# English: Undo
history-UNDO = Отменить

# English: Restored.
history-BACK_AGAIN = Восстановлено.

# English: { $n } { $n -> [one] match *[other] matches } imported.
history-imported =
    { $n ->
        [one] Добавлен
        [few] Добавлены
       *[many] Добавлено
    } { $n } { $n ->
        [one] матч
        [few] матча
       *[many] матчей
    }.

# English: { $n } { $n -> [one] was *[other] were } already here.
history-known =
    Уже { $n ->
        [one] был
        [few] были
       *[many] было
    } здесь: { $n }.

# English: The file has { $n } new { $n -> [one] match *[other] matches }, but there is room for only { $room }. Nothing was changed.
history-no_room_for =
    В файле { $n } { $n ->
        [one] новый матч
        [few] новых матча
       *[many] новых матчей
    }, а места хватит только для { $room }. Ничего не изменилось.

# English: This browser could not save them. Nothing was changed.
history-NOT_KEPT = Браузер не смог их сохранить. Ничего не изменилось.

# English: { $why } Nothing was changed.
history-nothing_changed = { $why } Ничего не изменилось.

# English: Reading the file …
history-READING = Читаем файл…

# English: Your history is full: it holds { $most } { $most -> [one] match *[other] matches }.
history-full =
    История заполнена: в ней { $most } { $most ->
        [one] матч
        [few] матча
       *[many] матчей
    }.

# English: Your history is full ({ $most } { $most -> [one] match *[other] matches }), so this match was not saved.
history-full_of =
    История заполнена ({ $most } { $most ->
        [one] матч
        [few] матча
       *[many] матчей
    }), этот матч не сохранён.

# English: Delete the { $n } oldest
history-let_go = Удалить старые: { $n }

# English: This match is saved now.
history-KEPT_NOW = Теперь этот матч сохранён.

# English: Replay
history-REPLAY = Повтор

# English: { $game }: replay
history-replay_of = { $game }: повтор

# English: This match is not here
history-NOT_HERE = Такого матча здесь нет

# English: It may have been deleted, or saved in another browser.
history-NOT_HERE_WHY = Возможно, он удалён или остался в другом браузере.

# English: Step { $step } of { $steps }
history-step = Шаг { $step } из { $steps }

# English: Step
history-STEP = Шаг

# English: One step back
history-BACK = На шаг назад

# English: One step forward
history-FORWARD = На шаг вперёд

# English: Show all cards, or what one player knew
history-SHOWN = Показать все карты или то, что знал один игрок

# English: All cards
history-ALL_CARDS = Все карты

# English: Play from here
history-PLAY_ON = Играть отсюда

# English: Another match of this game is in progress. Starting this one ends it.
history-GOES_ON = Другой матч этой игры ещё идёт. Если начать этот, тот прервётся.

# English: Your first try at a daily deal of this game is in progress. If you end it, that try is lost.
history-DAILY_GOES_ON = Ваша первая попытка в раскладе дня этой игры ещё идёт. Если её прервать, она пропадёт.

# English: Cancel
history-CANCEL = Отмена

# English: Resume that one
history-GO_ON_WITH_IT = Продолжить тот матч

# English: End that one
history-GIVE_IT_UP = Прервать тот

# English: Share
history-SHARE = Поделиться

# English: Whoever opens the link can play the same cards or watch the match. The link contains no names.
history-SHARE_WHY = Кто откроет ссылку, сможет сыграть теми же картами или посмотреть матч. Имён в ссылке нет.

# English: The deal
history-THIS_DEAL = Расклад

# English: The whole match
history-WHOLE_MATCH = Весь матч

# English: A challenge
history-CHALLENGE = Вызов

# English: Link
history-LINK = Ссылка

# English: Copy
history-COPY = Скопировать

# English: Copied.
history-COPIED = Скопировано.

# English: This browser does not let the page copy. The link is selected: please copy it yourself.
history-COPY_YOURSELF = Браузер не даёт странице копировать. Ссылка выделена: скопируйте её сами.

# English: QR code of the link
history-CODE = QR-код ссылки

# English: The link is too long for a QR code in this window.
history-NO_CODE = Ссылка слишком длинная для QR-кода в этом окне.

# English: Share this deal
history-SHARE_DEAL = Поделиться раскладом

# English: A match from a link
history-LINKED = Матч по ссылке

# English: Somebody sent you a deal. Everybody who opens it gets the same cards.
history-LINKED_DEAL = Вам прислали расклад: у всех, кто его откроет, будут те же карты.

# English: Somebody sent you a match of { $n } { $n -> [one] step *[other] steps }.
history-linked_match =
    Вам прислали матч: { $n } { $n ->
        [one] шаг
        [few] шага
       *[many] шагов
    }.

# English: You can watch the whole match, so playing its deal counts as practice.
history-LINKED_PRACTICE = Матч можно посмотреть целиком, поэтому игра на этих картах считается тренировкой.

# English: This device has seen this deal before, so playing it counts as practice.
history-LINKED_SEEN = Этот расклад здесь уже встречался, поэтому игра считается тренировкой.

# English: Play this deal
history-PLAY_DEAL = Сыграть этот расклад

# English: Watch it
history-WATCH_IT = Посмотреть

# English: Save to history
history-KEEP_IT = Сохранить в историю

# English: It is saved in your history.
history-KEPT_IT = Матч сохранён в истории.

# English: There was no room for it.
history-KEEP_FAILED = Для него не нашлось места.

# English: Opening …
history-OPENING = Открываем…

# English: This link does not work
history-BAD_LINK = Эта ссылка не работает

## ui::pages::about_texts

# English: About Spot On
about-ABOUT_TITLE = О проекте Spot On

# English: Spot On is a collection of card games in which only the exact number wins. It runs in your browser, needs no account and no server, and sends nothing anywhere.
about-ABOUT_WHAT = Spot On — сборник карточных игр, где побеждает только точное число. Он работает в вашем браузере, не требует ни регистрации, ни сервера и ничего никуда не отправляет.

# English: The bots play fair
about-FAIR = Боты играют честно

# English: A bot knows only what a person in its seat would know. It does not see hidden cards, the order of the stock or the seed. It must guess the rest, just as you do.
about-FAIR_HOW = Бот знает только то, что знал бы человек на его месте. Он не видит ни закрытых карт, ни порядка колоды, ни начального числа. Остальное ему, как и вам, приходится угадывать.

# English: Your browser draws a random number of 256 bits, and a generator uses it to shuffle the cards. All orders are equally likely. Neither the level of the bots nor your play changes that.
about-FAIR_CARDS = Браузер выбирает случайное 256-битное число, и по нему генератор тасует карты. Все порядки равновероятны. Ни уровень ботов, ни ваша игра этого не меняют.

# English: Rules, bots and shuffling are open source, and tests check what is said here. They give a bot two positions that differ only in hidden cards. The bot must not be able to tell them apart.
about-FAIR_PROOF = Код правил, ботов и тасовки открыт, а сказанное здесь проверяют тесты. Они показывают боту две позиции, которые отличаются только закрытыми картами. Бот не должен их различить.

# English: Credits
about-CREDITS = Авторы

# English: Card pictures, texts of the rules and program: the authors of Spot On, under the MIT licence.
about-OURS = Рисунки карт, тексты правил и программа: авторы Spot On, лицензия MIT.

# English: Typeface:
about-TYPEFACE = Шрифт:

# English: Spot On is not affiliated with the authors of the games.
about-NOT_AFFILIATED_ALL = Spot On не связан с авторами игр.

# English: unknown
about-UNKNOWN_BUILD = неизвестна

# English: Version { $version } · build { $build }
about-version = Версия { $version } · сборка { $build }

## ui::pages::backup::texts

# English: Back up and restore
backup-EVERYTHING = Резервная копия

# English: Your settings, matches and results are stored only in this browser. A backup file keeps them safe or moves them to another browser.
backup-EVERYTHING_WHY = Настройки, матчи и результаты хранятся только в этом браузере. Файл с копией сбережёт их или перенесёт в другой браузер.

# English: Back up to a file
backup-SAVE = Сохранить в файл

# English: Restore from a file
backup-OPEN = Восстановить из файла

# English: This is not a Spot On backup. Nothing was changed.
backup-ANOTHER = Это не резервная копия Spot On. Ничего не изменено.

# English: These are exported matches, not a backup. Import them in the history. Nothing was changed.
backup-EXPORTED = Это экспортированные матчи, а не резервная копия. Импортируйте их на странице истории. Ничего не изменено.

# English: A newer version of Spot On made this backup. Nothing was changed.
backup-NEWER = Эту копию создала более новая версия Spot On. Ничего не изменено.

# English: This backup is damaged or cut off. Nothing was changed.
backup-DAMAGED = Копия повреждена или обрезана. Ничего не изменено.

# English: Everything in this backup is already here.
backup-ALL_HERE = Всё, что есть в этой копии, уже здесь.

# English: Your settings will be replaced.
backup-SETTINGS = Ваши настройки будут заменены.

# English: Your set-up for { $n } { $n -> [one] game *[other] games } will be replaced.
backup-setups =
    Параметры матча будут заменены для { $n } { $n ->
        [one] игры
        [few] игр
       *[many] игр
    }.

# English: { $n } { $n -> [one] tutorial *[other] tutorials } will no longer be offered.
backup-learned =
    Обучение больше не будет предлагаться для { $n } { $n ->
        [one] игры
        [few] игр
       *[many] игр
    }.

# English: { $n } { $n -> [one] match *[other] matches } in progress will be added.
backup-matches =
    Будет добавлено: { $n } { $n ->
        [one] незаконченный матч
        [few] незаконченных матча
       *[many] незаконченных матчей
    }.

# English: { $n } finished { $n -> [one] match *[other] matches } will be added.
backup-records =
    Будет добавлено: { $n } { $n ->
        [one] доигранный матч
        [few] доигранных матча
       *[many] доигранных матчей
    }.

# English: { $n } { $n -> [one] result *[other] results } will be added to the statistics.
backup-results =
    В статистику будет добавлено: { $n } { $n ->
        [one] результат
        [few] результата
       *[many] результатов
    }.

# English: { $n } { $n -> [one] exercise *[other] exercises } will be added or brought up to date.
backup-exercises =
    Будет добавлено или обновлено: { $n } { $n ->
        [one] упражнение
        [few] упражнения
       *[many] упражнений
    }.

# English: { $n } { $n -> [one] result *[other] results } of daily deals will be added or brought up to date.
backup-daily_results =
    Будет добавлено или обновлено: { $n } { $n ->
        [one] результат
        [few] результата
       *[many] результатов
    } раскладов дня.

# English: { $n } { $n -> [one] result *[other] results } of puzzles will be added or brought up to date.
backup-puzzles =
    Будет добавлено или обновлено: { $n } { $n ->
        [one] результат
        [few] результата
       *[many] результатов
    } задач.

# English: { $n } unreadable { $n -> [one] item *[other] items } will be kept here, too.
backup-asides = Нечитаемые записи тоже сохранятся здесь: { $n }.

# English: Replace your { $game } match in progress with the one in the backup
backup-replace = { $game }: заменить матч, который идёт здесь, матчем из копии

# English: Restore
backup-TAKE_OVER = Восстановить

# English: Cancel
backup-CANCEL = Отмена

# English: The backup was restored.
backup-TAKEN_OVER = Данные из копии восстановлены.

# English: There is not enough room for these finished matches. Nothing was changed.
backup-FULL = Для стольких доигранных матчей здесь нет места. Ничего не изменено.

# English: { $n } saved { $n -> [one] item *[other] items } could not be read. A copy is kept.
backup-aside =
    Не удалось прочитать { $n } { $n ->
        [one] запись
        [few] записи
       *[many] записей
    }. Копия сохранена.

# English: Save the unreadable data
backup-SAVE_ASIDE = Сохранить копию в файл

## ui::pages::challenge::texts

# English: A friend has played this deal. Play the same cards against the same bots. Then both matches are compared.
challenge-INVITES = Друг сыграл этот расклад. Сыграйте теми же картами против тех же ботов, и матчи можно будет сравнить.

# English: Bots: { $level }
challenge-against = Боты: { $level }

# English: This device has seen this deal before, so playing it counts as practice.
challenge-SEEN = Этот расклад здесь уже встречался, поэтому игра считается тренировкой.

# English: Accept the challenge
challenge-ACCEPT = Принять вызов

# English: The match of this link is not finished, so it cannot be compared.
challenge-UNFINISHED = Матч по этой ссылке не окончен, сравнить его нельзя.

# English: You and your friend
challenge-COMPARED = Вы и ваш друг

# English: You
challenge-YOU = Вы

# English: Friend
challenge-FRIEND = Друг

# English: No.
challenge-MOVE = №

# English: Points
challenge-POINTS = Очки

# English: Result
challenge-RESULT = Итог

# English: won
challenge-WON = победа

# English: not won
challenge-NOT_WON = без победы

# English: You are { $n } { $n -> [one] point *[other] points } ahead.
challenge-you_ahead =
    Вы впереди на { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead.
challenge-friend_ahead =
    Друг впереди на { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# English: You are level.
challenge-LEVEL = Поровну.

# English: Both matches begin with the same { $n } { $n -> [one] move *[other] moves }.
challenge-alike =
    Вначале { $n ->
        [one] совпадает { $n } ход
        [few] совпадают { $n } хода
       *[many] совпадает { $n } ходов
    }.

# English: The first move differs.
challenge-DIFFERENT = Различается уже первый ход.

# English: All moves are the same.
challenge-ALL_ALIKE = Все ходы совпали.

# English: Replay yours
challenge-WATCH_YOURS = Посмотреть свой матч

# English: Replay theirs
challenge-WATCH_THEIRS = Посмотреть матч друга

# English: Move { $row }: the first difference
challenge-differs = Ход { $row }: первое различие

## ui::pages::committed_deal::texts

# English: Verifiable deal
committed-deal-COMMITTED = Проверяемая сдача

# English: You and the bots each choose a part of the seed, and everybody can check that nobody chose the cards.
committed-deal-COMMITTED_WHY = Вы и боты выбираете каждый свою часть начального числа, и любой может проверить, что карты никто не подбирал.

# English: 1. The bots’ part is fixed
committed-deal-THEIRS = 1. Часть ботов закреплена

# English: The bots’ part of the seed is drawn. This is its hash, the commitment; no other part fits it. Copy it, or take a picture of it.
committed-deal-THEIRS_WHY = Часть начального числа от ботов выбрана. Вот её хеш, обязательство: другая часть к нему не подойдёт. Скопируйте его или сфотографируйте.

# English: 2. Your part
committed-deal-YOURS = 2. Ваша часть

# English: Type anything: 1 to 64 letters, digits or signs, without spaces. Both parts together decide the cards.
committed-deal-YOURS_WHY = Напишите что угодно: от 1 до 64 латинских букв, цифр или знаков без пробелов. Карты определяются обеими частями.

# English: Leave empty for a random one
committed-deal-DRAWN = Пусто — выберет браузер

# English: Your part must be 1 to 64 English letters, digits or signs, without spaces.
committed-deal-NO_PART = Ваша часть — от 1 до 64 латинских букв, цифр или знаков без пробелов.

# English: Deal the cards
committed-deal-DEAL = Сдать карты

# English: The bots fixed their part before you named yours:
committed-deal-PLEDGE = Боты закрепили свою часть раньше, чем вы назвали свою:

# English: Commitment
committed-deal-COMMITMENT = Обязательство

# English: The bots’ part
committed-deal-BOTS_PART = Часть ботов

# English: Your part
committed-deal-YOUR_PART = Ваша часть

# English: The seed, a hash of both
committed-deal-SEED = Начальное число, хеш обеих частей

# English: This proves that the bots fixed their part before they knew yours. You did not know theirs when you named yours. So nobody chose these cards.
committed-deal-PROVES = Это доказывает, что боты закрепили свою часть раньше, чем узнали вашу. Вы не знали их части, когда называли свою. Значит, этих карт никто не подбирал.

# English: It does not prove that the bots see no hidden cards. But they cannot: they are given only what their seat may see.
committed-deal-PROVES_NOT = Это не доказывает, что боты не видят закрытых карт. Но видеть их они не могут: им дают только то, что видно с их места.

# English: Verify the deal
committed-deal-CHECK = Проверить сдачу

## ui::pages::compare_with_master::texts

# English: You and Master
compare-with-master-TITLE = Вы и Мастер

# English: Master
compare-with-master-MASTER = Мастер

# English: Replay Master's
compare-with-master-WATCH = Посмотреть матч Мастера

# English: Master is { $n } { $n -> [one] point *[other] points } ahead.
compare-with-master-ahead =
    Мастер впереди на { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# English: Master plays your cards against the same bots …
compare-with-master-PLAYING = Мастер играет вашими картами против тех же ботов…

# English: { $n } { $n -> [one] move *[other] moves } played
compare-with-master-played = сыграно ходов: { $n }

# English: The bots do not answer. Reload the page to try again.
compare-with-master-FAILED = Боты не отвечают. Обновите страницу, чтобы попробовать снова.

# English: This comparison needs a finished match of one person against bots, without a race.
compare-with-master-NOT_ALONE = Для сравнения нужен законченный матч одного человека против ботов, не наперегонки.

## ui::pages::daily::texts

# English: Daily deals
daily-DAILY = Расклады дня

# English: Everybody gets the same cards against the same bots. The first try counts.
daily-WHY = Все играют теми же картами против тех же ботов. Считается первая попытка.

# English: This day is over, so playing its deals is practice.
daily-PAST = Этот день прошёл, поэтому игра будет тренировкой.

# English: This day has not begun yet.
daily-FUTURE = Этот день ещё не наступил.

# English: Today’s daily deals
daily-TO_TODAY = Расклады на сегодня

# English: The next day begins in { $n } { $n -> [one] hour *[other] hours }, at midnight UTC.
daily-hours_left =
    Следующий день начнётся через { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    }, в полночь UTC.

# English: The next day begins in { $n } { $n -> [one] minute *[other] minutes }, at midnight UTC.
daily-minutes_left =
    Следующий день начнётся через { $n } { $n ->
        [one] минуту
        [few] минуты
       *[many] минут
    }, в полночь UTC.

# English: In progress
daily-IN_PROGRESS = Идёт

# English: Practice only.
daily-NOW_PRACTICE = Только тренировка.

# English: puzzle seen before
daily-ANSWER_WAS_KNOWN = задача уже встречалась

# English: { $days } { $days -> [one] day *[other] days } in a row
daily-streak =
    { $days } { $days ->
        [one] день
        [few] дня
       *[many] дней
    } подряд

# English: Play a deal today to begin a streak.
daily-NO_STREAK = Сыграйте сегодня расклад, чтобы начать серию.

# English: You may miss one day a week without losing the streak.
daily-STREAK_WHY = Один день в неделю можно пропустить: серия не прервётся.

# English: { $n } { $n -> [one] player *[other] players }
daily-players =
    { $n } { $n ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }

# English: Solitaire
daily-SOLITAIRE = Пасьянс

# English: A puzzle with one right answer
daily-DAILY_PUZZLE_WHAT = Задача с одним верным ответом

# English: Solve
daily-SOLVE = Решить

# English: Solved
daily-SOLVED = Решена

# English: Not solved
daily-NOT_SOLVED = Не решена

# English: Won, { $score }
daily-won = Победа, { $score }

# English: Lost, { $score }
daily-lost = Поражение, { $score }

# English: { $points } : { $others }
daily-score = { $points } : { $others }

# English: { $points } { $points -> [one] point *[other] points }
daily-points =
    { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }

# English: { $n } { $n -> [one] move *[other] moves }
daily-moves =
    { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }

# English: Play
daily-PLAY = Играть

# English: Practise
daily-PRACTISE = Тренировка

# English: Replay
daily-REPLAY = Повтор

# English: Challenge a friend to { $game }
daily-challenge = Вызвать друга: { $game }

# English: Challenge
daily-CHALLENGE = Вызов

# English: Share the day
daily-SHARE = Поделиться итогами

# English: Spot On, { $date }
daily-shared = Spot On, { $date }

# English: { $game }: { $result }
daily-shared_game = { $game }: { $result }

# English: Today, { $date }
daily-today_is = Сегодня, { $date }

# English: { $n } of { $all } played
daily-played = сыграно { $n } из { $all }

# English: New today
daily-NOT_PLAYED = Новое сегодня

# English: Calendar
daily-CALENDAR = Календарь

# English: Earlier month
daily-EARLIER = Предыдущий месяц

# English: Later month
daily-LATER = Следующий месяц

# English: { $day }: { $n } of { $all } played
daily-day_with = { $day }: сыграно { $n } из { $all }

## ui::pages::no_peeking_texts

# English: There is no server that deals. Your devices deal together, so each of them knows only its own cards.
no-peeking-NO_PEEKING_LEAD = Сервера, который сдаёт карты, нет. Ваши устройства сдают вместе, и каждое знает только свои карты.

# English: Everybody shuffles and locks
no-peeking-LOCKS = Каждый тасует и запирает

# English: Each device shuffles the pack in turn and puts a lock of its own on every card. Then nobody knows where a card lies, not even all the others together.
no-peeking-LOCKS_WHY = Устройства по очереди тасуют колоду и вешают на каждую карту свой замок. После этого никто не знает, где какая карта, даже если все остальные сговорятся.

# English: A card opens for one player
no-peeking-OPENS = Карта открывается одному

# English: You draw a card. The others send your device their keys for this card, and for no other. Only your device has the last key.
no-peeking-OPENS_WHY = Вы берёте карту. Остальные присылают вашему устройству ключи от неё, и только от неё. Последний ключ есть лишь у вас.

# English: Everybody checks every move
no-peeking-PLAYS = Каждый ход проверяют все

# English: A device signs each move. A card that cannot be there, or a second version of a move, is noticed at once.
no-peeking-PLAYS_WHY = Устройство подписывает каждый ход. Невозможная карта или второй вариант хода видны сразу.

# English: At the end of a round everything is shown
no-peeking-AUDITS = В конце раунда всё открывается

# English: All devices show their secrets of the round. Each repeats every shuffle and every move by the full rules. Whoever has cheated is named, with the step.
no-peeking-AUDITS_WHY = Все устройства показывают секреты раунда. Каждое повторяет все тасовки и все ходы по полным правилам. Кто жульничал, будет назван вместе с шагом.

# English: What this does not prevent
no-peeking-NOT_PREVENTED = От чего это не защищает

# English: People can tell each other their cards, or look at each other's screens.
no-peeking-THEY_TALK = Игроки могут сказать друг другу свои карты или заглянуть в чужой экран.

# English: Somebody can leave instead of showing the secrets. That round is not checked, and does not count.
no-peeking-THEY_LEAVE = Можно уйти и не показать секреты. Такой раунд не проверен и не считается.

# English: In a race each device measures its own time.
no-peeking-THEY_MEASURE = В игре наперегонки каждое устройство само измеряет своё время.

# English: Whoever shuffles last could put one card into two places, and so know one card of another hand. The check at the end of the round shows it.
no-peeking-THEY_DOUBLE = Кто тасует последним, может положить одну карту в два места и так узнать одну чужую карту. Проверка в конце раунда это обнаружит.

# English: The developer tools of a browser show only what its player may know.
no-peeking-LOOK_INSIDE = Инструменты разработчика в браузере показывают только то, что игроку и так можно знать.

## ui::pages::review::texts

# English: Review of { $game }
review-of_game = Разбор: { $game }

# English: Whose decisions
review-WHOSE = Чьи решения

# English: { $n } of { $all } decisions reviewed
review-progress = Разобрано решений: { $n } из { $all }

# English: Less than a minute left.
review-LESS_THAN_A_MINUTE = Осталось меньше минуты.

# English: About { $n } { $n -> [one] minute *[other] minutes } left.
review-minutes_left =
    Осталось около { $n } { $n ->
        [one] минуты
        [few] минут
       *[many] минут
    }.

# English: Some decisions could not be reviewed: the bots do not answer.
review-FAILED = Некоторые решения не удалось разобрать: боты не отвечают.

# English: Only a finished match can be reviewed.
review-NOT_OVER = Разобрать можно только законченный матч.

# English: { $who } made no clear mistake.
review-no_mistakes = { $who }: ни одной явной ошибки.

# English: { $who } made { $n } clear { $n -> [one] mistake *[other] mistakes }. { $n -> [one] It *[other] Together they } lowered the chance to win by { $loss }.
review-mistakes =
    { $who }: { $n } { $n ->
        [one] явная ошибка
        [few] явные ошибки
       *[many] явных ошибок
    }. { $n ->
        [one] Это снизило
        [few] Вместе они снизили
       *[many] Вместе они снизили
    } вероятность победы на { $loss }.

# English: There was nothing to decide.
review-NO_DECISIONS = Решать было нечего.

# English: Good luck raised the chance to win by { $gain }.
review-lucky = Удача повысила вероятность победы на { $gain }.

# English: Bad luck lowered the chance to win by { $loss }.
review-unlucky = Невезение снизило вероятность победы на { $loss }.

# English: Good and bad luck balanced each other.
review-EVEN = Удача и невезение уравновесили друг друга.

# English: Chance to win
review-CHANCE = Вероятность победы

# English: Chance to win during the match, from { $start }% to { $end }%. The list below has every number.
review-chart = Вероятность победы по ходу матча, от { $start } % до { $end } %. Все числа есть в списке ниже.

# English: Effect of luck and mistakes
review-LUCK_AND_SKILL = Влияние удачи и ошибок

# English: Luck
review-LUCK = Удача

# English: Mistakes
review-MISTAKES = Ошибки

# English: { $percent }%
review-percent = { $percent } %

# English: less than 1%
review-LESS_THAN_ONE = <1 %

# English: The decisions that mattered most
review-TURNING_POINTS = Самые важные решения

# English: Decision { $n }
review-decision = Решение { $n }

# English: This move lowered the chance to win by { $percent }.
review-cost = Этот ход снизил вероятность победы на { $percent }.

# English: Played
review-PLAYED = Сыграно

# English: Better
review-BETTER = Лучше

# English: wins { $percent } of the time
review-wins = побеждает в { $percent } случаев

# English: On average, this player then gets { $own } in the round, and { $n -> [one] the other player *[other] each other player } { $others }.
review-outlook =
    В среднем после этого игрок получает за раунд { $own }, а { $n ->
        [one] соперник
        [few] каждый из соперников
       *[many] каждый из соперников
    } — { $others }.

# English: { $who }: { $points }
review-score_of = { $who }: { $points }

# English: Try again with these cards
review-TRY_AGAIN = Переиграть с этими картами

# English: Try again with other cards
review-TRY_OTHER = Переиграть с другими картами

# English: “Other cards” means: cards that were visible stay, the others are shuffled.
review-TRY_OTHER_WHY = «С другими картами» значит: видимые карты остаются, остальные перемешиваются.

# English: All decisions
review-ALL_DECISIONS = Все решения

# English: best
review-BEST = лучший ход

# English: good
review-GOOD = хороший ход

# English: inaccurate
review-INEXACT = неточность

# English: costly
review-COSTLY = грубая ошибка

# English: What is this?
review-WHAT_IS_THIS = Что это?

# English: The chance to win the match, judging by what the player could know.
review-WHAT_CHANCE = Вероятность выиграть матч, если судить по тому, что игрок мог знать.

# English: Bots play the match to its end many times. Each time, other cards are in the places that the player could not see. The number is the share of wins.
review-WHAT_PLAYOUTS = Боты много раз доигрывают матч до конца. Каждый раз карты, которых игрок не видел, распределены по-другому. Число — доля побед.

# English: In a solitaire it is exact: every order of the cards has been counted.
review-WHAT_EXACT = В пасьянсе вероятность точна: учтены все порядки карт.

# English: A mistake: another move wins clearly more often with the same cards. Small differences do not count, because they may be chance.
review-WHAT_MISTAKE = Ошибка: другой ход с теми же картами выигрывает заметно чаще. Малая разница не считается, потому что она может быть случайной.

# English: The loss is the difference between the chances to win after the two moves.
review-WHAT_COST = Потеря — разница между вероятностями победы после двух ходов.

# English: Luck: what the cards and the other players changed between two decisions.
review-WHAT_LUCK = Удача: то, что карты и другие игроки изменили между двумя решениями.

# English: The numbers are sums of all changes, so they may exceed 100%. Start, luck and mistakes add up to 100% for a win and to 0% for a loss.
review-WHAT_SUM = Числа складываются из всех изменений, поэтому могут превышать 100 %. Начало, удача и ошибки вместе дают 100 % за победу и 0 % за поражение.

# English: “Costly” means: the chance to win fell by 8% or more. “Inaccurate” means: by 2% or more.
review-WHAT_GRADES = «Грубая ошибка»: вероятность победы упала на 8 % или больше. «Неточность»: на 2 % или больше.

## ui::pages::statistics::texts

# English: Matches you finish appear here: how often you win, against whom, and by how much. There are none yet.
statistics-NOTHING_YET = Здесь появятся матчи, доигранные до конца: как часто вы побеждаете, кого и с каким счётом. Пока их нет.

# English: This browser cannot save, so no matches are counted here.
statistics-KEEPS_NONE = Этот браузер ничего не сохраняет, поэтому матчи здесь не считаются.

# English: Matches count if one person plays them to the end. “With help” means with hints or undone moves. “Practice” means that hidden cards were known, for example after an undo or from an earlier match of the same deal.
statistics-COUNTED = Считаются матчи, которые один человек доигрывает до конца. «С помощью» — с подсказками или с отменой ходов. «Тренировочные» — те, где закрытые карты были известны, например после отмены хода или по прошлому матчу с тем же раскладом.

# English: There are no matches of this kind.
statistics-NONE_OF_THESE = Таких матчей нет.

# English: Game
statistics-GAME = Игра

# English: All games
statistics-ALL_GAMES = Все игры

# English: Bots
statistics-LEVEL = Боты

# English: All levels
statistics-ALL_LEVELS = Все уровни

# English: Bots of several levels
statistics-MIXED_LEVELS = Боты разных уровней

# English: Matches
statistics-KIND = Матчи

# English: Without help
statistics-WITHOUT_HELP = Без помощи

# English: With help
statistics-WITH_HELP = С помощью

# English: Practice
statistics-PRACTICE = Тренировочные

# English: { $won } of { $played } { $played -> [one] match *[other] matches } won
statistics-won_of = Побед: { $won } из { $played }

# English: The last { $n } { $n -> [one] match *[other] matches }, the newest on the right: { $won } won.
statistics-latest = Последние матчи, новейший справа: всего { $n }, побед { $won }.

# English: Share of wins among ten matches, from the oldest to the newest: { $first }% at first, { $last }% at last, between { $least }% and { $most }%.
statistics-wins_over_time = Доля побед на каждые десять матчей, от самых старых к новым: вначале { $first } %, в конце { $last } %, от { $least } % до { $most } %.

# English: By game
statistics-BY_GAME = По играм

# English: By bots
statistics-BY_LEVEL = По ботам

# English: { $won } of { $played }
statistics-of = { $won } из { $played }

# English: { $n } { $n -> [one] player *[other] players }
statistics-players =
    { $n } { $n ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }

# English: from earlier versions, with any options
statistics-EARLIER = из прежних версий, с любыми параметрами

# English: Played
statistics-PLAYED = Сыграно

# English: Won
statistics-WON = Побед

# English: { $number }%
statistics-percent = { $number } %

# English: Best result
statistics-BEST = Лучший итог

# English: Average
statistics-AVERAGE = В среднем

# English: Wins in a row
statistics-STREAK = Побед подряд

# English: Best streak
statistics-LONGEST_STREAK = Лучшая серия

# English: Hints
statistics-HINTS = Подсказок

# English: Undos
statistics-UNDOS = Отмен ходов

# Caption of the chart.
# English: Points of the last { $n } { $n -> [one] match *[other] matches } in order; the line is the average of ten.
statistics-course = Очки последних матчей по порядку, всего { $n }; линия — среднее за десять.

# English: You won { $won } of the last { $n }, with { $average } points on average.
statistics-lately =
    Из последних { $n } побед: { $won }, в среднем { $average } { $average ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# English: How often each result occurred. The filled part of a column shows wins. The most frequent result was { $scores }: { $n } { $n -> [one] time *[other] times }.
statistics-distribution =
    Как часто встречался каждый результат. Закрашенная часть столбца — победы. Чаще всего встречалось { $scores }: { $n } { $n ->
        [one] раз
        [few] раза
       *[many] раз
    }.

# English: { $least } to { $most }
statistics-range = от { $least } до { $most }

# English: { $scores }: { $n } { $n -> [one] match *[other] matches }, { $won } won
statistics-bar =
    { $scores }: { $n } { $n ->
        [one] матч
        [few] матча
       *[many] матчей
    }, побед { $won }

# English: won
statistics-WON_DOT = победа

# English: not won
statistics-LOST_DOT = без победы

# English: Daily deals and puzzles
statistics-DAILY_AND_PUZZLES = Расклады дня и задачи

# English: Days in a row
statistics-DAYS_IN_A_ROW = Дней подряд

# English: Most days in a row
statistics-MOST_DAYS = Больше всего дней подряд

# English: Daily puzzles solved
statistics-DAILY_PUZZLES_SOLVED = Решено задач дня

# English: Daily deals won
statistics-DEALS_WON = Выиграно раскладов дня

# English: Puzzles solved
statistics-PUZZLES_SOLVED = Решено задач

# English: Rating
statistics-RATING = Рейтинг

# English: Best puzzle streak
statistics-BEST_ROW = Лучшая серия задач

# English: Best rush
statistics-BEST_RUSH = Лучший блиц

# English: Fastest sprint
statistics-BEST_SPRINT = Самый быстрый спринт

# English: Delete these results
statistics-DELETE_THESE = Удалить эти результаты

# English: Delete { $n -> [one] this result *[other] these { $n } results }?
statistics-delete_question =
    Удалить { $n ->
        [one] { $n } результат
        [few] { $n } результата
       *[many] { $n } результатов
    }?

# English: Delete
statistics-DELETE = Удалить

# English: Keep
statistics-KEEP = Оставить

# English: Deleted.
statistics-DELETED = Удалено.

# English: Undo
statistics-UNDO = Отменить

## ui::pages::three_deals::texts

# English: Three deals
three-deals-TITLE = Три расклада

# English: You and Master play the same three deals against the same bots. Your margin is compared with Master’s, so luck counts less. Results are hidden until you have played.
three-deals-WHY = Вы и Мастер играете одни и те же три расклада против одних и тех же ботов. Ваш отрыв сравнивается с отрывом Мастера, поэтому удача значит меньше. Результаты скрыты, пока вы не сыграли.

# English: Deal
three-deals-DEAL = Расклад

# English: You
three-deals-YOU = Вы

# English: Master
three-deals-MASTER = Мастер

# English: Friend
three-deals-FRIEND = Друг

# English: Difference
three-deals-DIFFERENCE = Разница

# English: Play the next deal
three-deals-PLAY = Сыграть следующий расклад

# English: plays …
three-deals-WAITING = играет…

# English: hidden
three-deals-HIDDEN = скрыто

# English: to play
three-deals-NOT_YET = не сыграно

# English: You are { $n } { $n -> [one] point *[other] points } ahead of Master over three deals.
three-deals-ahead_of_master =
    За три расклада вы впереди Мастера на { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# English: Master is { $n } { $n -> [one] point *[other] points } ahead of you over three deals.
three-deals-behind_master =
    За три расклада Мастер впереди вас на { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# English: You and Master are level over three deals.
three-deals-LEVEL = За три расклада вы с Мастером наравне.

# English: You are { $n } { $n -> [one] point *[other] points } ahead of your friend.
three-deals-ahead_of_friend =
    Вы впереди друга на { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead of you.
three-deals-behind_friend =
    Друг впереди вас на { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# English: You and your friend are level.
three-deals-LEVEL_WITH_FRIEND = Вы с другом наравне.

# English: Challenge a friend to these deals
three-deals-SHARE = Вызвать друга на эти расклады

# English: Three other deals
three-deals-AGAIN = Три других расклада

# English: This link has no finished matches of these deals, so your friend’s results are missing.
three-deals-NOT_THESE = В этой ссылке нет законченных матчей этих раскладов, поэтому результатов друга нет.

# English: The bots do not answer, so Master’s results are missing. Reload the page to try again.
three-deals-FAILED = Боты не отвечают, поэтому результатов Мастера нет. Обновите страницу, чтобы попробовать снова.

# English: Compare
three-deals-COMPARE = Сравнить

# English: Compare deal { $n } with Master’s match
three-deals-compare = Сравнить расклад { $n } с матчем Мастера

## ui::play::expression_texts

# English: { $part }, remove
play-expression-take_out = { $part }, убрать

# English: { $part }, change
play-expression-change = { $part }, сменить

# English: Best possible
play-expression-BEST_POSSIBLE = Лучший ответ

# English: The best possible answer was { $says } = { $line }.
play-expression-best_possible = Лучший возможный ответ: { $says } = { $line }.

# English: { $n } seconds left.
play-expression-ten_left =
    { $n ->
        [one] Осталась { $n } секунда
        [few] Осталось { $n } секунды
       *[many] Осталось { $n } секунд
    }.

## ui::play::texts

# English: All games
play-ALL_GAMES = Все игры

# English: Undo
play-TAKE_BACK = Отменить ход

# English: Hint
play-HINT = Подсказка

# English: Log
play-LOG = Журнал

# English: Rules
play-RULES = Правила

# A button's name with its key.
# English: { $name } ({ $key })
play-with_key = { $name } ({ $key })

# English: Your turn
play-YOUR_TURN = Ваш ход

# English: Hint: { $mv }
play-hint = Подсказка: { $mv }

# English: it is in the field
play-ON_THE_LINE = она в поле ответа

# English: wait, there is no better answer
play-WAIT = подождите, лучшего ответа нет

# English: Your turn: { $prompt }.
play-turn_to = Ваш ход: { $prompt }.

# English: { $who } is playing
play-is_playing = Ходит { $who }

# English: tap to skip
play-TAP_TO_SKIP = нажмите, чтобы не ждать

# English: The { $round } is over
play-is_over = На этом { $round } заканчивается

# English: The match is over
play-MATCH_IS_OVER = Матч окончен

# English: This browser cannot save, so the match is lost when you close the page.
play-UNKEPT = Этот браузер ничего не сохраняет: если закрыть страницу, матч пропадёт.

# English: Only part of your saved match could be read. A full copy is kept.
play-PART_READ = Сохранённый матч прочитан не целиком. Полная копия сохранена.

# English: Your saved match could not be read. A copy is kept, and this is a new match.
play-NONE_READ = Сохранённый матч не удалось прочитать. Его копия сохранена, а это новый матч.

# English: A saved match cannot be read right now, so this is a new one. Close other tabs of Spot On, then reload.
play-UNREADABLE = Сохранённый матч сейчас не прочитать, поэтому начат новый. Закройте другие вкладки Spot On и обновите страницу.

# English: A newer version saved a match here. It is safe, but this version cannot save your moves.
play-NEWER = Матч здесь сохранила более новая версия. Он цел, но эта версия не может сохранять ходы.

# English: This match is open in another tab
play-ELSEWHERE = Этот матч открыт в другой вкладке

# English: Continue there, or play here. Nothing is lost.
play-ELSEWHERE_MORE = Продолжайте там или играйте здесь. Ничего не пропадёт.

# English: Play here
play-TAKE_OVER = Играть здесь

# English: The bots could not be started.
play-BOTS_FAILED = Не удалось запустить ботов.

# English: Try again
play-TRY_AGAIN = Повторить

# English: Move undone.
play-TAKEN_BACK = Ход отменён.

# English: Seconds left
play-SECONDS_LEFT = Осталось секунд

# English: Your { $place }
play-your = Вы: { $place }

# English: { $who }'s { $place }
play-of = { $who }: { $place }

# English: No cards.
play-NO_CARDS = Карт нет.

# English: { $n } { $n -> [one] card *[other] cards }: { $names }.
play-cards =
    { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }: { $names }.

# English: hidden card
play-HIDDEN = закрытая карта

# Label of a card among others.
# English: { $card }, { $at } of { $count }
play-slot = { $card }, { $at } из { $count }

# English: new
play-NEW = новая

# English: { $place }, { $count } { $count -> [one] card *[other] cards }
play-pile =
    { $place }, { $count } { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }

# English: { $card } on top
play-on_top = сверху { $card }

# English: ordered: { $suit }
play-ordered = заказано: { $suit }

# English: of { $goal }
play-goal = из { $goal }

# English: Still in the stock
play-TO_COME = Ещё в колоде

# English: { $card }: { $n }
play-times = { $card }: { $n }

# English: Sort
play-SORT = Сортировать

# English: Sorted by rank.
play-BY_RANK = По старшинству.

# English: Sorted by suit.
play-BY_SUIT = По мастям.

# English: Sorted by rank, aces high.
play-BY_VALUE = По старшинству, туз старший.

# English: In your own order.
play-AS_DEALT = В вашем порядке.

# English: exactly { $goal }
play-exactly = ровно { $goal }

# English: { $value }, { $more } over
play-over = { $value }, лишних { $more }

# English: { $value }, { $less } short
play-short = { $value }, не хватает { $less }

# English: Choose
play-CHOOSE = Выберите

# English: You have seen something new since. If you undo this, the match becomes practice and does not count.
play-UNDO_ENDS_COUNTING = С тех пор вы узнали что-то новое. Если отменить ход, матч станет тренировкой и не пойдёт в счёт.

# English: You have seen something new since. If you undo this, today's try becomes practice and does not count.
play-UNDO_ENDS_DAILY = С тех пор вы узнали что-то новое. Если отменить ход, попытка дня станет тренировкой и не пойдёт в счёт.

# English: Your result will show that you used a hint.
play-HINT_IS_TOLD = В результате будет видно, что вы брали подсказку.

# English: Cancel
play-CANCEL = Отмена

# English: Delete
play-DELETE = Стереть

# English: Clear
play-CLEAR = Очистить

# English: Scores
play-SCORES = Очки

# English: The goal is { $goal } points
play-first_to =
    Цель: { $goal } { $goal ->
        [one] очко
        [few] очка
       *[many] очков
    }

# English: Log of the match
play-LOG_OF_THE_MATCH = Журнал матча

# English: What happened, newest first
play-LATEST_FIRST = Ход матча, новое сверху

# English: Fairness check
play-FAIRNESS = Проверка честности

# English: Asking the bot a hundred times …
play-FAIRNESS_ASKS = Спрашиваем бота сто раз…

# English: No bot has played yet.
play-FAIRNESS_NOTHING = Боты ещё не ходили.

# English: { $who } had to choose the last move again. Each time the hidden cards were dealt differently: { $deals } { $deals -> [one] time *[other] times }.
play-fairness =
    { $who }: последний ход выбран заново { $deals } { $deals ->
        [one] раз
        [few] раза
       *[many] раз
    }, и закрытые карты каждый раз сданы иначе.

# English: The same answer { $same } times out of { $deals }:
play-fairness_same =
    Тот же ответ { $same } { $same ->
        [one] раз
        [few] раза
       *[many] раз
    } из { $deals }:

# English: A bot that looked at hidden cards would change its answer when they change.
play-FAIRNESS_WHY = Если бы бот подглядывал в закрытые карты, он менял бы ответ вместе с ними.

# English: wait
play-IT_WAITS = ждать

# English: Keys
play-KEYS = Клавиши

# English: Close
play-CLOSE = Закрыть

# English: next place on the table
play-KEY_TAB = к следующему месту на столе

# English: move along your hand
play-KEY_ARROWS = по картам на руках

# English: move a card within your hand
play-KEY_SHIFT = передвинуть карту на руках

# English: play the card, draw, or press the button
play-KEY_ENTER = сыграть карту, взять или нажать кнопку

# English: sort your hand
play-KEY_SORT = разложить карты по порядку

# English: undo
play-KEY_UNDO = отменить ход

# English: hint
play-KEY_HINT = подсказка

# English: do not wait for a bot's move
play-KEY_SKIP = не ждать хода бота

# English: log
play-KEY_LOG = журнал

# English: this list
play-KEY_LIST = этот список

# English: cancel, or close what is open
play-KEY_ESCAPE = отменить или закрыть

# English: Next to play on this device:
play-NEXT_AT_THE_DEVICE = Следующий за этим устройством:

# English: Show my cards
play-LIFT = Показать мои карты

# English: I am { $who }
play-instead = Я — { $who }

# English: Hand over
play-HAND_OVER = Передать

# English: Tutorial
play-TUTORIAL = Обучение

# English: New to this game?
play-OFFER = Играете впервые?

# English: No, thanks
play-NO_THANKS = Не нужно

# English: Now the other player moves.
play-WATCH = Теперь ходит соперник.

# English: That is a legal move, but please follow the tutorial for now.
play-STRAYED = Такой ход возможен, но пока ходите, пожалуйста, так, как предлагает обучение.

# English: { $step } of { $steps }
play-step_of = { $step } из { $steps }

# English: Skip
play-SKIP = Пропустить

# English: Next
play-GO_ON = Дальше

# English: Play a match
play-PLAY_NOW = Играть

# English: The tutorial could not be loaded. Please check the connection.
play-NO_TUTORIAL = Не удалось загрузить обучение. Проверьте соединение.

# English: Back
play-BACK = Назад

# English: Next
play-NEXT_PUZZLE = Дальше

# English: A similar one
play-SIMILAR_PUZZLE = Ещё похожую

# English: The round so far:
play-ROUND_SO_FAR = Как шла игра:

# English: Ruled out since this move: { $cards }. { $step }
play-ruled_out = Исключено после этого хода: { $cards }. { $step }

# English: One move back
play-STEP_BACK = На ход назад

# English: One move forward
play-STEP_FORWARD = На ход вперёд

# English: Show the answer
play-SHOW_ANSWER = Показать ответ

# English: Start over
play-START_OVER = Начать заново

# English: { $n } of { $all } ways found.
play-ways_found = Найдено способов: { $n } из { $all }.

# English: Next in the stock: { $cards }
play-next_cards = Дальше в колоде: { $cards }

# English: You have found this way already.
play-SAME_WAY = Этот способ вы уже нашли.

# English: Next { $round }
play-next = Дальше

# English: Play again
play-AGAIN = Ещё матч

# English: Set up
play-SET_UP = Настроить

# English: Compare
play-COMPARE = Сравнить

# English: Daily deals
play-TO_THE_DAY = Расклады дня

# English: A new match begins.
play-NEW_MATCH = Новый матч начинается.

# English: Not this time
play-NOT_THIS_TIME = Не в этот раз

# English: A draw
play-A_DRAW = Ничья

# English: You win!
play-YOU_WIN = Вы выиграли!

# English: { $who } wins
play-wins = Победа: { $who }

# English: { $names } share the win
play-share = Победу делят: { $names }

# English: { $n } × undo
play-taken_back = отменено ходов: { $n }

# English: { $n } × hint
play-hints = подсказок: { $n }

# English: practice, so it does not count
play-PRACTICE = тренировка, в счёт не идёт

# English: Daily deal
play-DAILY_COUNTS = Расклад дня

# English: This is your first try at a daily deal, so it counts.
play-DAILY_COUNTS_WHY = Это ваша первая попытка в раскладе дня, она идёт в счёт.

# English: Practice
play-PRACTICE_MARK = Тренировка

# English: Points over time
play-COURSE = Очки по ходу матча

# English: { $who }: { $totals }
play-course_of = { $who }: { $totals }

# A step of the match, with the points that it brought.
# English: Best moment: { $who }, { $points }
play-best_moment = Лучший момент: { $who }, { $points }

## ui::puzzles::exercise_texts

# English: These are costly mistakes from your own matches. Find the better move. Each one returns until you have found it three times.
puzzles-exercise-WHAT = Это грубые ошибки из ваших матчей. Найдите лучший ход. Каждое упражнение возвращается, пока вы не справитесь с ним три раза.

# English: { $n } { $n -> [one] exercise *[other] exercises } left for today
puzzles-exercise-left =
    На сегодня осталось: { $n } { $n ->
        [one] упражнение
        [few] упражнения
       *[many] упражнений
    }

# English: What do you play?
puzzles-exercise-QUESTION = Ваш ход?

# English: Right.
puzzles-exercise-RIGHT = Верно.

# English: Not this time. Better: { $mv }
puzzles-exercise-wrong = Не в этот раз. Лучше: { $mv }

# English: It comes back in { $days } { $days -> [one] day *[other] days }.
puzzles-exercise-in_days =
    Вернётся через { $days } { $days ->
        [one] день
        [few] дня
       *[many] дней
    }.

# English: You have learned it.
puzzles-exercise-LEARNED = Вы это усвоили.

# English: You have already answered it today, so this does not count.
puzzles-exercise-ANSWERED_BEFORE = Сегодня вы это упражнение уже делали, поэтому ответ не в счёт.

# English: Nothing is left for today.
puzzles-exercise-DONE = На сегодня ничего не осталось.

# English: Your costly mistakes appear here the day after you review a match. There are none yet.
puzzles-exercise-NONE = Ваши грубые ошибки появятся здесь на следующий день после разбора матча. Пока их нет.

# English: { $n } { $n -> [one] exercise waits *[other] exercises wait } for another day.
puzzles-exercise-waiting =
    { $n } { $n ->
        [one] упражнение ждёт
        [few] упражнения ждут
       *[many] упражнений ждут
    } своего дня.

## ui::puzzles::texts

# English: Find the one right move. Every answer has been proved.
puzzles-WHY = Найдите единственный верный ход. Каждый ответ доказан.

# English: rating { $rating }
puzzles-rating = рейтинг { $rating }

# English: { $n } solved
puzzles-solved = решено: { $n }

# English: { $rating }?
puzzles-provisional = { $rating }?

# English: { $rating }
puzzles-settled = { $rating }

# English: Best streak: { $n }
puzzles-streak = Лучшая серия: { $n }

# English: Best rush: { $n }
puzzles-rush_best = Лучший блиц: { $n }

# English: Solve
puzzles-SOLVE = Решать

# English: Solve puzzles of { $game }
puzzles-solve_game = Решать задачи: { $game }

# English: All cards open
puzzles-PROBLEMS = Открытые карты

# English: { $game }: problems with all cards open
puzzles-problems_of = { $game }: задачи с открытыми картами

# English: Rush
puzzles-RUSH = Блиц

# English: Rush: puzzles of { $game } in three minutes
puzzles-rush_game = Блиц: { $game }, задачи за три минуты

# English: Solve as many puzzles as you can in three minutes. The third mistake ends the rush.
puzzles-RUSH_WHY = Решите как можно больше задач за три минуты. Третья ошибка заканчивает блиц.

# English: Course
puzzles-COURSE = Курс

# English: Course: { $game }
puzzles-course_of = Курс: { $game }

# English: Twenty puzzles from easy to hard. Look at an example of each kind first.
puzzles-COURSE_WHY = Двадцать задач от простых к трудным. Сначала посмотрите пример каждого вида.

# English: Kinds of puzzles
puzzles-EXAMPLES = Виды задач

# English: Example
puzzles-EXAMPLE = Пример

# English: Example: { $question }
puzzles-example_of = Пример: { $question }

# English: Twenty puzzles
puzzles-COURSE_STEPS = Двадцать задач

# English: Puzzle { $n }, rated { $rating }, { $state }
puzzles-course_step = Задача { $n }, рейтинг { $rating }, { $state }

# English: not tried
puzzles-NOT_TRIED = ещё не начата

# English: solved
puzzles-SOLVED = решена

# English: That was the last puzzle of the course.
puzzles-COURSE_DONE = Это была последняя задача курса.

# English: More ways to solve
puzzles-MORE_WAYS = Другие способы

# English: More ways to solve: { $game }
puzzles-more_ways = Другие способы: { $game }

# English: All puzzles
puzzles-ALL_PUZZLES = Все задачи

# English: Puzzle rated { $rating }
puzzles-rated = Рейтинг задачи: { $rating }

# English: Your rating: { $rating }
puzzles-yours = Ваш рейтинг: { $rating }

# English: Skill: { $what }
puzzles-trains = Навык: «{ $what }»

# English: Like this: { $mv }
puzzles-example = Вот так: { $mv }

# English: Right.
puzzles-RIGHT = Верно.

# English: Not this one. The answer: { $mv }
puzzles-wrong = Неверно. Ответ: { $mv }

# English: After that the other player can prevent it, or is faster:
puzzles-CAN_BE_STOPPED = После этого соперник может помешать или окажется быстрее:

# English: After that it cannot be done in time.
puzzles-TOO_LATE = После этого уже не успеть.

# English: { $first }, or { $second }
puzzles-or = { $first }, или { $second }

# English: { $first }. Then: { $second }
puzzles-then = { $first }. Затем: { $second }

# English: { $n } in a row.
puzzles-in_a_row = Подряд: { $n }.

# English: The puzzles could not be loaded. Please check the connection.
puzzles-NOT_LOADED = Задачи не загрузились. Проверьте соединение.

# English: You have solved all puzzles of this game.
puzzles-ALL_SOLVED = Вы решили все задачи этой игры.

# English: These puzzles do not exist. Here are all puzzles.
puzzles-NO_SUCH_PAGE = Таких задач нет. Вот все задачи.

# English: { $game } has no sums. Here are all puzzles.
puzzles-no_sums = { $game }: сумм в этой игре нет. Вот все задачи.

# English: { $minutes }:{ $seconds } · { $solved } solved · { $mistakes } of 3 mistakes
puzzles-left = { $minutes }:{ $seconds } · решено { $solved } · ошибок { $mistakes } из 3

# English: The rush is over: { $n } { $n -> [one] puzzle *[other] puzzles } solved.
puzzles-rush_over =
    Блиц окончен: { $n ->
        [one] решена { $n } задача
        [few] решены { $n } задачи
       *[many] решено { $n } задач
    }.

# English: This is your best rush.
puzzles-NEW_BEST_RUSH = Это ваш лучший блиц.

# English: Rush again
puzzles-RUSH_AGAIN = Ещё блиц

# English: resumed
puzzles-GOES_ON = продолжение

# English: You have seen this puzzle before, so your rating stays.
puzzles-KNOWN_PUZZLE = Вы уже видели эту задачу, поэтому рейтинг не изменится.

# English: Practice: this answer does not count.
puzzles-PRACTICE_PUZZLE = Тренировка: ответ не в счёт.

# English: Ten puzzles as fast as you can. A wrong answer costs ten seconds.
puzzles-SPRINT_WHY = Десять задач на скорость. Ошибка стоит десять секунд.

# English: Sprint, { $level }: { $game }
puzzles-sprint_game = Спринт, { $level }: { $game }

# English: easy
puzzles-EASY = лёгкие

# English: medium
puzzles-MEDIUM = средние

# English: all
puzzles-ALL = все

# English: { $n } of { $all } · { $time }
puzzles-sprint_at = { $n } из { $all } · { $time }

# English: Your time: { $time }
puzzles-sprint_time = Ваше время: { $time }

# English: Your best time: { $time }
puzzles-best_time = Ваше лучшее время: { $time }

# English: This is your best time.
puzzles-NEW_BEST = Это ваше лучшее время.

# English: wrong
puzzles-MISSED = неверно

# English: Sprint again
puzzles-SPRINT_AGAIN = Ещё спринт

# English: { $n } of { $all }
puzzles-calm_at = { $n } из { $all }

# English: You found { $n } of { $all }.
puzzles-calm_over = Найдено { $n } из { $all }.

# English: Your times by kind of sum
puzzles-SLOW = Ваше время по видам сумм

# English: Your average times in all sprints of this game.
puzzles-SLOW_WHY = Среднее время во всех спринтах этой игры.

# English: Sums of { $n } { $n -> [one] card *[other] cards }
puzzles-of_cards =
    Суммы из { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    }

# English: Make { $n }
puzzles-make = Составьте { $n }

# English: Make { $n }, { $level }: { $game }
puzzles-make_game = Составьте { $n }, { $level }: { $game }

# English: Choose { $n } cards that make exactly { $target }.
puzzles-choose_sum =
    Выберите { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }, которые дают ровно { $target }.

# English: You have { $start }. Choose cards that bring you to exactly { $target }.
puzzles-choose_sum_from = У вас { $start }. Выберите карты, с которыми выйдет ровно { $target }.

# English: Check
puzzles-CHECK = Проверить

# English: Next
puzzles-NEXT = Дальше

# English: That makes { $made }. A right answer: { $right }.
puzzles-sum_wrong = Выходит { $made }. Верный ответ: { $right }.

# English: Each wrong answer adds ten seconds.
puzzles-SPRINT_PENALTY = Каждая ошибка добавляет десять секунд.

# English: Print
puzzles-PRINT = Печать

# English: Print puzzles of { $game }
puzzles-print_game = Печать задач: { $game }

# English: puzzles to print
puzzles-PUZZLES_ON_PAPER = задачи для печати

# English: Level
puzzles-LEVEL = Уровень

# English: Kind
puzzles-KIND = Вид

# English: How many
puzzles-SIZE = Сколько

# English: All kinds
puzzles-ALL_KINDS = Все виды

# English: Other puzzles
puzzles-OTHER_PUZZLES = Другие задачи

# English: Answers
puzzles-ANSWERS = Ответы

# English: The answers are on a separate page. Puzzles that you print or look up here no longer change your rating.
puzzles-ANSWERS_WHY = Ответы — на отдельной странице. Задачи, которые вы напечатали или посмотрели здесь, больше не меняют рейтинг.

# English: Only { $n } { $n -> [one] puzzle fits *[other] puzzles fit } this choice.
puzzles-fewer =
    { $n ->
        [one] Подходит только { $n } задача
        [few] Подходят только { $n } задачи
       *[many] Подходит только { $n } задач
    }.

# English: seen before, under other cards
puzzles-SEEN_BEFORE = уже знакомые, но с другими картами

# English: This day has not begun, so its puzzle is not open yet.
puzzles-DAILY_PUZZLE_NOT_YET = Этот день ещё не наступил, и его задача пока закрыта.

# English: Your answer counts for { $day }. Today has another puzzle.
puzzles-spot_done_late = Ваш ответ засчитан за { $day }. Сегодня новая задача.

# English: That was practice. Each day has a new puzzle.
puzzles-DAILY_PUZZLE_PRACTISED = Это была тренировка. Новая задача появляется каждый день.

# English: You have answered today's puzzle. There is a new one tomorrow.
puzzles-DAILY_PUZZLE_DONE = Ответ на сегодняшнюю задачу вы уже дали. Завтра будет новая.

## ui::texts

# English: Spot On: five card games in which only the exact number wins
page-SITE = Spot On: пять карточных игр, где побеждает только точное число

# English: { $page } · Spot On
page-title = { $page } · Spot On

# English: Set up { $game }
page-set_up_game = Настроить: { $game }

# English: Rules of { $game }
page-rules_of = Правила: { $game }

# English: Play { $game }
page-play_game = Играть: { $game }

# English: Learn { $game }
page-learn_game = Обучение: { $game }

# English: Tutorial
page-TUTORIAL = Обучение

# English: Resume { $game }
page-continue_game = Продолжить: { $game }

# English: This page does not exist. Here are all games.
page-LOST = Такой страницы нет. Вот все игры.

# English: Pages
page-PAGES = Страницы

# English: Settings
page-SETTINGS = Настройки

# English: Statistics
page-STATISTICS = Статистика

# English: Today
page-TODAY = Сегодня

# English: Puzzles
page-PUZZLES = Задачи

# English: Daily puzzle
page-DAILY_PUZZLE = Задача дня

# English: Sprint
page-SPRINT = Спринт

# English: About
page-ABOUT = О проекте

# English: Try again
page-TRY_AGAIN = Повторить

# English: Loading …
page-LOADING = Загрузка…

# English: This page did not load
page-NOT_FETCHED = Страница не загрузилась

# English: A part of Spot On could not be loaded. Please check the connection.
page-NOT_FETCHED_WHY = Часть Spot On не удалось загрузить. Проверьте соединение.

# English: Some settings could not be read, so Spot On uses the defaults. It keeps a copy of the old settings.
page-SETTINGS_UNREADABLE = Часть настроек не удалось прочитать, вместо них действуют настройки по умолчанию. Копия прежних настроек сохранена.

# English: A new version is ready.
page-UPDATE = Доступна новая версия.

# English: Update now
page-UPDATE_NOW = Обновить

# English: Reloading the page …
page-LOADING_ANEW = Страница обновляется…

# English: Your browser translates this page, so some scores may be out of date. Spot On has other languages of its own.
page-TRANSLATED = Браузер переводит эту страницу, поэтому очки на ней могут не обновляться. У Spot On есть собственные переводы.

# English: Choose a language
page-OTHER_LANGUAGES = Выбрать язык

# English: Spot On has stopped
page-STOPPED = Spot On остановился

# English: This is our mistake, not yours. If this browser can save, your match is saved up to the last move.
page-STOPPED_WHY = Это наша ошибка, а не ваша. Если браузер сохраняет данные, матч сохранён до последнего хода.

# English: Reload the page
page-LOAD_AGAIN = Обновить страницу

# English: To all games
page-TO_ALL_GAMES = Ко всем играм

# English: Copy
page-COPY = Скопировать

# English: Copied
page-COPIED = Скопировано

# English: This browser could not save that.
page-NOT_KEPT = Браузер не смог это сохранить.

# English: This browser does not let Spot On read its saved data right now. Close its other tabs, then try again.
page-CANNOT_READ = Браузер сейчас не даёт Spot On прочитать сохранённые данные. Закройте другие вкладки Spot On и попробуйте ещё раз.

# English: Your data was saved by a newer version. It is safe, but this version cannot save.
page-NEWER = Ваши данные сохранила более новая версия. Они в безопасности, но эта версия ничего не может сохранить.

# English: { $number }
page-number = { $number }

# English: Only the exact number wins.
page-HERO = Побеждает только точное число.

# English: Five quick card games, about ten minutes each. No account, no server, no hurry.
page-HERO_MORE = Пять быстрых карточных игр, примерно по десять минут. Без регистрации, без сервера, без спешки.

# English: { $least } to { $most } players · { $length }
page-players_and_length = Игроков: { $least }–{ $most } · { $length }

# English: New here? Begin with { $game }.
page-first_game = Вы здесь впервые? Начните с игры «{ $game }».

# English: Resume
page-CONTINUE = Продолжить

# English: { $n } more { $n -> [one] match *[other] matches } in progress
page-more_matches =
    Ещё { $n } { $n ->
        [one] незаконченный матч
        [few] незаконченных матча
       *[many] незаконченных матчей
    }

# English: Play
page-PLAY = Играть

# English: Set up
page-SET_UP = Настроить

# English: Rules
page-RULES = Правила

# English: Novice
page-NOVICE = Новичок

# English: Casual
page-CASUAL = Любитель

# English: Skilled
page-SKILLED = Знаток

# English: Master
page-MASTER = Мастер

# English: Players
page-PLAYERS = Игроки

# English: You take the first seat. Bots or other people take the others.
page-PLAYERS_WHY = Первое место ваше. Остальные занимают боты или другие люди.

# English: Solitaire
page-SOLITAIRE = Пасьянс

# English: Who plays
page-WHO_PLAYS = Кто играет

# English: Bots see only what a person in their seat could see.
page-WHO_PLAYS_WHY = Боты видят только то, что видел бы человек на их месте.

# English: Seat { $number }
page-seat = Место { $number }

# English: A person on this device
page-A_PERSON = Человек за этим устройством

# English: Bot: { $level }
page-a_bot = Бот: { $level }

# English: Name at seat { $number }
page-name_of = Имя на месте { $number }

# English: You
page-YOU = Вы

# English: Player { $number }
page-player = Игрок { $number }

# English: Mina
page-MINA = Мина

# English: Otto
page-OTTO = Отто

# English: Vera
page-VERA = Вера

# English: Hugo
page-HUGO = Хьюго

# English: Lena
page-LENA = Лена

# English: How strong the bots are: matches won out of 100, with { $seats } { $seats -> [one] player *[other] players }.
page-how_strong =
    Сила ботов: побед на 100 матчей при { $seats } { $seats ->
        [one] игроке
        [few] игроках
       *[many] игроках
    }.

# English: Measured with the default options.
page-USUAL_OPTIONS = Измерено с параметрами по умолчанию.

# English: Equal players would win { $n } each.
page-even_share = Равные соперники выиграли бы по { $n }.

# English: { $level }: { $percent } against { $below }
page-beats = { $level }: { $percent } против уровня «{ $below }»

# English: Presets
page-PRESETS = Готовые наборы

# English: You can still change each option below.
page-PRESETS_WHY = Каждый параметр ниже по-прежнему можно изменить.

# English: As published
page-AS_PUBLISHED = Как у автора

# English: Quick
page-QUICK_MATCH = Быстро

# English: Everything on
page-EVERYTHING_ON = Всё включено

# English: It does not count.
page-DOES_NOT_COUNT = В счёт не идёт.

# English: You undid a move after you had seen something new.
page-UNDONE_AFTER_SEEING = Вы отменили ход, после которого узнали что-то новое.

# English: You have seen it before.
page-SEEN_BEFORE = Вы уже видели это раньше.

# English: It belongs to another day.
page-OF_ANOTHER_DAY = Это за другой день.

# English: Only the first try counts.
page-ONLY_FIRST_TRY = В счёт идёт только первая попытка.

# English: It continues another match.
page-CONTINUES_A_MATCH = Это продолжение другого матча.

# English: You gave up the first try.
page-GAVE_UP = Вы прервали первую попытку.

# A browser without room.
# English: This browser cannot save your results: its storage is full or blocked. They last until you close this page.
page-UNSAVED = Браузер не может сохранить ваши результаты: хранилище заполнено или закрыто. Они пропадут, когда вы закроете страницу.

# English: Starting a new match ends the one in progress.
page-GIVES_UP = Новый матч прервёт тот, что ещё идёт.

# English: Start
page-START = Начать

# Displayed in English only.
# English: The texts in this language could not be loaded, so the page is in English: { $language }. Please check the connection.
page-language_missing = Язык «{ $language }» не загрузился, поэтому страница на английском. Проверьте соединение.

# English: Language
page-LANGUAGE = Язык

# English: Matches, settings and statistics stay as they are.
page-LANGUAGE_WHY = Матчи, настройки и статистика останутся как есть.

# English: Follow the browser
page-AS_THE_BROWSER = Как в браузере

# English: Colours
page-COLOURS = Тема

# English: Light, dark, or like your system. High contrast helps in bright sun and with tired eyes.
page-COLOURS_WHY = Светлая, тёмная или как в системе. Контрастная — для яркого солнца и усталых глаз.

# English: Follow the system
page-AS_THE_SYSTEM = Как в системе

# English: Light
page-LIGHT = Светлая

# English: Dark
page-DARK = Тёмная

# English: High contrast
page-HIGH_CONTRAST = Контрастная

# English: Card design
page-DECK = Вид карт

# English: Large corners are easier to read on small screens; four colours tell the suits apart.
page-DECK_WHY = Крупный индекс легче читать на маленьком экране; четыре цвета помогают различать масти.

# English: Standard
page-STANDARD = Обычный

# English: Large corners
page-LARGE_INDEX = Крупный индекс

# English: Four colours
page-FOUR_COLOURS = Четыре цвета

# English: Large corners, four colours
page-LARGE_FOUR_COLOURS = Крупный индекс, четыре цвета

# English: Letters on the cards
page-LETTERS = Буквы на картах

# English: Which letters stand for ace, king, queen and jack. Typed answers may use both.
page-LETTERS_WHY = Как обозначены туз, король, дама и валет. В ответах можно набирать и русские, и международные.

# The letters that cards of the country have, such as A K D B in German.
# English: Of the language
page-OWN_LETTERS = Русские: Т К Д В

# English: International: A K Q J
page-INTERNATIONAL_LETTERS = Международные: A K Q J

# English: Speed
page-PACE = Скорость

# English: How fast cards move and bots play. If your system asks for less motion, nothing moves.
page-PACE_WHY = Как быстро движутся карты и ходят боты. Если в системе включено уменьшение движения, не движется ничего.

# English: No motion
page-NO_MOTION = Без движения

# English: Fast
page-FAST = Быстро

# English: Normal
page-NORMAL = Обычно

# English: Slow
page-SLOW = Медленно

# English: Sound
page-SOUND = Звук

# English: A short sound for each deal, card and turn.
page-SOUND_WHY = Короткий звук при сдаче, при каждой карте и в начале вашего хода.

# English: Off
page-SILENT = Выключен

# English: Quiet
page-QUIET = Тихо

# English: Loud
page-LOUD = Громко

# English: Vibration
page-HAPTICS = Вибрация

# English: Phones vibrate when you lift a card, when it is your turn and when you win.
page-HAPTICS_WHY = Телефон вибрирует, когда вы поднимаете карту, когда наступает ваш ход и когда вы побеждаете.

# English: Buttons at the table
page-HAND = Кнопки на столе

# English: Show them on the left or on the right.
page-HAND_WHY = Показывать их слева или справа.

# English: On the right
page-RIGHT = Справа

# English: On the left
page-LEFT = Слева

# English: Playable cards
page-RAISED = Карты для хода

# English: Cards that you can play now are raised.
page-RAISED_WHY = Карты, которыми сейчас можно сходить, приподняты.

# English: Side panel
page-PANEL = Боковая панель

# English: In a wide window, scores, log and options are beside the table.
page-PANEL_WHY = В широком окне очки, журнал и параметры видны рядом со столом.

# English: Open
page-OPEN = Открыта

# English: Folded
page-FOLDED = Свёрнута

# English: Single-letter keys
page-KEYS = Горячие клавиши

# English: U undoes a move, H gives a hint, L opens the log, ? lists the keys.
page-KEYS_WHY = U отменяет ход, H даёт подсказку, L открывает журнал, ? показывает список клавиш.

# English: Thinking time of Master
page-THINKING = Раздумья Мастера

# English: “Fast” answers within a quarter of a second, “Deep” within three seconds. “Deep” plays best.
page-THINKING_WHY = «Быстро» — ответ за четверть секунды, «Глубоко» — за три секунды. В режиме «Глубоко» Мастер играет сильнее всего.

# English: Deep
page-DEEP = Глубоко

# English: Clock in sprints
page-SPRINT_CLOCK = Часы в спринтах

# English: Without a clock, a sprint of ten puzzles counts only right answers.
page-SPRINT_CLOCK_WHY = Без часов в спринте из десяти задач считаются только верные ответы.

# English: On
page-ON = Да

# English: Off
page-OFF = Нет

# English: Your name
page-YOUR_NAME = Ваше имя

# English: Your name when several people play on this device.
page-YOUR_NAME_WHY = Как вас называть, когда за этим устройством играют несколько человек.

# English: Options
page-OPTIONS = Параметры

# English: Contents
page-CONTENTS = Содержание

# Before the line that says what the option does.
# English: Option “{ $title }”:
page-option_named = Параметр «{ $title }»:

# English: Spot On is not affiliated with the authors.
page-NOT_AFFILIATED = Spot On не связан с авторами игры.

# English: Set up a match
page-SET_UP_A_MATCH = Настроить матч

# English: The rules could not be loaded. Please check the connection.
page-RULES_MISSING = Не удалось загрузить правила. Проверьте соединение.

# English: Back to your table with friends
page-BACK_TO_TABLE = Вернуться за стол к друзьям

# English: { $game }: { $credit }
page-credit = { $game }: { $credit }

# English: Play with friends
page-WITH_FRIENDS = Игра с друзьями

# English: How nobody can peek
page-NO_PEEKING_TITLE = Почему никто не подсмотрит
