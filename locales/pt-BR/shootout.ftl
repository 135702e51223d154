## games::shootout::illegal_texts

# English: the game is over
illegal-OVER = a rodada terminou

# English: first take a card
illegal-TAKE_FIRST = primeiro pegue uma carta

# English: discard exactly one card
illegal-ONE_CARD = descarte exatamente uma carta

# English: if you shoot, you must shoot three times
illegal-THREE_SHOTS = se atirar, você precisa atirar três vezes

# English: now lead a card, or end the turn
illegal-LEAD_OR_PASS = agora saia com uma carta ou passe a vez

# English: you must follow the lead
illegal-FOLLOW = você precisa responder à saída

# English: you must score at least one card of the trick
illegal-SCORE = você precisa contar pelo menos uma carta da vaza

# English: only single cards can be played in this match
illegal-SINGLES_ONLY = nesta partida só se jogam cartas avulsas

# English: only cards of one rank can be played together
illegal-MIXED = só cartas de mesmo valor podem ser jogadas juntas

# English: follow a single card with a single card
illegal-SINGLE_FOR_SINGLE = responda a uma carta com uma carta

# English: follow { $n } cards with as many, or with one
illegal-as_many =
    responda a { $n } { $n ->
        [one] carta
       *[other] cartas
    } com outras tantas, ou com uma só

# English: you must follow suit: your hand has { $suit }
illegal-follow_suit = você precisa seguir o naipe: sua mão tem { $suit }

# English: your hand has { $suit }, so your set needs { $suit } or a trump
illegal-set_needs = sua mão tem { $suit }, então entre as cartas que você joga deve haver { $suit } ou trunfo

# English: { $card } must be on top, and the others in the order S H D C
illegal-trump_on_top = { $card } deve ficar por cima, e as outras na ordem S H D C

# English: write the cards below the top one in the order S H D C
illegal-ORDER = escreva as cartas abaixo da de cima na ordem S H D C

# English: expected { $moves }
illegal-expected = esperado: { $moves }

# English: { $before } or { $last }
illegal-or = { $before } ou { $last }

# English: a two was lost to this trick: expected `score miss 0`
illegal-TWO_WAS_LOST = um dois foi perdido nesta vaza; esperado: `score miss 0`

# English: a two was lost to this trick, so score one card of the winner's own set
illegal-ONE_OF_OWN_SET = um dois foi perdido nesta vaza: conte uma só carta de quem ganhou

# English: score all that one player played to this trick
illegal-ALL_OF_ONE_PLAYER = conte tudo o que um mesmo jogador pôs nesta vaza

# English: nobody lost a two to this trick
illegal-NO_TWO_LOST = ninguém perdeu um dois nesta vaza

# English: there is no sum to decide on
illegal-NO_SUM = não há soma para decidir

## games::shootout::texts

# English: Shootout
TITLE = Tiroteio

# English: Win tricks, and score one card of each to land on exactly 101.
TAGLINE = Ganhe vazas, conte uma carta de cada e chegue a exatamente 101.

# English: 15 minutes
LENGTH = 15 minutos

# English: game
ROUND = rodada

# English: A published two-player card game. We do not know its author and title; “Shootout” is our name for it.
CREDIT = Um jogo de cartas publicado, para dois jogadores. Não sabemos o autor nem o título; “Tiroteio” é o nome que nós demos.

# English: Target
TARGET = Alvo

# English: Hit this number exactly to win. With doubles and triples it is 201 unless you choose another.
TARGET_DOES = Acerte exatamente este número para vencer. Com pares e trincas ele é 201, se você não escolher outro.

# English: 67, 133 and 201
THREE_TARGETS = 67, 133 e 201

# English: Three shots
THREE_SHOTS = Três tiros

# English: If you shoot, you shoot three times in a row. Each trick scores by itself, or only the sum scores.
THREE_SHOTS_DOES = Se você atira, atira três vezes seguidas. Cada vaza dá pontos por si, ou só a soma conta.

# English: Each trick scores
EACH_SCORES = Cada vaza conta

