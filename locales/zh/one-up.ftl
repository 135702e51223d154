## games::one_up::illegal_texts

# English: `{ $card }` is not on the display
illegal-not_on_display = 公共牌里没有`{ $card }`

# English: `{ $card }` is used twice
illegal-used_twice = `{ $card }`用了两次

# English: `{ $card }` is used { $used } { $used -> [one] time *[other] times }
illegal-used_again = `{ $card }`用了{ $used }次

# English: `{ $joker }` copies nothing
illegal-copies_nothing = `{ $joker }`没有复制任何牌

# English: `{ $joker }` copies `{ $copied }`, but no other `{ $copied }` is used
illegal-copies_unused = `{ $joker }`复制`{ $copied }`，但没有用到别的`{ $copied }`

# English: `{ $joker }` copies Jokers that copy each other
illegal-copies_in_circle = `{ $joker }`复制的王在互相复制

# English: `{ $joker }` copies `{ $copied }`: say whether it counts 1 or 10
illegal-copies_either = `{ $joker }`复制`{ $copied }`：请说明算1还是算10

# English: `{ $card }` counts both 1 and 10
illegal-contradiction = `{ $card }`既算1又算10

# English: { $left } ÷ { $right } is not a whole number
illegal-uneven = { $left } ÷ { $right }不是整数

# English: you cannot divide by zero
illegal-BY_ZERO = 不能除以0

# English: the numbers grow too large
illegal-TOO_LARGE = 数字太大了

# English: the value is not above zero
illegal-NOT_POSITIVE = 结果不大于0

# English: { $value } does not end in 1
illegal-last_digit = { $value }的个位不是1

# English: an expression has at most { $most } characters
illegal-too_long = 算式最多{ $most }个字符

# English: an expression has no spaces at its ends
illegal-BLANKS = 算式的首尾不能有空格

# English: expected { $what } at character { $at }, not { $found }
illegal-expected = 第{ $at }个字符处是{ $found }，应为：{ $what }

# English: no card is left for `{ $typed }` at character { $at }
illegal-no_card = 第{ $at }个字符`{ $typed }`没有对应的牌了

# English: this makes { $value }, not the { $total } at character { $at }
illegal-other_total = 结果是{ $value }，不是第{ $at }个字符处的{ $total }

# English: the end
illegal-THE_END = 末尾

# English: `+`, `-`, `*`, `/` or the end
illegal-SIGN_OR_END = `+`、`-`、`*`、`/`或末尾

# English: `+`, `-`, `*`, `/` or `)`
illegal-SIGN_OR_BRACKET = `+`、`-`、`*`、`/`或`)`

# English: a card such as `7S`, `KH:10` or `JB~7S`, or `(`
illegal-TERM = 一张牌，如`7S`、`KH:10`或`JB~7S`，或`(`

# English: the face card's value, `:1` or `:10`,
illegal-FACE_VALUE = 花牌的值，`:1`或`:10`

# English: the value `1` or `10`
illegal-VALUE = 值，`1`或`10`

# English: a number
illegal-TOTAL = 一个数

# English: the card that the Joker copies
illegal-COPIED = 王所复制的牌

# English: `~` and the card that the Joker copies
illegal-COPIES = `~`和王所复制的牌

# English: a card such as `7`, `K` or `?`, a sign or a bracket
illegal-PIECE = 一张牌，如`7`、`K`或`?`，或者运算符、括号

## games::one_up::texts

# English: One Up
TITLE = 高一点

# English: Make the highest number that ends in 1 from the cards turned up.
TAGLINE = 用翻开的牌，算出个位是1的最大数。

# English: 10 minutes
LENGTH = 10分钟

# English: deal
DEAL = 副牌

# English: Invented by David Parlett.
CREDIT = 作者：David Parlett。

# English: Answers
ANSWERS = 答题方式

# English: Relaxed: everybody locks in one hidden answer. Race: all call aloud and may beat each other’s calls.
ANSWERS_MEANS = 从容：每人锁定一个不公开的答案。抢答：大家当场报答案，可以互相超过。

# English: Relaxed
RELAXED = 从容

# English: Race
RACE = 抢答

# English: Race clock
CLOCK = 抢答时限

# English: How long a call stands before it wins; without a clock, all others must say that they are done.
CLOCK_MEANS = 报出的答案领先多久才算赢；不限时的话，要等其他人都表示不报。

# English: 12 seconds
SECONDS_12 = 12秒

# English: 6 seconds
SECONDS_6 = 6秒

# English: 25 seconds
SECONDS_25 = 25秒

# English: No clock
NO_CLOCK = 不限时

