## games::one_hundred_and_one::illegal_texts

# English: order a suit only with a queen that you play, or for the starting queen
illegal-ONLY_WITH_A_QUEEN = só se pede um naipe ao jogar uma dama, ou pela dama inicial

# English: first order a suit for the starting queen
illegal-ORDER_FIRST = primeiro peça um naipe pela dama inicial

# English: pass the cards on, or draw them
illegal-MUST_DRAW = repasse as cartas ou compre-as

# English: you may pass only if you drew by choice and could play
illegal-MAY_NOT_PASS = você só pode passar se comprou por escolha, podendo jogar

# English: you have drawn a card already: play, or pass
illegal-HAS_DRAWN = você já comprou uma carta: jogue ou passe

# English: you must cover the eight: you have a card that fits
illegal-MUST_COVER = você precisa cobrir o oito: tem uma carta que serve

# English: there is no card to draw
illegal-NO_CARD = não há carta para comprar

# English: you have a card that fits, so you must play it
illegal-MUST_PLAY = você tem uma carta que serve, então precisa jogá-la

# English: the { $card } does not fit: expected { $expected }
illegal-does_not_fit = esta carta não serve: { $card }; é preciso: { $expected }

# English: only a queen orders a suit
illegal-ONLY_QUEENS_ORDER = só uma dama pede um naipe

# English: this queen ends the round, so it orders no suit
illegal-LAST_QUEEN = esta dama termina a rodada, então não pede naipe

# English: a queen orders a suit: add `order` and its letter after the cards
illegal-QUEEN_ORDERS = uma dama pede um naipe: escreva `order` e a letra dele depois das cartas

# English: play one card at a time
illegal-ONE_AT_A_TIME = jogue uma carta por vez

# English: only cards of the same rank can be played together
illegal-ONE_RANK = só cartas de mesmo valor podem ser jogadas juntas

# English: between the first and the last card, expected { $cards } in this order
illegal-in_this_order = as cartas entre a primeira e a última devem vir nesta ordem: { $cards }

# English: another six
illegal-SIX = outro seis

# English: another seven
illegal-SEVEN = outro sete

# English: { $suit }, as ordered, or a queen
illegal-ordered = { $suit } (o naipe pedido) ou uma dama

# English: { $suit }, the rank of the { $card }, or a queen
illegal-suit_or_rank = { $suit }, o mesmo valor ({ $card }) ou uma dama

## games::one_hundred_and_one::texts

# English: One Hundred and One
TITLE = Cento e Um

# English: Get rid of your cards. A total of exactly 101 becomes 0.
TAGLINE = Livre-se das suas cartas. Um total de exatamente 101 vira 0.

# English: 15 minutes
LENGTH = 15 minutos

# English: round
ROUND = rodada

# English: Traditional (Mau-Mau family); this version as described by RD AAOW.
CREDIT = Tradicional (família do mau-mau); esta versão segue a descrição de RD AAOW.

# English: discard pile
PLAYED_CARDS = descarte

# English: Order a suit
ORDER_A_SUIT = Peça um naipe

# English: Which card lies on top?
WHICH_ON_TOP = Que carta fica por cima?

# English: Play a card
PLAY = Jogue uma carta

# English: Play a card, or draw
PLAY_OR_DRAW = Jogue uma carta ou compre

# English: Play a card, or pass
PLAY_OR_PASS = Jogue uma carta ou passe

# English: Pass it on, or draw { $cards } { $cards -> [one] card *[other] cards }
pass_on_or_draw =
    Repasse, ou compre { $cards } { $cards ->
        [one] carta
       *[other] cartas
    }

# English: Cover the eight
COVER = Cubra o oito

# English: Cover the eight, or draw until a card fits
COVER_OR_DRAW = Cubra o oito, ou compre até uma carta servir

# English: Nothing fits: draw a card
DRAW_AS_NOTHING_FITS = Nada serve: compre uma carta

# English: Nothing fits, and there is nothing to draw: pass
PASS_AS_NOTHING_FITS = Nada serve, e não há o que comprar: passe

