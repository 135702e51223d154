## games::hundred_rummy::texts

# English: 100 Points Rummy
TITLE = Yüzlük Remi

# English: Collect four cards that make exactly 100, four times.
TAGLINE = Tam 100 eden dört kart toplayın, hem de dört kez.

# English: 5 minutes
LENGTH_IN_WORDS = 5 dakika

# English: game
ROUND = oyun

# English: Invented by Aaron and Stephanie Richardson (A'n'SR-entertainments).
CREDIT = Aaron ve Stephanie Richardson’ın tasarladığı bir oyun (A'n'SR-entertainments).

# English: Length
LENGTH = Uzunluk

# English: One game, or a tournament: each player plays first in one game, and all points add up.
LENGTH_DOES = Tek oyun ya da turnuva: her oyuncu bir oyunda ilk sıradadır ve bütün puanlar toplanır.

# English: One game
ONE_GAME = Tek oyun

# English: Tournament
TOURNAMENT = Turnuva

# English: End of solitaire
SOLITAIRE_END = Tek kişilikte bitiş

# English: Playing alone, you lose when you must draw from an empty stock, or as soon as the stock is empty.
SOLITAIRE_END_DOES = Tek başınıza oynarken, boş desteden kart çekmeniz gerekince ya da deste biter bitmez kaybedersiniz.

# English: When you must draw
MUST_DRAW = Çekmek gerekince

# English: When the stock is empty
STRICT = Deste bitince

# English: “End of solitaire” can be changed for one player only
ONLY_ALONE = “Tek kişilikte bitiş” yalnızca tek oyuncu için değiştirilebilir

# English: the stock ran out before 400 points
STOCK_RAN_OUT = deste 400 puana ulaşılmadan bitti

# English: most points in the tournament
MOST_IN_TOURNAMENT = turnuvada en çok puanı toplayan kazandı

# English: the stock ran out three times without a score
TOO_MANY_REBUILDS = deste üç kez bitti, bu arada kimse 100 yazmadı

# English: a hundred cards in a row came from the discard pile
TOO_MANY_TAKES = art arda yüz kart ıskartadan alındı

# English: 400 points
GOAL = 400 puana ulaşıldı

# English: Discard a card
DISCARD = Bir kart atın

# English: Score, or take a card
SCORE_OR_TAKE = 100 yazın ya da kart alın

# English: Take a card
TAKE = Bir kart alın

# English: The game is over
GAME_IS_OVER = Oyun bitti

# English: Take from the stock
TAKE_STOCK = Desteden çek

# English: Take the { $card }
take_discard = Al: { $card }

# English: Take from the discard pile
TAKE_DISCARD = Iskartadan al

# English: Discard { $card }
discard = At: { $card }

# English: Score 100
SCORE = 100 yaz

# English: scored hundreds
HUNDREDS = yazılan yüzlükler

# English: { $n } { $n -> [one] hundred *[other] hundreds } to go
to_go = { $n } yüzlük kaldı

# English: all four hundreds
DONE = dört yüzlük de tamam

# English: the game is over
OVER = oyun bitti

# English: your hand makes { $points }, not 100
not_100 = elinizdeki kartlar { $points } ediyor, 100 değil

# English: in solitaire you cannot take from the discard pile
NEVER_TAKEN = tek kişilik oyunda ıskartadan kart alınmaz

# English: the discard pile is empty
NO_DISCARD = ıskarta boş

# English: the stock is empty, so you must score your hand
NO_STOCK = deste boş, elinizdeki yüzlüğü yazmalısınız

# English: Four cards make exactly 100.
MAKES_100 = Dört kart tam 100 ediyor.

# English: With what you keep, { $n } of { $unseen } unseen cards make 100.
kept_makes_100 = Elinizde kalanlarla, görünmeyen { $unseen } karttan { $n } tanesi 100 eder.

# English: { $n } of { $unseen } unseen cards make 100.
drawn_makes_100 = Görünmeyen { $unseen } karttan { $n } tanesi 100 eder.

# English: After which discard do most unseen cards make 100?
PUZZLE_MOST = Hangi kartı atarsanız görünmeyen kartların en çoğu 100 eder?

# English: One discard wins the solitaire for certain. Which?
PUZZLE_WIN = Yalnızca bir kartı atmak tek kişilik oyunu kesin kazandırır. Hangisi?

# English: Which discard wins the solitaire most often?
PUZZLE_SOLITAIRE = Hangi kartı atmak tek kişilik oyunu en sık kazandırır?

# English: All cards are open. Score the next hundred as soon as possible, whatever the other player does.
PUZZLE_RACE = Bütün kartlar açık. Rakip ne yaparsa yapsın, sıradaki yüzlüğü olabildiğince çabuk yazın.

# English: All cards are open. Score the next hundred in as few turns as possible.
PUZZLE_PLAN = Bütün kartlar açık. Sıradaki yüzlüğü en az hamlede yazın.

# English: All cards are open. Reach 400 points in as few turns as possible.
PUZZLE_DRAWS = Bütün kartlar açık. En az hamlede 400 puana ulaşın.

# English: Counting the cards that help
TRAINS_MOST = İşe yarayan kartları saymak

# English: Playing the end of a solitaire to the last card
TRAINS_WIN = Tek kişilik oyunun sonunu son karta kadar oynamak

# English: Weighing chances when the stock is nearly known
TRAINS_SOLITAIRE = Deste neredeyse bilinirken olasılıkları tartmak

# English: Being one turn faster
TRAINS_RACE = Bir hamle daha hızlı olmak

# English: Planning several draws ahead
TRAINS_PLAN = Birkaç kart sonrasını planlamak

# English: After it { $n } unseen { $n -> [one] card makes *[other] cards make } 100. After the best discard it is { $most }.
leaves_hundreds = Bundan sonra görünmeyen { $n } kart 100 eder. En iyi kart atılırsa bu sayı { $most } olur.

# English: It wins in { $percent }% of the cases. The best discard wins in { $most }%.
wins_solitaire = Bununla kazanma oranı: %{ $percent }. En iyi kart atılırsa: %{ $most }.
