## games::broken_ladder::texts

# English: Broken Ladder
TITLE = Зламана драбина

# English: Five cards, red up and black down, must lead exactly to the Head.
TAGLINE = П’ять карт, червоні вгору, чорні вниз, мають привести рівно до вершини.

# English: 10 minutes
LENGTH = 10 хвилин

# English: round
ROUND = раунд

# English: An invented game, published at pagat.com.
CREDIT = Авторська гра, опублікована на pagat.com.

# English: Head
HEAD = вершина

# English: Starter
STARTER = основа

# English: invalid ladder
BROKEN = хибна драбина

# English: Discard a card
DISCARD_A_CARD = Скиньте карту

# English: Take a card, or lay down
TAKE_OR_LAY = Візьміть карту або викладіть драбину

# English: Take from the stock
TAKE_STOCK = Взяти з колоди

# English: Take from the discard pile
TAKE_DISCARD = Взяти зі скиду

# English: Take the { $card }
take = Взяти: { $card }

# English: Discard { $card }{ $height -> [some] : ladder ends at { $height } *[none] }
discard =
    Скинути: { $card }{ $height ->
        [some] { " " }— драбина веде до { $height }
       *[none] { "" }
    }

# English: Lay down
LAY = Викласти

# English: Lay down anyway: { $height }, not { $head }
lay_misses = Все одно викласти: { $height }, а не { $head }

# English: Lay down anyway: too many { $rank }
lay_repeats = Все одно викласти: забагато { $rank }

# English: must rise { $steps }
must_rise = вгору на { $steps }

# English: must fall { $steps }
must_fall = вниз на { $steps }

# English: must end level
STAYS_LEVEL = на ту саму висоту

# English: out
OUT = поза раундом

# English: each card shows the end without it
WITHOUT_IT = на кожній карті — висота без неї

# English: ends at { $height }, must end at { $goal }
ends_at = веде до { $height }, а треба до { $goal }

# English: too many { $rank }
too_many = забагато { $rank }

# English: complete
COMPLETE = готова

# English: any of these completes it: { $cards }
completes_it = завершить будь-яка: { $cards }

# English: red { $ranks }
red = червона { $ranks }

# English: black { $ranks }
black = чорна { $ranks }

# Separates numbers of which each is possible.
# English: { $before } or { $last }
or = { $before } або { $last }

# English: { $cards } is the Head.
is_head = Вершина: { $cards }.

# English: { $who } { $who -> [you] start *[other] starts } from { $cards }.
starts =
    { $who } { $who ->
        [you] дістаєте
       *[other] дістає
    } основу: { $cards }.

# English: { $who } { $who -> [you] lay *[other] lays } down { $cards }.
lays =
    { $who } { $who ->
        [you] викладаєте
       *[other] викладає
    }: { $cards }.

# English: { $who } { $who -> [you] complete *[other] completes } the ladder with { $cards }.
completes =
    { $who } { $who ->
        [you] завершуєте
       *[other] завершує
    } драбину: { $cards }.

# English: { $who } { $who -> [you] miss *[other] misses } the Head: the ladder leads to { $height }.
misses =
    { $who } { $who ->
        [you] не влучаєте
       *[other] не влучає
    } у вершину: драбина веде до { $height }.

# English: { $who } { $who -> [you] show *[other] shows } too many { $rank }.
repeats =
    { $who } { $who ->
        [you] показуєте
       *[other] показує
    } забагато { $rank }.

# English: { $who } { $who -> [you] are *[other] is } out of this round and { $who -> [you] lose *[other] loses } { $points } points.
goes_out =
    { $who } { $who ->
        [you] вибуваєте
       *[other] вибуває
    } з раунду і { $who ->
        [you] втрачаєте
       *[other] втрачає
    } { $points } { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }.

# English: Nobody reached the Head, so every hand scores.
STALLS = Ніхто не дійшов до вершини, тож зараховуються всі карти на руках.

# English: aces
ACES = тузів

# English: twos
TWOS = двійок

# English: threes
THREES = трійок

# English: fours
FOURS = четвірок

# English: fives
FIVES = п’ятірок

# English: sixes
SIXES = шісток

# English: sevens
SEVENS = сімок

# English: eights
EIGHTS = вісімок

# English: nines
NINES = дев’яток

# English: tens
TENS = десяток

# English: jacks
JACKS = валетів

# English: queens
QUEENS = дам

# English: kings
KINGS = королів

# English: most points when everybody has dealt twice
MOST_AFTER_DEALS = найбільше очок, коли кожен роздав двічі

# English: most points after fifty rounds
MOST_AFTER_FIFTY = найбільше очок після п’ятдесяти раундів

# English: most points when somebody has 1000
MOST_AT_1000 = найбільше очок, коли хтось набрав 1000

