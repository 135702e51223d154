## i18n::common

# The addressed player, at the beginning of a sentence.
# English: You
common-YOU = Tú

# English: Somebody
common-SOMEBODY = Alguien

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
common-TWO = dos

# English: three
common-THREE = tres

# English: four
common-FOUR = cuatro

# English: five
common-FIVE = cinco

# English: six
common-SIX = seis

# English: seven
common-SEVEN = siete

# English: eight
common-EIGHT = ocho

# English: nine
common-NINE = nueve

# English: ten
common-TEN = diez

# English: jack
common-JACK = jota

# English: queen
common-QUEEN = reina

# English: king
common-KING = rey

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
common-SPADES = picas

# English: hearts
common-HEARTS = corazones

# English: diamonds
common-DIAMONDS = diamantes

# English: clubs
common-CLUBS = tréboles

# The suit in the name of a card.
# English: of spades
common-OF_SPADES = de picas

# English: of hearts
common-OF_HEARTS = de corazones

# English: of diamonds
common-OF_DIAMONDS = de diamantes

# English: of clubs
common-OF_CLUBS = de tréboles

# A Joker in an expression.
# English: Joker
common-JOKER = comodín

# English: big Joker
common-BIG_JOKER = comodín grande

# English: little Joker
common-LITTLE_JOKER = comodín pequeño

# English: { $rank } { $of_suit }
common-suited = { $rank } { $of_suit }

# English: a hidden card
common-HIDDEN_CARD = una carta oculta

# English: { $n } hidden { $n -> [one] card *[other] cards }
common-hidden_cards =
    { $n } { $n ->
        [one] carta oculta
       *[other] cartas ocultas
    }

# A single card in a sentence, if there are many like it.
# English: a { $card }
common-a_card = un { $card }

# A single card in a sentence, if there is only one.
# English: the { $card }
common-the_card = { $card }

# English: a card
common-A_CARD = una carta

# English: { $n } { $n -> [one] card *[other] cards }
common-cards =
    { $n } { $n ->
        [one] carta
       *[other] cartas
    }

# English: nothing
common-NOTHING = nada

# Joins the last item of a list to those before it.
# English: { $before } and { $last }
common-and = { $before } y { $last }

# An arrow before a total.
# English: leads to
common-LEADS_TO = lleva a

# English: stock
common-STOCK = mazo

# English: discard pile
common-DISCARD_PILE = descarte

# English: hand
common-HAND = mano

# A draw of cards that the reader does not see.
# English: { $who } { $who -> [you] draw *[other] draws } { $n -> [one] a card *[other] { $n } cards }.
common-draws_unseen =
    { $who ->
        [you] Robas
       *[other] { $who } roba
    } { $n ->
        [one] una carta
       *[other] { $n } cartas
    }.

# English: { $who } { $who -> [you] draw *[other] draws } { $cards }.
common-draws =
    { $who ->
        [you] Robas
       *[other] { $who } roba
    }: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } the { $cards }.
common-takes =
    { $who ->
        [you] Tomas
       *[other] { $who } toma
    }: { $cards }.

# English: { $who } { $who -> [you] discard *[other] discards } { $cards }.
common-discards =
    { $who ->
        [you] Descartas
       *[other] { $who } descarta
    }: { $cards }.

# English: { $who } { $who -> [you] play *[other] plays } { $cards }.
common-plays =
    { $who ->
        [you] Juegas
       *[other] { $who } juega
    }: { $cards }.

# English: { $cards } { $n -> [one] is *[other] are } turned up.
common-turned_up = Boca arriba: { $cards }.

# English: { $round } { $number }. { $who } { $who -> [you] deal *[other] deals }.
common-deals =
    { $round } { $number }. { $who ->
        [you] Repartes tú
       *[other] Reparte { $who }
    }.

# English: You hold { $cards }.
common-holds = Tienes: { $cards }.

# English: { $who } { $who -> [you] see *[other] sees } the { $card }.
common-sees =
    { $who ->
        [you] Ves
       *[other] { $who } ve
    }: { $card }.

# English: { $who } { $who -> [you] look *[other] looks } at the stock.
common-looks =
    { $who ->
        [you] Miras
       *[other] { $who } mira
    } el mazo.

# English: The { $cards } discarded { $cards -> [one] card is *[other] cards are } shuffled into a new stock.
common-rebuilt =
    { $cards ->
        [one] La carta descartada pasa a ser el mazo nuevo
       *[other] Las { $cards } cartas descartadas se barajan y forman un mazo nuevo
    }.

# English: { $who } { $who -> [you] score *[other] scores } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-scores =
    { $who ->
        [you] Anotas
       *[other] { $who } anota
    } { $points }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Total: { $total }.

# English: { $who } { $who -> [you] lose *[other] loses } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-loses =
    { $who ->
        [you] Pierdes
       *[other] { $who } pierde
    } { $points }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Total: { $total }.

# English: The { $round } is over.
common-is_over = Fin de { $round }.

# English: The match is over.
common-MATCH_IS_OVER = La partida ha terminado.

# English: the round is over
common-ROUND_IS_OVER = la ronda ha terminado

# English: there is no { $card } in your hand
common-not_held = esta carta no está en tu mano: { $card }

# English: you took a card, so you must discard one
common-MUST_DISCARD = has tomado una carta, así que debes descartar una

# English: take a card before you discard one
common-MUST_TAKE = toma una carta antes de descartar

# English: you named a card twice
common-TWICE = has nombrado una carta dos veces

# English: { $title } is for { $least } to { $most } players, not { $n }
common-wrong_seats = { $title } admite de { $least } a { $most } jugadores, no { $n }

# English: Off
common-OFF = No

# English: On
common-ON = Sí

# English: you cannot type answers in this game
common-NOT_WRITTEN = en este juego no se pueden escribir respuestas

## saves::history::texts

# English: This is not a file of exported matches.
saves-history-NO_RECORDS = Este archivo no contiene partidas exportadas.

# English: This is a backup of everything, not exported matches. Restore it on the statistics page.
saves-history-BACKUP = Esto es una copia de seguridad de todo, no partidas exportadas. Restáurala en la página de estadísticas.

# English: A newer version saved these matches. Reload the page.
saves-history-NEWER = Estas partidas se guardaron con una versión más nueva. Recarga la página.

# English: This file is cut off: some of its matches are missing.
saves-history-CUT_OFF = Este archivo está incompleto: faltan algunas de sus partidas.

# English: Match { $number } of this file is damaged.
saves-history-damaged = La partida { $number } de este archivo está dañada.

# English: Match { $number } of this file breaks the rules.
saves-history-unplayable = La partida { $number } de este archivo incumple las reglas.

# English: This file has more than { $most } matches.
saves-history-too_many = Este archivo tiene más de { $most } partidas.

## saves::link::texts

# English: This link is too long to be a match.
saves-link-TOO_LONG = Este enlace es demasiado largo para ser una partida.

# English: This link is damaged or cut off: copy the whole link and open it again.
saves-link-DAMAGED = Este enlace está dañado o cortado: copia el enlace entero y ábrelo otra vez.

# English: This link is from a newer version. Reload the page.
saves-link-NEWER = Este enlace es de una versión más nueva. Recarga la página.

# English: This link is for a game that Spot On does not have.
saves-link-NO_GAME = Este enlace es de un juego que Spot On no tiene.

# English: This link has seats, options or cards that the game does not allow.
saves-link-BAD_START = Este enlace tiene asientos, opciones o cartas que el juego no permite.

# English: The rules do not allow move { $number } of the match in this link.
saves-link-bad_step = Las reglas no permiten la jugada { $number } de la partida de este enlace.

# English: This match is too long for a link. Export it to a file instead.
saves-link-NO_ROOM = Esta partida es demasiado larga para un enlace. Expórtala a un archivo.

## ui::friends::invite_texts

# English: Friend on another device
friends-invite-A_FRIEND = Amigo en otro dispositivo

# English: Invite
friends-invite-INVITE = Invitar

# English: You get a link to send. Friends open it and sit down; nobody needs an account.
friends-invite-INVITE_WHY = Recibes un enlace para enviar. Tus amigos lo abren y se sientan; nadie necesita una cuenta.

# English: Connection details
friends-invite-CONTACTS = Detalles de la conexión

# English: Connection
friends-invite-CONNECTION = Conexión

# English: Automatic
friends-invite-USUAL_WAY = Automática

# English: Through relays only
friends-invite-RELAYS_ONLY = Solo por relés

# English: Without relays
friends-invite-CODES_ONLY = Sin relés

# English: You send each friend a link, and they send you an answer back. No relay takes part.
friends-invite-CODES_WHY = Envías un enlace a cada amigo y cada uno te devuelve una respuesta. No interviene ningún relé.

# English: Public relays pass encrypted messages between your devices: { $hosts }. They see your IP address, but not what you play. Nothing goes anywhere else.
friends-invite-relays_carry = Unos relés públicos pasan mensajes cifrados entre los dispositivos: { $hosts }. Ven tu dirección IP, pero no lo que juegas. Nada más sale de aquí.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call.
friends-invite-DIRECT = Los dispositivos se conectan directamente cuando pueden. Entonces cada uno ve la dirección IP de los demás, como en una videollamada.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call. Each device learns its own address from { $hosts }.
friends-invite-direct_by = Los dispositivos se conectan directamente cuando pueden. Entonces cada uno ve la dirección IP de los demás, como en una videollamada. Cada dispositivo averigua su propia dirección mediante { $hosts }.

# English: Other relays
friends-invite-OWN_RELAYS = Otros relés

# English: Addresses of Nostr relays, for your next invitation. The link carries them to your friends.
friends-invite-OWN_RELAYS_WHY = Direcciones de relés de Nostr para tu próxima invitación. El enlace las lleva a tus amigos.

## ui::friends::texts

# English: Connected directly
friends-CONNECTED_DIRECTLY = Conexión directa

# English: { $who } invites you to { $game }
friends-invites = { $who } te invita a jugar a { $game }

# English: You are invited to { $game }
friends-invited_to = Invitación a { $game }

# English: You are invited to a card game
friends-INVITED = Invitación a un juego de cartas

# English: Everybody plays on their own device. Nobody can see the cards of another player, and every round is checked at its end.
friends-NO_PEEKING = Cada persona juega en su propio dispositivo. Nadie puede ver las cartas de otro jugador, y cada ronda se comprueba al final.

# English: Your name
friends-YOUR_NAME = Tu nombre

# English: Sit down
friends-SIT_DOWN = Sentarse

# English: This invitation is damaged
friends-DAMAGED = Esta invitación está dañada

# English: Part of the link is missing. Ask for it again, and open the whole link.
friends-DAMAGED_WHY = Falta una parte del enlace. Pídelo otra vez y abre el enlace entero.

# English: Waiting room
friends-WAITING_ROOM = Sala de espera

# English: Send this link to your friends
friends-SEND_LINK = Envía este enlace a tus amigos

# English: Share…
friends-SHARE = Compartir…

# English: Keep this page open until your friends are here.
friends-SEND_LINK_WHY = Deja esta página abierta hasta que lleguen tus amigos.

# English: Who is here
friends-WHO_IS_HERE = Quién está aquí

# English: Free seat
friends-FREE_SEAT = Asiento libre

# English: you
friends-YOU_HERE = tú

# English: ready
friends-READY = puede empezar

# English: not ready
friends-NOT_READY = aún no

# English: I am ready
friends-I_AM_READY = Puedo empezar

# English: Not yet
friends-I_AM_NOT_READY = Aún no

# English: Start
friends-START = Empezar

# Why the match cannot start.
# English: { $n } { $n -> [one] seat is *[other] seats are } still free.
friends-still_free =
    { $n ->
        [one] Queda
       *[other] Quedan
    } { $n } { $n ->
        [one] asiento libre
       *[other] asientos libres
    }.

# English: Not ready yet: { $who }.
friends-not_ready_yet = Todavía no: { $who }.

# English: Everybody is ready.
friends-ALL_READY = Todos pueden empezar.

# English: The match starts when everybody is ready and the host presses Start.
friends-HOST_STARTS = La partida empezará cuando todos puedan empezar y quien ha invitado pulse «Empezar».

# English: All seats are taken. You can stay on this page and wait for a free seat.
friends-TABLE_FULL = Todos los asientos están ocupados. Puedes quedarte en esta página y esperar uno libre.

# English: Looking for { $who }…
friends-looking_for = Buscando a { $who }…

# English: Looking for your friends…
friends-LOOKING = Buscando a tus amigos…

