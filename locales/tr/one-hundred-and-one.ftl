## games::one_hundred_and_one::illegal_texts

# English: order a suit only with a queen that you play, or for the starting queen
illegal-ONLY_WITH_A_QUEEN = yalnızca oynadığınız bir kızla ya da ilk kart kız ise cins söyleyebilirsiniz

# English: first order a suit for the starting queen
illegal-ORDER_FIRST = önce ilk kart olan kız için cins söyleyin

# English: pass the cards on, or draw them
illegal-MUST_DRAW = kartları devredin ya da çekin

# English: you may pass only if you drew by choice and could play
illegal-MAY_NOT_PASS = yalnızca oynayabilecekken kendi isteğinizle kart çektiyseniz pas diyebilirsiniz

# English: you have drawn a card already: play, or pass
illegal-HAS_DRAWN = zaten kart çektiniz: oynayın ya da pas deyin

# English: you must cover the eight: you have a card that fits
illegal-MUST_COVER = sekizliyi kapatmalısınız: elinizde uyan bir kart var

# English: there is no card to draw
illegal-NO_CARD = çekilecek kart yok

# English: you have a card that fits, so you must play it
illegal-MUST_PLAY = elinizde uyan bir kart var, oynamalısınız

# English: the { $card } does not fit: expected { $expected }
illegal-does_not_fit = { $card } uymuyor; gereken: { $expected }

# English: only a queen orders a suit
illegal-ONLY_QUEENS_ORDER = yalnızca kız cins söyletir

# English: this queen ends the round, so it orders no suit
illegal-LAST_QUEEN = bu kız turu bitiriyor, cins söylenmez

# English: a queen orders a suit: add `order` and its letter after the cards
illegal-QUEEN_ORDERS = kız cins söyletir: kartların ardına `order` ve cinsin harfini ekleyin

# English: play one card at a time
illegal-ONE_AT_A_TIME = kartları birer birer oynayın

# English: only cards of the same rank can be played together
illegal-ONE_RANK = yalnızca eş kartlar birlikte oynanabilir

# English: between the first and the last card, expected { $cards } in this order
illegal-in_this_order = ilk ve son kartın arasında gereken sıra: { $cards }

# English: another six
illegal-SIX = başka bir altılı

# English: another seven
illegal-SEVEN = başka bir yedili

# English: { $suit }, as ordered, or a queen
illegal-ordered = söylenen cins ({ $suit }) ya da kız

# English: { $suit }, the rank of the { $card }, or a queen
illegal-suit_or_rank = { $suit }, { $card } ile aynı değerde bir kart ya da kız

## games::one_hundred_and_one::texts

# English: One Hundred and One
TITLE = Yüz Bir

# English: Get rid of your cards. A total of exactly 101 becomes 0.
TAGLINE = Kartlarınızı elden çıkarın. Toplamınız tam 101 olursa 0’a döner.

# English: 15 minutes
LENGTH = 15 dakika

# English: round
ROUND = tur

# English: Traditional (Mau-Mau family); this version as described by RD AAOW.
CREDIT = Geleneksel oyun (Mau-Mau ailesi); bu biçimini RD AAOW anlatmıştır.

# English: discard pile
PLAYED_CARDS = ıskarta

# English: Order a suit
ORDER_A_SUIT = Bir cins söyleyin

# English: Which card lies on top?
WHICH_ON_TOP = En üstte hangi kart olsun?

# English: Play a card
PLAY = Bir kart oynayın

# English: Play a card, or draw
PLAY_OR_DRAW = Kart oynayın ya da çekin

# English: Play a card, or pass
PLAY_OR_PASS = Kart oynayın ya da pas deyin

# English: Pass it on, or draw { $cards } { $cards -> [one] card *[other] cards }
pass_on_or_draw = Devredin ya da { $cards } kart çekin

# English: Cover the eight
COVER = Sekizliyi kapatın

# English: Cover the eight, or draw until a card fits
COVER_OR_DRAW = Sekizliyi kapatın ya da uyan kart gelene kadar çekin

# English: Nothing fits: draw a card
DRAW_AS_NOTHING_FITS = Uyan kart yok: bir kart çekin

