## games::one_hundred_and_one::illegal_texts

# English: order a suit only with a queen that you play, or for the starting queen
illegal-ONLY_WITH_A_QUEEN = on ne demande une couleur qu’en jouant une dame, ou pour la dame de départ

# English: first order a suit for the starting queen
illegal-ORDER_FIRST = demandez d’abord une couleur pour la dame de départ

# English: pass the cards on, or draw them
illegal-MUST_DRAW = faites suivre les cartes ou piochez-les

# English: you may pass only if you drew by choice and could play
illegal-MAY_NOT_PASS = on ne peut passer qu’après avoir pioché alors qu’on pouvait jouer

# English: you have drawn a card already: play, or pass
illegal-HAS_DRAWN = vous avez déjà pioché une carte : jouez ou passez

# English: you must cover the eight: you have a card that fits
illegal-MUST_COVER = il faut couvrir le huit : vous avez une carte jouable

# English: there is no card to draw
illegal-NO_CARD = il n’y a pas de carte à piocher

# English: you have a card that fits, so you must play it
illegal-MUST_PLAY = vous avez une carte jouable : il faut la jouer

# English: the { $card } does not fit: expected { $expected }
illegal-does_not_fit = carte non jouable : { $card } ; il faut : { $expected }

# English: only a queen orders a suit
illegal-ONLY_QUEENS_ORDER = seule une dame demande une couleur

# English: this queen ends the round, so it orders no suit
illegal-LAST_QUEEN = cette dame termine la manche : elle ne demande pas de couleur

# English: a queen orders a suit: add `order` and its letter after the cards
illegal-QUEEN_ORDERS = une dame demande une couleur : ajoutez `order` et sa lettre après les cartes

# English: play one card at a time
illegal-ONE_AT_A_TIME = jouez une carte à la fois

# English: only cards of the same rank can be played together
illegal-ONE_RANK = on ne joue ensemble que des cartes de même rang

# English: between the first and the last card, expected { $cards } in this order
illegal-in_this_order = entre la première et la dernière carte, il faut, dans cet ordre : { $cards }

# English: another six
illegal-SIX = un autre six

# English: another seven
illegal-SEVEN = un autre sept

# English: { $suit }, as ordered, or a queen
illegal-ordered = { $suit } (couleur demandée) ou une dame

# English: { $suit }, the rank of the { $card }, or a queen
illegal-suit_or_rank = { $suit }, le même rang ({ $card }) ou une dame

## games::one_hundred_and_one::texts

# English: One Hundred and One
TITLE = Cent un

# English: Get rid of your cards. A total of exactly 101 becomes 0.
TAGLINE = Débarrassez-vous de vos cartes. Un total d’exactement 101 revient à 0.

# English: 15 minutes
LENGTH = 15 minutes

# English: round
ROUND = manche

# English: Traditional (Mau-Mau family); this version as described by RD AAOW.
CREDIT = Jeu traditionnel (famille du mau-mau), dans la version décrite par RD AAOW.

# English: discard pile
PLAYED_CARDS = défausse

# English: Order a suit
ORDER_A_SUIT = Demandez une couleur

# English: Which card lies on top?
WHICH_ON_TOP = Quelle carte sur le dessus ?

# English: Play a card
PLAY = Jouez une carte

# English: Play a card, or draw
PLAY_OR_DRAW = Jouez une carte ou piochez

# English: Play a card, or pass
PLAY_OR_PASS = Jouez une carte ou passez

# English: Pass it on, or draw { $cards } { $cards -> [one] card *[other] cards }
pass_on_or_draw =
    Faites suivre, ou piochez { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }

# English: Cover the eight
COVER = Couvrez le huit

# English: Cover the eight, or draw until a card fits
COVER_OR_DRAW = Couvrez le huit, ou piochez jusqu’à une carte jouable

# English: Nothing fits: draw a card
DRAW_AS_NOTHING_FITS = Rien de jouable : piochez une carte

# English: Nothing fits, and there is nothing to draw: pass
PASS_AS_NOTHING_FITS = Rien de jouable ni à piocher : passez

# English: Draw a card
DRAW_A_CARD = Piocher une carte

# English: Draw { $cards } { $cards -> [one] card *[other] cards }
draw_cards =
    Piocher { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }

