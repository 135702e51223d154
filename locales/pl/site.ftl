## i18n::common

# The addressed player, at the beginning of a sentence.
# English: You
common-YOU = Ty

# English: Somebody
common-SOMEBODY = Ktoś

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
common-ACE = as

# English: two
common-TWO = dwójka

# English: three
common-THREE = trójka

# English: four
common-FOUR = czwórka

# English: five
common-FIVE = piątka

# English: six
common-SIX = szóstka

# English: seven
common-SEVEN = siódemka

# English: eight
common-EIGHT = ósemka

# English: nine
common-NINE = dziewiątka

# English: ten
common-TEN = dziesiątka

# English: jack
common-JACK = walet

# English: queen
common-QUEEN = dama

# English: king
common-KING = król

# The letters of an ace, a king, a queen and a jack in a corner of a card, as cards of the country have them.
# English: A
common-ACE_LETTER = A

# English: K
common-KING_LETTER = K

# English: Q
common-QUEEN_LETTER = D

# English: J
common-JACK_LETTER = W

# A suit by itself.
# English: spades
common-SPADES = pik

# English: hearts
common-HEARTS = kier

# English: diamonds
common-DIAMONDS = karo

# English: clubs
common-CLUBS = trefl

# The suit in the name of a card.
# English: of spades
common-OF_SPADES = pik

# English: of hearts
common-OF_HEARTS = kier

# English: of diamonds
common-OF_DIAMONDS = karo

# English: of clubs
common-OF_CLUBS = trefl

# A Joker in an expression.
# English: Joker
common-JOKER = Joker

# English: big Joker
common-BIG_JOKER = duży joker

# English: little Joker
common-LITTLE_JOKER = mały joker

# English: { $rank } { $of_suit }
common-suited = { $rank } { $of_suit }

# English: a hidden card
common-HIDDEN_CARD = zakryta karta

# English: { $n } hidden { $n -> [one] card *[other] cards }
common-hidden_cards =
    { $n } { $n ->
        [one] zakryta karta
        [few] zakryte karty
       *[many] zakrytych kart
    }

# A single card in a sentence, if there are many like it.
# English: a { $card }
common-a_card = { $card }

# A single card in a sentence, if there is only one.
# English: the { $card }
common-the_card = { $card }

# English: a card
common-A_CARD = jedna karta

# English: { $n } { $n -> [one] card *[other] cards }
common-cards =
    { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }

# English: nothing
common-NOTHING = nic

# Joins the last item of a list to those before it.
# English: { $before } and { $last }
common-and = { $before } i { $last }

# An arrow before a total.
# English: leads to
common-LEADS_TO = daje

# English: stock
common-STOCK = talon

# English: discard pile
common-DISCARD_PILE = stos

# English: hand
common-HAND = ręka

# A draw of cards that the reader does not see.
# English: { $who } { $who -> [you] draw *[other] draws } { $n -> [one] a card *[other] { $n } cards }.
common-draws_unseen =
    { $who ->
        [you] Dobierasz
       *[other] { $who } dobiera
    } { $n ->
        [one] kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.

# English: { $who } { $who -> [you] draw *[other] draws } { $cards }.
common-draws =
    { $who ->
        [you] Dobierasz
       *[other] { $who } dobiera
    }: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } the { $cards }.
common-takes =
    { $who ->
        [you] Bierzesz
       *[other] { $who } bierze
    } ze stosu: { $cards }.

# English: { $who } { $who -> [you] discard *[other] discards } { $cards }.
common-discards =
    { $who ->
        [you] Odrzucasz
       *[other] { $who } odrzuca
    }: { $cards }.

# English: { $who } { $who -> [you] play *[other] plays } { $cards }.
common-plays =
    { $who ->
        [you] Zagrywasz
       *[other] { $who } zagrywa
    }: { $cards }.

# English: { $cards } { $n -> [one] is *[other] are } turned up.
common-turned_up =
    { $n ->
        [one] Odkryta karta
        [few] Odkryte karty
       *[many] Odkryte karty
    }: { $cards }.

# English: { $round } { $number }. { $who } { $who -> [you] deal *[other] deals }.
common-deals =
    { $round } { $number }. { $who ->
        [you] Rozdajesz
       *[other] Rozdaje { $who }
    }.

# English: You hold { $cards }.
common-holds = Masz na ręce: { $cards }.

# English: { $who } { $who -> [you] see *[other] sees } the { $card }.
common-sees =
    { $who ->
        [you] Widzisz
       *[other] { $who } widzi
    } na wierzchu talonu: { $card }.

# English: { $who } { $who -> [you] look *[other] looks } at the stock.
common-looks =
    { $who ->
        [you] Zaglądasz
       *[other] { $who } zagląda
    } do talonu.

# English: The { $cards } discarded { $cards -> [one] card is *[other] cards are } shuffled into a new stock.
common-rebuilt =
    Nowy talon z przetasowanego stosu: { $cards } { $cards ->
        [one] karta
        [few] karty
       *[many] kart
    }.

