## games::shootout::illegal_texts

# English: the game is over
illegal-OVER = oyun bitti

# English: first take a card
illegal-TAKE_FIRST = önce bir kart alın

# English: discard exactly one card
illegal-ONE_CARD = tam bir kart atın

# English: if you shoot, you must shoot three times
illegal-THREE_SHOTS = atış yaparsanız üç kez yapmalısınız

# English: now lead a card, or end the turn
illegal-LEAD_OR_PASS = şimdi bir kart çıkın ya da hamleyi bitirin

# English: you must follow the lead
illegal-FOLLOW = çıkılan karta karşılık vermelisiniz

# English: you must score at least one card of the trick
illegal-SCORE = bu elden en az bir kartı puan yazmalısınız

# English: only single cards can be played in this match
illegal-SINGLES_ONLY = bu maçta kartlar yalnızca teker teker oynanır

# English: only cards of one rank can be played together
illegal-MIXED = yalnızca eş kartlar birlikte oynanabilir

# English: follow a single card with a single card
illegal-SINGLE_FOR_SINGLE = tek karta tek kartla karşılık verin

# English: follow { $n } cards with as many, or with one
illegal-as_many = { $n } karta aynı sayıda ya da tek kartla karşılık verin

# English: you must follow suit: your hand has { $suit }
illegal-follow_suit = cinse uymalısınız: elinizde { $suit } var

# English: your hand has { $suit }, so your set needs { $suit } or a trump
illegal-set_needs = elinizde { $suit } var; oynadığınız kartların içinde { $suit } ya da koz olmalı

# English: { $card } must be on top, and the others in the order S H D C
illegal-trump_on_top = üstte { $card } olmalı, diğerleri S H D C sırasıyla

# English: write the cards below the top one in the order S H D C
illegal-ORDER = üstteki kartın altındakileri S H D C sırasıyla yazın

# English: expected { $moves }
illegal-expected = beklenen: { $moves }

# English: { $before } or { $last }
illegal-or = { $before } ya da { $last }

# English: a two was lost to this trick: expected `score miss 0`
illegal-TWO_WAS_LOST = bu elde ikili kaybedildi; beklenen: `score miss 0`

# English: a two was lost to this trick, so score one card of the winner's own set
illegal-ONE_OF_OWN_SET = bu elde ikili kaybedildi; eli alanın kendi kartlarından birini puan yazın

# English: score all that one player played to this trick
illegal-ALL_OF_ONE_PLAYER = bu elde bir oyuncunun oynadığı kartların hepsini puan yazın

# English: nobody lost a two to this trick
illegal-NO_TWO_LOST = bu elde kimse ikili kaybetmedi

# English: there is no sum to decide on
illegal-NO_SUM = karar verilecek bir toplam yok

## games::shootout::texts

# English: Shootout
TITLE = Atışma

# English: Win tricks, and score one card of each to land on exactly 101.
TAGLINE = El alın, her elden bir kartı puan yazın ve tam 101’i tutturun.

# English: 15 minutes
LENGTH = 15 dakika

# English: game
ROUND = oyun

# English: A published two-player card game. We do not know its author and title; “Shootout” is our name for it.
CREDIT = Yayımlanmış, iki kişilik bir kart oyunu. Yazarını ve adını bilmiyoruz; “Atışma” adını biz verdik.

# English: Target
TARGET = Hedef

# English: Hit this number exactly to win. With doubles and triples it is 201 unless you choose another.
TARGET_DOES = Kazanmak için bu sayıyı tam tutturun. Çiftler ve üçlüler açıkken, başkasını seçmezseniz 201’dir.

# English: 67, 133 and 201
THREE_TARGETS = 67, 133 ve 201

# English: Three shots
THREE_SHOTS = Üç atış

# English: If you shoot, you shoot three times in a row. Each trick scores by itself, or only the sum scores.
THREE_SHOTS_DOES = Atış yaparsanız art arda üç kez yaparsınız. Her el ayrı puan getirir ya da yalnızca toplamları sayılır.

# English: Each trick scores
EACH_SCORES = Her el sayılır

