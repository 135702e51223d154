## games::one_hundred_and_one::illegal_texts

# English: order a suit only with a queen that you play, or for the starting queen
illegal-ONLY_WITH_A_QUEEN = solo puedes pedir palo con una reina que juegues o por la reina inicial

# English: first order a suit for the starting queen
illegal-ORDER_FIRST = primero pide un palo por la reina inicial

# English: pass the cards on, or draw them
illegal-MUST_DRAW = traspasa las cartas o róbalas

# English: you may pass only if you drew by choice and could play
illegal-MAY_NOT_PASS = solo puedes pasar si robaste por elección y podías jugar

# English: you have drawn a card already: play, or pass
illegal-HAS_DRAWN = ya has robado una carta: juega o pasa

# English: you must cover the eight: you have a card that fits
illegal-MUST_COVER = debes cubrir el ocho: tienes una carta que encaja

# English: there is no card to draw
illegal-NO_CARD = no queda ninguna carta que robar

# English: you have a card that fits, so you must play it
illegal-MUST_PLAY = tienes una carta que encaja, así que debes jugarla

# English: the { $card } does not fit: expected { $expected }
illegal-does_not_fit = { $card } no encaja; se espera: { $expected }

# English: only a queen orders a suit
illegal-ONLY_QUEENS_ORDER = solo una reina pide palo

# English: this queen ends the round, so it orders no suit
illegal-LAST_QUEEN = esta reina termina la ronda, así que no pide palo

# English: a queen orders a suit: add `order` and its letter after the cards
illegal-QUEEN_ORDERS = una reina pide palo: añade `order` y su letra detrás de las cartas

# English: play one card at a time
illegal-ONE_AT_A_TIME = juega las cartas de una en una

# English: only cards of the same rank can be played together
illegal-ONE_RANK = solo se pueden jugar juntas cartas del mismo rango

# English: between the first and the last card, expected { $cards } in this order
illegal-in_this_order = entre la primera y la última carta se espera, en este orden: { $cards }

# English: another six
illegal-SIX = otro seis

# English: another seven
illegal-SEVEN = otro siete

# English: { $suit }, as ordered, or a queen
illegal-ordered = { $suit }, el palo pedido, o una reina

# English: { $suit }, the rank of the { $card }, or a queen
illegal-suit_or_rank = { $suit }, el rango de { $card } o una reina

## games::one_hundred_and_one::texts

# English: One Hundred and One
TITLE = Ciento uno

# English: Get rid of your cards. A total of exactly 101 becomes 0.
TAGLINE = Deshazte de tus cartas. Un total de exactamente 101 vuelve a 0.

# English: 15 minutes
LENGTH = 15 minutos

# English: round
ROUND = ronda

# English: Traditional (Mau-Mau family); this version as described by RD AAOW.
CREDIT = Tradicional (familia del mau-mau); esta versión, según la descripción de RD AAOW.

# English: discard pile
PLAYED_CARDS = descarte

# English: Order a suit
ORDER_A_SUIT = Pide un palo

# English: Which card lies on top?
WHICH_ON_TOP = ¿Qué carta va arriba?

# English: Play a card
PLAY = Juega una carta

# English: Play a card, or draw
PLAY_OR_DRAW = Juega una carta o roba

# English: Play a card, or pass
PLAY_OR_PASS = Juega una carta o pasa

# English: Pass it on, or draw { $cards } { $cards -> [one] card *[other] cards }
pass_on_or_draw =
    Traspasa o roba { $cards } { $cards ->
        [one] carta
       *[other] cartas
    }

# English: Cover the eight
COVER = Cubre el ocho

# English: Cover the eight, or draw until a card fits
COVER_OR_DRAW = Cubre el ocho o roba hasta que encaje una carta

# English: Nothing fits: draw a card
DRAW_AS_NOTHING_FITS = Nada encaja: roba una carta

# English: Nothing fits, and there is nothing to draw: pass
PASS_AS_NOTHING_FITS = Nada encaja y no hay nada que robar: pasa

# English: Draw a card
DRAW_A_CARD = Robar una carta

# English: Draw { $cards } { $cards -> [one] card *[other] cards }
draw_cards =
    Robar { $cards } { $cards ->
        [one] carta
       *[other] cartas
    }

