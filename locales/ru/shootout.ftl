## games::shootout::illegal_texts

# English: the game is over
illegal-OVER = партия окончена

# English: first take a card
illegal-TAKE_FIRST = сначала возьмите карту

# English: discard exactly one card
illegal-ONE_CARD = сбросьте ровно одну карту

# English: if you shoot, you must shoot three times
illegal-THREE_SHOTS = если стрелять, то три раза

# English: now lead a card, or end the turn
illegal-LEAD_OR_PASS = теперь сделайте выстрел или закончите ход

# English: you must follow the lead
illegal-FOLLOW = на выстрел надо ответить

# English: you must score at least one card of the trick
illegal-SCORE = из взятки надо записать хотя бы одну карту

# English: only single cards can be played in this match
illegal-SINGLES_ONLY = в этом матче ходят по одной карте

# English: only cards of one rank can be played together
illegal-MIXED = вместе ходят только картами одного достоинства

# English: follow a single card with a single card
illegal-SINGLE_FOR_SINGLE = на одну карту отвечайте одной

# English: follow { $n } cards with as many, or with one
illegal-as_many =
    на { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } отвечайте столькими же или одной

# English: you must follow suit: your hand has { $suit }
illegal-follow_suit = надо отвечать в масть, на руках есть { $suit }

# English: your hand has { $suit }, so your set needs { $suit } or a trump
illegal-set_needs = на руках есть { $suit }, поэтому нужны { $suit } или козырь

# English: { $card } must be on top, and the others in the order S H D C
illegal-trump_on_top = сверху: { $card }, остальные в порядке S H D C

# English: write the cards below the top one in the order S H D C
illegal-ORDER = пишите карты под верхней в порядке S H D C

# English: expected { $moves }
illegal-expected = ожидалось: { $moves }

# English: { $before } or { $last }
illegal-or = { $before } или { $last }

# English: a two was lost to this trick: expected `score miss 0`
illegal-TWO_WAS_LOST = во взятку отдана двойка: ожидалось `score miss 0`

# English: a two was lost to this trick, so score one card of the winner's own set
illegal-ONE_OF_OWN_SET = во взятку отдана двойка: запишите одну из карт того, кто её взял

# English: score all that one player played to this trick
illegal-ALL_OF_ONE_PLAYER = запишите всё, что сыграл во взятку один игрок

# English: nobody lost a two to this trick
illegal-NO_TWO_LOST = двойку в эту взятку никто не отдал

# English: there is no sum to decide on
illegal-NO_SUM = решать нечего: суммы нет

## games::shootout::texts

# English: Shootout
TITLE = Перестрелка

# English: Win tricks, and score one card of each to land on exactly 101.
TAGLINE = Берите взятки, записывайте по карте из каждой и наберите ровно 101.

# English: 15 minutes
LENGTH = 15 минут

# English: game
ROUND = партия

# English: A published two-player card game. We do not know its author and title; “Shootout” is our name for it.
CREDIT = Опубликованная карточная игра для двоих. Её автора и названия мы не знаем; «Перестрелкой» назвали её мы.

# English: Target
TARGET = Цель

# English: Hit this number exactly to win. With doubles and triples it is 201 unless you choose another.
TARGET_DOES = Попадите точно в это число, чтобы победить. С парами и тройками это 201, если не выбрано другое.

# English: 67, 133 and 201
THREE_TARGETS = 67, 133 и 201

# English: Three shots
THREE_SHOTS = Три выстрела

# English: If you shoot, you shoot three times in a row. Each trick scores by itself, or only the sum scores.
THREE_SHOTS_DOES = Если вы стреляете, то три раза подряд. Очки даёт каждая взятка или только сумма.

# English: Each trick scores
EACH_SCORES = Каждая взятка

# English: The sum scores
TOTAL_SCORES = Только сумма

# English: No overshooting
NO_OVERSHOOTING = Без перебора

# English: A value that would pass the target is not added: it counts nothing or is subtracted.
NO_OVERSHOOTING_DOES = Карта, от которой вышел бы перебор, не прибавляется: она не считается или вычитается.

# English: Doubles and triples
SETS = Пары и тройки

