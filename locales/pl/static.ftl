## index.html

# English: Five card games in which only the exact number wins. Play in your browser, against bots or with friends.
index-DESCRIPTION = Pięć gier karcianych, w których wygrywa tylko dokładna liczba. Graj w przeglądarce: z botami lub ze znajomymi.

# English: Spot On is loading. It needs JavaScript and WebAssembly.
index-LOADING = Spot On się wczytuje. Wymaga JavaScriptu i WebAssembly.

# English: Try again
index-TRY_AGAIN = Ponów

# English: Just a moment …
index-MOMENT = Jeszcze chwila…

# English: Spot On needs WebAssembly, which this browser lacks or has switched off. A lockdown mode or strict privacy settings may block it. Please try another browser.
index-NO_WASM = Spot On wymaga WebAssembly, którego ta przeglądarka nie ma lub ma wyłączone. Może je blokować tryb blokady albo surowe ustawienia prywatności. Spróbuj w innej przeglądarce.

# English: Spot On could not be started. Please check the connection and try again. If that does not help, try another browser.
index-FAILED = Nie udało się uruchomić Spot On. Sprawdź połączenie i spróbuj ponownie. Jeśli to nie pomoże, spróbuj w innej przeglądarce.

## public/404.html

# English: Not found · Spot On
not-found-TITLE = Nie znaleziono · Spot On

# English: This page does not exist
not-found-HEADING = Ta strona nie istnieje

# English: Spot On has no page at this address.
not-found-NOTHING = Pod tym adresem Spot On nie ma żadnej strony.

## public/verify.html

# English: Verify a deal · Spot On
verify-TITLE = Weryfikacja rozdania · Spot On

# English: Verify a deal
verify-HEADING = Weryfikacja rozdania

# English: Before the match the bots’ side drew its part of the seed and showed only a hash of it, the commitment. Then your part was drawn, or you chose it. The cards follow from both. This page computes all of it again, and has no code in common with the game.
verify-LEAD = Przed meczem boty losują swoją część ziarna i pokazują tylko jej skrót, czyli zobowiązanie. Potem losuje się twoją część albo wybierasz ją samodzielnie. Karty wynikają z obu części. Ta strona oblicza to wszystko od nowa i nie ma z grą żadnego wspólnego kodu.

# English: Commitment
verify-COMMITMENT = Zobowiązanie

# English: shown before your part was drawn: 64 digits
verify-COMMITMENT_WHY = pokazane przed losowaniem twojej części: 64 cyfry

# English: The bots’ part
verify-BOTS_PART = Część botów

# English: shown when the match was over: 64 digits
verify-BOTS_PART_WHY = pokazana po meczu: 64 cyfry

# English: Your part
verify-YOUR_PART = Twoja część

# English: Record of the match
verify-RECORD = Zapis meczu

# English: if you have it; then game, players and options need not be chosen
verify-RECORD_WHY = jeśli go masz; wtedy nie trzeba wybierać gry, graczy ani opcji

# English: Game
verify-GAME = Gra

# English: Players
verify-PLAYERS = Gracze

# English: Round
verify-ROUND = Runda

# English: Jokers
verify-JOKERS = Jokery

# English: One Up with two players
verify-JOKERS_WHY = Jedynka górą we dwoje

# English: Packs for every two players
verify-PACKS = Talie na dwóch graczy

# English: Broken Ladder
verify-PACKS_WHY = Złamana drabina

# English: Verify
verify-VERIFY = Zweryfikuj

# English: Everything fits: the bots’ part was the one they had committed to, and this is the deal.
verify-RIGHT = Wszystko się zgadza: część botów jest tą, do której się zobowiązały, a rozdanie wygląda tak.

# English: The bots’ part is <strong>not</strong> the one that was committed to.
verify-NOT_COMMITMENT = Część botów <strong>nie</strong> jest tą, której dotyczyło zobowiązanie.

# English: The match was <strong>not</strong> dealt from these two parts: the record has another seed.
verify-NOT_SEED = Ten mecz <strong>nie</strong> został rozdany z tych dwóch części: w zapisie jest inne ziarno.

# English: The first dealer in the record is not the one who was drawn.
verify-NOT_DEALER = Pierwszy rozdający w zapisie to nie ten, którego wylosowano.

# English: The first pack in the record was laid out by hand, so these are not its cards.
verify-LAID_OUT = Pierwsza talia w zapisie została ułożona ręcznie, więc to nie są jej karty.

# English: The bots’ part should be 64 hexadecimal digits.
verify-BAD_BOTS = Część botów powinna mieć 64 cyfry szesnastkowe.

# English: Your part should be 1 to 64 letters, digits or signs, without spaces.
verify-BAD_PLAYER = Twoja część powinna mieć od 1 do 64 liter, cyfr lub znaków, bez spacji.

