## games::one_up::illegal_texts

# English: `{ $card }` is not on the display
illegal-not_on_display = `{ $card }` ortada yok

# English: `{ $card }` is used twice
illegal-used_twice = `{ $card }` iki kez kullanılmış

# English: `{ $card }` is used { $used } { $used -> [one] time *[other] times }
illegal-used_again = `{ $card }` { $used } kez kullanılmış

# English: `{ $joker }` copies nothing
illegal-copies_nothing = `{ $joker }` hiçbir kartı kopyalamıyor

# English: `{ $joker }` copies `{ $copied }`, but no other `{ $copied }` is used
illegal-copies_unused = `{ $joker }`, `{ $copied }` kartını kopyalıyor, ama başka bir `{ $copied }` kullanılmamış

# English: `{ $joker }` copies Jokers that copy each other
illegal-copies_in_circle = `{ $joker }`, birbirini kopyalayan jokerleri kopyalıyor

# English: `{ $joker }` copies `{ $copied }`: say whether it counts 1 or 10
illegal-copies_either = `{ $joker }`, `{ $copied }` kartını kopyalıyor: 1 mi, 10 mu sayıldığını belirtin

# English: `{ $card }` counts both 1 and 10
illegal-contradiction = `{ $card }` hem 1 hem 10 sayılmış

# English: { $left } ÷ { $right } is not a whole number
illegal-uneven = { $left } ÷ { $right } tam sayı değil

# English: you cannot divide by zero
illegal-BY_ZERO = sıfıra bölünmez

# English: the numbers grow too large
illegal-TOO_LARGE = sayılar fazla büyüyor

# English: the value is not above zero
illegal-NOT_POSITIVE = sonuç sıfırdan büyük değil

# English: { $value } does not end in 1
illegal-last_digit = { $value }: son rakamı 1 değil

# English: an expression has at most { $most } characters
illegal-too_long = bir ifadede en çok { $most } karakter olabilir

# English: an expression has no spaces at its ends
illegal-BLANKS = ifadenin başında ve sonunda boşluk olmaz

# English: expected { $what } at character { $at }, not { $found }
illegal-expected = { $at }. karakterde { $found } var; beklenen: { $what }

# English: no card is left for `{ $typed }` at character { $at }
illegal-no_card = { $at }. karakterdeki `{ $typed }` için kart kalmadı

# English: this makes { $value }, not the { $total } at character { $at }
illegal-other_total = bunun sonucu { $value }; { $at }. karakterde ise { $total } yazıyor

# English: the end
illegal-THE_END = ifadenin sonu

# English: `+`, `-`, `*`, `/` or the end
illegal-SIGN_OR_END = `+`, `-`, `*`, `/` ya da ifadenin sonu

# English: `+`, `-`, `*`, `/` or `)`
illegal-SIGN_OR_BRACKET = `+`, `-`, `*`, `/` ya da `)`

# English: a card such as `7S`, `KH:10` or `JB~7S`, or `(`
illegal-TERM = `7S`, `KH:10` veya `JB~7S` gibi bir kart ya da `(`

# English: the face card's value, `:1` or `:10`,
illegal-FACE_VALUE = resimli kartın değeri, `:1` ya da `:10`

# English: the value `1` or `10`
illegal-VALUE = `1` ya da `10` değeri

# English: a number
illegal-TOTAL = bir sayı

# English: the card that the Joker copies
illegal-COPIED = jokerin kopyaladığı kart

# English: `~` and the card that the Joker copies
illegal-COPIES = `~` ve jokerin kopyaladığı kart

# English: a card such as `7`, `K` or `?`, a sign or a bracket
illegal-PIECE = `7`, `K` veya `?` gibi bir kart, bir işaret ya da parantez

## games::one_up::texts

# English: One Up
TITLE = Sonu Bir

# English: Make the highest number that ends in 1 from the cards turned up.
TAGLINE = Açılan kartlardan, sonu 1 olan en büyük sayıyı bulun.

# English: 10 minutes
LENGTH = 10 dakika

# English: deal
DEAL = dağıtım

