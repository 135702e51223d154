## games::one_up::illegal_texts

# English: `{ $card }` is not on the display
illegal-not_on_display = `{ $card }` немає у викладці

# English: `{ $card }` is used twice
illegal-used_twice = `{ $card }` використано двічі

# English: `{ $card }` is used { $used } { $used -> [one] time *[other] times }
illegal-used_again =
    `{ $card }` використано { $used } { $used ->
        [one] раз
        [few] рази
       *[many] разів
    }

# English: `{ $joker }` copies nothing
illegal-copies_nothing = `{ $joker }` нічого не копіює

# English: `{ $joker }` copies `{ $copied }`, but no other `{ $copied }` is used
illegal-copies_unused = `{ $joker }` копіює `{ $copied }`, але іншого `{ $copied }` у відповіді немає

# English: `{ $joker }` copies Jokers that copy each other
illegal-copies_in_circle = `{ $joker }` копіює джокерів, які копіюють одне одного

# English: `{ $joker }` copies `{ $copied }`: say whether it counts 1 or 10
illegal-copies_either = `{ $joker }` копіює `{ $copied }`: зазначте, 1 це чи 10

# English: `{ $card }` counts both 1 and 10
illegal-contradiction = `{ $card }` не може бути водночас 1 і 10

# English: { $left } ÷ { $right } is not a whole number
illegal-uneven = { $left } ÷ { $right } — не ціле число

# English: you cannot divide by zero
illegal-BY_ZERO = на нуль ділити не можна

# English: the numbers grow too large
illegal-TOO_LARGE = числа стають завеликі

# English: the value is not above zero
illegal-NOT_POSITIVE = результат не більший за нуль

# English: { $value } does not end in 1
illegal-last_digit = { $value } не закінчується на 1

# English: an expression has at most { $most } characters
illegal-too_long =
    у виразі може бути не більше ніж { $most } { $most ->
        [one] знак
        [few] знаки
       *[many] знаків
    }

# English: an expression has no spaces at its ends
illegal-BLANKS = на початку й наприкінці виразу не може бути пробілів

# English: expected { $what } at character { $at }, not { $found }
illegal-expected = знак { $at }: тут { $found }, а потрібно: { $what }

# English: no card is left for `{ $typed }` at character { $at }
illegal-no_card = знак { $at }: для `{ $typed }` не лишилося карти

# English: this makes { $value }, not the { $total } at character { $at }
illegal-other_total = знак { $at }: виходить { $value }, а не { $total }

# English: the end
illegal-THE_END = кінець

# English: `+`, `-`, `*`, `/` or the end
illegal-SIGN_OR_END = `+`, `-`, `*`, `/` або кінець

# English: `+`, `-`, `*`, `/` or `)`
illegal-SIGN_OR_BRACKET = `+`, `-`, `*`, `/` або `)`

# English: a card such as `7S`, `KH:10` or `JB~7S`, or `(`
illegal-TERM = карта, наприклад `7S`, `KH:10` чи `JB~7S`, або `(`

# English: the face card's value, `:1` or `:10`,
illegal-FACE_VALUE = значення фігури, `:1` або `:10`

# English: the value `1` or `10`
illegal-VALUE = значення `1` або `10`

# English: a number
illegal-TOTAL = число

# English: the card that the Joker copies
illegal-COPIED = карта, яку копіює джокер

# English: `~` and the card that the Joker copies
illegal-COPIES = `~` і карта, яку копіює джокер

# English: a card such as `7`, `K` or `?`, a sign or a bracket
illegal-PIECE = карта, наприклад `7`, `K` чи `?`, знак або дужка

## games::one_up::texts

# English: One Up
TITLE = Одиничка

# English: Make the highest number that ends in 1 from the cards turned up.
TAGLINE = Складіть із відкритих карт найбільше число, що закінчується на 1.

# English: 10 minutes
LENGTH = 10 хвилин

# English: deal
DEAL = роздача

