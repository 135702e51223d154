## games::shootout::illegal_texts

# English: the game is over
illegal-OVER = 本局已经结束

# English: first take a card
illegal-TAKE_FIRST = 先拿一张牌

# English: discard exactly one card
illegal-ONE_CARD = 只能弃一张牌

# English: if you shoot, you must shoot three times
illegal-THREE_SHOTS = 开枪就必须连开三枪

# English: now lead a card, or end the turn
illegal-LEAD_OR_PASS = 现在领出一张牌，或者结束回合

# English: you must follow the lead
illegal-FOLLOW = 必须跟牌

# English: you must score at least one card of the trick
illegal-SCORE = 至少要用这一墩里的一张牌记分

# English: only single cards can be played in this match
illegal-SINGLES_ONLY = 这场对局只能出单张

# English: only cards of one rank can be played together
illegal-MIXED = 只有点数相同的牌才能一起出

# English: follow a single card with a single card
illegal-SINGLE_FOR_SINGLE = 单张只能用单张来跟

# English: follow { $n } cards with as many, or with one
illegal-as_many = { $n }张牌要用同样多的牌或一张牌来跟

# English: you must follow suit: your hand has { $suit }
illegal-follow_suit = 必须跟花色：你手里有{ $suit }

# English: your hand has { $suit }, so your set needs { $suit } or a trump
illegal-set_needs = 你手里有{ $suit }，所以这几张牌里要有{ $suit }或主牌

# English: { $card } must be on top, and the others in the order S H D C
illegal-trump_on_top = { $card }要放在最上面，其余的按S H D C的顺序

# English: write the cards below the top one in the order S H D C
illegal-ORDER = 最上面那张以外的牌要按S H D C的顺序写

# English: expected { $moves }
illegal-expected = 应为：{ $moves }

# English: { $before } or { $last }
illegal-or = { $before }或{ $last }

# English: a two was lost to this trick: expected `score miss 0`
illegal-TWO_WAS_LOST = 这一墩里输掉了一张2：应为`score miss 0`

# English: a two was lost to this trick, so score one card of the winner's own set
illegal-ONE_OF_OWN_SET = 这一墩里输掉了一张2，所以只用赢家自己的一张牌记分

# English: score all that one player played to this trick
illegal-ALL_OF_ONE_PLAYER = 要用同一名玩家在这一墩出的所有牌记分

# English: nobody lost a two to this trick
illegal-NO_TWO_LOST = 这一墩里没有人输掉2

# English: there is no sum to decide on
illegal-NO_SUM = 没有需要决定的合计

## games::shootout::texts

# English: Shootout
TITLE = 神枪手

# English: Win tricks, and score one card of each to land on exactly 101.
TAGLINE = 每赢一墩，选其中一张牌记分，正好达到101。

# English: 15 minutes
LENGTH = 15分钟

# English: game
ROUND = 局

# English: A published two-player card game. We do not know its author and title; “Shootout” is our name for it.
CREDIT = 一种已发表的双人纸牌游戏。我们不知道它的作者和原名；“神枪手”是我们起的名字。

# English: Target
TARGET = 目标

# English: Hit this number exactly to win. With doubles and triples it is 201 unless you choose another.
TARGET_DOES = 正好达到这个数就获胜。启用“对子和三条”时，目标默认为201。

# English: 67, 133 and 201
THREE_TARGETS = 67、133和201

# English: Three shots
THREE_SHOTS = 三连发

# English: If you shoot, you shoot three times in a row. Each trick scores by itself, or only the sum scores.
THREE_SHOTS_DOES = 要开枪就连开三枪。每一墩各自计分，或者只按合计计分。

# English: Each trick scores
EACH_SCORES = 逐墩计分

# English: The sum scores
TOTAL_SCORES = 合计计分

# English: No overshooting
NO_OVERSHOOTING = 不许超出

# English: A value that would pass the target is not added: it counts nothing or is subtracted.
NO_OVERSHOOTING_DOES = 会超过目标的值不往上加：要么不计，要么减去。

# English: Doubles and triples
SETS = 对子和三条

# English: Two or three cards of one rank may be led together.
SETS_DOES = 可以同时领出两张或三张点数相同的牌。

# English: Misses
MISSING = 脱靶

# English: If a player who follows loses a two to the trick, its winner scores nothing.
MISSING_DOES = 如果跟牌的人在这一墩里输掉一张2，赢家就不得分。

# English: Finish on a double
FINISH = 对子收官

# English: Only two cards of one rank, scored together, can hit the last target.
FINISH_DOES = 只有用两张同点数的牌一起记分，才能命中最后的目标。

# English: “Finish on a double” needs “Doubles and triples”: without them nobody scores a double
FINISH_NEEDS_SETS = “对子收官”需要“对子和三条”：否则没有人能用对子记分

