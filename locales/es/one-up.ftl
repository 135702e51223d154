## games::one_up::illegal_texts

# English: `{ $card }` is not on the display
illegal-not_on_display = `{ $card }` no está en la mesa

# English: `{ $card }` is used twice
illegal-used_twice = `{ $card }` aparece dos veces

# English: `{ $card }` is used { $used } { $used -> [one] time *[other] times }
illegal-used_again =
    `{ $card }` aparece { $used } { $used ->
        [one] vez
       *[other] veces
    }

# English: `{ $joker }` copies nothing
illegal-copies_nothing = `{ $joker }` no copia nada

# English: `{ $joker }` copies `{ $copied }`, but no other `{ $copied }` is used
illegal-copies_unused = `{ $joker }` copia `{ $copied }`, pero no se usa otra carta `{ $copied }`

# English: `{ $joker }` copies Jokers that copy each other
illegal-copies_in_circle = `{ $joker }` copia comodines que se copian entre sí

# English: `{ $joker }` copies `{ $copied }`: say whether it counts 1 or 10
illegal-copies_either = `{ $joker }` copia `{ $copied }`: indica si cuenta 1 o 10

# English: `{ $card }` counts both 1 and 10
illegal-contradiction = `{ $card }` cuenta a la vez 1 y 10

# English: { $left } ÷ { $right } is not a whole number
illegal-uneven = { $left } ÷ { $right } no es un número entero

# English: you cannot divide by zero
illegal-BY_ZERO = no se puede dividir entre cero

# English: the numbers grow too large
illegal-TOO_LARGE = los números crecen demasiado

# English: the value is not above zero
illegal-NOT_POSITIVE = el valor no es mayor que cero

# English: { $value } does not end in 1
illegal-last_digit = { $value } no acaba en 1

# English: an expression has at most { $most } characters
illegal-too_long = una expresión tiene como máximo { $most } caracteres

# English: an expression has no spaces at its ends
illegal-BLANKS = una expresión no empieza ni acaba con espacios

# English: expected { $what } at character { $at }, not { $found }
illegal-expected = carácter { $at }: { $found }; se espera: { $what }

# English: no card is left for `{ $typed }` at character { $at }
illegal-no_card = carácter { $at }: no queda ninguna carta para `{ $typed }`

# English: this makes { $value }, not the { $total } at character { $at }
illegal-other_total = carácter { $at }: el resultado es { $value }, no { $total }

# English: the end
illegal-THE_END = el final

# English: `+`, `-`, `*`, `/` or the end
illegal-SIGN_OR_END = `+`, `-`, `*`, `/` o el final

# English: `+`, `-`, `*`, `/` or `)`
illegal-SIGN_OR_BRACKET = `+`, `-`, `*`, `/` o `)`

# English: a card such as `7S`, `KH:10` or `JB~7S`, or `(`
illegal-TERM = una carta como `7S`, `KH:10` o `JB~7S`, o `(`

# English: the face card's value, `:1` or `:10`,
illegal-FACE_VALUE = el valor de la figura, `:1` o `:10`

# English: the value `1` or `10`
illegal-VALUE = el valor `1` o `10`

# English: a number
illegal-TOTAL = un número

# English: the card that the Joker copies
illegal-COPIED = la carta que copia el comodín

# English: `~` and the card that the Joker copies
illegal-COPIES = `~` y la carta que copia el comodín

# English: a card such as `7`, `K` or `?`, a sign or a bracket
illegal-PIECE = una carta como `7`, `K` o `?`, un signo o un paréntesis

## games::one_up::texts

# English: One Up
TITLE = Acaba en uno

# English: Make the highest number that ends in 1 from the cards turned up.
TAGLINE = Forma con las cartas descubiertas el número más alto que acabe en 1.

# English: 10 minutes
LENGTH = 10 minutos

# English: deal
DEAL = reparto

# English: Invented by David Parlett.
CREDIT = Inventado por David Parlett.