# English: Two or three cards of one rank may be led together.
SETS_DOES = Можно ходить сразу двумя или тремя картами одного достоинства.

# English: Misses
MISSING = Промахи

# English: If a player who follows loses a two to the trick, its winner scores nothing.
MISSING_DOES = Если кто-то из отвечающих отдал в чужую взятку двойку, взявший остаётся без очков.

# English: Finish on a double
FINISH = Финиш парой

# English: Only two cards of one rank, scored together, can hit the last target.
FINISH_DOES = В последнюю цель попадают только двумя картами одного достоинства, записанными вместе.

# English: “Finish on a double” needs “Doubles and triples”: without them nobody scores a double
FINISH_NEEDS_SETS = «Финиш парой» возможен только вместе с «Парами и тройками»: без них пару не записать

# English: Match
MATCH = Матч

# English: Whoever wins more than half of the games wins the match.
MATCH_DOES = Матч выигрывает тот, кто возьмёт больше половины партий.

# English: One game
ONE_GAME = Одна партия

# English: Best of three
BEST_OF_THREE = Из трёх партий

# English: Best of five
BEST_OF_FIVE = Из пяти партий

# English: most games won
MOST_GAMES = больше всех выигранных партий

# English: no game was won
NO_GAME_WON = ни одной выигранной партии

# English: the target was hit exactly
HIT = точное попадание в цель

# English: the stock ran out three times without a shot
STALLED = колода трижды кончилась без единого выстрела

# English: a thousand cards in a row came from the discard pile
TOO_MANY_TAKES = тысяча карт подряд взята из сброса

# English: 300 tricks without a winner
TOO_MANY_TRICKS = 300 взяток без победителя

# English: Take one of the two top cards
TAKE = Возьмите одну из двух верхних карт

# English: Discard a card
DISCARD = Сбросьте карту

# English: Shoot, or end the turn
SHOOT = Стреляйте или закончите ход

# English: Shoot again: { $shots -> [one] the last shot *[other] { $shots } more shots }
shoot_again =
    Стреляйте ещё: { $shots ->
        [one] остался { $shots } выстрел
        [few] осталось { $shots } выстрела
       *[many] осталось { $shots } выстрелов
    }

# English: Follow { $lead }
follow = Ответьте на ход: { $lead }

# English: Name a value for this turn’s sum
NAME_A_VALUE = Назовите очки для суммы этого хода

# English: Choose what to score
SCORE = Выберите, что записать

# English: Your sum would pass the target: count nothing, or subtract it
DECIDE = С этой суммой перебор: не считайте её или вычтите

# English: The game is over
OVER = Партия окончена

# English: Take from the stock
TAKE_STOCK = Взять из колоды

# English: Take { $card } from the stock
take_stock = Взять из колоды: { $card }

# English: Take from the discard pile
TAKE_DISCARD = Взять из сброса

# English: Take { $card } from the discard pile
take_discard = Взять из сброса: { $card }

# English: Discard { $card }
discard = Сбросить: { $card }

# English: End the turn
PASS = Закончить ход

# English: Shoot { $cards }
shoot = Выстрел: { $cards }

# English: Follow with { $cards }
follow_with = Ответ: { $cards }

# English: Which suit do you lead?
WHICH_SUIT = С какой масти пойдёте?

# English: { $card } on top
on_top = Сверху { $card }

# English: Miss: score nothing
MISS = Промах: ничего

# English: Nothing
NOTHING = Ничего

# English: { $total }, wins
wins = { $total }, победа

# English: { $total }, next target { $target }
next_target = { $total }, дальше цель { $target }

# English: { $total }, { $n } to go
left = { $total }, осталось { $n }

# English: { $total }, { $n } over
past = { $total }, перебор { $n }

# English: { $total }, as it would pass { $target }
would_pass = { $total }: больше { $target } нельзя

# English: { $total }, as it is not a double
no_double = { $total }: это не пара

# English: { $sum } in this turn
in_this_turn = { $sum } за этот ход

# English: { $sum } in this turn, hits { $target }
sum_hits = { $sum } за этот ход, попадание в { $target }

