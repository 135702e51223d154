## i18n::common

# The addressed player, at the beginning of a sentence.
# English: You
common-YOU = 你

# English: Somebody
common-SOMEBODY = 某人

# A sentence without its full stop.
# English: { $text }.
common-sentence = { $text }。

# Two sentences, one after the other.
# English: { $first } { $second }
common-both = { $first }{ $second }

# A list so far, and its next item.
# English: { $so_far }, { $next }
common-listed = { $so_far }、{ $next }

# What something is, and what there is to say about it.
# English: { $label }: { $text }
common-labelled = { $label }：{ $text }

# English: ace
common-ACE = A

# English: two
common-TWO = 2

# English: three
common-THREE = 3

# English: four
common-FOUR = 4

# English: five
common-FIVE = 5

# English: six
common-SIX = 6

# English: seven
common-SEVEN = 7

# English: eight
common-EIGHT = 8

# English: nine
common-NINE = 9

# English: ten
common-TEN = 10

# English: jack
common-JACK = J

# English: queen
common-QUEEN = Q

# English: king
common-KING = K

# The letters of an ace, a king, a queen and a jack in a corner of a card, as cards of the country have them.
# English: A
common-ACE_LETTER = A

# English: K
common-KING_LETTER = K

# English: Q
common-QUEEN_LETTER = Q

# English: J
common-JACK_LETTER = J

# A suit by itself.
# English: spades
common-SPADES = 黑桃

# English: hearts
common-HEARTS = 红心

# English: diamonds
common-DIAMONDS = 方块

# English: clubs
common-CLUBS = 梅花

# The suit in the name of a card.
# English: of spades
common-OF_SPADES = 黑桃

# English: of hearts
common-OF_HEARTS = 红心

# English: of diamonds
common-OF_DIAMONDS = 方块

# English: of clubs
common-OF_CLUBS = 梅花

# A Joker in an expression.
# English: Joker
common-JOKER = 王

# English: big Joker
common-BIG_JOKER = 大王

# English: little Joker
common-LITTLE_JOKER = 小王

# English: { $rank } { $of_suit }
common-suited = { $of_suit }{ $rank }

# English: a hidden card
common-HIDDEN_CARD = 一张暗牌

# English: { $n } hidden { $n -> [one] card *[other] cards }
common-hidden_cards = { $n }张暗牌

# A single card in a sentence, if there are many like it.
# English: a { $card }
common-a_card = 一张{ $card }

# A single card in a sentence, if there is only one.
# English: the { $card }
common-the_card = { $card }

# English: a card
common-A_CARD = 一张牌

# English: { $n } { $n -> [one] card *[other] cards }
common-cards = { $n }张牌

# English: nothing
common-NOTHING = 没有牌

# Joins the last item of a list to those before it.
# English: { $before } and { $last }
common-and = { $before }和{ $last }

# An arrow before a total.
# English: leads to
common-LEADS_TO = 到

# English: stock
common-STOCK = 牌堆

# English: discard pile
common-DISCARD_PILE = 弃牌堆

# English: hand
common-HAND = 手牌

# A draw of cards that the reader does not see.
# English: { $who } { $who -> [you] draw *[other] draws } { $n -> [one] a card *[other] { $n } cards }.
common-draws_unseen = { $who }摸了{ $n }张牌。

# English: { $who } { $who -> [you] draw *[other] draws } { $cards }.
common-draws = { $who }摸到{ $cards }。

# English: { $who } { $who -> [you] take *[other] takes } the { $cards }.
common-takes = { $who }拿了{ $cards }。

# English: { $who } { $who -> [you] discard *[other] discards } { $cards }.
common-discards = { $who }弃掉{ $cards }。

# English: { $who } { $who -> [you] play *[other] plays } { $cards }.
common-plays = { $who }打出{ $cards }。

# English: { $cards } { $n -> [one] is *[other] are } turned up.
common-turned_up = 翻开{ $cards }。

# English: { $round } { $number }. { $who } { $who -> [you] deal *[other] deals }.
common-deals = 第{ $number }{ $round }。{ $who }发牌。

# English: You hold { $cards }.
common-holds = 你的手牌：{ $cards }。

# English: { $who } { $who -> [you] see *[other] sees } the { $card }.
common-sees = { $who }看到{ $card }。

# English: { $who } { $who -> [you] look *[other] looks } at the stock.
common-looks = { $who }看了牌堆顶的牌。

# English: The { $cards } discarded { $cards -> [one] card is *[other] cards are } shuffled into a new stock.
common-rebuilt = { $cards }张弃牌洗成新的牌堆。

# English: { $who } { $who -> [you] score *[other] scores } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-scores =
    { $who }得{ $points }分{ $with ->
        [some] （{ $with }）
       *[none] { "" }
    }。总分{ $total }。

# English: { $who } { $who -> [you] lose *[other] loses } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-loses =
    { $who }扣{ $points }分{ $with ->
        [some] （{ $with }）
       *[none] { "" }
    }。总分{ $total }。

# English: The { $round } is over.
common-is_over = 本{ $round }结束。

# English: The match is over.
common-MATCH_IS_OVER = 对局结束。

# English: the round is over
common-ROUND_IS_OVER = 本轮已经结束

# English: there is no { $card } in your hand
common-not_held = 你手里没有{ $card }

# English: you took a card, so you must discard one
common-MUST_DISCARD = 你拿了牌，所以必须弃一张

# English: take a card before you discard one
common-MUST_TAKE = 先拿一张牌，再弃牌

# English: you named a card twice
common-TWICE = 同一张牌出现了两次

# English: { $title } is for { $least } to { $most } players, not { $n }
common-wrong_seats = { $title }适合{ $least }至{ $most }人，不能{ $n }人玩

# English: Off
common-OFF = 关

# English: On
common-ON = 开

# English: you cannot type answers in this game
common-NOT_WRITTEN = 这个游戏不能输入答案

## saves::history::texts

# English: This is not a file of exported matches.
saves-history-NO_RECORDS = 这不是导出的对局文件。

# English: This is a backup of everything, not exported matches. Restore it on the statistics page.
saves-history-BACKUP = 这是全部数据的备份，不是导出的对局。请在统计页面恢复。

# English: A newer version saved these matches. Reload the page.
saves-history-NEWER = 这些对局是用更新的版本保存的。请重新加载页面。

# English: This file is cut off: some of its matches are missing.
saves-history-CUT_OFF = 文件不完整：缺少部分对局。

# English: Match { $number } of this file is damaged.
saves-history-damaged = 文件中的第{ $number }场对局已损坏。

# English: Match { $number } of this file breaks the rules.
saves-history-unplayable = 文件中的第{ $number }场对局不符合规则。

# English: This file has more than { $most } matches.
saves-history-too_many = 文件中的对局超过{ $most }场。

## saves::link::texts

# English: This link is too long to be a match.
saves-link-TOO_LONG = 链接太长，不可能是一场对局。

# English: This link is damaged or cut off: copy the whole link and open it again.
saves-link-DAMAGED = 链接已损坏或不完整：请复制整个链接，再打开一次。

# English: This link is from a newer version. Reload the page.
saves-link-NEWER = 这个链接来自更新的版本。请重新加载页面。

# English: This link is for a game that Spot On does not have.
saves-link-NO_GAME = Spot On里没有这个链接中的游戏。

# English: This link has seats, options or cards that the game does not allow.
saves-link-BAD_START = 链接里的座位、选项或牌不符合这个游戏的规则。

# English: The rules do not allow move { $number } of the match in this link.
saves-link-bad_step = 链接里的对局，第{ $number }步不符合规则。

# English: This match is too long for a link. Export it to a file instead.
saves-link-NO_ROOM = 这场对局太长，放不进链接。请改为导出到文件。

## ui::friends::invite_texts

# English: Friend on another device
friends-invite-A_FRIEND = 另一台设备上的朋友

# English: Invite
friends-invite-INVITE = 邀请

# English: You get a link to send. Friends open it and sit down; nobody needs an account.
friends-invite-INVITE_WHY = 你会得到一个链接，发给朋友就行。他们打开链接即可入座，谁都不需要账号。

# English: Connection details
friends-invite-CONTACTS = 连接详情

# English: Connection
friends-invite-CONNECTION = 连接方式

# English: Automatic
friends-invite-USUAL_WAY = 自动

# English: Through relays only
friends-invite-RELAYS_ONLY = 仅通过中继

# English: Without relays
friends-invite-CODES_ONLY = 不用中继

# English: You send each friend a link, and they send you an answer back. No relay takes part.
friends-invite-CODES_WHY = 你给每位朋友发一个链接，他们再发回一个应答码。不经过任何中继。

# English: Public relays pass encrypted messages between your devices: { $hosts }. They see your IP address, but not what you play. Nothing goes anywhere else.
friends-invite-relays_carry = 公共中继（{ $hosts }）在你们的设备之间传递加密消息。它们能看到你们的IP地址，但看不到你们玩什么。除此之外，数据不会发往任何地方。

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call.
friends-invite-DIRECT = 只要有可能，你们的设备就会直接连接。这时双方能看到对方的IP地址，就像视频通话一样。

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call. Each device learns its own address from { $hosts }.
friends-invite-direct_by = 只要有可能，你们的设备就会直接连接。这时双方能看到对方的IP地址，就像视频通话一样。每台设备从{ $hosts }得知自己的地址。

# English: Other relays
friends-invite-OWN_RELAYS = 其他中继

# English: Addresses of Nostr relays, for your next invitation. The link carries them to your friends.
friends-invite-OWN_RELAYS_WHY = Nostr中继的地址，用于你的下一次邀请。链接会把它们带给你的朋友。

## ui::friends::texts

# English: Connected directly
friends-CONNECTED_DIRECTLY = 已直接连接

# English: { $who } invites you to { $game }
friends-invites = { $who }邀请你玩《{ $game }》

# English: You are invited to { $game }
friends-invited_to = 有人邀请你玩《{ $game }》

# English: You are invited to a card game
friends-INVITED = 有人邀请你玩纸牌游戏

# English: Everybody plays on their own device. Nobody can see the cards of another player, and every round is checked at its end.
friends-NO_PEEKING = 每个人都用自己的设备玩。谁也看不到别人的牌，每轮结束时都会检查。

# English: Your name
friends-YOUR_NAME = 你的名字

# English: Sit down
friends-SIT_DOWN = 入座

# English: This invitation is damaged
friends-DAMAGED = 这个邀请已损坏

# English: Part of the link is missing. Ask for it again, and open the whole link.
friends-DAMAGED_WHY = 链接少了一部分。请对方再发一次，并打开完整的链接。

# English: Waiting room
friends-WAITING_ROOM = 等候室

# English: Send this link to your friends
friends-SEND_LINK = 把这个链接发给朋友

# English: Share…
friends-SHARE = 分享……

# English: Keep this page open until your friends are here.
friends-SEND_LINK_WHY = 朋友到来之前，请不要关闭此页面。

# English: Who is here
friends-WHO_IS_HERE = 谁在这里

# English: Free seat
friends-FREE_SEAT = 空座位

# English: you
friends-YOU_HERE = 你

# English: ready
friends-READY = 已准备

# English: not ready
friends-NOT_READY = 未准备

# English: I am ready
friends-I_AM_READY = 我准备好了

# English: Not yet
friends-I_AM_NOT_READY = 取消准备

# English: Start
friends-START = 开始

# Why the match cannot start.
# English: { $n } { $n -> [one] seat is *[other] seats are } still free.
friends-still_free = 还有{ $n }个空座位。