# English: Nothing fits, and there is nothing to draw: pass
PASS_AS_NOTHING_FITS = Uyan kart da çekilecek kart da yok: pas deyin

# English: Draw a card
DRAW_A_CARD = Kart çek

# English: Draw { $cards } { $cards -> [one] card *[other] cards }
draw_cards = { $cards } kart çek

# English: Nothing to draw: pass
NOTHING_TO_DRAW = Çekilecek kart yok: pas

# English: Pass
PASS = Pas

# English: Play { $cards }{ $effect -> [some] : { $effect } *[none] }
play_cards =
    Oyna: { $cards }{ $effect ->
        [some] { " " }({ $effect })
       *[none] { "" }
    }

# English: the next player draws { $cards }
next_draws = sonraki oyuncu { $cards } çeker

# English: the next player is skipped
NEXT_IS_SKIPPED = sonraki oyuncu atlanır

# English: must be covered
MUST_BE_COVERED = kapatılmalı

# English: order { $suit }
order = cins: { $suit }

# English: out, and 20 off
OUT_AND_20_OFF = bitirir, 20 puan siler

# English: out, and 40 off
OUT_AND_40_OFF = bitirir, 40 puan siler

# English: out, and the others pay double
OUT_AND_DOUBLE = bitirir, diğerleri iki kat öder

# English: out, and the others pay fourfold
OUT_AND_FOURFOLD = bitirir, diğerleri dört kat öder

# English: { $last } on top
on_top = üstte { $last }

# English: { $first } first, { $last } on top
first_and_on_top = önce { $first }, üstte { $last }

# English: +{ $cards }, skipped
hit = +{ $cards }, atlandı

# English: skipped
SKIPPED = atlandı

# English: +{ $cards } waiting
waits = +{ $cards } bekliyor

# English: must cover
COVERS = kapatmalı

# English: out
OUT = bitirdi

# English: knocked out
KNOCKED_OUT = elendi

# English: { $hand } { $hand -> [one] point *[other] points } in hand
in_hand = elde { $hand } puan

# English: { $sum } if you lose now
if_lost = şimdi kaybederseniz { $sum }

# English: more than 101
ABOVE_GOAL = 101’den fazla

# English: 101 would become 0
BACK_TO_NOTHING = 101 olur ve 0’a döner

