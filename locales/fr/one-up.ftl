## games::one_up::illegal_texts

# English: `{ $card }` is not on the display
illegal-not_on_display = `{ $card }` n’est pas dans le tirage

# English: `{ $card }` is used twice
illegal-used_twice = `{ $card }` sert deux fois

# English: `{ $card }` is used { $used } { $used -> [one] time *[other] times }
illegal-used_again = `{ $card }` sert { $used } fois

# English: `{ $joker }` copies nothing
illegal-copies_nothing = `{ $joker }` ne copie rien

# English: `{ $joker }` copies `{ $copied }`, but no other `{ $copied }` is used
illegal-copies_unused = `{ $joker }` copie `{ $copied }`, mais aucun autre `{ $copied }` ne sert

# English: `{ $joker }` copies Jokers that copy each other
illegal-copies_in_circle = `{ $joker }` copie des Jokers qui se copient l’un l’autre

# English: `{ $joker }` copies `{ $copied }`: say whether it counts 1 or 10
illegal-copies_either = `{ $joker }` copie `{ $copied }` : précisez si cela compte 1 ou 10

# English: `{ $card }` counts both 1 and 10
illegal-contradiction = `{ $card }` compte à la fois 1 et 10

# English: { $left } ÷ { $right } is not a whole number
illegal-uneven = { $left } ÷ { $right } ne tombe pas juste

# English: you cannot divide by zero
illegal-BY_ZERO = on ne peut pas diviser par zéro

# English: the numbers grow too large
illegal-TOO_LARGE = les nombres deviennent trop grands

# English: the value is not above zero
illegal-NOT_POSITIVE = le résultat n’est pas supérieur à zéro

# English: { $value } does not end in 1
illegal-last_digit = { $value } ne finit pas par 1

# English: an expression has at most { $most } characters
illegal-too_long = un calcul a { $most } caractères au plus

# English: an expression has no spaces at its ends
illegal-BLANKS = un calcul n’a pas d’espace au début ni à la fin

# English: expected { $what } at character { $at }, not { $found }
illegal-expected = caractère { $at } : { $found } ; il faut : { $what }

# English: no card is left for `{ $typed }` at character { $at }
illegal-no_card = caractère { $at } : il ne reste pas de carte pour `{ $typed }`

# English: this makes { $value }, not the { $total } at character { $at }
illegal-other_total = caractère { $at } : { $total }, mais le résultat est { $value }

# English: the end
illegal-THE_END = la fin

# English: `+`, `-`, `*`, `/` or the end
illegal-SIGN_OR_END = `+`, `-`, `*`, `/` ou la fin

# English: `+`, `-`, `*`, `/` or `)`
illegal-SIGN_OR_BRACKET = `+`, `-`, `*`, `/` ou `)`

# English: a card such as `7S`, `KH:10` or `JB~7S`, or `(`
illegal-TERM = une carte comme `7S`, `KH:10` ou `JB~7S`, ou `(`

# English: the face card's value, `:1` or `:10`,
illegal-FACE_VALUE = la valeur de la figure, `:1` ou `:10`

# English: the value `1` or `10`
illegal-VALUE = la valeur `1` ou `10`

# English: a number
illegal-TOTAL = un nombre

# English: the card that the Joker copies
illegal-COPIED = la carte que copie le Joker

# English: `~` and the card that the Joker copies
illegal-COPIES = `~` et la carte que copie le Joker

# English: a card such as `7`, `K` or `?`, a sign or a bracket
illegal-PIECE = une carte comme `7`, `K` ou `?`, un signe ou une parenthèse

## games::one_up::texts

# English: One Up
TITLE = Tout en un

# English: Make the highest number that ends in 1 from the cards turned up.
TAGLINE = Avec les cartes retournées, faites le plus grand nombre qui finit par 1.

# English: 10 minutes
LENGTH = 10 minutes

# English: deal
DEAL = donne

# English: Invented by David Parlett.
CREDIT = Un jeu de David Parlett.