# English: Nobody has answered yet. The host must keep this page open.
friends-NO_ANSWER = Nadie ha respondido aún. Quien ha invitado debe dejar esta página abierta.

# English: Connecting…
friends-CONNECTING = Conectando…

# English: Connected
friends-CONNECTED = Conexión establecida

# English: Connected. Waiting for your friends…
friends-CONNECTED_WAITING = Conexión establecida. Esperando a tus amigos…

# English: No relay can be reached. Please check the connection.
friends-NOT_CONNECTED = No se puede conectar con ningún relé. Comprueba la conexión.

# English: Try again
friends-TRY_AGAIN = Reintentar

# English: Leave
friends-LEAVE = Salir

# English: Options
friends-OPTIONS = Opciones

# English: Connect without relays
friends-BY_CODES = Conectar sin relés

# English: Make a link for one friend. Their device shows an answer, which they send back to you.
friends-BY_CODES_WHY = Crea un enlace para un amigo. Su dispositivo muestra una respuesta, que tu amigo debe enviarte.

# English: Make a link
friends-MAKE_OFFER = Crear un enlace

# English: Send this link to one friend
friends-SEND_OFFER = Envía este enlace a un amigo

# English: Their device shows an answer. Paste it here, or open it on this device. Keep this page open.
friends-SEND_OFFER_WHY = Su dispositivo muestra una respuesta. Pégala aquí o ábrela en este dispositivo. Deja esta página abierta.

# English: The answer
friends-ANSWER = La respuesta

# English: Connect
friends-CONNECT = Conectar

# English: Send this answer back
friends-SEND_ANSWER = Devuelve esta respuesta

# English: Keep this page open. Your devices connect once your friend has pasted the answer.
friends-SEND_ANSWER_WHY = Deja esta página abierta. Los dispositivos se conectan cuando tu amigo pega la respuesta.

# English: Make a new answer
friends-NEW_ANSWER = Crear otra respuesta

# English: The answer fits. Your devices are connecting…
friends-CODE_ACCEPTED = La respuesta es correcta. Los dispositivos se están conectando…

# English: This answer is incomplete. Copy all of it.
friends-CODE_DAMAGED = Esta respuesta está incompleta. Cópiala entera.

# English: This is your own link. Send it to your friend, then paste the answer here.
friends-CODE_OWN = Este es tu propio enlace. Envíalo a tu amigo y pega aquí su respuesta.

# English: This answer belongs to an earlier link. Make a new link and send it.
friends-CODE_OLD = Esta respuesta es de un enlace anterior. Crea un enlace nuevo y envíalo.

# English: This browser cannot connect directly. Use relays.
friends-CODE_FAILED = Este navegador no puede conectarse directamente. Usa relés.

# English: Your devices are not connected. Connect them again:
friends-CONNECT_AGAIN = Los dispositivos no están conectados. Conéctalos otra vez:

# English: Not connected yet
friends-NOT_CONNECTED_YET = Aún sin conexión

# English: The answer has arrived in your other tab
friends-HANDED_OVER = La respuesta ha llegado a tu otra pestaña

# English: Go back to it. You can close this one.
friends-HANDED_OVER_WHY = Vuelve a ella. Esta la puedes cerrar.

# English: away
friends-AWAY = ausente

# English: does not answer
friends-SILENT = no responde

# English: has left
friends-LEFT = se ha ido

# English: Shuffling or opening cards, waiting for { $who }
friends-waits_for_cards = Barajando o abriendo cartas, esperando a { $who }

# English: Waiting for { $who }
friends-waits_for_move = Esperando a { $who }

# English: Waiting until { $who } is ready
friends-waits_for_ready = Esperando a { $who } para empezar

# English: Checking the round, waiting for { $who }
friends-waits_for_check = Comprobando la ronda, esperando a { $who }

# English: No answer from { $who }. Wait, or choose:
friends-is_gone = Sin respuesta de { $who }. Espera o elige:

# English: Deal this round again with a bot
friends-DEAL_ANEW = Repetir la ronda con un bot

# English: End the match
friends-END_MATCH = Terminar la partida

# English: { $who } proposes to end the match.
friends-proposes_end = { $who } propone terminar la partida.

# English: { $who } proposes to deal this round again with a bot.
friends-proposes_anew = { $who } propone repartir esta ronda de nuevo con un bot.

# English: You have proposed that. Waiting for the others to agree.
friends-YOU_PROPOSE = Lo has propuesto. Falta que los demás acepten.

# English: Agree
friends-AGREE = Aceptar

# English: Remind
friends-NUDGE = Avisar

# English: I am waiting…
friends-IS_WAITING = Estoy esperando…

# English: Say something
friends-SAY = Decir algo

# English: Hide what others say
friends-MUTE = Ocultar lo que dicen

# English: Show what others say
friends-UNMUTE = Mostrar lo que dicen

# English: Ready for the next round
friends-NEXT_ROUND = Siguiente ronda

# English: Play again
friends-PLAY_AGAIN = Jugar otra vez

# English: Ready to play again
friends-READY_AGAIN = Quiero otra partida

# English: Checked: nobody cheated
friends-CHECKED = Comprobado: nadie hizo trampas

# English: Your device has repeated every shuffle and every move of { $n } { $n -> [one] round *[other] rounds } with everybody's secrets.
friends-checked_why =
    Tu dispositivo ha repetido, con los secretos de todos, cada mezcla y cada jugada de { $n } { $n ->
        [one] ronda
       *[other] rondas
    }.

# English: { $who } cheated
friends-cheated = { $who } hizo trampas

# English: Step { $step }: { $what }.
friends-cheated_at = Paso { $step }: { $what }.

# English: Something was not right
friends-UNEXPLAINED = Algo no estaba bien

# English: Step { $step }: { $what }. It is not clear who is at fault.
friends-unexplained_at = Paso { $step }: { $what }. No está claro de quién es la culpa.

# English: The match was ended
friends-ENDED = La partida ha terminado

# English: You went on without a player who was gone. The unfinished round does not count.
friends-ENDED_WHY = Seguiste sin un jugador que se había ido. La ronda inacabada no cuenta.

# English: The others went on without you
friends-LEFT_OUT = Los demás siguieron sin ti

# English: Your device did not answer for a while, and they decided to go on.
friends-LEFT_OUT_WHY = Tu dispositivo no respondió durante un rato, y decidieron seguir.

# English: Compare these four cards. If your devices show different ones, somebody is intercepting the connection:
friends-SAME_CARDS = Hay que comparar estas cuatro cartas. Si los dispositivos muestran cartas distintas, alguien intercepta la conexión:

# English: This browser cannot save. If you close this page, you cannot come back to your seat.
friends-UNSAVED = Este navegador no puede guardar. Si cierras esta página, no podrás volver a tu asiento.

# English: This browser could not start playing with friends.
friends-FAILED = Este navegador no pudo empezar a jugar con amigos.

# English: This table is open in another tab
friends-ELSEWHERE = Esta mesa está abierta en otra pestaña

# English: Continue there, or play here. Nothing is lost.
friends-ELSEWHERE_WHY = Continúa allí o juega aquí. No se pierde nada.

# English: Play here
friends-PLAY_HERE = Jugar aquí

# What was wrong in a step.
# English: the move is against the rules
friends-FAULT_RULES = la jugada va contra las reglas

# English: it was not the turn of this player
friends-FAULT_TURN = no era el turno de este jugador

# English: the cards shown are not those of the hand
friends-FAULT_HAND = las cartas mostradas no son las de la mano

# English: the answer about the hand is not true
friends-FAULT_ANSWER = la respuesta sobre la mano no es cierta

# English: the step differs from what was announced
friends-FAULT_STEP = el paso no es el que se anunció

# English: the answer is not the one that was sealed
friends-FAULT_SEALED = la respuesta no es la que se había sellado

# English: the pack was not shuffled as promised
friends-FAULT_SHUFFLE = la baraja no se mezcló como se prometió

# English: a lock of the pack is wrong
friends-FAULT_LOCK = un candado de la baraja es incorrecto

# English: the secret is not the one that was promised
friends-FAULT_SECRET = el secreto no es el que se prometió

# English: two devices were told different things
friends-FAULT_VERSIONS = dos dispositivos recibieron versiones distintas

# English: the round was stopped without a reason
friends-FAULT_STOP = la ronda se detuvo sin motivo

# English: a message came that does not belong there
friends-FAULT_MESSAGE = llegó un mensaje que no corresponde

# English: the secrets do not give a valid deal
friends-FAULT_DEAL = los secretos no dan un reparto válido

# English: The match has begun without you.
friends-WITHOUT_YOU = La partida ha empezado sin ti.

# English: Your devices have different versions of this page. Reload it on all of them.
friends-OTHER_VERSION = Los dispositivos tienen versiones distintas de esta página. Hay que recargarla en todos.

# English: A newer version of this page has saved this match. Reload the page.
friends-NEWER_VERSION = Esta partida se guardó con una versión más nueva de esta página. Recarga la página.

# English: The saved match is damaged. Nothing has been deleted.
friends-SAVED_DAMAGED = La partida guardada está dañada. No se ha borrado nada.

# English: Hello!
friends-PHRASE_HELLO = ¡Hola!

# English: Good luck!
friends-PHRASE_LUCK = ¡Suerte!

# English: Well played!
friends-PHRASE_WELL = ¡Bien jugado!

# English: Thank you!
friends-PHRASE_THANKS = ¡Gracias!

# English: Sorry!
friends-PHRASE_SORRY = ¡Perdón!

# English: Oops!
friends-PHRASE_OOPS = ¡Uy!

# English: Wow!
friends-PHRASE_WOW = ¡Guau!

# English: That was close!
friends-PHRASE_CLOSE = ¡Por poco!

# English: Let me think…
friends-PHRASE_THINK = Déjame pensar…

# English: One moment, please.
friends-PHRASE_MOMENT = Un momento, por favor.

# English: One more match?
friends-PHRASE_AGAIN = ¿Otra partida?

# English: Goodbye!
friends-PHRASE_BYE = ¡Adiós!

## ui::history_texts

# English: History
history-HISTORY = Historial

# English: Every finished match on this device is saved here. You can replay it, play on from any step, or share it.
history-HISTORY_WHY = Aquí se guardan todas las partidas terminadas en este dispositivo. Puedes volver a verlas, seguir jugando desde cualquier paso o compartirlas.

# English: No matches yet.
history-NONE_YET = Aún no hay partidas.

# English: This browser cannot save, so there is no history.
history-KEEPS_NONE = Este navegador no puede guardar, así que no hay historial.

# English: This browser has little room, so only the latest matches are saved.
history-KEEPS_FEW = Este navegador tiene poco espacio, así que solo se guardan las últimas partidas.

# English: This match cannot be read.
history-UNREADABLE = Esta partida no se puede leer.

# English: Won by { $names }
history-won_by = Victoria: { $names }

# English: Nobody won
history-WON_BY_NOBODY = Sin ganador

# English: Practice
history-PRACTICE = Práctica

# English: { $n } { $n -> [one] hint *[other] hints }
history-hints =
    { $n } { $n ->
        [one] pista
       *[other] pistas
    }

# English: { $n } { $n -> [one] undo *[other] undos }
history-taken_back =
    { $n } { $n ->
        [one] jugada deshecha
       *[other] jugadas deshechas
    }

# English: Replay
history-WATCH = Ver

# English: Review
history-REVIEW = Analizar

# English: Learn from your mistakes
history-EXERCISES = Aprende de tus errores

# English: Compare with Master
history-COMPARE_WITH_MASTER = Comparar con el Maestro

# English: { $n } { $n -> [one] exercise *[other] exercises } for today
history-exercises_due =
    { $n } { $n ->
        [one] ejercicio
       *[other] ejercicios
    } para hoy

# English: Review: { $game }, { $when }
history-review_game = Analizar: { $game }, { $when }

# English: Replay: { $game }, { $when }
history-watch_game = Ver: { $game }, { $when }

# English: Export
history-EXPORT = Exportar

# English: Export all
history-EXPORT_ALL = Exportar todo

# English: Import
history-IMPORT = Importar

# English: Delete
history-DELETE = Borrar

# English: Show more
history-MORE = Mostrar más

# English: { $n } { $n -> [one] match *[other] matches } deleted.
history-deleted =
    { $n } { $n ->
        [one] partida borrada
       *[other] partidas borradas
    }.

# English: Undo
history-UNDO = Deshacer

# English: Restored.
history-BACK_AGAIN = Borrado deshecho.

# English: { $n } { $n -> [one] match *[other] matches } imported.
history-imported =
    { $n } { $n ->
        [one] partida importada
       *[other] partidas importadas
    }.

