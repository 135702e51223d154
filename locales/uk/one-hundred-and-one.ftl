## games::one_hundred_and_one::illegal_texts

# English: order a suit only with a queen that you play, or for the starting queen
illegal-ONLY_WITH_A_QUEEN = масть замовляють, лише коли ходять дамою або коли початкова карта — дама

# English: first order a suit for the starting queen
illegal-ORDER_FIRST = початкова карта — дама: спершу замовте масть

# English: pass the cards on, or draw them
illegal-MUST_DRAW = переведіть карти або візьміть їх

# English: you may pass only if you drew by choice and could play
illegal-MAY_NOT_PASS = пропустити хід можна, лише якщо ви взяли карту з власної волі й могли б ходити

# English: you have drawn a card already: play, or pass
illegal-HAS_DRAWN = ви вже взяли карту: ходіть або пропустіть хід

# English: you must cover the eight: you have a card that fits
illegal-MUST_COVER = вісімку треба накрити: у вас є карта, що підходить

# English: there is no card to draw
illegal-NO_CARD = брати більше нема чого

# English: you have a card that fits, so you must play it
illegal-MUST_PLAY = у вас є карта, що підходить, тож треба ходити

# English: the { $card } does not fit: expected { $expected }
illegal-does_not_fit = { $card } не підходить; потрібно: { $expected }

# English: only a queen orders a suit
illegal-ONLY_QUEENS_ORDER = масть замовляє лише дама

# English: this queen ends the round, so it orders no suit
illegal-LAST_QUEEN = ця дама завершує раунд, тож масть не замовляють

# English: a queen orders a suit: add `order` and its letter after the cards
illegal-QUEEN_ORDERS = дама замовляє масть: додайте після карт `order` і літеру масті

# English: play one card at a time
illegal-ONE_AT_A_TIME = ходіть по одній карті

# English: only cards of the same rank can be played together
illegal-ONE_RANK = разом можна зіграти лише карти одного рангу

# English: between the first and the last card, expected { $cards } in this order
illegal-in_this_order = між першою й останньою картою порядок має бути такий: { $cards }

# English: another six
illegal-SIX = ще одна шістка

# English: another seven
illegal-SEVEN = ще одна сімка

# English: { $suit }, as ordered, or a queen
illegal-ordered = { $suit }, як замовлено, або дама

# English: { $suit }, the rank of the { $card }, or a queen
illegal-suit_or_rank = { $suit }, той самий ранг ({ $card }) або дама

## games::one_hundred_and_one::texts

# English: One Hundred and One
TITLE = Сто одне

# English: Get rid of your cards. A total of exactly 101 becomes 0.
TAGLINE = Позбудьтеся карт. Рівно 101 очко перетворюється на 0.

# English: 15 minutes
LENGTH = 15 хвилин

# English: round
ROUND = раунд

# English: Traditional (Mau-Mau family); this version as described by RD AAOW.
CREDIT = Народна гра з родини «Мау-мау»; цей варіант описав RD AAOW.

# English: discard pile
PLAYED_CARDS = скид

# English: Order a suit
ORDER_A_SUIT = Замовте масть

# English: Which card lies on top?
WHICH_ON_TOP = Яка карта ляже зверху?

# English: Play a card
PLAY = Зробіть хід

# English: Play a card, or draw
PLAY_OR_DRAW = Зробіть хід або візьміть карту

# English: Play a card, or pass
PLAY_OR_PASS = Зробіть або пропустіть хід

# English: Pass it on, or draw { $cards } { $cards -> [one] card *[other] cards }
pass_on_or_draw =
    Переведіть або візьміть { $cards } { $cards ->
        [one] карту
        [few] карти
       *[many] карт
    }

# English: Cover the eight
COVER = Накрийте вісімку

# English: Cover the eight, or draw until a card fits
COVER_OR_DRAW = Накрийте вісімку або беріть, доки карта не підійде

# English: Nothing fits: draw a card
DRAW_AS_NOTHING_FITS = Нічого не підходить: візьміть карту

# English: Nothing fits, and there is nothing to draw: pass
PASS_AS_NOTHING_FITS = Нічого не підходить, і брати нема чого: пропустіть хід

# English: Draw a card
DRAW_A_CARD = Взяти карту

