## games::shootout::illegal_texts

# English: the game is over
illegal-OVER = la manche è finita

# English: first take a card
illegal-TAKE_FIRST = prima prendi una carta

# English: discard exactly one card
illegal-ONE_CARD = scarta esattamente una carta

# English: if you shoot, you must shoot three times
illegal-THREE_SHOTS = se tiri, devi tirare tre volte

# English: now lead a card, or end the turn
illegal-LEAD_OR_PASS = ora tira una carta, o chiudi il turno

# English: you must follow the lead
illegal-FOLLOW = devi rispondere alla carta giocata

# English: you must score at least one card of the trick
illegal-SCORE = devi segnare almeno una carta della presa

# English: only single cards can be played in this match
illegal-SINGLES_ONLY = in questa partita si gioca una sola carta alla volta

# English: only cards of one rank can be played together
illegal-MIXED = insieme si giocano solo carte dello stesso valore

# English: follow a single card with a single card
illegal-SINGLE_FOR_SINGLE = a una carta sola si risponde con una carta sola

# English: follow { $n } cards with as many, or with one
illegal-as_many = a { $n } carte si risponde con altrettante, o con una

# English: you must follow suit: your hand has { $suit }
illegal-follow_suit = devi rispondere al seme: hai in mano { $suit }

# English: your hand has { $suit }, so your set needs { $suit } or a trump
illegal-set_needs = hai in mano { $suit }: fra le tue carte serve { $suit } o una briscola

# English: { $card } must be on top, and the others in the order S H D C
illegal-trump_on_top = in cima va { $card }, e le altre nell’ordine S H D C

# English: write the cards below the top one in the order S H D C
illegal-ORDER = scrivi le carte sotto quella in cima nell’ordine S H D C

# English: expected { $moves }
illegal-expected = previsto: { $moves }

# English: { $before } or { $last }
illegal-or = { $before } o { $last }

# English: a two was lost to this trick: expected `score miss 0`
illegal-TWO_WAS_LOST = in questa presa è caduto un due: previsto `score miss 0`

# English: a two was lost to this trick, so score one card of the winner's own set
illegal-ONE_OF_OWN_SET = in questa presa è caduto un due: segna una sola delle carte di chi l’ha fatta

# English: score all that one player played to this trick
illegal-ALL_OF_ONE_PLAYER = segna tutto ciò che un giocatore ha giocato in questa presa

# English: nobody lost a two to this trick
illegal-NO_TWO_LOST = in questa presa non è caduto nessun due

# English: there is no sum to decide on
illegal-NO_SUM = non c’è nessuna somma da decidere

## games::shootout::texts

# English: Shootout
TITLE = Resa dei conti

# English: Win tricks, and score one card of each to land on exactly 101.
TAGLINE = Fai prese e segna una carta di ognuna, fino ad arrivare esattamente a 101.

# English: 15 minutes
LENGTH = 15 minuti

# English: game
ROUND = manche

# English: A published two-player card game. We do not know its author and title; “Shootout” is our name for it.
CREDIT = Un gioco di carte pubblicato, per due giocatori. Non ne conosciamo l’autore né il titolo; «Resa dei conti» è il nome che gli diamo noi.

# English: Target
TARGET = Bersaglio

# English: Hit this number exactly to win. With doubles and triples it is 201 unless you choose another.
TARGET_DOES = Colpisci esattamente questo numero per vincere. Con coppie e tris è 201, se non ne scegli un altro.

# English: 67, 133 and 201
THREE_TARGETS = 67, 133 e 201

# English: Three shots
THREE_SHOTS = Tre tiri

# English: If you shoot, you shoot three times in a row. Each trick scores by itself, or only the sum scores.
THREE_SHOTS_DOES = Se tiri, tiri tre volte di fila. Ogni presa dà punti da sola, oppure conta solo la somma.

# English: Each trick scores
EACH_SCORES = Ogni presa

# English: The sum scores
TOTAL_SCORES = Solo la somma

# English: No overshooting
NO_OVERSHOOTING = Senza sforare

# English: A value that would pass the target is not added: it counts nothing or is subtracted.
NO_OVERSHOOTING_DOES = Un valore che supererebbe il bersaglio non si aggiunge: non conta, oppure si sottrae.

