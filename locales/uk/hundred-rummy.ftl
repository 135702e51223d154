## games::hundred_rummy::texts

# English: 100 Points Rummy
TITLE = Рамі на 100 очок

# English: Collect four cards that make exactly 100, four times.
TAGLINE = Зберіть чотири карти рівно на 100 — і так чотири рази.

# English: 5 minutes
LENGTH_IN_WORDS = 5 хвилин

# English: game
ROUND = партія

# English: Invented by Aaron and Stephanie Richardson (A'n'SR-entertainments).
CREDIT = Гру придумали Аарон і Стефані Річардсон (A'n'SR-entertainments).

# English: Length
LENGTH = Тривалість

# English: One game, or a tournament: each player plays first in one game, and all points add up.
LENGTH_DOES = Одна партія або турнір: кожен по разу ходить першим, а всі очки додаються.

# English: One game
ONE_GAME = Одна партія

# English: Tournament
TOURNAMENT = Турнір

# English: End of solitaire
SOLITAIRE_END = Кінець пасьянсу

# English: Playing alone, you lose when you must draw from an empty stock, or as soon as the stock is empty.
SOLITAIRE_END_DOES = Граючи наодинці, ви програєте, коли треба взяти карту з порожньої колоди, або щойно колода спорожніє.

# English: When you must draw
MUST_DRAW = Коли треба брати

# English: When the stock is empty
STRICT = Коли колода порожня

# English: “End of solitaire” can be changed for one player only
ONLY_ALONE = «Кінець пасьянсу» можна змінити лише для одного гравця

# English: the stock ran out before 400 points
STOCK_RAN_OUT = колода скінчилася раніше, ніж набралося 400 очок

# English: most points in the tournament
MOST_IN_TOURNAMENT = найбільше очок за турнір

# English: the stock ran out three times without a score
TOO_MANY_REBUILDS = колода тричі скінчилася, а ніхто нічого не записав

# English: a hundred cards in a row came from the discard pile
TOO_MANY_TAKES = сто карт поспіль узято зі скиду

# English: 400 points
GOAL = 400 очок

# English: Discard a card
DISCARD = Скиньте карту

# English: Score, or take a card
SCORE_OR_TAKE = Запишіть сотню або візьміть карту

# English: Take a card
TAKE = Візьміть карту

# English: The game is over
GAME_IS_OVER = Партію закінчено

# English: Take from the stock
TAKE_STOCK = Взяти з колоди

# English: Take the { $card }
take_discard = Взяти { $card }

# English: Take from the discard pile
TAKE_DISCARD = Взяти зі скиду

# English: Discard { $card }
discard = Скинути { $card }

# English: Score 100
SCORE = Записати 100

# English: scored hundreds
HUNDREDS = записані сотні

# English: { $n } { $n -> [one] hundred *[other] hundreds } to go
to_go =
    { $n ->
        [one] лишилася { $n } сотня
        [few] лишилося { $n } сотні
       *[many] лишилося { $n } сотень
    }

# English: all four hundreds
DONE = усі чотири сотні

# English: the game is over
OVER = партію закінчено

# English: your hand makes { $points }, not 100
not_100 = на руках { $points }, а не 100

# English: in solitaire you cannot take from the discard pile
NEVER_TAKEN = у пасьянсі зі скиду не беруть

# English: the discard pile is empty
NO_DISCARD = скид порожній

# English: the stock is empty, so you must score your hand
NO_STOCK = колода порожня, тож треба записати сотню

# English: Four cards make exactly 100.
MAKES_100 = Чотири карти дають рівно 100.

# English: With what you keep, { $n } of { $unseen } unseen cards make 100.
kept_makes_100 =
    З тим, що лишається, сотню { $n ->
        [one] складе { $n } невідома карта
        [few] складуть { $n } невідомі карти
       *[many] складе { $n } невідомих карт
    } з { $unseen }.

# English: { $n } of { $unseen } unseen cards make 100.
drawn_makes_100 =
    Сотню { $n ->
        [one] складе { $n } невідома карта
        [few] складуть { $n } невідомі карти
       *[many] складе { $n } невідомих карт
    } з { $unseen }.

# English: After which discard do most unseen cards make 100?
PUZZLE_MOST = Яку карту скинути, щоб сотню складало найбільше невідомих карт?

# English: One discard wins the solitaire for certain. Which?
PUZZLE_WIN = Лише після одного скидання пасьянс напевно зійдеться. Після якого?

# English: Which discard wins the solitaire most often?
PUZZLE_SOLITAIRE = Після якого скидання пасьянс сходиться найчастіше?

# English: All cards are open. Score the next hundred as soon as possible, whatever the other player does.
PUZZLE_RACE = Усі карти відкриті. Запишіть наступну сотню якнайшвидше, хоч би як грав суперник.

# English: All cards are open. Score the next hundred in as few turns as possible.
PUZZLE_PLAN = Усі карти відкриті. Запишіть наступну сотню за якнайменше ходів.

# English: All cards are open. Reach 400 points in as few turns as possible.
PUZZLE_DRAWS = Усі карти відкриті. Наберіть 400 очок за якнайменше ходів.

# English: Counting the cards that help
TRAINS_MOST = Рахувати карти, які допоможуть

# English: Playing the end of a solitaire to the last card
TRAINS_WIN = Доводити пасьянс до останньої карти

# English: Weighing chances when the stock is nearly known
TRAINS_SOLITAIRE = Зважувати шанси, коли колода майже відома

# English: Being one turn faster
TRAINS_RACE = Випереджати на один хід

# English: Planning several draws ahead
TRAINS_PLAN = Планувати на кілька карт наперед

# English: After it { $n } unseen { $n -> [one] card makes *[other] cards make } 100. After the best discard it is { $most }.
leaves_hundreds =
    Тоді сотню { $n ->
        [one] складає { $n } невідома карта
        [few] складають { $n } невідомі карти
       *[many] складає { $n } невідомих карт
    }. За найкращого скидання — { $most }.

# English: It wins in { $percent }% of the cases. The best discard wins in { $most }%.
wins_solitaire = Так пасьянс сходиться у { $percent }% випадків, за найкращого скидання — у { $most }%.
