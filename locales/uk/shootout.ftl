## games::shootout::illegal_texts

# English: the game is over
illegal-OVER = партію закінчено

# English: first take a card
illegal-TAKE_FIRST = спершу візьміть карту

# English: discard exactly one card
illegal-ONE_CARD = скиньте рівно одну карту

# English: if you shoot, you must shoot three times
illegal-THREE_SHOTS = якщо стріляти, то тричі

# English: now lead a card, or end the turn
illegal-LEAD_OR_PASS = тепер зробіть постріл або завершіть хід

# English: you must follow the lead
illegal-FOLLOW = на постріл треба відповісти

# English: you must score at least one card of the trick
illegal-SCORE = із взятки треба записати принаймні одну карту

# English: only single cards can be played in this match
illegal-SINGLES_ONLY = у цьому матчі грають лише по одній карті

# English: only cards of one rank can be played together
illegal-MIXED = разом можна зіграти лише карти одного рангу

# English: follow a single card with a single card
illegal-SINGLE_FOR_SINGLE = на одну карту відповідайте однією

# English: follow { $n } cards with as many, or with one
illegal-as_many =
    на { $n } { $n ->
        [one] карту
        [few] карти
       *[many] карт
    } відповідайте стількома ж або однією

# English: you must follow suit: your hand has { $suit }
illegal-follow_suit = треба ходити в масть: у вас на руках є { $suit }

# English: your hand has { $suit }, so your set needs { $suit } or a trump
illegal-set_needs = у вас на руках є { $suit }, тож серед ваших карт мають бути { $suit } або козир

# English: { $card } must be on top, and the others in the order S H D C
illegal-trump_on_top = зверху має бути { $card }, а решта — у порядку S H D C

# English: write the cards below the top one in the order S H D C
illegal-ORDER = карти під верхньою пишіть у порядку S H D C

# English: expected { $moves }
illegal-expected = потрібно: { $moves }

# English: { $before } or { $last }
illegal-or = { $before } або { $last }

# English: a two was lost to this trick: expected `score miss 0`
illegal-TWO_WAS_LOST = у цю взятку віддано двійку, потрібно: `score miss 0`

# English: a two was lost to this trick, so score one card of the winner's own set
illegal-ONE_OF_OWN_SET = у цю взятку віддано двійку, тож записують одну з карт переможця

# English: score all that one player played to this trick
illegal-ALL_OF_ONE_PLAYER = запишіть усе, що зіграв у цю взятку один гравець

# English: nobody lost a two to this trick
illegal-NO_TWO_LOST = двійки в цю взятку ніхто не віддав

# English: there is no sum to decide on
illegal-NO_SUM = немає суми, про яку вирішувати

## games::shootout::texts

# English: Shootout
TITLE = Влучний постріл

# English: Win tricks, and score one card of each to land on exactly 101.
TAGLINE = Беріть взятки, записуйте по карті з кожної й дійдіть рівно до 101.

# English: 15 minutes
LENGTH = 15 хвилин

# English: game
ROUND = партія

# English: A published two-player card game. We do not know its author and title; “Shootout” is our name for it.
CREDIT = Опублікована карткова гра для двох. Її автор і назва нам невідомі; назву «Влучний постріл» дали ми.

# English: Target
TARGET = Ціль

# English: Hit this number exactly to win. With doubles and triples it is 201 unless you choose another.
TARGET_DOES = Щоб виграти, влучте точно в це число. З парами й трійками це 201, якщо не обрано іншого.

# English: 67, 133 and 201
THREE_TARGETS = 67, 133 і 201

# English: Three shots
THREE_SHOTS = Три постріли

# English: If you shoot, you shoot three times in a row. Each trick scores by itself, or only the sum scores.
THREE_SHOTS_DOES = Якщо ви стріляєте, то тричі поспіль. Зараховується кожна взятка окремо або лише сума.

# English: Each trick scores
EACH_SCORES = Кожна взятка

# English: The sum scores
TOTAL_SCORES = Лише сума

# English: No overshooting
NO_OVERSHOOTING = Без перебору

