## i18n::common

# The addressed player, at the beginning of a sentence.
# English: You
common-YOU = Tu

# English: Somebody
common-SOMEBODY = Qualcuno

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
common-ACE = asso

# English: two
common-TWO = due

# English: three
common-THREE = tre

# English: four
common-FOUR = quattro

# English: five
common-FIVE = cinque

# English: six
common-SIX = sei

# English: seven
common-SEVEN = sette

# English: eight
common-EIGHT = otto

# English: nine
common-NINE = nove

# English: ten
common-TEN = dieci

# English: jack
common-JACK = fante

# English: queen
common-QUEEN = donna

# English: king
common-KING = re

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
common-SPADES = picche

# English: hearts
common-HEARTS = cuori

# English: diamonds
common-DIAMONDS = quadri

# English: clubs
common-CLUBS = fiori

# The suit in the name of a card.
# English: of spades
common-OF_SPADES = di picche

# English: of hearts
common-OF_HEARTS = di cuori

# English: of diamonds
common-OF_DIAMONDS = di quadri

# English: of clubs
common-OF_CLUBS = di fiori

# A Joker in an expression.
# English: Joker
common-JOKER = jolly

# English: big Joker
common-BIG_JOKER = jolly grande

# English: little Joker
common-LITTLE_JOKER = jolly piccolo

# English: { $rank } { $of_suit }
common-suited = { $rank } { $of_suit }

# English: a hidden card
common-HIDDEN_CARD = una carta coperta

# English: { $n } hidden { $n -> [one] card *[other] cards }
common-hidden_cards =
    { $n } { $n ->
        [one] carta coperta
       *[other] carte coperte
    }

# A single card in a sentence, if there are many like it.
# English: a { $card }
common-a_card = { $card }

# A single card in a sentence, if there is only one.
# English: the { $card }
common-the_card = { $card }

# English: a card
common-A_CARD = una carta

# English: { $n } { $n -> [one] card *[other] cards }
common-cards =
    { $n } { $n ->
        [one] carta
       *[other] carte
    }

# English: nothing
common-NOTHING = niente

# Joins the last item of a list to those before it.
# English: { $before } and { $last }
common-and = { $before } e { $last }

# An arrow before a total.
# English: leads to
common-LEADS_TO = porta a

# English: stock
common-STOCK = mazzo

# English: discard pile
common-DISCARD_PILE = scarti

# English: hand
common-HAND = mano

# A draw of cards that the reader does not see.
# English: { $who } { $who -> [you] draw *[other] draws } { $n -> [one] a card *[other] { $n } cards }.
common-draws_unseen =
    { $who ->
        [you] Peschi
       *[other] { $who } pesca
    } { $n ->
        [one] una carta
       *[other] { $n } carte
    }.

# English: { $who } { $who -> [you] draw *[other] draws } { $cards }.
common-draws =
    { $who ->
        [you] Peschi
       *[other] { $who } pesca
    }: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } the { $cards }.
common-takes =
    { $who ->
        [you] Prendi
       *[other] { $who } prende
    }: { $cards }.

# English: { $who } { $who -> [you] discard *[other] discards } { $cards }.
common-discards =
    { $who ->
        [you] Scarti
       *[other] { $who } scarta
    }: { $cards }.

# English: { $who } { $who -> [you] play *[other] plays } { $cards }.
common-plays =
    { $who ->
        [you] Giochi
       *[other] { $who } gioca
    }: { $cards }.

# English: { $cards } { $n -> [one] is *[other] are } turned up.
common-turned_up =
    { $n ->
        [one] Carta scoperta
       *[other] Carte scoperte
    }: { $cards }.

# English: { $round } { $number }. { $who } { $who -> [you] deal *[other] deals }.
common-deals =
    { $round } { $number }. { $who ->
        [you] Dai
       *[other] { $who } dà
    } le carte.

# English: You hold { $cards }.
common-holds = Hai in mano: { $cards }.

# English: { $who } { $who -> [you] see *[other] sees } the { $card }.
common-sees =
    { $who ->
        [you] Vedi
       *[other] { $who } vede
    }: { $card }.

# English: { $who } { $who -> [you] look *[other] looks } at the stock.
common-looks =
    { $who ->
        [you] Guardi
       *[other] { $who } guarda
    } la carta in cima al mazzo.

# English: The { $cards } discarded { $cards -> [one] card is *[other] cards are } shuffled into a new stock.
common-rebuilt =
    { $cards ->
        [one] La carta scartata diventa
       *[other] Le { $cards } carte scartate, rimescolate, diventano
    } il nuovo mazzo.

# English: { $who } { $who -> [you] score *[other] scores } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-scores =
    { $who ->
        [you] Segni
       *[other] { $who } segna
    } { $points }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Totale { $total }.

# English: { $who } { $who -> [you] lose *[other] loses } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-loses =
    { $who ->
        [you] Perdi
       *[other] { $who } perde
    } { $points }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Totale { $total }.

# English: The { $round } is over.
common-is_over = La { $round } è finita.

# English: The match is over.
common-MATCH_IS_OVER = La partita è finita.

# English: the round is over
common-ROUND_IS_OVER = la manche è finita

# English: there is no { $card } in your hand
common-not_held = non hai in mano { $card }

# English: you took a card, so you must discard one
common-MUST_DISCARD = hai preso una carta, quindi devi scartarne una

# English: take a card before you discard one
common-MUST_TAKE = prendi una carta prima di scartarne una

# English: you named a card twice
common-TWICE = hai indicato una carta due volte

# English: { $title } is for { $least } to { $most } players, not { $n }
common-wrong_seats = a { $title } giocano da { $least } a { $most } giocatori, non { $n }

# English: Off
common-OFF = No

# English: On
common-ON = Sì

# English: you cannot type answers in this game
common-NOT_WRITTEN = in questo gioco non si scrivono risposte

## saves::history::texts

# English: This is not a file of exported matches.
saves-history-NO_RECORDS = Questo non è un file di partite esportate.

# English: This is a backup of everything, not exported matches. Restore it on the statistics page.
saves-history-BACKUP = Questo è un backup di tutto, non di partite esportate. Ripristinalo nella pagina delle statistiche.

# English: A newer version saved these matches. Reload the page.
saves-history-NEWER = Queste partite sono state salvate da una versione più recente. Ricarica la pagina.

# English: This file is cut off: some of its matches are missing.
saves-history-CUT_OFF = Questo file è troncato: mancano alcune delle sue partite.

# English: Match { $number } of this file is damaged.
saves-history-damaged = La partita { $number } di questo file è danneggiata.

# English: Match { $number } of this file breaks the rules.
saves-history-unplayable = La partita { $number } di questo file non rispetta le regole.

# English: This file has more than { $most } matches.
saves-history-too_many =
    Questo file ha più di { $most } { $most ->
        [one] partita
       *[other] partite
    }.

## saves::link::texts

# English: This link is too long to be a match.
saves-link-TOO_LONG = Questo link è troppo lungo per essere una partita.

# English: This link is damaged or cut off: copy the whole link and open it again.
saves-link-DAMAGED = Questo link è danneggiato o troncato: copialo per intero e riaprilo.

# English: This link is from a newer version. Reload the page.
saves-link-NEWER = Questo link viene da una versione più recente. Ricarica la pagina.

# English: This link is for a game that Spot On does not have.
saves-link-NO_GAME = Questo link è di un gioco che Spot On non ha.

# English: This link has seats, options or cards that the game does not allow.
saves-link-BAD_START = Questo link ha posti, opzioni o carte che il gioco non ammette.

# English: The rules do not allow move { $number } of the match in this link.
saves-link-bad_step = Le regole non ammettono la mossa { $number } della partita in questo link.

# English: This match is too long for a link. Export it to a file instead.
saves-link-NO_ROOM = Questa partita è troppo lunga per un link. Esportala invece in un file.

## ui::friends::invite_texts

# English: Friend on another device
friends-invite-A_FRIEND = Amico su un altro dispositivo

# English: Invite
friends-invite-INVITE = Invita

# English: You get a link to send. Friends open it and sit down; nobody needs an account.
friends-invite-INVITE_WHY = Ricevi un link da mandare. Gli amici lo aprono e si siedono; a nessuno serve un account.

# English: Connection details
friends-invite-CONTACTS = Dettagli della connessione

# English: Connection
friends-invite-CONNECTION = Connessione

# English: Automatic
friends-invite-USUAL_WAY = Automatica

# English: Through relays only
friends-invite-RELAYS_ONLY = Solo tramite relay

# English: Without relays
friends-invite-CODES_ONLY = Senza relay

# English: You send each friend a link, and they send you an answer back. No relay takes part.
friends-invite-CODES_WHY = Mandi un link a ogni amico, e ogni amico ti rimanda una risposta. Non interviene nessun relay.

# English: Public relays pass encrypted messages between your devices: { $hosts }. They see your IP address, but not what you play. Nothing goes anywhere else.
friends-invite-relays_carry = Relay pubblici trasmettono messaggi cifrati tra i vostri dispositivi: { $hosts }. Vedono il tuo indirizzo IP, ma non che cosa giochi. Nessun dato va altrove.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call.
friends-invite-DIRECT = Dove è possibile, i dispositivi si collegano direttamente. Allora ognuno vede l’indirizzo IP dell’altro, come in una videochiamata.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call. Each device learns its own address from { $hosts }.
friends-invite-direct_by = Dove è possibile, i dispositivi si collegano direttamente. Allora ognuno vede l’indirizzo IP dell’altro, come in una videochiamata. Ogni dispositivo ricava il proprio indirizzo da { $hosts }.

# English: Other relays
friends-invite-OWN_RELAYS = Altri relay

# English: Addresses of Nostr relays, for your next invitation. The link carries them to your friends.
friends-invite-OWN_RELAYS_WHY = Indirizzi di relay Nostr, per il tuo prossimo invito. Il link li comunica ai tuoi amici.

## ui::friends::texts

# English: Connected directly
friends-CONNECTED_DIRECTLY = Collegamento diretto

# English: { $who } invites you to { $game }
friends-invites = { $who } ti invita a giocare a { $game }

# English: You are invited to { $game }
friends-invited_to = Un invito per te: { $game }

# English: You are invited to a card game
friends-INVITED = Un invito per te a un gioco di carte

# English: Everybody plays on their own device. Nobody can see the cards of another player, and every round is checked at its end.
friends-NO_PEEKING = Ognuno gioca sul proprio dispositivo. Nessuno può vedere le carte di un altro, e ogni manche viene controllata alla fine.

# English: Your name
friends-YOUR_NAME = Il tuo nome

# English: Sit down
friends-SIT_DOWN = Siediti

# English: This invitation is damaged
friends-DAMAGED = Questo invito è danneggiato

# English: Part of the link is missing. Ask for it again, and open the whole link.
friends-DAMAGED_WHY = Manca una parte del link. Fattelo mandare di nuovo e apri il link intero.

# English: Waiting room
friends-WAITING_ROOM = Sala d’attesa

# English: Send this link to your friends
friends-SEND_LINK = Manda questo link ai tuoi amici

# English: Share…
friends-SHARE = Condividi…

# English: Keep this page open until your friends are here.
friends-SEND_LINK_WHY = Tieni aperta questa pagina finché i tuoi amici non sono qui.

# English: Who is here
friends-WHO_IS_HERE = Chi c’è

# English: Free seat
friends-FREE_SEAT = Posto libero

# English: you
friends-YOU_HERE = tu

# English: ready
friends-READY = ha dato l’ok

# English: not ready
friends-NOT_READY = non ancora

# English: I am ready
friends-I_AM_READY = Ci sono

# English: Not yet
friends-I_AM_NOT_READY = Non ancora

# English: Start
friends-START = Inizia

# Why the match cannot start.
# English: { $n } { $n -> [one] seat is *[other] seats are } still free.
friends-still_free =
    { $n ->
        [one] Un posto è ancora libero
       *[other] { $n } posti sono ancora liberi
    }.

# English: Not ready yet: { $who }.
friends-not_ready_yet = Manca ancora l’ok di: { $who }.

# English: Everybody is ready.
friends-ALL_READY = Sono tutti pronti.

# English: The match starts when everybody is ready and the host presses Start.
friends-HOST_STARTS = La partita comincia quando tutti sono pronti e chi ha invitato preme Inizia.

# English: All seats are taken. You can stay on this page and wait for a free seat.
friends-TABLE_FULL = Tutti i posti sono occupati. Puoi restare su questa pagina e aspettare che se ne liberi uno.

# English: Looking for { $who }…
friends-looking_for = In cerca di { $who }…

# English: Looking for your friends…
friends-LOOKING = In cerca dei tuoi amici…

