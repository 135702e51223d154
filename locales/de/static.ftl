## index.html

# English: Five card games in which only the exact number wins. Play in your browser, against bots or with friends.
index-DESCRIPTION = Fünf Kartenspiele, bei denen nur die genaue Zahl gewinnt. Spiel im Browser, gegen Bots oder mit Freunden.

# English: Spot On is loading. It needs JavaScript and WebAssembly.
index-LOADING = Spot On wird geladen. Es braucht JavaScript und WebAssembly.

# English: Try again
index-TRY_AGAIN = Erneut versuchen

# English: Just a moment …
index-MOMENT = Einen Moment …

# English: Spot On needs WebAssembly, which this browser lacks or has switched off. A lockdown mode or strict privacy settings may block it. Please try another browser.
index-NO_WASM = Spot On braucht WebAssembly. In diesem Browser fehlt es oder ist abgeschaltet, vielleicht durch einen Blockierungsmodus oder strenge Datenschutzeinstellungen. Bitte versuche es mit einem anderen Browser.

# English: Spot On could not be started. Please check the connection and try again. If that does not help, try another browser.
index-FAILED = Spot On ließ sich nicht starten. Bitte prüfe die Verbindung und versuche es noch einmal. Wenn das nicht hilft, nimm einen anderen Browser.

## public/404.html

# English: Not found · Spot On
not-found-TITLE = Nicht gefunden · Spot On

# English: This page does not exist
not-found-HEADING = Diese Seite gibt es nicht

# English: Spot On has no page at this address.
not-found-NOTHING = Spot On hat unter dieser Adresse keine Seite.

## public/verify.html

# English: Verify a deal · Spot On
verify-TITLE = Verteilung nachprüfen · Spot On

# English: Verify a deal
verify-HEADING = Verteilung nachprüfen

# English: Before the match the bots’ side drew its part of the seed and showed only a hash of it, the commitment. Then your part was drawn, or you chose it. The cards follow from both. This page computes all of it again, and has no code in common with the game.
verify-LEAD = Vor der Partie haben die Bots ihren Anteil am Startwert gezogen und nur einen Hash davon gezeigt, die Festlegung. Dann wurde dein Anteil gezogen, oder du hast ihn gewählt. Aus beiden ergeben sich die Karten. Diese Seite rechnet alles noch einmal nach und hat keinen Code mit dem Spiel gemeinsam.

# English: Commitment
verify-COMMITMENT = Festlegung

# English: shown before your part was drawn: 64 digits
verify-COMMITMENT_WHY = vor deinem Anteil gezeigt: 64 Stellen

# English: The bots’ part
verify-BOTS_PART = Anteil der Bots

# English: shown when the match was over: 64 digits
verify-BOTS_PART_WHY = nach der Partie gezeigt: 64 Stellen

# English: Your part
verify-YOUR_PART = Dein Anteil

# English: Record of the match
verify-RECORD = Aufzeichnung der Partie

# English: if you have it; then game, players and options need not be chosen
verify-RECORD_WHY = falls du sie hast; dann musst du Spiel, Spieler und Optionen nicht wählen

# English: Game
verify-GAME = Spiel

# English: Players
verify-PLAYERS = Spieler

# English: Round
verify-ROUND = Runde

# English: Jokers
verify-JOKERS = Joker

# English: One Up with two players
verify-JOKERS_WHY = One Up mit zwei Spielern

# English: Packs for every two players
verify-PACKS = Pakete für je zwei Spieler

# English: Broken Ladder
verify-PACKS_WHY = Broken Ladder

# English: Verify
verify-VERIFY = Nachprüfen

# English: Everything fits: the bots’ part was the one they had committed to, and this is the deal.
verify-RIGHT = Alles stimmt: Der Anteil der Bots ist der, auf den sie sich festgelegt hatten, und dies ist die Verteilung.

# English: The bots’ part is <strong>not</strong> the one that was committed to.
verify-NOT_COMMITMENT = Der Anteil der Bots ist <strong>nicht</strong> der, auf den sie sich festgelegt hatten.

# English: The match was <strong>not</strong> dealt from these two parts: the record has another seed.
verify-NOT_SEED = Die Partie wurde <strong>nicht</strong> aus diesen beiden Anteilen gegeben: Die Aufzeichnung hat einen anderen Startwert.

# English: The first dealer in the record is not the one who was drawn.
verify-NOT_DEALER = Der erste Geber in der Aufzeichnung ist nicht der, der gezogen wurde.

# English: The first pack in the record was laid out by hand, so these are not its cards.
verify-LAID_OUT = Die Karten der ersten Runde in der Aufzeichnung wurden von Hand gelegt, es sind also nicht diese.

# English: The bots’ part should be 64 hexadecimal digits.
verify-BAD_BOTS = Der Anteil der Bots muss aus 64 hexadezimalen Stellen bestehen.

# English: Your part should be 1 to 64 letters, digits or signs, without spaces.
verify-BAD_PLAYER = Dein Anteil muss aus 1 bis 64 Buchstaben (a–z, A–Z), Ziffern oder Zeichen ohne Leerzeichen bestehen.