# English: Scoring
SCORING = 计分

# English: By rank: won number cards count 1, jacks 2, queens 3, kings 4, Jokers 5. 1 each: every won card counts 1.
SCORING_MEANS = 按点数：赢得的数字牌每张1分，J得2分，Q得3分，K得4分，王得5分。每张1分：赢得的每张牌都是1分。

# English: By rank
BY_RANK = 按点数

# English: 1 each
ONE_EACH = 每张1分

# English: Length
MATCH_LENGTH = 对局长度

# English: One deal, three deals, or until somebody has 100 points after a deal.
MATCH_LENGTH_MEANS = 一副牌，三副牌，或者玩到某副牌结束时有人达到100分。

# English: One deal
ONE_DEAL = 一副牌

# English: Three deals
THREE_DEALS = 三副牌

# English: To 100 points
TO_100 = 到100分

# English: Value of Jokers
JOKER = 王的值

# English: Strict: it counts the same as the copied card in your answer. Free: if it copies a face card, you choose 1 or 10.
JOKER_MEANS = 严格：与被复制的牌在你答案里的值相同。自由：复制花牌时，自己选1或10。

# English: Strict
STRICT = 严格

# English: Free
FREE = 自由

# English: Jokers for two
JOKERS = 两人玩的王

# English: With two players: four Jokers in the pack, or two.
JOKERS_MEANS = 两人玩时，整副牌里放四张王，还是两张。

# English: Four
FOUR = 四张

# English: Two
TWO = 两张

# English: the number of Jokers can be changed for two players only
JOKERS_FOR_TWO = 只有两人玩时才能改王的张数

# English: most points in the deal
MOST_IN_DEAL = 这副牌得分最高

# English: most points in three deals
MOST_IN_THREE = 三副牌总分最高

# English: 100 points
HUNDRED_POINTS = 达到100分

# English: most points in twenty deals
MOST_IN_TWENTY = 二十副牌总分最高

# English: { $left } to go
to_go = 还差{ $left }

# English: display
DISPLAY = 公共牌

# English: bonus
BONUS = 奖励牌

# English: pile
PILE = 待翻牌

# English: won cards
WON_CARDS = 赢得的牌

# English: You are barred until these cards are won or set aside
BARRED_UNTIL = 这些牌被赢走或搁置之前，你被禁答

# English: Your call stands
YOUR_CALL_STANDS = 你的答案暂时领先

# English: Wait to see if anybody has an answer
CAN_ANYBODY = 等等看有没有人能答出来

# English: Wait for the others
WAIT_FOR_OTHERS = 等待其他人

# English: Highest number ending in 1
LOCK_IN_HIGHEST = 个位是1的最大数

# English: Beat { $value }
beat = 超过{ $value }

# English: Only you can answer: call, or say “one off”
ONLY_YOU = 只有你还能答，报答案或者说“无解”

# English: Call the highest number that ends in 1
CALL_HIGHEST = 报出个位是1的最大数

# English: One off
ONE_OFF = 无解

# English: No answer
NO_ANSWER = 答不出

# English: Nothing to say
NOTHING_TO_SAY = 不报

# English: Lock in
LOCK_IN = 锁定

# English: Call
CALL = 报出

# English: Your answer
YOUR_ANSWER = 你的答案

# English: or type: 7*(K+1)
TYPE_LIKE = 或输入：7*(K+1)

# English: “one off” is possible only while no call stands
FOR_CALLS = 没有人的答案领先时，才能说“无解”

# English: somebody has said “one off” already
SAID_ALREADY = 已经有人说过“无解”

# English: with a clock you cannot say `nothing`: just wait
WAIT_INSTEAD = 有时限时不能说`nothing`：等着就好

# English: everybody else is barred: call an answer or say “one off”
ALL_BARRED = 其他人都被禁答：请报出答案，或者说“无解”

# English: { $n } { $n -> [one] card *[other] cards }
cards = { $n }张牌

# English: = { $value } with { $n } { $n -> [one] card *[other] cards }
comes_to = = { $value }，用了{ $n }张牌

# English: { $value } so far
so_far = 目前是{ $value }

# English: { $card } as { $value }
face_as = { $card }作{ $value }

# English: Joker as { $card }
joker_as = 王作{ $card }

# English: Joker as { $card } = { $value }
joker_as_value = 王作{ $card } = { $value }

# English: Joker as the { $joker }
joker_as_joker = 王作{ $joker }

# English: Stands: { $value } with { $n } { $n -> [one] card *[other] cards }
stands = 暂时领先：{ $value }，用了{ $n }张牌