# English: Doubles and triples
SETS = Coppie e tris

# English: Two or three cards of one rank may be led together.
SETS_DOES = Si può uscire con due o tre carte dello stesso valore insieme.

# English: Misses
MISSING = Cilecca

# English: If a player who follows loses a two to the trick, its winner scores nothing.
MISSING_DOES = Se un due giocato in risposta perde la presa, chi la vince non segna niente.

# English: Finish on a double
FINISH = Finale in coppia

# English: Only two cards of one rank, scored together, can hit the last target.
FINISH_DOES = Solo due carte dello stesso valore, segnate insieme, possono colpire l’ultimo bersaglio.

# English: “Finish on a double” needs “Doubles and triples”: without them nobody scores a double
FINISH_NEEDS_SETS = «Finale in coppia» richiede «Coppie e tris»: senza, nessuno segna una coppia

# English: Match
MATCH = Partita

# English: Whoever wins more than half of the games wins the match.
MATCH_DOES = Chi vince più della metà delle manche vince la partita.

# English: One game
ONE_GAME = Una manche

# English: Best of three
BEST_OF_THREE = Al meglio di tre

# English: Best of five
BEST_OF_FIVE = Al meglio di cinque

# English: most games won
MOST_GAMES = vince chi ha vinto più manche

# English: no game was won
NO_GAME_WON = nessuno ha vinto una manche

# English: the target was hit exactly
HIT = bersaglio colpito esattamente

# English: the stock ran out three times without a shot
STALLED = il mazzo è finito tre volte senza un tiro

# English: a thousand cards in a row came from the discard pile
TOO_MANY_TAKES = mille carte di fila sono state prese dagli scarti

# English: 300 tricks without a winner
TOO_MANY_TRICKS = 300 prese senza un vincitore

# English: Take one of the two top cards
TAKE = Prendi una delle due carte in cima

# English: Discard a card
DISCARD = Scarta una carta

# English: Shoot, or end the turn
SHOOT = Tira, o chiudi il turno

# English: Shoot again: { $shots -> [one] the last shot *[other] { $shots } more shots }
shoot_again =
    Tira ancora: { $shots ->
        [one] l’ultimo tiro
       *[other] altri { $shots } tiri
    }

# English: Follow { $lead }
follow = Rispondi a: { $lead }

# English: Name a value for this turn’s sum
NAME_A_VALUE = Scegli un valore per la somma del turno

# English: Choose what to score
SCORE = Scegli che cosa segnare

# English: Your sum would pass the target: count nothing, or subtract it
DECIDE = La tua somma supererebbe il bersaglio: non contarla, o sottraila

# English: The game is over
OVER = La manche è finita

# English: Take from the stock
TAKE_STOCK = Pesca dal mazzo

# English: Take { $card } from the stock
take_stock = Pesca { $card } dal mazzo

# English: Take from the discard pile
TAKE_DISCARD = Prendi dagli scarti

# English: Take { $card } from the discard pile
take_discard = Prendi { $card } dagli scarti

# English: Discard { $card }
discard = Scarta { $card }

# English: End the turn
PASS = Chiudi il turno

# English: Shoot { $cards }
shoot = Tira { $cards }

# English: Follow with { $cards }
follow_with = Rispondi con { $cards }

# English: Which suit do you lead?
WHICH_SUIT = Con quale seme esci?

# English: { $card } on top
on_top = { $card } in cima

# English: Miss: score nothing
MISS = Cilecca: niente punti

# English: Nothing
NOTHING = Niente

# English: { $total }, wins
wins = { $total }, vittoria

# English: { $total }, next target { $target }
next_target = { $total }, prossimo bersaglio { $target }

# English: { $total }, { $n } to go
left =
    { $total }, { $n ->
        [one] manca
       *[other] mancano
    } { $n }

# English: { $total }, { $n } over
past = { $total }, { $n } di troppo

# English: { $total }, as it would pass { $target }
would_pass = { $total }, perché supererebbe { $target }

# English: { $total }, as it is not a double
no_double = { $total }, perché non è una coppia

# English: { $sum } in this turn
in_this_turn = { $sum } in questo turno