# English: Answers
ANSWERS = Respuestas

# English: Relaxed: everybody locks in one hidden answer. Race: all call aloud and may beat each other’s calls.
ANSWERS_MEANS = Con calma: cada cual fija una respuesta en secreto. Carrera: todos cantan en voz alta y pueden superar los cantos de los demás.

# English: Relaxed
RELAXED = Con calma

# English: Race
RACE = Carrera

# English: Race clock
CLOCK = Reloj de la carrera

# English: How long a call stands before it wins; without a clock, all others must say that they are done.
CLOCK_MEANS = Cuánto tiempo debe seguir en pie un canto para ganar; sin reloj, todos los demás deben decir que han terminado.

# English: 12 seconds
SECONDS_12 = 12 segundos

# English: 6 seconds
SECONDS_6 = 6 segundos

# English: 25 seconds
SECONDS_25 = 25 segundos

# English: No clock
NO_CLOCK = Sin reloj

# English: Scoring
SCORING = Puntuación

# English: By rank: won number cards count 1, jacks 2, queens 3, kings 4, Jokers 5. 1 each: every won card counts 1.
SCORING_MEANS = Por rango: las cartas numéricas ganadas cuentan 1, las jotas 2, las reinas 3, los reyes 4 y los comodines 5. 1 por carta: cada carta ganada cuenta 1.

# English: By rank
BY_RANK = Por rango

# English: 1 each
ONE_EACH = 1 por carta

# English: Length
MATCH_LENGTH = Duración

# English: One deal, three deals, or until somebody has 100 points after a deal.
MATCH_LENGTH_MEANS = Un reparto, tres repartos, o hasta que alguien tenga 100 puntos tras un reparto.

# English: One deal
ONE_DEAL = Un reparto

# English: Three deals
THREE_DEALS = Tres repartos

# English: To 100 points
TO_100 = A 100 puntos

# English: Value of Jokers
JOKER = Valor del comodín

# English: Strict: it counts the same as the copied card in your answer. Free: if it copies a face card, you choose 1 or 10.
JOKER_MEANS = Estricto: cuenta lo mismo que la carta copiada en tu respuesta. Libre: si copia una figura, eliges 1 o 10.

# English: Strict
STRICT = Estricto

# English: Free
FREE = Libre

# English: Jokers for two
JOKERS = Comodines para dos

# English: With two players: four Jokers in the pack, or two.
JOKERS_MEANS = Con dos jugadores: cuatro comodines en la baraja, o dos.

# English: Four
FOUR = Cuatro

# English: Two
TWO = Dos

# English: the number of Jokers can be changed for two players only
JOKERS_FOR_TWO = el número de comodines solo se puede cambiar con dos jugadores

# English: most points in the deal
MOST_IN_DEAL = más puntos en el reparto

# English: most points in three deals
MOST_IN_THREE = más puntos en tres repartos

# English: 100 points
HUNDRED_POINTS = 100 puntos

# English: most points in twenty deals
MOST_IN_TWENTY = más puntos en veinte repartos

# English: { $left } to go
to_go =
    { $left ->
        [one] falta
       *[other] faltan
    } { $left }

# English: display
DISPLAY = mesa

# English: bonus
BONUS = extra

# English: pile
PILE = pila

# English: won cards
WON_CARDS = cartas ganadas

# English: You are barred until these cards are won or set aside
BARRED_UNTIL = Fuera de juego hasta que estas cartas se ganen o se aparten

# English: Your call stands
YOUR_CALL_STANDS = Tu canto sigue en pie

# English: Wait to see if anybody has an answer
CAN_ANYBODY = Espera a ver si alguien tiene una respuesta

# English: Wait for the others
WAIT_FOR_OTHERS = Espera a los demás

# English: Highest number ending in 1
LOCK_IN_HIGHEST = El número más alto que acabe en 1

# English: Beat { $value }
beat = Supera { $value }