# English: Match
MATCH = 赛制

# English: Whoever wins more than half of the games wins the match.
MATCH_DOES = 赢下半数以上的局，就赢得对局。

# English: One game
ONE_GAME = 一局定胜负

# English: Best of three
BEST_OF_THREE = 三局两胜

# English: Best of five
BEST_OF_FIVE = 五局三胜

# English: most games won
MOST_GAMES = 赢的局数最多

# English: no game was won
NO_GAME_WON = 没有人赢过一局

# English: the target was hit exactly
HIT = 正好命中目标

# English: the stock ran out three times without a shot
STALLED = 牌堆用完了三次，一直没有人开枪

# English: a thousand cards in a row came from the discard pile
TOO_MANY_TAKES = 连续一千张牌都是从弃牌堆拿的

# English: 300 tricks without a winner
TOO_MANY_TRICKS = 打了300墩，没有人获胜

# English: Take one of the two top cards
TAKE = 拿牌堆顶或弃牌堆顶的牌

# English: Discard a card
DISCARD = 弃一张牌

# English: Shoot, or end the turn
SHOOT = 开枪，或者结束回合

# English: Shoot again: { $shots -> [one] the last shot *[other] { $shots } more shots }
shoot_again = 继续开枪，还有{ $shots }枪

# English: Follow { $lead }
follow = 请跟牌：{ $lead }

# English: Name a value for this turn’s sum
NAME_A_VALUE = 报一个值，计入本回合的合计

# English: Choose what to score
SCORE = 选择用什么记分

# English: Your sum would pass the target: count nothing, or subtract it
DECIDE = 合计会超过目标，选择不计或减去

# English: The game is over
OVER = 本局结束

# English: Take from the stock
TAKE_STOCK = 拿牌堆顶的牌

# English: Take { $card } from the stock
take_stock = 拿牌堆的{ $card }

# English: Take from the discard pile
TAKE_DISCARD = 拿弃牌堆顶的牌

# English: Take { $card } from the discard pile
take_discard = 拿弃牌堆的{ $card }

# English: Discard { $card }
discard = 弃{ $card }

# English: End the turn
PASS = 结束回合

# English: Shoot { $cards }
shoot = 用{ $cards }开枪

# English: Follow with { $cards }
follow_with = 跟{ $cards }

# English: Which suit do you lead?
WHICH_SUIT = 领出哪门花色？

# English: { $card } on top
on_top = { $card }在最上面

# English: Miss: score nothing
MISS = 脱靶：不得分

# English: Nothing
NOTHING = 不计

# English: { $total }, wins
wins = { $total }，获胜

# English: { $total }, next target { $target }
next_target = { $total }，下个目标{ $target }

# English: { $total }, { $n } to go
left = { $total }，还差{ $n }

# English: { $total }, { $n } over
past = { $total }，超出{ $n }

# English: { $total }, as it would pass { $target }
would_pass = { $total }，因为会超过{ $target }

# English: { $total }, as it is not a double
no_double = { $total }，因为不是对子

# English: { $sum } in this turn
in_this_turn = 本回合{ $sum }

# English: { $sum } in this turn, hits { $target }
sum_hits = 本回合{ $sum }，命中{ $target }

# English: { $sum } in this turn, { $n } over
sum_passes = 本回合{ $sum }，超出{ $n }

# English: { $n } to go
to_go = 还差{ $n }

# English: { $n } over
over = 超出{ $n }

# English: on target
ON_TARGET = 已命中

# English: a { $n }
a_number = { $n }

# English: an 8
AN_EIGHT = 8

# English: an ace
ACE = A

# English: a Joker
JOKER = 王

# English: a ten or a face card
TEN_OR_COURT = 10至K

# English: two { $n }s
two_of = 两张{ $n }

# English: two aces
TWO_ACES = 两张A

# English: both Jokers
TWO_JOKERS = 大小王

# English: a pair from ten to king
TWO_TENS = 10至K的对子

# English: three { $n }s
three_of = 三张{ $n }

# English: three aces
THREE_ACES = 三张A

# English: a triple from ten to king
THREE_TENS = 10至K的三条

# English: { $before } or { $last }
or = { $before }或{ $last }

# English: { $cards } would hit it
hit_by = 能命中：{ $cards }

# English: { $points } first, then one card can hit it
first = 先得{ $points }，再有一张就能命中

# English: Trumps: { $suit }
trumps = 主牌：{ $suit }

# English: shooter
SHOOTER = 枪手

# English: wins the trick
TAKES_THE_TRICK = 赢下此墩

# English: misses
MISSES = 脱靶

# English: { $n } { $n -> [one] game *[other] games } won
games_won = 赢了{ $n }局

# English: trick
PLAYED = 出的牌

# English: Trumps are { $suit }.
trumps_are = 主花色是{ $suit }。