# English: The sum scores
TOTAL_SCORES = A soma conta

# English: No overshooting
NO_OVERSHOOTING = Sem estourar

# English: A value that would pass the target is not added: it counts nothing or is subtracted.
NO_OVERSHOOTING_DOES = Um valor que passaria do alvo não é somado: ele não vale nada ou é subtraído.

# English: Doubles and triples
SETS = Pares e trincas

# English: Two or three cards of one rank may be led together.
SETS_DOES = Pode-se sair com duas ou três cartas de mesmo valor juntas.

# English: Misses
MISSING = Tiros errados

# English: If a player who follows loses a two to the trick, its winner scores nothing.
MISSING_DOES = Se um jogador que responde perde um dois na vaza, quem a ganha não marca nada.

# English: Finish on a double
FINISH = Fechar com par

# English: Only two cards of one rank, scored together, can hit the last target.
FINISH_DOES = Só duas cartas de mesmo valor, contadas juntas, podem acertar o último alvo.

# English: “Finish on a double” needs “Doubles and triples”: without them nobody scores a double
FINISH_NEEDS_SETS = “Fechar com par” precisa de “Pares e trincas”: sem isso ninguém conta um par

# English: Match
MATCH = Partida

# English: Whoever wins more than half of the games wins the match.
MATCH_DOES = Quem ganha mais da metade das rodadas vence a partida.

# English: One game
ONE_GAME = Uma rodada

# English: Best of three
BEST_OF_THREE = Melhor de três

# English: Best of five
BEST_OF_FIVE = Melhor de cinco

# English: most games won
MOST_GAMES = mais rodadas vencidas

# English: no game was won
NO_GAME_WON = nenhuma rodada teve vencedor

# English: the target was hit exactly
HIT = o alvo foi acertado em cheio

# English: the stock ran out three times without a shot
STALLED = o monte acabou três vezes sem nenhum tiro

# English: a thousand cards in a row came from the discard pile
TOO_MANY_TAKES = mil cartas seguidas vieram do descarte

# English: 300 tricks without a winner
TOO_MANY_TRICKS = 300 vazas sem vencedor

# English: Take one of the two top cards
TAKE = Pegue uma das duas cartas de cima

# English: Discard a card
DISCARD = Descarte uma carta

# English: Shoot, or end the turn
SHOOT = Atire ou passe a vez

# English: Shoot again: { $shots -> [one] the last shot *[other] { $shots } more shots }
shoot_again =
    Atire de novo: { $shots ->
        [one] resta { $shots } tiro
       *[other] restam { $shots } tiros
    }

# English: Follow { $lead }
follow = Responda à saída: { $lead }

# English: Name a value for this turn’s sum
NAME_A_VALUE = Escolha um valor para a soma do turno

# English: Choose what to score
SCORE = Escolha o que contar

# English: Your sum would pass the target: count nothing, or subtract it
DECIDE = Sua soma passaria do alvo: não conte nada ou subtraia

# English: The game is over
OVER = A rodada terminou

# English: Take from the stock
TAKE_STOCK = Comprar do monte

# English: Take { $card } from the stock
take_stock = Comprar { $card } do monte

# English: Take from the discard pile
TAKE_DISCARD = Pegar do descarte

# English: Take { $card } from the discard pile
take_discard = Pegar { $card } do descarte

# English: Discard { $card }
discard = Descartar { $card }

# English: End the turn
PASS = Passar a vez

# English: Shoot { $cards }
shoot = Atirar com { $cards }

# English: Follow with { $cards }
follow_with = Responder com { $cards }

# English: Which suit do you lead?
WHICH_SUIT = Com que naipe você sai?

# English: { $card } on top
on_top = { $card } por cima

# English: Miss: score nothing
MISS = Tiro errado: nada

# English: Nothing
NOTHING = Nada

# English: { $total }, wins
wins = { $total }, vitória

# English: { $total }, next target { $target }
next_target = { $total }, próximo alvo { $target }

# English: { $total }, { $n } to go
left =
    { $total }, { $n ->
        [one] falta
       *[other] faltam
    } { $n }

