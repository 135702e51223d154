## games::one_up::illegal_texts

# English: `{ $card }` is not on the display
illegal-not_on_display = `{ $card }` non è in tavola

# English: `{ $card }` is used twice
illegal-used_twice = `{ $card }` è usata due volte

# English: `{ $card }` is used { $used } { $used -> [one] time *[other] times }
illegal-used_again =
    `{ $card }` è usata { $used } { $used ->
        [one] volta
       *[other] volte
    }

# English: `{ $joker }` copies nothing
illegal-copies_nothing = `{ $joker }` non copia nessuna carta

# English: `{ $joker }` copies `{ $copied }`, but no other `{ $copied }` is used
illegal-copies_unused = `{ $joker }` copia `{ $copied }`, ma nessun’altra `{ $copied }` è usata

# English: `{ $joker }` copies Jokers that copy each other
illegal-copies_in_circle = `{ $joker }` copia jolly che si copiano a vicenda

# English: `{ $joker }` copies `{ $copied }`: say whether it counts 1 or 10
illegal-copies_either = `{ $joker }` copia `{ $copied }`: di’ se vale 1 o 10

# English: `{ $card }` counts both 1 and 10
illegal-contradiction = `{ $card }` vale sia 1 sia 10

# English: { $left } ÷ { $right } is not a whole number
illegal-uneven = { $left } ÷ { $right } non è un numero intero

# English: you cannot divide by zero
illegal-BY_ZERO = non si può dividere per zero

# English: the numbers grow too large
illegal-TOO_LARGE = i numeri diventano troppo grandi

# English: the value is not above zero
illegal-NOT_POSITIVE = il valore non è maggiore di zero

# English: { $value } does not end in 1
illegal-last_digit = { $value } non finisce per 1

# English: an expression has at most { $most } characters
illegal-too_long = un’espressione ha al massimo { $most } caratteri

# English: an expression has no spaces at its ends
illegal-BLANKS = un’espressione non ha spazi all’inizio o alla fine

# English: expected { $what } at character { $at }, not { $found }
illegal-expected = carattere { $at }: { $found }; previsto: { $what }

# English: no card is left for `{ $typed }` at character { $at }
illegal-no_card = carattere { $at }: non restano carte per `{ $typed }`

# English: this makes { $value }, not the { $total } at character { $at }
illegal-other_total = carattere { $at }: il risultato è { $value }, non { $total }

# English: the end
illegal-THE_END = la fine

# English: `+`, `-`, `*`, `/` or the end
illegal-SIGN_OR_END = `+`, `-`, `*`, `/` o la fine

# English: `+`, `-`, `*`, `/` or `)`
illegal-SIGN_OR_BRACKET = `+`, `-`, `*`, `/` o `)`

# English: a card such as `7S`, `KH:10` or `JB~7S`, or `(`
illegal-TERM = una carta come `7S`, `KH:10` o `JB~7S`, oppure `(`

# English: the face card's value, `:1` or `:10`,
illegal-FACE_VALUE = il valore della figura, `:1` o `:10`

# English: the value `1` or `10`
illegal-VALUE = il valore `1` o `10`

# English: a number
illegal-TOTAL = un numero

# English: the card that the Joker copies
illegal-COPIED = la carta che il jolly copia

# English: `~` and the card that the Joker copies
illegal-COPIES = `~` e la carta che il jolly copia

# English: a card such as `7`, `K` or `?`, a sign or a bracket
illegal-PIECE = una carta come `7`, `K` o `?`, un segno o una parentesi

## games::one_up::texts

# English: One Up
TITLE = Tutto in uno

# English: Make the highest number that ends in 1 from the cards turned up.
TAGLINE = Con le carte scoperte, fai il numero più alto che finisce per 1.

# English: 10 minutes
LENGTH = 10 minuti

# English: deal
DEAL = manche

# English: Invented by David Parlett.
CREDIT = Ideato da David Parlett.

