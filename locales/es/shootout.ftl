## games::shootout::illegal_texts

# English: the game is over
illegal-OVER = la ronda ha terminado

# English: first take a card
illegal-TAKE_FIRST = primero toma una carta

# English: discard exactly one card
illegal-ONE_CARD = descarta exactamente una carta

# English: if you shoot, you must shoot three times
illegal-THREE_SHOTS = si disparas, debes disparar tres veces

# English: now lead a card, or end the turn
illegal-LEAD_OR_PASS = ahora sal con una carta o termina el turno

# English: you must follow the lead
illegal-FOLLOW = debes responder a la salida

# English: you must score at least one card of the trick
illegal-SCORE = debes anotar al menos una carta de la baza

# English: only single cards can be played in this match
illegal-SINGLES_ONLY = en esta partida solo se juegan cartas sueltas

# English: only cards of one rank can be played together
illegal-MIXED = solo se pueden jugar juntas cartas del mismo rango

# English: follow a single card with a single card
illegal-SINGLE_FOR_SINGLE = a una carta suelta se responde con una carta suelta

# English: follow { $n } cards with as many, or with one
illegal-as_many = a { $n } cartas se responde con otras tantas o con una

# English: you must follow suit: your hand has { $suit }
illegal-follow_suit = debes seguir el palo: en tu mano hay { $suit }

# English: your hand has { $suit }, so your set needs { $suit } or a trump
illegal-set_needs = en tu mano hay { $suit }, así que tu grupo necesita { $suit } o un triunfo

# English: { $card } must be on top, and the others in the order S H D C
illegal-trump_on_top = { $card } debe ir arriba, y las demás en el orden S H D C

# English: write the cards below the top one in the order S H D C
illegal-ORDER = escribe las cartas de debajo en el orden S H D C

# English: expected { $moves }
illegal-expected = se espera: { $moves }

# English: { $before } or { $last }
illegal-or = { $before } o { $last }

# English: a two was lost to this trick: expected `score miss 0`
illegal-TWO_WAS_LOST = en esta baza se perdió un dos; se espera: `score miss 0`

# English: a two was lost to this trick, so score one card of the winner's own set
illegal-ONE_OF_OWN_SET = en esta baza se perdió un dos: anota una de las cartas que jugó quien la ganó

# English: score all that one player played to this trick
illegal-ALL_OF_ONE_PLAYER = anota todo lo que un mismo jugador jugó en esta baza

# English: nobody lost a two to this trick
illegal-NO_TWO_LOST = nadie perdió un dos en esta baza

# English: there is no sum to decide on
illegal-NO_SUM = no hay ninguna suma que decidir

## games::shootout::texts

# English: Shootout
TITLE = Tiroteo

# English: Win tricks, and score one card of each to land on exactly 101.
TAGLINE = Gana bazas y anota una carta de cada una hasta llegar justo a 101.

# English: 15 minutes
LENGTH = 15 minutos

# English: game
ROUND = ronda

# English: A published two-player card game. We do not know its author and title; “Shootout” is our name for it.
CREDIT = Un juego de cartas publicado, para dos jugadores. No conocemos ni a su autor ni su título; «Tiroteo» es el nombre que le damos.

# English: Target
TARGET = Objetivo

# English: Hit this number exactly to win. With doubles and triples it is 201 unless you choose another.
TARGET_DOES = Alcanza justo este número para ganar. Con parejas y tríos es 201, salvo que elijas otro.

# English: 67, 133 and 201
THREE_TARGETS = 67, 133 y 201

# English: Three shots
THREE_SHOTS = Tres disparos

# English: If you shoot, you shoot three times in a row. Each trick scores by itself, or only the sum scores.
THREE_SHOTS_DOES = Si disparas, lo haces tres veces seguidas. Cada baza puntúa por separado, o solo puntúa la suma.

# English: Each trick scores
EACH_SCORES = Puntúa cada baza

# English: The sum scores
TOTAL_SCORES = Puntúa la suma

# English: No overshooting
NO_OVERSHOOTING = Sin pasarse

