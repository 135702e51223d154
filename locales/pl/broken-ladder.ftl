## games::broken_ladder::texts

# English: Broken Ladder
TITLE = Złamana drabina

# English: Five cards, red up and black down, must lead exactly to the Head.
TAGLINE = Pięć kart: czerwone w górę, czarne w dół, dokładnie na Szczyt.

# English: 10 minutes
LENGTH = 10 minut

# English: round
ROUND = runda

# English: An invented game, published at pagat.com.
CREDIT = Gra autorska, opublikowana na pagat.com.

# English: Head
HEAD = Szczyt

# English: Starter
STARTER = Start

# English: invalid ladder
BROKEN = błędna drabina

# English: Discard a card
DISCARD_A_CARD = Odrzuć kartę

# English: Take a card, or lay down
TAKE_OR_LAY = Weź kartę albo wyłóż drabinę

# English: Take from the stock
TAKE_STOCK = Weź z talonu

# English: Take from the discard pile
TAKE_DISCARD = Weź ze stosu

# English: Take the { $card }
take = Weź: { $card }

# English: Discard { $card }{ $height -> [some] : ladder ends at { $height } *[none] }
discard =
    Odrzuć: { $card }{ $height ->
        [some] { " " }(drabina dojdzie do { $height })
       *[none] { "" }
    }

# English: Lay down
LAY = Wyłóż

# English: Lay down anyway: { $height }, not { $head }
lay_misses = Wyłóż mimo to: { $height }, nie { $head }

# English: Lay down anyway: too many { $rank }
lay_repeats = Wyłóż mimo to: za dużo { $rank }

# English: must rise { $steps }
must_rise = w górę o { $steps }

# English: must fall { $steps }
must_fall = w dół o { $steps }

# English: must end level
STAYS_LEVEL = bez zmiany wysokości

# English: out
OUT = poza rundą

# English: each card shows the end without it
WITHOUT_IT = przy każdej karcie: koniec drabiny bez niej

# English: ends at { $height }, must end at { $goal }
ends_at = wychodzi { $height }, a trzeba { $goal }

# English: too many { $rank }
too_many = za dużo { $rank }

# English: complete
COMPLETE = gotowa

# English: any of these completes it: { $cards }
completes_it = wystarczy jedna z kart: { $cards }

# English: red { $ranks }
red = czerwona { $ranks }

# English: black { $ranks }
black = czarna { $ranks }

# Separates numbers of which each is possible.
# English: { $before } or { $last }
or = { $before } lub { $last }

# English: { $cards } is the Head.
is_head = Szczyt: { $cards }.

# English: { $who } { $who -> [you] start *[other] starts } from { $cards }.
starts =
    { $who ->
        [you] Zaczynasz
       *[other] { $who } zaczyna
    } od karty: { $cards }.

# English: { $who } { $who -> [you] lay *[other] lays } down { $cards }.
lays =
    { $who ->
        [you] Wykładasz
       *[other] { $who } wykłada
    }: { $cards }.

# English: { $who } { $who -> [you] complete *[other] completes } the ladder with { $cards }.
completes =
    { $who ->
        [you] Kończysz
       *[other] { $who } kończy
    } drabinę: { $cards }.

# English: { $who } { $who -> [you] miss *[other] misses } the Head: the ladder leads to { $height }.
misses =
    { $who ->
        [you] Mijasz
       *[other] { $who } mija
    } Szczyt: drabina prowadzi do { $height }.

# English: { $who } { $who -> [you] show *[other] shows } too many { $rank }.
repeats =
    { $who ->
        [you] Pokazujesz
       *[other] { $who } pokazuje
    } za dużo { $rank }.

