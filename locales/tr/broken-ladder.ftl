## games::broken_ladder::texts

# English: Broken Ladder
TITLE = Kırık Merdiven

# English: Five cards, red up and black down, must lead exactly to the Head.
TAGLINE = Kırmızılar yükseltir, siyahlar indirir: beş kartla tam tepe kartına varın.

# English: 10 minutes
LENGTH = 10 dakika

# English: round
ROUND = tur

# English: An invented game, published at pagat.com.
CREDIT = Yeni tasarlanmış bir oyun; pagat.com’da yayımlandı.

# English: Head
HEAD = Tepe

# English: Starter
STARTER = Başlangıç

# English: invalid ladder
BROKEN = geçersiz merdiven

# English: Discard a card
DISCARD_A_CARD = Bir kart atın

# English: Take a card, or lay down
TAKE_OR_LAY = Kart alın ya da merdiveni açın

# English: Take from the stock
TAKE_STOCK = Desteden çek

# English: Take from the discard pile
TAKE_DISCARD = Iskartadan al

# English: Take the { $card }
take = Al: { $card }

# English: Discard { $card }{ $height -> [some] : ladder ends at { $height } *[none] }
discard =
    At: { $card }{ $height ->
        [some] { " " }(merdivenin sonu: { $height })
       *[none] { "" }
    }

# English: Lay down
LAY = Merdiveni aç

# English: Lay down anyway: { $height }, not { $head }
lay_misses = Yine de aç: { $height }, { $head } değil

# English: Lay down anyway: too many { $rank }
lay_repeats = Yine de aç: çok fazla { $rank }

# English: must rise { $steps }
must_rise = { $steps } yükselmeli

# English: must fall { $steps }
must_fall = { $steps } inmeli

# English: must end level
STAYS_LEVEL = aynı yükseklikte bitmeli

# English: out
OUT = tur dışı

# English: each card shows the end without it
WITHOUT_IT = her kartın yanında, o kart olmadan varılan sayı

# English: ends at { $height }, must end at { $goal }
ends_at = sonu { $height }, olması gereken { $goal }

# English: too many { $rank }
too_many = çok fazla { $rank }

# English: complete
COMPLETE = tamam

# English: any of these completes it: { $cards }
completes_it = şunlardan biri tamamlar: { $cards }

# English: red { $ranks }
red = kırmızı { $ranks }

# English: black { $ranks }
black = siyah { $ranks }

# Separates numbers of which each is possible.
# English: { $before } or { $last }
or = { $before } veya { $last }

# English: { $cards } is the Head.
is_head = Tepe kartı: { $cards }.

# English: { $who } { $who -> [you] start *[other] starts } from { $cards }.
starts =
    { $who } şu karttan { $who ->
        [you] başlıyorsunuz
       *[other] başlıyor
    }: { $cards }.

# English: { $who } { $who -> [you] lay *[other] lays } down { $cards }.
lays =
    { $who } { $who ->
        [you] açtınız
       *[other] açtı
    }: { $cards }.

# English: { $who } { $who -> [you] complete *[other] completes } the ladder with { $cards }.
completes =
    { $who } merdiveni { $who ->
        [you] tamamladınız
       *[other] tamamladı
    }: { $cards }.

# English: { $who } { $who -> [you] miss *[other] misses } the Head: the ladder leads to { $height }.
misses =
    { $who } tepe kartını { $who ->
        [you] tutturamadınız
       *[other] tutturamadı
    }: merdivenin sonu { $height }.

# English: { $who } { $who -> [you] show *[other] shows } too many { $rank }.
repeats =
    { $who } çok fazla { $rank } { $who ->
        [you] açtınız
       *[other] açtı
    }.

# English: { $who } { $who -> [you] are *[other] is } out of this round and { $who -> [you] lose *[other] loses } { $points } points.
goes_out =
    { $who } bu turun dışında { $who ->
        [you] kaldınız
       *[other] kaldı
    } ve { $points } puan { $who ->
        [you] kaybettiniz
       *[other] kaybetti
    }.

# English: Nobody reached the Head, so every hand scores.
STALLS = Tepe kartına kimse varamadı; herkes elindeki kartların puanını alır.

# English: aces
ACES = as

# English: twos
TWOS = ikili

# English: threes
THREES = üçlü

# English: fours
FOURS = dörtlü

# English: fives
FIVES = beşli

# English: sixes
SIXES = altılı

# English: sevens
SEVENS = yedili

# English: eights
EIGHTS = sekizli

# English: nines
NINES = dokuzlu

# English: tens
TENS = onlu

# English: jacks
JACKS = vale

# English: queens
QUEENS = kız

# English: kings
KINGS = papaz

# English: most points when everybody has dealt twice
MOST_AFTER_DEALS = herkes iki kez dağıttı, en yüksek puan kazandı

# English: most points after fifty rounds
MOST_AFTER_FIFTY = elli tur oynandı, en yüksek puan kazandı