# English: { $n } { $n -> [one] was *[other] were } already here.
history-known =
    { $n } ya { $n ->
        [one] estaba
       *[other] estaban
    } aquí.

# English: The file has { $n } new { $n -> [one] match *[other] matches }, but there is room for only { $room }. Nothing was changed.
history-no_room_for =
    El archivo tiene { $n } { $n ->
        [one] partida nueva
       *[other] partidas nuevas
    }, pero solo hay sitio para { $room }. No se ha cambiado nada.

# English: This browser could not save them. Nothing was changed.
history-NOT_KEPT = Este navegador no pudo guardarlas. No se ha cambiado nada.

# English: { $why } Nothing was changed.
history-nothing_changed = { $why } No se ha cambiado nada.

# English: Reading the file …
history-READING = Leyendo el archivo…

# English: Your history is full: it holds { $most } { $most -> [one] match *[other] matches }.
history-full =
    Tu historial está lleno: tiene { $most } { $most ->
        [one] partida
       *[other] partidas
    }.

# English: Your history is full ({ $most } { $most -> [one] match *[other] matches }), so this match was not saved.
history-full_of =
    Tu historial está lleno ({ $most } { $most ->
        [one] partida
       *[other] partidas
    }), así que esta partida no se guardó.

# English: Delete the { $n } oldest
history-let_go = Borrar las { $n } más antiguas

# English: This match is saved now.
history-KEPT_NOW = Esta partida ya está guardada.

# English: Replay
history-REPLAY = Repetición

# English: { $game }: replay
history-replay_of = { $game }: repetición

# English: This match is not here
history-NOT_HERE = Esta partida no está aquí

# English: It may have been deleted, or saved in another browser.
history-NOT_HERE_WHY = Puede que se haya borrado o se haya guardado en otro navegador.

# English: Step { $step } of { $steps }
history-step = Paso { $step } de { $steps }

# English: Step
history-STEP = Paso

# English: One step back
history-BACK = Un paso atrás

# English: One step forward
history-FORWARD = Un paso adelante

# English: Show all cards, or what one player knew
history-SHOWN = Mostrar todas las cartas, o lo que sabía un jugador

# English: All cards
history-ALL_CARDS = Todas las cartas

# English: Play from here
history-PLAY_ON = Jugar desde aquí

# English: Another match of this game is in progress. Starting this one ends it.
history-GOES_ON = Hay otra partida de este juego en curso. Si empiezas esta, la otra termina.

# English: Your first try at a daily deal of this game is in progress. If you end it, that try is lost.
history-DAILY_GOES_ON = Tu primer intento de un reparto del día de este juego está en curso. Si lo abandonas, ese intento se pierde.

# English: Cancel
history-CANCEL = Cancelar

# English: Resume that one
history-GO_ON_WITH_IT = Seguir con la otra

# English: End that one
history-GIVE_IT_UP = Abandonar la otra

# English: Share
history-SHARE = Compartir

# English: Whoever opens the link can play the same cards or watch the match. The link contains no names.
history-SHARE_WHY = Quien abre el enlace puede jugar con las mismas cartas o ver la partida. El enlace no contiene nombres.

# English: The deal
history-THIS_DEAL = El reparto

# English: The whole match
history-WHOLE_MATCH = La partida entera

# English: A challenge
history-CHALLENGE = Un desafío

# English: Link
history-LINK = Enlace

# English: Copy
history-COPY = Copiar

# English: Copied.
history-COPIED = Copiado.

# English: This browser does not let the page copy. The link is selected: please copy it yourself.
history-COPY_YOURSELF = Este navegador no deja que la página copie. El enlace está seleccionado: cópialo tú.

# English: QR code of the link
history-CODE = Código QR del enlace

# English: The link is too long for a QR code in this window.
history-NO_CODE = El enlace es demasiado largo para un código QR en esta ventana.

# English: Share this deal
history-SHARE_DEAL = Compartir este reparto

# English: A match from a link
history-LINKED = Una partida de un enlace

# English: Somebody sent you a deal. Everybody who opens it gets the same cards.
history-LINKED_DEAL = Alguien te ha enviado un reparto. Quien lo abre recibe las mismas cartas.

# English: Somebody sent you a match of { $n } { $n -> [one] step *[other] steps }.
history-linked_match =
    Alguien te ha enviado una partida de { $n } { $n ->
        [one] paso
       *[other] pasos
    }.

# English: You can watch the whole match, so playing its deal counts as practice.
history-LINKED_PRACTICE = Puedes ver la partida entera, así que jugar su reparto cuenta como práctica.

# English: This device has seen this deal before, so playing it counts as practice.
history-LINKED_SEEN = Este dispositivo ya ha visto este reparto, así que jugarlo cuenta como práctica.

# English: Play this deal
history-PLAY_DEAL = Jugar este reparto

# English: Watch it
history-WATCH_IT = Verla

# English: Save to history
history-KEEP_IT = Guardar en el historial

# English: It is saved in your history.
history-KEPT_IT = Está guardada en tu historial.

# English: There was no room for it.
history-KEEP_FAILED = No había sitio para ella.

# English: Opening …
history-OPENING = Abriendo…

# English: This link does not work
history-BAD_LINK = Este enlace no funciona

## ui::pages::about_texts

# English: About Spot On
about-ABOUT_TITLE = Acerca de Spot On

# English: Spot On is a collection of card games in which only the exact number wins. It runs in your browser, needs no account and no server, and sends nothing anywhere.
about-ABOUT_WHAT = Spot On es una colección de juegos de cartas en los que solo gana el número exacto. Funciona en tu navegador, no necesita cuenta ni servidor y no envía nada a ninguna parte.

# English: The bots play fair
about-FAIR = Los bots juegan limpio

# English: A bot knows only what a person in its seat would know. It does not see hidden cards, the order of the stock or the seed. It must guess the rest, just as you do.
about-FAIR_HOW = Un bot solo sabe lo que sabría una persona en su asiento. No ve las cartas ocultas, ni el orden del mazo, ni la semilla. Tiene que adivinar el resto, igual que tú.

# English: Your browser draws a random number of 256 bits, and a generator uses it to shuffle the cards. All orders are equally likely. Neither the level of the bots nor your play changes that.
about-FAIR_CARDS = Tu navegador sortea un número aleatorio de 256 bits, y un generador lo usa para barajar las cartas. Todos los órdenes son igual de probables. No influyen ni el nivel de los bots ni tu forma de jugar.

# English: Rules, bots and shuffling are open source, and tests check what is said here. They give a bot two positions that differ only in hidden cards. The bot must not be able to tell them apart.
about-FAIR_PROOF = Las reglas, los bots y la mezcla son de código abierto, y unas pruebas comprueban lo que aquí se dice. Dan a un bot dos posiciones que solo se diferencian en las cartas ocultas. El bot no debe poder distinguirlas.

# English: Credits
about-CREDITS = Créditos

# English: Card pictures, texts of the rules and program: the authors of Spot On, under the MIT licence.
about-OURS = Dibujos de las cartas, textos de las reglas y programa: los autores de Spot On, con licencia MIT.

# English: Typeface:
about-TYPEFACE = Tipo de letra:

# English: Spot On is not affiliated with the authors of the games.
about-NOT_AFFILIATED_ALL = Spot On no tiene relación con los autores de los juegos.

# English: unknown
about-UNKNOWN_BUILD = desconocida

# English: Version { $version } · build { $build }
about-version = Versión { $version } · compilación { $build }

## ui::pages::backup::texts

# English: Back up and restore
backup-EVERYTHING = Copia de seguridad

# English: Your settings, matches and results are stored only in this browser. A backup file keeps them safe or moves them to another browser.
backup-EVERYTHING_WHY = Tus ajustes, partidas y resultados solo se guardan en este navegador. Un archivo con una copia de seguridad los protege o los lleva a otro navegador.

# English: Back up to a file
backup-SAVE = Guardar en un archivo

# English: Restore from a file
backup-OPEN = Restaurar desde un archivo

# English: This is not a Spot On backup. Nothing was changed.
backup-ANOTHER = Esto no es una copia de seguridad de Spot On. No se ha cambiado nada.

# English: These are exported matches, not a backup. Import them in the history. Nothing was changed.
backup-EXPORTED = Son partidas exportadas, no una copia de seguridad. Impórtalas en el historial. No se ha cambiado nada.

# English: A newer version of Spot On made this backup. Nothing was changed.
backup-NEWER = Esta copia de seguridad se hizo con una versión más nueva de Spot On. No se ha cambiado nada.

# English: This backup is damaged or cut off. Nothing was changed.
backup-DAMAGED = Esta copia de seguridad está dañada o incompleta. No se ha cambiado nada.

# English: Everything in this backup is already here.
backup-ALL_HERE = Todo lo que hay en esta copia de seguridad ya está aquí.

# English: Your settings will be replaced.
backup-SETTINGS = Se reemplazarán tus ajustes.

# English: Your set-up for { $n } { $n -> [one] game *[other] games } will be replaced.
backup-setups =
    Se reemplazarán tus opciones de { $n } { $n ->
        [one] juego
       *[other] juegos
    }.

# English: { $n } { $n -> [one] tutorial *[other] tutorials } will no longer be offered.
backup-learned =
    { $n ->
        [one] Ya no se ofrecerá { $n } tutorial
       *[other] Ya no se ofrecerán { $n } tutoriales
    }.

# English: { $n } { $n -> [one] match *[other] matches } in progress will be added.
backup-matches =
    { $n ->
        [one] Se añadirá { $n } partida
       *[other] Se añadirán { $n } partidas
    } en curso.

# English: { $n } finished { $n -> [one] match *[other] matches } will be added.
backup-records =
    { $n ->
        [one] Se añadirá { $n } partida terminada
       *[other] Se añadirán { $n } partidas terminadas
    }.

# English: { $n } { $n -> [one] result *[other] results } will be added to the statistics.
backup-results =
    { $n ->
        [one] Se añadirá { $n } resultado
       *[other] Se añadirán { $n } resultados
    } a las estadísticas.

# English: { $n } { $n -> [one] exercise *[other] exercises } will be added or brought up to date.
backup-exercises =
    { $n ->
        [one] Se añadirá o actualizará { $n } ejercicio
       *[other] Se añadirán o actualizarán { $n } ejercicios
    }.

# English: { $n } { $n -> [one] result *[other] results } of daily deals will be added or brought up to date.
backup-daily_results =
    { $n ->
        [one] Se añadirá o actualizará { $n } resultado
       *[other] Se añadirán o actualizarán { $n } resultados
    } de repartos del día.

# English: { $n } { $n -> [one] result *[other] results } of puzzles will be added or brought up to date.
backup-puzzles =
    { $n ->
        [one] Se añadirá o actualizará { $n } resultado
       *[other] Se añadirán o actualizarán { $n } resultados
    } de problemas.

# English: { $n } unreadable { $n -> [one] item *[other] items } will be kept here, too.
backup-asides =
    { $n ->
        [one] También se conservará aquí { $n } elemento ilegible
       *[other] También se conservarán aquí { $n } elementos ilegibles
    }.

# English: Replace your { $game } match in progress with the one in the backup
backup-replace = Reemplazar tu partida en curso de { $game } por la de la copia de seguridad

# English: Restore
backup-TAKE_OVER = Restaurar

# English: Cancel
backup-CANCEL = Cancelar

# English: The backup was restored.
backup-TAKEN_OVER = La copia de seguridad se ha restaurado.

# English: There is not enough room for these finished matches. Nothing was changed.
backup-FULL = No hay sitio suficiente para estas partidas terminadas. No se ha cambiado nada.

# English: { $n } saved { $n -> [one] item *[other] items } could not be read. A copy is kept.
backup-aside =
    { $n ->
        [one] No se pudo leer { $n } elemento guardado
       *[other] No se pudieron leer { $n } elementos guardados
    }. Se conserva una copia.

# English: Save the unreadable data
backup-SAVE_ASIDE = Guardar los datos ilegibles

## ui::pages::challenge::texts

# English: A friend has played this deal. Play the same cards against the same bots. Then both matches are compared.
challenge-INVITES = Un amigo ha jugado este reparto. Juega con las mismas cartas contra los mismos bots. Después se comparan las dos partidas.

# English: Bots: { $level }
challenge-against = Bots: { $level }

# English: This device has seen this deal before, so playing it counts as practice.
challenge-SEEN = Este dispositivo ya ha visto este reparto, así que jugarlo cuenta como práctica.