# English: A value that would pass the target is not added: it counts nothing or is subtracted.
NO_OVERSHOOTING_DOES = Un valor que superaría el objetivo no se suma: no cuenta nada o se resta.

# English: Doubles and triples
SETS = Parejas y tríos

# English: Two or three cards of one rank may be led together.
SETS_DOES = Se puede salir con dos o tres cartas del mismo rango a la vez.

# English: Misses
MISSING = Tiros errados

# English: If a player who follows loses a two to the trick, its winner scores nothing.
MISSING_DOES = Si un jugador que responde pierde un dos en la baza, quien la gana no anota nada.

# English: Finish on a double
FINISH = Acabar con pareja

# English: Only two cards of one rank, scored together, can hit the last target.
FINISH_DOES = El último objetivo solo se alcanza con dos cartas del mismo rango anotadas juntas.

# English: “Finish on a double” needs “Doubles and triples”: without them nobody scores a double
FINISH_NEEDS_SETS = «Acabar con pareja» necesita «Parejas y tríos»: sin ellos nadie anota una pareja

# English: Match
MATCH = Partida

# English: Whoever wins more than half of the games wins the match.
MATCH_DOES = Quien gana más de la mitad de las rondas gana la partida.

# English: One game
ONE_GAME = Una ronda

# English: Best of three
BEST_OF_THREE = Al mejor de tres

# English: Best of five
BEST_OF_FIVE = Al mejor de cinco

# English: most games won
MOST_GAMES = más rondas ganadas

# English: no game was won
NO_GAME_WON = nadie ganó ninguna ronda

# English: the target was hit exactly
HIT = se alcanzó el objetivo exacto

# English: the stock ran out three times without a shot
STALLED = el mazo se agotó tres veces sin ningún disparo

# English: a thousand cards in a row came from the discard pile
TOO_MANY_TAKES = se tomaron mil cartas seguidas del descarte

# English: 300 tricks without a winner
TOO_MANY_TRICKS = 300 bazas sin ganador

# English: Take one of the two top cards
TAKE = Toma una de las dos cartas de arriba

# English: Discard a card
DISCARD = Descarta una carta

# English: Shoot, or end the turn
SHOOT = Dispara o termina el turno

# English: Shoot again: { $shots -> [one] the last shot *[other] { $shots } more shots }
shoot_again =
    Dispara otra vez: { $shots ->
        [one] último disparo
       *[other] { $shots } disparos más
    }

# English: Follow { $lead }
follow = Responde a la salida: { $lead }

# English: Name a value for this turn’s sum
NAME_A_VALUE = Di un valor para la suma de este turno

# English: Choose what to score
SCORE = Elige qué anotar

# English: Your sum would pass the target: count nothing, or subtract it
DECIDE = Tu suma superaría el objetivo: no cuentes nada o réstala

# English: The game is over
OVER = La ronda ha terminado

# English: Take from the stock
TAKE_STOCK = Tomar del mazo

# English: Take { $card } from the stock
take_stock = Tomar { $card } del mazo

# English: Take from the discard pile
TAKE_DISCARD = Tomar del descarte

# English: Take { $card } from the discard pile
take_discard = Tomar { $card } del descarte

# English: Discard { $card }
discard = Descartar { $card }

# English: End the turn
PASS = Terminar turno

# English: Shoot { $cards }
shoot = Disparar { $cards }

# English: Follow with { $cards }
follow_with = Responder con { $cards }

# English: Which suit do you lead?
WHICH_SUIT = ¿Con qué palo sales?

# English: { $card } on top
on_top = { $card } arriba

# English: Miss: score nothing
MISS = Errar: no anotar nada

# English: Nothing
NOTHING = Nada

# English: { $total }, wins
wins = { $total }, victoria

# English: { $total }, next target { $target }
next_target = { $total }, siguiente objetivo { $target }

# English: { $total }, { $n } to go
left =
    { $total }, { $n ->
        [one] falta
       *[other] faltan
    } { $n }

# English: { $total }, { $n } over
past = { $total }, { $n } de más

# English: { $total }, as it would pass { $target }
would_pass = { $total }, porque superaría { $target }

