## games::one_hundred_and_one::illegal_texts

# English: order a suit only with a queen that you play, or for the starting queen
illegal-ONLY_WITH_A_QUEEN = koloru żąda się tylko zagraną damą albo za damę początkową

# English: first order a suit for the starting queen
illegal-ORDER_FIRST = najpierw zażądaj koloru za damę początkową

# English: pass the cards on, or draw them
illegal-MUST_DRAW = przekaż karty dalej albo je dobierz

# English: you may pass only if you drew by choice and could play
illegal-MAY_NOT_PASS = spasować można tylko po dobraniu z wyboru, gdy można było zagrać

# English: you have drawn a card already: play, or pass
illegal-HAS_DRAWN = karta jest już dobrana: zagraj albo spasuj

# English: you must cover the eight: you have a card that fits
illegal-MUST_COVER = trzeba przykryć ósemkę: masz kartę, która pasuje

# English: there is no card to draw
illegal-NO_CARD = nie ma karty do dobrania

# English: you have a card that fits, so you must play it
illegal-MUST_PLAY = masz kartę, która pasuje, więc trzeba ją zagrać

# English: the { $card } does not fit: expected { $expected }
illegal-does_not_fit = { $card } nie pasuje. Pasuje: { $expected }

# English: only a queen orders a suit
illegal-ONLY_QUEENS_ORDER = koloru żąda tylko dama

# English: this queen ends the round, so it orders no suit
illegal-LAST_QUEEN = ta dama kończy rundę, więc nie żąda koloru

# English: a queen orders a suit: add `order` and its letter after the cards
illegal-QUEEN_ORDERS = dama żąda koloru: dopisz po kartach `order` i jego literę

# English: play one card at a time
illegal-ONE_AT_A_TIME = zagrywaj po jednej karcie

# English: only cards of the same rank can be played together
illegal-ONE_RANK = razem można zagrać tylko karty jednej rangi

# English: between the first and the last card, expected { $cards } in this order
illegal-in_this_order = między pierwszą a ostatnią kartą ma być kolejno: { $cards }

# English: another six
illegal-SIX = druga szóstka

# English: another seven
illegal-SEVEN = druga siódemka

# English: { $suit }, as ordered, or a queen
illegal-ordered = { $suit } zgodnie z żądaniem albo dama

# English: { $suit }, the rank of the { $card }, or a queen
illegal-suit_or_rank = { $suit }, ta sama ranga co { $card } albo dama

## games::one_hundred_and_one::texts

# English: One Hundred and One
TITLE = Sto jeden

# English: Get rid of your cards. A total of exactly 101 becomes 0.
TAGLINE = Pozbądź się kart. Wynik równy 101 zmienia się w 0.

# English: 15 minutes
LENGTH = 15 minut

# English: round
ROUND = runda

# English: Traditional (Mau-Mau family); this version as described by RD AAOW.
CREDIT = Gra tradycyjna z rodziny mau-mau (makao); ta wersja według opisu RD AAOW.

# English: discard pile
PLAYED_CARDS = stos

# English: Order a suit
ORDER_A_SUIT = Zażądaj koloru

# English: Which card lies on top?
WHICH_ON_TOP = Która karta na wierzch?

# English: Play a card
PLAY = Zagraj kartę

# English: Play a card, or draw
PLAY_OR_DRAW = Zagraj kartę albo dobierz

# English: Play a card, or pass
PLAY_OR_PASS = Zagraj kartę albo spasuj

# English: Pass it on, or draw { $cards } { $cards -> [one] card *[other] cards }
pass_on_or_draw =
    Przekaż dalej albo dobierz { $cards } { $cards ->
        [one] kartę
        [few] karty
       *[many] kart
    }

# English: Cover the eight
COVER = Przykryj ósemkę

# English: Cover the eight, or draw until a card fits
COVER_OR_DRAW = Przykryj ósemkę albo dobieraj, aż karta będzie pasować

# English: Nothing fits: draw a card
DRAW_AS_NOTHING_FITS = Nic nie pasuje: dobierz kartę

# English: Nothing fits, and there is nothing to draw: pass
PASS_AS_NOTHING_FITS = Nic nie pasuje i nie ma czego dobrać: pas

# English: Draw a card
DRAW_A_CARD = Dobierz kartę

# English: Draw { $cards } { $cards -> [one] card *[other] cards }
draw_cards =
    Dobierz { $cards } { $cards ->
        [one] kartę
        [few] karty
       *[many] kart
    }