# English: Only you can answer: call, or say “one off”
ONLY_YOU = Solo tú puedes responder: canta o di «sin uno»

# English: Call the highest number that ends in 1
CALL_HIGHEST = Canta el número más alto que acabe en 1

# English: One off
ONE_OFF = Sin uno

# English: No answer
NO_ANSWER = Sin respuesta

# English: Nothing to say
NOTHING_TO_SAY = Nada que decir

# English: Lock in
LOCK_IN = Fijar

# English: Call
CALL = Cantar

# English: Your answer
YOUR_ANSWER = Tu respuesta

# English: or type: 7*(K+1)
TYPE_LIKE = o escribe: 7*(K+1)

# English: “one off” is possible only while no call stands
FOR_CALLS = «sin uno» solo es posible mientras no haya un canto en pie

# English: somebody has said “one off” already
SAID_ALREADY = alguien ya ha dicho «sin uno»

# English: with a clock you cannot say `nothing`: just wait
WAIT_INSTEAD = con reloj no se puede decir `nothing`: basta con esperar

# English: everybody else is barred: call an answer or say “one off”
ALL_BARRED = todos los demás están fuera de juego: canta una respuesta o di «sin uno»

# English: { $n } { $n -> [one] card *[other] cards }
cards =
    { $n } { $n ->
        [one] carta
       *[other] cartas
    }

# English: = { $value } with { $n } { $n -> [one] card *[other] cards }
comes_to =
    = { $value } con { $n } { $n ->
        [one] carta
       *[other] cartas
    }

# English: { $value } so far
so_far = { $value } hasta ahora

# English: { $card } as { $value }
face_as = { $card } como { $value }

# English: Joker as { $card }
joker_as = Comodín como { $card }

# English: Joker as { $card } = { $value }
joker_as_value = Comodín como { $card } = { $value }

# English: Joker as the { $joker }
joker_as_joker = Comodín como el { $joker }

# English: Stands: { $value } with { $n } { $n -> [one] card *[other] cards }
stands =
    En pie: { $value } con { $n } { $n ->
        [one] carta
       *[other] cartas
    }

# English: one off
SAID_ONE_OFF = sin uno

# English: locked in
LOCKED_IN = fijado

# English: locked in: { $value }
locked_in = fijado: { $value }

# English: nothing to say
SAID_NOTHING = nada que decir

# English: barred
BARRED = fuera de juego

# English: The last display
LAST_DISPLAY = La mesa anterior

# English: No answer was possible.
NOT_POSSIBLE = No había ninguna respuesta posible.

# English: Nothing higher was possible.
NOTHING_HIGHER = No era posible nada más alto.

# English: { $n } higher { $n -> [one] number was *[other] numbers were } possible.
higher =
    { $n ->
        [one] Era posible { $n } número más alto
       *[other] Eran posibles { $n } números más altos
    }.

# English: { $n } { $n -> [one] answer was *[other] answers were } possible.
possible =
    { $n ->
        [one] Era posible { $n } respuesta
       *[other] Eran posibles { $n } respuestas
    }.

# English: On display: { $cards }.
on_display = En la mesa: { $cards }.

# English: Nobody has a card left to turn: the display is dead.
DEAD = A nadie le quedan cartas por descubrir: la mesa queda muerta.

# English: { $who } { $who -> [you] turn *[other] turns } the { $cards }.
turns =
    { $who ->
        [you] Descubres
       *[other] { $who } descubre
    }: { $cards }.

# English: { $who } { $who -> [you] lock *[other] locks } in.
locks_in =
    { $who ->
        [you] Fijas tu
       *[other] { $who } fija su
    } respuesta.

# English: { $who } { $who -> [you] call *[other] calls } { $call }.
calls =
    { $who ->
        [you] Cantas
       *[other] { $who } canta
    } { $call }.

