## index.html

# English: Five card games in which only the exact number wins. Play in your browser, against bots or with friends.
index-DESCRIPTION = Cinco juegos de cartas en los que solo gana el número exacto. Juega en el navegador, contra bots o con amigos.

# English: Spot On is loading. It needs JavaScript and WebAssembly.
index-LOADING = Spot On se está cargando. Necesita JavaScript y WebAssembly.

# English: Try again
index-TRY_AGAIN = Reintentar

# English: Just a moment …
index-MOMENT = Un momento…

# English: Spot On needs WebAssembly, which this browser lacks or has switched off. A lockdown mode or strict privacy settings may block it. Please try another browser.
index-NO_WASM = Spot On necesita WebAssembly, que falta o está desactivado en este navegador. Puede que lo bloquee un modo de aislamiento o una configuración estricta de privacidad. Prueba con otro navegador.

# English: Spot On could not be started. Please check the connection and try again. If that does not help, try another browser.
index-FAILED = No se pudo iniciar Spot On. Comprueba la conexión e inténtalo de nuevo. Si eso no ayuda, prueba con otro navegador.

## public/404.html

# English: Not found · Spot On
not-found-TITLE = Página no encontrada · Spot On

# English: This page does not exist
not-found-HEADING = Esta página no existe

# English: Spot On has no page at this address.
not-found-NOTHING = Spot On no tiene ninguna página en esta dirección.

## public/verify.html

# English: Verify a deal · Spot On
verify-TITLE = Verificar un reparto · Spot On

# English: Verify a deal
verify-HEADING = Verificar un reparto

# English: Before the match the bots’ side drew its part of the seed and showed only a hash of it, the commitment. Then your part was drawn, or you chose it. The cards follow from both. This page computes all of it again, and has no code in common with the game.
verify-LEAD = Antes de la partida, el lado de los bots sorteó su parte de la semilla y mostró solo un hash de ella: el compromiso. Después se sorteó tu parte, o la elegiste tú. Las cartas se deducen de ambas. Esta página lo calcula todo de nuevo y no comparte código con el juego.

# English: Commitment
verify-COMMITMENT = Compromiso

# English: shown before your part was drawn: 64 digits
verify-COMMITMENT_WHY = mostrado antes de sortear tu parte: 64 dígitos

# English: The bots’ part
verify-BOTS_PART = La parte de los bots

# English: shown when the match was over: 64 digits
verify-BOTS_PART_WHY = mostrada al terminar la partida: 64 dígitos

# English: Your part
verify-YOUR_PART = Tu parte

# English: Record of the match
verify-RECORD = Registro de la partida

# English: if you have it; then game, players and options need not be chosen
verify-RECORD_WHY = si lo tienes; así no hace falta elegir el juego, los jugadores ni las opciones

# English: Game
verify-GAME = Juego

# English: Players
verify-PLAYERS = Jugadores

# English: Round
verify-ROUND = Ronda

# English: Jokers
verify-JOKERS = Comodines

# English: One Up with two players
verify-JOKERS_WHY = Acaba en uno con dos jugadores

# English: Packs for every two players
verify-PACKS = Barajas por cada dos jugadores

# English: Broken Ladder
verify-PACKS_WHY = Escalera rota

# English: Verify
verify-VERIFY = Verificar

# English: Everything fits: the bots’ part was the one they had committed to, and this is the deal.
verify-RIGHT = Todo coincide: la parte de los bots era la de su compromiso, y este es el reparto.

# English: The bots’ part is <strong>not</strong> the one that was committed to.
verify-NOT_COMMITMENT = La parte de los bots <strong>no</strong> es la del compromiso.

# English: The match was <strong>not</strong> dealt from these two parts: the record has another seed.
verify-NOT_SEED = La partida <strong>no</strong> se repartió con estas dos partes: el registro tiene otra semilla.

# English: The first dealer in the record is not the one who was drawn.
verify-NOT_DEALER = Quien reparte primero según el registro no es quien salió en el sorteo.

# English: The first pack in the record was laid out by hand, so these are not its cards.
verify-LAID_OUT = La primera baraja del registro se ordenó a mano, así que estas no son sus cartas.

# English: The bots’ part should be 64 hexadecimal digits.
verify-BAD_BOTS = La parte de los bots debe tener 64 dígitos hexadecimales.

# English: Your part should be 1 to 64 letters, digits or signs, without spaces.
verify-BAD_PLAYER = Tu parte debe tener de 1 a 64 letras, dígitos o signos, sin espacios.

