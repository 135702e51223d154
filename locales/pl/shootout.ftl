## games::shootout::illegal_texts

# English: the game is over
illegal-OVER = partia jest skończona

# English: first take a card
illegal-TAKE_FIRST = najpierw weź kartę

# English: discard exactly one card
illegal-ONE_CARD = odrzuć dokładnie jedną kartę

# English: if you shoot, you must shoot three times
illegal-THREE_SHOTS = kto strzela, musi strzelić trzy razy

# English: now lead a card, or end the turn
illegal-LEAD_OR_PASS = teraz wyjdź kartą albo zakończ turę

# English: you must follow the lead
illegal-FOLLOW = trzeba dołożyć do wyjścia

# English: you must score at least one card of the trick
illegal-SCORE = trzeba zapisać co najmniej jedną kartę z lewy

# English: only single cards can be played in this match
illegal-SINGLES_ONLY = w tym meczu zagrywa się tylko pojedyncze karty

# English: only cards of one rank can be played together
illegal-MIXED = razem można zagrać tylko karty jednej rangi

# English: follow a single card with a single card
illegal-SINGLE_FOR_SINGLE = do pojedynczej karty dołóż pojedynczą

# English: follow { $n } cards with as many, or with one
illegal-as_many =
    do { $n } { $n ->
        [one] karty
        [few] kart
       *[many] kart
    } dołóż tyle samo albo jedną

# English: you must follow suit: your hand has { $suit }
illegal-follow_suit = trzeba dołożyć do koloru, masz go na ręce: { $suit }

# English: your hand has { $suit }, so your set needs { $suit } or a trump
illegal-set_needs = masz na ręce kolor: { $suit }, więc jedna z kart musi być w tym kolorze lub atutowa

# English: { $card } must be on top, and the others in the order S H D C
illegal-trump_on_top = na wierzchu ma być { $card }, pozostałe w kolejności S H D C

# English: write the cards below the top one in the order S H D C
illegal-ORDER = karty pod wierzchnią zapisz w kolejności S H D C

# English: expected { $moves }
illegal-expected = tu pasuje: { $moves }

# English: { $before } or { $last }
illegal-or = { $before } lub { $last }

# English: a two was lost to this trick: expected `score miss 0`
illegal-TWO_WAS_LOST = w tej lewie przepadła dwójka: tu pasuje `score miss 0`

# English: a two was lost to this trick, so score one card of the winner's own set
illegal-ONE_OF_OWN_SET = w tej lewie przepadła dwójka, więc zapisz jedną kartę z zagranych przez zwycięzcę

# English: score all that one player played to this trick
illegal-ALL_OF_ONE_PLAYER = zapisz wszystko, co do tej lewy zagrał jeden gracz

# English: nobody lost a two to this trick
illegal-NO_TWO_LOST = w tej lewie nikt nie stracił dwójki

# English: there is no sum to decide on
illegal-NO_SUM = nie ma sumy, o której trzeba decydować

## games::shootout::texts

# English: Shootout
TITLE = Strzelanina

# English: Win tricks, and score one card of each to land on exactly 101.
TAGLINE = Bierz lewy i zapisuj z każdej jedną kartę, by trafić dokładnie w 101.

# English: 15 minutes
LENGTH = 15 minut

# English: game
ROUND = partia

# English: A published two-player card game. We do not know its author and title; “Shootout” is our name for it.
CREDIT = Opublikowana gra karciana dla dwojga. Nie znamy jej autora ani tytułu; nazwa „Strzelanina” pochodzi od nas.

# English: Target
TARGET = Cel

# English: Hit this number exactly to win. With doubles and triples it is 201 unless you choose another.
TARGET_DOES = Traf dokładnie w tę liczbę, żeby wygrać. Z parami i trójkami jest to 201, o ile nie wybierzesz inaczej.

# English: 67, 133 and 201
THREE_TARGETS = 67, 133 i 201

# English: Three shots
THREE_SHOTS = Trzy strzały

# English: If you shoot, you shoot three times in a row. Each trick scores by itself, or only the sum scores.
THREE_SHOTS_DOES = Kto strzela, strzela trzy razy z rzędu. Każda lewa liczy się osobno albo liczy się tylko suma.

# English: Each trick scores
EACH_SCORES = Każda lewa