# English: { $total }, { $n } over
past = { $total }, { $n } acima

# English: { $total }, as it would pass { $target }
would_pass = { $total }, pois passaria de { $target }

# English: { $total }, as it is not a double
no_double = { $total }, pois não é um par

# English: { $sum } in this turn
in_this_turn = { $sum } neste turno

# English: { $sum } in this turn, hits { $target }
sum_hits = { $sum } neste turno, acerta { $target }

# English: { $sum } in this turn, { $n } over
sum_passes = { $sum } neste turno, { $n } acima

# English: { $n } to go
to_go =
    { $n ->
        [one] falta
       *[other] faltam
    } { $n }

# English: { $n } over
over = { $n } acima

# English: on target
ON_TARGET = no alvo

# English: a { $n }
a_number = { $n }

# English: an 8
AN_EIGHT = 8

# English: an ace
ACE = ás

# English: a Joker
JOKER = curinga

# English: a ten or a face card
TEN_OR_COURT = dez ou figura

# English: two { $n }s
two_of = par de { $n }

# English: two aces
TWO_ACES = par de ases

# English: both Jokers
TWO_JOKERS = os dois curingas

# English: a pair from ten to king
TWO_TENS = par de dez a rei

# English: three { $n }s
three_of = trinca de { $n }

# English: three aces
THREE_ACES = trinca de ases

# English: a triple from ten to king
THREE_TENS = trinca de dez a rei

# English: { $before } or { $last }
or = { $before } ou { $last }

# English: { $cards } would hit it
hit_by = acerta com: { $cards }

# English: { $points } first, then one card can hit it
first = primeiro { $points }, depois basta uma carta

# English: Trumps: { $suit }
trumps = Trunfo: { $suit }

# English: shooter
SHOOTER = atira

# English: wins the trick
TAKES_THE_TRICK = ganha a vaza

# English: misses
MISSES = erra

# English: { $n } { $n -> [one] game *[other] games } won
games_won =
    { $n } { $n ->
        [one] rodada ganha
       *[other] rodadas ganhas
    }

# English: trick
PLAYED = vaza

# English: Trumps are { $suit }.
trumps_are = O trunfo é { $suit }.

# English: Nobody wins this game.
NOBODY_WINS = Ninguém vence esta rodada.

# English: { $who } { $who -> [you] end *[other] ends } the turn.
passes = { $who } passa a vez.

# English: { $who } { $who -> [you] miss *[other] misses }: the trick scores nothing.
misses = { $who } erra o tiro: a vaza não vale nada.

# English: { $who } { $who -> [you] win *[other] wins } the game.
wins_the_game = { $who } vence a rodada.

# English: { $who } { $who -> [you] reach *[other] reaches } { $target }. The next target is { $next }.
reaches = { $who } acerta { $target }. O próximo alvo é { $next }.

# English: { $who } { $who -> [you] count *[other] counts } the { $cards }.
counts = { $who } conta: { $cards }.

# English: { $who } { $who -> [you] name *[other] names } the { $cards }: { $value }.
names = { $who } escolhe: { $cards }, { $value }.

# English: It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
leaves =
    { $left ->
        [one] Falta
       *[other] Faltam
    } { $left }; { $n } das { $unseen } cartas desconhecidas { $n ->
        [one] vale
       *[other] valem
    } exatamente { $left }.

# English: It hits the target.
HITS_THE_TARGET = Acerta o alvo.

# English: { $n } of { $unseen } unseen cards beat it.
beaten_by =
    { $n } das { $unseen } cartas desconhecidas { $n ->
        [one] ganha
       *[other] ganham
    } dela.

# English: It wins the trick so far, for up to { $points } { $points -> [one] point *[other] points }.
wins_the_trick =
    Por enquanto ganha a vaza, que vale até { $points } { $points ->
        [one] ponto
       *[other] pontos
    }.

# English: It loses the trick and gives away { $points } { $points -> [one] point *[other] points } at most.
loses_the_trick =
    Perde a vaza e entrega no máximo { $points } { $points ->
        [one] ponto
       *[other] pontos
    }.