# English: Accept the challenge
challenge-ACCEPT = Aceptar el desafío

# English: The match of this link is not finished, so it cannot be compared.
challenge-UNFINISHED = La partida de este enlace no está terminada, así que no se puede comparar.

# English: You and your friend
challenge-COMPARED = Tú y tu amigo

# English: You
challenge-YOU = Tú

# English: Friend
challenge-FRIEND = Amigo

# English: No.
challenge-MOVE = N.º

# English: Points
challenge-POINTS = Puntos

# English: Result
challenge-RESULT = Resultado

# English: won
challenge-WON = ganada

# English: not won
challenge-NOT_WON = no ganada

# English: You are { $n } { $n -> [one] point *[other] points } ahead.
challenge-you_ahead =
    Tienes { $n } { $n ->
        [one] punto
       *[other] puntos
    } de ventaja.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead.
challenge-friend_ahead =
    Tu amigo tiene { $n } { $n ->
        [one] punto
       *[other] puntos
    } de ventaja.

# English: You are level.
challenge-LEVEL = Hay empate.

# English: Both matches begin with the same { $n } { $n -> [one] move *[other] moves }.
challenge-alike =
    { $n ->
        [one] La primera jugada
       *[other] Las primeras { $n } jugadas
    } de las dos partidas { $n ->
        [one] coincide
       *[other] coinciden
    }.

# English: The first move differs.
challenge-DIFFERENT = La primera jugada es distinta.

# English: All moves are the same.
challenge-ALL_ALIKE = Todas las jugadas son iguales.

# English: Replay yours
challenge-WATCH_YOURS = Ver la tuya

# English: Replay theirs
challenge-WATCH_THEIRS = Ver la suya

# English: Move { $row }: the first difference
challenge-differs = Jugada { $row }: la primera diferencia

## ui::pages::committed_deal::texts

# English: Verifiable deal
committed-deal-COMMITTED = Reparto verificable

# English: You and the bots each choose a part of the seed, and everybody can check that nobody chose the cards.
committed-deal-COMMITTED_WHY = Tú eliges una parte de la semilla y los bots otra, y cualquiera puede comprobar que nadie eligió las cartas.

# English: 1. The bots’ part is fixed
committed-deal-THEIRS = 1. La parte de los bots está fijada

# English: The bots’ part of the seed is drawn. This is its hash, the commitment; no other part fits it. Copy it, or take a picture of it.
committed-deal-THEIRS_WHY = La parte de los bots se ha sorteado. Este es su hash, el compromiso; ninguna otra parte encaja con él. Cópialo o hazle una foto.

# English: 2. Your part
committed-deal-YOURS = 2. Tu parte

# English: Type anything: 1 to 64 letters, digits or signs, without spaces. Both parts together decide the cards.
committed-deal-YOURS_WHY = Escribe lo que quieras: de 1 a 64 letras, dígitos o signos, sin espacios. Las dos partes juntas deciden las cartas.

# English: Leave empty for a random one
committed-deal-DRAWN = Déjalo vacío para sortearla

# English: Your part must be 1 to 64 English letters, digits or signs, without spaces.
committed-deal-NO_PART = Tu parte debe tener de 1 a 64 letras inglesas, dígitos o signos, sin espacios.

# English: Deal the cards
committed-deal-DEAL = Repartir las cartas

# English: The bots fixed their part before you named yours:
committed-deal-PLEDGE = Los bots fijaron su parte antes de que dieras la tuya:

# English: Commitment
committed-deal-COMMITMENT = Compromiso

# English: The bots’ part
committed-deal-BOTS_PART = La parte de los bots

# English: Your part
committed-deal-YOUR_PART = Tu parte

# English: The seed, a hash of both
committed-deal-SEED = La semilla, un hash de ambas

# English: This proves that the bots fixed their part before they knew yours. You did not know theirs when you named yours. So nobody chose these cards.
committed-deal-PROVES = Esto demuestra que los bots fijaron su parte antes de conocer la tuya. Tú no conocías la suya cuando diste la tuya. Así que nadie eligió estas cartas.

# English: It does not prove that the bots see no hidden cards. But they cannot: they are given only what their seat may see.
committed-deal-PROVES_NOT = No demuestra que los bots no vean cartas ocultas. Pero no pueden: solo reciben lo que se puede ver desde su asiento.

# English: Verify the deal
committed-deal-CHECK = Verificar el reparto

## ui::pages::compare_with_master::texts

# English: You and Master
compare-with-master-TITLE = Tú y el Maestro

# English: Master
compare-with-master-MASTER = Maestro

# English: Replay Master's
compare-with-master-WATCH = Ver la del Maestro

# English: Master is { $n } { $n -> [one] point *[other] points } ahead.
compare-with-master-ahead =
    El Maestro tiene { $n } { $n ->
        [one] punto
       *[other] puntos
    } de ventaja.

# English: Master plays your cards against the same bots …
compare-with-master-PLAYING = El Maestro juega tus cartas contra los mismos bots…

# English: { $n } { $n -> [one] move *[other] moves } played
compare-with-master-played =
    { $n } { $n ->
        [one] jugada hecha
       *[other] jugadas hechas
    }

# English: The bots do not answer. Reload the page to try again.
compare-with-master-FAILED = Los bots no responden. Recarga la página para reintentarlo.

# English: This comparison needs a finished match of one person against bots, without a race.
compare-with-master-NOT_ALONE = Solo se puede comparar una partida terminada de una persona contra bots que no sea una carrera.

## ui::pages::daily::texts

# English: Daily deals
daily-DAILY = Repartos del día

# English: Everybody gets the same cards against the same bots. The first try counts.
daily-WHY = Todo el mundo recibe las mismas cartas contra los mismos bots. Cuenta el primer intento.

# English: This day is over, so playing its deals is practice.
daily-PAST = Este día ya ha pasado, así que jugar sus repartos es práctica.

# English: This day has not begun yet.
daily-FUTURE = Este día aún no ha empezado.

# English: Today’s daily deals
daily-TO_TODAY = Repartos de hoy

# English: The next day begins in { $n } { $n -> [one] hour *[other] hours }, at midnight UTC.
daily-hours_left =
    El día siguiente empieza dentro de { $n } { $n ->
        [one] hora
       *[other] horas
    }, a medianoche UTC.

# English: The next day begins in { $n } { $n -> [one] minute *[other] minutes }, at midnight UTC.
daily-minutes_left =
    El día siguiente empieza dentro de { $n } { $n ->
        [one] minuto
       *[other] minutos
    }, a medianoche UTC.

# English: In progress
daily-IN_PROGRESS = En curso

# English: Practice only.
daily-NOW_PRACTICE = Solo práctica.

# English: puzzle seen before
daily-ANSWER_WAS_KNOWN = problema ya visto

# English: { $days } { $days -> [one] day *[other] days } in a row
daily-streak =
    { $days } { $days ->
        [one] día seguido
       *[other] días seguidos
    }

# English: Play a deal today to begin a streak.
daily-NO_STREAK = Juega hoy un reparto para empezar una racha.

# English: You may miss one day a week without losing the streak.
daily-STREAK_WHY = Puedes faltar un día por semana sin perder la racha.

# English: { $n } { $n -> [one] player *[other] players }
daily-players =
    { $n } { $n ->
        [one] jugador
       *[other] jugadores
    }

# English: Solitaire
daily-SOLITAIRE = Solitario

# English: A puzzle with one right answer
daily-DAILY_PUZZLE_WHAT = Un problema con una sola respuesta correcta

# English: Solve
daily-SOLVE = Resolver

# English: Solved
daily-SOLVED = Resuelto

# English: Not solved
daily-NOT_SOLVED = No resuelto

# English: Won, { $score }
daily-won = Victoria, { $score }

# English: Lost, { $score }
daily-lost = Derrota, { $score }

# English: { $points } : { $others }
daily-score = { $points } : { $others }

# English: { $points } { $points -> [one] point *[other] points }
daily-points =
    { $points } { $points ->
        [one] punto
       *[other] puntos
    }

# English: { $n } { $n -> [one] move *[other] moves }
daily-moves =
    { $n } { $n ->
        [one] jugada
       *[other] jugadas
    }

# English: Play
daily-PLAY = Jugar

# English: Practise
daily-PRACTISE = Practicar

# English: Replay
daily-REPLAY = Ver

# English: Challenge a friend to { $game }
daily-challenge = Desafiar a un amigo: { $game }

# English: Challenge
daily-CHALLENGE = Desafiar

# English: Share the day
daily-SHARE = Compartir el día

# English: Spot On, { $date }
daily-shared = Spot On, { $date }

# English: { $game }: { $result }
daily-shared_game = { $game }: { $result }

# English: Today, { $date }
daily-today_is = Hoy, { $date }

# English: { $n } of { $all } played
daily-played =
    { $n } de { $all } { $n ->
        [one] jugado
       *[other] jugados
    }

# English: New today
daily-NOT_PLAYED = Nuevo hoy

# English: Calendar
daily-CALENDAR = Calendario

# English: Earlier month
daily-EARLIER = Mes anterior

# English: Later month
daily-LATER = Mes siguiente

# English: { $day }: { $n } of { $all } played
daily-day_with =
    { $day }: { $n } de { $all } { $n ->
        [one] jugado
       *[other] jugados
    }

## ui::pages::no_peeking_texts

# English: There is no server that deals. Your devices deal together, so each of them knows only its own cards.
no-peeking-NO_PEEKING_LEAD = No hay ningún servidor que reparta. Los dispositivos reparten juntos, así que cada uno solo conoce sus propias cartas.

# English: Everybody shuffles and locks
no-peeking-LOCKS = Todos barajan y cierran

# English: Each device shuffles the pack in turn and puts a lock of its own on every card. Then nobody knows where a card lies, not even all the others together.
no-peeking-LOCKS_WHY = Cada dispositivo, por turno, baraja y pone un candado propio en cada carta. Así nadie sabe dónde está una carta, ni siquiera todos los demás juntos.

# English: A card opens for one player
no-peeking-OPENS = Una carta se abre para un jugador

# English: You draw a card. The others send your device their keys for this card, and for no other. Only your device has the last key.
no-peeking-OPENS_WHY = Robas una carta. Los demás envían a tu dispositivo sus llaves para esa carta, y para ninguna otra. Solo tu dispositivo tiene la última llave.

# English: Everybody checks every move
no-peeking-PLAYS = Todos comprueban cada jugada

# English: A device signs each move. A card that cannot be there, or a second version of a move, is noticed at once.
no-peeking-PLAYS_WHY = Cada dispositivo firma sus jugadas. Una carta que no puede estar ahí, o una segunda versión de una jugada, se nota enseguida.

# English: At the end of a round everything is shown
no-peeking-AUDITS = Al final de la ronda se muestra todo

# English: All devices show their secrets of the round. Each repeats every shuffle and every move by the full rules. Whoever has cheated is named, with the step.
no-peeking-AUDITS_WHY = Todos los dispositivos muestran sus secretos de la ronda. Cada uno repite cada mezcla y cada jugada con las reglas completas. Si alguien hizo trampas, se dice quién y en qué paso.

# English: What this does not prevent
no-peeking-NOT_PREVENTED = Lo que esto no impide

# English: People can tell each other their cards, or look at each other's screens.
no-peeking-THEY_TALK = La gente puede contarse sus cartas o mirar la pantalla de los demás.

# English: Somebody can leave instead of showing the secrets. That round is not checked, and does not count.
no-peeking-THEY_LEAVE = Alguien puede irse en vez de mostrar los secretos. Esa ronda no se comprueba y no cuenta.

# English: In a race each device measures its own time.
no-peeking-THEY_MEASURE = En una carrera, cada dispositivo mide su propio tiempo.

# English: Whoever shuffles last could put one card into two places, and so know one card of another hand. The check at the end of the round shows it.
no-peeking-THEY_DOUBLE = Quien baraja en último lugar podría poner una carta en dos sitios y así conocer una carta de otra mano. La comprobación al final de la ronda lo descubre.

# English: The developer tools of a browser show only what its player may know.
no-peeking-LOOK_INSIDE = Las herramientas de desarrollo de un navegador solo muestran lo que su jugador puede saber.

## ui::pages::review::texts

# English: Review of { $game }
review-of_game = Análisis de { $game }

# English: Whose decisions
review-WHOSE = De quién

# English: { $n } of { $all } decisions reviewed
review-progress = { $n } de { $all } decisiones analizadas

# English: Less than a minute left.
review-LESS_THAN_A_MINUTE = Falta menos de un minuto.

