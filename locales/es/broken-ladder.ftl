## games::broken_ladder::texts

# English: Broken Ladder
TITLE = Escalera rota

# English: Five cards, red up and black down, must lead exactly to the Head.
TAGLINE = Cinco cartas, rojas para subir y negras para bajar, deben llevar justo a la Cima.

# English: 10 minutes
LENGTH = 10 minutos

# English: round
ROUND = ronda

# English: An invented game, published at pagat.com.
CREDIT = Juego inventado, publicado en pagat.com.

# English: Head
HEAD = Cima

# English: Starter
STARTER = Base

# English: invalid ladder
BROKEN = escalera fallida

# English: Discard a card
DISCARD_A_CARD = Descarta una carta

# English: Take a card, or lay down
TAKE_OR_LAY = Toma una carta o despliega

# English: Take from the stock
TAKE_STOCK = Tomar del mazo

# English: Take from the discard pile
TAKE_DISCARD = Tomar del descarte

# English: Take the { $card }
take = Tomar { $card }

# English: Discard { $card }{ $height -> [some] : ladder ends at { $height } *[none] }
discard =
    Descartar { $card }{ $height ->
        [some] : la escalera acaba en { $height }
       *[none] { "" }
    }

# English: Lay down
LAY = Desplegar

# English: Lay down anyway: { $height }, not { $head }
lay_misses = Desplegar aun así: { $height }, no { $head }

# English: Lay down anyway: too many { $rank }
lay_repeats = Desplegar aun así: sobran { $rank }

# English: must rise { $steps }
must_rise = debe subir { $steps }

# English: must fall { $steps }
must_fall = debe bajar { $steps }

# English: must end level
STAYS_LEVEL = debe acabar a la misma altura

# English: out
OUT = fuera

# English: each card shows the end without it
WITHOUT_IT = en cada carta, dónde acaba sin ella

# English: ends at { $height }, must end at { $goal }
ends_at = acaba en { $height }, debe acabar en { $goal }

# English: too many { $rank }
too_many = sobran { $rank }

# English: complete
COMPLETE = completa

# English: any of these completes it: { $cards }
completes_it = la completa cualquiera de estas: { $cards }

# English: red { $ranks }
red = en rojo { $ranks }

# English: black { $ranks }
black = en negro { $ranks }

# Separates numbers of which each is possible.
# English: { $before } or { $last }
or = { $before }, { $last }

# English: { $cards } is the Head.
is_head = Cima: { $cards }.

# English: { $who } { $who -> [you] start *[other] starts } from { $cards }.
starts =
    { $who ->
        [you] Tu Base
       *[other] Base de { $who }
    }: { $cards }.

# English: { $who } { $who -> [you] lay *[other] lays } down { $cards }.
lays =
    { $who ->
        [you] Despliegas
       *[other] { $who } despliega
    }: { $cards }.

# English: { $who } { $who -> [you] complete *[other] completes } the ladder with { $cards }.
completes =
    { $who ->
        [you] Completas
       *[other] { $who } completa
    } la escalera: { $cards }.

# English: { $who } { $who -> [you] miss *[other] misses } the Head: the ladder leads to { $height }.
misses =
    { $who ->
        [you] Tu escalera falla
       *[other] La escalera de { $who } falla
    }: lleva a { $height }, no a la Cima.

# English: { $who } { $who -> [you] show *[other] shows } too many { $rank }.
repeats =
    { $who ->
        [you] En tu escalera
       *[other] En la escalera de { $who }
    } sobran { $rank }.

# English: { $who } { $who -> [you] are *[other] is } out of this round and { $who -> [you] lose *[other] loses } { $points } points.
goes_out =
    { $who ->
        [you] Quedas
       *[other] { $who } queda
    } fuera de esta ronda y { $who ->
        [you] pierdes
       *[other] pierde
    } { $points } puntos.

# English: Nobody reached the Head, so every hand scores.
STALLS = Nadie llega a la Cima, así que puntúan todas las manos.

# English: aces
ACES = ases

# English: twos
TWOS = doses

# English: threes
THREES = treses

# English: fours
FOURS = cuatros

# English: fives
FIVES = cincos

# English: sixes
SIXES = seises

# English: sevens
SEVENS = sietes

# English: eights
EIGHTS = ochos

# English: nines
NINES = nueves

# English: tens
TENS = dieces

# English: jacks
JACKS = jotas

# English: queens
QUEENS = reinas

# English: kings
KINGS = reyes

# English: most points when everybody has dealt twice
MOST_AFTER_DEALS = más puntos cuando todos han repartido dos veces

# English: most points after fifty rounds
MOST_AFTER_FIFTY = más puntos tras cincuenta rondas

