## index.html

# English: Five card games in which only the exact number wins. Play in your browser, against bots or with friends.
index-DESCRIPTION = Cinque giochi di carte in cui vince solo il numero esatto. Gioca nel browser, contro i bot o con gli amici.

# English: Spot On is loading. It needs JavaScript and WebAssembly.
index-LOADING = Spot On si sta caricando. Servono JavaScript e WebAssembly.

# English: Try again
index-TRY_AGAIN = Riprova

# English: Just a moment …
index-MOMENT = Un momento…

# English: Spot On needs WebAssembly, which this browser lacks or has switched off. A lockdown mode or strict privacy settings may block it. Please try another browser.
index-NO_WASM = Spot On ha bisogno di WebAssembly, che in questo browser manca o è disattivato. Può bloccarlo una modalità di isolamento o un’impostazione severa sulla privacy. Prova con un altro browser.

# English: Spot On could not be started. Please check the connection and try again. If that does not help, try another browser.
index-FAILED = Non è stato possibile avviare Spot On. Controlla la connessione e riprova. Se non basta, prova con un altro browser.

## public/404.html

# English: Not found · Spot On
not-found-TITLE = Non trovata · Spot On

# English: This page does not exist
not-found-HEADING = Questa pagina non esiste

# English: Spot On has no page at this address.
not-found-NOTHING = A questo indirizzo Spot On non ha nessuna pagina.

## public/verify.html

# English: Verify a deal · Spot On
verify-TITLE = Verifica una smazzata · Spot On

# English: Verify a deal
verify-HEADING = Verifica una smazzata

# English: Before the match the bots’ side drew its part of the seed and showed only a hash of it, the commitment. Then your part was drawn, or you chose it. The cards follow from both. This page computes all of it again, and has no code in common with the game.
verify-LEAD = Prima della partita i bot hanno estratto la loro parte del seed e ne hanno mostrato solo un hash, l’impegno. Poi è stata estratta la tua parte, o l’hai scelta tu. Le carte derivano da entrambe. Questa pagina ricalcola tutto, e non ha codice in comune con il gioco.

# English: Commitment
verify-COMMITMENT = Impegno

# English: shown before your part was drawn: 64 digits
verify-COMMITMENT_WHY = mostrato prima che fosse estratta la tua parte: 64 cifre

# English: The bots’ part
verify-BOTS_PART = La parte dei bot

# English: shown when the match was over: 64 digits
verify-BOTS_PART_WHY = mostrata a partita finita: 64 cifre

# English: Your part
verify-YOUR_PART = La tua parte

# English: Record of the match
verify-RECORD = Trascrizione della partita

# English: if you have it; then game, players and options need not be chosen
verify-RECORD_WHY = se ce l’hai; allora non serve scegliere gioco, giocatori e opzioni

# English: Game
verify-GAME = Gioco

# English: Players
verify-PLAYERS = Giocatori

# English: Round
verify-ROUND = Manche

# English: Jokers
verify-JOKERS = Jolly

# English: One Up with two players
verify-JOKERS_WHY = Tutto in uno con due giocatori

# English: Packs for every two players
verify-PACKS = Mazzi ogni due giocatori

# English: Broken Ladder
verify-PACKS_WHY = Scala spezzata

# English: Verify
verify-VERIFY = Verifica

# English: Everything fits: the bots’ part was the one they had committed to, and this is the deal.
verify-RIGHT = Tutto torna: la parte dei bot è quella su cui si erano impegnati, e questa è la smazzata.

# English: The bots’ part is <strong>not</strong> the one that was committed to.
verify-NOT_COMMITMENT = La parte dei bot <strong>non</strong> è quella dell’impegno.

# English: The match was <strong>not</strong> dealt from these two parts: the record has another seed.
verify-NOT_SEED = Le carte della partita <strong>non</strong> derivano da queste due parti: la trascrizione ha un altro seed.

# English: The first dealer in the record is not the one who was drawn.
verify-NOT_DEALER = Il primo mazziere della trascrizione non è quello sorteggiato.

# English: The first pack in the record was laid out by hand, so these are not its cards.
verify-LAID_OUT = Il primo mazzo della trascrizione è stato disposto a mano, quindi queste non sono le sue carte.

# English: The bots’ part should be 64 hexadecimal digits.
verify-BAD_BOTS = La parte dei bot deve avere 64 cifre esadecimali.

# English: Your part should be 1 to 64 letters, digits or signs, without spaces.
verify-BAD_PLAYER = La tua parte deve avere da 1 a 64 lettere, cifre o segni, senza spazi.

