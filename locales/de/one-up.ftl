## games::one_up::illegal_texts

# English: `{ $card }` is not on the display
illegal-not_on_display = `{ $card }` liegt nicht in der Auslage

# English: `{ $card }` is used twice
illegal-used_twice = `{ $card }` kommt zweimal vor

# English: `{ $card }` is used { $used } { $used -> [one] time *[other] times }
illegal-used_again = `{ $card }` kommt { $used }-mal vor

# English: `{ $joker }` copies nothing
illegal-copies_nothing = `{ $joker }` kopiert nichts

# English: `{ $joker }` copies `{ $copied }`, but no other `{ $copied }` is used
illegal-copies_unused = `{ $joker }` kopiert `{ $copied }`, aber kein anderer `{ $copied }` wird verwendet

# English: `{ $joker }` copies Jokers that copy each other
illegal-copies_in_circle = `{ $joker }` kopiert Joker, die sich gegenseitig kopieren

# English: `{ $joker }` copies `{ $copied }`: say whether it counts 1 or 10
illegal-copies_either = `{ $joker }` kopiert `{ $copied }`: Sag, ob das 1 oder 10 zählt

# English: `{ $card }` counts both 1 and 10
illegal-contradiction = `{ $card }` zählt zugleich 1 und 10

# English: { $left } ÷ { $right } is not a whole number
illegal-uneven = { $left } ÷ { $right } ist keine ganze Zahl

# English: you cannot divide by zero
illegal-BY_ZERO = durch null kann man nicht teilen

# English: the numbers grow too large
illegal-TOO_LARGE = die Zahlen werden zu groß

# English: the value is not above zero
illegal-NOT_POSITIVE = das Ergebnis ist nicht größer als null

# English: { $value } does not end in 1
illegal-last_digit = { $value } endet nicht auf 1

# English: an expression has at most { $most } characters
illegal-too_long = eine Rechnung hat höchstens { $most } Zeichen

# English: an expression has no spaces at its ends
illegal-BLANKS = am Anfang und am Ende einer Rechnung steht kein Leerzeichen

# English: expected { $what } at character { $at }, not { $found }
illegal-expected = Zeichen { $at }: { $found }; erwartet: { $what }

# English: no card is left for `{ $typed }` at character { $at }
illegal-no_card = Zeichen { $at }: Für `{ $typed }` ist keine Karte mehr da

# English: this makes { $value }, not the { $total } at character { $at }
illegal-other_total = Zeichen { $at }: Das ergibt { $value }, nicht { $total }

# English: the end
illegal-THE_END = das Ende

# English: `+`, `-`, `*`, `/` or the end
illegal-SIGN_OR_END = `+`, `-`, `*`, `/` oder das Ende

# English: `+`, `-`, `*`, `/` or `)`
illegal-SIGN_OR_BRACKET = `+`, `-`, `*`, `/` oder `)`

# English: a card such as `7S`, `KH:10` or `JB~7S`, or `(`
illegal-TERM = eine Karte wie `7S`, `KH:10` oder `JB~7S`, oder `(`

# English: the face card's value, `:1` or `:10`,
illegal-FACE_VALUE = der Wert des Bilds, `:1` oder `:10`

# English: the value `1` or `10`
illegal-VALUE = der Wert `1` oder `10`

# English: a number
illegal-TOTAL = eine Zahl

# English: the card that the Joker copies
illegal-COPIED = die Karte, die der Joker kopiert

# English: `~` and the card that the Joker copies
illegal-COPIES = `~` und die Karte, die der Joker kopiert

# English: a card such as `7`, `K` or `?`, a sign or a bracket
illegal-PIECE = eine Karte wie `7`, `K` oder `?`, ein Rechenzeichen oder eine Klammer

## games::one_up::texts

# English: One Up
TITLE = One Up

# English: Make the highest number that ends in 1 from the cards turned up.
TAGLINE = Bilde aus den aufgedeckten Karten die höchste Zahl, die auf 1 endet.

# English: 10 minutes
LENGTH = 10 Minuten