# English: one off
SAID_ONE_OFF = 无解

# English: locked in
LOCKED_IN = 已锁定

# English: locked in: { $value }
locked_in = 已锁定：{ $value }

# English: nothing to say
SAID_NOTHING = 没报答案

# English: barred
BARRED = 禁答

# English: The last display
LAST_DISPLAY = 上一组公共牌

# English: No answer was possible.
NOT_POSSIBLE = 确实无解。

# English: Nothing higher was possible.
NOTHING_HIGHER = 没有更大的答案。

# English: { $n } higher { $n -> [one] number was *[other] numbers were } possible.
higher = 还有{ $n }个更大的数。

# English: { $n } { $n -> [one] answer was *[other] answers were } possible.
possible = 有{ $n }个可能的答案。

# English: On display: { $cards }.
on_display = 公共牌：{ $cards }。

# English: Nobody has a card left to turn: the display is dead.
DEAD = 谁都没有牌可翻了：这组公共牌作废。

# English: { $who } { $who -> [you] turn *[other] turns } the { $cards }.
turns = { $who }翻开{ $cards }。

# English: { $who } { $who -> [you] lock *[other] locks } in.
locks_in = { $who }已锁定。

# English: { $who } { $who -> [you] call *[other] calls } { $call }.
calls = { $who }报出{ $call }。

# English: { $who } { $who -> [you] say *[other] says } “one off”.
says_one_off = { $who }说“无解”。

# English: { $who } { $who -> [you] have *[other] has } nothing to say.
says_nothing = { $who }没有报答案。

# English: { $who } { $who -> [you] are *[other] is } barred: { $why }.
is_barred = { $who }被禁答：{ $why }。

# English: { $who } { $who -> [you] win *[other] wins } the display.
wins = { $who }赢得公共牌。

# English: Set aside as a bonus: { $cards }.
set_aside = 搁置为奖励牌：{ $cards }。

# English: { $who } { $who -> [you] take *[other] takes } { $cards }.
takes = { $who }拿走{ $cards }。

# English: the “one off” is answered
ANSWERED = 说了“无解”，却有人给出答案

# English: { $value } is not better than what stands
not_better = { $value }没有超过领先的答案

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }: nothing higher can be made.
best_there_is = { $value }，用了{ $n }张牌中的{ $used }张：没有更大的了。

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }.
an_answer = { $value }，用了{ $n }张牌中的{ $used }张。

# English: { $n -> [one] This { $n } card makes *[other] These { $n } cards make } no answer at all.
none_there_is = 这{ $n }张牌根本没有答案。

# English: { $value } is the highest that can be made.
nothing_better = 最大就是{ $value }。

# English: Find the highest answer. If there is none, say “One off”.
PUZZLE_HIGHEST = 找出最大的答案。如果没有答案，就说“无解”。

# English: Find the highest answer that uses every card.
PUZZLE_ALL = 用上每一张牌，找出最大的答案。

# English: Make exactly 101. There is only one way, apart from swapped cards.
PUZZLE_EXACT = 正好算出101。除了牌的互换，只有一种方法。

# English: Make the highest answer in three different ways.
PUZZLE_WAYS = 用三种不同的方法算出最大的答案。

# English: Find the highest answer with +, −, × and ÷, each of them once.
PUZZLE_EACH = +、−、×、÷各用一次，找出最大的答案。

# English: Seeing how large a number can become
TRAINS_HIGHEST = 看出这些牌能算到多大

# English: Using the cards that get in the way
TRAINS_ALL = 把碍事的牌也用上

# English: Working back from the result
TRAINS_EXACT = 从结果倒推

# English: Finding a second and a third way
TRAINS_WAYS = 再找第二种、第三种方法

# English: Subtracting and dividing without losing much
TRAINS_EACH = 减和除都用上，损失却最小

# English: You made { $value }, but a higher answer like that is possible.
more_there_is = 你算出了{ $value }，但还有更大的这类答案。

# English: It does not use every card.
NOT_EVERY_CARD = 没有用上每一张牌。

# English: It does not use each of the four signs once.
NOT_EACH_SIGN = 四种运算没有各用一次。

# English: You made { $value }, not { $wanted }.
not_exact = 你算出的是{ $value }，不是{ $wanted }。

# English: You made { $value }, but { $best } is possible.
higher_there_is = 你算出了{ $value }，但可以算到{ $best }。

# English: That only says that you have no answer. “One off” says that there is none.
NOTHING_SAYS_LESS = 这只表示你答不出来。“无解”才表示没有答案。

# English: There is an answer: { $best }.
answer_there_is = 有答案：{ $best }。