# English: The sum scores
TOTAL_SCORES = Tylko suma

# English: No overshooting
NO_OVERSHOOTING = Bez przestrzelenia

# English: A value that would pass the target is not added: it counts nothing or is subtracted.
NO_OVERSHOOTING_DOES = Wartość, która przekroczyłaby cel, nie jest dodawana: nie liczy się albo jest odejmowana.

# English: Doubles and triples
SETS = Pary i trójki

# English: Two or three cards of one rank may be led together.
SETS_DOES = Można wyjść dwiema lub trzema kartami jednej rangi naraz.

# English: Misses
MISSING = Pudła

# English: If a player who follows loses a two to the trick, its winner scores nothing.
MISSING_DOES = Jeśli ktoś dokłada do lewy dwójkę i ją traci, zwycięzca lewy nic nie zapisuje.

# English: Finish on a double
FINISH = Finisz parą

# English: Only two cards of one rank, scored together, can hit the last target.
FINISH_DOES = W ostatni cel trafiają tylko dwie karty jednej rangi, zapisane razem.

# English: “Finish on a double” needs “Doubles and triples”: without them nobody scores a double
FINISH_NEEDS_SETS = „Finisz parą” wymaga opcji „Pary i trójki”: bez niej nikt nie zapisze pary

# English: Match
MATCH = Mecz

# English: Whoever wins more than half of the games wins the match.
MATCH_DOES = Mecz wygrywa ten, kto wygra więcej niż połowę partii.

# English: One game
ONE_GAME = Jedna partia

# English: Best of three
BEST_OF_THREE = Do 2 wygranych

# English: Best of five
BEST_OF_FIVE = Do 3 wygranych

# English: most games won
MOST_GAMES = najwięcej wygranych partii

# English: no game was won
NO_GAME_WON = nikt nie wygrał żadnej partii

# English: the target was hit exactly
HIT = dokładne trafienie w cel

# English: the stock ran out three times without a shot
STALLED = talon skończył się trzy razy bez ani jednego strzału

# English: a thousand cards in a row came from the discard pile
TOO_MANY_TAKES = tysiąc kart z rzędu wzięto ze stosu

# English: 300 tricks without a winner
TOO_MANY_TRICKS = 300 lew bez zwycięzcy

# English: Take one of the two top cards
TAKE = Weź jedną z dwóch wierzchnich kart

# English: Discard a card
DISCARD = Odrzuć kartę

# English: Shoot, or end the turn
SHOOT = Strzel albo zakończ turę

# English: Shoot again: { $shots -> [one] the last shot *[other] { $shots } more shots }
shoot_again =
    Strzelaj dalej: { $shots ->
        [one] ostatni strzał
        [few] jeszcze { $shots } strzały
       *[many] jeszcze { $shots } strzałów
    }

# English: Follow { $lead }
follow = Dołóż do: { $lead }

# English: Name a value for this turn’s sum
NAME_A_VALUE = Podaj wartość do sumy tej tury

# English: Choose what to score
SCORE = Wybierz, co zapisać

# English: Your sum would pass the target: count nothing, or subtract it
DECIDE = Twoja suma przekroczyłaby cel: nie licz jej albo ją odejmij

# English: The game is over
OVER = Koniec partii

# English: Take from the stock
TAKE_STOCK = Weź z talonu

# English: Take { $card } from the stock
take_stock = Weź z talonu: { $card }

# English: Take from the discard pile
TAKE_DISCARD = Weź ze stosu

# English: Take { $card } from the discard pile
take_discard = Weź ze stosu: { $card }

# English: Discard { $card }
discard = Odrzuć: { $card }

# English: End the turn
PASS = Zakończ turę

# English: Shoot { $cards }
shoot = Strzel: { $cards }

# English: Follow with { $cards }
follow_with = Dołóż: { $cards }

# English: Which suit do you lead?
WHICH_SUIT = Którym kolorem wychodzisz?

# English: { $card } on top
on_top = Na wierzchu { $card }

# English: Miss: score nothing
MISS = Pudło: nic nie zapisuj

# English: Nothing
NOTHING = Nic

# English: { $total }, wins
wins = { $total }, wygrana

# English: { $total }, next target { $target }
next_target = { $total }, następny cel { $target }

# English: { $total }, { $n } to go
left = { $total }, brakuje { $n }