# English: A value that would pass the target is not added: it counts nothing or is subtracted.
NO_OVERSHOOTING_DOES = Значення, з яким вийшов би перебір, не додається: воно не рахується або віднімається.

# English: Doubles and triples
SETS = Пари й трійки

# English: Two or three cards of one rank may be led together.
SETS_DOES = Можна зайти відразу двома чи трьома картами одного рангу.

# English: Misses
MISSING = Промахи

# English: If a player who follows loses a two to the trick, its winner scores nothing.
MISSING_DOES = Якщо хтось у відповідь віддає у взятку двійку, взятка не приносить нічого.

# English: Finish on a double
FINISH = Фініш парою

# English: Only two cards of one rank, scored together, can hit the last target.
FINISH_DOES = В останню ціль влучають лише двома картами одного рангу, записаними разом.

# English: “Finish on a double” needs “Doubles and triples”: without them nobody scores a double
FINISH_NEEDS_SETS = «Фініш парою» можливий лише з параметром «Пари й трійки»: без нього пари не записати

# English: Match
MATCH = Матч

# English: Whoever wins more than half of the games wins the match.
MATCH_DOES = Хто виграє більше половини партій, той виграє матч.

# English: One game
ONE_GAME = Одна партія

# English: Best of three
BEST_OF_THREE = Серія з трьох партій

# English: Best of five
BEST_OF_FIVE = Серія з п’яти партій

# English: most games won
MOST_GAMES = найбільше виграних партій

# English: no game was won
NO_GAME_WON = жодної виграної партії

# English: the target was hit exactly
HIT = точне влучання в ціль

# English: the stock ran out three times without a shot
STALLED = колода тричі скінчилася без жодного пострілу

# English: a thousand cards in a row came from the discard pile
TOO_MANY_TAKES = тисячу карт поспіль узято зі скиду

# English: 300 tricks without a winner
TOO_MANY_TRICKS = 300 взяток без переможця

# English: Take one of the two top cards
TAKE = Візьміть одну з двох верхніх карт

# English: Discard a card
DISCARD = Скиньте карту

# English: Shoot, or end the turn
SHOOT = Стріляйте або завершіть хід

# English: Shoot again: { $shots -> [one] the last shot *[other] { $shots } more shots }
shoot_again =
    Стріляйте далі: { $shots ->
        [one] лишився { $shots } постріл
        [few] лишилося { $shots } постріли
       *[many] лишилося { $shots } пострілів
    }

# English: Follow { $lead }
follow = Відповідайте на постріл: { $lead }

# English: Name a value for this turn’s sum
NAME_A_VALUE = Назвіть очки для суми цього ходу

# English: Choose what to score
SCORE = Оберіть, що записати

# English: Your sum would pass the target: count nothing, or subtract it
DECIDE = Із цією сумою вийде перебір: не рахуйте її або відніміть

# English: The game is over
OVER = Партію закінчено

# English: Take from the stock
TAKE_STOCK = Взяти з колоди

# English: Take { $card } from the stock
take_stock = Взяти з колоди: { $card }

# English: Take from the discard pile
TAKE_DISCARD = Взяти зі скиду

# English: Take { $card } from the discard pile
take_discard = Взяти зі скиду: { $card }

# English: Discard { $card }
discard = Скинути: { $card }

# English: End the turn
PASS = Завершити хід

# English: Shoot { $cards }
shoot = Постріл: { $cards }

# English: Follow with { $cards }
follow_with = Відповідь: { $cards }

# English: Which suit do you lead?
WHICH_SUIT = З якої масті заходите?

# English: { $card } on top
on_top = Зверху { $card }

# English: Miss: score nothing
MISS = Промах: нічого

# English: Nothing
NOTHING = Нічого

# English: { $total }, wins
wins = { $total }, перемога

# English: { $total }, next target { $target }
next_target = { $total }, далі ціль { $target }

# English: { $total }, { $n } to go
left = { $total }, лишиться { $n }

# English: { $total }, { $n } over
past = { $total }, перебір { $n }

# English: { $total }, as it would pass { $target }
would_pass = { $total }: понад { $target } не можна