# English: Nothing to draw: pass
NOTHING_TO_DRAW = Nie ma czego dobrać: pas

# English: Pass
PASS = Pas

# English: Play { $cards }{ $effect -> [some] : { $effect } *[none] }
play_cards =
    Zagraj: { $cards }{ $effect ->
        [some] { " " }({ $effect })
       *[none] { "" }
    }

# English: the next player draws { $cards }
next_draws = następny gracz dobiera { $cards }

# English: the next player is skipped
NEXT_IS_SKIPPED = następny gracz traci kolejkę

# English: must be covered
MUST_BE_COVERED = trzeba przykryć

# English: order { $suit }
order = żądanie: { $suit }

# English: out, and 20 off
OUT_AND_20_OFF = koniec kart i 20 mniej

# English: out, and 40 off
OUT_AND_40_OFF = koniec kart i 40 mniej

# English: out, and the others pay double
OUT_AND_DOUBLE = koniec kart, inni płacą podwójnie

# English: out, and the others pay fourfold
OUT_AND_FOURFOLD = koniec kart, inni płacą poczwórnie

# English: { $last } on top
on_top = na wierzchu { $last }

# English: { $first } first, { $last } on top
first_and_on_top = pierwsza { $first }, na wierzchu { $last }

# English: +{ $cards }, skipped
hit = +{ $cards }, traci kolejkę

# English: skipped
SKIPPED = traci kolejkę

# English: +{ $cards } waiting
waits = czeka +{ $cards }

# English: must cover
COVERS = ma przykryć

# English: out
OUT = bez kart

# English: knocked out
KNOCKED_OUT = odpada