# English: Draw { $cards } { $cards -> [one] card *[other] cards }
draw_cards =
    Взяти { $cards } { $cards ->
        [one] карту
        [few] карти
       *[many] карт
    }

# English: Nothing to draw: pass
NOTHING_TO_DRAW = Брати нема чого: пропустити хід

# English: Pass
PASS = Пропустити

# English: Play { $cards }{ $effect -> [some] : { $effect } *[none] }
play_cards =
    Хід: { $cards }{ $effect ->
        [some] { " " }— { $effect }
       *[none] { "" }
    }

# English: the next player draws { $cards }
next_draws = наступний бере { $cards }

# English: the next player is skipped
NEXT_IS_SKIPPED = наступний пропускає хід

# English: must be covered
MUST_BE_COVERED = треба накрити

# English: order { $suit }
order = замовлення: { $suit }

# English: out, and 20 off
OUT_AND_20_OFF = вихід, 20 списано

# English: out, and 40 off
OUT_AND_40_OFF = вихід, 40 списано

# English: out, and the others pay double
OUT_AND_DOUBLE = вихід, решта платить удвічі

# English: out, and the others pay fourfold
OUT_AND_FOURFOLD = вихід, решта платить учетверо

# English: { $last } on top
on_top = зверху { $last }

# English: { $first } first, { $last } on top
first_and_on_top = спершу { $first }, зверху { $last }

# English: +{ $cards }, skipped
hit = +{ $cards }, пропуск

# English: skipped
SKIPPED = пропуск ходу

# English: +{ $cards } waiting
waits = чекає +{ $cards }

# English: must cover
COVERS = треба накрити

# English: out
OUT = без карт

# English: knocked out
KNOCKED_OUT = поза матчем

# English: { $hand } { $hand -> [one] point *[other] points } in hand
in_hand =
    на руках { $hand } { $hand ->
        [one] очко
        [few] очки
       *[many] очок
    }

# English: { $sum } if you lose now
if_lost = { $sum }, якщо програти зараз

# English: more than 101
ABOVE_GOAL = понад 101

# English: 101 would become 0
BACK_TO_NOTHING = 101 стане нулем