# English: most points when somebody has 1000
MOST_AT_1000 = más puntos cuando alguien llega a 1000

# English: most points when somebody has 2000
MOST_AT_2000 = más puntos cuando alguien llega a 2000

# English: Any ranks
ANY_RANKS = Rangos libres

# English: A valid ladder may have three or more cards of one rank.
ANY_RANKS_SAYS = Una escalera válida puede tener tres o más cartas del mismo rango.

# English: Packs
PACKS = Barajas

# English: How many packs are shuffled together for every two players.
PACKS_SAYS = Cuántas barajas se mezclan por cada dos jugadores.

# English: One
ONE = Una

# English: Two
TWO = Dos

# English: Three
THREE = Tres

# English: Referee
REFEREE = Árbitro

# English: Helpful shows where your ladder leads and warns before a mistake. Strict leaves the sums to you.
REFEREE_SAYS = «Amable» muestra adónde lleva tu escalera y avisa antes de un error. «Estricto» te deja las sumas a ti.

# English: Helpful
CASUAL = Amable

# English: Strict
STRICT = Estricto

# English: Length
MATCH = Duración

# English: Everybody deals twice, or you play until somebody has 1000 or 2000 points.
MATCH_SAYS = Todos reparten dos veces, o se juega hasta que alguien tenga 1000 o 2000 puntos.

# English: Two deals each
TWICE_ROUND = Dos repartos cada uno

# English: 1000 points
TO_1000 = 1000 puntos

# English: 2000 points
TO_2000 = 2000 puntos

# English: The ladder is complete and scores { $points }.
ladder_scores = La escalera está completa y vale { $points }.

# English: With what you keep, { $n } of { $unseen } unseen cards complete your ladder.
kept_finishes =
    Con lo que conservas, { $n } de { $unseen } cartas no vistas { $n ->
        [one] completa
       *[other] completan
    } tu escalera.

# English: { $n } of { $unseen } unseen cards complete your ladder.
drawn_finishes =
    { $n } de { $unseen } cartas no vistas { $n ->
        [one] completa
       *[other] completan
    } tu escalera.

# English: The ladder misses the Head and costs { $points }.
ladder_misses = La escalera no lleva a la Cima y cuesta { $points }.

# English: Complete your ladder in this turn.
PUZZLE_TAKE = Completa tu escalera en este turno.

# English: After which discard do most unseen cards complete your ladder?
PUZZLE_MOST = ¿Con qué descarte hay más cartas no vistas que completan tu escalera?

# English: After which discard do most unseen cards complete a ladder that scores 400 or more?
PUZZLE_WORTH = ¿Con qué descarte hay más cartas no vistas que completan una escalera de 400 puntos o más?

# English: All cards are open. Lay down a ladder as soon as possible and before the other player, whatever they do.
PUZZLE_FIRST = Todas las cartas están a la vista. Despliega una escalera lo antes posible y antes que el otro jugador, haga lo que haga.

# English: All cards are open. As soon as possible, lay down a ladder that scores 400 or more, whatever the other player does.
PUZZLE_RICH = Todas las cartas están a la vista. Despliega lo antes posible una escalera de 400 puntos o más, haga lo que haga el otro jugador.

# English: Seeing what the top discard does
TRAINS_TAKE = Ver para qué sirve la carta de arriba del descarte

# English: Counting the cards that help
TRAINS_MOST = Contar las cartas que ayudan

# English: Counting only the cards that make a ladder worth laying down
TRAINS_WORTH = Contar solo las cartas con las que vale la pena desplegar

# English: Being one turn faster
TRAINS_FIRST = Adelantarse un turno

# English: Building a ladder of high cards in time
TRAINS_RICH = Construir a tiempo una escalera de cartas altas

# English: The card on the discard pile was the one you needed.
OPEN_CARD_COMPLETES = La carta del descarte era la que necesitabas.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } your ladder. After the best discard it is { $most }.
leaves_ladders =
    Con ese descarte, { $n } { $n ->
        [one] carta no vista completa
       *[other] cartas no vistas completan
    } tu escalera. Con el mejor, { $most }.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } such a ladder. After the best discard it is { $most }.
leaves_rich_ladders =
    Con ese descarte, { $n } { $n ->
        [one] carta no vista completa
       *[other] cartas no vistas completan
    } una escalera así. Con el mejor, { $most }.

# English: Your cards then lead to { $height }, not to { $head }.
ladder_leads_to = Tus cartas llevan entonces a { $height }, no a { $head }.

# English: Your cards then have too many { $rank }.
ladder_repeats = Entonces sobran { $rank } entre tus cartas.
