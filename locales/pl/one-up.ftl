## games::one_up::illegal_texts

# English: `{ $card }` is not on the display
illegal-not_on_display = karty `{ $card }` nie ma w puli

# English: `{ $card }` is used twice
illegal-used_twice = dwa razy ta sama karta: `{ $card }`

# English: `{ $card }` is used { $used } { $used -> [one] time *[other] times }
illegal-used_again =
    karty `{ $card }` użyto { $used } { $used ->
        [one] raz
        [few] razy
       *[many] razy
    }

# English: `{ $joker }` copies nothing
illegal-copies_nothing = `{ $joker }` niczego nie kopiuje

# English: `{ $joker }` copies `{ $copied }`, but no other `{ $copied }` is used
illegal-copies_unused = `{ $joker }` kopiuje `{ $copied }`, ale żadna inna karta `{ $copied }` nie jest użyta

# English: `{ $joker }` copies Jokers that copy each other
illegal-copies_in_circle = `{ $joker }` kopiuje jokery, które kopiują się nawzajem

# English: `{ $joker }` copies `{ $copied }`: say whether it counts 1 or 10
illegal-copies_either = `{ $joker }` kopiuje `{ $copied }`: podaj, czy liczy się jako 1, czy 10

# English: `{ $card }` counts both 1 and 10
illegal-contradiction = `{ $card }` liczy się naraz jako 1 i jako 10

# English: { $left } ÷ { $right } is not a whole number
illegal-uneven = { $left } ÷ { $right } nie jest liczbą całkowitą

# English: you cannot divide by zero
illegal-BY_ZERO = nie można dzielić przez zero

# English: the numbers grow too large
illegal-TOO_LARGE = liczby robią się zbyt duże

# English: the value is not above zero
illegal-NOT_POSITIVE = wynik nie jest większy od zera

# English: { $value } does not end in 1
illegal-last_digit = { $value } nie kończy się na 1

# English: an expression has at most { $most } characters
illegal-too_long =
    wyrażenie może mieć najwyżej { $most } { $most ->
        [one] znak
        [few] znaki
       *[many] znaków
    }

# English: an expression has no spaces at its ends
illegal-BLANKS = wyrażenie nie może zaczynać się ani kończyć spacją

# English: expected { $what } at character { $at }, not { $found }
illegal-expected = znak { $at }: { $found }; tu pasuje: { $what }

# English: no card is left for `{ $typed }` at character { $at }
illegal-no_card = znak { $at }: dla `{ $typed }` nie ma już karty

# English: this makes { $value }, not the { $total } at character { $at }
illegal-other_total = wychodzi { $value }, a znak { $at } podaje { $total }

# English: the end
illegal-THE_END = koniec

# English: `+`, `-`, `*`, `/` or the end
illegal-SIGN_OR_END = `+`, `-`, `*`, `/` lub koniec

# English: `+`, `-`, `*`, `/` or `)`
illegal-SIGN_OR_BRACKET = `+`, `-`, `*`, `/` lub `)`

# English: a card such as `7S`, `KH:10` or `JB~7S`, or `(`
illegal-TERM = karta, np. `7S`, `KH:10` lub `JB~7S`, albo `(`

# English: the face card's value, `:1` or `:10`,
illegal-FACE_VALUE = wartość figury: `:1` lub `:10`

# English: the value `1` or `10`
illegal-VALUE = wartość `1` lub `10`

# English: a number
illegal-TOTAL = liczba

# English: the card that the Joker copies
illegal-COPIED = karta, którą kopiuje joker

# English: `~` and the card that the Joker copies
illegal-COPIES = `~` i karta, którą kopiuje joker

# English: a card such as `7`, `K` or `?`, a sign or a bracket
illegal-PIECE = karta, np. `7`, `K` lub `?`, znak albo nawias

## games::one_up::texts

# English: One Up
TITLE = Jedynka górą

# English: Make the highest number that ends in 1 from the cards turned up.
TAGLINE = Z odkrytych kart ułóż największą liczbę, która kończy się na 1.

# English: 10 minutes
LENGTH = 10 minut

# English: deal
DEAL = rozdanie