# English: { $total }, as it is not a double
no_double = { $total }: це не пара

# English: { $sum } in this turn
in_this_turn = { $sum } за цей хід

# English: { $sum } in this turn, hits { $target }
sum_hits = { $sum } за цей хід, влучання в { $target }

# English: { $sum } in this turn, { $n } over
sum_passes = { $sum } за цей хід, перебір { $n }

# English: { $n } to go
to_go = лишилося { $n }

# English: { $n } over
over = перебір { $n }

# English: on target
ON_TARGET = точно в ціль

# English: a { $n }
a_number = { $n }

# English: an 8
AN_EIGHT = 8

# English: an ace
ACE = туз

# English: a Joker
JOKER = джокер

# English: a ten or a face card
TEN_OR_COURT = десятка чи фігура

# English: two { $n }s
two_of = дві { $n }

# English: two aces
TWO_ACES = два тузи

# English: both Jokers
TWO_JOKERS = обидва джокери

# English: a pair from ten to king
TWO_TENS = пара від десятки до короля

# English: three { $n }s
three_of = три { $n }

# English: three aces
THREE_ACES = три тузи

# English: a triple from ten to king
THREE_TENS = трійка від десятки до короля

# English: { $before } or { $last }
or = { $before } або { $last }

# English: { $cards } would hit it
hit_by = для влучання: { $cards }

# English: { $points } first, then one card can hit it
first = спершу { $points }, далі вистачить однієї карти

# English: Trumps: { $suit }
trumps = Козирі: { $suit }

# English: shooter
SHOOTER = стрілець

# English: wins the trick
TAKES_THE_TRICK = бере взятку

# English: misses
MISSES = промах

# English: { $n } { $n -> [one] game *[other] games } won
games_won =
    { $n } { $n ->
        [one] перемога
        [few] перемоги
       *[many] перемог
    }

# English: trick
PLAYED = взятка

# English: Trumps are { $suit }.
trumps_are = Козирі: { $suit }.

# English: Nobody wins this game.
NOBODY_WINS = У цій партії ніхто не перемагає.

# English: { $who } { $who -> [you] end *[other] ends } the turn.
passes =
    { $who } { $who ->
        [you] завершуєте
       *[other] завершує
    } хід.

# English: { $who } { $who -> [you] miss *[other] misses }: the trick scores nothing.
misses =
    { $who } { $who ->
        [you] промахуєтеся
       *[other] промахується
    }: взятка не дає нічого.

# English: { $who } { $who -> [you] win *[other] wins } the game.
wins_the_game =
    { $who } { $who ->
        [you] виграєте
       *[other] виграє
    } партію.

# English: { $who } { $who -> [you] reach *[other] reaches } { $target }. The next target is { $next }.
reaches =
    { $who } { $who ->
        [you] влучаєте
       *[other] влучає
    } в { $target }. Наступна ціль: { $next }.

# English: { $who } { $who -> [you] count *[other] counts } the { $cards }.
counts =
    { $who } { $who ->
        [you] записуєте
       *[other] записує
    }: { $cards }.

# English: { $who } { $who -> [you] name *[other] names } the { $cards }: { $value }.
names =
    { $who } { $who ->
        [you] називаєте
       *[other] називає
    }: { $cards }, { $value }.

# English: It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
leaves =
    Лишиться { $left }; серед невідомих карт рівно стільки { $n ->
        [one] коштує
        [few] коштують
       *[many] коштує
    } { $n } з { $unseen }.

# English: It hits the target.
HITS_THE_TARGET = Це точне влучання.

# English: { $n } of { $unseen } unseen cards beat it.
beaten_by =
    Серед невідомих карт її { $n ->
        [one] б’є
        [few] б’ють
       *[many] б’є
    } { $n } з { $unseen }.

# English: It wins the trick so far, for up to { $points } { $points -> [one] point *[other] points }.
wins_the_trick =
    Поки що взятка ваша, а це до { $points } { $points ->
        [one] очка
        [few] очок
       *[many] очок
    }.

