## games::broken_ladder::texts

# English: Broken Ladder
TITLE = Échelle brisée

# English: Five cards, red up and black down, must lead exactly to the Head.
TAGLINE = Cinq cartes, les rouges montent, les noires descendent : arrivez pile au Sommet.

# English: 10 minutes
LENGTH = 10 minutes

# English: round
ROUND = manche

# English: An invented game, published at pagat.com.
CREDIT = Création originale, publiée sur pagat.com.

# English: Head
HEAD = Sommet

# English: Starter
STARTER = Départ

# English: invalid ladder
BROKEN = échelle ratée

# English: Discard a card
DISCARD_A_CARD = Défaussez une carte

# English: Take a card, or lay down
TAKE_OR_LAY = Prenez une carte ou posez

# English: Take from the stock
TAKE_STOCK = Prendre dans la pioche

# English: Take from the discard pile
TAKE_DISCARD = Prendre dans la défausse

# English: Take the { $card }
take = Prendre : { $card }

# English: Discard { $card }{ $height -> [some] : ladder ends at { $height } *[none] }
discard =
    Défausser : { $card }{ $height ->
        [some] { " " }(l’échelle mène à { $height })
       *[none] { "" }
    }

# English: Lay down
LAY = Poser

# English: Lay down anyway: { $height }, not { $head }
lay_misses = Poser quand même : { $height } au lieu de { $head }

# English: Lay down anyway: too many { $rank }
lay_repeats = Poser quand même : trop { $rank }

# English: must rise { $steps }
must_rise = doit monter de { $steps }

# English: must fall { $steps }
must_fall = doit descendre de { $steps }

# English: must end level
STAYS_LEVEL = doit finir au même niveau

# English: out
OUT = hors manche

# English: each card shows the end without it
WITHOUT_IT = sur chaque carte : l’arrivée sans elle

# English: ends at { $height }, must end at { $goal }
ends_at = mène à { $height }, doit mener à { $goal }

# English: too many { $rank }
too_many = trop { $rank }

# English: complete
COMPLETE = complète

# English: any of these completes it: { $cards }
completes_it = à compléter par : { $cards }

# English: red { $ranks }
red = rouge { $ranks }

# English: black { $ranks }
black = noir { $ranks }

# Separates numbers of which each is possible.
# English: { $before } or { $last }
or = { $before } ou { $last }

# English: { $cards } is the Head.
is_head = Sommet : { $cards }.

# English: { $who } { $who -> [you] start *[other] starts } from { $cards }.
starts =
    { $who } { $who ->
        [you] partez
       *[other] part
    } de : { $cards }.

# English: { $who } { $who -> [you] lay *[other] lays } down { $cards }.
lays =
    { $who } { $who ->
        [you] posez
       *[other] pose
    } : { $cards }.

# English: { $who } { $who -> [you] complete *[other] completes } the ladder with { $cards }.
completes =
    { $who } { $who ->
        [you] complétez
       *[other] complète
    } l’échelle : { $cards }.

# English: { $who } { $who -> [you] miss *[other] misses } the Head: the ladder leads to { $height }.
misses =
    { $who } { $who ->
        [you] manquez
       *[other] manque
    } le Sommet : l’échelle mène à { $height }.

# English: { $who } { $who -> [you] show *[other] shows } too many { $rank }.
repeats =
    { $who } { $who ->
        [you] montrez
       *[other] montre
    } trop { $rank }.

# English: { $who } { $who -> [you] are *[other] is } out of this round and { $who -> [you] lose *[other] loses } { $points } points.
goes_out =
    { $who } { $who ->
        [you] quittez
       *[other] quitte
    } cette manche et { $who ->
        [you] perdez
       *[other] perd
    } { $points } { $points ->
        [one] point
       *[other] points
    }.

# English: Nobody reached the Head, so every hand scores.
STALLS = Personne n’a atteint le Sommet : toutes les mains comptent.

# English: aces
ACES = d’as

# English: twos
TWOS = de deux

# English: threes
THREES = de trois

# English: fours
FOURS = de quatre

# English: fives
FIVES = de cinq

# English: sixes
SIXES = de six

# English: sevens
SEVENS = de sept

# English: eights
EIGHTS = de huit

# English: nines
NINES = de neuf

# English: tens
TENS = de dix

# English: jacks
JACKS = de valets

# English: queens
QUEENS = de dames

# English: kings
KINGS = de rois

# English: most points when everybody has dealt twice
MOST_AFTER_DEALS = le plus grand total quand chacun a distribué deux fois

# English: most points after fifty rounds
MOST_AFTER_FIFTY = le plus grand total après cinquante manches

# English: most points when somebody has 1000
MOST_AT_1000 = le plus grand total une fois les 1000 points atteints

