## games::one_up::illegal_texts

# English: `{ $card }` is not on the display
illegal-not_on_display = `{ $card }` не лежит на столе

# English: `{ $card }` is used twice
illegal-used_twice = `{ $card }` встречается дважды

# English: `{ $card }` is used { $used } { $used -> [one] time *[other] times }
illegal-used_again =
    `{ $card }` встречается { $used } { $used ->
        [one] раз
        [few] раза
       *[many] раз
    }

# English: `{ $joker }` copies nothing
illegal-copies_nothing = `{ $joker }` ничего не повторяет

# English: `{ $joker }` copies `{ $copied }`, but no other `{ $copied }` is used
illegal-copies_unused = `{ $joker }` повторяет `{ $copied }`, но другой карты `{ $copied }` в ответе нет

# English: `{ $joker }` copies Jokers that copy each other
illegal-copies_in_circle = `{ $joker }` повторяет джокеров, которые повторяют друг друга

# English: `{ $joker }` copies `{ $copied }`: say whether it counts 1 or 10
illegal-copies_either = `{ $joker }` повторяет `{ $copied }`: укажите, 1 это или 10

# English: `{ $card }` counts both 1 and 10
illegal-contradiction = `{ $card }` не может быть сразу 1 и 10

# English: { $left } ÷ { $right } is not a whole number
illegal-uneven = { $left } ÷ { $right } не делится нацело

# English: you cannot divide by zero
illegal-BY_ZERO = на ноль делить нельзя

# English: the numbers grow too large
illegal-TOO_LARGE = числа слишком велики

# English: the value is not above zero
illegal-NOT_POSITIVE = получается не больше нуля

# English: { $value } does not end in 1
illegal-last_digit = { $value } не кончается на 1

# English: an expression has at most { $most } characters
illegal-too_long =
    в ответе не больше { $most } { $most ->
        [one] знака
        [few] знаков
       *[many] знаков
    }

# English: an expression has no spaces at its ends
illegal-BLANKS = в начале и в конце ответа не должно быть пробелов

# English: expected { $what } at character { $at }, not { $found }
illegal-expected = знак { $at }: { $found }, а нужно: { $what }

# English: no card is left for `{ $typed }` at character { $at }
illegal-no_card = знак { $at }: для `{ $typed }` не осталось карты

# English: this makes { $value }, not the { $total } at character { $at }
illegal-other_total = знак { $at }: получается { $value }, а не { $total }

# English: the end
illegal-THE_END = конец

# English: `+`, `-`, `*`, `/` or the end
illegal-SIGN_OR_END = `+`, `-`, `*`, `/` или конец

# English: `+`, `-`, `*`, `/` or `)`
illegal-SIGN_OR_BRACKET = `+`, `-`, `*`, `/` или `)`

# English: a card such as `7S`, `KH:10` or `JB~7S`, or `(`
illegal-TERM = карта, например `7S`, `KH:10` или `JB~7S`, или `(`

# English: the face card's value, `:1` or `:10`,
illegal-FACE_VALUE = `:1` или `:10` — значение картинки

# English: the value `1` or `10`
illegal-VALUE = значение `1` или `10`

# English: a number
illegal-TOTAL = число

# English: the card that the Joker copies
illegal-COPIED = карта, которую повторяет джокер

# English: `~` and the card that the Joker copies
illegal-COPIES = `~` и карта, которую повторяет джокер

# English: a card such as `7`, `K` or `?`, a sign or a bracket
illegal-PIECE = карта, например `7`, `K` или `?`, знак или скобка

## games::one_up::texts

# English: One Up
TITLE = Один в конце

# English: Make the highest number that ends in 1 from the cards turned up.
TAGLINE = Составьте из открытых карт наибольшее число, которое кончается на 1.

# English: 10 minutes
LENGTH = 10 минут

# English: deal
DEAL = кон

# English: Invented by David Parlett.
CREDIT = Игру придумал Дэвид Парлетт.

# English: Answers
ANSWERS = Ответы

# English: Relaxed: everybody locks in one hidden answer. Race: all call aloud and may beat each other’s calls.
ANSWERS_MEANS = Спокойно: каждый даёт один закрытый ответ. Наперегонки: все называют числа вслух и могут перебивать друг друга.

# English: Relaxed
RELAXED = Спокойно

# English: Race
RACE = Наперегонки

# English: Race clock
CLOCK = Часы

# English: How long a call stands before it wins; without a clock, all others must say that they are done.
CLOCK_MEANS = Сколько названное число должно продержаться, чтобы выиграть. Без часов все остальные должны сказать «пас».

# English: 12 seconds
SECONDS_12 = 12 секунд

# English: 6 seconds
SECONDS_6 = 6 секунд

# English: 25 seconds
SECONDS_25 = 25 секунд

# English: No clock
NO_CLOCK = Без часов

# English: Scoring
SCORING = Подсчёт очков