# English: { $total }, as it is not a double
no_double = { $total }, porque no es una pareja

# English: { $sum } in this turn
in_this_turn = { $sum } en este turno

# English: { $sum } in this turn, hits { $target }
sum_hits = { $sum } en este turno, alcanza { $target }

# English: { $sum } in this turn, { $n } over
sum_passes = { $sum } en este turno, { $n } de más

# English: { $n } to go
to_go =
    { $n ->
        [one] falta
       *[other] faltan
    } { $n }

# English: { $n } over
over = { $n } de más

# English: on target
ON_TARGET = objetivo alcanzado

# English: a { $n }
a_number = un { $n }

# English: an 8
AN_EIGHT = un 8

# English: an ace
ACE = un as

# English: a Joker
JOKER = un comodín

# English: a ten or a face card
TEN_OR_COURT = un diez o una figura

# English: two { $n }s
two_of = dos { $n }

# English: two aces
TWO_ACES = dos ases

# English: both Jokers
TWO_JOKERS = los dos comodines

# English: a pair from ten to king
TWO_TENS = una pareja de dieces o de figuras

# English: three { $n }s
three_of = tres { $n }

# English: three aces
THREE_ACES = tres ases

# English: a triple from ten to king
THREE_TENS = un trío de dieces o de figuras

# English: { $before } or { $last }
or = { $before } o bien { $last }

# English: { $cards } would hit it
hit_by = basta con { $cards }

# English: { $points } first, then one card can hit it
first = primero { $points }, luego basta una carta

# English: Trumps: { $suit }
trumps = Triunfo: { $suit }

# English: shooter
SHOOTER = dispara

# English: wins the trick
TAKES_THE_TRICK = gana la baza

# English: misses
MISSES = yerra

# English: { $n } { $n -> [one] game *[other] games } won
games_won =
    { $n } { $n ->
        [one] ronda ganada
       *[other] rondas ganadas
    }

# English: trick
PLAYED = baza

# English: Trumps are { $suit }.
trumps_are = Triunfo: { $suit }.

# English: Nobody wins this game.
NOBODY_WINS = Nadie gana esta ronda.

# English: { $who } { $who -> [you] end *[other] ends } the turn.
passes =
    { $who ->
        [you] Terminas
       *[other] { $who } termina
    } el turno.

# English: { $who } { $who -> [you] miss *[other] misses }: the trick scores nothing.
misses =
    { $who ->
        [you] Yerras
       *[other] { $who } yerra
    } el tiro: la baza no puntúa.

# English: { $who } { $who -> [you] win *[other] wins } the game.
wins_the_game =
    { $who ->
        [you] Ganas
       *[other] { $who } gana
    } la ronda.

# English: { $who } { $who -> [you] reach *[other] reaches } { $target }. The next target is { $next }.
reaches =
    { $who ->
        [you] Alcanzas
       *[other] { $who } alcanza
    } { $target }. El siguiente objetivo es { $next }.

# English: { $who } { $who -> [you] count *[other] counts } the { $cards }.
counts =
    { $who ->
        [you] Anotas
       *[other] { $who } anota
    }: { $cards }.

# English: { $who } { $who -> [you] name *[other] names } the { $cards }: { $value }.
names =
    { $who ->
        [you] Dices
       *[other] { $who } dice
    }: { $cards }, { $value }.

# English: It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
leaves =
    Después { $left ->
        [one] falta
       *[other] faltan
    } { $left }; { $n } de { $unseen } cartas no vistas { $n ->
        [one] vale
       *[other] valen
    } justo { $left }.

# English: It hits the target.
HITS_THE_TARGET = Alcanza el objetivo.

# English: { $n } of { $unseen } unseen cards beat it.
beaten_by =
    { $n } de { $unseen } cartas no vistas le { $n ->
        [one] gana
       *[other] ganan
    }.

# English: It wins the trick so far, for up to { $points } { $points -> [one] point *[other] points }.
wins_the_trick =
    Por ahora gana la baza, con hasta { $points } { $points ->
        [one] punto
       *[other] puntos
    }.

