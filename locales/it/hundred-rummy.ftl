## games::hundred_rummy::texts

# English: 100 Points Rummy
TITLE = Ramino 100

# English: Collect four cards that make exactly 100, four times.
TAGLINE = Raccogli quattro carte che fanno esattamente 100, per quattro volte.

# English: 5 minutes
LENGTH_IN_WORDS = 5 minuti

# English: game
ROUND = manche

# English: Invented by Aaron and Stephanie Richardson (A'n'SR-entertainments).
CREDIT = Ideato da Aaron e Stephanie Richardson (A'n'SR-entertainments).

# English: Length
LENGTH = Durata

# English: One game, or a tournament: each player plays first in one game, and all points add up.
LENGTH_DOES = Una sola manche, oppure un torneo: ogni giocatore comincia una manche, e tutti i punti si sommano.

# English: One game
ONE_GAME = Una manche

# English: Tournament
TOURNAMENT = Torneo

# English: End of solitaire
SOLITAIRE_END = Fine del solitario

# English: Playing alone, you lose when you must draw from an empty stock, or as soon as the stock is empty.
SOLITAIRE_END_DOES = Da solo, perdi quando devi pescare e il mazzo è vuoto, oppure appena il mazzo si svuota.

# English: When you must draw
MUST_DRAW = Quando devi pescare

# English: When the stock is empty
STRICT = A mazzo vuoto

# English: “End of solitaire” can be changed for one player only
ONLY_ALONE = «Fine del solitario» si può cambiare solo con un giocatore

# English: the stock ran out before 400 points
STOCK_RAN_OUT = il mazzo è finito prima dei 400 punti

# English: most points in the tournament
MOST_IN_TOURNAMENT = il torneo è finito, vince il totale più alto

# English: the stock ran out three times without a score
TOO_MANY_REBUILDS = il mazzo è finito tre volte senza che nessuno segnasse

# English: a hundred cards in a row came from the discard pile
TOO_MANY_TAKES = cento carte di fila sono state prese dagli scarti

# English: 400 points
GOAL = raggiunti i 400 punti

# English: Discard a card
DISCARD = Scarta una carta

# English: Score, or take a card
SCORE_OR_TAKE = Segna, o prendi una carta

# English: Take a card
TAKE = Prendi una carta

# English: The game is over
GAME_IS_OVER = La manche è finita

# English: Take from the stock
TAKE_STOCK = Pesca dal mazzo

# English: Take the { $card }
take_discard = Prendi il { $card }

# English: Take from the discard pile
TAKE_DISCARD = Prendi dagli scarti

# English: Discard { $card }
discard = Scarta { $card }

# English: Score 100
SCORE = Segna 100

# English: scored hundreds
HUNDREDS = centinaia segnate

# English: { $n } { $n -> [one] hundred *[other] hundreds } to go
to_go =
    { $n ->
        [one] manca un centinaio
       *[other] mancano { $n } centinaia
    }

# English: all four hundreds
DONE = le quattro centinaia

# English: the game is over
OVER = la manche è finita

# English: your hand makes { $points }, not 100
not_100 = le tue carte fanno { $points }, non 100

# English: in solitaire you cannot take from the discard pile
NEVER_TAKEN = nel solitario non si può prendere dagli scarti

# English: the discard pile is empty
NO_DISCARD = non ci sono scarti

# English: the stock is empty, so you must score your hand
NO_STOCK = il mazzo è vuoto, quindi devi segnare le tue carte

# English: Four cards make exactly 100.
MAKES_100 = Quattro carte fanno esattamente 100.

# English: With what you keep, { $n } of { $unseen } unseen cards make 100.
kept_makes_100 =
    Con le carte che tieni, { $n } su { $unseen } { $unseen ->
        [one] carta non vista
       *[other] carte non viste
    } { $n ->
        [one] fa
       *[other] fanno
    } 100.

# English: { $n } of { $unseen } unseen cards make 100.
drawn_makes_100 =
    Su { $unseen } { $unseen ->
        [one] carta non vista
       *[other] carte non viste
    }, { $n } { $n ->
        [one] fa
       *[other] fanno
    } 100.

# English: After which discard do most unseen cards make 100?
PUZZLE_MOST = Dopo quale scarto ci sono più carte non viste che fanno 100?

# English: One discard wins the solitaire for certain. Which?
PUZZLE_WIN = Uno scarto vince di sicuro il solitario. Quale?

# English: Which discard wins the solitaire most often?
PUZZLE_SOLITAIRE = Quale scarto vince il solitario più spesso?

# English: All cards are open. Score the next hundred as soon as possible, whatever the other player does.
PUZZLE_RACE = Tutte le carte sono scoperte. Segna il prossimo 100 appena possibile, qualunque cosa faccia l’avversario.

# English: All cards are open. Score the next hundred in as few turns as possible.
PUZZLE_PLAN = Tutte le carte sono scoperte. Segna il prossimo 100 nel minor numero di turni.

# English: All cards are open. Reach 400 points in as few turns as possible.
PUZZLE_DRAWS = Tutte le carte sono scoperte. Arriva a 400 punti nel minor numero di turni.

# English: Counting the cards that help
TRAINS_MOST = Contare le carte utili

# English: Playing the end of a solitaire to the last card
TRAINS_WIN = Giocare il finale di un solitario fino all’ultima carta

# English: Weighing chances when the stock is nearly known
TRAINS_SOLITAIRE = Pesare le probabilità quando il mazzo è quasi noto

# English: Being one turn faster
TRAINS_RACE = Arrivare un turno prima

# English: Planning several draws ahead
TRAINS_PLAN = Programmare più pescate in anticipo

# English: After it { $n } unseen { $n -> [one] card makes *[other] cards make } 100. After the best discard it is { $most }.
leaves_hundreds =
    Con questo scarto { $n } { $n ->
        [one] carta non vista fa
       *[other] carte non viste fanno
    } 100. Con lo scarto migliore: { $most }.

# English: It wins in { $percent }% of the cases. The best discard wins in { $most }%.
wins_solitaire = Vince nel { $percent }% dei casi. Lo scarto migliore: { $most }%.
