## games::one_hundred_and_one::illegal_texts

# English: order a suit only with a queen that you play, or for the starting queen
illegal-ONLY_WITH_A_QUEEN = eine Farbe wünschst du dir nur mit einer Dame, die du spielst, oder mit einer Dame als Anfangskarte

# English: first order a suit for the starting queen
illegal-ORDER_FIRST = die Anfangskarte ist eine Dame: Wünsch dir zuerst eine Farbe

# English: pass the cards on, or draw them
illegal-MUST_DRAW = gib die Karten weiter oder zieh sie

# English: you may pass only if you drew by choice and could play
illegal-MAY_NOT_PASS = passen darfst du nur, wenn du freiwillig gezogen hast und spielen könntest

# English: you have drawn a card already: play, or pass
illegal-HAS_DRAWN = du hast schon eine Karte gezogen: Spiel oder passe

# English: you must cover the eight: you have a card that fits
illegal-MUST_COVER = du musst die Acht abdecken: Du hast eine passende Karte

# English: there is no card to draw
illegal-NO_CARD = es gibt keine Karte zu ziehen

# English: you have a card that fits, so you must play it
illegal-MUST_PLAY = du hast eine passende Karte, also musst du sie spielen

# English: the { $card } does not fit: expected { $expected }
illegal-does_not_fit = { $card } passt nicht, erwartet: { $expected }

# English: only a queen orders a suit
illegal-ONLY_QUEENS_ORDER = nur mit einer Dame wünschst du dir eine Farbe

# English: this queen ends the round, so it orders no suit
illegal-LAST_QUEEN = mit dieser Dame endet die Runde, also gibt es keinen Farbwunsch

# English: a queen orders a suit: add `order` and its letter after the cards
illegal-QUEEN_ORDERS = zu einer Dame gehört ein Farbwunsch: Schreib `order` und den Buchstaben der Farbe hinter die Karten

# English: play one card at a time
illegal-ONE_AT_A_TIME = spiel nur eine Karte auf einmal

# English: only cards of the same rank can be played together
illegal-ONE_RANK = nur Karten gleichen Rangs können zusammen gespielt werden

# English: between the first and the last card, expected { $cards } in this order
illegal-in_this_order = zwischen der ersten und der letzten Karte erwartet, in dieser Reihenfolge: { $cards }

# English: another six
illegal-SIX = noch eine Sechs

# English: another seven
illegal-SEVEN = noch eine Sieben

# English: { $suit }, as ordered, or a queen
illegal-ordered = { $suit } wie gewünscht oder eine Dame

# English: { $suit }, the rank of the { $card }, or a queen
illegal-suit_or_rank = { $suit }, der Rang von { $card } oder eine Dame

## games::one_hundred_and_one::texts

# English: One Hundred and One
TITLE = Hunderteins

# English: Get rid of your cards. A total of exactly 101 becomes 0.
TAGLINE = Werde deine Karten los. Genau 101 Punkte werden zu 0.

# English: 15 minutes
LENGTH = 15 Minuten

# English: round
ROUND = Runde

# English: Traditional (Mau-Mau family); this version as described by RD AAOW.
CREDIT = Traditionell (Mau-Mau-Familie); diese Fassung nach der Beschreibung von RD AAOW.

# English: discard pile
PLAYED_CARDS = Ablage

# English: Order a suit
ORDER_A_SUIT = Wünsch dir eine Farbe

# English: Which card lies on top?
WHICH_ON_TOP = Welche Karte liegt oben?

# English: Play a card
PLAY = Spiel eine Karte

# English: Play a card, or draw
PLAY_OR_DRAW = Spiel eine Karte oder zieh

# English: Play a card, or pass
PLAY_OR_PASS = Spiel eine Karte oder passe

# English: Pass it on, or draw { $cards } { $cards -> [one] card *[other] cards }
pass_on_or_draw =
    Gib weiter oder zieh { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }

# English: Cover the eight
COVER = Deck die Acht ab

# English: Cover the eight, or draw until a card fits
COVER_OR_DRAW = Deck die Acht ab oder zieh, bis eine Karte passt

# English: Nothing fits: draw a card
DRAW_AS_NOTHING_FITS = Nichts passt: Zieh eine Karte

# English: Nothing fits, and there is nothing to draw: pass
PASS_AS_NOTHING_FITS = Nichts passt, nichts ist zu ziehen: Du musst passen

