## games::one_up::illegal_texts

# English: `{ $card }` is not on the display
illegal-not_on_display = `{ $card }` não está na mesa

# English: `{ $card }` is used twice
illegal-used_twice = `{ $card }` aparece duas vezes

# English: `{ $card }` is used { $used } { $used -> [one] time *[other] times }
illegal-used_again =
    `{ $card }` aparece { $used } { $used ->
        [one] vez
       *[other] vezes
    }

# English: `{ $joker }` copies nothing
illegal-copies_nothing = `{ $joker }` não copia nada

# English: `{ $joker }` copies `{ $copied }`, but no other `{ $copied }` is used
illegal-copies_unused = `{ $joker }` copia `{ $copied }`, mas a resposta não usa outra carta `{ $copied }`

# English: `{ $joker }` copies Jokers that copy each other
illegal-copies_in_circle = `{ $joker }` copia curingas que copiam um ao outro

# English: `{ $joker }` copies `{ $copied }`: say whether it counts 1 or 10
illegal-copies_either = `{ $joker }` copia `{ $copied }`: diga se vale 1 ou 10

# English: `{ $card }` counts both 1 and 10
illegal-contradiction = `{ $card }` não pode valer 1 e 10 ao mesmo tempo

# English: { $left } ÷ { $right } is not a whole number
illegal-uneven = { $left } ÷ { $right } não dá um número inteiro

# English: you cannot divide by zero
illegal-BY_ZERO = não se pode dividir por zero

# English: the numbers grow too large
illegal-TOO_LARGE = os números ficam grandes demais

# English: the value is not above zero
illegal-NOT_POSITIVE = o valor não é maior que zero

# English: { $value } does not end in 1
illegal-last_digit = { $value } não termina em 1

# English: an expression has at most { $most } characters
illegal-too_long = uma resposta tem no máximo { $most } caracteres

# English: an expression has no spaces at its ends
illegal-BLANKS = uma resposta não começa nem termina com espaço

# English: expected { $what } at character { $at }, not { $found }
illegal-expected = caractere { $at }: esperava-se { $what }; veio { $found }

# English: no card is left for `{ $typed }` at character { $at }
illegal-no_card = caractere { $at }: não sobrou carta para `{ $typed }`

# English: this makes { $value }, not the { $total } at character { $at }
illegal-other_total = caractere { $at }: isso dá { $value }, e não { $total }

# English: the end
illegal-THE_END = o fim

# English: `+`, `-`, `*`, `/` or the end
illegal-SIGN_OR_END = `+`, `-`, `*`, `/` ou o fim

# English: `+`, `-`, `*`, `/` or `)`
illegal-SIGN_OR_BRACKET = `+`, `-`, `*`, `/` ou `)`

# English: a card such as `7S`, `KH:10` or `JB~7S`, or `(`
illegal-TERM = uma carta, como `7S`, `KH:10` ou `JB~7S`, ou `(`

# English: the face card's value, `:1` or `:10`,
illegal-FACE_VALUE = o valor da figura, `:1` ou `:10`

# English: the value `1` or `10`
illegal-VALUE = o valor `1` ou `10`

# English: a number
illegal-TOTAL = um número

# English: the card that the Joker copies
illegal-COPIED = a carta que o curinga copia

# English: `~` and the card that the Joker copies
illegal-COPIES = `~` e a carta que o curinga copia

# English: a card such as `7`, `K` or `?`, a sign or a bracket
illegal-PIECE = uma carta, como `7`, `K` ou `?`, um sinal ou um parêntese

## games::one_up::texts

# English: One Up
TITLE = Final 1

# English: Make the highest number that ends in 1 from the cards turned up.
TAGLINE = Com as cartas viradas, forme o maior número que termina em 1.

# English: 10 minutes
LENGTH = 10 minutos

# English: deal
DEAL = rodada

# English: Invented by David Parlett.
CREDIT = Criado por David Parlett.

# English: Answers
ANSWERS = Respostas

# English: Relaxed: everybody locks in one hidden answer. Race: all call aloud and may beat each other’s calls.
ANSWERS_MEANS = Tranquilo: cada um confirma uma resposta oculta. Corrida: todos cantam números em voz alta e podem superar os dos outros.

# English: Relaxed
RELAXED = Tranquilo

# English: Race
RACE = Corrida

# English: Race clock
CLOCK = Relógio da corrida

# English: How long a call stands before it wins; without a clock, all others must say that they are done.
CLOCK_MEANS = Quanto tempo um número cantado precisa ficar valendo para vencer; sem relógio, todos os outros devem escolher “Nada a dizer”.

# English: 12 seconds
SECONDS_12 = 12 segundos

# English: 6 seconds
SECONDS_6 = 6 segundos

# English: 25 seconds
SECONDS_25 = 25 segundos

# English: No clock
NO_CLOCK = Sem relógio

# English: Scoring
SCORING = Pontuação