# English: { $sum } in this turn, hits { $target }
sum_hits = { $sum } in questo turno, colpisce { $target }

# English: { $sum } in this turn, { $n } over
sum_passes = { $sum } in questo turno, { $n } di troppo

# English: { $n } to go
to_go =
    { $n ->
        [one] manca
       *[other] mancano
    } { $n }

# English: { $n } over
over = { $n } di troppo

# English: on target
ON_TARGET = centro

# English: a { $n }
a_number = un { $n }

# English: an 8
AN_EIGHT = un 8

# English: an ace
ACE = un asso

# English: a Joker
JOKER = un jolly

# English: a ten or a face card
TEN_OR_COURT = un dieci o una figura

# English: two { $n }s
two_of = due { $n }

# English: two aces
TWO_ACES = due assi

# English: both Jokers
TWO_JOKERS = i due jolly

# English: a pair from ten to king
TWO_TENS = una coppia dal dieci al re

# English: three { $n }s
three_of = tre { $n }

# English: three aces
THREE_ACES = tre assi

# English: a triple from ten to king
THREE_TENS = un tris dal dieci al re

# English: { $before } or { $last }
or = { $before } o { $last }

# English: { $cards } would hit it
hit_by = centro con { $cards }

# English: { $points } first, then one card can hit it
first = prima { $points }, poi basta una carta

# English: Trumps: { $suit }
trumps = Briscola: { $suit }

# English: shooter
SHOOTER = tira

# English: wins the trick
TAKES_THE_TRICK = fa la presa

# English: misses
MISSES = cilecca

# English: { $n } { $n -> [one] game *[other] games } won
games_won =
    { $n } manche { $n ->
        [one] vinta
       *[other] vinte
    }

# English: trick
PLAYED = presa

# English: Trumps are { $suit }.
trumps_are = La briscola è { $suit }.

# English: Nobody wins this game.
NOBODY_WINS = Nessuno vince questa manche.

# English: { $who } { $who -> [you] end *[other] ends } the turn.
passes =
    { $who ->
        [you] Chiudi
       *[other] { $who } chiude
    } il turno.

# English: { $who } { $who -> [you] miss *[other] misses }: the trick scores nothing.
misses =
    { $who ->
        [you] Fai
       *[other] { $who } fa
    } cilecca: la presa non dà punti.

# English: { $who } { $who -> [you] win *[other] wins } the game.
wins_the_game =
    { $who ->
        [you] Vinci
       *[other] { $who } vince
    } la manche.

# English: { $who } { $who -> [you] reach *[other] reaches } { $target }. The next target is { $next }.
reaches =
    { $who ->
        [you] Colpisci
       *[other] { $who } colpisce
    } { $target }. Il prossimo bersaglio è { $next }.

# English: { $who } { $who -> [you] count *[other] counts } the { $cards }.
counts =
    { $who ->
        [you] Segni
       *[other] { $who } segna
    }: { $cards }.

# English: { $who } { $who -> [you] name *[other] names } the { $cards }: { $value }.
names =
    { $who ->
        [you] Dichiari
       *[other] { $who } dichiara
    }: { $cards }, { $value }.

# English: It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
leaves =
    Poi { $left ->
        [one] manca
       *[other] mancano
    } { $left }; su { $unseen } { $unseen ->
        [one] carta non vista
       *[other] carte non viste
    }, { $n } { $n ->
        [one] vale
       *[other] valgono
    } esattamente { $left }.

# English: It hits the target.
HITS_THE_TARGET = Colpisce il bersaglio.

# English: { $n } of { $unseen } unseen cards beat it.
beaten_by =
    Su { $unseen } { $unseen ->
        [one] carta non vista
       *[other] carte non viste
    }, { $n } la { $n ->
        [one] batte
       *[other] battono
    }.

# English: It wins the trick so far, for up to { $points } { $points -> [one] point *[other] points }.
wins_the_trick =
    Per ora fa la presa, che vale fino a { $points } { $points ->
        [one] punto
       *[other] punti
    }.

# English: It loses the trick and gives away { $points } { $points -> [one] point *[other] points } at most.
loses_the_trick =
    Perde la presa e regala al massimo { $points } { $points ->
        [one] punto
       *[other] punti
    }.