# English: Answers
ANSWERS = Réponses

# English: Relaxed: everybody locks in one hidden answer. Race: all call aloud and may beat each other’s calls.
ANSWERS_MEANS = Tranquille : chacun valide une réponse cachée. Course : tous annoncent à voix haute et peuvent battre l’annonce des autres.

# English: Relaxed
RELAXED = Tranquille

# English: Race
RACE = Course

# English: Race clock
CLOCK = Chrono de course

# English: How long a call stands before it wins; without a clock, all others must say that they are done.
CLOCK_MEANS = Le temps qu’une annonce doit tenir pour gagner ; sans chrono, tous les autres doivent avoir choisi « Rien à dire ».

# English: 12 seconds
SECONDS_12 = 12 secondes

# English: 6 seconds
SECONDS_6 = 6 secondes

# English: 25 seconds
SECONDS_25 = 25 secondes

# English: No clock
NO_CLOCK = Sans chrono

# English: Scoring
SCORING = Décompte

# English: By rank: won number cards count 1, jacks 2, queens 3, kings 4, Jokers 5. 1 each: every won card counts 1.
SCORING_MEANS = Par rang : les cartes numérales gagnées comptent 1, les valets 2, les dames 3, les rois 4, les Jokers 5. 1 chacune : chaque carte gagnée compte 1.

# English: By rank
BY_RANK = Par rang

# English: 1 each
ONE_EACH = 1 chacune

# English: Length
MATCH_LENGTH = Durée

# English: One deal, three deals, or until somebody has 100 points after a deal.
MATCH_LENGTH_MEANS = Une donne, trois donnes, ou jusqu’à ce qu’un joueur ait 100 points après une donne.

# English: One deal
ONE_DEAL = Une donne

# English: Three deals
THREE_DEALS = Trois donnes

# English: To 100 points
TO_100 = À 100 points

# English: Value of Jokers
JOKER = Valeur des Jokers

# English: Strict: it counts the same as the copied card in your answer. Free: if it copies a face card, you choose 1 or 10.
JOKER_MEANS = Strict : le Joker compte autant que la carte copiée dans votre réponse. Libre : s’il copie une figure, vous choisissez 1 ou 10.

# English: Strict
STRICT = Strict

# English: Free
FREE = Libre

# English: Jokers for two
JOKERS = Jokers à deux

# English: With two players: four Jokers in the pack, or two.
JOKERS_MEANS = À deux joueurs : quatre Jokers dans le paquet, ou deux.

# English: Four
FOUR = Quatre

# English: Two
TWO = Deux

# English: the number of Jokers can be changed for two players only
JOKERS_FOR_TWO = le nombre de Jokers ne se règle que pour deux joueurs

# English: most points in the deal
MOST_IN_DEAL = le plus de points dans la donne

# English: most points in three deals
MOST_IN_THREE = le plus de points en trois donnes

# English: 100 points
HUNDRED_POINTS = les 100 points sont atteints

# English: most points in twenty deals
MOST_IN_TWENTY = le plus de points en vingt donnes

# English: { $left } to go
to_go = reste { $left }

# English: display
DISPLAY = tirage

# English: bonus
BONUS = bonus

# English: pile
PILE = pile

# English: won cards
WON_CARDS = cartes gagnées

# English: You are barred until these cards are won or set aside
BARRED_UNTIL = Hors jeu jusqu’à ce que ces cartes soient gagnées ou mises de côté

# English: Your call stands
YOUR_CALL_STANDS = Votre annonce tient

# English: Wait to see if anybody has an answer
CAN_ANYBODY = Attendez de voir si quelqu’un a une réponse

# English: Wait for the others
WAIT_FOR_OTHERS = Attendez les autres

# English: Highest number ending in 1
LOCK_IN_HIGHEST = Le plus grand nombre finissant par 1

# English: Beat { $value }
beat = Battez { $value }