# English: deal
DEAL = Runde

# English: Invented by David Parlett.
CREDIT = Erfunden von David Parlett.

# English: Answers
ANSWERS = Lösungen

# English: Relaxed: everybody locks in one hidden answer. Race: all call aloud and may beat each other’s calls.
ANSWERS_MEANS = Entspannt: Alle geben verdeckt eine Lösung ab. Wettlauf: Alle sagen laut an und dürfen einander überbieten.

# English: Relaxed
RELAXED = Entspannt

# English: Race
RACE = Wettlauf

# English: Race clock
CLOCK = Uhr im Wettlauf

# English: How long a call stands before it wins; without a clock, all others must say that they are done.
CLOCK_MEANS = Wie lange eine Ansage steht, bis sie gewinnt; ohne Uhr müssen alle anderen erklären, dass sie nichts zu sagen haben.

# English: 12 seconds
SECONDS_12 = 12 Sekunden

# English: 6 seconds
SECONDS_6 = 6 Sekunden

# English: 25 seconds
SECONDS_25 = 25 Sekunden

# English: No clock
NO_CLOCK = Ohne Uhr

# English: Scoring
SCORING = Zählweise

# English: By rank: won number cards count 1, jacks 2, queens 3, kings 4, Jokers 5. 1 each: every won card counts 1.
SCORING_MEANS = Nach Rang: Gewonnene Zahlenkarten zählen 1, Buben 2, Damen 3, Könige 4, Joker 5. Je 1: Jede gewonnene Karte zählt 1.

# English: By rank
BY_RANK = Nach Rang

# English: 1 each
ONE_EACH = Je 1

# English: Length
MATCH_LENGTH = Länge

# English: One deal, three deals, or until somebody has 100 points after a deal.
MATCH_LENGTH_MEANS = Eine Runde, drei Runden, oder bis jemand nach einer Runde 100 Punkte hat.

# English: One deal
ONE_DEAL = Eine Runde

# English: Three deals
THREE_DEALS = Drei Runden

# English: To 100 points
TO_100 = Bis 100 Punkte

# English: Value of Jokers
JOKER = Wert der Joker

# English: Strict: it counts the same as the copied card in your answer. Free: if it copies a face card, you choose 1 or 10.
JOKER_MEANS = Streng: Er zählt so viel wie die kopierte Karte in deiner Lösung. Frei: Kopiert er ein Bild, wählst du 1 oder 10.

# English: Strict
STRICT = Streng

# English: Free
FREE = Frei

# English: Jokers for two
JOKERS = Joker zu zweit

# English: With two players: four Jokers in the pack, or two.
JOKERS_MEANS = Zu zweit: vier Joker im Spiel oder zwei.

# English: Four
FOUR = Vier

# English: Two
TWO = Zwei

# English: the number of Jokers can be changed for two players only
JOKERS_FOR_TWO = die Zahl der Joker lässt sich nur zu zweit ändern

# English: most points in the deal
MOST_IN_DEAL = die meisten Punkte in der Runde

# English: most points in three deals
MOST_IN_THREE = die meisten Punkte in drei Runden

# English: 100 points
HUNDRED_POINTS = 100 Punkte erreicht

# English: most points in twenty deals
MOST_IN_TWENTY = die meisten Punkte in zwanzig Runden

# English: { $left } to go
to_go = noch { $left }

# English: display
DISPLAY = Auslage

# English: bonus
BONUS = Bonus

# English: pile
PILE = Stapel

# English: won cards
WON_CARDS = gewonnene Karten

# English: You are barred until these cards are won or set aside
BARRED_UNTIL = Du bist gesperrt, bis diese Karten gewonnen oder beiseitegelegt sind

# English: Your call stands
YOUR_CALL_STANDS = Deine Ansage steht

# English: Wait to see if anybody has an answer
CAN_ANYBODY = Warte, ob jemand eine Lösung findet

# English: Wait for the others
WAIT_FOR_OTHERS = Warte auf die anderen