# English: Not ready yet: { $who }.
friends-not_ready_yet = 还没准备好：{ $who }。

# English: Everybody is ready.
friends-ALL_READY = 所有人都准备好了。

# English: The match starts when everybody is ready and the host presses Start.
friends-HOST_STARTS = 所有人都准备好，并且房主按下“开始”后，对局就会开始。

# English: All seats are taken. You can stay on this page and wait for a free seat.
friends-TABLE_FULL = 座位已满。你可以留在此页面，等待空座位。

# English: Looking for { $who }…
friends-looking_for = 正在寻找{ $who }……

# English: Looking for your friends…
friends-LOOKING = 正在寻找你的朋友……

# English: Nobody has answered yet. The host must keep this page open.
friends-NO_ANSWER = 还没有人回应。房主必须让此页面保持打开。

# English: Connecting…
friends-CONNECTING = 正在连接……

# English: Connected
friends-CONNECTED = 已连接

# English: Connected. Waiting for your friends…
friends-CONNECTED_WAITING = 已连接。正在等待你的朋友……

# English: No relay can be reached. Please check the connection.
friends-NOT_CONNECTED = 连不上任何中继。请检查网络连接。

# English: Try again
friends-TRY_AGAIN = 重试

# English: Leave
friends-LEAVE = 离开

# English: Options
friends-OPTIONS = 选项

# English: Connect without relays
friends-BY_CODES = 不用中继连接

# English: Make a link for one friend. Their device shows an answer, which they send back to you.
friends-BY_CODES_WHY = 给一位朋友生成一个链接。对方的设备会显示应答码，由对方发回给你。

# English: Make a link
friends-MAKE_OFFER = 生成链接

# English: Send this link to one friend
friends-SEND_OFFER = 把这个链接发给一位朋友

# English: Their device shows an answer. Paste it here, or open it on this device. Keep this page open.
friends-SEND_OFFER_WHY = 对方的设备会显示应答码。请粘贴到这里，或在这台设备上打开它。不要关闭此页面。

# English: The answer
friends-ANSWER = 应答码

# English: Connect
friends-CONNECT = 连接

# English: Send this answer back
friends-SEND_ANSWER = 把这个应答码发回去

# English: Keep this page open. Your devices connect once your friend has pasted the answer.
friends-SEND_ANSWER_WHY = 不要关闭此页面。朋友粘贴应答码之后，你们的设备就会连接。

# English: Make a new answer
friends-NEW_ANSWER = 生成新的应答码

# English: The answer fits. Your devices are connecting…
friends-CODE_ACCEPTED = 应答码正确。你们的设备正在连接……

# English: This answer is incomplete. Copy all of it.
friends-CODE_DAMAGED = 应答码不完整。请完整复制。

# English: This is your own link. Send it to your friend, then paste the answer here.
friends-CODE_OWN = 这是你自己的链接。请发给朋友，然后把应答码粘贴到这里。

# English: This answer belongs to an earlier link. Make a new link and send it.
friends-CODE_OLD = 这个应答码属于以前的链接。请生成新的链接并发出去。

# English: This browser cannot connect directly. Use relays.
friends-CODE_FAILED = 这个浏览器无法直接连接。请使用中继。

# English: Your devices are not connected. Connect them again:
friends-CONNECT_AGAIN = 你们的设备没有连上。请重新连接：

# English: Not connected yet
friends-NOT_CONNECTED_YET = 尚未连接

# English: The answer has arrived in your other tab
friends-HANDED_OVER = 应答码已送到你的另一个标签页

# English: Go back to it. You can close this one.
friends-HANDED_OVER_WHY = 请回到那个标签页。这个可以关闭了。

# English: away
friends-AWAY = 暂离

# English: does not answer
friends-SILENT = 没有回应

# English: has left
friends-LEFT = 已离开

# English: Shuffling or opening cards, waiting for { $who }
friends-waits_for_cards = 正在洗牌或翻牌，等待：{ $who }

# English: Waiting for { $who }
friends-waits_for_move = 等待：{ $who }

# English: Waiting until { $who } is ready
friends-waits_for_ready = 等待准备：{ $who }

# English: Checking the round, waiting for { $who }
friends-waits_for_check = 正在检查本轮，等待：{ $who }

# English: No answer from { $who }. Wait, or choose:
friends-is_gone = 没有回应：{ $who }。请等待，或选择：

# English: Deal this round again with a bot
friends-DEAL_ANEW = 用机器人顶替，重发本轮

# English: End the match
friends-END_MATCH = 结束对局

# English: { $who } proposes to end the match.
friends-proposes_end = { $who }提议结束对局。

# English: { $who } proposes to deal this round again with a bot.
friends-proposes_anew = { $who }提议用机器人顶替，重发本轮。

# English: You have proposed that. Waiting for the others to agree.
friends-YOU_PROPOSE = 你已提议。等待其他人同意。

# English: Agree
friends-AGREE = 同意

# English: Remind
friends-NUDGE = 提醒

# English: I am waiting…
friends-IS_WAITING = 我在等……

# English: Say something
friends-SAY = 说点什么

# English: Hide what others say
friends-MUTE = 隐藏别人的发言

# English: Show what others say
friends-UNMUTE = 显示别人的发言

# English: Ready for the next round
friends-NEXT_ROUND = 准备开始下一轮

# English: Play again
friends-PLAY_AGAIN = 再玩一次

# English: Ready to play again
friends-READY_AGAIN = 准备再玩一次

# English: Checked: nobody cheated
friends-CHECKED = 已检查：没有人作弊

# English: Your device has repeated every shuffle and every move of { $n } { $n -> [one] round *[other] rounds } with everybody's secrets.
friends-checked_why = 你的设备用所有人的秘密，把{ $n }轮的每次洗牌和每一步都重演了一遍。

# English: { $who } cheated
friends-cheated = { $who }作弊了

# English: Step { $step }: { $what }.
friends-cheated_at = 第{ $step }步：{ $what }。

# English: Something was not right
friends-UNEXPLAINED = 有些地方不对

# English: Step { $step }: { $what }. It is not clear who is at fault.
friends-unexplained_at = 第{ $step }步：{ $what }。无法确定是谁的问题。

# English: The match was ended
friends-ENDED = 对局已提前结束

# English: You went on without a player who was gone. The unfinished round does not count.
friends-ENDED_WHY = 有玩家掉线，你们决定不再等待。没打完的那一轮不算。

# English: The others went on without you
friends-LEFT_OUT = 其他人没有等你就继续了

# English: Your device did not answer for a while, and they decided to go on.
friends-LEFT_OUT_WHY = 你的设备有一阵子没有回应，所以他们决定继续。

# English: Compare these four cards. If your devices show different ones, somebody is intercepting the connection:
friends-SAME_CARDS = 请对比这四张牌。如果你们的设备显示的不一样，就说明有人在拦截连接：

# English: This browser cannot save. If you close this page, you cannot come back to your seat.
friends-UNSAVED = 这个浏览器无法保存。如果关闭此页面，你就回不到自己的座位了。

# English: This browser could not start playing with friends.
friends-FAILED = 这个浏览器无法启动和朋友的对局。

# English: This table is open in another tab
friends-ELSEWHERE = 这张牌桌已在另一个标签页中打开

# English: Continue there, or play here. Nothing is lost.
friends-ELSEWHERE_WHY = 请在那里继续，或者在这里玩。什么都不会丢失。

# English: Play here
friends-PLAY_HERE = 在这里玩

# What was wrong in a step.
# English: the move is against the rules
friends-FAULT_RULES = 这一步违反规则

# English: it was not the turn of this player
friends-FAULT_TURN = 没有轮到这名玩家

# English: the cards shown are not those of the hand
friends-FAULT_HAND = 亮出的牌不是手里的牌

# English: the answer about the hand is not true
friends-FAULT_ANSWER = 关于手牌的回答不属实

# English: the step differs from what was announced
friends-FAULT_STEP = 这一步与宣布的不同

# English: the answer is not the one that was sealed
friends-FAULT_SEALED = 答案不是当初封存的那个

# English: the pack was not shuffled as promised
friends-FAULT_SHUFFLE = 洗牌与承诺的不符

# English: a lock of the pack is wrong
friends-FAULT_LOCK = 牌上有一把锁不对

# English: the secret is not the one that was promised
friends-FAULT_SECRET = 秘密不是当初承诺的那个

# English: two devices were told different things
friends-FAULT_VERSIONS = 两台设备收到的内容不同

# English: the round was stopped without a reason
friends-FAULT_STOP = 这一轮被无故中止

# English: a message came that does not belong there
friends-FAULT_MESSAGE = 收到了不该出现的消息

# English: the secrets do not give a valid deal
friends-FAULT_DEAL = 这些秘密得不出有效的发牌

# English: The match has begun without you.
friends-WITHOUT_YOU = 对局已经开始，你没能参加。

# English: Your devices have different versions of this page. Reload it on all of them.
friends-OTHER_VERSION = 你们设备上的页面版本不同。请在所有设备上重新加载。

# English: A newer version of this page has saved this match. Reload the page.
friends-NEWER_VERSION = 这场对局是用更新的页面版本保存的。请重新加载页面。

# English: The saved match is damaged. Nothing has been deleted.
friends-SAVED_DAMAGED = 保存的对局已损坏。没有删除任何内容。

# English: Hello!
friends-PHRASE_HELLO = 你好！

# English: Good luck!
friends-PHRASE_LUCK = 祝好运！

# English: Well played!
friends-PHRASE_WELL = 打得好！

# English: Thank you!
friends-PHRASE_THANKS = 谢谢！

# English: Sorry!
friends-PHRASE_SORRY = 抱歉！

# English: Oops!
friends-PHRASE_OOPS = 哎呀！

# English: Wow!
friends-PHRASE_WOW = 哇！

# English: That was close!
friends-PHRASE_CLOSE = 好险！

# English: Let me think…
friends-PHRASE_THINK = 让我想想……

# English: One moment, please.
friends-PHRASE_MOMENT = 请稍等。

# English: One more match?
friends-PHRASE_AGAIN = 再来一场？

# English: Goodbye!
friends-PHRASE_BYE = 再见！

## ui::history_texts

# English: History
history-HISTORY = 历史

# English: Every finished match on this device is saved here. You can replay it, play on from any step, or share it.
history-HISTORY_WHY = 在这台设备上完成的对局都保存在这里。你可以回放，从任意一步接着玩，或者分享。

# English: No matches yet.
history-NONE_YET = 还没有对局。

# English: This browser cannot save, so there is no history.
history-KEEPS_NONE = 这个浏览器无法保存，所以没有历史。

# English: This browser has little room, so only the latest matches are saved.
history-KEEPS_FEW = 这个浏览器空间很小，所以只保存最近的对局。

# English: This match cannot be read.
history-UNREADABLE = 这场对局无法读取。

# English: Won by { $names }
history-won_by = 获胜：{ $names }

# English: Nobody won
history-WON_BY_NOBODY = 没有人获胜

# English: Practice
history-PRACTICE = 练习

# English: { $n } { $n -> [one] hint *[other] hints }
history-hints = 提示{ $n }次

# English: { $n } { $n -> [one] undo *[other] undos }
history-taken_back = 撤销{ $n }次

# English: Replay
history-WATCH = 回放

# English: Review
history-REVIEW = 复盘

# English: Learn from your mistakes
history-EXERCISES = 从失误中学习