# English: Nobody has answered yet. The host must keep this page open.
friends-NO_ANSWER = Ancora nessuna risposta. Chi ha invitato deve tenere aperta questa pagina.

# English: Connecting…
friends-CONNECTING = Connessione in corso…

# English: Connected
friends-CONNECTED = Connesso

# English: Connected. Waiting for your friends…
friends-CONNECTED_WAITING = Connessione riuscita. In attesa dei tuoi amici…

# English: No relay can be reached. Please check the connection.
friends-NOT_CONNECTED = Nessun relay raggiungibile. Controlla la connessione.

# English: Try again
friends-TRY_AGAIN = Riprova

# English: Leave
friends-LEAVE = Esci

# English: Options
friends-OPTIONS = Opzioni

# English: Connect without relays
friends-BY_CODES = Collegarsi senza relay

# English: Make a link for one friend. Their device shows an answer, which they send back to you.
friends-BY_CODES_WHY = Crea un link per un solo amico. Il suo dispositivo mostra una risposta, che ti rimanda.

# English: Make a link
friends-MAKE_OFFER = Crea un link

# English: Send this link to one friend
friends-SEND_OFFER = Manda questo link a un solo amico

# English: Their device shows an answer. Paste it here, or open it on this device. Keep this page open.
friends-SEND_OFFER_WHY = Il suo dispositivo mostra una risposta. Incollala qui, o aprila su questo dispositivo. Tieni aperta questa pagina.

# English: The answer
friends-ANSWER = La risposta

# English: Connect
friends-CONNECT = Collega

# English: Send this answer back
friends-SEND_ANSWER = Rimanda questa risposta

# English: Keep this page open. Your devices connect once your friend has pasted the answer.
friends-SEND_ANSWER_WHY = Tieni aperta questa pagina. I dispositivi si collegano quando il tuo amico ha incollato la risposta.

# English: Make a new answer
friends-NEW_ANSWER = Crea una nuova risposta

# English: The answer fits. Your devices are connecting…
friends-CODE_ACCEPTED = La risposta è giusta. I dispositivi si stanno collegando…

# English: This answer is incomplete. Copy all of it.
friends-CODE_DAMAGED = Questa risposta è incompleta. Copiala tutta.

# English: This is your own link. Send it to your friend, then paste the answer here.
friends-CODE_OWN = Questo è il tuo stesso link. Mandalo al tuo amico, poi incolla qui la risposta.

# English: This answer belongs to an earlier link. Make a new link and send it.
friends-CODE_OLD = Questa risposta appartiene a un link precedente. Crea un nuovo link e mandalo.

# English: This browser cannot connect directly. Use relays.
friends-CODE_FAILED = Questo browser non può collegarsi direttamente. Usa i relay.

# English: Your devices are not connected. Connect them again:
friends-CONNECT_AGAIN = I dispositivi non sono collegati. Collegali di nuovo:

# English: Not connected yet
friends-NOT_CONNECTED_YET = Non ancora collegati

# English: The answer has arrived in your other tab
friends-HANDED_OVER = La risposta è arrivata nell’altra scheda

# English: Go back to it. You can close this one.
friends-HANDED_OVER_WHY = Torna a quella scheda. Questa puoi chiuderla.

# English: away
friends-AWAY = assente

# English: does not answer
friends-SILENT = non risponde

# English: has left
friends-LEFT = ha lasciato il tavolo

# English: Shuffling or opening cards, waiting for { $who }
friends-waits_for_cards = Si mescolano o si scoprono carte: in attesa di { $who }

# English: Waiting for { $who }
friends-waits_for_move = In attesa di { $who }

# English: Waiting until { $who } is ready
friends-waits_for_ready = In attesa dell’ok di { $who }

# English: Checking the round, waiting for { $who }
friends-waits_for_check = Controllo della manche, in attesa di { $who }

# English: No answer from { $who }. Wait, or choose:
friends-is_gone = Nessuna risposta da { $who }. Aspetta, o scegli:

# English: Deal this round again with a bot
friends-DEAL_ANEW = Ridai questa manche con un bot

# English: End the match
friends-END_MATCH = Chiudi la partita

# English: { $who } proposes to end the match.
friends-proposes_end = { $who } propone di chiudere la partita.

# English: { $who } proposes to deal this round again with a bot.
friends-proposes_anew = { $who } propone di ridare questa manche con un bot.

# English: You have proposed that. Waiting for the others to agree.
friends-YOU_PROPOSE = L’hai proposto. In attesa che gli altri accettino.

# English: Agree
friends-AGREE = Accetta

# English: Remind
friends-NUDGE = Sollecita

# English: I am waiting…
friends-IS_WAITING = Sto aspettando…

# English: Say something
friends-SAY = Di’ qualcosa

# English: Hide what others say
friends-MUTE = Nascondi le frasi altrui

# English: Show what others say
friends-UNMUTE = Mostra le frasi altrui

# English: Ready for the next round
friends-NEXT_ROUND = Ok per la prossima manche

# English: Play again
friends-PLAY_AGAIN = Gioca ancora

# English: Ready to play again
friends-READY_AGAIN = Ok per giocare ancora

# English: Checked: nobody cheated
friends-CHECKED = Controllato: nessuno ha barato

# English: Your device has repeated every shuffle and every move of { $n } { $n -> [one] round *[other] rounds } with everybody's secrets.
friends-checked_why = Il tuo dispositivo ha ripetuto ogni mescolata e ogni mossa di { $n } manche con i segreti di tutti.

# English: { $who } cheated
friends-cheated = { $who } ha barato

# English: Step { $step }: { $what }.
friends-cheated_at = Passo { $step }: { $what }.

# English: Something was not right
friends-UNEXPLAINED = Qualcosa non tornava

# English: Step { $step }: { $what }. It is not clear who is at fault.
friends-unexplained_at = Passo { $step }: { $what }. Non è chiaro di chi sia la colpa.

# English: The match was ended
friends-ENDED = La partita è stata chiusa

# English: You went on without a player who was gone. The unfinished round does not count.
friends-ENDED_WHY = Avete continuato senza un giocatore che non c’era più. La manche incompiuta non conta.

# English: The others went on without you
friends-LEFT_OUT = Gli altri hanno continuato senza di te

# English: Your device did not answer for a while, and they decided to go on.
friends-LEFT_OUT_WHY = Il tuo dispositivo non ha risposto per un po’, e hanno deciso di continuare.

# English: Compare these four cards. If your devices show different ones, somebody is intercepting the connection:
friends-SAME_CARDS = Confrontate queste quattro carte. Se i vostri dispositivi ne mostrano di diverse, qualcuno sta intercettando la connessione:

# English: This browser cannot save. If you close this page, you cannot come back to your seat.
friends-UNSAVED = Questo browser non può salvare. Se chiudi questa pagina, non potrai tornare al tuo posto.

# English: This browser could not start playing with friends.
friends-FAILED = In questo browser non è stato possibile avviare il gioco con gli amici.

# English: This table is open in another tab
friends-ELSEWHERE = Questo tavolo è aperto in un’altra scheda

# English: Continue there, or play here. Nothing is lost.
friends-ELSEWHERE_WHY = Continua lì, o gioca qui. Non si perde niente.

# English: Play here
friends-PLAY_HERE = Gioca qui

# What was wrong in a step.
# English: the move is against the rules
friends-FAULT_RULES = la mossa è contro le regole

# English: it was not the turn of this player
friends-FAULT_TURN = non era il turno di questo giocatore

# English: the cards shown are not those of the hand
friends-FAULT_HAND = le carte mostrate non sono quelle della mano

# English: the answer about the hand is not true
friends-FAULT_ANSWER = la risposta sulla mano non è vera

# English: the step differs from what was announced
friends-FAULT_STEP = il passo è diverso da quello annunciato

# English: the answer is not the one that was sealed
friends-FAULT_SEALED = la risposta non è quella sigillata

# English: the pack was not shuffled as promised
friends-FAULT_SHUFFLE = il mazzo non è stato mescolato come promesso

# English: a lock of the pack is wrong
friends-FAULT_LOCK = un lucchetto del mazzo è sbagliato

# English: the secret is not the one that was promised
friends-FAULT_SECRET = il segreto non è quello promesso

# English: two devices were told different things
friends-FAULT_VERSIONS = a due dispositivi sono state dette cose diverse

# English: the round was stopped without a reason
friends-FAULT_STOP = la manche è stata interrotta senza motivo

# English: a message came that does not belong there
friends-FAULT_MESSAGE = è arrivato un messaggio fuori posto

# English: the secrets do not give a valid deal
friends-FAULT_DEAL = i segreti non danno una smazzata valida

# English: The match has begun without you.
friends-WITHOUT_YOU = La partita è cominciata senza di te.

# English: Your devices have different versions of this page. Reload it on all of them.
friends-OTHER_VERSION = I vostri dispositivi hanno versioni diverse di questa pagina. Ricaricatela su tutti.

# English: A newer version of this page has saved this match. Reload the page.
friends-NEWER_VERSION = Questa partita è stata salvata da una versione più recente della pagina. Ricarica la pagina.

# English: The saved match is damaged. Nothing has been deleted.
friends-SAVED_DAMAGED = La partita salvata è danneggiata. Non è stato cancellato niente.

# English: Hello!
friends-PHRASE_HELLO = Ciao!

# English: Good luck!
friends-PHRASE_LUCK = Buona fortuna!

# English: Well played!
friends-PHRASE_WELL = Bella giocata!

# English: Thank you!
friends-PHRASE_THANKS = Grazie!

# English: Sorry!
friends-PHRASE_SORRY = Scusate!

# English: Oops!
friends-PHRASE_OOPS = Ops!

# English: Wow!
friends-PHRASE_WOW = Wow!

# English: That was close!
friends-PHRASE_CLOSE = Per un pelo!

# English: Let me think…
friends-PHRASE_THINK = Fammi pensare…

# English: One moment, please.
friends-PHRASE_MOMENT = Un momento, per favore.

# English: One more match?
friends-PHRASE_AGAIN = Un’altra partita?

# English: Goodbye!
friends-PHRASE_BYE = Alla prossima!

## ui::history_texts

# English: History
history-HISTORY = Storico

# English: Every finished match on this device is saved here. You can replay it, play on from any step, or share it.
history-HISTORY_WHY = Ogni partita finita su questo dispositivo è salvata qui. Puoi rivederla, continuarla da qualsiasi passo, o condividerla.

# English: No matches yet.
history-NONE_YET = Ancora nessuna partita.

# English: This browser cannot save, so there is no history.
history-KEEPS_NONE = Questo browser non può salvare, quindi non c’è uno storico.

# English: This browser has little room, so only the latest matches are saved.
history-KEEPS_FEW = Questo browser ha poco spazio, quindi si salvano solo le ultime partite.

# English: This match cannot be read.
history-UNREADABLE = Questa partita non si può leggere.

# English: Won by { $names }
history-won_by = Vittoria: { $names }

# English: Nobody won
history-WON_BY_NOBODY = Nessun vincitore

# English: Practice
history-PRACTICE = Allenamento

# English: { $n } { $n -> [one] hint *[other] hints }
history-hints =
    { $n } { $n ->
        [one] consiglio
       *[other] consigli
    }

# English: { $n } { $n -> [one] undo *[other] undos }
history-taken_back =
    { $n } { $n ->
        [one] mossa annullata
       *[other] mosse annullate
    }

# English: Replay
history-WATCH = Rivedi

# English: Review
history-REVIEW = Analizza

# English: Learn from your mistakes
history-EXERCISES = Impara dai tuoi errori

# English: Compare with Master
history-COMPARE_WITH_MASTER = Confronta con il Maestro

# English: { $n } { $n -> [one] exercise *[other] exercises } for today
history-exercises_due =
    { $n } { $n ->
        [one] esercizio
       *[other] esercizi
    } per oggi

# English: Review: { $game }, { $when }
history-review_game = Analizza: { $game }, { $when }

# English: Replay: { $game }, { $when }
history-watch_game = Rivedi: { $game }, { $when }

# English: Export
history-EXPORT = Esporta

# English: Export all
history-EXPORT_ALL = Esporta tutto

# English: Import
history-IMPORT = Importa

# English: Delete
history-DELETE = Elimina

# English: Show more
history-MORE = Mostra altro

# English: { $n } { $n -> [one] match *[other] matches } deleted.
history-deleted =
    { $n } { $n ->
        [one] partita eliminata
       *[other] partite eliminate
    }.

# English: Undo
history-UNDO = Annulla

# English: Restored.
history-BACK_AGAIN = Ripristino eseguito.

