## games::one_hundred_and_one::illegal_texts

# English: order a suit only with a queen that you play, or for the starting queen
illegal-ONLY_WITH_A_QUEEN = un seme si chiama solo con una donna che giochi, o per la donna iniziale

# English: first order a suit for the starting queen
illegal-ORDER_FIRST = prima chiama un seme per la donna iniziale

# English: pass the cards on, or draw them
illegal-MUST_DRAW = rilancia, oppure pesca le carte

# English: you may pass only if you drew by choice and could play
illegal-MAY_NOT_PASS = puoi passare solo se hai pescato per scelta e potevi giocare

# English: you have drawn a card already: play, or pass
illegal-HAS_DRAWN = hai già pescato una carta: gioca, o passa

# English: you must cover the eight: you have a card that fits
illegal-MUST_COVER = devi coprire l’otto: hai una carta giocabile

# English: there is no card to draw
illegal-NO_CARD = non ci sono carte da pescare

# English: you have a card that fits, so you must play it
illegal-MUST_PLAY = hai una carta giocabile, quindi devi giocarla

# English: the { $card } does not fit: expected { $expected }
illegal-does_not_fit = { $card } non si può giocare; serve: { $expected }

# English: only a queen orders a suit
illegal-ONLY_QUEENS_ORDER = solo una donna chiama un seme

# English: this queen ends the round, so it orders no suit
illegal-LAST_QUEEN = questa donna chiude la manche, quindi non chiama nessun seme

# English: a queen orders a suit: add `order` and its letter after the cards
illegal-QUEEN_ORDERS = una donna chiama un seme: aggiungi `order` e la sua lettera dopo le carte

# English: play one card at a time
illegal-ONE_AT_A_TIME = gioca una carta alla volta

# English: only cards of the same rank can be played together
illegal-ONE_RANK = insieme si giocano solo carte dello stesso valore

# English: between the first and the last card, expected { $cards } in this order
illegal-in_this_order = tra la prima e l’ultima carta serve questo ordine: { $cards }

# English: another six
illegal-SIX = un altro sei

# English: another seven
illegal-SEVEN = un altro sette

# English: { $suit }, as ordered, or a queen
illegal-ordered = { $suit } (il seme chiamato) o una donna

# English: { $suit }, the rank of the { $card }, or a queen
illegal-suit_or_rank = { $suit }, lo stesso valore di { $card } o una donna

## games::one_hundred_and_one::texts

# English: One Hundred and One
TITLE = Centouno

# English: Get rid of your cards. A total of exactly 101 becomes 0.
TAGLINE = Liberati delle carte. Un totale di esattamente 101 diventa 0.

# English: 15 minutes
LENGTH = 15 minuti

# English: round
ROUND = manche

# English: Traditional (Mau-Mau family); this version as described by RD AAOW.
CREDIT = Tradizionale (famiglia di Mau-Mau); questa versione è quella descritta da RD AAOW.

# English: discard pile
PLAYED_CARDS = scarti

# English: Order a suit
ORDER_A_SUIT = Chiama un seme

# English: Which card lies on top?
WHICH_ON_TOP = Quale carta va in cima?

# English: Play a card
PLAY = Gioca una carta

# English: Play a card, or draw
PLAY_OR_DRAW = Gioca una carta, o pesca

# English: Play a card, or pass
PLAY_OR_PASS = Gioca una carta, o passa

# English: Pass it on, or draw { $cards } { $cards -> [one] card *[other] cards }
pass_on_or_draw =
    Rilancia, o pesca { $cards } { $cards ->
        [one] carta
       *[other] carte
    }

# English: Cover the eight
COVER = Copri l’otto

# English: Cover the eight, or draw until a card fits
COVER_OR_DRAW = Copri l’otto, o pesca finché non puoi coprirlo

# English: Nothing fits: draw a card
DRAW_AS_NOTHING_FITS = Nessuna carta va bene: pescane una

# English: Nothing fits, and there is nothing to draw: pass
PASS_AS_NOTHING_FITS = Nessuna carta va bene e niente da pescare: passa

# English: Draw a card
DRAW_A_CARD = Pesca una carta