# English: Invented by David Parlett.
CREDIT = David Parlett’in tasarladığı bir oyun.

# English: Answers
ANSWERS = Cevaplar

# English: Relaxed: everybody locks in one hidden answer. Race: all call aloud and may beat each other’s calls.
ANSWERS_MEANS = Sakin: herkes gizli bir cevap kilitler. Yarış: herkes cevabını yüksek sesle söyler ve başkasınınkini geçebilir.

# English: Relaxed
RELAXED = Sakin

# English: Race
RACE = Yarış

# English: Race clock
CLOCK = Yarış süresi

# English: How long a call stands before it wins; without a clock, all others must say that they are done.
CLOCK_MEANS = Söylenen bir cevabın kazanmak için ne kadar bekleyeceği; süre yoksa diğerlerinin hepsi bitirdiğini söylemelidir.

# English: 12 seconds
SECONDS_12 = 12 saniye

# English: 6 seconds
SECONDS_6 = 6 saniye

# English: 25 seconds
SECONDS_25 = 25 saniye

# English: No clock
NO_CLOCK = Süresiz

# English: Scoring
SCORING = Puanlama

# English: By rank: won number cards count 1, jacks 2, queens 3, kings 4, Jokers 5. 1 each: every won card counts 1.
SCORING_MEANS = Değere göre: kazanılan sayı kartları 1, valeler 2, kızlar 3, papazlar 4, jokerler 5 puandır. Birer puan: kazanılan her kart 1 puandır.

# English: By rank
BY_RANK = Değere göre

# English: 1 each
ONE_EACH = Birer puan

# English: Length
MATCH_LENGTH = Uzunluk

# English: One deal, three deals, or until somebody has 100 points after a deal.
MATCH_LENGTH_MEANS = Tek dağıtım, üç dağıtım ya da bir dağıtımın sonunda biri 100 puana ulaşana kadar.

# English: One deal
ONE_DEAL = Tek dağıtım

# English: Three deals
THREE_DEALS = Üç dağıtım

# English: To 100 points
TO_100 = 100 puana kadar

# English: Value of Jokers
JOKER = Jokerin değeri

# English: Strict: it counts the same as the copied card in your answer. Free: if it copies a face card, you choose 1 or 10.
JOKER_MEANS = Katı: joker, kopyaladığı kartın cevabınızdaki değerini alır. Serbest: resimli kartı kopyalıyorsa 1 mi 10 mu olacağını siz seçersiniz.

# English: Strict
STRICT = Katı

# English: Free
FREE = Serbest

# English: Jokers for two
JOKERS = İki kişide joker

# English: With two players: four Jokers in the pack, or two.
JOKERS_MEANS = İki oyuncuyla: destede dört ya da iki joker.

# English: Four
FOUR = Dört

# English: Two
TWO = İki

# English: the number of Jokers can be changed for two players only
JOKERS_FOR_TWO = joker sayısı yalnızca iki oyuncu için değiştirilebilir

# English: most points in the deal
MOST_IN_DEAL = dağıtımda en çok puanı alan kazandı

# English: most points in three deals
MOST_IN_THREE = üç dağıtımda en çok puanı alan kazandı

# English: 100 points
HUNDRED_POINTS = 100 puana ulaşıldı

# English: most points in twenty deals
MOST_IN_TWENTY = yirmi dağıtımda en çok puanı alan kazandı

# English: { $left } to go
to_go = { $left } kaldı

# English: display
DISPLAY = orta

# English: bonus
BONUS = bonus

# English: pile
PILE = yığın

# English: won cards
WON_CARDS = kazanılan kartlar

# English: You are barred until these cards are won or set aside
BARRED_UNTIL = Bu kartlar kazanılana ya da kenara ayrılana kadar cezalısınız

# English: Your call stands
YOUR_CALL_STANDS = Sizin cevabınız geçerli

# English: Wait to see if anybody has an answer
CAN_ANYBODY = Bekleyin: cevap bulan çıkabilir

# English: Wait for the others
WAIT_FOR_OTHERS = Diğerlerini bekleyin