# English: { $n } { $n -> [one] match *[other] matches } imported.
history-imported =
    { $n } { $n ->
        [one] partita importata
       *[other] partite importate
    }.

# English: { $n } { $n -> [one] was *[other] were } already here.
history-known =
    { $n } { $n ->
        [one] era
       *[other] erano
    } già qui.

# English: The file has { $n } new { $n -> [one] match *[other] matches }, but there is room for only { $room }. Nothing was changed.
history-no_room_for =
    Il file ha { $n } { $n ->
        [one] nuova partita
       *[other] nuove partite
    }, ma c’è posto solo per { $room }. Non è cambiato niente.

# English: This browser could not save them. Nothing was changed.
history-NOT_KEPT = Questo browser non ha potuto salvarle. Non è cambiato niente.

# English: { $why } Nothing was changed.
history-nothing_changed = { $why } Non è cambiato niente.

# English: Reading the file …
history-READING = Lettura del file…

# English: Your history is full: it holds { $most } { $most -> [one] match *[other] matches }.
history-full =
    Lo storico è pieno: contiene { $most } { $most ->
        [one] partita
       *[other] partite
    }.

# English: Your history is full ({ $most } { $most -> [one] match *[other] matches }), so this match was not saved.
history-full_of =
    Lo storico è pieno ({ $most } { $most ->
        [one] partita
       *[other] partite
    }), quindi questa partita non è stata salvata.

# English: Delete the { $n } oldest
history-let_go =
    Elimina { $n ->
        [one] la più vecchia
       *[other] le { $n } più vecchie
    }

# English: This match is saved now.
history-KEPT_NOW = Ora questa partita è salvata.

# English: Replay
history-REPLAY = Replay

# English: { $game }: replay
history-replay_of = { $game }: replay

# English: This match is not here
history-NOT_HERE = Questa partita non è qui

# English: It may have been deleted, or saved in another browser.
history-NOT_HERE_WHY = Forse è stata eliminata, o salvata in un altro browser.

# English: Step { $step } of { $steps }
history-step = Passo { $step } di { $steps }

# English: Step
history-STEP = Passo

# English: One step back
history-BACK = Un passo indietro

# English: One step forward
history-FORWARD = Un passo avanti

# English: Show all cards, or what one player knew
history-SHOWN = Mostra tutte le carte, o quello che sapeva un giocatore

# English: All cards
history-ALL_CARDS = Tutte le carte

# English: Play from here
history-PLAY_ON = Gioca da qui

# English: Another match of this game is in progress. Starting this one ends it.
history-GOES_ON = Un’altra partita di questo gioco è in corso. Se inizi questa, l’altra viene chiusa.

# English: Your first try at a daily deal of this game is in progress. If you end it, that try is lost.
history-DAILY_GOES_ON = Il tuo primo tentativo in una smazzata del giorno di questo gioco è in corso. Se lo chiudi, è perso.

# English: Cancel
history-CANCEL = Annulla

# English: Resume that one
history-GO_ON_WITH_IT = Riprendi quella

# English: End that one
history-GIVE_IT_UP = Chiudi quella

# English: Share
history-SHARE = Condividi

# English: Whoever opens the link can play the same cards or watch the match. The link contains no names.
history-SHARE_WHY = Chi apre il link può giocare le stesse carte o guardare la partita. Il link non contiene nomi.

# English: The deal
history-THIS_DEAL = La smazzata

# English: The whole match
history-WHOLE_MATCH = Tutta la partita

# English: A challenge
history-CHALLENGE = Una sfida

# English: Link
history-LINK = Link

# English: Copy
history-COPY = Copia

# English: Copied.
history-COPIED = Copiato.

# English: This browser does not let the page copy. The link is selected: please copy it yourself.
history-COPY_YOURSELF = Questo browser non permette alla pagina di copiare. Il link è selezionato: copialo tu.

# English: QR code of the link
history-CODE = Codice QR del link

# English: The link is too long for a QR code in this window.
history-NO_CODE = Il link è troppo lungo per un codice QR in questa finestra.

# English: Share this deal
history-SHARE_DEAL = Condividi la smazzata

# English: A match from a link
history-LINKED = Una partita da un link

# English: Somebody sent you a deal. Everybody who opens it gets the same cards.
history-LINKED_DEAL = Qualcuno ti ha mandato una smazzata. Chi la apre riceve le stesse carte.

# English: Somebody sent you a match of { $n } { $n -> [one] step *[other] steps }.
history-linked_match =
    Qualcuno ti ha mandato una partita di { $n } { $n ->
        [one] passo
       *[other] passi
    }.

# English: You can watch the whole match, so playing its deal counts as practice.
history-LINKED_PRACTICE = Puoi guardare tutta la partita, quindi giocarne la smazzata conta come allenamento.

# English: This device has seen this deal before, so playing it counts as practice.
history-LINKED_SEEN = Questo dispositivo ha già visto questa smazzata, quindi giocarla conta come allenamento.

# English: Play this deal
history-PLAY_DEAL = Gioca la smazzata

# English: Watch it
history-WATCH_IT = Guardala

# English: Save to history
history-KEEP_IT = Salva nello storico

# English: It is saved in your history.
history-KEPT_IT = È salvata nel tuo storico.

# English: There was no room for it.
history-KEEP_FAILED = Non c’era spazio per salvarla.

# English: Opening …
history-OPENING = Apertura…

# English: This link does not work
history-BAD_LINK = Questo link non funziona

## ui::pages::about_texts

# English: About Spot On
about-ABOUT_TITLE = Informazioni su Spot On

# English: Spot On is a collection of card games in which only the exact number wins. It runs in your browser, needs no account and no server, and sends nothing anywhere.
about-ABOUT_WHAT = Spot On è una raccolta di giochi di carte in cui vince solo il numero esatto. Gira nel tuo browser, non richiede né account né server, e non invia dati a nessuno.

# English: The bots play fair
about-FAIR = I bot giocano pulito

# English: A bot knows only what a person in its seat would know. It does not see hidden cards, the order of the stock or the seed. It must guess the rest, just as you do.
about-FAIR_HOW = Un bot sa solo quello che saprebbe una persona al suo posto. Non vede le carte coperte, l’ordine del mazzo né il seed. Il resto deve indovinarlo, proprio come te.

# English: Your browser draws a random number of 256 bits, and a generator uses it to shuffle the cards. All orders are equally likely. Neither the level of the bots nor your play changes that.
about-FAIR_CARDS = Il tuo browser estrae un numero casuale di 256 bit, e un generatore lo usa per mescolare le carte. Tutti gli ordini sono ugualmente probabili. Né il livello dei bot né il tuo gioco cambiano questo.

# English: Rules, bots and shuffling are open source, and tests check what is said here. They give a bot two positions that differ only in hidden cards. The bot must not be able to tell them apart.
about-FAIR_PROOF = Regole, bot e mescolata sono open source, e dei test verificano quello che si dice qui. Danno a un bot due posizioni che differiscono solo nelle carte coperte. Il bot non deve riuscire a distinguerle.

# English: Credits
about-CREDITS = Riconoscimenti

# English: Card pictures, texts of the rules and program: the authors of Spot On, under the MIT licence.
about-OURS = Immagini delle carte, testi delle regole e programma: gli autori di Spot On, con licenza MIT.

# English: Typeface:
about-TYPEFACE = Carattere:

# English: Spot On is not affiliated with the authors of the games.
about-NOT_AFFILIATED_ALL = Spot On non è affiliato agli autori dei giochi.

# English: unknown
about-UNKNOWN_BUILD = sconosciuta

# English: Version { $version } · build { $build }
about-version = Versione { $version } · build { $build }

## ui::pages::backup::texts

# English: Back up and restore
backup-EVERYTHING = Backup e ripristino

# English: Your settings, matches and results are stored only in this browser. A backup file keeps them safe or moves them to another browser.
backup-EVERYTHING_WHY = Impostazioni, partite e risultati sono conservati solo in questo browser. Un file di backup li mette al sicuro o li porta in un altro browser.

# English: Back up to a file
backup-SAVE = Salva in un file

# English: Restore from a file
backup-OPEN = Ripristina da un file

# English: This is not a Spot On backup. Nothing was changed.
backup-ANOTHER = Questo non è un backup di Spot On. Non è cambiato niente.

# English: These are exported matches, not a backup. Import them in the history. Nothing was changed.
backup-EXPORTED = Queste sono partite esportate, non un backup. Importale nello storico. Non è cambiato niente.

# English: A newer version of Spot On made this backup. Nothing was changed.
backup-NEWER = Questo backup è stato creato da una versione più recente di Spot On. Non è cambiato niente.

# English: This backup is damaged or cut off. Nothing was changed.
backup-DAMAGED = Questo backup è danneggiato o troncato. Non è cambiato niente.

# English: Everything in this backup is already here.
backup-ALL_HERE = Tutto ciò che è in questo backup è già qui.

# English: Your settings will be replaced.
backup-SETTINGS = Le tue impostazioni saranno sostituite.

# English: Your set-up for { $n } { $n -> [one] game *[other] games } will be replaced.
backup-setups =
    La tua preparazione di { $n } { $n ->
        [one] gioco
       *[other] giochi
    } sarà sostituita.

# English: { $n } { $n -> [one] tutorial *[other] tutorials } will no longer be offered.
backup-learned =
    { $n } tutorial non { $n ->
        [one] sarà più proposto
       *[other] saranno più proposti
    }.

# English: { $n } { $n -> [one] match *[other] matches } in progress will be added.
backup-matches =
    { $n } { $n ->
        [one] partita in corso sarà aggiunta
       *[other] partite in corso saranno aggiunte
    }.

# English: { $n } finished { $n -> [one] match *[other] matches } will be added.
backup-records =
    { $n } { $n ->
        [one] partita finita sarà aggiunta
       *[other] partite finite saranno aggiunte
    }.

# English: { $n } { $n -> [one] result *[other] results } will be added to the statistics.
backup-results =
    { $n } { $n ->
        [one] risultato sarà aggiunto
       *[other] risultati saranno aggiunti
    } alle statistiche.

# English: { $n } { $n -> [one] exercise *[other] exercises } will be added or brought up to date.
backup-exercises =
    { $n } { $n ->
        [one] esercizio sarà aggiunto o aggiornato
       *[other] esercizi saranno aggiunti o aggiornati
    }.

# English: { $n } { $n -> [one] result *[other] results } of daily deals will be added or brought up to date.
backup-daily_results =
    { $n } { $n ->
        [one] risultato
       *[other] risultati
    } di smazzate del giorno { $n ->
        [one] sarà aggiunto o aggiornato
       *[other] saranno aggiunti o aggiornati
    }.

# English: { $n } { $n -> [one] result *[other] results } of puzzles will be added or brought up to date.
backup-puzzles =
    { $n } { $n ->
        [one] risultato
       *[other] risultati
    } di problemi { $n ->
        [one] sarà aggiunto o aggiornato
       *[other] saranno aggiunti o aggiornati
    }.

# English: { $n } unreadable { $n -> [one] item *[other] items } will be kept here, too.
backup-asides =
    Anche { $n } { $n ->
        [one] dato illeggibile sarà conservato
       *[other] dati illeggibili saranno conservati
    } qui.

# English: Replace your { $game } match in progress with the one in the backup
backup-replace = Sostituisci la partita in corso di { $game } con quella del backup

# English: Restore
backup-TAKE_OVER = Ripristina

# English: Cancel
backup-CANCEL = Annulla

# English: The backup was restored.
backup-TAKEN_OVER = Il backup è stato ripristinato.

# English: There is not enough room for these finished matches. Nothing was changed.
backup-FULL = Non c’è abbastanza spazio per queste partite finite. Non è cambiato niente.

# English: { $n } saved { $n -> [one] item *[other] items } could not be read. A copy is kept.
backup-aside =
    { $n } { $n ->
        [one] dato salvato non si è potuto leggere
       *[other] dati salvati non si sono potuti leggere
    }. Ne è conservata una copia.

# English: Save the unreadable data
backup-SAVE_ASIDE = Salva i dati illeggibili

## ui::pages::challenge::texts

# English: A friend has played this deal. Play the same cards against the same bots. Then both matches are compared.
challenge-INVITES = Un amico ha giocato questa smazzata. Gioca le stesse carte contro gli stessi bot. Poi le due partite vengono confrontate.

# English: Bots: { $level }
challenge-against = Bot: { $level }

# English: This device has seen this deal before, so playing it counts as practice.
challenge-SEEN = Questo dispositivo ha già visto questa smazzata, quindi giocarla conta come allenamento.

# English: Accept the challenge
challenge-ACCEPT = Accetta la sfida

# English: The match of this link is not finished, so it cannot be compared.
challenge-UNFINISHED = La partita di questo link non è finita, quindi non si può confrontare.

