## games::one_hundred_and_one::illegal_texts

# English: order a suit only with a queen that you play, or for the starting queen
illegal-ONLY_WITH_A_QUEEN = 只有打出Q，或者起始牌是Q时，才能指定花色

# English: first order a suit for the starting queen
illegal-ORDER_FIRST = 先为起始牌Q指定花色

# English: pass the cards on, or draw them
illegal-MUST_DRAW = 传给下家，或者摸牌

# English: you may pass only if you drew by choice and could play
illegal-MAY_NOT_PASS = 只有能出牌却选择摸牌之后，才可以过牌

# English: you have drawn a card already: play, or pass
illegal-HAS_DRAWN = 你已经摸过一张牌：出牌，或者过牌

# English: you must cover the eight: you have a card that fits
illegal-MUST_COVER = 必须压住8：你有接得上的牌

# English: there is no card to draw
illegal-NO_CARD = 没有牌可摸

# English: you have a card that fits, so you must play it
illegal-MUST_PLAY = 你有接得上的牌，必须出

# English: the { $card } does not fit: expected { $expected }
illegal-does_not_fit = { $card }接不上，应为：{ $expected }

# English: only a queen orders a suit
illegal-ONLY_QUEENS_ORDER = 只有Q才能指定花色

# English: this queen ends the round, so it orders no suit
illegal-LAST_QUEEN = 这张Q结束了本轮，所以不指定花色

# English: a queen orders a suit: add `order` and its letter after the cards
illegal-QUEEN_ORDERS = Q要指定花色：在牌的后面加上`order`和花色字母

# English: play one card at a time
illegal-ONE_AT_A_TIME = 一次只能出一张牌

# English: only cards of the same rank can be played together
illegal-ONE_RANK = 只有点数相同的牌才能一起出

# English: between the first and the last card, expected { $cards } in this order
illegal-in_this_order = 第一张和最后一张之间应依次为：{ $cards }

# English: another six
illegal-SIX = 另一张6

# English: another seven
illegal-SEVEN = 另一张7

# English: { $suit }, as ordered, or a queen
illegal-ordered = { $suit }（指定花色），或Q

# English: { $suit }, the rank of the { $card }, or a queen
illegal-suit_or_rank = { $suit }，与{ $card }同点数的牌，或Q

## games::one_hundred_and_one::texts

# English: One Hundred and One
TITLE = 一百零一

# English: Get rid of your cards. A total of exactly 101 becomes 0.
TAGLINE = 把牌出完。总分正好101就变成0。

# English: 15 minutes
LENGTH = 15分钟

# English: round
ROUND = 轮

# English: Traditional (Mau-Mau family); this version as described by RD AAOW.
CREDIT = 传统游戏（Mau-Mau一族）；本版规则据RD AAOW的记述。

# English: discard pile
PLAYED_CARDS = 弃牌堆

# English: Order a suit
ORDER_A_SUIT = 指定花色

# English: Which card lies on top?
WHICH_ON_TOP = 哪张牌放在最上面？

# English: Play a card
PLAY = 出一张牌

# English: Play a card, or draw
PLAY_OR_DRAW = 出牌，或者摸牌

# English: Play a card, or pass
PLAY_OR_PASS = 出牌，或者过牌

# English: Pass it on, or draw { $cards } { $cards -> [one] card *[other] cards }
pass_on_or_draw = 传给下家，或者摸{ $cards }张牌

# English: Cover the eight
COVER = 压住8

# English: Cover the eight, or draw until a card fits
COVER_OR_DRAW = 压住8，或者摸到接得上的牌为止

# English: Nothing fits: draw a card
DRAW_AS_NOTHING_FITS = 没有接得上的牌，摸一张

# English: Nothing fits, and there is nothing to draw: pass
PASS_AS_NOTHING_FITS = 没有接得上的牌，也没有牌可摸，只能过牌

# English: Draw a card
DRAW_A_CARD = 摸一张牌

# English: Draw { $cards } { $cards -> [one] card *[other] cards }
draw_cards = 摸{ $cards }张牌

# English: Nothing to draw: pass
NOTHING_TO_DRAW = 没有牌可摸：过牌

# English: Pass
PASS = 过牌

# English: Play { $cards }{ $effect -> [some] : { $effect } *[none] }
play_cards =
    出{ $cards }{ $effect ->
        [some] ：{ $effect }
       *[none] { "" }
    }

# English: the next player draws { $cards }
next_draws = 下家摸{ $cards }张

# English: the next player is skipped
NEXT_IS_SKIPPED = 跳过下家

# English: must be covered
MUST_BE_COVERED = 还要压住它

# English: order { $suit }
order = 指定{ $suit }

# English: out, and 20 off
OUT_AND_20_OFF = 出完，减20分

# English: out, and 40 off
OUT_AND_40_OFF = 出完，减40分