# English: Draw a card
DRAW_A_CARD = Comprar uma carta

# English: Draw { $cards } { $cards -> [one] card *[other] cards }
draw_cards =
    Comprar { $cards } { $cards ->
        [one] carta
       *[other] cartas
    }

# English: Nothing to draw: pass
NOTHING_TO_DRAW = Nada a comprar: passar

# English: Pass
PASS = Passar

# English: Play { $cards }{ $effect -> [some] : { $effect } *[none] }
play_cards =
    Jogar { $cards }{ $effect ->
        [some] : { $effect }
       *[none] { "" }
    }

# English: the next player draws { $cards }
next_draws = o próximo compra { $cards }

# English: the next player is skipped
NEXT_IS_SKIPPED = o próximo perde a vez

# English: must be covered
MUST_BE_COVERED = é preciso cobrir

# English: order { $suit }
order = pedir { $suit }

# English: out, and 20 off
OUT_AND_20_OFF = bater, com 20 a menos

# English: out, and 40 off
OUT_AND_40_OFF = bater, com 40 a menos

# English: out, and the others pay double
OUT_AND_DOUBLE = bater, e os outros pagam em dobro

# English: out, and the others pay fourfold
OUT_AND_FOURFOLD = bater, e os outros pagam quatro vezes

# English: { $last } on top
on_top = { $last } por cima

# English: { $first } first, { $last } on top
first_and_on_top = primeiro { $first }, por cima { $last }

# English: +{ $cards }, skipped
hit = +{ $cards }, perde a vez

# English: skipped
SKIPPED = perde a vez

# English: +{ $cards } waiting
waits = +{ $cards } em espera

# English: must cover
COVERS = deve cobrir

# English: out
OUT = bateu

# English: knocked out
KNOCKED_OUT = fora

# English: { $hand } { $hand -> [one] point *[other] points } in hand
in_hand =
    { $hand } { $hand ->
        [one] ponto
       *[other] pontos
    } na mão

# English: { $sum } if you lose now
if_lost = { $sum } se perder agora

# English: more than 101
ABOVE_GOAL = mais de 101

# English: 101 would become 0
BACK_TO_NOTHING = 101 viraria 0