# English: You and your friend
challenge-COMPARED = Tu e il tuo amico

# English: You
challenge-YOU = Tu

# English: Friend
challenge-FRIEND = Amico

# English: No.
challenge-MOVE = N.

# English: Points
challenge-POINTS = Punti

# English: Result
challenge-RESULT = Esito

# English: won
challenge-WON = vinta

# English: not won
challenge-NOT_WON = non vinta

# English: You are { $n } { $n -> [one] point *[other] points } ahead.
challenge-you_ahead =
    Hai { $n } { $n ->
        [one] punto
       *[other] punti
    } di vantaggio.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead.
challenge-friend_ahead =
    Il tuo amico ha { $n } { $n ->
        [one] punto
       *[other] punti
    } di vantaggio.

# English: You are level.
challenge-LEVEL = Siete in parità.

# English: Both matches begin with the same { $n } { $n -> [one] move *[other] moves }.
challenge-alike =
    Le due partite cominciano con { $n ->
        [one] la stessa mossa
       *[other] le stesse { $n } mosse
    }.

# English: The first move differs.
challenge-DIFFERENT = La prima mossa è diversa.

# English: All moves are the same.
challenge-ALL_ALIKE = Tutte le mosse sono uguali.

# English: Replay yours
challenge-WATCH_YOURS = Rivedi la tua

# English: Replay theirs
challenge-WATCH_THEIRS = Rivedi la sua

# English: Move { $row }: the first difference
challenge-differs = Mossa { $row }: la prima differenza

## ui::pages::committed_deal::texts

# English: Verifiable deal
committed-deal-COMMITTED = Smazzata verificabile

# English: You and the bots each choose a part of the seed, and everybody can check that nobody chose the cards.
committed-deal-COMMITTED_WHY = Tu e i bot scegliete ciascuno una parte del seed, e tutti possono verificare che nessuno ha scelto le carte.

# English: 1. The bots’ part is fixed
committed-deal-THEIRS = 1. La parte dei bot viene fissata

# English: The bots’ part of the seed is drawn. This is its hash, the commitment; no other part fits it. Copy it, or take a picture of it.
committed-deal-THEIRS_WHY = La parte dei bot è stata estratta. Questo è il suo hash, l’impegno; nessun’altra parte gli corrisponde. Copialo, o fotografalo.

# English: 2. Your part
committed-deal-YOURS = 2. La tua parte

# English: Type anything: 1 to 64 letters, digits or signs, without spaces. Both parts together decide the cards.
committed-deal-YOURS_WHY = Scrivi quello che vuoi: da 1 a 64 lettere, cifre o segni, senza spazi. Le due parti insieme decidono le carte.

# English: Leave empty for a random one
committed-deal-DRAWN = Lascia vuoto per una casuale

# English: Your part must be 1 to 64 English letters, digits or signs, without spaces.
committed-deal-NO_PART = La tua parte deve avere da 1 a 64 lettere senza accenti, cifre o segni, senza spazi.

# English: Deal the cards
committed-deal-DEAL = Dai le carte

# English: The bots fixed their part before you named yours:
committed-deal-PLEDGE = I bot hanno fissato la loro parte prima che tu indicassi la tua:

# English: Commitment
committed-deal-COMMITMENT = Impegno

# English: The bots’ part
committed-deal-BOTS_PART = La parte dei bot

# English: Your part
committed-deal-YOUR_PART = La tua parte

# English: The seed, a hash of both
committed-deal-SEED = Il seed, un hash di entrambe

# English: This proves that the bots fixed their part before they knew yours. You did not know theirs when you named yours. So nobody chose these cards.
committed-deal-PROVES = Questo dimostra che i bot hanno fissato la loro parte prima di conoscere la tua. Tu non conoscevi la loro quando hai indicato la tua. Quindi nessuno ha scelto queste carte.

# English: It does not prove that the bots see no hidden cards. But they cannot: they are given only what their seat may see.
committed-deal-PROVES_NOT = Non dimostra che i bot non vedono le carte coperte. Ma non possono: ricevono solo ciò che si può vedere dal loro posto.

# English: Verify the deal
committed-deal-CHECK = Verifica la smazzata

## ui::pages::compare_with_master::texts

# English: You and Master
compare-with-master-TITLE = Tu e il Maestro

# English: Master
compare-with-master-MASTER = Maestro

# English: Replay Master's
compare-with-master-WATCH = Rivedi la sua

# English: Master is { $n } { $n -> [one] point *[other] points } ahead.
compare-with-master-ahead =
    Il Maestro ha { $n } { $n ->
        [one] punto
       *[other] punti
    } di vantaggio.

# English: Master plays your cards against the same bots …
compare-with-master-PLAYING = Il Maestro gioca le tue carte contro gli stessi bot…

# English: { $n } { $n -> [one] move *[other] moves } played
compare-with-master-played =
    { $n } { $n ->
        [one] mossa giocata
       *[other] mosse giocate
    }

# English: The bots do not answer. Reload the page to try again.
compare-with-master-FAILED = I bot non rispondono. Ricarica la pagina per riprovare.

# English: This comparison needs a finished match of one person against bots, without a race.
compare-with-master-NOT_ALONE = Per questo confronto serve una partita finita di una persona contro bot, non in modalità Gara.

## ui::pages::daily::texts

# English: Daily deals
daily-DAILY = Smazzate del giorno

# English: Everybody gets the same cards against the same bots. The first try counts.
daily-WHY = Tutti ricevono le stesse carte contro gli stessi bot. Conta il primo tentativo.

# English: This day is over, so playing its deals is practice.
daily-PAST = Questo giorno è passato, quindi giocarne le smazzate è allenamento.

# English: This day has not begun yet.
daily-FUTURE = Questo giorno non è ancora cominciato.

# English: Today’s daily deals
daily-TO_TODAY = Le smazzate di oggi

# English: The next day begins in { $n } { $n -> [one] hour *[other] hours }, at midnight UTC.
daily-hours_left =
    Il prossimo giorno comincia fra { $n } { $n ->
        [one] ora
       *[other] ore
    }, a mezzanotte UTC.

# English: The next day begins in { $n } { $n -> [one] minute *[other] minutes }, at midnight UTC.
daily-minutes_left =
    Il prossimo giorno comincia fra { $n } { $n ->
        [one] minuto
       *[other] minuti
    }, a mezzanotte UTC.

# English: In progress
daily-IN_PROGRESS = In corso

# English: Practice only.
daily-NOW_PRACTICE = Solo allenamento.

# English: puzzle seen before
daily-ANSWER_WAS_KNOWN = problema già visto

# English: { $days } { $days -> [one] day *[other] days } in a row
daily-streak =
    { $days } { $days ->
        [one] giorno
       *[other] giorni
    } di fila

# English: Play a deal today to begin a streak.
daily-NO_STREAK = Gioca una smazzata oggi per iniziare una serie.

# English: You may miss one day a week without losing the streak.
daily-STREAK_WHY = Puoi saltare un giorno alla settimana senza perdere la serie.

# English: { $n } { $n -> [one] player *[other] players }
daily-players =
    { $n } { $n ->
        [one] giocatore
       *[other] giocatori
    }

# English: Solitaire
daily-SOLITAIRE = Solitario

# English: A puzzle with one right answer
daily-DAILY_PUZZLE_WHAT = Un problema con una sola risposta giusta

# English: Solve
daily-SOLVE = Risolvi

# English: Solved
daily-SOLVED = Risolto

# English: Not solved
daily-NOT_SOLVED = Non risolto

# English: Won, { $score }
daily-won = Vittoria, { $score }

# English: Lost, { $score }
daily-lost = Sconfitta, { $score }

# English: { $points } : { $others }
daily-score = { $points } : { $others }

# English: { $points } { $points -> [one] point *[other] points }
daily-points =
    { $points } { $points ->
        [one] punto
       *[other] punti
    }

# English: { $n } { $n -> [one] move *[other] moves }
daily-moves =
    { $n } { $n ->
        [one] mossa
       *[other] mosse
    }

# English: Play
daily-PLAY = Gioca

# English: Practise
daily-PRACTISE = Allenati

# English: Replay
daily-REPLAY = Rivedi

# English: Challenge a friend to { $game }
daily-challenge = Sfida un amico a { $game }

# English: Challenge
daily-CHALLENGE = Sfida

# English: Share the day
daily-SHARE = Condividi il giorno

# English: Spot On, { $date }
daily-shared = Spot On, { $date }

# English: { $game }: { $result }
daily-shared_game = { $game }: { $result }

# English: Today, { $date }
daily-today_is = Oggi, { $date }

# English: { $n } of { $all } played
daily-played = { $n } di { $all } giocate

# English: New today
daily-NOT_PLAYED = Novità di oggi

# English: Calendar
daily-CALENDAR = Calendario

# English: Earlier month
daily-EARLIER = Mese precedente

# English: Later month
daily-LATER = Mese successivo

# English: { $day }: { $n } of { $all } played
daily-day_with = { $day }: { $n } di { $all } giocate

## ui::pages::no_peeking_texts

# English: There is no server that deals. Your devices deal together, so each of them knows only its own cards.
no-peeking-NO_PEEKING_LEAD = Non c’è un server che dà le carte. Le danno insieme i vostri dispositivi, così ognuno conosce solo le proprie.

# English: Everybody shuffles and locks
no-peeking-LOCKS = Ognuno mescola e mette i suoi lucchetti

# English: Each device shuffles the pack in turn and puts a lock of its own on every card. Then nobody knows where a card lies, not even all the others together.
no-peeking-LOCKS_WHY = A turno ogni dispositivo mescola il mazzo e mette a ogni carta un suo lucchetto. Allora nessuno sa dove si trova una carta, nemmeno tutti gli altri insieme.

# English: A card opens for one player
no-peeking-OPENS = Una carta si apre per un solo giocatore

# English: You draw a card. The others send your device their keys for this card, and for no other. Only your device has the last key.
no-peeking-OPENS_WHY = Peschi una carta. Gli altri mandano al tuo dispositivo le loro chiavi per questa carta, e per nessun’altra. Solo il tuo dispositivo ha l’ultima chiave.

# English: Everybody checks every move
no-peeking-PLAYS = Tutti controllano ogni mossa

# English: A device signs each move. A card that cannot be there, or a second version of a move, is noticed at once.
no-peeking-PLAYS_WHY = Un dispositivo firma ogni mossa. Una carta che non può esserci, o una seconda versione di una mossa, si nota subito.

# English: At the end of a round everything is shown
no-peeking-AUDITS = Alla fine di una manche si mostra tutto

# English: All devices show their secrets of the round. Each repeats every shuffle and every move by the full rules. Whoever has cheated is named, with the step.
no-peeking-AUDITS_WHY = Tutti i dispositivi mostrano i loro segreti della manche. Ognuno ripete ogni mescolata e ogni mossa secondo le regole complete. Chi ha barato viene indicato, con il passo.

# English: What this does not prevent
no-peeking-NOT_PREVENTED = Che cosa questo non impedisce

# English: People can tell each other their cards, or look at each other's screens.
no-peeking-THEY_TALK = Le persone possono dirsi le carte, o sbirciare lo schermo altrui.

# English: Somebody can leave instead of showing the secrets. That round is not checked, and does not count.
no-peeking-THEY_LEAVE = Qualcuno può andarsene invece di mostrare i segreti. Quella manche non è controllata, e non conta.

# English: In a race each device measures its own time.
no-peeking-THEY_MEASURE = In una gara ogni dispositivo misura il proprio tempo.

# English: Whoever shuffles last could put one card into two places, and so know one card of another hand. The check at the end of the round shows it.
no-peeking-THEY_DOUBLE = Chi mescola per ultimo potrebbe mettere una carta in due posti, e conoscere così una carta di un’altra mano. Il controllo a fine manche lo rivela.

# English: The developer tools of a browser show only what its player may know.
no-peeking-LOOK_INSIDE = Gli strumenti per sviluppatori di un browser mostrano solo quello che il suo giocatore può sapere.

## ui::pages::review::texts

# English: Review of { $game }
review-of_game = Analisi di { $game }

# English: Whose decisions
review-WHOSE = Decisioni di chi

# English: { $n } of { $all } decisions reviewed
review-progress =
    { $n } { $n ->
        [one] decisione analizzata
       *[other] decisioni analizzate
    } su { $all }

# English: Less than a minute left.
review-LESS_THAN_A_MINUTE = Manca meno di un minuto.

# English: About { $n } { $n -> [one] minute *[other] minutes } left.
review-minutes_left =
    { $n ->
        [one] Manca circa un minuto
       *[other] Mancano circa { $n } minuti
    }.