# English: Highest number ending in 1
LOCK_IN_HIGHEST = Gib die höchste Zahl ab, die auf 1 endet

# English: Beat { $value }
beat = Überbiete { $value }

# English: Only you can answer: call, or say “one off”
ONLY_YOU = Nur du kannst antworten: Sag etwas an oder „Unlösbar“

# English: Call the highest number that ends in 1
CALL_HIGHEST = Sag die höchste Zahl an, die auf 1 endet

# English: One off
ONE_OFF = Unlösbar

# English: No answer
NO_ANSWER = Passen

# English: Nothing to say
NOTHING_TO_SAY = Nichts zu sagen

# English: Lock in
LOCK_IN = Abgeben

# English: Call
CALL = Ansagen

# English: Your answer
YOUR_ANSWER = Deine Lösung

# English: or type: 7*(K+1)
TYPE_LIKE = oder tippen: 7*(K+1)

# English: “one off” is possible only while no call stands
FOR_CALLS = „Unlösbar“ geht nur, solange keine Ansage steht

# English: somebody has said “one off” already
SAID_ALREADY = jemand hat schon „Unlösbar“ gesagt

# English: with a clock you cannot say `nothing`: just wait
WAIT_INSTEAD = mit Uhr kannst du nicht `nothing` sagen: Warte einfach

# English: everybody else is barred: call an answer or say “one off”
ALL_BARRED = alle anderen sind gesperrt: Sag eine Lösung an oder „Unlösbar“

# English: { $n } { $n -> [one] card *[other] cards }
cards =
    { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

# English: = { $value } with { $n } { $n -> [one] card *[other] cards }
comes_to =
    = { $value } mit { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

# English: { $value } so far
so_far = bisher { $value }

# English: { $card } as { $value }
face_as = { $card } als { $value }

# English: Joker as { $card }
joker_as = Joker als { $card }

# English: Joker as { $card } = { $value }
joker_as_value = Joker als { $card } = { $value }

# English: Joker as the { $joker }
joker_as_joker = Joker als { $joker }

# English: Stands: { $value } with { $n } { $n -> [one] card *[other] cards }
stands =
    Steht: { $value } mit { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

# English: one off
SAID_ONE_OFF = unlösbar

# English: locked in
LOCKED_IN = abgegeben

# English: locked in: { $value }
locked_in = abgegeben: { $value }

# English: nothing to say
SAID_NOTHING = nichts zu sagen

# English: barred
BARRED = gesperrt

# English: The last display
LAST_DISPLAY = Die letzte Auslage

# English: No answer was possible.
NOT_POSSIBLE = Es gab keine Lösung.

# English: Nothing higher was possible.
NOTHING_HIGHER = Mehr war nicht möglich.

# English: { $n } higher { $n -> [one] number was *[other] numbers were } possible.
higher =
    { $n } höhere { $n ->
        [one] Zahl war
       *[other] Zahlen waren
    } möglich.

# English: { $n } { $n -> [one] answer was *[other] answers were } possible.
possible =
    { $n } { $n ->
        [one] Lösung war
       *[other] Lösungen waren
    } möglich.

# English: On display: { $cards }.
on_display = In der Auslage: { $cards }.

# English: Nobody has a card left to turn: the display is dead.
DEAD = Niemand kann mehr eine Karte aufdecken: Die Auslage ist tot.

# English: { $who } { $who -> [you] turn *[other] turns } the { $cards }.
turns =
    { $who } { $who ->
        [you] deckst
       *[other] deckt
    } { $cards } auf.

# English: { $who } { $who -> [you] lock *[other] locks } in.
locks_in =
    { $who } { $who ->
        [you] hast
       *[other] hat
    } abgegeben.

# English: { $who } { $who -> [you] call *[other] calls } { $call }.
calls =
    { $who } { $who ->
        [you] sagst
       *[other] sagt
    } { $call }.

# English: { $who } { $who -> [you] say *[other] says } “one off”.
says_one_off =
    { $who } { $who ->
        [you] sagst
       *[other] sagt
    } „Unlösbar“.

# English: { $who } { $who -> [you] have *[other] has } nothing to say.
says_nothing =
    { $who } { $who ->
        [you] hast
       *[other] hat
    } nichts zu sagen.

# English: { $who } { $who -> [you] are *[other] is } barred: { $why }.
is_barred =
    { $who } { $who ->
        [you] bist
       *[other] ist
    } gesperrt, denn { $why }.

# English: { $who } { $who -> [you] win *[other] wins } the display.
wins =
    { $who } { $who ->
        [you] gewinnst
       *[other] gewinnt
    } die Auslage.

# English: Set aside as a bonus: { $cards }.
set_aside = Als Bonus beiseitegelegt: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } { $cards }.
takes =
    { $who } { $who ->
        [you] nimmst
       *[other] nimmt
    } { $cards }.

# English: the “one off” is answered
ANSWERED = es gibt doch eine Lösung

# English: { $value } is not better than what stands
not_better = { $value } ist nicht besser als die Ansage, die steht

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }: nothing higher can be made.
best_there_is =
    { $value } aus { $used } von { $n } { $n ->
        [one] Karte
       *[other] Karten
    }: Mehr ist nicht möglich.

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }.
an_answer =
    { $value } aus { $used } von { $n } { $n ->
        [one] Karte
       *[other] Karten
    }.