# English: Compare with Master
history-COMPARE_WITH_MASTER = 与大师比较

# English: { $n } { $n -> [one] exercise *[other] exercises } for today
history-exercises_due = 今天有{ $n }道错题要复习

# English: Review: { $game }, { $when }
history-review_game = 复盘：{ $game }，{ $when }

# English: Replay: { $game }, { $when }
history-watch_game = 回放：{ $game }，{ $when }

# English: Export
history-EXPORT = 导出

# English: Export all
history-EXPORT_ALL = 全部导出

# English: Import
history-IMPORT = 导入

# English: Delete
history-DELETE = 删除

# English: Show more
history-MORE = 显示更多

# English: { $n } { $n -> [one] match *[other] matches } deleted.
history-deleted = 已删除{ $n }场对局。

# English: Undo
history-UNDO = 撤销

# English: Restored.
history-BACK_AGAIN = 已恢复。

# English: { $n } { $n -> [one] match *[other] matches } imported.
history-imported = 已导入{ $n }场对局。

# English: { $n } { $n -> [one] was *[other] were } already here.
history-known = { $n }场已经存在。

# English: The file has { $n } new { $n -> [one] match *[other] matches }, but there is room for only { $room }. Nothing was changed.
history-no_room_for = 文件中有{ $n }场新对局，但只放得下{ $room }场。没有做任何改动。

# English: This browser could not save them. Nothing was changed.
history-NOT_KEPT = 这个浏览器无法保存它们。没有做任何改动。

# English: { $why } Nothing was changed.
history-nothing_changed = { $why }没有做任何改动。

# English: Reading the file …
history-READING = 正在读取文件……

# English: Your history is full: it holds { $most } { $most -> [one] match *[other] matches }.
history-full = 历史已满：最多保存{ $most }场对局。

# English: Your history is full ({ $most } { $most -> [one] match *[other] matches }), so this match was not saved.
history-full_of = 历史已满（{ $most }场对局），所以这场没有保存。

# English: Delete the { $n } oldest
history-let_go = 删除最早的{ $n }场

# English: This match is saved now.
history-KEPT_NOW = 这场对局已经保存。

# English: Replay
history-REPLAY = 回放

# English: { $game }: replay
history-replay_of = { $game }：回放

# English: This match is not here
history-NOT_HERE = 这场对局不在这里

# English: It may have been deleted, or saved in another browser.
history-NOT_HERE_WHY = 它可能已被删除，或者保存在另一个浏览器里。

# English: Step { $step } of { $steps }
history-step = 第{ $step }步，共{ $steps }步

# English: Step
history-STEP = 步数

# English: One step back
history-BACK = 后退一步

# English: One step forward
history-FORWARD = 前进一步

# English: Show all cards, or what one player knew
history-SHOWN = 显示所有牌，或某位玩家当时所知的牌

# English: All cards
history-ALL_CARDS = 所有牌

# English: Play from here
history-PLAY_ON = 从这里接着玩

# English: Another match of this game is in progress. Starting this one ends it.
history-GOES_ON = 这个游戏还有一场对局正在进行。开始这一场就会结束那一场。

# English: Your first try at a daily deal of this game is in progress. If you end it, that try is lost.
history-DAILY_GOES_ON = 这个游戏的每日牌局正在进行，是你的第一次尝试。如果结束它，这次尝试就作废了。

# English: Cancel
history-CANCEL = 取消

# English: Resume that one
history-GO_ON_WITH_IT = 继续那一场

# English: End that one
history-GIVE_IT_UP = 结束那一场

# English: Share
history-SHARE = 分享

# English: Whoever opens the link can play the same cards or watch the match. The link contains no names.
history-SHARE_WHY = 打开链接的人可以玩同样的牌，或者观看这场对局。链接里不含任何名字。

# English: The deal
history-THIS_DEAL = 这副牌

# English: The whole match
history-WHOLE_MATCH = 整场对局

# English: A challenge
history-CHALLENGE = 挑战

# English: Link
history-LINK = 链接

# English: Copy
history-COPY = 复制

# English: Copied.
history-COPIED = 已复制。

# English: This browser does not let the page copy. The link is selected: please copy it yourself.
history-COPY_YOURSELF = 这个浏览器不允许页面复制。链接已选中，请自行复制。

# English: QR code of the link
history-CODE = 链接的二维码

# English: The link is too long for a QR code in this window.
history-NO_CODE = 链接太长，这个窗口里放不下二维码。

# English: Share this deal
history-SHARE_DEAL = 分享这副牌

# English: A match from a link
history-LINKED = 来自链接的对局

# English: Somebody sent you a deal. Everybody who opens it gets the same cards.
history-LINKED_DEAL = 有人发给你一副牌。每个打开它的人拿到的牌都一样。

# English: Somebody sent you a match of { $n } { $n -> [one] step *[other] steps }.
history-linked_match = 有人发给你一场{ $n }步的对局。

# English: You can watch the whole match, so playing its deal counts as practice.
history-LINKED_PRACTICE = 你可以观看整场对局，所以玩这副牌算练习。

# English: This device has seen this deal before, so playing it counts as practice.
history-LINKED_SEEN = 这台设备见过这副牌，所以玩它算练习。

# English: Play this deal
history-PLAY_DEAL = 玩这副牌

# English: Watch it
history-WATCH_IT = 观看

# English: Save to history
history-KEEP_IT = 存入历史

# English: It is saved in your history.
history-KEPT_IT = 已存入你的历史。

# English: There was no room for it.
history-KEEP_FAILED = 没有空间保存它。

# English: Opening …
history-OPENING = 正在打开……

# English: This link does not work
history-BAD_LINK = 这个链接无效

## ui::pages::about_texts

# English: About Spot On
about-ABOUT_TITLE = 关于Spot On

# English: Spot On is a collection of card games in which only the exact number wins. It runs in your browser, needs no account and no server, and sends nothing anywhere.
about-ABOUT_WHAT = Spot On是一组纸牌游戏，数字正好才算赢。它在你的浏览器里运行，不需要账号和服务器，也不向任何地方发送数据。

# English: The bots play fair
about-FAIR = 机器人公平出牌

# English: A bot knows only what a person in its seat would know. It does not see hidden cards, the order of the stock or the seed. It must guess the rest, just as you do.
about-FAIR_HOW = 机器人知道的，不比坐在它座位上的人多。它看不到暗牌、牌堆的顺序和种子。其余的它只能猜，和你一样。

# English: Your browser draws a random number of 256 bits, and a generator uses it to shuffle the cards. All orders are equally likely. Neither the level of the bots nor your play changes that.
about-FAIR_CARDS = 你的浏览器抽取一个256位的随机数，生成器用它来洗牌。所有排列的可能性都相等。机器人的级别和你的打法都不会改变这一点。

# English: Rules, bots and shuffling are open source, and tests check what is said here. They give a bot two positions that differ only in hidden cards. The bot must not be able to tell them apart.
about-FAIR_PROOF = 规则、机器人和洗牌都是开源的，这里所说的都有测试来检验。测试给机器人两个只有暗牌不同的局面，如果机器人分辨得出，测试就不通过。

# English: Credits
about-CREDITS = 致谢

# English: Card pictures, texts of the rules and program: the authors of Spot On, under the MIT licence.
about-OURS = 牌面图案、规则文本和程序：Spot On的作者，采用MIT许可证。

# English: Typeface:
about-TYPEFACE = 字体：

# English: Spot On is not affiliated with the authors of the games.
about-NOT_AFFILIATED_ALL = Spot On与这些游戏的作者没有关联。

# English: unknown
about-UNKNOWN_BUILD = 未知

# English: Version { $version } · build { $build }
about-version = 版本{ $version } · 构建{ $build }

## ui::pages::backup::texts

# English: Back up and restore
backup-EVERYTHING = 备份与恢复

# English: Your settings, matches and results are stored only in this browser. A backup file keeps them safe or moves them to another browser.
backup-EVERYTHING_WHY = 你的设置、对局和成绩只保存在这个浏览器里。备份文件可以妥善保管它们，或把它们搬到另一个浏览器。

# English: Back up to a file
backup-SAVE = 备份到文件

# English: Restore from a file
backup-OPEN = 从文件恢复

# English: This is not a Spot On backup. Nothing was changed.
backup-ANOTHER = 这不是Spot On的备份。没有做任何改动。

# English: These are exported matches, not a backup. Import them in the history. Nothing was changed.
backup-EXPORTED = 这是导出的对局，不是备份。请在历史中导入。没有做任何改动。

# English: A newer version of Spot On made this backup. Nothing was changed.
backup-NEWER = 这个备份来自更新版本的Spot On。没有做任何改动。

# English: This backup is damaged or cut off. Nothing was changed.
backup-DAMAGED = 这个备份已损坏或不完整。没有做任何改动。

# English: Everything in this backup is already here.
backup-ALL_HERE = 备份里的内容这里都有了。

# English: Your settings will be replaced.
backup-SETTINGS = 你的设置将被替换。

# English: Your set-up for { $n } { $n -> [one] game *[other] games } will be replaced.
backup-setups = { $n }个游戏的开局设置将被替换。

# English: { $n } { $n -> [one] tutorial *[other] tutorials } will no longer be offered.
backup-learned = { $n }个教程将不再提示。

# English: { $n } { $n -> [one] match *[other] matches } in progress will be added.
backup-matches = 将添加{ $n }场进行中的对局。

# English: { $n } finished { $n -> [one] match *[other] matches } will be added.
backup-records = 将添加{ $n }场已完成的对局。

# English: { $n } { $n -> [one] result *[other] results } will be added to the statistics.
backup-results = 将向统计中添加{ $n }条成绩。

# English: { $n } { $n -> [one] exercise *[other] exercises } will be added or brought up to date.
backup-exercises = 将添加或更新{ $n }道错题。

# English: { $n } { $n -> [one] result *[other] results } of daily deals will be added or brought up to date.
backup-daily_results = 将添加或更新{ $n }条每日牌局成绩。

# English: { $n } { $n -> [one] result *[other] results } of puzzles will be added or brought up to date.
backup-puzzles = 将添加或更新{ $n }条谜题成绩。

# English: { $n } unreadable { $n -> [one] item *[other] items } will be kept here, too.
backup-asides = { $n }条无法读取的数据也会保留在这里。

# English: Replace your { $game } match in progress with the one in the backup
backup-replace = 用备份中的对局替换正在进行的《{ $game }》对局

# English: Restore
backup-TAKE_OVER = 恢复

# English: Cancel
backup-CANCEL = 取消

# English: The backup was restored.
backup-TAKEN_OVER = 备份已恢复。

# English: There is not enough room for these finished matches. Nothing was changed.
backup-FULL = 空间不足，放不下这些已完成的对局。没有做任何改动。

# English: { $n } saved { $n -> [one] item *[other] items } could not be read. A copy is kept.
backup-aside = { $n }条保存的数据无法读取。已保留一份副本。

# English: Save the unreadable data
backup-SAVE_ASIDE = 保存无法读取的数据

## ui::pages::challenge::texts

# English: A friend has played this deal. Play the same cards against the same bots. Then both matches are compared.
challenge-INVITES = 朋友玩过这副牌。你也用同样的牌，与同样的机器人玩一次，然后比较两场对局。

# English: Bots: { $level }
challenge-against = 机器人：{ $level }

# English: This device has seen this deal before, so playing it counts as practice.
challenge-SEEN = 这台设备见过这副牌，所以玩它算练习。