# English: Some decisions could not be reviewed: the bots do not answer.
review-FAILED = Alcune decisioni non si sono potute analizzare: i bot non rispondono.

# English: Only a finished match can be reviewed.
review-NOT_OVER = Si può analizzare solo una partita finita.

# English: { $who } made no clear mistake.
review-no_mistakes = { $who }: nessun errore evidente.

# English: { $who } made { $n } clear { $n -> [one] mistake *[other] mistakes }. { $n -> [one] It *[other] Together they } lowered the chance to win by { $loss }.
review-mistakes =
    { $who }: { $n } { $n ->
        [one] errore evidente
       *[other] errori evidenti
    }. Probabilità di vittoria persa { $n ->
        [one] così
       *[other] in tutto
    }: { $loss }.

# English: There was nothing to decide.
review-NO_DECISIONS = Non c’era niente da decidere.

# English: Good luck raised the chance to win by { $gain }.
review-lucky = Probabilità di vittoria guadagnata con la fortuna: { $gain }.

# English: Bad luck lowered the chance to win by { $loss }.
review-unlucky = Probabilità di vittoria persa per sfortuna: { $loss }.

# English: Good and bad luck balanced each other.
review-EVEN = Fortuna e sfortuna si sono compensate.

# English: Chance to win
review-CHANCE = Probabilità di vittoria

# English: Chance to win during the match, from { $start }% to { $end }%. The list below has every number.
review-chart = Probabilità di vittoria durante la partita: { $start }% all’inizio, { $end }% alla fine. L’elenco qui sotto riporta ogni numero.

# English: Effect of luck and mistakes
review-LUCK_AND_SKILL = Effetto di fortuna ed errori

# English: Luck
review-LUCK = Fortuna

# English: Mistakes
review-MISTAKES = Errori

# English: { $percent }%
review-percent = { $percent }%

# English: less than 1%
review-LESS_THAN_ONE = meno dell’1%

# English: The decisions that mattered most
review-TURNING_POINTS = Le decisioni più importanti

# English: Decision { $n }
review-decision = Decisione { $n }

# English: This move lowered the chance to win by { $percent }.
review-cost = Probabilità di vittoria persa con questa mossa: { $percent }.

# English: Played
review-PLAYED = Giocata

# English: Better
review-BETTER = Migliore

# English: wins { $percent } of the time
review-wins = vittorie: { $percent }

# English: On average, this player then gets { $own } in the round, and { $n -> [one] the other player *[other] each other player } { $others }.
review-outlook =
    In media, da qui in poi questo giocatore ottiene nella manche { $own }, { $n ->
        [one] l’altro giocatore
       *[other] ogni altro giocatore
    } { $others }.

# English: { $who }: { $points }
review-score_of = { $who }: { $points }

# English: Try again with these cards
review-TRY_AGAIN = Riprova con queste carte

# English: Try again with other cards
review-TRY_OTHER = Riprova con altre carte

# English: “Other cards” means: cards that were visible stay, the others are shuffled.
review-TRY_OTHER_WHY = «Altre carte» significa: le carte che si vedevano restano, le altre vengono mescolate.

# English: All decisions
review-ALL_DECISIONS = Tutte le decisioni

# English: best
review-BEST = migliore

# English: good
review-GOOD = buona

# English: inaccurate
review-INEXACT = imprecisa

# English: costly
review-COSTLY = grave

# English: What is this?
review-WHAT_IS_THIS = Che cos’è?

# English: The chance to win the match, judging by what the player could know.
review-WHAT_CHANCE = La probabilità di vincere la partita, in base a quello che il giocatore poteva sapere.

# English: Bots play the match to its end many times. Each time, other cards are in the places that the player could not see. The number is the share of wins.
review-WHAT_PLAYOUTS = I bot giocano la partita fino alla fine molte volte. Ogni volta ci sono altre carte nei posti che il giocatore non poteva vedere. Il numero è la quota di vittorie.

# English: In a solitaire it is exact: every order of the cards has been counted.
review-WHAT_EXACT = In un solitario è esatta: è stato contato ogni ordine delle carte.

# English: A mistake: another move wins clearly more often with the same cards. Small differences do not count, because they may be chance.
review-WHAT_MISTAKE = Un errore: con le stesse carte un’altra mossa vince nettamente più spesso. Le piccole differenze non contano, perché possono essere un caso.

# English: The loss is the difference between the chances to win after the two moves.
review-WHAT_COST = La perdita è la differenza fra le probabilità di vittoria dopo le due mosse.

# English: Luck: what the cards and the other players changed between two decisions.
review-WHAT_LUCK = Fortuna: quello che le carte e gli altri giocatori hanno cambiato fra due decisioni.

# English: The numbers are sums of all changes, so they may exceed 100%. Start, luck and mistakes add up to 100% for a win and to 0% for a loss.
review-WHAT_SUM = I numeri sono somme di tutti i cambiamenti, quindi possono superare il 100%. Inizio, fortuna ed errori danno in tutto il 100% in caso di vittoria e lo 0% in caso di sconfitta.

# English: “Costly” means: the chance to win fell by 8% or more. “Inaccurate” means: by 2% or more.
review-WHAT_GRADES = «Grave» significa: la probabilità di vittoria è scesa dell’8% o più. «Imprecisa» significa: del 2% o più.

## ui::pages::statistics::texts

# English: Matches you finish appear here: how often you win, against whom, and by how much. There are none yet.
statistics-NOTHING_YET = Qui compaiono le partite che finisci: quanto spesso vinci, contro chi e di quanto. Per ora non ce ne sono.

# English: This browser cannot save, so no matches are counted here.
statistics-KEEPS_NONE = Questo browser non può salvare, quindi qui non si contano partite.

# English: Matches count if one person plays them to the end. “With help” means with hints or undone moves. “Practice” means that hidden cards were known, for example after an undo or from an earlier match of the same deal.
statistics-COUNTED = Le partite contano se una persona le gioca fino alla fine. «Con aiuti» significa con consigli o mosse annullate. «Allenamento» significa che si conoscevano carte coperte, per esempio dopo una mossa annullata o da una partita precedente della stessa smazzata.

# English: There are no matches of this kind.
statistics-NONE_OF_THESE = Non ci sono partite di questo tipo.

# English: Game
statistics-GAME = Gioco

# English: All games
statistics-ALL_GAMES = Tutti i giochi

# English: Bots
statistics-LEVEL = Bot

# English: All levels
statistics-ALL_LEVELS = Tutti i livelli

# English: Bots of several levels
statistics-MIXED_LEVELS = Bot di più livelli

# English: Matches
statistics-KIND = Partite

# English: Without help
statistics-WITHOUT_HELP = Senza aiuti

# English: With help
statistics-WITH_HELP = Con aiuti

# English: Practice
statistics-PRACTICE = Allenamento

# English: { $won } of { $played } { $played -> [one] match *[other] matches } won
statistics-won_of =
    { $won } { $won ->
        [one] vinta
       *[other] vinte
    } su { $played } { $played ->
        [one] partita
       *[other] partite
    }

# English: The last { $n } { $n -> [one] match *[other] matches }, the newest on the right: { $won } won.
statistics-latest =
    { $n ->
        [one] L’ultima partita
       *[other] Le ultime { $n } partite, la più recente a destra
    }: { $won } { $won ->
        [one] vinta
       *[other] vinte
    }.

# English: Share of wins among ten matches, from the oldest to the newest: { $first }% at first, { $last }% at last, between { $least }% and { $most }%.
statistics-wins_over_time = Quota di vittorie su dieci partite, dalla più vecchia alla più recente: all’inizio { $first }%, alla fine { $last }%, tra { $least }% e { $most }%.

# English: By game
statistics-BY_GAME = Per gioco

# English: By bots
statistics-BY_LEVEL = Per bot

# English: { $won } of { $played }
statistics-of = { $won } su { $played }

# English: { $n } { $n -> [one] player *[other] players }
statistics-players =
    { $n } { $n ->
        [one] giocatore
       *[other] giocatori
    }

# English: from earlier versions, with any options
statistics-EARLIER = da versioni precedenti, con qualsiasi opzione

# English: Played
statistics-PLAYED = Giocate

# English: Won
statistics-WON = Vinte

# English: { $number }%
statistics-percent = { $number }%

# English: Best result
statistics-BEST = Miglior risultato

# English: Average
statistics-AVERAGE = Media

# English: Wins in a row
statistics-STREAK = Vittorie di fila

# English: Best streak
statistics-LONGEST_STREAK = Miglior serie

# English: Hints
statistics-HINTS = Consigli

# English: Undos
statistics-UNDOS = Mosse annullate

# Caption of the chart.
# English: Points of the last { $n } { $n -> [one] match *[other] matches } in order; the line is the average of ten.
statistics-course =
    Punti { $n ->
        [one] dell’ultima partita
       *[other] delle ultime { $n } partite in ordine
    }; la linea è la media di dieci.

# English: You won { $won } of the last { $n }, with { $average } points on average.
statistics-lately =
    { $won } { $won ->
        [one] vinta
       *[other] vinte
    } su { $n ->
        [one] una
       *[other] { $n }
    }, con { $average } { $average ->
        [one] punto
       *[other] punti
    } in media.

# English: How often each result occurred. The filled part of a column shows wins. The most frequent result was { $scores }: { $n } { $n -> [one] time *[other] times }.
statistics-distribution =
    Quante volte è uscito ogni risultato. La parte piena di una colonna indica le vittorie. Il risultato più frequente è stato { $scores }: { $n } { $n ->
        [one] volta
       *[other] volte
    }.

# English: { $least } to { $most }
statistics-range = da { $least } a { $most }

# English: { $scores }: { $n } { $n -> [one] match *[other] matches }, { $won } won
statistics-bar =
    { $scores }: { $n } { $n ->
        [one] partita
       *[other] partite
    }, { $won } { $won ->
        [one] vinta
       *[other] vinte
    }

# English: won
statistics-WON_DOT = vinta

# English: not won
statistics-LOST_DOT = non vinta

# English: Daily deals and puzzles
statistics-DAILY_AND_PUZZLES = Smazzate del giorno e problemi

# English: Days in a row
statistics-DAYS_IN_A_ROW = Giorni di fila

# English: Most days in a row
statistics-MOST_DAYS = Massimo di giorni di fila

# English: Daily puzzles solved
statistics-DAILY_PUZZLES_SOLVED = Problemi del giorno risolti

# English: Daily deals won
statistics-DEALS_WON = Smazzate del giorno vinte

# English: Puzzles solved
statistics-PUZZLES_SOLVED = Problemi risolti

# English: Rating
statistics-RATING = Rating

# English: Best puzzle streak
statistics-BEST_ROW = Miglior serie di problemi

# English: Best rush
statistics-BEST_RUSH = Miglior blitz

# English: Fastest sprint
statistics-BEST_SPRINT = Sprint più veloce

# English: Delete these results
statistics-DELETE_THESE = Elimina questi risultati

# English: Delete { $n -> [one] this result *[other] these { $n } results }?
statistics-delete_question =
    Eliminare { $n ->
        [one] questo risultato
       *[other] questi { $n } risultati
    }?

# English: Delete
statistics-DELETE = Elimina

# English: Keep
statistics-KEEP = Tieni

# English: Deleted.
statistics-DELETED = Eliminazione eseguita.

# English: Undo
statistics-UNDO = Annulla

## ui::pages::three_deals::texts

# English: Three deals
three-deals-TITLE = Tre smazzate

# English: You and Master play the same three deals against the same bots. Your margin is compared with Master’s, so luck counts less. Results are hidden until you have played.
three-deals-WHY = Tu e il Maestro giocate le stesse tre smazzate contro gli stessi bot. Il tuo vantaggio si confronta con quello del Maestro, così la fortuna conta meno. I risultati restano nascosti finché non hai giocato.

# English: Deal
three-deals-DEAL = N.

# English: You
three-deals-YOU = Tu

# English: Master
three-deals-MASTER = Maestro

# English: Friend
three-deals-FRIEND = Amico

# English: Difference
three-deals-DIFFERENCE = Differenza

# English: Play the next deal
three-deals-PLAY = Prossima smazzata

# English: plays …
three-deals-WAITING = gioca…

# English: hidden
three-deals-HIDDEN = nascosto

# English: to play
three-deals-NOT_YET = da giocare

# English: You are { $n } { $n -> [one] point *[other] points } ahead of Master over three deals.
three-deals-ahead_of_master =
    In tre smazzate hai { $n } { $n ->
        [one] punto
       *[other] punti
    } di vantaggio sul Maestro.