# English: Nothing to draw: pass
NOTHING_TO_DRAW = Rien à piocher : passer

# English: Pass
PASS = Passer

# English: Play { $cards }{ $effect -> [some] : { $effect } *[none] }
play_cards =
    Jouer : { $cards }{ $effect ->
        [some] { " " }({ $effect })
       *[none] { "" }
    }

# English: the next player draws { $cards }
next_draws = le suivant pioche { $cards }

# English: the next player is skipped
NEXT_IS_SKIPPED = le suivant saute son tour

# English: must be covered
MUST_BE_COVERED = à couvrir

# English: order { $suit }
order = demander { $suit }

# English: out, and 20 off
OUT_AND_20_OFF = fini, et 20 de moins

# English: out, and 40 off
OUT_AND_40_OFF = fini, et 40 de moins

# English: out, and the others pay double
OUT_AND_DOUBLE = fini, les autres paient le double

# English: out, and the others pay fourfold
OUT_AND_FOURFOLD = fini, les autres paient le quadruple

# English: { $last } on top
on_top = { $last } sur le dessus

# English: { $first } first, { $last } on top
first_and_on_top = { $first } en premier, { $last } sur le dessus

# English: +{ $cards }, skipped
hit = +{ $cards }, tour sauté

# English: skipped
SKIPPED = tour sauté

# English: +{ $cards } waiting
waits = +{ $cards } en attente

# English: must cover
COVERS = doit couvrir

# English: out
OUT = fini

# English: knocked out
KNOCKED_OUT = K.-O.

# English: { $hand } { $hand -> [one] point *[other] points } in hand
in_hand =
    { $hand } { $hand ->
        [one] point
       *[other] points
    } en main

# English: { $sum } if you lose now
if_lost = { $sum } en cas de défaite

# English: more than 101
ABOVE_GOAL = plus de 101

# English: 101 would become 0
BACK_TO_NOTHING = 101 redeviendrait 0