# English: You keep { $n } { $n -> [one] trump *[other] trumps }, and { $hits } { $hits -> [one] card *[other] cards } that hit your target.
keeps =
    Tieni { $n } { $n ->
        [one] briscola
       *[other] briscole
    } e { $hits } { $hits ->
        [one] carta che colpisce
       *[other] carte che colpiscono
    } il tuo bersaglio.

# English: { $n } of { $unseen } unseen cards beat your safest lead.
safest_lead =
    Su { $unseen } { $unseen ->
        [one] carta non vista
       *[other] carte non viste
    }, { $n } { $n ->
        [one] batte
       *[other] battono
    } la tua uscita più sicura.

# English: A two was lost, so the trick scores nothing. It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
missed =
    È caduto un due, quindi la presa non dà punti. { $left ->
        [one] Manca
       *[other] Mancano
    } { $left }; su { $unseen } { $unseen ->
        [one] carta non vista
       *[other] carte non viste
    }, { $n } { $n ->
        [one] vale
       *[other] valgono
    } esattamente { $left }.

# English: That makes { $sum } this turn and leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
sum_leaves =
    Così nel turno fai { $sum }, e { $left ->
        [one] manca
       *[other] mancano
    } { $left }; su { $unseen } { $unseen ->
        [one] carta non vista
       *[other] carte non viste
    }, { $n } { $n ->
        [one] vale
       *[other] valgono
    } esattamente { $left }.

# English: That makes { $sum } this turn, which hits the target.
sum_is_exact = Così nel turno fai { $sum }, e colpisci il bersaglio.

# English: That makes { $sum } this turn, { $n } more than may be added.
sum_is_too_large = Così nel turno fai { $sum }, { $n } in più di quanto si possa aggiungere.

# English: That makes { $sum } this turn, which would hit the target, but it is not a double.
sum_is_no_double = Così nel turno fai { $sum }, che colpirebbe il bersaglio, ma non è una coppia.

# English: Which lead wins the trick, whatever the others play?
PUZZLE_TRICK = Quale uscita fa la presa, qualunque cosa giochino gli altri?

# English: Hit your target in this turn, whatever the others play.
PUZZLE_HIT = Colpisci il bersaglio in questo turno, qualunque cosa giochino gli altri.

# English: After which score can most cards in your hand hit the target?
PUZZLE_SCORE = Che cosa segni perché il maggior numero di carte della tua mano possa colpire il bersaglio?

# English: All cards are open. Hit the target in this turn, whatever the other player answers.
PUZZLE_OPEN = Tutte le carte sono scoperte. Colpisci il bersaglio in questo turno, qualunque cosa risponda l’avversario.

# English: All cards are open. Make the other player go over the target in this turn, whichever card they score.
PUZZLE_OVER = Tutte le carte sono scoperte. In questo turno fai superare il bersaglio all’avversario, qualunque carta segni.

# English: Counting the cards that beat yours
TRAINS_TRICK = Contare le carte che battono la tua

# English: Coming within reach of the target
TRAINS_SCORE = Portarsi a tiro del bersaglio

# English: Finding the one sure hit
TRAINS_HIT = Trovare l’unico centro sicuro

# English: Finding leads that leave no way out
TRAINS_OPEN = Trovare uscite senza scampo

# English: Making the other player score too much
TRAINS_OVER = Far segnare troppo all’avversario

# English: After it { $n } of your cards { $n -> [one] is *[other] are } worth what you need. After the best score it is { $most }.
leaves_hits =
    Dopo, { $n } delle tue carte { $n ->
        [one] vale
       *[other] valgono
    } quello che ti serve. Con la scelta migliore: { $most }.

# English: You have given away the only card that hits for certain.
GAVE_IT_AWAY = Hai dato via l’unica carta che colpisce di sicuro.

# English: The only card that hits for certain was in the other pile.
LEFT_IT_LYING = L’unica carta che colpisce di sicuro era nell’altro mucchio.

# English: It is not worth { $n }, which you need.
not_worth = Non vale { $n }, che è quello che ti serve.

# English: Somebody may hold this card, which beats it: { $card }.
may_be_beaten = Qualcuno può avere questa carta, che la batte: { $card }.
