## index.html

# English: Five card games in which only the exact number wins. Play in your browser, against bots or with friends.
index-DESCRIPTION = 五种纸牌游戏，数字正好才算赢。打开浏览器就能玩，和机器人或朋友对战。

# English: Spot On is loading. It needs JavaScript and WebAssembly.
index-LOADING = Spot On正在加载。需要JavaScript和WebAssembly。

# English: Try again
index-TRY_AGAIN = 重试

# English: Just a moment …
index-MOMENT = 请稍候……

# English: Spot On needs WebAssembly, which this browser lacks or has switched off. A lockdown mode or strict privacy settings may block it. Please try another browser.
index-NO_WASM = Spot On需要WebAssembly，而这个浏览器不支持或已将其关闭。锁定模式或严格的隐私设置可能会阻止它。请换一个浏览器试试。

# English: Spot On could not be started. Please check the connection and try again. If that does not help, try another browser.
index-FAILED = Spot On无法启动。请检查网络连接，然后重试。如果还是不行，请换一个浏览器。

## public/404.html

# English: Not found · Spot On
not-found-TITLE = 找不到页面 · Spot On

# English: This page does not exist
not-found-HEADING = 此页面不存在

# English: Spot On has no page at this address.
not-found-NOTHING = Spot On在这个地址没有页面。

## public/verify.html

# English: Verify a deal · Spot On
verify-TITLE = 验证发牌 · Spot On

# English: Verify a deal
verify-HEADING = 验证发牌

# English: Before the match the bots’ side drew its part of the seed and showed only a hash of it, the commitment. Then your part was drawn, or you chose it. The cards follow from both. This page computes all of it again, and has no code in common with the game.
verify-LEAD = 对局开始前，机器人一方抽取了种子中属于它的部分，只公开了这部分的哈希值，即承诺值。然后才抽取你的部分，或由你自己选定。牌由这两部分共同决定。本页会把这一切重新计算一遍，它与游戏没有任何共用代码。

# English: Commitment
verify-COMMITMENT = 承诺值

# English: shown before your part was drawn: 64 digits
verify-COMMITMENT_WHY = 在抽取你的部分之前显示：64位

# English: The bots’ part
verify-BOTS_PART = 机器人的部分

# English: shown when the match was over: 64 digits
verify-BOTS_PART_WHY = 在对局结束后显示：64位

# English: Your part
verify-YOUR_PART = 你的部分

# English: Record of the match
verify-RECORD = 对局记录

# English: if you have it; then game, players and options need not be chosen
verify-RECORD_WHY = 如果有的话；这样就不必再选游戏、玩家和选项

# English: Game
verify-GAME = 游戏

# English: Players
verify-PLAYERS = 玩家人数

# English: Round
verify-ROUND = 第几轮

# English: Jokers
verify-JOKERS = 王的张数

# English: One Up with two players
verify-JOKERS_WHY = 两人玩《高一点》时

# English: Packs for every two players
verify-PACKS = 每两名玩家几副牌

# English: Broken Ladder
verify-PACKS_WHY = 《断梯》

# English: Verify
verify-VERIFY = 验证

# English: Everything fits: the bots’ part was the one they had committed to, and this is the deal.
verify-RIGHT = 全部吻合：机器人的部分就是事先承诺的那个，发的牌如下。

# English: The bots’ part is <strong>not</strong> the one that was committed to.
verify-NOT_COMMITMENT = 机器人的部分<strong>不是</strong>事先承诺的那个。

# English: The match was <strong>not</strong> dealt from these two parts: the record has another seed.
verify-NOT_SEED = 这场对局<strong>不是</strong>用这两部分发的牌：记录中的种子不同。

# English: The first dealer in the record is not the one who was drawn.
verify-NOT_DEALER = 记录中的首位发牌人不是抽中的那位。

# English: The first pack in the record was laid out by hand, so these are not its cards.
verify-LAID_OUT = 记录中的第一副牌是手工排好的，所以这些不是它的牌。

# English: The bots’ part should be 64 hexadecimal digits.
verify-BAD_BOTS = 机器人的部分应为64位十六进制数字。

# English: Your part should be 1 to 64 letters, digits or signs, without spaces.
verify-BAD_PLAYER = 你的部分应为1至64个字母、数字或符号，不含空格。

