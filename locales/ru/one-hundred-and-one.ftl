## games::one_hundred_and_one::illegal_texts

# English: order a suit only with a queen that you play, or for the starting queen
illegal-ONLY_WITH_A_QUEEN = масть заказывают, только когда ходят дамой или когда стартовая карта — дама

# English: first order a suit for the starting queen
illegal-ORDER_FIRST = сначала закажите масть за стартовую даму

# English: pass the cards on, or draw them
illegal-MUST_DRAW = переведите карты или возьмите их

# English: you may pass only if you drew by choice and could play
illegal-MAY_NOT_PASS = пропустить ход можно, только если вы взяли карту по желанию и могли бы сходить

# English: you have drawn a card already: play, or pass
illegal-HAS_DRAWN = вы уже взяли карту: ходите или пропустите ход

# English: you must cover the eight: you have a card that fits
illegal-MUST_COVER = восьмёрку надо накрыть: подходящая карта есть

# English: there is no card to draw
illegal-NO_CARD = брать больше нечего

# English: you have a card that fits, so you must play it
illegal-MUST_PLAY = подходящая карта есть, и ею надо ходить

# English: the { $card } does not fit: expected { $expected }
illegal-does_not_fit = { $card } не подходит; нужно: { $expected }

# English: only a queen orders a suit
illegal-ONLY_QUEENS_ORDER = масть заказывает только дама

# English: this queen ends the round, so it orders no suit
illegal-LAST_QUEEN = на этой даме раунд кончается, масть за неё не заказывают

# English: a queen orders a suit: add `order` and its letter after the cards
illegal-QUEEN_ORDERS = дама заказывает масть: добавьте после карт `order` и букву масти

# English: play one card at a time
illegal-ONE_AT_A_TIME = ходите по одной карте

# English: only cards of the same rank can be played together
illegal-ONE_RANK = вместе ходят только картами одного достоинства

# English: between the first and the last card, expected { $cards } in this order
illegal-in_this_order = между первой и последней картой порядок должен быть такой: { $cards }

# English: another six
illegal-SIX = ещё одна шестёрка

# English: another seven
illegal-SEVEN = ещё одна семёрка

# English: { $suit }, as ordered, or a queen
illegal-ordered = { $suit } по заказу или дама

# English: { $suit }, the rank of the { $card }, or a queen
illegal-suit_or_rank = { $suit }, то же достоинство ({ $card }) или дама

## games::one_hundred_and_one::texts

# English: One Hundred and One
TITLE = Сто одно

# English: Get rid of your cards. A total of exactly 101 becomes 0.
TAGLINE = Избавьтесь от карт. Счёт ровно 101 превращается в 0.

# English: 15 minutes
LENGTH = 15 минут

# English: round
ROUND = раунд

# English: Traditional (Mau-Mau family); this version as described by RD AAOW.
CREDIT = Народная игра из семейства «мау-мау»; этот вариант описан RD AAOW.

# English: discard pile
PLAYED_CARDS = сброс

# English: Order a suit
ORDER_A_SUIT = Закажите масть

# English: Which card lies on top?
WHICH_ON_TOP = Какая карта ляжет сверху?

# English: Play a card
PLAY = Сделайте ход

# English: Play a card, or draw
PLAY_OR_DRAW = Сделайте ход или возьмите карту

# English: Play a card, or pass
PLAY_OR_PASS = Сделайте ход или пропустите его

# English: Pass it on, or draw { $cards } { $cards -> [one] card *[other] cards }
pass_on_or_draw =
    Переведите или возьмите { $cards } { $cards ->
        [one] карту
        [few] карты
       *[many] карт
    }

# English: Cover the eight
COVER = Накройте восьмёрку

# English: Cover the eight, or draw until a card fits
COVER_OR_DRAW = Накройте восьмёрку или берите, пока карта не подойдёт

# English: Nothing fits: draw a card
DRAW_AS_NOTHING_FITS = Ничего не подходит: возьмите карту

# English: Nothing fits, and there is nothing to draw: pass
PASS_AS_NOTHING_FITS = Ничего не подходит, и брать нечего: пропустите ход

# English: Draw a card
DRAW_A_CARD = Взять карту