# English: Invented by David Parlett.
CREDIT = Гру придумав Девід Парлетт.

# English: Answers
ANSWERS = Відповіді

# English: Relaxed: everybody locks in one hidden answer. Race: all call aloud and may beat each other’s calls.
ANSWERS_MEANS = Спокійно: кожен подає одну приховану відповідь. Перегони: усі називають числа вголос і можуть перебивати одне одного.

# English: Relaxed
RELAXED = Спокійно

# English: Race
RACE = Перегони

# English: Race clock
CLOCK = Час у перегонах

# English: How long a call stands before it wins; without a clock, all others must say that they are done.
CLOCK_MEANS = Скільки має протриматися число, щоб виграти; без годинника решта має сказати «мовчу».

# English: 12 seconds
SECONDS_12 = 12 секунд

# English: 6 seconds
SECONDS_6 = 6 секунд

# English: 25 seconds
SECONDS_25 = 25 секунд

# English: No clock
NO_CLOCK = Без годинника

# English: Scoring
SCORING = Підрахунок

# English: By rank: won number cards count 1, jacks 2, queens 3, kings 4, Jokers 5. 1 each: every won card counts 1.
SCORING_MEANS = За рангом: виграна числова карта — 1, валет — 2, дама — 3, король — 4, джокер — 5. По 1: кожна виграна карта — 1.

# English: By rank
BY_RANK = За рангом

# English: 1 each
ONE_EACH = По 1

# English: Length
MATCH_LENGTH = Тривалість

# English: One deal, three deals, or until somebody has 100 points after a deal.
MATCH_LENGTH_MEANS = Одна роздача, три роздачі або доки хтось не набере 100 очок на кінець роздачі.

# English: One deal
ONE_DEAL = Одна роздача

# English: Three deals
THREE_DEALS = Три роздачі

# English: To 100 points
TO_100 = До 100 очок

# English: Value of Jokers
JOKER = Вартість джокера

# English: Strict: it counts the same as the copied card in your answer. Free: if it copies a face card, you choose 1 or 10.
JOKER_MEANS = Суворо: він важить стільки ж, скільки скопійована карта у вашій відповіді. Вільно: якщо він копіює фігуру, ви обираєте 1 або 10.

# English: Strict
STRICT = Суворо

# English: Free
FREE = Вільно

# English: Jokers for two
JOKERS = Джокери для двох

# English: With two players: four Jokers in the pack, or two.
JOKERS_MEANS = Для двох гравців: чотири джокери в колоді або два.

# English: Four
FOUR = Чотири

# English: Two
TWO = Два

# English: the number of Jokers can be changed for two players only
JOKERS_FOR_TWO = кількість джокерів можна змінити лише для двох гравців

# English: most points in the deal
MOST_IN_DEAL = найбільше очок за роздачу

# English: most points in three deals
MOST_IN_THREE = найбільше очок за три роздачі

# English: 100 points
HUNDRED_POINTS = 100 очок

# English: most points in twenty deals
MOST_IN_TWENTY = найбільше очок за двадцять роздач

# English: { $left } to go
to_go = лишилося { $left }

# English: display
DISPLAY = викладка

# English: bonus
BONUS = бонус

# English: pile
PILE = стос

# English: won cards
WON_CARDS = виграні карти

# English: You are barred until these cards are won or set aside
BARRED_UNTIL = Ви поза викладкою, доки ці карти не виграють або не відкладуть

# English: Your call stands
YOUR_CALL_STANDS = Ваше число тримається

# English: Wait to see if anybody has an answer
CAN_ANYBODY = Зачекайте, чи хтось дасть відповідь

# English: Wait for the others
WAIT_FOR_OTHERS = Зачекайте на інших

# English: Highest number ending in 1
LOCK_IN_HIGHEST = Подайте найбільше число з 1 наприкінці

# English: Beat { $value }
beat = Перебийте { $value }

