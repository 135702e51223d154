## games::hundred_rummy::texts

# English: 100 Points Rummy
TITLE = Rummy 100 Pontos

# English: Collect four cards that make exactly 100, four times.
TAGLINE = Junte quatro cartas que somem exatamente 100, quatro vezes.

# English: 5 minutes
LENGTH_IN_WORDS = 5 minutos

# English: game
ROUND = rodada

# English: Invented by Aaron and Stephanie Richardson (A'n'SR-entertainments).
CREDIT = Criado por Aaron e Stephanie Richardson (A'n'SR-entertainments).

# English: Length
LENGTH = Duração

# English: One game, or a tournament: each player plays first in one game, and all points add up.
LENGTH_DOES = Uma rodada, ou um torneio: cada jogador começa uma rodada, e todos os pontos se somam.

# English: One game
ONE_GAME = Uma rodada

# English: Tournament
TOURNAMENT = Torneio

# English: End of solitaire
SOLITAIRE_END = Fim da paciência

# English: Playing alone, you lose when you must draw from an empty stock, or as soon as the stock is empty.
SOLITAIRE_END_DOES = Sozinho, você perde quando precisa comprar e o monte está vazio, ou assim que o monte fica vazio.

# English: When you must draw
MUST_DRAW = Ao precisar comprar

# English: When the stock is empty
STRICT = Com o monte vazio

# English: “End of solitaire” can be changed for one player only
ONLY_ALONE = “Fim da paciência” só pode mudar com um único jogador

# English: the stock ran out before 400 points
STOCK_RAN_OUT = o monte acabou antes dos 400 pontos

# English: most points in the tournament
MOST_IN_TOURNAMENT = maior total do torneio

# English: the stock ran out three times without a score
TOO_MANY_REBUILDS = o monte acabou três vezes sem que ninguém marcasse 100

# English: a hundred cards in a row came from the discard pile
TOO_MANY_TAKES = cem cartas seguidas vieram do descarte

# English: 400 points
GOAL = 400 pontos

# English: Discard a card
DISCARD = Descarte uma carta

# English: Score, or take a card
SCORE_OR_TAKE = Marque 100 ou pegue uma carta

# English: Take a card
TAKE = Pegue uma carta

# English: The game is over
GAME_IS_OVER = A rodada terminou

# English: Take from the stock
TAKE_STOCK = Comprar do monte

# English: Take the { $card }
take_discard = Pegar o { $card }

# English: Take from the discard pile
TAKE_DISCARD = Pegar do descarte

# English: Discard { $card }
discard = Descartar { $card }

# English: Score 100
SCORE = Marcar 100

# English: scored hundreds
HUNDREDS = centenas marcadas

# English: { $n } { $n -> [one] hundred *[other] hundreds } to go
to_go =
    { $n ->
        [one] falta
       *[other] faltam
    } { $n } { $n ->
        [one] centena
       *[other] centenas
    }

# English: all four hundreds
DONE = as quatro centenas

# English: the game is over
OVER = a rodada terminou

# English: your hand makes { $points }, not 100
not_100 = sua mão soma { $points }, e não 100

# English: in solitaire you cannot take from the discard pile
NEVER_TAKEN = na paciência não se pega do descarte

# English: the discard pile is empty
NO_DISCARD = o descarte está vazio

# English: the stock is empty, so you must score your hand
NO_STOCK = o monte está vazio, então você precisa marcar sua mão

# English: Four cards make exactly 100.
MAKES_100 = Quatro cartas somam exatamente 100.

# English: With what you keep, { $n } of { $unseen } unseen cards make 100.
kept_makes_100 =
    Com as cartas que ficam, { $n } das { $unseen } cartas desconhecidas { $n ->
        [one] faz
       *[other] fazem
    } 100.

# English: { $n } of { $unseen } unseen cards make 100.
drawn_makes_100 =
    { $n } das { $unseen } cartas desconhecidas { $n ->
        [one] faz
       *[other] fazem
    } 100.

# English: After which discard do most unseen cards make 100?
PUZZLE_MOST = Que carta descartar para que mais cartas desconhecidas façam 100?

# English: One discard wins the solitaire for certain. Which?
PUZZLE_WIN = Um só descarte vence a paciência com certeza. Qual?

# English: Which discard wins the solitaire most often?
PUZZLE_SOLITAIRE = Qual descarte vence a paciência mais vezes?

# English: All cards are open. Score the next hundred as soon as possible, whatever the other player does.
PUZZLE_RACE = Todas as cartas estão abertas. Marque a próxima centena o quanto antes, faça o outro jogador o que fizer.

# English: All cards are open. Score the next hundred in as few turns as possible.
PUZZLE_PLAN = Todas as cartas estão abertas. Marque a próxima centena no menor número de turnos.

# English: All cards are open. Reach 400 points in as few turns as possible.
PUZZLE_DRAWS = Todas as cartas estão abertas. Chegue a 400 pontos no menor número de turnos.

# English: Counting the cards that help
TRAINS_MOST = Contar as cartas que ajudam

# English: Playing the end of a solitaire to the last card
TRAINS_WIN = Jogar o fim de uma paciência até a última carta

# English: Weighing chances when the stock is nearly known
TRAINS_SOLITAIRE = Pesar as chances quando quase se conhece o monte

# English: Being one turn faster
TRAINS_RACE = Ser um turno mais rápido

# English: Planning several draws ahead
TRAINS_PLAN = Planejar várias compras à frente

# English: After it { $n } unseen { $n -> [one] card makes *[other] cards make } 100. After the best discard it is { $most }.
leaves_hundreds =
    Depois disso, { $n } { $n ->
        [one] carta desconhecida faz
       *[other] cartas desconhecidas fazem
    } 100. Com o melhor descarte: { $most }.

# English: It wins in { $percent }% of the cases. The best discard wins in { $most }%.
wins_solitaire = Esse descarte vence em { $percent }% dos casos. O melhor descarte vence em { $most }%.