# English: out, and the others pay double
OUT_AND_DOUBLE = 出完，别人罚分翻倍

# English: out, and the others pay fourfold
OUT_AND_FOURFOLD = 出完，别人罚分变四倍

# English: { $last } on top
on_top = { $last }在最上面

# English: { $first } first, { $last } on top
first_and_on_top = 先出{ $first }，{ $last }在最上面

# English: +{ $cards }, skipped
hit = +{ $cards }，跳过

# English: skipped
SKIPPED = 跳过

# English: +{ $cards } waiting
waits = 待摸+{ $cards }

# English: must cover
COVERS = 要压8

# English: out
OUT = 已出完

# English: knocked out
KNOCKED_OUT = 已淘汰

# English: { $hand } { $hand -> [one] point *[other] points } in hand
in_hand = 手里{ $hand }分

# English: { $sum } if you lose now
if_lost = 现在输，总分就是{ $sum }

# English: more than 101
ABOVE_GOAL = 超过101

# English: 101 would become 0
BACK_TO_NOTHING = 101会变成0

# English: { $who } { $who -> [you] take *[other] takes } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
takes_points =
    { $who }被罚{ $points }分{ $with ->
        [some] （{ $with }）
       *[none] { "" }
    }。总分{ $total }。

# English: { $who } { $who -> [you] shed *[other] sheds } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
sheds_points =
    { $who }减{ $points }分{ $with ->
        [some] （{ $with }）
       *[none] { "" }
    }。总分{ $total }。

# English: { $who } { $who -> [you] order *[other] orders } { $suit }.
orders = { $who }指定花色：{ $suit }。

# English: { $who } { $who -> [you] are *[other] is } skipped.
is_skipped = { $who }被跳过。

# English: { $who } can pass { $cards } { $cards -> [one] card *[other] cards } on.
can_pass_on = { $who }可以把{ $cards }张罚牌传给下家。

# English: The drawn card fits.
DRAWN_CARD_FITS = 摸到的牌接得上。

# English: A card fits.
A_CARD_FITS = 有接得上的牌。

# English: Nothing fits.
NOTHING_FITS = 没有接得上的牌。

# English: { $who } { $who -> [you] pass *[other] passes }.
passes = { $who }过牌。

# English: There is nothing to draw. { $who } { $who -> [you] pass *[other] passes }.
finds_nothing = 没有牌可摸。{ $who }过牌。

# English: There is nothing to draw, so the eight counts as covered.
COUNTS_AS_COVERED = 没有牌可摸，所以8算已压住。

# English: { $who } { $who -> [you] are *[other] is } out.
is_out = { $who }出完了。

# English: Exactly 101: { $who -> [you] you begin *[other] { $who } begins } again from 0.
is_wiped = 正好101：{ $who }从0重新开始。

# English: { $who } { $who -> [you] are *[other] is } knocked out.
is_knocked_out = { $who }被淘汰。

# English: Nobody can play or draw: the round is blocked.
BLOCKED_BY_PASSES = 谁都不能出牌或摸牌：本轮成为僵局。

# English: After 300 turns the round is blocked.
BLOCKED_BY_TURNS = 已满300个回合，本轮成为僵局。

# English: The stock has been rebuilt eleven times: the round is blocked.
BLOCKED_BY_REBUILDS = 牌堆已重洗十一次，本轮成为僵局。

# English: somebody has more than 101, and the lowest total wins
EXCEEDED = 有人超过101，总分最低者获胜

# English: all others have more than 101
LAST_LEFT = 其他人都超过了101

# English: all have more than 101, and the lowest total wins
NOBODY_LEFT = 所有人都超过了101，总分最低者获胜

# English: 100 rounds were played, and the lowest total wins
ALL_ROUNDS = 已满100轮，总分最低者获胜

# English: Free to draw
DRAW_CHOICE = 自由摸牌

# English: You need not play: draw one card instead, then play or pass.
DRAW_CHOICE_SAYS = 有接得上的牌也可以不出：先摸一张，再出牌或过牌。

# English: Equal ranks together
EQUAL_RANKS = 同点齐出

# English: You may play several cards of one rank at once; their effects add up.
EQUAL_RANKS_SAYS = 可以一次出几张同点数的牌，效果累加。

# English: Pass it on
PASS_ON = 传给下家

# English: Answer a six with a six, or a seven with a seven: the next player takes it all.
PASS_ON_SAYS = 用6接6，用7接7：罚牌累加给下家。

# English: Quick round
QUICK_ROUND = 速战速决

# English: The round ends as soon as one player is out.
QUICK_ROUND_SAYS = 有一人出完，本轮就结束。

# English: Knock-out
KNOCK_OUT = 淘汰制

# English: Three or four players: whoever goes above 101 is out, and the others play on until one is left.
KNOCK_OUT_SAYS = 三人或四人：超过101的人被淘汰，其余的人继续，直到只剩一人。