# English: Only you can answer: call, or say “one off”
ONLY_YOU = Відповісти можете лише ви: назвіть число або скажіть «неможливо»

# English: Call the highest number that ends in 1
CALL_HIGHEST = Назвіть найбільше число з 1 наприкінці

# English: One off
ONE_OFF = Неможливо

# English: No answer
NO_ANSWER = Не маю

# English: Nothing to say
NOTHING_TO_SAY = Мовчу

# English: Lock in
LOCK_IN = Подати

# English: Call
CALL = Назвати

# English: Your answer
YOUR_ANSWER = Ваша відповідь

# English: or type: 7*(K+1)
TYPE_LIKE = або напишіть: 7*(K+1)

# English: “one off” is possible only while no call stands
FOR_CALLS = «неможливо» кажуть, лише доки жодне число не тримається

# English: somebody has said “one off” already
SAID_ALREADY = «неможливо» вже сказано

# English: with a clock you cannot say `nothing`: just wait
WAIT_INSTEAD = з годинником не кажуть «мовчу»: просто зачекайте

# English: everybody else is barred: call an answer or say “one off”
ALL_BARRED = решта поза викладкою: назвіть відповідь або скажіть «неможливо»

# English: { $n } { $n -> [one] card *[other] cards }
cards =
    { $n } { $n ->
        [one] карта
        [few] карти
       *[many] карт
    }

# English: = { $value } with { $n } { $n -> [one] card *[other] cards }
comes_to =
    = { $value }, { $n } { $n ->
        [one] карта
        [few] карти
       *[many] карт
    }

# English: { $value } so far
so_far = поки що { $value }

# English: { $card } as { $value }
face_as = { $card } як { $value }

# English: Joker as { $card }
joker_as = Джокер як { $card }

# English: Joker as { $card } = { $value }
joker_as_value = Джокер як { $card } = { $value }

# English: Joker as the { $joker }
joker_as_joker = Джокер як { $joker }

# English: Stands: { $value } with { $n } { $n -> [one] card *[other] cards }
stands =
    Тримається: { $value }, { $n } { $n ->
        [one] карта
        [few] карти
       *[many] карт
    }

# English: one off
SAID_ONE_OFF = неможливо

# English: locked in
LOCKED_IN = подано

# English: locked in: { $value }
locked_in = подано: { $value }

# English: nothing to say
SAID_NOTHING = мовчання

# English: barred
BARRED = поза викладкою

# English: The last display
LAST_DISPLAY = Остання викладка

# English: No answer was possible.
NOT_POSSIBLE = Відповіді не існувало.

# English: Nothing higher was possible.
NOTHING_HIGHER = Більше скласти не можна було.

# English: { $n } higher { $n -> [one] number was *[other] numbers were } possible.
higher =
    Можна було скласти { $n } { $n ->
        [one] більше число
        [few] більші числа
       *[many] більших чисел
    }.

# English: { $n } { $n -> [one] answer was *[other] answers were } possible.
possible =
    Можна було дати { $n } { $n ->
        [one] відповідь
        [few] відповіді
       *[many] відповідей
    }.

# English: On display: { $cards }.
on_display = У викладці: { $cards }.

# English: Nobody has a card left to turn: the display is dead.
DEAD = Відкривати більше нема чого: викладка не дістається нікому.

# English: { $who } { $who -> [you] turn *[other] turns } the { $cards }.
turns =
    { $who } { $who ->
        [you] відкриваєте
       *[other] відкриває
    }: { $cards }.

# English: { $who } { $who -> [you] lock *[other] locks } in.
locks_in =
    { $who } { $who ->
        [you] подаєте
       *[other] подає
    } свій варіант.

# English: { $who } { $who -> [you] call *[other] calls } { $call }.
calls =
    { $who } { $who ->
        [you] називаєте
       *[other] називає
    } { $call }.

# English: { $who } { $who -> [you] say *[other] says } “one off”.
says_one_off =
    { $who } { $who ->
        [you] кажете
       *[other] каже
    }: «неможливо».