# English: The record should be a line that begins with <code>spot-on-1|</code>.
verify-BAD_RECORD = El registro debe ser una línea que empiece con <code>spot-on-1{ "|" }</code>.

# English: The record is of a game that this page does not know.
verify-BAD_GAME = El registro es de un juego que esta página no conoce.

# English: This game cannot be played by this number of players.
verify-BAD_SEATS = A este juego no se puede jugar con ese número de jugadores.

# English: The round should be a number, 1 or higher.
verify-BAD_ROUND = La ronda debe ser un número a partir de 1.

# English: This browser computes hashes only on pages that come over a secure connection (https) or from this device.
verify-BAD_HASH = Este navegador solo calcula hashes en páginas que llegan por una conexión segura (https) o desde este dispositivo.

# English: What was computed
verify-COMPUTED = Lo que se ha calculado

# English: Hash of the bots’ part
verify-HASH = Hash de la parte de los bots

# English: Seed: hash of both parts
verify-SEED = Semilla: hash de ambas partes

# English: First dealer, counted from 0
verify-FIRST_DEALER = Quien reparte primero, contando desde 0

# English: The pack, from the first card that is dealt
verify-PACK = La baraja, desde la primera carta que se reparte

# English: What this proves, and what it does not
verify-PROVES = Qué demuestra esto y qué no

# English: It proves that the bots’ part was fixed before yours was known, if you saw the commitment before that: nobody could choose cards to suit the bots.
verify-PROVES_PART = Demuestra que la parte de los bots estaba fijada antes de conocerse la tuya, si viste el compromiso antes: nadie pudo elegir las cartas a favor de los bots.

# English: If you chose your part yourself, nobody else can have chosen the deal at all. If the page drew it for you, you rely on the page for that.
verify-PROVES_OWN = Si elegiste tu parte, nadie más puede haber elegido el reparto. Si la sorteó la página, en eso dependes de ella.

# English: It does not prove that the bots play without looking at hidden cards. That is a matter of how they are made: they are given what their seat may see, and nothing else.
verify-PROVES_NOT_BOTS = No demuestra que los bots jueguen sin mirar cartas ocultas. Eso depende de cómo están hechos: reciben lo que se puede ver desde su asiento, y nada más.

# English: It does not prove anything about a match whose commitment you did not note or see before the deal.
verify-PROVES_NOT_LATE = No demuestra nada sobre una partida cuyo compromiso no anotaste ni viste antes del reparto.

# English: Without this page
verify-WITHOUT = Sin esta página

# English: With any program for SHA-256, such as a shell:
verify-ANY_PROGRAM = Con cualquier programa para SHA-256, por ejemplo en una terminal:

# English: <code>printf %s BOTS | sha256sum</code> is the commitment,<br> <code>printf %s BOTS:YOURS | sha256sum</code> the seed.
verify-SHELL = <code>printf %s BOTS { "|" } sha256sum</code> es el compromiso,<br> <code>printf %s BOTS:TUYA { "|" } sha256sum</code> la semilla.

# English: The pack in its first order (suits S H D C, each from the ace to the king, then big and little Jokers; 100 Points Rummy from the 10s to the 50s) is shuffled after Fisher and Yates from the last place down. Numbers come from ChaCha with 8 rounds, the seed as its key, the round as the upper half of its 64-bit stream, and are brought below a bound after Lemire: multiply by the bound, take the upper 32 bits, and draw again while the lower ones are below 2³² mod the bound.
verify-ORDER = La baraja en su orden inicial (palos S H D C, cada uno del as al rey, y luego los comodines grandes y pequeños; en Rummy 100, de los 10 a los 50) se baraja según Fisher y Yates desde el último lugar hacia abajo. Los números vienen de ChaCha con 8 rondas, con la semilla como clave y la ronda como mitad superior de su flujo de 64 bits, y se reducen por debajo de un límite según Lemire: se multiplica por el límite, se toman los 32 bits superiores y se sortea otra vez mientras los inferiores sean menores que 2³² módulo el límite.

## public/manifest.webmanifest

# English: Five card games in which only the exact number wins. Play against bots, even offline.
manifest-DESCRIPTION = Cinco juegos de cartas en los que solo gana el número exacto. Juega contra bots, incluso sin conexión.

# English: Five games
manifest-PHONE_HOME = Cinco juegos

# English: A table on a phone
manifest-PHONE_TABLE = Una mesa en el teléfono

# English: Five games
manifest-DESKTOP_HOME = Cinco juegos

# English: A table
manifest-DESKTOP_TABLE = Una mesa
