## i18n::common

# The addressed player, at the beginning of a sentence.
# English: You
common-YOU = Siz

# English: Somebody
common-SOMEBODY = Biri

# A sentence without its full stop.
# English: { $text }.
common-sentence = { $text }.

# Two sentences, one after the other.
# English: { $first } { $second }
common-both = { $first } { $second }

# A list so far, and its next item.
# English: { $so_far }, { $next }
common-listed = { $so_far }, { $next }

# What something is, and what there is to say about it.
# English: { $label }: { $text }
common-labelled = { $label }: { $text }

# English: ace
common-ACE = as

# English: two
common-TWO = ikili

# English: three
common-THREE = üçlü

# English: four
common-FOUR = dörtlü

# English: five
common-FIVE = beşli

# English: six
common-SIX = altılı

# English: seven
common-SEVEN = yedili

# English: eight
common-EIGHT = sekizli

# English: nine
common-NINE = dokuzlu

# English: ten
common-TEN = onlu

# English: jack
common-JACK = vale

# English: queen
common-QUEEN = kız

# English: king
common-KING = papaz

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
common-SPADES = maça

# English: hearts
common-HEARTS = kupa

# English: diamonds
common-DIAMONDS = karo

# English: clubs
common-CLUBS = sinek

# The suit in the name of a card.
# English: of spades
common-OF_SPADES = maça

# English: of hearts
common-OF_HEARTS = kupa

# English: of diamonds
common-OF_DIAMONDS = karo

# English: of clubs
common-OF_CLUBS = sinek

# A Joker in an expression.
# English: Joker
common-JOKER = joker

# English: big Joker
common-BIG_JOKER = büyük joker

# English: little Joker
common-LITTLE_JOKER = küçük joker

# English: { $rank } { $of_suit }
common-suited = { $of_suit } { $rank }

# English: a hidden card
common-HIDDEN_CARD = kapalı bir kart

# English: { $n } hidden { $n -> [one] card *[other] cards }
common-hidden_cards = { $n } kapalı kart

# A single card in a sentence, if there are many like it.
# English: a { $card }
common-a_card = { $card }

# A single card in a sentence, if there is only one.
# English: the { $card }
common-the_card = { $card }

# English: a card
common-A_CARD = bir kart

# English: { $n } { $n -> [one] card *[other] cards }
common-cards = { $n } kart

# English: nothing
common-NOTHING = hiçbir şey

# Joins the last item of a list to those before it.
# English: { $before } and { $last }
common-and = { $before } ve { $last }

# An arrow before a total.
# English: leads to
common-LEADS_TO = sonuç

# English: stock
common-STOCK = deste

# English: discard pile
common-DISCARD_PILE = ıskarta

# English: hand
common-HAND = eldeki kartlar

# A draw of cards that the reader does not see.
# English: { $who } { $who -> [you] draw *[other] draws } { $n -> [one] a card *[other] { $n } cards }.
common-draws_unseen =
    { $who } desteden { $n ->
        [one] bir kart
       *[other] { $n } kart
    } { $who ->
        [you] çektiniz
       *[other] çekti
    }.

# English: { $who } { $who -> [you] draw *[other] draws } { $cards }.
common-draws =
    { $who } desteden { $who ->
        [you] çektiniz
       *[other] çekti
    }: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } the { $cards }.
common-takes =
    { $who } ıskartadan { $who ->
        [you] aldınız
       *[other] aldı
    }: { $cards }.

# English: { $who } { $who -> [you] discard *[other] discards } { $cards }.
common-discards =
    { $who } { $who ->
        [you] attınız
       *[other] attı
    }: { $cards }.

# English: { $who } { $who -> [you] play *[other] plays } { $cards }.
common-plays =
    { $who } { $who ->
        [you] oynadınız
       *[other] oynadı
    }: { $cards }.

# English: { $cards } { $n -> [one] is *[other] are } turned up.
common-turned_up =
    Açılan { $n ->
        [one] kart
       *[other] kartlar
    }: { $cards }.

# English: { $round } { $number }. { $who } { $who -> [you] deal *[other] deals }.
common-deals =
    { $number }. { $round }. { $who ->
        [you] Kartları siz dağıtıyorsunuz
       *[other] Dağıtan: { $who }
    }.

# English: You hold { $cards }.
common-holds = Elinizdeki kartlar: { $cards }.

# English: { $who } { $who -> [you] see *[other] sees } the { $card }.
common-sees =
    { $who } destenin üst kartını { $who ->
        [you] gördünüz
       *[other] gördü
    }: { $card }.

# English: { $who } { $who -> [you] look *[other] looks } at the stock.
common-looks =
    { $who } destenin üst kartına { $who ->
        [you] baktınız
       *[other] baktı
    }.

# English: The { $cards } discarded { $cards -> [one] card is *[other] cards are } shuffled into a new stock.
common-rebuilt = Atılmış { $cards } kart karıştırıldı ve yeni deste oldu.