# English: Invented by David Parlett.
CREDIT = Autor gry: David Parlett.

# English: Answers
ANSWERS = Odpowiedzi

# English: Relaxed: everybody locks in one hidden answer. Race: all call aloud and may beat each other’s calls.
ANSWERS_MEANS = Spokojnie: każdy zatwierdza jedną ukrytą odpowiedź. Wyścig: wszyscy zgłaszają na głos i mogą się przebijać.

# English: Relaxed
RELAXED = Spokojnie

# English: Race
RACE = Wyścig

# English: Race clock
CLOCK = Zegar wyścigu

# English: How long a call stands before it wins; without a clock, all others must say that they are done.
CLOCK_MEANS = Jak długo zgłoszenie czeka, zanim wygra; bez zegara wszyscy inni muszą powiedzieć, że nic już nie zgłaszają.

# English: 12 seconds
SECONDS_12 = 12 sekund

# English: 6 seconds
SECONDS_6 = 6 sekund

# English: 25 seconds
SECONDS_25 = 25 sekund

# English: No clock
NO_CLOCK = Bez zegara

# English: Scoring
SCORING = Punktacja

# English: By rank: won number cards count 1, jacks 2, queens 3, kings 4, Jokers 5. 1 each: every won card counts 1.
SCORING_MEANS = Według rang: karty liczbowe po 1, walety 2, damy 3, króle 4, jokery 5. Po 1: każda zdobyta karta liczy się jako 1.

# English: By rank
BY_RANK = Według rang

# English: 1 each
ONE_EACH = Po 1

# English: Length
MATCH_LENGTH = Długość

# English: One deal, three deals, or until somebody has 100 points after a deal.
MATCH_LENGTH_MEANS = Jedno rozdanie, trzy rozdania albo gra, aż ktoś po rozdaniu ma 100 punktów.

# English: One deal
ONE_DEAL = Jedno rozdanie

# English: Three deals
THREE_DEALS = Trzy rozdania

# English: To 100 points
TO_100 = Do 100 punktów

# English: Value of Jokers
JOKER = Wartość jokera

# English: Strict: it counts the same as the copied card in your answer. Free: if it copies a face card, you choose 1 or 10.
JOKER_MEANS = Ścisła: taka jak wartość skopiowanej karty w twojej odpowiedzi. Dowolna: jeśli joker kopiuje figurę, wybierasz 1 lub 10.

# English: Strict
STRICT = Ścisła

# English: Free
FREE = Dowolna

# English: Jokers for two
JOKERS = Jokery we dwoje

# English: With two players: four Jokers in the pack, or two.
JOKERS_MEANS = Przy dwóch graczach: cztery jokery w talii albo dwa.

# English: Four
FOUR = Cztery

# English: Two
TWO = Dwa

# English: the number of Jokers can be changed for two players only
JOKERS_FOR_TWO = liczbę jokerów można zmienić tylko dla dwóch graczy

# English: most points in the deal
MOST_IN_DEAL = najwięcej punktów w rozdaniu

# English: most points in three deals
MOST_IN_THREE = najwięcej punktów w trzech rozdaniach

# English: 100 points
HUNDRED_POINTS = 100 punktów

# English: most points in twenty deals
MOST_IN_TWENTY = najwięcej punktów w dwudziestu rozdaniach

# English: { $left } to go
to_go = brakuje { $left }

# English: display
DISPLAY = pula

# English: bonus
BONUS = premia

# English: pile
PILE = stosik

# English: won cards
WON_CARDS = zdobyte karty

# English: You are barred until these cards are won or set aside
BARRED_UNTIL = Masz blokadę, dopóki te karty nie zostaną zdobyte lub odłożone

# English: Your call stands
YOUR_CALL_STANDS = Twoje zgłoszenie prowadzi

# English: Wait to see if anybody has an answer
CAN_ANYBODY = Poczekaj, może ktoś ułoży odpowiedź

# English: Wait for the others
WAIT_FOR_OTHERS = Poczekaj na pozostałych

# English: Highest number ending in 1
LOCK_IN_HIGHEST = Największa liczba z 1 na końcu