# English: most points when somebody has 2000
MOST_AT_2000 = le plus grand total une fois les 2000 points atteints

# English: Any ranks
ANY_RANKS = Rangs libres

# English: A valid ladder may have three or more cards of one rank.
ANY_RANKS_SAYS = Une échelle valable peut contenir trois cartes de même rang ou plus.

# English: Packs
PACKS = Paquets

# English: How many packs are shuffled together for every two players.
PACKS_SAYS = Nombre de paquets mélangés ensemble pour deux joueurs.

# English: One
ONE = Un

# English: Two
TWO = Deux

# English: Three
THREE = Trois

# English: Referee
REFEREE = Arbitre

# English: Helpful shows where your ladder leads and warns before a mistake. Strict leaves the sums to you.
REFEREE_SAYS = L’arbitre indulgent montre où mène votre échelle et vous avertit avant une erreur. Le strict vous laisse compter.

# English: Helpful
CASUAL = Indulgent

# English: Strict
STRICT = Strict

# English: Length
MATCH = Durée

# English: Everybody deals twice, or you play until somebody has 1000 or 2000 points.
MATCH_SAYS = Chacun distribue deux fois, ou l’on joue jusqu’à ce qu’un joueur ait 1000 ou 2000 points.

# English: Two deals each
TWICE_ROUND = Deux donnes chacun

# English: 1000 points
TO_1000 = 1000 points

# English: 2000 points
TO_2000 = 2000 points

# English: The ladder is complete and scores { $points }.
ladder_scores = L’échelle est complète et rapporte { $points }.

# English: With what you keep, { $n } of { $unseen } unseen cards complete your ladder.
kept_finishes =
    Avec ce que vous gardez, { $n } des { $unseen } cartes inconnues { $n ->
        [one] complète
       *[other] complètent
    } votre échelle.

# English: { $n } of { $unseen } unseen cards complete your ladder.
drawn_finishes =
    { $n } des { $unseen } cartes inconnues { $n ->
        [one] complète
       *[other] complètent
    } votre échelle.

# English: The ladder misses the Head and costs { $points }.
ladder_misses = L’échelle manque le Sommet et coûte { $points }.

# English: Complete your ladder in this turn.
PUZZLE_TAKE = Complétez votre échelle pendant ce tour.

# English: After which discard do most unseen cards complete your ladder?
PUZZLE_MOST = Quelle carte défausser pour qu’un maximum de cartes inconnues complètent votre échelle ?

# English: After which discard do most unseen cards complete a ladder that scores 400 or more?
PUZZLE_WORTH = Quelle carte défausser pour qu’un maximum de cartes inconnues complètent une échelle qui rapporte au moins 400 ?

# English: All cards are open. Lay down a ladder as soon as possible and before the other player, whatever they do.
PUZZLE_FIRST = Toutes les cartes sont visibles. Posez une échelle le plus tôt possible et avant l’adversaire, quoi qu’il fasse.

# English: All cards are open. As soon as possible, lay down a ladder that scores 400 or more, whatever the other player does.
PUZZLE_RICH = Toutes les cartes sont visibles. Posez le plus tôt possible une échelle qui rapporte au moins 400, quoi que fasse l’adversaire.

# English: Seeing what the top discard does
TRAINS_TAKE = Voir ce qu’apporte la carte de la défausse

# English: Counting the cards that help
TRAINS_MOST = Compter les cartes utiles

# English: Counting only the cards that make a ladder worth laying down
TRAINS_WORTH = Ne compter que les cartes qui donnent une échelle payante

# English: Being one turn faster
TRAINS_FIRST = Aller plus vite d’un tour

# English: Building a ladder of high cards in time
TRAINS_RICH = Bâtir à temps une échelle de hautes cartes

# English: The card on the discard pile was the one you needed.
OPEN_CARD_COMPLETES = La carte de la défausse était celle qu’il vous fallait.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } your ladder. After the best discard it is { $most }.
leaves_ladders =
    Ensuite, { $n } { $n ->
        [one] carte inconnue complète
       *[other] cartes inconnues complètent
    } votre échelle. Après la meilleure défausse : { $most }.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } such a ladder. After the best discard it is { $most }.
leaves_rich_ladders =
    Ensuite, { $n } { $n ->
        [one] carte inconnue complète
       *[other] cartes inconnues complètent
    } une telle échelle. Après la meilleure défausse : { $most }.

# English: Your cards then lead to { $height }, not to { $head }.
ladder_leads_to = Vos cartes mènent alors à { $height }, et non à { $head }.

# English: Your cards then have too many { $rank }.
ladder_repeats = Il y a alors trop { $rank } dans vos cartes.