# English: { $who } { $who -> [you] score *[other] scores } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-scores =
    { $who ->
        [you] Zdobywasz
       *[other] { $who } zdobywa
    } { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Razem: { $total }.

# English: { $who } { $who -> [you] lose *[other] loses } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-loses =
    { $who ->
        [you] Tracisz
       *[other] { $who } traci
    } { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Razem: { $total }.

# English: The { $round } is over.
common-is_over = Koniec rozdania.

# English: The match is over.
common-MATCH_IS_OVER = Koniec meczu.

# English: the round is over
common-ROUND_IS_OVER = rozdanie jest skończone

# English: there is no { $card } in your hand
common-not_held = nie masz na ręce takiej karty: { $card }

# English: you took a card, so you must discard one
common-MUST_DISCARD = karta jest wzięta, więc trzeba jedną odrzucić

# English: take a card before you discard one
common-MUST_TAKE = najpierw weź kartę, potem odrzuć

# English: you named a card twice
common-TWICE = ta sama karta podana dwa razy

# English: { $title } is for { $least } to { $most } players, not { $n }
common-wrong_seats = { $title }: liczba graczy od { $least } do { $most }, nie { $n }

# English: Off
common-OFF = Nie

# English: On
common-ON = Tak

# English: you cannot type answers in this game
common-NOT_WRITTEN = w tej grze nie wpisuje się odpowiedzi

## saves::history::texts

# English: This is not a file of exported matches.
saves-history-NO_RECORDS = To nie jest plik z wyeksportowanymi meczami.

# English: This is a backup of everything, not exported matches. Restore it on the statistics page.
saves-history-BACKUP = To kopia zapasowa wszystkiego, a nie wyeksportowane mecze. Przywróć ją na stronie statystyk.

# English: A newer version saved these matches. Reload the page.
saves-history-NEWER = Te mecze zapisała nowsza wersja. Odśwież stronę.

# English: This file is cut off: some of its matches are missing.
saves-history-CUT_OFF = Ten plik jest ucięty: brakuje części meczów.

# English: Match { $number } of this file is damaged.
saves-history-damaged = Mecz { $number } z tego pliku jest uszkodzony.

# English: Match { $number } of this file breaks the rules.
saves-history-unplayable = Mecz { $number } z tego pliku jest niezgodny z zasadami.

# English: This file has more than { $most } matches.
saves-history-too_many =
    Ten plik ma więcej niż { $most } { $most ->
        [one] mecz
        [few] mecze
       *[many] meczów
    }.

## saves::link::texts

# English: This link is too long to be a match.
saves-link-TOO_LONG = Ten link jest za długi jak na mecz.

# English: This link is damaged or cut off: copy the whole link and open it again.
saves-link-DAMAGED = Ten link jest uszkodzony lub ucięty: skopiuj go w całości i otwórz ponownie.

# English: This link is from a newer version. Reload the page.
saves-link-NEWER = Ten link pochodzi z nowszej wersji. Odśwież stronę.

# English: This link is for a game that Spot On does not have.
saves-link-NO_GAME = Ten link prowadzi do gry, której Spot On nie ma.

# English: This link has seats, options or cards that the game does not allow.
saves-link-BAD_START = Miejsca, opcje lub karty z tego linku są w tej grze niedozwolone.

# English: The rules do not allow move { $number } of the match in this link.
saves-link-bad_step = Zasady nie pozwalają na ruch { $number } meczu z tego linku.

# English: This match is too long for a link. Export it to a file instead.
saves-link-NO_ROOM = Ten mecz jest za długi na link. Wyeksportuj go do pliku.

## ui::friends::invite_texts

# English: Friend on another device
friends-invite-A_FRIEND = Znajomy na innym urządzeniu

# English: Invite
friends-invite-INVITE = Zaproś

# English: You get a link to send. Friends open it and sit down; nobody needs an account.
friends-invite-INVITE_WHY = Dostaniesz link do wysłania. Znajomi otwierają go i siadają do stołu; nikt nie potrzebuje konta.

# English: Connection details
friends-invite-CONTACTS = Szczegóły połączenia

# English: Connection
friends-invite-CONNECTION = Połączenie

# English: Automatic
friends-invite-USUAL_WAY = Automatyczne

# English: Through relays only
friends-invite-RELAYS_ONLY = Tylko przez przekaźniki

# English: Without relays
friends-invite-CODES_ONLY = Bez przekaźników

# English: You send each friend a link, and they send you an answer back. No relay takes part.
friends-invite-CODES_WHY = Wysyłasz każdemu znajomemu link i dostajesz z powrotem odpowiedź. Żaden przekaźnik nie bierze w tym udziału.

# English: Public relays pass encrypted messages between your devices: { $hosts }. They see your IP address, but not what you play. Nothing goes anywhere else.
friends-invite-relays_carry = Zaszyfrowane wiadomości między waszymi urządzeniami przekazują publiczne przekaźniki: { $hosts }. Widzą twój adres IP, ale nie to, co zagrywasz. Poza tym nic nigdzie nie jest wysyłane.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call.
friends-invite-DIRECT = Wasze urządzenia łączą się bezpośrednio, jeśli mogą. Widzą wtedy nawzajem swoje adresy IP, jak w rozmowie wideo.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call. Each device learns its own address from { $hosts }.
friends-invite-direct_by = Wasze urządzenia łączą się bezpośrednio, jeśli mogą. Widzą wtedy nawzajem swoje adresy IP, jak w rozmowie wideo. Swój adres każde urządzenie poznaje dzięki: { $hosts }.

# English: Other relays
friends-invite-OWN_RELAYS = Inne przekaźniki

# English: Addresses of Nostr relays, for your next invitation. The link carries them to your friends.
friends-invite-OWN_RELAYS_WHY = Adresy przekaźników Nostr dla następnego zaproszenia. Link przekazuje je znajomym.

## ui::friends::texts

# English: Connected directly
friends-CONNECTED_DIRECTLY = Połączenie bezpośrednie

# English: { $who } invites you to { $game }
friends-invites = { $who } zaprasza cię do gry: { $game }

# English: You are invited to { $game }
friends-invited_to = Zaproszenie do gry: { $game }

# English: You are invited to a card game
friends-INVITED = Zaproszenie do gry w karty

# English: Everybody plays on their own device. Nobody can see the cards of another player, and every round is checked at its end.
friends-NO_PEEKING = Każdy gra na własnym urządzeniu. Nikt nie widzi kart innego gracza, a na końcu każde rozdanie jest sprawdzane.

# English: Your name
friends-YOUR_NAME = Twoje imię

# English: Sit down
friends-SIT_DOWN = Usiądź

# English: This invitation is damaged
friends-DAMAGED = To zaproszenie jest uszkodzone

# English: Part of the link is missing. Ask for it again, and open the whole link.
friends-DAMAGED_WHY = Brakuje części linku. Poproś o niego jeszcze raz i otwórz go w całości.

# English: Waiting room
friends-WAITING_ROOM = Poczekalnia

# English: Send this link to your friends
friends-SEND_LINK = Wyślij ten link znajomym

# English: Share…
friends-SHARE = Udostępnij…

# English: Keep this page open until your friends are here.
friends-SEND_LINK_WHY = Nie zamykaj tej strony, dopóki znajomi nie dołączą.

# English: Who is here
friends-WHO_IS_HERE = Kto jest przy stole

# English: Free seat
friends-FREE_SEAT = Wolne miejsce

# English: you
friends-YOU_HERE = ty

# English: ready
friends-READY = może grać

# English: not ready
friends-NOT_READY = jeszcze nie

# English: I am ready
friends-I_AM_READY = Mogę grać

# English: Not yet
friends-I_AM_NOT_READY = Jeszcze nie

# English: Start
friends-START = Start

# Why the match cannot start.
# English: { $n } { $n -> [one] seat is *[other] seats are } still free.
friends-still_free =
    { $n ->
        [one] Jest jeszcze { $n } wolne miejsce
        [few] Są jeszcze { $n } wolne miejsca
       *[many] Jest jeszcze { $n } wolnych miejsc
    }.

# English: Not ready yet: { $who }.
friends-not_ready_yet = Brak gotowości: { $who }.

# English: Everybody is ready.
friends-ALL_READY = Wszyscy mogą grać.

# English: The match starts when everybody is ready and the host presses Start.
friends-HOST_STARTS = Mecz zaczyna się, gdy wszyscy mogą grać i gospodarz naciśnie „Start”.

# English: All seats are taken. You can stay on this page and wait for a free seat.
friends-TABLE_FULL = Wszystkie miejsca są zajęte. Możesz zostać na tej stronie i poczekać na wolne miejsce.

# English: Looking for { $who }…
friends-looking_for = Szukamy: { $who }…

# English: Looking for your friends…
friends-LOOKING = Szukamy znajomych…

# English: Nobody has answered yet. The host must keep this page open.
friends-NO_ANSWER = Nikt jeszcze nie odpowiada. Gospodarz musi mieć tę stronę otwartą.

# English: Connecting…
friends-CONNECTING = Łączenie…

# English: Connected
friends-CONNECTED = Połączono

# English: Connected. Waiting for your friends…
friends-CONNECTED_WAITING = Połączono. Czekamy na znajomych…

# English: No relay can be reached. Please check the connection.
friends-NOT_CONNECTED = Żaden przekaźnik nie odpowiada. Sprawdź połączenie.

# English: Try again
friends-TRY_AGAIN = Ponów

# English: Leave
friends-LEAVE = Wyjdź

# English: Options
friends-OPTIONS = Opcje

# English: Connect without relays
friends-BY_CODES = Połącz bez przekaźników

# English: Make a link for one friend. Their device shows an answer, which they send back to you.
friends-BY_CODES_WHY = Utwórz link dla jednego znajomego. Jego urządzenie pokaże odpowiedź, którą znajomy ci odeśle.

# English: Make a link
friends-MAKE_OFFER = Utwórz link

# English: Send this link to one friend
friends-SEND_OFFER = Wyślij ten link jednemu znajomemu

# English: Their device shows an answer. Paste it here, or open it on this device. Keep this page open.
friends-SEND_OFFER_WHY = Jego urządzenie pokaże odpowiedź. Wklej ją tutaj albo otwórz na tym urządzeniu. Nie zamykaj tej strony.

# English: The answer
friends-ANSWER = Odpowiedź

# English: Connect
friends-CONNECT = Połącz

# English: Send this answer back
friends-SEND_ANSWER = Odeślij tę odpowiedź

# English: Keep this page open. Your devices connect once your friend has pasted the answer.
friends-SEND_ANSWER_WHY = Nie zamykaj tej strony. Urządzenia połączą się, gdy znajomy wklei odpowiedź.

# English: Make a new answer
friends-NEW_ANSWER = Utwórz nową odpowiedź

# English: The answer fits. Your devices are connecting…
friends-CODE_ACCEPTED = Odpowiedź pasuje. Urządzenia się łączą…

# English: This answer is incomplete. Copy all of it.
friends-CODE_DAMAGED = Ta odpowiedź jest niepełna. Skopiuj ją w całości.

# English: This is your own link. Send it to your friend, then paste the answer here.
friends-CODE_OWN = To twój własny link. Wyślij go znajomemu, a potem wklej tu odpowiedź.

# English: This answer belongs to an earlier link. Make a new link and send it.
friends-CODE_OLD = Ta odpowiedź należy do wcześniejszego linku. Utwórz nowy link i wyślij go.

# English: This browser cannot connect directly. Use relays.
friends-CODE_FAILED = Ta przeglądarka nie potrafi łączyć się bezpośrednio. Użyj przekaźników.

# English: Your devices are not connected. Connect them again:
friends-CONNECT_AGAIN = Wasze urządzenia nie są połączone. Połącz je ponownie:

# English: Not connected yet
friends-NOT_CONNECTED_YET = Jeszcze bez połączenia

# English: The answer has arrived in your other tab
friends-HANDED_OVER = Odpowiedź dotarła do drugiej karty przeglądarki

# English: Go back to it. You can close this one.
friends-HANDED_OVER_WHY = Wróć do niej. Tę możesz zamknąć.

# English: away
friends-AWAY = nie przy stole

# English: does not answer
friends-SILENT = nie odpowiada

# English: has left
friends-LEFT = już nie gra

# English: Shuffling or opening cards, waiting for { $who }
friends-waits_for_cards = Tasowanie lub odkrywanie kart, czekamy na odpowiedź: { $who }

# English: Waiting for { $who }
friends-waits_for_move = Czekamy na ruch: { $who }

# English: Waiting until { $who } is ready
friends-waits_for_ready = Czekamy na gotowość: { $who }

# English: Checking the round, waiting for { $who }
friends-waits_for_check = Sprawdzanie rozdania, czekamy na odpowiedź: { $who }

# English: No answer from { $who }. Wait, or choose:
friends-is_gone = Brak odpowiedzi: { $who }. Poczekaj albo wybierz:

# English: Deal this round again with a bot
friends-DEAL_ANEW = Rozdaj od nowa z botem

# English: End the match
friends-END_MATCH = Zakończ mecz

# English: { $who } proposes to end the match.
friends-proposes_end = { $who } proponuje zakończyć mecz.

# English: { $who } proposes to deal this round again with a bot.
friends-proposes_anew = { $who } proponuje rozdać od nowa z botem.

# English: You have proposed that. Waiting for the others to agree.
friends-YOU_PROPOSE = To twoja propozycja. Czekamy na zgodę pozostałych.

# English: Agree
friends-AGREE = Zgoda

# English: Remind
friends-NUDGE = Przypomnij

# English: I am waiting…
friends-IS_WAITING = Czekam…

# English: Say something
friends-SAY = Powiedz coś

# English: Hide what others say
friends-MUTE = Ukryj wypowiedzi innych

# English: Show what others say
friends-UNMUTE = Pokaż wypowiedzi innych

# English: Ready for the next round
friends-NEXT_ROUND = Następne rozdanie

# English: Play again
friends-PLAY_AGAIN = Zagraj znów

# English: Ready to play again
friends-READY_AGAIN = Mogę grać dalej

# English: Checked: nobody cheated
friends-CHECKED = Sprawdzone: nikt nie oszukiwał

# English: Your device has repeated every shuffle and every move of { $n } { $n -> [one] round *[other] rounds } with everybody's secrets.
friends-checked_why =
    Twoje urządzenie powtórzyło każde tasowanie i każdy ruch, znając sekrety wszystkich. Sprawdzone: { $n } { $n ->
        [one] rozdanie
        [few] rozdania
       *[many] rozdań
    }.

# English: { $who } cheated
friends-cheated = Oszustwo: { $who }

# English: Step { $step }: { $what }.
friends-cheated_at = Krok { $step }: { $what }.

# English: Something was not right
friends-UNEXPLAINED = Coś się nie zgadza

# English: Step { $step }: { $what }. It is not clear who is at fault.
friends-unexplained_at = Krok { $step }: { $what }. Nie wiadomo, kto zawinił.

# English: The match was ended
friends-ENDED = Mecz przerwano

# English: You went on without a player who was gone. The unfinished round does not count.
friends-ENDED_WHY = Gra toczyła się dalej bez gracza, z którym nie było kontaktu. Niedokończone rozdanie się nie liczy.

# English: The others went on without you
friends-LEFT_OUT = Pozostali grają dalej bez ciebie

# English: Your device did not answer for a while, and they decided to go on.
friends-LEFT_OUT_WHY = Twoje urządzenie przez pewien czas nie odpowiadało, więc postanowili grać dalej.

# English: Compare these four cards. If your devices show different ones, somebody is intercepting the connection:
friends-SAME_CARDS = Porównajcie te cztery karty. Jeśli na waszych urządzeniach są różne, ktoś przechwytuje połączenie:

# English: This browser cannot save. If you close this page, you cannot come back to your seat.
friends-UNSAVED = Ta przeglądarka nie może zapisywać. Po zamknięciu tej strony nie wrócisz na swoje miejsce.

# English: This browser could not start playing with friends.
friends-FAILED = W tej przeglądarce nie udało się rozpocząć gry ze znajomymi.

# English: This table is open in another tab
friends-ELSEWHERE = Ten stół jest otwarty w innej karcie przeglądarki

# English: Continue there, or play here. Nothing is lost.
friends-ELSEWHERE_WHY = Graj dalej tam albo tutaj. Nic nie przepadnie.

# English: Play here
friends-PLAY_HERE = Graj tutaj

# What was wrong in a step.
# English: the move is against the rules
friends-FAULT_RULES = ruch niezgodny z zasadami

# English: it was not the turn of this player
friends-FAULT_TURN = to nie była kolej tego gracza

# English: the cards shown are not those of the hand
friends-FAULT_HAND = pokazane karty nie są kartami z tej ręki

# English: the answer about the hand is not true
friends-FAULT_ANSWER = nieprawdziwa odpowiedź o ręce

# English: the step differs from what was announced
friends-FAULT_STEP = krok jest inny niż zapowiedziany

# English: the answer is not the one that was sealed
friends-FAULT_SEALED = odpowiedź nie jest tą, którą zapieczętowano

# English: the pack was not shuffled as promised
friends-FAULT_SHUFFLE = talii nie potasowano tak, jak obiecano

# English: a lock of the pack is wrong
friends-FAULT_LOCK = zamek na karcie jest nieprawidłowy

# English: the secret is not the one that was promised
friends-FAULT_SECRET = sekret nie jest tym, który obiecano

# English: two devices were told different things
friends-FAULT_VERSIONS = dwa urządzenia dostały różne informacje

# English: the round was stopped without a reason
friends-FAULT_STOP = rozdanie przerwano bez powodu

# English: a message came that does not belong there
friends-FAULT_MESSAGE = przyszła wiadomość, której nie powinno tu być

# English: the secrets do not give a valid deal
friends-FAULT_DEAL = sekrety nie dają prawidłowego rozdania

# English: The match has begun without you.
friends-WITHOUT_YOU = Mecz rozpoczął się bez ciebie.

# English: Your devices have different versions of this page. Reload it on all of them.
friends-OTHER_VERSION = Wasze urządzenia mają różne wersje tej strony. Odświeżcie ją na wszystkich.

# English: A newer version of this page has saved this match. Reload the page.
friends-NEWER_VERSION = Ten mecz zapisała nowsza wersja tej strony. Odśwież ją.

# English: The saved match is damaged. Nothing has been deleted.
friends-SAVED_DAMAGED = Zapisany mecz jest uszkodzony. Niczego nie usunięto.

# English: Hello!
friends-PHRASE_HELLO = Cześć!

# English: Good luck!
friends-PHRASE_LUCK = Powodzenia!

# English: Well played!
friends-PHRASE_WELL = Dobra gra!

# English: Thank you!
friends-PHRASE_THANKS = Dzięki!

# English: Sorry!
friends-PHRASE_SORRY = Przepraszam!

# English: Oops!
friends-PHRASE_OOPS = Ojej!

# English: Wow!
friends-PHRASE_WOW = Wow!

# English: That was close!
friends-PHRASE_CLOSE = Było blisko!

# English: Let me think…
friends-PHRASE_THINK = Niech pomyślę…

# English: One moment, please.
friends-PHRASE_MOMENT = Chwileczkę.

# English: One more match?
friends-PHRASE_AGAIN = Jeszcze jeden mecz?

# English: Goodbye!
friends-PHRASE_BYE = Do zobaczenia!

## ui::history_texts

# English: History
history-HISTORY = Historia

# English: Every finished match on this device is saved here. You can replay it, play on from any step, or share it.
history-HISTORY_WHY = Tu zapisuje się każdy skończony mecz z tego urządzenia. Możesz go odtworzyć, grać dalej od dowolnego kroku albo go udostępnić.

# English: No matches yet.
history-NONE_YET = Nie ma jeszcze meczów.

# English: This browser cannot save, so there is no history.
history-KEEPS_NONE = Ta przeglądarka nie może zapisywać, więc nie ma historii.

# English: This browser has little room, so only the latest matches are saved.
history-KEEPS_FEW = Ta przeglądarka ma mało miejsca, więc zapisuje tylko ostatnie mecze.

# English: This match cannot be read.
history-UNREADABLE = Tego meczu nie można odczytać.

# English: Won by { $names }
history-won_by = Zwycięstwo: { $names }

# English: Nobody won
history-WON_BY_NOBODY = Nikt nie wygrał

# English: Practice
history-PRACTICE = Trening

# English: { $n } { $n -> [one] hint *[other] hints }
history-hints =
    { $n } { $n ->
        [one] podpowiedź
        [few] podpowiedzi
       *[many] podpowiedzi
    }

# English: { $n } { $n -> [one] undo *[other] undos }
history-taken_back =
    { $n } { $n ->
        [one] cofnięcie
        [few] cofnięcia
       *[many] cofnięć
    }

# English: Replay
history-WATCH = Powtórka

# English: Review
history-REVIEW = Analiza

# English: Learn from your mistakes
history-EXERCISES = Ucz się na błędach

# English: Compare with Master
history-COMPARE_WITH_MASTER = Porównaj z Mistrzem

# English: { $n } { $n -> [one] exercise *[other] exercises } for today
history-exercises_due =
    { $n } { $n ->
        [one] ćwiczenie
        [few] ćwiczenia
       *[many] ćwiczeń
    } na dziś

# English: Review: { $game }, { $when }
history-review_game = Analiza: { $game }, { $when }

# English: Replay: { $game }, { $when }
history-watch_game = Powtórka: { $game }, { $when }

# English: Export
history-EXPORT = Eksportuj

# English: Export all
history-EXPORT_ALL = Eksportuj wszystko

# English: Import
history-IMPORT = Importuj

# English: Delete
history-DELETE = Usuń

# English: Show more
history-MORE = Pokaż więcej

# English: { $n } { $n -> [one] match *[other] matches } deleted.
history-deleted =
    { $n ->
        [one] Usunięto { $n } mecz
        [few] Usunięto { $n } mecze
       *[many] Usunięto { $n } meczów
    }.

# English: Undo
history-UNDO = Cofnij

# English: Restored.
history-BACK_AGAIN = Przywrócono.

# English: { $n } { $n -> [one] match *[other] matches } imported.
history-imported =
    { $n ->
        [one] Zaimportowano { $n } mecz
        [few] Zaimportowano { $n } mecze
       *[many] Zaimportowano { $n } meczów
    }.

# English: { $n } { $n -> [one] was *[other] were } already here.
history-known =
    { $n ->
        [one] { $n } już tu był
        [few] { $n } już tu były
       *[many] { $n } już tu było
    }.

# English: The file has { $n } new { $n -> [one] match *[other] matches }, but there is room for only { $room }. Nothing was changed.
history-no_room_for =
    Plik ma { $n } { $n ->
        [one] nowy mecz
        [few] nowe mecze
       *[many] nowych meczów
    }, a miejsca starczy tylko na { $room }. Nic się nie zmieniło.

# English: This browser could not save them. Nothing was changed.
history-NOT_KEPT = Ta przeglądarka nie mogła ich zapisać. Nic się nie zmieniło.

# English: { $why } Nothing was changed.
history-nothing_changed = { $why } Nic się nie zmieniło.

# English: Reading the file …
history-READING = Wczytywanie pliku…

# English: Your history is full: it holds { $most } { $most -> [one] match *[other] matches }.
history-full =
    Historia jest pełna: mieści { $most } { $most ->
        [one] mecz
        [few] mecze
       *[many] meczów
    }.

# English: Your history is full ({ $most } { $most -> [one] match *[other] matches }), so this match was not saved.
history-full_of =
    Historia jest pełna ({ $most } { $most ->
        [one] mecz
        [few] mecze
       *[many] meczów
    }), więc ten mecz nie został zapisany.

# English: Delete the { $n } oldest
history-let_go =
    Usuń { $n } { $n ->
        [one] najstarszy
        [few] najstarsze
       *[many] najstarszych
    }

# English: This match is saved now.
history-KEPT_NOW = Ten mecz jest już zapisany.

# English: Replay
history-REPLAY = Powtórka

# English: { $game }: replay
history-replay_of = { $game }: powtórka

# English: This match is not here
history-NOT_HERE = Tego meczu tu nie ma

# English: It may have been deleted, or saved in another browser.
history-NOT_HERE_WHY = Może jest usunięty albo zapisany w innej przeglądarce.

# English: Step { $step } of { $steps }
history-step = Krok { $step } z { $steps }

# English: Step
history-STEP = Krok

# English: One step back
history-BACK = Krok wstecz

# English: One step forward
history-FORWARD = Krok naprzód

# English: Show all cards, or what one player knew
history-SHOWN = Pokaż wszystkie karty albo to, co widzi jeden gracz

# English: All cards
history-ALL_CARDS = Wszystkie karty

# English: Play from here
history-PLAY_ON = Graj stąd

# English: Another match of this game is in progress. Starting this one ends it.
history-GOES_ON = Inny mecz tej gry jest w toku. Jeśli zaczniesz ten, tamten się skończy.

# English: Your first try at a daily deal of this game is in progress. If you end it, that try is lost.
history-DAILY_GOES_ON = Twoja pierwsza próba rozdania dnia w tej grze jest w toku. Jeśli ją zakończysz, przepadnie.

# English: Cancel
history-CANCEL = Anuluj

# English: Resume that one
history-GO_ON_WITH_IT = Wznów tamten

# English: End that one
history-GIVE_IT_UP = Zakończ tamten

# English: Share
history-SHARE = Udostępnij

# English: Whoever opens the link can play the same cards or watch the match. The link contains no names.
history-SHARE_WHY = Kto otworzy link, może zagrać tymi samymi kartami albo obejrzeć mecz. Link nie zawiera imion.

# English: The deal
history-THIS_DEAL = Rozdanie

# English: The whole match
history-WHOLE_MATCH = Cały mecz

# English: A challenge
history-CHALLENGE = Wyzwanie

# English: Link
history-LINK = Link

# English: Copy
history-COPY = Kopiuj

# English: Copied.
history-COPIED = Skopiowano.

# English: This browser does not let the page copy. The link is selected: please copy it yourself.
history-COPY_YOURSELF = Ta przeglądarka nie pozwala stronie kopiować. Link jest zaznaczony: skopiuj go ręcznie.

# English: QR code of the link
history-CODE = Kod QR linku

# English: The link is too long for a QR code in this window.
history-NO_CODE = Link jest za długi na kod QR w tym oknie.

# English: Share this deal
history-SHARE_DEAL = Udostępnij rozdanie

# English: A match from a link
history-LINKED = Mecz z linku

# English: Somebody sent you a deal. Everybody who opens it gets the same cards.
history-LINKED_DEAL = Ktoś przesłał ci rozdanie. Każdy, kto je otworzy, dostaje te same karty.

# English: Somebody sent you a match of { $n } { $n -> [one] step *[other] steps }.
history-linked_match =
    Ktoś przesłał ci mecz, który ma { $n } { $n ->
        [one] krok
        [few] kroki
       *[many] kroków
    }.

# English: You can watch the whole match, so playing its deal counts as practice.
history-LINKED_PRACTICE = Możesz obejrzeć cały mecz, więc gra w tym rozdaniu to trening.

# English: This device has seen this deal before, so playing it counts as practice.
history-LINKED_SEEN = To rozdanie było już na tym urządzeniu, więc gra w nim to trening.

# English: Play this deal
history-PLAY_DEAL = Zagraj to rozdanie

# English: Watch it
history-WATCH_IT = Obejrzyj

# English: Save to history
history-KEEP_IT = Zapisz w historii

# English: It is saved in your history.
history-KEPT_IT = Jest zapisany w historii.

# English: There was no room for it.
history-KEEP_FAILED = Nie ma na niego miejsca.

# English: Opening …
history-OPENING = Otwieranie…

# English: This link does not work
history-BAD_LINK = Ten link nie działa

## ui::pages::about_texts

# English: About Spot On
about-ABOUT_TITLE = O Spot On

# English: Spot On is a collection of card games in which only the exact number wins. It runs in your browser, needs no account and no server, and sends nothing anywhere.
about-ABOUT_WHAT = Spot On to zbiór gier karcianych, w których wygrywa tylko dokładna liczba. Działa w przeglądarce, nie potrzebuje konta ani serwera i niczego nigdzie nie wysyła.

# English: The bots play fair
about-FAIR = Boty grają uczciwie

# English: A bot knows only what a person in its seat would know. It does not see hidden cards, the order of the stock or the seed. It must guess the rest, just as you do.
about-FAIR_HOW = Bot wie tylko tyle, ile wiedziałaby osoba na jego miejscu. Nie widzi zakrytych kart, kolejności talonu ani ziarna. Resztę musi odgadywać, tak jak ty.

# English: Your browser draws a random number of 256 bits, and a generator uses it to shuffle the cards. All orders are equally likely. Neither the level of the bots nor your play changes that.
about-FAIR_CARDS = Przeglądarka losuje liczbę 256-bitową, a generator tasuje według niej karty. Wszystkie kolejności są równie prawdopodobne. Nie zmienia tego ani poziom botów, ani twoja gra.

# English: Rules, bots and shuffling are open source, and tests check what is said here. They give a bot two positions that differ only in hidden cards. The bot must not be able to tell them apart.
about-FAIR_PROOF = Zasady, boty i tasowanie mają otwarty kod źródłowy, a testy sprawdzają to, co tu napisano. Dają botowi dwie pozycje, które różnią się tylko zakrytymi kartami. Bot nie ma prawa ich odróżnić.

# English: Credits
about-CREDITS = Autorzy

# English: Card pictures, texts of the rules and program: the authors of Spot On, under the MIT licence.
about-OURS = Rysunki kart, teksty zasad i program: autorzy Spot On, na licencji MIT.

# English: Typeface:
about-TYPEFACE = Krój pisma:

# English: Spot On is not affiliated with the authors of the games.
about-NOT_AFFILIATED_ALL = Spot On nie jest powiązany z autorami gier.

# English: unknown
about-UNKNOWN_BUILD = nieznana

# English: Version { $version } · build { $build }
about-version = Wersja { $version } · kompilacja { $build }

## ui::pages::backup::texts

# English: Back up and restore
backup-EVERYTHING = Kopia zapasowa i przywracanie

# English: Your settings, matches and results are stored only in this browser. A backup file keeps them safe or moves them to another browser.
backup-EVERYTHING_WHY = Twoje ustawienia, mecze i wyniki są zapisane tylko w tej przeglądarce. Plik kopii zapasowej zabezpiecza je albo przenosi do innej przeglądarki.

# English: Back up to a file
backup-SAVE = Zapisz kopię do pliku

# English: Restore from a file
backup-OPEN = Przywróć z pliku

# English: This is not a Spot On backup. Nothing was changed.
backup-ANOTHER = To nie jest kopia zapasowa Spot On. Nic się nie zmieniło.

# English: These are exported matches, not a backup. Import them in the history. Nothing was changed.
backup-EXPORTED = To wyeksportowane mecze, a nie kopia zapasowa. Zaimportuj je w historii. Nic się nie zmieniło.

# English: A newer version of Spot On made this backup. Nothing was changed.
backup-NEWER = Tę kopię zapasową utworzyła nowsza wersja Spot On. Nic się nie zmieniło.

# English: This backup is damaged or cut off. Nothing was changed.
backup-DAMAGED = Ta kopia zapasowa jest uszkodzona lub ucięta. Nic się nie zmieniło.

# English: Everything in this backup is already here.
backup-ALL_HERE = Wszystko z tej kopii zapasowej już tu jest.

# English: Your settings will be replaced.
backup-SETTINGS = Twoje ustawienia zostaną zastąpione.

# English: Your set-up for { $n } { $n -> [one] game *[other] games } will be replaced.
backup-setups =
    Przygotowanie meczu zostanie zastąpione w { $n } { $n ->
        [one] grze
        [few] grach
       *[many] grach
    }.

# English: { $n } { $n -> [one] tutorial *[other] tutorials } will no longer be offered.
backup-learned =
    { $n ->
        [one] { $n } samouczek nie będzie już proponowany
        [few] { $n } samouczki nie będą już proponowane
       *[many] { $n } samouczków nie będzie już proponowanych
    }.

# English: { $n } { $n -> [one] match *[other] matches } in progress will be added.
backup-matches =
    { $n ->
        [one] Dodany zostanie { $n } mecz
        [few] Dodane zostaną { $n } mecze
       *[many] Dodanych zostanie { $n } meczów
    } w toku.

# English: { $n } finished { $n -> [one] match *[other] matches } will be added.
backup-records =
    { $n ->
        [one] Dodany zostanie { $n } skończony mecz
        [few] Dodane zostaną { $n } skończone mecze
       *[many] Dodanych zostanie { $n } skończonych meczów
    }.

# English: { $n } { $n -> [one] result *[other] results } will be added to the statistics.
backup-results =
    { $n ->
        [one] Do statystyk trafi { $n } wynik
        [few] Do statystyk trafią { $n } wyniki
       *[many] Do statystyk trafi { $n } wyników
    }.

# English: { $n } { $n -> [one] exercise *[other] exercises } will be added or brought up to date.
backup-exercises =
    { $n ->
        [one] Zostanie dodane lub zaktualizowane { $n } ćwiczenie
        [few] Zostaną dodane lub zaktualizowane { $n } ćwiczenia
       *[many] Zostanie dodanych lub zaktualizowanych { $n } ćwiczeń
    }.

# English: { $n } { $n -> [one] result *[other] results } of daily deals will be added or brought up to date.
backup-daily_results =
    { $n ->
        [one] Zostanie dodany lub zaktualizowany { $n } wynik
        [few] Zostaną dodane lub zaktualizowane { $n } wyniki
       *[many] Zostanie dodanych lub zaktualizowanych { $n } wyników
    } rozdań dnia.

# English: { $n } { $n -> [one] result *[other] results } of puzzles will be added or brought up to date.
backup-puzzles =
    { $n ->
        [one] Zostanie dodany lub zaktualizowany { $n } wynik
        [few] Zostaną dodane lub zaktualizowane { $n } wyniki
       *[many] Zostanie dodanych lub zaktualizowanych { $n } wyników
    } zagadek.

# English: { $n } unreadable { $n -> [one] item *[other] items } will be kept here, too.
backup-asides =
    { $n ->
        [one] Przechowany zostanie tu też { $n } nieczytelny element
        [few] Przechowane zostaną tu też { $n } nieczytelne elementy
       *[many] Przechowanych zostanie tu też { $n } nieczytelnych elementów
    }.

# English: Replace your { $game } match in progress with the one in the backup
backup-replace = Zastąp mecz w toku meczem z kopii zapasowej: { $game }

# English: Restore
backup-TAKE_OVER = Przywróć

# English: Cancel
backup-CANCEL = Anuluj

# English: The backup was restored.
backup-TAKEN_OVER = Przywrócono kopię zapasową.

# English: There is not enough room for these finished matches. Nothing was changed.
backup-FULL = Na te skończone mecze nie ma dość miejsca. Nic się nie zmieniło.

# English: { $n } saved { $n -> [one] item *[other] items } could not be read. A copy is kept.
backup-aside =
    { $n ->
        [one] { $n } zapisanego elementu nie można odczytać
        [few] { $n } zapisanych elementów nie można odczytać
       *[many] { $n } zapisanych elementów nie można odczytać
    }. Kopia została zachowana.

# English: Save the unreadable data
backup-SAVE_ASIDE = Zapisz nieczytelne dane

## ui::pages::challenge::texts

# English: A friend has played this deal. Play the same cards against the same bots. Then both matches are compared.
challenge-INVITES = Ktoś znajomy ma już to rozdanie za sobą. Zagraj tymi samymi kartami z tymi samymi botami. Potem oba mecze zostaną porównane.

# English: Bots: { $level }
challenge-against = Boty: { $level }

# English: This device has seen this deal before, so playing it counts as practice.
challenge-SEEN = To rozdanie było już na tym urządzeniu, więc gra w nim to trening.

# English: Accept the challenge
challenge-ACCEPT = Przyjmij wyzwanie

# English: The match of this link is not finished, so it cannot be compared.
challenge-UNFINISHED = Mecz z tego linku nie jest skończony, więc nie można go porównać.

# English: You and your friend
challenge-COMPARED = Ty i znajomy

# English: You
challenge-YOU = Ty

# English: Friend
challenge-FRIEND = Znajomy

# English: No.
challenge-MOVE = Nr

# English: Points
challenge-POINTS = Punkty

# English: Result
challenge-RESULT = Wynik

# English: won
challenge-WON = wygrana

# English: not won
challenge-NOT_WON = bez wygranej

# English: You are { $n } { $n -> [one] point *[other] points } ahead.
challenge-you_ahead =
    Twoja przewaga: { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead.
challenge-friend_ahead =
    Przewaga znajomego: { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

# English: You are level.
challenge-LEVEL = Jest remis.

# English: Both matches begin with the same { $n } { $n -> [one] move *[other] moves }.
challenge-alike =
    { $n ->
        [one] Pierwszy ruch obu meczów jest ten sam
        [few] Pierwsze { $n } ruchy obu meczów są te same
       *[many] Pierwszych { $n } ruchów obu meczów jest takich samych
    }.

# English: The first move differs.
challenge-DIFFERENT = Pierwszy ruch jest inny.

# English: All moves are the same.
challenge-ALL_ALIKE = Wszystkie ruchy są takie same.

# English: Replay yours
challenge-WATCH_YOURS = Twoja powtórka

# English: Replay theirs
challenge-WATCH_THEIRS = Powtórka znajomego

# English: Move { $row }: the first difference
challenge-differs = Ruch { $row }: pierwsza różnica

## ui::pages::committed_deal::texts

# English: Verifiable deal
committed-deal-COMMITTED = Weryfikowalne rozdanie

# English: You and the bots each choose a part of the seed, and everybody can check that nobody chose the cards.
committed-deal-COMMITTED_WHY = Ty i boty ustalacie po jednej części ziarna, a każdy może sprawdzić, że nikt nie wybrał kart.

# English: 1. The bots’ part is fixed
committed-deal-THEIRS = 1. Ustalona część botów

# English: The bots’ part of the seed is drawn. This is its hash, the commitment; no other part fits it. Copy it, or take a picture of it.
committed-deal-THEIRS_WHY = Część botów jest wylosowana. To jej skrót, czyli zobowiązanie; żadna inna część do niego nie pasuje. Skopiuj go albo zrób mu zdjęcie.

# English: 2. Your part
committed-deal-YOURS = 2. Twoja część

# English: Type anything: 1 to 64 letters, digits or signs, without spaces. Both parts together decide the cards.
committed-deal-YOURS_WHY = Wpisz cokolwiek: od 1 do 64 liter, cyfr lub znaków, bez spacji. O kartach decydują obie części razem.

# English: Leave empty for a random one
committed-deal-DRAWN = Puste pole: losowa część

# English: Your part must be 1 to 64 English letters, digits or signs, without spaces.
committed-deal-NO_PART = Twoja część musi mieć od 1 do 64 liter angielskich, cyfr lub znaków, bez spacji.

# English: Deal the cards
committed-deal-DEAL = Rozdaj karty

# English: The bots fixed their part before you named yours:
committed-deal-PLEDGE = Boty ustaliły swoją część, zanim podano twoją:

# English: Commitment
committed-deal-COMMITMENT = Zobowiązanie

# English: The bots’ part
committed-deal-BOTS_PART = Część botów

# English: Your part
committed-deal-YOUR_PART = Twoja część

# English: The seed, a hash of both
committed-deal-SEED = Ziarno, skrót obu części

# English: This proves that the bots fixed their part before they knew yours. You did not know theirs when you named yours. So nobody chose these cards.
committed-deal-PROVES = To dowodzi, że boty ustaliły swoją część, zanim poznały twoją. Ich część też nie była ci znana, gdy powstawała twoja. Nikt więc nie wybrał tych kart.

# English: It does not prove that the bots see no hidden cards. But they cannot: they are given only what their seat may see.
committed-deal-PROVES_NOT = Nie dowodzi to, że boty nie widzą zakrytych kart. Ale nie mogą ich widzieć: dostają tylko to, co wolno widzieć z ich miejsca.

# English: Verify the deal
committed-deal-CHECK = Zweryfikuj rozdanie

## ui::pages::compare_with_master::texts

# English: You and Master
compare-with-master-TITLE = Ty i Mistrz

# English: Master
compare-with-master-MASTER = Mistrz

# English: Replay Master's
compare-with-master-WATCH = Powtórka Mistrza

# English: Master is { $n } { $n -> [one] point *[other] points } ahead.
compare-with-master-ahead =
    Przewaga Mistrza: { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

# English: Master plays your cards against the same bots …
compare-with-master-PLAYING = Mistrz gra twoimi kartami z tymi samymi botami…

# English: { $n } { $n -> [one] move *[other] moves } played
compare-with-master-played = Zagrane ruchy: { $n }

# English: The bots do not answer. Reload the page to try again.
compare-with-master-FAILED = Boty nie odpowiadają. Odśwież stronę, żeby spróbować ponownie.

# English: This comparison needs a finished match of one person against bots, without a race.
compare-with-master-NOT_ALONE = Do porównania potrzeba skończonego meczu jednej osoby z botami, bez wyścigu.

## ui::pages::daily::texts

# English: Daily deals
daily-DAILY = Rozdania dnia

# English: Everybody gets the same cards against the same bots. The first try counts.
daily-WHY = Wszyscy dostają te same karty i te same boty. Liczy się pierwsza próba.

# English: This day is over, so playing its deals is practice.
daily-PAST = Ten dzień minął, więc gra w jego rozdaniach to trening.

# English: This day has not begun yet.
daily-FUTURE = Ten dzień jeszcze się nie zaczął.

# English: Today’s daily deals
daily-TO_TODAY = Dzisiejsze rozdania

# English: The next day begins in { $n } { $n -> [one] hour *[other] hours }, at midnight UTC.
daily-hours_left =
    Następny dzień zaczyna się za { $n } { $n ->
        [one] godzinę
        [few] godziny
       *[many] godzin
    }, o północy UTC.

# English: The next day begins in { $n } { $n -> [one] minute *[other] minutes }, at midnight UTC.
daily-minutes_left =
    Następny dzień zaczyna się za { $n } { $n ->
        [one] minutę
        [few] minuty
       *[many] minut
    }, o północy UTC.

# English: In progress
daily-IN_PROGRESS = W toku

# English: Practice only.
daily-NOW_PRACTICE = Tylko trening.

# English: puzzle seen before
daily-ANSWER_WAS_KNOWN = zagadka już znana

# English: { $days } { $days -> [one] day *[other] days } in a row
daily-streak =
    { $days } { $days ->
        [one] dzień
        [few] dni
       *[many] dni
    } z rzędu

# English: Play a deal today to begin a streak.
daily-NO_STREAK = Zagraj dziś rozdanie, żeby zacząć serię.

# English: You may miss one day a week without losing the streak.
daily-STREAK_WHY = Raz w tygodniu możesz opuścić dzień i nie stracić serii.

# English: { $n } { $n -> [one] player *[other] players }
daily-players =
    { $n } { $n ->
        [one] gracz
        [few] gracze
       *[many] graczy
    }

# English: Solitaire
daily-SOLITAIRE = Pasjans

# English: A puzzle with one right answer
daily-DAILY_PUZZLE_WHAT = Zagadka z jedną dobrą odpowiedzią

# English: Solve
daily-SOLVE = Rozwiąż

# English: Solved
daily-SOLVED = Rozwiązana

# English: Not solved
daily-NOT_SOLVED = Nierozwiązana

# English: Won, { $score }
daily-won = Wygrana, { $score }

# English: Lost, { $score }
daily-lost = Przegrana, { $score }

# English: { $points } : { $others }
daily-score = { $points } : { $others }

# English: { $points } { $points -> [one] point *[other] points }
daily-points =
    { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

# English: { $n } { $n -> [one] move *[other] moves }
daily-moves =
    { $n } { $n ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }

# English: Play
daily-PLAY = Graj

# English: Practise
daily-PRACTISE = Trenuj

# English: Replay
daily-REPLAY = Powtórka

# English: Challenge a friend to { $game }
daily-challenge = Wyzwij znajomego: { $game }

# English: Challenge
daily-CHALLENGE = Wyzwanie

# English: Share the day
daily-SHARE = Udostępnij dzień

# English: Spot On, { $date }
daily-shared = Spot On, { $date }

# English: { $game }: { $result }
daily-shared_game = { $game }: { $result }

# English: Today, { $date }
daily-today_is = Dziś, { $date }

# English: { $n } of { $all } played
daily-played = Zagrane: { $n } z { $all }

# English: New today
daily-NOT_PLAYED = Nowe na dziś

# English: Calendar
daily-CALENDAR = Kalendarz

# English: Earlier month
daily-EARLIER = Poprzedni miesiąc

# English: Later month
daily-LATER = Następny miesiąc

# English: { $day }: { $n } of { $all } played
daily-day_with = { $day }: zagrane { $n } z { $all }

## ui::pages::no_peeking_texts

# English: There is no server that deals. Your devices deal together, so each of them knows only its own cards.
no-peeking-NO_PEEKING_LEAD = Nie ma serwera, który rozdaje. Wasze urządzenia rozdają razem, więc każde zna tylko własne karty.

# English: Everybody shuffles and locks
no-peeking-LOCKS = Każdy tasuje i zamyka

# English: Each device shuffles the pack in turn and puts a lock of its own on every card. Then nobody knows where a card lies, not even all the others together.
no-peeking-LOCKS_WHY = Urządzenia kolejno tasują talię i każde zakłada na każdą kartę własny zamek. Nikt nie wie wtedy, gdzie leży która karta, nawet wszyscy pozostali razem.

# English: A card opens for one player
no-peeking-OPENS = Karta otwiera się dla jednego gracza

# English: You draw a card. The others send your device their keys for this card, and for no other. Only your device has the last key.
no-peeking-OPENS_WHY = Dobierasz kartę. Pozostali przesyłają twojemu urządzeniu swoje klucze do tej karty i do żadnej innej. Ostatni klucz ma tylko twoje urządzenie.

# English: Everybody checks every move
no-peeking-PLAYS = Każdy sprawdza każdy ruch

# English: A device signs each move. A card that cannot be there, or a second version of a move, is noticed at once.
no-peeking-PLAYS_WHY = Urządzenie podpisuje każdy ruch. Karta, której nie może tam być, albo druga wersja ruchu od razu wychodzi na jaw.

# English: At the end of a round everything is shown
no-peeking-AUDITS = Na końcu rozdania wszystko zostaje pokazane

# English: All devices show their secrets of the round. Each repeats every shuffle and every move by the full rules. Whoever has cheated is named, with the step.
no-peeking-AUDITS_WHY = Wszystkie urządzenia pokazują swoje sekrety z tego rozdania. Każde powtarza każde tasowanie i każdy ruch według pełnych zasad. Kto oszukuje, zostaje wskazany wraz z krokiem.

# English: What this does not prevent
no-peeking-NOT_PREVENTED = Przed czym to nie chroni

# English: People can tell each other their cards, or look at each other's screens.
no-peeking-THEY_TALK = Ludzie mogą mówić sobie nawzajem, jakie mają karty, albo zaglądać sobie w ekrany.

# English: Somebody can leave instead of showing the secrets. That round is not checked, and does not count.
no-peeking-THEY_LEAVE = Ktoś może wyjść, zamiast pokazać sekrety. Takie rozdanie nie jest sprawdzane i się nie liczy.

# English: In a race each device measures its own time.
no-peeking-THEY_MEASURE = W wyścigu każde urządzenie samo mierzy swój czas.

# English: Whoever shuffles last could put one card into two places, and so know one card of another hand. The check at the end of the round shows it.
no-peeking-THEY_DOUBLE = Kto tasuje ostatni, mógłby umieścić jedną kartę w dwóch miejscach i znać przez to jedną kartę z cudzej ręki. Wykrywa to sprawdzenie na końcu rozdania.

# English: The developer tools of a browser show only what its player may know.
no-peeking-LOOK_INSIDE = Narzędzia programistyczne przeglądarki pokazują tylko to, co wolno wiedzieć jej graczowi.

## ui::pages::review::texts

# English: Review of { $game }
review-of_game = Analiza: { $game }

# English: Whose decisions
review-WHOSE = Czyje decyzje

# English: { $n } of { $all } decisions reviewed
review-progress = Przeanalizowane decyzje: { $n } z { $all }

# English: Less than a minute left.
review-LESS_THAN_A_MINUTE = Została mniej niż minuta.

# English: About { $n } { $n -> [one] minute *[other] minutes } left.
review-minutes_left =
    { $n ->
        [one] Została około { $n } minuta
        [few] Zostały około { $n } minuty
       *[many] Zostało około { $n } minut
    }.

# English: Some decisions could not be reviewed: the bots do not answer.
review-FAILED = Niektórych decyzji nie udało się przeanalizować: boty nie odpowiadają.

# English: Only a finished match can be reviewed.
review-NOT_OVER = Analizować można tylko skończony mecz.

# English: { $who } made no clear mistake.
review-no_mistakes = { $who }: bez wyraźnych błędów.

# English: { $who } made { $n } clear { $n -> [one] mistake *[other] mistakes }. { $n -> [one] It *[other] Together they } lowered the chance to win by { $loss }.
review-mistakes =
    { $who }: { $n } { $n ->
        [one] wyraźny błąd
        [few] wyraźne błędy
       *[many] wyraźnych błędów
    }. { $n ->
        [one] Obniża on
        [few] Razem obniżają
       *[many] Razem obniżają
    } szansę na wygraną o { $loss }.

# English: There was nothing to decide.
review-NO_DECISIONS = Nie było o czym decydować.

# English: Good luck raised the chance to win by { $gain }.
review-lucky = Szczęście podnosi szansę na wygraną o { $gain }.

# English: Bad luck lowered the chance to win by { $loss }.
review-unlucky = Pech obniża szansę na wygraną o { $loss }.

# English: Good and bad luck balanced each other.
review-EVEN = Szczęście i pech się równoważą.

# English: Chance to win
review-CHANCE = Szansa na wygraną

# English: Chance to win during the match, from { $start }% to { $end }%. The list below has every number.
review-chart = Szansa na wygraną podczas meczu, od { $start }% do { $end }%. Wszystkie liczby są na liście poniżej.

# English: Effect of luck and mistakes
review-LUCK_AND_SKILL = Wpływ szczęścia i błędów

# English: Luck
review-LUCK = Szczęście

# English: Mistakes
review-MISTAKES = Błędy

# English: { $percent }%
review-percent = { $percent }%

# English: less than 1%
review-LESS_THAN_ONE = mniej niż 1%

# English: The decisions that mattered most
review-TURNING_POINTS = Najważniejsze decyzje

# English: Decision { $n }
review-decision = Decyzja { $n }

# English: This move lowered the chance to win by { $percent }.
review-cost = Ten ruch obniża szansę na wygraną o { $percent }.

# English: Played
review-PLAYED = Zagrane

# English: Better
review-BETTER = Lepsze

# English: wins { $percent } of the time
review-wins = szansa na wygraną: { $percent }

# English: On average, this player then gets { $own } in the round, and { $n -> [one] the other player *[other] each other player } { $others }.
review-outlook =
    Ten gracz zdobywa potem w rozdaniu średnio { $own }, a { $n ->
        [one] drugi gracz
        [few] każdy z pozostałych
       *[many] każdy z pozostałych
    } { $others }.

# English: { $who }: { $points }
review-score_of = { $who }: { $points }

# English: Try again with these cards
review-TRY_AGAIN = Zagraj znów tymi kartami

# English: Try again with other cards
review-TRY_OTHER = Zagraj innymi kartami

# English: “Other cards” means: cards that were visible stay, the others are shuffled.
review-TRY_OTHER_WHY = „Inne karty” znaczy: karty, które było widać, zostają, a pozostałe są tasowane.

# English: All decisions
review-ALL_DECISIONS = Wszystkie decyzje

# English: best
review-BEST = najlepsza

# English: good
review-GOOD = dobra

# English: inaccurate
review-INEXACT = niedokładna

# English: costly
review-COSTLY = kosztowna

# English: What is this?
review-WHAT_IS_THIS = Co to jest?

# English: The chance to win the match, judging by what the player could know.
review-WHAT_CHANCE = Szansa na wygranie meczu, oceniona na podstawie tego, co gracz mógł wiedzieć.

# English: Bots play the match to its end many times. Each time, other cards are in the places that the player could not see. The number is the share of wins.
review-WHAT_PLAYOUTS = Boty wiele razy rozgrywają mecz do końca. Za każdym razem w miejscach, których gracz nie widział, leżą inne karty. Liczba to udział wygranych.

# English: In a solitaire it is exact: every order of the cards has been counted.
review-WHAT_EXACT = W pasjansie jest dokładna: uwzględnia każdą kolejność kart.

# English: A mistake: another move wins clearly more often with the same cards. Small differences do not count, because they may be chance.
review-WHAT_MISTAKE = Błąd: inny ruch przy tych samych kartach wygrywa wyraźnie częściej. Małe różnice się nie liczą, bo mogą być przypadkowe.

# English: The loss is the difference between the chances to win after the two moves.
review-WHAT_COST = Strata to różnica między szansami na wygraną po obu ruchach.

# English: Luck: what the cards and the other players changed between two decisions.
review-WHAT_LUCK = Szczęście: to, co między dwiema decyzjami zmieniły karty i inni gracze.

# English: The numbers are sums of all changes, so they may exceed 100%. Start, luck and mistakes add up to 100% for a win and to 0% for a loss.
review-WHAT_SUM = Liczby są sumami wszystkich zmian, więc mogą przekraczać 100%. Początek, szczęście i błędy dają razem 100% przy wygranej i 0% przy przegranej.

# English: “Costly” means: the chance to win fell by 8% or more. “Inaccurate” means: by 2% or more.
review-WHAT_GRADES = „Kosztowna” znaczy: szansa na wygraną spadła o co najmniej 8 punktów procentowych. „Niedokładna” znaczy: o co najmniej 2 punkty procentowe.

## ui::pages::statistics::texts

# English: Matches you finish appear here: how often you win, against whom, and by how much. There are none yet.
statistics-NOTHING_YET = Tu pojawią się mecze, które skończysz: jak często wygrywasz, z kim i o ile. Na razie nie ma żadnego.

# English: This browser cannot save, so no matches are counted here.
statistics-KEEPS_NONE = Ta przeglądarka nie może zapisywać, więc mecze nie są tu liczone.

# English: Matches count if one person plays them to the end. “With help” means with hints or undone moves. “Practice” means that hidden cards were known, for example after an undo or from an earlier match of the same deal.
statistics-COUNTED = Liczą się mecze, które jedna osoba gra do końca. „Z pomocą” znaczy: z podpowiedziami lub cofniętymi ruchami. „Trening” znaczy: zakryte karty były znane, na przykład po cofnięciu albo z wcześniejszego meczu w tym samym rozdaniu.

# English: There are no matches of this kind.
statistics-NONE_OF_THESE = Nie ma meczów tego rodzaju.

# English: Game
statistics-GAME = Gra

# English: All games
statistics-ALL_GAMES = Wszystkie gry

# English: Bots
statistics-LEVEL = Boty

# English: All levels
statistics-ALL_LEVELS = Wszystkie poziomy

# English: Bots of several levels
statistics-MIXED_LEVELS = Boty różnych poziomów

# English: Matches
statistics-KIND = Mecze

# English: Without help
statistics-WITHOUT_HELP = Bez pomocy

# English: With help
statistics-WITH_HELP = Z pomocą

# English: Practice
statistics-PRACTICE = Trening

# English: { $won } of { $played } { $played -> [one] match *[other] matches } won
statistics-won_of =
    Wygrane: { $won } z { $played } { $played ->
        [one] meczu
        [few] meczów
       *[many] meczów
    }

# English: The last { $n } { $n -> [one] match *[other] matches }, the newest on the right: { $won } won.
statistics-latest =
    { $n ->
        [one] Ostatni { $n } mecz
        [few] Ostatnie { $n } mecze
       *[many] Ostatnie { $n } meczów
    }, najnowszy po prawej; wygrane: { $won }.

# English: Share of wins among ten matches, from the oldest to the newest: { $first }% at first, { $last }% at last, between { $least }% and { $most }%.
statistics-wins_over_time = Udział wygranych na dziesięć meczów, od najstarszych do najnowszych: na początku { $first }%, na końcu { $last }%, między { $least }% a { $most }%.

# English: By game
statistics-BY_GAME = Według gier

# English: By bots
statistics-BY_LEVEL = Według botów

# English: { $won } of { $played }
statistics-of = { $won } z { $played }

# English: { $n } { $n -> [one] player *[other] players }
statistics-players =
    { $n } { $n ->
        [one] gracz
        [few] gracze
       *[many] graczy
    }

# English: from earlier versions, with any options
statistics-EARLIER = z wcześniejszych wersji, z dowolnymi opcjami

# English: Played
statistics-PLAYED = Rozegrane

# English: Won
statistics-WON = Wygrane

# English: { $number }%
statistics-percent = { $number }%

# English: Best result
statistics-BEST = Najlepszy wynik

# English: Average
statistics-AVERAGE = Średnia

# English: Wins in a row
statistics-STREAK = Wygrane z rzędu

# English: Best streak
statistics-LONGEST_STREAK = Najlepsza seria

# English: Hints
statistics-HINTS = Podpowiedzi

# English: Undos
statistics-UNDOS = Cofnięcia

# Caption of the chart.
# English: Points of the last { $n } { $n -> [one] match *[other] matches } in order; the line is the average of ten.
statistics-course =
    Punkty z { $n ->
        [one] ostatniego { $n } meczu
        [few] ostatnich { $n } meczów
       *[many] ostatnich { $n } meczów
    } po kolei; linia to średnia z dziesięciu.

# English: You won { $won } of the last { $n }, with { $average } points on average.
statistics-lately = Wygrane wśród ostatnich { $n }: { $won }; średnio punktów: { $average }.

# English: How often each result occurred. The filled part of a column shows wins. The most frequent result was { $scores }: { $n } { $n -> [one] time *[other] times }.
statistics-distribution =
    Jak często zdarza się każdy wynik. Wypełniona część słupka to wygrane. Najczęstszy wynik: { $scores }, { $n } { $n ->
        [one] raz
        [few] razy
       *[many] razy
    }.

# English: { $least } to { $most }
statistics-range = od { $least } do { $most }

# English: { $scores }: { $n } { $n -> [one] match *[other] matches }, { $won } won
statistics-bar =
    { $scores }: { $n } { $n ->
        [one] mecz
        [few] mecze
       *[many] meczów
    }, wygrane: { $won }

# English: won
statistics-WON_DOT = wygrana

# English: not won
statistics-LOST_DOT = bez wygranej

# English: Daily deals and puzzles
statistics-DAILY_AND_PUZZLES = Rozdania dnia i zagadki

# English: Days in a row
statistics-DAYS_IN_A_ROW = Dni z rzędu

# English: Most days in a row
statistics-MOST_DAYS = Najwięcej dni z rzędu

# English: Daily puzzles solved
statistics-DAILY_PUZZLES_SOLVED = Rozwiązane zagadki dnia

# English: Daily deals won
statistics-DEALS_WON = Wygrane rozdania dnia

# English: Puzzles solved
statistics-PUZZLES_SOLVED = Rozwiązane zagadki

# English: Rating
statistics-RATING = Ranking

# English: Best puzzle streak
statistics-BEST_ROW = Najlepsza seria zagadek

# English: Best rush
statistics-BEST_RUSH = Najlepszy szturm

# English: Fastest sprint
statistics-BEST_SPRINT = Najszybszy sprint

# English: Delete these results
statistics-DELETE_THESE = Usuń te wyniki

# English: Delete { $n -> [one] this result *[other] these { $n } results }?
statistics-delete_question =
    Usunąć { $n ->
        [one] ten wynik
        [few] te { $n } wyniki
       *[many] te { $n } wyników
    }?

# English: Delete
statistics-DELETE = Usuń

# English: Keep
statistics-KEEP = Zachowaj

# English: Deleted.
statistics-DELETED = Usunięto.

# English: Undo
statistics-UNDO = Cofnij

## ui::pages::three_deals::texts

# English: Three deals
three-deals-TITLE = Trzy rozdania

# English: You and Master play the same three deals against the same bots. Your margin is compared with Master’s, so luck counts less. Results are hidden until you have played.
three-deals-WHY = Ty i Mistrz gracie te same trzy rozdania z tymi samymi botami. Twoja przewaga jest porównywana z przewagą Mistrza, więc szczęście liczy się mniej. Wyniki są ukryte, dopóki nie zagrasz.

# English: Deal
three-deals-DEAL = Rozdanie

# English: You
three-deals-YOU = Ty

# English: Master
three-deals-MASTER = Mistrz

# English: Friend
three-deals-FRIEND = Znajomy

# English: Difference
three-deals-DIFFERENCE = Różnica

# English: Play the next deal
three-deals-PLAY = Zagraj następne

# English: plays …
three-deals-WAITING = gra…

# English: hidden
three-deals-HIDDEN = ukryte

# English: to play
three-deals-NOT_YET = do zagrania

# English: You are { $n } { $n -> [one] point *[other] points } ahead of Master over three deals.
three-deals-ahead_of_master =
    Twoja przewaga nad Mistrzem po trzech rozdaniach: { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

# English: Master is { $n } { $n -> [one] point *[other] points } ahead of you over three deals.
three-deals-behind_master =
    Przewaga Mistrza nad tobą po trzech rozdaniach: { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

# English: You and Master are level over three deals.
three-deals-LEVEL = Po trzech rozdaniach ty i Mistrz macie remis.

# English: You are { $n } { $n -> [one] point *[other] points } ahead of your friend.
three-deals-ahead_of_friend =
    Twoja przewaga nad znajomym: { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead of you.
three-deals-behind_friend =
    Przewaga znajomego nad tobą: { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

# English: You and your friend are level.
three-deals-LEVEL_WITH_FRIEND = Ty i znajomy macie remis.

# English: Challenge a friend to these deals
three-deals-SHARE = Wyzwij znajomego na te rozdania

# English: Three other deals
three-deals-AGAIN = Trzy inne rozdania

# English: This link has no finished matches of these deals, so your friend’s results are missing.
three-deals-NOT_THESE = W tym linku nie ma skończonych meczów z tych rozdań, więc brakuje wyników znajomego.

# English: The bots do not answer, so Master’s results are missing. Reload the page to try again.
three-deals-FAILED = Boty nie odpowiadają, więc brakuje wyników Mistrza. Odśwież stronę, żeby spróbować ponownie.

# English: Compare
three-deals-COMPARE = Porównaj

# English: Compare deal { $n } with Master’s match
three-deals-compare = Porównaj rozdanie { $n } z meczem Mistrza

## ui::play::expression_texts

# English: { $part }, remove
play-expression-take_out = { $part }, usuń

# English: { $part }, change
play-expression-change = { $part }, zmień

# English: Best possible
play-expression-BEST_POSSIBLE = Najlepsza możliwa

# English: The best possible answer was { $says } = { $line }.
play-expression-best_possible = Najlepsza możliwa odpowiedź to { $says } = { $line }.

# English: { $n } seconds left.
play-expression-ten_left =
    { $n ->
        [one] Została { $n } sekunda
        [few] Zostały { $n } sekundy
       *[many] Zostało { $n } sekund
    }.

## ui::play::texts

# English: All games
play-ALL_GAMES = Wszystkie gry

# English: Undo
play-TAKE_BACK = Cofnij

# English: Hint
play-HINT = Podpowiedź

# English: Log
play-LOG = Przebieg

# English: Rules
play-RULES = Zasady

# A button's name with its key.
# English: { $name } ({ $key })
play-with_key = { $name } ({ $key })

# English: Your turn
play-YOUR_TURN = Twoja kolej

# English: Hint: { $mv }
play-hint = Podpowiedź: { $mv }

# English: it is in the field
play-ON_THE_LINE = widać ją w polu odpowiedzi

# English: wait, there is no better answer
play-WAIT = poczekaj, nie ma lepszej odpowiedzi

# English: Your turn: { $prompt }.
play-turn_to = Twoja kolej: { $prompt }.

# English: { $who } is playing
play-is_playing = Teraz gra { $who }

# English: tap to skip
play-TAP_TO_SKIP = dotknij, aby pominąć

# English: The { $round } is over
play-is_over = Koniec rozdania

# English: The match is over
play-MATCH_IS_OVER = Koniec meczu

# English: This browser cannot save, so the match is lost when you close the page.
play-UNKEPT = Ta przeglądarka nie może zapisywać, więc po zamknięciu strony mecz przepadnie.

# English: Only part of your saved match could be read. A full copy is kept.
play-PART_READ = Z twojego zapisanego meczu udało się odczytać tylko część. Pełna kopia została zachowana.

# English: Your saved match could not be read. A copy is kept, and this is a new match.
play-NONE_READ = Twojego zapisanego meczu nie udało się odczytać. Kopia została zachowana, a to jest nowy mecz.

# English: A saved match cannot be read right now, so this is a new one. Close other tabs of Spot On, then reload.
play-UNREADABLE = Zapisanego meczu nie można teraz odczytać, więc to jest nowy mecz. Zamknij inne karty przeglądarki ze Spot On, a potem odśwież stronę.

# English: A newer version saved a match here. It is safe, but this version cannot save your moves.
play-NEWER = Nowsza wersja zapisała tu mecz. Jest bezpieczny, ale ta wersja nie może zapisywać twoich ruchów.

# English: This match is open in another tab
play-ELSEWHERE = Ten mecz jest otwarty w innej karcie przeglądarki

# English: Continue there, or play here. Nothing is lost.
play-ELSEWHERE_MORE = Graj dalej tam albo tutaj. Nic nie przepadnie.

# English: Play here
play-TAKE_OVER = Graj tutaj

# English: The bots could not be started.
play-BOTS_FAILED = Nie udało się uruchomić botów.

# English: Try again
play-TRY_AGAIN = Ponów

# English: Move undone.
play-TAKEN_BACK = Ruch cofnięty.

# English: Seconds left
play-SECONDS_LEFT = Pozostałe sekundy

# English: Your { $place }
play-your = { $place } (ty)

# English: { $who }'s { $place }
play-of = { $place } ({ $who })

# English: No cards.
play-NO_CARDS = Brak kart.

# English: { $n } { $n -> [one] card *[other] cards }: { $names }.
play-cards =
    { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }: { $names }.

# English: hidden card
play-HIDDEN = zakryta karta

# Label of a card among others.
# English: { $card }, { $at } of { $count }
play-slot = { $card }, { $at } z { $count }

# English: new
play-NEW = nowa

# English: { $place }, { $count } { $count -> [one] card *[other] cards }
play-pile =
    { $place }, { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }

# English: { $card } on top
play-on_top = na wierzchu { $card }

# English: ordered: { $suit }
play-ordered = żądanie: { $suit }

# English: of { $goal }
play-goal = z { $goal }

# English: Still in the stock
play-TO_COME = Jeszcze w talonie

# English: { $card }: { $n }
play-times = { $card }: { $n }

# English: Sort
play-SORT = Sortuj

# English: Sorted by rank.
play-BY_RANK = Według rang.

# English: Sorted by suit.
play-BY_SUIT = Według kolorów.

# English: Sorted by rank, aces high.
play-BY_VALUE = Według rang, as najwyżej.

# English: In your own order.
play-AS_DEALT = W twojej kolejności.

# English: exactly { $goal }
play-exactly = dokładnie { $goal }

# English: { $value }, { $more } over
play-over = { $value }, o { $more } za dużo

# English: { $value }, { $less } short
play-short = { $value }, brakuje { $less }

# English: Choose
play-CHOOSE = Wybierz

# English: You have seen something new since. If you undo this, the match becomes practice and does not count.
play-UNDO_ENDS_COUNTING = Po tym ruchu widać już coś nowego. Jeśli go cofniesz, mecz stanie się treningiem i nie będzie się liczył.

# English: You have seen something new since. If you undo this, today's try becomes practice and does not count.
play-UNDO_ENDS_DAILY = Po tym ruchu widać już coś nowego. Jeśli go cofniesz, dzisiejsza próba stanie się treningiem i nie będzie się liczyła.

# English: Your result will show that you used a hint.
play-HINT_IS_TOLD = Przy wyniku będzie zaznaczone, że użyto podpowiedzi.

# English: Cancel
play-CANCEL = Anuluj

# English: Delete
play-DELETE = Usuń

# English: Clear
play-CLEAR = Wyczyść

# English: Scores
play-SCORES = Wyniki

# English: The goal is { $goal } points
play-first_to = Cel: { $goal } punktów

# English: Log of the match
play-LOG_OF_THE_MATCH = Przebieg meczu

# English: What happened, newest first
play-LATEST_FIRST = Co się działo, najnowsze na górze

# English: Fairness check
play-FAIRNESS = Test uczciwości

# English: Asking the bot a hundred times …
play-FAIRNESS_ASKS = Sto pytań do bota…

# English: No bot has played yet.
play-FAIRNESS_NOTHING = Żaden bot jeszcze nie zagrał.

# English: { $who } had to choose the last move again. Each time the hidden cards were dealt differently: { $deals } { $deals -> [one] time *[other] times }.
play-fairness =
    { $who } wybiera ostatni ruch od nowa { $deals } { $deals ->
        [one] raz
        [few] razy
       *[many] razy
    }, za każdym razem przy inaczej rozdanych zakrytych kartach.

# English: The same answer { $same } times out of { $deals }:
play-fairness_same =
    Ta sama odpowiedź { $same } { $same ->
        [one] raz
        [few] razy
       *[many] razy
    } na { $deals }:

# English: A bot that looked at hidden cards would change its answer when they change.
play-FAIRNESS_WHY = Bot, który zagląda w zakryte karty, zmieniałby odpowiedź wraz z nimi.

# English: wait
play-IT_WAITS = czekać

# English: Keys
play-KEYS = Klawisze

# English: Close
play-CLOSE = Zamknij

# English: next place on the table
play-KEY_TAB = następne miejsce na stole

# English: move along your hand
play-KEY_ARROWS = poruszanie się po ręce

# English: move a card within your hand
play-KEY_SHIFT = przesunięcie karty na ręce

# English: play the card, draw, or press the button
play-KEY_ENTER = zagranie karty, dobranie lub naciśnięcie przycisku

# English: sort your hand
play-KEY_SORT = sortowanie ręki

# English: undo
play-KEY_UNDO = cofnięcie

# English: hint
play-KEY_HINT = podpowiedź

# English: do not wait for a bot's move
play-KEY_SKIP = bez czekania na ruch bota

# English: log
play-KEY_LOG = przebieg

# English: this list
play-KEY_LIST = ta lista

# English: cancel, or close what is open
play-KEY_ESCAPE = anulowanie lub zamknięcie tego, co otwarte

# English: Next to play on this device:
play-NEXT_AT_THE_DEVICE = Teraz na tym urządzeniu gra:

# English: Show my cards
play-LIFT = Pokaż moje karty

# English: I am { $who }
play-instead = To ja: { $who }

# English: Hand over
play-HAND_OVER = Przekaż

# English: Tutorial
play-TUTORIAL = Samouczek

# English: New to this game?
play-OFFER = Nie znasz tej gry?

# English: No, thanks
play-NO_THANKS = Nie, dzięki

# English: Now the other player moves.
play-WATCH = Teraz ruch przeciwnika.

# English: That is a legal move, but please follow the tutorial for now.
play-STRAYED = To dozwolony ruch, ale na razie trzymaj się samouczka.

# English: { $step } of { $steps }
play-step_of = { $step } z { $steps }

# English: Skip
play-SKIP = Pomiń

# English: Next
play-GO_ON = Dalej

# English: Play a match
play-PLAY_NOW = Zagraj mecz

# English: The tutorial could not be loaded. Please check the connection.
play-NO_TUTORIAL = Nie udało się wczytać samouczka. Sprawdź połączenie.

# English: Back
play-BACK = Wstecz

# English: Next
play-NEXT_PUZZLE = Dalej

# English: A similar one
play-SIMILAR_PUZZLE = Podobna

# English: The round so far:
play-ROUND_SO_FAR = Dotychczasowy przebieg:

# English: Ruled out since this move: { $cards }. { $step }
play-ruled_out = Niemożliwe od tego ruchu: { $cards }. { $step }

# English: One move back
play-STEP_BACK = Ruch wstecz

# English: One move forward
play-STEP_FORWARD = Ruch naprzód

# English: Show the answer
play-SHOW_ANSWER = Pokaż odpowiedź

# English: Start over
play-START_OVER = Od początku

# English: { $n } of { $all } ways found.
play-ways_found = Znalezione sposoby: { $n } z { $all }.

# English: Next in the stock: { $cards }
play-next_cards = Następne w talonie: { $cards }

# English: You have found this way already.
play-SAME_WAY = Ten sposób już masz.

# English: Next { $round }
play-next = Następne rozdanie

# English: Play again
play-AGAIN = Zagraj znów

# English: Set up
play-SET_UP = Przygotuj

# English: Compare
play-COMPARE = Porównaj

# English: Daily deals
play-TO_THE_DAY = Rozdania dnia

# English: A new match begins.
play-NEW_MATCH = Zaczyna się nowy mecz.

# English: Not this time
play-NOT_THIS_TIME = Nie tym razem

# English: A draw
play-A_DRAW = Remis

# English: You win!
play-YOU_WIN = Wygrywasz!

# English: { $who } wins
play-wins = Wygrywa { $who }

# English: { $names } share the win
play-share = Wspólne zwycięstwo: { $names }

# English: { $n } × undo
play-taken_back = { $n } × cofnięcie

# English: { $n } × hint
play-hints = { $n } × podpowiedź

# English: practice, so it does not count
play-PRACTICE = trening, więc się nie liczy

# English: Daily deal
play-DAILY_COUNTS = Rozdanie dnia

# English: This is your first try at a daily deal, so it counts.
play-DAILY_COUNTS_WHY = To twoja pierwsza próba rozdania dnia, więc się liczy.

# English: Practice
play-PRACTICE_MARK = Trening

# English: Points over time
play-COURSE = Punkty w trakcie meczu

# English: { $who }: { $totals }
play-course_of = { $who }: { $totals }

# A step of the match, with the points that it brought.
# English: Best moment: { $who }, { $points }
play-best_moment = Najlepszy moment: { $who }, { $points }

## ui::puzzles::exercise_texts

# English: These are costly mistakes from your own matches. Find the better move. Each one returns until you have found it three times.
puzzles-exercise-WHAT = To kosztowne błędy z twoich własnych meczów. Znajdź lepszy ruch. Każde ćwiczenie wraca, dopóki nie znajdziesz tego ruchu trzy razy.

# English: { $n } { $n -> [one] exercise *[other] exercises } left for today
puzzles-exercise-left =
    { $n ->
        [one] Zostało { $n } ćwiczenie
        [few] Zostały { $n } ćwiczenia
       *[many] Zostało { $n } ćwiczeń
    } na dziś

# English: What do you play?
puzzles-exercise-QUESTION = Co zagrywasz?

# English: Right.
puzzles-exercise-RIGHT = Dobrze.

# English: Not this time. Better: { $mv }
puzzles-exercise-wrong = Nie tym razem. Lepiej: { $mv }

# English: It comes back in { $days } { $days -> [one] day *[other] days }.
puzzles-exercise-in_days =
    Wróci za { $days } { $days ->
        [one] dzień
        [few] dni
       *[many] dni
    }.

# English: You have learned it.
puzzles-exercise-LEARNED = To już umiesz.

# English: You have already answered it today, so this does not count.
puzzles-exercise-ANSWERED_BEFORE = Dziś liczyła się twoja pierwsza odpowiedź, więc ta się nie liczy.

# English: Nothing is left for today.
puzzles-exercise-DONE = Na dziś to wszystko.

# English: Your costly mistakes appear here the day after you review a match. There are none yet.
puzzles-exercise-NONE = Twoje kosztowne błędy pojawiają się tu dzień po analizie meczu. Na razie nie ma żadnych.

# English: { $n } { $n -> [one] exercise waits *[other] exercises wait } for another day.
puzzles-exercise-waiting =
    { $n ->
        [one] { $n } ćwiczenie czeka
        [few] { $n } ćwiczenia czekają
       *[many] { $n } ćwiczeń czeka
    } na inny dzień.

## ui::puzzles::texts

# English: Find the one right move. Every answer has been proved.
puzzles-WHY = Znajdź jedyny dobry ruch. Każda odpowiedź jest udowodniona.

# English: rating { $rating }
puzzles-rating = ranking { $rating }

# English: { $n } solved
puzzles-solved = rozwiązane: { $n }

# English: { $rating }?
puzzles-provisional = { $rating }?

# English: { $rating }
puzzles-settled = { $rating }

# English: Best streak: { $n }
puzzles-streak = Najlepsza seria: { $n }

# English: Best rush: { $n }
puzzles-rush_best = Najlepszy szturm: { $n }

# English: Solve
puzzles-SOLVE = Rozwiąż

# English: Solve puzzles of { $game }
puzzles-solve_game = Rozwiązuj zagadki: { $game }

# English: All cards open
puzzles-PROBLEMS = Odkryte karty

# English: { $game }: problems with all cards open
puzzles-problems_of = { $game }: zagadki z odkrytymi kartami

# English: Rush
puzzles-RUSH = Szturm

# English: Rush: puzzles of { $game } in three minutes
puzzles-rush_game = Szturm, zagadki w trzy minuty: { $game }

# English: Solve as many puzzles as you can in three minutes. The third mistake ends the rush.
puzzles-RUSH_WHY = Rozwiąż w trzy minuty jak najwięcej zagadek. Trzeci błąd kończy szturm.

# English: Course
puzzles-COURSE = Kurs

# English: Course: { $game }
puzzles-course_of = Kurs: { $game }

# English: Twenty puzzles from easy to hard. Look at an example of each kind first.
puzzles-COURSE_WHY = Dwadzieścia zagadek od łatwych do trudnych. Zobacz najpierw przykład każdego rodzaju.

# English: Kinds of puzzles
puzzles-EXAMPLES = Rodzaje zagadek

# English: Example
puzzles-EXAMPLE = Przykład

# English: Example: { $question }
puzzles-example_of = Przykład: { $question }

# English: Twenty puzzles
puzzles-COURSE_STEPS = Dwadzieścia zagadek

# English: Puzzle { $n }, rated { $rating }, { $state }
puzzles-course_step = Zagadka { $n }, ranking { $rating }, { $state }

# English: not tried
puzzles-NOT_TRIED = bez próby

# English: solved
puzzles-SOLVED = rozwiązana

# English: That was the last puzzle of the course.
puzzles-COURSE_DONE = To była ostatnia zagadka kursu.

# English: More ways to solve
puzzles-MORE_WAYS = Inne sposoby

# English: More ways to solve: { $game }
puzzles-more_ways = Inne sposoby rozwiązywania: { $game }

# English: All puzzles
puzzles-ALL_PUZZLES = Wszystkie zagadki

# English: Puzzle rated { $rating }
puzzles-rated = Ranking zagadki: { $rating }

# English: Your rating: { $rating }
puzzles-yours = Twój ranking: { $rating }

# English: Skill: { $what }
puzzles-trains = Umiejętność: { $what }

# English: Like this: { $mv }
puzzles-example = Na przykład: { $mv }

# English: Right.
puzzles-RIGHT = Dobrze.

# English: Not this one. The answer: { $mv }
puzzles-wrong = To nie to. Odpowiedź: { $mv }

# English: After that the other player can prevent it, or is faster:
puzzles-CAN_BE_STOPPED = Potem przeciwnik może temu zapobiec albo jest szybszy:

# English: After that it cannot be done in time.
puzzles-TOO_LATE = Potem nie da się tego zrobić na czas.

# English: { $first }, or { $second }
puzzles-or = { $first } albo { $second }

# English: { $first }. Then: { $second }
puzzles-then = { $first }. Potem: { $second }

# English: { $n } in a row.
puzzles-in_a_row = { $n } z rzędu.

# English: The puzzles could not be loaded. Please check the connection.
puzzles-NOT_LOADED = Nie udało się wczytać zagadek. Sprawdź połączenie.

# English: You have solved all puzzles of this game.
puzzles-ALL_SOLVED = Wszystkie zagadki tej gry masz już za sobą.

# English: These puzzles do not exist. Here are all puzzles.
puzzles-NO_SUCH_PAGE = Takich zagadek nie ma. Oto wszystkie zagadki.

# English: { $game } has no sums. Here are all puzzles.
puzzles-no_sums = W grze { $game } nie ma sum do ułożenia. Oto wszystkie zagadki.

# English: { $minutes }:{ $seconds } · { $solved } solved · { $mistakes } of 3 mistakes
puzzles-left = { $minutes }:{ $seconds } · rozwiązane: { $solved } · błędy: { $mistakes } z 3

# English: The rush is over: { $n } { $n -> [one] puzzle *[other] puzzles } solved.
puzzles-rush_over = Koniec szturmu. Rozwiązane zagadki: { $n }.

# English: This is your best rush.
puzzles-NEW_BEST_RUSH = To twój najlepszy szturm.

# English: Rush again
puzzles-RUSH_AGAIN = Nowy szturm

# English: resumed
puzzles-GOES_ON = wznowienie

# English: You have seen this puzzle before, so your rating stays.
puzzles-KNOWN_PUZZLE = Znasz już tę zagadkę, więc twój ranking się nie zmienia.

# English: Practice: this answer does not count.
puzzles-PRACTICE_PUZZLE = Trening: ta odpowiedź się nie liczy.

# English: Ten puzzles as fast as you can. A wrong answer costs ten seconds.
puzzles-SPRINT_WHY = Dziesięć zagadek jak najszybciej. Zła odpowiedź kosztuje dziesięć sekund.

# English: Sprint, { $level }: { $game }
puzzles-sprint_game = Sprint ({ $level }): { $game }

# English: easy
puzzles-EASY = łatwe

# English: medium
puzzles-MEDIUM = średnie

# English: all
puzzles-ALL = wszystkie

# English: { $n } of { $all } · { $time }
puzzles-sprint_at = { $n } z { $all } · { $time }

# English: Your time: { $time }
puzzles-sprint_time = Twój czas: { $time }

# English: Your best time: { $time }
puzzles-best_time = Twój najlepszy czas: { $time }

# English: This is your best time.
puzzles-NEW_BEST = To twój najlepszy czas.

# English: wrong
puzzles-MISSED = błąd

# English: Sprint again
puzzles-SPRINT_AGAIN = Nowy sprint

# English: { $n } of { $all }
puzzles-calm_at = { $n } z { $all }

# English: You found { $n } of { $all }.
puzzles-calm_over = Dobre odpowiedzi: { $n } z { $all }.

# English: Your times by kind of sum
puzzles-SLOW = Twoje czasy według rodzaju sum

# English: Your average times in all sprints of this game.
puzzles-SLOW_WHY = Twoje średnie czasy ze wszystkich sprintów tej gry.

# English: Sums of { $n } { $n -> [one] card *[other] cards }
puzzles-of_cards =
    Sumy z { $n } { $n ->
        [one] karty
        [few] kart
       *[many] kart
    }

# English: Make { $n }
puzzles-make = Ułóż { $n }

# English: Make { $n }, { $level }: { $game }
puzzles-make_game = Ułóż { $n } ({ $level }): { $game }

# English: Choose { $n } cards that make exactly { $target }.
puzzles-choose_sum =
    Wybierz { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }, { $n ->
        [one] która daje
        [few] które dają
       *[many] które dają
    } dokładnie { $target }.

# English: You have { $start }. Choose cards that bring you to exactly { $target }.
puzzles-choose_sum_from = Masz { $start }. Wybierz karty, które doprowadzą cię dokładnie do { $target }.

# English: Check
puzzles-CHECK = Sprawdź

# English: Next
puzzles-NEXT = Dalej

# English: That makes { $made }. A right answer: { $right }.
puzzles-sum_wrong = Wychodzi { $made }. Dobra odpowiedź: { $right }.

# English: Each wrong answer adds ten seconds.
puzzles-SPRINT_PENALTY = Każda zła odpowiedź dodaje dziesięć sekund.

# English: Print
puzzles-PRINT = Drukuj

# English: Print puzzles of { $game }
puzzles-print_game = Drukuj zagadki: { $game }

# English: puzzles to print
puzzles-PUZZLES_ON_PAPER = zagadki do druku

# English: Level
puzzles-LEVEL = Poziom

# English: Kind
puzzles-KIND = Rodzaj

# English: How many
puzzles-SIZE = Ile

# English: All kinds
puzzles-ALL_KINDS = Wszystkie rodzaje

# English: Other puzzles
puzzles-OTHER_PUZZLES = Inne zagadki

# English: Answers
puzzles-ANSWERS = Odpowiedzi

# English: The answers are on a separate page. Puzzles that you print or look up here no longer change your rating.
puzzles-ANSWERS_WHY = Odpowiedzi są na osobnej stronie. Zagadki, które tu wydrukujesz lub sprawdzisz, nie zmieniają już twojego rankingu.

# English: Only { $n } { $n -> [one] puzzle fits *[other] puzzles fit } this choice.
puzzles-fewer =
    { $n ->
        [one] Pasuje tylko { $n } zagadka
        [few] Pasują tylko { $n } zagadki
       *[many] Pasuje tylko { $n } zagadek
    }.

# English: seen before, under other cards
puzzles-SEEN_BEFORE = widziane wcześniej, leżą pod innymi kartami

# English: This day has not begun, so its puzzle is not open yet.
puzzles-DAILY_PUZZLE_NOT_YET = Ten dzień się jeszcze nie zaczął, więc jego zagadka nie jest dostępna.

# English: Your answer counts for { $day }. Today has another puzzle.
puzzles-spot_done_late = Twoja odpowiedź liczy się za dzień: { $day }. Dziś jest inna zagadka.

# English: That was practice. Each day has a new puzzle.
puzzles-DAILY_PUZZLE_PRACTISED = To był trening. Każdego dnia jest nowa zagadka.

# English: You have answered today's puzzle. There is a new one tomorrow.
puzzles-DAILY_PUZZLE_DONE = Dzisiejsza zagadka już za tobą. Jutro będzie nowa.

## ui::texts

# English: Spot On: five card games in which only the exact number wins
page-SITE = Spot On: pięć gier karcianych, w których wygrywa tylko dokładna liczba

# English: { $page } · Spot On
page-title = { $page } · Spot On

# English: Set up { $game }
page-set_up_game = Przygotuj mecz: { $game }

# English: Rules of { $game }
page-rules_of = Zasady: { $game }

# English: Play { $game }
page-play_game = Graj: { $game }

# English: Learn { $game }
page-learn_game = Naucz się gry: { $game }

# English: Tutorial
page-TUTORIAL = Samouczek

# English: Resume { $game }
page-continue_game = Wznów: { $game }

# English: This page does not exist. Here are all games.
page-LOST = Ta strona nie istnieje. Oto wszystkie gry.

# English: Pages
page-PAGES = Strony

# English: Settings
page-SETTINGS = Ustawienia

# English: Statistics
page-STATISTICS = Statystyki

# English: Today
page-TODAY = Dziś

# English: Puzzles
page-PUZZLES = Zagadki

# English: Daily puzzle
page-DAILY_PUZZLE = Zagadka dnia

# English: Sprint
page-SPRINT = Sprint

# English: About
page-ABOUT = Informacje

# English: Try again
page-TRY_AGAIN = Ponów

# English: Loading …
page-LOADING = Wczytywanie…

# English: This page did not load
page-NOT_FETCHED = Ta strona się nie wczytała

# English: A part of Spot On could not be loaded. Please check the connection.
page-NOT_FETCHED_WHY = Części Spot On nie udało się wczytać. Sprawdź połączenie.

# English: Some settings could not be read, so Spot On uses the defaults. It keeps a copy of the old settings.
page-SETTINGS_UNREADABLE = Niektórych ustawień nie udało się odczytać, więc Spot On używa domyślnych. Kopia starych ustawień została zachowana.

# English: A new version is ready.
page-UPDATE = Dostępna jest nowa wersja.

# English: Update now
page-UPDATE_NOW = Zaktualizuj

# English: Reloading the page …
page-LOADING_ANEW = Odświeżanie strony…

# English: Your browser translates this page, so some scores may be out of date. Spot On has other languages of its own.
page-TRANSLATED = Twoja przeglądarka tłumaczy tę stronę, więc niektóre wyniki mogą być nieaktualne. Spot On ma własne wersje językowe.

# English: Choose a language
page-OTHER_LANGUAGES = Wybierz język

# English: Spot On has stopped
page-STOPPED = Spot On się zatrzymał

# English: This is our mistake, not yours. If this browser can save, your match is saved up to the last move.
page-STOPPED_WHY = To nasz błąd, nie twój. Jeśli ta przeglądarka może zapisywać, twój mecz jest zapisany aż do ostatniego ruchu.

# English: Reload the page
page-LOAD_AGAIN = Odśwież stronę

# English: To all games
page-TO_ALL_GAMES = Do wszystkich gier

# English: Copy
page-COPY = Kopiuj

# English: Copied
page-COPIED = Skopiowano

# English: This browser could not save that.
page-NOT_KEPT = Ta przeglądarka nie mogła tego zapisać.

# English: This browser does not let Spot On read its saved data right now. Close its other tabs, then try again.
page-CANNOT_READ = Ta przeglądarka nie pozwala teraz odczytać danych zapisanych przez Spot On. Zamknij inne karty przeglądarki ze Spot On i spróbuj ponownie.

# English: Your data was saved by a newer version. It is safe, but this version cannot save.
page-NEWER = Twoje dane zapisała nowsza wersja. Są bezpieczne, ale ta wersja nie może zapisywać.

# English: { $number }
page-number = { $number }

# English: Only the exact number wins.
page-HERO = Wygrywa tylko dokładna liczba.

# English: Five quick card games, about ten minutes each. No account, no server, no hurry.
page-HERO_MORE = Pięć szybkich gier karcianych, każda na jakieś dziesięć minut. Bez konta, bez serwera, bez pośpiechu.

# English: { $least } to { $most } players · { $length }
page-players_and_length = { $least }–{ $most } graczy · { $length }

# English: New here? Begin with { $game }.
page-first_game = Pierwszy raz? Zacznij od gry { $game }.

# English: Resume
page-CONTINUE = Wznów

# English: { $n } more { $n -> [one] match *[other] matches } in progress
page-more_matches =
    Jeszcze { $n } { $n ->
        [one] mecz
        [few] mecze
       *[many] meczów
    } w toku

# English: Play
page-PLAY = Graj

# English: Set up
page-SET_UP = Przygotuj

# English: Rules
page-RULES = Zasady

# English: Novice
page-NOVICE = Nowicjusz

# English: Casual
page-CASUAL = Amator

# English: Skilled
page-SKILLED = Znawca

# English: Master
page-MASTER = Mistrz

# English: Players
page-PLAYERS = Gracze

# English: You take the first seat. Bots or other people take the others.
page-PLAYERS_WHY = Siedzisz na pierwszym miejscu. Na pozostałych siedzą boty lub inne osoby.

# English: Solitaire
page-SOLITAIRE = Pasjans

# English: Who plays
page-WHO_PLAYS = Kto gra

# English: Bots see only what a person in their seat could see.
page-WHO_PLAYS_WHY = Boty widzą tylko to, co widziałaby osoba na ich miejscu.

# English: Seat { $number }
page-seat = Miejsce { $number }

# English: A person on this device
page-A_PERSON = Osoba na tym urządzeniu

# English: Bot: { $level }
page-a_bot = Bot: { $level }

# English: Name at seat { $number }
page-name_of = Imię gracza na miejscu { $number }

# English: You
page-YOU = Ty

# English: Player { $number }
page-player = Gracz { $number }

# English: Mina
page-MINA = Mina

# English: Otto
page-OTTO = Otto

# English: Vera
page-VERA = Wera

# English: Hugo
page-HUGO = Hugo

# English: Lena
page-LENA = Lena

# English: How strong the bots are: matches won out of 100, with { $seats } { $seats -> [one] player *[other] players }.
page-how_strong =
    Jak silne są boty: wygrane mecze na 100, przy { $seats } { $seats ->
        [one] graczu
        [few] graczach
       *[many] graczach
    }.

# English: Measured with the default options.
page-USUAL_OPTIONS = Zmierzone przy domyślnych opcjach.

# English: Equal players would win { $n } each.
page-even_share = Równi gracze wygrywaliby po { $n }.

# English: { $level }: { $percent } against { $below }
page-beats = { $level }: { $percent } (rywal: { $below })

# English: Presets
page-PRESETS = Zestaw opcji

# English: You can still change each option below.
page-PRESETS_WHY = Każdą opcję możesz jeszcze zmienić poniżej.

# English: As published
page-AS_PUBLISHED = Jak w oryginale

# English: Quick
page-QUICK_MATCH = Szybki mecz

# English: Everything on
page-EVERYTHING_ON = Wszystkie opcje

# English: It does not count.
page-DOES_NOT_COUNT = Nie liczy się.

# English: You undid a move after you had seen something new.
page-UNDONE_AFTER_SEEING = Ruch został cofnięty, gdy widać już było coś nowego.

# English: You have seen it before.
page-SEEN_BEFORE = To już znasz.

# English: It belongs to another day.
page-OF_ANOTHER_DAY = To z innego dnia.

# English: Only the first try counts.
page-ONLY_FIRST_TRY = Liczy się tylko pierwsza próba.

# English: It continues another match.
page-CONTINUES_A_MATCH = To dalszy ciąg innego meczu.

# English: You gave up the first try.
page-GAVE_UP = Pierwsza próba została porzucona.

# A browser without room.
# English: This browser cannot save your results: its storage is full or blocked. They last until you close this page.
page-UNSAVED = Ta przeglądarka nie może zapisać twoich wyników: jej pamięć jest pełna lub zablokowana. Przetrwają tylko do zamknięcia tej strony.

# English: Starting a new match ends the one in progress.
page-GIVES_UP = Rozpoczęcie nowego meczu kończy ten, który jest w toku.

# English: Start
page-START = Start

# Displayed in English only.
# English: The texts in this language could not be loaded, so the page is in English: { $language }. Please check the connection.
page-language_missing = Nie udało się wczytać tekstów w tym języku ({ $language }), więc strona jest po angielsku. Sprawdź połączenie.

# English: Language
page-LANGUAGE = Język

# English: Matches, settings and statistics stay as they are.
page-LANGUAGE_WHY = Mecze, ustawienia i statystyki pozostają bez zmian.

# English: Follow the browser
page-AS_THE_BROWSER = Jak w przeglądarce

# English: Colours
page-COLOURS = Kolory

# English: Light, dark, or like your system. High contrast helps in bright sun and with tired eyes.
page-COLOURS_WHY = Jasne, ciemne albo takie jak w systemie. Wysoki kontrast pomaga w ostrym słońcu i przy zmęczonych oczach.

# English: Follow the system
page-AS_THE_SYSTEM = Jak w systemie

# English: Light
page-LIGHT = Jasne

# English: Dark
page-DARK = Ciemne

# English: High contrast
page-HIGH_CONTRAST = Wysoki kontrast

# English: Card design
page-DECK = Wygląd kart

# English: Large corners are easier to read on small screens; four colours tell the suits apart.
page-DECK_WHY = Duże indeksy w rogach łatwiej odczytać na małym ekranie; cztery barwy odróżniają kolory kart.

# English: Standard
page-STANDARD = Standardowy

# English: Large corners
page-LARGE_INDEX = Duże indeksy

# English: Four colours
page-FOUR_COLOURS = Cztery barwy

# English: Large corners, four colours
page-LARGE_FOUR_COLOURS = Duże indeksy, cztery barwy

# English: Letters on the cards
page-LETTERS = Litery na kartach

# English: Which letters stand for ace, king, queen and jack. Typed answers may use both.
page-LETTERS_WHY = Które litery oznaczają asa, króla, damę i waleta. W odpowiedziach można wpisywać jedne i drugie.

# The letters that cards of the country have, such as A K D B in German.
# English: Of the language
page-OWN_LETTERS = Polskie: A K D W

# English: International: A K Q J
page-INTERNATIONAL_LETTERS = Międzynarodowe: A K Q J

# English: Speed
page-PACE = Tempo

# English: How fast cards move and bots play. If your system asks for less motion, nothing moves.
page-PACE_WHY = Jak szybko poruszają się karty i grają boty. Jeśli w systemie jest włączone ograniczanie ruchu, nic się nie porusza.

# English: No motion
page-NO_MOTION = Bez ruchu

# English: Fast
page-FAST = Szybko

# English: Normal
page-NORMAL = Normalnie

# English: Slow
page-SLOW = Wolno

# English: Sound
page-SOUND = Dźwięk

# English: A short sound for each deal, card and turn.
page-SOUND_WHY = Krótki dźwięk przy każdym rozdaniu, karcie i turze.

# English: Off
page-SILENT = Bez dźwięku

# English: Quiet
page-QUIET = Cicho

# English: Loud
page-LOUD = Głośno

# English: Vibration
page-HAPTICS = Wibracje

# English: Phones vibrate when you lift a card, when it is your turn and when you win.
page-HAPTICS_WHY = Telefon wibruje, gdy podnosisz kartę, gdy jest twoja kolej i gdy wygrywasz.

# English: Buttons at the table
page-HAND = Przyciski przy stole

# English: Show them on the left or on the right.
page-HAND_WHY = Pokaż je po lewej albo po prawej stronie.

# English: On the right
page-RIGHT = Po prawej

# English: On the left
page-LEFT = Po lewej

# English: Playable cards
page-RAISED = Karty do zagrania

# English: Cards that you can play now are raised.
page-RAISED_WHY = Karty, które możesz teraz zagrać, są podniesione.

# English: Side panel
page-PANEL = Panel boczny

# English: In a wide window, scores, log and options are beside the table.
page-PANEL_WHY = W szerokim oknie wyniki, przebieg i opcje są obok stołu.

# English: Open
page-OPEN = Otwarty

# English: Folded
page-FOLDED = Zwinięty

# English: Single-letter keys
page-KEYS = Skróty literowe

# English: U undoes a move, H gives a hint, L opens the log, ? lists the keys.
page-KEYS_WHY = U cofa ruch, H daje podpowiedź, L otwiera przebieg, ? pokazuje listę klawiszy.

# English: Thinking time of Master
page-THINKING = Czas namysłu Mistrza

# English: “Fast” answers within a quarter of a second, “Deep” within three seconds. “Deep” plays best.
page-THINKING_WHY = „Szybko” to odpowiedź w ćwierć sekundy, „Głęboko” w trzy sekundy. „Głęboko” daje najlepszą grę.

# English: Deep
page-DEEP = Głęboko

# English: Clock in sprints
page-SPRINT_CLOCK = Zegar w sprintach

# English: Without a clock, a sprint of ten puzzles counts only right answers.
page-SPRINT_CLOCK_WHY = Bez zegara w sprincie z dziesięciu zagadek liczą się tylko dobre odpowiedzi.

# English: On
page-ON = Tak

# English: Off
page-OFF = Nie

# English: Your name
page-YOUR_NAME = Twoje imię

# English: Your name when several people play on this device.
page-YOUR_NAME_WHY = Twoje imię, gdy na tym urządzeniu gra kilka osób.

# English: Options
page-OPTIONS = Opcje

# English: Contents
page-CONTENTS = Spis treści

# Before the line that says what the option does.
# English: Option “{ $title }”:
page-option_named = Opcja „{ $title }”:

# English: Spot On is not affiliated with the authors.
page-NOT_AFFILIATED = Spot On nie jest powiązany z autorami gier.

# English: Set up a match
page-SET_UP_A_MATCH = Przygotuj mecz

# English: The rules could not be loaded. Please check the connection.
page-RULES_MISSING = Nie udało się wczytać zasad. Sprawdź połączenie.

# English: Back to your table with friends
page-BACK_TO_TABLE = Wróć do stołu ze znajomymi

# English: { $game }: { $credit }
page-credit = { $game }: { $credit }

# English: Play with friends
page-WITH_FRIENDS = Graj ze znajomymi

# English: How nobody can peek
page-NO_PEEKING_TITLE = Dlaczego nikt nie może podglądać