# English: Nobody wins this game.
NOBODY_WINS = 这一局没有人获胜。

# English: { $who } { $who -> [you] end *[other] ends } the turn.
passes = { $who }结束回合。

# English: { $who } { $who -> [you] miss *[other] misses }: the trick scores nothing.
misses = { $who }脱靶：这一墩不得分。

# English: { $who } { $who -> [you] win *[other] wins } the game.
wins_the_game = { $who }赢下这一局。

# English: { $who } { $who -> [you] reach *[other] reaches } { $target }. The next target is { $next }.
reaches = { $who }达到{ $target }。下一个目标是{ $next }。

# English: { $who } { $who -> [you] count *[other] counts } the { $cards }.
counts = { $who }用{ $cards }记分。

# English: { $who } { $who -> [you] name *[other] names } the { $cards }: { $value }.
names = { $who }报{ $cards }：{ $value }。

# English: It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
leaves = 之后还差{ $left }；{ $unseen }张未知牌中有{ $n }张正好值{ $left }。

# English: It hits the target.
HITS_THE_TARGET = 正好命中目标。

# English: { $n } of { $unseen } unseen cards beat it.
beaten_by = { $unseen }张未知牌中有{ $n }张比它大。

# English: It wins the trick so far, for up to { $points } { $points -> [one] point *[other] points }.
wins_the_trick = 目前它能赢下这一墩，最多得{ $points }分。

# English: It loses the trick and gives away { $points } { $points -> [one] point *[other] points } at most.
loses_the_trick = 它会输掉这一墩，最多送出{ $points }分。

# English: You keep { $n } { $n -> [one] trump *[other] trumps }, and { $hits } { $hits -> [one] card *[other] cards } that hit your target.
keeps = 你留着{ $n }张主牌，还有{ $hits }张能命中目标的牌。

# English: { $n } of { $unseen } unseen cards beat your safest lead.
safest_lead = { $unseen }张未知牌中有{ $n }张比你最稳的领出牌大。

# English: A two was lost, so the trick scores nothing. It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
missed = 这一墩里输掉了一张2，所以不得分。还差{ $left }；{ $unseen }张未知牌中有{ $n }张正好值{ $left }。

# English: That makes { $sum } this turn and leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
sum_leaves = 本回合合计{ $sum }，还差{ $left }；{ $unseen }张未知牌中有{ $n }张正好值{ $left }。

# English: That makes { $sum } this turn, which hits the target.
sum_is_exact = 本回合合计{ $sum }，命中目标。

# English: That makes { $sum } this turn, { $n } more than may be added.
sum_is_too_large = 本回合合计{ $sum }，比能加的多{ $n }。

# English: That makes { $sum } this turn, which would hit the target, but it is not a double.
sum_is_no_double = 本回合合计{ $sum }，本可命中目标，但不是对子。

# English: Which lead wins the trick, whatever the others play?
PUZZLE_TRICK = 领出哪张牌，无论别人出什么，都能赢下这一墩？

# English: Hit your target in this turn, whatever the others play.
PUZZLE_HIT = 无论别人出什么，在这个回合里命中你的目标。

# English: After which score can most cards in your hand hit the target?
PUZZLE_SCORE = 怎样记分，手牌中能命中目标的牌最多？

# English: All cards are open. Hit the target in this turn, whatever the other player answers.
PUZZLE_OPEN = 所有牌都是明牌。无论对手怎么应，在这个回合里命中目标。

# English: All cards are open. Make the other player go over the target in this turn, whichever card they score.
PUZZLE_OVER = 所有牌都是明牌。在这个回合里让对手超过目标，无论对手用哪张牌记分。

# English: Counting the cards that beat yours
TRAINS_TRICK = 数清比你大的牌

# English: Coming within reach of the target
TRAINS_SCORE = 把目标拉进射程

# English: Finding the one sure hit
TRAINS_HIT = 找出唯一必中的打法

# English: Finding leads that leave no way out
TRAINS_OPEN = 找出让对手无路可走的领出

# English: Making the other player score too much
TRAINS_OVER = 逼对手得分过多

# English: After it { $n } of your cards { $n -> [one] is *[other] are } worth what you need. After the best score it is { $most }.
leaves_hits = 这样记分，你有{ $n }张牌正好值你要的数。最佳记法有{ $most }张。

# English: You have given away the only card that hits for certain.
GAVE_IT_AWAY = 你送掉了唯一必中的牌。

# English: The only card that hits for certain was in the other pile.
LEFT_IT_LYING = 唯一必中的牌在另一堆上，你没有拿。

# English: It is not worth { $n }, which you need.
not_worth = 它的值不是你要的{ $n }。

# English: Somebody may hold this card, which beats it: { $card }.
may_be_beaten = 别人手里可能有更大的牌：{ $card }。