# English: Highest number ending in 1
LOCK_IN_HIGHEST = Sonu 1 olan en büyük sayı

# English: Beat { $value }
beat = { $value } sayısını geçin

# English: Only you can answer: call, or say “one off”
ONLY_YOU = Yalnızca siz cevap verebilirsiniz: cevabı söyleyin ya da “bir yok” deyin

# English: Call the highest number that ends in 1
CALL_HIGHEST = Sonu 1 olan en büyük sayıyı söyleyin

# English: One off
ONE_OFF = Bir yok

# English: No answer
NO_ANSWER = Cevabım yok

# English: Nothing to say
NOTHING_TO_SAY = Diyeceğim yok

# English: Lock in
LOCK_IN = Kilitle

# English: Call
CALL = Söyle

# English: Your answer
YOUR_ANSWER = Cevabınız

# English: or type: 7*(K+1)
TYPE_LIKE = ya da yazın: 7*(K+1)

# English: “one off” is possible only while no call stands
FOR_CALLS = “bir yok” yalnızca geçerli bir cevap yokken söylenebilir

# English: somebody has said “one off” already
SAID_ALREADY = “bir yok” zaten söylendi

# English: with a clock you cannot say `nothing`: just wait
WAIT_INSTEAD = süreli oyunda `nothing` denmez: yalnızca bekleyin

# English: everybody else is barred: call an answer or say “one off”
ALL_BARRED = diğerlerinin hepsi cezalı: cevap söyleyin ya da “bir yok” deyin

# English: { $n } { $n -> [one] card *[other] cards }
cards = { $n } kart

# English: = { $value } with { $n } { $n -> [one] card *[other] cards }
comes_to = = { $value } ({ $n } kart)

# English: { $value } so far
so_far = şimdilik { $value }

# English: { $card } as { $value }
face_as = { $card } = { $value }

# English: Joker as { $card }
joker_as = Joker = { $card }

# English: Joker as { $card } = { $value }
joker_as_value = Joker = { $card } = { $value }

# English: Joker as the { $joker }
joker_as_joker = Joker = { $joker }

# English: Stands: { $value } with { $n } { $n -> [one] card *[other] cards }
stands = Geçerli: { $value } ({ $n } kart)

# English: one off
SAID_ONE_OFF = bir yok

# English: locked in
LOCKED_IN = kilitledi

# English: locked in: { $value }
locked_in = kilitledi: { $value }

# English: nothing to say
SAID_NOTHING = diyeceği yok

# English: barred
BARRED = cezalı

# English: The last display
LAST_DISPLAY = Az önceki orta

# English: No answer was possible.
NOT_POSSIBLE = Hiçbir cevap bulunamazdı.

# English: Nothing higher was possible.
NOTHING_HIGHER = Daha büyüğü bulunamazdı.

# English: { $n } higher { $n -> [one] number was *[other] numbers were } possible.
higher = Daha büyük { $n } sayı bulunabilirdi.

# English: { $n } { $n -> [one] answer was *[other] answers were } possible.
possible = { $n } cevap bulunabilirdi.

# English: On display: { $cards }.
on_display = Ortadaki kartlar: { $cards }.

# English: Nobody has a card left to turn: the display is dead.
DEAD = Kimsede açacak kart kalmadı: orta boşa gitti.

# English: { $who } { $who -> [you] turn *[other] turns } the { $cards }.
turns =
    { $who } { $who ->
        [you] açtınız
       *[other] açtı
    }: { $cards }.

# English: { $who } { $who -> [you] lock *[other] locks } in.
locks_in =
    { $who } cevabı { $who ->
        [you] kilitlediniz
       *[other] kilitledi
    }.

# English: { $who } { $who -> [you] call *[other] calls } { $call }.
calls =
    { $who } { $who ->
        [you] söylediniz
       *[other] söyledi
    }: { $call }.

# English: { $who } { $who -> [you] say *[other] says } “one off”.
says_one_off =
    { $who } “bir yok” { $who ->
        [you] dediniz
       *[other] dedi
    }.