# English: { $sum } in this turn, { $n } over
sum_passes = { $sum } за этот ход, перебор { $n }

# English: { $n } to go
to_go = осталось { $n }

# English: { $n } over
over = перебор { $n }

# English: on target
ON_TARGET = точно в цель

# English: a { $n }
a_number = { $n }

# English: an 8
AN_EIGHT = 8

# English: an ace
ACE = туз

# English: a Joker
JOKER = джокер

# English: a ten or a face card
TEN_OR_COURT = десятка или картинка

# English: two { $n }s
two_of = 2 × { $n }

# English: two aces
TWO_ACES = два туза

# English: both Jokers
TWO_JOKERS = оба джокера

# English: a pair from ten to king
TWO_TENS = пара от десятки до короля

# English: three { $n }s
three_of = 3 × { $n }

# English: three aces
THREE_ACES = три туза

# English: a triple from ten to king
THREE_TENS = тройка от десятки до короля

# English: { $before } or { $last }
or = { $before } или { $last }

# English: { $cards } would hit it
hit_by = в цель: { $cards }

# English: { $points } first, then one card can hit it
first = сначала { $points }, потом хватит одной карты

# English: Trumps: { $suit }
trumps = Козыри: { $suit }

# English: shooter
SHOOTER = стреляет

# English: wins the trick
TAKES_THE_TRICK = берёт взятку

# English: misses
MISSES = промах

# English: { $n } { $n -> [one] game *[other] games } won
games_won =
    { $n } { $n ->
        [one] победа
        [few] победы
       *[many] побед
    }

# English: trick
PLAYED = взятка

# English: Trumps are { $suit }.
trumps_are = Козыри: { $suit }.

# English: Nobody wins this game.
NOBODY_WINS = В этой партии никто не побеждает.

# English: { $who } { $who -> [you] end *[other] ends } the turn.
passes =
    { $who } { $who ->
        [you] заканчиваете
       *[other] заканчивает
    } ход.

# English: { $who } { $who -> [you] miss *[other] misses }: the trick scores nothing.
misses =
    { $who } { $who ->
        [you] промахиваетесь
       *[other] промахивается
    }: взятка ничего не даёт.

# English: { $who } { $who -> [you] win *[other] wins } the game.
wins_the_game =
    { $who } { $who ->
        [you] выигрываете
       *[other] выигрывает
    } партию.

# English: { $who } { $who -> [you] reach *[other] reaches } { $target }. The next target is { $next }.
reaches =
    { $who } { $who ->
        [you] попадаете
       *[other] попадает
    } в { $target }. Следующая цель: { $next }.

# English: { $who } { $who -> [you] count *[other] counts } the { $cards }.
counts =
    { $who } { $who ->
        [you] записываете
       *[other] записывает
    }: { $cards }.

# English: { $who } { $who -> [you] name *[other] names } the { $cards }: { $value }.
names =
    { $who } { $who ->
        [you] называете
       *[other] называет
    }: { $cards } — { $value }.

# English: It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
leaves =
    Останется { $left }; ровно столько { $n ->
        [one] стоит
        [few] стоят
       *[many] стоят
    } { $n } из { $unseen } { $unseen ->
        [one] неизвестной карты
        [few] неизвестных карт
       *[many] неизвестных карт
    }.

# English: It hits the target.
HITS_THE_TARGET = Это точное попадание.

# English: { $n } of { $unseen } unseen cards beat it.
beaten_by =
    Перебить { $n ->
        [one] может
        [few] могут
       *[many] могут
    } { $n } из { $unseen } { $unseen ->
        [one] неизвестной карты
        [few] неизвестных карт
       *[many] неизвестных карт
    }.

# English: It wins the trick so far, for up to { $points } { $points -> [one] point *[other] points }.
wins_the_trick =
    Взятка пока ваша: до { $points } { $points ->
        [one] очка
        [few] очков
       *[many] очков
    }.

# English: It loses the trick and gives away { $points } { $points -> [one] point *[other] points } at most.
loses_the_trick =
    Взятку не взять, но с ней уйдёт не больше { $points } { $points ->
        [one] очка
        [few] очков
       *[many] очков
    }.