# English: Knock-out is for three or four players: with two, the match ends when one has lost
KNOCK_OUT_FOR_MORE = 淘汰制用于三人或四人：两人玩时，一人输了对局就结束

# English: Queens only
LONE_QUEEN = 只剩Q

# English: A hand of nothing but queens costs 20 for each, 40 for the queen of spades.
LONE_QUEEN_SAYS = 手里只剩Q时，每张罚20分，黑桃Q罚40分。

# English: Winner deals
WINNER_DEALS = 赢家发牌

# English: The first player out deals the next round.
WINNER_DEALS_SAYS = 最先出完的人发下一轮的牌。

# English: Cards each
HAND_SIZE = 每人几张

# English: How many cards each player gets; the dealer’s last one begins the discard pile.
HAND_SIZE_SAYS = 每名玩家发几张牌；发牌人的最后一张翻开，作为弃牌堆的第一张。

# English: Four
FOUR = 四张

# English: Five
FIVE = 五张

# English: Queens double
QUEEN_DOUBLES = Q翻倍

# English: Going out on a queen takes nothing off, but the others pay double, and fourfold for the queen of spades.
QUEEN_DOUBLES_SAYS = 用Q出完不减分，而是别人的罚分翻倍，黑桃Q则变四倍。

# English: You get rid of { $n } { $n -> [one] card *[other] cards } at once and keep { $left }, worth { $points } { $points -> [one] point *[other] points }.
chain_leaves = 这样一口气出掉{ $n }张牌，还剩{ $left }张，共{ $points }分。

# English: { $n -> [one] This card goes *[other] These { $n } cards go } one after the other, and you are out.
chain_goes_out = 这样能把剩下的{ $n }张牌一口气出完。

# English: { $n } of { $unseen } unseen cards fit.
unseen_fit = { $unseen }张未知牌中有{ $n }张接得上。

# English: You hold { $n } of this suit; { $others } of { $unseen } unseen cards have it, too.
of_the_suit = 这门花色你有{ $n }张；{ $unseen }张未知牌中还有{ $others }张。

# English: You take { $n } { $n -> [one] card *[other] cards }.
must_take = 你要摸{ $n }张牌。

# English: You keep { $n } { $n -> [one] card *[other] cards }, worth { $points } { $points -> [one] point *[other] points }; { $fitting } of them { $fitting -> [one] fits *[other] fit } now.
keeps_cards = 你还剩{ $n }张牌，共{ $points }分；其中{ $fitting }张现在接得上。

# English: Play a queen. Which suit leaves the fewest cards that fit?
PUZZLE_SUIT = 出一张Q。指定哪门花色，能接的牌最少？

# English: Play all your cards in this turn.
PUZZLE_CHAIN = 在这个回合里把牌全部出完。

# English: After which card must the other player certainly draw?
PUZZLE_SAFE = 出哪张牌之后，对手一定要摸牌？

# English: Which of these cards can the other player not have?
PUZZLE_CANNOT = 其中哪张牌是对手不可能有的？

# English: The other player has one card. Which of these can it be?
PUZZLE_LAST = 对手只剩一张牌。可能是其中哪一张？

# English: All cards are open. Get rid of your cards as soon as possible, whatever the other player does.
PUZZLE_OUT = 所有牌都是明牌。无论对手怎么走，都要尽快出完。

# English: All cards are open. As soon as possible, end the round with more than 101 points for the other player.
PUZZLE_OVER = 所有牌都是明牌。尽快结束本轮，并让对手超过101分。

# English: Counting the suits that were not seen
TRAINS_SUIT = 数清哪些花色还没出现

# English: Finding the order in which everything can be played
TRAINS_CHAIN = 找出能把牌全部出完的顺序

# English: Knowing what the other player cannot hold
TRAINS_SAFE = 判断对手手里不可能有什么

# English: Finding the last card of the other player
TRAINS_LAST = 推断对手的最后一张牌

# English: Looking ahead until you are out
TRAINS_OUT = 一直算到出完

# English: Ending the round when it costs the other player most
TRAINS_OVER = 在对手损失最大时结束本轮

# English: After it at least { $n } { $n -> [one] card stays *[other] cards stay } in your hand.
chain_is_stuck = 这样你手里至少还剩{ $n }张牌。

# English: It orders no suit.
ORDERS_NOTHING = 这一步没有指定花色。

# English: It plays no card.
COVERS_NOTHING = 这一步没有出牌。

# English: The other player may hold this card, which fits: { $card }.
may_be_covered = 对手手里可能有接得上的牌：{ $card }。

# English: { $n } unseen { $n -> [one] card fits *[other] cards fit }. For the best suit it is only { $least }.
suit_is_covered = 有{ $n }张未知牌接得上。最佳花色只有{ $least }张。