# English: By rank: won number cards count 1, jacks 2, queens 3, kings 4, Jokers 5. 1 each: every won card counts 1.
SCORING_MEANS = Por tipo: cartas numéricas ganhas valem 1, valetes 2, damas 3, reis 4, curingas 5. 1 cada: toda carta ganha vale 1.

# English: By rank
BY_RANK = Por tipo

# English: 1 each
ONE_EACH = 1 cada

# English: Length
MATCH_LENGTH = Duração

# English: One deal, three deals, or until somebody has 100 points after a deal.
MATCH_LENGTH_MEANS = Uma rodada, três rodadas, ou até alguém ter 100 pontos depois de uma rodada.

# English: One deal
ONE_DEAL = Uma rodada

# English: Three deals
THREE_DEALS = Três rodadas

# English: To 100 points
TO_100 = Até 100 pontos

# English: Value of Jokers
JOKER = Valor dos curingas

# English: Strict: it counts the same as the copied card in your answer. Free: if it copies a face card, you choose 1 or 10.
JOKER_MEANS = Rigoroso: vale o mesmo que a carta copiada na sua resposta. Livre: se copia uma figura, você escolhe 1 ou 10.

# English: Strict
STRICT = Rigoroso

# English: Free
FREE = Livre

# English: Jokers for two
JOKERS = Número de curingas

# English: With two players: four Jokers in the pack, or two.
JOKERS_MEANS = Com dois jogadores: quatro curingas no baralho, ou dois.

# English: Four
FOUR = Quatro

# English: Two
TWO = Dois

# English: the number of Jokers can be changed for two players only
JOKERS_FOR_TWO = o número de curingas só pode mudar com dois jogadores

# English: most points in the deal
MOST_IN_DEAL = maior total da rodada

# English: most points in three deals
MOST_IN_THREE = maior total de três rodadas

# English: 100 points
HUNDRED_POINTS = 100 pontos

# English: most points in twenty deals
MOST_IN_TWENTY = maior total de vinte rodadas

# English: { $left } to go
to_go =
    { $left ->
        [one] falta
       *[other] faltam
    } { $left }

# English: display
DISPLAY = mesa

# English: bonus
BONUS = bônus

# English: pile
PILE = pilha

# English: won cards
WON_CARDS = cartas ganhas

# English: You are barred until these cards are won or set aside
BARRED_UNTIL = Você está de fora até que estas cartas sejam ganhas ou separadas

# English: Your call stands
YOUR_CALL_STANDS = Seu número está valendo

# English: Wait to see if anybody has an answer
CAN_ANYBODY = Espere para ver se alguém encontra uma resposta

# English: Wait for the others
WAIT_FOR_OTHERS = Espere os outros

# English: Highest number ending in 1
LOCK_IN_HIGHEST = O maior número com final 1

# English: Beat { $value }
beat = Supere { $value }

# English: Only you can answer: call, or say “one off”
ONLY_YOU = Só você pode responder: cante um número ou diga “impossível”

# English: Call the highest number that ends in 1
CALL_HIGHEST = Cante o maior número com final 1

# English: One off
ONE_OFF = Impossível

# English: No answer
NO_ANSWER = Não achei

# English: Nothing to say
NOTHING_TO_SAY = Nada a dizer

# English: Lock in
LOCK_IN = Confirmar

# English: Call
CALL = Cantar

# English: Your answer
YOUR_ANSWER = Sua resposta

# English: or type: 7*(K+1)
TYPE_LIKE = ou digite: 7*(K+1)

# English: “one off” is possible only while no call stands
FOR_CALLS = “impossível” só pode ser dito enquanto nenhum número está valendo

# English: somebody has said “one off” already
SAID_ALREADY = alguém já disse “impossível”

# English: with a clock you cannot say `nothing`: just wait
WAIT_INSTEAD = com relógio não se diz “nada a dizer”: é só esperar

# English: everybody else is barred: call an answer or say “one off”
ALL_BARRED = todos os outros estão de fora: cante uma resposta ou diga “impossível”

# English: { $n } { $n -> [one] card *[other] cards }
cards =
    { $n } { $n ->
        [one] carta
       *[other] cartas
    }

# English: = { $value } with { $n } { $n -> [one] card *[other] cards }
comes_to =
    = { $value } com { $n } { $n ->
        [one] carta
       *[other] cartas
    }

# English: { $value } so far
so_far = { $value } até aqui

# English: { $card } as { $value }
face_as = { $card } como { $value }

# English: Joker as { $card }
joker_as = Curinga como { $card }

# English: Joker as { $card } = { $value }
joker_as_value = Curinga como { $card } = { $value }

# English: Joker as the { $joker }
joker_as_joker = Curinga como { $joker }

# English: Stands: { $value } with { $n } { $n -> [one] card *[other] cards }
stands =
    Valendo: { $value } com { $n } { $n ->
        [one] carta
       *[other] cartas
    }

# English: one off
SAID_ONE_OFF = impossível

# English: locked in
LOCKED_IN = confirmou