# English: About { $n } { $n -> [one] minute *[other] minutes } left.
review-minutes_left =
    { $n ->
        [one] Falta más o menos { $n } minuto
       *[other] Faltan unos { $n } minutos
    }.

# English: Some decisions could not be reviewed: the bots do not answer.
review-FAILED = Algunas decisiones no se pudieron analizar: los bots no responden.

# English: Only a finished match can be reviewed.
review-NOT_OVER = Solo se puede analizar una partida terminada.

# English: { $who } made no clear mistake.
review-no_mistakes = { $who }: ningún error claro.

# English: { $who } made { $n } clear { $n -> [one] mistake *[other] mistakes }. { $n -> [one] It *[other] Together they } lowered the chance to win by { $loss }.
review-mistakes =
    { $who }: { $n } { $n ->
        [one] error claro
       *[other] errores claros
    }. Pérdida de probabilidad de ganar: { $loss }.

# English: There was nothing to decide.
review-NO_DECISIONS = No había nada que decidir.

# English: Good luck raised the chance to win by { $gain }.
review-lucky = La buena suerte subió la probabilidad de ganar: { $gain }.

# English: Bad luck lowered the chance to win by { $loss }.
review-unlucky = La mala suerte bajó la probabilidad de ganar: { $loss }.

# English: Good and bad luck balanced each other.
review-EVEN = La buena y la mala suerte se compensaron.

# English: Chance to win
review-CHANCE = Probabilidad de ganar

# English: Chance to win during the match, from { $start }% to { $end }%. The list below has every number.
review-chart = Probabilidad de ganar durante la partida, del { $start } % al { $end } %. La lista de abajo da todos los números.

# English: Effect of luck and mistakes
review-LUCK_AND_SKILL = Efecto de la suerte y los errores

# English: Luck
review-LUCK = Suerte

# English: Mistakes
review-MISTAKES = Errores

# English: { $percent }%
review-percent = { $percent } %

# English: less than 1%
review-LESS_THAN_ONE = menos del 1 %

# English: The decisions that mattered most
review-TURNING_POINTS = Las decisiones más importantes

# English: Decision { $n }
review-decision = Decisión { $n }

# English: This move lowered the chance to win by { $percent }.
review-cost = Pérdida de probabilidad de ganar por esta jugada: { $percent }.

# English: Played
review-PLAYED = Jugado

# English: Better
review-BETTER = Mejor

# English: wins { $percent } of the time
review-wins = victorias: { $percent }

# English: On average, this player then gets { $own } in the round, and { $n -> [one] the other player *[other] each other player } { $others }.
review-outlook =
    En promedio, este jugador obtiene después { $own } en la ronda, y { $n ->
        [one] el otro jugador
       *[other] cada uno de los demás
    }, { $others }.

# English: { $who }: { $points }
review-score_of = { $who }: { $points }

# English: Try again with these cards
review-TRY_AGAIN = Reintentar con estas cartas

# English: Try again with other cards
review-TRY_OTHER = Reintentar con otras cartas

# English: “Other cards” means: cards that were visible stay, the others are shuffled.
review-TRY_OTHER_WHY = «Otras cartas» quiere decir: las cartas visibles se quedan, las demás se barajan.

# English: All decisions
review-ALL_DECISIONS = Todas las decisiones

# English: best
review-BEST = óptima

# English: good
review-GOOD = buena

# English: inaccurate
review-INEXACT = imprecisa

# English: costly
review-COSTLY = costosa

# English: What is this?
review-WHAT_IS_THIS = ¿Qué es esto?

# English: The chance to win the match, judging by what the player could know.
review-WHAT_CHANCE = La probabilidad de ganar la partida, según lo que el jugador podía saber.

# English: Bots play the match to its end many times. Each time, other cards are in the places that the player could not see. The number is the share of wins.
review-WHAT_PLAYOUTS = Los bots juegan la partida hasta el final muchas veces. Cada vez hay otras cartas en los lugares que el jugador no podía ver. El número es la proporción de victorias.

# English: In a solitaire it is exact: every order of the cards has been counted.
review-WHAT_EXACT = En un solitario es exacta: se han contado todos los órdenes de las cartas.

# English: A mistake: another move wins clearly more often with the same cards. Small differences do not count, because they may be chance.
review-WHAT_MISTAKE = Un error: otra jugada gana claramente más a menudo con las mismas cartas. Las diferencias pequeñas no cuentan, porque pueden deberse al azar.

# English: The loss is the difference between the chances to win after the two moves.
review-WHAT_COST = La pérdida es la diferencia entre las probabilidades de ganar después de las dos jugadas.

# English: Luck: what the cards and the other players changed between two decisions.
review-WHAT_LUCK = Suerte: lo que cambiaron las cartas y los demás jugadores entre dos decisiones.

# English: The numbers are sums of all changes, so they may exceed 100%. Start, luck and mistakes add up to 100% for a win and to 0% for a loss.
review-WHAT_SUM = Los números son sumas de todos los cambios, así que pueden pasar del 100 %. Comienzo, suerte y errores suman el 100 % en una victoria y el 0 % en una derrota.

# English: “Costly” means: the chance to win fell by 8% or more. “Inaccurate” means: by 2% or more.
review-WHAT_GRADES = «Costosa» quiere decir: la probabilidad de ganar bajó un 8 % o más. «Imprecisa»: un 2 % o más.

## ui::pages::statistics::texts

# English: Matches you finish appear here: how often you win, against whom, and by how much. There are none yet.
statistics-NOTHING_YET = Aquí aparecen las partidas que terminas: cuántas ganas, contra quién y por cuánto. Aún no hay ninguna.

# English: This browser cannot save, so no matches are counted here.
statistics-KEEPS_NONE = Este navegador no puede guardar, así que aquí no se cuentan partidas.

# English: Matches count if one person plays them to the end. “With help” means with hints or undone moves. “Practice” means that hidden cards were known, for example after an undo or from an earlier match of the same deal.
statistics-COUNTED = Cuentan las partidas que una sola persona juega hasta el final. «Con ayuda» quiere decir: con pistas o jugadas deshechas. «Práctica» quiere decir que se conocían cartas ocultas, por ejemplo tras deshacer una jugada o por una partida anterior con el mismo reparto.

# English: There are no matches of this kind.
statistics-NONE_OF_THESE = No hay partidas de este tipo.

# English: Game
statistics-GAME = Juego

# English: All games
statistics-ALL_GAMES = Todos los juegos

# English: Bots
statistics-LEVEL = Bots

# English: All levels
statistics-ALL_LEVELS = Todos los niveles

# English: Bots of several levels
statistics-MIXED_LEVELS = Bots de varios niveles

# English: Matches
statistics-KIND = Partidas

# English: Without help
statistics-WITHOUT_HELP = Sin ayuda

# English: With help
statistics-WITH_HELP = Con ayuda

# English: Practice
statistics-PRACTICE = Práctica

# English: { $won } of { $played } { $played -> [one] match *[other] matches } won
statistics-won_of =
    { $won } de { $played } { $played ->
        [one] partida ganada
       *[other] partidas ganadas
    }

# English: The last { $n } { $n -> [one] match *[other] matches }, the newest on the right: { $won } won.
statistics-latest =
    { $n ->
        [one] La última partida
       *[other] Las últimas { $n } partidas, la más reciente a la derecha
    }: { $won } { $won ->
        [one] ganada
       *[other] ganadas
    }.

# English: Share of wins among ten matches, from the oldest to the newest: { $first }% at first, { $last }% at last, between { $least }% and { $most }%.
statistics-wins_over_time = Porcentaje de victorias en cada diez partidas, de la más antigua a la más reciente: { $first } % al principio, { $last } % al final, entre { $least } % y { $most } %.

# English: By game
statistics-BY_GAME = Por juego

# English: By bots
statistics-BY_LEVEL = Por nivel de los bots

# English: { $won } of { $played }
statistics-of = { $won } de { $played }

# English: { $n } { $n -> [one] player *[other] players }
statistics-players =
    { $n } { $n ->
        [one] jugador
       *[other] jugadores
    }

# English: from earlier versions, with any options
statistics-EARLIER = de versiones anteriores, con cualquier opción

# English: Played
statistics-PLAYED = Jugadas

# English: Won
statistics-WON = Ganadas

# English: { $number }%
statistics-percent = { $number } %

# English: Best result
statistics-BEST = Mejor resultado

# English: Average
statistics-AVERAGE = Promedio

# English: Wins in a row
statistics-STREAK = Victorias seguidas

# English: Best streak
statistics-LONGEST_STREAK = Mejor racha

# English: Hints
statistics-HINTS = Pistas

# English: Undos
statistics-UNDOS = Jugadas deshechas

# Caption of the chart.
# English: Points of the last { $n } { $n -> [one] match *[other] matches } in order; the line is the average of ten.
statistics-course =
    Puntos de { $n ->
        [one] la última partida
       *[other] las últimas { $n } partidas
    } en orden; la línea es el promedio de diez.

# English: You won { $won } of the last { $n }, with { $average } points on average.
statistics-lately = Has ganado { $won } de las últimas { $n }, con un promedio de { $average } puntos.

# English: How often each result occurred. The filled part of a column shows wins. The most frequent result was { $scores }: { $n } { $n -> [one] time *[other] times }.
statistics-distribution =
    Cuántas veces se dio cada resultado. La parte rellena de cada columna muestra las victorias. El resultado más frecuente fue { $scores }: { $n } { $n ->
        [one] vez
       *[other] veces
    }.

# English: { $least } to { $most }
statistics-range = de { $least } a { $most }

# English: { $scores }: { $n } { $n -> [one] match *[other] matches }, { $won } won
statistics-bar =
    { $scores }: { $n } { $n ->
        [one] partida
       *[other] partidas
    }, { $won } { $won ->
        [one] ganada
       *[other] ganadas
    }

# English: won
statistics-WON_DOT = ganada

# English: not won
statistics-LOST_DOT = no ganada

# English: Daily deals and puzzles
statistics-DAILY_AND_PUZZLES = Repartos del día y problemas

# English: Days in a row
statistics-DAYS_IN_A_ROW = Días seguidos

# English: Most days in a row
statistics-MOST_DAYS = Máximo de días seguidos

# English: Daily puzzles solved
statistics-DAILY_PUZZLES_SOLVED = Problemas del día resueltos

# English: Daily deals won
statistics-DEALS_WON = Repartos del día ganados

# English: Puzzles solved
statistics-PUZZLES_SOLVED = Problemas resueltos

# English: Rating
statistics-RATING = Puntuación

# English: Best puzzle streak
statistics-BEST_ROW = Mejor racha de problemas

# English: Best rush
statistics-BEST_RUSH = Mejor ráfaga

# English: Fastest sprint
statistics-BEST_SPRINT = Sprint más rápido

# English: Delete these results
statistics-DELETE_THESE = Borrar estos resultados

# English: Delete { $n -> [one] this result *[other] these { $n } results }?
statistics-delete_question =
    ¿Borrar { $n ->
        [one] este resultado
       *[other] estos { $n } resultados
    }?

# English: Delete
statistics-DELETE = Borrar

# English: Keep
statistics-KEEP = Conservar

# English: Deleted.
statistics-DELETED = Borrado.

# English: Undo
statistics-UNDO = Deshacer

## ui::pages::three_deals::texts

# English: Three deals
three-deals-TITLE = Tres repartos

# English: You and Master play the same three deals against the same bots. Your margin is compared with Master’s, so luck counts less. Results are hidden until you have played.
three-deals-WHY = El Maestro juega los mismos tres repartos que tú contra los mismos bots. Tu ventaja se compara con la suya, así que la suerte cuenta menos. Los resultados se ocultan hasta que hayas jugado.

# English: Deal
three-deals-DEAL = Reparto

# English: You
three-deals-YOU = Tú

# English: Master
three-deals-MASTER = Maestro

# English: Friend
three-deals-FRIEND = Amigo

# English: Difference
three-deals-DIFFERENCE = Diferencia

# English: Play the next deal
three-deals-PLAY = Jugar el siguiente

# English: plays …
three-deals-WAITING = juega…

# English: hidden
three-deals-HIDDEN = oculto

# English: to play
three-deals-NOT_YET = por jugar

# English: You are { $n } { $n -> [one] point *[other] points } ahead of Master over three deals.
three-deals-ahead_of_master =
    Tienes { $n } { $n ->
        [one] punto
       *[other] puntos
    } de ventaja sobre el Maestro en tres repartos.