# English: { $who } { $who -> [you] say *[other] says } “one off”.
says_one_off =
    { $who ->
        [you] Dices
       *[other] { $who } dice
    } «sin uno».

# English: { $who } { $who -> [you] have *[other] has } nothing to say.
says_nothing =
    { $who ->
        [you] No tienes
       *[other] { $who } no tiene
    } nada que decir.

# English: { $who } { $who -> [you] are *[other] is } barred: { $why }.
is_barred =
    { $who ->
        [you] Quedas
       *[other] { $who } queda
    } fuera de juego: { $why }.

# English: { $who } { $who -> [you] win *[other] wins } the display.
wins =
    { $who ->
        [you] Ganas
       *[other] { $who } gana
    } la mesa.

# English: Set aside as a bonus: { $cards }.
set_aside = Se apartan como extra: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } { $cards }.
takes =
    { $who ->
        [you] Te llevas
       *[other] { $who } se lleva
    }: { $cards }.

# English: the “one off” is answered
ANSWERED = alguien ha encontrado una respuesta

# English: { $value } is not better than what stands
not_better = { $value } no es mejor que lo que está en pie

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }: nothing higher can be made.
best_there_is =
    { $value } con { $used } de { $n } { $n ->
        [one] carta
       *[other] cartas
    }: no se puede formar nada más alto.

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }.
an_answer =
    { $value } con { $used } de { $n } { $n ->
        [one] carta
       *[other] cartas
    }.

# English: { $n -> [one] This { $n } card makes *[other] These { $n } cards make } no answer at all.
none_there_is =
    { $n ->
        [one] Con esta carta
       *[other] Con estas { $n } cartas
    } no hay ninguna respuesta.

# English: { $value } is the highest that can be made.
nothing_better = { $value } es lo más alto que se puede formar.

# English: Find the highest answer. If there is none, say “One off”.
PUZZLE_HIGHEST = Encuentra la respuesta más alta. Si no hay ninguna, di «Sin uno».

# English: Find the highest answer that uses every card.
PUZZLE_ALL = Encuentra la respuesta más alta que use todas las cartas.

# English: Make exactly 101. There is only one way, apart from swapped cards.
PUZZLE_EXACT = Forma exactamente 101. Solo hay una manera, sin contar cartas intercambiadas.

# English: Make the highest answer in three different ways.
PUZZLE_WAYS = Forma la respuesta más alta de tres maneras distintas.

# English: Find the highest answer with +, −, × and ÷, each of them once.
PUZZLE_EACH = Encuentra la respuesta más alta con +, −, × y ÷, cada signo una sola vez.

# English: Seeing how large a number can become
TRAINS_HIGHEST = Ver hasta dónde puede crecer un número

# English: Using the cards that get in the way
TRAINS_ALL = Aprovechar las cartas que estorban

# English: Working back from the result
TRAINS_EXACT = Calcular hacia atrás desde el resultado

# English: Finding a second and a third way
TRAINS_WAYS = Encontrar una segunda y una tercera manera

# English: Subtracting and dividing without losing much
TRAINS_EACH = Restar y dividir sin perder mucho

# English: You made { $value }, but a higher answer like that is possible.
more_there_is = Has formado { $value }, pero hay una respuesta de este tipo más alta.

# English: It does not use every card.
NOT_EVERY_CARD = No usa todas las cartas.

# English: It does not use each of the four signs once.
NOT_EACH_SIGN = No usa los cuatro signos, cada uno una vez.

# English: You made { $value }, not { $wanted }.
not_exact = Has formado { $value }, no { $wanted }.

# English: You made { $value }, but { $best } is possible.
higher_there_is = Has formado { $value }, pero es posible { $best }.

# English: That only says that you have no answer. “One off” says that there is none.
NOTHING_SAYS_LESS = Eso solo dice que tú no tienes respuesta. «Sin uno» dice que no la hay.

# English: There is an answer: { $best }.
answer_there_is = Hay una respuesta: { $best }.
