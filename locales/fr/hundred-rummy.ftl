## games::hundred_rummy::texts

# English: 100 Points Rummy
TITLE = Rami 100 points

# English: Collect four cards that make exactly 100, four times.
TAGLINE = Réunissez quatre cartes qui font exactement 100, quatre fois.

# English: 5 minutes
LENGTH_IN_WORDS = 5 minutes

# English: game
ROUND = manche

# English: Invented by Aaron and Stephanie Richardson (A'n'SR-entertainments).
CREDIT = Un jeu d’Aaron et Stephanie Richardson (A’n’SR-entertainments).

# English: Length
LENGTH = Durée

# English: One game, or a tournament: each player plays first in one game, and all points add up.
LENGTH_DOES = Une manche, ou un tournoi : chaque joueur commence une manche, et tous les points s’additionnent.

# English: One game
ONE_GAME = Une manche

# English: Tournament
TOURNAMENT = Tournoi

# English: End of solitaire
SOLITAIRE_END = Fin du solitaire

# English: Playing alone, you lose when you must draw from an empty stock, or as soon as the stock is empty.
SOLITAIRE_END_DOES = En solitaire, vous perdez quand il faut piocher et que la pioche est vide, ou dès que la pioche est vide.

# English: When you must draw
MUST_DRAW = Quand il faut piocher

# English: When the stock is empty
STRICT = Dès la pioche vide

# English: “End of solitaire” can be changed for one player only
ONLY_ALONE = « Fin du solitaire » ne se règle que pour un seul joueur

# English: the stock ran out before 400 points
STOCK_RAN_OUT = la pioche s’est vidée avant les 400 points

# English: most points in the tournament
MOST_IN_TOURNAMENT = le plus de points au tournoi

# English: the stock ran out three times without a score
TOO_MANY_REBUILDS = la pioche s’est épuisée trois fois sans que personne ne marque

# English: a hundred cards in a row came from the discard pile
TOO_MANY_TAKES = cent cartes de suite ont été prises dans la défausse

# English: 400 points
GOAL = 400 points

# English: Discard a card
DISCARD = Défaussez une carte

# English: Score, or take a card
SCORE_OR_TAKE = Marquez, ou prenez une carte

# English: Take a card
TAKE = Prenez une carte

# English: The game is over
GAME_IS_OVER = La manche est terminée

# English: Take from the stock
TAKE_STOCK = Prendre dans la pioche

# English: Take the { $card }
take_discard = Prendre : { $card }

# English: Take from the discard pile
TAKE_DISCARD = Prendre dans la défausse

# English: Discard { $card }
discard = Défausser : { $card }

# English: Score 100
SCORE = Marquer 100

# English: scored hundreds
HUNDREDS = centaines marquées

# English: { $n } { $n -> [one] hundred *[other] hundreds } to go
to_go =
    encore { $n } { $n ->
        [one] centaine
       *[other] centaines
    }

# English: all four hundreds
DONE = les quatre centaines

# English: the game is over
OVER = la manche est terminée

# English: your hand makes { $points }, not 100
not_100 = votre main fait { $points }, et non 100

# English: in solitaire you cannot take from the discard pile
NEVER_TAKEN = en solitaire, on ne prend pas dans la défausse

# English: the discard pile is empty
NO_DISCARD = la défausse est vide

# English: the stock is empty, so you must score your hand
NO_STOCK = la pioche est vide : il faut marquer votre main

# English: Four cards make exactly 100.
MAKES_100 = Quatre cartes font exactement 100.

# English: With what you keep, { $n } of { $unseen } unseen cards make 100.
kept_makes_100 =
    Avec ce que vous gardez, { $n } des { $unseen } cartes inconnues { $n ->
        [one] fait
       *[other] font
    } 100.

# English: { $n } of { $unseen } unseen cards make 100.
drawn_makes_100 =
    { $n } des { $unseen } cartes inconnues { $n ->
        [one] fait
       *[other] font
    } 100.

# English: After which discard do most unseen cards make 100?
PUZZLE_MOST = Quelle carte défausser pour qu’un maximum de cartes inconnues fassent 100 ?

# English: One discard wins the solitaire for certain. Which?
PUZZLE_WIN = Une seule défausse gagne le solitaire à coup sûr. Laquelle ?

# English: Which discard wins the solitaire most often?
PUZZLE_SOLITAIRE = Quelle défausse gagne le plus souvent le solitaire ?

# English: All cards are open. Score the next hundred as soon as possible, whatever the other player does.
PUZZLE_RACE = Toutes les cartes sont visibles. Marquez la prochaine centaine le plus tôt possible, quoi que fasse l’adversaire.

# English: All cards are open. Score the next hundred in as few turns as possible.
PUZZLE_PLAN = Toutes les cartes sont visibles. Marquez la prochaine centaine en aussi peu de tours que possible.

# English: All cards are open. Reach 400 points in as few turns as possible.
PUZZLE_DRAWS = Toutes les cartes sont visibles. Atteignez 400 points en aussi peu de tours que possible.

# English: Counting the cards that help
TRAINS_MOST = Compter les cartes utiles

# English: Playing the end of a solitaire to the last card
TRAINS_WIN = Jouer une fin de solitaire jusqu’à la dernière carte

# English: Weighing chances when the stock is nearly known
TRAINS_SOLITAIRE = Peser les chances quand la pioche est presque connue

# English: Being one turn faster
TRAINS_RACE = Aller plus vite d’un tour

# English: Planning several draws ahead
TRAINS_PLAN = Prévoir plusieurs pioches à l’avance

# English: After it { $n } unseen { $n -> [one] card makes *[other] cards make } 100. After the best discard it is { $most }.
leaves_hundreds =
    Ensuite, { $n } { $n ->
        [one] carte inconnue fait
       *[other] cartes inconnues font
    } 100. Après la meilleure défausse : { $most }.

# English: It wins in { $percent }% of the cases. The best discard wins in { $most }%.
wins_solitaire = Elle gagne dans { $percent } % des cas. La meilleure défausse gagne dans { $most } %.