# English: The record should be a line that begins with <code>spot-on-1|</code>.
verify-BAD_RECORD = Die Aufzeichnung muss eine Zeile sein, die mit <code>spot-on-1{ "|" }</code> beginnt.

# English: The record is of a game that this page does not know.
verify-BAD_GAME = Die Aufzeichnung ist von einem Spiel, das diese Seite nicht kennt.

# English: This game cannot be played by this number of players.
verify-BAD_SEATS = Dieses Spiel lässt sich nicht mit so vielen Spielern spielen.

# English: The round should be a number, 1 or higher.
verify-BAD_ROUND = Die Runde muss eine Zahl ab 1 sein.

# English: This browser computes hashes only on pages that come over a secure connection (https) or from this device.
verify-BAD_HASH = Dieser Browser berechnet Hashes nur auf Seiten, die über eine sichere Verbindung (https) oder von diesem Gerät kommen.

# English: What was computed
verify-COMPUTED = Was berechnet wurde

# English: Hash of the bots’ part
verify-HASH = Hash des Anteils der Bots

# English: Seed: hash of both parts
verify-SEED = Startwert: Hash beider Anteile

# English: First dealer, counted from 0
verify-FIRST_DEALER = Erster Geber, ab 0 gezählt

# English: The pack, from the first card that is dealt
verify-PACK = Die Karten, von der ersten gegebenen an

# English: What this proves, and what it does not
verify-PROVES = Was das beweist und was nicht

# English: It proves that the bots’ part was fixed before yours was known, if you saw the commitment before that: nobody could choose cards to suit the bots.
verify-PROVES_PART = Es beweist, dass der Anteil der Bots feststand, bevor deiner bekannt war, falls du die Festlegung davor gesehen hast: Niemand konnte die Karten zugunsten der Bots wählen.

# English: If you chose your part yourself, nobody else can have chosen the deal at all. If the page drew it for you, you rely on the page for that.
verify-PROVES_OWN = Wenn du deinen Anteil selbst gewählt hast, kann niemand sonst die Verteilung bestimmt haben. Hat die Seite ihn für dich gezogen, verlässt du dich dabei auf die Seite.

# English: It does not prove that the bots play without looking at hidden cards. That is a matter of how they are made: they are given what their seat may see, and nothing else.
verify-PROVES_NOT_BOTS = Es beweist nicht, dass die Bots spielen, ohne verdeckte Karten anzusehen. Das liegt an ihrer Bauweise: Sie bekommen, was ihr Platz sehen darf, und sonst nichts.

# English: It does not prove anything about a match whose commitment you did not note or see before the deal.
verify-PROVES_NOT_LATE = Es beweist nichts über eine Partie, deren Festlegung du vor dem Geben weder notiert noch gesehen hast.

# English: Without this page
verify-WITHOUT = Ohne diese Seite

# English: With any program for SHA-256, such as a shell:
verify-ANY_PROGRAM = Mit einem beliebigen Programm für SHA-256, etwa einer Shell:

# English: <code>printf %s BOTS | sha256sum</code> is the commitment,<br> <code>printf %s BOTS:YOURS | sha256sum</code> the seed.
verify-SHELL = <code>printf %s BOTS { "|" } sha256sum</code> ist die Festlegung,<br> <code>printf %s BOTS:YOURS { "|" } sha256sum</code> der Startwert.

# English: The pack in its first order (suits S H D C, each from the ace to the king, then big and little Jokers; 100 Points Rummy from the 10s to the 50s) is shuffled after Fisher and Yates from the last place down. Numbers come from ChaCha with 8 rounds, the seed as its key, the round as the upper half of its 64-bit stream, and are brought below a bound after Lemire: multiply by the bound, take the upper 32 bits, and draw again while the lower ones are below 2³² mod the bound.
verify-ORDER = Die Karten in ihrer ersten Ordnung (Farben S H D C, jede vom Ass bis zum König, dann die großen und die kleinen Joker; bei 100-Punkte-Rommé von den 10ern bis zu den 50ern) werden nach Fisher und Yates vom letzten Platz abwärts gemischt. Die Zahlen kommen von ChaCha mit 8 Runden, mit dem Startwert als Schlüssel und der Runde als oberer Hälfte des 64-Bit-Streams, und werden nach Lemire unter eine Schranke gebracht: mit der Schranke multiplizieren, die oberen 32 Bit nehmen und neu ziehen, solange die unteren kleiner sind als 2³² mod Schranke.

## public/manifest.webmanifest

# English: Five card games in which only the exact number wins. Play against bots, even offline.
manifest-DESCRIPTION = Fünf Kartenspiele, bei denen nur die genaue Zahl gewinnt. Spiel gegen Bots, auch offline.

# English: Five games
manifest-PHONE_HOME = Fünf Spiele

# English: A table on a phone
manifest-PHONE_TABLE = Ein Tisch auf dem Handy

# English: Five games
manifest-DESKTOP_HOME = Fünf Spiele

# English: A table
manifest-DESKTOP_TABLE = Ein Tisch