# English: The record should be a line that begins with <code>spot-on-1|</code>.
verify-BAD_RECORD = La trascrizione deve essere una riga che comincia con <code>spot-on-1{ "|" }</code>.

# English: The record is of a game that this page does not know.
verify-BAD_GAME = La trascrizione è di un gioco che questa pagina non conosce.

# English: This game cannot be played by this number of players.
verify-BAD_SEATS = Questo gioco non ammette questo numero di giocatori.

# English: The round should be a number, 1 or higher.
verify-BAD_ROUND = La manche deve essere un numero da 1 in su.

# English: This browser computes hashes only on pages that come over a secure connection (https) or from this device.
verify-BAD_HASH = Questo browser calcola gli hash solo nelle pagine che arrivano con una connessione sicura (https) o da questo dispositivo.

# English: What was computed
verify-COMPUTED = Che cosa è stato calcolato

# English: Hash of the bots’ part
verify-HASH = Hash della parte dei bot

# English: Seed: hash of both parts
verify-SEED = Seed: hash di entrambe le parti

# English: First dealer, counted from 0
verify-FIRST_DEALER = Primo mazziere, contando da 0

# English: The pack, from the first card that is dealt
verify-PACK = Il mazzo, dalla prima carta distribuita

# English: What this proves, and what it does not
verify-PROVES = Che cosa dimostra, e che cosa no

# English: It proves that the bots’ part was fixed before yours was known, if you saw the commitment before that: nobody could choose cards to suit the bots.
verify-PROVES_PART = Dimostra che la parte dei bot era fissata prima che si conoscesse la tua, se hai visto l’impegno prima di allora: nessuno ha potuto scegliere carte a favore dei bot.

# English: If you chose your part yourself, nobody else can have chosen the deal at all. If the page drew it for you, you rely on the page for that.
verify-PROVES_OWN = Se hai scelto tu la tua parte, nessun altro può aver scelto la smazzata. Se l’ha estratta la pagina per te, su questo ti fidi della pagina.

# English: It does not prove that the bots play without looking at hidden cards. That is a matter of how they are made: they are given what their seat may see, and nothing else.
verify-PROVES_NOT_BOTS = Non dimostra che i bot giocano senza guardare le carte coperte. Questo dipende da come sono fatti: ricevono ciò che si può vedere dal loro posto, e nient’altro.

# English: It does not prove anything about a match whose commitment you did not note or see before the deal.
verify-PROVES_NOT_LATE = Non dimostra niente su una partita di cui non hai annotato o visto l’impegno prima della distribuzione.

# English: Without this page
verify-WITHOUT = Senza questa pagina

# English: With any program for SHA-256, such as a shell:
verify-ANY_PROGRAM = Con un qualsiasi programma per SHA-256, per esempio da riga di comando:

# English: <code>printf %s BOTS | sha256sum</code> is the commitment,<br> <code>printf %s BOTS:YOURS | sha256sum</code> the seed.
verify-SHELL = <code>printf %s BOT { "|" } sha256sum</code> è l’impegno,<br> <code>printf %s BOT:TUA { "|" } sha256sum</code> il seed.

# English: The pack in its first order (suits S H D C, each from the ace to the king, then big and little Jokers; 100 Points Rummy from the 10s to the 50s) is shuffled after Fisher and Yates from the last place down. Numbers come from ChaCha with 8 rounds, the seed as its key, the round as the upper half of its 64-bit stream, and are brought below a bound after Lemire: multiply by the bound, take the upper 32 bits, and draw again while the lower ones are below 2³² mod the bound.
verify-ORDER = Il mazzo nel suo ordine iniziale (semi S H D C, ognuno dall’asso al re, poi jolly grandi e piccoli; in Ramino 100 dai 10 ai 50) viene mescolato secondo Fisher e Yates dall’ultimo posto in giù. I numeri vengono da ChaCha con 8 round, con il seed come chiave e la manche come metà superiore dei 64 bit del suo flusso, e sono ridotti sotto un limite secondo Lemire: si moltiplica per il limite, si prendono i 32 bit superiori, e si estrae di nuovo finché quelli inferiori sono minori di 2³² modulo il limite.

## public/manifest.webmanifest

# English: Five card games in which only the exact number wins. Play against bots, even offline.
manifest-DESCRIPTION = Cinque giochi di carte in cui vince solo il numero esatto. Gioca contro i bot, anche offline.

# English: Five games
manifest-PHONE_HOME = Cinque giochi

# English: A table on a phone
manifest-PHONE_TABLE = Un tavolo sul telefono

# English: Five games
manifest-DESKTOP_HOME = Cinque giochi

# English: A table
manifest-DESKTOP_TABLE = Un tavolo