# English: { $who } { $who -> [you] take *[other] takes } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
takes_points =
    { $who } leva { $points } { $points ->
        [one] ponto
       *[other] pontos
    } de penalidade{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Total: { $total }.

# English: { $who } { $who -> [you] shed *[other] sheds } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
sheds_points =
    { $who } desconta { $points } { $points ->
        [one] ponto
       *[other] pontos
    } de penalidade{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Total: { $total }.

# English: { $who } { $who -> [you] order *[other] orders } { $suit }.
orders = { $who } pede { $suit }.

# English: { $who } { $who -> [you] are *[other] is } skipped.
is_skipped = { $who } perde a vez.

# English: { $who } can pass { $cards } { $cards -> [one] card *[other] cards } on.
can_pass_on =
    { $who } pode repassar { $cards } { $cards ->
        [one] carta
       *[other] cartas
    }.

# English: The drawn card fits.
DRAWN_CARD_FITS = A carta comprada serve.

# English: A card fits.
A_CARD_FITS = Uma carta serve.

# English: Nothing fits.
NOTHING_FITS = Nada serve.

# English: { $who } { $who -> [you] pass *[other] passes }.
passes = { $who } passa.

# English: There is nothing to draw. { $who } { $who -> [you] pass *[other] passes }.
finds_nothing = Não há o que comprar. { $who } passa.

# English: There is nothing to draw, so the eight counts as covered.
COUNTS_AS_COVERED = Não há o que comprar, então o oito conta como coberto.

# English: { $who } { $who -> [you] are *[other] is } out.
is_out = { $who } bate.

# English: Exactly 101: { $who -> [you] you begin *[other] { $who } begins } again from 0.
is_wiped =
    Exatamente 101: { $who ->
        [you] você volta
       *[other] { $who } volta
    } a 0.

# English: { $who } { $who -> [you] are *[other] is } knocked out.
is_knocked_out = { $who } sai da partida.

# English: Nobody can play or draw: the round is blocked.
BLOCKED_BY_PASSES = Ninguém pode jogar nem comprar: a rodada está travada.

# English: After 300 turns the round is blocked.
BLOCKED_BY_TURNS = Depois de 300 turnos a rodada está travada.

# English: The stock has been rebuilt eleven times: the round is blocked.
BLOCKED_BY_REBUILDS = O monte foi refeito onze vezes: a rodada está travada.

# English: somebody has more than 101, and the lowest total wins
EXCEEDED = alguém tem mais de 101, e o menor total vence

# English: all others have more than 101
LAST_LEFT = todos os outros têm mais de 101

# English: all have more than 101, and the lowest total wins
NOBODY_LEFT = todos têm mais de 101, e o menor total vence

# English: 100 rounds were played, and the lowest total wins
ALL_ROUNDS = foram jogadas 100 rodadas, e o menor total vence

# English: Free to draw
DRAW_CHOICE = Compra livre

# English: You need not play: draw one card instead, then play or pass.
DRAW_CHOICE_SAYS = Você não precisa jogar: pode comprar uma carta, e depois jogar ou passar.

# English: Equal ranks together
EQUAL_RANKS = Cartas iguais juntas

# English: You may play several cards of one rank at once; their effects add up.
EQUAL_RANKS_SAYS = Você pode jogar de uma vez várias cartas de mesmo valor; os efeitos se somam.

# English: Pass it on
PASS_ON = Repassar

# English: Answer a six with a six, or a seven with a seven: the next player takes it all.
PASS_ON_SAYS = Responda a um seis com um seis, ou a um sete com um sete: o próximo jogador compra tudo.

# English: Quick round
QUICK_ROUND = Rodada rápida

# English: The round ends as soon as one player is out.
QUICK_ROUND_SAYS = A rodada termina assim que um jogador bate.

# English: Knock-out
KNOCK_OUT = Eliminação

# English: Three or four players: whoever goes above 101 is out, and the others play on until one is left.
KNOCK_OUT_SAYS = Com três ou quatro jogadores: quem passa de 101 sai, e os outros continuam até sobrar um.

# English: Knock-out is for three or four players: with two, the match ends when one has lost
KNOCK_OUT_FOR_MORE = “Eliminação” é para três ou quatro jogadores: com dois, a partida termina quando um perde

# English: Queens only
LONE_QUEEN = Só damas

# English: A hand of nothing but queens costs 20 for each, 40 for the queen of spades.
LONE_QUEEN_SAYS = Uma mão só de damas custa 20 por dama, e 40 pela dama de espadas.

# English: Winner deals
WINNER_DEALS = Vencedor dá as cartas

# English: The first player out deals the next round.
WINNER_DEALS_SAYS = O primeiro a bater dá as cartas da rodada seguinte.

# English: Cards each
HAND_SIZE = Cartas por jogador

# English: How many cards each player gets; the dealer’s last one begins the discard pile.
HAND_SIZE_SAYS = Quantas cartas cada jogador recebe; a última de quem dá as cartas inicia o descarte.

# English: Four
FOUR = Quatro

# English: Five
FIVE = Cinco

# English: Queens double
QUEEN_DOUBLES = Damas em dobro

# English: Going out on a queen takes nothing off, but the others pay double, and fourfold for the queen of spades.
QUEEN_DOUBLES_SAYS = Bater com uma dama não desconta nada, mas os outros pagam em dobro, e quatro vezes pela dama de espadas.

# English: You get rid of { $n } { $n -> [one] card *[other] cards } at once and keep { $left }, worth { $points } { $points -> [one] point *[other] points }.
chain_leaves =
    Você se livra de { $n } { $n ->
        [one] carta
       *[other] cartas
    } de uma vez e fica com { $left }, no valor de { $points } { $points ->
        [one] ponto
       *[other] pontos
    }.

# English: { $n -> [one] This card goes *[other] These { $n } cards go } one after the other, and you are out.
chain_goes_out =
    { $n ->
        [one] Esta carta sai
       *[other] Estas { $n } cartas saem uma após a outra
    }, e você bate.

# English: { $n } of { $unseen } unseen cards fit.
unseen_fit =
    { $n } das { $unseen } cartas desconhecidas { $n ->
        [one] serve
       *[other] servem
    }.

# English: You hold { $n } of this suit; { $others } of { $unseen } unseen cards have it, too.
of_the_suit =
    Você tem { $n } deste naipe; { $others } das { $unseen } cartas desconhecidas também { $others ->
        [one] é
       *[other] são
    } deste naipe.

# English: You take { $n } { $n -> [one] card *[other] cards }.
must_take =
    Você compra { $n } { $n ->
        [one] carta
       *[other] cartas
    }.

# English: You keep { $n } { $n -> [one] card *[other] cards }, worth { $points } { $points -> [one] point *[other] points }; { $fitting } of them { $fitting -> [one] fits *[other] fit } now.
keeps_cards =
    Você fica com { $n } { $n ->
        [one] carta
       *[other] cartas
    }, no valor de { $points } { $points ->
        [one] ponto
       *[other] pontos
    }; { $fitting } { $fitting ->
        [one] delas serve
       *[other] delas servem
    } agora.

# English: Play a queen. Which suit leaves the fewest cards that fit?
PUZZLE_SUIT = Jogue uma dama. Qual naipe deixa menos cartas que servem?

# English: Play all your cards in this turn.
PUZZLE_CHAIN = Jogue todas as suas cartas neste turno.

# English: After which card must the other player certainly draw?
PUZZLE_SAFE = Depois de qual carta o outro jogador com certeza precisa comprar?

# English: Which of these cards can the other player not have?
PUZZLE_CANNOT = Qual destas cartas o outro jogador não pode ter?

# English: The other player has one card. Which of these can it be?
PUZZLE_LAST = O outro jogador tem uma carta. Qual destas pode ser?

# English: All cards are open. Get rid of your cards as soon as possible, whatever the other player does.
PUZZLE_OUT = Todas as cartas estão abertas. Livre-se das suas o quanto antes, faça o outro jogador o que fizer.

# English: All cards are open. As soon as possible, end the round with more than 101 points for the other player.
PUZZLE_OVER = Todas as cartas estão abertas. Termine a rodada o quanto antes, com mais de 101 pontos para o outro jogador.

# English: Counting the suits that were not seen
TRAINS_SUIT = Contar os naipes que ainda não apareceram

# English: Finding the order in which everything can be played
TRAINS_CHAIN = Encontrar a ordem em que tudo pode ser jogado

# English: Knowing what the other player cannot hold
TRAINS_SAFE = Saber o que o outro jogador não pode ter

# English: Finding the last card of the other player
TRAINS_LAST = Descobrir a última carta do outro jogador

# English: Looking ahead until you are out
TRAINS_OUT = Pensar à frente até bater

# English: Ending the round when it costs the other player most
TRAINS_OVER = Terminar a rodada quando custa mais ao outro jogador

# English: After it at least { $n } { $n -> [one] card stays *[other] cards stay } in your hand.
chain_is_stuck =
    Depois disso, { $n ->
        [one] fica
       *[other] ficam
    } na sua mão pelo menos { $n } { $n ->
        [one] carta
       *[other] cartas
    }.

# English: It orders no suit.
ORDERS_NOTHING = Essa jogada não pede naipe.

# English: It plays no card.
COVERS_NOTHING = Essa jogada não usa nenhuma carta.

# English: The other player may hold this card, which fits: { $card }.
may_be_covered = O outro jogador pode ter esta carta, que serve: { $card }.

# English: { $n } unseen { $n -> [one] card fits *[other] cards fit }. For the best suit it is only { $least }.
suit_is_covered =
    { $n } { $n ->
        [one] carta desconhecida serve
       *[other] cartas desconhecidas servem
    }. Com o melhor naipe: só { $least }.