# English: You keep { $n } { $n -> [one] trump *[other] trumps }, and { $hits } { $hits -> [one] card *[other] cards } that hit your target.
keeps =
    Você fica com { $n } { $n ->
        [one] trunfo
       *[other] trunfos
    } e { $hits } { $hits ->
        [one] carta que acerta
       *[other] cartas que acertam
    } seu alvo.

# English: { $n } of { $unseen } unseen cards beat your safest lead.
safest_lead =
    { $n } das { $unseen } cartas desconhecidas { $n ->
        [one] ganha
       *[other] ganham
    } da sua saída mais segura.

# English: A two was lost, so the trick scores nothing. It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
missed =
    Um dois foi perdido, então a vaza não vale nada. { $left ->
        [one] Falta
       *[other] Faltam
    } { $left }; { $n } das { $unseen } cartas desconhecidas { $n ->
        [one] vale
       *[other] valem
    } exatamente { $left }.

# English: That makes { $sum } this turn and leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
sum_leaves =
    A soma do turno fica em { $sum } e { $left ->
        [one] falta
       *[other] faltam
    } { $left }; { $n } das { $unseen } cartas desconhecidas { $n ->
        [one] vale
       *[other] valem
    } exatamente { $left }.

# English: That makes { $sum } this turn, which hits the target.
sum_is_exact = A soma do turno fica em { $sum } e acerta o alvo.

# English: That makes { $sum } this turn, { $n } more than may be added.
sum_is_too_large = A soma do turno fica em { $sum }, { $n } a mais do que se pode somar.

# English: That makes { $sum } this turn, which would hit the target, but it is not a double.
sum_is_no_double = A soma do turno fica em { $sum } e acertaria o alvo, mas não é um par.

# English: Which lead wins the trick, whatever the others play?
PUZZLE_TRICK = Qual saída ganha a vaza, joguem os outros o que jogarem?

# English: Hit your target in this turn, whatever the others play.
PUZZLE_HIT = Acerte seu alvo neste turno, joguem os outros o que jogarem.

# English: After which score can most cards in your hand hit the target?
PUZZLE_SCORE = Que carta contar para que mais cartas da sua mão possam acertar o alvo?

# English: All cards are open. Hit the target in this turn, whatever the other player answers.
PUZZLE_OPEN = Todas as cartas estão abertas. Acerte o alvo neste turno, responda o outro jogador o que responder.

# English: All cards are open. Make the other player go over the target in this turn, whichever card they score.
PUZZLE_OVER = Todas as cartas estão abertas. Faça o outro jogador passar do alvo neste turno, conte ele a carta que contar.

# English: Counting the cards that beat yours
TRAINS_TRICK = Contar as cartas que ganham da sua

# English: Coming within reach of the target
TRAINS_SCORE = Ficar ao alcance do alvo

# English: Finding the one sure hit
TRAINS_HIT = Encontrar o único acerto garantido

# English: Finding leads that leave no way out
TRAINS_OPEN = Encontrar saídas que não deixam escapatória

# English: Making the other player score too much
TRAINS_OVER = Fazer o outro jogador contar demais

# English: After it { $n } of your cards { $n -> [one] is *[other] are } worth what you need. After the best score it is { $most }.
leaves_hits =
    Depois disso, { $n } { $n ->
        [one] das suas cartas vale
       *[other] das suas cartas valem
    } o que você precisa. Com a melhor escolha: { $most }.

# English: You have given away the only card that hits for certain.
GAVE_IT_AWAY = Você se desfez da única carta que acerta com certeza.

# English: The only card that hits for certain was in the other pile.
LEFT_IT_LYING = A única carta que acerta com certeza era a outra das duas de cima.

# English: It is not worth { $n }, which you need.
not_worth = Ela não vale { $n }, que é o que falta.

# English: Somebody may hold this card, which beats it: { $card }.
may_be_beaten = Alguém pode ter esta carta, que ganha da sua: { $card }.