# English: Accept the challenge
challenge-ACCEPT = 接受挑战

# English: The match of this link is not finished, so it cannot be compared.
challenge-UNFINISHED = 链接里的对局没有结束，无法比较。

# English: You and your friend
challenge-COMPARED = 你和你的朋友

# English: You
challenge-YOU = 你

# English: Friend
challenge-FRIEND = 朋友

# English: No.
challenge-MOVE = 序号

# English: Points
challenge-POINTS = 得分

# English: Result
challenge-RESULT = 结果

# English: won
challenge-WON = 胜

# English: not won
challenge-NOT_WON = 未胜

# English: You are { $n } { $n -> [one] point *[other] points } ahead.
challenge-you_ahead = 你领先{ $n }分。

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead.
challenge-friend_ahead = 你的朋友领先{ $n }分。

# English: You are level.
challenge-LEVEL = 你们打平了。

# English: Both matches begin with the same { $n } { $n -> [one] move *[other] moves }.
challenge-alike = 两场对局的前{ $n }步相同。

# English: The first move differs.
challenge-DIFFERENT = 第一步就不同。

# English: All moves are the same.
challenge-ALL_ALIKE = 每一步都相同。

# English: Replay yours
challenge-WATCH_YOURS = 回放你的对局

# English: Replay theirs
challenge-WATCH_THEIRS = 回放朋友的对局

# English: Move { $row }: the first difference
challenge-differs = 第{ $row }步：从这里开始不同

## ui::pages::committed_deal::texts

# English: Verifiable deal
committed-deal-COMMITTED = 可验证的发牌

# English: You and the bots each choose a part of the seed, and everybody can check that nobody chose the cards.
committed-deal-COMMITTED_WHY = 你和机器人各选种子的一部分，谁都能检验没有人挑选过牌。

# English: 1. The bots’ part is fixed
committed-deal-THEIRS = 1. 机器人的部分已固定

# English: The bots’ part of the seed is drawn. This is its hash, the commitment; no other part fits it. Copy it, or take a picture of it.
committed-deal-THEIRS_WHY = 种子中属于机器人的部分已抽取。这是它的哈希值，即承诺值；换成别的部分，就与它对不上。请复制下来，或者拍张照片。

# English: 2. Your part
committed-deal-YOURS = 2. 你的部分

# English: Type anything: 1 to 64 letters, digits or signs, without spaces. Both parts together decide the cards.
committed-deal-YOURS_WHY = 随便输入：1至64个字母、数字或符号，不含空格。两部分一起决定牌的顺序。

# English: Leave empty for a random one
committed-deal-DRAWN = 留空则随机抽取

# English: Your part must be 1 to 64 English letters, digits or signs, without spaces.
committed-deal-NO_PART = 你的部分必须是1至64个英文字母、数字或符号，不含空格。

# English: Deal the cards
committed-deal-DEAL = 发牌

# English: The bots fixed their part before you named yours:
committed-deal-PLEDGE = 在你给出自己的部分之前，机器人就固定了它的部分：

# English: Commitment
committed-deal-COMMITMENT = 承诺值

# English: The bots’ part
committed-deal-BOTS_PART = 机器人的部分

# English: Your part
committed-deal-YOUR_PART = 你的部分

# English: The seed, a hash of both
committed-deal-SEED = 种子，即两部分的哈希值

# English: This proves that the bots fixed their part before they knew yours. You did not know theirs when you named yours. So nobody chose these cards.
committed-deal-PROVES = 这证明机器人在知道你的部分之前就固定了它的部分。你给出自己的部分时，也不知道机器人的部分。所以没有人挑选过这些牌。

# English: It does not prove that the bots see no hidden cards. But they cannot: they are given only what their seat may see.
committed-deal-PROVES_NOT = 这不能证明机器人看不到暗牌。但它们确实看不到：它们只得到自己座位上能看到的信息。

# English: Verify the deal
committed-deal-CHECK = 验证发牌

## ui::pages::compare_with_master::texts

# English: You and Master
compare-with-master-TITLE = 你和大师

# English: Master
compare-with-master-MASTER = 大师

# English: Replay Master's
compare-with-master-WATCH = 回放大师的对局

# English: Master is { $n } { $n -> [one] point *[other] points } ahead.
compare-with-master-ahead = 大师领先{ $n }分。

# English: Master plays your cards against the same bots …
compare-with-master-PLAYING = 大师正在用你的牌与同样的机器人对局……

# English: { $n } { $n -> [one] move *[other] moves } played
compare-with-master-played = 已走{ $n }步

# English: The bots do not answer. Reload the page to try again.
compare-with-master-FAILED = 机器人没有回应。请重新加载页面再试。

# English: This comparison needs a finished match of one person against bots, without a race.
compare-with-master-NOT_ALONE = 只有一个人对机器人、没有抢答、并且已经结束的对局才能比较。

## ui::pages::daily::texts

# English: Daily deals
daily-DAILY = 每日牌局

# English: Everybody gets the same cards against the same bots. The first try counts.
daily-WHY = 所有人用同样的牌，与同样的机器人对局。第一次尝试计入成绩。

# English: This day is over, so playing its deals is practice.
daily-PAST = 这一天已经过去，所以玩它的牌局算练习。

# English: This day has not begun yet.
daily-FUTURE = 这一天还没有到。

# English: Today’s daily deals
daily-TO_TODAY = 今天的每日牌局

# English: The next day begins in { $n } { $n -> [one] hour *[other] hours }, at midnight UTC.
daily-hours_left = { $n }小时后开始新的一天（UTC零点）。

# English: The next day begins in { $n } { $n -> [one] minute *[other] minutes }, at midnight UTC.
daily-minutes_left = { $n }分钟后开始新的一天（UTC零点）。

# English: In progress
daily-IN_PROGRESS = 进行中

# English: Practice only.
daily-NOW_PRACTICE = 仅为练习。

# English: puzzle seen before
daily-ANSWER_WAS_KNOWN = 谜题以前见过

# English: { $days } { $days -> [one] day *[other] days } in a row
daily-streak = 连续{ $days }天

# English: Play a deal today to begin a streak.
daily-NO_STREAK = 今天玩一副牌，开始连续纪录。

# English: You may miss one day a week without losing the streak.
daily-STREAK_WHY = 每周可以缺一天，不会中断连续纪录。

# English: { $n } { $n -> [one] player *[other] players }
daily-players = { $n }人

# English: Solitaire
daily-SOLITAIRE = 单人

# English: A puzzle with one right answer
daily-DAILY_PUZZLE_WHAT = 一道只有一个正确答案的谜题

# English: Solve
daily-SOLVE = 解题

# English: Solved
daily-SOLVED = 已解出

# English: Not solved
daily-NOT_SOLVED = 未解出

# English: Won, { $score }
daily-won = 胜，{ $score }

# English: Lost, { $score }
daily-lost = 负，{ $score }

# English: { $points } : { $others }
daily-score = { $points }:{ $others }

# English: { $points } { $points -> [one] point *[other] points }
daily-points = { $points }分

# English: { $n } { $n -> [one] move *[other] moves }
daily-moves = { $n }步

# English: Play
daily-PLAY = 开始

# English: Practise
daily-PRACTISE = 练习

# English: Replay
daily-REPLAY = 回放

# English: Challenge a friend to { $game }
daily-challenge = 向朋友发起挑战：{ $game }

# English: Challenge
daily-CHALLENGE = 挑战

# English: Share the day
daily-SHARE = 分享当天成绩

# English: Spot On, { $date }
daily-shared = Spot On，{ $date }

# English: { $game }: { $result }
daily-shared_game = { $game }：{ $result }

# English: Today, { $date }
daily-today_is = 今天，{ $date }

# English: { $n } of { $all } played
daily-played = 已玩{ $n }/{ $all }

# English: New today
daily-NOT_PLAYED = 今日更新

# English: Calendar
daily-CALENDAR = 日历

# English: Earlier month
daily-EARLIER = 上个月

# English: Later month
daily-LATER = 下个月

# English: { $day }: { $n } of { $all } played
daily-day_with = { $day }：已玩{ $n }/{ $all }

## ui::pages::no_peeking_texts

# English: There is no server that deals. Your devices deal together, so each of them knows only its own cards.
no-peeking-NO_PEEKING_LEAD = 没有发牌的服务器。你们的设备一起发牌，所以每台设备只知道自己的牌。

# English: Everybody shuffles and locks
no-peeking-LOCKS = 每个人都洗牌、上锁

# English: Each device shuffles the pack in turn and puts a lock of its own on every card. Then nobody knows where a card lies, not even all the others together.
no-peeking-LOCKS_WHY = 每台设备依次洗一遍整副牌，并给每张牌加上自己的一把锁。这样就没有人知道哪张牌在哪里，哪怕其他人联手也不行。

# English: A card opens for one player
no-peeking-OPENS = 牌只对一名玩家打开

# English: You draw a card. The others send your device their keys for this card, and for no other. Only your device has the last key.
no-peeking-OPENS_WHY = 你摸一张牌。其他人把这张牌的钥匙发给你的设备，别的牌的不发。最后一把钥匙只有你的设备才有。

# English: Everybody checks every move
no-peeking-PLAYS = 每个人都检查每一步

# English: A device signs each move. A card that cannot be there, or a second version of a move, is noticed at once.
no-peeking-PLAYS_WHY = 设备为每一步签名。不可能出现的牌，或者同一步的另一个版本，马上就会被发现。

# English: At the end of a round everything is shown
no-peeking-AUDITS = 一轮结束时全部公开

# English: All devices show their secrets of the round. Each repeats every shuffle and every move by the full rules. Whoever has cheated is named, with the step.
no-peeking-AUDITS_WHY = 所有设备都公开本轮的秘密。每台设备按完整的规则重演每次洗牌和每一步。谁作了弊，在哪一步，都会指出来。

# English: What this does not prevent
no-peeking-NOT_PREVENTED = 哪些事防不住

# English: People can tell each other their cards, or look at each other's screens.
no-peeking-THEY_TALK = 玩家可以互相透露自己的牌，或者看别人的屏幕。

# English: Somebody can leave instead of showing the secrets. That round is not checked, and does not count.
no-peeking-THEY_LEAVE = 有人可能不公开秘密就离开。那一轮就无法检查，也不算数。

# English: In a race each device measures its own time.
no-peeking-THEY_MEASURE = 抢答时，每台设备自己计时。

# English: Whoever shuffles last could put one card into two places, and so know one card of another hand. The check at the end of the round shows it.
no-peeking-THEY_DOUBLE = 最后洗牌的人可以把同一张牌放在两处，从而知道别人手里的一张牌。一轮结束时的检查会发现它。

# English: The developer tools of a browser show only what its player may know.
no-peeking-LOOK_INSIDE = 浏览器的开发者工具里，也只能看到这名玩家可以知道的东西。

## ui::pages::review::texts

# English: Review of { $game }
review-of_game = 复盘：{ $game }

# English: Whose decisions
review-WHOSE = 谁的决定

# English: { $n } of { $all } decisions reviewed
review-progress = 已复盘{ $n }/{ $all }个决定

# English: Less than a minute left.
review-LESS_THAN_A_MINUTE = 剩余不到一分钟。

# English: About { $n } { $n -> [one] minute *[other] minutes } left.
review-minutes_left = 大约还剩{ $n }分钟。

# English: Some decisions could not be reviewed: the bots do not answer.
review-FAILED = 部分决定无法复盘：机器人没有回应。