# English: The sum scores
TOTAL_SCORES = Toplam sayılır

# English: No overshooting
NO_OVERSHOOTING = Hedefi aşmadan

# English: A value that would pass the target is not added: it counts nothing or is subtracted.
NO_OVERSHOOTING_DOES = Hedefi aşacak bir değer eklenmez: sayılmaz ya da çıkarılır.

# English: Doubles and triples
SETS = Çiftler ve üçlüler

# English: Two or three cards of one rank may be led together.
SETS_DOES = İki ya da üç eş kart birlikte çıkılabilir.

# English: Misses
MISSING = Iska

# English: If a player who follows loses a two to the trick, its winner scores nothing.
MISSING_DOES = Karşılık verenlerden biri o elde bir ikili kaybederse, eli alan hiç puan yazmaz.

# English: Finish on a double
FINISH = Çiftle bitirme

# English: Only two cards of one rank, scored together, can hit the last target.
FINISH_DOES = Son hedef yalnızca birlikte puan yazılan iki eş kartla tutturulabilir.

# English: “Finish on a double” needs “Doubles and triples”: without them nobody scores a double
FINISH_NEEDS_SETS = “Çiftle bitirme”, “Çiftler ve üçlüler” seçeneğini gerektirir: o olmadan kimse çift yazamaz

# English: Match
MATCH = Maç

# English: Whoever wins more than half of the games wins the match.
MATCH_DOES = Oyunların yarısından fazlasını kazanan, maçı kazanır.

# English: One game
ONE_GAME = Tek oyun

# English: Best of three
BEST_OF_THREE = Üç oyun üzerinden

# English: Best of five
BEST_OF_FIVE = Beş oyun üzerinden

# English: most games won
MOST_GAMES = en çok oyunu alan kazandı

# English: no game was won
NO_GAME_WON = hiçbir oyun kazanılmadı

# English: the target was hit exactly
HIT = hedef tam tutturuldu

# English: the stock ran out three times without a shot
STALLED = deste üç kez bitti, hiç atış yapılmadı

# English: a thousand cards in a row came from the discard pile
TOO_MANY_TAKES = art arda bin kart ıskartadan alındı

# English: 300 tricks without a winner
TOO_MANY_TRICKS = 300 el oynandı, kazanan çıkmadı

# English: Take one of the two top cards
TAKE = Üstteki iki karttan birini alın

# English: Discard a card
DISCARD = Bir kart atın

# English: Shoot, or end the turn
SHOOT = Atış yapın ya da hamleyi bitirin

# English: Shoot again: { $shots -> [one] the last shot *[other] { $shots } more shots }
shoot_again =
    Yeniden atış yapın: { $shots ->
        [one] son atış
       *[other] { $shots } atış kaldı
    }

# English: Follow { $lead }
follow = Karşılık verin: { $lead }

# English: Name a value for this turn’s sum
NAME_A_VALUE = Bu hamlenin toplamı için bir değer seçin

# English: Choose what to score
SCORE = Yazacağınız puanı seçin

# English: Your sum would pass the target: count nothing, or subtract it
DECIDE = Toplamınız hedefi aşıyor: saymayın ya da çıkarın

# English: The game is over
OVER = Oyun bitti

# English: Take from the stock
TAKE_STOCK = Desteden çek

# English: Take { $card } from the stock
take_stock = Desteden çek: { $card }

# English: Take from the discard pile
TAKE_DISCARD = Iskartadan al

# English: Take { $card } from the discard pile
take_discard = Iskartadan al: { $card }

# English: Discard { $card }
discard = At: { $card }

# English: End the turn
PASS = Hamleyi bitir

# English: Shoot { $cards }
shoot = Atış: { $cards }

# English: Follow with { $cards }
follow_with = Karşılık: { $cards }

# English: Which suit do you lead?
WHICH_SUIT = Hangi cinsi çıkıyorsunuz?

# English: { $card } on top
on_top = Üstte { $card }

# English: Miss: score nothing
MISS = Iska: puan yok

# English: Nothing
NOTHING = Hiç

