## index.html

# English: Five card games in which only the exact number wins. Play in your browser, against bots or with friends.
index-DESCRIPTION = Yalnızca tam isabetin kazandırdığı beş kart oyunu. Tarayıcınızda, botlara karşı ya da arkadaşlarınızla oynayın.

# English: Spot On is loading. It needs JavaScript and WebAssembly.
index-LOADING = Spot On yükleniyor. JavaScript ve WebAssembly gerekir.

# English: Try again
index-TRY_AGAIN = Yeniden dene

# English: Just a moment …
index-MOMENT = Bir saniye…

# English: Spot On needs WebAssembly, which this browser lacks or has switched off. A lockdown mode or strict privacy settings may block it. Please try another browser.
index-NO_WASM = Spot On için WebAssembly gerekir; bu tarayıcıda yok ya da kapalı. Kilitleme modu veya sıkı gizlilik ayarları engelliyor olabilir. Lütfen başka bir tarayıcı deneyin.

# English: Spot On could not be started. Please check the connection and try again. If that does not help, try another browser.
index-FAILED = Spot On başlatılamadı. Lütfen bağlantınızı kontrol edip yeniden deneyin. Olmazsa başka bir tarayıcı deneyin.

## public/404.html

# English: Not found · Spot On
not-found-TITLE = Bulunamadı · Spot On

# English: This page does not exist
not-found-HEADING = Böyle bir sayfa yok

# English: Spot On has no page at this address.
not-found-NOTHING = Spot On’da bu adreste bir sayfa yok.

## public/verify.html

# English: Verify a deal · Spot On
verify-TITLE = Dağıtımı doğrula · Spot On

# English: Verify a deal
verify-HEADING = Dağıtımı doğrula

# English: Before the match the bots’ side drew its part of the seed and showed only a hash of it, the commitment. Then your part was drawn, or you chose it. The cards follow from both. This page computes all of it again, and has no code in common with the game.
verify-LEAD = Maçtan önce botların tarafı tohumdan kendi payını çekti ve yalnızca bunun özetini (hash), yani taahhüdü gösterdi. Ardından sizin payınız çekildi ya da onu siz seçtiniz. Kartlar bu ikisinden çıkar. Bu sayfa hepsini yeniden hesaplar ve oyunla ortak hiçbir kodu yoktur.

# English: Commitment
verify-COMMITMENT = Taahhüt

# English: shown before your part was drawn: 64 digits
verify-COMMITMENT_WHY = sizin payınız çekilmeden önce gösterildi: 64 hane

# English: The bots’ part
verify-BOTS_PART = Botların payı

# English: shown when the match was over: 64 digits
verify-BOTS_PART_WHY = maç bitince gösterildi: 64 hane

# English: Your part
verify-YOUR_PART = Sizin payınız

# English: Record of the match
verify-RECORD = Maçın kaydı

# English: if you have it; then game, players and options need not be chosen
verify-RECORD_WHY = varsa; o zaman oyun, oyuncular ve seçenekler seçilmez

# English: Game
verify-GAME = Oyun

# English: Players
verify-PLAYERS = Oyuncular

# English: Round
verify-ROUND = Tur

# English: Jokers
verify-JOKERS = Jokerler

# English: One Up with two players
verify-JOKERS_WHY = iki oyunculu Sonu Bir

# English: Packs for every two players
verify-PACKS = İki oyuncu başına deste

# English: Broken Ladder
verify-PACKS_WHY = Kırık Merdiven

# English: Verify
verify-VERIFY = Doğrula

# English: Everything fits: the bots’ part was the one they had committed to, and this is the deal.
verify-RIGHT = Her şey tutuyor: botların payı, taahhüt edilen paydı ve dağıtım bu.

# English: The bots’ part is <strong>not</strong> the one that was committed to.
verify-NOT_COMMITMENT = Botların payı taahhüt edilen pay <strong>değil</strong>.

# English: The match was <strong>not</strong> dealt from these two parts: the record has another seed.
verify-NOT_SEED = Maç bu iki paydan <strong>dağıtılmamış</strong>: kayıttaki tohum başka.

# English: The first dealer in the record is not the one who was drawn.
verify-NOT_DEALER = Kayıttaki ilk dağıtan, kurayla belirlenen değil.

# English: The first pack in the record was laid out by hand, so these are not its cards.
verify-LAID_OUT = Kayıttaki ilk deste elle dizilmiş, yani kartlar bunlar değil.

# English: The bots’ part should be 64 hexadecimal digits.
verify-BAD_BOTS = Botların payı 64 onaltılık hane olmalı.

# English: Your part should be 1 to 64 letters, digits or signs, without spaces.
verify-BAD_PLAYER = Sizin payınız 1–64 harf, rakam veya işaret olmalı, boşluk içermemeli.