# English: { $total }, { $n } over
past = { $total }, o { $n } za dużo

# English: { $total }, as it would pass { $target }
would_pass = { $total }, bo przekroczy { $target }

# English: { $total }, as it is not a double
no_double = { $total }, bo to nie para

# English: { $sum } in this turn
in_this_turn = { $sum } w tej turze

# English: { $sum } in this turn, hits { $target }
sum_hits = { $sum } w tej turze, trafia w { $target }

# English: { $sum } in this turn, { $n } over
sum_passes = { $sum } w tej turze, o { $n } za dużo

# English: { $n } to go
to_go = brakuje { $n }

# English: { $n } over
over = o { $n } za dużo

# English: on target
ON_TARGET = w celu

# English: a { $n }
a_number = { $n }

# English: an 8
AN_EIGHT = 8

# English: an ace
ACE = as

# English: a Joker
JOKER = joker

# English: a ten or a face card
TEN_OR_COURT = karta od 10 do króla

# English: two { $n }s
two_of = dwie { $n }

# English: two aces
TWO_ACES = dwa asy

# English: both Jokers
TWO_JOKERS = oba jokery

# English: a pair from ten to king
TWO_TENS = para od 10 do króla

# English: three { $n }s
three_of = trzy { $n }

# English: three aces
THREE_ACES = trzy asy

# English: a triple from ten to king
THREE_TENS = trójka od 10 do króla

# English: { $before } or { $last }
or = { $before } lub { $last }

# English: { $cards } would hit it
hit_by = trafi: { $cards }

# English: { $points } first, then one card can hit it
first = najpierw { $points }, potem wystarczy jedna karta

# English: Trumps: { $suit }
trumps = Atu: { $suit }

# English: shooter
SHOOTER = strzelec

# English: wins the trick
TAKES_THE_TRICK = bierze lewę

# English: misses
MISSES = pudło

# English: { $n } { $n -> [one] game *[other] games } won
games_won =
    { $n } { $n ->
        [one] wygrana partia
        [few] wygrane partie
       *[many] wygranych partii
    }

# English: trick
PLAYED = lewa

# English: Trumps are { $suit }.
trumps_are = Atu: { $suit }.

# English: Nobody wins this game.
NOBODY_WINS = Nikt nie wygrywa tej partii.

# English: { $who } { $who -> [you] end *[other] ends } the turn.
passes =
    { $who ->
        [you] Kończysz
       *[other] { $who } kończy
    } turę.

# English: { $who } { $who -> [you] miss *[other] misses }: the trick scores nothing.
misses =
    { $who ->
        [you] Pudłujesz
       *[other] { $who } pudłuje
    }: lewa nic nie daje.

# English: { $who } { $who -> [you] win *[other] wins } the game.
wins_the_game =
    { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } partię.

# English: { $who } { $who -> [you] reach *[other] reaches } { $target }. The next target is { $next }.
reaches =
    { $who ->
        [you] Trafiasz
       *[other] { $who } trafia
    } w { $target }. Następny cel: { $next }.

# English: { $who } { $who -> [you] count *[other] counts } the { $cards }.
counts =
    { $who ->
        [you] Zapisujesz
       *[other] { $who } zapisuje
    }: { $cards }.

# English: { $who } { $who -> [you] name *[other] names } the { $cards }: { $value }.
names =
    { $who ->
        [you] Podajesz
       *[other] { $who } podaje
    }: { $cards }, { $value }.

# English: It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
leaves =
    Brakuje potem { $left }; dokładnie tyle { $n ->
        [one] daje
        [few] dają
       *[many] daje
    } { $n } z { $unseen } nieznanych kart.

# English: It hits the target.
HITS_THE_TARGET = To trafia w cel.

# English: { $n } of { $unseen } unseen cards beat it.
beaten_by =
    { $n ->
        [one] Bije to
        [few] Biją to
       *[many] Bije to
    } { $n } z { $unseen } nieznanych kart.

