## games::shootout::illegal_texts

# English: the game is over
illegal-OVER = die Runde ist zu Ende

# English: first take a card
illegal-TAKE_FIRST = nimm zuerst eine Karte

# English: discard exactly one card
illegal-ONE_CARD = leg genau eine Karte ab

# English: if you shoot, you must shoot three times
illegal-THREE_SHOTS = wenn du schießt, musst du dreimal schießen

# English: now lead a card, or end the turn
illegal-LEAD_OR_PASS = spiel jetzt eine Karte aus oder beende den Zug

# English: you must follow the lead
illegal-FOLLOW = du musst zum Stich zugeben

# English: you must score at least one card of the trick
illegal-SCORE = du musst mindestens eine Karte des Stichs werten

# English: only single cards can be played in this match
illegal-SINGLES_ONLY = in dieser Partie können nur einzelne Karten gespielt werden

# English: only cards of one rank can be played together
illegal-MIXED = nur Karten gleichen Rangs können zusammen gespielt werden

# English: follow a single card with a single card
illegal-SINGLE_FOR_SINGLE = auf eine einzelne Karte folgt nur eine einzelne Karte

# English: follow { $n } cards with as many, or with one
illegal-as_many = auf { $n } Karten folgen ebenso viele oder eine einzelne

# English: you must follow suit: your hand has { $suit }
illegal-follow_suit = du musst Farbe bedienen, denn du hast { $suit }

# English: your hand has { $suit }, so your set needs { $suit } or a trump
illegal-set_needs = du hast { $suit }, also muss eine deiner Karten { $suit } oder ein Trumpf sein

# English: { $card } must be on top, and the others in the order S H D C
illegal-trump_on_top = { $card } muss oben liegen, die anderen in der Reihenfolge S H D C

# English: write the cards below the top one in the order S H D C
illegal-ORDER = schreib die Karten unter der obersten in der Reihenfolge S H D C

# English: expected { $moves }
illegal-expected = erwartet: { $moves }

# English: { $before } or { $last }
illegal-or = { $before } oder { $last }

# English: a two was lost to this trick: expected `score miss 0`
illegal-TWO_WAS_LOST = in diesem Stich ging eine Zwei verloren; erwartet: `score miss 0`

# English: a two was lost to this trick, so score one card of the winner's own set
illegal-ONE_OF_OWN_SET = in diesem Stich ging eine Zwei verloren, also werte eine der eigenen Karten des Gewinners

# English: score all that one player played to this trick
illegal-ALL_OF_ONE_PLAYER = werte alles, was ein Spieler zu diesem Stich gespielt hat

# English: nobody lost a two to this trick
illegal-NO_TWO_LOST = in diesem Stich hat niemand eine Zwei verloren

# English: there is no sum to decide on
illegal-NO_SUM = es gibt keine Summe zu entscheiden

## games::shootout::texts

# English: Shootout
TITLE = Shootout

# English: Win tricks, and score one card of each to land on exactly 101.
TAGLINE = Gewinne Stiche und werte je eine Karte daraus, um genau auf 101 zu kommen.

# English: 15 minutes
LENGTH = 15 Minuten

# English: game
ROUND = Runde

# English: A published two-player card game. We do not know its author and title; “Shootout” is our name for it.
CREDIT = Ein veröffentlichtes Kartenspiel für zwei. Autor und Titel kennen wir nicht; „Shootout“ ist unser Name dafür.

# English: Target
TARGET = Ziel

# English: Hit this number exactly to win. With doubles and triples it is 201 unless you choose another.
TARGET_DOES = Triff diese Zahl genau, um zu gewinnen. Mit Paaren und Drillingen ist es 201, wenn du nichts anderes wählst.

# English: 67, 133 and 201
THREE_TARGETS = 67, 133 und 201

# English: Three shots
THREE_SHOTS = Drei Schüsse

# English: If you shoot, you shoot three times in a row. Each trick scores by itself, or only the sum scores.
THREE_SHOTS_DOES = Wer schießt, schießt dreimal hintereinander. Jeder Stich zählt für sich, oder nur die Summe zählt.

# English: Each trick scores
EACH_SCORES = Jeder Stich zählt

# English: The sum scores
TOTAL_SCORES = Die Summe zählt

# English: No overshooting
NO_OVERSHOOTING = Kein Überschießen

