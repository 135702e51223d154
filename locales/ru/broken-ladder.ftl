## games::broken_ladder::texts

# English: Broken Ladder
TITLE = Сломанная лестница

# English: Five cards, red up and black down, must lead exactly to the Head.
TAGLINE = Пять карт должны привести ровно на вершину: красные ведут вверх, чёрные — вниз.

# English: 10 minutes
LENGTH = 10 минут

# English: round
ROUND = раунд

# English: An invented game, published at pagat.com.
CREDIT = Авторская игра, опубликована на pagat.com.

# English: Head
HEAD = вершина

# English: Starter
STARTER = основание

# English: invalid ladder
BROKEN = неверная лестница

# English: Discard a card
DISCARD_A_CARD = Сбросьте карту

# English: Take a card, or lay down
TAKE_OR_LAY = Возьмите карту или выложите лестницу

# English: Take from the stock
TAKE_STOCK = Взять из колоды

# English: Take from the discard pile
TAKE_DISCARD = Взять из сброса

# English: Take the { $card }
take = Взять: { $card }

# English: Discard { $card }{ $height -> [some] : ladder ends at { $height } *[none] }
discard =
    Сбросить: { $card }{ $height ->
        [some] { " " }— лестница придёт к { $height }
       *[none] { "" }
    }

# English: Lay down
LAY = Выложить

# English: Lay down anyway: { $height }, not { $head }
lay_misses = Всё равно выложить: { $height }, а не { $head }

# English: Lay down anyway: too many { $rank }
lay_repeats = Всё равно выложить: слишком много { $rank }

# English: must rise { $steps }
must_rise = вверх на { $steps }

# English: must fall { $steps }
must_fall = вниз на { $steps }

# English: must end level
STAYS_LEVEL = на той же высоте

# English: out
OUT = вне раунда

# English: each card shows the end without it
WITHOUT_IT = на каждой карте — итог без неё

# English: ends at { $height }, must end at { $goal }
ends_at = приходит к { $height }, а нужно к { $goal }

# English: too many { $rank }
too_many = слишком много { $rank }

# English: complete
COMPLETE = готова

# English: any of these completes it: { $cards }
completes_it = достроит любая: { $cards }

# English: red { $ranks }
red = { $ranks } красной масти

# English: black { $ranks }
black = { $ranks } чёрной масти

# Separates numbers of which each is possible.
# English: { $before } or { $last }
or = { $before } или { $last }

# English: { $cards } is the Head.
is_head = { $cards } — вершина.

# English: { $who } { $who -> [you] start *[other] starts } from { $cards }.
starts =
    { $who } { $who ->
        [you] начинаете
       *[other] начинает
    } с карты: { $cards }.

# English: { $who } { $who -> [you] lay *[other] lays } down { $cards }.
lays =
    { $who } { $who ->
        [you] выкладываете
       *[other] выкладывает
    }: { $cards }.

# English: { $who } { $who -> [you] complete *[other] completes } the ladder with { $cards }.
completes =
    { $who } { $who ->
        [you] достраиваете
       *[other] достраивает
    } лестницу: { $cards }.

# English: { $who } { $who -> [you] miss *[other] misses } the Head: the ladder leads to { $height }.
misses =
    { $who } { $who ->
        [you] промахиваетесь
       *[other] промахивается
    }: лестница ведёт к { $height }, а не к вершине.

# English: { $who } { $who -> [you] show *[other] shows } too many { $rank }.
repeats =
    { $who } { $who ->
        [you] выкладываете
       *[other] выкладывает
    } слишком много { $rank }.

# English: { $who } { $who -> [you] are *[other] is } out of this round and { $who -> [you] lose *[other] loses } { $points } points.
goes_out =
    { $who } { $who ->
        [you] выбываете
       *[other] выбывает
    } из раунда и { $who ->
        [you] теряете
       *[other] теряет
    } { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }.

# English: Nobody reached the Head, so every hand scores.
STALLS = До вершины никто не дошёл: считаются все карты на руках.

# English: aces
ACES = тузов

# English: twos
TWOS = двоек

# English: threes
THREES = троек

# English: fours
FOURS = четвёрок

# English: fives
FIVES = пятёрок

# English: sixes
SIXES = шестёрок

# English: sevens
SEVENS = семёрок

# English: eights
EIGHTS = восьмёрок

# English: nines
NINES = девяток

# English: tens
TENS = десяток

# English: jacks
JACKS = валетов

# English: queens
QUEENS = дам

# English: kings
KINGS = королей

# English: most points when everybody has dealt twice
MOST_AFTER_DEALS = каждый сдал дважды, побеждает наибольший счёт

# English: most points after fifty rounds
MOST_AFTER_FIFTY = сыграно 50 раундов, побеждает наибольший счёт

# English: most points when somebody has 1000
MOST_AT_1000 = кто-то набрал 1000 очков, побеждает наибольший счёт

