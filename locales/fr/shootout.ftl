## games::shootout::illegal_texts

# English: the game is over
illegal-OVER = la manche est terminée

# English: first take a card
illegal-TAKE_FIRST = prenez d’abord une carte

# English: discard exactly one card
illegal-ONE_CARD = défaussez exactement une carte

# English: if you shoot, you must shoot three times
illegal-THREE_SHOTS = si vous tirez, il faut tirer trois fois

# English: now lead a card, or end the turn
illegal-LEAD_OR_PASS = maintenant, entamez d’une carte ou terminez le tour

# English: you must follow the lead
illegal-FOLLOW = il faut répondre à l’entame

# English: you must score at least one card of the trick
illegal-SCORE = il faut compter au moins une carte du pli

# English: only single cards can be played in this match
illegal-SINGLES_ONLY = dans cette partie, on joue une seule carte à la fois

# English: only cards of one rank can be played together
illegal-MIXED = on ne joue ensemble que des cartes de même rang

# English: follow a single card with a single card
illegal-SINGLE_FOR_SINGLE = à une carte seule, on répond par une carte seule

# English: follow { $n } cards with as many, or with one
illegal-as_many = à { $n } cartes, on répond par autant de cartes ou par une seule

# English: you must follow suit: your hand has { $suit }
illegal-follow_suit = il faut fournir : vous avez du { $suit }

# English: your hand has { $suit }, so your set needs { $suit } or a trump
illegal-set_needs = vous avez du { $suit } : il faut du { $suit } ou un atout dans votre réponse

# English: { $card } must be on top, and the others in the order S H D C
illegal-trump_on_top = { $card } doit être sur le dessus, et les autres dans l’ordre S H D C

# English: write the cards below the top one in the order S H D C
illegal-ORDER = écrivez les cartes sous la première dans l’ordre S H D C

# English: expected { $moves }
illegal-expected = il faut : { $moves }

# English: { $before } or { $last }
illegal-or = { $before } ou { $last }

# English: a two was lost to this trick: expected `score miss 0`
illegal-TWO_WAS_LOST = un deux a été perdu dans ce pli ; il faut : `score miss 0`

# English: a two was lost to this trick, so score one card of the winner's own set
illegal-ONE_OF_OWN_SET = un deux a été perdu dans ce pli : comptez une des cartes jouées par celui qui a fait le pli

# English: score all that one player played to this trick
illegal-ALL_OF_ONE_PLAYER = comptez tout ce qu’un même joueur a joué dans ce pli

# English: nobody lost a two to this trick
illegal-NO_TWO_LOST = personne n’a perdu de deux dans ce pli

# English: there is no sum to decide on
illegal-NO_SUM = il n’y a pas de somme à décider

## games::shootout::texts

# English: Shootout
TITLE = Règlement de comptes

# English: Win tricks, and score one card of each to land on exactly 101.
TAGLINE = Faites des plis, comptez une carte par pli et tombez pile sur 101.

# English: 15 minutes
LENGTH = 15 minutes

# English: game
ROUND = manche

# English: A published two-player card game. We do not know its author and title; “Shootout” is our name for it.
CREDIT = Un jeu de cartes publié, pour deux joueurs. Nous ne connaissons ni son auteur ni son titre ; « Règlement de comptes » est le nom que nous lui donnons.

# English: Target
TARGET = Cible

# English: Hit this number exactly to win. With doubles and triples it is 201 unless you choose another.
TARGET_DOES = Touchez exactement ce nombre pour gagner. Avec les paires et brelans, c’est 201, sauf si vous en choisissez un autre.

# English: 67, 133 and 201
THREE_TARGETS = 67, 133 et 201

# English: Three shots
THREE_SHOTS = Trois tirs

# English: If you shoot, you shoot three times in a row. Each trick scores by itself, or only the sum scores.
THREE_SHOTS_DOES = Si vous tirez, c’est trois fois de suite. Chaque pli compte séparément, ou seule leur somme compte.

# English: Each trick scores
EACH_SCORES = Chaque pli

# English: The sum scores
TOTAL_SCORES = Leur somme

