## games::broken_ladder::texts

# English: Broken Ladder
TITLE = Escada Quebrada

# English: Five cards, red up and black down, must lead exactly to the Head.
TAGLINE = Cinco cartas, as vermelhas sobem e as pretas descem: chegue exatamente ao Topo.

# English: 10 minutes
LENGTH = 10 minutos

# English: round
ROUND = rodada

# English: An invented game, published at pagat.com.
CREDIT = Um jogo inventado, publicado em pagat.com.

# English: Head
HEAD = Topo

# English: Starter
STARTER = Base

# English: invalid ladder
BROKEN = escada inválida

# English: Discard a card
DISCARD_A_CARD = Descarte uma carta

# English: Take a card, or lay down
TAKE_OR_LAY = Pegue uma carta ou baixe

# English: Take from the stock
TAKE_STOCK = Comprar do monte

# English: Take from the discard pile
TAKE_DISCARD = Pegar do descarte

# English: Take the { $card }
take = Pegar { $card }

# English: Discard { $card }{ $height -> [some] : ladder ends at { $height } *[none] }
discard =
    Descartar { $card }{ $height ->
        [some] : a escada chega a { $height }
       *[none] { "" }
    }

# English: Lay down
LAY = Baixar

# English: Lay down anyway: { $height }, not { $head }
lay_misses = Baixar mesmo assim: { $height } em vez de { $head }

# English: Lay down anyway: too many { $rank }
lay_repeats = Baixar mesmo assim: excesso de { $rank }

# English: must rise { $steps }
must_rise = deve subir { $steps }

# English: must fall { $steps }
must_fall = deve descer { $steps }

# English: must end level
STAYS_LEVEL = deve ficar no nível

# English: out
OUT = fora

# English: each card shows the end without it
WITHOUT_IT = em cada carta: aonde se chega sem ela

# English: ends at { $height }, must end at { $goal }
ends_at = chega a { $height }, deve chegar a { $goal }

# English: too many { $rank }
too_many = excesso de { $rank }

# English: complete
COMPLETE = completa

# English: any of these completes it: { $cards }
completes_it = completa-se com uma destas: { $cards }

# English: red { $ranks }
red = vermelha { $ranks }

# English: black { $ranks }
black = preta { $ranks }

# Separates numbers of which each is possible.
# English: { $before } or { $last }
or = { $before } ou { $last }

# English: { $cards } is the Head.
is_head = Topo: { $cards }.

# English: { $who } { $who -> [you] start *[other] starts } from { $cards }.
starts = { $who } parte de: { $cards }.

# English: { $who } { $who -> [you] lay *[other] lays } down { $cards }.
lays = { $who } baixa: { $cards }.

# English: { $who } { $who -> [you] complete *[other] completes } the ladder with { $cards }.
completes = { $who } completa a escada com: { $cards }.

# English: { $who } { $who -> [you] miss *[other] misses } the Head: the ladder leads to { $height }.
misses = { $who } erra o Topo: a escada leva a { $height }.

# English: { $who } { $who -> [you] show *[other] shows } too many { $rank }.
repeats = { $who } mostra excesso de { $rank }.

# English: { $who } { $who -> [you] are *[other] is } out of this round and { $who -> [you] lose *[other] loses } { $points } points.
goes_out =
    { $who } sai desta rodada e perde { $points } { $points ->
        [one] ponto
       *[other] pontos
    }.

# English: Nobody reached the Head, so every hand scores.
STALLS = Ninguém chegou ao Topo, então todas as mãos pontuam.

# English: aces
ACES = ases

# English: twos
TWOS = dois

# English: threes
THREES = três

# English: fours
FOURS = quatros

# English: fives
FIVES = cincos

# English: sixes
SIXES = seis

# English: sevens
SEVENS = setes

# English: eights
EIGHTS = oitos

# English: nines
NINES = noves

# English: tens
TENS = dez

# English: jacks
JACKS = valetes

# English: queens
QUEENS = damas

# English: kings
KINGS = reis

# English: most points when everybody has dealt twice
MOST_AFTER_DEALS = maior total depois que todos deram as cartas duas vezes

# English: most points after fifty rounds
MOST_AFTER_FIFTY = maior total depois de cinquenta rodadas

# English: most points when somebody has 1000
MOST_AT_1000 = maior total quando alguém chegou a 1000 pontos

# English: most points when somebody has 2000
MOST_AT_2000 = maior total quando alguém chegou a 2000 pontos

