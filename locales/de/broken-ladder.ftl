## games::broken_ladder::texts

# English: Broken Ladder
TITLE = Broken Ladder

# English: Five cards, red up and black down, must lead exactly to the Head.
TAGLINE = Fünf Karten, Rot hinauf und Schwarz hinab, müssen genau zur Zielkarte führen.

# English: 10 minutes
LENGTH = 10 Minuten

# English: round
ROUND = Runde

# English: An invented game, published at pagat.com.
CREDIT = Ein erfundenes Spiel, veröffentlicht auf pagat.com.

# English: Head
HEAD = Ziel

# English: Starter
STARTER = Start

# English: invalid ladder
BROKEN = ungültige Leiter

# English: Discard a card
DISCARD_A_CARD = Leg eine Karte ab

# English: Take a card, or lay down
TAKE_OR_LAY = Nimm eine Karte oder leg aus

# English: Take from the stock
TAKE_STOCK = Vom Stapel nehmen

# English: Take from the discard pile
TAKE_DISCARD = Von der Ablage nehmen

# English: Take the { $card }
take = { $card } nehmen

# English: Discard { $card }{ $height -> [some] : ladder ends at { $height } *[none] }
discard =
    { $card } ablegen{ $height ->
        [some] : Leiter endet bei { $height }
       *[none] { "" }
    }

# English: Lay down
LAY = Auslegen

# English: Lay down anyway: { $height }, not { $head }
lay_misses = Trotzdem auslegen: { $height } statt { $head }

# English: Lay down anyway: too many { $rank }
lay_repeats = Trotzdem auslegen: zu viele { $rank }

# English: must rise { $steps }
must_rise = muss { $steps } hinauf

# English: must fall { $steps }
must_fall = muss { $steps } hinab

# English: must end level
STAYS_LEVEL = muss gleich hoch enden

# English: out
OUT = raus

# English: each card shows the end without it
WITHOUT_IT = an jeder Karte: das Ende ohne sie

# English: ends at { $height }, must end at { $goal }
ends_at = endet bei { $height } statt bei { $goal }

# English: too many { $rank }
too_many = zu viele { $rank }

# English: complete
COMPLETE = komplett

# English: any of these completes it: { $cards }
completes_it = komplett mit: { $cards }

# English: red { $ranks }
red = rote { $ranks }

# English: black { $ranks }
black = schwarze { $ranks }

# Separates numbers of which each is possible.
# English: { $before } or { $last }
or = { $before } oder { $last }

# English: { $cards } is the Head.
is_head = { $cards } ist die Zielkarte.

# English: { $who } { $who -> [you] start *[other] starts } from { $cards }.
starts =
    { $who } { $who ->
        [you] startest
       *[other] startet
    } bei { $cards }.

# English: { $who } { $who -> [you] lay *[other] lays } down { $cards }.
lays =
    { $who } { $who ->
        [you] legst
       *[other] legt
    } { $cards } aus.

# English: { $who } { $who -> [you] complete *[other] completes } the ladder with { $cards }.
completes =
    { $who } { $who ->
        [you] vollendest
       *[other] vollendet
    } die Leiter mit { $cards }.

# English: { $who } { $who -> [you] miss *[other] misses } the Head: the ladder leads to { $height }.
misses =
    { $who } { $who ->
        [you] verfehlst
       *[other] verfehlt
    } das Ziel: Die Leiter führt zu { $height }.

# English: { $who } { $who -> [you] show *[other] shows } too many { $rank }.
repeats =
    { $who } { $who ->
        [you] zeigst
       *[other] zeigt
    } zu viele { $rank }.