# English: Draw { $cards } { $cards -> [one] card *[other] cards }
draw_cards =
    Взять { $cards } { $cards ->
        [one] карту
        [few] карты
       *[many] карт
    }

# English: Nothing to draw: pass
NOTHING_TO_DRAW = Брать нечего: пропустить ход

# English: Pass
PASS = Пропустить ход

# English: Play { $cards }{ $effect -> [some] : { $effect } *[none] }
play_cards =
    Ход: { $cards }{ $effect ->
        [some] { " " }— { $effect }
       *[none] { "" }
    }

# English: the next player draws { $cards }
next_draws = следующий берёт { $cards }

# English: the next player is skipped
NEXT_IS_SKIPPED = следующий пропускает ход

# English: must be covered
MUST_BE_COVERED = её надо накрыть

# English: order { $suit }
order = заказ: { $suit }

# English: out, and 20 off
OUT_AND_20_OFF = выход, минус 20

# English: out, and 40 off
OUT_AND_40_OFF = выход, минус 40

# English: out, and the others pay double
OUT_AND_DOUBLE = выход, остальные платят вдвойне

# English: out, and the others pay fourfold
OUT_AND_FOURFOLD = выход, остальные платят вчетверо

# English: { $last } on top
on_top = сверху { $last }

# English: { $first } first, { $last } on top
first_and_on_top = сначала { $first }, сверху { $last }

# English: +{ $cards }, skipped
hit = +{ $cards }, пропуск

# English: skipped
SKIPPED = пропуск хода

# English: +{ $cards } waiting
waits = грозит +{ $cards }

# English: must cover
COVERS = надо накрыть

# English: out
OUT = без карт

# English: knocked out
KNOCKED_OUT = вне матча

# English: { $hand } { $hand -> [one] point *[other] points } in hand
in_hand =
    на руках { $hand } { $hand ->
        [one] очко
        [few] очка
       *[many] очков
    }

# English: { $sum } if you lose now
if_lost = при проигрыше сейчас: { $sum }

# English: more than 101
ABOVE_GOAL = больше 101

# English: 101 would become 0
BACK_TO_NOTHING = 101 превратится в 0