# English: Only you can answer: call, or say “one off”
ONLY_YOU = Les autres sont hors jeu : annoncez, ou dites « sans un »

# English: Call the highest number that ends in 1
CALL_HIGHEST = Annoncez le plus grand nombre finissant par 1

# English: One off
ONE_OFF = Sans un

# English: No answer
NO_ANSWER = Je passe

# English: Nothing to say
NOTHING_TO_SAY = Rien à dire

# English: Lock in
LOCK_IN = Valider

# English: Call
CALL = Annoncer

# English: Your answer
YOUR_ANSWER = Votre réponse

# English: or type: 7*(K+1)
TYPE_LIKE = ou tapez : 7*(R+1)

# English: “one off” is possible only while no call stands
FOR_CALLS = « sans un » n’est possible que si aucune annonce ne tient

# English: somebody has said “one off” already
SAID_ALREADY = quelqu’un a déjà dit « sans un »

# English: with a clock you cannot say `nothing`: just wait
WAIT_INSTEAD = avec un chrono, on ne dit pas `nothing` : il suffit d’attendre

# English: everybody else is barred: call an answer or say “one off”
ALL_BARRED = tous les autres sont hors jeu : annoncez une réponse ou dites « sans un »

# English: { $n } { $n -> [one] card *[other] cards }
cards =
    { $n } { $n ->
        [one] carte
       *[other] cartes
    }

# English: = { $value } with { $n } { $n -> [one] card *[other] cards }
comes_to =
    = { $value } avec { $n } { $n ->
        [one] carte
       *[other] cartes
    }

# English: { $value } so far
so_far = { $value } pour l’instant

# English: { $card } as { $value }
face_as = { $card } pour { $value }

# English: Joker as { $card }
joker_as = Joker : { $card }

# English: Joker as { $card } = { $value }
joker_as_value = Joker : { $card } = { $value }

# English: Joker as the { $joker }
joker_as_joker = Joker : { $joker }

# English: Stands: { $value } with { $n } { $n -> [one] card *[other] cards }
stands =
    Annonce qui tient : { $value } avec { $n } { $n ->
        [one] carte
       *[other] cartes
    }

# English: one off
SAID_ONE_OFF = sans un

# English: locked in
LOCKED_IN = validé

# English: locked in: { $value }
locked_in = validé : { $value }

# English: nothing to say
SAID_NOTHING = rien à dire

# English: barred
BARRED = hors jeu

# English: The last display
LAST_DISPLAY = Le dernier tirage

# English: No answer was possible.
NOT_POSSIBLE = Aucune réponse n’était possible.

# English: Nothing higher was possible.
NOTHING_HIGHER = Rien de plus grand n’était possible.

# English: { $n } higher { $n -> [one] number was *[other] numbers were } possible.
higher =
    { $n } { $n ->
        [one] nombre plus grand était possible
       *[other] nombres plus grands étaient possibles
    }.

# English: { $n } { $n -> [one] answer was *[other] answers were } possible.
possible =
    { $n } { $n ->
        [one] réponse était possible
       *[other] réponses étaient possibles
    }.

# English: On display: { $cards }.
on_display = Tirage : { $cards }.

# English: Nobody has a card left to turn: the display is dead.
DEAD = Personne n’a plus de carte à retourner : le tirage est nul.

# English: { $who } { $who -> [you] turn *[other] turns } the { $cards }.
turns =
    { $who } { $who ->
        [you] retournez
       *[other] retourne
    } : { $cards }.

# English: { $who } { $who -> [you] lock *[other] locks } in.
locks_in =
    { $who } { $who ->
        [you] validez votre choix
       *[other] valide son choix
    }.

# English: { $who } { $who -> [you] call *[other] calls } { $call }.
calls =
    { $who } { $who ->
        [you] annoncez
       *[other] annonce
    } { $call }.

# English: { $who } { $who -> [you] say *[other] says } “one off”.
says_one_off =
    { $who } { $who ->
        [you] dites
       *[other] dit
    } « sans un ».