# English: The record should be a line that begins with <code>spot-on-1|</code>.
verify-BAD_RECORD = Kayıt, <code>spot-on-1{ "|" }</code> ile başlayan bir satır olmalı.

# English: The record is of a game that this page does not know.
verify-BAD_GAME = Kayıttaki oyunu bu sayfa tanımıyor.

# English: This game cannot be played by this number of players.
verify-BAD_SEATS = Bu oyun bu kadar oyuncuyla oynanmaz.

# English: The round should be a number, 1 or higher.
verify-BAD_ROUND = Tur, 1 veya daha büyük bir sayı olmalı.

# English: This browser computes hashes only on pages that come over a secure connection (https) or from this device.
verify-BAD_HASH = Bu tarayıcı, özetleri yalnızca güvenli bağlantıyla (https) ya da bu cihazdan gelen sayfalarda hesaplar.

# English: What was computed
verify-COMPUTED = Hesaplananlar

# English: Hash of the bots’ part
verify-HASH = Botların payının özeti

# English: Seed: hash of both parts
verify-SEED = Tohum: iki payın özeti

# English: First dealer, counted from 0
verify-FIRST_DEALER = İlk dağıtan (0’dan sayarak)

# English: The pack, from the first card that is dealt
verify-PACK = Deste, dağıtılan ilk karttan başlayarak

# English: What this proves, and what it does not
verify-PROVES = Bu neyi kanıtlar, neyi kanıtlamaz

# English: It proves that the bots’ part was fixed before yours was known, if you saw the commitment before that: nobody could choose cards to suit the bots.
verify-PROVES_PART = Taahhüdü daha önce gördüyseniz, botların payının sizinki bilinmeden belirlendiğini kanıtlar: kimse botların işine gelen kartları seçemezdi.

# English: If you chose your part yourself, nobody else can have chosen the deal at all. If the page drew it for you, you rely on the page for that.
verify-PROVES_OWN = Payınızı kendiniz seçtiyseniz, dağıtımı başka hiç kimse seçmiş olamaz. Payı sizin için sayfa çektiyse, bu konuda sayfaya güveniyorsunuz.

# English: It does not prove that the bots play without looking at hidden cards. That is a matter of how they are made: they are given what their seat may see, and nothing else.
verify-PROVES_NOT_BOTS = Botların kapalı kartlara bakmadan oynadığını kanıtlamaz. Bu, yapılışlarının gereğidir: onlara yalnızca oturdukları yerden görülebilenler verilir.

# English: It does not prove anything about a match whose commitment you did not note or see before the deal.
verify-PROVES_NOT_LATE = Taahhüdünü dağıtımdan önce görmediğiniz ya da not etmediğiniz bir maç hakkında hiçbir şey kanıtlamaz.

# English: Without this page
verify-WITHOUT = Bu sayfa olmadan

# English: With any program for SHA-256, such as a shell:
verify-ANY_PROGRAM = Herhangi bir SHA-256 programıyla, örneğin bir kabukta:

# English: <code>printf %s BOTS | sha256sum</code> is the commitment,<br> <code>printf %s BOTS:YOURS | sha256sum</code> the seed.
verify-SHELL = <code>printf %s BOTS { "|" } sha256sum</code> taahhüdü,<br> <code>printf %s BOTS:YOURS { "|" } sha256sum</code> tohumu verir.

# English: The pack in its first order (suits S H D C, each from the ace to the king, then big and little Jokers; 100 Points Rummy from the 10s to the 50s) is shuffled after Fisher and Yates from the last place down. Numbers come from ChaCha with 8 rounds, the seed as its key, the round as the upper half of its 64-bit stream, and are brought below a bound after Lemire: multiply by the bound, take the upper 32 bits, and draw again while the lower ones are below 2³² mod the bound.
verify-ORDER = İlk sırasındaki deste (cinsler S H D C, her biri astan papaza, sonra büyük ve küçük jokerler; Yüzlük Remi’de 10’lardan 50’lere) Fisher-Yates yöntemiyle son yerden başa doğru karıştırılır. Sayılar 8 turlu ChaCha’dan gelir; anahtarı tohumdur, 64 bitlik akışının üst yarısı turun numarasıdır. Sayılar Lemire yöntemiyle bir sınırın altına indirilir: sınırla çarpılır, üst 32 bit alınır, alttakiler 2³² mod sınırdan küçük olduğu sürece yeniden çekilir.

## public/manifest.webmanifest

# English: Five card games in which only the exact number wins. Play against bots, even offline.
manifest-DESCRIPTION = Yalnızca tam isabetin kazandırdığı beş kart oyunu. Botlara karşı, çevrimdışı bile oynayın.

# English: Five games
manifest-PHONE_HOME = Beş oyun

# English: A table on a phone
manifest-PHONE_TABLE = Telefonda bir masa

# English: Five games
manifest-DESKTOP_HOME = Beş oyun

# English: A table
manifest-DESKTOP_TABLE = Bir masa