# English: { $who } { $who -> [you] take *[other] takes } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
takes_points =
    { $who } { $points } ceza puanı { $who ->
        [you] aldınız
       *[other] aldı
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Toplam { $total }.

# English: { $who } { $who -> [you] shed *[other] sheds } { $points } penalty { $points -> [one] point *[other] points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
sheds_points =
    { $who } { $points } ceza puanı { $who ->
        [you] sildiniz
       *[other] sildi
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Toplam { $total }.

# English: { $who } { $who -> [you] order *[other] orders } { $suit }.
orders =
    { $who } cins { $who ->
        [you] söylediniz
       *[other] söyledi
    }: { $suit }.

# English: { $who } { $who -> [you] are *[other] is } skipped.
is_skipped =
    { $who ->
        [you] Sıranız atlandı
       *[other] { $who } atlandı
    }.

# English: { $who } can pass { $cards } { $cards -> [one] card *[other] cards } on.
can_pass_on =
    { $who } { $cards } kartı { $who ->
        [you] devredebilirsiniz
       *[other] devredebilir
    }.

# English: The drawn card fits.
DRAWN_CARD_FITS = Çekilen kart uyuyor.

# English: A card fits.
A_CARD_FITS = Uyan bir kart var.

# English: Nothing fits.
NOTHING_FITS = Uyan kart yok.

# English: { $who } { $who -> [you] pass *[other] passes }.
passes =
    { $who } pas { $who ->
        [you] dediniz
       *[other] dedi
    }.

# English: There is nothing to draw. { $who } { $who -> [you] pass *[other] passes }.
finds_nothing =
    Çekilecek kart yok. { $who } pas { $who ->
        [you] dediniz
       *[other] dedi
    }.

# English: There is nothing to draw, so the eight counts as covered.
COUNTS_AS_COVERED = Çekilecek kart yok, sekizli kapatılmış sayılır.

# English: { $who } { $who -> [you] are *[other] is } out.
is_out =
    { $who } { $who ->
        [you] bitirdiniz
       *[other] bitirdi
    }.

# English: Exactly 101: { $who -> [you] you begin *[other] { $who } begins } again from 0.
is_wiped =
    Tam 101: { $who ->
        [you] yeniden 0’dan başlıyorsunuz
       *[other] { $who } yeniden 0’dan başlıyor
    }.

# English: { $who } { $who -> [you] are *[other] is } knocked out.
is_knocked_out =
    { $who } { $who ->
        [you] elendiniz
       *[other] elendi
    }.

# English: Nobody can play or draw: the round is blocked.
BLOCKED_BY_PASSES = Kimse oynayamıyor ve çekemiyor: tur tıkandı.

# English: After 300 turns the round is blocked.
BLOCKED_BY_TURNS = 300 hamle oynandı: tur tıkandı.

# English: The stock has been rebuilt eleven times: the round is blocked.
BLOCKED_BY_REBUILDS = Deste on bir kez yenilendi: tur tıkandı.

# English: somebody has more than 101, and the lowest total wins
EXCEEDED = birinin puanı 101’i aştı, en düşük toplam kazandı

# English: all others have more than 101
LAST_LEFT = diğer oyuncuların hepsi 101’i aştı

# English: all have more than 101, and the lowest total wins
NOBODY_LEFT = herkes 101’i aştı, en düşük toplam kazandı

# English: 100 rounds were played, and the lowest total wins
ALL_ROUNDS = 100 tur oynandı, en düşük toplam kazandı

# English: Free to draw
DRAW_CHOICE = Serbest çekiş

# English: You need not play: draw one card instead, then play or pass.
DRAW_CHOICE_SAYS = Oynamak zorunda değilsiniz: bir kart çekip sonra oynayabilir ya da pas diyebilirsiniz.

# English: Equal ranks together
EQUAL_RANKS = Eş kartlar birlikte

# English: You may play several cards of one rank at once; their effects add up.
EQUAL_RANKS_SAYS = Aynı değerde birkaç kartı birden oynayabilirsiniz; etkileri toplanır.

# English: Pass it on
PASS_ON = Devret

# English: Answer a six with a six, or a seven with a seven: the next player takes it all.
PASS_ON_SAYS = Altılıya altılıyla, yediliye yediliyle karşılık verin: hepsini sonraki oyuncu çeker.

# English: Quick round
QUICK_ROUND = Kısa tur

# English: The round ends as soon as one player is out.
QUICK_ROUND_SAYS = Bir oyuncu bitirir bitirmez tur biter.

# English: Knock-out
KNOCK_OUT = Eleme

# English: Three or four players: whoever goes above 101 is out, and the others play on until one is left.
KNOCK_OUT_SAYS = Üç veya dört oyuncuyla: 101’i aşan elenir, diğerleri tek kişi kalana kadar oynar.

# English: Knock-out is for three or four players: with two, the match ends when one has lost
KNOCK_OUT_FOR_MORE = Eleme üç veya dört oyuncu içindir: iki oyuncuyla maç, biri kaybedince biter

# English: Queens only
LONE_QUEEN = Elde yalnızca kız

# English: A hand of nothing but queens costs 20 for each, 40 for the queen of spades.
LONE_QUEEN_SAYS = Elinde yalnızca kız kalan, her kız için 20, maça kızı için 40 öder.

# English: Winner deals
WINNER_DEALS = Kazanan dağıtır

# English: The first player out deals the next round.
WINNER_DEALS_SAYS = Sonraki turu, ilk bitiren oyuncu dağıtır.

# English: Cards each
HAND_SIZE = Kişi başı kart

# English: How many cards each player gets; the dealer’s last one begins the discard pile.
HAND_SIZE_SAYS = Her oyuncunun kaç kart aldığı; dağıtanın son kartı ıskartayı başlatır.

# English: Four
FOUR = Dört

# English: Five
FIVE = Beş

# English: Queens double
QUEEN_DOUBLES = Kız katlar

# English: Going out on a queen takes nothing off, but the others pay double, and fourfold for the queen of spades.
QUEEN_DOUBLES_SAYS = Kızla bitirmek puan sildirmez; bunun yerine diğerleri iki kat, maça kızında dört kat öder.

# English: You get rid of { $n } { $n -> [one] card *[other] cards } at once and keep { $left }, worth { $points } { $points -> [one] point *[other] points }.
chain_leaves = { $n } kartı birden elden çıkarırsınız; elinizde { $points } puanlık { $left } kart kalır.

# English: { $n -> [one] This card goes *[other] These { $n } cards go } one after the other, and you are out.
chain_goes_out =
    { $n ->
        [one] Bu kart oynanır ve bitirirsiniz
       *[other] Bu { $n } kart art arda oynanır ve bitirirsiniz
    }.

# English: { $n } of { $unseen } unseen cards fit.
unseen_fit = Görünmeyen { $unseen } karttan { $n } tanesi uyar.

# English: You hold { $n } of this suit; { $others } of { $unseen } unseen cards have it, too.
of_the_suit = Bu cinsten elinizde { $n } kart var; görünmeyen { $unseen } karttan { $others } tanesi de bu cinsten.

# English: You take { $n } { $n -> [one] card *[other] cards }.
must_take = { $n } kart çekersiniz.

# English: You keep { $n } { $n -> [one] card *[other] cards }, worth { $points } { $points -> [one] point *[other] points }; { $fitting } of them { $fitting -> [one] fits *[other] fit } now.
keeps_cards = Elinizde { $points } puanlık { $n } kart kalır; bunlardan { $fitting } tanesi şu an uyar.

# English: Play a queen. Which suit leaves the fewest cards that fit?
PUZZLE_SUIT = Bir kız oynayın. Hangi cins söylenirse en az kart uyar?

# English: Play all your cards in this turn.
PUZZLE_CHAIN = Bütün kartlarınızı bu hamlede oynayın.

# English: After which card must the other player certainly draw?
PUZZLE_SAFE = Hangi karttan sonra rakip kesinlikle kart çekmek zorunda kalır?

# English: Which of these cards can the other player not have?
PUZZLE_CANNOT = Bu kartlardan hangisi rakipte olamaz?

# English: The other player has one card. Which of these can it be?
PUZZLE_LAST = Rakibin bir kartı var. Bunlardan hangisi olabilir?

# English: All cards are open. Get rid of your cards as soon as possible, whatever the other player does.
PUZZLE_OUT = Bütün kartlar açık. Rakip ne yaparsa yapsın, kartlarınızı olabildiğince çabuk elden çıkarın.

# English: All cards are open. As soon as possible, end the round with more than 101 points for the other player.
PUZZLE_OVER = Bütün kartlar açık. Turu, rakibin puanı 101’i aşacak şekilde olabildiğince çabuk bitirin.

# English: Counting the suits that were not seen
TRAINS_SUIT = Görünmeyen cinsleri saymak

# English: Finding the order in which everything can be played
TRAINS_CHAIN = Hepsinin oynanabildiği sırayı bulmak

# English: Knowing what the other player cannot hold
TRAINS_SAFE = Rakibin elinde ne olamayacağını bilmek

# English: Finding the last card of the other player
TRAINS_LAST = Rakibin son kartını bulmak

# English: Looking ahead until you are out
TRAINS_OUT = Bitirene kadar ileriyi görmek

# English: Ending the round when it costs the other player most
TRAINS_OVER = Turu rakibe en pahalıya patladığı anda bitirmek

# English: After it at least { $n } { $n -> [one] card stays *[other] cards stay } in your hand.
chain_is_stuck = Bundan sonra elinizde en az { $n } kart kalır.

# English: It orders no suit.
ORDERS_NOTHING = Bununla cins söylenmez.

# English: It plays no card.
COVERS_NOTHING = Bununla kart oynanmaz.

# English: The other player may hold this card, which fits: { $card }.
may_be_covered = Uyan şu kart rakibin elinde olabilir: { $card }.

# English: { $n } unseen { $n -> [one] card fits *[other] cards fit }. For the best suit it is only { $least }.
suit_is_covered = Görünmeyen { $n } kart uyar. En iyi cinste bu sayı yalnızca { $least }.