# English: It loses the trick and gives away { $points } { $points -> [one] point *[other] points } at most.
loses_the_trick =
    Взятка не ваша, і ви віддаєте щонайбільше { $points } { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }.

# English: You keep { $n } { $n -> [one] trump *[other] trumps }, and { $hits } { $hits -> [one] card *[other] cards } that hit your target.
keeps =
    У вас лишається { $n } { $n ->
        [one] козир
        [few] козирі
       *[many] козирів
    } і { $hits } { $hits ->
        [one] карта, що влучає
        [few] карти, що влучають
       *[many] карт, що влучають
    } у ціль.

# English: { $n } of { $unseen } unseen cards beat your safest lead.
safest_lead =
    Ваш найнадійніший постріл серед невідомих карт { $n ->
        [one] побила б
        [few] побили б
       *[many] побили б
    } { $n } з { $unseen }.

# English: A two was lost, so the trick scores nothing. It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
missed =
    Віддано двійку, тож взятка не дає нічого. Лишиться { $left }; серед невідомих карт рівно стільки { $n ->
        [one] коштує
        [few] коштують
       *[many] коштує
    } { $n } з { $unseen }.

# English: That makes { $sum } this turn and leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
sum_leaves =
    За цей хід буде { $sum }, і лишиться { $left }; серед невідомих карт рівно стільки { $n ->
        [one] коштує
        [few] коштують
       *[many] коштує
    } { $n } з { $unseen }.

# English: That makes { $sum } this turn, which hits the target.
sum_is_exact = За цей хід буде { $sum }, і це точне влучання.

# English: That makes { $sum } this turn, { $n } more than may be added.
sum_is_too_large = За цей хід буде { $sum }: на { $n } більше, ніж можна додати.

# English: That makes { $sum } this turn, which would hit the target, but it is not a double.
sum_is_no_double = За цей хід буде { $sum }: у ціль, але не парою.

# English: Which lead wins the trick, whatever the others play?
PUZZLE_TRICK = З якої карти зайти, щоб узяти взятку, хоч би що зіграли інші?

# English: Hit your target in this turn, whatever the others play.
PUZZLE_HIT = Влучте в ціль цим ходом, хоч би що зіграли інші.

# English: After which score can most cards in your hand hit the target?
PUZZLE_SCORE = Що записати, щоб у ціль могло влучити найбільше карт у вас на руках?

# English: All cards are open. Hit the target in this turn, whatever the other player answers.
PUZZLE_OPEN = Усі карти відкриті. Влучте в ціль цим ходом, хоч би як відповідав суперник.

# English: All cards are open. Make the other player go over the target in this turn, whichever card they score.
PUZZLE_OVER = Усі карти відкриті. Змусьте суперника до перебору цим ходом, хоч би яку карту він записав.

# English: Counting the cards that beat yours
TRAINS_TRICK = Рахувати карти, які б’ють вашу

# English: Coming within reach of the target
TRAINS_SCORE = Підходити до цілі на відстань влучання

# English: Finding the one sure hit
TRAINS_HIT = Знаходити єдине певне влучання

# English: Finding leads that leave no way out
TRAINS_OPEN = Знаходити ходи, від яких немає порятунку

# English: Making the other player score too much
TRAINS_OVER = Змушувати суперника записати забагато

# English: After it { $n } of your cards { $n -> [one] is *[other] are } worth what you need. After the best score it is { $most }.
leaves_hits =
    Тоді { $n ->
        [one] потрібне значення має { $n } ваша карта
        [few] потрібне значення мають { $n } ваші карти
       *[many] потрібне значення має { $n } ваших карт
    }. За найкращого запису — { $most }.

# English: You have given away the only card that hits for certain.
GAVE_IT_AWAY = Ви віддали єдину карту, яка влучає напевно.

# English: The only card that hits for certain was in the other pile.
LEFT_IT_LYING = Єдина карта, яка влучає напевно, лежала в іншому стосі.

# English: It is not worth { $n }, which you need.
not_worth = Вона не коштує { $n }, а треба саме стільки.

# English: Somebody may hold this card, which beats it: { $card }.
may_be_beaten = У когось може бути карта, яка її б’є: { $card }.