# English: most points when somebody has 2000
MOST_AT_2000 = кто-то набрал 2000 очков, побеждает наибольший счёт

# English: Any ranks
ANY_RANKS = Любые достоинства

# English: A valid ladder may have three or more cards of one rank.
ANY_RANKS_SAYS = В верной лестнице может быть три карты одного достоинства и больше.

# English: Packs
PACKS = Колоды

# English: How many packs are shuffled together for every two players.
PACKS_SAYS = Сколько колод берут на каждых двух игроков.

# English: One
ONE = Одна

# English: Two
TWO = Две

# English: Three
THREE = Три

# English: Referee
REFEREE = Судья

# English: Helpful shows where your ladder leads and warns before a mistake. Strict leaves the sums to you.
REFEREE_SAYS = Добрый показывает, куда ведёт лестница, и предупреждает об ошибке. Строгий оставляет счёт вам.

# English: Helpful
CASUAL = Добрый

# English: Strict
STRICT = Строгий

# English: Length
MATCH = Длина матча

# English: Everybody deals twice, or you play until somebody has 1000 or 2000 points.
MATCH_SAYS = Каждый сдаёт дважды, или игра идёт, пока кто-то не наберёт 1000 или 2000 очков.

# English: Two deals each
TWICE_ROUND = По две сдачи

# English: 1000 points
TO_1000 = 1000 очков

# English: 2000 points
TO_2000 = 2000 очков

# English: The ladder is complete and scores { $points }.
ladder_scores = Лестница готова и приносит { $points }.

# English: With what you keep, { $n } of { $unseen } unseen cards complete your ladder.
kept_finishes =
    С остальными картами лестницу { $n ->
        [one] достроит { $n } карта
        [few] достроят { $n } карты
       *[many] достроит { $n } карт
    } из { $unseen } { $unseen ->
        [one] неизвестной
        [few] неизвестных
       *[many] неизвестных
    }.

# English: { $n } of { $unseen } unseen cards complete your ladder.
drawn_finishes =
    Лестницу { $n ->
        [one] достроит { $n } карта
        [few] достроят { $n } карты
       *[many] достроит { $n } карт
    } из { $unseen } { $unseen ->
        [one] неизвестной
        [few] неизвестных
       *[many] неизвестных
    }.

# English: The ladder misses the Head and costs { $points }.
ladder_misses = Лестница не ведёт к вершине и отнимет { $points }.

# English: Complete your ladder in this turn.
PUZZLE_TAKE = Достройте лестницу этим ходом.

# English: After which discard do most unseen cards complete your ladder?
PUZZLE_MOST = Какую карту сбросить, чтобы лестницу достраивало больше всего неизвестных карт?

# English: After which discard do most unseen cards complete a ladder that scores 400 or more?
PUZZLE_WORTH = Какую карту сбросить, чтобы лестницу на 400 очков и больше достраивало больше всего неизвестных карт?

# English: All cards are open. Lay down a ladder as soon as possible and before the other player, whatever they do.
PUZZLE_FIRST = Все карты открыты. Выложите лестницу как можно скорее и раньше соперника, что бы он ни делал.

# English: All cards are open. As soon as possible, lay down a ladder that scores 400 or more, whatever the other player does.
PUZZLE_RICH = Все карты открыты. Как можно скорее выложите лестницу на 400 очков или больше, что бы ни делал соперник.

# English: Seeing what the top discard does
TRAINS_TAKE = Видеть, что даёт верхняя карта сброса

# English: Counting the cards that help
TRAINS_MOST = Считать карты, которые помогут

# English: Counting only the cards that make a ladder worth laying down
TRAINS_WORTH = Считать только карты, которые дают дорогую лестницу

# English: Being one turn faster
TRAINS_FIRST = Успевать на ход раньше

# English: Building a ladder of high cards in time
TRAINS_RICH = Вовремя строить лестницу из старших карт

# English: The card on the discard pile was the one you needed.
OPEN_CARD_COMPLETES = Нужна была как раз верхняя карта сброса.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } your ladder. After the best discard it is { $most }.
leaves_ladders =
    После этого сброса лестницу { $n ->
        [one] достроит { $n } неизвестная карта
        [few] достроят { $n } неизвестные карты
       *[many] достроит { $n } неизвестных карт
    }. После лучшего — { $most }.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } such a ladder. After the best discard it is { $most }.
leaves_rich_ladders =
    После этого сброса такую лестницу { $n ->
        [one] достроит { $n } неизвестная карта
        [few] достроят { $n } неизвестные карты
       *[many] достроит { $n } неизвестных карт
    }. После лучшего — { $most }.

# English: Your cards then lead to { $height }, not to { $head }.
ladder_leads_to = Тогда ваши карты ведут к { $height }, а не к { $head }.

# English: Your cards then have too many { $rank }.
ladder_repeats = Тогда в лестнице слишком много { $rank }.