# English: { $hand } { $hand -> [one] point *[other] points } in hand
in_hand =
    na ręce { $hand } { $hand ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

# English: { $sum } if you lose now
if_lost = { $sum }, jeśli teraz przegrasz

# English: more than 101
ABOVE_GOAL = powyżej 101

# English: 101 would become 0
BACK_TO_NOTHING = 101 zmieni się w 0

# English: { $who } { $who -> [you] take *[other] takes } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
takes_points =
    { $who ->
        [you] Dostajesz
       *[other] { $who } dostaje
    } { $points } { $points ->
        [one] punkt karny
        [few] punkty karne
       *[many] punktów karnych
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Razem: { $total }.

# English: { $who } { $who -> [you] shed *[other] sheds } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
sheds_points =
    { $who ->
        [you] Odejmujesz sobie
       *[other] { $who } odejmuje sobie
    } { $points } { $points ->
        [one] punkt karny
        [few] punkty karne
       *[many] punktów karnych
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Razem: { $total }.

# English: { $who } { $who -> [you] order *[other] orders } { $suit }.
orders =
    { $who ->
        [you] Żądasz
       *[other] { $who } żąda
    } koloru: { $suit }.

# English: { $who } { $who -> [you] are *[other] is } skipped.
is_skipped =
    { $who ->
        [you] Tracisz
       *[other] { $who } traci
    } kolejkę.

# English: { $who } can pass { $cards } { $cards -> [one] card *[other] cards } on.
can_pass_on =
    { $who ->
        [you] Możesz
       *[other] { $who } może
    } przekazać dalej dobieranie { $cards } { $cards ->
        [one] karty
        [few] kart
       *[many] kart
    }.

# English: The drawn card fits.
DRAWN_CARD_FITS = Dobrana karta pasuje.

# English: A card fits.
A_CARD_FITS = Jakaś karta pasuje.

# English: Nothing fits.
NOTHING_FITS = Nic nie pasuje.

# English: { $who } { $who -> [you] pass *[other] passes }.
passes =
    { $who ->
        [you] Pasujesz
       *[other] { $who } pasuje
    }.

# English: There is nothing to draw. { $who } { $who -> [you] pass *[other] passes }.
finds_nothing =
    Nie ma czego dobrać. { $who ->
        [you] Pasujesz
       *[other] { $who } pasuje
    }.

# English: There is nothing to draw, so the eight counts as covered.
COUNTS_AS_COVERED = Nie ma czego dobrać, więc ósemka liczy się jako przykryta.

# English: { $who } { $who -> [you] are *[other] is } out.
is_out =
    { $who ->
        [you] Nie masz już kart
       *[other] { $who } nie ma już kart
    }.

# English: Exactly 101: { $who -> [you] you begin *[other] { $who } begins } again from 0.
is_wiped =
    Dokładnie 101: { $who ->
        [you] zaczynasz
       *[other] { $who } zaczyna
    } znów od 0.

# English: { $who } { $who -> [you] are *[other] is } knocked out.
is_knocked_out =
    { $who ->
        [you] Odpadasz
       *[other] { $who } odpada
    } z meczu.

# English: Nobody can play or draw: the round is blocked.
BLOCKED_BY_PASSES = Nikt nie może zagrać ani dobrać: runda jest zablokowana.

# English: After 300 turns the round is blocked.
BLOCKED_BY_TURNS = Po 300 turach runda jest zablokowana.

# English: The stock has been rebuilt eleven times: the round is blocked.
BLOCKED_BY_REBUILDS = Talon tworzono na nowo już jedenaście razy: runda jest zablokowana.

# English: somebody has more than 101, and the lowest total wins
EXCEEDED = ktoś ma więcej niż 101, wygrywa najniższy wynik

# English: all others have more than 101
LAST_LEFT = wszyscy pozostali mają więcej niż 101

# English: all have more than 101, and the lowest total wins
NOBODY_LEFT = wszyscy mają więcej niż 101, wygrywa najniższy wynik

# English: 100 rounds were played, and the lowest total wins
ALL_ROUNDS = rozegrano 100 rund, wygrywa najniższy wynik

# English: Free to draw
DRAW_CHOICE = Dobieranie z wyboru

# English: You need not play: draw one card instead, then play or pass.
DRAW_CHOICE_SAYS = Nie musisz zagrywać: możesz dobrać jedną kartę, a potem zagrać lub spasować.

# English: Equal ranks together
EQUAL_RANKS = Równe rangi razem

# English: You may play several cards of one rank at once; their effects add up.
EQUAL_RANKS_SAYS = Możesz zagrać naraz kilka kart jednej rangi; ich działania się sumują.

# English: Pass it on
PASS_ON = Przekazywanie

# English: Answer a six with a six, or a seven with a seven: the next player takes it all.
PASS_ON_SAYS = Na szóstkę odpowiedz szóstką, na siódemkę siódemką: wszystko bierze następny gracz.

# English: Quick round
QUICK_ROUND = Szybka runda

# English: The round ends as soon as one player is out.
QUICK_ROUND_SAYS = Runda kończy się, gdy tylko ktoś pozbędzie się kart.

# English: Knock-out
KNOCK_OUT = Odpadanie

# English: Three or four players: whoever goes above 101 is out, and the others play on until one is left.
KNOCK_OUT_SAYS = Dla trzech lub czterech graczy: kto przekroczy 101, odpada, a pozostali grają, aż zostanie jeden.

# English: Knock-out is for three or four players: with two, the match ends when one has lost
KNOCK_OUT_FOR_MORE = odpadanie jest dla trzech lub czterech graczy: we dwoje mecz kończy się z przegraną jednego z nich

# English: Queens only
LONE_QUEEN = Same damy

# English: A hand of nothing but queens costs 20 for each, 40 for the queen of spades.
LONE_QUEEN_SAYS = Ręka z samych dam kosztuje po 20 za każdą, a za damę pik 40.

# English: Winner deals
WINNER_DEALS = Zwycięzca rozdaje

# English: The first player out deals the next round.
WINNER_DEALS_SAYS = Kto pierwszy pozbędzie się kart, rozdaje w następnej rundzie.

# English: Cards each
HAND_SIZE = Kart na gracza

# English: How many cards each player gets; the dealer’s last one begins the discard pile.
HAND_SIZE_SAYS = Ile kart dostaje każdy gracz; ostatnia karta rozdającego otwiera stos.

# English: Four
FOUR = Cztery

# English: Five
FIVE = Pięć

# English: Queens double
QUEEN_DOUBLES = Damy podwajają

# English: Going out on a queen takes nothing off, but the others pay double, and fourfold for the queen of spades.
QUEEN_DOUBLES_SAYS = Zakończenie damą niczego nie odejmuje, ale inni płacą podwójnie, a za damę pik poczwórnie.

# English: You get rid of { $n } { $n -> [one] card *[other] cards } at once and keep { $left }, worth { $points } { $points -> [one] point *[other] points }.
chain_leaves =
    Pozbywasz się naraz { $n } { $n ->
        [one] karty
        [few] kart
       *[many] kart
    }. { $left ->
        [one] Zostaje
        [few] Zostają
       *[many] Zostaje
    } { $left } za { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

# English: { $n -> [one] This card goes *[other] These { $n } cards go } one after the other, and you are out.
chain_goes_out =
    { $n ->
        [one] Zagrywasz tę kartę
        [few] Zagrywasz te { $n } karty jedną po drugiej
       *[many] Zagrywasz te { $n } kart jedną po drugiej
    } i nie masz już kart.

# English: { $n } of { $unseen } unseen cards fit.
unseen_fit =
    { $n ->
        [one] Pasuje
        [few] Pasują
       *[many] Pasuje
    } { $n } z { $unseen } nieznanych kart.

# English: You hold { $n } of this suit; { $others } of { $unseen } unseen cards have it, too.
of_the_suit = Liczba twoich kart tego koloru: { $n }; wśród { $unseen } nieznanych kart: { $others }.

# English: You take { $n } { $n -> [one] card *[other] cards }.
must_take =
    Bierzesz { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }.

# English: You keep { $n } { $n -> [one] card *[other] cards }, worth { $points } { $points -> [one] point *[other] points }; { $fitting } of them { $fitting -> [one] fits *[other] fit } now.
keeps_cards =
    { $n ->
        [one] Zostaje
        [few] Zostają
       *[many] Zostaje
    } ci { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    } za { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }; { $fitting ->
        [one] pasuje
        [few] pasują
       *[many] pasuje
    } z nich teraz { $fitting }.

# English: Play a queen. Which suit leaves the fewest cards that fit?
PUZZLE_SUIT = Zagraj damę. Przy którym kolorze pasuje najmniej kart?

# English: Play all your cards in this turn.
PUZZLE_CHAIN = Zagraj w tej turze wszystkie swoje karty.

# English: After which card must the other player certainly draw?
PUZZLE_SAFE = Po której karcie przeciwnik na pewno musi dobrać?

# English: Which of these cards can the other player not have?
PUZZLE_CANNOT = Której z tych kart przeciwnik nie może mieć?

# English: The other player has one card. Which of these can it be?
PUZZLE_LAST = Przeciwnik ma jedną kartę. Która z tych kart może nią być?

# English: All cards are open. Get rid of your cards as soon as possible, whatever the other player does.
PUZZLE_OUT = Wszystkie karty są odkryte. Pozbądź się kart jak najszybciej, cokolwiek zrobi przeciwnik.

# English: All cards are open. As soon as possible, end the round with more than 101 points for the other player.
PUZZLE_OVER = Wszystkie karty są odkryte. Zakończ rundę jak najszybciej tak, by przeciwnik miał więcej niż 101 punktów.

# English: Counting the suits that were not seen
TRAINS_SUIT = Liczyć kolory, których jeszcze nie było widać

# English: Finding the order in which everything can be played
TRAINS_CHAIN = Znaleźć kolejność, w której da się zagrać wszystko

# English: Knowing what the other player cannot hold
TRAINS_SAFE = Wiedzieć, czego przeciwnik nie może mieć

# English: Finding the last card of the other player
TRAINS_LAST = Odgadnąć ostatnią kartę przeciwnika

# English: Looking ahead until you are out
TRAINS_OUT = Liczyć naprzód aż do ostatniej karty

# English: Ending the round when it costs the other player most
TRAINS_OVER = Kończyć rundę, gdy kosztuje przeciwnika najwięcej

# English: After it at least { $n } { $n -> [one] card stays *[other] cards stay } in your hand.
chain_is_stuck =
    Po tym na ręce { $n ->
        [one] zostaje
        [few] zostają
       *[many] zostaje
    } co najmniej { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }.

# English: It orders no suit.
ORDERS_NOTHING = Ten ruch nie żąda koloru.

# English: It plays no card.
COVERS_NOTHING = Ten ruch nie zagrywa karty.

# English: The other player may hold this card, which fits: { $card }.
may_be_covered = Przeciwnik może mieć kartę, która pasuje: { $card }.

# English: { $n } unseen { $n -> [one] card fits *[other] cards fit }. For the best suit it is only { $least }.
suit_is_covered =
    { $n ->
        [one] Pasuje
        [few] Pasują
       *[many] Pasuje
    } { $n } { $n ->
        [one] nieznana karta
        [few] nieznane karty
       *[many] nieznanych kart
    }. Przy najlepszym kolorze tylko { $least }.
