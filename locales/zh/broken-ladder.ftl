## games::broken_ladder::texts

# English: Broken Ladder
TITLE = 断梯

# English: Five cards, red up and black down, must lead exactly to the Head.
TAGLINE = 用五张牌搭梯子：红牌升，黑牌降，要正好到达顶点。

# English: 10 minutes
LENGTH = 10分钟

# English: round
ROUND = 轮

# English: An invented game, published at pagat.com.
CREDIT = 原创游戏，发布于pagat.com。

# English: Head
HEAD = 顶点

# English: Starter
STARTER = 起点

# English: invalid ladder
BROKEN = 无效的梯子

# English: Discard a card
DISCARD_A_CARD = 弃一张牌

# English: Take a card, or lay down
TAKE_OR_LAY = 拿一张牌，或者摊牌

# English: Take from the stock
TAKE_STOCK = 从牌堆摸牌

# English: Take from the discard pile
TAKE_DISCARD = 从弃牌堆拿牌

# English: Take the { $card }
take = 拿{ $card }

# English: Discard { $card }{ $height -> [some] : ladder ends at { $height } *[none] }
discard =
    弃{ $card }{ $height ->
        [some] ：梯子到{ $height }
       *[none] { "" }
    }

# English: Lay down
LAY = 摊牌

# English: Lay down anyway: { $height }, not { $head }
lay_misses = 仍要摊牌：到{ $height }，不是{ $head }

# English: Lay down anyway: too many { $rank }
lay_repeats = 仍要摊牌：{ $rank }太多

# English: must rise { $steps }
must_rise = 要升{ $steps }

# English: must fall { $steps }
must_fall = 要降{ $steps }

# English: must end level
STAYS_LEVEL = 要持平

# English: out
OUT = 出局

# English: each card shows the end without it
WITHOUT_IT = 每张牌上标着弃掉它后梯子到几

# English: ends at { $height }, must end at { $goal }
ends_at = 现在到{ $height }，要到{ $goal }

# English: too many { $rank }
too_many = { $rank }太多

# English: complete
COMPLETE = 已搭成

# English: any of these completes it: { $cards }
completes_it = 再来其中任意一张就能搭成：{ $cards }

# English: red { $ranks }
red = 红{ $ranks }

# English: black { $ranks }
black = 黑{ $ranks }

# Separates numbers of which each is possible.
# English: { $before } or { $last }
or = { $before }或{ $last }

# English: { $cards } is the Head.
is_head = 顶点是{ $cards }。

# English: { $who } { $who -> [you] start *[other] starts } from { $cards }.
starts = { $who }的起点是{ $cards }。

# English: { $who } { $who -> [you] lay *[other] lays } down { $cards }.
lays = { $who }摊牌：{ $cards }。

# English: { $who } { $who -> [you] complete *[other] completes } the ladder with { $cards }.
completes = { $who }搭成了梯子：{ $cards }。

# English: { $who } { $who -> [you] miss *[other] misses } the Head: the ladder leads to { $height }.
misses = { $who }没有正好到顶点：梯子到{ $height }。

# English: { $who } { $who -> [you] show *[other] shows } too many { $rank }.
repeats = { $who }摊出的{ $rank }太多。

# English: { $who } { $who -> [you] are *[other] is } out of this round and { $who -> [you] lose *[other] loses } { $points } points.
goes_out = { $who }本轮出局，扣{ $points }分。

# English: Nobody reached the Head, so every hand scores.
STALLS = 没有人到达顶点，所以各人按手牌计分。

# English: aces
ACES = A

# English: twos
TWOS = 2

# English: threes
THREES = 3

# English: fours
FOURS = 4

# English: fives
FIVES = 5

# English: sixes
SIXES = 6

# English: sevens
SEVENS = 7

# English: eights
EIGHTS = 8

# English: nines
NINES = 9

# English: tens
TENS = 10

# English: jacks
JACKS = J

# English: queens
QUEENS = Q

# English: kings
KINGS = K

# English: most points when everybody has dealt twice
MOST_AFTER_DEALS = 每人各当过两次发牌人，总分最高

# English: most points after fifty rounds
MOST_AFTER_FIFTY = 五十轮后总分最高