# English: { $who } { $who -> [you] have *[other] has } nothing to say.
says_nothing =
    { $who } { $who ->
        [you] n’avez
       *[other] n’a
    } rien à dire.

# English: { $who } { $who -> [you] are *[other] is } barred: { $why }.
is_barred =
    { $who } { $who ->
        [you] êtes
       *[other] est
    } hors jeu : { $why }.

# English: { $who } { $who -> [you] win *[other] wins } the display.
wins =
    { $who } { $who ->
        [you] gagnez
       *[other] gagne
    } le tirage.

# English: Set aside as a bonus: { $cards }.
set_aside = Mises de côté en bonus : { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } { $cards }.
takes =
    { $who } { $who ->
        [you] prenez
       *[other] prend
    } : { $cards }.

# English: the “one off” is answered
ANSWERED = une réponse a démenti « sans un »

# English: { $value } is not better than what stands
not_better = { $value } ne fait pas mieux que l’annonce qui tient

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }: nothing higher can be made.
best_there_is =
    { $value } avec { $used } { $used ->
        [one] carte
       *[other] cartes
    } sur { $n } : on ne peut pas faire plus.

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }.
an_answer =
    { $value } avec { $used } { $used ->
        [one] carte
       *[other] cartes
    } sur { $n }.

# English: { $n -> [one] This { $n } card makes *[other] These { $n } cards make } no answer at all.
none_there_is =
    { $n ->
        [one] Cette carte ne donne
       *[other] Ces { $n } cartes ne donnent
    } aucune réponse.

# English: { $value } is the highest that can be made.
nothing_better = { $value } est le plus grand nombre possible.

# English: Find the highest answer. If there is none, say “One off”.
PUZZLE_HIGHEST = Trouvez la plus grande réponse. S’il n’y en a pas, dites « sans un ».

# English: Find the highest answer that uses every card.
PUZZLE_ALL = Trouvez la plus grande réponse qui utilise toutes les cartes.

# English: Make exactly 101. There is only one way, apart from swapped cards.
PUZZLE_EXACT = Faites exactement 101. Il n’y a qu’une façon, aux échanges de cartes près.

# English: Make the highest answer in three different ways.
PUZZLE_WAYS = Faites la plus grande réponse de trois façons différentes.

# English: Find the highest answer with +, −, × and ÷, each of them once.
PUZZLE_EACH = Trouvez la plus grande réponse avec +, −, × et ÷, une fois chacun.

# English: Seeing how large a number can become
TRAINS_HIGHEST = Voir jusqu’où un nombre peut monter

# English: Using the cards that get in the way
TRAINS_ALL = Utiliser les cartes qui gênent

# English: Working back from the result
TRAINS_EXACT = Remonter à partir du résultat

# English: Finding a second and a third way
TRAINS_WAYS = Trouver une deuxième et une troisième façon

# English: Subtracting and dividing without losing much
TRAINS_EACH = Soustraire et diviser sans trop perdre

# English: You made { $value }, but a higher answer like that is possible.
more_there_is = Vous avez fait { $value }, mais une réponse plus grande de ce genre est possible.

# English: It does not use every card.
NOT_EVERY_CARD = Vous n’avez pas utilisé toutes les cartes.

# English: It does not use each of the four signs once.
NOT_EACH_SIGN = Il faut les quatre signes, une fois chacun.

# English: You made { $value }, not { $wanted }.
not_exact = Vous avez fait { $value }, et non { $wanted }.

# English: You made { $value }, but { $best } is possible.
higher_there_is = Vous avez fait { $value }, mais { $best } est possible.

# English: That only says that you have no answer. “One off” says that there is none.
NOTHING_SAYS_LESS = « Je passe » dit seulement que vous n’avez pas de réponse. « Sans un » dit qu’il n’y en a aucune.

# English: There is an answer: { $best }.
answer_there_is = Il y a une réponse : { $best }.