# English: { $who } { $who -> [you] are *[other] is } out of this round and { $who -> [you] lose *[other] loses } { $points } points.
goes_out =
    { $who } { $who ->
        [you] bist
       *[other] ist
    } für diese Runde raus und { $who ->
        [you] verlierst
       *[other] verliert
    } { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

# English: Nobody reached the Head, so every hand scores.
STALLS = Niemand hat das Ziel erreicht, also zählt jede Hand.

# English: aces
ACES = Asse

# English: twos
TWOS = Zweien

# English: threes
THREES = Dreien

# English: fours
FOURS = Vieren

# English: fives
FIVES = Fünfen

# English: sixes
SIXES = Sechsen

# English: sevens
SEVENS = Siebenen

# English: eights
EIGHTS = Achten

# English: nines
NINES = Neunen

# English: tens
TENS = Zehnen

# English: jacks
JACKS = Buben

# English: queens
QUEENS = Damen

# English: kings
KINGS = Könige

# English: most points when everybody has dealt twice
MOST_AFTER_DEALS = die meisten Punkte, nachdem alle zweimal gegeben haben

# English: most points after fifty rounds
MOST_AFTER_FIFTY = die meisten Punkte nach fünfzig Runden

# English: most points when somebody has 1000
MOST_AT_1000 = die meisten Punkte, als jemand 1000 erreichte

# English: most points when somebody has 2000
MOST_AT_2000 = die meisten Punkte, als jemand 2000 erreichte

# English: Any ranks
ANY_RANKS = Beliebige Ränge

# English: A valid ladder may have three or more cards of one rank.
ANY_RANKS_SAYS = Eine gültige Leiter darf drei oder mehr Karten eines Rangs haben.

# English: Packs
PACKS = Pakete

# English: How many packs are shuffled together for every two players.
PACKS_SAYS = Wie viele Pakete zu 52 Karten für je zwei Spieler zusammengemischt werden.

# English: One
ONE = Eins

# English: Two
TWO = Zwei

# English: Three
THREE = Drei

# English: Referee
REFEREE = Schiedsrichter

# English: Helpful shows where your ladder leads and warns before a mistake. Strict leaves the sums to you.
REFEREE_SAYS = „Hilfreich“ zeigt, wohin deine Leiter führt, und warnt vor Fehlern. „Streng“ überlässt dir das Rechnen.

# English: Helpful
CASUAL = Hilfreich

# English: Strict
STRICT = Streng

# English: Length
MATCH = Länge

# English: Everybody deals twice, or you play until somebody has 1000 or 2000 points.
MATCH_SAYS = Alle geben zweimal, oder es wird gespielt, bis jemand 1000 oder 2000 Punkte hat.

# English: Two deals each
TWICE_ROUND = Alle geben zweimal

# English: 1000 points
TO_1000 = 1000 Punkte

# English: 2000 points
TO_2000 = 2000 Punkte

# English: The ladder is complete and scores { $points }.
ladder_scores =
    Die Leiter ist komplett und bringt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

# English: With what you keep, { $n } of { $unseen } unseen cards complete your ladder.
kept_finishes =
    Mit dem, was du behältst, { $n ->
        [one] vollendet
       *[other] vollenden
    } { $n } von { $unseen } unbekannten Karten deine Leiter.

# English: { $n } of { $unseen } unseen cards complete your ladder.
drawn_finishes =
    { $n } von { $unseen } unbekannten Karten { $n ->
        [one] vollendet
       *[other] vollenden
    } deine Leiter.

# English: The ladder misses the Head and costs { $points }.
ladder_misses =
    Die Leiter verfehlt das Ziel und kostet { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

# English: Complete your ladder in this turn.
PUZZLE_TAKE = Vollende deine Leiter in diesem Zug.

# English: After which discard do most unseen cards complete your ladder?
PUZZLE_MOST = Welche Karte legst du ab, damit möglichst viele unbekannte Karten deine Leiter vollenden?

# English: After which discard do most unseen cards complete a ladder that scores 400 or more?
PUZZLE_WORTH = Welche Karte legst du ab, damit möglichst viele unbekannte Karten eine Leiter vollenden, die 400 oder mehr bringt?

# English: All cards are open. Lay down a ladder as soon as possible and before the other player, whatever they do.
PUZZLE_FIRST = Alle Karten liegen offen. Leg so bald wie möglich und vor dem anderen Spieler eine Leiter aus, egal, was er tut.

# English: All cards are open. As soon as possible, lay down a ladder that scores 400 or more, whatever the other player does.
PUZZLE_RICH = Alle Karten liegen offen. Leg so bald wie möglich eine Leiter aus, die 400 oder mehr bringt, egal, was der andere Spieler tut.

# English: Seeing what the top discard does
TRAINS_TAKE = Sehen, was die oberste Karte der Ablage bringt

# English: Counting the cards that help
TRAINS_MOST = Die Karten zählen, die helfen

# English: Counting only the cards that make a ladder worth laying down
TRAINS_WORTH = Nur Karten zählen, mit denen sich das Auslegen lohnt

# English: Being one turn faster
TRAINS_FIRST = Einen Zug schneller sein

# English: Building a ladder of high cards in time
TRAINS_RICH = Rechtzeitig eine Leiter aus hohen Karten bauen

# English: The card on the discard pile was the one you needed.
OPEN_CARD_COMPLETES = Genau die Karte auf der Ablage hat dir gefehlt.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } your ladder. After the best discard it is { $most }.
leaves_ladders =
    Danach { $n ->
        [one] vollendet
       *[other] vollenden
    } { $n } unbekannte { $n ->
        [one] Karte
       *[other] Karten
    } deine Leiter. Bei der besten Wahl sind es { $most }.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } such a ladder. After the best discard it is { $most }.
leaves_rich_ladders =
    Danach { $n ->
        [one] vollendet
       *[other] vollenden
    } { $n } unbekannte { $n ->
        [one] Karte
       *[other] Karten
    } eine solche Leiter. Bei der besten Wahl sind es { $most }.

# English: Your cards then lead to { $height }, not to { $head }.
ladder_leads_to = Deine Karten führen dann zu { $height }, nicht zu { $head }.

# English: Your cards then have too many { $rank }.
ladder_repeats = Deine Leiter hat dann zu viele { $rank }.