# English: Master is { $n } { $n -> [one] point *[other] points } ahead of you over three deals.
three-deals-behind_master =
    El Maestro te lleva { $n } { $n ->
        [one] punto
       *[other] puntos
    } de ventaja en tres repartos.

# English: You and Master are level over three deals.
three-deals-LEVEL = Hay empate con el Maestro en tres repartos.

# English: You are { $n } { $n -> [one] point *[other] points } ahead of your friend.
three-deals-ahead_of_friend =
    Tienes { $n } { $n ->
        [one] punto
       *[other] puntos
    } de ventaja sobre tu amigo.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead of you.
three-deals-behind_friend =
    Tu amigo te lleva { $n } { $n ->
        [one] punto
       *[other] puntos
    } de ventaja.

# English: You and your friend are level.
three-deals-LEVEL_WITH_FRIEND = Hay empate con tu amigo.

# English: Challenge a friend to these deals
three-deals-SHARE = Desafiar a un amigo con estos repartos

# English: Three other deals
three-deals-AGAIN = Otros tres repartos

# English: This link has no finished matches of these deals, so your friend’s results are missing.
three-deals-NOT_THESE = Este enlace no tiene partidas terminadas de estos repartos, así que faltan los resultados de tu amigo.

# English: The bots do not answer, so Master’s results are missing. Reload the page to try again.
three-deals-FAILED = Los bots no responden, así que faltan los resultados del Maestro. Recarga la página para reintentarlo.

# English: Compare
three-deals-COMPARE = Comparar

# English: Compare deal { $n } with Master’s match
three-deals-compare = Comparar el reparto { $n } con la partida del Maestro

## ui::play::expression_texts

# English: { $part }, remove
play-expression-take_out = { $part }, quitar

# English: { $part }, change
play-expression-change = { $part }, cambiar

# English: Best possible
play-expression-BEST_POSSIBLE = Lo mejor posible

# English: The best possible answer was { $says } = { $line }.
play-expression-best_possible = La mejor respuesta posible era { $says } = { $line }.

# English: { $n } seconds left.
play-expression-ten_left =
    { $n ->
        [one] Queda
       *[other] Quedan
    } { $n } { $n ->
        [one] segundo
       *[other] segundos
    }.

## ui::play::texts

# English: All games
play-ALL_GAMES = Todos los juegos

# English: Undo
play-TAKE_BACK = Deshacer

# English: Hint
play-HINT = Pista

# English: Log
play-LOG = Registro

# English: Rules
play-RULES = Reglas

# A button's name with its key.
# English: { $name } ({ $key })
play-with_key = { $name } ({ $key })

# English: Your turn
play-YOUR_TURN = Tu turno

# English: Hint: { $mv }
play-hint = Pista: { $mv }

# English: it is in the field
play-ON_THE_LINE = mira el campo de respuesta

# English: wait, there is no better answer
play-WAIT = espera, no hay respuesta mejor

# English: Your turn: { $prompt }.
play-turn_to = Tu turno: { $prompt }.

# English: { $who } is playing
play-is_playing = Juega { $who }

# English: tap to skip
play-TAP_TO_SKIP = toca para saltar

# English: The { $round } is over
play-is_over = Fin de { $round }

# English: The match is over
play-MATCH_IS_OVER = La partida ha terminado

# English: This browser cannot save, so the match is lost when you close the page.
play-UNKEPT = Este navegador no puede guardar, así que la partida se perderá cuando cierres la página.

# English: Only part of your saved match could be read. A full copy is kept.
play-PART_READ = Solo se pudo leer una parte de tu partida guardada. Se conserva una copia completa.

# English: Your saved match could not be read. A copy is kept, and this is a new match.
play-NONE_READ = No se pudo leer tu partida guardada. Se conserva una copia, y esta es una partida nueva.

# English: A saved match cannot be read right now, so this is a new one. Close other tabs of Spot On, then reload.
play-UNREADABLE = Ahora no se puede leer una partida guardada, así que esta es nueva. Cierra las demás pestañas de Spot On y recarga.

# English: A newer version saved a match here. It is safe, but this version cannot save your moves.
play-NEWER = Aquí hay una partida guardada con una versión más nueva. Está a salvo, pero esta versión no puede guardar tus jugadas.

# English: This match is open in another tab
play-ELSEWHERE = Esta partida está abierta en otra pestaña

# English: Continue there, or play here. Nothing is lost.
play-ELSEWHERE_MORE = Continúa allí o juega aquí. No se pierde nada.

# English: Play here
play-TAKE_OVER = Jugar aquí

# English: The bots could not be started.
play-BOTS_FAILED = No se pudieron iniciar los bots.

# English: Try again
play-TRY_AGAIN = Reintentar

# English: Move undone.
play-TAKEN_BACK = Jugada deshecha.

# English: Seconds left
play-SECONDS_LEFT = Segundos restantes

# English: Your { $place }
play-your = Tú: { $place }

# English: { $who }'s { $place }
play-of = { $who }: { $place }

# English: No cards.
play-NO_CARDS = Ninguna carta.

# English: { $n } { $n -> [one] card *[other] cards }: { $names }.
play-cards =
    { $n } { $n ->
        [one] carta
       *[other] cartas
    }: { $names }.

# English: hidden card
play-HIDDEN = carta oculta

# Label of a card among others.
# English: { $card }, { $at } of { $count }
play-slot = { $card }, { $at } de { $count }

# English: new
play-NEW = nueva

# English: { $place }, { $count } { $count -> [one] card *[other] cards }
play-pile =
    { $place }, { $count } { $count ->
        [one] carta
       *[other] cartas
    }

# English: { $card } on top
play-on_top = { $card } arriba

# English: ordered: { $suit }
play-ordered = palo pedido: { $suit }

# English: of { $goal }
play-goal = de { $goal }

# English: Still in the stock
play-TO_COME = Aún en el mazo

# English: { $card }: { $n }
play-times = { $card }: { $n }

# English: Sort
play-SORT = Ordenar

# English: Sorted by rank.
play-BY_RANK = Por rango.

# English: Sorted by suit.
play-BY_SUIT = Por palo.

# English: Sorted by rank, aces high.
play-BY_VALUE = Por rango, con el as alto.

# English: In your own order.
play-AS_DEALT = En tu propio orden.

# English: exactly { $goal }
play-exactly = exactamente { $goal }

# English: { $value }, { $more } over
play-over = { $value }, { $more } de más

# English: { $value }, { $less } short
play-short =
    { $value }, { $less ->
        [one] falta
       *[other] faltan
    } { $less }

# English: Choose
play-CHOOSE = Elegir

# English: You have seen something new since. If you undo this, the match becomes practice and does not count.
play-UNDO_ENDS_COUNTING = Desde entonces has visto algo nuevo. Si deshaces esto, la partida pasa a ser práctica y no cuenta.

# English: You have seen something new since. If you undo this, today's try becomes practice and does not count.
play-UNDO_ENDS_DAILY = Desde entonces has visto algo nuevo. Si deshaces esto, el intento de hoy pasa a ser práctica y no cuenta.

# English: Your result will show that you used a hint.
play-HINT_IS_TOLD = Tu resultado mostrará que usaste una pista.

# English: Cancel
play-CANCEL = Cancelar

# English: Delete
play-DELETE = Borrar

# English: Clear
play-CLEAR = Vaciar

# English: Scores
play-SCORES = Puntos

# English: The goal is { $goal } points
play-first_to = La meta: { $goal } puntos

# English: Log of the match
play-LOG_OF_THE_MATCH = Registro de la partida

# English: What happened, newest first
play-LATEST_FIRST = Lo ocurrido, lo más reciente primero

# English: Fairness check
play-FAIRNESS = Prueba de juego limpio

# English: Asking the bot a hundred times …
play-FAIRNESS_ASKS = Preguntando al bot cien veces…

# English: No bot has played yet.
play-FAIRNESS_NOTHING = Aún no ha jugado ningún bot.

# English: { $who } had to choose the last move again. Each time the hidden cards were dealt differently: { $deals } { $deals -> [one] time *[other] times }.
play-fairness =
    Se pidió a { $who } que eligiera de nuevo su última jugada { $deals } { $deals ->
        [one] vez
       *[other] veces
    }, cada vez con otro reparto de las cartas ocultas.

# English: The same answer { $same } times out of { $deals }:
play-fairness_same = La misma respuesta { $same } de { $deals } veces:

# English: A bot that looked at hidden cards would change its answer when they change.
play-FAIRNESS_WHY = Un bot que mirara las cartas ocultas cambiaría de respuesta al cambiar esas cartas.

# English: wait
play-IT_WAITS = esperar

# English: Keys
play-KEYS = Teclas

# English: Close
play-CLOSE = Cerrar

# English: next place on the table
play-KEY_TAB = siguiente lugar de la mesa

# English: move along your hand
play-KEY_ARROWS = recorrer tu mano

# English: move a card within your hand
play-KEY_SHIFT = mover una carta dentro de tu mano

# English: play the card, draw, or press the button
play-KEY_ENTER = jugar la carta, robar o pulsar el botón

# English: sort your hand
play-KEY_SORT = ordenar tu mano

# English: undo
play-KEY_UNDO = deshacer

# English: hint
play-KEY_HINT = pista

# English: do not wait for a bot's move
play-KEY_SKIP = no esperar la jugada de un bot

# English: log
play-KEY_LOG = registro

# English: this list
play-KEY_LIST = esta lista

# English: cancel, or close what is open
play-KEY_ESCAPE = cancelar o cerrar lo que está abierto

# English: Next to play on this device:
play-NEXT_AT_THE_DEVICE = Le toca jugar en este dispositivo:

# English: Show my cards
play-LIFT = Mostrar mis cartas

# English: I am { $who }
play-instead = Soy { $who }

# English: Hand over
play-HAND_OVER = Pasar el dispositivo

# English: Tutorial
play-TUTORIAL = Tutorial

# English: New to this game?
play-OFFER = ¿Es tu primera vez?

# English: No, thanks
play-NO_THANKS = No, gracias

# English: Now the other player moves.
play-WATCH = Ahora juega el otro jugador.

# English: That is a legal move, but please follow the tutorial for now.
play-STRAYED = Esa jugada es válida, pero por ahora sigue el tutorial.

# English: { $step } of { $steps }
play-step_of = { $step } de { $steps }

# English: Skip
play-SKIP = Saltar

# English: Next
play-GO_ON = Siguiente

# English: Play a match
play-PLAY_NOW = Jugar una partida

# English: The tutorial could not be loaded. Please check the connection.
play-NO_TUTORIAL = No se pudo cargar el tutorial. Comprueba la conexión.

# English: Back
play-BACK = Atrás

# English: Next
play-NEXT_PUZZLE = Siguiente

# English: A similar one
play-SIMILAR_PUZZLE = Uno parecido

# English: The round so far:
play-ROUND_SO_FAR = La ronda hasta ahora:

# English: Ruled out since this move: { $cards }. { $step }
play-ruled_out = Imposible desde esta jugada: { $cards }. { $step }

# English: One move back
play-STEP_BACK = Una jugada atrás

# English: One move forward
play-STEP_FORWARD = Una jugada adelante

# English: Show the answer
play-SHOW_ANSWER = Mostrar la respuesta

# English: Start over
play-START_OVER = Volver a empezar

# English: { $n } of { $all } ways found.
play-ways_found = { $n } de { $all } maneras encontradas.

# English: Next in the stock: { $cards }
play-next_cards = Lo siguiente en el mazo: { $cards }

# English: You have found this way already.
play-SAME_WAY = Ya has encontrado esta manera.

# English: Next { $round }
play-next = Siguiente { $round }

# English: Play again
play-AGAIN = Jugar otra vez

# English: Set up
play-SET_UP = Preparar

# English: Compare
play-COMPARE = Comparar

# English: Daily deals
play-TO_THE_DAY = Repartos del día

# English: A new match begins.
play-NEW_MATCH = Empieza una partida nueva.

# English: Not this time
play-NOT_THIS_TIME = Esta vez no

# English: A draw
play-A_DRAW = Empate

# English: You win!
play-YOU_WIN = ¡Victoria!

# English: { $who } wins
play-wins = Gana { $who }

# English: { $names } share the win
play-share = Victoria compartida: { $names }

# English: { $n } × undo
play-taken_back =
    { $n } { $n ->
        [one] jugada deshecha
       *[other] jugadas deshechas
    }

# English: { $n } × hint
play-hints =
    { $n } { $n ->
        [one] pista
       *[other] pistas
    }

# English: practice, so it does not count
play-PRACTICE = práctica, así que no cuenta

# English: Daily deal
play-DAILY_COUNTS = Reparto del día