# English: You keep { $n } { $n -> [one] trump *[other] trumps }, and { $hits } { $hits -> [one] card *[other] cards } that hit your target.
keeps =
    У вас остаются { $n } { $n ->
        [one] козырь
        [few] козыря
       *[many] козырей
    } и { $hits } { $hits ->
        [one] карта, которая попадает
        [few] карты, которые попадают
       *[many] карт, которые попадают
    } в цель.

# English: { $n } of { $unseen } unseen cards beat your safest lead.
safest_lead =
    Самый надёжный из ваших выстрелов { $n ->
        [one] может
        [few] могут
       *[many] могут
    } перебить { $n } из { $unseen } { $unseen ->
        [one] неизвестной карты
        [few] неизвестных карт
       *[many] неизвестных карт
    }.

# English: A two was lost, so the trick scores nothing. It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
missed =
    Во взятку отдана двойка, очков не будет. Останется { $left }; ровно столько { $n ->
        [one] стоит
        [few] стоят
       *[many] стоят
    } { $n } из { $unseen } { $unseen ->
        [one] неизвестной карты
        [few] неизвестных карт
       *[many] неизвестных карт
    }.

# English: That makes { $sum } this turn and leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
sum_leaves =
    За этот ход будет { $sum }, и останется { $left }; ровно столько { $n ->
        [one] стоит
        [few] стоят
       *[many] стоят
    } { $n } из { $unseen } { $unseen ->
        [one] неизвестной карты
        [few] неизвестных карт
       *[many] неизвестных карт
    }.

# English: That makes { $sum } this turn, which hits the target.
sum_is_exact = За этот ход будет { $sum }, а это точное попадание.

# English: That makes { $sum } this turn, { $n } more than may be added.
sum_is_too_large = За этот ход будет { $sum }: на { $n } больше, чем можно прибавить.

# English: That makes { $sum } this turn, which would hit the target, but it is not a double.
sum_is_no_double = За этот ход будет { $sum }: это попадание, но не парой.

# English: Which lead wins the trick, whatever the others play?
PUZZLE_TRICK = Какой ход заберёт взятку, что бы ни сыграли другие?

# English: Hit your target in this turn, whatever the others play.
PUZZLE_HIT = Попадите в цель этим ходом, что бы ни сыграли другие.

# English: After which score can most cards in your hand hit the target?
PUZZLE_SCORE = Что записать, чтобы потом в цель попадало больше всего ваших карт?

# English: All cards are open. Hit the target in this turn, whatever the other player answers.
PUZZLE_OPEN = Все карты открыты. Попадите в цель этим ходом при любом ответе соперника.

# English: All cards are open. Make the other player go over the target in this turn, whichever card they score.
PUZZLE_OVER = Все карты открыты. Заставьте соперника этим ходом перебрать, какую бы карту он ни записал.

# English: Counting the cards that beat yours
TRAINS_TRICK = Считать карты, которые бьют вашу

# English: Coming within reach of the target
TRAINS_SCORE = Подходить к цели на верное расстояние

# English: Finding the one sure hit
TRAINS_HIT = Находить единственное верное попадание

# English: Finding leads that leave no way out
TRAINS_OPEN = Находить ходы, от которых нет спасения

# English: Making the other player score too much
TRAINS_OVER = Заставлять соперника записывать слишком много

# English: After it { $n } of your cards { $n -> [one] is *[other] are } worth what you need. After the best score it is { $most }.
leaves_hits =
    После этой записи в цель { $n ->
        [one] попадает { $n } ваша карта
        [few] попадают { $n } ваши карты
       *[many] попадает { $n } ваших карт
    }. После лучшей — { $most }.

# English: You have given away the only card that hits for certain.
GAVE_IT_AWAY = Вы отдали единственную карту, которая попадает наверняка.

# English: The only card that hits for certain was in the other pile.
LEFT_IT_LYING = Единственная карта, которая попадает наверняка, лежала в другой стопке.

# English: It is not worth { $n }, which you need.
not_worth = Она не стоит { $n }, а нужно именно столько.

# English: Somebody may hold this card, which beats it: { $card }.
may_be_beaten = У кого-то может быть карта, которая её бьёт: { $card }.