# English: most points when somebody has 1000
MOST_AT_1000 = 有人达到1000分时，总分最高

# English: most points when somebody has 2000
MOST_AT_2000 = 有人达到2000分时，总分最高

# English: Any ranks
ANY_RANKS = 点数不限

# English: A valid ladder may have three or more cards of one rank.
ANY_RANKS_SAYS = 有效的梯子里可以有三张或更多同点数的牌。

# English: Packs
PACKS = 几副牌

# English: How many packs are shuffled together for every two players.
PACKS_SAYS = 每两名玩家用几副牌混在一起洗。

# English: One
ONE = 一副

# English: Two
TWO = 两副

# English: Three
THREE = 三副

# English: Referee
REFEREE = 裁判

# English: Helpful shows where your ladder leads and warns before a mistake. Strict leaves the sums to you.
REFEREE_SAYS = 热心：显示你的梯子通到哪里，出错前会提醒。严格：自己心算。

# English: Helpful
CASUAL = 热心

# English: Strict
STRICT = 严格

# English: Length
MATCH = 对局长度

# English: Everybody deals twice, or you play until somebody has 1000 or 2000 points.
MATCH_SAYS = 每人各当两次发牌人，或者玩到有人达到1000分或2000分。

# English: Two deals each
TWICE_ROUND = 每人发牌两次

# English: 1000 points
TO_1000 = 1000分

# English: 2000 points
TO_2000 = 2000分

# English: The ladder is complete and scores { $points }.
ladder_scores = 梯子已搭成，得{ $points }分。

# English: With what you keep, { $n } of { $unseen } unseen cards complete your ladder.
kept_finishes = 凭你留下的牌，{ $unseen }张未知牌中有{ $n }张能搭成梯子。

# English: { $n } of { $unseen } unseen cards complete your ladder.
drawn_finishes = { $unseen }张未知牌中有{ $n }张能搭成你的梯子。

# English: The ladder misses the Head and costs { $points }.
ladder_misses = 梯子没有正好到顶点，要扣{ $points }分。

# English: Complete your ladder in this turn.
PUZZLE_TAKE = 在这个回合里搭成梯子。

# English: After which discard do most unseen cards complete your ladder?
PUZZLE_MOST = 弃哪张牌之后，能搭成梯子的未知牌最多？

# English: After which discard do most unseen cards complete a ladder that scores 400 or more?
PUZZLE_WORTH = 弃哪张牌之后，能搭成不低于400分的梯子的未知牌最多？

# English: All cards are open. Lay down a ladder as soon as possible and before the other player, whatever they do.
PUZZLE_FIRST = 所有牌都是明牌。无论对手怎么走，都要抢先并尽快摊出梯子。

# English: All cards are open. As soon as possible, lay down a ladder that scores 400 or more, whatever the other player does.
PUZZLE_RICH = 所有牌都是明牌。无论对手怎么走，都要尽快摊出不低于400分的梯子。

# English: Seeing what the top discard does
TRAINS_TAKE = 看清弃牌堆顶那张牌的作用

# English: Counting the cards that help
TRAINS_MOST = 数清有用的牌

# English: Counting only the cards that make a ladder worth laying down
TRAINS_WORTH = 只数值得摊牌的那些牌

# English: Being one turn faster
TRAINS_FIRST = 快人一步

# English: Building a ladder of high cards in time
TRAINS_RICH = 及时用大牌搭成梯子

# English: The card on the discard pile was the one you needed.
OPEN_CARD_COMPLETES = 你要的牌就在弃牌堆上。

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } your ladder. After the best discard it is { $most }.
leaves_ladders = 这样弃牌，有{ $n }张未知牌能搭成你的梯子。最佳弃法有{ $most }张。

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } such a ladder. After the best discard it is { $most }.
leaves_rich_ladders = 这样弃牌，有{ $n }张未知牌能搭成这样的梯子。最佳弃法有{ $most }张。

# English: Your cards then lead to { $height }, not to { $head }.
ladder_leads_to = 那样你的牌会到{ $height }，而不是{ $head }。

# English: Your cards then have too many { $rank }.
ladder_repeats = 那样你的{ $rank }太多。