# English: most points when somebody has 2000
MOST_AT_2000 = найбільше очок, коли хтось набрав 2000

# English: Any ranks
ANY_RANKS = Будь-які ранги

# English: A valid ladder may have three or more cards of one rank.
ANY_RANKS_SAYS = У правильній драбині може бути три й більше карт одного рангу.

# English: Packs
PACKS = Колоди

# English: How many packs are shuffled together for every two players.
PACKS_SAYS = Скільки колод змішують на кожних двох гравців.

# English: One
ONE = Одна

# English: Two
TWO = Дві

# English: Three
THREE = Три

# English: Referee
REFEREE = Суддя

# English: Helpful shows where your ladder leads and warns before a mistake. Strict leaves the sums to you.
REFEREE_SAYS = Добрий показує, куди веде драбина, і попереджає про помилку. Суворий лишає рахунок вам.

# English: Helpful
CASUAL = Добрий

# English: Strict
STRICT = Суворий

# English: Length
MATCH = Тривалість

# English: Everybody deals twice, or you play until somebody has 1000 or 2000 points.
MATCH_SAYS = Кожен роздає двічі, або гра триває, доки хтось не набере 1000 чи 2000 очок.

# English: Two deals each
TWICE_ROUND = По дві роздачі

# English: 1000 points
TO_1000 = 1000 очок

# English: 2000 points
TO_2000 = 2000 очок

# English: The ladder is complete and scores { $points }.
ladder_scores =
    Драбина готова й приносить { $points } { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }.

# English: With what you keep, { $n } of { $unseen } unseen cards complete your ladder.
kept_finishes =
    З тим, що лишається, драбину { $n ->
        [one] завершить { $n } невідома карта
        [few] завершать { $n } невідомі карти
       *[many] завершить { $n } невідомих карт
    } з { $unseen }.

# English: { $n } of { $unseen } unseen cards complete your ladder.
drawn_finishes =
    Драбину { $n ->
        [one] завершить { $n } невідома карта
        [few] завершать { $n } невідомі карти
       *[many] завершить { $n } невідомих карт
    } з { $unseen }.

# English: The ladder misses the Head and costs { $points }.
ladder_misses =
    Драбина не влучає у вершину й коштує { $points } { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }.

# English: Complete your ladder in this turn.
PUZZLE_TAKE = Завершіть драбину цим ходом.

# English: After which discard do most unseen cards complete your ladder?
PUZZLE_MOST = Яку карту скинути, щоб драбину завершувало найбільше невідомих карт?

# English: After which discard do most unseen cards complete a ladder that scores 400 or more?
PUZZLE_WORTH = Яку карту скинути, щоб найбільше невідомих карт завершувало драбину на 400 очок чи більше?

# English: All cards are open. Lay down a ladder as soon as possible and before the other player, whatever they do.
PUZZLE_FIRST = Усі карти відкриті. Викладіть драбину якнайшвидше й раніше за суперника, хоч би як він грав.

# English: All cards are open. As soon as possible, lay down a ladder that scores 400 or more, whatever the other player does.
PUZZLE_RICH = Усі карти відкриті. Якнайшвидше викладіть драбину на 400 очок чи більше, хоч би як грав суперник.

# English: Seeing what the top discard does
TRAINS_TAKE = Бачити, що дасть верхня карта скиду

# English: Counting the cards that help
TRAINS_MOST = Рахувати карти, які допоможуть

# English: Counting only the cards that make a ladder worth laying down
TRAINS_WORTH = Рахувати лише ті карти, з якими драбину варто викласти

# English: Being one turn faster
TRAINS_FIRST = Випереджати на один хід

# English: Building a ladder of high cards in time
TRAINS_RICH = Вчасно будувати драбину зі старших карт

# English: The card on the discard pile was the one you needed.
OPEN_CARD_COMPLETES = Потрібна карта лежала на скиді.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } your ladder. After the best discard it is { $most }.
leaves_ladders =
    Тоді драбину { $n ->
        [one] завершує { $n } невідома карта
        [few] завершують { $n } невідомі карти
       *[many] завершує { $n } невідомих карт
    }. За найкращого скидання — { $most }.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } such a ladder. After the best discard it is { $most }.
leaves_rich_ladders =
    Тоді таку драбину { $n ->
        [one] завершує { $n } невідома карта
        [few] завершують { $n } невідомі карти
       *[many] завершує { $n } невідомих карт
    }. За найкращого скидання — { $most }.

# English: Your cards then lead to { $height }, not to { $head }.
ladder_leads_to = Тоді ваші карти ведуть до { $height }, а не до { $head }.

# English: Your cards then have too many { $rank }.
ladder_repeats = Тоді серед ваших карт забагато { $rank }.