# English: { $n -> [one] This { $n } card makes *[other] These { $n } cards make } no answer at all.
none_there_is =
    { $n ->
        [one] Diese Karte ergibt
       *[other] Diese { $n } Karten ergeben
    } keine einzige Lösung.

# English: { $value } is the highest that can be made.
nothing_better = Mehr als { $value } ist nicht möglich.

# English: Find the highest answer. If there is none, say “One off”.
PUZZLE_HIGHEST = Finde die höchste Lösung. Gibt es keine, sag „Unlösbar“.

# English: Find the highest answer that uses every card.
PUZZLE_ALL = Finde die höchste Lösung, die alle Karten verwendet.

# English: Make exactly 101. There is only one way, apart from swapped cards.
PUZZLE_EXACT = Bilde genau 101. Es gibt nur einen Weg.

# English: Make the highest answer in three different ways.
PUZZLE_WAYS = Bilde die höchste Lösung auf drei verschiedenen Wegen.

# English: Find the highest answer with +, −, × and ÷, each of them once.
PUZZLE_EACH = Finde die höchste Lösung mit +, −, × und ÷, jedes genau einmal.

# English: Seeing how large a number can become
TRAINS_HIGHEST = Sehen, wie groß eine Zahl werden kann

# English: Using the cards that get in the way
TRAINS_ALL = Auch die Karten verwenden, die stören

# English: Working back from the result
TRAINS_EXACT = Vom Ergebnis rückwärts denken

# English: Finding a second and a third way
TRAINS_WAYS = Einen zweiten und einen dritten Weg finden

# English: Subtracting and dividing without losing much
TRAINS_EACH = Abziehen und teilen, ohne viel zu verlieren

# English: You made { $value }, but a higher answer like that is possible.
more_there_is = Du hast { $value } gebildet, aber so ist auch eine höhere Lösung möglich.

# English: It does not use every card.
NOT_EVERY_CARD = Das verwendet nicht alle Karten.

# English: It does not use each of the four signs once.
NOT_EACH_SIGN = Das verwendet nicht jedes der vier Rechenzeichen genau einmal.

# English: You made { $value }, not { $wanted }.
not_exact = Du hast { $value } gebildet, nicht { $wanted }.

# English: You made { $value }, but { $best } is possible.
higher_there_is = Du hast { $value } gebildet, aber { $best } ist möglich.

# English: That only says that you have no answer. “One off” says that there is none.
NOTHING_SAYS_LESS = Damit sagst du nur, dass du keine Lösung hast. „Unlösbar“ heißt, dass es keine gibt.

# English: There is an answer: { $best }.
answer_there_is = Es gibt eine Lösung: { $best }.