# English: Draw a card
DRAW_A_CARD = Karte ziehen

# English: Draw { $cards } { $cards -> [one] card *[other] cards }
draw_cards =
    { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } ziehen

# English: Nothing to draw: pass
NOTHING_TO_DRAW = Nichts zu ziehen: passen

# English: Pass
PASS = Passen

# English: Play { $cards }{ $effect -> [some] : { $effect } *[none] }
play_cards =
    { $cards } spielen{ $effect ->
        [some] : { $effect }
       *[none] { "" }
    }

# English: the next player draws { $cards }
next_draws = der Nächste zieht { $cards }

# English: the next player is skipped
NEXT_IS_SKIPPED = der Nächste setzt aus

# English: must be covered
MUST_BE_COVERED = muss abgedeckt werden

# English: order { $suit }
order = { $suit } wünschen

# English: out, and 20 off
OUT_AND_20_OFF = fertig, 20 Punkte weniger

# English: out, and 40 off
OUT_AND_40_OFF = fertig, 40 Punkte weniger

# English: out, and the others pay double
OUT_AND_DOUBLE = fertig, die anderen zahlen doppelt

# English: out, and the others pay fourfold
OUT_AND_FOURFOLD = fertig, die anderen zahlen vierfach

# English: { $last } on top
on_top = { $last } oben

# English: { $first } first, { $last } on top
first_and_on_top = { $first } zuerst, { $last } oben

# English: +{ $cards }, skipped
hit = +{ $cards }, setzt aus

# English: skipped
SKIPPED = setzt aus

# English: +{ $cards } waiting
waits = offen: +{ $cards }

# English: must cover
COVERS = muss abdecken

# English: out
OUT = fertig

# English: knocked out
KNOCKED_OUT = ausgeschieden

# English: { $hand } { $hand -> [one] point *[other] points } in hand
in_hand =
    { $hand } { $hand ->
        [one] Punkt
       *[other] Punkte
    } auf der Hand

# English: { $sum } if you lose now
if_lost = { $sum }, wenn du jetzt verlierst

# English: more than 101
ABOVE_GOAL = mehr als 101

# English: 101 would become 0
BACK_TO_NOTHING = 101 würde zu 0