# English: It wins the trick so far, for up to { $points } { $points -> [one] point *[other] points }.
wins_the_trick =
    Na razie bierze to lewę, za co najwyżej { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

# English: It loses the trick and gives away { $points } { $points -> [one] point *[other] points } at most.
loses_the_trick =
    To nie bierze lewy i oddaje najwyżej { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

# English: You keep { $n } { $n -> [one] trump *[other] trumps }, and { $hits } { $hits -> [one] card *[other] cards } that hit your target.
keeps =
    { $n ->
        [one] Zostaje
        [few] Zostają
       *[many] Zostaje
    } ci { $n } { $n ->
        [one] atut
        [few] atuty
       *[many] atutów
    }; w cel { $hits ->
        [one] trafia
        [few] trafiają
       *[many] trafia
    } { $hits } { $hits ->
        [one] karta
        [few] karty
       *[many] kart
    }.

# English: { $n } of { $unseen } unseen cards beat your safest lead.
safest_lead =
    Najpewniejsze z twoich wyjść: { $n ->
        [one] bije je
        [few] biją je
       *[many] bije je
    } { $n } z { $unseen } nieznanych kart.

# English: A two was lost, so the trick scores nothing. It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
missed =
    Przepadła dwójka, więc lewa nic nie daje. Brakuje { $left }; dokładnie tyle { $n ->
        [one] daje
        [few] dają
       *[many] daje
    } { $n } z { $unseen } nieznanych kart.

# English: That makes { $sum } this turn and leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
sum_leaves =
    Daje to { $sum } w tej turze i brakuje { $left }; dokładnie tyle { $n ->
        [one] daje
        [few] dają
       *[many] daje
    } { $n } z { $unseen } nieznanych kart.

# English: That makes { $sum } this turn, which hits the target.
sum_is_exact = Daje to { $sum } w tej turze, czyli trafienie w cel.

# English: That makes { $sum } this turn, { $n } more than may be added.
sum_is_too_large = Daje to { $sum } w tej turze, o { $n } więcej, niż można dodać.

# English: That makes { $sum } this turn, which would hit the target, but it is not a double.
sum_is_no_double = Daje to { $sum } w tej turze, czyli tyle, ile trzeba, ale to nie para.

# English: Which lead wins the trick, whatever the others play?
PUZZLE_TRICK = Które wyjście bierze lewę, cokolwiek zagrają inni?

# English: Hit your target in this turn, whatever the others play.
PUZZLE_HIT = Traf w cel w tej turze, cokolwiek zagrają inni.

# English: After which score can most cards in your hand hit the target?
PUZZLE_SCORE = Po którym zapisie w cel może trafić najwięcej kart z twojej ręki?

# English: All cards are open. Hit the target in this turn, whatever the other player answers.
PUZZLE_OPEN = Wszystkie karty są odkryte. Traf w cel w tej turze, cokolwiek dołoży przeciwnik.

# English: All cards are open. Make the other player go over the target in this turn, whichever card they score.
PUZZLE_OVER = Wszystkie karty są odkryte. Spraw, by przeciwnik przekroczył cel w tej turze, którąkolwiek kartę zapisze.

# English: Counting the cards that beat yours
TRAINS_TRICK = Liczyć karty, które biją twoją

# English: Coming within reach of the target
TRAINS_SCORE = Podejść do celu na strzał

# English: Finding the one sure hit
TRAINS_HIT = Znaleźć jedyne pewne trafienie

# English: Finding leads that leave no way out
TRAINS_OPEN = Znaleźć wyjścia, przed którymi nie ma ucieczki

# English: Making the other player score too much
TRAINS_OVER = Zmusić przeciwnika do zapisania za dużo

# English: After it { $n } of your cards { $n -> [one] is *[other] are } worth what you need. After the best score it is { $most }.
leaves_hits =
    Po tym zapisie { $n ->
        [one] potrzebną wartość ma { $n } twoja karta
        [few] potrzebną wartość mają { $n } twoje karty
       *[many] potrzebną wartość ma { $n } twoich kart
    }. Po najlepszym: { $most }.

# English: You have given away the only card that hits for certain.
GAVE_IT_AWAY = Jedyna karta, która na pewno trafia, została oddana.

# English: The only card that hits for certain was in the other pile.
LEFT_IT_LYING = Jedyną kartą, która na pewno trafia, była druga z kart do wzięcia.

# English: It is not worth { $n }, which you need.
not_worth = Nie jest warta { $n }, a tyle trzeba.

# English: Somebody may hold this card, which beats it: { $card }.
may_be_beaten = Ktoś może mieć kartę, która to bije: { $card }.
