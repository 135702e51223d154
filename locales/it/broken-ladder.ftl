## games::broken_ladder::texts

# English: Broken Ladder
TITLE = Scala spezzata

# English: Five cards, red up and black down, must lead exactly to the Head.
TAGLINE = Cinque carte devono portare esattamente alla Cima: le rosse salgono, le nere scendono.

# English: 10 minutes
LENGTH = 10 minuti

# English: round
ROUND = manche

# English: An invented game, published at pagat.com.
CREDIT = Gioco inventato, pubblicato su pagat.com.

# English: Head
HEAD = Cima

# English: Starter
STARTER = Partenza

# English: invalid ladder
BROKEN = scala non valida

# English: Discard a card
DISCARD_A_CARD = Scarta una carta

# English: Take a card, or lay down
TAKE_OR_LAY = Prendi una carta, o cala

# English: Take from the stock
TAKE_STOCK = Pesca dal mazzo

# English: Take from the discard pile
TAKE_DISCARD = Prendi dagli scarti

# English: Take the { $card }
take = Prendi: { $card }

# English: Discard { $card }{ $height -> [some] : ladder ends at { $height } *[none] }
discard =
    Scarta: { $card }{ $height ->
        [some] , la scala arriva a { $height }
       *[none] { "" }
    }

# English: Lay down
LAY = Cala

# English: Lay down anyway: { $height }, not { $head }
lay_misses = Cala lo stesso: { $height }, non { $head }

# English: Lay down anyway: too many { $rank }
lay_repeats = Cala lo stesso: { $rank }

# English: must rise { $steps }
must_rise = su di { $steps }

# English: must fall { $steps }
must_fall = giù di { $steps }

# English: must end level
STAYS_LEVEL = stessa altezza

# English: out
OUT = fuori

# English: each card shows the end without it
WITHOUT_IT = su ogni carta: l’arrivo senza di essa

# English: ends at { $height }, must end at { $goal }
ends_at = arriva a { $height }, deve arrivare a { $goal }

# English: too many { $rank }
too_many = { $rank }

# English: complete
COMPLETE = completa

# English: any of these completes it: { $cards }
completes_it = la completa una di queste: { $cards }

# English: red { $ranks }
red = rossa { $ranks }

# English: black { $ranks }
black = nera { $ranks }

# Separates numbers of which each is possible.
# English: { $before } or { $last }
or = { $before } o { $last }

# English: { $cards } is the Head.
is_head = La Cima: { $cards }.

# English: { $who } { $who -> [you] start *[other] starts } from { $cards }.
starts =
    { $who ->
        [you] Parti
       *[other] { $who } parte
    } da: { $cards }.

# English: { $who } { $who -> [you] lay *[other] lays } down { $cards }.
lays =
    { $who ->
        [you] Cali
       *[other] { $who } cala
    } la scala: { $cards }.

# English: { $who } { $who -> [you] complete *[other] completes } the ladder with { $cards }.
completes =
    { $who ->
        [you] Completi
       *[other] { $who } completa
    } la scala con: { $cards }.

# English: { $who } { $who -> [you] miss *[other] misses } the Head: the ladder leads to { $height }.
misses =
    { $who ->
        [you] Manchi
       *[other] { $who } manca
    } la Cima: la scala arriva a { $height }.

# English: { $who } { $who -> [you] show *[other] shows } too many { $rank }.
repeats =
    { $who ->
        [you] Cali
       *[other] { $who } cala
    } { $rank }.

# English: { $who } { $who -> [you] are *[other] is } out of this round and { $who -> [you] lose *[other] loses } { $points } points.
goes_out =
    { $who ->
        [you] Esci
       *[other] { $who } esce
    } da questa manche e { $who ->
        [you] perdi
       *[other] perde
    } { $points } { $points ->
        [one] punto
       *[other] punti
    }.

# English: Nobody reached the Head, so every hand scores.
STALLS = Nessuno è arrivato alla Cima: contano le carte in mano di tutti.

# English: aces
ACES = troppi assi

# English: twos
TWOS = troppi due

# English: threes
THREES = troppi tre

# English: fours
FOURS = troppi quattro

# English: fives
FIVES = troppi cinque

# English: sixes
SIXES = troppi sei

# English: sevens
SEVENS = troppi sette

# English: eights
EIGHTS = troppi otto

# English: nines
NINES = troppi nove

# English: tens
TENS = troppi dieci

# English: jacks
JACKS = troppi fanti

# English: queens
QUEENS = troppe donne

# English: kings
KINGS = troppi re

# English: most points when everybody has dealt twice
MOST_AFTER_DEALS = tutti hanno dato le carte due volte, vince il totale più alto

# English: most points after fifty rounds
MOST_AFTER_FIFTY = dopo cinquanta manche vince il totale più alto