# English: Only a finished match can be reviewed.
review-NOT_OVER = 只有结束的对局才能复盘。

# English: { $who } made no clear mistake.
review-no_mistakes = { $who }没有明显失误。

# English: { $who } made { $n } clear { $n -> [one] mistake *[other] mistakes }. { $n -> [one] It *[other] Together they } lowered the chance to win by { $loss }.
review-mistakes = { $who }有{ $n }次明显失误，胜率共降低{ $loss }。

# English: There was nothing to decide.
review-NO_DECISIONS = 没有需要做的决定。

# English: Good luck raised the chance to win by { $gain }.
review-lucky = 好运使胜率提高了{ $gain }。

# English: Bad luck lowered the chance to win by { $loss }.
review-unlucky = 坏运气使胜率降低了{ $loss }。

# English: Good and bad luck balanced each other.
review-EVEN = 好运气和坏运气相互抵消。

# English: Chance to win
review-CHANCE = 胜率

# English: Chance to win during the match, from { $start }% to { $end }%. The list below has every number.
review-chart = 对局中的胜率，从{ $start }%到{ $end }%。下面的列表列出了每个数字。

# English: Effect of luck and mistakes
review-LUCK_AND_SKILL = 运气与失误的影响

# English: Luck
review-LUCK = 运气

# English: Mistakes
review-MISTAKES = 失误

# English: { $percent }%
review-percent = { $percent }%

# English: less than 1%
review-LESS_THAN_ONE = 不到1%

# English: The decisions that mattered most
review-TURNING_POINTS = 影响最大的决定

# English: Decision { $n }
review-decision = 第{ $n }个决定

# English: This move lowered the chance to win by { $percent }.
review-cost = 这一步使胜率降低了{ $percent }。

# English: Played
review-PLAYED = 实际

# English: Better
review-BETTER = 更好

# English: wins { $percent } of the time
review-wins = 胜率{ $percent }

# English: On average, this player then gets { $own } in the round, and { $n -> [one] the other player *[other] each other player } { $others }.
review-outlook = 之后在这一轮里，这名玩家平均得分{ $own }，其他玩家每人{ $others }。

# English: { $who }: { $points }
review-score_of = { $who }：{ $points }

# English: Try again with these cards
review-TRY_AGAIN = 用同样的牌再试

# English: Try again with other cards
review-TRY_OTHER = 换一些牌再试

# English: “Other cards” means: cards that were visible stay, the others are shuffled.
review-TRY_OTHER_WHY = “换一些牌”是指：看得见的牌不变，其余的重新洗。

# English: All decisions
review-ALL_DECISIONS = 所有决定

# English: best
review-BEST = 最佳

# English: good
review-GOOD = 不错

# English: inaccurate
review-INEXACT = 欠准

# English: costly
review-COSTLY = 大失误

# English: What is this?
review-WHAT_IS_THIS = 这是什么？

# English: The chance to win the match, judging by what the player could know.
review-WHAT_CHANCE = 根据玩家当时所知的情况，赢下整场对局的可能性。

# English: Bots play the match to its end many times. Each time, other cards are in the places that the player could not see. The number is the share of wins.
review-WHAT_PLAYOUTS = 机器人把对局反复打到结束，每次都把玩家看不到的牌重新打乱。这个数字就是获胜的比例。

# English: In a solitaire it is exact: every order of the cards has been counted.
review-WHAT_EXACT = 单人玩法中它是精确的：牌的每种顺序都算过了。

# English: A mistake: another move wins clearly more often with the same cards. Small differences do not count, because they may be chance.
review-WHAT_MISTAKE = 失误：牌完全相同时，另一种走法获胜的次数明显更多。很小的差别不算，因为那可能是偶然。

# English: The loss is the difference between the chances to win after the two moves.
review-WHAT_COST = 损失是两种走法之后的胜率之差。

# English: Luck: what the cards and the other players changed between two decisions.
review-WHAT_LUCK = 运气：两个决定之间，牌和其他玩家带来的变化。

# English: The numbers are sums of all changes, so they may exceed 100%. Start, luck and mistakes add up to 100% for a win and to 0% for a loss.
review-WHAT_SUM = 这些数字是所有变化的总和，所以可能超过100%。开局胜率、运气和失误加起来，赢了是100%，输了是0%。

# English: “Costly” means: the chance to win fell by 8% or more. “Inaccurate” means: by 2% or more.
review-WHAT_GRADES = “大失误”是指胜率下降8%或更多。“欠准”是指下降2%或更多。

## ui::pages::statistics::texts

# English: Matches you finish appear here: how often you win, against whom, and by how much. There are none yet.
statistics-NOTHING_YET = 你完成的对局会显示在这里：胜率多高，对手是谁，输赢多少。现在还没有。

# English: This browser cannot save, so no matches are counted here.
statistics-KEEPS_NONE = 这个浏览器无法保存，所以这里不统计对局。

# English: Matches count if one person plays them to the end. “With help” means with hints or undone moves. “Practice” means that hidden cards were known, for example after an undo or from an earlier match of the same deal.
statistics-COUNTED = 只有一名真人参加并且打完的对局才统计。“有帮助”是指用过提示或撤销。“练习”是指已经知道一些暗牌，例如撤销之后，或者以前玩过同一副牌。

# English: There are no matches of this kind.
statistics-NONE_OF_THESE = 没有这一类的对局。

# English: Game
statistics-GAME = 游戏

# English: All games
statistics-ALL_GAMES = 所有游戏

# English: Bots
statistics-LEVEL = 机器人

# English: All levels
statistics-ALL_LEVELS = 所有级别

# English: Bots of several levels
statistics-MIXED_LEVELS = 不同级别的机器人

# English: Matches
statistics-KIND = 对局

# English: Without help
statistics-WITHOUT_HELP = 无帮助

# English: With help
statistics-WITH_HELP = 有帮助

# English: Practice
statistics-PRACTICE = 练习

# English: { $won } of { $played } { $played -> [one] match *[other] matches } won
statistics-won_of = { $played }场对局胜{ $won }场

# English: The last { $n } { $n -> [one] match *[other] matches }, the newest on the right: { $won } won.
statistics-latest = 最近{ $n }场对局，最新的在右边：胜{ $won }场。

# English: Share of wins among ten matches, from the oldest to the newest: { $first }% at first, { $last }% at last, between { $least }% and { $most }%.
statistics-wins_over_time = 每十场对局的胜率，从最早到最近：起初{ $first }%，最后{ $last }%，在{ $least }%与{ $most }%之间。

# English: By game
statistics-BY_GAME = 按游戏

# English: By bots
statistics-BY_LEVEL = 按机器人

# English: { $won } of { $played }
statistics-of = { $won }/{ $played }

# English: { $n } { $n -> [one] player *[other] players }
statistics-players = { $n }人

# English: from earlier versions, with any options
statistics-EARLIER = 来自较早版本，选项不限

# English: Played
statistics-PLAYED = 场数

# English: Won
statistics-WON = 胜

# English: { $number }%
statistics-percent = { $number }%

# English: Best result
statistics-BEST = 最好成绩

# English: Average
statistics-AVERAGE = 平均

# English: Wins in a row
statistics-STREAK = 连胜

# English: Best streak
statistics-LONGEST_STREAK = 最长连胜

# English: Hints
statistics-HINTS = 提示

# English: Undos
statistics-UNDOS = 撤销

# Caption of the chart.
# English: Points of the last { $n } { $n -> [one] match *[other] matches } in order; the line is the average of ten.
statistics-course = 最近{ $n }场对局的得分，按先后顺序；曲线是十场的平均值。

# English: You won { $won } of the last { $n }, with { $average } points on average.
statistics-lately = 最近{ $n }场你胜了{ $won }场，平均{ $average }分。

# English: How often each result occurred. The filled part of a column shows wins. The most frequent result was { $scores }: { $n } { $n -> [one] time *[other] times }.
statistics-distribution = 各种成绩出现的次数。柱子的实心部分表示胜局。最常见的成绩是{ $scores }：{ $n }次。

# English: { $least } to { $most }
statistics-range = { $least }至{ $most }

# English: { $scores }: { $n } { $n -> [one] match *[other] matches }, { $won } won
statistics-bar = { $scores }：{ $n }场，胜{ $won }场

# English: won
statistics-WON_DOT = 胜

# English: not won
statistics-LOST_DOT = 未胜

# English: Daily deals and puzzles
statistics-DAILY_AND_PUZZLES = 每日牌局和谜题

# English: Days in a row
statistics-DAYS_IN_A_ROW = 连续天数

# English: Most days in a row
statistics-MOST_DAYS = 最长连续天数

# English: Daily puzzles solved
statistics-DAILY_PUZZLES_SOLVED = 解出的每日一题

# English: Daily deals won
statistics-DEALS_WON = 获胜的每日牌局

# English: Puzzles solved
statistics-PUZZLES_SOLVED = 解出的谜题

# English: Rating
statistics-RATING = 等级分

# English: Best puzzle streak
statistics-BEST_ROW = 最长连对

# English: Best rush
statistics-BEST_RUSH = 冲关最好成绩

# English: Fastest sprint
statistics-BEST_SPRINT = 竞速最快用时

# English: Delete these results
statistics-DELETE_THESE = 删除这些成绩

# English: Delete { $n -> [one] this result *[other] these { $n } results }?
statistics-delete_question = 删除这{ $n }条成绩？

# English: Delete
statistics-DELETE = 删除

# English: Keep
statistics-KEEP = 保留

# English: Deleted.
statistics-DELETED = 已删除。

# English: Undo
statistics-UNDO = 撤销

## ui::pages::three_deals::texts

# English: Three deals
three-deals-TITLE = 三副牌

# English: You and Master play the same three deals against the same bots. Your margin is compared with Master’s, so luck counts less. Results are hidden until you have played.
three-deals-WHY = 你和大师用同样的三副牌，与同样的机器人对局。比较你和大师各自的净胜分，所以运气的影响更小。在你玩完之前，结果不会显示。

# English: Deal
three-deals-DEAL = 牌局

# English: You
three-deals-YOU = 你

# English: Master
three-deals-MASTER = 大师

# English: Friend
three-deals-FRIEND = 朋友

# English: Difference
three-deals-DIFFERENCE = 差距

# English: Play the next deal
three-deals-PLAY = 玩下一副牌

# English: plays …
three-deals-WAITING = 进行中……

# English: hidden
three-deals-HIDDEN = 隐藏

# English: to play
three-deals-NOT_YET = 未玩

# English: You are { $n } { $n -> [one] point *[other] points } ahead of Master over three deals.
three-deals-ahead_of_master = 三副牌下来，你领先大师{ $n }分。

# English: Master is { $n } { $n -> [one] point *[other] points } ahead of you over three deals.
three-deals-behind_master = 三副牌下来，大师领先你{ $n }分。

# English: You and Master are level over three deals.
three-deals-LEVEL = 三副牌下来，你和大师打平。

# English: You are { $n } { $n -> [one] point *[other] points } ahead of your friend.
three-deals-ahead_of_friend = 你领先朋友{ $n }分。

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead of you.
three-deals-behind_friend = 朋友领先你{ $n }分。

# English: You and your friend are level.
three-deals-LEVEL_WITH_FRIEND = 你和朋友打平。

# English: Challenge a friend to these deals
three-deals-SHARE = 用这三副牌挑战朋友

# English: Three other deals
three-deals-AGAIN = 换三副牌

