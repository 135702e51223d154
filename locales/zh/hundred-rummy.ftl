## games::hundred_rummy::texts

# English: 100 Points Rummy
TITLE = 百分拉米

# English: Collect four cards that make exactly 100, four times.
TAGLINE = 凑齐合计正好100的四张牌，一共四次。

# English: 5 minutes
LENGTH_IN_WORDS = 5分钟

# English: game
ROUND = 局

# English: Invented by Aaron and Stephanie Richardson (A'n'SR-entertainments).
CREDIT = 作者：Aaron和Stephanie Richardson（A'n'SR-entertainments）。

# English: Length
LENGTH = 对局长度

# English: One game, or a tournament: each player plays first in one game, and all points add up.
LENGTH_DOES = 一局，或者锦标赛：每名玩家各先手一局，所有得分相加。

# English: One game
ONE_GAME = 一局

# English: Tournament
TOURNAMENT = 锦标赛

# English: End of solitaire
SOLITAIRE_END = 单人判负

# English: Playing alone, you lose when you must draw from an empty stock, or as soon as the stock is empty.
SOLITAIRE_END_DOES = 一个人玩时，牌堆空了还要摸牌才算输，或者牌堆一空就算输。

# English: When you must draw
MUST_DRAW = 要摸牌时

# English: When the stock is empty
STRICT = 牌堆一空时

# English: “End of solitaire” can be changed for one player only
ONLY_ALONE = “单人判负”只有一个人玩时才能改

# English: the stock ran out before 400 points
STOCK_RAN_OUT = 没到400分，牌堆就用完了

# English: most points in the tournament
MOST_IN_TOURNAMENT = 锦标赛总分最高

# English: the stock ran out three times without a score
TOO_MANY_REBUILDS = 牌堆用完了三次，一直没有人记分

# English: a hundred cards in a row came from the discard pile
TOO_MANY_TAKES = 连续一百张牌都是从弃牌堆拿的

# English: 400 points
GOAL = 达到400分

# English: Discard a card
DISCARD = 弃一张牌

# English: Score, or take a card
SCORE_OR_TAKE = 记分，或者拿一张牌

# English: Take a card
TAKE = 拿一张牌

# English: The game is over
GAME_IS_OVER = 本局结束

# English: Take from the stock
TAKE_STOCK = 从牌堆摸牌

# English: Take the { $card }
take_discard = 拿{ $card }

# English: Take from the discard pile
TAKE_DISCARD = 从弃牌堆拿牌

# English: Discard { $card }
discard = 弃{ $card }

# English: Score 100
SCORE = 记100分

# English: scored hundreds
HUNDREDS = 已记的100

# English: { $n } { $n -> [one] hundred *[other] hundreds } to go
to_go = 还差{ $n }组100

# English: all four hundreds
DONE = 四组100已集齐

# English: the game is over
OVER = 本局已经结束

# English: your hand makes { $points }, not 100
not_100 = 你的手牌是{ $points }，不是100

# English: in solitaire you cannot take from the discard pile
NEVER_TAKEN = 单人玩法中不能从弃牌堆拿牌

# English: the discard pile is empty
NO_DISCARD = 弃牌堆是空的

# English: the stock is empty, so you must score your hand
NO_STOCK = 牌堆空了，你必须用手牌记分

# English: Four cards make exactly 100.
MAKES_100 = 四张牌正好是100。

# English: With what you keep, { $n } of { $unseen } unseen cards make 100.
kept_makes_100 = 凭你留下的牌，{ $unseen }张未知牌中有{ $n }张能凑成100。

# English: { $n } of { $unseen } unseen cards make 100.
drawn_makes_100 = { $unseen }张未知牌中有{ $n }张能凑成100。

# English: After which discard do most unseen cards make 100?
PUZZLE_MOST = 弃哪张牌之后，能凑成100的未知牌最多？

# English: One discard wins the solitaire for certain. Which?
PUZZLE_WIN = 弃其中一张，这局单人玩法必胜。是哪张？

# English: Which discard wins the solitaire most often?
PUZZLE_SOLITAIRE = 弃哪张牌，这局单人玩法的胜率最高？

# English: All cards are open. Score the next hundred as soon as possible, whatever the other player does.
PUZZLE_RACE = 所有牌都是明牌。无论对手怎么走，都要尽快记下一组100。

# English: All cards are open. Score the next hundred in as few turns as possible.
PUZZLE_PLAN = 所有牌都是明牌。用尽量少的回合记下一组100。

# English: All cards are open. Reach 400 points in as few turns as possible.
PUZZLE_DRAWS = 所有牌都是明牌。用尽量少的回合达到400分。

# English: Counting the cards that help
TRAINS_MOST = 数清有用的牌

# English: Playing the end of a solitaire to the last card
TRAINS_WIN = 把单人残局算到最后一张牌

# English: Weighing chances when the stock is nearly known
TRAINS_SOLITAIRE = 牌堆快要见底时权衡机会

# English: Being one turn faster
TRAINS_RACE = 快人一步

# English: Planning several draws ahead
TRAINS_PLAN = 提前几步规划摸牌

# English: After it { $n } unseen { $n -> [one] card makes *[other] cards make } 100. After the best discard it is { $most }.
leaves_hundreds = 这样弃牌，有{ $n }张未知牌能凑成100。最佳弃法有{ $most }张。

# English: It wins in { $percent }% of the cases. The best discard wins in { $most }%.
wins_solitaire = 这样弃牌的胜率是{ $percent }%。最佳弃法是{ $most }%。