# English: A value that would pass the target is not added: it counts nothing or is subtracted.
NO_OVERSHOOTING_DOES = Ein Wert, der über das Ziel hinausginge, wird nicht addiert: Er zählt nichts oder wird abgezogen.

# English: Doubles and triples
SETS = Paare und Drillinge

# English: Two or three cards of one rank may be led together.
SETS_DOES = Zwei oder drei Karten gleichen Rangs dürfen zusammen ausgespielt werden.

# English: Misses
MISSING = Fehlschüsse

# English: If a player who follows loses a two to the trick, its winner scores nothing.
MISSING_DOES = Gibt jemand eine Zwei zu und gewinnt den Stich nicht, zählt der Stich für den Gewinner nichts.

# English: Finish on a double
FINISH = Ende mit Paar

# English: Only two cards of one rank, scored together, can hit the last target.
FINISH_DOES = Nur zwei Karten gleichen Rangs, zusammen gewertet, können das letzte Ziel treffen.

# English: “Finish on a double” needs “Doubles and triples”: without them nobody scores a double
FINISH_NEEDS_SETS = „Ende mit Paar“ braucht „Paare und Drillinge“: Sonst kann niemand ein Paar werten

# English: Match
MATCH = Partie

# English: Whoever wins more than half of the games wins the match.
MATCH_DOES = Wer mehr als die Hälfte der Runden gewinnt, gewinnt die Partie.

# English: One game
ONE_GAME = Eine Runde

# English: Best of three
BEST_OF_THREE = Best of 3

# English: Best of five
BEST_OF_FIVE = Best of 5

# English: most games won
MOST_GAMES = die meisten Runden gewonnen

# English: no game was won
NO_GAME_WON = keine Runde wurde gewonnen

# English: the target was hit exactly
HIT = das Ziel wurde genau getroffen

# English: the stock ran out three times without a shot
STALLED = der Stapel war dreimal leer, ohne dass jemand schoss

# English: a thousand cards in a row came from the discard pile
TOO_MANY_TAKES = tausend Karten hintereinander kamen von der Ablage

# English: 300 tricks without a winner
TOO_MANY_TRICKS = 300 Stiche ohne Sieger

# English: Take one of the two top cards
TAKE = Nimm eine der zwei obersten Karten

# English: Discard a card
DISCARD = Leg eine Karte ab

# English: Shoot, or end the turn
SHOOT = Schieß oder beende den Zug

# English: Shoot again: { $shots -> [one] the last shot *[other] { $shots } more shots }
shoot_again =
    Schieß noch einmal: { $shots ->
        [one] letzter Schuss
       *[other] noch { $shots } Schüsse
    }

# English: Follow { $lead }
follow = Antworte auf { $lead }

# English: Name a value for this turn’s sum
NAME_A_VALUE = Nenne einen Wert für die Summe dieses Zugs

# English: Choose what to score
SCORE = Wähle, was du wertest

# English: Your sum would pass the target: count nothing, or subtract it
DECIDE = Deine Summe ginge über das Ziel hinaus: Zähl nichts oder zieh sie ab

# English: The game is over
OVER = Die Runde ist zu Ende

# English: Take from the stock
TAKE_STOCK = Vom Stapel nehmen

# English: Take { $card } from the stock
take_stock = { $card } vom Stapel nehmen

# English: Take from the discard pile
TAKE_DISCARD = Von der Ablage nehmen

# English: Take { $card } from the discard pile
take_discard = { $card } von der Ablage nehmen

# English: Discard { $card }
discard = { $card } ablegen

# English: End the turn
PASS = Zug beenden

# English: Shoot { $cards }
shoot = Mit { $cards } schießen

# English: Follow with { $cards }
follow_with = { $cards } zugeben

# English: Which suit do you lead?
WHICH_SUIT = Welche Farbe spielst du aus?

# English: { $card } on top
on_top = { $card } oben

# English: Miss: score nothing
MISS = Fehlschuss: nichts werten

# English: Nothing
NOTHING = Nichts

# English: { $total }, wins
wins = { $total }, gewinnt

# English: { $total }, next target { $target }
next_target = { $total }, nächstes Ziel { $target }

# English: { $total }, { $n } to go
left = { $total }, noch { $n }