# English: Master is { $n } { $n -> [one] point *[other] points } ahead of you over three deals.
three-deals-behind_master =
    In tre smazzate il Maestro ha { $n } { $n ->
        [one] punto
       *[other] punti
    } di vantaggio su di te.

# English: You and Master are level over three deals.
three-deals-LEVEL = In tre smazzate tu e il Maestro siete in parità.

# English: You are { $n } { $n -> [one] point *[other] points } ahead of your friend.
three-deals-ahead_of_friend =
    Hai { $n } { $n ->
        [one] punto
       *[other] punti
    } di vantaggio sul tuo amico.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead of you.
three-deals-behind_friend =
    Il tuo amico ha { $n } { $n ->
        [one] punto
       *[other] punti
    } di vantaggio su di te.

# English: You and your friend are level.
three-deals-LEVEL_WITH_FRIEND = Tu e il tuo amico siete in parità.

# English: Challenge a friend to these deals
three-deals-SHARE = Sfida un amico a queste smazzate

# English: Three other deals
three-deals-AGAIN = Altre tre smazzate

# English: This link has no finished matches of these deals, so your friend’s results are missing.
three-deals-NOT_THESE = Questo link non ha partite finite di queste smazzate, quindi mancano i risultati del tuo amico.

# English: The bots do not answer, so Master’s results are missing. Reload the page to try again.
three-deals-FAILED = I bot non rispondono, quindi mancano i risultati del Maestro. Ricarica la pagina per riprovare.

# English: Compare
three-deals-COMPARE = Confronta

# English: Compare deal { $n } with Master’s match
three-deals-compare = Confronta la smazzata { $n } con la partita del Maestro

## ui::play::expression_texts

# English: { $part }, remove
play-expression-take_out = { $part }, togli

# English: { $part }, change
play-expression-change = { $part }, cambia

# English: Best possible
play-expression-BEST_POSSIBLE = La migliore possibile

# English: The best possible answer was { $says } = { $line }.
play-expression-best_possible = La migliore risposta possibile era { $says } = { $line }.

# English: { $n } seconds left.
play-expression-ten_left =
    { $n ->
        [one] Manca { $n } secondo
       *[other] Mancano { $n } secondi
    }.

## ui::play::texts

# English: All games
play-ALL_GAMES = Tutti i giochi

# English: Undo
play-TAKE_BACK = Annulla

# English: Hint
play-HINT = Consiglio

# English: Log
play-LOG = Registro

# English: Rules
play-RULES = Regole

# A button's name with its key.
# English: { $name } ({ $key })
play-with_key = { $name } ({ $key })

# English: Your turn
play-YOUR_TURN = Tocca a te

# English: Hint: { $mv }
play-hint = Consiglio: { $mv }

# English: it is in the field
play-ON_THE_LINE = è nel campo della risposta

# English: wait, there is no better answer
play-WAIT = aspetta, non c’è una risposta migliore

# English: Your turn: { $prompt }.
play-turn_to = Tocca a te: { $prompt }.

# English: { $who } is playing
play-is_playing = Tocca a { $who }

# English: tap to skip
play-TAP_TO_SKIP = tocca per saltare

# English: The { $round } is over
play-is_over = La { $round } è finita

# English: The match is over
play-MATCH_IS_OVER = La partita è finita

# English: This browser cannot save, so the match is lost when you close the page.
play-UNKEPT = Questo browser non può salvare, quindi se chiudi la pagina la partita è persa.

# English: Only part of your saved match could be read. A full copy is kept.
play-PART_READ = La partita salvata si è potuta leggere solo in parte. Ne è conservata una copia completa.

# English: Your saved match could not be read. A copy is kept, and this is a new match.
play-NONE_READ = La partita salvata non si è potuta leggere. Ne è conservata una copia, e questa è una nuova partita.

# English: A saved match cannot be read right now, so this is a new one. Close other tabs of Spot On, then reload.
play-UNREADABLE = Al momento la partita salvata non si può leggere, quindi questa è nuova. Chiudi le altre schede di Spot On, poi ricarica.

# English: A newer version saved a match here. It is safe, but this version cannot save your moves.
play-NEWER = Una versione più recente ha salvato qui una partita. È al sicuro, ma questa versione non può salvare le tue mosse.

# English: This match is open in another tab
play-ELSEWHERE = Questa partita è aperta in un’altra scheda

# English: Continue there, or play here. Nothing is lost.
play-ELSEWHERE_MORE = Continua lì, o gioca qui. Non si perde niente.

# English: Play here
play-TAKE_OVER = Gioca qui

# English: The bots could not be started.
play-BOTS_FAILED = Non è stato possibile avviare i bot.

# English: Try again
play-TRY_AGAIN = Riprova

# English: Move undone.
play-TAKEN_BACK = Mossa annullata.

# English: Seconds left
play-SECONDS_LEFT = Secondi rimasti

# English: Your { $place }
play-your = Tu: { $place }

# English: { $who }'s { $place }
play-of = { $who }: { $place }

# English: No cards.
play-NO_CARDS = Nessuna carta.

# English: { $n } { $n -> [one] card *[other] cards }: { $names }.
play-cards =
    { $n } { $n ->
        [one] carta
       *[other] carte
    }: { $names }.

# English: hidden card
play-HIDDEN = carta coperta

# Label of a card among others.
# English: { $card }, { $at } of { $count }
play-slot = { $card }, { $at } di { $count }

# English: new
play-NEW = nuova

# English: { $place }, { $count } { $count -> [one] card *[other] cards }
play-pile =
    { $place }, { $count } { $count ->
        [one] carta
       *[other] carte
    }

# English: { $card } on top
play-on_top = in cima: { $card }

# English: ordered: { $suit }
play-ordered = seme chiamato: { $suit }

# English: of { $goal }
play-goal = su { $goal }

# English: Still in the stock
play-TO_COME = Ancora nel mazzo

# English: { $card }: { $n }
play-times = { $card }: { $n }

# English: Sort
play-SORT = Ordina

# English: Sorted by rank.
play-BY_RANK = In ordine di valore.

# English: Sorted by suit.
play-BY_SUIT = In ordine di seme.

# English: Sorted by rank, aces high.
play-BY_VALUE = In ordine di valore, assi alti.

# English: In your own order.
play-AS_DEALT = Nel tuo ordine.

# English: exactly { $goal }
play-exactly = esattamente { $goal }

# English: { $value }, { $more } over
play-over = { $value }, { $more } di troppo

# English: { $value }, { $less } short
play-short =
    { $value }, { $less ->
        [one] manca
       *[other] mancano
    } { $less }

# English: Choose
play-CHOOSE = Scegli

# English: You have seen something new since. If you undo this, the match becomes practice and does not count.
play-UNDO_ENDS_COUNTING = Nel frattempo hai visto qualcosa di nuovo. Se annulli, la partita diventa allenamento e non conta.

# English: You have seen something new since. If you undo this, today's try becomes practice and does not count.
play-UNDO_ENDS_DAILY = Nel frattempo hai visto qualcosa di nuovo. Se annulli, il tentativo di oggi diventa allenamento e non conta.

# English: Your result will show that you used a hint.
play-HINT_IS_TOLD = Nel risultato si vedrà che hai usato un consiglio.

# English: Cancel
play-CANCEL = Indietro

# English: Delete
play-DELETE = Cancella

# English: Clear
play-CLEAR = Svuota

# English: Scores
play-SCORES = Punti

# English: The goal is { $goal } points
play-first_to = Si gioca a { $goal } punti

# English: Log of the match
play-LOG_OF_THE_MATCH = Registro della partita

# English: What happened, newest first
play-LATEST_FIRST = Che cosa è successo, dalla mossa più recente

# English: Fairness check
play-FAIRNESS = Prova di correttezza

# English: Asking the bot a hundred times …
play-FAIRNESS_ASKS = Il bot viene interrogato cento volte…

# English: No bot has played yet.
play-FAIRNESS_NOTHING = Nessun bot ha ancora giocato.

# English: { $who } had to choose the last move again. Each time the hidden cards were dealt differently: { $deals } { $deals -> [one] time *[other] times }.
play-fairness =
    { $who }: l’ultima mossa è stata scelta di nuovo { $deals } { $deals ->
        [one] volta
       *[other] volte
    }, ogni volta con le carte coperte distribuite in modo diverso.

# English: The same answer { $same } times out of { $deals }:
play-fairness_same =
    La stessa risposta { $same } { $same ->
        [one] volta
       *[other] volte
    } su { $deals }:

# English: A bot that looked at hidden cards would change its answer when they change.
play-FAIRNESS_WHY = Un bot che guarda le carte coperte cambierebbe risposta quando cambiano le carte.

# English: wait
play-IT_WAITS = aspetta

# English: Keys
play-KEYS = Tasti

# English: Close
play-CLOSE = Chiudi

# English: next place on the table
play-KEY_TAB = vai al posto successivo sul tavolo

# English: move along your hand
play-KEY_ARROWS = scorri le carte in mano

# English: move a card within your hand
play-KEY_SHIFT = sposta una carta nella mano

# English: play the card, draw, or press the button
play-KEY_ENTER = gioca la carta, pesca, o premi il pulsante

# English: sort your hand
play-KEY_SORT = ordina le carte in mano

# English: undo
play-KEY_UNDO = annulla la mossa

# English: hint
play-KEY_HINT = consiglio

# English: do not wait for a bot's move
play-KEY_SKIP = non aspettare la mossa di un bot

# English: log
play-KEY_LOG = registro

# English: this list
play-KEY_LIST = questo elenco

# English: cancel, or close what is open
play-KEY_ESCAPE = annulla, o chiudi ciò che è aperto

# English: Next to play on this device:
play-NEXT_AT_THE_DEVICE = Ora su questo dispositivo tocca a:

# English: Show my cards
play-LIFT = Mostra le mie carte

# English: I am { $who }
play-instead = Io sono { $who }

# English: Hand over
play-HAND_OVER = Cambia giocatore

# English: Tutorial
play-TUTORIAL = Tutorial

# English: New to this game?
play-OFFER = È la prima volta?

# English: No, thanks
play-NO_THANKS = No, grazie

# English: Now the other player moves.
play-WATCH = Ora muove l’avversario.

# English: That is a legal move, but please follow the tutorial for now.
play-STRAYED = È una mossa valida, ma per ora segui il tutorial.

# English: { $step } of { $steps }
play-step_of = { $step } di { $steps }

# English: Skip
play-SKIP = Salta

# English: Next
play-GO_ON = Avanti

# English: Play a match
play-PLAY_NOW = Gioca una partita

# English: The tutorial could not be loaded. Please check the connection.
play-NO_TUTORIAL = Non è stato possibile caricare il tutorial. Controlla la connessione.

# English: Back
play-BACK = Indietro

# English: Next
play-NEXT_PUZZLE = Avanti

# English: A similar one
play-SIMILAR_PUZZLE = Uno simile

# English: The round so far:
play-ROUND_SO_FAR = La manche finora:

# English: Ruled out since this move: { $cards }. { $step }
play-ruled_out = Impossibile da questa mossa in poi: { $cards }. { $step }

# English: One move back
play-STEP_BACK = Una mossa indietro

# English: One move forward
play-STEP_FORWARD = Una mossa avanti

# English: Show the answer
play-SHOW_ANSWER = Mostra la risposta

# English: Start over
play-START_OVER = Ricomincia

# English: { $n } of { $all } ways found.
play-ways_found = Modi trovati: { $n } su { $all }.

# English: Next in the stock: { $cards }
play-next_cards = Le prossime nel mazzo: { $cards }

# English: You have found this way already.
play-SAME_WAY = Questo modo l’hai già trovato.

# English: Next { $round }
play-next = Prossima { $round }

# English: Play again
play-AGAIN = Gioca ancora

# English: Set up
play-SET_UP = Prepara

# English: Compare
play-COMPARE = Confronta

# English: Daily deals
play-TO_THE_DAY = Smazzate di oggi

# English: A new match begins.
play-NEW_MATCH = Comincia una nuova partita.

# English: Not this time
play-NOT_THIS_TIME = Sarà per la prossima volta

# English: A draw
play-A_DRAW = Patta

# English: You win!
play-YOU_WIN = Hai vinto!

# English: { $who } wins
play-wins = Vince { $who }

# English: { $names } share the win
play-share = Vittoria a pari merito: { $names }

# English: { $n } × undo
play-taken_back =
    { $n } { $n ->
        [one] mossa annullata
       *[other] mosse annullate
    }

# English: { $n } × hint
play-hints =
    { $n } { $n ->
        [one] consiglio
       *[other] consigli
    }

# English: practice, so it does not count
play-PRACTICE = allenamento, quindi non conta