# English: Answers
ANSWERS = Risposte

# English: Relaxed: everybody locks in one hidden answer. Race: all call aloud and may beat each other’s calls.
ANSWERS_MEANS = Con calma: ognuno consegna una risposta coperta. Gara: tutti chiamano a voce e possono battere le chiamate degli altri.

# English: Relaxed
RELAXED = Con calma

# English: Race
RACE = Gara

# English: Race clock
CLOCK = Tempo in gara

# English: How long a call stands before it wins; without a clock, all others must say that they are done.
CLOCK_MEANS = Quanto resta in testa una chiamata prima di vincere; senza tempo, tutti gli altri devono dire «passo».

# English: 12 seconds
SECONDS_12 = 12 secondi

# English: 6 seconds
SECONDS_6 = 6 secondi

# English: 25 seconds
SECONDS_25 = 25 secondi

# English: No clock
NO_CLOCK = Senza tempo

# English: Scoring
SCORING = Punti

# English: By rank: won number cards count 1, jacks 2, queens 3, kings 4, Jokers 5. 1 each: every won card counts 1.
SCORING_MEANS = Per valore: le carte numerali vinte valgono 1, i fanti 2, le donne 3, i re 4, i jolly 5. 1 a carta: ogni carta vinta vale 1.

# English: By rank
BY_RANK = Per valore

# English: 1 each
ONE_EACH = 1 a carta

# English: Length
MATCH_LENGTH = Durata

# English: One deal, three deals, or until somebody has 100 points after a deal.
MATCH_LENGTH_MEANS = Una manche, tre manche, o finché qualcuno non ha 100 punti dopo una manche.

# English: One deal
ONE_DEAL = Una manche

# English: Three deals
THREE_DEALS = Tre manche

# English: To 100 points
TO_100 = A 100 punti

# English: Value of Jokers
JOKER = Valore dei jolly

# English: Strict: it counts the same as the copied card in your answer. Free: if it copies a face card, you choose 1 or 10.
JOKER_MEANS = Uguale: vale quanto la carta copiata nella tua risposta. Libero: se copia una figura, scegli tu 1 o 10.

# English: Strict
STRICT = Uguale

# English: Free
FREE = Libero

# English: Jokers for two
JOKERS = Jolly in due

# English: With two players: four Jokers in the pack, or two.
JOKERS_MEANS = Con due giocatori: quattro jolly nel mazzo, o due.

# English: Four
FOUR = Quattro

# English: Two
TWO = Due

# English: the number of Jokers can be changed for two players only
JOKERS_FOR_TWO = il numero dei jolly si può cambiare solo con due giocatori

# English: most points in the deal
MOST_IN_DEAL = la manche è finita, vince chi ha più punti

# English: most points in three deals
MOST_IN_THREE = dopo tre manche vince il totale più alto

# English: 100 points
HUNDRED_POINTS = raggiunti i 100 punti

# English: most points in twenty deals
MOST_IN_TWENTY = dopo venti manche vince il totale più alto

# English: { $left } to go
to_go =
    { $left ->
        [one] manca
       *[other] mancano
    } { $left }

# English: display
DISPLAY = tavola

# English: bonus
BONUS = bonus

# English: pile
PILE = pila

# English: won cards
WON_CARDS = carte vinte

# English: You are barred until these cards are won or set aside
BARRED_UNTIL = Sei fuori gioco finché queste carte non sono vinte o messe da parte

# English: Your call stands
YOUR_CALL_STANDS = La tua chiamata è in testa

# English: Wait to see if anybody has an answer
CAN_ANYBODY = Aspetta di vedere se qualcuno ha una risposta

# English: Wait for the others
WAIT_FOR_OTHERS = Aspetta gli altri

# English: Highest number ending in 1
LOCK_IN_HIGHEST = Il numero più alto che finisce per 1

# English: Beat { $value }
beat = Batti { $value }