# English: The record should be a line that begins with <code>spot-on-1|</code>.
verify-BAD_RECORD = 记录应为以<code>spot-on-1{ "|" }</code>开头的一行。

# English: The record is of a game that this page does not know.
verify-BAD_GAME = 本页不认识记录中的游戏。

# English: This game cannot be played by this number of players.
verify-BAD_SEATS = 这个游戏不能由这么多人玩。

# English: The round should be a number, 1 or higher.
verify-BAD_ROUND = 轮数应为不小于1的数。

# English: This browser computes hashes only on pages that come over a secure connection (https) or from this device.
verify-BAD_HASH = 只有通过安全连接（https）打开的页面或本设备上的页面，这个浏览器才会计算哈希值。

# English: What was computed
verify-COMPUTED = 计算结果

# English: Hash of the bots’ part
verify-HASH = 机器人部分的哈希值

# English: Seed: hash of both parts
verify-SEED = 种子：两部分的哈希值

# English: First dealer, counted from 0
verify-FIRST_DEALER = 首位发牌人，从0数起

# English: The pack, from the first card that is dealt
verify-PACK = 整副牌，从第一张发出的牌开始

# English: What this proves, and what it does not
verify-PROVES = 这能证明什么，不能证明什么

# English: It proves that the bots’ part was fixed before yours was known, if you saw the commitment before that: nobody could choose cards to suit the bots.
verify-PROVES_PART = 如果你事先看到了承诺值，那么它证明：机器人的部分在知道你的部分之前就已固定，谁也无法挑选对机器人有利的牌。

# English: If you chose your part yourself, nobody else can have chosen the deal at all. If the page drew it for you, you rely on the page for that.
verify-PROVES_OWN = 如果你的部分是自己选的，那么其他任何人都不可能挑选这副牌。如果是页面替你抽取的，你就要信任这个页面。

# English: It does not prove that the bots play without looking at hidden cards. That is a matter of how they are made: they are given what their seat may see, and nothing else.
verify-PROVES_NOT_BOTS = 它不能证明机器人出牌时不看暗牌。这取决于机器人的做法：它们只得到自己座位上能看到的信息，别无其他。

# English: It does not prove anything about a match whose commitment you did not note or see before the deal.
verify-PROVES_NOT_LATE = 如果你在发牌前没有记下或看到承诺值，它对那场对局什么也证明不了。

# English: Without this page
verify-WITHOUT = 不用本页验证

# English: With any program for SHA-256, such as a shell:
verify-ANY_PROGRAM = 用任何能算SHA-256的程序，例如命令行：

# English: <code>printf %s BOTS | sha256sum</code> is the commitment,<br> <code>printf %s BOTS:YOURS | sha256sum</code> the seed.
verify-SHELL = <code>printf %s BOTS { "|" } sha256sum</code>得到承诺值，<br> <code>printf %s BOTS:YOURS { "|" } sha256sum</code>得到种子。

# English: The pack in its first order (suits S H D C, each from the ace to the king, then big and little Jokers; 100 Points Rummy from the 10s to the 50s) is shuffled after Fisher and Yates from the last place down. Numbers come from ChaCha with 8 rounds, the seed as its key, the round as the upper half of its 64-bit stream, and are brought below a bound after Lemire: multiply by the bound, take the upper 32 bits, and draw again while the lower ones are below 2³² mod the bound.
verify-ORDER = 整副牌先按初始顺序排列（花色S H D C，每门从A到K，然后是大王和小王；《百分拉米》从10到50），再用Fisher–Yates算法从最后一个位置往前洗。随机数来自8轮ChaCha，以种子为密钥，以轮数为64位流编号的高半部分，并按Lemire的方法限制在界内：乘以上界，取高32位；如果低32位小于2³² mod上界，就重新抽取。

## public/manifest.webmanifest

# English: Five card games in which only the exact number wins. Play against bots, even offline.
manifest-DESCRIPTION = 五种纸牌游戏，数字正好才算赢。和机器人对战，离线也能玩。

# English: Five games
manifest-PHONE_HOME = 五种游戏

# English: A table on a phone
manifest-PHONE_TABLE = 手机上的牌桌

# English: Five games
manifest-DESKTOP_HOME = 五种游戏

# English: A table
manifest-DESKTOP_TABLE = 牌桌