# English: { $total }, wins
wins = { $total }, galibiyet

# English: { $total }, next target { $target }
next_target = { $total }, sonraki hedef { $target }

# English: { $total }, { $n } to go
left = { $total }, { $n } kaldı

# English: { $total }, { $n } over
past = { $total }, { $n } fazla

# English: { $total }, as it would pass { $target }
would_pass = { $total }: { $target } aşılırdı

# English: { $total }, as it is not a double
no_double = { $total }: çift değil

# English: { $sum } in this turn
in_this_turn = bu hamlede { $sum }

# English: { $sum } in this turn, hits { $target }
sum_hits = bu hamlede { $sum }, hedef tamam: { $target }

# English: { $sum } in this turn, { $n } over
sum_passes = bu hamlede { $sum }, { $n } fazla

# English: { $n } to go
to_go = { $n } kaldı

# English: { $n } over
over = { $n } fazla

# English: on target
ON_TARGET = tam hedefte

# English: a { $n }
a_number = { $n }

# English: an 8
AN_EIGHT = 8

# English: an ace
ACE = as

# English: a Joker
JOKER = joker

# English: a ten or a face card
TEN_OR_COURT = onlu veya resimli kart

# English: two { $n }s
two_of = 2 × { $n }

# English: two aces
TWO_ACES = iki as

# English: both Jokers
TWO_JOKERS = iki joker

# English: a pair from ten to king
TWO_TENS = onludan papaza bir çift

# English: three { $n }s
three_of = 3 × { $n }

# English: three aces
THREE_ACES = üç as

# English: a triple from ten to king
THREE_TENS = onludan papaza bir üçlü

# English: { $before } or { $last }
or = { $before } veya { $last }

# English: { $cards } would hit it
hit_by = tutturur: { $cards }

# English: { $points } first, then one card can hit it
first = önce { $points }, sonra tek kart yeter

# English: Trumps: { $suit }
trumps = Koz: { $suit }

# English: shooter
SHOOTER = atışçı

# English: wins the trick
TAKES_THE_TRICK = eli alıyor

# English: misses
MISSES = ıskalıyor

# English: { $n } { $n -> [one] game *[other] games } won
games_won = { $n } oyun kazandı

# English: trick
PLAYED = oynanan el

# English: Trumps are { $suit }.
trumps_are = Koz: { $suit }.

# English: Nobody wins this game.
NOBODY_WINS = Bu oyunu kimse kazanamadı.

# English: { $who } { $who -> [you] end *[other] ends } the turn.
passes =
    { $who } hamleyi { $who ->
        [you] bitirdiniz
       *[other] bitirdi
    }.

# English: { $who } { $who -> [you] miss *[other] misses }: the trick scores nothing.
misses =
    { $who } { $who ->
        [you] ıskaladınız
       *[other] ıskaladı
    }: bu elden puan yok.

# English: { $who } { $who -> [you] win *[other] wins } the game.
wins_the_game =
    { $who } oyunu { $who ->
        [you] kazandınız
       *[other] kazandı
    }.

# English: { $who } { $who -> [you] reach *[other] reaches } { $target }. The next target is { $next }.
reaches =
    { $who } hedefi { $who ->
        [you] tutturdunuz
       *[other] tutturdu
    }: { $target }. Sonraki hedef: { $next }.

# English: { $who } { $who -> [you] count *[other] counts } the { $cards }.
counts =
    { $who } puan { $who ->
        [you] yazdınız
       *[other] yazdı
    }: { $cards }.

# English: { $who } { $who -> [you] name *[other] names } the { $cards }: { $value }.
names =
    { $who } şunu { $who ->
        [you] seçtiniz
       *[other] seçti
    }: { $cards }, değeri { $value }.

# English: It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
leaves = { $left } kalır; görünmeyen { $unseen } karttan { $n } tanesinin değeri tam { $left }.

# English: It hits the target.
HITS_THE_TARGET = Hedefi tutturur.

# English: { $n } of { $unseen } unseen cards beat it.
beaten_by = Görünmeyen { $unseen } karttan { $n } tanesi bunu geçer.