# English: most points when somebody has 1000
MOST_AT_1000 = 1000 puana ulaşıldı, en yüksek puan kazandı

# English: most points when somebody has 2000
MOST_AT_2000 = 2000 puana ulaşıldı, en yüksek puan kazandı

# English: Any ranks
ANY_RANKS = Sınırsız eş kart

# English: A valid ladder may have three or more cards of one rank.
ANY_RANKS_SAYS = Geçerli bir merdivende aynı değerden üç veya daha fazla kart olabilir.

# English: Packs
PACKS = Deste sayısı

# English: How many packs are shuffled together for every two players.
PACKS_SAYS = İki oyuncu başına kaç destenin birlikte karıştırıldığı.

# English: One
ONE = Bir

# English: Two
TWO = İki

# English: Three
THREE = Üç

# English: Referee
REFEREE = Hakem

# English: Helpful shows where your ladder leads and warns before a mistake. Strict leaves the sums to you.
REFEREE_SAYS = Yardımcı hakem merdivenin vardığı sayıyı gösterir ve hatadan önce uyarır. Katı hakem hesabı size bırakır.

# English: Helpful
CASUAL = Yardımcı

# English: Strict
STRICT = Katı

# English: Length
MATCH = Uzunluk

# English: Everybody deals twice, or you play until somebody has 1000 or 2000 points.
MATCH_SAYS = Herkes iki kez dağıtır ya da biri 1000 veya 2000 puana ulaşana kadar oynanır.

# English: Two deals each
TWICE_ROUND = İkişer dağıtım

# English: 1000 points
TO_1000 = 1000 puan

# English: 2000 points
TO_2000 = 2000 puan

# English: The ladder is complete and scores { $points }.
ladder_scores = Merdiven tamam ve { $points } puan getirir.

# English: With what you keep, { $n } of { $unseen } unseen cards complete your ladder.
kept_finishes = Elinizde kalanlarla, görünmeyen { $unseen } karttan { $n } tanesi merdiveninizi tamamlar.

# English: { $n } of { $unseen } unseen cards complete your ladder.
drawn_finishes = Görünmeyen { $unseen } karttan { $n } tanesi merdiveninizi tamamlar.

# English: The ladder misses the Head and costs { $points }.
ladder_misses = Merdiven tepe kartını tutturmuyor ve { $points } puan kaybettirir.

# English: Complete your ladder in this turn.
PUZZLE_TAKE = Merdiveninizi bu hamlede tamamlayın.

# English: After which discard do most unseen cards complete your ladder?
PUZZLE_MOST = Hangi kartı atarsanız görünmeyen kartların en çoğu merdiveninizi tamamlar?

# English: After which discard do most unseen cards complete a ladder that scores 400 or more?
PUZZLE_WORTH = Hangi kartı atarsanız görünmeyen kartların en çoğu 400 veya daha fazla puanlık bir merdiven tamamlar?

# English: All cards are open. Lay down a ladder as soon as possible and before the other player, whatever they do.
PUZZLE_FIRST = Bütün kartlar açık. Rakip ne yaparsa yapsın, olabildiğince çabuk ve ondan önce bir merdiven açın.

# English: All cards are open. As soon as possible, lay down a ladder that scores 400 or more, whatever the other player does.
PUZZLE_RICH = Bütün kartlar açık. Rakip ne yaparsa yapsın, olabildiğince çabuk 400 veya daha fazla puanlık bir merdiven açın.

# English: Seeing what the top discard does
TRAINS_TAKE = Iskartanın üstündeki kartın ne işe yaradığını görmek

# English: Counting the cards that help
TRAINS_MOST = İşe yarayan kartları saymak

# English: Counting only the cards that make a ladder worth laying down
TRAINS_WORTH = Yalnızca açmaya değer bir merdiven kuran kartları saymak

# English: Being one turn faster
TRAINS_FIRST = Bir hamle daha hızlı olmak

# English: Building a ladder of high cards in time
TRAINS_RICH = Yüksek kartlı bir merdiveni vaktinde kurmak

# English: The card on the discard pile was the one you needed.
OPEN_CARD_COMPLETES = Aradığınız kart ıskartanın üstündeydi.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } your ladder. After the best discard it is { $most }.
leaves_ladders = Bundan sonra görünmeyen { $n } kart merdiveninizi tamamlar. En iyi kart atılırsa bu sayı { $most } olur.

# English: After it { $n } unseen { $n -> [one] card completes *[other] cards complete } such a ladder. After the best discard it is { $most }.
leaves_rich_ladders = Bundan sonra görünmeyen { $n } kart böyle bir merdiven tamamlar. En iyi kart atılırsa bu sayı { $most } olur.

# English: Your cards then lead to { $height }, not to { $head }.
ladder_leads_to = Kartlarınız o zaman { $height } sayısına varır, { $head } sayısına değil.

# English: Your cards then have too many { $rank }.
ladder_repeats = Elinizde o zaman çok fazla { $rank } olur.