# English: { $who } { $who -> [you] take *[other] takes } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
takes_points =
    { $who } { $who ->
        [you] пишете
       *[other] пишет
    } { $points } { $points ->
        [one] штрафное очко
        [few] штрафных очка
       *[many] штрафных очков
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Всего { $total }.

# English: { $who } { $who -> [you] shed *[other] sheds } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
sheds_points =
    { $who } { $who ->
        [you] списываете
       *[other] списывает
    } { $points } { $points ->
        [one] штрафное очко
        [few] штрафных очка
       *[many] штрафных очков
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Всего { $total }.

# English: { $who } { $who -> [you] order *[other] orders } { $suit }.
orders =
    { $who } { $who ->
        [you] заказываете
       *[other] заказывает
    } масть: { $suit }.

# English: { $who } { $who -> [you] are *[other] is } skipped.
is_skipped =
    { $who } { $who ->
        [you] пропускаете
       *[other] пропускает
    } ход.

# English: { $who } can pass { $cards } { $cards -> [one] card *[other] cards } on.
can_pass_on =
    { $who } { $who ->
        [you] можете
       *[other] может
    } перевести { $cards } { $cards ->
        [one] карту
        [few] карты
       *[many] карт
    }.

# English: The drawn card fits.
DRAWN_CARD_FITS = Взятая карта подходит.

# English: A card fits.
A_CARD_FITS = Есть подходящая карта.

# English: Nothing fits.
NOTHING_FITS = Ничего не подходит.

# English: { $who } { $who -> [you] pass *[other] passes }.
passes =
    { $who } { $who ->
        [you] пропускаете
       *[other] пропускает
    } ход.

# English: There is nothing to draw. { $who } { $who -> [you] pass *[other] passes }.
finds_nothing =
    Брать нечего. { $who } { $who ->
        [you] пропускаете
       *[other] пропускает
    } ход.

# English: There is nothing to draw, so the eight counts as covered.
COUNTS_AS_COVERED = Брать нечего, поэтому восьмёрка считается накрытой.

# English: { $who } { $who -> [you] are *[other] is } out.
is_out =
    { $who ->
        [you] У вас больше нет карт
       *[other] { $who } выходит: карт больше нет
    }.

# English: Exactly 101: { $who -> [you] you begin *[other] { $who } begins } again from 0.
is_wiped =
    Ровно 101: { $who ->
        [you] вы снова начинаете
       *[other] { $who } снова начинает
    } с нуля.

# English: { $who } { $who -> [you] are *[other] is } knocked out.
is_knocked_out =
    { $who } { $who ->
        [you] выбываете
       *[other] выбывает
    } из матча.

# English: Nobody can play or draw: the round is blocked.
BLOCKED_BY_PASSES = Никто не может ни сходить, ни взять карту: раунд остановлен.

# English: After 300 turns the round is blocked.
BLOCKED_BY_TURNS = Сделано 300 ходов: раунд остановлен.

# English: The stock has been rebuilt eleven times: the round is blocked.
BLOCKED_BY_REBUILDS = Колода пересобрана одиннадцать раз: раунд остановлен.

# English: somebody has more than 101, and the lowest total wins
EXCEEDED = у кого-то больше 101, побеждает наименьший счёт

# English: all others have more than 101
LAST_LEFT = у всех остальных больше 101

# English: all have more than 101, and the lowest total wins
NOBODY_LEFT = у всех больше 101, побеждает наименьший счёт

# English: 100 rounds were played, and the lowest total wins
ALL_ROUNDS = сыграно 100 раундов, побеждает наименьший счёт

# English: Free to draw
DRAW_CHOICE = Добор по желанию

# English: You need not play: draw one card instead, then play or pass.
DRAW_CHOICE_SAYS = Ходить не обязательно: можно взять одну карту, а потом сходить или пропустить ход.

# English: Equal ranks together
EQUAL_RANKS = Одинаковые вместе

# English: You may play several cards of one rank at once; their effects add up.
EQUAL_RANKS_SAYS = Можно сходить сразу несколькими картами одного достоинства; их действия складываются.

# English: Pass it on
PASS_ON = Перевод

# English: Answer a six with a six, or a seven with a seven: the next player takes it all.
PASS_ON_SAYS = На шестёрку отвечают шестёркой, на семёрку — семёркой: всё берёт следующий.

# English: Quick round
QUICK_ROUND = Короткий раунд

# English: The round ends as soon as one player is out.
QUICK_ROUND_SAYS = Раунд кончается, как только один игрок остался без карт.

# English: Knock-out
KNOCK_OUT = На выбывание

# English: Three or four players: whoever goes above 101 is out, and the others play on until one is left.
KNOCK_OUT_SAYS = Трое или четверо: у кого больше 101, тот выбывает, остальные играют, пока не останется один.

# English: Knock-out is for three or four players: with two, the match ends when one has lost
KNOCK_OUT_FOR_MORE = «На выбывание» играют втроём или вчетвером: вдвоём матч и так кончается, когда один проиграл

# English: Queens only
LONE_QUEEN = Одни дамы

# English: A hand of nothing but queens costs 20 for each, 40 for the queen of spades.
LONE_QUEEN_SAYS = Если на руках только дамы, каждая стоит 20, а дама пик — 40.

# English: Winner deals
WINNER_DEALS = Сдаёт победитель

# English: The first player out deals the next round.
WINNER_DEALS_SAYS = Следующий раунд сдаёт тот, кто первым остался без карт.

# English: Cards each
HAND_SIZE = Карт каждому

# English: How many cards each player gets; the dealer’s last one begins the discard pile.
HAND_SIZE_SAYS = Сколько карт получает каждый; последняя карта сдающего начинает сброс.

# English: Four
FOUR = Четыре

# English: Five
FIVE = Пять

# English: Queens double
QUEEN_DOUBLES = Дамы удваивают

# English: Going out on a queen takes nothing off, but the others pay double, and fourfold for the queen of spades.
QUEEN_DOUBLES_SAYS = Выход на даме ничего не списывает, но остальные платят вдвойне, за даму пик — вчетверо.

# English: You get rid of { $n } { $n -> [one] card *[other] cards } at once and keep { $left }, worth { $points } { $points -> [one] point *[other] points }.
chain_leaves =
    Сразу { $n ->
        [one] уйдёт { $n } карта
        [few] уйдут { $n } карты
       *[many] уйдёт { $n } карт
    }; { $left ->
        [one] останется { $left } карта
        [few] останутся { $left } карты
       *[many] останется { $left } карт
    } на { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# English: { $n -> [one] This card goes *[other] These { $n } cards go } one after the other, and you are out.
chain_goes_out =
    { $n ->
        [one] Эта карта уходит
        [few] Эти { $n } карты уходят подряд
       *[many] Эти { $n } карт уходят подряд
    }, и вы вышли.

# English: { $n } of { $unseen } unseen cards fit.
unseen_fit =
    Из { $unseen } { $unseen ->
        [one] неизвестной карты
        [few] неизвестных карт
       *[many] неизвестных карт
    } { $n ->
        [one] подходит
        [few] подходят
       *[many] подходит
    } { $n }.

# English: You hold { $n } of this suit; { $others } of { $unseen } unseen cards have it, too.
of_the_suit =
    Карт этой масти у вас { $n }, среди { $unseen } { $unseen ->
        [one] неизвестной
        [few] неизвестных
       *[many] неизвестных
    } — { $others }.

# English: You take { $n } { $n -> [one] card *[other] cards }.
must_take =
    Вы берёте { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }.

# English: You keep { $n } { $n -> [one] card *[other] cards }, worth { $points } { $points -> [one] point *[other] points }; { $fitting } of them { $fitting -> [one] fits *[other] fit } now.
keeps_cards =
    У вас { $n ->
        [one] останется { $n } карта
        [few] останутся { $n } карты
       *[many] останется { $n } карт
    } на { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }; сейчас из них { $fitting ->
        [one] подходит
        [few] подходят
       *[many] подходит
    } { $fitting }.

# English: Play a queen. Which suit leaves the fewest cards that fit?
PUZZLE_SUIT = Сходите дамой. Какую масть заказать, чтобы подходило меньше всего карт?

# English: Play all your cards in this turn.
PUZZLE_CHAIN = Избавьтесь от всех своих карт этим ходом.

# English: After which card must the other player certainly draw?
PUZZLE_SAFE = После какой карты соперник точно не сможет сходить?

# English: Which of these cards can the other player not have?
PUZZLE_CANNOT = Какой из этих карт у соперника быть не может?

# English: The other player has one card. Which of these can it be?
PUZZLE_LAST = У соперника одна карта. Какая из этих может ею быть?

# English: All cards are open. Get rid of your cards as soon as possible, whatever the other player does.
PUZZLE_OUT = Все карты открыты. Избавьтесь от карт как можно скорее, что бы ни делал соперник.

# English: All cards are open. As soon as possible, end the round with more than 101 points for the other player.
PUZZLE_OVER = Все карты открыты. Закончите раунд так, чтобы у соперника стало больше 101 очка.

# English: Counting the suits that were not seen
TRAINS_SUIT = Считать масти, которые ещё не вышли

# English: Finding the order in which everything can be played
TRAINS_CHAIN = Находить порядок, в котором уходят все карты

# English: Knowing what the other player cannot hold
TRAINS_SAFE = Знать, чего у соперника быть не может

# English: Finding the last card of the other player
TRAINS_LAST = Вычислять последнюю карту соперника

# English: Looking ahead until you are out
TRAINS_OUT = Считать ходы до выхода

# English: Ending the round when it costs the other player most
TRAINS_OVER = Заканчивать раунд, когда сопернику это дороже всего

# English: After it at least { $n } { $n -> [one] card stays *[other] cards stay } in your hand.
chain_is_stuck =
    После этого на руках останется не меньше { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    }.

# English: It orders no suit.
ORDERS_NOTHING = Этот ход не заказывает масть.

# English: It plays no card.
COVERS_NOTHING = Этим ходом карту не кладут.

# English: The other player may hold this card, which fits: { $card }.
may_be_covered = У соперника может быть карта, которая подходит: { $card }.

# English: { $n } unseen { $n -> [one] card fits *[other] cards fit }. For the best suit it is only { $least }.
suit_is_covered =
    { $n ->
        [one] Подойдёт { $n } неизвестная карта
        [few] Подойдут { $n } неизвестные карты
       *[many] Подойдёт { $n } неизвестных карт
    }. При лучшей масти — только { $least }.