# English: Daily deal
play-DAILY_COUNTS = Del giorno

# English: This is your first try at a daily deal, so it counts.
play-DAILY_COUNTS_WHY = È il tuo primo tentativo in una smazzata del giorno, quindi conta.

# English: Practice
play-PRACTICE_MARK = Allenamento

# English: Points over time
play-COURSE = Andamento dei punti

# English: { $who }: { $totals }
play-course_of = { $who }: { $totals }

# A step of the match, with the points that it brought.
# English: Best moment: { $who }, { $points }
play-best_moment = Momento migliore: { $who }, { $points }

## ui::puzzles::exercise_texts

# English: These are costly mistakes from your own matches. Find the better move. Each one returns until you have found it three times.
puzzles-exercise-WHAT = Questi sono gli errori gravi delle tue partite. Trova la mossa migliore. Ognuno ritorna finché non l’hai trovata tre volte.

# English: { $n } { $n -> [one] exercise *[other] exercises } left for today
puzzles-exercise-left =
    { $n } { $n ->
        [one] esercizio rimasto
       *[other] esercizi rimasti
    } per oggi

# English: What do you play?
puzzles-exercise-QUESTION = Che cosa giochi?

# English: Right.
puzzles-exercise-RIGHT = Giusto.

# English: Not this time. Better: { $mv }
puzzles-exercise-wrong = Non è questa. Meglio: { $mv }

# English: It comes back in { $days } { $days -> [one] day *[other] days }.
puzzles-exercise-in_days =
    Ritorna fra { $days } { $days ->
        [one] giorno
       *[other] giorni
    }.

# English: You have learned it.
puzzles-exercise-LEARNED = L’hai imparato.

# English: You have already answered it today, so this does not count.
puzzles-exercise-ANSWERED_BEFORE = Oggi hai già risposto, quindi questa volta non conta.

# English: Nothing is left for today.
puzzles-exercise-DONE = Per oggi non resta niente.

# English: Your costly mistakes appear here the day after you review a match. There are none yet.
puzzles-exercise-NONE = I tuoi errori gravi compaiono qui il giorno dopo che hai analizzato una partita. Per ora non ce ne sono.

# English: { $n } { $n -> [one] exercise waits *[other] exercises wait } for another day.
puzzles-exercise-waiting =
    { $n } { $n ->
        [one] esercizio aspetta
       *[other] esercizi aspettano
    } un altro giorno.

## ui::puzzles::texts

# English: Find the one right move. Every answer has been proved.
puzzles-WHY = Trova l’unica mossa giusta. Ogni risposta è dimostrata.

# English: rating { $rating }
puzzles-rating = rating { $rating }

# English: { $n } solved
puzzles-solved =
    { $n } { $n ->
        [one] risolto
       *[other] risolti
    }

# English: { $rating }?
puzzles-provisional = { $rating }?

# English: { $rating }
puzzles-settled = { $rating }

# English: Best streak: { $n }
puzzles-streak = Miglior serie: { $n }

# English: Best rush: { $n }
puzzles-rush_best = Miglior blitz: { $n }

# English: Solve
puzzles-SOLVE = Risolvi

# English: Solve puzzles of { $game }
puzzles-solve_game = Risolvi problemi di { $game }

# English: All cards open
puzzles-PROBLEMS = Carte scoperte

# English: { $game }: problems with all cards open
puzzles-problems_of = { $game }: problemi a carte scoperte

# English: Rush
puzzles-RUSH = Blitz

# English: Rush: puzzles of { $game } in three minutes
puzzles-rush_game = Blitz: problemi di { $game } in tre minuti

# English: Solve as many puzzles as you can in three minutes. The third mistake ends the rush.
puzzles-RUSH_WHY = Risolvi quanti più problemi puoi in tre minuti. Al terzo errore il blitz finisce.

# English: Course
puzzles-COURSE = Corso

# English: Course: { $game }
puzzles-course_of = Corso: { $game }

# English: Twenty puzzles from easy to hard. Look at an example of each kind first.
puzzles-COURSE_WHY = Venti problemi dal facile al difficile. Prima guarda un esempio di ogni tipo.

# English: Kinds of puzzles
puzzles-EXAMPLES = Tipi di problemi

# English: Example
puzzles-EXAMPLE = Esempio

# English: Example: { $question }
puzzles-example_of = Esempio: { $question }

# English: Twenty puzzles
puzzles-COURSE_STEPS = Venti problemi

# English: Puzzle { $n }, rated { $rating }, { $state }
puzzles-course_step = Problema { $n }, rating { $rating }, { $state }

# English: not tried
puzzles-NOT_TRIED = da provare

# English: solved
puzzles-SOLVED = risolto

# English: That was the last puzzle of the course.
puzzles-COURSE_DONE = Era l’ultimo problema del corso.

# English: More ways to solve
puzzles-MORE_WAYS = Altri modi di risolvere

# English: More ways to solve: { $game }
puzzles-more_ways = Altri modi di risolvere: { $game }

# English: All puzzles
puzzles-ALL_PUZZLES = Tutti i problemi

# English: Puzzle rated { $rating }
puzzles-rated = Problema con rating { $rating }

# English: Your rating: { $rating }
puzzles-yours = Il tuo rating: { $rating }

# English: Skill: { $what }
puzzles-trains = Abilità: { $what }

# English: Like this: { $mv }
puzzles-example = Così: { $mv }

# English: Right.
puzzles-RIGHT = Giusto.

# English: Not this one. The answer: { $mv }
puzzles-wrong = Non è questa. La risposta: { $mv }

# English: After that the other player can prevent it, or is faster:
puzzles-CAN_BE_STOPPED = A quel punto l’avversario può impedirlo, o è più veloce:

# English: After that it cannot be done in time.
puzzles-TOO_LATE = A quel punto non si fa più in tempo.

# English: { $first }, or { $second }
puzzles-or = { $first }, oppure { $second }

# English: { $first }. Then: { $second }
puzzles-then = { $first }. Poi: { $second }

# English: { $n } in a row.
puzzles-in_a_row = { $n } di fila.

# English: The puzzles could not be loaded. Please check the connection.
puzzles-NOT_LOADED = Non è stato possibile caricare i problemi. Controlla la connessione.

# English: You have solved all puzzles of this game.
puzzles-ALL_SOLVED = Hai risolto tutti i problemi di questo gioco.

# English: These puzzles do not exist. Here are all puzzles.
puzzles-NO_SUCH_PAGE = Questi problemi non esistono. Ecco tutti i problemi.

# English: { $game } has no sums. Here are all puzzles.
puzzles-no_sums = { $game } non ha somme. Ecco tutti i problemi.

# English: { $minutes }:{ $seconds } · { $solved } solved · { $mistakes } of 3 mistakes
puzzles-left =
    { $minutes }:{ $seconds } · { $solved } { $solved ->
        [one] risolto
       *[other] risolti
    } · errori: { $mistakes } su 3

# English: The rush is over: { $n } { $n -> [one] puzzle *[other] puzzles } solved.
puzzles-rush_over =
    Il blitz è finito: { $n } { $n ->
        [one] problema risolto
       *[other] problemi risolti
    }.

# English: This is your best rush.
puzzles-NEW_BEST_RUSH = È il tuo miglior blitz.

# English: Rush again
puzzles-RUSH_AGAIN = Altro blitz

# English: resumed
puzzles-GOES_ON = si riprende

# English: You have seen this puzzle before, so your rating stays.
puzzles-KNOWN_PUZZLE = Hai già visto questo problema, quindi il tuo rating resta com’è.

# English: Practice: this answer does not count.
puzzles-PRACTICE_PUZZLE = Allenamento: questa risposta non conta.

# English: Ten puzzles as fast as you can. A wrong answer costs ten seconds.
puzzles-SPRINT_WHY = Dieci problemi, il più in fretta possibile. Una risposta sbagliata costa dieci secondi.

# English: Sprint, { $level }: { $game }
puzzles-sprint_game = Sprint, { $level }: { $game }

# English: easy
puzzles-EASY = facile

# English: medium
puzzles-MEDIUM = medio

# English: all
puzzles-ALL = tutti

# English: { $n } of { $all } · { $time }
puzzles-sprint_at = { $n } di { $all } · { $time }

# English: Your time: { $time }
puzzles-sprint_time = Il tuo tempo: { $time }

# English: Your best time: { $time }
puzzles-best_time = Il tuo miglior tempo: { $time }

# English: This is your best time.
puzzles-NEW_BEST = È il tuo miglior tempo.

# English: wrong
puzzles-MISSED = sbagliato

# English: Sprint again
puzzles-SPRINT_AGAIN = Altro sprint

# English: { $n } of { $all }
puzzles-calm_at = { $n } di { $all }

# English: You found { $n } of { $all }.
puzzles-calm_over = Risposte giuste: { $n } su { $all }.

# English: Your times by kind of sum
puzzles-SLOW = I tuoi tempi per tipo di somma

# English: Your average times in all sprints of this game.
puzzles-SLOW_WHY = I tuoi tempi medi in tutti gli sprint di questo gioco.

# English: Sums of { $n } { $n -> [one] card *[other] cards }
puzzles-of_cards =
    Somme di { $n } { $n ->
        [one] carta
       *[other] carte
    }

# English: Make { $n }
puzzles-make = Fai { $n }

# English: Make { $n }, { $level }: { $game }
puzzles-make_game = Fai { $n }, { $level }: { $game }

# English: Choose { $n } cards that make exactly { $target }.
puzzles-choose_sum = Scegli { $n } carte che fanno esattamente { $target }.

# English: You have { $start }. Choose cards that bring you to exactly { $target }.
puzzles-choose_sum_from = Hai { $start }. Scegli carte che ti portano esattamente a { $target }.

# English: Check
puzzles-CHECK = Controlla

# English: Next
puzzles-NEXT = Avanti

# English: That makes { $made }. A right answer: { $right }.
puzzles-sum_wrong = Così fai { $made }. Una risposta giusta: { $right }.

# English: Each wrong answer adds ten seconds.
puzzles-SPRINT_PENALTY = Ogni risposta sbagliata aggiunge dieci secondi.

# English: Print
puzzles-PRINT = Stampa

# English: Print puzzles of { $game }
puzzles-print_game = Stampa problemi di { $game }

# English: puzzles to print
puzzles-PUZZLES_ON_PAPER = problemi da stampare

# English: Level
puzzles-LEVEL = Livello

# English: Kind
puzzles-KIND = Tipo

# English: How many
puzzles-SIZE = Quanti

# English: All kinds
puzzles-ALL_KINDS = Tutti i tipi

# English: Other puzzles
puzzles-OTHER_PUZZLES = Altri problemi

# English: Answers
puzzles-ANSWERS = Risposte

# English: The answers are on a separate page. Puzzles that you print or look up here no longer change your rating.
puzzles-ANSWERS_WHY = Le risposte sono su una pagina a parte. I problemi che stampi o consulti qui non cambiano più il tuo rating.

# English: Only { $n } { $n -> [one] puzzle fits *[other] puzzles fit } this choice.
puzzles-fewer =
    Solo { $n } { $n ->
        [one] problema corrisponde
       *[other] problemi corrispondono
    } a questa scelta.

# English: seen before, under other cards
puzzles-SEEN_BEFORE = già visto, con altre carte

# English: This day has not begun, so its puzzle is not open yet.
puzzles-DAILY_PUZZLE_NOT_YET = Questo giorno non è cominciato, quindi il suo problema non è ancora aperto.

# English: Your answer counts for { $day }. Today has another puzzle.
puzzles-spot_done_late = La tua risposta conta per questo giorno: { $day }. Oggi c’è un altro problema.

# English: That was practice. Each day has a new puzzle.
puzzles-DAILY_PUZZLE_PRACTISED = Era un allenamento. Ogni giorno c’è un nuovo problema.

# English: You have answered today's puzzle. There is a new one tomorrow.
puzzles-DAILY_PUZZLE_DONE = Hai risposto al problema di oggi. Domani ce n’è uno nuovo.

## ui::texts

# English: Spot On: five card games in which only the exact number wins
page-SITE = Spot On: cinque giochi di carte in cui vince solo il numero esatto

# English: { $page } · Spot On
page-title = { $page } · Spot On

# English: Set up { $game }
page-set_up_game = Prepara { $game }

# English: Rules of { $game }
page-rules_of = Regole di { $game }

# English: Play { $game }
page-play_game = Gioca a { $game }

# English: Learn { $game }
page-learn_game = Impara { $game }

# English: Tutorial
page-TUTORIAL = Tutorial

# English: Resume { $game }
page-continue_game = Riprendi { $game }

# English: This page does not exist. Here are all games.
page-LOST = Questa pagina non esiste. Ecco tutti i giochi.