# English: { $total }, { $n } over
past = { $total }, { $n } zu viel

# English: { $total }, as it would pass { $target }
would_pass = { $total }, da es über { $target } ginge

# English: { $total }, as it is not a double
no_double = { $total }, da es kein Paar ist

# English: { $sum } in this turn
in_this_turn = { $sum } in diesem Zug

# English: { $sum } in this turn, hits { $target }
sum_hits = { $sum } in diesem Zug, trifft { $target }

# English: { $sum } in this turn, { $n } over
sum_passes = { $sum } in diesem Zug, { $n } zu viel

# English: { $n } to go
to_go = noch { $n }

# English: { $n } over
over = { $n } zu viel

# English: on target
ON_TARGET = am Ziel

# English: a { $n }
a_number = eine { $n }

# English: an 8
AN_EIGHT = eine 8

# English: an ace
ACE = ein Ass

# English: a Joker
JOKER = ein Joker

# English: a ten or a face card
TEN_OR_COURT = eine Zehn oder ein Bild

# English: two { $n }s
two_of = zwei { $n }er

# English: two aces
TWO_ACES = zwei Asse

# English: both Jokers
TWO_JOKERS = beide Joker

# English: a pair from ten to king
TWO_TENS = ein Paar von Zehn bis König

# English: three { $n }s
three_of = drei { $n }er

# English: three aces
THREE_ACES = drei Asse

# English: a triple from ten to king
THREE_TENS = ein Drilling von Zehn bis König

# English: { $before } or { $last }
or = { $before } oder { $last }

# English: { $cards } would hit it
hit_by = Treffer: { $cards }

# English: { $points } first, then one card can hit it
first = erst { $points }, dann kann eine Karte treffen

# English: Trumps: { $suit }
trumps = Trumpf: { $suit }

# English: shooter
SHOOTER = schießt

# English: wins the trick
TAKES_THE_TRICK = gewinnt den Stich

# English: misses
MISSES = Fehlschuss

# English: { $n } { $n -> [one] game *[other] games } won
games_won =
    { $n } { $n ->
        [one] Runde
       *[other] Runden
    } gewonnen

# English: trick
PLAYED = Stich

# English: Trumps are { $suit }.
trumps_are = { $suit } ist Trumpf.

# English: Nobody wins this game.
NOBODY_WINS = Niemand gewinnt diese Runde.

# English: { $who } { $who -> [you] end *[other] ends } the turn.
passes =
    { $who } { $who ->
        [you] beendest
       *[other] beendet
    } den Zug.

# English: { $who } { $who -> [you] miss *[other] misses }: the trick scores nothing.
misses =
    { $who } { $who ->
        [you] schießt
       *[other] schießt
    } daneben: Der Stich zählt nichts.

# English: { $who } { $who -> [you] win *[other] wins } the game.
wins_the_game =
    { $who } { $who ->
        [you] gewinnst
       *[other] gewinnt
    } die Runde.

# English: { $who } { $who -> [you] reach *[other] reaches } { $target }. The next target is { $next }.
reaches =
    { $who } { $who ->
        [you] erreichst
       *[other] erreicht
    } { $target }. Das nächste Ziel ist { $next }.

# English: { $who } { $who -> [you] count *[other] counts } the { $cards }.
counts =
    { $who } { $who ->
        [you] wertest
       *[other] wertet
    } { $cards }.

# English: { $who } { $who -> [you] name *[other] names } the { $cards }: { $value }.
names =
    { $who } { $who ->
        [you] nennst
       *[other] nennt
    } { $cards }: { $value }.

# English: It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
leaves =
    Dann fehlen noch { $left }; { $n } von { $unseen } unbekannten Karten { $n ->
        [one] ist
       *[other] sind
    } genau { $left } wert.

# English: It hits the target.
HITS_THE_TARGET = Das trifft das Ziel.

# English: { $n } of { $unseen } unseen cards beat it.
beaten_by =
    { $n } von { $unseen } unbekannten Karten { $n ->
        [one] schlägt
       *[other] schlagen
    } das.