# English: { $who } { $who -> [you] have *[other] has } nothing to say.
says_nothing =
    { $who } “diyeceğim yok” { $who ->
        [you] dediniz
       *[other] dedi
    }.

# English: { $who } { $who -> [you] are *[other] is } barred: { $why }.
is_barred =
    { $who } ceza { $who ->
        [you] aldınız
       *[other] aldı
    }: { $why }.

# English: { $who } { $who -> [you] win *[other] wins } the display.
wins =
    { $who } ortayı { $who ->
        [you] kazandınız
       *[other] kazandı
    }.

# English: Set aside as a bonus: { $cards }.
set_aside = Bonus olarak kenara ayrıldı: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } { $cards }.
takes =
    { $who } { $who ->
        [you] aldınız
       *[other] aldı
    }: { $cards }.

# English: the “one off” is answered
ANSWERED = “bir yok” denmişti, ama cevap bulundu

# English: { $value } is not better than what stands
not_better = { $value }, geçerli cevaptan iyi değil

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }: nothing higher can be made.
best_there_is = { $n } karttan { $used } tanesiyle { $value }: daha büyüğü yapılamaz.

# English: { $value } from { $used } of { $n } { $n -> [one] card *[other] cards }.
an_answer = { $n } karttan { $used } tanesiyle { $value }.

# English: { $n -> [one] This { $n } card makes *[other] These { $n } cards make } no answer at all.
none_there_is =
    { $n ->
        [one] Bu karttan hiçbir cevap çıkmaz
       *[other] Bu { $n } karttan hiçbir cevap çıkmaz
    }.

# English: { $value } is the highest that can be made.
nothing_better = Yapılabilecek en büyük sayı: { $value }.

# English: Find the highest answer. If there is none, say “One off”.
PUZZLE_HIGHEST = En büyük cevabı bulun. Cevap yoksa “Bir yok” deyin.

# English: Find the highest answer that uses every card.
PUZZLE_ALL = Bütün kartları kullanan en büyük cevabı bulun.

# English: Make exactly 101. There is only one way, apart from swapped cards.
PUZZLE_EXACT = Tam 101 yapın. Kartların yer değiştirmesini saymazsak tek bir yolu var.

# English: Make the highest answer in three different ways.
PUZZLE_WAYS = En büyük cevabı üç ayrı yoldan bulun.

# English: Find the highest answer with +, −, × and ÷, each of them once.
PUZZLE_EACH = +, −, × ve ÷ işaretlerinin her birini bir kez kullanan en büyük cevabı bulun.

# English: Seeing how large a number can become
TRAINS_HIGHEST = Bir sayının ne kadar büyüyebileceğini görmek

# English: Using the cards that get in the way
TRAINS_ALL = Ayağa dolaşan kartları da kullanmak

# English: Working back from the result
TRAINS_EXACT = Sonuçtan geriye doğru hesaplamak

# English: Finding a second and a third way
TRAINS_WAYS = İkinci ve üçüncü bir yol bulmak

# English: Subtracting and dividing without losing much
TRAINS_EACH = Fazla kaybetmeden çıkarmak ve bölmek

# English: You made { $value }, but a higher answer like that is possible.
more_there_is = Sonucunuz { $value }, ama bu türden daha büyük bir cevap var.

# English: It does not use every card.
NOT_EVERY_CARD = Bütün kartlar kullanılmadı.

# English: It does not use each of the four signs once.
NOT_EACH_SIGN = Dört işaretin her biri bir kez kullanılmadı.

# English: You made { $value }, not { $wanted }.
not_exact = Sonucunuz { $value }, { $wanted } değil.

# English: You made { $value }, but { $best } is possible.
higher_there_is = Sonucunuz { $value }, ama { $best } yapılabilir.

# English: That only says that you have no answer. “One off” says that there is none.
NOTHING_SAYS_LESS = Bu yalnızca sizin cevabınız olmadığını söyler. “Bir yok” ise hiç cevap olmadığını.

# English: There is an answer: { $best }.
answer_there_is = Bir cevap var: { $best }.
