## index.html

# English: Five card games in which only the exact number wins. Play in your browser, against bots or with friends.
index-DESCRIPTION = Cinq jeux de cartes où seul le nombre exact gagne. Jouez dans votre navigateur, contre des bots ou avec des amis.

# English: Spot On is loading. It needs JavaScript and WebAssembly.
index-LOADING = Spot On est en cours de chargement. Il lui faut JavaScript et WebAssembly.

# English: Try again
index-TRY_AGAIN = Réessayer

# English: Just a moment …
index-MOMENT = Un instant…

# English: Spot On needs WebAssembly, which this browser lacks or has switched off. A lockdown mode or strict privacy settings may block it. Please try another browser.
index-NO_WASM = Spot On a besoin de WebAssembly, que ce navigateur n’a pas ou a désactivé. Le mode Isolement ou des réglages de confidentialité stricts peuvent le bloquer. Essayez avec un autre navigateur.

# English: Spot On could not be started. Please check the connection and try again. If that does not help, try another browser.
index-FAILED = Spot On n’a pas pu démarrer. Vérifiez la connexion et réessayez. Si cela ne suffit pas, essayez avec un autre navigateur.

## public/404.html

# English: Not found · Spot On
not-found-TITLE = Page introuvable · Spot On

# English: This page does not exist
not-found-HEADING = Cette page n’existe pas

# English: Spot On has no page at this address.
not-found-NOTHING = Spot On n’a pas de page à cette adresse.

## public/verify.html

# English: Verify a deal · Spot On
verify-TITLE = Vérifier une donne · Spot On

# English: Verify a deal
verify-HEADING = Vérifier une donne

# English: Before the match the bots’ side drew its part of the seed and showed only a hash of it, the commitment. Then your part was drawn, or you chose it. The cards follow from both. This page computes all of it again, and has no code in common with the game.
verify-LEAD = Avant la partie, le camp des bots a tiré sa part de la graine et n’en a montré qu’une empreinte, l’engagement. Puis votre part a été tirée, ou vous l’avez choisie. Les cartes découlent des deux. Cette page refait tout le calcul, sans un seul bout de code en commun avec le jeu.

# English: Commitment
verify-COMMITMENT = Engagement

# English: shown before your part was drawn: 64 digits
verify-COMMITMENT_WHY = montré avant que votre part soit tirée : 64 chiffres

# English: The bots’ part
verify-BOTS_PART = Part des bots

# English: shown when the match was over: 64 digits
verify-BOTS_PART_WHY = montrée à la fin de la partie : 64 chiffres

# English: Your part
verify-YOUR_PART = Votre part

# English: Record of the match
verify-RECORD = Relevé de la partie

# English: if you have it; then game, players and options need not be chosen
verify-RECORD_WHY = si vous l’avez ; il est alors inutile de choisir le jeu, les joueurs et les options

# English: Game
verify-GAME = Jeu

# English: Players
verify-PLAYERS = Joueurs

# English: Round
verify-ROUND = Manche

# English: Jokers
verify-JOKERS = Jokers

# English: One Up with two players
verify-JOKERS_WHY = Tout en un à deux joueurs

# English: Packs for every two players
verify-PACKS = Paquets pour deux joueurs

# English: Broken Ladder
verify-PACKS_WHY = Échelle brisée

# English: Verify
verify-VERIFY = Vérifier

# English: Everything fits: the bots’ part was the one they had committed to, and this is the deal.
verify-RIGHT = Tout concorde : la part des bots était bien celle à laquelle ils s’étaient engagés, et voici la donne.

# English: The bots’ part is <strong>not</strong> the one that was committed to.
verify-NOT_COMMITMENT = La part des bots n’est <strong>pas</strong> celle de l’engagement.

# English: The match was <strong>not</strong> dealt from these two parts: the record has another seed.
verify-NOT_SEED = La partie n’a <strong>pas</strong> été distribuée à partir de ces deux parts : le relevé a une autre graine.

# English: The first dealer in the record is not the one who was drawn.
verify-NOT_DEALER = Le premier donneur du relevé n’est pas celui que le sort a désigné.

# English: The first pack in the record was laid out by hand, so these are not its cards.
verify-LAID_OUT = Le premier paquet du relevé a été disposé à la main : ce ne sont donc pas ses cartes.

# English: The bots’ part should be 64 hexadecimal digits.
verify-BAD_BOTS = La part des bots doit compter 64 chiffres hexadécimaux.

# English: Your part should be 1 to 64 letters, digits or signs, without spaces.
verify-BAD_PLAYER = Votre part doit compter de 1 à 64 lettres, chiffres ou signes, sans espaces.