# English: This link has no finished matches of these deals, so your friend’s results are missing.
three-deals-NOT_THESE = 链接里没有这三副牌的完整对局，所以缺少朋友的成绩。

# English: The bots do not answer, so Master’s results are missing. Reload the page to try again.
three-deals-FAILED = 机器人没有回应，所以缺少大师的成绩。请重新加载页面再试。

# English: Compare
three-deals-COMPARE = 比较

# English: Compare deal { $n } with Master’s match
three-deals-compare = 第{ $n }副牌：与大师的对局比较

## ui::play::expression_texts

# English: { $part }, remove
play-expression-take_out = { $part }，移除

# English: { $part }, change
play-expression-change = { $part }，更改

# English: Best possible
play-expression-BEST_POSSIBLE = 最佳答案

# English: The best possible answer was { $says } = { $line }.
play-expression-best_possible = 最佳答案是{ $says } = { $line }。

# English: { $n } seconds left.
play-expression-ten_left = 还剩{ $n }秒。

## ui::play::texts

# English: All games
play-ALL_GAMES = 所有游戏

# English: Undo
play-TAKE_BACK = 撤销

# English: Hint
play-HINT = 提示

# English: Log
play-LOG = 记录

# English: Rules
play-RULES = 规则

# A button's name with its key.
# English: { $name } ({ $key })
play-with_key = { $name }（{ $key }）

# English: Your turn
play-YOUR_TURN = 轮到你

# English: Hint: { $mv }
play-hint = 提示：{ $mv }

# English: it is in the field
play-ON_THE_LINE = 见答案栏

# English: wait, there is no better answer
play-WAIT = 等一等，没有更好的答案

# English: Your turn: { $prompt }.
play-turn_to = 轮到你：{ $prompt }。

# English: { $who } is playing
play-is_playing = { $who }正在出牌

# English: tap to skip
play-TAP_TO_SKIP = 点按跳过

# English: The { $round } is over
play-is_over = 本{ $round }结束

# English: The match is over
play-MATCH_IS_OVER = 对局结束

# English: This browser cannot save, so the match is lost when you close the page.
play-UNKEPT = 这个浏览器无法保存，所以关闭页面后对局就会丢失。

# English: Only part of your saved match could be read. A full copy is kept.
play-PART_READ = 保存的对局只读出了一部分。已保留完整的副本。

# English: Your saved match could not be read. A copy is kept, and this is a new match.
play-NONE_READ = 保存的对局无法读取。已保留副本，这是一场新对局。

# English: A saved match cannot be read right now, so this is a new one. Close other tabs of Spot On, then reload.
play-UNREADABLE = 保存的对局现在无法读取，所以这是一场新对局。请关闭Spot On的其他标签页，然后重新加载。

# English: A newer version saved a match here. It is safe, but this version cannot save your moves.
play-NEWER = 更新的版本在这里保存了一场对局。它不会丢失，但这个版本无法保存你的出牌。

# English: This match is open in another tab
play-ELSEWHERE = 这场对局已在另一个标签页中打开

# English: Continue there, or play here. Nothing is lost.
play-ELSEWHERE_MORE = 请在那里继续，或者在这里玩。什么都不会丢失。

# English: Play here
play-TAKE_OVER = 在这里玩

# English: The bots could not be started.
play-BOTS_FAILED = 机器人无法启动。

# English: Try again
play-TRY_AGAIN = 重试

# English: Move undone.
play-TAKEN_BACK = 已撤销一步。

# English: Seconds left
play-SECONDS_LEFT = 剩余秒数

# English: Your { $place }
play-your = 你的{ $place }

# English: { $who }'s { $place }
play-of = { $who }的{ $place }

# English: No cards.
play-NO_CARDS = 没有牌。

# English: { $n } { $n -> [one] card *[other] cards }: { $names }.
play-cards = { $n }张牌：{ $names }。

# English: hidden card
play-HIDDEN = 暗牌

# Label of a card among others.
# English: { $card }, { $at } of { $count }
play-slot = { $card }，第{ $at }张，共{ $count }张

# English: new
play-NEW = 新

# English: { $place }, { $count } { $count -> [one] card *[other] cards }
play-pile = { $place }，{ $count }张牌

# English: { $card } on top
play-on_top = 最上面是{ $card }

# English: ordered: { $suit }
play-ordered = 指定花色：{ $suit }

# English: of { $goal }
play-goal = / { $goal }

# English: Still in the stock
play-TO_COME = 牌堆里还有

# English: { $card }: { $n }
play-times = { $card }：{ $n }

# English: Sort
play-SORT = 理牌

# English: Sorted by rank.
play-BY_RANK = 已按点数排列。

# English: Sorted by suit.
play-BY_SUIT = 已按花色排列。

# English: Sorted by rank, aces high.
play-BY_VALUE = 已按点数排列，A最大。

# English: In your own order.
play-AS_DEALT = 已按你自己的顺序排列。

# English: exactly { $goal }
play-exactly = 正好{ $goal }

# English: { $value }, { $more } over
play-over = { $value }，超出{ $more }

# English: { $value }, { $less } short
play-short = { $value }，还差{ $less }

# English: Choose
play-CHOOSE = 选择

# English: You have seen something new since. If you undo this, the match becomes practice and does not count.
play-UNDO_ENDS_COUNTING = 那一步之后你看到了新的信息。如果撤销，这场对局就变成练习，不计入成绩。

# English: You have seen something new since. If you undo this, today's try becomes practice and does not count.
play-UNDO_ENDS_DAILY = 那一步之后你看到了新的信息。如果撤销，今天的尝试就变成练习，不计入成绩。

# English: Your result will show that you used a hint.
play-HINT_IS_TOLD = 你的成绩会注明用过提示。

# English: Cancel
play-CANCEL = 取消

# English: Delete
play-DELETE = 删除

# English: Clear
play-CLEAR = 清空

# English: Scores
play-SCORES = 得分

# English: The goal is { $goal } points
play-first_to = 目标是{ $goal }分

# English: Log of the match
play-LOG_OF_THE_MATCH = 对局记录

# English: What happened, newest first
play-LATEST_FIRST = 对局经过，最新的在前

# English: Fairness check
play-FAIRNESS = 公平性检查

# English: Asking the bot a hundred times …
play-FAIRNESS_ASKS = 正在问机器人一百遍……

# English: No bot has played yet.
play-FAIRNESS_NOTHING = 还没有机器人出过牌。

# English: { $who } had to choose the last move again. Each time the hidden cards were dealt differently: { $deals } { $deals -> [one] time *[other] times }.
play-fairness = { $who }把最后一步重新选择了{ $deals }次，每次都重新发了暗牌。

# English: The same answer { $same } times out of { $deals }:
play-fairness_same = { $deals }次中有{ $same }次答案相同：

# English: A bot that looked at hidden cards would change its answer when they change.
play-FAIRNESS_WHY = 如果机器人偷看暗牌，暗牌一变，它的答案也会变。

# English: wait
play-IT_WAITS = 等待

# English: Keys
play-KEYS = 快捷键

# English: Close
play-CLOSE = 关闭

# English: next place on the table
play-KEY_TAB = 牌桌上的下一处

# English: move along your hand
play-KEY_ARROWS = 在手牌中移动

# English: move a card within your hand
play-KEY_SHIFT = 移动手中的一张牌

# English: play the card, draw, or press the button
play-KEY_ENTER = 出牌、摸牌或按下按钮

# English: sort your hand
play-KEY_SORT = 理牌

# English: undo
play-KEY_UNDO = 撤销

# English: hint
play-KEY_HINT = 提示

# English: do not wait for a bot's move
play-KEY_SKIP = 不等机器人出牌

# English: log
play-KEY_LOG = 记录

# English: this list
play-KEY_LIST = 快捷键列表

# English: cancel, or close what is open
play-KEY_ESCAPE = 取消，或关闭已打开的内容

# English: Next to play on this device:
play-NEXT_AT_THE_DEVICE = 在这台设备上，下一位是：

# English: Show my cards
play-LIFT = 显示我的牌

# English: I am { $who }
play-instead = 我是{ $who }

# English: Hand over
play-HAND_OVER = 交给下一位

# English: Tutorial
play-TUTORIAL = 教程

# English: New to this game?
play-OFFER = 第一次玩这个游戏？

# English: No, thanks
play-NO_THANKS = 不用了

# English: Now the other player moves.
play-WATCH = 现在轮到对手。

# English: That is a legal move, but please follow the tutorial for now.
play-STRAYED = 这一步符合规则，但请先跟着教程走。

# English: { $step } of { $steps }
play-step_of = { $step }/{ $steps }

# English: Skip
play-SKIP = 跳过

# English: Next
play-GO_ON = 下一步

# English: Play a match
play-PLAY_NOW = 开始对局

# English: The tutorial could not be loaded. Please check the connection.
play-NO_TUTORIAL = 教程无法加载。请检查网络连接。

# English: Back
play-BACK = 返回

# English: Next
play-NEXT_PUZZLE = 下一题

# English: A similar one
play-SIMILAR_PUZZLE = 类似的题

# English: The round so far:
play-ROUND_SO_FAR = 此前的经过：

# English: Ruled out since this move: { $cards }. { $step }
play-ruled_out = 从这一步起可以排除{ $cards }。{ $step }

# English: One move back
play-STEP_BACK = 后退一步

# English: One move forward
play-STEP_FORWARD = 前进一步

# English: Show the answer
play-SHOW_ANSWER = 显示答案

# English: Start over
play-START_OVER = 重新开始

# English: { $n } of { $all } ways found.
play-ways_found = 已找到{ $n }/{ $all }种方法。

# English: Next in the stock: { $cards }
play-next_cards = 牌堆接下来是：{ $cards }

# English: You have found this way already.
play-SAME_WAY = 这种方法你已经找到了。

# English: Next { $round }
play-next = 下一{ $round }

# English: Play again
play-AGAIN = 再玩一次

# English: Set up
play-SET_UP = 开局设置

# English: Compare
play-COMPARE = 比较

# English: Daily deals
play-TO_THE_DAY = 每日牌局

# English: A new match begins.
play-NEW_MATCH = 新对局开始。

# English: Not this time
play-NOT_THIS_TIME = 这次没成功

# English: A draw
play-A_DRAW = 平局

# English: You win!
play-YOU_WIN = 你赢了！

# English: { $who } wins
play-wins = { $who }获胜

# English: { $names } share the win
play-share = { $names }并列获胜

# English: { $n } × undo
play-taken_back = 撤销{ $n }次

# English: { $n } × hint
play-hints = 提示{ $n }次

# English: practice, so it does not count
play-PRACTICE = 属于练习，不计入成绩

# English: Daily deal
play-DAILY_COUNTS = 每日牌局

# English: This is your first try at a daily deal, so it counts.
play-DAILY_COUNTS_WHY = 这是你第一次尝试这个每日牌局，计入成绩。

# English: Practice
play-PRACTICE_MARK = 练习

# English: Points over time
play-COURSE = 得分走势

# English: { $who }: { $totals }
play-course_of = { $who }：{ $totals }

# A step of the match, with the points that it brought.
# English: Best moment: { $who }, { $points }
play-best_moment = 最佳时刻：{ $who }，{ $points }

## ui::puzzles::exercise_texts

# English: These are costly mistakes from your own matches. Find the better move. Each one returns until you have found it three times.
puzzles-exercise-WHAT = 这些是你自己对局中的大失误。请找出更好的走法。每道错题都会再次出现，直到你答对三次。