# English: Only you can answer: call, or say “one off”
ONLY_YOU = Puoi rispondere solo tu: chiama, o di’ «niente uno»

# English: Call the highest number that ends in 1
CALL_HIGHEST = Chiama il numero più alto che finisce per 1

# English: One off
ONE_OFF = Niente uno

# English: No answer
NO_ANSWER = Non rispondo

# English: Nothing to say
NOTHING_TO_SAY = Passo

# English: Lock in
LOCK_IN = Consegna

# English: Call
CALL = Chiama

# English: Your answer
YOUR_ANSWER = La tua risposta

# English: or type: 7*(K+1)
TYPE_LIKE = o scrivi: 7*(K+1)

# English: “one off” is possible only while no call stands
FOR_CALLS = «niente uno» è possibile solo finché nessuna chiamata è in testa

# English: somebody has said “one off” already
SAID_ALREADY = qualcuno ha già detto «niente uno»

# English: with a clock you cannot say `nothing`: just wait
WAIT_INSTEAD = con il tempo non si può dire `nothing`: aspetta e basta

# English: everybody else is barred: call an answer or say “one off”
ALL_BARRED = tutti gli altri sono fuori gioco: chiama una risposta o di’ «niente uno»

# English: { $n } { $n -> [one] card *[other] cards }
cards =
    { $n } { $n ->
        [one] carta
       *[other] carte
    }

# English: = { $value } with { $n } { $n -> [one] card *[other] cards }
comes_to =
    = { $value } con { $n } { $n ->
        [one] carta
       *[other] carte
    }

# English: { $value } so far
so_far = { $value } finora

# English: { $card } as { $value }
face_as = { $card } come { $value }

# English: Joker as { $card }
joker_as = jolly come { $card }

# English: Joker as { $card } = { $value }
joker_as_value = jolly come { $card } = { $value }

# English: Joker as the { $joker }
joker_as_joker = jolly come { $joker }

# English: Stands: { $value } with { $n } { $n -> [one] card *[other] cards }
stands =
    In testa: { $value } con { $n } { $n ->
        [one] carta
       *[other] carte
    }

# English: one off
SAID_ONE_OFF = niente uno

# English: locked in
LOCKED_IN = risposta data

# English: locked in: { $value }
locked_in = risposta: { $value }

# English: nothing to say
SAID_NOTHING = passa

# English: barred
BARRED = fuori gioco

# English: The last display
LAST_DISPLAY = L’ultima tavola

# English: No answer was possible.
NOT_POSSIBLE = Nessuna risposta era possibile.

# English: Nothing higher was possible.
NOTHING_HIGHER = Non era possibile niente di più alto.

# English: { $n } higher { $n -> [one] number was *[other] numbers were } possible.
higher =
    { $n ->
        [one] Era possibile un numero
       *[other] Erano possibili { $n } numeri
    } più { $n ->
        [one] alto
       *[other] alti
    }.

# English: { $n } { $n -> [one] answer was *[other] answers were } possible.
possible =
    { $n ->
        [one] Era possibile una risposta
       *[other] Erano possibili { $n } risposte
    }.

# English: On display: { $cards }.
on_display = In tavola: { $cards }.

# English: Nobody has a card left to turn: the display is dead.
DEAD = Nessuno ha più carte da scoprire: la tavola è morta.

# English: { $who } { $who -> [you] turn *[other] turns } the { $cards }.
turns =
    { $who ->
        [you] Scopri
       *[other] { $who } scopre
    }: { $cards }.

# English: { $who } { $who -> [you] lock *[other] locks } in.
locks_in =
    { $who ->
        [you] Consegni
       *[other] { $who } consegna
    } la risposta.

# English: { $who } { $who -> [you] call *[other] calls } { $call }.
calls =
    { $who ->
        [you] Chiami
       *[other] { $who } chiama
    } { $call }.

