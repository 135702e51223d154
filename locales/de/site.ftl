## i18n::common

# The addressed player, at the beginning of a sentence.
# English: You
common-YOU = Du

# English: Somebody
common-SOMEBODY = Jemand

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
common-ACE = Ass

# English: two
common-TWO = Zwei

# English: three
common-THREE = Drei

# English: four
common-FOUR = Vier

# English: five
common-FIVE = Fünf

# English: six
common-SIX = Sechs

# English: seven
common-SEVEN = Sieben

# English: eight
common-EIGHT = Acht

# English: nine
common-NINE = Neun

# English: ten
common-TEN = Zehn

# English: jack
common-JACK = Bube

# English: queen
common-QUEEN = Dame

# English: king
common-KING = König

# The letters of an ace, a king, a queen and a jack in a corner of a card, as cards of the country have them.
# English: A
common-ACE_LETTER = A

# English: K
common-KING_LETTER = K

# English: Q
common-QUEEN_LETTER = D

# English: J
common-JACK_LETTER = B

# A suit by itself.
# English: spades
common-SPADES = Pik

# English: hearts
common-HEARTS = Herz

# English: diamonds
common-DIAMONDS = Karo

# English: clubs
common-CLUBS = Kreuz

# The suit in the name of a card.
# English: of spades
common-OF_SPADES = Pik

# English: of hearts
common-OF_HEARTS = Herz

# English: of diamonds
common-OF_DIAMONDS = Karo

# English: of clubs
common-OF_CLUBS = Kreuz

# A Joker in an expression.
# English: Joker
common-JOKER = Joker

# English: big Joker
common-BIG_JOKER = Joker (groß)

# English: little Joker
common-LITTLE_JOKER = Joker (klein)

# English: { $rank } { $of_suit }
common-suited = { $of_suit }-{ $rank }

# English: a hidden card
common-HIDDEN_CARD = eine verdeckte Karte

# English: { $n } hidden { $n -> [one] card *[other] cards }
common-hidden_cards =
    { $n } verdeckte { $n ->
        [one] Karte
       *[other] Karten
    }

# A single card in a sentence, if there are many like it.
# English: a { $card }
common-a_card = eine { $card }

# A single card in a sentence, if there is only one.
# English: the { $card }
common-the_card = { $card }

# English: a card
common-A_CARD = eine Karte

