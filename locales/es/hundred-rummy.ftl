## games::hundred_rummy::texts

# English: 100 Points Rummy
TITLE = Rummy 100

# English: Collect four cards that make exactly 100, four times.
TAGLINE = Reúne cuatro cartas que sumen exactamente 100, y hazlo cuatro veces.

# English: 5 minutes
LENGTH_IN_WORDS = 5 minutos

# English: game
ROUND = ronda

# English: Invented by Aaron and Stephanie Richardson (A'n'SR-entertainments).
CREDIT = Inventado por Aaron y Stephanie Richardson (A'n'SR-entertainments).

# English: Length
LENGTH = Duración

# English: One game, or a tournament: each player plays first in one game, and all points add up.
LENGTH_DOES = Una ronda o un torneo: cada jugador empieza una de las rondas y se suman todos los puntos.

# English: One game
ONE_GAME = Una ronda

# English: Tournament
TOURNAMENT = Torneo

# English: End of solitaire
SOLITAIRE_END = Fin del solitario

# English: Playing alone, you lose when you must draw from an empty stock, or as soon as the stock is empty.
SOLITAIRE_END_DOES = En solitario pierdes cuando tienes que robar y el mazo está vacío, o en cuanto el mazo se vacía.

# English: When you must draw
MUST_DRAW = Al tener que robar

# English: When the stock is empty
STRICT = Al vaciarse el mazo

# English: “End of solitaire” can be changed for one player only
ONLY_ALONE = «Fin del solitario» solo se puede cambiar con un jugador

# English: the stock ran out before 400 points
STOCK_RAN_OUT = el mazo se agotó antes de los 400 puntos

# English: most points in the tournament
MOST_IN_TOURNAMENT = más puntos en el torneo

# English: the stock ran out three times without a score
TOO_MANY_REBUILDS = el mazo se agotó tres veces sin que nadie anotara

# English: a hundred cards in a row came from the discard pile
TOO_MANY_TAKES = se tomaron cien cartas seguidas del descarte

# English: 400 points
GOAL = 400 puntos

# English: Discard a card
DISCARD = Descarta una carta

# English: Score, or take a card
SCORE_OR_TAKE = Anota o toma una carta

# English: Take a card
TAKE = Toma una carta

# English: The game is over
GAME_IS_OVER = La ronda ha terminado

# English: Take from the stock
TAKE_STOCK = Tomar del mazo

# English: Take the { $card }
take_discard = Tomar el { $card }

# English: Take from the discard pile
TAKE_DISCARD = Tomar del descarte

# English: Discard { $card }
discard = Descartar { $card }

# English: Score 100
SCORE = Anotar 100

# English: scored hundreds
HUNDREDS = centenas anotadas

# English: { $n } { $n -> [one] hundred *[other] hundreds } to go
to_go =
    { $n ->
        [one] falta
       *[other] faltan
    } { $n } { $n ->
        [one] centena
       *[other] centenas
    }

# English: all four hundreds
DONE = las cuatro centenas

# English: the game is over
OVER = la ronda ha terminado

# English: your hand makes { $points }, not 100
not_100 = tu mano suma { $points }, no 100

# English: in solitaire you cannot take from the discard pile
NEVER_TAKEN = en solitario no se puede tomar del descarte

# English: the discard pile is empty
NO_DISCARD = el descarte está vacío

# English: the stock is empty, so you must score your hand
NO_STOCK = el mazo está vacío, así que debes anotar tu mano

# English: Four cards make exactly 100.
MAKES_100 = Cuatro cartas suman exactamente 100.

# English: With what you keep, { $n } of { $unseen } unseen cards make 100.
kept_makes_100 =
    Con lo que conservas, { $n } de { $unseen } cartas no vistas { $n ->
        [one] da
       *[other] dan
    } 100.

# English: { $n } of { $unseen } unseen cards make 100.
drawn_makes_100 =
    { $n } de { $unseen } cartas no vistas { $n ->
        [one] da
       *[other] dan
    } 100.

# English: After which discard do most unseen cards make 100?
PUZZLE_MOST = ¿Con qué descarte hay más cartas no vistas que dan 100?

# English: One discard wins the solitaire for certain. Which?
PUZZLE_WIN = Un solo descarte gana el solitario con seguridad. ¿Cuál?

# English: Which discard wins the solitaire most often?
PUZZLE_SOLITAIRE = ¿Qué descarte gana el solitario más a menudo?

# English: All cards are open. Score the next hundred as soon as possible, whatever the other player does.
PUZZLE_RACE = Todas las cartas están a la vista. Anota la siguiente centena lo antes posible, haga lo que haga el otro jugador.

# English: All cards are open. Score the next hundred in as few turns as possible.
PUZZLE_PLAN = Todas las cartas están a la vista. Anota la siguiente centena en el menor número de turnos.

# English: All cards are open. Reach 400 points in as few turns as possible.
PUZZLE_DRAWS = Todas las cartas están a la vista. Llega a 400 puntos en el menor número de turnos.

# English: Counting the cards that help
TRAINS_MOST = Contar las cartas que ayudan

# English: Playing the end of a solitaire to the last card
TRAINS_WIN = Jugar el final de un solitario hasta la última carta

# English: Weighing chances when the stock is nearly known
TRAINS_SOLITAIRE = Sopesar probabilidades cuando el mazo casi se conoce

# English: Being one turn faster
TRAINS_RACE = Adelantarse un turno

# English: Planning several draws ahead
TRAINS_PLAN = Planear varios robos por adelantado

# English: After it { $n } unseen { $n -> [one] card makes *[other] cards make } 100. After the best discard it is { $most }.
leaves_hundreds =
    Con ese descarte, { $n } { $n ->
        [one] carta no vista da
       *[other] cartas no vistas dan
    } 100. Con el mejor, { $most }.

# English: It wins in { $percent }% of the cases. The best discard wins in { $most }%.
wins_solitaire = Gana en el { $percent } % de los casos. El mejor descarte gana en el { $most } %.