# English: most points when somebody has 1000
MOST_AT_1000 = qualcuno è arrivato a 1000 punti, vince il totale più alto

# English: most points when somebody has 2000
MOST_AT_2000 = qualcuno è arrivato a 2000 punti, vince il totale più alto

# English: Any ranks
ANY_RANKS = Valori liberi

# English: A valid ladder may have three or more cards of one rank.
ANY_RANKS_SAYS = Una scala valida può avere tre o più carte dello stesso valore.

# English: Packs
PACKS = Mazzi

# English: How many packs are shuffled together for every two players.
PACKS_SAYS = Quanti mazzi si mescolano insieme ogni due giocatori.

# English: One
ONE = Uno

# English: Two
TWO = Due

# English: Three
THREE = Tre

# English: Referee
REFEREE = Arbitro

# English: Helpful shows where your ladder leads and warns before a mistake. Strict leaves the sums to you.
REFEREE_SAYS = Gentile mostra dove porta la tua scala e ti avvisa prima di un errore. Severo lascia i conti a te.

# English: Helpful
CASUAL = Gentile

# English: Strict
STRICT = Severo

# English: Length
MATCH = Durata

# English: Everybody deals twice, or you play until somebody has 1000 or 2000 points.
MATCH_SAYS = Ognuno dà le carte due volte, oppure si gioca finché qualcuno non ha 1000 o 2000 punti.

# English: Two deals each
TWICE_ROUND = Due manche a testa

# English: 1000 points
TO_1000 = 1000 punti

# English: 2000 points
TO_2000 = 2000 punti

# English: The ladder is complete and scores { $points }.
ladder_scores = La scala è completa e segna { $points }.

# English: With what you keep, { $n } of { $unseen } unseen cards complete your ladder.
kept_finishes =
    Con le carte che tieni, { $n } su { $unseen } { $unseen ->
        [one] carta non vista
       *[other] carte non viste
    } { $n ->
        [one] completa
       *[other] completano
    } la tua scala.

# English: { $n } of { $unseen } unseen cards complete your ladder.
drawn_finishes =
    Su { $unseen } { $unseen ->
        [one] carta non vista
       *[other] carte non viste
    }, { $n } { $n ->
        [one] completa
       *[other] completano
    } la tua scala.

# English: The ladder misses the Head and costs { $points }.
ladder_misses = La scala manca la Cima e costa { $points }.

# English: Complete your ladder in this turn.
PUZZLE_TAKE = Completa la tua scala in questo turno.

# English: After which discard do most unseen cards complete your ladder?
PUZZLE_MOST = Dopo quale scarto ci sono più carte non viste che completano la tua scala?

# English: After which discard do most unseen cards complete a ladder that scores 400 or more?
PUZZLE_WORTH = Dopo quale scarto ci sono più carte non viste che completano una scala da 400 o più?

# English: All cards are open. Lay down a ladder as soon as possible and before the other player, whatever they do.
PUZZLE_FIRST = Tutte le carte sono scoperte. Cala una scala appena possibile e prima dell’avversario, qualunque cosa faccia.

# English: All cards are open. As soon as possible, lay down a ladder that scores 400 or more, whatever the other player does.
PUZZLE_RICH = Tutte le carte sono scoperte. Cala appena possibile una scala da 400 o più, qualunque cosa faccia l’avversario.

# English: Seeing what the top discard does
TRAINS_TAKE = Vedere a che cosa serve lo scarto in cima

# English: Counting the cards that help
TRAINS_MOST = Contare le carte utili

# English: Counting only the cards that make a ladder worth laying down
TRAINS_WORTH = Contare solo le carte che danno una scala che vale la pena calare

# English: Being one turn faster
TRAINS_FIRST = Arrivare un turno prima

# English: Building a ladder of high cards in time
TRAINS_RICH = Costruire in tempo una scala di carte alte

# English: The card on the discard pile was the one you needed.
OPEN_CARD_COMPLETES = La carta in cima agli scarti era quella che ti serviva.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } your ladder. After the best discard it is { $most }.
leaves_ladders =
    Con questo scarto { $n } { $n ->
        [one] carta non vista completa
       *[other] carte non viste completano
    } la tua scala. Con lo scarto migliore: { $most }.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } such a ladder. After the best discard it is { $most }.
leaves_rich_ladders =
    Con questo scarto { $n } { $n ->
        [one] carta non vista completa
       *[other] carte non viste completano
    } una scala così. Con lo scarto migliore: { $most }.

# English: Your cards then lead to { $height }, not to { $head }.
ladder_leads_to = Così le tue carte portano a { $height }, non a { $head }.

# English: Your cards then have too many { $rank }.
ladder_repeats = Così nella tua scala ci sono { $rank }.