# English: This is your first try at a daily deal, so it counts.
play-DAILY_COUNTS_WHY = Es tu primer intento de un reparto del día, así que cuenta.

# English: Practice
play-PRACTICE_MARK = Práctica

# English: Points over time
play-COURSE = Evolución de los puntos

# English: { $who }: { $totals }
play-course_of = { $who }: { $totals }

# A step of the match, with the points that it brought.
# English: Best moment: { $who }, { $points }
play-best_moment = Mejor momento: { $who }, { $points }

## ui::puzzles::exercise_texts

# English: These are costly mistakes from your own matches. Find the better move. Each one returns until you have found it three times.
puzzles-exercise-WHAT = Estos ejercicios salen de errores costosos de tus propias partidas. Encuentra la mejor jugada. Cada ejercicio vuelve hasta que la hayas encontrado tres veces.

# English: { $n } { $n -> [one] exercise *[other] exercises } left for today
puzzles-exercise-left =
    { $n ->
        [one] Queda { $n } ejercicio
       *[other] Quedan { $n } ejercicios
    } para hoy

# English: What do you play?
puzzles-exercise-QUESTION = ¿Qué juegas?

# English: Right.
puzzles-exercise-RIGHT = Correcto.

# English: Not this time. Better: { $mv }
puzzles-exercise-wrong = Esta vez no. Mejor: { $mv }

# English: It comes back in { $days } { $days -> [one] day *[other] days }.
puzzles-exercise-in_days =
    Este ejercicio vuelve dentro de { $days } { $days ->
        [one] día
       *[other] días
    }.

# English: You have learned it.
puzzles-exercise-LEARNED = Lo has aprendido.

# English: You have already answered it today, so this does not count.
puzzles-exercise-ANSWERED_BEFORE = Ya lo has respondido hoy, así que esto no cuenta.

# English: Nothing is left for today.
puzzles-exercise-DONE = No queda nada para hoy.

# English: Your costly mistakes appear here the day after you review a match. There are none yet.
puzzles-exercise-NONE = Tus errores costosos aparecen aquí al día siguiente de analizar una partida. Aún no hay ninguno.

# English: { $n } { $n -> [one] exercise waits *[other] exercises wait } for another day.
puzzles-exercise-waiting =
    { $n ->
        [one] Queda { $n } ejercicio
       *[other] Quedan { $n } ejercicios
    } para otro día.

## ui::puzzles::texts

# English: Find the one right move. Every answer has been proved.
puzzles-WHY = Encuentra la única jugada correcta. Todas las respuestas están demostradas.

# English: rating { $rating }
puzzles-rating = puntuación { $rating }

# English: { $n } solved
puzzles-solved =
    { $n } { $n ->
        [one] resuelto
       *[other] resueltos
    }

# English: { $rating }?
puzzles-provisional = { $rating }?

# English: { $rating }
puzzles-settled = { $rating }

# English: Best streak: { $n }
puzzles-streak = Mejor racha: { $n }

# English: Best rush: { $n }
puzzles-rush_best = Mejor ráfaga: { $n }

# English: Solve
puzzles-SOLVE = Resolver

# English: Solve puzzles of { $game }
puzzles-solve_game = Resolver problemas de { $game }

# English: All cards open
puzzles-PROBLEMS = Todo a la vista

# English: { $game }: problems with all cards open
puzzles-problems_of = { $game }: problemas con todas las cartas a la vista

# English: Rush
puzzles-RUSH = Ráfaga

# English: Rush: puzzles of { $game } in three minutes
puzzles-rush_game = Ráfaga: problemas de { $game } en tres minutos

# English: Solve as many puzzles as you can in three minutes. The third mistake ends the rush.
puzzles-RUSH_WHY = Resuelve todos los problemas que puedas en tres minutos. La ráfaga termina con el tercer error.

# English: Course
puzzles-COURSE = Curso

# English: Course: { $game }
puzzles-course_of = Curso: { $game }

# English: Twenty puzzles from easy to hard. Look at an example of each kind first.
puzzles-COURSE_WHY = Veinte problemas, de fácil a difícil. Mira antes un ejemplo de cada tipo.

# English: Kinds of puzzles
puzzles-EXAMPLES = Tipos de problemas

# English: Example
puzzles-EXAMPLE = Ejemplo

# English: Example: { $question }
puzzles-example_of = Ejemplo: { $question }

# English: Twenty puzzles
puzzles-COURSE_STEPS = Veinte problemas

# English: Puzzle { $n }, rated { $rating }, { $state }
puzzles-course_step = Problema { $n }, dificultad { $rating }, { $state }

# English: not tried
puzzles-NOT_TRIED = sin intentar

# English: solved
puzzles-SOLVED = resuelto

# English: That was the last puzzle of the course.
puzzles-COURSE_DONE = Este era el último problema del curso.

# English: More ways to solve
puzzles-MORE_WAYS = Más maneras de resolver

# English: More ways to solve: { $game }
puzzles-more_ways = Más maneras de resolver: { $game }

# English: All puzzles
puzzles-ALL_PUZZLES = Todos los problemas

# English: Puzzle rated { $rating }
puzzles-rated = Dificultad: { $rating }

# English: Your rating: { $rating }
puzzles-yours = Tu puntuación: { $rating }

# English: Skill: { $what }
puzzles-trains = Habilidad: { $what }

# English: Like this: { $mv }
puzzles-example = Así: { $mv }

# English: Right.
puzzles-RIGHT = Correcto.

# English: Not this one. The answer: { $mv }
puzzles-wrong = No es esta. La respuesta: { $mv }

# English: After that the other player can prevent it, or is faster:
puzzles-CAN_BE_STOPPED = Después, el otro jugador puede impedirlo o llega antes:

# English: After that it cannot be done in time.
puzzles-TOO_LATE = Después ya no se consigue a tiempo.

# English: { $first }, or { $second }
puzzles-or = { $first }, o { $second }

# English: { $first }. Then: { $second }
puzzles-then = { $first }. Luego: { $second }

# English: { $n } in a row.
puzzles-in_a_row = Racha: { $n }.

# English: The puzzles could not be loaded. Please check the connection.
puzzles-NOT_LOADED = No se pudieron cargar los problemas. Comprueba la conexión.

# English: You have solved all puzzles of this game.
puzzles-ALL_SOLVED = Has resuelto todos los problemas de este juego.

# English: These puzzles do not exist. Here are all puzzles.
puzzles-NO_SUCH_PAGE = Estos problemas no existen. Aquí están todos.

# English: { $game } has no sums. Here are all puzzles.
puzzles-no_sums = { $game } no tiene sumas. Aquí están todos los problemas.

# English: { $minutes }:{ $seconds } · { $solved } solved · { $mistakes } of 3 mistakes
puzzles-left =
    { $minutes }:{ $seconds } · { $solved } { $solved ->
        [one] resuelto
       *[other] resueltos
    } · { $mistakes } de 3 errores

# English: The rush is over: { $n } { $n -> [one] puzzle *[other] puzzles } solved.
puzzles-rush_over =
    La ráfaga ha terminado: { $n } { $n ->
        [one] problema resuelto
       *[other] problemas resueltos
    }.

# English: This is your best rush.
puzzles-NEW_BEST_RUSH = Es tu mejor ráfaga.

# English: Rush again
puzzles-RUSH_AGAIN = Otra ráfaga

# English: resumed
puzzles-GOES_ON = continúa

# English: You have seen this puzzle before, so your rating stays.
puzzles-KNOWN_PUZZLE = Ya habías visto este problema, así que tu puntuación no cambia.

# English: Practice: this answer does not count.
puzzles-PRACTICE_PUZZLE = Práctica: esta respuesta no cuenta.

# English: Ten puzzles as fast as you can. A wrong answer costs ten seconds.
puzzles-SPRINT_WHY = Diez problemas lo más rápido que puedas. Una respuesta incorrecta cuesta diez segundos.

# English: Sprint, { $level }: { $game }
puzzles-sprint_game = Sprint, { $level }: { $game }

# English: easy
puzzles-EASY = fácil

# English: medium
puzzles-MEDIUM = medio

# English: all
puzzles-ALL = todos

# English: { $n } of { $all } · { $time }
puzzles-sprint_at = { $n } de { $all } · { $time }

# English: Your time: { $time }
puzzles-sprint_time = Tu tiempo: { $time }

# English: Your best time: { $time }
puzzles-best_time = Tu mejor tiempo: { $time }

# English: This is your best time.
puzzles-NEW_BEST = Es tu mejor tiempo.

# English: wrong
puzzles-MISSED = fallado

# English: Sprint again
puzzles-SPRINT_AGAIN = Otro sprint

# English: { $n } of { $all }
puzzles-calm_at = { $n } de { $all }

# English: You found { $n } of { $all }.
puzzles-calm_over = Has encontrado { $n } de { $all }.

# English: Your times by kind of sum
puzzles-SLOW = Tus tiempos por tipo de suma

# English: Your average times in all sprints of this game.
puzzles-SLOW_WHY = Tus tiempos medios en todos los sprints de este juego.

# English: Sums of { $n } { $n -> [one] card *[other] cards }
puzzles-of_cards =
    Sumas de { $n } { $n ->
        [one] carta
       *[other] cartas
    }

# English: Make { $n }
puzzles-make = Sumar { $n }

# English: Make { $n }, { $level }: { $game }
puzzles-make_game = Sumar { $n }, { $level }: { $game }

# English: Choose { $n } cards that make exactly { $target }.
puzzles-choose_sum = Elige { $n } cartas que sumen exactamente { $target }.

# English: You have { $start }. Choose cards that bring you to exactly { $target }.
puzzles-choose_sum_from = Tienes { $start }. Elige cartas que te lleven exactamente a { $target }.

# English: Check
puzzles-CHECK = Comprobar

# English: Next
puzzles-NEXT = Siguiente

# English: That makes { $made }. A right answer: { $right }.
puzzles-sum_wrong = Eso da { $made }. Una respuesta correcta: { $right }.

# English: Each wrong answer adds ten seconds.
puzzles-SPRINT_PENALTY = Cada respuesta incorrecta añade diez segundos.

# English: Print
puzzles-PRINT = Imprimir

# English: Print puzzles of { $game }
puzzles-print_game = Imprimir problemas de { $game }

# English: puzzles to print
puzzles-PUZZLES_ON_PAPER = problemas para imprimir

# English: Level
puzzles-LEVEL = Nivel

# English: Kind
puzzles-KIND = Tipo

# English: How many
puzzles-SIZE = Cuántos

# English: All kinds
puzzles-ALL_KINDS = Todos los tipos

# English: Other puzzles
puzzles-OTHER_PUZZLES = Otros problemas

# English: Answers
puzzles-ANSWERS = Respuestas

# English: The answers are on a separate page. Puzzles that you print or look up here no longer change your rating.
puzzles-ANSWERS_WHY = Las respuestas están en una página aparte. Los problemas que imprimes o consultas aquí ya no cambian tu puntuación.

# English: Only { $n } { $n -> [one] puzzle fits *[other] puzzles fit } this choice.
puzzles-fewer =
    Solo hay { $n } { $n ->
        [one] problema
       *[other] problemas
    } con esta selección.

# English: seen before, under other cards
puzzles-SEEN_BEFORE = ya visto, con otras cartas

# English: This day has not begun, so its puzzle is not open yet.
puzzles-DAILY_PUZZLE_NOT_YET = Este día no ha empezado, así que su problema aún no está abierto.

# English: Your answer counts for { $day }. Today has another puzzle.
puzzles-spot_done_late = Tu respuesta cuenta para el { $day }. Hoy hay otro problema.

# English: That was practice. Each day has a new puzzle.
puzzles-DAILY_PUZZLE_PRACTISED = Eso fue práctica. Cada día hay un problema nuevo.

# English: You have answered today's puzzle. There is a new one tomorrow.
puzzles-DAILY_PUZZLE_DONE = Has respondido al problema de hoy. Mañana hay uno nuevo.

## ui::texts

# English: Spot On: five card games in which only the exact number wins
page-SITE = Spot On: cinco juegos de cartas en los que solo gana el número exacto

# English: { $page } · Spot On
page-title = { $page } · Spot On

# English: Set up { $game }
page-set_up_game = Preparar { $game }

# English: Rules of { $game }
page-rules_of = Reglas de { $game }

# English: Play { $game }
page-play_game = Jugar a { $game }

# English: Learn { $game }
page-learn_game = Aprender a jugar a { $game }

# English: Tutorial
page-TUTORIAL = Tutorial