# English: { $who } { $who -> [you] score *[other] scores } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-scores =
    { $who } { $points } puan { $who ->
        [you] aldınız
       *[other] aldı
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Toplam { $total }.

# English: { $who } { $who -> [you] lose *[other] loses } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-loses =
    { $who } { $points } puan { $who ->
        [you] kaybettiniz
       *[other] kaybetti
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Toplam { $total }.

# English: The { $round } is over.
common-is_over = Bu { $round } bitti.

# English: The match is over.
common-MATCH_IS_OVER = Maç bitti.

# English: the round is over
common-ROUND_IS_OVER = tur bitti

# English: there is no { $card } in your hand
common-not_held = elinizde bu kart yok: { $card }

# English: you took a card, so you must discard one
common-MUST_DISCARD = kart aldınız, şimdi bir kart atmalısınız

# English: take a card before you discard one
common-MUST_TAKE = kart atmadan önce bir kart alın

# English: you named a card twice
common-TWICE = bir kartı iki kez yazdınız

# English: { $title } is for { $least } to { $most } players, not { $n }
common-wrong_seats = { $title }: oyuncu sayısı { $least }–{ $most } olmalı, { $n } değil

# English: Off
common-OFF = Kapalı

# English: On
common-ON = Açık

# English: you cannot type answers in this game
common-NOT_WRITTEN = bu oyunda cevap yazılmaz

## saves::history::texts

# English: This is not a file of exported matches.
saves-history-NO_RECORDS = Bu, dışa aktarılmış maçların dosyası değil.

# English: This is a backup of everything, not exported matches. Restore it on the statistics page.
saves-history-BACKUP = Bu, dışa aktarılmış maçlar değil, her şeyin yedeği. İstatistik sayfasından geri yükleyin.

# English: A newer version saved these matches. Reload the page.
saves-history-NEWER = Bu maçları daha yeni bir sürüm kaydetmiş. Sayfayı yenileyin.

# English: This file is cut off: some of its matches are missing.
saves-history-CUT_OFF = Bu dosya kesilmiş: maçlarının bir kısmı eksik.

# English: Match { $number } of this file is damaged.
saves-history-damaged = Dosyadaki { $number }. maç bozuk.

# English: Match { $number } of this file breaks the rules.
saves-history-unplayable = Dosyadaki { $number }. maç kurallara aykırı.

# English: This file has more than { $most } matches.
saves-history-too_many = Bu dosyada { $most } maçtan fazla var.

## saves::link::texts

# English: This link is too long to be a match.
saves-link-TOO_LONG = Bu bağlantı, bir maç için fazla uzun.

# English: This link is damaged or cut off: copy the whole link and open it again.
saves-link-DAMAGED = Bağlantı bozuk ya da kesilmiş: tamamını kopyalayıp yeniden açın.

# English: This link is from a newer version. Reload the page.
saves-link-NEWER = Bu bağlantı daha yeni bir sürümden. Sayfayı yenileyin.

# English: This link is for a game that Spot On does not have.
saves-link-NO_GAME = Bu bağlantı, Spot On’da bulunmayan bir oyuna ait.

# English: This link has seats, options or cards that the game does not allow.
saves-link-BAD_START = Bu bağlantıda oyunun izin vermediği yerler, seçenekler ya da kartlar var.

# English: The rules do not allow move { $number } of the match in this link.
saves-link-bad_step = Bu bağlantıdaki maçın { $number }. hamlesi kurallara aykırı.

# English: This match is too long for a link. Export it to a file instead.
saves-link-NO_ROOM = Bu maç bir bağlantı için fazla uzun. Bunun yerine dosyaya aktarın.

## ui::friends::invite_texts

# English: Friend on another device
friends-invite-A_FRIEND = Başka cihazdaki arkadaş

# English: Invite
friends-invite-INVITE = Davet et

# English: You get a link to send. Friends open it and sit down; nobody needs an account.
friends-invite-INVITE_WHY = Göndereceğiniz bir bağlantı alırsınız. Arkadaşlarınız açıp masaya oturur; kimsenin üye olması gerekmez.

# English: Connection details
friends-invite-CONTACTS = Bağlantı ayrıntıları

# English: Connection
friends-invite-CONNECTION = Bağlantı

# English: Automatic
friends-invite-USUAL_WAY = Otomatik

# English: Through relays only
friends-invite-RELAYS_ONLY = Yalnızca aktarıcıyla

# English: Without relays
friends-invite-CODES_ONLY = Aktarıcısız

# English: You send each friend a link, and they send you an answer back. No relay takes part.
friends-invite-CODES_WHY = Her arkadaşınıza bir bağlantı gönderirsiniz, o da size bir yanıt gönderir. Araya aktarıcı girmez.

# English: Public relays pass encrypted messages between your devices: { $hosts }. They see your IP address, but not what you play. Nothing goes anywhere else.
friends-invite-relays_carry = Herkese açık aktarıcılar, cihazlarınız arasında şifreli iletiler taşır: { $hosts }. IP adresinizi görürler, ne oynadığınızı görmezler. Başka hiçbir yere bir şey gitmez.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call.
friends-invite-DIRECT = Cihazlarınız, mümkünse doğrudan bağlanır. O zaman görüntülü aramadaki gibi birbirlerinin IP adresini görürler.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call. Each device learns its own address from { $hosts }.
friends-invite-direct_by = Cihazlarınız, mümkünse doğrudan bağlanır. O zaman görüntülü aramadaki gibi birbirlerinin IP adresini görürler. Her cihaz kendi adresini şu sunucudan öğrenir: { $hosts }.

# English: Other relays
friends-invite-OWN_RELAYS = Başka aktarıcılar

# English: Addresses of Nostr relays, for your next invitation. The link carries them to your friends.
friends-invite-OWN_RELAYS_WHY = Bir sonraki davetiniz için Nostr aktarıcılarının adresleri. Bağlantı, bunları arkadaşlarınıza da taşır.

## ui::friends::texts

# English: Connected directly
friends-CONNECTED_DIRECTLY = Doğrudan bağlı

# English: { $who } invites you to { $game }
friends-invites = { $who } sizi davet ediyor: { $game }

# English: You are invited to { $game }
friends-invited_to = Davetlisiniz: { $game }

# English: You are invited to a card game
friends-INVITED = Bir kart oyununa davetlisiniz

# English: Everybody plays on their own device. Nobody can see the cards of another player, and every round is checked at its end.
friends-NO_PEEKING = Herkes kendi cihazında oynar. Kimse başkasının kartlarını göremez; her turun sonunda bu denetlenir.

# English: Your name
friends-YOUR_NAME = Adınız

# English: Sit down
friends-SIT_DOWN = Masaya otur

# English: This invitation is damaged
friends-DAMAGED = Bu davet bozuk

# English: Part of the link is missing. Ask for it again, and open the whole link.
friends-DAMAGED_WHY = Bağlantının bir parçası eksik. Yeniden isteyin ve tamamını açın.

# English: Waiting room
friends-WAITING_ROOM = Bekleme odası

# English: Send this link to your friends
friends-SEND_LINK = Bu bağlantıyı arkadaşlarınıza gönderin

# English: Share…
friends-SHARE = Paylaş…

# English: Keep this page open until your friends are here.
friends-SEND_LINK_WHY = Arkadaşlarınız gelene kadar bu sayfayı açık tutun.

# English: Who is here
friends-WHO_IS_HERE = Kimler burada

# English: Free seat
friends-FREE_SEAT = Boş yer

# English: you
friends-YOU_HERE = siz

# English: ready
friends-READY = hazır

# English: not ready
friends-NOT_READY = hazır değil

# English: I am ready
friends-I_AM_READY = Hazırım

# English: Not yet
friends-I_AM_NOT_READY = Henüz değil

# English: Start
friends-START = Başlat

# Why the match cannot start.
# English: { $n } { $n -> [one] seat is *[other] seats are } still free.
friends-still_free = { $n } yer hâlâ boş.

# English: Not ready yet: { $who }.
friends-not_ready_yet = Henüz hazır değil: { $who }.

# English: Everybody is ready.
friends-ALL_READY = Herkes hazır.

# English: The match starts when everybody is ready and the host presses Start.
friends-HOST_STARTS = Herkes hazır olup kurucu “Başlat” düğmesine basınca maç başlar.

# English: All seats are taken. You can stay on this page and wait for a free seat.
friends-TABLE_FULL = Bütün yerler dolu. Bu sayfada kalıp bir yerin boşalmasını bekleyebilirsiniz.

# English: Looking for { $who }…
friends-looking_for = Aranıyor: { $who }…

# English: Looking for your friends…
friends-LOOKING = Arkadaşlarınız aranıyor…

# English: Nobody has answered yet. The host must keep this page open.
friends-NO_ANSWER = Henüz kimse yanıt vermedi. Kurucu bu sayfayı açık tutmalı.

# English: Connecting…
friends-CONNECTING = Bağlanılıyor…

# English: Connected
friends-CONNECTED = Bağlandı

# English: Connected. Waiting for your friends…
friends-CONNECTED_WAITING = Bağlandı. Arkadaşlarınız bekleniyor…

# English: No relay can be reached. Please check the connection.
friends-NOT_CONNECTED = Hiçbir aktarıcıya ulaşılamıyor. Lütfen bağlantınızı kontrol edin.

# English: Try again
friends-TRY_AGAIN = Yeniden dene

# English: Leave
friends-LEAVE = Ayrıl

# English: Options
friends-OPTIONS = Seçenekler

# English: Connect without relays
friends-BY_CODES = Aktarıcısız bağlan

# English: Make a link for one friend. Their device shows an answer, which they send back to you.
friends-BY_CODES_WHY = Bir arkadaşınız için bağlantı oluşturun. Onun cihazı bir yanıt gösterir, o da bunu size gönderir.

# English: Make a link
friends-MAKE_OFFER = Bağlantı oluştur

# English: Send this link to one friend
friends-SEND_OFFER = Bu bağlantıyı bir arkadaşınıza gönderin

# English: Their device shows an answer. Paste it here, or open it on this device. Keep this page open.
friends-SEND_OFFER_WHY = Onun cihazı bir yanıt gösterir. Yanıtı buraya yapıştırın ya da bu cihazda açın. Bu sayfayı açık tutun.

# English: The answer
friends-ANSWER = Yanıt

# English: Connect
friends-CONNECT = Bağlan

# English: Send this answer back
friends-SEND_ANSWER = Bu yanıtı geri gönderin

# English: Keep this page open. Your devices connect once your friend has pasted the answer.
friends-SEND_ANSWER_WHY = Bu sayfayı açık tutun. Arkadaşınız yanıtı yapıştırınca cihazlarınız bağlanır.

# English: Make a new answer
friends-NEW_ANSWER = Yeni yanıt oluştur

# English: The answer fits. Your devices are connecting…
friends-CODE_ACCEPTED = Yanıt uyuyor. Cihazlarınız bağlanıyor…

# English: This answer is incomplete. Copy all of it.
friends-CODE_DAMAGED = Bu yanıt eksik. Tamamını kopyalayın.

# English: This is your own link. Send it to your friend, then paste the answer here.
friends-CODE_OWN = Bu sizin bağlantınız. Arkadaşınıza gönderin, sonra yanıtı buraya yapıştırın.

# English: This answer belongs to an earlier link. Make a new link and send it.
friends-CODE_OLD = Bu yanıt önceki bir bağlantıya ait. Yeni bir bağlantı oluşturup gönderin.

# English: This browser cannot connect directly. Use relays.
friends-CODE_FAILED = Bu tarayıcı doğrudan bağlanamıyor. Aktarıcı kullanın.

# English: Your devices are not connected. Connect them again:
friends-CONNECT_AGAIN = Cihazlarınız bağlı değil. Yeniden bağlayın:

# English: Not connected yet
friends-NOT_CONNECTED_YET = Henüz bağlanmadı

# English: The answer has arrived in your other tab
friends-HANDED_OVER = Yanıt diğer sekmenize ulaştı

# English: Go back to it. You can close this one.
friends-HANDED_OVER_WHY = O sekmeye dönün. Bunu kapatabilirsiniz.

# English: away
friends-AWAY = uzakta

# English: does not answer
friends-SILENT = yanıt vermiyor

# English: has left
friends-LEFT = ayrıldı

# English: Shuffling or opening cards, waiting for { $who }
friends-waits_for_cards = Kartlar karıştırılıyor ya da açılıyor; beklenen: { $who }

# English: Waiting for { $who }
friends-waits_for_move = Beklenen: { $who }

# English: Waiting until { $who } is ready
friends-waits_for_ready = Hazır olması beklenen: { $who }

# English: Checking the round, waiting for { $who }
friends-waits_for_check = Tur denetleniyor; beklenen: { $who }

# English: No answer from { $who }. Wait, or choose:
friends-is_gone = Yanıt vermeyen: { $who }. Bekleyin ya da seçin:

# English: Deal this round again with a bot
friends-DEAL_ANEW = Turu botla yeniden dağıt

# English: End the match
friends-END_MATCH = Maçı bitir

# English: { $who } proposes to end the match.
friends-proposes_end = { $who } maçı bitirmeyi öneriyor.

# English: { $who } proposes to deal this round again with a bot.
friends-proposes_anew = { $who } bu turu bir botla yeniden dağıtmayı öneriyor.

# English: You have proposed that. Waiting for the others to agree.
friends-YOU_PROPOSE = Bunu siz önerdiniz. Diğerlerinin kabul etmesi bekleniyor.

# English: Agree
friends-AGREE = Kabul et

# English: Remind
friends-NUDGE = Hatırlat

# English: I am waiting…
friends-IS_WAITING = Bekliyorum…

# English: Say something
friends-SAY = Bir şey söyle

# English: Hide what others say
friends-MUTE = Söylenenleri gizle

# English: Show what others say
friends-UNMUTE = Söylenenleri göster

# English: Ready for the next round
friends-NEXT_ROUND = Sonraki tura hazırım

# English: Play again
friends-PLAY_AGAIN = Yeniden oyna

# English: Ready to play again
friends-READY_AGAIN = Yeni maça hazırım

# English: Checked: nobody cheated
friends-CHECKED = Denetlendi: hile yok

# English: Your device has repeated every shuffle and every move of { $n } { $n -> [one] round *[other] rounds } with everybody's secrets.
friends-checked_why = Cihazınız bütün karıştırmaları ve hamleleri herkesin gizli bilgileriyle yineledi. Denetlenen: { $n } tur.

# English: { $who } cheated
friends-cheated = Hile yapan: { $who }

# English: Step { $step }: { $what }.
friends-cheated_at = Adım { $step }: { $what }.

# English: Something was not right
friends-UNEXPLAINED = Bir şey yolunda gitmedi

# English: Step { $step }: { $what }. It is not clear who is at fault.
friends-unexplained_at = Adım { $step }: { $what }. Kimin hatası olduğu belli değil.

# English: The match was ended
friends-ENDED = Maç sonlandırıldı

# English: You went on without a player who was gone. The unfinished round does not count.
friends-ENDED_WHY = Ortadan kaybolan oyuncu olmadan devam ettiniz. Yarım kalan tur sayılmaz.

# English: The others went on without you
friends-LEFT_OUT = Diğerleri siz olmadan devam etti

# English: Your device did not answer for a while, and they decided to go on.
friends-LEFT_OUT_WHY = Cihazınız bir süre yanıt vermedi, onlar da devam etmeye karar verdi.

# English: Compare these four cards. If your devices show different ones, somebody is intercepting the connection:
friends-SAME_CARDS = Bu dört kartı karşılaştırın. Cihazlarınız farklı kartlar gösteriyorsa araya biri girmiş demektir:

# English: This browser cannot save. If you close this page, you cannot come back to your seat.
friends-UNSAVED = Bu tarayıcı kayıt yapamıyor. Sayfayı kapatırsanız yerinize dönemezsiniz.

# English: This browser could not start playing with friends.
friends-FAILED = Bu tarayıcı, arkadaşlarla oyunu başlatamadı.

# English: This table is open in another tab
friends-ELSEWHERE = Bu masa başka bir sekmede açık

# English: Continue there, or play here. Nothing is lost.
friends-ELSEWHERE_WHY = Orada devam edin ya da burada oynayın. Hiçbir şey kaybolmaz.

# English: Play here
friends-PLAY_HERE = Burada oyna

# What was wrong in a step.
# English: the move is against the rules
friends-FAULT_RULES = hamle kurallara aykırı

# English: it was not the turn of this player
friends-FAULT_TURN = sıra bu oyuncuda değildi

# English: the cards shown are not those of the hand
friends-FAULT_HAND = gösterilen kartlar eldeki kartlar değil

# English: the answer about the hand is not true
friends-FAULT_ANSWER = eldeki kartlar hakkındaki cevap doğru değil

# English: the step differs from what was announced
friends-FAULT_STEP = adım, bildirilenden farklı

# English: the answer is not the one that was sealed
friends-FAULT_SEALED = açılan cevap, kilitlenen cevap değil

# English: the pack was not shuffled as promised
friends-FAULT_SHUFFLE = deste söz verildiği gibi karıştırılmamış

# English: a lock of the pack is wrong
friends-FAULT_LOCK = destenin bir kilidi yanlış

# English: the secret is not the one that was promised
friends-FAULT_SECRET = gizli bilgi, söz verilen bilgi değil

# English: two devices were told different things
friends-FAULT_VERSIONS = iki cihaza farklı şeyler bildirilmiş

# English: the round was stopped without a reason
friends-FAULT_STOP = tur nedensiz durdurulmuş

# English: a message came that does not belong there
friends-FAULT_MESSAGE = oraya ait olmayan bir ileti geldi

# English: the secrets do not give a valid deal
friends-FAULT_DEAL = gizli bilgilerden geçerli bir dağıtım çıkmıyor

# English: The match has begun without you.
friends-WITHOUT_YOU = Maç siz olmadan başladı.

# English: Your devices have different versions of this page. Reload it on all of them.
friends-OTHER_VERSION = Cihazlarınızda bu sayfanın farklı sürümleri var. Hepsinde sayfayı yenileyin.

# English: A newer version of this page has saved this match. Reload the page.
friends-NEWER_VERSION = Bu maçı, sayfanın daha yeni bir sürümü kaydetmiş. Sayfayı yenileyin.

# English: The saved match is damaged. Nothing has been deleted.
friends-SAVED_DAMAGED = Kayıtlı maç bozuk. Hiçbir şey silinmedi.

# English: Hello!
friends-PHRASE_HELLO = Merhaba!

# English: Good luck!
friends-PHRASE_LUCK = Bol şans!

# English: Well played!
friends-PHRASE_WELL = İyi oyundu!

# English: Thank you!
friends-PHRASE_THANKS = Teşekkürler!

# English: Sorry!
friends-PHRASE_SORRY = Pardon!

# English: Oops!
friends-PHRASE_OOPS = Hay aksi!

# English: Wow!
friends-PHRASE_WOW = Vay be!

# English: That was close!
friends-PHRASE_CLOSE = Kıl payı!

# English: Let me think…
friends-PHRASE_THINK = Bir düşüneyim…

# English: One moment, please.
friends-PHRASE_MOMENT = Bir dakika lütfen.

# English: One more match?
friends-PHRASE_AGAIN = Bir maç daha?

# English: Goodbye!
friends-PHRASE_BYE = Hoşça kalın!

## ui::history_texts

# English: History
history-HISTORY = Geçmiş

# English: Every finished match on this device is saved here. You can replay it, play on from any step, or share it.
history-HISTORY_WHY = Bu cihazda biten her maç burada saklanır. Tekrar izleyebilir, istediğiniz adımdan oynamaya devam edebilir ya da paylaşabilirsiniz.

# English: No matches yet.
history-NONE_YET = Henüz maç yok.

# English: This browser cannot save, so there is no history.
history-KEEPS_NONE = Bu tarayıcı kayıt yapamıyor, bu yüzden geçmiş yok.

# English: This browser has little room, so only the latest matches are saved.
history-KEEPS_FEW = Bu tarayıcıda az yer var, bu yüzden yalnızca son maçlar saklanıyor.

# English: This match cannot be read.
history-UNREADABLE = Bu maç okunamıyor.

# English: Won by { $names }
history-won_by = Kazanan: { $names }

# English: Nobody won
history-WON_BY_NOBODY = Kazanan yok

# English: Practice
history-PRACTICE = Antrenman

# English: { $n } { $n -> [one] hint *[other] hints }
history-hints = { $n } ipucu

# English: { $n } { $n -> [one] undo *[other] undos }
history-taken_back = { $n } geri alma

# English: Replay
history-WATCH = Tekrar izle

# English: Review
history-REVIEW = Analiz

# English: Learn from your mistakes
history-EXERCISES = Hatalardan öğren

# English: Compare with Master
history-COMPARE_WITH_MASTER = Usta ile karşılaştır

# English: { $n } { $n -> [one] exercise *[other] exercises } for today
history-exercises_due = Bugün { $n } alıştırma

# English: Review: { $game }, { $when }
history-review_game = Analiz: { $game }, { $when }

# English: Replay: { $game }, { $when }
history-watch_game = Tekrar: { $game }, { $when }

# English: Export
history-EXPORT = Dışa aktar

# English: Export all
history-EXPORT_ALL = Hepsini dışa aktar

# English: Import
history-IMPORT = İçe aktar

# English: Delete
history-DELETE = Sil

# English: Show more
history-MORE = Daha fazla

# English: { $n } { $n -> [one] match *[other] matches } deleted.
history-deleted = { $n } maç silindi.

# English: Undo
history-UNDO = Geri al

# English: Restored.
history-BACK_AGAIN = Geri getirildi.

# English: { $n } { $n -> [one] match *[other] matches } imported.
history-imported = { $n } maç içe aktarıldı.

# English: { $n } { $n -> [one] was *[other] were } already here.
history-known = { $n } maç zaten buradaydı.

# English: The file has { $n } new { $n -> [one] match *[other] matches }, but there is room for only { $room }. Nothing was changed.
history-no_room_for = Dosyada { $n } yeni maç var, ama yalnızca { $room } maçlık yer var. Hiçbir şey değişmedi.

# English: This browser could not save them. Nothing was changed.
history-NOT_KEPT = Bu tarayıcı onları kaydedemedi. Hiçbir şey değişmedi.

# English: { $why } Nothing was changed.
history-nothing_changed = { $why } Hiçbir şey değişmedi.

# English: Reading the file …
history-READING = Dosya okunuyor…

# English: Your history is full: it holds { $most } { $most -> [one] match *[other] matches }.
history-full = Geçmişiniz dolu: { $most } maç saklıyor.

# English: Your history is full ({ $most } { $most -> [one] match *[other] matches }), so this match was not saved.
history-full_of = Geçmişiniz dolu ({ $most } maç), bu yüzden bu maç kaydedilmedi.

# English: Delete the { $n } oldest
history-let_go = En eski { $n } maçı sil

# English: This match is saved now.
history-KEPT_NOW = Bu maç şimdi kaydedildi.

# English: Replay
history-REPLAY = Tekrar

# English: { $game }: replay
history-replay_of = { $game }: tekrar

# English: This match is not here
history-NOT_HERE = Bu maç burada yok

# English: It may have been deleted, or saved in another browser.
history-NOT_HERE_WHY = Silinmiş ya da başka bir tarayıcıda kaydedilmiş olabilir.

# English: Step { $step } of { $steps }
history-step = Adım { $step } / { $steps }

# English: Step
history-STEP = Adım

# English: One step back
history-BACK = Bir adım geri

# English: One step forward
history-FORWARD = Bir adım ileri

# English: Show all cards, or what one player knew
history-SHOWN = Bütün kartları ya da bir oyuncunun bildiklerini göster

# English: All cards
history-ALL_CARDS = Bütün kartlar

# English: Play from here
history-PLAY_ON = Buradan oyna

# English: Another match of this game is in progress. Starting this one ends it.
history-GOES_ON = Bu oyunun başka bir maçı sürüyor. Bunu başlatırsanız o sona erer.

# English: Your first try at a daily deal of this game is in progress. If you end it, that try is lost.
history-DAILY_GOES_ON = Bu oyunda, günün dağıtımındaki ilk denemeniz sürüyor. Onu bırakırsanız deneme kaybolur.

# English: Cancel
history-CANCEL = Vazgeç

# English: Resume that one
history-GO_ON_WITH_IT = Ona devam et

# English: End that one
history-GIVE_IT_UP = Onu bırak

# English: Share
history-SHARE = Paylaş

# English: Whoever opens the link can play the same cards or watch the match. The link contains no names.
history-SHARE_WHY = Bağlantıyı açan, aynı kartlarla oynayabilir ya da maçı izleyebilir. Bağlantıda ad bulunmaz.

# English: The deal
history-THIS_DEAL = Dağıtım

# English: The whole match
history-WHOLE_MATCH = Bütün maç

# English: A challenge
history-CHALLENGE = Meydan okuma

# English: Link
history-LINK = Bağlantı

# English: Copy
history-COPY = Kopyala

# English: Copied.
history-COPIED = Kopyalandı.

# English: This browser does not let the page copy. The link is selected: please copy it yourself.
history-COPY_YOURSELF = Bu tarayıcı sayfanın kopyalamasına izin vermiyor. Bağlantı seçili: lütfen kendiniz kopyalayın.

# English: QR code of the link
history-CODE = Bağlantının QR kodu

# English: The link is too long for a QR code in this window.
history-NO_CODE = Bağlantı, bu pencerede QR kodu için fazla uzun.

# English: Share this deal
history-SHARE_DEAL = Dağıtımı paylaş

# English: A match from a link
history-LINKED = Bağlantıdan gelen maç

# English: Somebody sent you a deal. Everybody who opens it gets the same cards.
history-LINKED_DEAL = Biri size bir dağıtım gönderdi. Açan herkese aynı kartlar gelir.

# English: Somebody sent you a match of { $n } { $n -> [one] step *[other] steps }.
history-linked_match = Biri size { $n } adımlık bir maç gönderdi.

# English: You can watch the whole match, so playing its deal counts as practice.
history-LINKED_PRACTICE = Maçın tamamını izleyebildiğiniz için bu dağıtımı oynamak antrenman sayılır.

# English: This device has seen this deal before, so playing it counts as practice.
history-LINKED_SEEN = Bu cihaz bu dağıtımı daha önce gördü, bu yüzden oynamak antrenman sayılır.

# English: Play this deal
history-PLAY_DEAL = Bu dağıtımı oyna

# English: Watch it
history-WATCH_IT = İzle

# English: Save to history
history-KEEP_IT = Geçmişe kaydet

# English: It is saved in your history.
history-KEPT_IT = Geçmişinize kaydedildi.

# English: There was no room for it.
history-KEEP_FAILED = Yeterli yer yoktu.

# English: Opening …
history-OPENING = Açılıyor…

# English: This link does not work
history-BAD_LINK = Bu bağlantı çalışmıyor

## ui::pages::about_texts

# English: About Spot On
about-ABOUT_TITLE = Spot On hakkında

# English: Spot On is a collection of card games in which only the exact number wins. It runs in your browser, needs no account and no server, and sends nothing anywhere.
about-ABOUT_WHAT = Spot On, yalnızca tam isabetin kazandırdığı kart oyunlarından oluşur. Tarayıcınızda çalışır, üyelik ve sunucu istemez, hiçbir yere bir şey göndermez.

# English: The bots play fair
about-FAIR = Botlar dürüst oynar

# English: A bot knows only what a person in its seat would know. It does not see hidden cards, the order of the stock or the seed. It must guess the rest, just as you do.
about-FAIR_HOW = Bir bot yalnızca, yerinde oturan bir kişinin bileceği kadarını bilir. Kapalı kartları, destenin sırasını ve tohumu görmez. Gerisini, tıpkı sizin gibi, tahmin etmek zorundadır.

# English: Your browser draws a random number of 256 bits, and a generator uses it to shuffle the cards. All orders are equally likely. Neither the level of the bots nor your play changes that.
about-FAIR_CARDS = Tarayıcınız 256 bitlik rastgele bir sayı çeker, bir üreteç de bununla kartları karıştırır. Bütün sıralamalar eşit olasılıktadır. Bunu ne botların düzeyi ne de oyununuz değiştirir.

# English: Rules, bots and shuffling are open source, and tests check what is said here. They give a bot two positions that differ only in hidden cards. The bot must not be able to tell them apart.
about-FAIR_PROOF = Kurallar, botlar ve karıştırma açık kaynaklıdır; burada söylenenleri testler denetler. Bu testler bota, yalnızca kapalı kartları farklı olan iki durum verir. Bot bunları ayırt edememelidir.

# English: Credits
about-CREDITS = Emeği geçenler

# English: Card pictures, texts of the rules and program: the authors of Spot On, under the MIT licence.
about-OURS = Kart resimleri, kural metinleri ve program: Spot On yazarları, MIT lisansıyla.

# English: Typeface:
about-TYPEFACE = Yazı tipi:

# English: Spot On is not affiliated with the authors of the games.
about-NOT_AFFILIATED_ALL = Spot On’un, oyunların yazarlarıyla bir bağı yoktur.

# English: unknown
about-UNKNOWN_BUILD = bilinmiyor

# English: Version { $version } · build { $build }
about-version = Sürüm { $version } · derleme { $build }

## ui::pages::backup::texts

# English: Back up and restore
backup-EVERYTHING = Yedekle ve geri yükle

# English: Your settings, matches and results are stored only in this browser. A backup file keeps them safe or moves them to another browser.
backup-EVERYTHING_WHY = Ayarlarınız, maçlarınız ve sonuçlarınız yalnızca bu tarayıcıda saklanır. Yedek dosyası onları güvende tutar ya da başka bir tarayıcıya taşır.

# English: Back up to a file
backup-SAVE = Dosyaya yedekle

# English: Restore from a file
backup-OPEN = Dosyadan geri yükle

# English: This is not a Spot On backup. Nothing was changed.
backup-ANOTHER = Bu bir Spot On yedeği değil. Hiçbir şey değişmedi.

# English: These are exported matches, not a backup. Import them in the history. Nothing was changed.
backup-EXPORTED = Bunlar bir yedek değil, dışa aktarılmış maçlar. Geçmiş sayfasından içe aktarın. Hiçbir şey değişmedi.

# English: A newer version of Spot On made this backup. Nothing was changed.
backup-NEWER = Bu yedeği Spot On’un daha yeni bir sürümü oluşturmuş. Hiçbir şey değişmedi.

# English: This backup is damaged or cut off. Nothing was changed.
backup-DAMAGED = Bu yedek bozuk ya da kesilmiş. Hiçbir şey değişmedi.

# English: Everything in this backup is already here.
backup-ALL_HERE = Bu yedekteki her şey zaten burada.

# English: Your settings will be replaced.
backup-SETTINGS = Ayarlarınız değiştirilecek.

# English: Your set-up for { $n } { $n -> [one] game *[other] games } will be replaced.
backup-setups = { $n } oyunun maç kurma seçimleri değiştirilecek.

# English: { $n } { $n -> [one] tutorial *[other] tutorials } will no longer be offered.
backup-learned = { $n } öğretici artık önerilmeyecek.

# English: { $n } { $n -> [one] match *[other] matches } in progress will be added.
backup-matches = Süren { $n } maç eklenecek.

# English: { $n } finished { $n -> [one] match *[other] matches } will be added.
backup-records = Bitmiş { $n } maç eklenecek.

# English: { $n } { $n -> [one] result *[other] results } will be added to the statistics.
backup-results = İstatistiğe { $n } sonuç eklenecek.

# English: { $n } { $n -> [one] exercise *[other] exercises } will be added or brought up to date.
backup-exercises = { $n } alıştırma eklenecek ya da güncellenecek.

# English: { $n } { $n -> [one] result *[other] results } of daily deals will be added or brought up to date.
backup-daily_results = Günün dağıtımlarından { $n } sonuç eklenecek ya da güncellenecek.

# English: { $n } { $n -> [one] result *[other] results } of puzzles will be added or brought up to date.
backup-puzzles = Bulmacalardan { $n } sonuç eklenecek ya da güncellenecek.

# English: { $n } unreadable { $n -> [one] item *[other] items } will be kept here, too.
backup-asides = Okunamayan { $n } öğe burada da saklanacak.

# English: Replace your { $game } match in progress with the one in the backup
backup-replace = Süren maçı yedektekiyle değiştir: { $game }

# English: Restore
backup-TAKE_OVER = Geri yükle

# English: Cancel
backup-CANCEL = Vazgeç

# English: The backup was restored.
backup-TAKEN_OVER = Yedek geri yüklendi.

# English: There is not enough room for these finished matches. Nothing was changed.
backup-FULL = Bu bitmiş maçlar için yeterli yer yok. Hiçbir şey değişmedi.

# English: { $n } saved { $n -> [one] item *[other] items } could not be read. A copy is kept.
backup-aside = Kayıtlı { $n } öğe okunamadı. Bir kopyası saklanıyor.

# English: Save the unreadable data
backup-SAVE_ASIDE = Okunamayan verileri kaydet

## ui::pages::challenge::texts

# English: A friend has played this deal. Play the same cards against the same bots. Then both matches are compared.
challenge-INVITES = Bir arkadaşınız bu dağıtımı oynadı. Siz de aynı kartları aynı botlara karşı oynayın. Ardından iki maç karşılaştırılır.

# English: Bots: { $level }
challenge-against = Botlar: { $level }

# English: This device has seen this deal before, so playing it counts as practice.
challenge-SEEN = Bu cihaz bu dağıtımı daha önce gördü, bu yüzden oynamak antrenman sayılır.

# English: Accept the challenge
challenge-ACCEPT = Meydan okumayı kabul et

# English: The match of this link is not finished, so it cannot be compared.
challenge-UNFINISHED = Bu bağlantıdaki maç bitmemiş, bu yüzden karşılaştırılamaz.

# English: You and your friend
challenge-COMPARED = Siz ve arkadaşınız

# English: You
challenge-YOU = Siz

# English: Friend
challenge-FRIEND = Arkadaş

# English: No.
challenge-MOVE = No.

# English: Points
challenge-POINTS = Puan

# English: Result
challenge-RESULT = Sonuç

# English: won
challenge-WON = kazandı

# English: not won
challenge-NOT_WON = kazanamadı

# English: You are { $n } { $n -> [one] point *[other] points } ahead.
challenge-you_ahead = { $n } puan öndesiniz.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead.
challenge-friend_ahead = Arkadaşınız { $n } puan önde.

# English: You are level.
challenge-LEVEL = Eşitsiniz.

# English: Both matches begin with the same { $n } { $n -> [one] move *[other] moves }.
challenge-alike = İki maçın ilk { $n } hamlesi aynı.

# English: The first move differs.
challenge-DIFFERENT = İlk hamle farklı.

# English: All moves are the same.
challenge-ALL_ALIKE = Bütün hamleler aynı.

# English: Replay yours
challenge-WATCH_YOURS = Kendininkini izle

# English: Replay theirs
challenge-WATCH_THEIRS = Onunkini izle

# English: Move { $row }: the first difference
challenge-differs = { $row }. hamle: ilk fark

## ui::pages::committed_deal::texts

# English: Verifiable deal
committed-deal-COMMITTED = Doğrulanabilir dağıtım

# English: You and the bots each choose a part of the seed, and everybody can check that nobody chose the cards.
committed-deal-COMMITTED_WHY = Tohumun bir payını siz, bir payını botlar seçer; kartları kimsenin seçmediğini herkes denetleyebilir.

# English: 1. The bots’ part is fixed
committed-deal-THEIRS = 1. Botların payı belirlenir

# English: The bots’ part of the seed is drawn. This is its hash, the commitment; no other part fits it. Copy it, or take a picture of it.
committed-deal-THEIRS_WHY = Tohumun botlara düşen payı çekildi. Bu, onun özeti (hash), yani taahhüttür; başka hiçbir pay buna uymaz. Kopyalayın ya da fotoğrafını çekin.

# English: 2. Your part
committed-deal-YOURS = 2. Sizin payınız

# English: Type anything: 1 to 64 letters, digits or signs, without spaces. Both parts together decide the cards.
committed-deal-YOURS_WHY = Ne isterseniz yazın: 1–64 harf, rakam veya işaret, boşluksuz. Kartları iki pay birlikte belirler.

# English: Leave empty for a random one
committed-deal-DRAWN = Rastgele olması için boş bırakın

# English: Your part must be 1 to 64 English letters, digits or signs, without spaces.
committed-deal-NO_PART = Payınız 1–64 İngilizce harf, rakam veya işaret olmalı, boşluk içermemeli.

# English: Deal the cards
committed-deal-DEAL = Kartları dağıt

# English: The bots fixed their part before you named yours:
committed-deal-PLEDGE = Botlar, siz payınızı söylemeden önce kendi paylarını belirledi:

# English: Commitment
committed-deal-COMMITMENT = Taahhüt

# English: The bots’ part
committed-deal-BOTS_PART = Botların payı

# English: Your part
committed-deal-YOUR_PART = Sizin payınız

# English: The seed, a hash of both
committed-deal-SEED = Tohum, ikisinin özeti

# English: This proves that the bots fixed their part before they knew yours. You did not know theirs when you named yours. So nobody chose these cards.
committed-deal-PROVES = Bu, botların paylarını sizinkini bilmeden belirlediğini kanıtlar. Siz de payınızı söylerken onlarınkini bilmiyordunuz. Yani bu kartları kimse seçmedi.

# English: It does not prove that the bots see no hidden cards. But they cannot: they are given only what their seat may see.
committed-deal-PROVES_NOT = Botların kapalı kartları görmediğini kanıtlamaz. Ama göremezler: onlara yalnızca yerlerinden görülebilenler verilir.

# English: Verify the deal
committed-deal-CHECK = Dağıtımı doğrula

## ui::pages::compare_with_master::texts

# English: You and Master
compare-with-master-TITLE = Siz ve Usta

# English: Master
compare-with-master-MASTER = Usta

# English: Replay Master's
compare-with-master-WATCH = Usta’nınkini izle

# English: Master is { $n } { $n -> [one] point *[other] points } ahead.
compare-with-master-ahead = Usta { $n } puan önde.

# English: Master plays your cards against the same bots …
compare-with-master-PLAYING = Usta, kartlarınızı aynı botlara karşı oynuyor…

# English: { $n } { $n -> [one] move *[other] moves } played
compare-with-master-played = { $n } hamle oynandı

# English: The bots do not answer. Reload the page to try again.
compare-with-master-FAILED = Botlar yanıt vermiyor. Yeniden denemek için sayfayı yenileyin.

# English: This comparison needs a finished match of one person against bots, without a race.
compare-with-master-NOT_ALONE = Bu karşılaştırma için tek kişinin botlara karşı bitirdiği, yarışsız bir maç gerekir.

## ui::pages::daily::texts

# English: Daily deals
daily-DAILY = Günün dağıtımları

# English: Everybody gets the same cards against the same bots. The first try counts.
daily-WHY = Herkes aynı kartları aynı botlara karşı oynar. İlk deneme sayılır.

# English: This day is over, so playing its deals is practice.
daily-PAST = Bu gün geçti, dağıtımlarını oynamak antrenman sayılır.

# English: This day has not begun yet.
daily-FUTURE = Bu gün henüz başlamadı.

# English: Today’s daily deals
daily-TO_TODAY = Bugünün dağıtımları

# English: The next day begins in { $n } { $n -> [one] hour *[other] hours }, at midnight UTC.
daily-hours_left = Yeni gün { $n } saat sonra, UTC gece yarısında başlar.

# English: The next day begins in { $n } { $n -> [one] minute *[other] minutes }, at midnight UTC.
daily-minutes_left = Yeni gün { $n } dakika sonra, UTC gece yarısında başlar.

# English: In progress
daily-IN_PROGRESS = Sürüyor

# English: Practice only.
daily-NOW_PRACTICE = Yalnızca antrenman.

# English: puzzle seen before
daily-ANSWER_WAS_KNOWN = bulmaca daha önce görülmüş

# English: { $days } { $days -> [one] day *[other] days } in a row
daily-streak = Art arda { $days } gün

# English: Play a deal today to begin a streak.
daily-NO_STREAK = Seriye başlamak için bugün bir dağıtım oynayın.

# English: You may miss one day a week without losing the streak.
daily-STREAK_WHY = Haftada bir gün atlasanız da seri bozulmaz.

# English: { $n } { $n -> [one] player *[other] players }
daily-players = { $n } oyuncu

# English: Solitaire
daily-SOLITAIRE = Tek kişilik

# English: A puzzle with one right answer
daily-DAILY_PUZZLE_WHAT = Tek doğru cevabı olan bir bulmaca

# English: Solve
daily-SOLVE = Çöz

# English: Solved
daily-SOLVED = Çözüldü

# English: Not solved
daily-NOT_SOLVED = Çözülmedi

# English: Won, { $score }
daily-won = Galibiyet, { $score }

# English: Lost, { $score }
daily-lost = Yenilgi, { $score }

# English: { $points } : { $others }
daily-score = { $points } : { $others }

# English: { $points } { $points -> [one] point *[other] points }
daily-points = { $points } puan

# English: { $n } { $n -> [one] move *[other] moves }
daily-moves = { $n } hamle

# English: Play
daily-PLAY = Oyna

# English: Practise
daily-PRACTISE = Antrenman yap

# English: Replay
daily-REPLAY = Tekrar izle

# English: Challenge a friend to { $game }
daily-challenge = Bir arkadaşa meydan oku: { $game }

# English: Challenge
daily-CHALLENGE = Meydan oku

# English: Share the day
daily-SHARE = Günü paylaş

# English: Spot On, { $date }
daily-shared = Spot On, { $date }

# English: { $game }: { $result }
daily-shared_game = { $game }: { $result }

# English: Today, { $date }
daily-today_is = Bugün, { $date }

# English: { $n } of { $all } played
daily-played = { $n } / { $all } oynandı

# English: New today
daily-NOT_PLAYED = Bugün yeni

# English: Calendar
daily-CALENDAR = Takvim

# English: Earlier month
daily-EARLIER = Önceki ay

# English: Later month
daily-LATER = Sonraki ay

# English: { $day }: { $n } of { $all } played
daily-day_with = { $day }: { $n } / { $all } oynandı

## ui::pages::no_peeking_texts

# English: There is no server that deals. Your devices deal together, so each of them knows only its own cards.
no-peeking-NO_PEEKING_LEAD = Kart dağıtan bir sunucu yok. Cihazlarınız kartları birlikte dağıtır; böylece her biri yalnızca kendi kartlarını bilir.

# English: Everybody shuffles and locks
no-peeking-LOCKS = Herkes karıştırır ve kilitler

# English: Each device shuffles the pack in turn and puts a lock of its own on every card. Then nobody knows where a card lies, not even all the others together.
no-peeking-LOCKS_WHY = Her cihaz sırayla desteyi karıştırır ve her karta kendi kilidini takar. Sonunda bir kartın nerede olduğunu kimse bilmez, diğerlerinin hepsi bir araya gelse bile.

# English: A card opens for one player
no-peeking-OPENS = Kart tek bir oyuncuya açılır

# English: You draw a card. The others send your device their keys for this card, and for no other. Only your device has the last key.
no-peeking-OPENS_WHY = Bir kart çekersiniz. Diğerleri cihazınıza yalnızca bu kartın anahtarlarını gönderir. Son anahtar yalnızca sizin cihazınızdadır.

# English: Everybody checks every move
no-peeking-PLAYS = Herkes her hamleyi denetler

# English: A device signs each move. A card that cannot be there, or a second version of a move, is noticed at once.
no-peeking-PLAYS_WHY = Cihaz her hamleyi imzalar. Orada olamayacak bir kart ya da bir hamlenin ikinci bir biçimi hemen fark edilir.

# English: At the end of a round everything is shown
no-peeking-AUDITS = Tur sonunda her şey gösterilir

# English: All devices show their secrets of the round. Each repeats every shuffle and every move by the full rules. Whoever has cheated is named, with the step.
no-peeking-AUDITS_WHY = Bütün cihazlar o turun gizli bilgilerini gösterir. Her biri bütün karıştırmaları ve hamleleri tam kurallarla yineler. Hile yapılmışsa kimin hangi adımda yaptığı gösterilir.

# English: What this does not prevent
no-peeking-NOT_PREVENTED = Bunun önleyemedikleri

# English: People can tell each other their cards, or look at each other's screens.
no-peeking-THEY_TALK = İnsanlar birbirlerine kartlarını söyleyebilir ya da birbirlerinin ekranına bakabilir.

# English: Somebody can leave instead of showing the secrets. That round is not checked, and does not count.
no-peeking-THEY_LEAVE = Biri, gizli bilgileri göstermek yerine ayrılabilir. O tur denetlenmez ve sayılmaz.

# English: In a race each device measures its own time.
no-peeking-THEY_MEASURE = Yarışta her cihaz süreyi kendisi ölçer.

# English: Whoever shuffles last could put one card into two places, and so know one card of another hand. The check at the end of the round shows it.
no-peeking-THEY_DOUBLE = Son karıştıran, bir kartı iki yere koyup başka birinin elindeki bir kartı öğrenebilir. Tur sonundaki denetim bunu ortaya çıkarır.

# English: The developer tools of a browser show only what its player may know.
no-peeking-LOOK_INSIDE = Tarayıcının geliştirici araçları, yalnızca o oyuncunun bilebileceklerini gösterir.

## ui::pages::review::texts

# English: Review of { $game }
review-of_game = Analiz: { $game }

# English: Whose decisions
review-WHOSE = Kimin kararları

# English: { $n } of { $all } decisions reviewed
review-progress = { $n } / { $all } karar incelendi

# English: Less than a minute left.
review-LESS_THAN_A_MINUTE = Bir dakikadan az kaldı.

# English: About { $n } { $n -> [one] minute *[other] minutes } left.
review-minutes_left = Yaklaşık { $n } dakika kaldı.

# English: Some decisions could not be reviewed: the bots do not answer.
review-FAILED = Bazı kararlar incelenemedi: botlar yanıt vermiyor.

# English: Only a finished match can be reviewed.
review-NOT_OVER = Yalnızca bitmiş bir maç analiz edilebilir.

# English: { $who } made no clear mistake.
review-no_mistakes = { $who }: açık hata yok.

# English: { $who } made { $n } clear { $n -> [one] mistake *[other] mistakes }. { $n -> [one] It *[other] Together they } lowered the chance to win by { $loss }.
review-mistakes = { $who }: { $n } açık hata. Kazanma olasılığındaki kayıp: { $loss }.

# English: There was nothing to decide.
review-NO_DECISIONS = Verilecek karar yoktu.

# English: Good luck raised the chance to win by { $gain }.
review-lucky = Şans kazanma olasılığını artırdı: { $gain }.

# English: Bad luck lowered the chance to win by { $loss }.
review-unlucky = Şanssızlık kazanma olasılığını düşürdü: { $loss }.

# English: Good and bad luck balanced each other.
review-EVEN = Şans ve şanssızlık birbirini dengeledi.

# English: Chance to win
review-CHANCE = Kazanma olasılığı

# English: Chance to win during the match, from { $start }% to { $end }%. The list below has every number.
review-chart = Maç boyunca kazanma olasılığı: başta %{ $start }, sonda %{ $end }. Bütün sayılar aşağıdaki listede.

# English: Effect of luck and mistakes
review-LUCK_AND_SKILL = Şansın ve hataların etkisi

# English: Luck
review-LUCK = Şans

# English: Mistakes
review-MISTAKES = Hatalar

# English: { $percent }%
review-percent = %{ $percent }

# English: less than 1%
review-LESS_THAN_ONE = %1’den az

# English: The decisions that mattered most
review-TURNING_POINTS = En önemli kararlar

# English: Decision { $n }
review-decision = { $n }. karar

# English: This move lowered the chance to win by { $percent }.
review-cost = Bu hamle kazanma olasılığını düşürdü: { $percent }.

# English: Played
review-PLAYED = Oynanan

# English: Better
review-BETTER = Daha iyi

# English: wins { $percent } of the time
review-wins = kazanma oranı { $percent }

# English: On average, this player then gets { $own } in the round, and { $n -> [one] the other player *[other] each other player } { $others }.
review-outlook =
    Bundan sonra bu oyuncu turda ortalama { $own } puan alır, { $n ->
        [one] rakip
       *[other] her rakip
    } { $others } puan.

# English: { $who }: { $points }
review-score_of = { $who }: { $points }

# English: Try again with these cards
review-TRY_AGAIN = Bu kartlarla yeniden dene

# English: Try again with other cards
review-TRY_OTHER = Başka kartlarla dene

# English: “Other cards” means: cards that were visible stay, the others are shuffled.
review-TRY_OTHER_WHY = “Başka kartlar”: görünen kartlar kalır, diğerleri yeniden karıştırılır.

# English: All decisions
review-ALL_DECISIONS = Bütün kararlar

# English: best
review-BEST = en iyi

# English: good
review-GOOD = iyi

# English: inaccurate
review-INEXACT = isabetsiz

# English: costly
review-COSTLY = ağır hata

# English: What is this?
review-WHAT_IS_THIS = Bu nedir?

# English: The chance to win the match, judging by what the player could know.
review-WHAT_CHANCE = Oyuncunun bilebileceklerine göre maçı kazanma olasılığı.

# English: Bots play the match to its end many times. Each time, other cards are in the places that the player could not see. The number is the share of wins.
review-WHAT_PLAYOUTS = Botlar maçı defalarca sonuna kadar oynar. Oyuncunun göremediği yerlerde her seferinde başka kartlar vardır. Sayı, galibiyetlerin payıdır.

# English: In a solitaire it is exact: every order of the cards has been counted.
review-WHAT_EXACT = Tek kişilik oyunda kesindir: kartların bütün sıralanışları sayılmıştır.

# English: A mistake: another move wins clearly more often with the same cards. Small differences do not count, because they may be chance.
review-WHAT_MISTAKE = Hata: aynı kartlarla başka bir hamle belirgin biçimde daha sık kazanır. Küçük farklar rastlantı olabileceğinden sayılmaz.

# English: The loss is the difference between the chances to win after the two moves.
review-WHAT_COST = Kayıp, iki hamleden sonraki kazanma olasılıklarının farkıdır.

# English: Luck: what the cards and the other players changed between two decisions.
review-WHAT_LUCK = Şans: iki karar arasında kartların ve diğer oyuncuların değiştirdiği.

# English: The numbers are sums of all changes, so they may exceed 100%. Start, luck and mistakes add up to 100% for a win and to 0% for a loss.
review-WHAT_SUM = Sayılar bütün değişimlerin toplamıdır, bu yüzden %100’ü aşabilir. Başlangıç, şans ve hatalar birlikte galibiyette %100, yenilgide %0 eder.

# English: “Costly” means: the chance to win fell by 8% or more. “Inaccurate” means: by 2% or more.
review-WHAT_GRADES = “Ağır hata”: kazanma olasılığı %8 veya daha fazla düştü. “İsabetsiz”: %2 veya daha fazla.

## ui::pages::statistics::texts

# English: Matches you finish appear here: how often you win, against whom, and by how much. There are none yet.
statistics-NOTHING_YET = Bitirdiğiniz maçlar burada görünür: ne sıklıkta, kime karşı ve kaç farkla kazandığınız. Henüz maç yok.

# English: This browser cannot save, so no matches are counted here.
statistics-KEEPS_NONE = Bu tarayıcı kayıt yapamıyor, bu yüzden burada maç sayılmıyor.

# English: Matches count if one person plays them to the end. “With help” means with hints or undone moves. “Practice” means that hidden cards were known, for example after an undo or from an earlier match of the same deal.
statistics-COUNTED = Tek kişinin sonuna kadar oynadığı maçlar sayılır. “Yardımlı”, ipucu ya da geri alınan hamle demektir. “Antrenman”, kapalı kartların bilindiği anlamına gelir; örneğin bir hamle geri alındığı ya da aynı dağıtım daha önce oynandığı için.

# English: There are no matches of this kind.
statistics-NONE_OF_THESE = Bu türden maç yok.

# English: Game
statistics-GAME = Oyun

# English: All games
statistics-ALL_GAMES = Bütün oyunlar

# English: Bots
statistics-LEVEL = Botlar

# English: All levels
statistics-ALL_LEVELS = Bütün düzeyler

# English: Bots of several levels
statistics-MIXED_LEVELS = Karışık düzeyli botlar

# English: Matches
statistics-KIND = Maçlar

# English: Without help
statistics-WITHOUT_HELP = Yardımsız

# English: With help
statistics-WITH_HELP = Yardımlı

# English: Practice
statistics-PRACTICE = Antrenman

# English: { $won } of { $played } { $played -> [one] match *[other] matches } won
statistics-won_of = { $played } maçtan { $won } tanesi kazanıldı

# English: The last { $n } { $n -> [one] match *[other] matches }, the newest on the right: { $won } won.
statistics-latest = Son { $n } maç, en yenisi sağda: { $won } galibiyet.

# English: Share of wins among ten matches, from the oldest to the newest: { $first }% at first, { $last }% at last, between { $least }% and { $most }%.
statistics-wins_over_time = On maçlık galibiyet oranı, en eskiden en yeniye: başta %{ $first }, sonda %{ $last }, en az %{ $least }, en çok %{ $most }.

# English: By game
statistics-BY_GAME = Oyunlara göre

# English: By bots
statistics-BY_LEVEL = Botlara göre

# English: { $won } of { $played }
statistics-of = { $won } / { $played }

# English: { $n } { $n -> [one] player *[other] players }
statistics-players = { $n } oyuncu

# English: from earlier versions, with any options
statistics-EARLIER = önceki sürümlerden, her türlü seçenekle

# English: Played
statistics-PLAYED = Oynanan

# English: Won
statistics-WON = Kazanılan

# English: { $number }%
statistics-percent = %{ $number }

# English: Best result
statistics-BEST = En iyi sonuç

# English: Average
statistics-AVERAGE = Ortalama

# English: Wins in a row
statistics-STREAK = Galibiyet serisi

# English: Best streak
statistics-LONGEST_STREAK = En uzun seri

# English: Hints
statistics-HINTS = İpuçları

# English: Undos
statistics-UNDOS = Geri almalar

# Caption of the chart.
# English: Points of the last { $n } { $n -> [one] match *[other] matches } in order; the line is the average of ten.
statistics-course = Son { $n } maçın puanları, sırayla; çizgi on maçlık ortalamadır.

# English: You won { $won } of the last { $n }, with { $average } points on average.
statistics-lately = Son { $n } maçtan { $won } tanesini kazandınız, ortalama { $average } puanla.

# English: How often each result occurred. The filled part of a column shows wins. The most frequent result was { $scores }: { $n } { $n -> [one] time *[other] times }.
statistics-distribution = Her sonucun kaç kez çıktığı. Sütunların dolu bölümü galibiyetlerdir. En sık sonuç { $scores }: { $n } kez.

# English: { $least } to { $most }
statistics-range = { $least }–{ $most }

# English: { $scores }: { $n } { $n -> [one] match *[other] matches }, { $won } won
statistics-bar = { $scores }: { $n } maç, { $won } galibiyet

# English: won
statistics-WON_DOT = kazanıldı

# English: not won
statistics-LOST_DOT = kazanılmadı

# English: Daily deals and puzzles
statistics-DAILY_AND_PUZZLES = Günün dağıtımları ve bulmacalar

# English: Days in a row
statistics-DAYS_IN_A_ROW = Art arda gün

# English: Most days in a row
statistics-MOST_DAYS = En çok art arda gün

# English: Daily puzzles solved
statistics-DAILY_PUZZLES_SOLVED = Günün bulmacası: çözülen

# English: Daily deals won
statistics-DEALS_WON = Günün dağıtımı: kazanılan

# English: Puzzles solved
statistics-PUZZLES_SOLVED = Çözülen bulmaca

# English: Rating
statistics-RATING = Reyting

# English: Best puzzle streak
statistics-BEST_ROW = En iyi bulmaca serisi

# English: Best rush
statistics-BEST_RUSH = En iyi fırtına

# English: Fastest sprint
statistics-BEST_SPRINT = En hızlı sprint

# English: Delete these results
statistics-DELETE_THESE = Bu sonuçları sil

# English: Delete { $n -> [one] this result *[other] these { $n } results }?
statistics-delete_question =
    { $n ->
        [one] Bu sonuç
       *[other] Bu { $n } sonuç
    } silinsin mi?

# English: Delete
statistics-DELETE = Sil

# English: Keep
statistics-KEEP = Kalsın

# English: Deleted.
statistics-DELETED = Silindi.

# English: Undo
statistics-UNDO = Geri al

## ui::pages::three_deals::texts

# English: Three deals
three-deals-TITLE = Üç dağıtım

# English: You and Master play the same three deals against the same bots. Your margin is compared with Master’s, so luck counts less. Results are hidden until you have played.
three-deals-WHY = Siz ve Usta aynı üç dağıtımı aynı botlara karşı oynarsınız. Puan farkınız Usta’nınkiyle karşılaştırılır, böylece şans daha az sayılır. Siz oynayana kadar sonuçlar gizlidir.

# English: Deal
three-deals-DEAL = Dağıtım

# English: You
three-deals-YOU = Siz

# English: Master
three-deals-MASTER = Usta

# English: Friend
three-deals-FRIEND = Arkadaş

# English: Difference
three-deals-DIFFERENCE = Fark

# English: Play the next deal
three-deals-PLAY = Sonraki dağıtımı oyna

# English: plays …
three-deals-WAITING = oynuyor…

# English: hidden
three-deals-HIDDEN = gizli

# English: to play
three-deals-NOT_YET = oynanacak

# English: You are { $n } { $n -> [one] point *[other] points } ahead of Master over three deals.
three-deals-ahead_of_master = Üç dağıtımda Usta’nın { $n } puan önündesiniz.

# English: Master is { $n } { $n -> [one] point *[other] points } ahead of you over three deals.
three-deals-behind_master = Usta üç dağıtımda { $n } puan önünüzde.

# English: You and Master are level over three deals.
three-deals-LEVEL = Üç dağıtımda Usta’yla eşitsiniz.

# English: You are { $n } { $n -> [one] point *[other] points } ahead of your friend.
three-deals-ahead_of_friend = Arkadaşınızın { $n } puan önündesiniz.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead of you.
three-deals-behind_friend = Arkadaşınız { $n } puan önünüzde.

# English: You and your friend are level.
three-deals-LEVEL_WITH_FRIEND = Arkadaşınızla eşitsiniz.

# English: Challenge a friend to these deals
three-deals-SHARE = Bu dağıtımlarla meydan oku

# English: Three other deals
three-deals-AGAIN = Başka üç dağıtım

# English: This link has no finished matches of these deals, so your friend’s results are missing.
three-deals-NOT_THESE = Bu bağlantıda bu dağıtımların bitmiş maçları yok, bu yüzden arkadaşınızın sonuçları eksik.

# English: The bots do not answer, so Master’s results are missing. Reload the page to try again.
three-deals-FAILED = Botlar yanıt vermiyor, bu yüzden Usta’nın sonuçları eksik. Yeniden denemek için sayfayı yenileyin.

# English: Compare
three-deals-COMPARE = Karşılaştır

# English: Compare deal { $n } with Master’s match
three-deals-compare = { $n }. dağıtımı Usta’nın maçıyla karşılaştır

## ui::play::expression_texts

# English: { $part }, remove
play-expression-take_out = { $part }, çıkar

# English: { $part }, change
play-expression-change = { $part }, değiştir

# English: Best possible
play-expression-BEST_POSSIBLE = En iyi cevap

# English: The best possible answer was { $says } = { $line }.
play-expression-best_possible = En iyi cevap şuydu: { $says } = { $line }.

# English: { $n } seconds left.
play-expression-ten_left = { $n } saniye kaldı.

## ui::play::texts

# English: All games
play-ALL_GAMES = Bütün oyunlar

# English: Undo
play-TAKE_BACK = Geri al

# English: Hint
play-HINT = İpucu

# English: Log
play-LOG = Akış

# English: Rules
play-RULES = Kurallar

# A button's name with its key.
# English: { $name } ({ $key })
play-with_key = { $name } ({ $key })

# English: Your turn
play-YOUR_TURN = Sıra sizde

# English: Hint: { $mv }
play-hint = İpucu: { $mv }

# English: it is in the field
play-ON_THE_LINE = cevap alanında

# English: wait, there is no better answer
play-WAIT = bekleyin, daha iyi bir cevap yok

# English: Your turn: { $prompt }.
play-turn_to = Sıra sizde: { $prompt }.

# English: { $who } is playing
play-is_playing = { $who } oynuyor

# English: tap to skip
play-TAP_TO_SKIP = geçmek için dokunun

# English: The { $round } is over
play-is_over = Bu { $round } bitti

# English: The match is over
play-MATCH_IS_OVER = Maç bitti

# English: This browser cannot save, so the match is lost when you close the page.
play-UNKEPT = Bu tarayıcı kayıt yapamıyor: sayfayı kapatırsanız maç kaybolur.

# English: Only part of your saved match could be read. A full copy is kept.
play-PART_READ = Kayıtlı maçınızın yalnızca bir bölümü okunabildi. Tam bir kopyası saklanıyor.

# English: Your saved match could not be read. A copy is kept, and this is a new match.
play-NONE_READ = Kayıtlı maçınız okunamadı. Bir kopyası saklanıyor; bu yeni bir maç.

# English: A saved match cannot be read right now, so this is a new one. Close other tabs of Spot On, then reload.
play-UNREADABLE = Kayıtlı maç şu anda okunamadığı için yeni bir maç başlatıldı. Spot On’un diğer sekmelerini kapatıp sayfayı yenileyin.

# English: A newer version saved a match here. It is safe, but this version cannot save your moves.
play-NEWER = Buradaki maçı daha yeni bir sürüm kaydetmiş. Maç güvende, ama bu sürüm hamlelerinizi kaydedemez.

# English: This match is open in another tab
play-ELSEWHERE = Bu maç başka bir sekmede açık

# English: Continue there, or play here. Nothing is lost.
play-ELSEWHERE_MORE = Orada devam edin ya da burada oynayın. Hiçbir şey kaybolmaz.

# English: Play here
play-TAKE_OVER = Burada oyna

# English: The bots could not be started.
play-BOTS_FAILED = Botlar başlatılamadı.

# English: Try again
play-TRY_AGAIN = Yeniden dene

# English: Move undone.
play-TAKEN_BACK = Hamle geri alındı.

# English: Seconds left
play-SECONDS_LEFT = Kalan saniye

# English: Your { $place }
play-your = Siz: { $place }

# English: { $who }'s { $place }
play-of = { $who }: { $place }

# English: No cards.
play-NO_CARDS = Kart yok.

# English: { $n } { $n -> [one] card *[other] cards }: { $names }.
play-cards = { $n } kart: { $names }.

# English: hidden card
play-HIDDEN = kapalı kart

# Label of a card among others.
# English: { $card }, { $at } of { $count }
play-slot = { $card }, { $at } / { $count }

# English: new
play-NEW = yeni

# English: { $place }, { $count } { $count -> [one] card *[other] cards }
play-pile = { $place }, { $count } kart

# English: { $card } on top
play-on_top = üstte { $card }

# English: ordered: { $suit }
play-ordered = söylenen: { $suit }

# English: of { $goal }
play-goal = / { $goal }

# English: Still in the stock
play-TO_COME = Destede kalanlar

# English: { $card }: { $n }
play-times = { $card }: { $n }

# English: Sort
play-SORT = Sırala

# English: Sorted by rank.
play-BY_RANK = Değere göre sıralandı.

# English: Sorted by suit.
play-BY_SUIT = Cinse göre sıralandı.

# English: Sorted by rank, aces high.
play-BY_VALUE = Değere göre sıralandı, as en büyük.

# English: In your own order.
play-AS_DEALT = Kendi sıralamanıza göre dizildi.

# English: exactly { $goal }
play-exactly = tam { $goal }

# English: { $value }, { $more } over
play-over = { $value }, { $more } fazla

# English: { $value }, { $less } short
play-short = { $value }, { $less } eksik

# English: Choose
play-CHOOSE = Seçin

# English: You have seen something new since. If you undo this, the match becomes practice and does not count.
play-UNDO_ENDS_COUNTING = Bu hamleden sonra yeni bir şey gördünüz. Geri alırsanız maç antrenmana döner ve sayılmaz.

# English: You have seen something new since. If you undo this, today's try becomes practice and does not count.
play-UNDO_ENDS_DAILY = Bu hamleden sonra yeni bir şey gördünüz. Geri alırsanız bugünkü deneme antrenmana döner ve sayılmaz.

# English: Your result will show that you used a hint.
play-HINT_IS_TOLD = Sonucunuzda ipucu kullandığınız görünür.

# English: Cancel
play-CANCEL = Vazgeç

# English: Delete
play-DELETE = Sil

# English: Clear
play-CLEAR = Temizle

# English: Scores
play-SCORES = Puanlar

# English: The goal is { $goal } points
play-first_to = Hedef: { $goal } puan

# English: Log of the match
play-LOG_OF_THE_MATCH = Maçın akışı

# English: What happened, newest first
play-LATEST_FIRST = Neler oldu, en yenisi üstte

# English: Fairness check
play-FAIRNESS = Dürüstlük denetimi

# English: Asking the bot a hundred times …
play-FAIRNESS_ASKS = Bota yüz kez soruluyor…

# English: No bot has played yet.
play-FAIRNESS_NOTHING = Henüz hiçbir bot oynamadı.

# English: { $who } had to choose the last move again. Each time the hidden cards were dealt differently: { $deals } { $deals -> [one] time *[other] times }.
play-fairness = { $who }: son hamle yeniden seçtirildi. Kapalı kartlar { $deals } kez, her seferinde başka türlü dağıtıldı.

# English: The same answer { $same } times out of { $deals }:
play-fairness_same = { $deals } denemenin { $same } tanesinde aynı cevap:

# English: A bot that looked at hidden cards would change its answer when they change.
play-FAIRNESS_WHY = Kapalı kartlara bakan bir bot, onlar değiştikçe cevabını da değiştirirdi.

# English: wait
play-IT_WAITS = bekle

# English: Keys
play-KEYS = Tuşlar

# English: Close
play-CLOSE = Kapat

# English: next place on the table
play-KEY_TAB = masadaki sonraki yer

# English: move along your hand
play-KEY_ARROWS = eldeki kartlar arasında gezin

# English: move a card within your hand
play-KEY_SHIFT = eldeki bir kartın yerini değiştir

# English: play the card, draw, or press the button
play-KEY_ENTER = kartı oyna, çek ya da düğmeye bas

# English: sort your hand
play-KEY_SORT = eldeki kartları sırala

# English: undo
play-KEY_UNDO = geri al

# English: hint
play-KEY_HINT = ipucu

# English: do not wait for a bot's move
play-KEY_SKIP = botun hamlesini beklemeden geç

# English: log
play-KEY_LOG = akış

# English: this list
play-KEY_LIST = bu liste

# English: cancel, or close what is open
play-KEY_ESCAPE = vazgeç ya da açık olanı kapat

# English: Next to play on this device:
play-NEXT_AT_THE_DEVICE = Bu cihazda sıra:

# English: Show my cards
play-LIFT = Kartlarımı göster

# English: I am { $who }
play-instead = Ben: { $who }

# English: Hand over
play-HAND_OVER = Cihazı ver

# English: Tutorial
play-TUTORIAL = Öğretici

# English: New to this game?
play-OFFER = Bu oyunda yeni misiniz?

# English: No, thanks
play-NO_THANKS = Hayır, teşekkürler

# English: Now the other player moves.
play-WATCH = Şimdi diğer oyuncu oynuyor.

# English: That is a legal move, but please follow the tutorial for now.
play-STRAYED = Bu hamle kurallara uygun, ama lütfen şimdilik öğreticiyi izleyin.

# English: { $step } of { $steps }
play-step_of = { $step } / { $steps }

# English: Skip
play-SKIP = Geç

# English: Next
play-GO_ON = İleri

# English: Play a match
play-PLAY_NOW = Maç oyna

# English: The tutorial could not be loaded. Please check the connection.
play-NO_TUTORIAL = Öğretici yüklenemedi. Lütfen bağlantınızı kontrol edin.

# English: Back
play-BACK = Geri

# English: Next
play-NEXT_PUZZLE = Sonraki

# English: A similar one
play-SIMILAR_PUZZLE = Benzer bir tane

# English: The round so far:
play-ROUND_SO_FAR = Şu ana kadar olanlar:

# English: Ruled out since this move: { $cards }. { $step }
play-ruled_out = Artık olası değil: { $cards }. Nedeni şu hamle: { $step }

# English: One move back
play-STEP_BACK = Bir hamle geri

# English: One move forward
play-STEP_FORWARD = Bir hamle ileri

# English: Show the answer
play-SHOW_ANSWER = Cevabı göster

# English: Start over
play-START_OVER = Baştan başla

# English: { $n } of { $all } ways found.
play-ways_found = { $n } / { $all } yol bulundu.

# English: Next in the stock: { $cards }
play-next_cards = Destede sıradaki: { $cards }

# English: You have found this way already.
play-SAME_WAY = Bu yolu zaten buldunuz.

# English: Next { $round }
play-next = Sonraki { $round }

# English: Play again
play-AGAIN = Yeniden oyna

# English: Set up
play-SET_UP = Maç kur

# English: Compare
play-COMPARE = Karşılaştır

# English: Daily deals
play-TO_THE_DAY = Günün dağıtımları

# English: A new match begins.
play-NEW_MATCH = Yeni bir maç başlıyor.

# English: Not this time
play-NOT_THIS_TIME = Bu sefer olmadı

# English: A draw
play-A_DRAW = Berabere

# English: You win!
play-YOU_WIN = Kazandınız!

# English: { $who } wins
play-wins = { $who } kazandı

# English: { $names } share the win
play-share = Galibiyeti paylaşanlar: { $names }

# English: { $n } × undo
play-taken_back = { $n } × geri alma

# English: { $n } × hint
play-hints = { $n } × ipucu

# English: practice, so it does not count
play-PRACTICE = antrenman olduğu için sayılmaz

# English: Daily deal
play-DAILY_COUNTS = Günün dağıtımı

# English: This is your first try at a daily deal, so it counts.
play-DAILY_COUNTS_WHY = Bu, günün dağıtımındaki ilk denemeniz, bu yüzden sayılır.

# English: Practice
play-PRACTICE_MARK = Antrenman

# English: Points over time
play-COURSE = Puanların seyri

# English: { $who }: { $totals }
play-course_of = { $who }: { $totals }

# A step of the match, with the points that it brought.
# English: Best moment: { $who }, { $points }
play-best_moment = En iyi an: { $who }, { $points }

## ui::puzzles::exercise_texts

# English: These are costly mistakes from your own matches. Find the better move. Each one returns until you have found it three times.
puzzles-exercise-WHAT = Bunlar kendi maçlarınızdaki ağır hatalar. Daha iyi hamleyi bulun. Her alıştırma, daha iyi hamleyi üç kez bulana kadar yeniden gelir.

# English: { $n } { $n -> [one] exercise *[other] exercises } left for today
puzzles-exercise-left = Bugün { $n } alıştırma kaldı

# English: What do you play?
puzzles-exercise-QUESTION = Ne oynarsınız?

# English: Right.
puzzles-exercise-RIGHT = Doğru.

# English: Not this time. Better: { $mv }
puzzles-exercise-wrong = Bu sefer olmadı. Daha iyisi: { $mv }

# English: It comes back in { $days } { $days -> [one] day *[other] days }.
puzzles-exercise-in_days = { $days } gün sonra yeniden gelir.

# English: You have learned it.
puzzles-exercise-LEARNED = Bunu öğrendiniz.

# English: You have already answered it today, so this does not count.
puzzles-exercise-ANSWERED_BEFORE = Bunu bugün zaten cevapladınız, bu yüzden sayılmaz.

# English: Nothing is left for today.
puzzles-exercise-DONE = Bugün için başka alıştırma kalmadı.

# English: Your costly mistakes appear here the day after you review a match. There are none yet.
puzzles-exercise-NONE = Ağır hatalarınız, bir maçı analiz ettiğinizin ertesi günü burada görünür. Henüz yok.

# English: { $n } { $n -> [one] exercise waits *[other] exercises wait } for another day.
puzzles-exercise-waiting = { $n } alıştırma başka bir günü bekliyor.

## ui::puzzles::texts

# English: Find the one right move. Every answer has been proved.
puzzles-WHY = Tek doğru hamleyi bulun. Her cevap kanıtlanmıştır.

# English: rating { $rating }
puzzles-rating = reyting { $rating }

# English: { $n } solved
puzzles-solved = { $n } çözüldü

# English: { $rating }?
puzzles-provisional = { $rating }?

# English: { $rating }
puzzles-settled = { $rating }

# English: Best streak: { $n }
puzzles-streak = En iyi seri: { $n }

# English: Best rush: { $n }
puzzles-rush_best = En iyi fırtına: { $n }

# English: Solve
puzzles-SOLVE = Çöz

# English: Solve puzzles of { $game }
puzzles-solve_game = Bulmaca çöz: { $game }

# English: All cards open
puzzles-PROBLEMS = Bütün kartlar açık

# English: { $game }: problems with all cards open
puzzles-problems_of = { $game }: bütün kartların açık olduğu problemler

# English: Rush
puzzles-RUSH = Fırtına

# English: Rush: puzzles of { $game } in three minutes
puzzles-rush_game = Fırtına: { $game }, üç dakika bulmaca

# English: Solve as many puzzles as you can in three minutes. The third mistake ends the rush.
puzzles-RUSH_WHY = Üç dakikada çözebildiğiniz kadar bulmaca çözün. Üçüncü hata fırtınayı bitirir.

# English: Course
puzzles-COURSE = Kurs

# English: Course: { $game }
puzzles-course_of = Kurs: { $game }

# English: Twenty puzzles from easy to hard. Look at an example of each kind first.
puzzles-COURSE_WHY = Kolaydan zora yirmi bulmaca. Önce her türden bir örneğe bakın.

# English: Kinds of puzzles
puzzles-EXAMPLES = Bulmaca türleri

# English: Example
puzzles-EXAMPLE = Örnek

# English: Example: { $question }
puzzles-example_of = Örnek: { $question }

# English: Twenty puzzles
puzzles-COURSE_STEPS = Yirmi bulmaca

# English: Puzzle { $n }, rated { $rating }, { $state }
puzzles-course_step = { $n }. bulmaca, reyting { $rating }, { $state }

# English: not tried
puzzles-NOT_TRIED = denenmedi

# English: solved
puzzles-SOLVED = çözüldü

# English: That was the last puzzle of the course.
puzzles-COURSE_DONE = Bu, kursun son bulmacasıydı.

# English: More ways to solve
puzzles-MORE_WAYS = Başka çözme yolları

# English: More ways to solve: { $game }
puzzles-more_ways = Başka çözme yolları: { $game }

# English: All puzzles
puzzles-ALL_PUZZLES = Bütün bulmacalar

# English: Puzzle rated { $rating }
puzzles-rated = Bulmacanın reytingi: { $rating }

# English: Your rating: { $rating }
puzzles-yours = Sizin reytinginiz: { $rating }

# English: Skill: { $what }
puzzles-trains = Beceri: { $what }

# English: Like this: { $mv }
puzzles-example = Şöyle: { $mv }

# English: Right.
puzzles-RIGHT = Doğru.

# English: Not this one. The answer: { $mv }
puzzles-wrong = Bu değil. Cevap: { $mv }

# English: After that the other player can prevent it, or is faster:
puzzles-CAN_BE_STOPPED = Bundan sonra rakip bunu önleyebilir ya da sizden önce davranabilir:

# English: After that it cannot be done in time.
puzzles-TOO_LATE = Bundan sonra artık çok geç.

# English: { $first }, or { $second }
puzzles-or = { $first } ya da { $second }

# English: { $first }. Then: { $second }
puzzles-then = { $first }. Sonra: { $second }

# English: { $n } in a row.
puzzles-in_a_row = Art arda { $n }.

# English: The puzzles could not be loaded. Please check the connection.
puzzles-NOT_LOADED = Bulmacalar yüklenemedi. Lütfen bağlantınızı kontrol edin.

# English: You have solved all puzzles of this game.
puzzles-ALL_SOLVED = Bu oyunun bütün bulmacalarını çözdünüz.

# English: These puzzles do not exist. Here are all puzzles.
puzzles-NO_SUCH_PAGE = Böyle bulmacalar yok. Bütün bulmacalar burada.

# English: { $game } has no sums. Here are all puzzles.
puzzles-no_sums = { $game } oyununda toplama bulmacası yok. Bütün bulmacalar burada.

# English: { $minutes }:{ $seconds } · { $solved } solved · { $mistakes } of 3 mistakes
puzzles-left = { $minutes }:{ $seconds } · { $solved } çözüldü · hata { $mistakes } / 3

# English: The rush is over: { $n } { $n -> [one] puzzle *[other] puzzles } solved.
puzzles-rush_over = Fırtına bitti: { $n } bulmaca çözüldü.

# English: This is your best rush.
puzzles-NEW_BEST_RUSH = Bu sizin en iyi fırtınanız.

# English: Rush again
puzzles-RUSH_AGAIN = Yeni fırtına

# English: resumed
puzzles-GOES_ON = devam ediyor

# English: You have seen this puzzle before, so your rating stays.
puzzles-KNOWN_PUZZLE = Bu bulmacayı daha önce gördünüz, reytinginiz değişmez.

# English: Practice: this answer does not count.
puzzles-PRACTICE_PUZZLE = Antrenman: bu cevap sayılmaz.

# English: Ten puzzles as fast as you can. A wrong answer costs ten seconds.
puzzles-SPRINT_WHY = Olabildiğince hızlı on bulmaca. Yanlış cevap on saniyeye mal olur.

# English: Sprint, { $level }: { $game }
puzzles-sprint_game = Sprint, { $level }: { $game }

# English: easy
puzzles-EASY = kolay

# English: medium
puzzles-MEDIUM = orta

# English: all
puzzles-ALL = hepsi

# English: { $n } of { $all } · { $time }
puzzles-sprint_at = { $n } / { $all } · { $time }

# English: Your time: { $time }
puzzles-sprint_time = Süreniz: { $time }

# English: Your best time: { $time }
puzzles-best_time = En iyi süreniz: { $time }

# English: This is your best time.
puzzles-NEW_BEST = Bu sizin en iyi süreniz.

# English: wrong
puzzles-MISSED = yanlış

# English: Sprint again
puzzles-SPRINT_AGAIN = Yeni sprint

# English: { $n } of { $all }
puzzles-calm_at = { $n } / { $all }

# English: You found { $n } of { $all }.
puzzles-calm_over = Bulduğunuz: { $n } / { $all }.

# English: Your times by kind of sum
puzzles-SLOW = Toplam türüne göre süreleriniz

# English: Your average times in all sprints of this game.
puzzles-SLOW_WHY = Bu oyunun bütün sprintlerindeki ortalama süreleriniz.

# English: Sums of { $n } { $n -> [one] card *[other] cards }
puzzles-of_cards = { $n } kartlık toplamlar

# English: Make { $n }
puzzles-make = { $n } yap

# English: Make { $n }, { $level }: { $game }
puzzles-make_game = { $n } yap, { $level }: { $game }

# English: Choose { $n } cards that make exactly { $target }.
puzzles-choose_sum = Toplamı tam { $target } olan { $n } kart seçin.

# English: You have { $start }. Choose cards that bring you to exactly { $target }.
puzzles-choose_sum_from = { $start } puandasınız. Sizi tam { $target } puana götüren kartları seçin.

# English: Check
puzzles-CHECK = Kontrol et

# English: Next
puzzles-NEXT = Sonraki

# English: That makes { $made }. A right answer: { $right }.
puzzles-sum_wrong = Bunun toplamı { $made }. Doğru bir cevap: { $right }.

# English: Each wrong answer adds ten seconds.
puzzles-SPRINT_PENALTY = Her yanlış cevap on saniye ekler.

# English: Print
puzzles-PRINT = Yazdır

# English: Print puzzles of { $game }
puzzles-print_game = Bulmaca yazdır: { $game }

# English: puzzles to print
puzzles-PUZZLES_ON_PAPER = yazdırılacak bulmacalar

# English: Level
puzzles-LEVEL = Düzey

# English: Kind
puzzles-KIND = Tür

# English: How many
puzzles-SIZE = Kaç tane

# English: All kinds
puzzles-ALL_KINDS = Bütün türler

# English: Other puzzles
puzzles-OTHER_PUZZLES = Başka bulmacalar

# English: Answers
puzzles-ANSWERS = Cevaplar

# English: The answers are on a separate page. Puzzles that you print or look up here no longer change your rating.
puzzles-ANSWERS_WHY = Cevaplar ayrı bir sayfada. Yazdırdığınız ya da cevabına baktığınız bulmacalar artık reytinginizi değiştirmez.

# English: Only { $n } { $n -> [one] puzzle fits *[other] puzzles fit } this choice.
puzzles-fewer = Bu seçime yalnızca { $n } bulmaca uyuyor.

# English: seen before, under other cards
puzzles-SEEN_BEFORE = daha önce başka kartlarla görüldü

# English: This day has not begun, so its puzzle is not open yet.
puzzles-DAILY_PUZZLE_NOT_YET = Bu gün henüz başlamadı, bulmacası da açılmadı.

# English: Your answer counts for { $day }. Today has another puzzle.
puzzles-spot_done_late = Cevabınız şu gün için sayılır: { $day }. Bugünün bulmacası başka.

# English: That was practice. Each day has a new puzzle.
puzzles-DAILY_PUZZLE_PRACTISED = Bu antrenmandı. Her günün yeni bir bulmacası var.

# English: You have answered today's puzzle. There is a new one tomorrow.
puzzles-DAILY_PUZZLE_DONE = Bugünün bulmacasını cevapladınız. Yarın yenisi var.

## ui::texts

# English: Spot On: five card games in which only the exact number wins
page-SITE = Spot On: yalnızca tam isabetin kazandırdığı beş kart oyunu

# English: { $page } · Spot On
page-title = { $page } · Spot On

# English: Set up { $game }
page-set_up_game = Maç kur: { $game }

# English: Rules of { $game }
page-rules_of = Kurallar: { $game }

# English: Play { $game }
page-play_game = Oyna: { $game }

# English: Learn { $game }
page-learn_game = Öğren: { $game }

# English: Tutorial
page-TUTORIAL = Öğretici

# English: Resume { $game }
page-continue_game = Devam et: { $game }

# English: This page does not exist. Here are all games.
page-LOST = Böyle bir sayfa yok. Bütün oyunlar burada.

# English: Pages
page-PAGES = Sayfalar

# English: Settings
page-SETTINGS = Ayarlar

# English: Statistics
page-STATISTICS = İstatistik

# English: Today
page-TODAY = Bugün

# English: Puzzles
page-PUZZLES = Bulmacalar

# English: Daily puzzle
page-DAILY_PUZZLE = Günün bulmacası

# English: Sprint
page-SPRINT = Sprint

# English: About
page-ABOUT = Hakkında

# English: Try again
page-TRY_AGAIN = Yeniden dene

# English: Loading …
page-LOADING = Yükleniyor…

# English: This page did not load
page-NOT_FETCHED = Bu sayfa yüklenmedi

# English: A part of Spot On could not be loaded. Please check the connection.
page-NOT_FETCHED_WHY = Spot On’un bir bölümü yüklenemedi. Lütfen bağlantınızı kontrol edin.

# English: Some settings could not be read, so Spot On uses the defaults. It keeps a copy of the old settings.
page-SETTINGS_UNREADABLE = Bazı ayarlar okunamadı, Spot On varsayılanları kullanıyor. Eski ayarların bir kopyası saklanıyor.

# English: A new version is ready.
page-UPDATE = Yeni bir sürüm hazır.

# English: Update now
page-UPDATE_NOW = Şimdi güncelle

# English: Reloading the page …
page-LOADING_ANEW = Sayfa yenileniyor…

# English: Your browser translates this page, so some scores may be out of date. Spot On has other languages of its own.
page-TRANSLATED = Tarayıcınız bu sayfayı çeviriyor, bu yüzden bazı puanlar güncel olmayabilir. Spot On’un kendi dil seçenekleri var.

# English: Choose a language
page-OTHER_LANGUAGES = Dil seçin

# English: Spot On has stopped
page-STOPPED = Spot On durdu

# English: This is our mistake, not yours. If this browser can save, your match is saved up to the last move.
page-STOPPED_WHY = Bu sizin değil, bizim hatamız. Bu tarayıcı kayıt yapabiliyorsa maçınız son hamleye kadar kayıtlı.

# English: Reload the page
page-LOAD_AGAIN = Sayfayı yenile

# English: To all games
page-TO_ALL_GAMES = Bütün oyunlara dön

# English: Copy
page-COPY = Kopyala

# English: Copied
page-COPIED = Kopyalandı

# English: This browser could not save that.
page-NOT_KEPT = Bu tarayıcı bunu kaydedemedi.

# English: This browser does not let Spot On read its saved data right now. Close its other tabs, then try again.
page-CANNOT_READ = Bu tarayıcı, Spot On’un kayıtlı verilerini okumasına şu anda izin vermiyor. Diğer sekmeleri kapatıp yeniden deneyin.

# English: Your data was saved by a newer version. It is safe, but this version cannot save.
page-NEWER = Verilerinizi daha yeni bir sürüm kaydetmiş. Güvendeler, ama bu sürüm kayıt yapamaz.

# English: { $number }
page-number = { $number }

# English: Only the exact number wins.
page-HERO = Yalnızca tam isabet kazandırır.

# English: Five quick card games, about ten minutes each. No account, no server, no hurry.
page-HERO_MORE = Her biri on dakika kadar süren beş hızlı kart oyunu. Üyelik yok, sunucu yok, acele yok.

# English: { $least } to { $most } players · { $length }
page-players_and_length = { $least }–{ $most } oyuncu · { $length }

# English: New here? Begin with { $game }.
page-first_game = Burada yeni misiniz? Şununla başlayın: { $game }.

# English: Resume
page-CONTINUE = Devam et

# English: { $n } more { $n -> [one] match *[other] matches } in progress
page-more_matches = { $n } maç daha sürüyor

# English: Play
page-PLAY = Oyna

# English: Set up
page-SET_UP = Maç kur

# English: Rules
page-RULES = Kurallar

# English: Novice
page-NOVICE = Acemi

# English: Casual
page-CASUAL = Amatör

# English: Skilled
page-SKILLED = Deneyimli

# English: Master
page-MASTER = Usta

# English: Players
page-PLAYERS = Oyuncular

# English: You take the first seat. Bots or other people take the others.
page-PLAYERS_WHY = İlk yere siz oturursunuz. Diğerlerine botlar ya da başka kişiler oturur.

# English: Solitaire
page-SOLITAIRE = Tek kişilik

# English: Who plays
page-WHO_PLAYS = Kim oynuyor

# English: Bots see only what a person in their seat could see.
page-WHO_PLAYS_WHY = Botlar yalnızca, yerlerinde oturan bir kişinin görebileceklerini görür.

# English: Seat { $number }
page-seat = { $number }. yer

# English: A person on this device
page-A_PERSON = Bu cihazda bir kişi

# English: Bot: { $level }
page-a_bot = Bot: { $level }

# English: Name at seat { $number }
page-name_of = Ad ({ $number }. yer)

# English: You
page-YOU = Siz

# English: Player { $number }
page-player = { $number }. oyuncu

# English: Mina
page-MINA = Mina

# English: Otto
page-OTTO = Otto

# English: Vera
page-VERA = Vera

# English: Hugo
page-HUGO = Hugo

# English: Lena
page-LENA = Lena

# English: How strong the bots are: matches won out of 100, with { $seats } { $seats -> [one] player *[other] players }.
page-how_strong = Botların gücü: { $seats } oyuncuyla 100 maçtaki galibiyet sayısı.

# English: Measured with the default options.
page-USUAL_OPTIONS = Varsayılan seçeneklerle ölçüldü.

# English: Equal players would win { $n } each.
page-even_share = Eşit güçteki oyuncuların her biri { $n } maç kazanırdı.

# English: { $level }: { $percent } against { $below }
page-beats = { $level }: { $below } karşısında { $percent }

# English: Presets
page-PRESETS = Hazır seçimler

# English: You can still change each option below.
page-PRESETS_WHY = Aşağıdaki her seçeneği yine de değiştirebilirsiniz.

# English: As published
page-AS_PUBLISHED = Özgün

# English: Quick
page-QUICK_MATCH = Hızlı

# English: Everything on
page-EVERYTHING_ON = Hepsi açık

# English: It does not count.
page-DOES_NOT_COUNT = Sayılmaz.

# English: You undid a move after you had seen something new.
page-UNDONE_AFTER_SEEING = Yeni bir şey gördükten sonra hamle geri aldınız.

# English: You have seen it before.
page-SEEN_BEFORE = Bunu daha önce gördünüz.

# English: It belongs to another day.
page-OF_ANOTHER_DAY = Başka bir güne ait.

# English: Only the first try counts.
page-ONLY_FIRST_TRY = Yalnızca ilk deneme sayılır.

# English: It continues another match.
page-CONTINUES_A_MATCH = Başka bir maçın devamı.

# English: You gave up the first try.
page-GAVE_UP = İlk denemeyi bıraktınız.

# A browser without room.
# English: This browser cannot save your results: its storage is full or blocked. They last until you close this page.
page-UNSAVED = Bu tarayıcı sonuçlarınızı kaydedemiyor: depolama alanı dolu ya da engellenmiş. Sonuçlar, bu sayfayı kapatana kadar kalır.

# English: Starting a new match ends the one in progress.
page-GIVES_UP = Yeni bir maç başlatmak, süren maçı sona erdirir.

# English: Start
page-START = Başlat

# Displayed in English only.
# English: The texts in this language could not be loaded, so the page is in English: { $language }. Please check the connection.
page-language_missing = Bu dildeki metinler yüklenemedi, bu yüzden sayfa İngilizce: { $language }. Lütfen bağlantınızı kontrol edin.

# English: Language
page-LANGUAGE = Dil

# English: Matches, settings and statistics stay as they are.
page-LANGUAGE_WHY = Maçlar, ayarlar ve istatistik olduğu gibi kalır.

# English: Follow the browser
page-AS_THE_BROWSER = Tarayıcıya göre

# English: Colours
page-COLOURS = Renkler

# English: Light, dark, or like your system. High contrast helps in bright sun and with tired eyes.
page-COLOURS_WHY = Açık, koyu ya da sisteminizdeki gibi. Yüksek karşıtlık, parlak güneşte ve yorgun gözlerde işe yarar.

# English: Follow the system
page-AS_THE_SYSTEM = Sisteme göre

# English: Light
page-LIGHT = Açık

# English: Dark
page-DARK = Koyu

# English: High contrast
page-HIGH_CONTRAST = Yüksek karşıtlık

# English: Card design
page-DECK = Kart tasarımı

# English: Large corners are easier to read on small screens; four colours tell the suits apart.
page-DECK_WHY = Büyük köşeler küçük ekranda daha kolay okunur; dört renk, cinsleri ayırt etmeyi kolaylaştırır.

# English: Standard
page-STANDARD = Standart

# English: Large corners
page-LARGE_INDEX = Büyük köşeler

# English: Four colours
page-FOUR_COLOURS = Dört renk

# English: Large corners, four colours
page-LARGE_FOUR_COLOURS = Büyük köşeler, dört renk

# English: Letters on the cards
page-LETTERS = Kartlardaki harfler

# English: Which letters stand for ace, king, queen and jack. Typed answers may use both.
page-LETTERS_WHY = As, papaz, kız ve vale için hangi harflerin kullanılacağı. Yazılan cevaplarda ikisi de geçer.

# The letters that cards of the country have, such as A K D B in German.
# English: Of the language
page-OWN_LETTERS = Dile göre

# English: International: A K Q J
page-INTERNATIONAL_LETTERS = Uluslararası: A K Q J

# English: Speed
page-PACE = Hız

# English: How fast cards move and bots play. If your system asks for less motion, nothing moves.
page-PACE_WHY = Kartların ne kadar hızlı hareket ettiği ve botların ne kadar hızlı oynadığı. Sisteminizde hareketi azaltma açıksa hiçbir şey hareket etmez.

# English: No motion
page-NO_MOTION = Hareketsiz

# English: Fast
page-FAST = Hızlı

# English: Normal
page-NORMAL = Normal

# English: Slow
page-SLOW = Yavaş

# English: Sound
page-SOUND = Ses

# English: A short sound for each deal, card and turn.
page-SOUND_WHY = Her dağıtım, kart ve sıra için kısa bir ses.

# English: Off
page-SILENT = Kapalı

# English: Quiet
page-QUIET = Kısık

# English: Loud
page-LOUD = Yüksek

# English: Vibration
page-HAPTICS = Titreşim

# English: Phones vibrate when you lift a card, when it is your turn and when you win.
page-HAPTICS_WHY = Telefon, bir kartı kaldırdığınızda, sıra size geldiğinde ve kazandığınızda titrer.

# English: Buttons at the table
page-HAND = Masadaki düğmeler

# English: Show them on the left or on the right.
page-HAND_WHY = Solda ya da sağda gösterilir.

# English: On the right
page-RIGHT = Sağda

# English: On the left
page-LEFT = Solda

# English: Playable cards
page-RAISED = Oynanabilir kartlar

# English: Cards that you can play now are raised.
page-RAISED_WHY = Şu anda oynayabileceğiniz kartlar yukarı kaldırılır.

# English: Side panel
page-PANEL = Yan panel

# English: In a wide window, scores, log and options are beside the table.
page-PANEL_WHY = Geniş pencerede puanlar, akış ve seçenekler masanın yanında durur.

# English: Open
page-OPEN = Açık

# English: Folded
page-FOLDED = Kapalı

# English: Single-letter keys
page-KEYS = Tek harfli tuşlar

# English: U undoes a move, H gives a hint, L opens the log, ? lists the keys.
page-KEYS_WHY = U hamleyi geri alır, H ipucu verir, L akışı açar, ? tuşları listeler.

# English: Thinking time of Master
page-THINKING = Usta’nın düşünme süresi

# English: “Fast” answers within a quarter of a second, “Deep” within three seconds. “Deep” plays best.
page-THINKING_WHY = “Hızlı” çeyrek saniyede, “Derin” üç saniyede cevap verir. “Derin” en iyi oynar.

# English: Deep
page-DEEP = Derin

# English: Clock in sprints
page-SPRINT_CLOCK = Sprintte süre

# English: Without a clock, a sprint of ten puzzles counts only right answers.
page-SPRINT_CLOCK_WHY = Süre yoksa on bulmacalık sprintte yalnızca doğru cevaplar sayılır.

# English: On
page-ON = Açık

# English: Off
page-OFF = Kapalı

# English: Your name
page-YOUR_NAME = Adınız

# English: Your name when several people play on this device.
page-YOUR_NAME_WHY = Bu cihazda birkaç kişi oynarken kullanılan adınız.

# English: Options
page-OPTIONS = Seçenekler

# English: Contents
page-CONTENTS = İçindekiler

# Before the line that says what the option does.
# English: Option “{ $title }”:
page-option_named = “{ $title }” seçeneği:

# English: Spot On is not affiliated with the authors.
page-NOT_AFFILIATED = Spot On’un yazarlarla bir bağı yoktur.

# English: Set up a match
page-SET_UP_A_MATCH = Maç kur

# English: The rules could not be loaded. Please check the connection.
page-RULES_MISSING = Kurallar yüklenemedi. Lütfen bağlantınızı kontrol edin.

# English: Back to your table with friends
page-BACK_TO_TABLE = Arkadaşlarla kurulan masaya dön

# English: { $game }: { $credit }
page-credit = { $game }: { $credit }

# English: Play with friends
page-WITH_FRIENDS = Arkadaşlarla oyna

# English: How nobody can peek
page-NO_PEEKING_TITLE = Neden kimse gizlice bakamaz?