# English: It loses the trick and gives away { $points } { $points -> [one] point *[other] points } at most.
loses_the_trick =
    Pierde la baza y regala como mucho { $points } { $points ->
        [one] punto
       *[other] puntos
    }.

# English: You keep { $n } { $n -> [one] trump *[other] trumps }, and { $hits } { $hits -> [one] card *[other] cards } that hit your target.
keeps =
    Conservas { $n } { $n ->
        [one] triunfo
       *[other] triunfos
    } y { $hits } { $hits ->
        [one] carta que alcanza
       *[other] cartas que alcanzan
    } tu objetivo.

# English: { $n } of { $unseen } unseen cards beat your safest lead.
safest_lead =
    { $n } de { $unseen } cartas no vistas { $n ->
        [one] gana
       *[other] ganan
    } a tu salida más segura.

# English: A two was lost, so the trick scores nothing. It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
missed =
    Se perdió un dos, así que la baza no puntúa. { $left ->
        [one] Falta
       *[other] Faltan
    } { $left }; { $n } de { $unseen } cartas no vistas { $n ->
        [one] vale
       *[other] valen
    } justo { $left }.

# English: That makes { $sum } this turn and leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
sum_leaves =
    Eso da { $sum } en este turno y { $left ->
        [one] falta
       *[other] faltan
    } { $left }; { $n } de { $unseen } cartas no vistas { $n ->
        [one] vale
       *[other] valen
    } justo { $left }.

# English: That makes { $sum } this turn, which hits the target.
sum_is_exact = Eso da { $sum } en este turno y alcanza el objetivo.

# English: That makes { $sum } this turn, { $n } more than may be added.
sum_is_too_large = Eso da { $sum } en este turno, { $n } más de lo que se puede sumar.

# English: That makes { $sum } this turn, which would hit the target, but it is not a double.
sum_is_no_double = Eso da { $sum } en este turno y alcanzaría el objetivo, pero no es una pareja.

# English: Which lead wins the trick, whatever the others play?
PUZZLE_TRICK = ¿Qué salida gana la baza, jueguen lo que jueguen los demás?

# English: Hit your target in this turn, whatever the others play.
PUZZLE_HIT = Alcanza tu objetivo en este turno, jueguen lo que jueguen los demás.

# English: After which score can most cards in your hand hit the target?
PUZZLE_SCORE = ¿Tras qué anotación hay más cartas en tu mano que pueden alcanzar el objetivo?

# English: All cards are open. Hit the target in this turn, whatever the other player answers.
PUZZLE_OPEN = Todas las cartas están a la vista. Alcanza el objetivo en este turno, responda lo que responda el otro jugador.

# English: All cards are open. Make the other player go over the target in this turn, whichever card they score.
PUZZLE_OVER = Todas las cartas están a la vista. Haz que el otro jugador se pase del objetivo en este turno, anote la carta que anote.

# English: Counting the cards that beat yours
TRAINS_TRICK = Contar las cartas que ganan a la tuya

# English: Coming within reach of the target
TRAINS_SCORE = Ponerse a tiro del objetivo

# English: Finding the one sure hit
TRAINS_HIT = Encontrar el único acierto seguro

# English: Finding leads that leave no way out
TRAINS_OPEN = Encontrar salidas que no dejan escapatoria

# English: Making the other player score too much
TRAINS_OVER = Hacer que el otro jugador anote demasiado

# English: After it { $n } of your cards { $n -> [one] is *[other] are } worth what you need. After the best score it is { $most }.
leaves_hits =
    Después, { $n } de tus cartas { $n ->
        [one] vale
       *[other] valen
    } lo que necesitas. Tras la mejor anotación, { $most }.

# English: You have given away the only card that hits for certain.
GAVE_IT_AWAY = Has entregado la única carta que acierta con seguridad.

# English: The only card that hits for certain was in the other pile.
LEFT_IT_LYING = La única carta que acierta con seguridad estaba en el otro montón.

# English: It is not worth { $n }, which you need.
not_worth = No vale { $n }, que es lo que necesitas.

# English: Somebody may hold this card, which beats it: { $card }.
may_be_beaten = Alguien puede tener esta carta, que le gana: { $card }.