# English: { $who } { $who -> [you] take *[other] takes } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
takes_points =
    { $who } { $who ->
        [you] prenez
       *[other] prend
    } { $points } { $points ->
        [one] point
       *[other] points
    } de pénalité{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Total : { $total }.

# English: { $who } { $who -> [you] shed *[other] sheds } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
sheds_points =
    { $who } { $who ->
        [you] effacez
       *[other] efface
    } { $points } { $points ->
        [one] point
       *[other] points
    } de pénalité{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Total : { $total }.

# English: { $who } { $who -> [you] order *[other] orders } { $suit }.
orders =
    { $who } { $who ->
        [you] demandez
       *[other] demande
    } : { $suit }.

# English: { $who } { $who -> [you] are *[other] is } skipped.
is_skipped =
    { $who } { $who ->
        [you] sautez votre
       *[other] saute son
    } tour.

# English: { $who } can pass { $cards } { $cards -> [one] card *[other] cards } on.
can_pass_on =
    { $who } { $who ->
        [you] pouvez
       *[other] peut
    } faire suivre { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.

# English: The drawn card fits.
DRAWN_CARD_FITS = La carte piochée est jouable.

# English: A card fits.
A_CARD_FITS = Une carte est jouable.

# English: Nothing fits.
NOTHING_FITS = Rien n’est jouable.

# English: { $who } { $who -> [you] pass *[other] passes }.
passes =
    { $who } { $who ->
        [you] passez
       *[other] passe
    }.

# English: There is nothing to draw. { $who } { $who -> [you] pass *[other] passes }.
finds_nothing =
    Il n’y a rien à piocher. { $who } { $who ->
        [you] passez
       *[other] passe
    }.

# English: There is nothing to draw, so the eight counts as covered.
COUNTS_AS_COVERED = Il n’y a rien à piocher : le huit compte comme couvert.

# English: { $who } { $who -> [you] are *[other] is } out.
is_out =
    { $who } { $who ->
        [you] n’avez
       *[other] n’a
    } plus de cartes.

# English: Exactly 101: { $who -> [you] you begin *[other] { $who } begins } again from 0.
is_wiped =
    Exactement 101 : { $who ->
        [you] vous repartez
       *[other] { $who } repart
    } de 0.

# English: { $who } { $who -> [you] are *[other] is } knocked out.
is_knocked_out =
    { $who } { $who ->
        [you] êtes
       *[other] est
    } K.-O.

# English: Nobody can play or draw: the round is blocked.
BLOCKED_BY_PASSES = Personne ne peut jouer ni piocher : la manche est bloquée.

# English: After 300 turns the round is blocked.
BLOCKED_BY_TURNS = Après 300 tours, la manche est bloquée.

# English: The stock has been rebuilt eleven times: the round is blocked.
BLOCKED_BY_REBUILDS = La pioche a été refaite onze fois : la manche est bloquée.

# English: somebody has more than 101, and the lowest total wins
EXCEEDED = un joueur dépasse 101, et le plus petit total gagne

# English: all others have more than 101
LAST_LEFT = tous les autres dépassent 101

# English: all have more than 101, and the lowest total wins
NOBODY_LEFT = tous dépassent 101, et le plus petit total gagne

# English: 100 rounds were played, and the lowest total wins
ALL_ROUNDS = les 100 manches sont jouées, et le plus petit total gagne

# English: Free to draw
DRAW_CHOICE = Pioche libre

# English: You need not play: draw one card instead, then play or pass.
DRAW_CHOICE_SAYS = Rien ne vous oblige à jouer : piochez une carte à la place, puis jouez ou passez.

# English: Equal ranks together
EQUAL_RANKS = Rangs groupés

# English: You may play several cards of one rank at once; their effects add up.
EQUAL_RANKS_SAYS = On peut jouer d’un coup plusieurs cartes de même rang ; leurs effets s’additionnent.

# English: Pass it on
PASS_ON = Faire suivre

# English: Answer a six with a six, or a seven with a seven: the next player takes it all.
PASS_ON_SAYS = Répondez à un six par un six, à un sept par un sept : le joueur suivant prend le tout.

# English: Quick round
QUICK_ROUND = Manche rapide

# English: The round ends as soon as one player is out.
QUICK_ROUND_SAYS = La manche s’arrête dès qu’un joueur n’a plus de cartes.

# English: Knock-out
KNOCK_OUT = K.-O.

# English: Three or four players: whoever goes above 101 is out, and the others play on until one is left.
KNOCK_OUT_SAYS = À trois ou quatre : qui dépasse 101 est K.-O., et les autres jouent jusqu’à ce qu’il n’en reste qu’un.

# English: Knock-out is for three or four players: with two, the match ends when one has lost
KNOCK_OUT_FOR_MORE = L’option K.-O. se joue à trois ou quatre : à deux, la partie s’arrête dès que l’un a perdu

# English: Queens only
LONE_QUEEN = Dames seules

# English: A hand of nothing but queens costs 20 for each, 40 for the queen of spades.
LONE_QUEEN_SAYS = Une main qui n’a que des dames coûte 20 par dame, 40 pour la dame de pique.

# English: Winner deals
WINNER_DEALS = Le gagnant distribue

# English: The first player out deals the next round.
WINNER_DEALS_SAYS = Le premier à finir distribue la manche suivante.

# English: Cards each
HAND_SIZE = Cartes par joueur

# English: How many cards each player gets; the dealer’s last one begins the discard pile.
HAND_SIZE_SAYS = Nombre de cartes que reçoit chaque joueur ; la dernière du donneur commence la défausse.

# English: Four
FOUR = Quatre

# English: Five
FIVE = Cinq

# English: Queens double
QUEEN_DOUBLES = Dames au double

# English: Going out on a queen takes nothing off, but the others pay double, and fourfold for the queen of spades.
QUEEN_DOUBLES_SAYS = Finir sur une dame n’enlève rien, mais les autres paient le double, et le quadruple pour la dame de pique.

# English: You get rid of { $n } { $n -> [one] card *[other] cards } at once and keep { $left }, worth { $points } { $points -> [one] point *[other] points }.
chain_leaves =
    Vous jouez { $n } { $n ->
        [one] carte
       *[other] cartes
    } d’affilée et en gardez { $left }, soit { $points } { $points ->
        [one] point
       *[other] points
    }.

# English: { $n -> [one] This card goes *[other] These { $n } cards go } one after the other, and you are out.
chain_goes_out =
    { $n ->
        [one] Cette carte part et vous n’avez
       *[other] Ces { $n } cartes partent l’une après l’autre, et vous n’avez
    } plus rien en main.

# English: { $n } of { $unseen } unseen cards fit.
unseen_fit =
    { $n } des { $unseen } cartes inconnues { $n ->
        [one] est jouable
       *[other] sont jouables
    }.

# English: You hold { $n } of this suit; { $others } of { $unseen } unseen cards have it, too.
of_the_suit =
    Vous avez { $n } { $n ->
        [one] carte
       *[other] cartes
    } de cette couleur ; { $others } des { $unseen } cartes inconnues en { $others ->
        [one] est
       *[other] sont
    } aussi.

# English: You take { $n } { $n -> [one] card *[other] cards }.
must_take =
    Vous prenez { $n } { $n ->
        [one] carte
       *[other] cartes
    }.

# English: You keep { $n } { $n -> [one] card *[other] cards }, worth { $points } { $points -> [one] point *[other] points }; { $fitting } of them { $fitting -> [one] fits *[other] fit } now.
keeps_cards =
    Vous gardez { $n } { $n ->
        [one] carte
       *[other] cartes
    }, soit { $points } { $points ->
        [one] point
       *[other] points
    } ; { $fitting } { $fitting ->
        [one] est jouable
       *[other] sont jouables
    } maintenant.

# English: Play a queen. Which suit leaves the fewest cards that fit?
PUZZLE_SUIT = Jouez une dame. Quelle couleur laisse le moins de cartes jouables ?

# English: Play all your cards in this turn.
PUZZLE_CHAIN = Jouez toutes vos cartes pendant ce tour.

# English: After which card must the other player certainly draw?
PUZZLE_SAFE = Après quelle carte l’adversaire devra-t-il piocher à coup sûr ?

# English: Which of these cards can the other player not have?
PUZZLE_CANNOT = Laquelle de ces cartes l’adversaire ne peut-il pas avoir ?

# English: The other player has one card. Which of these can it be?
PUZZLE_LAST = Il reste une carte à l’adversaire. Laquelle de celles-ci peut-elle être ?

# English: All cards are open. Get rid of your cards as soon as possible, whatever the other player does.
PUZZLE_OUT = Toutes les cartes sont visibles. Débarrassez-vous des vôtres le plus tôt possible, quoi que fasse l’adversaire.

# English: All cards are open. As soon as possible, end the round with more than 101 points for the other player.
PUZZLE_OVER = Toutes les cartes sont visibles. Terminez la manche le plus tôt possible, avec plus de 101 points pour l’adversaire.

# English: Counting the suits that were not seen
TRAINS_SUIT = Compter les couleurs encore inconnues

# English: Finding the order in which everything can be played
TRAINS_CHAIN = Trouver l’ordre qui permet de tout jouer

# English: Knowing what the other player cannot hold
TRAINS_SAFE = Savoir ce que l’adversaire ne peut pas avoir

# English: Finding the last card of the other player
TRAINS_LAST = Trouver la dernière carte de l’adversaire

# English: Looking ahead until you are out
TRAINS_OUT = Voir loin, jusqu’à la dernière carte

# English: Ending the round when it costs the other player most
TRAINS_OVER = Finir quand cela coûte le plus à l’adversaire

# English: After it at least { $n } { $n -> [one] card stays *[other] cards stay } in your hand.
chain_is_stuck =
    Ensuite, il vous reste au moins { $n } { $n ->
        [one] carte
       *[other] cartes
    } en main.

# English: It orders no suit.
ORDERS_NOTHING = Cela ne demande aucune couleur.

# English: It plays no card.
COVERS_NOTHING = Cela ne joue aucune carte.

# English: The other player may hold this card, which fits: { $card }.
may_be_covered = L’adversaire a peut-être cette carte, qui est jouable : { $card }.

# English: { $n } unseen { $n -> [one] card fits *[other] cards fit }. For the best suit it is only { $least }.
suit_is_covered =
    { $n } { $n ->
        [one] carte inconnue est jouable
       *[other] cartes inconnues sont jouables
    }. Avec la meilleure couleur, ce serait seulement { $least }.