# English: By rank: won number cards count 1, jacks 2, queens 3, kings 4, Jokers 5. 1 each: every won card counts 1.
SCORING_MEANS = По достоинству: взятые карты от туза до десятки стоят 1, валет 2, дама 3, король 4, джокер 5. По 1: каждая взятая карта стоит 1.

# English: By rank
BY_RANK = По достоинству

# English: 1 each
ONE_EACH = По 1

# English: Length
MATCH_LENGTH = Длина матча

# English: One deal, three deals, or until somebody has 100 points after a deal.
MATCH_LENGTH_MEANS = Один кон, три кона или до тех пор, пока после кона у кого-нибудь не окажется 100 очков.

# English: One deal
ONE_DEAL = Один кон

# English: Three deals
THREE_DEALS = Три кона

# English: To 100 points
TO_100 = До 100 очков

# English: Value of Jokers
JOKER = Значение джокера

# English: Strict: it counts the same as the copied card in your answer. Free: if it copies a face card, you choose 1 or 10.
JOKER_MEANS = Строго: джокер стоит столько же, сколько повторённая карта в вашем ответе. Свободно: если он повторяет картинку, вы выбираете 1 или 10.

# English: Strict
STRICT = Строго

# English: Free
FREE = Свободно

# English: Jokers for two
JOKERS = Джокеры вдвоём

# English: With two players: four Jokers in the pack, or two.
JOKERS_MEANS = Если играют двое: в колоде четыре джокера или два.

# English: Four
FOUR = Четыре

# English: Two
TWO = Два

# English: the number of Jokers can be changed for two players only
JOKERS_FOR_TWO = число джокеров можно выбрать, только когда играют двое

# English: most points in the deal
MOST_IN_DEAL = больше всех очков за кон

# English: most points in three deals
MOST_IN_THREE = больше всех очков за три кона

# English: 100 points
HUNDRED_POINTS = набрано 100 очков

# English: most points in twenty deals
MOST_IN_TWENTY = больше всех очков за двадцать конов

# English: { $left } to go
to_go = осталось { $left }

# English: display
DISPLAY = стол

# English: bonus
BONUS = бонус

# English: pile
PILE = стопка

# English: won cards
WON_CARDS = взятые карты

# English: You are barred until these cards are won or set aside
BARRED_UNTIL = У вас нет слова, пока эти карты не возьмут или не отложат

# English: Your call stands
YOUR_CALL_STANDS = Лидирует ваше число

# English: Wait to see if anybody has an answer
CAN_ANYBODY = Подождите, пока кто-нибудь найдёт ответ

# English: Wait for the others
WAIT_FOR_OTHERS = Подождите остальных

# English: Highest number ending in 1
LOCK_IN_HIGHEST = Наибольшее число с 1 на конце

# English: Beat { $value }
beat = Перебейте { $value }

# English: Only you can answer: call, or say “one off”
ONLY_YOU = Слово только у вас: назовите число или скажите «ответа нет»

# English: Call the highest number that ends in 1
CALL_HIGHEST = Назовите наибольшее число с 1 на конце

# English: One off
ONE_OFF = Ответа нет

# English: No answer
NO_ANSWER = Пас

# English: Nothing to say
NOTHING_TO_SAY = Пас

# English: Lock in
LOCK_IN = Ответить

# English: Call
CALL = Назвать

# English: Your answer
YOUR_ANSWER = Ваш ответ

# English: or type: 7*(K+1)
TYPE_LIKE = или наберите: 7*(К+1)

# English: “one off” is possible only while no call stands
FOR_CALLS = «ответа нет» можно сказать, только пока никто не лидирует

# English: somebody has said “one off” already
SAID_ALREADY = «ответа нет» уже сказано

# English: with a clock you cannot say `nothing`: just wait
WAIT_INSTEAD = с часами `nothing` не говорят: просто подождите

# English: everybody else is barred: call an answer or say “one off”
ALL_BARRED = слово только у вас: назовите ответ или скажите «ответа нет»

# English: { $n } { $n -> [one] card *[other] cards }
cards =
    { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }

# English: = { $value } with { $n } { $n -> [one] card *[other] cards }
comes_to =
    = { $value }, { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }

# English: { $value } so far
so_far = пока { $value }

# English: { $card } as { $value }
face_as = { $card } как { $value }

# English: Joker as { $card }
joker_as = Джокер как { $card }

# English: Joker as { $card } = { $value }
joker_as_value = Джокер как { $card } = { $value }

# English: Joker as the { $joker }
joker_as_joker = Джокер как { $joker }

# English: Stands: { $value } with { $n } { $n -> [one] card *[other] cards }
stands =
    Лидирует { $value }, { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }

# English: one off
SAID_ONE_OFF = ответа нет

# English: locked in
LOCKED_IN = ответ дан

# English: locked in: { $value }
locked_in = ответ: { $value }

# English: nothing to say
SAID_NOTHING = пас

# English: barred
BARRED = нет слова

# English: The last display
LAST_DISPLAY = Прошлый розыгрыш

# English: No answer was possible.
NOT_POSSIBLE = Ответа не было.

