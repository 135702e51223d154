## games::hundred_rummy::texts

# English: 100 Points Rummy
TITLE = 100-Punkte-Rommé

# English: Collect four cards that make exactly 100, four times.
TAGLINE = Sammle vier Karten, die genau 100 ergeben, und das viermal.

# English: 5 minutes
LENGTH_IN_WORDS = 5 Minuten

# English: game
ROUND = Runde

# English: Invented by Aaron and Stephanie Richardson (A'n'SR-entertainments).
CREDIT = Erfunden von Aaron und Stephanie Richardson (A'n'SR-entertainments).

# English: Length
LENGTH = Länge

# English: One game, or a tournament: each player plays first in one game, and all points add up.
LENGTH_DOES = Eine Runde oder ein Turnier: Jeder beginnt einmal, und alle Punkte zählen zusammen.

# English: One game
ONE_GAME = Eine Runde

# English: Tournament
TOURNAMENT = Turnier

# English: End of solitaire
SOLITAIRE_END = Ende im Solo

# English: Playing alone, you lose when you must draw from an empty stock, or as soon as the stock is empty.
SOLITAIRE_END_DOES = Allein verlierst du, wenn du vom leeren Stapel ziehen musst, oder schon, sobald der Stapel leer ist.

# English: When you must draw
MUST_DRAW = Wenn du ziehen musst

# English: When the stock is empty
STRICT = Wenn der Stapel leer ist

# English: “End of solitaire” can be changed for one player only
ONLY_ALONE = „Ende im Solo“ lässt sich nur für einen Spieler ändern

# English: the stock ran out before 400 points
STOCK_RAN_OUT = der Stapel war leer, bevor 400 Punkte erreicht waren

# English: most points in the tournament
MOST_IN_TOURNAMENT = die meisten Punkte im Turnier

# English: the stock ran out three times without a score
TOO_MANY_REBUILDS = der Stapel war dreimal leer, ohne dass jemand wertete

# English: a hundred cards in a row came from the discard pile
TOO_MANY_TAKES = hundert Karten hintereinander kamen von der Ablage

# English: 400 points
GOAL = 400 Punkte erreicht

# English: Discard a card
DISCARD = Leg eine Karte ab

# English: Score, or take a card
SCORE_OR_TAKE = Werte die Hand oder nimm eine Karte

# English: Take a card
TAKE = Nimm eine Karte

# English: The game is over
GAME_IS_OVER = Die Runde ist zu Ende

# English: Take from the stock
TAKE_STOCK = Vom Stapel nehmen

# English: Take the { $card }
take_discard = { $card } nehmen

# English: Take from the discard pile
TAKE_DISCARD = Von der Ablage nehmen

# English: Discard { $card }
discard = { $card } ablegen

# English: Score 100
SCORE = 100 werten

# English: scored hundreds
HUNDREDS = gewertete Hunderter

# English: { $n } { $n -> [one] hundred *[other] hundreds } to go
to_go = noch { $n } Hunderter

# English: all four hundreds
DONE = alle vier Hunderter

# English: the game is over
OVER = die Runde ist zu Ende

# English: your hand makes { $points }, not 100
not_100 = deine Hand ergibt { $points }, nicht 100

# English: in solitaire you cannot take from the discard pile
NEVER_TAKEN = im Solo darfst du nicht von der Ablage nehmen

# English: the discard pile is empty
NO_DISCARD = die Ablage ist leer

# English: the stock is empty, so you must score your hand
NO_STOCK = der Stapel ist leer, also musst du deine Hand werten

# English: Four cards make exactly 100.
MAKES_100 = Vier Karten ergeben genau 100.

# English: With what you keep, { $n } of { $unseen } unseen cards make 100.
kept_makes_100 =
    Mit dem, was du behältst, { $n ->
        [one] ergibt
       *[other] ergeben
    } { $n } von { $unseen } unbekannten Karten 100.

# English: { $n } of { $unseen } unseen cards make 100.
drawn_makes_100 =
    { $n } von { $unseen } unbekannten Karten { $n ->
        [one] ergibt
       *[other] ergeben
    } 100.

# English: After which discard do most unseen cards make 100?
PUZZLE_MOST = Welche Karte legst du ab, damit möglichst viele unbekannte Karten 100 ergeben?

# English: One discard wins the solitaire for certain. Which?
PUZZLE_WIN = Welche Karte musst du ablegen, um das Solo sicher zu gewinnen?

# English: Which discard wins the solitaire most often?
PUZZLE_SOLITAIRE = Welche Karte legst du ab, um das Solo am häufigsten zu gewinnen?

# English: All cards are open. Score the next hundred as soon as possible, whatever the other player does.
PUZZLE_RACE = Alle Karten liegen offen. Werte den nächsten Hunderter so bald wie möglich, egal, was der andere Spieler tut.

# English: All cards are open. Score the next hundred in as few turns as possible.
PUZZLE_PLAN = Alle Karten liegen offen. Werte den nächsten Hunderter in möglichst wenigen Zügen.

# English: All cards are open. Reach 400 points in as few turns as possible.
PUZZLE_DRAWS = Alle Karten liegen offen. Erreiche 400 Punkte in möglichst wenigen Zügen.

# English: Counting the cards that help
TRAINS_MOST = Die Karten zählen, die helfen

# English: Playing the end of a solitaire to the last card
TRAINS_WIN = Das Ende eines Solos bis zur letzten Karte spielen

# English: Weighing chances when the stock is nearly known
TRAINS_SOLITAIRE = Chancen abwägen, wenn der Stapel fast bekannt ist

# English: Being one turn faster
TRAINS_RACE = Einen Zug schneller sein

# English: Planning several draws ahead
TRAINS_PLAN = Mehrere Züge vorausplanen

# English: After it { $n } unseen { $n -> [one] card makes *[other] cards make } 100. After the best discard it is { $most }.
leaves_hundreds =
    Danach { $n ->
        [one] ergibt
       *[other] ergeben
    } { $n } unbekannte { $n ->
        [one] Karte
       *[other] Karten
    } 100. Bei der besten Wahl sind es { $most }.

# English: It wins in { $percent }% of the cases. The best discard wins in { $most }%.
wins_solitaire = Das gewinnt in { $percent } % der Fälle, die beste Wahl in { $most } %.
