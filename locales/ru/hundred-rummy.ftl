## games::hundred_rummy::texts

# English: 100 Points Rummy
TITLE = Рамми на сто очков

# English: Collect four cards that make exactly 100, four times.
TAGLINE = Соберите четыре карты ровно на 100 — и так четыре раза.

# English: 5 minutes
LENGTH_IN_WORDS = 5 минут

# English: game
ROUND = партия

# English: Invented by Aaron and Stephanie Richardson (A'n'SR-entertainments).
CREDIT = Игру придумали Аарон и Стефани Ричардсон (A'n'SR-entertainments).

# English: Length
LENGTH = Длина матча

# English: One game, or a tournament: each player plays first in one game, and all points add up.
LENGTH_DOES = Одна партия или турнир: каждый по разу ходит первым, а все очки складываются.

# English: One game
ONE_GAME = Одна партия

# English: Tournament
TOURNAMENT = Турнир

# English: End of solitaire
SOLITAIRE_END = Конец пасьянса

# English: Playing alone, you lose when you must draw from an empty stock, or as soon as the stock is empty.
SOLITAIRE_END_DOES = В одиночку вы проигрываете, когда надо взять карту, а колода пуста, или сразу, как только колода опустеет.

# English: When you must draw
MUST_DRAW = Когда нечего взять

# English: When the stock is empty
STRICT = Когда колода пуста

# English: “End of solitaire” can be changed for one player only
ONLY_ALONE = «Конец пасьянса» меняется, только если играет один человек

# English: the stock ran out before 400 points
STOCK_RAN_OUT = колода кончилась раньше, чем набралось 400 очков

# English: most points in the tournament
MOST_IN_TOURNAMENT = больше всех очков за турнир

# English: the stock ran out three times without a score
TOO_MANY_REBUILDS = колода кончилась трижды, а никто ничего не записал

# English: a hundred cards in a row came from the discard pile
TOO_MANY_TAKES = сто карт подряд взято из сброса

# English: 400 points
GOAL = 400 очков

# English: Discard a card
DISCARD = Сбросьте карту

# English: Score, or take a card
SCORE_OR_TAKE = Запишите сотню или возьмите карту

# English: Take a card
TAKE = Возьмите карту

# English: The game is over
GAME_IS_OVER = Партия окончена

# English: Take from the stock
TAKE_STOCK = Взять из колоды

# English: Take the { $card }
take_discard = Взять { $card }

# English: Take from the discard pile
TAKE_DISCARD = Взять из сброса

# English: Discard { $card }
discard = Сбросить { $card }

# English: Score 100
SCORE = Записать 100

# English: scored hundreds
HUNDREDS = записанные сотни

# English: { $n } { $n -> [one] hundred *[other] hundreds } to go
to_go =
    { $n ->
        [one] осталась { $n } сотня
        [few] осталось { $n } сотни
       *[many] осталось { $n } сотен
    }

# English: all four hundreds
DONE = все четыре сотни

# English: the game is over
OVER = партия окончена

# English: your hand makes { $points }, not 100
not_100 = на руках { $points }, а не 100

# English: in solitaire you cannot take from the discard pile
NEVER_TAKEN = в пасьянсе из сброса не берут

# English: the discard pile is empty
NO_DISCARD = сброс пуст

# English: the stock is empty, so you must score your hand
NO_STOCK = колода пуста: надо записать сотню

# English: Four cards make exactly 100.
MAKES_100 = Четыре карты дают ровно 100.

# English: With what you keep, { $n } of { $unseen } unseen cards make 100.
kept_makes_100 =
    С остальными картами сотню { $n ->
        [one] даст { $n } карта
        [few] дадут { $n } карты
       *[many] даст { $n } карт
    } из { $unseen } { $unseen ->
        [one] неизвестной
        [few] неизвестных
       *[many] неизвестных
    }.

# English: { $n } of { $unseen } unseen cards make 100.
drawn_makes_100 =
    Сотню { $n ->
        [one] даст { $n } карта
        [few] дадут { $n } карты
       *[many] даст { $n } карт
    } из { $unseen } { $unseen ->
        [one] неизвестной
        [few] неизвестных
       *[many] неизвестных
    }.

# English: After which discard do most unseen cards make 100?
PUZZLE_MOST = Какую карту сбросить, чтобы сотню давало больше всего неизвестных карт?

# English: One discard wins the solitaire for certain. Which?
PUZZLE_WIN = Какую карту сбросить, чтобы пасьянс наверняка сошёлся? Такая только одна.

# English: Which discard wins the solitaire most often?
PUZZLE_SOLITAIRE = Какую карту сбросить, чтобы пасьянс сходился чаще всего?

# English: All cards are open. Score the next hundred as soon as possible, whatever the other player does.
PUZZLE_RACE = Все карты открыты. Запишите следующую сотню как можно скорее, что бы ни делал соперник.

# English: All cards are open. Score the next hundred in as few turns as possible.
PUZZLE_PLAN = Все карты открыты. Запишите следующую сотню за наименьшее число ходов.

# English: All cards are open. Reach 400 points in as few turns as possible.
PUZZLE_DRAWS = Все карты открыты. Наберите 400 очков за наименьшее число ходов.

# English: Counting the cards that help
TRAINS_MOST = Считать карты, которые помогут

# English: Playing the end of a solitaire to the last card
TRAINS_WIN = Доводить пасьянс до последней карты

# English: Weighing chances when the stock is nearly known
TRAINS_SOLITAIRE = Взвешивать шансы, когда колода почти известна

# English: Being one turn faster
TRAINS_RACE = Успевать на ход раньше

# English: Planning several draws ahead
TRAINS_PLAN = Планировать на несколько карт вперёд

# English: After it { $n } unseen { $n -> [one] card makes *[other] cards make } 100. After the best discard it is { $most }.
leaves_hundreds =
    После этого сброса сотню { $n ->
        [one] даст { $n } неизвестная карта
        [few] дадут { $n } неизвестные карты
       *[many] даст { $n } неизвестных карт
    }. После лучшего — { $most }.

# English: It wins in { $percent }% of the cases. The best discard wins in { $most }%.
wins_solitaire = Так пасьянс сходится в { $percent } % случаев. После лучшего сброса — в { $most } %.