# English: { $who } { $who -> [you] have *[other] has } nothing to say.
says_nothing =
    { $who } { $who ->
        [you] мовчите
       *[other] мовчить
    }.

# English: { $who } { $who -> [you] are *[other] is } barred: { $why }.
is_barred =
    { $who } { $who ->
        [you] вибуваєте
       *[other] вибуває
    } з викладки: { $why }.

# English: { $who } { $who -> [you] win *[other] wins } the display.
wins =
    { $who } { $who ->
        [you] виграєте
       *[other] виграє
    } викладку.

# English: Set aside as a bonus: { $cards }.
set_aside = Відкладено як бонус: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } { $cards }.
takes =
    { $who } { $who ->
        [you] берете
       *[other] бере
    }: { $cards }.

# English: the “one off” is answered
ANSWERED = на «неможливо» знайшлася відповідь

# English: { $value } is not better than what stands
not_better = { $value } не краще за те, що тримається

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }: nothing higher can be made.
best_there_is =
    { $value }: використано { $used } з { $n } { $n ->
        [one] карти
        [few] карт
       *[many] карт
    }, більше скласти не можна.

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }.
an_answer =
    { $value }: використано { $used } з { $n } { $n ->
        [one] карти
        [few] карт
       *[many] карт
    }.

# English: { $n -> [one] This { $n } card makes *[other] These { $n } cards make } no answer at all.
none_there_is =
    { $n ->
        [one] З цієї карти
        [few] З цих { $n } карт
       *[many] З цих { $n } карт
    } відповіді скласти не можна.

# English: { $value } is the highest that can be made.
nothing_better = { $value } — найбільше, що можна скласти.

# English: Find the highest answer. If there is none, say “One off”.
PUZZLE_HIGHEST = Знайдіть найбільшу відповідь. Якщо її немає, скажіть «Неможливо».

# English: Find the highest answer that uses every card.
PUZZLE_ALL = Знайдіть найбільшу відповідь, у якій є кожна карта.

# English: Make exactly 101. There is only one way, apart from swapped cards.
PUZZLE_EXACT = Складіть рівно 101. Спосіб лише один, якщо не рахувати перестановок карт.

# English: Make the highest answer in three different ways.
PUZZLE_WAYS = Складіть найбільшу відповідь трьома різними способами.

# English: Find the highest answer with +, −, × and ÷, each of them once.
PUZZLE_EACH = Знайдіть найбільшу відповідь, у якій +, −, × і ÷ є по одному разу.

# English: Seeing how large a number can become
TRAINS_HIGHEST = Бачити, наскільки великим може стати число

# English: Using the cards that get in the way
TRAINS_ALL = Давати раду картам, які заважають

# English: Working back from the result
TRAINS_EXACT = Іти назад від результату

# English: Finding a second and a third way
TRAINS_WAYS = Знаходити другий і третій спосіб

# English: Subtracting and dividing without losing much
TRAINS_EACH = Віднімати й ділити, втрачаючи якнайменше

# English: You made { $value }, but a higher answer like that is possible.
more_there_is = У вас вийшло { $value }, але можлива більша відповідь такого роду.

# English: It does not use every card.
NOT_EVERY_CARD = Тут використано не кожну карту.

# English: It does not use each of the four signs once.
NOT_EACH_SIGN = Тут не кожен із чотирьох знаків ужито один раз.

# English: You made { $value }, not { $wanted }.
not_exact = У вас вийшло { $value }, а не { $wanted }.

# English: You made { $value }, but { $best } is possible.
higher_there_is = У вас вийшло { $value }, а можна { $best }.

# English: That only says that you have no answer. “One off” says that there is none.
NOTHING_SAYS_LESS = Це означає лише, що відповіді не маєте ви. «Неможливо» каже, що її немає взагалі.

# English: There is an answer: { $best }.
answer_there_is = Відповідь є: { $best }.