# English: No overshooting
NO_OVERSHOOTING = Sans dépassement

# English: A value that would pass the target is not added: it counts nothing or is subtracted.
NO_OVERSHOOTING_DOES = Une valeur qui dépasserait la cible n’est pas ajoutée : elle ne compte pas ou elle est soustraite.

# English: Doubles and triples
SETS = Paires et brelans

# English: Two or three cards of one rank may be led together.
SETS_DOES = On peut entamer de deux ou trois cartes de même rang.

# English: Misses
MISSING = Coups ratés

# English: If a player who follows loses a two to the trick, its winner scores nothing.
MISSING_DOES = Si un joueur perd un deux en répondant, celui qui fait le pli ne marque rien.

# English: Finish on a double
FINISH = Finir par une paire

# English: Only two cards of one rank, scored together, can hit the last target.
FINISH_DOES = La dernière cible ne se touche qu’avec deux cartes de même rang, comptées ensemble.

# English: “Finish on a double” needs “Doubles and triples”: without them nobody scores a double
FINISH_NEEDS_SETS = « Finir par une paire » demande « Paires et brelans » : sans cela, personne ne compte de paire

# English: Match
MATCH = Partie

# English: Whoever wins more than half of the games wins the match.
MATCH_DOES = Qui gagne plus de la moitié des manches gagne la partie.

# English: One game
ONE_GAME = Une manche

# English: Best of three
BEST_OF_THREE = Au meilleur des trois

# English: Best of five
BEST_OF_FIVE = Au meilleur des cinq

# English: most games won
MOST_GAMES = le plus de manches gagnées

# English: no game was won
NO_GAME_WON = aucune manche n’a été gagnée

# English: the target was hit exactly
HIT = la cible est touchée pile

# English: the stock ran out three times without a shot
STALLED = la pioche s’est vidée trois fois sans un tir

# English: a thousand cards in a row came from the discard pile
TOO_MANY_TAKES = mille cartes de suite ont été prises dans la défausse

# English: 300 tricks without a winner
TOO_MANY_TRICKS = 300 plis sans vainqueur

# English: Take one of the two top cards
TAKE = Prenez une des deux cartes du dessus

# English: Discard a card
DISCARD = Défaussez une carte

# English: Shoot, or end the turn
SHOOT = Tirez, ou terminez le tour

# English: Shoot again: { $shots -> [one] the last shot *[other] { $shots } more shots }
shoot_again =
    Tirez à nouveau : { $shots ->
        [one] dernier tir
       *[other] encore { $shots } tirs
    }

# English: Follow { $lead }
follow = Répondez à l’entame ({ $lead })

# English: Name a value for this turn’s sum
NAME_A_VALUE = Annoncez une valeur pour la somme de ce tour

# English: Choose what to score
SCORE = Choisissez ce que vous comptez

# English: Your sum would pass the target: count nothing, or subtract it
DECIDE = Votre somme dépasserait la cible : ne comptez rien, ou soustrayez-la

# English: The game is over
OVER = La manche est terminée

# English: Take from the stock
TAKE_STOCK = Prendre dans la pioche

# English: Take { $card } from the stock
take_stock = Prendre dans la pioche : { $card }

# English: Take from the discard pile
TAKE_DISCARD = Prendre dans la défausse

# English: Take { $card } from the discard pile
take_discard = Prendre dans la défausse : { $card }

# English: Discard { $card }
discard = Défausser : { $card }

# English: End the turn
PASS = Terminer le tour

# English: Shoot { $cards }
shoot = Tirer : { $cards }

# English: Follow with { $cards }
follow_with = Répondre : { $cards }

# English: Which suit do you lead?
WHICH_SUIT = Quelle couleur entamez-vous ?

# English: { $card } on top
on_top = { $card } sur le dessus

# English: Miss: score nothing
MISS = Raté : rien à compter

# English: Nothing
NOTHING = Rien

# English: { $total }, wins
wins = { $total }, gagné

# English: { $total }, next target { $target }
next_target = { $total }, cible suivante { $target }

# English: { $total }, { $n } to go
left = { $total }, reste { $n }

# English: { $total }, { $n } over
past = { $total }, { $n } de trop