# English: Draw { $cards } { $cards -> [one] card *[other] cards }
draw_cards =
    Pesca { $cards } { $cards ->
        [one] carta
       *[other] carte
    }

# English: Nothing to draw: pass
NOTHING_TO_DRAW = Niente da pescare: passa

# English: Pass
PASS = Passa

# English: Play { $cards }{ $effect -> [some] : { $effect } *[none] }
play_cards =
    Gioca { $cards }{ $effect ->
        [some] : { $effect }
       *[none] { "" }
    }

# English: the next player draws { $cards }
next_draws = il prossimo ne pesca { $cards }

# English: the next player is skipped
NEXT_IS_SKIPPED = il prossimo salta il turno

# English: must be covered
MUST_BE_COVERED = da coprire

# English: order { $suit }
order = chiama { $suit }

# English: out, and 20 off
OUT_AND_20_OFF = chiudi, −20 punti

# English: out, and 40 off
OUT_AND_40_OFF = chiudi, −40 punti

# English: out, and the others pay double
OUT_AND_DOUBLE = chiudi, e gli altri pagano doppio

# English: out, and the others pay fourfold
OUT_AND_FOURFOLD = chiudi, e gli altri pagano il quadruplo

# English: { $last } on top
on_top = in cima { $last }

# English: { $first } first, { $last } on top
first_and_on_top = prima { $first }, in cima { $last }

# English: +{ $cards }, skipped
hit = +{ $cards }, salta

# English: skipped
SKIPPED = salta

# English: +{ $cards } waiting
waits = +{ $cards } in arrivo

# English: must cover
COVERS = deve coprire

# English: out
OUT = ha chiuso

# English: knocked out
KNOCKED_OUT = fuori gara

# English: { $hand } { $hand -> [one] point *[other] points } in hand
in_hand =
    { $hand } { $hand ->
        [one] punto
       *[other] punti
    } in mano

# English: { $sum } if you lose now
if_lost = { $sum } se perdi ora

# English: more than 101
ABOVE_GOAL = oltre 101

# English: 101 would become 0
BACK_TO_NOTHING = 101 diventerebbe 0