# English: Any ranks
ANY_RANKS = Valores livres

# English: A valid ladder may have three or more cards of one rank.
ANY_RANKS_SAYS = Uma escada válida pode ter três ou mais cartas de mesmo valor.

# English: Packs
PACKS = Baralhos

# English: How many packs are shuffled together for every two players.
PACKS_SAYS = Quantos baralhos se misturam para cada dois jogadores.

# English: One
ONE = Um

# English: Two
TWO = Dois

# English: Three
THREE = Três

# English: Referee
REFEREE = Juiz

# English: Helpful shows where your ladder leads and warns before a mistake. Strict leaves the sums to you.
REFEREE_SAYS = O prestativo mostra aonde sua escada leva e avisa antes de um erro. O rigoroso deixa as contas com você.

# English: Helpful
CASUAL = Prestativo

# English: Strict
STRICT = Rigoroso

# English: Length
MATCH = Duração

# English: Everybody deals twice, or you play until somebody has 1000 or 2000 points.
MATCH_SAYS = Cada um dá as cartas duas vezes, ou se joga até alguém ter 1000 ou 2000 pontos.

# English: Two deals each
TWICE_ROUND = Duas por jogador

# English: 1000 points
TO_1000 = 1000 pontos

# English: 2000 points
TO_2000 = 2000 pontos

# English: The ladder is complete and scores { $points }.
ladder_scores = A escada está completa e vale { $points }.

# English: With what you keep, { $n } of { $unseen } unseen cards complete your ladder.
kept_finishes =
    Com as cartas que ficam, { $n } das { $unseen } cartas desconhecidas { $n ->
        [one] completa
       *[other] completam
    } sua escada.

# English: { $n } of { $unseen } unseen cards complete your ladder.
drawn_finishes =
    { $n } das { $unseen } cartas desconhecidas { $n ->
        [one] completa
       *[other] completam
    } sua escada.

# English: The ladder misses the Head and costs { $points }.
ladder_misses = A escada erra o Topo e custa { $points }.

# English: Complete your ladder in this turn.
PUZZLE_TAKE = Complete sua escada neste turno.

# English: After which discard do most unseen cards complete your ladder?
PUZZLE_MOST = Que carta descartar para que mais cartas desconhecidas completem sua escada?

# English: After which discard do most unseen cards complete a ladder that scores 400 or more?
PUZZLE_WORTH = Que carta descartar para que mais cartas desconhecidas completem uma escada que valha 400 ou mais?

# English: All cards are open. Lay down a ladder as soon as possible and before the other player, whatever they do.
PUZZLE_FIRST = Todas as cartas estão abertas. Baixe uma escada o quanto antes, e antes do outro jogador, faça ele o que fizer.

# English: All cards are open. As soon as possible, lay down a ladder that scores 400 or more, whatever the other player does.
PUZZLE_RICH = Todas as cartas estão abertas. Baixe o quanto antes uma escada que valha 400 ou mais, faça o outro jogador o que fizer.

# English: Seeing what the top discard does
TRAINS_TAKE = Ver o que faz a carta de cima do descarte

# English: Counting the cards that help
TRAINS_MOST = Contar as cartas que ajudam

# English: Counting only the cards that make a ladder worth laying down
TRAINS_WORTH = Contar só as cartas que dão uma escada que vale a pena

# English: Being one turn faster
TRAINS_FIRST = Ser um turno mais rápido

# English: Building a ladder of high cards in time
TRAINS_RICH = Montar a tempo uma escada de cartas altas

# English: The card on the discard pile was the one you needed.
OPEN_CARD_COMPLETES = A carta do descarte era a que faltava.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } your ladder. After the best discard it is { $most }.
leaves_ladders =
    Depois disso, { $n } { $n ->
        [one] carta desconhecida completa
       *[other] cartas desconhecidas completam
    } sua escada. Com o melhor descarte: { $most }.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } such a ladder. After the best discard it is { $most }.
leaves_rich_ladders =
    Depois disso, { $n } { $n ->
        [one] carta desconhecida completa
       *[other] cartas desconhecidas completam
    } uma escada assim. Com o melhor descarte: { $most }.

# English: Your cards then lead to { $height }, not to { $head }.
ladder_leads_to = Suas cartas levam então a { $height }, e não a { $head }.

# English: Your cards then have too many { $rank }.
ladder_repeats = Suas cartas têm então excesso de { $rank }.