# English: { $total }, as it would pass { $target }
would_pass = { $total }, sinon { $target } serait dépassé

# English: { $total }, as it is not a double
no_double = { $total }, car ce n’est pas une paire

# English: { $sum } in this turn
in_this_turn = { $sum } ce tour-ci

# English: { $sum } in this turn, hits { $target }
sum_hits = { $sum } ce tour-ci, { $target } touché

# English: { $sum } in this turn, { $n } over
sum_passes = { $sum } ce tour-ci, { $n } de trop

# English: { $n } to go
to_go = reste { $n }

# English: { $n } over
over = { $n } de trop

# English: on target
ON_TARGET = dans la cible

# English: a { $n }
a_number = un { $n }

# English: an 8
AN_EIGHT = un 8

# English: an ace
ACE = un as

# English: a Joker
JOKER = un Joker

# English: a ten or a face card
TEN_OR_COURT = un dix ou une figure

# English: two { $n }s
two_of = deux { $n }

# English: two aces
TWO_ACES = deux as

# English: both Jokers
TWO_JOKERS = les deux Jokers

# English: a pair from ten to king
TWO_TENS = une paire du dix au roi

# English: three { $n }s
three_of = trois { $n }

# English: three aces
THREE_ACES = trois as

# English: a triple from ten to king
THREE_TENS = un brelan du dix au roi

# English: { $before } or { $last }
or = { $before } ou { $last }

# English: { $cards } would hit it
hit_by = pour toucher : { $cards }

# English: { $points } first, then one card can hit it
first = d’abord { $points }, puis une carte suffit

# English: Trumps: { $suit }
trumps = Atout : { $suit }

# English: shooter
SHOOTER = au tir

# English: wins the trick
TAKES_THE_TRICK = fait le pli

# English: misses
MISSES = coup raté

# English: { $n } { $n -> [one] game *[other] games } won
games_won =
    { $n } { $n ->
        [one] manche gagnée
       *[other] manches gagnées
    }

# English: trick
PLAYED = pli

# English: Trumps are { $suit }.
trumps_are = Atout : { $suit }.

# English: Nobody wins this game.
NOBODY_WINS = Personne ne gagne cette manche.

# English: { $who } { $who -> [you] end *[other] ends } the turn.
passes =
    { $who } { $who ->
        [you] terminez votre
       *[other] termine son
    } tour.

# English: { $who } { $who -> [you] miss *[other] misses }: the trick scores nothing.
misses =
    { $who } { $who ->
        [you] ratez votre
       *[other] rate son
    } coup : le pli ne rapporte rien.

# English: { $who } { $who -> [you] win *[other] wins } the game.
wins_the_game =
    { $who } { $who ->
        [you] gagnez
       *[other] gagne
    } la manche.

# English: { $who } { $who -> [you] reach *[other] reaches } { $target }. The next target is { $next }.
reaches =
    { $who } { $who ->
        [you] touchez
       *[other] touche
    } { $target }. Cible suivante : { $next }.

# English: { $who } { $who -> [you] count *[other] counts } the { $cards }.
counts =
    { $who } { $who ->
        [you] comptez
       *[other] compte
    } : { $cards }.

# English: { $who } { $who -> [you] name *[other] names } the { $cards }: { $value }.
names =
    { $who } { $who ->
        [you] annoncez
       *[other] annonce
    } : { $cards }, { $value }.

# English: It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
leaves =
    Il reste { $left } ; { $n } des { $unseen } cartes inconnues { $n ->
        [one] vaut
       *[other] valent
    } exactement { $left }.

# English: It hits the target.
HITS_THE_TARGET = Cela touche la cible.

# English: { $n } of { $unseen } unseen cards beat it.
beaten_by =
    { $n } des { $unseen } cartes inconnues { $n ->
        [one] la bat
       *[other] la battent
    }.

# English: It wins the trick so far, for up to { $points } { $points -> [one] point *[other] points }.
wins_the_trick =
    Pour l’instant, cela fait le pli, pour { $points } { $points ->
        [one] point
       *[other] points
    } au plus.