# English: { $who } { $who -> [you] take *[other] takes } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
takes_points =
    { $who ->
        [you] Prendi
       *[other] { $who } prende
    } { $points } { $points ->
        [one] punto
       *[other] punti
    } di penalità{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Totale { $total }.

# English: { $who } { $who -> [you] shed *[other] sheds } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
sheds_points =
    { $who ->
        [you] Ti togli
       *[other] { $who } si toglie
    } { $points } { $points ->
        [one] punto
       *[other] punti
    } di penalità{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Totale { $total }.

# English: { $who } { $who -> [you] order *[other] orders } { $suit }.
orders =
    { $who ->
        [you] Chiami
       *[other] { $who } chiama
    } il seme: { $suit }.

# English: { $who } { $who -> [you] are *[other] is } skipped.
is_skipped =
    { $who ->
        [you] Salti
       *[other] { $who } salta
    } il turno.

# English: { $who } can pass { $cards } { $cards -> [one] card *[other] cards } on.
can_pass_on =
    { $cards } { $cards ->
        [one] carta
       *[other] carte
    } in arrivo: { $who ->
        [you] puoi
       *[other] { $who } può
    } rilanciare.

# English: The drawn card fits.
DRAWN_CARD_FITS = La carta pescata va bene.

# English: A card fits.
A_CARD_FITS = C’è una carta che va bene.

# English: Nothing fits.
NOTHING_FITS = Nessuna carta va bene.

# English: { $who } { $who -> [you] pass *[other] passes }.
passes =
    { $who ->
        [you] Passi
       *[other] { $who } passa
    }.

# English: There is nothing to draw. { $who } { $who -> [you] pass *[other] passes }.
finds_nothing =
    Non c’è niente da pescare: { $who ->
        [you] passi
       *[other] { $who } passa
    }.

# English: There is nothing to draw, so the eight counts as covered.
COUNTS_AS_COVERED = Non c’è niente da pescare, quindi l’otto vale come coperto.

# English: { $who } { $who -> [you] are *[other] is } out.
is_out =
    { $who ->
        [you] Hai chiuso
       *[other] { $who } ha chiuso
    }.

# English: Exactly 101: { $who -> [you] you begin *[other] { $who } begins } again from 0.
is_wiped =
    Esattamente 101: { $who ->
        [you] riparti
       *[other] { $who } riparte
    } da 0.

# English: { $who } { $who -> [you] are *[other] is } knocked out.
is_knocked_out =
    { $who ->
        [you] Sei
       *[other] { $who } è
    } fuori dalla partita.

# English: Nobody can play or draw: the round is blocked.
BLOCKED_BY_PASSES = Nessuno può giocare né pescare: la manche è bloccata.

# English: After 300 turns the round is blocked.
BLOCKED_BY_TURNS = Dopo 300 turni la manche è bloccata.

# English: The stock has been rebuilt eleven times: the round is blocked.
BLOCKED_BY_REBUILDS = Il mazzo è stato rifatto undici volte: la manche è bloccata.

# English: somebody has more than 101, and the lowest total wins
EXCEEDED = qualcuno ha superato 101, vince il totale più basso

# English: all others have more than 101
LAST_LEFT = tutti gli altri hanno superato 101

# English: all have more than 101, and the lowest total wins
NOBODY_LEFT = tutti hanno superato 101, vince il totale più basso

# English: 100 rounds were played, and the lowest total wins
ALL_ROUNDS = dopo 100 manche vince il totale più basso

# English: Free to draw
DRAW_CHOICE = Pesca libera

# English: You need not play: draw one card instead, then play or pass.
DRAW_CHOICE_SAYS = Non devi giocare per forza: puoi pescare una carta, poi giocare o passare.

# English: Equal ranks together
EQUAL_RANKS = Uguali insieme

# English: You may play several cards of one rank at once; their effects add up.
EQUAL_RANKS_SAYS = Puoi giocare insieme più carte dello stesso valore; i loro effetti si sommano.

# English: Pass it on
PASS_ON = Rilancio

# English: Answer a six with a six, or a seven with a seven: the next player takes it all.
PASS_ON_SAYS = Rispondi a un sei con un sei, o a un sette con un sette: tutto passa al giocatore dopo.

# English: Quick round
QUICK_ROUND = Manche veloce

# English: The round ends as soon as one player is out.
QUICK_ROUND_SAYS = La manche finisce appena un giocatore chiude.

# English: Knock-out
KNOCK_OUT = Eliminazione

# English: Three or four players: whoever goes above 101 is out, and the others play on until one is left.
KNOCK_OUT_SAYS = Tre o quattro giocatori: chi supera 101 è fuori, e gli altri continuano finché non ne resta uno solo.

# English: Knock-out is for three or four players: with two, the match ends when one has lost
KNOCK_OUT_FOR_MORE = l’eliminazione vale per tre o quattro giocatori: in due, la partita finisce quando uno ha perso

# English: Queens only
LONE_QUEEN = Solo donne

# English: A hand of nothing but queens costs 20 for each, 40 for the queen of spades.
LONE_QUEEN_SAYS = Chi resta con sole donne in mano paga 20 per ognuna, 40 per la donna di picche.

# English: Winner deals
WINNER_DEALS = Chi chiude dà le carte

# English: The first player out deals the next round.
WINNER_DEALS_SAYS = Il primo che chiude dà le carte nella manche successiva.

# English: Cards each
HAND_SIZE = Carte a testa

# English: How many cards each player gets; the dealer’s last one begins the discard pile.
HAND_SIZE_SAYS = Quante carte riceve ogni giocatore; con l’ultima del mazziere cominciano gli scarti.

# English: Four
FOUR = Quattro

# English: Five
FIVE = Cinque

# English: Queens double
QUEEN_DOUBLES = La donna raddoppia

# English: Going out on a queen takes nothing off, but the others pay double, and fourfold for the queen of spades.
QUEEN_DOUBLES_SAYS = Chiudere con una donna non toglie punti, ma gli altri pagano il doppio, e il quadruplo per la donna di picche.

# English: You get rid of { $n } { $n -> [one] card *[other] cards } at once and keep { $left }, worth { $points } { $points -> [one] point *[other] points }.
chain_leaves =
    Ti liberi subito di { $n } { $n ->
        [one] carta
       *[other] carte
    } e ne tieni { $left }, per { $points } { $points ->
        [one] punto
       *[other] punti
    }.

# English: { $n -> [one] This card goes *[other] These { $n } cards go } one after the other, and you are out.
chain_goes_out =
    { $n ->
        [one] Giochi questa carta
       *[other] Giochi queste { $n } carte una dopo l’altra
    } e chiudi.

# English: { $n } of { $unseen } unseen cards fit.
unseen_fit =
    Su { $unseen } { $unseen ->
        [one] carta non vista
       *[other] carte non viste
    }, { $n } si { $n ->
        [one] può
       *[other] possono
    } giocare.

# English: You hold { $n } of this suit; { $others } of { $unseen } unseen cards have it, too.
of_the_suit =
    Di questo seme ne hai { $n }; ce ne sono altre { $others } fra { $unseen } { $unseen ->
        [one] carta non vista
       *[other] carte non viste
    }.

# English: You take { $n } { $n -> [one] card *[other] cards }.
must_take =
    Peschi { $n } { $n ->
        [one] carta
       *[other] carte
    }.

# English: You keep { $n } { $n -> [one] card *[other] cards }, worth { $points } { $points -> [one] point *[other] points }; { $fitting } of them { $fitting -> [one] fits *[other] fit } now.
keeps_cards =
    Tieni { $n } { $n ->
        [one] carta
       *[other] carte
    }, per { $points } { $points ->
        [one] punto
       *[other] punti
    }; adesso se ne { $fitting ->
        [one] può
       *[other] possono
    } giocare { $fitting }.

# English: Play a queen. Which suit leaves the fewest cards that fit?
PUZZLE_SUIT = Gioca una donna. Quale seme lascia meno carte giocabili?

# English: Play all your cards in this turn.
PUZZLE_CHAIN = Gioca tutte le tue carte in questo turno.

# English: After which card must the other player certainly draw?
PUZZLE_SAFE = Dopo quale carta l’avversario di sicuro non può giocare?

# English: Which of these cards can the other player not have?
PUZZLE_CANNOT = Quale di queste carte l’avversario non può avere?

# English: The other player has one card. Which of these can it be?
PUZZLE_LAST = All’avversario resta una carta. Quale di queste può essere?

# English: All cards are open. Get rid of your cards as soon as possible, whatever the other player does.
PUZZLE_OUT = Tutte le carte sono scoperte. Liberati delle carte appena possibile, qualunque cosa faccia l’avversario.

# English: All cards are open. As soon as possible, end the round with more than 101 points for the other player.
PUZZLE_OVER = Tutte le carte sono scoperte. Chiudi la manche in modo che l’avversario superi 101 punti.

# English: Counting the suits that were not seen
TRAINS_SUIT = Contare i semi che non si sono visti

# English: Finding the order in which everything can be played
TRAINS_CHAIN = Trovare l’ordine in cui si può giocare tutto

# English: Knowing what the other player cannot hold
TRAINS_SAFE = Sapere che cosa l’avversario non può avere

# English: Finding the last card of the other player
TRAINS_LAST = Trovare l’ultima carta dell’avversario

# English: Looking ahead until you are out
TRAINS_OUT = Calcolare in anticipo fino alla chiusura

# English: Ending the round when it costs the other player most
TRAINS_OVER = Chiudere la manche quando all’avversario costa di più

# English: After it at least { $n } { $n -> [one] card stays *[other] cards stay } in your hand.
chain_is_stuck =
    Dopo { $n ->
        [one] resta
       *[other] restano
    } in mano almeno { $n } { $n ->
        [one] carta
       *[other] carte
    }.

# English: It orders no suit.
ORDERS_NOTHING = Non chiama nessun seme.

# English: It plays no card.
COVERS_NOTHING = Non gioca nessuna carta.

# English: The other player may hold this card, which fits: { $card }.
may_be_covered = L’avversario può avere questa carta, che si può giocare: { $card }.

# English: { $n } unseen { $n -> [one] card fits *[other] cards fit }. For the best suit it is only { $least }.
suit_is_covered =
    { $n } { $n ->
        [one] carta non vista si può
       *[other] carte non viste si possono
    } giocare. Con il seme migliore: solo { $least }.