# English: { $n } { $n -> [one] exercise *[other] exercises } left for today
puzzles-exercise-left = 今天还剩{ $n }道错题

# English: What do you play?
puzzles-exercise-QUESTION = 你怎么走？

# English: Right.
puzzles-exercise-RIGHT = 正确。

# English: Not this time. Better: { $mv }
puzzles-exercise-wrong = 这次不对。更好的是：{ $mv }

# English: It comes back in { $days } { $days -> [one] day *[other] days }.
puzzles-exercise-in_days = { $days }天后再出现。

# English: You have learned it.
puzzles-exercise-LEARNED = 你已经学会了。

# English: You have already answered it today, so this does not count.
puzzles-exercise-ANSWERED_BEFORE = 这道题你今天已经答过，所以这次不算。

# English: Nothing is left for today.
puzzles-exercise-DONE = 今天没有要做的了。

# English: Your costly mistakes appear here the day after you review a match. There are none yet.
puzzles-exercise-NONE = 复盘一场对局之后，其中的大失误会从第二天起出现在这里。现在还没有。

# English: { $n } { $n -> [one] exercise waits *[other] exercises wait } for another day.
puzzles-exercise-waiting = 还有{ $n }道错题留待以后。

## ui::puzzles::texts

# English: Find the one right move. Every answer has been proved.
puzzles-WHY = 找出唯一正确的走法。每个答案都经过证明。

# English: rating { $rating }
puzzles-rating = 等级分{ $rating }

# English: { $n } solved
puzzles-solved = 解出{ $n }题

# English: { $rating }?
puzzles-provisional = { $rating }?

# English: { $rating }
puzzles-settled = { $rating }

# English: Best streak: { $n }
puzzles-streak = 最长连对：{ $n }

# English: Best rush: { $n }
puzzles-rush_best = 冲关最好成绩：{ $n }

# English: Solve
puzzles-SOLVE = 解题

# English: Solve puzzles of { $game }
puzzles-solve_game = 解题：{ $game }

# English: All cards open
puzzles-PROBLEMS = 明牌题

# English: { $game }: problems with all cards open
puzzles-problems_of = { $game }：所有牌都是明牌的题

# English: Rush
puzzles-RUSH = 冲关

# English: Rush: puzzles of { $game } in three minutes
puzzles-rush_game = 冲关：三分钟解《{ $game }》的谜题

# English: Solve as many puzzles as you can in three minutes. The third mistake ends the rush.
puzzles-RUSH_WHY = 三分钟内尽量多解题。第三次答错，冲关就结束。

# English: Course
puzzles-COURSE = 课程

# English: Course: { $game }
puzzles-course_of = 课程：{ $game }

# English: Twenty puzzles from easy to hard. Look at an example of each kind first.
puzzles-COURSE_WHY = 二十道谜题，由易到难。先看看每一类的例题。

# English: Kinds of puzzles
puzzles-EXAMPLES = 谜题种类

# English: Example
puzzles-EXAMPLE = 例题

# English: Example: { $question }
puzzles-example_of = 例题：{ $question }

# English: Twenty puzzles
puzzles-COURSE_STEPS = 二十道谜题

# English: Puzzle { $n }, rated { $rating }, { $state }
puzzles-course_step = 第{ $n }题，等级分{ $rating }，{ $state }

# English: not tried
puzzles-NOT_TRIED = 未做

# English: solved
puzzles-SOLVED = 已解出

# English: That was the last puzzle of the course.
puzzles-COURSE_DONE = 这是课程的最后一题。

# English: More ways to solve
puzzles-MORE_WAYS = 更多玩法

# English: More ways to solve: { $game }
puzzles-more_ways = 更多玩法：{ $game }

# English: All puzzles
puzzles-ALL_PUZZLES = 所有谜题

# English: Puzzle rated { $rating }
puzzles-rated = 谜题等级分{ $rating }

# English: Your rating: { $rating }
puzzles-yours = 你的等级分：{ $rating }

# English: Skill: { $what }
puzzles-trains = 训练：{ $what }

# English: Like this: { $mv }
puzzles-example = 例如：{ $mv }

# English: Right.
puzzles-RIGHT = 正确。

# English: Not this one. The answer: { $mv }
puzzles-wrong = 不对。答案是：{ $mv }

# English: After that the other player can prevent it, or is faster:
puzzles-CAN_BE_STOPPED = 那样对手就能阻止你，或者抢先一步：

# English: After that it cannot be done in time.
puzzles-TOO_LATE = 那样就来不及了。

# English: { $first }, or { $second }
puzzles-or = { $first }，或者{ $second }

# English: { $first }. Then: { $second }
puzzles-then = { $first }，然后{ $second }

# English: { $n } in a row.
puzzles-in_a_row = 连对{ $n }题。

# English: The puzzles could not be loaded. Please check the connection.
puzzles-NOT_LOADED = 谜题无法加载。请检查网络连接。

# English: You have solved all puzzles of this game.
puzzles-ALL_SOLVED = 这个游戏的谜题你都解出了。

# English: These puzzles do not exist. Here are all puzzles.
puzzles-NO_SUCH_PAGE = 找不到这些谜题。下面是所有谜题。

# English: { $game } has no sums. Here are all puzzles.
puzzles-no_sums = 《{ $game }》没有凑数题。下面是所有谜题。

# English: { $minutes }:{ $seconds } · { $solved } solved · { $mistakes } of 3 mistakes
puzzles-left = { $minutes }:{ $seconds } · 解出{ $solved }题 · 答错{ $mistakes }/3

# English: The rush is over: { $n } { $n -> [one] puzzle *[other] puzzles } solved.
puzzles-rush_over = 冲关结束：解出{ $n }题。

# English: This is your best rush.
puzzles-NEW_BEST_RUSH = 这是你最好的一次冲关。

# English: Rush again
puzzles-RUSH_AGAIN = 再次冲关

# English: resumed
puzzles-GOES_ON = 已恢复

# English: You have seen this puzzle before, so your rating stays.
puzzles-KNOWN_PUZZLE = 你见过这道谜题，所以等级分不变。

# English: Practice: this answer does not count.
puzzles-PRACTICE_PUZZLE = 练习：这次回答不计入成绩。

# English: Ten puzzles as fast as you can. A wrong answer costs ten seconds.
puzzles-SPRINT_WHY = 十道题，越快越好。答错一次加十秒。

# English: Sprint, { $level }: { $game }
puzzles-sprint_game = 竞速（{ $level }）：{ $game }

# English: easy
puzzles-EASY = 简单

# English: medium
puzzles-MEDIUM = 中等

# English: all
puzzles-ALL = 全部

# English: { $n } of { $all } · { $time }
puzzles-sprint_at = { $n }/{ $all } · { $time }

# English: Your time: { $time }
puzzles-sprint_time = 你的用时：{ $time }

# English: Your best time: { $time }
puzzles-best_time = 你的最快用时：{ $time }

# English: This is your best time.
puzzles-NEW_BEST = 这是你的最快用时。

# English: wrong
puzzles-MISSED = 答错

# English: Sprint again
puzzles-SPRINT_AGAIN = 再次竞速

# English: { $n } of { $all }
puzzles-calm_at = { $n }/{ $all }

# English: You found { $n } of { $all }.
puzzles-calm_over = { $all }道题，你答对了{ $n }道。

# English: Your times by kind of sum
puzzles-SLOW = 各类凑数题的用时

# English: Your average times in all sprints of this game.
puzzles-SLOW_WHY = 你在这个游戏所有竞速中的平均用时。

# English: Sums of { $n } { $n -> [one] card *[other] cards }
puzzles-of_cards = { $n }张牌的凑数题

# English: Make { $n }
puzzles-make = 凑{ $n }

# English: Make { $n }, { $level }: { $game }
puzzles-make_game = 凑{ $n }（{ $level }）：{ $game }

# English: Choose { $n } cards that make exactly { $target }.
puzzles-choose_sum = 选{ $n }张牌，正好凑成{ $target }。

# English: You have { $start }. Choose cards that bring you to exactly { $target }.
puzzles-choose_sum_from = 你现在有{ $start }。选几张牌，正好到{ $target }。

# English: Check
puzzles-CHECK = 检查

# English: Next
puzzles-NEXT = 下一题

# English: That makes { $made }. A right answer: { $right }.
puzzles-sum_wrong = 结果是{ $made }。正确答案之一：{ $right }。

# English: Each wrong answer adds ten seconds.
puzzles-SPRINT_PENALTY = 每答错一次加十秒。

# English: Print
puzzles-PRINT = 打印

# English: Print puzzles of { $game }
puzzles-print_game = 打印《{ $game }》的谜题

# English: puzzles to print
puzzles-PUZZLES_ON_PAPER = 可打印的谜题

# English: Level
puzzles-LEVEL = 难度

# English: Kind
puzzles-KIND = 种类

# English: How many
puzzles-SIZE = 数量

# English: All kinds
puzzles-ALL_KINDS = 所有种类

# English: Other puzzles
puzzles-OTHER_PUZZLES = 换一批

# English: Answers
puzzles-ANSWERS = 答案

# English: The answers are on a separate page. Puzzles that you print or look up here no longer change your rating.
puzzles-ANSWERS_WHY = 答案单独印在一页上。在这里打印或查看过的谜题不再影响你的等级分。

# English: Only { $n } { $n -> [one] puzzle fits *[other] puzzles fit } this choice.
puzzles-fewer = 只有{ $n }道谜题符合这些条件。

# English: seen before, under other cards
puzzles-SEEN_BEFORE = 以前见过，只是牌不同

# English: This day has not begun, so its puzzle is not open yet.
puzzles-DAILY_PUZZLE_NOT_YET = 这一天还没有到，所以谜题还没有开放。

# English: Your answer counts for { $day }. Today has another puzzle.
puzzles-spot_done_late = 你的回答计入{ $day }。今天有另一道题。

# English: That was practice. Each day has a new puzzle.
puzzles-DAILY_PUZZLE_PRACTISED = 这次是练习。每天都有新题。

# English: You have answered today's puzzle. There is a new one tomorrow.
puzzles-DAILY_PUZZLE_DONE = 今天的题你已经答过了。明天有新题。

## ui::texts

# English: Spot On: five card games in which only the exact number wins
page-SITE = Spot On：五种纸牌游戏，数字正好才算赢

# English: { $page } · Spot On
page-title = { $page } · Spot On

# English: Set up { $game }
page-set_up_game = 开局设置：{ $game }

# English: Rules of { $game }
page-rules_of = 《{ $game }》的规则

# English: Play { $game }
page-play_game = 玩《{ $game }》

# English: Learn { $game }
page-learn_game = 学习《{ $game }》

# English: Tutorial
page-TUTORIAL = 教程

# English: Resume { $game }
page-continue_game = 继续玩《{ $game }》

# English: This page does not exist. Here are all games.
page-LOST = 此页面不存在。下面是所有游戏。

# English: Pages
page-PAGES = 页面

# English: Settings
page-SETTINGS = 设置

# English: Statistics
page-STATISTICS = 统计

# English: Today
page-TODAY = 今天

# English: Puzzles
page-PUZZLES = 谜题

# English: Daily puzzle
page-DAILY_PUZZLE = 每日一题

# English: Sprint
page-SPRINT = 竞速

# English: About
page-ABOUT = 关于

# English: Try again
page-TRY_AGAIN = 重试

# English: Loading …
page-LOADING = 正在加载……