# English: It loses the trick and gives away { $points } { $points -> [one] point *[other] points } at most.
loses_the_trick =
    Cela perd le pli et donne { $points } { $points ->
        [one] point
       *[other] points
    } au plus.

# English: You keep { $n } { $n -> [one] trump *[other] trumps }, and { $hits } { $hits -> [one] card *[other] cards } that hit your target.
keeps =
    Vous gardez { $n } { $n ->
        [one] atout
       *[other] atouts
    }, et { $hits } { $hits ->
        [one] carte qui touche
       *[other] cartes qui touchent
    } votre cible.

# English: { $n } of { $unseen } unseen cards beat your safest lead.
safest_lead =
    { $n } des { $unseen } cartes inconnues { $n ->
        [one] bat
       *[other] battent
    } votre entame la plus sûre.

# English: A two was lost, so the trick scores nothing. It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
missed =
    Un deux a été perdu : le pli ne rapporte rien. Il reste { $left } ; { $n } des { $unseen } cartes inconnues { $n ->
        [one] vaut
       *[other] valent
    } exactement { $left }.

# English: That makes { $sum } this turn and leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
sum_leaves =
    Cela fait { $sum } ce tour-ci et il reste { $left } ; { $n } des { $unseen } cartes inconnues { $n ->
        [one] vaut
       *[other] valent
    } exactement { $left }.

# English: That makes { $sum } this turn, which hits the target.
sum_is_exact = Cela fait { $sum } ce tour-ci, et la cible est touchée.

# English: That makes { $sum } this turn, { $n } more than may be added.
sum_is_too_large = Cela fait { $sum } ce tour-ci, soit { $n } de plus que ce qui peut être ajouté.

# English: That makes { $sum } this turn, which would hit the target, but it is not a double.
sum_is_no_double = Cela fait { $sum } ce tour-ci, ce qui toucherait la cible, mais ce n’est pas une paire.

# English: Which lead wins the trick, whatever the others play?
PUZZLE_TRICK = Quelle entame fait le pli, quoi que jouent les autres ?

# English: Hit your target in this turn, whatever the others play.
PUZZLE_HIT = Touchez votre cible pendant ce tour, quoi que jouent les autres.

# English: After which score can most cards in your hand hit the target?
PUZZLE_SCORE = Que compter pour qu’un maximum de cartes de votre main puissent toucher la cible ?

# English: All cards are open. Hit the target in this turn, whatever the other player answers.
PUZZLE_OPEN = Toutes les cartes sont visibles. Touchez la cible pendant ce tour, quoi que réponde l’adversaire.

# English: All cards are open. Make the other player go over the target in this turn, whichever card they score.
PUZZLE_OVER = Toutes les cartes sont visibles. Pendant ce tour, faites dépasser la cible à l’adversaire, quelle que soit la carte qu’il compte.

# English: Counting the cards that beat yours
TRAINS_TRICK = Compter les cartes qui battent la vôtre

# English: Coming within reach of the target
TRAINS_SCORE = Arriver à portée de la cible

# English: Finding the one sure hit
TRAINS_HIT = Trouver le seul coup sûr

# English: Finding leads that leave no way out
TRAINS_OPEN = Trouver des entames imparables

# English: Making the other player score too much
TRAINS_OVER = Faire trop marquer l’adversaire

# English: After it { $n } of your cards { $n -> [one] is *[other] are } worth what you need. After the best score it is { $most }.
leaves_hits =
    Ensuite, { $n } de vos cartes { $n ->
        [one] vaut
       *[other] valent
    } ce qu’il vous faut. Après le meilleur choix : { $most }.

# English: You have given away the only card that hits for certain.
GAVE_IT_AWAY = Vous avez donné la seule carte qui touche à coup sûr.

# English: The only card that hits for certain was in the other pile.
LEFT_IT_LYING = La seule carte qui touche à coup sûr était dans l’autre pile.

# English: It is not worth { $n }, which you need.
not_worth = Elle ne vaut pas { $n }, or c’est ce qu’il vous faut.

# English: Somebody may hold this card, which beats it: { $card }.
may_be_beaten = Quelqu’un a peut-être cette carte, qui la bat : { $card }.