# English: Beat { $value }
beat = Przebij { $value }

# English: Only you can answer: call, or say “one off”
ONLY_YOU = Tylko ty możesz odpowiedzieć: zgłoś liczbę albo powiedz „nie da się”

# English: Call the highest number that ends in 1
CALL_HIGHEST = Zgłoś największą liczbę, która kończy się na 1

# English: One off
ONE_OFF = Nie da się

# English: No answer
NO_ANSWER = Nie mam

# English: Nothing to say
NOTHING_TO_SAY = Nie zgłaszam

# English: Lock in
LOCK_IN = Zatwierdź

# English: Call
CALL = Zgłoś

# English: Your answer
YOUR_ANSWER = Twoja odpowiedź

# English: or type: 7*(K+1)
TYPE_LIKE = lub wpisz: 7*(K+1)

# English: “one off” is possible only while no call stands
FOR_CALLS = „nie da się” można powiedzieć tylko wtedy, gdy nie ma zgłoszenia

# English: somebody has said “one off” already
SAID_ALREADY = ktoś już powiedział „nie da się”

# English: with a clock you cannot say `nothing`: just wait
WAIT_INSTEAD = przy zegarze nie mówi się `nothing`: po prostu poczekaj

# English: everybody else is barred: call an answer or say “one off”
ALL_BARRED = wszyscy inni mają blokadę: zgłoś odpowiedź albo powiedz „nie da się”

# English: { $n } { $n -> [one] card *[other] cards }
cards =
    { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }

# English: = { $value } with { $n } { $n -> [one] card *[other] cards }
comes_to =
    = { $value } z { $n } { $n ->
        [one] karty
        [few] kart
       *[many] kart
    }

# English: { $value } so far
so_far = na razie { $value }

# English: { $card } as { $value }
face_as = { $card } jako { $value }

# English: Joker as { $card }
joker_as = Joker jako { $card }

# English: Joker as { $card } = { $value }
joker_as_value = Joker jako { $card } = { $value }

# English: Joker as the { $joker }
joker_as_joker = Joker jako { $joker }

# English: Stands: { $value } with { $n } { $n -> [one] card *[other] cards }
stands =
    Prowadzi: { $value } z { $n } { $n ->
        [one] karty
        [few] kart
       *[many] kart
    }

# English: one off
SAID_ONE_OFF = „nie da się”

# English: locked in
LOCKED_IN = zatwierdzone

# English: locked in: { $value }
locked_in = zatwierdzone: { $value }

# English: nothing to say
SAID_NOTHING = nie zgłasza

# English: barred
BARRED = blokada

# English: The last display
LAST_DISPLAY = Poprzednia pula

# English: No answer was possible.
NOT_POSSIBLE = Żadna odpowiedź nie była możliwa.

# English: Nothing higher was possible.
NOTHING_HIGHER = Nic większego nie było możliwe.

# English: { $n } higher { $n -> [one] number was *[other] numbers were } possible.
higher =
    { $n ->
        [one] Możliwa była
        [few] Możliwe były
       *[many] Możliwych było
    } { $n } { $n ->
        [one] większa liczba
        [few] większe liczby
       *[many] większych liczb
    }.

# English: { $n } { $n -> [one] answer was *[other] answers were } possible.
possible =
    { $n ->
        [one] Możliwa była
        [few] Możliwe były
       *[many] Możliwych było
    } { $n } { $n ->
        [one] odpowiedź
        [few] odpowiedzi
       *[many] odpowiedzi
    }.

# English: On display: { $cards }.
on_display = W puli: { $cards }.

# English: Nobody has a card left to turn: the display is dead.
DEAD = Nikt nie ma już karty do odkrycia: pula przepada.

# English: { $who } { $who -> [you] turn *[other] turns } the { $cards }.
turns =
    { $who ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    }: { $cards }.

# English: { $who } { $who -> [you] lock *[other] locks } in.
locks_in =
    { $who ->
        [you] Zatwierdzasz
       *[other] { $who } zatwierdza
    }.

# English: { $who } { $who -> [you] call *[other] calls } { $call }.
calls =
    { $who ->
        [you] Zgłaszasz
       *[other] { $who } zgłasza
    } { $call }.