# English: The record should be a line that begins with <code>spot-on-1|</code>.
verify-BAD_RECORD = Le relevé doit être une ligne qui commence par <code>spot-on-1{ "|" }</code>.

# English: The record is of a game that this page does not know.
verify-BAD_GAME = Le relevé est celui d’un jeu que cette page ne connaît pas.

# English: This game cannot be played by this number of players.
verify-BAD_SEATS = Ce jeu ne se joue pas avec ce nombre de joueurs.

# English: The round should be a number, 1 or higher.
verify-BAD_ROUND = La manche doit être un nombre, à partir de 1.

# English: This browser computes hashes only on pages that come over a secure connection (https) or from this device.
verify-BAD_HASH = Ce navigateur ne calcule d’empreintes que sur des pages venues d’une connexion sécurisée (https) ou de cet appareil.

# English: What was computed
verify-COMPUTED = Ce qui a été calculé

# English: Hash of the bots’ part
verify-HASH = Empreinte de la part des bots

# English: Seed: hash of both parts
verify-SEED = Graine : empreinte des deux parts

# English: First dealer, counted from 0
verify-FIRST_DEALER = Premier donneur, compté à partir de 0

# English: The pack, from the first card that is dealt
verify-PACK = Le paquet, à partir de la première carte distribuée

# English: What this proves, and what it does not
verify-PROVES = Ce que cela prouve, et ce que cela ne prouve pas

# English: It proves that the bots’ part was fixed before yours was known, if you saw the commitment before that: nobody could choose cards to suit the bots.
verify-PROVES_PART = Cela prouve que la part des bots était fixée avant que la vôtre soit connue, si vous avez vu l’engagement avant : personne n’a pu choisir des cartes qui arrangent les bots.

# English: If you chose your part yourself, nobody else can have chosen the deal at all. If the page drew it for you, you rely on the page for that.
verify-PROVES_OWN = Si vous avez choisi vous-même votre part, personne d’autre n’a pu choisir la donne. Si la page l’a tirée pour vous, vous vous en remettez à la page.

# English: It does not prove that the bots play without looking at hidden cards. That is a matter of how they are made: they are given what their seat may see, and nothing else.
verify-PROVES_NOT_BOTS = Cela ne prouve pas que les bots jouent sans regarder les cartes cachées. C’est leur conception qui le garantit : ils ne reçoivent que ce que leur place peut voir, et rien d’autre.

# English: It does not prove anything about a match whose commitment you did not note or see before the deal.
verify-PROVES_NOT_LATE = Cela ne prouve rien pour une partie dont vous n’avez ni noté ni vu l’engagement avant la donne.

# English: Without this page
verify-WITHOUT = Sans cette page

# English: With any program for SHA-256, such as a shell:
verify-ANY_PROGRAM = Avec n’importe quel programme pour SHA-256, par exemple dans un terminal :

# English: <code>printf %s BOTS | sha256sum</code> is the commitment,<br> <code>printf %s BOTS:YOURS | sha256sum</code> the seed.
verify-SHELL = <code>printf %s BOTS { "|" } sha256sum</code> est l’engagement,<br> <code>printf %s BOTS:YOURS { "|" } sha256sum</code> la graine.

# English: The pack in its first order (suits S H D C, each from the ace to the king, then big and little Jokers; 100 Points Rummy from the 10s to the 50s) is shuffled after Fisher and Yates from the last place down. Numbers come from ChaCha with 8 rounds, the seed as its key, the round as the upper half of its 64-bit stream, and are brought below a bound after Lemire: multiply by the bound, take the upper 32 bits, and draw again while the lower ones are below 2³² mod the bound.
verify-ORDER = Le paquet dans son ordre de départ (couleurs S H D C, chacune de l’as au roi, puis grands et petits Jokers ; Rami 100 points : des 10 aux 50) est mélangé selon Fisher et Yates, à partir de la dernière place. Les nombres viennent de ChaCha à 8 tours, avec la graine pour clé et la manche pour moitié haute de son flux de 64 bits, et sont ramenés sous une borne selon Lemire : multiplier par la borne, prendre les 32 bits de poids fort, et tirer à nouveau tant que ceux de poids faible sont inférieurs à 2³² mod la borne.

## public/manifest.webmanifest

# English: Five card games in which only the exact number wins. Play against bots, even offline.
manifest-DESCRIPTION = Cinq jeux de cartes où seul le nombre exact gagne. Jouez contre des bots, même hors ligne.

# English: Five games
manifest-PHONE_HOME = Cinq jeux

# English: A table on a phone
manifest-PHONE_TABLE = Une table sur un téléphone

# English: Five games
manifest-DESKTOP_HOME = Cinq jeux

# English: A table
manifest-DESKTOP_TABLE = Une table