# English: Nothing to draw: pass
NOTHING_TO_DRAW = Nada que robar: pasar

# English: Pass
PASS = Pasar

# English: Play { $cards }{ $effect -> [some] : { $effect } *[none] }
play_cards =
    Jugar { $cards }{ $effect ->
        [some] : { $effect }
       *[none] { "" }
    }

# English: the next player draws { $cards }
next_draws = el siguiente roba { $cards }

# English: the next player is skipped
NEXT_IS_SKIPPED = el siguiente pierde el turno

# English: must be covered
MUST_BE_COVERED = hay que cubrirlo

# English: order { $suit }
order = pedir { $suit }

# English: out, and 20 off
OUT_AND_20_OFF = sin cartas, y 20 menos

# English: out, and 40 off
OUT_AND_40_OFF = sin cartas, y 40 menos

# English: out, and the others pay double
OUT_AND_DOUBLE = sin cartas, y los demás pagan el doble

# English: out, and the others pay fourfold
OUT_AND_FOURFOLD = sin cartas, y los demás pagan el cuádruple

# English: { $last } on top
on_top = { $last } arriba

# English: { $first } first, { $last } on top
first_and_on_top = { $first } primero, { $last } arriba

# English: +{ $cards }, skipped
hit = +{ $cards }, pierde turno

# English: skipped
SKIPPED = pierde turno

# English: +{ $cards } waiting
waits =
    +{ $cards } { $cards ->
        [one] pendiente
       *[other] pendientes
    }

# English: must cover
COVERS = debe cubrir

# English: out
OUT = sin cartas

# English: knocked out
KNOCKED_OUT = fuera

# English: { $hand } { $hand -> [one] point *[other] points } in hand
in_hand =
    { $hand } { $hand ->
        [one] punto
       *[other] puntos
    } en la mano

# English: { $sum } if you lose now
if_lost = { $sum } si pierdes ahora

# English: more than 101
ABOVE_GOAL = más de 101

# English: 101 would become 0
BACK_TO_NOTHING = 101 volvería a 0