# English: { $who } { $who -> [you] say *[other] says } “one off”.
says_one_off =
    { $who ->
        [you] Dici
       *[other] { $who } dice
    } «niente uno».

# English: { $who } { $who -> [you] have *[other] has } nothing to say.
says_nothing =
    { $who ->
        [you] Passi
       *[other] { $who } passa
    }.

# English: { $who } { $who -> [you] are *[other] is } barred: { $why }.
is_barred =
    { $who ->
        [you] Sei
       *[other] { $who } è
    } fuori gioco: { $why }.

# English: { $who } { $who -> [you] win *[other] wins } the display.
wins =
    { $who ->
        [you] Vinci
       *[other] { $who } vince
    } la tavola.

# English: Set aside as a bonus: { $cards }.
set_aside = Da parte come bonus: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } { $cards }.
takes =
    { $who ->
        [you] Prendi
       *[other] { $who } prende
    }: { $cards }.

# English: the “one off” is answered
ANSWERED = dopo «niente uno» qualcuno ha trovato una risposta

# English: { $value } is not better than what stands
not_better = { $value } non batte la chiamata in testa

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }: nothing higher can be made.
best_there_is =
    { $value } con { $used } { $used ->
        [one] carta
       *[other] carte
    } su { $n }: non si può fare niente di più alto.

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }.
an_answer =
    { $value } con { $used } { $used ->
        [one] carta
       *[other] carte
    } su { $n }.

# English: { $n -> [one] This { $n } card makes *[other] These { $n } cards make } no answer at all.
none_there_is =
    { $n ->
        [one] Con questa carta
       *[other] Con queste { $n } carte
    } non c’è nessuna risposta.

# English: { $value } is the highest that can be made.
nothing_better = { $value } è il più alto che si può fare.

# English: Find the highest answer. If there is none, say “One off”.
PUZZLE_HIGHEST = Trova la risposta più alta. Se non ce n’è, di’ «niente uno».

# English: Find the highest answer that uses every card.
PUZZLE_ALL = Trova la risposta più alta che usa tutte le carte.

# English: Make exactly 101. There is only one way, apart from swapped cards.
PUZZLE_EXACT = Fai esattamente 101. C’è un solo modo.

# English: Make the highest answer in three different ways.
PUZZLE_WAYS = Fai la risposta più alta in tre modi diversi.

# English: Find the highest answer with +, −, × and ÷, each of them once.
PUZZLE_EACH = Trova la risposta più alta con +, −, × e ÷, ognuno una volta.

# English: Seeing how large a number can become
TRAINS_HIGHEST = Vedere quanto può crescere un numero

# English: Using the cards that get in the way
TRAINS_ALL = Usare le carte che danno fastidio

# English: Working back from the result
TRAINS_EXACT = Procedere all’indietro dal risultato

# English: Finding a second and a third way
TRAINS_WAYS = Trovare un secondo e un terzo modo

# English: Subtracting and dividing without losing much
TRAINS_EACH = Sottrarre e dividere perdendo poco

# English: You made { $value }, but a higher answer like that is possible.
more_there_is = Hai fatto { $value }, ma è possibile una risposta più alta di questo tipo.

# English: It does not use every card.
NOT_EVERY_CARD = Non usa tutte le carte.

# English: It does not use each of the four signs once.
NOT_EACH_SIGN = Non usa ognuno dei quattro segni una volta.

# English: You made { $value }, not { $wanted }.
not_exact = Hai fatto { $value }, non { $wanted }.

# English: You made { $value }, but { $best } is possible.
higher_there_is = Hai fatto { $value }, ma è possibile { $best }.

# English: That only says that you have no answer. “One off” says that there is none.
NOTHING_SAYS_LESS = Così dici solo che tu non hai una risposta. «Niente uno» dice che non ce ne sono.

# English: There is an answer: { $best }.
answer_there_is = Una risposta c’è: { $best }.