# English: Pages
page-PAGES = Pagine

# English: Settings
page-SETTINGS = Impostazioni

# English: Statistics
page-STATISTICS = Statistiche

# English: Today
page-TODAY = Oggi

# English: Puzzles
page-PUZZLES = Problemi

# English: Daily puzzle
page-DAILY_PUZZLE = Problema del giorno

# English: Sprint
page-SPRINT = Sprint

# English: About
page-ABOUT = Info

# English: Try again
page-TRY_AGAIN = Riprova

# English: Loading …
page-LOADING = Caricamento…

# English: This page did not load
page-NOT_FETCHED = Questa pagina non si è caricata

# English: A part of Spot On could not be loaded. Please check the connection.
page-NOT_FETCHED_WHY = Non è stato possibile caricare una parte di Spot On. Controlla la connessione.

# English: Some settings could not be read, so Spot On uses the defaults. It keeps a copy of the old settings.
page-SETTINGS_UNREADABLE = Alcune impostazioni non si sono potute leggere, quindi Spot On usa quelle predefinite. Una copia di quelle vecchie è conservata.

# English: A new version is ready.
page-UPDATE = È pronta una nuova versione.

# English: Update now
page-UPDATE_NOW = Aggiorna ora

# English: Reloading the page …
page-LOADING_ANEW = La pagina si sta ricaricando…

# English: Your browser translates this page, so some scores may be out of date. Spot On has other languages of its own.
page-TRANSLATED = Il tuo browser sta traducendo questa pagina, quindi alcuni punteggi possono non essere aggiornati. Spot On esiste già in altre lingue.

# English: Choose a language
page-OTHER_LANGUAGES = Scegli una lingua

# English: Spot On has stopped
page-STOPPED = Spot On si è fermato

# English: This is our mistake, not yours. If this browser can save, your match is saved up to the last move.
page-STOPPED_WHY = È colpa nostra, non tua. Se questo browser può salvare, la tua partita è salvata fino all’ultima mossa.

# English: Reload the page
page-LOAD_AGAIN = Ricarica la pagina

# English: To all games
page-TO_ALL_GAMES = A tutti i giochi

# English: Copy
page-COPY = Copia

# English: Copied
page-COPIED = Copiato

# English: This browser could not save that.
page-NOT_KEPT = Questo browser non ha potuto salvare.

# English: This browser does not let Spot On read its saved data right now. Close its other tabs, then try again.
page-CANNOT_READ = In questo momento il browser non permette a Spot On di leggere i dati salvati. Chiudi le altre schede del sito, poi riprova.

# English: Your data was saved by a newer version. It is safe, but this version cannot save.
page-NEWER = I tuoi dati sono stati salvati da una versione più recente. Sono al sicuro, ma questa versione non può salvare.

# English: { $number }
page-number = { $number }

# English: Only the exact number wins.
page-HERO = Vince solo il numero esatto.

# English: Five quick card games, about ten minutes each. No account, no server, no hurry.
page-HERO_MORE = Cinque giochi di carte veloci, circa dieci minuti l’uno. Niente account, niente server, niente fretta.

# English: { $least } to { $most } players · { $length }
page-players_and_length = Da { $least } a { $most } giocatori · { $length }

# English: New here? Begin with { $game }.
page-first_game = È la prima volta? Comincia da { $game }.

# English: Resume
page-CONTINUE = Riprendi

# English: { $n } more { $n -> [one] match *[other] matches } in progress
page-more_matches =
    { $n ->
        [one] Un’altra partita
       *[other] Altre { $n } partite
    } in corso

# English: Play
page-PLAY = Gioca

# English: Set up
page-SET_UP = Prepara

# English: Rules
page-RULES = Regole

# English: Novice
page-NOVICE = Novizio

# English: Casual
page-CASUAL = Amatore

# English: Skilled
page-SKILLED = Esperto

# English: Master
page-MASTER = Maestro

# English: Players
page-PLAYERS = Giocatori

# English: You take the first seat. Bots or other people take the others.
page-PLAYERS_WHY = Tu occupi il primo posto. Gli altri vanno a bot o ad altre persone.

# English: Solitaire
page-SOLITAIRE = Solitario

# English: Who plays
page-WHO_PLAYS = Chi gioca

# English: Bots see only what a person in their seat could see.
page-WHO_PLAYS_WHY = I bot vedono solo quello che vedrebbe una persona al loro posto.

# English: Seat { $number }
page-seat = Posto { $number }

# English: A person on this device
page-A_PERSON = Una persona su questo dispositivo

# English: Bot: { $level }
page-a_bot = Bot: { $level }

# English: Name at seat { $number }
page-name_of = Nome per il posto { $number }

# English: You
page-YOU = Tu

# English: Player { $number }
page-player = Giocatore { $number }

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
    Quanto sono forti i bot: partite vinte su 100, con { $seats } { $seats ->
        [one] giocatore
       *[other] giocatori
    }.

# English: Measured with the default options.
page-USUAL_OPTIONS = Misurato con le opzioni predefinite.

# English: Equal players would win { $n } each.
page-even_share = Giocatori di pari forza ne vincerebbero { $n } a testa.

# English: { $level }: { $percent } against { $below }
page-beats = { $level }: { $percent } contro { $below }

# English: Presets
page-PRESETS = Opzioni preimpostate

# English: You can still change each option below.
page-PRESETS_WHY = Puoi comunque cambiare ogni opzione qui sotto.

# English: As published
page-AS_PUBLISHED = Originale

# English: Quick
page-QUICK_MATCH = Veloce

# English: Everything on
page-EVERYTHING_ON = Tutto attivo

# English: It does not count.
page-DOES_NOT_COUNT = Non conta.

# English: You undid a move after you had seen something new.
page-UNDONE_AFTER_SEEING = Hai annullato una mossa dopo aver visto qualcosa di nuovo.

# English: You have seen it before.
page-SEEN_BEFORE = Queste carte le hai già viste.

# English: It belongs to another day.
page-OF_ANOTHER_DAY = È di un altro giorno.

# English: Only the first try counts.
page-ONLY_FIRST_TRY = Conta solo il primo tentativo.

# English: It continues another match.
page-CONTINUES_A_MATCH = È il seguito di un’altra partita.

# English: You gave up the first try.
page-GAVE_UP = Hai abbandonato il primo tentativo.

# A browser without room.
# English: This browser cannot save your results: its storage is full or blocked. They last until you close this page.
page-UNSAVED = Questo browser non può salvare i tuoi risultati: il suo spazio è pieno o bloccato. Durano finché non chiudi questa pagina.

# English: Starting a new match ends the one in progress.
page-GIVES_UP = Se inizi una nuova partita, quella in corso viene chiusa.

# English: Start
page-START = Inizia

# Displayed in English only.
# English: The texts in this language could not be loaded, so the page is in English: { $language }. Please check the connection.
page-language_missing = Non è stato possibile caricare i testi in questa lingua ({ $language }), quindi la pagina è in inglese. Controlla la connessione.

# English: Language
page-LANGUAGE = Lingua

# English: Matches, settings and statistics stay as they are.
page-LANGUAGE_WHY = Partite, impostazioni e statistiche restano come sono.

# English: Follow the browser
page-AS_THE_BROWSER = Come il browser

# English: Colours
page-COLOURS = Colori

# English: Light, dark, or like your system. High contrast helps in bright sun and with tired eyes.
page-COLOURS_WHY = Chiari, scuri, o come il sistema. Il contrasto elevato aiuta in pieno sole e con gli occhi stanchi.

# English: Follow the system
page-AS_THE_SYSTEM = Come il sistema

# English: Light
page-LIGHT = Chiari

# English: Dark
page-DARK = Scuri

# English: High contrast
page-HIGH_CONTRAST = Contrasto elevato

# English: Card design
page-DECK = Aspetto delle carte

# English: Large corners are easier to read on small screens; four colours tell the suits apart.
page-DECK_WHY = Gli indici grandi si leggono meglio sugli schermi piccoli; quattro colori distinguono i semi.

# English: Standard
page-STANDARD = Normale

# English: Large corners
page-LARGE_INDEX = Indici grandi

# English: Four colours
page-FOUR_COLOURS = Quattro colori

# English: Large corners, four colours
page-LARGE_FOUR_COLOURS = Indici grandi, quattro colori

# English: Letters on the cards
page-LETTERS = Lettere sulle carte

# English: Which letters stand for ace, king, queen and jack. Typed answers may use both.
page-LETTERS_WHY = Quali lettere indicano asso, re, donna e fante. Nelle risposte scritte valgono le une e le altre.

# The letters that cards of the country have, such as A K D B in German.
# English: Of the language
page-OWN_LETTERS = Della lingua

# English: International: A K Q J
page-INTERNATIONAL_LETTERS = Internazionali: A K Q J

# English: Speed
page-PACE = Velocità

# English: How fast cards move and bots play. If your system asks for less motion, nothing moves.
page-PACE_WHY = Quanto in fretta si muovono le carte e giocano i bot. Se il sistema chiede meno movimento, non si muove niente.

# English: No motion
page-NO_MOTION = Senza movimento

# English: Fast
page-FAST = Veloce

# English: Normal
page-NORMAL = Normale

# English: Slow
page-SLOW = Lenta

# English: Sound
page-SOUND = Suono

# English: A short sound for each deal, card and turn.
page-SOUND_WHY = Un breve suono per ogni distribuzione, carta e turno.

# English: Off
page-SILENT = Spento

# English: Quiet
page-QUIET = Piano

# English: Loud
page-LOUD = Forte

# English: Vibration
page-HAPTICS = Vibrazione

# English: Phones vibrate when you lift a card, when it is your turn and when you win.
page-HAPTICS_WHY = I telefoni vibrano quando sollevi una carta, quando tocca a te e quando vinci.

# English: Buttons at the table
page-HAND = Pulsanti sul tavolo

# English: Show them on the left or on the right.
page-HAND_WHY = Mostrali a sinistra o a destra.

# English: On the right
page-RIGHT = A destra

# English: On the left
page-LEFT = A sinistra

# English: Playable cards
page-RAISED = Carte giocabili

# English: Cards that you can play now are raised.
page-RAISED_WHY = Solleva le carte che in quel momento puoi giocare.

# English: Side panel
page-PANEL = Pannello laterale

# English: In a wide window, scores, log and options are beside the table.
page-PANEL_WHY = In una finestra larga, punti, registro e opzioni stanno accanto al tavolo.

# English: Open
page-OPEN = Aperto

# English: Folded
page-FOLDED = Chiuso

# English: Single-letter keys
page-KEYS = Scorciatoie a tasto singolo

# English: U undoes a move, H gives a hint, L opens the log, ? lists the keys.
page-KEYS_WHY = U annulla una mossa, H dà un consiglio, L apre il registro, ? elenca i tasti.

# English: Thinking time of Master
page-THINKING = Tempo di riflessione del Maestro

# English: “Fast” answers within a quarter of a second, “Deep” within three seconds. “Deep” plays best.
page-THINKING_WHY = Con «Veloce» risponde entro un quarto di secondo, con «A fondo» entro tre secondi. Con «A fondo» gioca meglio.

# English: Deep
page-DEEP = A fondo

# English: Clock in sprints
page-SPRINT_CLOCK = Cronometro negli sprint

# English: Without a clock, a sprint of ten puzzles counts only right answers.
page-SPRINT_CLOCK_WHY = Senza cronometro, uno sprint di dieci problemi conta solo le risposte giuste.

# English: On
page-ON = Sì

# English: Off
page-OFF = No

# English: Your name
page-YOUR_NAME = Il tuo nome

# English: Your name when several people play on this device.
page-YOUR_NAME_WHY = Si usa quando più persone giocano su questo dispositivo.

# English: Options
page-OPTIONS = Opzioni

# English: Contents
page-CONTENTS = Indice

# Before the line that says what the option does.
# English: Option “{ $title }”:
page-option_named = Opzione «{ $title }»:

# English: Spot On is not affiliated with the authors.
page-NOT_AFFILIATED = Spot On non è affiliato agli autori.

# English: Set up a match
page-SET_UP_A_MATCH = Prepara una partita

# English: The rules could not be loaded. Please check the connection.
page-RULES_MISSING = Non è stato possibile caricare le regole. Controlla la connessione.

# English: Back to your table with friends
page-BACK_TO_TABLE = Torna al tavolo con gli amici

# English: { $game }: { $credit }
page-credit = { $game }: { $credit }

# English: Play with friends
page-WITH_FRIENDS = Gioca con gli amici

# English: How nobody can peek
page-NO_PEEKING_TITLE = Perché nessuno può sbirciare