# English: { $who } { $who -> [you] take *[other] takes } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
takes_points =
    { $who ->
        [you] Recibes
       *[other] { $who } recibe
    } { $points } { $points ->
        [one] punto
       *[other] puntos
    } de penalización{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Total: { $total }.

# English: { $who } { $who -> [you] shed *[other] sheds } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
sheds_points =
    { $who ->
        [you] Te quitas
       *[other] { $who } se quita
    } { $points } { $points ->
        [one] punto
       *[other] puntos
    } de penalización{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Total: { $total }.

# English: { $who } { $who -> [you] order *[other] orders } { $suit }.
orders =
    { $who ->
        [you] Pides
       *[other] { $who } pide
    } { $suit }.

# English: { $who } { $who -> [you] are *[other] is } skipped.
is_skipped =
    { $who ->
        [you] Pierdes
       *[other] { $who } pierde
    } el turno.

# English: { $who } can pass { $cards } { $cards -> [one] card *[other] cards } on.
can_pass_on =
    { $who ->
        [you] Puedes
       *[other] { $who } puede
    } traspasar el robo de { $cards } { $cards ->
        [one] carta
       *[other] cartas
    }.

# English: The drawn card fits.
DRAWN_CARD_FITS = La carta robada encaja.

# English: A card fits.
A_CARD_FITS = Hay una carta que encaja.

# English: Nothing fits.
NOTHING_FITS = Nada encaja.

# English: { $who } { $who -> [you] pass *[other] passes }.
passes =
    { $who ->
        [you] Pasas
       *[other] { $who } pasa
    }.

# English: There is nothing to draw. { $who } { $who -> [you] pass *[other] passes }.
finds_nothing =
    No hay nada que robar. { $who ->
        [you] Pasas
       *[other] { $who } pasa
    }.

# English: There is nothing to draw, so the eight counts as covered.
COUNTS_AS_COVERED = No hay nada que robar, así que el ocho se da por cubierto.

# English: { $who } { $who -> [you] are *[other] is } out.
is_out =
    { $who ->
        [you] Te quedas
       *[other] { $who } se queda
    } sin cartas.

# English: Exactly 101: { $who -> [you] you begin *[other] { $who } begins } again from 0.
is_wiped =
    Exactamente 101: { $who ->
        [you] vuelves
       *[other] { $who } vuelve
    } a empezar desde 0.

# English: { $who } { $who -> [you] are *[other] is } knocked out.
is_knocked_out =
    { $who ->
        [you] Quedas
       *[other] { $who } queda
    } fuera de la partida.

# English: Nobody can play or draw: the round is blocked.
BLOCKED_BY_PASSES = Nadie puede jugar ni robar: la ronda queda bloqueada.

# English: After 300 turns the round is blocked.
BLOCKED_BY_TURNS = Tras 300 turnos, la ronda queda bloqueada.

# English: The stock has been rebuilt eleven times: the round is blocked.
BLOCKED_BY_REBUILDS = El mazo se ha rehecho once veces: la ronda queda bloqueada.

# English: somebody has more than 101, and the lowest total wins
EXCEEDED = alguien tiene más de 101 y gana el total más bajo

# English: all others have more than 101
LAST_LEFT = todos los demás tienen más de 101

# English: all have more than 101, and the lowest total wins
NOBODY_LEFT = todos tienen más de 101 y gana el total más bajo

# English: 100 rounds were played, and the lowest total wins
ALL_ROUNDS = se han jugado 100 rondas y gana el total más bajo

# English: Free to draw
DRAW_CHOICE = Robo libre

# English: You need not play: draw one card instead, then play or pass.
DRAW_CHOICE_SAYS = No es obligatorio jugar: puedes robar una carta y luego jugar o pasar.

# English: Equal ranks together
EQUAL_RANKS = Mismo rango a la vez

# English: You may play several cards of one rank at once; their effects add up.
EQUAL_RANKS_SAYS = Puedes jugar a la vez varias cartas del mismo rango; sus efectos se suman.

# English: Pass it on
PASS_ON = Traspaso

# English: Answer a six with a six, or a seven with a seven: the next player takes it all.
PASS_ON_SAYS = Responde a un seis con un seis, o a un siete con un siete: el siguiente jugador se lo lleva todo.

# English: Quick round
QUICK_ROUND = Ronda rápida

# English: The round ends as soon as one player is out.
QUICK_ROUND_SAYS = La ronda termina en cuanto un jugador se queda sin cartas.

# English: Knock-out
KNOCK_OUT = Eliminación

# English: Three or four players: whoever goes above 101 is out, and the others play on until one is left.
KNOCK_OUT_SAYS = Con tres o cuatro jugadores: quien pasa de 101 queda fuera y los demás siguen hasta que solo queda uno.

# English: Knock-out is for three or four players: with two, the match ends when one has lost
KNOCK_OUT_FOR_MORE = «Eliminación» es para tres o cuatro jugadores: con dos, la partida acaba cuando uno pierde

# English: Queens only
LONE_QUEEN = Solo reinas

# English: A hand of nothing but queens costs 20 for each, 40 for the queen of spades.
LONE_QUEEN_SAYS = Una mano en la que solo quedan reinas cuesta 20 por cada una, y 40 por la de picas.

# English: Winner deals
WINNER_DEALS = Reparte quien gana

# English: The first player out deals the next round.
WINNER_DEALS_SAYS = El primero en quedarse sin cartas reparte la ronda siguiente.

# English: Cards each
HAND_SIZE = Cartas por jugador

# English: How many cards each player gets; the dealer’s last one begins the discard pile.
HAND_SIZE_SAYS = Cuántas cartas recibe cada jugador; la última de quien reparte inicia el descarte.

# English: Four
FOUR = Cuatro

# English: Five
FIVE = Cinco

# English: Queens double
QUEEN_DOUBLES = Las reinas doblan

# English: Going out on a queen takes nothing off, but the others pay double, and fourfold for the queen of spades.
QUEEN_DOUBLES_SAYS = Acabar con una reina no resta nada, pero los demás pagan el doble, o el cuádruple con la de picas.

# English: You get rid of { $n } { $n -> [one] card *[other] cards } at once and keep { $left }, worth { $points } { $points -> [one] point *[other] points }.
chain_leaves =
    Te deshaces de { $n } { $n ->
        [one] carta
       *[other] cartas
    } de una vez y conservas { $left }, que { $left ->
        [one] vale
       *[other] valen
    } { $points } { $points ->
        [one] punto
       *[other] puntos
    }.

# English: { $n -> [one] This card goes *[other] These { $n } cards go } one after the other, and you are out.
chain_goes_out =
    { $n ->
        [one] Juegas esta carta
       *[other] Juegas estas { $n } cartas una tras otra
    } y te quedas sin cartas.

# English: { $n } of { $unseen } unseen cards fit.
unseen_fit =
    { $n } de { $unseen } cartas no vistas { $n ->
        [one] encaja
       *[other] encajan
    }.

# English: You hold { $n } of this suit; { $others } of { $unseen } unseen cards have it, too.
of_the_suit = Tienes { $n } de este palo; entre las { $unseen } cartas no vistas hay { $others } más.

# English: You take { $n } { $n -> [one] card *[other] cards }.
must_take =
    Robas { $n } { $n ->
        [one] carta
       *[other] cartas
    }.

# English: You keep { $n } { $n -> [one] card *[other] cards }, worth { $points } { $points -> [one] point *[other] points }; { $fitting } of them { $fitting -> [one] fits *[other] fit } now.
keeps_cards =
    Conservas { $n } { $n ->
        [one] carta
       *[other] cartas
    }, que { $n ->
        [one] vale
       *[other] valen
    } { $points } { $points ->
        [one] punto
       *[other] puntos
    }; ahora { $fitting ->
        [one] encaja
       *[other] encajan
    } { $fitting }.

# English: Play a queen. Which suit leaves the fewest cards that fit?
PUZZLE_SUIT = Juega una reina. ¿Qué palo deja menos cartas que encajan?

# English: Play all your cards in this turn.
PUZZLE_CHAIN = Juega todas tus cartas en este turno.

# English: After which card must the other player certainly draw?
PUZZLE_SAFE = ¿Tras qué carta es seguro que el otro jugador tendrá que robar?

# English: Which of these cards can the other player not have?
PUZZLE_CANNOT = ¿Cuál de estas cartas no puede tener el otro jugador?

# English: The other player has one card. Which of these can it be?
PUZZLE_LAST = Al otro jugador le queda una carta. ¿Cuál de estas puede ser?

# English: All cards are open. Get rid of your cards as soon as possible, whatever the other player does.
PUZZLE_OUT = Todas las cartas están a la vista. Deshazte de tus cartas lo antes posible, haga lo que haga el otro jugador.

# English: All cards are open. As soon as possible, end the round with more than 101 points for the other player.
PUZZLE_OVER = Todas las cartas están a la vista. Termina lo antes posible la ronda de modo que el otro jugador tenga más de 101 puntos.

# English: Counting the suits that were not seen
TRAINS_SUIT = Contar los palos que no se han visto

# English: Finding the order in which everything can be played
TRAINS_CHAIN = Encontrar el orden en que se puede jugar todo

# English: Knowing what the other player cannot hold
TRAINS_SAFE = Saber qué no puede tener el otro jugador

# English: Finding the last card of the other player
TRAINS_LAST = Averiguar la última carta del otro jugador

# English: Looking ahead until you are out
TRAINS_OUT = Calcular hasta quedarse sin cartas

# English: Ending the round when it costs the other player most
TRAINS_OVER = Terminar la ronda cuando más le cuesta al otro jugador

# English: After it at least { $n } { $n -> [one] card stays *[other] cards stay } in your hand.
chain_is_stuck =
    Después { $n ->
        [one] queda
       *[other] quedan
    } al menos { $n } { $n ->
        [one] carta
       *[other] cartas
    } en tu mano.

# English: It orders no suit.
ORDERS_NOTHING = No pide palo.

# English: It plays no card.
COVERS_NOTHING = No juega ninguna carta.

# English: The other player may hold this card, which fits: { $card }.
may_be_covered = El otro jugador puede tener esta carta, que encaja: { $card }.

# English: { $n } unseen { $n -> [one] card fits *[other] cards fit }. For the best suit it is only { $least }.
suit_is_covered =
    { $n ->
        [one] Encaja
       *[other] Encajan
    } { $n } { $n ->
        [one] carta no vista
       *[other] cartas no vistas
    }. Con el mejor palo, solo { $least }.