# English: The record should be a line that begins with <code>spot-on-1|</code>.
verify-BAD_RECORD = Zapis powinien być wierszem, który zaczyna się od <code>spot-on-1{ "|" }</code>.

# English: The record is of a game that this page does not know.
verify-BAD_GAME = Zapis dotyczy gry, której ta strona nie zna.

# English: This game cannot be played by this number of players.
verify-BAD_SEATS = Ta gra nie jest dla tylu graczy.

# English: The round should be a number, 1 or higher.
verify-BAD_ROUND = Runda powinna być liczbą nie mniejszą niż 1.

# English: This browser computes hashes only on pages that come over a secure connection (https) or from this device.
verify-BAD_HASH = Ta przeglądarka oblicza skróty tylko na stronach z bezpiecznego połączenia (https) albo z tego urządzenia.

# English: What was computed
verify-COMPUTED = Co zostało obliczone

# English: Hash of the bots’ part
verify-HASH = Skrót części botów

# English: Seed: hash of both parts
verify-SEED = Ziarno: skrót obu części

# English: First dealer, counted from 0
verify-FIRST_DEALER = Pierwszy rozdający, licząc od 0

# English: The pack, from the first card that is dealt
verify-PACK = Talia, od pierwszej rozdawanej karty

# English: What this proves, and what it does not
verify-PROVES = Czego to dowodzi, a czego nie

# English: It proves that the bots’ part was fixed before yours was known, if you saw the commitment before that: nobody could choose cards to suit the bots.
verify-PROVES_PART = Dowodzi, że część botów była ustalona, zanim poznano twoją – o ile zobowiązanie pokazano ci wcześniej: nikt nie mógł dobrać kart na korzyść botów.

# English: If you chose your part yourself, nobody else can have chosen the deal at all. If the page drew it for you, you rely on the page for that.
verify-PROVES_OWN = Jeśli twoja część pochodzi od ciebie, nikt inny nie mógł wybrać rozdania. Jeśli wylosowała ją strona, musisz jej w tym zaufać.

# English: It does not prove that the bots play without looking at hidden cards. That is a matter of how they are made: they are given what their seat may see, and nothing else.
verify-PROVES_NOT_BOTS = Nie dowodzi, że boty grają bez zaglądania w zakryte karty. To zależy od ich budowy: dostają tylko to, co wolno widzieć z ich miejsca.

# English: It does not prove anything about a match whose commitment you did not note or see before the deal.
verify-PROVES_NOT_LATE = Niczego nie dowodzi o meczu, którego zobowiązania nie znasz sprzed rozdania.

# English: Without this page
verify-WITHOUT = Bez tej strony

# English: With any program for SHA-256, such as a shell:
verify-ANY_PROGRAM = Dowolnym programem do SHA-256, na przykład w powłoce:

# English: <code>printf %s BOTS | sha256sum</code> is the commitment,<br> <code>printf %s BOTS:YOURS | sha256sum</code> the seed.
verify-SHELL = <code>printf %s BOTS { "|" } sha256sum</code> to zobowiązanie,<br> <code>printf %s BOTS:YOURS { "|" } sha256sum</code> to ziarno.

# English: The pack in its first order (suits S H D C, each from the ace to the king, then big and little Jokers; 100 Points Rummy from the 10s to the 50s) is shuffled after Fisher and Yates from the last place down. Numbers come from ChaCha with 8 rounds, the seed as its key, the round as the upper half of its 64-bit stream, and are brought below a bound after Lemire: multiply by the bound, take the upper 32 bits, and draw again while the lower ones are below 2³² mod the bound.
verify-ORDER = Talię w kolejności wyjściowej (kolory S H D C, każdy od asa do króla, potem duże i małe jokery; w grze Remik stu punktów od 10 do 50) tasuje się metodą Fishera i Yatesa od ostatniego miejsca w dół. Liczby pochodzą z ChaCha o 8 rundach: kluczem jest ziarno, a numer rundy to górna połowa 64-bitowego strumienia. Do zakresu sprowadza się je metodą Lemire’a: mnoży się przez granicę, bierze górne 32 bity i losuje ponownie, dopóki dolne są mniejsze niż 2³² mod granica.

## public/manifest.webmanifest

# English: Five card games in which only the exact number wins. Play against bots, even offline.
manifest-DESCRIPTION = Pięć gier karcianych, w których wygrywa tylko dokładna liczba. Graj z botami, nawet offline.

# English: Five games
manifest-PHONE_HOME = Pięć gier

# English: A table on a phone
manifest-PHONE_TABLE = Stół na telefonie

# English: Five games
manifest-DESKTOP_HOME = Pięć gier

# English: A table
manifest-DESKTOP_TABLE = Stół