# English: Resume { $game }
page-continue_game = Continuar { $game }

# English: This page does not exist. Here are all games.
page-LOST = Esta página no existe. Aquí están todos los juegos.

# English: Pages
page-PAGES = Páginas

# English: Settings
page-SETTINGS = Ajustes

# English: Statistics
page-STATISTICS = Estadísticas

# English: Today
page-TODAY = Hoy

# English: Puzzles
page-PUZZLES = Problemas

# English: Daily puzzle
page-DAILY_PUZZLE = Problema del día

# English: Sprint
page-SPRINT = Sprint

# English: About
page-ABOUT = Acerca de

# English: Try again
page-TRY_AGAIN = Reintentar

# English: Loading …
page-LOADING = Cargando…

# English: This page did not load
page-NOT_FETCHED = Esta página no se cargó

# English: A part of Spot On could not be loaded. Please check the connection.
page-NOT_FETCHED_WHY = No se pudo cargar una parte de Spot On. Comprueba la conexión.

# English: Some settings could not be read, so Spot On uses the defaults. It keeps a copy of the old settings.
page-SETTINGS_UNREADABLE = No se pudieron leer algunos ajustes, así que Spot On usa los predeterminados. Se conserva una copia de los antiguos.

# English: A new version is ready.
page-UPDATE = Hay una versión nueva.

# English: Update now
page-UPDATE_NOW = Actualizar

# English: Reloading the page …
page-LOADING_ANEW = Recargando la página…

# English: Your browser translates this page, so some scores may be out of date. Spot On has other languages of its own.
page-TRANSLATED = Tu navegador está traduciendo esta página, así que algunas puntuaciones pueden no estar al día. Spot On está disponible en otros idiomas.

# English: Choose a language
page-OTHER_LANGUAGES = Elegir idioma

# English: Spot On has stopped
page-STOPPED = Spot On se ha detenido

# English: This is our mistake, not yours. If this browser can save, your match is saved up to the last move.
page-STOPPED_WHY = Es un error nuestro, no tuyo. Si este navegador puede guardar, tu partida está guardada hasta la última jugada.

# English: Reload the page
page-LOAD_AGAIN = Recargar la página

# English: To all games
page-TO_ALL_GAMES = Ver todos los juegos

# English: Copy
page-COPY = Copiar

# English: Copied
page-COPIED = Copiado

# English: This browser could not save that.
page-NOT_KEPT = Este navegador no pudo guardarlo.

# English: This browser does not let Spot On read its saved data right now. Close its other tabs, then try again.
page-CANNOT_READ = Este navegador no deja que Spot On lea ahora sus datos guardados. Cierra las demás pestañas de Spot On e inténtalo otra vez.

# English: Your data was saved by a newer version. It is safe, but this version cannot save.
page-NEWER = Tus datos se guardaron con una versión más nueva. Están a salvo, pero esta versión no puede guardar.

# English: { $number }
page-number = { $number }

# English: Only the exact number wins.
page-HERO = Solo gana el número exacto.

# English: Five quick card games, about ten minutes each. No account, no server, no hurry.
page-HERO_MORE = Cinco juegos de cartas rápidos, de unos diez minutos. Sin cuenta, sin servidor, sin prisa.

# English: { $least } to { $most } players · { $length }
page-players_and_length = De { $least } a { $most } jugadores · { $length }

# English: New here? Begin with { $game }.
page-first_game = ¿Primera vez aquí? Empieza con { $game }.

# English: Resume
page-CONTINUE = Continuar

# English: { $n } more { $n -> [one] match *[other] matches } in progress
page-more_matches =
    { $n } { $n ->
        [one] partida más
       *[other] partidas más
    } en curso

# English: Play
page-PLAY = Jugar

# English: Set up
page-SET_UP = Preparar

# English: Rules
page-RULES = Reglas

# English: Novice
page-NOVICE = Novato

# English: Casual
page-CASUAL = Aficionado

# English: Skilled
page-SKILLED = Avanzado

# English: Master
page-MASTER = Maestro

# English: Players
page-PLAYERS = Jugadores

# English: You take the first seat. Bots or other people take the others.
page-PLAYERS_WHY = Tú ocupas el primer asiento. Los demás son para bots u otras personas.

# English: Solitaire
page-SOLITAIRE = Solitario

# English: Who plays
page-WHO_PLAYS = Quién juega

# English: Bots see only what a person in their seat could see.
page-WHO_PLAYS_WHY = Los bots solo ven lo que podría ver una persona en su asiento.

# English: Seat { $number }
page-seat = Asiento { $number }

# English: A person on this device
page-A_PERSON = Una persona en este dispositivo

# English: Bot: { $level }
page-a_bot = Bot: { $level }

# English: Name at seat { $number }
page-name_of = Nombre en el asiento { $number }

# English: You
page-YOU = Tú

# English: Player { $number }
page-player = Jugador { $number }

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
    Fuerza de los bots: partidas ganadas de cada 100, con { $seats } { $seats ->
        [one] jugador
       *[other] jugadores
    }.

# English: Measured with the default options.
page-USUAL_OPTIONS = Medido con las opciones predeterminadas.

# English: Equal players would win { $n } each.
page-even_share = Jugadores igual de fuertes ganarían { $n } cada uno.

# English: { $level }: { $percent } against { $below }
page-beats = { $level }: { $percent } contra { $below }

# English: Presets
page-PRESETS = Preajustes

# English: You can still change each option below.
page-PRESETS_WHY = Después puedes cambiar cada opción más abajo.

# English: As published
page-AS_PUBLISHED = Original

# English: Quick
page-QUICK_MATCH = Rápida

# English: Everything on
page-EVERYTHING_ON = Todo activado

# English: It does not count.
page-DOES_NOT_COUNT = No cuenta.

# English: You undid a move after you had seen something new.
page-UNDONE_AFTER_SEEING = Deshiciste una jugada después de ver algo nuevo.

# English: You have seen it before.
page-SEEN_BEFORE = Ya conocías las cartas.

# English: It belongs to another day.
page-OF_ANOTHER_DAY = Es de otro día.

# English: Only the first try counts.
page-ONLY_FIRST_TRY = Solo cuenta el primer intento.

# English: It continues another match.
page-CONTINUES_A_MATCH = Continúa otra partida.

# English: You gave up the first try.
page-GAVE_UP = Abandonaste el primer intento.

# A browser without room.
# English: This browser cannot save your results: its storage is full or blocked. They last until you close this page.
page-UNSAVED = Este navegador no puede guardar tus resultados: su almacenamiento está lleno o bloqueado. Solo duran hasta que cierres esta página.

# English: Starting a new match ends the one in progress.
page-GIVES_UP = Si empiezas una partida nueva, la que está en curso termina.

# English: Start
page-START = Empezar

# Displayed in English only.
# English: The texts in this language could not be loaded, so the page is in English: { $language }. Please check the connection.
page-language_missing = No se pudieron cargar los textos en este idioma ({ $language }), así que la página está en inglés. Comprueba la conexión.

# English: Language
page-LANGUAGE = Idioma

# English: Matches, settings and statistics stay as they are.
page-LANGUAGE_WHY = Las partidas, los ajustes y las estadísticas no cambian.

# English: Follow the browser
page-AS_THE_BROWSER = Según el navegador

# English: Colours
page-COLOURS = Colores

# English: Light, dark, or like your system. High contrast helps in bright sun and with tired eyes.
page-COLOURS_WHY = Claro, oscuro o como tu sistema. El alto contraste ayuda a pleno sol y con la vista cansada.

# English: Follow the system
page-AS_THE_SYSTEM = Según el sistema

# English: Light
page-LIGHT = Claro

# English: Dark
page-DARK = Oscuro

# English: High contrast
page-HIGH_CONTRAST = Alto contraste

# English: Card design
page-DECK = Diseño de las cartas

# English: Large corners are easier to read on small screens; four colours tell the suits apart.
page-DECK_WHY = Los índices grandes se leen mejor en pantallas pequeñas; los cuatro colores distinguen los palos.

# English: Standard
page-STANDARD = Estándar

# English: Large corners
page-LARGE_INDEX = Índices grandes

# English: Four colours
page-FOUR_COLOURS = Cuatro colores

# English: Large corners, four colours
page-LARGE_FOUR_COLOURS = Índices grandes, cuatro colores

# English: Letters on the cards
page-LETTERS = Letras en las cartas

# English: Which letters stand for ace, king, queen and jack. Typed answers may use both.
page-LETTERS_WHY = Qué letras representan el as, el rey, la reina y la jota. En las respuestas escritas valen unas y otras.

# The letters that cards of the country have, such as A K D B in German.
# English: Of the language
page-OWN_LETTERS = Las del idioma

# English: International: A K Q J
page-INTERNATIONAL_LETTERS = Internacionales: A K Q J

# English: Speed
page-PACE = Velocidad

# English: How fast cards move and bots play. If your system asks for less motion, nothing moves.
page-PACE_WHY = Con qué rapidez se mueven las cartas y juegan los bots. Si tu sistema pide menos movimiento, nada se mueve.

# English: No motion
page-NO_MOTION = Sin movimiento

# English: Fast
page-FAST = Rápido

# English: Normal
page-NORMAL = Normal

# English: Slow
page-SLOW = Lento

# English: Sound
page-SOUND = Sonido

# English: A short sound for each deal, card and turn.
page-SOUND_WHY = Un sonido breve en cada reparto, carta y turno.

# English: Off
page-SILENT = Apagado

# English: Quiet
page-QUIET = Bajo

# English: Loud
page-LOUD = Alto

# English: Vibration
page-HAPTICS = Vibración

# English: Phones vibrate when you lift a card, when it is your turn and when you win.
page-HAPTICS_WHY = El teléfono vibra cuando levantas una carta, cuando es tu turno y cuando ganas.

# English: Buttons at the table
page-HAND = Botones en la mesa

# English: Show them on the left or on the right.
page-HAND_WHY = Muéstralos a la izquierda o a la derecha.

# English: On the right
page-RIGHT = A la derecha

# English: On the left
page-LEFT = A la izquierda

# English: Playable cards
page-RAISED = Cartas jugables

# English: Cards that you can play now are raised.
page-RAISED_WHY = Las cartas que puedes jugar ahora se elevan.

# English: Side panel
page-PANEL = Panel lateral

# English: In a wide window, scores, log and options are beside the table.
page-PANEL_WHY = En una ventana ancha, los puntos, el registro y las opciones están junto a la mesa.

# English: Open
page-OPEN = Abierto

# English: Folded
page-FOLDED = Plegado

# English: Single-letter keys
page-KEYS = Teclas de una letra

# English: U undoes a move, H gives a hint, L opens the log, ? lists the keys.
page-KEYS_WHY = U deshace una jugada, H da una pista, L abre el registro, ? muestra las teclas.

# English: Thinking time of Master
page-THINKING = Reflexión del Maestro

# English: “Fast” answers within a quarter of a second, “Deep” within three seconds. “Deep” plays best.
page-THINKING_WHY = «Rápido» responde en un cuarto de segundo; «A fondo», en menos de tres segundos. «A fondo» juega mejor.

# English: Deep
page-DEEP = A fondo

# English: Clock in sprints
page-SPRINT_CLOCK = Reloj en los sprints

# English: Without a clock, a sprint of ten puzzles counts only right answers.
page-SPRINT_CLOCK_WHY = Sin reloj, un sprint de diez problemas solo cuenta los aciertos.

# English: On
page-ON = Sí

# English: Off
page-OFF = No

# English: Your name
page-YOUR_NAME = Tu nombre

# English: Your name when several people play on this device.
page-YOUR_NAME_WHY = Tu nombre cuando varias personas juegan en este dispositivo.

# English: Options
page-OPTIONS = Opciones

# English: Contents
page-CONTENTS = Contenido

# Before the line that says what the option does.
# English: Option “{ $title }”:
page-option_named = Opción «{ $title }»:

# English: Spot On is not affiliated with the authors.
page-NOT_AFFILIATED = Spot On no tiene relación con los autores.

# English: Set up a match
page-SET_UP_A_MATCH = Preparar una partida

# English: The rules could not be loaded. Please check the connection.
page-RULES_MISSING = No se pudieron cargar las reglas. Comprueba la conexión.

# English: Back to your table with friends
page-BACK_TO_TABLE = Volver a tu mesa con amigos

# English: { $game }: { $credit }
page-credit = { $game }: { $credit }

# English: Play with friends
page-WITH_FRIENDS = Jugar con amigos

# English: How nobody can peek
page-NO_PEEKING_TITLE = Por qué nadie puede espiar
