## games::hundred_rummy::texts

# English: 100 Points Rummy
TITLE = Remik stu punktów

# English: Collect four cards that make exactly 100, four times.
TAGLINE = Zbierz cztery karty, które dają dokładnie 100. Cztery razy.

# English: 5 minutes
LENGTH_IN_WORDS = 5 minut

# English: game
ROUND = partia

# English: Invented by Aaron and Stephanie Richardson (A'n'SR-entertainments).
CREDIT = Autorzy gry: Aaron i Stephanie Richardson (A'n'SR-entertainments).

# English: Length
LENGTH = Długość

# English: One game, or a tournament: each player plays first in one game, and all points add up.
LENGTH_DOES = Jedna partia albo turniej: każdy gracz zaczyna w jednej partii, a wszystkie punkty się sumują.

# English: One game
ONE_GAME = Jedna partia

# English: Tournament
TOURNAMENT = Turniej

# English: End of solitaire
SOLITAIRE_END = Koniec pasjansa

# English: Playing alone, you lose when you must draw from an empty stock, or as soon as the stock is empty.
SOLITAIRE_END_DOES = W pasjansie przegrywasz, gdy trzeba dobrać z pustego talonu, albo już wtedy, gdy talon jest pusty.

# English: When you must draw
MUST_DRAW = Gdy trzeba dobrać

# English: When the stock is empty
STRICT = Gdy talon jest pusty

# English: “End of solitaire” can be changed for one player only
ONLY_ALONE = opcję „Koniec pasjansa” można zmienić tylko dla jednego gracza

# English: the stock ran out before 400 points
STOCK_RAN_OUT = talon skończył się przed 400 punktami

# English: most points in the tournament
MOST_IN_TOURNAMENT = najwięcej punktów w turnieju

# English: the stock ran out three times without a score
TOO_MANY_REBUILDS = talon skończył się trzeci raz bez zapisanej setki

# English: a hundred cards in a row came from the discard pile
TOO_MANY_TAKES = sto kart z rzędu wzięto ze stosu

# English: 400 points
GOAL = 400 punktów

# English: Discard a card
DISCARD = Odrzuć kartę

# English: Score, or take a card
SCORE_OR_TAKE = Zapisz 100 albo weź kartę

# English: Take a card
TAKE = Weź kartę

# English: The game is over
GAME_IS_OVER = Koniec partii

# English: Take from the stock
TAKE_STOCK = Weź z talonu

# English: Take the { $card }
take_discard = Weź: { $card }

# English: Take from the discard pile
TAKE_DISCARD = Weź ze stosu

# English: Discard { $card }
discard = Odrzuć: { $card }

# English: Score 100
SCORE = Zapisz 100

# English: scored hundreds
HUNDREDS = zapisane setki

# English: { $n } { $n -> [one] hundred *[other] hundreds } to go
to_go =
    jeszcze { $n } { $n ->
        [one] setka
        [few] setki
       *[many] setek
    }

# English: all four hundreds
DONE = wszystkie cztery setki

# English: the game is over
OVER = partia jest skończona

# English: your hand makes { $points }, not 100
not_100 = twoja ręka daje { $points }, a nie 100

# English: in solitaire you cannot take from the discard pile
NEVER_TAKEN = w pasjansie nie można brać ze stosu

# English: the discard pile is empty
NO_DISCARD = stos jest pusty

# English: the stock is empty, so you must score your hand
NO_STOCK = talon jest pusty, więc trzeba zapisać rękę

# English: Four cards make exactly 100.
MAKES_100 = Cztery karty dają dokładnie 100.

# English: With what you keep, { $n } of { $unseen } unseen cards make 100.
kept_makes_100 =
    Z tym, co zostaje, 100 { $n ->
        [one] daje
        [few] dają
       *[many] daje
    } { $n } z { $unseen } nieznanych kart.

# English: { $n } of { $unseen } unseen cards make 100.
drawn_makes_100 =
    100 { $n ->
        [one] daje
        [few] dają
       *[many] daje
    } { $n } z { $unseen } nieznanych kart.

# English: After which discard do most unseen cards make 100?
PUZZLE_MOST = Po odrzuceniu której karty najwięcej nieznanych kart daje 100?

# English: One discard wins the solitaire for certain. Which?
PUZZLE_WIN = Po odrzuceniu jednej z kart na pewno wygrasz pasjansa. Której?

# English: Which discard wins the solitaire most often?
PUZZLE_SOLITAIRE = Po odrzuceniu której karty najczęściej wygrywasz pasjansa?

# English: All cards are open. Score the next hundred as soon as possible, whatever the other player does.
PUZZLE_RACE = Wszystkie karty są odkryte. Zapisz następną setkę jak najszybciej, cokolwiek zrobi przeciwnik.

# English: All cards are open. Score the next hundred in as few turns as possible.
PUZZLE_PLAN = Wszystkie karty są odkryte. Zapisz następną setkę w jak najmniejszej liczbie tur.

# English: All cards are open. Reach 400 points in as few turns as possible.
PUZZLE_DRAWS = Wszystkie karty są odkryte. Zdobądź 400 punktów w jak najmniejszej liczbie tur.

# English: Counting the cards that help
TRAINS_MOST = Liczyć karty, które pomogą

# English: Playing the end of a solitaire to the last card
TRAINS_WIN = Rozegrać końcówkę pasjansa do ostatniej karty

# English: Weighing chances when the stock is nearly known
TRAINS_SOLITAIRE = Ważyć szanse, gdy talon jest prawie znany

# English: Being one turn faster
TRAINS_RACE = Być o turę szybciej

# English: Planning several draws ahead
TRAINS_PLAN = Planować kilka dobrań naprzód

# English: After it { $n } unseen { $n -> [one] card makes *[other] cards make } 100. After the best discard it is { $most }.
leaves_hundreds =
    Po odrzuceniu tej karty 100 { $n ->
        [one] daje
        [few] dają
       *[many] daje
    } { $n } { $n ->
        [one] nieznana karta
        [few] nieznane karty
       *[many] nieznanych kart
    }. Po odrzuceniu najlepszej: { $most }.

# English: It wins in { $percent }% of the cases. The best discard wins in { $most }%.
wins_solitaire = Wygrywa w { $percent }% przypadków. Najlepsza odrzucona karta wygrywa w { $most }%.