# English: { $n } { $n -> [one] card *[other] cards }
common-cards =
    { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

# English: nothing
common-NOTHING = nichts

# Joins the last item of a list to those before it.
# English: { $before } and { $last }
common-and = { $before } und { $last }

# An arrow before a total.
# English: leads to
common-LEADS_TO = ergibt

# English: stock
common-STOCK = Stapel

# English: discard pile
common-DISCARD_PILE = Ablage

# English: hand
common-HAND = Hand

# A draw of cards that the reader does not see.
# English: { $who } { $who -> [you] draw *[other] draws } { $n -> [one] a card *[other] { $n } cards }.
common-draws_unseen =
    { $who } { $who ->
        [you] ziehst
       *[other] zieht
    } { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.

# English: { $who } { $who -> [you] draw *[other] draws } { $cards }.
common-draws =
    { $who } { $who ->
        [you] ziehst
       *[other] zieht
    } { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } the { $cards }.
common-takes =
    { $who } { $who ->
        [you] nimmst
       *[other] nimmt
    } { $cards } von der Ablage.

# English: { $who } { $who -> [you] discard *[other] discards } { $cards }.
common-discards =
    { $who } { $who ->
        [you] legst
       *[other] legt
    } { $cards } ab.

# English: { $who } { $who -> [you] play *[other] plays } { $cards }.
common-plays =
    { $who } { $who ->
        [you] spielst
       *[other] spielt
    } { $cards }.

# English: { $cards } { $n -> [one] is *[other] are } turned up.
common-turned_up =
    { $cards } { $n ->
        [one] wird
       *[other] werden
    } aufgedeckt.

# English: { $round } { $number }. { $who } { $who -> [you] deal *[other] deals }.
common-deals =
    { $round } { $number }. { $who } { $who ->
        [you] gibst
       *[other] gibt
    }.

# English: You hold { $cards }.
common-holds = Du hast { $cards }.

# English: { $who } { $who -> [you] see *[other] sees } the { $card }.
common-sees =
    { $who } { $who ->
        [you] siehst
       *[other] sieht
    } { $card } auf dem Stapel.

# English: { $who } { $who -> [you] look *[other] looks } at the stock.
common-looks =
    { $who } { $who ->
        [you] siehst
       *[other] sieht
    } die oberste Karte des Stapels an.

# English: The { $cards } discarded { $cards -> [one] card is *[other] cards are } shuffled into a new stock.
common-rebuilt =
    { $cards ->
        [one] Die abgelegte Karte wird
       *[other] Die { $cards } abgelegten Karten werden
    } zu einem neuen Stapel gemischt.

# English: { $who } { $who -> [you] score *[other] scores } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-scores =
    { $who } { $who ->
        [you] bekommst
       *[other] bekommt
    } { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Gesamt: { $total }.

# English: { $who } { $who -> [you] lose *[other] loses } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-loses =
    { $who } { $who ->
        [you] verlierst
       *[other] verliert
    } { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Gesamt: { $total }.

# English: The { $round } is over.
common-is_over = { $round } beendet.

# English: The match is over.
common-MATCH_IS_OVER = Die Partie ist zu Ende.

# English: the round is over
common-ROUND_IS_OVER = die Runde ist zu Ende

# English: there is no { $card } in your hand
common-not_held = { $card } ist nicht auf deiner Hand

# English: you took a card, so you must discard one
common-MUST_DISCARD = du hast eine Karte genommen, also musst du eine ablegen

# English: take a card before you discard one
common-MUST_TAKE = nimm zuerst eine Karte, dann leg eine ab

# English: you named a card twice
common-TWICE = du hast eine Karte zweimal genannt

# English: { $title } is for { $least } to { $most } players, not { $n }
common-wrong_seats = { $title } ist für { $least } bis { $most } Spieler, nicht für { $n }

# English: Off
common-OFF = Aus

# English: On
common-ON = An

# English: you cannot type answers in this game
common-NOT_WRITTEN = in diesem Spiel kannst du keine Lösungen eintippen

## saves::history::texts

# English: This is not a file of exported matches.
saves-history-NO_RECORDS = Das ist keine Datei mit exportierten Partien.

# English: This is a backup of everything, not exported matches. Restore it on the statistics page.
saves-history-BACKUP = Das ist eine Sicherung von allem, keine exportierten Partien. Stelle sie auf der Statistikseite wieder her.

# English: A newer version saved these matches. Reload the page.
saves-history-NEWER = Diese Partien hat eine neuere Version gespeichert. Lade die Seite neu.

# English: This file is cut off: some of its matches are missing.
saves-history-CUT_OFF = Diese Datei ist abgeschnitten: Ein Teil ihrer Partien fehlt.

# English: Match { $number } of this file is damaged.
saves-history-damaged = Partie { $number } dieser Datei ist beschädigt.

# English: Match { $number } of this file breaks the rules.
saves-history-unplayable = Partie { $number } dieser Datei verstößt gegen die Regeln.

# English: This file has more than { $most } matches.
saves-history-too_many = Diese Datei enthält mehr als { $most } Partien.

## saves::link::texts

# English: This link is too long to be a match.
saves-link-TOO_LONG = Dieser Link ist zu lang für eine Partie.

# English: This link is damaged or cut off: copy the whole link and open it again.
saves-link-DAMAGED = Dieser Link ist beschädigt oder abgeschnitten: Kopiere den ganzen Link und öffne ihn noch einmal.

# English: This link is from a newer version. Reload the page.
saves-link-NEWER = Dieser Link stammt von einer neueren Version. Lade die Seite neu.

# English: This link is for a game that Spot On does not have.
saves-link-NO_GAME = Dieser Link ist für ein Spiel, das Spot On nicht hat.

# English: This link has seats, options or cards that the game does not allow.
saves-link-BAD_START = Dieser Link enthält Plätze, Optionen oder Karten, die das Spiel nicht erlaubt.

# English: The rules do not allow move { $number } of the match in this link.
saves-link-bad_step = Die Regeln erlauben Zug { $number } der Partie in diesem Link nicht.

# English: This match is too long for a link. Export it to a file instead.
saves-link-NO_ROOM = Diese Partie ist zu lang für einen Link. Exportiere sie stattdessen als Datei.

## ui::friends::invite_texts

# English: Friend on another device
friends-invite-A_FRIEND = Freund an anderem Gerät

# English: Invite
friends-invite-INVITE = Einladen

# English: You get a link to send. Friends open it and sit down; nobody needs an account.
friends-invite-INVITE_WHY = Du bekommst einen Link zum Verschicken. Deine Freunde öffnen ihn und setzen sich; niemand braucht ein Konto.

# English: Connection details
friends-invite-CONTACTS = Einzelheiten der Verbindung

# English: Connection
friends-invite-CONNECTION = Verbindung

# English: Automatic
friends-invite-USUAL_WAY = Automatisch

# English: Through relays only
friends-invite-RELAYS_ONLY = Nur über Relays

# English: Without relays
friends-invite-CODES_ONLY = Ohne Relays

# English: You send each friend a link, and they send you an answer back. No relay takes part.
friends-invite-CODES_WHY = Du schickst allen Freunden je einen Link, und sie schicken dir eine Antwort zurück. Kein Relay ist beteiligt.

# English: Public relays pass encrypted messages between your devices: { $hosts }. They see your IP address, but not what you play. Nothing goes anywhere else.
friends-invite-relays_carry = Öffentliche Relays leiten verschlüsselte Nachrichten zwischen euren Geräten weiter: { $hosts }. Sie sehen deine IP-Adresse, aber nicht, was du spielst. Sonst wird nichts verschickt.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call.
friends-invite-DIRECT = Eure Geräte verbinden sich direkt, wo sie können. Dann sehen sie gegenseitig ihre IP-Adresse, wie bei einem Videoanruf.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call. Each device learns its own address from { $hosts }.
friends-invite-direct_by = Eure Geräte verbinden sich direkt, wo sie können. Dann sehen sie gegenseitig ihre IP-Adresse, wie bei einem Videoanruf. Jedes Gerät erfährt seine eigene Adresse von { $hosts }.

# English: Other relays
friends-invite-OWN_RELAYS = Andere Relays

# English: Addresses of Nostr relays, for your next invitation. The link carries them to your friends.
friends-invite-OWN_RELAYS_WHY = Adressen von Nostr-Relays für deine nächste Einladung. Der Link bringt sie zu deinen Freunden.

## ui::friends::texts

# English: Connected directly
friends-CONNECTED_DIRECTLY = Direkt verbunden

# English: { $who } invites you to { $game }
friends-invites = { $who } lädt dich zu { $game } ein

# English: You are invited to { $game }
friends-invited_to = Du bist zu { $game } eingeladen

# English: You are invited to a card game
friends-INVITED = Du bist zu einem Kartenspiel eingeladen

# English: Everybody plays on their own device. Nobody can see the cards of another player, and every round is checked at its end.
friends-NO_PEEKING = Alle spielen auf dem eigenen Gerät. Niemand kann die Karten anderer sehen, und jede Runde wird am Ende geprüft.

# English: Your name
friends-YOUR_NAME = Dein Name

# English: Sit down
friends-SIT_DOWN = Hinsetzen

# English: This invitation is damaged
friends-DAMAGED = Diese Einladung ist beschädigt

# English: Part of the link is missing. Ask for it again, and open the whole link.
friends-DAMAGED_WHY = Ein Teil des Links fehlt. Lass ihn dir noch einmal schicken und öffne den ganzen Link.

# English: Waiting room
friends-WAITING_ROOM = Warteraum

# English: Send this link to your friends
friends-SEND_LINK = Schick diesen Link an deine Freunde

# English: Share…
friends-SHARE = Teilen …

# English: Keep this page open until your friends are here.
friends-SEND_LINK_WHY = Lass diese Seite offen, bis deine Freunde da sind.

# English: Who is here
friends-WHO_IS_HERE = Wer da ist

# English: Free seat
friends-FREE_SEAT = Freier Platz

# English: you
friends-YOU_HERE = du

# English: ready
friends-READY = bereit

# English: not ready
friends-NOT_READY = nicht bereit

# English: I am ready
friends-I_AM_READY = Ich bin bereit

# English: Not yet
friends-I_AM_NOT_READY = Noch nicht

# English: Start
friends-START = Starten

# Why the match cannot start.
# English: { $n } { $n -> [one] seat is *[other] seats are } still free.
friends-still_free =
    { $n ->
        [one] Ein Platz ist
       *[other] { $n } Plätze sind
    } noch frei.

# English: Not ready yet: { $who }.
friends-not_ready_yet = Noch nicht bereit: { $who }.

# English: Everybody is ready.
friends-ALL_READY = Alle sind bereit.

# English: The match starts when everybody is ready and the host presses Start.
friends-HOST_STARTS = Die Partie beginnt, wenn alle bereit sind und der Gastgeber auf „Starten“ drückt.

# English: All seats are taken. You can stay on this page and wait for a free seat.
friends-TABLE_FULL = Alle Plätze sind besetzt. Du kannst auf dieser Seite bleiben und auf einen freien Platz warten.

# English: Looking for { $who }…
friends-looking_for = Suche nach { $who } …

# English: Looking for your friends…
friends-LOOKING = Suche nach deinen Freunden …

# English: Nobody has answered yet. The host must keep this page open.
friends-NO_ANSWER = Bisher hat niemand geantwortet. Der Gastgeber muss diese Seite offen lassen.

# English: Connecting…
friends-CONNECTING = Verbinden …

# English: Connected
friends-CONNECTED = Verbunden

# English: Connected. Waiting for your friends…
friends-CONNECTED_WAITING = Verbunden. Warten auf deine Freunde …

# English: No relay can be reached. Please check the connection.
friends-NOT_CONNECTED = Kein Relay ist erreichbar. Bitte prüfe die Verbindung.

# English: Try again
friends-TRY_AGAIN = Erneut versuchen

# English: Leave
friends-LEAVE = Verlassen

# English: Options
friends-OPTIONS = Optionen

# English: Connect without relays
friends-BY_CODES = Ohne Relays verbinden

# English: Make a link for one friend. Their device shows an answer, which they send back to you.
friends-BY_CODES_WHY = Erstelle einen Link für einen Freund. Sein Gerät zeigt eine Antwort, die er dir zurückschickt.

# English: Make a link
friends-MAKE_OFFER = Link erstellen

# English: Send this link to one friend
friends-SEND_OFFER = Schick diesen Link an einen Freund

# English: Their device shows an answer. Paste it here, or open it on this device. Keep this page open.
friends-SEND_OFFER_WHY = Sein Gerät zeigt eine Antwort. Füge sie hier ein oder öffne sie auf diesem Gerät. Lass diese Seite offen.

# English: The answer
friends-ANSWER = Die Antwort

# English: Connect
friends-CONNECT = Verbinden

# English: Send this answer back
friends-SEND_ANSWER = Schick diese Antwort zurück

# English: Keep this page open. Your devices connect once your friend has pasted the answer.
friends-SEND_ANSWER_WHY = Lass diese Seite offen. Eure Geräte verbinden sich, sobald die Antwort auf der anderen Seite eingefügt ist.

# English: Make a new answer
friends-NEW_ANSWER = Neue Antwort

# English: The answer fits. Your devices are connecting…
friends-CODE_ACCEPTED = Die Antwort passt. Eure Geräte verbinden sich …

# English: This answer is incomplete. Copy all of it.
friends-CODE_DAMAGED = Diese Antwort ist unvollständig. Kopiere sie ganz.

# English: This is your own link. Send it to your friend, then paste the answer here.
friends-CODE_OWN = Das ist dein eigener Link. Schick ihn deinem Freund und füge dann die Antwort hier ein.

# English: This answer belongs to an earlier link. Make a new link and send it.
friends-CODE_OLD = Diese Antwort gehört zu einem früheren Link. Erstelle einen neuen Link und verschicke ihn.

# English: This browser cannot connect directly. Use relays.
friends-CODE_FAILED = Dieser Browser kann sich nicht direkt verbinden. Nutze Relays.

# English: Your devices are not connected. Connect them again:
friends-CONNECT_AGAIN = Eure Geräte sind nicht verbunden. Verbindet sie wieder:

# English: Not connected yet
friends-NOT_CONNECTED_YET = Noch nicht verbunden

# English: The answer has arrived in your other tab
friends-HANDED_OVER = Die Antwort ist in deinem anderen Tab angekommen

# English: Go back to it. You can close this one.
friends-HANDED_OVER_WHY = Geh dorthin zurück. Diesen Tab kannst du schließen.

# English: away
friends-AWAY = abwesend

# English: does not answer
friends-SILENT = antwortet nicht

# English: has left
friends-LEFT = ist gegangen

# English: Shuffling or opening cards, waiting for { $who }
friends-waits_for_cards = Karten werden gemischt oder geöffnet: Warten auf { $who }

# English: Waiting for { $who }
friends-waits_for_move = Warten auf { $who }

# English: Waiting until { $who } is ready
friends-waits_for_ready = Noch nicht bereit: { $who }

# English: Checking the round, waiting for { $who }
friends-waits_for_check = Runde wird geprüft: Warten auf { $who }

# English: No answer from { $who }. Wait, or choose:
friends-is_gone = Keine Antwort von { $who }. Warte oder wähle:

# English: Deal this round again with a bot
friends-DEAL_ANEW = Runde mit einem Bot neu geben

# English: End the match
friends-END_MATCH = Partie beenden

# English: { $who } proposes to end the match.
friends-proposes_end = { $who } schlägt vor, die Partie zu beenden.

# English: { $who } proposes to deal this round again with a bot.
friends-proposes_anew = { $who } schlägt vor, diese Runde mit einem Bot neu zu geben.

# English: You have proposed that. Waiting for the others to agree.
friends-YOU_PROPOSE = Das hast du vorgeschlagen. Warten, bis die anderen zustimmen.

# English: Agree
friends-AGREE = Zustimmen

# English: Remind
friends-NUDGE = Erinnern

# English: I am waiting…
friends-IS_WAITING = Ich warte …

# English: Say something
friends-SAY = Etwas sagen

# English: Hide what others say
friends-MUTE = Zurufe ausblenden

# English: Show what others say
friends-UNMUTE = Zurufe einblenden

# English: Ready for the next round
friends-NEXT_ROUND = Bereit für die nächste Runde

# English: Play again
friends-PLAY_AGAIN = Noch eine Partie

# English: Ready to play again
friends-READY_AGAIN = Bereit für noch eine Partie

# English: Checked: nobody cheated
friends-CHECKED = Geprüft: Niemand hat betrogen

# English: Your device has repeated every shuffle and every move of { $n } { $n -> [one] round *[other] rounds } with everybody's secrets.
friends-checked_why =
    Dein Gerät hat jedes Mischen und jeden Zug { $n ->
        [one] der Runde
       *[other] der { $n } Runden
    } mit den Geheimnissen aller Spieler wiederholt.

# English: { $who } cheated
friends-cheated = { $who } hat betrogen

# English: Step { $step }: { $what }.
friends-cheated_at = Schritt { $step }: { $what }.

# English: Something was not right
friends-UNEXPLAINED = Etwas hat nicht gestimmt

# English: Step { $step }: { $what }. It is not clear who is at fault.
friends-unexplained_at = Schritt { $step }: { $what }. Es ist unklar, an wem es liegt.

# English: The match was ended
friends-ENDED = Die Partie wurde beendet

# English: You went on without a player who was gone. The unfinished round does not count.
friends-ENDED_WHY = Ihr habt ohne jemanden weitergemacht, der weg war. Die unvollendete Runde zählt nicht.

# English: The others went on without you
friends-LEFT_OUT = Die anderen haben ohne dich weitergemacht

# English: Your device did not answer for a while, and they decided to go on.
friends-LEFT_OUT_WHY = Dein Gerät hat eine Weile nicht geantwortet, und sie haben beschlossen weiterzumachen.

# English: Compare these four cards. If your devices show different ones, somebody is intercepting the connection:
friends-SAME_CARDS = Vergleicht diese vier Karten. Wenn eure Geräte verschiedene zeigen, fängt jemand die Verbindung ab:

# English: This browser cannot save. If you close this page, you cannot come back to your seat.
friends-UNSAVED = Dieser Browser kann nicht speichern. Wenn du diese Seite schließt, kannst du nicht an deinen Platz zurück.

# English: This browser could not start playing with friends.
friends-FAILED = In diesem Browser ließ sich das Spiel mit Freunden nicht starten.

# English: This table is open in another tab
friends-ELSEWHERE = Dieser Tisch ist in einem anderen Tab offen

# English: Continue there, or play here. Nothing is lost.
friends-ELSEWHERE_WHY = Mach dort weiter oder spiel hier. Nichts geht verloren.

# English: Play here
friends-PLAY_HERE = Hier spielen

# What was wrong in a step.
# English: the move is against the rules
friends-FAULT_RULES = Der Zug verstößt gegen die Regeln

# English: it was not the turn of this player
friends-FAULT_TURN = Dieser Spieler war nicht dran

# English: the cards shown are not those of the hand
friends-FAULT_HAND = Die gezeigten Karten sind nicht die der Hand

# English: the answer about the hand is not true
friends-FAULT_ANSWER = Die Auskunft über die Hand ist falsch

# English: the step differs from what was announced
friends-FAULT_STEP = Der Schritt weicht vom angekündigten ab

# English: the answer is not the one that was sealed
friends-FAULT_SEALED = Die Lösung ist nicht die, die verdeckt abgegeben wurde

# English: the pack was not shuffled as promised
friends-FAULT_SHUFFLE = Die Karten wurden nicht wie zugesagt gemischt

# English: a lock of the pack is wrong
friends-FAULT_LOCK = Das Schloss einer Karte ist falsch

# English: the secret is not the one that was promised
friends-FAULT_SECRET = Das Geheimnis ist nicht das zugesagte

# English: two devices were told different things
friends-FAULT_VERSIONS = Zwei Geräte haben Verschiedenes erfahren

# English: the round was stopped without a reason
friends-FAULT_STOP = Die Runde wurde ohne Grund abgebrochen

# English: a message came that does not belong there
friends-FAULT_MESSAGE = Es kam eine Nachricht, die nicht hierhergehört

# English: the secrets do not give a valid deal
friends-FAULT_DEAL = Die Geheimnisse ergeben keine gültige Verteilung

# English: The match has begun without you.
friends-WITHOUT_YOU = Die Partie hat ohne dich begonnen.

# English: Your devices have different versions of this page. Reload it on all of them.
friends-OTHER_VERSION = Eure Geräte haben verschiedene Versionen dieser Seite. Ladet sie auf allen neu.

# English: A newer version of this page has saved this match. Reload the page.
friends-NEWER_VERSION = Eine neuere Version dieser Seite hat diese Partie gespeichert. Lade die Seite neu.

# English: The saved match is damaged. Nothing has been deleted.
friends-SAVED_DAMAGED = Die gespeicherte Partie ist beschädigt. Nichts wurde gelöscht.

# English: Hello!
friends-PHRASE_HELLO = Hallo!

# English: Good luck!
friends-PHRASE_LUCK = Viel Glück!

# English: Well played!
friends-PHRASE_WELL = Gut gespielt!

# English: Thank you!
friends-PHRASE_THANKS = Danke!

# English: Sorry!
friends-PHRASE_SORRY = Tut mir leid!

# English: Oops!
friends-PHRASE_OOPS = Hoppla!

# English: Wow!
friends-PHRASE_WOW = Wow!

# English: That was close!
friends-PHRASE_CLOSE = Das war knapp!

# English: Let me think…
friends-PHRASE_THINK = Lass mich nachdenken …

# English: One moment, please.
friends-PHRASE_MOMENT = Einen Moment bitte.

# English: One more match?
friends-PHRASE_AGAIN = Noch eine Partie?

# English: Goodbye!
friends-PHRASE_BYE = Tschüss!

## ui::history_texts

# English: History
history-HISTORY = Verlauf

# English: Every finished match on this device is saved here. You can replay it, play on from any step, or share it.
history-HISTORY_WHY = Hier wird jede beendete Partie dieses Geräts gespeichert. Du kannst sie ansehen, von jedem Schritt aus weiterspielen oder teilen.

# English: No matches yet.
history-NONE_YET = Noch keine Partien.

# English: This browser cannot save, so there is no history.
history-KEEPS_NONE = Dieser Browser kann nicht speichern, also gibt es keinen Verlauf.

# English: This browser has little room, so only the latest matches are saved.
history-KEEPS_FEW = Dieser Browser hat wenig Platz, also werden nur die letzten Partien gespeichert.

# English: This match cannot be read.
history-UNREADABLE = Diese Partie ist nicht lesbar.

# English: Won by { $names }
history-won_by = Gewonnen: { $names }

# English: Nobody won
history-WON_BY_NOBODY = Niemand hat gewonnen

# English: Practice
history-PRACTICE = Übung

# English: { $n } { $n -> [one] hint *[other] hints }
history-hints =
    { $n } { $n ->
        [one] Tipp
       *[other] Tipps
    }

# English: { $n } { $n -> [one] undo *[other] undos }
history-taken_back =
    { $n } { $n ->
        [one] Rücknahme
       *[other] Rücknahmen
    }

# English: Replay
history-WATCH = Ansehen

# English: Review
history-REVIEW = Analyse

# English: Learn from your mistakes
history-EXERCISES = Aus Fehlern lernen

# English: Compare with Master
history-COMPARE_WITH_MASTER = Mit dem Meister vergleichen

# English: { $n } { $n -> [one] exercise *[other] exercises } for today
history-exercises_due =
    { $n } { $n ->
        [one] Aufgabe
       *[other] Aufgaben
    } für heute

# English: Review: { $game }, { $when }
history-review_game = Analyse: { $game }, { $when }

# English: Replay: { $game }, { $when }
history-watch_game = Ansehen: { $game }, { $when }

# English: Export
history-EXPORT = Exportieren

# English: Export all
history-EXPORT_ALL = Alle exportieren

# English: Import
history-IMPORT = Importieren

# English: Delete
history-DELETE = Löschen

# English: Show more
history-MORE = Mehr anzeigen

# English: { $n } { $n -> [one] match *[other] matches } deleted.
history-deleted =
    { $n } { $n ->
        [one] Partie
       *[other] Partien
    } gelöscht.

# English: Undo
history-UNDO = Rückgängig

# English: Restored.
history-BACK_AGAIN = Wiederhergestellt.

# English: { $n } { $n -> [one] match *[other] matches } imported.
history-imported =
    { $n } { $n ->
        [one] Partie
       *[other] Partien
    } importiert.

# English: { $n } { $n -> [one] was *[other] were } already here.
history-known =
    { $n } { $n ->
        [one] war
       *[other] waren
    } schon da.

# English: The file has { $n } new { $n -> [one] match *[other] matches }, but there is room for only { $room }. Nothing was changed.
history-no_room_for =
    Die Datei enthält { $n } neue { $n ->
        [one] Partie
       *[other] Partien
    }, aber es ist nur Platz für { $room }. Nichts wurde geändert.

# English: This browser could not save them. Nothing was changed.
history-NOT_KEPT = Dieser Browser konnte sie nicht speichern. Nichts wurde geändert.

# English: { $why } Nothing was changed.
history-nothing_changed = { $why } Nichts wurde geändert.

# English: Reading the file …
history-READING = Die Datei wird gelesen …

# English: Your history is full: it holds { $most } { $most -> [one] match *[other] matches }.
history-full =
    Dein Verlauf ist voll: Er fasst { $most } { $most ->
        [one] Partie
       *[other] Partien
    }.

# English: Your history is full ({ $most } { $most -> [one] match *[other] matches }), so this match was not saved.
history-full_of =
    Dein Verlauf ist voll ({ $most } { $most ->
        [one] Partie
       *[other] Partien
    }), also wurde diese Partie nicht gespeichert.

# English: Delete the { $n } oldest
history-let_go = Die { $n } ältesten löschen

# English: This match is saved now.
history-KEPT_NOW = Diese Partie ist jetzt gespeichert.

# English: Replay
history-REPLAY = Wiedergabe

# English: { $game }: replay
history-replay_of = { $game }: Wiedergabe

# English: This match is not here
history-NOT_HERE = Diese Partie ist nicht hier

# English: It may have been deleted, or saved in another browser.
history-NOT_HERE_WHY = Vielleicht wurde sie gelöscht oder in einem anderen Browser gespeichert.

# English: Step { $step } of { $steps }
history-step = Schritt { $step } von { $steps }

# English: Step
history-STEP = Schritt

# English: One step back
history-BACK = Ein Schritt zurück

# English: One step forward
history-FORWARD = Ein Schritt vor

# English: Show all cards, or what one player knew
history-SHOWN = Alle Karten zeigen oder nur, was ein Spieler wusste

# English: All cards
history-ALL_CARDS = Alle Karten

# English: Play from here
history-PLAY_ON = Ab hier spielen

# English: Another match of this game is in progress. Starting this one ends it.
history-GOES_ON = Eine andere Partie dieses Spiels läuft noch. Wenn du diese hier startest, endet die andere.

# English: Your first try at a daily deal of this game is in progress. If you end it, that try is lost.
history-DAILY_GOES_ON = Dein erster Versuch bei einer Tagespartie dieses Spiels läuft noch. Wenn du ihn beendest, ist er verloren.

# English: Cancel
history-CANCEL = Abbrechen

# English: Resume that one
history-GO_ON_WITH_IT = Die andere fortsetzen

# English: End that one
history-GIVE_IT_UP = Die andere beenden

# English: Share
history-SHARE = Teilen

# English: Whoever opens the link can play the same cards or watch the match. The link contains no names.
history-SHARE_WHY = Wer den Link öffnet, kann dieselben Karten spielen oder die Partie ansehen. Der Link enthält keine Namen.

# English: The deal
history-THIS_DEAL = Die Verteilung

# English: The whole match
history-WHOLE_MATCH = Die ganze Partie

# English: A challenge
history-CHALLENGE = Herausforderung

# English: Link
history-LINK = Link

# English: Copy
history-COPY = Kopieren

# English: Copied.
history-COPIED = Kopiert.

# English: This browser does not let the page copy. The link is selected: please copy it yourself.
history-COPY_YOURSELF = In diesem Browser darf die Seite nichts kopieren. Der Link ist markiert: Bitte kopiere ihn selbst.

# English: QR code of the link
history-CODE = QR-Code des Links

# English: The link is too long for a QR code in this window.
history-NO_CODE = Der Link ist zu lang für einen QR-Code in diesem Fenster.

# English: Share this deal
history-SHARE_DEAL = Diese Verteilung teilen

# English: A match from a link
history-LINKED = Eine Partie aus einem Link

# English: Somebody sent you a deal. Everybody who opens it gets the same cards.
history-LINKED_DEAL = Jemand hat dir eine Kartenverteilung geschickt. Alle, die sie öffnen, bekommen dieselben Karten.

# English: Somebody sent you a match of { $n } { $n -> [one] step *[other] steps }.
history-linked_match =
    Jemand hat dir eine Partie mit { $n } { $n ->
        [one] Schritt
       *[other] Schritten
    } geschickt.

# English: You can watch the whole match, so playing its deal counts as practice.
history-LINKED_PRACTICE = Du kannst die ganze Partie ansehen, also zählt ihre Verteilung für dich nur als Übung.

# English: This device has seen this deal before, so playing it counts as practice.
history-LINKED_SEEN = Diese Verteilung war schon auf diesem Gerät zu sehen, also zählt sie als Übung.

# English: Play this deal
history-PLAY_DEAL = Verteilung spielen

# English: Watch it
history-WATCH_IT = Ansehen

# English: Save to history
history-KEEP_IT = Im Verlauf speichern

# English: It is saved in your history.
history-KEPT_IT = Sie ist in deinem Verlauf gespeichert.

# English: There was no room for it.
history-KEEP_FAILED = Dafür war kein Platz.

# English: Opening …
history-OPENING = Wird geöffnet …

# English: This link does not work
history-BAD_LINK = Dieser Link funktioniert nicht

## ui::pages::about_texts

# English: About Spot On
about-ABOUT_TITLE = Über Spot On

# English: Spot On is a collection of card games in which only the exact number wins. It runs in your browser, needs no account and no server, and sends nothing anywhere.
about-ABOUT_WHAT = Spot On ist eine Sammlung von Kartenspielen, bei denen nur die genaue Zahl gewinnt. Es läuft in deinem Browser, braucht kein Konto und keinen Server und verschickt keine Daten.

# English: The bots play fair
about-FAIR = Die Bots spielen fair

# English: A bot knows only what a person in its seat would know. It does not see hidden cards, the order of the stock or the seed. It must guess the rest, just as you do.
about-FAIR_HOW = Ein Bot weiß nur, was ein Mensch auf seinem Platz wüsste. Er sieht weder verdeckte Karten noch die Reihenfolge des Stapels oder den Startwert. Den Rest muss er raten, genau wie du.

# English: Your browser draws a random number of 256 bits, and a generator uses it to shuffle the cards. All orders are equally likely. Neither the level of the bots nor your play changes that.
about-FAIR_CARDS = Dein Browser zieht eine Zufallszahl von 256 Bit, und ein Generator mischt damit die Karten. Alle Reihenfolgen sind gleich wahrscheinlich. Weder die Stärke der Bots noch dein Spiel ändert daran etwas.

# English: Rules, bots and shuffling are open source, and tests check what is said here. They give a bot two positions that differ only in hidden cards. The bot must not be able to tell them apart.
about-FAIR_PROOF = Die Regeln, die Bots und das Mischen sind quelloffen, und Tests prüfen, was hier steht. Sie geben einem Bot zwei Stellungen, die sich nur in verdeckten Karten unterscheiden. Der Bot darf sie nicht auseinanderhalten können.

# English: Credits
about-CREDITS = Mitwirkende

# English: Card pictures, texts of the rules and program: the authors of Spot On, under the MIT licence.
about-OURS = Kartenbilder, Regeltexte und Programm: die Autoren von Spot On, unter der MIT-Lizenz.

# English: Typeface:
about-TYPEFACE = Schrift:

# English: Spot On is not affiliated with the authors of the games.
about-NOT_AFFILIATED_ALL = Spot On steht in keiner Verbindung zu den Autoren der Spiele.

# English: unknown
about-UNKNOWN_BUILD = unbekannt

# English: Version { $version } · build { $build }
about-version = Version { $version } · Build { $build }

## ui::pages::backup::texts

# English: Back up and restore
backup-EVERYTHING = Sichern und wiederherstellen

# English: Your settings, matches and results are stored only in this browser. A backup file keeps them safe or moves them to another browser.
backup-EVERYTHING_WHY = Deine Einstellungen, Partien und Ergebnisse sind nur in diesem Browser gespeichert. Eine Sicherungsdatei bewahrt sie auf oder bringt sie in einen anderen Browser.

# English: Back up to a file
backup-SAVE = In Datei sichern

# English: Restore from a file
backup-OPEN = Aus Datei wiederherstellen

# English: This is not a Spot On backup. Nothing was changed.
backup-ANOTHER = Das ist keine Sicherung von Spot On. Nichts wurde geändert.

# English: These are exported matches, not a backup. Import them in the history. Nothing was changed.
backup-EXPORTED = Das sind exportierte Partien, keine Sicherung. Importiere sie im Verlauf. Nichts wurde geändert.

# English: A newer version of Spot On made this backup. Nothing was changed.
backup-NEWER = Eine neuere Version von Spot On hat diese Sicherung erstellt. Nichts wurde geändert.

# English: This backup is damaged or cut off. Nothing was changed.
backup-DAMAGED = Diese Sicherung ist beschädigt oder abgeschnitten. Nichts wurde geändert.

# English: Everything in this backup is already here.
backup-ALL_HERE = Alles in dieser Sicherung ist schon da.

# English: Your settings will be replaced.
backup-SETTINGS = Deine Einstellungen werden ersetzt.

# English: Your set-up for { $n } { $n -> [one] game *[other] games } will be replaced.
backup-setups =
    Was du für { $n } { $n ->
        [one] Spiel
       *[other] Spiele
    } eingerichtet hast, wird ersetzt.

# English: { $n } { $n -> [one] tutorial *[other] tutorials } will no longer be offered.
backup-learned =
    { $n } { $n ->
        [one] Tutorial wird
       *[other] Tutorials werden
    } nicht mehr angeboten.

# English: { $n } { $n -> [one] match *[other] matches } in progress will be added.
backup-matches =
    { $n } laufende { $n ->
        [one] Partie wird
       *[other] Partien werden
    } hinzugefügt.

# English: { $n } finished { $n -> [one] match *[other] matches } will be added.
backup-records =
    { $n } beendete { $n ->
        [one] Partie wird
       *[other] Partien werden
    } hinzugefügt.

# English: { $n } { $n -> [one] result *[other] results } will be added to the statistics.
backup-results =
    { $n } { $n ->
        [one] Ergebnis wird
       *[other] Ergebnisse werden
    } der Statistik hinzugefügt.

# English: { $n } { $n -> [one] exercise *[other] exercises } will be added or brought up to date.
backup-exercises =
    { $n } { $n ->
        [one] Aufgabe wird
       *[other] Aufgaben werden
    } hinzugefügt oder aktualisiert.

# English: { $n } { $n -> [one] result *[other] results } of daily deals will be added or brought up to date.
backup-daily_results =
    { $n } { $n ->
        [one] Ergebnis
       *[other] Ergebnisse
    } von Tagespartien { $n ->
        [one] wird
       *[other] werden
    } hinzugefügt oder aktualisiert.

# English: { $n } { $n -> [one] result *[other] results } of puzzles will be added or brought up to date.
backup-puzzles =
    { $n } { $n ->
        [one] Ergebnis
       *[other] Ergebnisse
    } von Rätseln { $n ->
        [one] wird
       *[other] werden
    } hinzugefügt oder aktualisiert.

# English: { $n } unreadable { $n -> [one] item *[other] items } will be kept here, too.
backup-asides =
    { $n } { $n ->
        [one] unlesbarer Eintrag wird
       *[other] unlesbare Einträge werden
    } hier ebenfalls aufbewahrt.

# English: Replace your { $game } match in progress with the one in the backup
backup-replace = Deine laufende Partie { $game } durch die aus der Sicherung ersetzen

# English: Restore
backup-TAKE_OVER = Wiederherstellen

# English: Cancel
backup-CANCEL = Abbrechen

# English: The backup was restored.
backup-TAKEN_OVER = Die Sicherung wurde wiederhergestellt.

# English: There is not enough room for these finished matches. Nothing was changed.
backup-FULL = Für diese beendeten Partien ist nicht genug Platz. Nichts wurde geändert.

# English: { $n } saved { $n -> [one] item *[other] items } could not be read. A copy is kept.
backup-aside =
    { $n } { $n ->
        [one] gespeicherter Eintrag ist
       *[other] gespeicherte Einträge sind
    } nicht lesbar. Eine Kopie bleibt erhalten.

# English: Save the unreadable data
backup-SAVE_ASIDE = Unlesbare Daten sichern

## ui::pages::challenge::texts

# English: A friend has played this deal. Play the same cards against the same bots. Then both matches are compared.
challenge-INVITES = Ein Freund hat diese Verteilung gespielt. Spiel dieselben Karten gegen dieselben Bots. Dann werden beide Partien verglichen.

# English: Bots: { $level }
challenge-against = Bots: { $level }

# English: This device has seen this deal before, so playing it counts as practice.
challenge-SEEN = Diese Verteilung war schon auf diesem Gerät zu sehen, also zählt sie als Übung.

# English: Accept the challenge
challenge-ACCEPT = Annehmen

# English: The match of this link is not finished, so it cannot be compared.
challenge-UNFINISHED = Die Partie dieses Links ist nicht beendet, also lässt sie sich nicht vergleichen.

# English: You and your friend
challenge-COMPARED = Du und dein Freund

# English: You
challenge-YOU = Du

# English: Friend
challenge-FRIEND = Freund

# English: No.
challenge-MOVE = Nr.

# English: Points
challenge-POINTS = Punkte

# English: Result
challenge-RESULT = Ergebnis

# English: won
challenge-WON = gewonnen

# English: not won
challenge-NOT_WON = nicht gewonnen

# English: You are { $n } { $n -> [one] point *[other] points } ahead.
challenge-you_ahead =
    Du liegst { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } vorn.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead.
challenge-friend_ahead =
    Dein Freund liegt { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } vorn.

# English: You are level.
challenge-LEVEL = Ihr seid gleichauf.

# English: Both matches begin with the same { $n } { $n -> [one] move *[other] moves }.
challenge-alike =
    Beide Partien beginnen mit { $n ->
        [one] demselben Zug
       *[other] denselben { $n } Zügen
    }.

# English: The first move differs.
challenge-DIFFERENT = Schon der erste Zug unterscheidet sich.

# English: All moves are the same.
challenge-ALL_ALIKE = Alle Züge sind gleich.

# English: Replay yours
challenge-WATCH_YOURS = Deine ansehen

# English: Replay theirs
challenge-WATCH_THEIRS = Die andere ansehen

# English: Move { $row }: the first difference
challenge-differs = Zug { $row }: der erste Unterschied

## ui::pages::committed_deal::texts

# English: Verifiable deal
committed-deal-COMMITTED = Nachprüfbare Verteilung

# English: You and the bots each choose a part of the seed, and everybody can check that nobody chose the cards.
committed-deal-COMMITTED_WHY = Beide Seiten, du und die Bots, wählen je einen Anteil am Startwert, und alle können nachprüfen, dass niemand die Karten bestimmt hat.

# English: 1. The bots’ part is fixed
committed-deal-THEIRS = 1. Der Anteil der Bots steht fest

# English: The bots’ part of the seed is drawn. This is its hash, the commitment; no other part fits it. Copy it, or take a picture of it.
committed-deal-THEIRS_WHY = Der Anteil der Bots am Startwert ist gezogen. Das ist sein Hash, die Festlegung; kein anderer Anteil passt dazu. Kopiere sie oder mach ein Foto davon.

# English: 2. Your part
committed-deal-YOURS = 2. Dein Anteil

# English: Type anything: 1 to 64 letters, digits or signs, without spaces. Both parts together decide the cards.
committed-deal-YOURS_WHY = Gib irgendetwas ein: 1 bis 64 Buchstaben, Ziffern oder Zeichen ohne Leerzeichen. Beide Anteile zusammen bestimmen die Karten.

# English: Leave empty for a random one
committed-deal-DRAWN = Leer lassen für Zufall

# English: Your part must be 1 to 64 English letters, digits or signs, without spaces.
committed-deal-NO_PART = Dein Anteil muss aus 1 bis 64 Buchstaben (a–z, A–Z), Ziffern oder Zeichen ohne Leerzeichen bestehen.

# English: Deal the cards
committed-deal-DEAL = Karten geben

# English: The bots fixed their part before you named yours:
committed-deal-PLEDGE = Die Bots haben ihren Anteil festgelegt, bevor du deinen genannt hast:

# English: Commitment
committed-deal-COMMITMENT = Festlegung

# English: The bots’ part
committed-deal-BOTS_PART = Anteil der Bots

# English: Your part
committed-deal-YOUR_PART = Dein Anteil

# English: The seed, a hash of both
committed-deal-SEED = Startwert, ein Hash aus beiden

# English: This proves that the bots fixed their part before they knew yours. You did not know theirs when you named yours. So nobody chose these cards.
committed-deal-PROVES = Das beweist, dass die Bots ihren Anteil festgelegt haben, bevor sie deinen kannten. Du kanntest ihren nicht, als du deinen genannt hast. Also hat niemand diese Karten bestimmt.

# English: It does not prove that the bots see no hidden cards. But they cannot: they are given only what their seat may see.
committed-deal-PROVES_NOT = Es beweist nicht, dass die Bots keine verdeckten Karten sehen. Sie können es aber nicht: Sie bekommen nur, was ihr Platz sehen darf.

# English: Verify the deal
committed-deal-CHECK = Verteilung nachprüfen

## ui::pages::compare_with_master::texts

# English: You and Master
compare-with-master-TITLE = Du und der Meister

# English: Master
compare-with-master-MASTER = Meister

# English: Replay Master's
compare-with-master-WATCH = Partie des Meisters ansehen

# English: Master is { $n } { $n -> [one] point *[other] points } ahead.
compare-with-master-ahead =
    Der Meister liegt { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } vorn.

# English: Master plays your cards against the same bots …
compare-with-master-PLAYING = Der Meister spielt deine Karten gegen dieselben Bots …

# English: { $n } { $n -> [one] move *[other] moves } played
compare-with-master-played =
    { $n } { $n ->
        [one] Zug
       *[other] Züge
    } gespielt

# English: The bots do not answer. Reload the page to try again.
compare-with-master-FAILED = Die Bots antworten nicht. Lade die Seite neu, um es noch einmal zu versuchen.

# English: This comparison needs a finished match of one person against bots, without a race.
compare-with-master-NOT_ALONE = Für diesen Vergleich braucht es eine beendete Partie einer Person gegen Bots, ohne Wettlauf.

## ui::pages::daily::texts

# English: Daily deals
daily-DAILY = Tagespartien

# English: Everybody gets the same cards against the same bots. The first try counts.
daily-WHY = Alle bekommen dieselben Karten gegen dieselben Bots. Der erste Versuch zählt.

# English: This day is over, so playing its deals is practice.
daily-PAST = Dieser Tag ist vorbei, seine Partien sind also Übung.

# English: This day has not begun yet.
daily-FUTURE = Dieser Tag hat noch nicht begonnen.

# English: Today’s daily deals
daily-TO_TODAY = Tagespartien von heute

# English: The next day begins in { $n } { $n -> [one] hour *[other] hours }, at midnight UTC.
daily-hours_left =
    Der nächste Tag beginnt in { $n } { $n ->
        [one] Stunde
       *[other] Stunden
    }, um Mitternacht UTC.

# English: The next day begins in { $n } { $n -> [one] minute *[other] minutes }, at midnight UTC.
daily-minutes_left =
    Der nächste Tag beginnt in { $n } { $n ->
        [one] Minute
       *[other] Minuten
    }, um Mitternacht UTC.

# English: In progress
daily-IN_PROGRESS = Läuft noch

# English: Practice only.
daily-NOW_PRACTICE = Nur Übung.

# English: puzzle seen before
daily-ANSWER_WAS_KNOWN = Rätsel war schon bekannt

# English: { $days } { $days -> [one] day *[other] days } in a row
daily-streak =
    { $days } { $days ->
        [one] Tag
       *[other] Tage
    } in Folge

# English: Play a deal today to begin a streak.
daily-NO_STREAK = Spiel heute eine Partie, um eine Serie zu beginnen.

# English: You may miss one day a week without losing the streak.
daily-STREAK_WHY = Einen Tag pro Woche darfst du auslassen, ohne die Serie zu verlieren.

# English: { $n } { $n -> [one] player *[other] players }
daily-players = { $n } Spieler

# English: Solitaire
daily-SOLITAIRE = Solo

# English: A puzzle with one right answer
daily-DAILY_PUZZLE_WHAT = Ein Rätsel mit einer richtigen Lösung

# English: Solve
daily-SOLVE = Lösen

# English: Solved
daily-SOLVED = Gelöst

# English: Not solved
daily-NOT_SOLVED = Nicht gelöst

# English: Won, { $score }
daily-won = Gewonnen, { $score }

# English: Lost, { $score }
daily-lost = Verloren, { $score }

# English: { $points } : { $others }
daily-score = { $points } : { $others }

# English: { $points } { $points -> [one] point *[other] points }
daily-points =
    { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }

# English: { $n } { $n -> [one] move *[other] moves }
daily-moves =
    { $n } { $n ->
        [one] Zug
       *[other] Züge
    }

# English: Play
daily-PLAY = Spielen

# English: Practise
daily-PRACTISE = Üben

# English: Replay
daily-REPLAY = Ansehen

# English: Challenge a friend to { $game }
daily-challenge = Einen Freund herausfordern: { $game }

# English: Challenge
daily-CHALLENGE = Herausfordern

# English: Share the day
daily-SHARE = Tagesergebnis teilen

# English: Spot On, { $date }
daily-shared = Spot On, { $date }

# English: { $game }: { $result }
daily-shared_game = { $game }: { $result }

# English: Today, { $date }
daily-today_is = Heute, { $date }

# English: { $n } of { $all } played
daily-played = { $n } von { $all } gespielt

# English: New today
daily-NOT_PLAYED = Heute neu

# English: Calendar
daily-CALENDAR = Kalender

# English: Earlier month
daily-EARLIER = Früherer Monat

# English: Later month
daily-LATER = Späterer Monat

# English: { $day }: { $n } of { $all } played
daily-day_with = { $day }: { $n } von { $all } gespielt

## ui::pages::no_peeking_texts

# English: There is no server that deals. Your devices deal together, so each of them knows only its own cards.
no-peeking-NO_PEEKING_LEAD = Kein Server gibt die Karten. Eure Geräte geben gemeinsam, daher kennt jedes nur seine eigenen Karten.

# English: Everybody shuffles and locks
no-peeking-LOCKS = Alle mischen und verschließen

# English: Each device shuffles the pack in turn and puts a lock of its own on every card. Then nobody knows where a card lies, not even all the others together.
no-peeking-LOCKS_WHY = Ein Gerät nach dem anderen mischt die Karten und hängt an jede ein eigenes Schloss. Dann weiß niemand, wo eine Karte liegt, nicht einmal alle anderen zusammen.

# English: A card opens for one player
no-peeking-OPENS = Eine Karte öffnet sich für einen Spieler

# English: You draw a card. The others send your device their keys for this card, and for no other. Only your device has the last key.
no-peeking-OPENS_WHY = Du ziehst eine Karte. Die anderen schicken deinem Gerät ihre Schlüssel für diese Karte und für keine andere. Den letzten Schlüssel hat nur dein Gerät.

# English: Everybody checks every move
no-peeking-PLAYS = Alle prüfen jeden Zug

# English: A device signs each move. A card that cannot be there, or a second version of a move, is noticed at once.
no-peeking-PLAYS_WHY = Jedes Gerät unterschreibt seine Züge. Eine Karte, die nicht da sein kann, oder eine zweite Fassung eines Zugs fällt sofort auf.

# English: At the end of a round everything is shown
no-peeking-AUDITS = Am Ende einer Runde wird alles gezeigt

# English: All devices show their secrets of the round. Each repeats every shuffle and every move by the full rules. Whoever has cheated is named, with the step.
no-peeking-AUDITS_WHY = Alle Geräte zeigen ihre Geheimnisse der Runde. Jedes wiederholt jedes Mischen und jeden Zug nach den vollen Regeln. Wer betrogen hat, wird genannt, mit dem Schritt.

# English: What this does not prevent
no-peeking-NOT_PREVENTED = Was das nicht verhindert

# English: People can tell each other their cards, or look at each other's screens.
no-peeking-THEY_TALK = Menschen können einander ihre Karten verraten oder sich auf den Bildschirm schauen.

# English: Somebody can leave instead of showing the secrets. That round is not checked, and does not count.
no-peeking-THEY_LEAVE = Jemand kann gehen, statt die Geheimnisse zu zeigen. Diese Runde wird nicht geprüft und zählt nicht.

# English: In a race each device measures its own time.
no-peeking-THEY_MEASURE = In einem Wettlauf misst jedes Gerät seine eigene Zeit.

# English: Whoever shuffles last could put one card into two places, and so know one card of another hand. The check at the end of the round shows it.
no-peeking-THEY_DOUBLE = Wer zuletzt mischt, könnte eine Karte an zwei Stellen legen und so eine Karte einer anderen Hand kennen. Die Prüfung am Ende der Runde zeigt es.

# English: The developer tools of a browser show only what its player may know.
no-peeking-LOOK_INSIDE = Die Entwicklerwerkzeuge eines Browsers zeigen nur, was sein Spieler wissen darf.

## ui::pages::review::texts

# English: Review of { $game }
review-of_game = Analyse: { $game }

# English: Whose decisions
review-WHOSE = Wessen Entscheidungen

# English: { $n } of { $all } decisions reviewed
review-progress = { $n } von { $all } Entscheidungen analysiert

# English: Less than a minute left.
review-LESS_THAN_A_MINUTE = Noch weniger als eine Minute.

# English: About { $n } { $n -> [one] minute *[other] minutes } left.
review-minutes_left =
    Noch etwa { $n } { $n ->
        [one] Minute
       *[other] Minuten
    }.

# English: Some decisions could not be reviewed: the bots do not answer.
review-FAILED = Einige Entscheidungen ließen sich nicht analysieren: Die Bots antworten nicht.

# English: Only a finished match can be reviewed.
review-NOT_OVER = Nur eine beendete Partie lässt sich analysieren.

# English: { $who } made no clear mistake.
review-no_mistakes =
    { $who } { $who ->
        [you] hast
       *[other] hat
    } keinen klaren Fehler gemacht.

# English: { $who } made { $n } clear { $n -> [one] mistake *[other] mistakes }. { $n -> [one] It *[other] Together they } lowered the chance to win by { $loss }.
review-mistakes =
    { $who } { $who ->
        [you] hast
       *[other] hat
    } { $n } { $n ->
        [one] klaren
       *[other] klare
    } Fehler gemacht. { $n ->
        [one] Das hat
       *[other] Zusammen haben sie
    } die Gewinnchance um { $loss } gesenkt.

# English: There was nothing to decide.
review-NO_DECISIONS = Es gab nichts zu entscheiden.

# English: Good luck raised the chance to win by { $gain }.
review-lucky = Glück hat die Gewinnchance um { $gain } erhöht.

# English: Bad luck lowered the chance to win by { $loss }.
review-unlucky = Pech hat die Gewinnchance um { $loss } gesenkt.

# English: Good and bad luck balanced each other.
review-EVEN = Glück und Pech haben sich ausgeglichen.

# English: Chance to win
review-CHANCE = Gewinnchance

# English: Chance to win during the match, from { $start }% to { $end }%. The list below has every number.
review-chart = Gewinnchance im Verlauf der Partie, von { $start } % bis { $end } %. Die Liste unten enthält jede Zahl.

# English: Effect of luck and mistakes
review-LUCK_AND_SKILL = Wirkung von Glück und Fehlern

# English: Luck
review-LUCK = Glück

# English: Mistakes
review-MISTAKES = Fehler

# English: { $percent }%
review-percent = { $percent } %

# English: less than 1%
review-LESS_THAN_ONE = weniger als 1 %

# English: The decisions that mattered most
review-TURNING_POINTS = Die wichtigsten Entscheidungen

# English: Decision { $n }
review-decision = Entscheidung { $n }

# English: This move lowered the chance to win by { $percent }.
review-cost = Dieser Zug hat die Gewinnchance um { $percent } gesenkt.

# English: Played
review-PLAYED = Gespielt

# English: Better
review-BETTER = Besser

# English: wins { $percent } of the time
review-wins = gewinnt in { $percent } der Fälle

# English: On average, this player then gets { $own } in the round, and { $n -> [one] the other player *[other] each other player } { $others }.
review-outlook =
    Im Durchschnitt bekommt dieser Spieler dann { $own } in der Runde und { $n ->
        [one] der andere Spieler
       *[other] jeder andere Spieler
    } { $others }.

# English: { $who }: { $points }
review-score_of = { $who }: { $points }

# English: Try again with these cards
review-TRY_AGAIN = Noch einmal mit diesen Karten

# English: Try again with other cards
review-TRY_OTHER = Noch einmal mit anderen Karten

# English: “Other cards” means: cards that were visible stay, the others are shuffled.
review-TRY_OTHER_WHY = „Andere Karten“ heißt: Sichtbare Karten bleiben, die übrigen werden neu gemischt.

# English: All decisions
review-ALL_DECISIONS = Alle Entscheidungen

# English: best
review-BEST = am besten

# English: good
review-GOOD = gut

# English: inaccurate
review-INEXACT = ungenau

# English: costly
review-COSTLY = teuer

# English: What is this?
review-WHAT_IS_THIS = Was ist das?

# English: The chance to win the match, judging by what the player could know.
review-WHAT_CHANCE = Die Chance, die Partie zu gewinnen, nach dem, was der Spieler wissen konnte.

# English: Bots play the match to its end many times. Each time, other cards are in the places that the player could not see. The number is the share of wins.
review-WHAT_PLAYOUTS = Bots spielen die Partie viele Male zu Ende. Jedes Mal liegen andere Karten dort, wo der Spieler nicht hinsehen konnte. Die Zahl ist der Anteil der Siege.

# English: In a solitaire it is exact: every order of the cards has been counted.
review-WHAT_EXACT = Im Solo ist sie exakt: Jede Reihenfolge der Karten wurde gezählt.

# English: A mistake: another move wins clearly more often with the same cards. Small differences do not count, because they may be chance.
review-WHAT_MISTAKE = Ein Fehler: Ein anderer Zug gewinnt mit denselben Karten deutlich öfter. Kleine Unterschiede zählen nicht, denn sie können Zufall sein.

# English: The loss is the difference between the chances to win after the two moves.
review-WHAT_COST = Der Verlust ist der Unterschied zwischen den Gewinnchancen nach den beiden Zügen.

# English: Luck: what the cards and the other players changed between two decisions.
review-WHAT_LUCK = Glück: was die Karten und die anderen Spieler zwischen zwei Entscheidungen geändert haben.

# English: The numbers are sums of all changes, so they may exceed 100%. Start, luck and mistakes add up to 100% for a win and to 0% for a loss.
review-WHAT_SUM = Die Zahlen sind Summen aller Änderungen, daher können sie über 100 % liegen. Start, Glück und Fehler ergeben bei einem Sieg zusammen 100 %, bei einer Niederlage 0 %.

# English: “Costly” means: the chance to win fell by 8% or more. “Inaccurate” means: by 2% or more.
review-WHAT_GRADES = „Teuer“ heißt: Die Gewinnchance fiel um 8 % oder mehr. „Ungenau“ heißt: um 2 % oder mehr.

## ui::pages::statistics::texts

# English: Matches you finish appear here: how often you win, against whom, and by how much. There are none yet.
statistics-NOTHING_YET = Hier erscheinen deine beendeten Partien: wie oft du gewinnst, gegen wen und wie hoch. Noch gibt es keine.

# English: This browser cannot save, so no matches are counted here.
statistics-KEEPS_NONE = Dieser Browser kann nicht speichern, also werden hier keine Partien gezählt.

# English: Matches count if one person plays them to the end. “With help” means with hints or undone moves. “Practice” means that hidden cards were known, for example after an undo or from an earlier match of the same deal.
statistics-COUNTED = Partien zählen, wenn eine Person sie zu Ende spielt. „Mit Hilfe“ heißt: mit Tipps oder zurückgenommenen Zügen. „Übung“ heißt, dass verdeckte Karten bekannt waren, etwa nach einer Rücknahme oder aus einer früheren Partie derselben Verteilung.

# English: There are no matches of this kind.
statistics-NONE_OF_THESE = Partien dieser Art gibt es nicht.

# English: Game
statistics-GAME = Spiel

# English: All games
statistics-ALL_GAMES = Alle Spiele

# English: Bots
statistics-LEVEL = Bots

# English: All levels
statistics-ALL_LEVELS = Alle Stärken

# English: Bots of several levels
statistics-MIXED_LEVELS = Bots verschiedener Stärke

# English: Matches
statistics-KIND = Partien

# English: Without help
statistics-WITHOUT_HELP = Ohne Hilfe

# English: With help
statistics-WITH_HELP = Mit Hilfe

# English: Practice
statistics-PRACTICE = Übung

# English: { $won } of { $played } { $played -> [one] match *[other] matches } won
statistics-won_of =
    { $won } von { $played } { $played ->
        [one] Partie
       *[other] Partien
    } gewonnen

# English: The last { $n } { $n -> [one] match *[other] matches }, the newest on the right: { $won } won.
statistics-latest =
    Die { $n ->
        [one] letzte Partie
       *[other] letzten { $n } Partien, die neueste rechts
    }: { $won } gewonnen.

# English: Share of wins among ten matches, from the oldest to the newest: { $first }% at first, { $last }% at last, between { $least }% and { $most }%.
statistics-wins_over_time = Anteil der Siege über je zehn Partien, von der ältesten zur neuesten: zuerst { $first } %, zuletzt { $last } %, zwischen { $least } % und { $most } %.

# English: By game
statistics-BY_GAME = Nach Spiel

# English: By bots
statistics-BY_LEVEL = Nach Stärke der Bots

# English: { $won } of { $played }
statistics-of = { $won } von { $played }

# English: { $n } { $n -> [one] player *[other] players }
statistics-players = { $n } Spieler

# English: from earlier versions, with any options
statistics-EARLIER = aus früheren Versionen, mit beliebigen Optionen

# English: Played
statistics-PLAYED = Gespielt

# English: Won
statistics-WON = Gewonnen

# English: { $number }%
statistics-percent = { $number } %

# English: Best result
statistics-BEST = Bestes Ergebnis

# English: Average
statistics-AVERAGE = Durchschnitt

# English: Wins in a row
statistics-STREAK = Siege in Folge

# English: Best streak
statistics-LONGEST_STREAK = Beste Serie

# English: Hints
statistics-HINTS = Tipps

# English: Undos
statistics-UNDOS = Rücknahmen

# Caption of the chart.
# English: Points of the last { $n } { $n -> [one] match *[other] matches } in order; the line is the average of ten.
statistics-course =
    Punkte der letzten { $n } { $n ->
        [one] Partie
       *[other] Partien
    } der Reihe nach; die Linie ist der Durchschnitt über zehn.

# English: You won { $won } of the last { $n }, with { $average } points on average.
statistics-lately = Von den letzten { $n } hast du { $won } gewonnen, mit durchschnittlich { $average } Punkten.

# English: How often each result occurred. The filled part of a column shows wins. The most frequent result was { $scores }: { $n } { $n -> [one] time *[other] times }.
statistics-distribution = Wie oft jedes Ergebnis vorkam. Der gefüllte Teil einer Säule zeigt Siege. Das häufigste Ergebnis war { $scores }: { $n }-mal.

# English: { $least } to { $most }
statistics-range = { $least } bis { $most }

# English: { $scores }: { $n } { $n -> [one] match *[other] matches }, { $won } won
statistics-bar =
    { $scores }: { $n } { $n ->
        [one] Partie
       *[other] Partien
    }, { $won } gewonnen

# English: won
statistics-WON_DOT = gewonnen

# English: not won
statistics-LOST_DOT = nicht gewonnen

# English: Daily deals and puzzles
statistics-DAILY_AND_PUZZLES = Tagespartien und Rätsel

# English: Days in a row
statistics-DAYS_IN_A_ROW = Tage in Folge

# English: Most days in a row
statistics-MOST_DAYS = Meiste Tage in Folge

# English: Daily puzzles solved
statistics-DAILY_PUZZLES_SOLVED = Tagesrätsel gelöst

# English: Daily deals won
statistics-DEALS_WON = Tagespartien gewonnen

# English: Puzzles solved
statistics-PUZZLES_SOLVED = Rätsel gelöst

# English: Rating
statistics-RATING = Wertung

# English: Best puzzle streak
statistics-BEST_ROW = Beste Rätselserie

# English: Best rush
statistics-BEST_RUSH = Bester Blitz

# English: Fastest sprint
statistics-BEST_SPRINT = Schnellster Sprint

# English: Delete these results
statistics-DELETE_THESE = Diese Ergebnisse löschen

# English: Delete { $n -> [one] this result *[other] these { $n } results }?
statistics-delete_question =
    { $n ->
        [one] Dieses Ergebnis
       *[other] Diese { $n } Ergebnisse
    } löschen?

# English: Delete
statistics-DELETE = Löschen

# English: Keep
statistics-KEEP = Behalten

# English: Deleted.
statistics-DELETED = Gelöscht.

# English: Undo
statistics-UNDO = Rückgängig

## ui::pages::three_deals::texts

# English: Three deals
three-deals-TITLE = Drei Verteilungen

# English: You and Master play the same three deals against the same bots. Your margin is compared with Master’s, so luck counts less. Results are hidden until you have played.
three-deals-WHY = Der Meister und du, ihr spielt dieselben drei Kartenverteilungen gegen dieselben Bots. Dein Vorsprung wird mit dem des Meisters verglichen, so zählt Glück weniger. Ergebnisse bleiben verborgen, bis du gespielt hast.

# English: Deal
three-deals-DEAL = Verteilung

# English: You
three-deals-YOU = Du

# English: Master
three-deals-MASTER = Meister

# English: Friend
three-deals-FRIEND = Freund

# English: Difference
three-deals-DIFFERENCE = Unterschied

# English: Play the next deal
three-deals-PLAY = Nächste spielen

# English: plays …
three-deals-WAITING = spielt …

# English: hidden
three-deals-HIDDEN = verborgen

# English: to play
three-deals-NOT_YET = noch offen

# English: You are { $n } { $n -> [one] point *[other] points } ahead of Master over three deals.
three-deals-ahead_of_master =
    Du liegst nach drei Verteilungen { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } vor dem Meister.

# English: Master is { $n } { $n -> [one] point *[other] points } ahead of you over three deals.
three-deals-behind_master =
    Der Meister liegt nach drei Verteilungen { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } vor dir.

# English: You and Master are level over three deals.
three-deals-LEVEL = Du und der Meister seid nach drei Verteilungen gleichauf.

# English: You are { $n } { $n -> [one] point *[other] points } ahead of your friend.
three-deals-ahead_of_friend =
    Du liegst { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } vor deinem Freund.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead of you.
three-deals-behind_friend =
    Dein Freund liegt { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } vor dir.

# English: You and your friend are level.
three-deals-LEVEL_WITH_FRIEND = Du und dein Freund seid gleichauf.

# English: Challenge a friend to these deals
three-deals-SHARE = Freund herausfordern

# English: Three other deals
three-deals-AGAIN = Drei andere Verteilungen

# English: This link has no finished matches of these deals, so your friend’s results are missing.
three-deals-NOT_THESE = Dieser Link enthält keine beendeten Partien dieser Verteilungen, also fehlen die Ergebnisse deines Freundes.

# English: The bots do not answer, so Master’s results are missing. Reload the page to try again.
three-deals-FAILED = Die Bots antworten nicht, also fehlen die Ergebnisse des Meisters. Lade die Seite neu, um es noch einmal zu versuchen.

# English: Compare
three-deals-COMPARE = Vergleichen

# English: Compare deal { $n } with Master’s match
three-deals-compare = Verteilung { $n } mit der Partie des Meisters vergleichen

## ui::play::expression_texts

# English: { $part }, remove
play-expression-take_out = { $part }, entfernen

# English: { $part }, change
play-expression-change = { $part }, ändern

# English: Best possible
play-expression-BEST_POSSIBLE = Beste mögliche

# English: The best possible answer was { $says } = { $line }.
play-expression-best_possible = Die beste mögliche Lösung war { $says } = { $line }.

# English: { $n } seconds left.
play-expression-ten_left = Noch { $n } Sekunden.

## ui::play::texts

# English: All games
play-ALL_GAMES = Alle Spiele

# English: Undo
play-TAKE_BACK = Rückgängig

# English: Hint
play-HINT = Tipp

# English: Log
play-LOG = Protokoll

# English: Rules
play-RULES = Regeln

# A button's name with its key.
# English: { $name } ({ $key })
play-with_key = { $name } ({ $key })

# English: Your turn
play-YOUR_TURN = Du bist dran

# English: Hint: { $mv }
play-hint = Tipp: { $mv }

# English: it is in the field
play-ON_THE_LINE = steht im Lösungsfeld

# English: wait, there is no better answer
play-WAIT = warte, es gibt keine bessere Lösung

# English: Your turn: { $prompt }.
play-turn_to = Du bist dran: { $prompt }.

# English: { $who } is playing
play-is_playing = { $who } ist dran

# English: tap to skip
play-TAP_TO_SKIP = tippen zum Überspringen

# English: The { $round } is over
play-is_over = { $round } beendet

# English: The match is over
play-MATCH_IS_OVER = Die Partie ist zu Ende

# English: This browser cannot save, so the match is lost when you close the page.
play-UNKEPT = Dieser Browser kann nicht speichern, also geht die Partie verloren, wenn du die Seite schließt.

# English: Only part of your saved match could be read. A full copy is kept.
play-PART_READ = Deine gespeicherte Partie ließ sich nur zum Teil lesen. Eine vollständige Kopie bleibt erhalten.

# English: Your saved match could not be read. A copy is kept, and this is a new match.
play-NONE_READ = Deine gespeicherte Partie ließ sich nicht lesen. Eine Kopie bleibt erhalten, und dies ist eine neue Partie.

# English: A saved match cannot be read right now, so this is a new one. Close other tabs of Spot On, then reload.
play-UNREADABLE = Eine gespeicherte Partie lässt sich gerade nicht lesen, darum ist dies eine neue. Schließe andere Tabs von Spot On und lade die Seite neu.

# English: A newer version saved a match here. It is safe, but this version cannot save your moves.
play-NEWER = Eine neuere Version hat hier eine Partie gespeichert. Sie ist sicher, aber diese Version kann deine Züge nicht speichern.

# English: This match is open in another tab
play-ELSEWHERE = Diese Partie ist in einem anderen Tab offen

# English: Continue there, or play here. Nothing is lost.
play-ELSEWHERE_MORE = Mach dort weiter oder spiel hier. Nichts geht verloren.

# English: Play here
play-TAKE_OVER = Hier spielen

# English: The bots could not be started.
play-BOTS_FAILED = Die Bots ließen sich nicht starten.

# English: Try again
play-TRY_AGAIN = Erneut versuchen

# English: Move undone.
play-TAKEN_BACK = Zug zurückgenommen.

# English: Seconds left
play-SECONDS_LEFT = Sekunden übrig

# English: Your { $place }
play-your = { $place } (du)

# English: { $who }'s { $place }
play-of = { $place } ({ $who })

# English: No cards.
play-NO_CARDS = Keine Karten.

# English: { $n } { $n -> [one] card *[other] cards }: { $names }.
play-cards =
    { $n } { $n ->
        [one] Karte
       *[other] Karten
    }: { $names }.

# English: hidden card
play-HIDDEN = verdeckte Karte

# Label of a card among others.
# English: { $card }, { $at } of { $count }
play-slot = { $card }, { $at } von { $count }

# English: new
play-NEW = neu

# English: { $place }, { $count } { $count -> [one] card *[other] cards }
play-pile =
    { $place }, { $count } { $count ->
        [one] Karte
       *[other] Karten
    }

# English: { $card } on top
play-on_top = { $card } oben

# English: ordered: { $suit }
play-ordered = gewünscht: { $suit }

# English: of { $goal }
play-goal = von { $goal }

# English: Still in the stock
play-TO_COME = Noch im Stapel

# English: { $card }: { $n }
play-times = { $card }: { $n }

# English: Sort
play-SORT = Sortieren

# English: Sorted by rank.
play-BY_RANK = Nach Rang sortiert.

# English: Sorted by suit.
play-BY_SUIT = Nach Farbe sortiert.

# English: Sorted by rank, aces high.
play-BY_VALUE = Nach Rang sortiert, Asse hoch.

# English: In your own order.
play-AS_DEALT = In deiner eigenen Reihenfolge.

# English: exactly { $goal }
play-exactly = genau { $goal }

# English: { $value }, { $more } over
play-over = { $value }, { $more } zu viel

# English: { $value }, { $less } short
play-short = { $value }, { $less } zu wenig

# English: Choose
play-CHOOSE = Wählen

# English: You have seen something new since. If you undo this, the match becomes practice and does not count.
play-UNDO_ENDS_COUNTING = Du hast seither Neues gesehen. Wenn du das zurücknimmst, wird die Partie zur Übung und zählt nicht.

# English: You have seen something new since. If you undo this, today's try becomes practice and does not count.
play-UNDO_ENDS_DAILY = Du hast seither Neues gesehen. Wenn du das zurücknimmst, wird der heutige Versuch zur Übung und zählt nicht.

# English: Your result will show that you used a hint.
play-HINT_IS_TOLD = Bei deinem Ergebnis wird stehen, dass du einen Tipp benutzt hast.

# English: Cancel
play-CANCEL = Abbrechen

# English: Delete
play-DELETE = Löschen

# English: Clear
play-CLEAR = Leeren

# English: Scores
play-SCORES = Punkte

# English: The goal is { $goal } points
play-first_to = Das Ziel sind { $goal } Punkte

# English: Log of the match
play-LOG_OF_THE_MATCH = Protokoll der Partie

# English: What happened, newest first
play-LATEST_FIRST = Was geschehen ist, das Neueste zuerst

# English: Fairness check
play-FAIRNESS = Fairnesstest

# English: Asking the bot a hundred times …
play-FAIRNESS_ASKS = Der Bot wird hundertmal gefragt …

# English: No bot has played yet.
play-FAIRNESS_NOTHING = Noch hat kein Bot gespielt.

# English: { $who } had to choose the last move again. Each time the hidden cards were dealt differently: { $deals } { $deals -> [one] time *[other] times }.
play-fairness = { $who } musste den letzten Zug { $deals }-mal neu wählen. Jedes Mal waren die verdeckten Karten anders verteilt.

# English: The same answer { $same } times out of { $deals }:
play-fairness_same = { $same } von { $deals } Antworten waren gleich:

# English: A bot that looked at hidden cards would change its answer when they change.
play-FAIRNESS_WHY = Ein Bot, der verdeckte Karten ansieht, würde anders antworten, wenn sie sich ändern.

# English: wait
play-IT_WAITS = warten

# English: Keys
play-KEYS = Tasten

# English: Close
play-CLOSE = Schließen

# English: next place on the table
play-KEY_TAB = nächste Stelle auf dem Tisch

# English: move along your hand
play-KEY_ARROWS = durch deine Hand gehen

# English: move a card within your hand
play-KEY_SHIFT = eine Karte in deiner Hand verschieben

# English: play the card, draw, or press the button
play-KEY_ENTER = Karte spielen, ziehen oder Knopf drücken

# English: sort your hand
play-KEY_SORT = deine Hand sortieren

# English: undo
play-KEY_UNDO = rückgängig

# English: hint
play-KEY_HINT = Tipp

# English: do not wait for a bot's move
play-KEY_SKIP = nicht auf den Zug eines Bots warten

# English: log
play-KEY_LOG = Protokoll

# English: this list
play-KEY_LIST = diese Liste

# English: cancel, or close what is open
play-KEY_ESCAPE = abbrechen oder schließen, was offen ist

# English: Next to play on this device:
play-NEXT_AT_THE_DEVICE = Als Nächstes an diesem Gerät:

# English: Show my cards
play-LIFT = Meine Karten zeigen

# English: I am { $who }
play-instead = Ich bin { $who }

# English: Hand over
play-HAND_OVER = Gerät weitergeben

# English: Tutorial
play-TUTORIAL = Tutorial

# English: New to this game?
play-OFFER = Neu in diesem Spiel?

# English: No, thanks
play-NO_THANKS = Nein, danke

# English: Now the other player moves.
play-WATCH = Jetzt ist der andere Spieler dran.

# English: That is a legal move, but please follow the tutorial for now.
play-STRAYED = Dieser Zug ist erlaubt, aber folge jetzt bitte dem Tutorial.

# English: { $step } of { $steps }
play-step_of = { $step } von { $steps }

# English: Skip
play-SKIP = Überspringen

# English: Next
play-GO_ON = Weiter

# English: Play a match
play-PLAY_NOW = Partie spielen

# English: The tutorial could not be loaded. Please check the connection.
play-NO_TUTORIAL = Das Tutorial ließ sich nicht laden. Bitte prüfe die Verbindung.

# English: Back
play-BACK = Zurück

# English: Next
play-NEXT_PUZZLE = Weiter

# English: A similar one
play-SIMILAR_PUZZLE = Ähnliches Rätsel

# English: The round so far:
play-ROUND_SO_FAR = Die Runde bisher:

# English: Ruled out since this move: { $cards }. { $step }
play-ruled_out = Ausgeschlossen seit diesem Zug: { $cards }. { $step }

# English: One move back
play-STEP_BACK = Ein Zug zurück

# English: One move forward
play-STEP_FORWARD = Ein Zug vor

# English: Show the answer
play-SHOW_ANSWER = Lösung zeigen

# English: Start over
play-START_OVER = Von vorn

# English: { $n } of { $all } ways found.
play-ways_found = { $n } von { $all } Wegen gefunden.

# English: Next in the stock: { $cards }
play-next_cards = Als Nächstes im Stapel: { $cards }

# English: You have found this way already.
play-SAME_WAY = Diesen Weg hast du schon gefunden.

# English: Next { $round }
play-next = Nächste { $round }

# English: Play again
play-AGAIN = Noch eine Partie

# English: Set up
play-SET_UP = Einrichten

# English: Compare
play-COMPARE = Vergleichen

# English: Daily deals
play-TO_THE_DAY = Tagespartien

# English: A new match begins.
play-NEW_MATCH = Eine neue Partie beginnt.

# English: Not this time
play-NOT_THIS_TIME = Diesmal nicht

# English: A draw
play-A_DRAW = Unentschieden

# English: You win!
play-YOU_WIN = Du hast gewonnen!

# English: { $who } wins
play-wins = { $who } hat gewonnen

# English: { $names } share the win
play-share = Geteilter Sieg: { $names }

# English: { $n } × undo
play-taken_back = { $n } × zurückgenommen

# English: { $n } × hint
play-hints = { $n } × Tipp

# English: practice, so it does not count
play-PRACTICE = Übung, zählt also nicht

# English: Daily deal
play-DAILY_COUNTS = Tagespartie

# English: This is your first try at a daily deal, so it counts.
play-DAILY_COUNTS_WHY = Das ist dein erster Versuch bei dieser Tagespartie, also zählt er.

# English: Practice
play-PRACTICE_MARK = Übung

# English: Points over time
play-COURSE = Punkteverlauf

# English: { $who }: { $totals }
play-course_of = { $who }: { $totals }

# A step of the match, with the points that it brought.
# English: Best moment: { $who }, { $points }
play-best_moment = Bester Moment: { $who }, { $points }

## ui::puzzles::exercise_texts

# English: These are costly mistakes from your own matches. Find the better move. Each one returns until you have found it three times.
puzzles-exercise-WHAT = Das sind teure Fehler aus deinen eigenen Partien. Finde den besseren Zug. Jede Aufgabe kommt wieder, bis du sie dreimal gelöst hast.

# English: { $n } { $n -> [one] exercise *[other] exercises } left for today
puzzles-exercise-left =
    Noch { $n } { $n ->
        [one] Aufgabe
       *[other] Aufgaben
    } für heute

# English: What do you play?
puzzles-exercise-QUESTION = Was spielst du?

# English: Right.
puzzles-exercise-RIGHT = Richtig.

# English: Not this time. Better: { $mv }
puzzles-exercise-wrong = Diesmal nicht. Besser: { $mv }

# English: It comes back in { $days } { $days -> [one] day *[other] days }.
puzzles-exercise-in_days =
    Sie kommt in { $days } { $days ->
        [one] Tag
       *[other] Tagen
    } wieder.

# English: You have learned it.
puzzles-exercise-LEARNED = Diese Aufgabe beherrschst du jetzt.

# English: You have already answered it today, so this does not count.
puzzles-exercise-ANSWERED_BEFORE = Du hast sie heute schon beantwortet, also zählt das nicht.

# English: Nothing is left for today.
puzzles-exercise-DONE = Für heute ist nichts mehr übrig.

# English: Your costly mistakes appear here the day after you review a match. There are none yet.
puzzles-exercise-NONE = Deine teuren Fehler erscheinen hier am Tag, nachdem du eine Partie analysiert hast. Noch gibt es keine.

# English: { $n } { $n -> [one] exercise waits *[other] exercises wait } for another day.
puzzles-exercise-waiting =
    { $n } { $n ->
        [one] Aufgabe wartet
       *[other] Aufgaben warten
    } auf einen anderen Tag.

## ui::puzzles::texts

# English: Find the one right move. Every answer has been proved.
puzzles-WHY = Finde den einen richtigen Zug. Jede Lösung ist bewiesen.

# English: rating { $rating }
puzzles-rating = Wertung { $rating }

# English: { $n } solved
puzzles-solved = { $n } gelöst

# English: { $rating }?
puzzles-provisional = { $rating }?

# English: { $rating }
puzzles-settled = { $rating }

# English: Best streak: { $n }
puzzles-streak = Beste Serie: { $n }

# English: Best rush: { $n }
puzzles-rush_best = Bester Blitz: { $n }

# English: Solve
puzzles-SOLVE = Lösen

# English: Solve puzzles of { $game }
puzzles-solve_game = Rätsel lösen: { $game }

# English: All cards open
puzzles-PROBLEMS = Alle Karten offen

# English: { $game }: problems with all cards open
puzzles-problems_of = { $game }: Probleme mit offenen Karten

# English: Rush
puzzles-RUSH = Blitz

# English: Rush: puzzles of { $game } in three minutes
puzzles-rush_game = Blitz: Rätsel in drei Minuten, { $game }

# English: Solve as many puzzles as you can in three minutes. The third mistake ends the rush.
puzzles-RUSH_WHY = Löse in drei Minuten so viele Rätsel wie möglich. Der dritte Fehler beendet den Blitz.

# English: Course
puzzles-COURSE = Kurs

# English: Course: { $game }
puzzles-course_of = Kurs: { $game }

# English: Twenty puzzles from easy to hard. Look at an example of each kind first.
puzzles-COURSE_WHY = Zwanzig Rätsel von leicht bis schwer. Sieh dir zuerst von jeder Art ein Beispiel an.

# English: Kinds of puzzles
puzzles-EXAMPLES = Arten von Rätseln

# English: Example
puzzles-EXAMPLE = Beispiel

# English: Example: { $question }
puzzles-example_of = Beispiel: { $question }

# English: Twenty puzzles
puzzles-COURSE_STEPS = Zwanzig Rätsel

# English: Puzzle { $n }, rated { $rating }, { $state }
puzzles-course_step = Rätsel { $n }, Wertung { $rating }, { $state }

# English: not tried
puzzles-NOT_TRIED = nicht versucht

# English: solved
puzzles-SOLVED = gelöst

# English: That was the last puzzle of the course.
puzzles-COURSE_DONE = Das war das letzte Rätsel des Kurses.

# English: More ways to solve
puzzles-MORE_WAYS = Weitere Modi

# English: More ways to solve: { $game }
puzzles-more_ways = Weitere Modi: { $game }

# English: All puzzles
puzzles-ALL_PUZZLES = Alle Rätsel

# English: Puzzle rated { $rating }
puzzles-rated = Rätsel mit Wertung { $rating }

# English: Your rating: { $rating }
puzzles-yours = Deine Wertung: { $rating }

# English: Skill: { $what }
puzzles-trains = Trainiert: { $what }

# English: Like this: { $mv }
puzzles-example = Zum Beispiel: { $mv }

# English: Right.
puzzles-RIGHT = Richtig.

# English: Not this one. The answer: { $mv }
puzzles-wrong = Das war es nicht. Die Lösung: { $mv }

# English: After that the other player can prevent it, or is faster:
puzzles-CAN_BE_STOPPED = Danach kann der andere Spieler es verhindern oder ist schneller:

# English: After that it cannot be done in time.
puzzles-TOO_LATE = Danach geht es nicht mehr rechtzeitig.

# English: { $first }, or { $second }
puzzles-or = { $first } oder { $second }

# English: { $first }. Then: { $second }
puzzles-then = { $first }. Dann: { $second }

# English: { $n } in a row.
puzzles-in_a_row = { $n } in Folge.

# English: The puzzles could not be loaded. Please check the connection.
puzzles-NOT_LOADED = Die Rätsel ließen sich nicht laden. Bitte prüfe die Verbindung.

# English: You have solved all puzzles of this game.
puzzles-ALL_SOLVED = Du hast alle Rätsel dieses Spiels gelöst.

# English: These puzzles do not exist. Here are all puzzles.
puzzles-NO_SUCH_PAGE = Diese Rätsel gibt es nicht. Hier sind alle Rätsel.

# English: { $game } has no sums. Here are all puzzles.
puzzles-no_sums = { $game } hat keine Summen. Hier sind alle Rätsel.

# English: { $minutes }:{ $seconds } · { $solved } solved · { $mistakes } of 3 mistakes
puzzles-left = { $minutes }:{ $seconds } · { $solved } gelöst · { $mistakes } von 3 Fehlern

# English: The rush is over: { $n } { $n -> [one] puzzle *[other] puzzles } solved.
puzzles-rush_over = Der Blitz ist vorbei: { $n } Rätsel gelöst.

# English: This is your best rush.
puzzles-NEW_BEST_RUSH = Das ist dein bester Blitz.

# English: Rush again
puzzles-RUSH_AGAIN = Neuer Blitz

# English: resumed
puzzles-GOES_ON = fortgesetzt

# English: You have seen this puzzle before, so your rating stays.
puzzles-KNOWN_PUZZLE = Dieses Rätsel kanntest du schon, also bleibt deine Wertung gleich.

# English: Practice: this answer does not count.
puzzles-PRACTICE_PUZZLE = Übung: Diese Antwort zählt nicht.

# English: Ten puzzles as fast as you can. A wrong answer costs ten seconds.
puzzles-SPRINT_WHY = Zehn Rätsel, so schnell du kannst. Eine falsche Antwort kostet zehn Sekunden.

# English: Sprint, { $level }: { $game }
puzzles-sprint_game = Sprint, { $level }: { $game }

# English: easy
puzzles-EASY = leicht

# English: medium
puzzles-MEDIUM = mittel

# English: all
puzzles-ALL = alle

# English: { $n } of { $all } · { $time }
puzzles-sprint_at = { $n } von { $all } · { $time }

# English: Your time: { $time }
puzzles-sprint_time = Deine Zeit: { $time }

# English: Your best time: { $time }
puzzles-best_time = Deine beste Zeit: { $time }

# English: This is your best time.
puzzles-NEW_BEST = Das ist deine beste Zeit.

# English: wrong
puzzles-MISSED = falsch

# English: Sprint again
puzzles-SPRINT_AGAIN = Neuer Sprint

# English: { $n } of { $all }
puzzles-calm_at = { $n } von { $all }

# English: You found { $n } of { $all }.
puzzles-calm_over = Du hast { $n } von { $all } gefunden.

# English: Your times by kind of sum
puzzles-SLOW = Deine Zeiten nach Art der Summe

# English: Your average times in all sprints of this game.
puzzles-SLOW_WHY = Deine Durchschnittszeiten in allen Sprints dieses Spiels.

# English: Sums of { $n } { $n -> [one] card *[other] cards }
puzzles-of_cards =
    Summen aus { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

# English: Make { $n }
puzzles-make = { $n } bilden

# English: Make { $n }, { $level }: { $game }
puzzles-make_game = { $n } bilden, { $level }: { $game }

# English: Choose { $n } cards that make exactly { $target }.
puzzles-choose_sum =
    Wähle { $n } { $n ->
        [one] Karte, die
       *[other] Karten, die zusammen
    } genau { $target } { $n ->
        [one] ergibt
       *[other] ergeben
    }.

# English: You have { $start }. Choose cards that bring you to exactly { $target }.
puzzles-choose_sum_from = Du hast { $start }. Wähle Karten, die dich auf genau { $target } bringen.

# English: Check
puzzles-CHECK = Prüfen

# English: Next
puzzles-NEXT = Weiter

# English: That makes { $made }. A right answer: { $right }.
puzzles-sum_wrong = Das ergibt { $made }. Eine richtige Antwort: { $right }.

# English: Each wrong answer adds ten seconds.
puzzles-SPRINT_PENALTY = Jede falsche Antwort kostet zehn Sekunden.

# English: Print
puzzles-PRINT = Drucken

# English: Print puzzles of { $game }
puzzles-print_game = Rätsel drucken: { $game }

# English: puzzles to print
puzzles-PUZZLES_ON_PAPER = Rätsel zum Drucken

# English: Level
puzzles-LEVEL = Stufe

# English: Kind
puzzles-KIND = Art

# English: How many
puzzles-SIZE = Anzahl

# English: All kinds
puzzles-ALL_KINDS = Alle Arten

# English: Other puzzles
puzzles-OTHER_PUZZLES = Andere Rätsel

# English: Answers
puzzles-ANSWERS = Lösungen

# English: The answers are on a separate page. Puzzles that you print or look up here no longer change your rating.
puzzles-ANSWERS_WHY = Die Lösungen stehen auf einer eigenen Seite. Rätsel, die du druckst oder hier nachschlägst, ändern deine Wertung nicht mehr.

# English: Only { $n } { $n -> [one] puzzle fits *[other] puzzles fit } this choice.
puzzles-fewer =
    Nur { $n } Rätsel { $n ->
        [one] passt
       *[other] passen
    } zu dieser Auswahl.

# English: seen before, under other cards
puzzles-SEEN_BEFORE = schon gesehen, mit anderen Karten

# English: This day has not begun, so its puzzle is not open yet.
puzzles-DAILY_PUZZLE_NOT_YET = Dieser Tag hat noch nicht begonnen, also ist sein Rätsel noch nicht offen.

# English: Your answer counts for { $day }. Today has another puzzle.
puzzles-spot_done_late = Deine Antwort zählt für { $day }. Heute gibt es ein anderes Rätsel.

# English: That was practice. Each day has a new puzzle.
puzzles-DAILY_PUZZLE_PRACTISED = Das war Übung. Jeder Tag hat ein neues Rätsel.

# English: You have answered today's puzzle. There is a new one tomorrow.
puzzles-DAILY_PUZZLE_DONE = Du hast das heutige Rätsel beantwortet. Morgen gibt es ein neues.

## ui::texts

# English: Spot On: five card games in which only the exact number wins
page-SITE = Spot On: fünf Kartenspiele, bei denen nur die genaue Zahl gewinnt

# English: { $page } · Spot On
page-title = { $page } · Spot On

# English: Set up { $game }
page-set_up_game = { $game } einrichten

# English: Rules of { $game }
page-rules_of = Regeln: { $game }

# English: Play { $game }
page-play_game = { $game } spielen

# English: Learn { $game }
page-learn_game = { $game } lernen

# English: Tutorial
page-TUTORIAL = Tutorial

# English: Resume { $game }
page-continue_game = { $game } fortsetzen

# English: This page does not exist. Here are all games.
page-LOST = Diese Seite gibt es nicht. Hier sind alle Spiele.

# English: Pages
page-PAGES = Seiten

# English: Settings
page-SETTINGS = Einstellungen

# English: Statistics
page-STATISTICS = Statistik

# English: Today
page-TODAY = Heute

# English: Puzzles
page-PUZZLES = Rätsel

# English: Daily puzzle
page-DAILY_PUZZLE = Tagesrätsel

# English: Sprint
page-SPRINT = Sprint

# English: About
page-ABOUT = Info

# English: Try again
page-TRY_AGAIN = Erneut versuchen

# English: Loading …
page-LOADING = Wird geladen …

# English: This page did not load
page-NOT_FETCHED = Diese Seite wurde nicht geladen

# English: A part of Spot On could not be loaded. Please check the connection.
page-NOT_FETCHED_WHY = Ein Teil von Spot On ließ sich nicht laden. Bitte prüfe die Verbindung.

# English: Some settings could not be read, so Spot On uses the defaults. It keeps a copy of the old settings.
page-SETTINGS_UNREADABLE = Einige Einstellungen waren nicht lesbar, darum gelten die Voreinstellungen. Eine Kopie der alten Einstellungen bleibt erhalten.

# English: A new version is ready.
page-UPDATE = Eine neue Version ist da.

# English: Update now
page-UPDATE_NOW = Aktualisieren

# English: Reloading the page …
page-LOADING_ANEW = Die Seite wird neu geladen …

# English: Your browser translates this page, so some scores may be out of date. Spot On has other languages of its own.
page-TRANSLATED = Dein Browser übersetzt diese Seite, daher können manche Punktestände veraltet sein. Spot On hat eigene Übersetzungen.

# English: Choose a language
page-OTHER_LANGUAGES = Sprache wählen

# English: Spot On has stopped
page-STOPPED = Spot On ist abgestürzt

# English: This is our mistake, not yours. If this browser can save, your match is saved up to the last move.
page-STOPPED_WHY = Das ist unser Fehler, nicht deiner. Wenn dieser Browser speichern kann, ist deine Partie bis zum letzten Zug gespeichert.

# English: Reload the page
page-LOAD_AGAIN = Seite neu laden

# English: To all games
page-TO_ALL_GAMES = Zu allen Spielen

# English: Copy
page-COPY = Kopieren

# English: Copied
page-COPIED = Kopiert

# English: This browser could not save that.
page-NOT_KEPT = Dieser Browser konnte das nicht speichern.

# English: This browser does not let Spot On read its saved data right now. Close its other tabs, then try again.
page-CANNOT_READ = Dieser Browser lässt Spot On gerade nicht an die gespeicherten Daten. Schließe die anderen Tabs und versuche es noch einmal.

# English: Your data was saved by a newer version. It is safe, but this version cannot save.
page-NEWER = Deine Daten wurden von einer neueren Version gespeichert. Sie sind sicher, aber diese Version kann nicht speichern.

# English: { $number }
page-number = { $number }

# English: Only the exact number wins.
page-HERO = Nur die genaue Zahl gewinnt.

# English: Five quick card games, about ten minutes each. No account, no server, no hurry.
page-HERO_MORE = Fünf kurze Kartenspiele, je etwa zehn Minuten. Kein Konto, kein Server, keine Eile.

# English: { $least } to { $most } players · { $length }
page-players_and_length = { $least } bis { $most } Spieler · { $length }

# English: New here? Begin with { $game }.
page-first_game = Neu hier? Fang mit { $game } an.

# English: Resume
page-CONTINUE = Fortsetzen

# English: { $n } more { $n -> [one] match *[other] matches } in progress
page-more_matches =
    { $n } weitere { $n ->
        [one] Partie läuft
       *[other] Partien laufen
    }

# English: Play
page-PLAY = Spielen

# English: Set up
page-SET_UP = Einrichten

# English: Rules
page-RULES = Regeln

# English: Novice
page-NOVICE = Anfänger

# English: Casual
page-CASUAL = Amateur

# English: Skilled
page-SKILLED = Könner

# English: Master
page-MASTER = Meister

# English: Players
page-PLAYERS = Spieler

# English: You take the first seat. Bots or other people take the others.
page-PLAYERS_WHY = Du sitzt auf Platz 1. Auf den übrigen Plätzen sitzen Bots oder andere Menschen.

# English: Solitaire
page-SOLITAIRE = Solo

# English: Who plays
page-WHO_PLAYS = Wer spielt

# English: Bots see only what a person in their seat could see.
page-WHO_PLAYS_WHY = Bots sehen nur, was ein Mensch auf ihrem Platz sehen könnte.

# English: Seat { $number }
page-seat = Platz { $number }

# English: A person on this device
page-A_PERSON = Person an diesem Gerät

# English: Bot: { $level }
page-a_bot = Bot: { $level }

# English: Name at seat { $number }
page-name_of = Name auf Platz { $number }

# English: You
page-YOU = Du

# English: Player { $number }
page-player = Spieler { $number }

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
page-how_strong =
    Wie stark die Bots sind: Siege in 100 Partien mit { $seats } { $seats ->
        [one] Spieler
       *[other] Spielern
    }.

# English: Measured with the default options.
page-USUAL_OPTIONS = Gemessen mit den voreingestellten Optionen.

# English: Equal players would win { $n } each.
page-even_share = Gleich starke Spieler würden je { $n } gewinnen.

# English: { $level }: { $percent } against { $below }
page-beats = { $level }: { $percent } gegen { $below }

# English: Presets
page-PRESETS = Vorlagen

# English: You can still change each option below.
page-PRESETS_WHY = Unten kannst du immer noch jede Option ändern.

# English: As published
page-AS_PUBLISHED = Original

# English: Quick
page-QUICK_MATCH = Kurz

# English: Everything on
page-EVERYTHING_ON = Alles an

# English: It does not count.
page-DOES_NOT_COUNT = Das zählt nicht.

# English: You undid a move after you had seen something new.
page-UNDONE_AFTER_SEEING = Du hast einen Zug zurückgenommen, nachdem du Neues gesehen hattest.

# English: You have seen it before.
page-SEEN_BEFORE = Das hast du schon gesehen.

# English: It belongs to another day.
page-OF_ANOTHER_DAY = Das gehört zu einem anderen Tag.

# English: Only the first try counts.
page-ONLY_FIRST_TRY = Nur der erste Versuch zählt.

# English: It continues another match.
page-CONTINUES_A_MATCH = Das setzt eine andere Partie fort.

# English: You gave up the first try.
page-GAVE_UP = Du hast den ersten Versuch aufgegeben.

# A browser without room.
# English: This browser cannot save your results: its storage is full or blocked. They last until you close this page.
page-UNSAVED = Dieser Browser kann deine Ergebnisse nicht speichern: Sein Speicher ist voll oder gesperrt. Sie bleiben, bis du diese Seite schließt.

# English: Starting a new match ends the one in progress.
page-GIVES_UP = Eine neue Partie beendet die laufende.

# English: Start
page-START = Starten

# Displayed in English only.
# English: The texts in this language could not be loaded, so the page is in English: { $language }. Please check the connection.
page-language_missing = Die Texte in dieser Sprache ({ $language }) ließen sich nicht laden, darum ist die Seite auf Englisch. Bitte prüfe die Verbindung.

# English: Language
page-LANGUAGE = Sprache

# English: Matches, settings and statistics stay as they are.
page-LANGUAGE_WHY = Partien, Einstellungen und Statistik bleiben, wie sie sind.

# English: Follow the browser
page-AS_THE_BROWSER = Wie der Browser

# English: Colours
page-COLOURS = Farben

# English: Light, dark, or like your system. High contrast helps in bright sun and with tired eyes.
page-COLOURS_WHY = Hell, dunkel oder wie dein System. Hoher Kontrast hilft bei greller Sonne und müden Augen.

# English: Follow the system
page-AS_THE_SYSTEM = Wie das System

# English: Light
page-LIGHT = Hell

# English: Dark
page-DARK = Dunkel

# English: High contrast
page-HIGH_CONTRAST = Hoher Kontrast

# English: Card design
page-DECK = Kartenbild

# English: Large corners are easier to read on small screens; four colours tell the suits apart.
page-DECK_WHY = Große Eckzeichen sind auf kleinen Bildschirmen besser zu lesen; mit vier Farben lassen sich die Spielfarben leichter unterscheiden.

# English: Standard
page-STANDARD = Normal

# English: Large corners
page-LARGE_INDEX = Große Eckzeichen

# English: Four colours
page-FOUR_COLOURS = Vier Farben

# English: Large corners, four colours
page-LARGE_FOUR_COLOURS = Große Eckzeichen, vier Farben

# English: Letters on the cards
page-LETTERS = Buchstaben auf den Karten

# English: Which letters stand for ace, king, queen and jack. Typed answers may use both.
page-LETTERS_WHY = Welche Buchstaben für Ass, König, Dame und Bube stehen. Beim Eintippen von Lösungen gehen beide.

# The letters that cards of the country have, such as A K D B in German.
# English: Of the language
page-OWN_LETTERS = Deutsch: A K D B

# English: International: A K Q J
page-INTERNATIONAL_LETTERS = International: A K Q J

# English: Speed
page-PACE = Tempo

# English: How fast cards move and bots play. If your system asks for less motion, nothing moves.
page-PACE_WHY = Wie schnell Karten sich bewegen und Bots spielen. Wenn in deinem System reduzierte Bewegung eingestellt ist, bewegt sich nichts.

# English: No motion
page-NO_MOTION = Keine Bewegung

# English: Fast
page-FAST = Schnell

# English: Normal
page-NORMAL = Normal

# English: Slow
page-SLOW = Langsam

# English: Sound
page-SOUND = Ton

# English: A short sound for each deal, card and turn.
page-SOUND_WHY = Ein kurzer Ton beim Geben, bei jeder Karte und bei jedem Zug.

# English: Off
page-SILENT = Aus

# English: Quiet
page-QUIET = Leise

# English: Loud
page-LOUD = Laut

# English: Vibration
page-HAPTICS = Vibration

# English: Phones vibrate when you lift a card, when it is your turn and when you win.
page-HAPTICS_WHY = Handys vibrieren, wenn du eine Karte anhebst, wenn du dran bist und wenn du gewinnst.

# English: Buttons at the table
page-HAND = Knöpfe am Tisch

# English: Show them on the left or on the right.
page-HAND_WHY = Links oder rechts zeigen.

# English: On the right
page-RIGHT = Rechts

# English: On the left
page-LEFT = Links

# English: Playable cards
page-RAISED = Spielbare Karten

# English: Cards that you can play now are raised.
page-RAISED_WHY = Karten, die du jetzt spielen kannst, stehen höher.

# English: Side panel
page-PANEL = Seitenleiste

# English: In a wide window, scores, log and options are beside the table.
page-PANEL_WHY = In einem breiten Fenster stehen Punkte, Protokoll und Optionen neben dem Tisch.

# English: Open
page-OPEN = Ausgeklappt

# English: Folded
page-FOLDED = Eingeklappt

# English: Single-letter keys
page-KEYS = Einzelne Buchstabentasten

# English: U undoes a move, H gives a hint, L opens the log, ? lists the keys.
page-KEYS_WHY = U nimmt einen Zug zurück, H gibt einen Tipp, L öffnet das Protokoll, ? zeigt die Tasten.

# English: Thinking time of Master
page-THINKING = Bedenkzeit des Meisters

# English: “Fast” answers within a quarter of a second, “Deep” within three seconds. “Deep” plays best.
page-THINKING_WHY = „Schnell“ antwortet in einer Viertelsekunde, „Gründlich“ in drei Sekunden. „Gründlich“ spielt am besten.

# English: Deep
page-DEEP = Gründlich

# English: Clock in sprints
page-SPRINT_CLOCK = Uhr im Sprint

# English: Without a clock, a sprint of ten puzzles counts only right answers.
page-SPRINT_CLOCK_WHY = Ohne Uhr zählen in einem Sprint über zehn Rätsel nur die richtigen Antworten.

# English: On
page-ON = An

# English: Off
page-OFF = Aus

# English: Your name
page-YOUR_NAME = Dein Name

# English: Your name when several people play on this device.
page-YOUR_NAME_WHY = Dein Name, wenn mehrere Menschen an diesem Gerät spielen.

# English: Options
page-OPTIONS = Optionen

# English: Contents
page-CONTENTS = Inhalt

# Before the line that says what the option does.
# English: Option “{ $title }”:
page-option_named = Option „{ $title }“:

# English: Spot On is not affiliated with the authors.
page-NOT_AFFILIATED = Spot On steht in keiner Verbindung zu den Autoren.

# English: Set up a match
page-SET_UP_A_MATCH = Partie einrichten

# English: The rules could not be loaded. Please check the connection.
page-RULES_MISSING = Die Regeln ließen sich nicht laden. Bitte prüfe die Verbindung.

# English: Back to your table with friends
page-BACK_TO_TABLE = Zurück zum Tisch mit deinen Freunden

# English: { $game }: { $credit }
page-credit = { $game }: { $credit }

# English: Play with friends
page-WITH_FRIENDS = Mit Freunden spielen

# English: How nobody can peek
page-NO_PEEKING_TITLE = Warum niemand spicken kann