# English: This page did not load
page-NOT_FETCHED = 此页面加载失败

# English: A part of Spot On could not be loaded. Please check the connection.
page-NOT_FETCHED_WHY = Spot On的一部分无法加载。请检查网络连接。

# English: Some settings could not be read, so Spot On uses the defaults. It keeps a copy of the old settings.
page-SETTINGS_UNREADABLE = 部分设置无法读取，所以Spot On使用默认值。旧设置已保留副本。

# English: A new version is ready.
page-UPDATE = 新版本已就绪。

# English: Update now
page-UPDATE_NOW = 立即更新

# English: Reloading the page …
page-LOADING_ANEW = 正在重新加载页面……

# English: Your browser translates this page, so some scores may be out of date. Spot On has other languages of its own.
page-TRANSLATED = 你的浏览器翻译了此页面，所以有些分数可能没有更新。Spot On自己就提供其他语言。

# English: Choose a language
page-OTHER_LANGUAGES = 选择语言

# English: Spot On has stopped
page-STOPPED = Spot On已停止运行

# English: This is our mistake, not yours. If this browser can save, your match is saved up to the last move.
page-STOPPED_WHY = 这是我们的错，不是你的错。只要这个浏览器能够保存，你的对局就已保存到最后一步。

# English: Reload the page
page-LOAD_AGAIN = 重新加载页面

# English: To all games
page-TO_ALL_GAMES = 前往所有游戏

# English: Copy
page-COPY = 复制

# English: Copied
page-COPIED = 已复制

# English: This browser could not save that.
page-NOT_KEPT = 这个浏览器无法保存数据。

# English: This browser does not let Spot On read its saved data right now. Close its other tabs, then try again.
page-CANNOT_READ = 这个浏览器现在不让Spot On读取保存的数据。请关闭Spot On的其他标签页，然后重试。

# English: Your data was saved by a newer version. It is safe, but this version cannot save.
page-NEWER = 你的数据是用更新的版本保存的。数据不会丢失，但这个版本无法保存更改。

# English: { $number }
page-number = { $number }

# English: Only the exact number wins.
page-HERO = 分毫不差，才能获胜。

# English: Five quick card games, about ten minutes each. No account, no server, no hurry.
page-HERO_MORE = 五种轻快的纸牌游戏，每场十分钟左右。不用账号，不用服务器，不用着急。

# English: { $least } to { $most } players · { $length }
page-players_and_length = { $least }至{ $most }人 · { $length }

# English: New here? Begin with { $game }.
page-first_game = 第一次来？先玩《{ $game }》吧。

# English: Resume
page-CONTINUE = 继续

# English: { $n } more { $n -> [one] match *[other] matches } in progress
page-more_matches = 还有{ $n }场对局进行中

# English: Play
page-PLAY = 开始

# English: Set up
page-SET_UP = 开局设置

# English: Rules
page-RULES = 规则

# English: Novice
page-NOVICE = 新手

# English: Casual
page-CASUAL = 休闲

# English: Skilled
page-SKILLED = 熟练

# English: Master
page-MASTER = 大师

# English: Players
page-PLAYERS = 玩家人数

# English: You take the first seat. Bots or other people take the others.
page-PLAYERS_WHY = 你坐1号座位。其他座位由机器人或别人来坐。

# English: Solitaire
page-SOLITAIRE = 单人

# English: Who plays
page-WHO_PLAYS = 谁来玩

# English: Bots see only what a person in their seat could see.
page-WHO_PLAYS_WHY = 机器人看到的，不比坐在它座位上的人多。

# English: Seat { $number }
page-seat = { $number }号座位

# English: A person on this device
page-A_PERSON = 这台设备上的真人

# English: Bot: { $level }
page-a_bot = 机器人：{ $level }

# English: Name at seat { $number }
page-name_of = { $number }号座位的名字

# English: You
page-YOU = 你

# English: Player { $number }
page-player = 玩家{ $number }

# English: Mina
page-MINA = 米娜

# English: Otto
page-OTTO = 奥托

# English: Vera
page-VERA = 薇拉

# English: Hugo
page-HUGO = 雨果

# English: Lena
page-LENA = 莱娜

# English: How strong the bots are: matches won out of 100, with { $seats } { $seats -> [one] player *[other] players }.
page-how_strong = 机器人有多强：{ $seats }人玩，100场对局中获胜的场数。

# English: Measured with the default options.
page-USUAL_OPTIONS = 按默认选项测得。

# English: Equal players would win { $n } each.
page-even_share = 如果实力相当，每人会赢{ $n }场。

# English: { $level }: { $percent } against { $below }
page-beats = { $level }对{ $below }：{ $percent }

# English: Presets
page-PRESETS = 预设

# English: You can still change each option below.
page-PRESETS_WHY = 下面的每个选项仍然可以更改。

# English: As published
page-AS_PUBLISHED = 原版规则

# English: Quick
page-QUICK_MATCH = 快速

# English: Everything on
page-EVERYTHING_ON = 全部开启

# English: It does not count.
page-DOES_NOT_COUNT = 这一次不计入成绩。

# English: You undid a move after you had seen something new.
page-UNDONE_AFTER_SEEING = 你在看到新的信息之后撤销过。

# English: You have seen it before.
page-SEEN_BEFORE = 你以前见过它。

# English: It belongs to another day.
page-OF_ANOTHER_DAY = 它属于另一天。

# English: Only the first try counts.
page-ONLY_FIRST_TRY = 只有第一次尝试计入成绩。

# English: It continues another match.
page-CONTINUES_A_MATCH = 它接续了另一场对局。

# English: You gave up the first try.
page-GAVE_UP = 你放弃了第一次尝试。

# A browser without room.
# English: This browser cannot save your results: its storage is full or blocked. They last until you close this page.
page-UNSAVED = 这个浏览器无法保存你的成绩：存储空间已满或被阻止。关闭此页面后成绩就会消失。

# English: Starting a new match ends the one in progress.
page-GIVES_UP = 开始新对局会结束正在进行的那一场。

# English: Start
page-START = 开始

# Displayed in English only.
# English: The texts in this language could not be loaded, so the page is in English: { $language }. Please check the connection.
page-language_missing = 无法加载{ $language }的文本，所以页面显示为英文。请检查网络连接。

# English: Language
page-LANGUAGE = 语言

# English: Matches, settings and statistics stay as they are.
page-LANGUAGE_WHY = 对局、设置和统计都保持不变。

# English: Follow the browser
page-AS_THE_BROWSER = 跟随浏览器

# English: Colours
page-COLOURS = 颜色

# English: Light, dark, or like your system. High contrast helps in bright sun and with tired eyes.
page-COLOURS_WHY = 浅色、深色或跟随系统。在强光下或眼睛疲劳时，高对比度看得更清楚。

# English: Follow the system
page-AS_THE_SYSTEM = 跟随系统

# English: Light
page-LIGHT = 浅色

# English: Dark
page-DARK = 深色

# English: High contrast
page-HIGH_CONTRAST = 高对比度

# English: Card design
page-DECK = 牌面样式

# English: Large corners are easier to read on small screens; four colours tell the suits apart.
page-DECK_WHY = 大角标在小屏幕上更容易看清；四种颜色便于区分花色。

# English: Standard
page-STANDARD = 标准

# English: Large corners
page-LARGE_INDEX = 大角标

# English: Four colours
page-FOUR_COLOURS = 四色

# English: Large corners, four colours
page-LARGE_FOUR_COLOURS = 大角标，四色

# English: Letters on the cards
page-LETTERS = 牌面字母

# English: Which letters stand for ace, king, queen and jack. Typed answers may use both.
page-LETTERS_WHY = A、K、Q、J用哪种字母表示。输入答案时两种都可以用。

# The letters that cards of the country have, such as A K D B in German.
# English: Of the language
page-OWN_LETTERS = 本语言通用

# English: International: A K Q J
page-INTERNATIONAL_LETTERS = 国际通用：A K Q J

# English: Speed
page-PACE = 速度

# English: How fast cards move and bots play. If your system asks for less motion, nothing moves.
page-PACE_WHY = 牌移动和机器人出牌的快慢。如果你的系统要求减少动态效果，就不显示任何动画。

# English: No motion
page-NO_MOTION = 无动画

# English: Fast
page-FAST = 快

# English: Normal
page-NORMAL = 正常

# English: Slow
page-SLOW = 慢

# English: Sound
page-SOUND = 声音

# English: A short sound for each deal, card and turn.
page-SOUND_WHY = 发牌、出牌和轮到你时的短音效。

# English: Off
page-SILENT = 关

# English: Quiet
page-QUIET = 小声

# English: Loud
page-LOUD = 大声

# English: Vibration
page-HAPTICS = 振动

# English: Phones vibrate when you lift a card, when it is your turn and when you win.
page-HAPTICS_WHY = 拿起牌、轮到你和获胜时，手机会振动。

# English: Buttons at the table
page-HAND = 牌桌上的按钮

# English: Show them on the left or on the right.
page-HAND_WHY = 显示在左边还是右边。

# English: On the right
page-RIGHT = 右边

# English: On the left
page-LEFT = 左边

# English: Playable cards
page-RAISED = 可出的牌

# English: Cards that you can play now are raised.
page-RAISED_WHY = 现在可以出的牌会抬高显示。

# English: Side panel
page-PANEL = 侧栏

# English: In a wide window, scores, log and options are beside the table.
page-PANEL_WHY = 窗口较宽时，得分、记录和选项显示在牌桌旁边。

# English: Open
page-OPEN = 展开

# English: Folded
page-FOLDED = 收起

# English: Single-letter keys
page-KEYS = 单字母快捷键

# English: U undoes a move, H gives a hint, L opens the log, ? lists the keys.
page-KEYS_WHY = U撤销，H提示，L打开记录，?列出快捷键。

# English: Thinking time of Master
page-THINKING = 大师的思考时间

# English: “Fast” answers within a quarter of a second, “Deep” within three seconds. “Deep” plays best.
page-THINKING_WHY = “快”在四分之一秒内出牌，“深思”在三秒内。“深思”打得最好。

# English: Deep
page-DEEP = 深思

# English: Clock in sprints
page-SPRINT_CLOCK = 竞速计时

# English: Without a clock, a sprint of ten puzzles counts only right answers.
page-SPRINT_CLOCK_WHY = 不计时的话，十道题的竞速只看答对几题。

# English: On
page-ON = 开

# English: Off
page-OFF = 关

# English: Your name
page-YOUR_NAME = 你的名字

# English: Your name when several people play on this device.
page-YOUR_NAME_WHY = 几个人在这台设备上玩时，你用的名字。

# English: Options
page-OPTIONS = 选项

# English: Contents
page-CONTENTS = 目录

# Before the line that says what the option does.
# English: Option “{ $title }”:
page-option_named = 选项“{ $title }”：

# English: Spot On is not affiliated with the authors.
page-NOT_AFFILIATED = Spot On与这些作者没有关联。

# English: Set up a match
page-SET_UP_A_MATCH = 设置一场新对局

# English: The rules could not be loaded. Please check the connection.
page-RULES_MISSING = 规则无法加载。请检查网络连接。

# English: Back to your table with friends
page-BACK_TO_TABLE = 回到你和朋友的牌桌

# English: { $game }: { $credit }
page-credit = { $game }：{ $credit }

# English: Play with friends
page-WITH_FRIENDS = 和朋友一起玩

# English: How nobody can peek
page-NO_PEEKING_TITLE = 为什么谁都无法偷看