# English: It wins the trick so far, for up to { $points } { $points -> [one] point *[other] points }.
wins_the_trick = El şimdilik sizde, en çok { $points } puan getirir.

# English: It loses the trick and gives away { $points } { $points -> [one] point *[other] points } at most.
loses_the_trick = El gider, karşı tarafa en çok { $points } puan kazandırır.

# English: You keep { $n } { $n -> [one] trump *[other] trumps }, and { $hits } { $hits -> [one] card *[other] cards } that hit your target.
keeps = Elinizde { $n } koz ve hedefi tutturan { $hits } kart kalır.

# English: { $n } of { $unseen } unseen cards beat your safest lead.
safest_lead = En sağlam çıkışınızı, görünmeyen { $unseen } karttan { $n } tanesi geçer.

# English: A two was lost, so the trick scores nothing. It leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
missed = İkili kaybedildi, bu elden puan yok. { $left } kalır; görünmeyen { $unseen } karttan { $n } tanesinin değeri tam { $left }.

# English: That makes { $sum } this turn and leaves { $left }; { $n } of { $unseen } unseen cards are worth exactly { $left }.
sum_leaves = Bu hamlede { $sum } olur ve { $left } kalır; görünmeyen { $unseen } karttan { $n } tanesinin değeri tam { $left }.

# English: That makes { $sum } this turn, which hits the target.
sum_is_exact = Bu hamlede { $sum } olur ve hedefi tutturur.

# English: That makes { $sum } this turn, { $n } more than may be added.
sum_is_too_large = Bu hamlede { $sum } olur, eklenebilecek olandan { $n } fazla.

# English: That makes { $sum } this turn, which would hit the target, but it is not a double.
sum_is_no_double = Bu hamlede { $sum } olur; hedefi tuttururdu, ama çift değil.

# English: Which lead wins the trick, whatever the others play?
PUZZLE_TRICK = Diğerleri ne oynarsa oynasın, hangi çıkış eli alır?

# English: Hit your target in this turn, whatever the others play.
PUZZLE_HIT = Diğerleri ne oynarsa oynasın, bu hamlede hedefi tutturun.

# English: After which score can most cards in your hand hit the target?
PUZZLE_SCORE = Hangi puanı yazarsanız elinizdeki kartların en çoğu hedefi tutturabilir?

# English: All cards are open. Hit the target in this turn, whatever the other player answers.
PUZZLE_OPEN = Bütün kartlar açık. Rakip nasıl karşılık verirse versin, bu hamlede hedefi tutturun.

# English: All cards are open. Make the other player go over the target in this turn, whichever card they score.
PUZZLE_OVER = Bütün kartlar açık. Rakip hangi kartı yazarsa yazsın, ona bu hamlede hedefi aştırın.

# English: Counting the cards that beat yours
TRAINS_TRICK = Kartınızı geçen kartları saymak

# English: Coming within reach of the target
TRAINS_SCORE = Hedefin menziline girmek

# English: Finding the one sure hit
TRAINS_HIT = Tek kesin isabeti bulmak

# English: Finding leads that leave no way out
TRAINS_OPEN = Kaçış bırakmayan çıkışları bulmak

# English: Making the other player score too much
TRAINS_OVER = Rakibe fazla puan yazdırmak

# English: After it { $n } of your cards { $n -> [one] is *[other] are } worth what you need. After the best score it is { $most }.
leaves_hits = Bundan sonra kartlarınızdan { $n } tanesinin değeri size gereken kadar. En iyi puan yazılırsa bu sayı { $most } olur.

# English: You have given away the only card that hits for certain.
GAVE_IT_AWAY = Hedefi kesin tutturan tek kartı elden çıkardınız.

# English: The only card that hits for certain was in the other pile.
LEFT_IT_LYING = Hedefi kesin tutturan tek kart diğer yığındaydı.

# English: It is not worth { $n }, which you need.
not_worth = Değeri { $n } değil; size gereken ise bu.

# English: Somebody may hold this card, which beats it: { $card }.
may_be_beaten = Bunu geçen şu kart birinin elinde olabilir: { $card }.