# English: Nothing higher was possible.
NOTHING_HIGHER = Больше составить было нельзя.

# English: { $n } higher { $n -> [one] number was *[other] numbers were } possible.
higher =
    Возможно было и больше: { $n } { $n ->
        [one] число
        [few] числа
       *[many] чисел
    }.

# English: { $n } { $n -> [one] answer was *[other] answers were } possible.
possible =
    Возможно было: { $n } { $n ->
        [one] ответ
        [few] ответа
       *[many] ответов
    }.

# English: On display: { $cards }.
on_display = На столе: { $cards }.

# English: Nobody has a card left to turn: the display is dead.
DEAD = Открывать больше нечего: карты на столе никому не достаются.

# English: { $who } { $who -> [you] turn *[other] turns } the { $cards }.
turns =
    { $who } { $who ->
        [you] открываете
       *[other] открывает
    }: { $cards }.

# English: { $who } { $who -> [you] lock *[other] locks } in.
locks_in =
    { $who } { $who ->
        [you] даёте
       *[other] даёт
    } закрытый ответ.

# English: { $who } { $who -> [you] call *[other] calls } { $call }.
calls =
    { $who } { $who ->
        [you] называете
       *[other] называет
    } { $call }.

# English: { $who } { $who -> [you] say *[other] says } “one off”.
says_one_off =
    { $who } { $who ->
        [you] говорите
       *[other] говорит
    }: «ответа нет».

# English: { $who } { $who -> [you] have *[other] has } nothing to say.
says_nothing =
    { $who } { $who ->
        [you] пасуете
       *[other] пасует
    }.

# English: { $who } { $who -> [you] are *[other] is } barred: { $why }.
is_barred =
    { $who } { $who ->
        [you] лишаетесь
       *[other] лишается
    } слова: { $why }.

# English: { $who } { $who -> [you] win *[other] wins } the display.
wins =
    { $who } { $who ->
        [you] забираете
       *[other] забирает
    } карты со стола.

# English: Set aside as a bonus: { $cards }.
set_aside = Отложено в бонус: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } { $cards }.
takes =
    { $who } { $who ->
        [you] берёте
       *[other] берёт
    }: { $cards }.

# English: the “one off” is answered
ANSWERED = на «ответа нет» нашёлся ответ

# English: { $value } is not better than what stands
not_better = { $value } не лучше уже названного

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }: nothing higher can be made.
best_there_is =
    { $value }: использовано { $used } из { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    }, больше не получить.

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }.
an_answer =
    { $value }: использовано { $used } из { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    }.

# English: { $n -> [one] This { $n } card makes *[other] These { $n } cards make } no answer at all.
none_there_is =
    { $n ->
        [one] Из этой карты
        [few] Из этих { $n } карт
       *[many] Из этих { $n } карт
    } ответа не составить.

# English: { $value } is the highest that can be made.
nothing_better = Больше { $value } не получить.

# English: Find the highest answer. If there is none, say “One off”.
PUZZLE_HIGHEST = Найдите наибольший ответ. Если его нет, скажите «Ответа нет».

# English: Find the highest answer that uses every card.
PUZZLE_ALL = Найдите наибольший ответ, в котором участвуют все карты.

# English: Make exactly 101. There is only one way, apart from swapped cards.
PUZZLE_EXACT = Получите ровно 101. Способ только один.

# English: Make the highest answer in three different ways.
PUZZLE_WAYS = Получите наибольший ответ тремя разными способами.

# English: Find the highest answer with +, −, × and ÷, each of them once.
PUZZLE_EACH = Найдите наибольший ответ со знаками +, −, × и ÷, каждый по одному разу.

# English: Seeing how large a number can become
TRAINS_HIGHEST = Видеть, каким большим может стать число

# English: Using the cards that get in the way
TRAINS_ALL = Пристраивать карты, которые мешают

# English: Working back from the result
TRAINS_EXACT = Считать от ответа назад

# English: Finding a second and a third way
TRAINS_WAYS = Находить второй и третий способ

# English: Subtracting and dividing without losing much
TRAINS_EACH = Вычитать и делить почти без потерь

# English: You made { $value }, but a higher answer like that is possible.
more_there_is = У вас { $value }, но при том же условии можно получить больше.

# English: It does not use every card.
NOT_EVERY_CARD = В нём участвуют не все карты.

# English: It does not use each of the four signs once.
NOT_EACH_SIGN = В нём не все четыре знака по одному разу.

# English: You made { $value }, not { $wanted }.
not_exact = У вас { $value }, а не { $wanted }.

# English: You made { $value }, but { $best } is possible.
higher_there_is = У вас { $value }, а можно получить { $best }.

# English: That only says that you have no answer. “One off” says that there is none.
NOTHING_SAYS_LESS = Это значит лишь, что ответа не нашли вы. «Ответа нет» значит, что его нет вовсе.

# English: There is an answer: { $best }.
answer_there_is = Ответ есть: { $best }.