# English: { $who } { $who -> [you] take *[other] takes } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
takes_points =
    { $who } { $who ->
        [you] отримуєте
       *[other] отримує
    } { $points } { $points ->
        [one] штрафне очко
        [few] штрафні очки
       *[many] штрафних очок
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Разом { $total }.

# English: { $who } { $who -> [you] shed *[other] sheds } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
sheds_points =
    { $who } { $who ->
        [you] списуєте
       *[other] списує
    } { $points } { $points ->
        [one] штрафне очко
        [few] штрафні очки
       *[many] штрафних очок
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Разом { $total }.

# English: { $who } { $who -> [you] order *[other] orders } { $suit }.
orders =
    { $who } { $who ->
        [you] замовляєте
       *[other] замовляє
    } масть: { $suit }.

# English: { $who } { $who -> [you] are *[other] is } skipped.
is_skipped =
    { $who } { $who ->
        [you] пропускаєте
       *[other] пропускає
    } хід.

# English: { $who } can pass { $cards } { $cards -> [one] card *[other] cards } on.
can_pass_on =
    { $who } { $who ->
        [you] можете
       *[other] може
    } перевести { $cards } { $cards ->
        [one] карту
        [few] карти
       *[many] карт
    }.

# English: The drawn card fits.
DRAWN_CARD_FITS = Узята карта підходить.

# English: A card fits.
A_CARD_FITS = Є карта, що підходить.

# English: Nothing fits.
NOTHING_FITS = Нічого не підходить.

# English: { $who } { $who -> [you] pass *[other] passes }.
passes =
    { $who } { $who ->
        [you] пропускаєте
       *[other] пропускає
    } хід.

# English: There is nothing to draw. { $who } { $who -> [you] pass *[other] passes }.
finds_nothing =
    Брати нема чого. { $who } { $who ->
        [you] пропускаєте
       *[other] пропускає
    } хід.

# English: There is nothing to draw, so the eight counts as covered.
COUNTS_AS_COVERED = Брати нема чого, тож вісімка вважається накритою.

# English: { $who } { $who -> [you] are *[other] is } out.
is_out =
    { $who ->
        [you] У вас більше немає карт
       *[other] { $who } лишається без карт
    }.

# English: Exactly 101: { $who -> [you] you begin *[other] { $who } begins } again from 0.
is_wiped =
    Рівно 101: { $who ->
        [you] ви знову починаєте
       *[other] { $who } знову починає
    } з нуля.

# English: { $who } { $who -> [you] are *[other] is } knocked out.
is_knocked_out =
    { $who } { $who ->
        [you] вибуваєте
       *[other] вибуває
    } з матчу.

# English: Nobody can play or draw: the round is blocked.
BLOCKED_BY_PASSES = Ніхто не може ні ходити, ні брати: раунд заблоковано.

# English: After 300 turns the round is blocked.
BLOCKED_BY_TURNS = Минуло 300 ходів: раунд заблоковано.

# English: The stock has been rebuilt eleven times: the round is blocked.
BLOCKED_BY_REBUILDS = Колоду складали наново одинадцять разів: раунд заблоковано.

# English: somebody has more than 101, and the lowest total wins
EXCEEDED = хтось має понад 101, і виграє найменший рахунок

# English: all others have more than 101
LAST_LEFT = усі інші мають понад 101

# English: all have more than 101, and the lowest total wins
NOBODY_LEFT = усі мають понад 101, і виграє найменший рахунок

# English: 100 rounds were played, and the lowest total wins
ALL_ROUNDS = зіграно 100 раундів, і виграє найменший рахунок

# English: Free to draw
DRAW_CHOICE = Вільний добір

# English: You need not play: draw one card instead, then play or pass.
DRAW_CHOICE_SAYS = Ходити не обов’язково: можна взяти одну карту, а тоді походити або пропустити хід.

# English: Equal ranks together
EQUAL_RANKS = Однакові разом

# English: You may play several cards of one rank at once; their effects add up.
EQUAL_RANKS_SAYS = Можна зіграти кілька карт одного рангу відразу; їхні дії додаються.

# English: Pass it on
PASS_ON = Переведення

# English: Answer a six with a six, or a seven with a seven: the next player takes it all.
PASS_ON_SAYS = На шістку відповідають шісткою, на сімку — сімкою, і все бере наступний гравець.

# English: Quick round
QUICK_ROUND = Швидкий раунд

# English: The round ends as soon as one player is out.
QUICK_ROUND_SAYS = Раунд закінчується, щойно хтось лишився без карт.

# English: Knock-out
KNOCK_OUT = На вибування

# English: Three or four players: whoever goes above 101 is out, and the others play on until one is left.
KNOCK_OUT_SAYS = Для трьох чи чотирьох: хто набрав понад 101, вибуває, а решта грає, доки не лишиться один.

# English: Knock-out is for three or four players: with two, the match ends when one has lost
KNOCK_OUT_FOR_MORE = На вибування грають утрьох або вчотирьох: удвох матч і так закінчується, коли один програв

# English: Queens only
LONE_QUEEN = Самі дами

# English: A hand of nothing but queens costs 20 for each, 40 for the queen of spades.
LONE_QUEEN_SAYS = Якщо на руках лишилися самі дами, кожна коштує 20, а пікова — 40.

# English: Winner deals
WINNER_DEALS = Роздає переможець

# English: The first player out deals the next round.
WINNER_DEALS_SAYS = Наступний раунд роздає той, хто першим лишився без карт.

# English: Cards each
HAND_SIZE = Карт кожному

# English: How many cards each player gets; the dealer’s last one begins the discard pile.
HAND_SIZE_SAYS = Скільки карт дістає кожен; з останньої карти того, хто роздає, починається скид.

# English: Four
FOUR = Чотири

# English: Five
FIVE = П’ять

# English: Queens double
QUEEN_DOUBLES = Дами подвоюють

# English: Going out on a queen takes nothing off, but the others pay double, and fourfold for the queen of spades.
QUEEN_DOUBLES_SAYS = Вихід дамою нічого не списує, але решта платить удвічі, а за пікову даму — вчетверо.

# English: You get rid of { $n } { $n -> [one] card *[other] cards } at once and keep { $left }, worth { $points } { $points -> [one] point *[other] points }.
chain_leaves =
    Ви відразу позбуваєтеся { $n } { $n ->
        [one] карти
        [few] карт
       *[many] карт
    }; лишається { $left } { $left ->
        [one] карта
        [few] карти
       *[many] карт
    } на { $points } { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }.

# English: { $n -> [one] This card goes *[other] These { $n } cards go } one after the other, and you are out.
chain_goes_out =
    { $n ->
        [one] Ця карта йде
        [few] Ці { $n } карти йдуть
       *[many] Ці { $n } карт ідуть
    } одна за одною, і ви без карт.

# English: { $n } of { $unseen } unseen cards fit.
unseen_fit =
    Серед невідомих карт { $n ->
        [one] підходить
        [few] підходять
       *[many] підходить
    } { $n } з { $unseen }.

# English: You hold { $n } of this suit; { $others } of { $unseen } unseen cards have it, too.
of_the_suit = У вас цієї масті { $n }, серед невідомих карт — { $others } з { $unseen }.

# English: You take { $n } { $n -> [one] card *[other] cards }.
must_take =
    Ви берете { $n } { $n ->
        [one] карту
        [few] карти
       *[many] карт
    }.

# English: You keep { $n } { $n -> [one] card *[other] cards }, worth { $points } { $points -> [one] point *[other] points }; { $fitting } of them { $fitting -> [one] fits *[other] fit } now.
keeps_cards =
    У вас лишається { $n } { $n ->
        [one] карта
        [few] карти
       *[many] карт
    } на { $points } { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }; з них зараз { $fitting ->
        [one] підходить
        [few] підходять
       *[many] підходить
    } { $fitting }.

# English: Play a queen. Which suit leaves the fewest cards that fit?
PUZZLE_SUIT = Зіграйте даму. До якої масті підійде найменше невідомих карт?

# English: Play all your cards in this turn.
PUZZLE_CHAIN = Зіграйте всі свої карти за цей хід.

# English: After which card must the other player certainly draw?
PUZZLE_SAFE = Після якої карти суперник напевно муситиме брати?

# English: Which of these cards can the other player not have?
PUZZLE_CANNOT = Якої з цих карт у суперника бути не може?

# English: The other player has one card. Which of these can it be?
PUZZLE_LAST = У суперника одна карта. Яка з цих може нею бути?

# English: All cards are open. Get rid of your cards as soon as possible, whatever the other player does.
PUZZLE_OUT = Усі карти відкриті. Позбудьтеся карт якнайшвидше, хоч би як грав суперник.

# English: All cards are open. As soon as possible, end the round with more than 101 points for the other player.
PUZZLE_OVER = Усі карти відкриті. Якнайшвидше завершіть раунд так, щоб суперник мав понад 101 очко.

# English: Counting the suits that were not seen
TRAINS_SUIT = Рахувати масті, яких ще не видно

# English: Finding the order in which everything can be played
TRAINS_CHAIN = Знаходити порядок, у якому підуть усі карти

# English: Knowing what the other player cannot hold
TRAINS_SAFE = Знати, чого в суперника бути не може

# English: Finding the last card of the other player
TRAINS_LAST = Вираховувати останню карту суперника

# English: Looking ahead until you are out
TRAINS_OUT = Прораховувати хід за ходом, доки не скінчаться карти

# English: Ending the round when it costs the other player most
TRAINS_OVER = Завершувати раунд, коли це найдорожче для суперника

# English: After it at least { $n } { $n -> [one] card stays *[other] cards stay } in your hand.
chain_is_stuck =
    Після цього на руках { $n ->
        [one] лишається щонайменше { $n } карта
        [few] лишаються щонайменше { $n } карти
       *[many] лишається щонайменше { $n } карт
    }.

# English: It orders no suit.
ORDERS_NOTHING = Цей хід не замовляє масті.

# English: It plays no card.
COVERS_NOTHING = Цим ходом карту не зіграно.

# English: The other player may hold this card, which fits: { $card }.
may_be_covered = У суперника може бути карта, що підходить: { $card }.

# English: { $n } unseen { $n -> [one] card fits *[other] cards fit }. For the best suit it is only { $least }.
suit_is_covered =
    { $n ->
        [one] Підходить { $n } невідома карта
        [few] Підходять { $n } невідомі карти
       *[many] Підходить { $n } невідомих карт
    }. За найкращої масті — лише { $least }.