# English: { $who } { $who -> [you] are *[other] is } out of this round and { $who -> [you] lose *[other] loses } { $points } points.
goes_out =
    { $who ->
        [you] Odpadasz
       *[other] { $who } odpada
    } z tej rundy i { $who ->
        [you] tracisz
       *[other] traci
    } { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

# English: Nobody reached the Head, so every hand scores.
STALLS = Nikt nie wchodzi na Szczyt, więc liczy się każda ręka.

# English: aces
ACES = asów

# English: twos
TWOS = dwójek

# English: threes
THREES = trójek

# English: fours
FOURS = czwórek

# English: fives
FIVES = piątek

# English: sixes
SIXES = szóstek

# English: sevens
SEVENS = siódemek

# English: eights
EIGHTS = ósemek

# English: nines
NINES = dziewiątek

# English: tens
TENS = dziesiątek

# English: jacks
JACKS = waletów

# English: queens
QUEENS = dam

# English: kings
KINGS = królów

# English: most points when everybody has dealt twice
MOST_AFTER_DEALS = najwięcej punktów po dwóch rozdaniach każdego gracza

# English: most points after fifty rounds
MOST_AFTER_FIFTY = najwięcej punktów po pięćdziesięciu rundach

# English: most points when somebody has 1000
MOST_AT_1000 = najwięcej punktów, gdy ktoś ma już 1000

# English: most points when somebody has 2000
MOST_AT_2000 = najwięcej punktów, gdy ktoś ma już 2000

# English: Any ranks
ANY_RANKS = Dowolne rangi

# English: A valid ladder may have three or more cards of one rank.
ANY_RANKS_SAYS = Drabina może mieć trzy lub więcej kart jednej rangi.

# English: Packs
PACKS = Talie

# English: How many packs are shuffled together for every two players.
PACKS_SAYS = Ile talii tasuje się razem na każdych dwóch graczy.

# English: One
ONE = Jedna

# English: Two
TWO = Dwie

# English: Three
THREE = Trzy

# English: Referee
REFEREE = Sędzia

# English: Helpful shows where your ladder leads and warns before a mistake. Strict leaves the sums to you.
REFEREE_SAYS = Pomocny pokazuje, dokąd prowadzi drabina, i ostrzega przed błędem. Surowy zostawia rachunki tobie.

# English: Helpful
CASUAL = Pomocny

# English: Strict
STRICT = Surowy

# English: Length
MATCH = Długość

# English: Everybody deals twice, or you play until somebody has 1000 or 2000 points.
MATCH_SAYS = Każdy rozdaje dwa razy albo gra się, aż ktoś ma 1000 lub 2000 punktów.

# English: Two deals each
TWICE_ROUND = Po dwa rozdania

# English: 1000 points
TO_1000 = 1000 punktów

# English: 2000 points
TO_2000 = 2000 punktów

# English: The ladder is complete and scores { $points }.
ladder_scores =
    Drabina jest gotowa i daje { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

# English: With what you keep, { $n } of { $unseen } unseen cards complete your ladder.
kept_finishes =
    Z tym, co zostaje, drabinę { $n ->
        [one] kończy
        [few] kończą
       *[many] kończy
    } { $n } z { $unseen } nieznanych kart.

# English: { $n } of { $unseen } unseen cards complete your ladder.
drawn_finishes =
    Drabinę { $n ->
        [one] kończy
        [few] kończą
       *[many] kończy
    } { $n } z { $unseen } nieznanych kart.

# English: The ladder misses the Head and costs { $points }.
ladder_misses =
    Drabina mija Szczyt i kosztuje { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

# English: Complete your ladder in this turn.
PUZZLE_TAKE = Ukończ drabinę w tej turze.

# English: After which discard do most unseen cards complete your ladder?
PUZZLE_MOST = Po odrzuceniu której karty drabinę kończy najwięcej nieznanych kart?

# English: After which discard do most unseen cards complete a ladder that scores 400 or more?
PUZZLE_WORTH = Po odrzuceniu której karty najwięcej nieznanych kart kończy drabinę wartą 400 punktów lub więcej?

# English: All cards are open. Lay down a ladder as soon as possible and before the other player, whatever they do.
PUZZLE_FIRST = Wszystkie karty są odkryte. Wyłóż drabinę jak najszybciej i przed przeciwnikiem, cokolwiek zrobi.

# English: All cards are open. As soon as possible, lay down a ladder that scores 400 or more, whatever the other player does.
PUZZLE_RICH = Wszystkie karty są odkryte. Wyłóż jak najszybciej drabinę wartą 400 punktów lub więcej, cokolwiek zrobi przeciwnik.

# English: Seeing what the top discard does
TRAINS_TAKE = Dostrzegać, co daje wierzchnia karta stosu

# English: Counting the cards that help
TRAINS_MOST = Liczyć karty, które pomogą

# English: Counting only the cards that make a ladder worth laying down
TRAINS_WORTH = Liczyć tylko karty, z którymi warto wyłożyć drabinę

# English: Being one turn faster
TRAINS_FIRST = Być o turę szybciej

# English: Building a ladder of high cards in time
TRAINS_RICH = Zbudować na czas drabinę z wysokich kart

# English: The card on the discard pile was the one you needed.
OPEN_CARD_COMPLETES = Potrzebna karta leżała na stosie.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } your ladder. After the best discard it is { $most }.
leaves_ladders =
    Po odrzuceniu tej karty drabinę { $n ->
        [one] kończy
        [few] kończą
       *[many] kończy
    } { $n } { $n ->
        [one] nieznana karta
        [few] nieznane karty
       *[many] nieznanych kart
    }. Po odrzuceniu najlepszej: { $most }.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } such a ladder. After the best discard it is { $most }.
leaves_rich_ladders =
    Po odrzuceniu tej karty taką drabinę { $n ->
        [one] kończy
        [few] kończą
       *[many] kończy
    } { $n } { $n ->
        [one] nieznana karta
        [few] nieznane karty
       *[many] nieznanych kart
    }. Po odrzuceniu najlepszej: { $most }.

# English: Your cards then lead to { $height }, not to { $head }.
ladder_leads_to = Twoje karty prowadzą wtedy do { $height }, a nie do { $head }.

# English: Your cards then have too many { $rank }.
ladder_repeats = Wśród twoich kart jest wtedy za dużo { $rank }.