# English: It wins the trick so far, for up to { $points } { $points -> [one] point *[other] points }.
wins_the_trick =
    Das gewinnt bisher den Stich und bringt bis zu { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

# English: It loses the trick and gives away { $points } { $points -> [one] point *[other] points } at most.
loses_the_trick =
    Das verliert den Stich und verschenkt höchstens { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

# English: You keep { $n } { $n -> [one] trump *[other] trumps }, and { $hits } { $hits -> [one] card *[other] cards } that hit your target.
keeps =
    Du behältst { $n } { $n ->
        [one] Trumpf
       *[other] Trümpfe
    } und { $hits } { $hits ->
        [one] Karte, die
       *[other] Karten, die
    } dein Ziel { $hits ->
        [one] trifft
       *[other] treffen
    }.

# English: { $n } of { $unseen } unseen cards beat your safest lead.
safest_lead =
    { $n } von { $unseen } unbekannten Karten { $n ->
        [one] schlägt
       *[other] schlagen
    } dein sicherstes Ausspiel.

# English: A two was lost, so the trick scores nothing. It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
missed =
    Eine Zwei ging verloren, also zählt der Stich nichts. Es fehlen noch { $left }; { $n } von { $unseen } unbekannten Karten { $n ->
        [one] ist
       *[other] sind
    } genau { $left } wert.

# English: That makes { $sum } this turn and leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
sum_leaves =
    Das macht { $sum } in diesem Zug, dann fehlen noch { $left }; { $n } von { $unseen } unbekannten Karten { $n ->
        [one] ist
       *[other] sind
    } genau { $left } wert.

# English: That makes { $sum } this turn, which hits the target.
sum_is_exact = Das macht { $sum } in diesem Zug und trifft das Ziel.

# English: That makes { $sum } this turn, { $n } more than may be added.
sum_is_too_large = Das macht { $sum } in diesem Zug, { $n } mehr, als addiert werden darf.

# English: That makes { $sum } this turn, which would hit the target, but it is not a double.
sum_is_no_double = Das macht { $sum } in diesem Zug und würde das Ziel treffen, aber es ist kein Paar.

# English: Which lead wins the trick, whatever the others play?
PUZZLE_TRICK = Welches Ausspiel gewinnt den Stich, egal, was die anderen spielen?

# English: Hit your target in this turn, whatever the others play.
PUZZLE_HIT = Triff dein Ziel in diesem Zug, egal, was die anderen spielen.

# English: After which score can most cards in your hand hit the target?
PUZZLE_SCORE = Nach welcher Wertung können die meisten Karten deiner Hand das Ziel treffen?

# English: All cards are open. Hit the target in this turn, whatever the other player answers.
PUZZLE_OPEN = Alle Karten liegen offen. Triff das Ziel in diesem Zug, egal, was der andere Spieler zugibt.

# English: All cards are open. Make the other player go over the target in this turn, whichever card they score.
PUZZLE_OVER = Alle Karten liegen offen. Bring den anderen Spieler in diesem Zug über das Ziel, egal, welche Karte er wertet.

# English: Counting the cards that beat yours
TRAINS_TRICK = Die Karten zählen, die deine schlagen

# English: Coming within reach of the target
TRAINS_SCORE = In Reichweite des Ziels kommen

# English: Finding the one sure hit
TRAINS_HIT = Den einen sicheren Treffer finden

# English: Finding leads that leave no way out
TRAINS_OPEN = Ein Ausspiel finden, das keinen Ausweg lässt

# English: Making the other player score too much
TRAINS_OVER = Den anderen zu viel werten lassen

# English: After it { $n } of your cards { $n -> [one] is *[other] are } worth what you need. After the best score it is { $most }.
leaves_hits =
    Danach { $n ->
        [one] ist { $n } deiner Karten
       *[other] sind { $n } deiner Karten
    } so viel wert, wie du brauchst. Bei der besten Wertung { $most ->
        [one] ist es { $most }
       *[other] sind es { $most }
    }.

# English: You have given away the only card that hits for certain.
GAVE_IT_AWAY = Du hast die einzige Karte weggegeben, die sicher trifft.

# English: The only card that hits for certain was in the other pile.
LEFT_IT_LYING = Die einzige Karte, die sicher trifft, lag auf dem anderen Stapel.

# English: It is not worth { $n }, which you need.
not_worth = Das ist nicht die { $n } wert, die du brauchst.

# English: Somebody may hold this card, which beats it: { $card }.
may_be_beaten = Jemand könnte diese Karte haben, die deine schlägt: { $card }.