# English: { $who } { $who -> [you] say *[other] says } “one off”.
says_one_off =
    { $who ->
        [you] Mówisz
       *[other] { $who } mówi
    }: „nie da się”.

# English: { $who } { $who -> [you] have *[other] has } nothing to say.
says_nothing =
    { $who ->
        [you] Nic nie zgłaszasz
       *[other] { $who } nic nie zgłasza
    }.

# English: { $who } { $who -> [you] are *[other] is } barred: { $why }.
is_barred =
    { $who ->
        [you] Masz
       *[other] { $who } ma
    } blokadę: { $why }.

# English: { $who } { $who -> [you] win *[other] wins } the display.
wins =
    { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } pulę.

# English: Set aside as a bonus: { $cards }.
set_aside = Odłożone jako premia: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } { $cards }.
takes =
    { $who ->
        [you] Bierzesz
       *[other] { $who } bierze
    }: { $cards }.

# English: the “one off” is answered
ANSWERED = na „nie da się” znalazła się odpowiedź

# English: { $value } is not better than what stands
not_better = { $value } nie jest lepsze od tego, co prowadzi

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }: nothing higher can be made.
best_there_is = { $value }, użyte karty: { $used } z { $n }. Nic większego nie da się ułożyć.

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }.
an_answer = { $value }, użyte karty: { $used } z { $n }.

# English: { $n -> [one] This { $n } card makes *[other] These { $n } cards make } no answer at all.
none_there_is =
    { $n ->
        [one] Z tej karty
        [few] Z tych { $n } kart
       *[many] Z tych { $n } kart
    } nie da się ułożyć żadnej odpowiedzi.

# English: { $value } is the highest that can be made.
nothing_better = Nic większego niż { $value } nie da się ułożyć.

# English: Find the highest answer. If there is none, say “One off”.
PUZZLE_HIGHEST = Znajdź największą odpowiedź. Jeśli żadnej nie ma, powiedz „Nie da się”.

# English: Find the highest answer that uses every card.
PUZZLE_ALL = Znajdź największą odpowiedź ze wszystkich kart.

# English: Make exactly 101. There is only one way, apart from swapped cards.
PUZZLE_EXACT = Ułóż dokładnie 101. Nie licząc przestawiania kart, jest tylko jeden sposób.

# English: Make the highest answer in three different ways.
PUZZLE_WAYS = Ułóż największą odpowiedź na trzy różne sposoby.

# English: Find the highest answer with +, −, × and ÷, each of them once.
PUZZLE_EACH = Znajdź największą odpowiedź, w której każdy ze znaków +, −, × i ÷ jest użyty raz.

# English: Seeing how large a number can become
TRAINS_HIGHEST = Widzieć, jak duża może być liczba

# English: Using the cards that get in the way
TRAINS_ALL = Wykorzystać karty, które przeszkadzają

# English: Working back from the result
TRAINS_EXACT = Liczyć wstecz od wyniku

# English: Finding a second and a third way
TRAINS_WAYS = Znaleźć drugi i trzeci sposób

# English: Subtracting and dividing without losing much
TRAINS_EACH = Odejmować i dzielić bez dużych strat

# English: You made { $value }, but a higher answer like that is possible.
more_there_is = Masz { $value }, ale możliwa jest większa odpowiedź tego rodzaju.

# English: It does not use every card.
NOT_EVERY_CARD = Nie używa wszystkich kart.

# English: It does not use each of the four signs once.
NOT_EACH_SIGN = Nie używa każdego z czterech znaków dokładnie raz.

# English: You made { $value }, not { $wanted }.
not_exact = Masz { $value }, a nie { $wanted }.

# English: You made { $value }, but { $best } is possible.
higher_there_is = Masz { $value }, ale możliwe jest { $best }.

# English: That only says that you have no answer. “One off” says that there is none.
NOTHING_SAYS_LESS = To znaczy tylko, że nie masz odpowiedzi. „Nie da się” znaczy, że jej nie ma.

# English: There is an answer: { $best }.
answer_there_is = Jest odpowiedź: { $best }.