# English: locked in: { $value }
locked_in = confirmou: { $value }

# English: nothing to say
SAID_NOTHING = nada a dizer

# English: barred
BARRED = de fora

# English: The last display
LAST_DISPLAY = A última mesa

# English: No answer was possible.
NOT_POSSIBLE = Nenhuma resposta era possível.

# English: Nothing higher was possible.
NOTHING_HIGHER = Não era possível um número maior.

# English: { $n } higher { $n -> [one] number was *[other] numbers were } possible.
higher =
    { $n } { $n ->
        [one] número maior era possível
       *[other] números maiores eram possíveis
    }.

# English: { $n } { $n -> [one] answer was *[other] answers were } possible.
possible =
    { $n } { $n ->
        [one] resposta era possível
       *[other] respostas eram possíveis
    }.

# English: On display: { $cards }.
on_display = Na mesa: { $cards }.

# English: Nobody has a card left to turn: the display is dead.
DEAD = Ninguém tem mais cartas para virar: a mesa fica sem dono.

# English: { $who } { $who -> [you] turn *[other] turns } the { $cards }.
turns = { $who } vira: { $cards }.

# English: { $who } { $who -> [you] lock *[other] locks } in.
locks_in = { $who } confirma a resposta.

# English: { $who } { $who -> [you] call *[other] calls } { $call }.
calls = { $who } canta { $call }.

# English: { $who } { $who -> [you] say *[other] says } “one off”.
says_one_off = { $who } diz “impossível”.

# English: { $who } { $who -> [you] have *[other] has } nothing to say.
says_nothing = { $who } não tem nada a dizer.

# English: { $who } { $who -> [you] are *[other] is } barred: { $why }.
is_barred = { $who } fica de fora: { $why }.

# English: { $who } { $who -> [you] win *[other] wins } the display.
wins = { $who } ganha a mesa.

# English: Set aside as a bonus: { $cards }.
set_aside = Separadas como bônus: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } { $cards }.
takes = { $who } leva: { $cards }.

# English: the “one off” is answered
ANSWERED = havia resposta, apesar do “impossível”

# English: { $value } is not better than what stands
not_better = { $value } não é melhor do que o que está valendo

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }: nothing higher can be made.
best_there_is =
    { $value } com { $used } de { $n } { $n ->
        [one] carta
       *[other] cartas
    }: não dá para formar nada maior.

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }.
an_answer =
    { $value } com { $used } de { $n } { $n ->
        [one] carta
       *[other] cartas
    }.

# English: { $n -> [one] This { $n } card makes *[other] These { $n } cards make } no answer at all.
none_there_is =
    { $n ->
        [one] Com esta carta
       *[other] Com estas { $n } cartas
    } não há resposta nenhuma.

# English: { $value } is the highest that can be made.
nothing_better = { $value } é o maior número possível.

# English: Find the highest answer. If there is none, say “One off”.
PUZZLE_HIGHEST = Encontre a maior resposta. Se não houver nenhuma, diga “Impossível”.

# English: Find the highest answer that uses every card.
PUZZLE_ALL = Encontre a maior resposta que usa todas as cartas.

# English: Make exactly 101. There is only one way, apart from swapped cards.
PUZZLE_EXACT = Forme exatamente 101. Só há um jeito, sem contar trocas de cartas.

# English: Make the highest answer in three different ways.
PUZZLE_WAYS = Forme a maior resposta de três jeitos diferentes.

# English: Find the highest answer with +, −, × and ÷, each of them once.
PUZZLE_EACH = Encontre a maior resposta com +, −, × e ÷, cada um uma vez.

# English: Seeing how large a number can become
TRAINS_HIGHEST = Ver até onde um número pode crescer

# English: Using the cards that get in the way
TRAINS_ALL = Usar as cartas que atrapalham

# English: Working back from the result
TRAINS_EXACT = Calcular de trás para a frente

# English: Finding a second and a third way
TRAINS_WAYS = Encontrar um segundo e um terceiro jeito

# English: Subtracting and dividing without losing much
TRAINS_EACH = Subtrair e dividir sem perder muito

# English: You made { $value }, but a higher answer like that is possible.
more_there_is = Você formou { $value }, mas uma resposta maior desse tipo é possível.

# English: It does not use every card.
NOT_EVERY_CARD = Ela não usa todas as cartas.

# English: It does not use each of the four signs once.
NOT_EACH_SIGN = Ela não usa cada um dos quatro sinais uma vez.

# English: You made { $value }, not { $wanted }.
not_exact = Você formou { $value }, e não { $wanted }.

# English: You made { $value }, but { $best } is possible.
higher_there_is = Você formou { $value }, mas { $best } é possível.

# English: That only says that you have no answer. “One off” says that there is none.
NOTHING_SAYS_LESS = Isso diz apenas que você não achou resposta. “Impossível” diz que não há nenhuma.

# English: There is an answer: { $best }.
answer_there_is = Há uma resposta: { $best }.