# English: { $who } { $who -> [you] take *[other] takes } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
takes_points =
    { $who } { $who ->
        [you] bekommst
       *[other] bekommt
    } { $points } { $points ->
        [one] Strafpunkt
       *[other] Strafpunkte
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Gesamt: { $total }.

# English: { $who } { $who -> [you] shed *[other] sheds } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
sheds_points =
    { $who } { $who ->
        [you] wirst
       *[other] wird
    } { $points } { $points ->
        [one] Strafpunkt
       *[other] Strafpunkte
    } los{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Gesamt: { $total }.

# English: { $who } { $who -> [you] order *[other] orders } { $suit }.
orders =
    { $who } { $who ->
        [you] wünschst dir
       *[other] wünscht sich
    } { $suit }.

# English: { $who } { $who -> [you] are *[other] is } skipped.
is_skipped =
    { $who } { $who ->
        [you] setzt
       *[other] setzt
    } aus.

# English: { $who } can pass { $cards } { $cards -> [one] card *[other] cards } on.
can_pass_on =
    { $who } { $who ->
        [you] kannst
       *[other] kann
    } weitergeben, statt { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } zu ziehen.

# English: The drawn card fits.
DRAWN_CARD_FITS = Die gezogene Karte passt.

# English: A card fits.
A_CARD_FITS = Eine Karte passt.

# English: Nothing fits.
NOTHING_FITS = Nichts passt.

# English: { $who } { $who -> [you] pass *[other] passes }.
passes =
    { $who } { $who ->
        [you] passt
       *[other] passt
    }.

# English: There is nothing to draw. { $who } { $who -> [you] pass *[other] passes }.
finds_nothing =
    Es gibt nichts zu ziehen. { $who } { $who ->
        [you] passt
       *[other] passt
    }.

# English: There is nothing to draw, so the eight counts as covered.
COUNTS_AS_COVERED = Es gibt nichts zu ziehen, also gilt die Acht als abgedeckt.

# English: { $who } { $who -> [you] are *[other] is } out.
is_out =
    { $who } { $who ->
        [you] bist
       *[other] ist
    } fertig.

# English: Exactly 101: { $who -> [you] you begin *[other] { $who } begins } again from 0.
is_wiped =
    Genau 101: { $who ->
        [you] Du beginnst
       *[other] { $who } beginnt
    } wieder bei 0.

# English: { $who } { $who -> [you] are *[other] is } knocked out.
is_knocked_out =
    { $who } { $who ->
        [you] scheidest
       *[other] scheidet
    } aus.

# English: Nobody can play or draw: the round is blocked.
BLOCKED_BY_PASSES = Niemand kann spielen oder ziehen: Die Runde ist blockiert.

# English: After 300 turns the round is blocked.
BLOCKED_BY_TURNS = Nach 300 Zügen ist die Runde blockiert.

# English: The stock has been rebuilt eleven times: the round is blocked.
BLOCKED_BY_REBUILDS = Der Stapel wurde elfmal neu gemischt: Die Runde ist blockiert.

# English: somebody has more than 101, and the lowest total wins
EXCEEDED = jemand hat mehr als 101, und die wenigsten Punkte gewinnen

# English: all others have more than 101
LAST_LEFT = alle anderen haben mehr als 101

# English: all have more than 101, and the lowest total wins
NOBODY_LEFT = alle haben mehr als 101, und die wenigsten Punkte gewinnen

# English: 100 rounds were played, and the lowest total wins
ALL_ROUNDS = 100 Runden sind gespielt, und die wenigsten Punkte gewinnen

# English: Free to draw
DRAW_CHOICE = Freies Ziehen

# English: You need not play: draw one card instead, then play or pass.
DRAW_CHOICE_SAYS = Du musst nicht spielen: Zieh stattdessen eine Karte, dann spiel oder passe.

# English: Equal ranks together
EQUAL_RANKS = Gleiche zusammen

# English: You may play several cards of one rank at once; their effects add up.
EQUAL_RANKS_SAYS = Du darfst mehrere Karten gleichen Rangs auf einmal spielen; ihre Wirkungen addieren sich.

# English: Pass it on
PASS_ON = Weitergeben

# English: Answer a six with a six, or a seven with a seven: the next player takes it all.
PASS_ON_SAYS = Antworte auf eine Sechs mit einer Sechs oder auf eine Sieben mit einer Sieben: Der Nächste bekommt alles.

# English: Quick round
QUICK_ROUND = Kurze Runde

# English: The round ends as soon as one player is out.
QUICK_ROUND_SAYS = Die Runde endet, sobald ein Spieler fertig ist.

# English: Knock-out
KNOCK_OUT = Knock-out

# English: Three or four players: whoever goes above 101 is out, and the others play on until one is left.
KNOCK_OUT_SAYS = Zu dritt oder zu viert: Wer über 101 kommt, scheidet aus, und die anderen spielen weiter, bis einer übrig ist.

# English: Knock-out is for three or four players: with two, the match ends when one has lost
KNOCK_OUT_FOR_MORE = Knock-out ist für drei oder vier Spieler: Zu zweit endet die Partie, wenn einer verloren hat

# English: Queens only
LONE_QUEEN = Nur Damen

# English: A hand of nothing but queens costs 20 for each, 40 for the queen of spades.
LONE_QUEEN_SAYS = Eine Hand nur aus Damen kostet 20 je Dame, 40 für die Pik-Dame.

# English: Winner deals
WINNER_DEALS = Sieger gibt

# English: The first player out deals the next round.
WINNER_DEALS_SAYS = Wer zuerst fertig ist, gibt die nächste Runde.

# English: Cards each
HAND_SIZE = Karten je Spieler

# English: How many cards each player gets; the dealer’s last one begins the discard pile.
HAND_SIZE_SAYS = Wie viele Karten jeder bekommt; die letzte des Gebers eröffnet die Ablage.

# English: Four
FOUR = Vier

# English: Five
FIVE = Fünf

# English: Queens double
QUEEN_DOUBLES = Damen verdoppeln

# English: Going out on a queen takes nothing off, but the others pay double, and fourfold for the queen of spades.
QUEEN_DOUBLES_SAYS = Eine Dame als letzte Karte zieht nichts ab, aber die anderen zahlen doppelt, bei der Pik-Dame vierfach.

# English: You get rid of { $n } { $n -> [one] card *[other] cards } at once and keep { $left }, worth { $points } { $points -> [one] point *[other] points }.
chain_leaves =
    Du wirst { $n } { $n ->
        [one] Karte
       *[other] Karten
    } auf einmal los und behältst { $left } (zusammen { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }).

# English: { $n -> [one] This card goes *[other] These { $n } cards go } one after the other, and you are out.
chain_goes_out =
    { $n ->
        [one] Mit dieser Karte
       *[other] Mit diesen { $n } Karten nacheinander
    } bist du fertig.

# English: { $n } of { $unseen } unseen cards fit.
unseen_fit =
    { $n } von { $unseen } unbekannten Karten { $n ->
        [one] passt
       *[other] passen
    }.

# English: You hold { $n } of this suit; { $others } of { $unseen } unseen cards have it, too.
of_the_suit =
    Du hast { $n } { $n ->
        [one] Karte
       *[other] Karten
    } dieser Farbe; { $others } von { $unseen } unbekannten Karten { $others ->
        [one] hat
       *[other] haben
    } sie auch.

# English: You take { $n } { $n -> [one] card *[other] cards }.
must_take =
    Du nimmst { $n } { $n ->
        [one] Karte
       *[other] Karten
    }.

# English: You keep { $n } { $n -> [one] card *[other] cards }, worth { $points } { $points -> [one] point *[other] points }; { $fitting } of them { $fitting -> [one] fits *[other] fit } now.
keeps_cards =
    Du behältst { $n } { $n ->
        [one] Karte
       *[other] Karten
    } ({ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }); davon { $fitting ->
        [one] passt
       *[other] passen
    } jetzt { $fitting }.

# English: Play a queen. Which suit leaves the fewest cards that fit?
PUZZLE_SUIT = Spiel eine Dame. Bei welcher Farbe passen die wenigsten Karten?

# English: Play all your cards in this turn.
PUZZLE_CHAIN = Spiel in diesem Zug alle deine Karten.

# English: After which card must the other player certainly draw?
PUZZLE_SAFE = Nach welcher Karte kann der andere Spieler sicher nichts spielen?

# English: Which of these cards can the other player not have?
PUZZLE_CANNOT = Welche dieser Karten kann der andere Spieler nicht haben?

# English: The other player has one card. Which of these can it be?
PUZZLE_LAST = Der andere Spieler hat eine Karte. Welche von diesen kann es sein?

# English: All cards are open. Get rid of your cards as soon as possible, whatever the other player does.
PUZZLE_OUT = Alle Karten liegen offen. Werde deine Karten so bald wie möglich los, egal, was der andere Spieler tut.

# English: All cards are open. As soon as possible, end the round with more than 101 points for the other player.
PUZZLE_OVER = Alle Karten liegen offen. Beende die Runde so, dass der andere Spieler mehr als 101 Punkte hat.

# English: Counting the suits that were not seen
TRAINS_SUIT = Die Farben zählen, die noch nicht zu sehen waren

# English: Finding the order in which everything can be played
TRAINS_CHAIN = Die Reihenfolge finden, in der sich alles spielen lässt

# English: Knowing what the other player cannot hold
TRAINS_SAFE = Wissen, was der andere nicht haben kann

# English: Finding the last card of the other player
TRAINS_LAST = Die letzte Karte des anderen finden

# English: Looking ahead until you are out
TRAINS_OUT = Vorausdenken, bis du fertig bist

# English: Ending the round when it costs the other player most
TRAINS_OVER = Die Runde beenden, wenn es den anderen am meisten kostet

# English: After it at least { $n } { $n -> [one] card stays *[other] cards stay } in your hand.
chain_is_stuck =
    Danach { $n ->
        [one] bleibt
       *[other] bleiben
    } mindestens { $n } { $n ->
        [one] Karte
       *[other] Karten
    } auf deiner Hand.

# English: It orders no suit.
ORDERS_NOTHING = Damit wünschst du dir keine Farbe.

# English: It plays no card.
COVERS_NOTHING = Damit spielst du keine Karte.

# English: The other player may hold this card, which fits: { $card }.
may_be_covered = Der andere Spieler könnte diese passende Karte haben: { $card }.

# English: { $n } unseen { $n -> [one] card fits *[other] cards fit }. For the best suit it is only { $least }.
suit_is_covered =
    { $n } unbekannte { $n ->
        [one] Karte passt
       *[other] Karten passen
    }. Bei der besten Farbe { $least ->
        [one] ist es nur { $least }
       *[other] sind es nur { $least }
    }.
