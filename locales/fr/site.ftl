## i18n::common

# The addressed player, at the beginning of a sentence.
# English: You
common-YOU = Vous

# English: Somebody
common-SOMEBODY = Quelqu’un

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
common-labelled = { $label } : { $text }

# English: ace
common-ACE = as

# English: two
common-TWO = deux

# English: three
common-THREE = trois

# English: four
common-FOUR = quatre

# English: five
common-FIVE = cinq

# English: six
common-SIX = six

# English: seven
common-SEVEN = sept

# English: eight
common-EIGHT = huit

# English: nine
common-NINE = neuf

# English: ten
common-TEN = dix

# English: jack
common-JACK = valet

# English: queen
common-QUEEN = dame

# English: king
common-KING = roi

# The letters of an ace, a king, a queen and a jack in a corner of a card, as cards of the country have them.
# English: A
common-ACE_LETTER = A

# English: K
common-KING_LETTER = R

# English: Q
common-QUEEN_LETTER = D

# English: J
common-JACK_LETTER = V

# A suit by itself.
# English: spades
common-SPADES = pique

# English: hearts
common-HEARTS = cœur

# English: diamonds
common-DIAMONDS = carreau

# English: clubs
common-CLUBS = trèfle

# The suit in the name of a card.
# English: of spades
common-OF_SPADES = de pique

# English: of hearts
common-OF_HEARTS = de cœur

# English: of diamonds
common-OF_DIAMONDS = de carreau

# English: of clubs
common-OF_CLUBS = de trèfle

# A Joker in an expression.
# English: Joker
common-JOKER = Joker

# English: big Joker
common-BIG_JOKER = grand Joker

# English: little Joker
common-LITTLE_JOKER = petit Joker

# English: { $rank } { $of_suit }
common-suited = { $rank } { $of_suit }

# English: a hidden card
common-HIDDEN_CARD = une carte cachée

# English: { $n } hidden { $n -> [one] card *[other] cards }
common-hidden_cards =
    { $n } { $n ->
        [one] carte cachée
       *[other] cartes cachées
    }

# A single card in a sentence, if there are many like it.
# English: a { $card }
common-a_card = { $card }

# A single card in a sentence, if there is only one.
# English: the { $card }
common-the_card = { $card }

# English: a card
common-A_CARD = une carte

# English: { $n } { $n -> [one] card *[other] cards }
common-cards =
    { $n } { $n ->
        [one] carte
       *[other] cartes
    }

# English: nothing
common-NOTHING = rien

# Joins the last item of a list to those before it.
# English: { $before } and { $last }
common-and = { $before } et { $last }

# An arrow before a total.
# English: leads to
common-LEADS_TO = donne

# English: stock
common-STOCK = pioche

# English: discard pile
common-DISCARD_PILE = défausse

# English: hand
common-HAND = main

# A draw of cards that the reader does not see.
# English: { $who } { $who -> [you] draw *[other] draws } { $n -> [one] a card *[other] { $n } cards }.
common-draws_unseen =
    { $who } { $who ->
        [you] piochez
       *[other] pioche
    } { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.

# English: { $who } { $who -> [you] draw *[other] draws } { $cards }.
common-draws =
    { $who } { $who ->
        [you] piochez
       *[other] pioche
    } : { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } the { $cards }.
common-takes =
    { $who } { $who ->
        [you] prenez
       *[other] prend
    } : { $cards }.

# English: { $who } { $who -> [you] discard *[other] discards } { $cards }.
common-discards =
    { $who } { $who ->
        [you] défaussez
       *[other] défausse
    } : { $cards }.

# English: { $who } { $who -> [you] play *[other] plays } { $cards }.
common-plays =
    { $who } { $who ->
        [you] jouez
       *[other] joue
    } : { $cards }.

# English: { $cards } { $n -> [one] is *[other] are } turned up.
common-turned_up =
    { $n ->
        [one] Carte retournée
       *[other] Cartes retournées
    } : { $cards }.

# English: { $round } { $number }. { $who } { $who -> [you] deal *[other] deals }.
common-deals =
    { $round } { $number }. { $who } { $who ->
        [you] distribuez
       *[other] distribue
    }.

# English: You hold { $cards }.
common-holds = Votre main : { $cards }.

# English: { $who } { $who -> [you] see *[other] sees } the { $card }.
common-sees =
    { $who } { $who ->
        [you] voyez
       *[other] voit
    } : { $card }.

# English: { $who } { $who -> [you] look *[other] looks } at the stock.
common-looks =
    { $who } { $who ->
        [you] regardez
       *[other] regarde
    } la carte du dessus de la pioche.

# English: The { $cards } discarded { $cards -> [one] card is *[other] cards are } shuffled into a new stock.
common-rebuilt =
    { $cards ->
        [one] La carte défaussée est mélangée
       *[other] Les { $cards } cartes défaussées sont mélangées
    } pour refaire la pioche.

# English: { $who } { $who -> [you] score *[other] scores } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-scores =
    { $who } { $who ->
        [you] marquez
       *[other] marque
    } { $points }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Total : { $total }.

# English: { $who } { $who -> [you] lose *[other] loses } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-loses =
    { $who } { $who ->
        [you] perdez
       *[other] perd
    } { $points }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Total : { $total }.

# English: The { $round } is over.
common-is_over = La { $round } est terminée.

# English: The match is over.
common-MATCH_IS_OVER = La partie est terminée.

# English: the round is over
common-ROUND_IS_OVER = la manche est terminée

# English: there is no { $card } in your hand
common-not_held = cette carte n’est pas dans votre main : { $card }

# English: you took a card, so you must discard one
common-MUST_DISCARD = vous avez pris une carte : il faut en défausser une

# English: take a card before you discard one
common-MUST_TAKE = prenez une carte avant d’en défausser une

# English: you named a card twice
common-TWICE = vous avez nommé deux fois la même carte

# English: { $title } is for { $least } to { $most } players, not { $n }
common-wrong_seats = { $title } se joue de { $least } à { $most } joueurs, pas à { $n }

# English: Off
common-OFF = Non

# English: On
common-ON = Oui

# English: you cannot type answers in this game
common-NOT_WRITTEN = on n’écrit pas de réponses dans ce jeu

## saves::history::texts

# English: This is not a file of exported matches.
saves-history-NO_RECORDS = Ce fichier ne contient pas de parties exportées.

# English: This is a backup of everything, not exported matches. Restore it on the statistics page.
saves-history-BACKUP = C’est une sauvegarde complète, et non des parties exportées. Restaurez-la depuis la page des statistiques.

# English: A newer version saved these matches. Reload the page.
saves-history-NEWER = Ces parties ont été enregistrées par une version plus récente. Rechargez la page.

# English: This file is cut off: some of its matches are missing.
saves-history-CUT_OFF = Ce fichier est tronqué : il manque des parties.

# English: Match { $number } of this file is damaged.
saves-history-damaged = La partie { $number } de ce fichier est endommagée.

# English: Match { $number } of this file breaks the rules.
saves-history-unplayable = La partie { $number } de ce fichier enfreint les règles.

# English: This file has more than { $most } matches.
saves-history-too_many = Ce fichier contient plus de { $most } parties.

## saves::link::texts

# English: This link is too long to be a match.
saves-link-TOO_LONG = Ce lien est trop long pour être une partie.

# English: This link is damaged or cut off: copy the whole link and open it again.
saves-link-DAMAGED = Ce lien est endommagé ou tronqué : copiez le lien entier et ouvrez-le à nouveau.

# English: This link is from a newer version. Reload the page.
saves-link-NEWER = Ce lien vient d’une version plus récente. Rechargez la page.

# English: This link is for a game that Spot On does not have.
saves-link-NO_GAME = Ce lien concerne un jeu que Spot On n’a pas.

# English: This link has seats, options or cards that the game does not allow.
saves-link-BAD_START = Ce lien contient des places, des options ou des cartes que le jeu n’admet pas.

# English: The rules do not allow move { $number } of the match in this link.
saves-link-bad_step = Les règles interdisent le coup { $number } de la partie de ce lien.

# English: This match is too long for a link. Export it to a file instead.
saves-link-NO_ROOM = Cette partie est trop longue pour un lien. Exportez-la plutôt dans un fichier.

## ui::friends::invite_texts

# English: Friend on another device
friends-invite-A_FRIEND = Ami sur un autre appareil

# English: Invite
friends-invite-INVITE = Inviter

# English: You get a link to send. Friends open it and sit down; nobody needs an account.
friends-invite-INVITE_WHY = Vous recevez un lien à envoyer. Vos amis l’ouvrent et prennent place ; personne n’a besoin d’un compte.

# English: Connection details
friends-invite-CONTACTS = Détails de la connexion

# English: Connection
friends-invite-CONNECTION = Connexion

# English: Automatic
friends-invite-USUAL_WAY = Automatique

# English: Through relays only
friends-invite-RELAYS_ONLY = Par relais seulement

# English: Without relays
friends-invite-CODES_ONLY = Sans relais

# English: You send each friend a link, and they send you an answer back. No relay takes part.
friends-invite-CODES_WHY = Vous envoyez un lien à chaque ami, et chacun vous renvoie une réponse. Aucun relais n’intervient.

# English: Public relays pass encrypted messages between your devices: { $hosts }. They see your IP address, but not what you play. Nothing goes anywhere else.
friends-invite-relays_carry = Des relais publics transmettent des messages chiffrés entre vos appareils : { $hosts }. Ils voient votre adresse IP, mais pas ce que vous jouez. Rien ne part ailleurs.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call.
friends-invite-DIRECT = Vos appareils se connectent directement quand c’est possible. Chacun voit alors l’adresse IP de l’autre, comme dans un appel vidéo.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call. Each device learns its own address from { $hosts }.
friends-invite-direct_by = Vos appareils se connectent directement quand c’est possible. Chacun voit alors l’adresse IP de l’autre, comme dans un appel vidéo. Chaque appareil apprend sa propre adresse par { $hosts }.

# English: Other relays
friends-invite-OWN_RELAYS = Autres relais

# English: Addresses of Nostr relays, for your next invitation. The link carries them to your friends.
friends-invite-OWN_RELAYS_WHY = Adresses de relais Nostr, pour votre prochaine invitation. Le lien les transmet à vos amis.

## ui::friends::texts

# English: Connected directly
friends-CONNECTED_DIRECTLY = Connexion directe

# English: { $who } invites you to { $game }
friends-invites = { $who } vous invite à jouer à { $game }

# English: You are invited to { $game }
friends-invited_to = On vous invite à jouer à { $game }

# English: You are invited to a card game
friends-INVITED = On vous invite à une partie de cartes

# English: Everybody plays on their own device. Nobody can see the cards of another player, and every round is checked at its end.
friends-NO_PEEKING = Chacun joue sur son propre appareil. Personne ne peut voir les cartes d’un autre joueur, et chaque manche est vérifiée à la fin.

# English: Your name
friends-YOUR_NAME = Votre nom

# English: Sit down
friends-SIT_DOWN = Prendre place

# English: This invitation is damaged
friends-DAMAGED = Cette invitation est endommagée

# English: Part of the link is missing. Ask for it again, and open the whole link.
friends-DAMAGED_WHY = Il manque une partie du lien. Demandez-le à nouveau et ouvrez le lien entier.

# English: Waiting room
friends-WAITING_ROOM = Salle d’attente

# English: Send this link to your friends
friends-SEND_LINK = Envoyez ce lien à vos amis

# English: Share…
friends-SHARE = Partager…

# English: Keep this page open until your friends are here.
friends-SEND_LINK_WHY = Gardez cette page ouverte jusqu’à l’arrivée de vos amis.

# English: Who is here
friends-WHO_IS_HERE = Qui est là

# English: Free seat
friends-FREE_SEAT = Place libre

# English: you
friends-YOU_HERE = vous

# English: ready
friends-READY = c’est bon

# English: not ready
friends-NOT_READY = pas encore

# English: I am ready
friends-I_AM_READY = C’est bon pour moi

# English: Not yet
friends-I_AM_NOT_READY = Pas encore

# English: Start
friends-START = Commencer

# Why the match cannot start.
# English: { $n } { $n -> [one] seat is *[other] seats are } still free.
friends-still_free =
    Encore { $n } { $n ->
        [one] place libre
       *[other] places libres
    }.

# English: Not ready yet: { $who }.
friends-not_ready_yet = On attend encore : { $who }.

# English: Everybody is ready.
friends-ALL_READY = Tout le monde est prêt.

# English: The match starts when everybody is ready and the host presses Start.
friends-HOST_STARTS = La partie commence quand tout le monde est prêt et que l’hôte appuie sur « Commencer ».

# English: All seats are taken. You can stay on this page and wait for a free seat.
friends-TABLE_FULL = Toutes les places sont prises. Vous pouvez rester sur cette page et attendre qu’une place se libère.

# English: Looking for { $who }…
friends-looking_for = Recherche : { $who }…

# English: Looking for your friends…
friends-LOOKING = Recherche de vos amis…

# English: Nobody has answered yet. The host must keep this page open.
friends-NO_ANSWER = Personne n’a encore répondu. L’hôte doit garder cette page ouverte.

# English: Connecting…
friends-CONNECTING = Connexion…

# English: Connected
friends-CONNECTED = Connexion établie

# English: Connected. Waiting for your friends…
friends-CONNECTED_WAITING = Connexion établie. En attente de vos amis…

# English: No relay can be reached. Please check the connection.
friends-NOT_CONNECTED = Aucun relais ne répond. Vérifiez la connexion.

# English: Try again
friends-TRY_AGAIN = Réessayer

# English: Leave
friends-LEAVE = Quitter

# English: Options
friends-OPTIONS = Options

# English: Connect without relays
friends-BY_CODES = Se connecter sans relais

# English: Make a link for one friend. Their device shows an answer, which they send back to you.
friends-BY_CODES_WHY = Créez un lien pour un ami. Son appareil affiche une réponse, qu’il vous renvoie.

# English: Make a link
friends-MAKE_OFFER = Créer un lien

# English: Send this link to one friend
friends-SEND_OFFER = Envoyez ce lien à un seul ami

# English: Their device shows an answer. Paste it here, or open it on this device. Keep this page open.
friends-SEND_OFFER_WHY = Son appareil affiche une réponse. Collez-la ici, ou ouvrez-la sur cet appareil. Gardez cette page ouverte.

# English: The answer
friends-ANSWER = La réponse

# English: Connect
friends-CONNECT = Connecter

# English: Send this answer back
friends-SEND_ANSWER = Renvoyez cette réponse

# English: Keep this page open. Your devices connect once your friend has pasted the answer.
friends-SEND_ANSWER_WHY = Gardez cette page ouverte. Vos appareils se connecteront dès que votre ami aura collé la réponse.

# English: Make a new answer
friends-NEW_ANSWER = Créer une autre réponse

# English: The answer fits. Your devices are connecting…
friends-CODE_ACCEPTED = La réponse convient. Vos appareils se connectent…

# English: This answer is incomplete. Copy all of it.
friends-CODE_DAMAGED = Cette réponse est incomplète. Copiez-la en entier.

# English: This is your own link. Send it to your friend, then paste the answer here.
friends-CODE_OWN = C’est votre propre lien. Envoyez-le à votre ami, puis collez sa réponse ici.

# English: This answer belongs to an earlier link. Make a new link and send it.
friends-CODE_OLD = Cette réponse correspond à un lien plus ancien. Créez un nouveau lien et envoyez-le.

# English: This browser cannot connect directly. Use relays.
friends-CODE_FAILED = Ce navigateur ne peut pas se connecter directement. Passez par des relais.

# English: Your devices are not connected. Connect them again:
friends-CONNECT_AGAIN = Vos appareils ne sont pas connectés. Reconnectez-les :

# English: Not connected yet
friends-NOT_CONNECTED_YET = Pas encore de connexion

# English: The answer has arrived in your other tab
friends-HANDED_OVER = La réponse est arrivée dans votre autre onglet

# English: Go back to it. You can close this one.
friends-HANDED_OVER_WHY = Revenez-y. Vous pouvez fermer celui-ci.

# English: away
friends-AWAY = pas là

# English: does not answer
friends-SILENT = ne répond pas

# English: has left
friends-LEFT = a quitté la table

# English: Shuffling or opening cards, waiting for { $who }
friends-waits_for_cards = On mélange ou on dévoile des cartes. En attente : { $who }

# English: Waiting for { $who }
friends-waits_for_move = En attente : { $who }

# English: Waiting until { $who } is ready
friends-waits_for_ready = On attend encore : { $who }

# English: Checking the round, waiting for { $who }
friends-waits_for_check = Vérification de la manche. En attente : { $who }

# English: No answer from { $who }. Wait, or choose:
friends-is_gone = Pas de réponse : { $who }. Attendez, ou choisissez :

# English: Deal this round again with a bot
friends-DEAL_ANEW = Redistribuer cette manche avec un bot

# English: End the match
friends-END_MATCH = Terminer la partie

# English: { $who } proposes to end the match.
friends-proposes_end = { $who } propose de terminer la partie.

# English: { $who } proposes to deal this round again with a bot.
friends-proposes_anew = { $who } propose de redistribuer cette manche avec un bot.

# English: You have proposed that. Waiting for the others to agree.
friends-YOU_PROPOSE = Vous l’avez proposé. En attente de l’accord des autres.

# English: Agree
friends-AGREE = Accepter

# English: Remind
friends-NUDGE = Relancer

# English: I am waiting…
friends-IS_WAITING = J’attends…

# English: Say something
friends-SAY = Dire quelque chose

# English: Hide what others say
friends-MUTE = Masquer les messages

# English: Show what others say
friends-UNMUTE = Afficher les messages

# English: Ready for the next round
friends-NEXT_ROUND = Passer à la manche suivante

# English: Play again
friends-PLAY_AGAIN = Rejouer

# English: Ready to play again
friends-READY_AGAIN = D’accord pour rejouer

# English: Checked: nobody cheated
friends-CHECKED = Vérifié : personne n’a triché

# English: Your device has repeated every shuffle and every move of { $n } { $n -> [one] round *[other] rounds } with everybody's secrets.
friends-checked_why =
    Votre appareil a refait chaque mélange et chaque coup de { $n } { $n ->
        [one] manche
       *[other] manches
    } avec les secrets de tous.

# English: { $who } cheated
friends-cheated = { $who } a triché

# English: Step { $step }: { $what }.
friends-cheated_at = Étape { $step } : { $what }.

# English: Something was not right
friends-UNEXPLAINED = Quelque chose ne va pas

# English: Step { $step }: { $what }. It is not clear who is at fault.
friends-unexplained_at = Étape { $step } : { $what }. On ne sait pas à qui la faute.

# English: The match was ended
friends-ENDED = La partie a été arrêtée

# English: You went on without a player who was gone. The unfinished round does not count.
friends-ENDED_WHY = Vous avez continué sans un joueur qui n’était plus là. La manche inachevée ne compte pas.

# English: The others went on without you
friends-LEFT_OUT = Les autres ont continué sans vous

# English: Your device did not answer for a while, and they decided to go on.
friends-LEFT_OUT_WHY = Votre appareil n’a pas répondu pendant un moment, et ils ont décidé de continuer.

# English: Compare these four cards. If your devices show different ones, somebody is intercepting the connection:
friends-SAME_CARDS = Comparez ces quatre cartes. Si vos appareils en montrent d’autres, quelqu’un intercepte la connexion :

# English: This browser cannot save. If you close this page, you cannot come back to your seat.
friends-UNSAVED = Ce navigateur ne peut rien enregistrer. Si vous fermez cette page, vous ne pourrez plus revenir à votre place.

# English: This browser could not start playing with friends.
friends-FAILED = Ce navigateur n’a pas pu lancer le jeu entre amis.

# English: This table is open in another tab
friends-ELSEWHERE = Cette table est ouverte dans un autre onglet

# English: Continue there, or play here. Nothing is lost.
friends-ELSEWHERE_WHY = Continuez là-bas, ou jouez ici. Rien n’est perdu.

# English: Play here
friends-PLAY_HERE = Jouer ici

# What was wrong in a step.
# English: the move is against the rules
friends-FAULT_RULES = le coup enfreint les règles

# English: it was not the turn of this player
friends-FAULT_TURN = ce n’était pas le tour de ce joueur

# English: the cards shown are not those of the hand
friends-FAULT_HAND = les cartes montrées ne sont pas celles de la main

# English: the answer about the hand is not true
friends-FAULT_ANSWER = la réponse sur la main est fausse

# English: the step differs from what was announced
friends-FAULT_STEP = l’étape diffère de ce qui était annoncé

# English: the answer is not the one that was sealed
friends-FAULT_SEALED = la réponse n’est pas celle qui était scellée

# English: the pack was not shuffled as promised
friends-FAULT_SHUFFLE = le paquet n’a pas été mélangé comme promis

# English: a lock of the pack is wrong
friends-FAULT_LOCK = un verrou du paquet est faux

# English: the secret is not the one that was promised
friends-FAULT_SECRET = le secret n’est pas celui qui était promis

# English: two devices were told different things
friends-FAULT_VERSIONS = deux appareils ont reçu des messages différents

# English: the round was stopped without a reason
friends-FAULT_STOP = la manche a été arrêtée sans raison

# English: a message came that does not belong there
friends-FAULT_MESSAGE = un message est arrivé là où il n’avait rien à faire

# English: the secrets do not give a valid deal
friends-FAULT_DEAL = les secrets ne donnent pas une donne valable

# English: The match has begun without you.
friends-WITHOUT_YOU = La partie a commencé sans vous.

# English: Your devices have different versions of this page. Reload it on all of them.
friends-OTHER_VERSION = Vos appareils ont des versions différentes de cette page. Rechargez-la partout.

# English: A newer version of this page has saved this match. Reload the page.
friends-NEWER_VERSION = Une version plus récente de cette page a enregistré cette partie. Rechargez la page.

# English: The saved match is damaged. Nothing has been deleted.
friends-SAVED_DAMAGED = La partie enregistrée est endommagée. Rien n’a été supprimé.

# English: Hello!
friends-PHRASE_HELLO = Bonjour !

# English: Good luck!
friends-PHRASE_LUCK = Bonne chance !

# English: Well played!
friends-PHRASE_WELL = Bien joué !

# English: Thank you!
friends-PHRASE_THANKS = Merci !

# English: Sorry!
friends-PHRASE_SORRY = Pardon !

# English: Oops!
friends-PHRASE_OOPS = Oups !

# English: Wow!
friends-PHRASE_WOW = Waouh !

# English: That was close!
friends-PHRASE_CLOSE = Ouf, c’était juste !

# English: Let me think…
friends-PHRASE_THINK = Je réfléchis…

# English: One moment, please.
friends-PHRASE_MOMENT = Un instant, s’il vous plaît.

# English: One more match?
friends-PHRASE_AGAIN = Encore une partie ?

# English: Goodbye!
friends-PHRASE_BYE = Au revoir !

## ui::history_texts

# English: History
history-HISTORY = Historique

# English: Every finished match on this device is saved here. You can replay it, play on from any step, or share it.
history-HISTORY_WHY = Chaque partie terminée sur cet appareil est gardée ici. Vous pouvez la revoir, la reprendre à n’importe quelle étape ou la partager.

# English: No matches yet.
history-NONE_YET = Pas encore de parties.

# English: This browser cannot save, so there is no history.
history-KEEPS_NONE = Ce navigateur ne peut rien enregistrer : il n’y a pas d’historique.

# English: This browser has little room, so only the latest matches are saved.
history-KEEPS_FEW = Ce navigateur a peu d’espace : seules les dernières parties sont gardées.

# English: This match cannot be read.
history-UNREADABLE = Cette partie est illisible.

# English: Won by { $names }
history-won_by = Victoire : { $names }

# English: Nobody won
history-WON_BY_NOBODY = Personne n’a gagné

# English: Practice
history-PRACTICE = Entraînement

# English: { $n } { $n -> [one] hint *[other] hints }
history-hints =
    { $n } { $n ->
        [one] indice
       *[other] indices
    }

# English: { $n } { $n -> [one] undo *[other] undos }
history-taken_back =
    { $n } { $n ->
        [one] coup annulé
       *[other] coups annulés
    }

# English: Replay
history-WATCH = Revoir

# English: Review
history-REVIEW = Analyser

# English: Learn from your mistakes
history-EXERCISES = Apprendre de vos erreurs

# English: Compare with Master
history-COMPARE_WITH_MASTER = Comparer au Maître

# English: { $n } { $n -> [one] exercise *[other] exercises } for today
history-exercises_due =
    { $n } { $n ->
        [one] exercice
       *[other] exercices
    } pour aujourd’hui

# English: Review: { $game }, { $when }
history-review_game = Analyser : { $game }, { $when }

# English: Replay: { $game }, { $when }
history-watch_game = Revoir : { $game }, { $when }

# English: Export
history-EXPORT = Exporter

# English: Export all
history-EXPORT_ALL = Tout exporter

# English: Import
history-IMPORT = Importer

# English: Delete
history-DELETE = Supprimer

# English: Show more
history-MORE = Afficher plus

# English: { $n } { $n -> [one] match *[other] matches } deleted.
history-deleted =
    { $n } { $n ->
        [one] partie supprimée
       *[other] parties supprimées
    }.

# English: Undo
history-UNDO = Annuler

# English: Restored.
history-BACK_AGAIN = Restauré.

# English: { $n } { $n -> [one] match *[other] matches } imported.
history-imported =
    { $n } { $n ->
        [one] partie importée
       *[other] parties importées
    }.

# English: { $n } { $n -> [one] was *[other] were } already here.
history-known =
    { $n } { $n ->
        [one] était déjà là
       *[other] étaient déjà là
    }.

# English: The file has { $n } new { $n -> [one] match *[other] matches }, but there is room for only { $room }. Nothing was changed.
history-no_room_for =
    Le fichier contient { $n } { $n ->
        [one] nouvelle partie
       *[other] nouvelles parties
    }, mais il n’y a de place que pour { $room }. Rien n’a été modifié.

# English: This browser could not save them. Nothing was changed.
history-NOT_KEPT = Ce navigateur n’a pas pu les enregistrer. Rien n’a été modifié.

# English: { $why } Nothing was changed.
history-nothing_changed = { $why } Rien n’a été modifié.

# English: Reading the file …
history-READING = Lecture du fichier…

# English: Your history is full: it holds { $most } { $most -> [one] match *[other] matches }.
history-full =
    Votre historique est plein : il contient { $most } { $most ->
        [one] partie
       *[other] parties
    }.

# English: Your history is full ({ $most } { $most -> [one] match *[other] matches }), so this match was not saved.
history-full_of =
    Votre historique est plein ({ $most } { $most ->
        [one] partie
       *[other] parties
    }) : cette partie n’a pas été enregistrée.

# English: Delete the { $n } oldest
history-let_go = Supprimer les { $n } plus anciennes

# English: This match is saved now.
history-KEPT_NOW = Cette partie est enregistrée.

# English: Replay
history-REPLAY = Revoir

# English: { $game }: replay
history-replay_of = { $game } : revoir la partie

# English: This match is not here
history-NOT_HERE = Cette partie n’est pas ici

# English: It may have been deleted, or saved in another browser.
history-NOT_HERE_WHY = Elle a peut-être été supprimée, ou enregistrée dans un autre navigateur.

# English: Step { $step } of { $steps }
history-step = Étape { $step } sur { $steps }

# English: Step
history-STEP = Étape

# English: One step back
history-BACK = Une étape en arrière

# English: One step forward
history-FORWARD = Une étape en avant

# English: Show all cards, or what one player knew
history-SHOWN = Montrer toutes les cartes, ou ce que savait un joueur

# English: All cards
history-ALL_CARDS = Toutes les cartes

# English: Play from here
history-PLAY_ON = Jouer à partir d’ici

# English: Another match of this game is in progress. Starting this one ends it.
history-GOES_ON = Une autre partie de ce jeu est en cours. Commencer celle-ci y met fin.

# English: Your first try at a daily deal of this game is in progress. If you end it, that try is lost.
history-DAILY_GOES_ON = Dans ce jeu, votre premier essai pour une donne du jour est en cours. Si vous y mettez fin, cet essai est perdu.

# English: Cancel
history-CANCEL = Annuler

# English: Resume that one
history-GO_ON_WITH_IT = Reprendre l’autre

# English: End that one
history-GIVE_IT_UP = Arrêter l’autre

# English: Share
history-SHARE = Partager

# English: Whoever opens the link can play the same cards or watch the match. The link contains no names.
history-SHARE_WHY = Qui ouvre le lien peut jouer les mêmes cartes ou regarder la partie. Le lien ne contient pas de noms.

# English: The deal
history-THIS_DEAL = La donne

# English: The whole match
history-WHOLE_MATCH = Toute la partie

# English: A challenge
history-CHALLENGE = Un défi

# English: Link
history-LINK = Lien

# English: Copy
history-COPY = Copier

# English: Copied.
history-COPIED = Copié.

# English: This browser does not let the page copy. The link is selected: please copy it yourself.
history-COPY_YOURSELF = Ce navigateur n’autorise pas la page à copier. Le lien est sélectionné : copiez-le vous-même.

# English: QR code of the link
history-CODE = Code QR du lien

# English: The link is too long for a QR code in this window.
history-NO_CODE = Le lien est trop long pour un code QR dans cette fenêtre.

# English: Share this deal
history-SHARE_DEAL = Partager cette donne

# English: A match from a link
history-LINKED = Une partie reçue par lien

# English: Somebody sent you a deal. Everybody who opens it gets the same cards.
history-LINKED_DEAL = On vous a envoyé une donne. Toutes les personnes qui l’ouvrent ont les mêmes cartes.

# English: Somebody sent you a match of { $n } { $n -> [one] step *[other] steps }.
history-linked_match =
    On vous a envoyé une partie de { $n } { $n ->
        [one] étape
       *[other] étapes
    }.

# English: You can watch the whole match, so playing its deal counts as practice.
history-LINKED_PRACTICE = Vous pouvez regarder toute la partie : jouer sa donne compte donc comme entraînement.

# English: This device has seen this deal before, so playing it counts as practice.
history-LINKED_SEEN = Cet appareil a déjà vu cette donne : la jouer compte donc comme entraînement.

# English: Play this deal
history-PLAY_DEAL = Jouer cette donne

# English: Watch it
history-WATCH_IT = La regarder

# English: Save to history
history-KEEP_IT = Garder dans l’historique

# English: It is saved in your history.
history-KEPT_IT = Elle est dans votre historique.

# English: There was no room for it.
history-KEEP_FAILED = Il n’y avait pas assez de place.

# English: Opening …
history-OPENING = Ouverture…

# English: This link does not work
history-BAD_LINK = Ce lien ne fonctionne pas

## ui::pages::about_texts

# English: About Spot On
about-ABOUT_TITLE = À propos de Spot On

# English: Spot On is a collection of card games in which only the exact number wins. It runs in your browser, needs no account and no server, and sends nothing anywhere.
about-ABOUT_WHAT = Spot On réunit des jeux de cartes où seul le nombre exact gagne. Il fonctionne dans votre navigateur, sans compte ni serveur, et n’envoie rien nulle part.

# English: The bots play fair
about-FAIR = Les bots jouent franc jeu

# English: A bot knows only what a person in its seat would know. It does not see hidden cards, the order of the stock or the seed. It must guess the rest, just as you do.
about-FAIR_HOW = Un bot ne sait que ce que saurait une personne à sa place. Il ne voit ni les cartes cachées, ni l’ordre de la pioche, ni la graine. Le reste, il doit le deviner, comme vous.

# English: Your browser draws a random number of 256 bits, and a generator uses it to shuffle the cards. All orders are equally likely. Neither the level of the bots nor your play changes that.
about-FAIR_CARDS = Votre navigateur tire un nombre aléatoire de 256 bits, et un générateur s’en sert pour mélanger les cartes. Tous les ordres sont aussi probables. Ni le niveau des bots ni votre façon de jouer n’y changent rien.

# English: Rules, bots and shuffling are open source, and tests check what is said here. They give a bot two positions that differ only in hidden cards. The bot must not be able to tell them apart.
about-FAIR_PROOF = Les règles, les bots et le mélange sont open source, et des tests vérifient ce qui est dit ici. Ils donnent à un bot deux positions qui ne diffèrent que par des cartes cachées. Le bot ne doit pas pouvoir les distinguer.

# English: Credits
about-CREDITS = Crédits

# English: Card pictures, texts of the rules and program: the authors of Spot On, under the MIT licence.
about-OURS = Images des cartes, textes des règles et programme : les auteurs de Spot On, sous licence MIT.

# English: Typeface:
about-TYPEFACE = Police :

# English: Spot On is not affiliated with the authors of the games.
about-NOT_AFFILIATED_ALL = Spot On n’est pas affilié aux auteurs des jeux.

# English: unknown
about-UNKNOWN_BUILD = inconnu

# English: Version { $version } · build { $build }
about-version = Version { $version } · build { $build }

## ui::pages::backup::texts

# English: Back up and restore
backup-EVERYTHING = Sauvegarder et restaurer

# English: Your settings, matches and results are stored only in this browser. A backup file keeps them safe or moves them to another browser.
backup-EVERYTHING_WHY = Vos réglages, vos parties et vos résultats ne sont enregistrés que dans ce navigateur. Un fichier de sauvegarde les met à l’abri ou les transfère dans un autre navigateur.

# English: Back up to a file
backup-SAVE = Sauvegarder dans un fichier

# English: Restore from a file
backup-OPEN = Restaurer depuis un fichier

# English: This is not a Spot On backup. Nothing was changed.
backup-ANOTHER = Ce n’est pas une sauvegarde de Spot On. Rien n’a été modifié.

# English: These are exported matches, not a backup. Import them in the history. Nothing was changed.
backup-EXPORTED = Ce sont des parties exportées, et non une sauvegarde. Importez-les dans l’historique. Rien n’a été modifié.

# English: A newer version of Spot On made this backup. Nothing was changed.
backup-NEWER = Cette sauvegarde vient d’une version plus récente de Spot On. Rien n’a été modifié.

# English: This backup is damaged or cut off. Nothing was changed.
backup-DAMAGED = Cette sauvegarde est endommagée ou tronquée. Rien n’a été modifié.

# English: Everything in this backup is already here.
backup-ALL_HERE = Tout ce que contient cette sauvegarde est déjà ici.

# English: Your settings will be replaced.
backup-SETTINGS = Vos réglages seront remplacés.

# English: Your set-up for { $n } { $n -> [one] game *[other] games } will be replaced.
backup-setups =
    Votre configuration de { $n } { $n ->
        [one] jeu
       *[other] jeux
    } sera remplacée.

# English: { $n } { $n -> [one] tutorial *[other] tutorials } will no longer be offered.
backup-learned =
    { $n } { $n ->
        [one] tutoriel ne sera plus proposé
       *[other] tutoriels ne seront plus proposés
    }.

# English: { $n } { $n -> [one] match *[other] matches } in progress will be added.
backup-matches =
    { $n } { $n ->
        [one] partie en cours sera ajoutée
       *[other] parties en cours seront ajoutées
    }.

# English: { $n } finished { $n -> [one] match *[other] matches } will be added.
backup-records =
    { $n } { $n ->
        [one] partie terminée sera ajoutée
       *[other] parties terminées seront ajoutées
    }.

# English: { $n } { $n -> [one] result *[other] results } will be added to the statistics.
backup-results =
    { $n } { $n ->
        [one] résultat sera ajouté
       *[other] résultats seront ajoutés
    } aux statistiques.

# English: { $n } { $n -> [one] exercise *[other] exercises } will be added or brought up to date.
backup-exercises =
    { $n } { $n ->
        [one] exercice sera ajouté ou mis
       *[other] exercices seront ajoutés ou mis
    } à jour.

# English: { $n } { $n -> [one] result *[other] results } of daily deals will be added or brought up to date.
backup-daily_results =
    { $n } { $n ->
        [one] résultat de donnes du jour sera ajouté ou mis
       *[other] résultats de donnes du jour seront ajoutés ou mis
    } à jour.

# English: { $n } { $n -> [one] result *[other] results } of puzzles will be added or brought up to date.
backup-puzzles =
    { $n } { $n ->
        [one] résultat d’énigmes sera ajouté ou mis
       *[other] résultats d’énigmes seront ajoutés ou mis
    } à jour.

# English: { $n } unreadable { $n -> [one] item *[other] items } will be kept here, too.
backup-asides =
    { $n } { $n ->
        [one] élément illisible sera aussi gardé
       *[other] éléments illisibles seront aussi gardés
    } ici.

# English: Replace your { $game } match in progress with the one in the backup
backup-replace = Remplacer la partie en cours ({ $game }) par celle de la sauvegarde

# English: Restore
backup-TAKE_OVER = Restaurer

# English: Cancel
backup-CANCEL = Annuler

# English: The backup was restored.
backup-TAKEN_OVER = La sauvegarde a été restaurée.

# English: There is not enough room for these finished matches. Nothing was changed.
backup-FULL = Il n’y a pas assez de place pour ces parties terminées. Rien n’a été modifié.

# English: { $n } saved { $n -> [one] item *[other] items } could not be read. A copy is kept.
backup-aside =
    { $n } { $n ->
        [one] élément enregistré est illisible
       *[other] éléments enregistrés sont illisibles
    }. Une copie est gardée.

# English: Save the unreadable data
backup-SAVE_ASIDE = Enregistrer les données illisibles

## ui::pages::challenge::texts

# English: A friend has played this deal. Play the same cards against the same bots. Then both matches are compared.
challenge-INVITES = Un ami a joué cette donne. Jouez les mêmes cartes contre les mêmes bots. Ensuite, les deux parties sont comparées.

# English: Bots: { $level }
challenge-against = Bots : { $level }

# English: This device has seen this deal before, so playing it counts as practice.
challenge-SEEN = Cet appareil a déjà vu cette donne : la jouer compte donc comme entraînement.

# English: Accept the challenge
challenge-ACCEPT = Relever le défi

# English: The match of this link is not finished, so it cannot be compared.
challenge-UNFINISHED = La partie de ce lien n’est pas terminée : on ne peut pas la comparer.

# English: You and your friend
challenge-COMPARED = Vous et votre ami

# English: You
challenge-YOU = Vous

# English: Friend
challenge-FRIEND = Ami

# English: No.
challenge-MOVE = N°

# English: Points
challenge-POINTS = Points

# English: Result
challenge-RESULT = Résultat

# English: won
challenge-WON = gagné

# English: not won
challenge-NOT_WON = pas gagné

# English: You are { $n } { $n -> [one] point *[other] points } ahead.
challenge-you_ahead =
    Vous avez { $n } { $n ->
        [one] point
       *[other] points
    } d’avance.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead.
challenge-friend_ahead =
    Votre ami a { $n } { $n ->
        [one] point
       *[other] points
    } d’avance.

# English: You are level.
challenge-LEVEL = Vous êtes à égalité.

# English: Both matches begin with the same { $n } { $n -> [one] move *[other] moves }.
challenge-alike =
    Les deux parties commencent par { $n ->
        [one] le même coup
       *[other] les { $n } mêmes coups
    }.

# English: The first move differs.
challenge-DIFFERENT = Le premier coup diffère.

# English: All moves are the same.
challenge-ALL_ALIKE = Tous les coups sont les mêmes.

# English: Replay yours
challenge-WATCH_YOURS = Revoir la vôtre

# English: Replay theirs
challenge-WATCH_THEIRS = Revoir la sienne

# English: Move { $row }: the first difference
challenge-differs = Coup { $row } : la première différence

## ui::pages::committed_deal::texts

# English: Verifiable deal
committed-deal-COMMITTED = Donne vérifiable

# English: You and the bots each choose a part of the seed, and everybody can check that nobody chose the cards.
committed-deal-COMMITTED_WHY = Vous et les bots choisissez chacun une part de la graine, et chacun peut vérifier que personne n’a choisi les cartes.

# English: 1. The bots’ part is fixed
committed-deal-THEIRS = 1. La part des bots est fixée

# English: The bots’ part of the seed is drawn. This is its hash, the commitment; no other part fits it. Copy it, or take a picture of it.
committed-deal-THEIRS_WHY = La part des bots est tirée. Voici son empreinte, l’engagement ; aucune autre part ne lui correspond. Copiez-la, ou prenez-la en photo.

# English: 2. Your part
committed-deal-YOURS = 2. Votre part

# English: Type anything: 1 to 64 letters, digits or signs, without spaces. Both parts together decide the cards.
committed-deal-YOURS_WHY = Tapez ce que vous voulez : de 1 à 64 lettres, chiffres ou signes, sans espaces. Les deux parts ensemble décident des cartes.

# English: Leave empty for a random one
committed-deal-DRAWN = Laissez vide pour un tirage au sort

# English: Your part must be 1 to 64 English letters, digits or signs, without spaces.
committed-deal-NO_PART = Votre part doit compter de 1 à 64 lettres sans accent, chiffres ou signes, sans espaces.

# English: Deal the cards
committed-deal-DEAL = Distribuer les cartes

# English: The bots fixed their part before you named yours:
committed-deal-PLEDGE = Les bots ont fixé leur part avant que vous donniez la vôtre :

# English: Commitment
committed-deal-COMMITMENT = Engagement

# English: The bots’ part
committed-deal-BOTS_PART = Part des bots

# English: Your part
committed-deal-YOUR_PART = Votre part

# English: The seed, a hash of both
committed-deal-SEED = La graine, empreinte des deux

# English: This proves that the bots fixed their part before they knew yours. You did not know theirs when you named yours. So nobody chose these cards.
committed-deal-PROVES = Cela prouve que les bots ont fixé leur part avant de connaître la vôtre. Vous ne connaissiez pas la leur quand vous avez donné la vôtre. Personne n’a donc choisi ces cartes.

# English: It does not prove that the bots see no hidden cards. But they cannot: they are given only what their seat may see.
committed-deal-PROVES_NOT = Cela ne prouve pas que les bots ne voient pas de cartes cachées. Mais ils ne le peuvent pas : ils ne reçoivent que ce que leur place peut voir.

# English: Verify the deal
committed-deal-CHECK = Vérifier la donne

## ui::pages::compare_with_master::texts

# English: You and Master
compare-with-master-TITLE = Vous et le Maître

# English: Master
compare-with-master-MASTER = Maître

# English: Replay Master's
compare-with-master-WATCH = Revoir le Maître

# English: Master is { $n } { $n -> [one] point *[other] points } ahead.
compare-with-master-ahead =
    Le Maître a { $n } { $n ->
        [one] point
       *[other] points
    } d’avance.

# English: Master plays your cards against the same bots …
compare-with-master-PLAYING = Le Maître joue vos cartes contre les mêmes bots…

# English: { $n } { $n -> [one] move *[other] moves } played
compare-with-master-played =
    { $n } { $n ->
        [one] coup joué
       *[other] coups joués
    }

# English: The bots do not answer. Reload the page to try again.
compare-with-master-FAILED = Les bots ne répondent pas. Rechargez la page pour réessayer.

# English: This comparison needs a finished match of one person against bots, without a race.
compare-with-master-NOT_ALONE = Cette comparaison demande une partie terminée d’une seule personne contre des bots, sans course.

## ui::pages::daily::texts

# English: Daily deals
daily-DAILY = Donnes du jour

# English: Everybody gets the same cards against the same bots. The first try counts.
daily-WHY = Tout le monde a les mêmes cartes contre les mêmes bots. C’est le premier essai qui compte.

# English: This day is over, so playing its deals is practice.
daily-PAST = Ce jour est passé : jouer ses donnes est un entraînement.

# English: This day has not begun yet.
daily-FUTURE = Ce jour n’a pas encore commencé.

# English: Today’s daily deals
daily-TO_TODAY = Donnes d’aujourd’hui

# English: The next day begins in { $n } { $n -> [one] hour *[other] hours }, at midnight UTC.
daily-hours_left =
    Le jour suivant commence dans { $n } { $n ->
        [one] heure
       *[other] heures
    }, à minuit UTC.

# English: The next day begins in { $n } { $n -> [one] minute *[other] minutes }, at midnight UTC.
daily-minutes_left =
    Le jour suivant commence dans { $n } { $n ->
        [one] minute
       *[other] minutes
    }, à minuit UTC.

# English: In progress
daily-IN_PROGRESS = En cours

# English: Practice only.
daily-NOW_PRACTICE = Entraînement seulement.

# English: puzzle seen before
daily-ANSWER_WAS_KNOWN = énigme déjà vue

# English: { $days } { $days -> [one] day *[other] days } in a row
daily-streak =
    { $days } { $days ->
        [one] jour
       *[other] jours
    } d’affilée

# English: Play a deal today to begin a streak.
daily-NO_STREAK = Jouez une donne aujourd’hui pour commencer une série.

# English: You may miss one day a week without losing the streak.
daily-STREAK_WHY = Vous pouvez manquer un jour par semaine sans perdre la série.

# English: { $n } { $n -> [one] player *[other] players }
daily-players =
    { $n } { $n ->
        [one] joueur
       *[other] joueurs
    }

# English: Solitaire
daily-SOLITAIRE = Solitaire

# English: A puzzle with one right answer
daily-DAILY_PUZZLE_WHAT = Une énigme avec une seule bonne réponse

# English: Solve
daily-SOLVE = Résoudre

# English: Solved
daily-SOLVED = Résolue

# English: Not solved
daily-NOT_SOLVED = Non résolue

# English: Won, { $score }
daily-won = Gagné, { $score }

# English: Lost, { $score }
daily-lost = Perdu, { $score }

# English: { $points } : { $others }
daily-score = { $points } : { $others }

# English: { $points } { $points -> [one] point *[other] points }
daily-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }

# English: { $n } { $n -> [one] move *[other] moves }
daily-moves =
    { $n } { $n ->
        [one] coup
       *[other] coups
    }

# English: Play
daily-PLAY = Jouer

# English: Practise
daily-PRACTISE = S’entraîner

# English: Replay
daily-REPLAY = Revoir

# English: Challenge a friend to { $game }
daily-challenge = Défier un ami : { $game }

# English: Challenge
daily-CHALLENGE = Défier

# English: Share the day
daily-SHARE = Partager la journée

# English: Spot On, { $date }
daily-shared = Spot On, { $date }

# English: { $game }: { $result }
daily-shared_game = { $game } : { $result }

# English: Today, { $date }
daily-today_is = Aujourd’hui, { $date }

# English: { $n } of { $all } played
daily-played = { $n } sur { $all } jouées

# English: New today
daily-NOT_PLAYED = À jouer

# English: Calendar
daily-CALENDAR = Calendrier

# English: Earlier month
daily-EARLIER = Mois précédent

# English: Later month
daily-LATER = Mois suivant

# English: { $day }: { $n } of { $all } played
daily-day_with = { $day } : { $n } sur { $all } jouées

## ui::pages::no_peeking_texts

# English: There is no server that deals. Your devices deal together, so each of them knows only its own cards.
no-peeking-NO_PEEKING_LEAD = Aucun serveur ne distribue les cartes. Vos appareils les distribuent ensemble, et chacun ne connaît que les siennes.

# English: Everybody shuffles and locks
no-peeking-LOCKS = Chacun mélange et verrouille

# English: Each device shuffles the pack in turn and puts a lock of its own on every card. Then nobody knows where a card lies, not even all the others together.
no-peeking-LOCKS_WHY = À tour de rôle, chaque appareil mélange le paquet et pose son propre verrou sur chaque carte. Personne ne sait alors où se trouve une carte, pas même tous les autres réunis.

# English: A card opens for one player
no-peeking-OPENS = Une carte se dévoile à un joueur

# English: You draw a card. The others send your device their keys for this card, and for no other. Only your device has the last key.
no-peeking-OPENS_WHY = Vous piochez une carte. Les autres envoient à votre appareil leurs clés pour cette carte, et pour aucune autre. Seul votre appareil a la dernière clé.

# English: Everybody checks every move
no-peeking-PLAYS = Chacun vérifie chaque coup

# English: A device signs each move. A card that cannot be there, or a second version of a move, is noticed at once.
no-peeking-PLAYS_WHY = Chaque appareil signe ses coups. Une carte qui ne peut pas être là, ou une deuxième version d’un coup, se remarque aussitôt.

# English: At the end of a round everything is shown
no-peeking-AUDITS = À la fin d’une manche, tout est montré

# English: All devices show their secrets of the round. Each repeats every shuffle and every move by the full rules. Whoever has cheated is named, with the step.
no-peeking-AUDITS_WHY = Tous les appareils montrent leurs secrets de la manche. Chacun refait chaque mélange et chaque coup selon les règles complètes. Si quelqu’un a triché, son nom est indiqué, avec l’étape.

# English: What this does not prevent
no-peeking-NOT_PREVENTED = Ce que cela n’empêche pas

# English: People can tell each other their cards, or look at each other's screens.
no-peeking-THEY_TALK = Les joueurs peuvent se dire leurs cartes ou regarder l’écran du voisin.

# English: Somebody can leave instead of showing the secrets. That round is not checked, and does not count.
no-peeking-THEY_LEAVE = On peut partir au lieu de montrer ses secrets. Cette manche n’est pas vérifiée et ne compte pas.

# English: In a race each device measures its own time.
no-peeking-THEY_MEASURE = Dans une course, chaque appareil mesure son propre temps.

# English: Whoever shuffles last could put one card into two places, and so know one card of another hand. The check at the end of the round shows it.
no-peeking-THEY_DOUBLE = Le dernier à mélanger pourrait mettre une même carte à deux endroits et connaître ainsi une carte d’une autre main. La vérification à la fin de la manche le révèle.

# English: The developer tools of a browser show only what its player may know.
no-peeking-LOOK_INSIDE = Les outils de développement d’un navigateur ne montrent que ce que son joueur peut savoir.

## ui::pages::review::texts

# English: Review of { $game }
review-of_game = Analyse : { $game }

# English: Whose decisions
review-WHOSE = Joueur analysé

# English: { $n } of { $all } decisions reviewed
review-progress =
    { $n } { $n ->
        [one] décision analysée
       *[other] décisions analysées
    } sur { $all }

# English: Less than a minute left.
review-LESS_THAN_A_MINUTE = Moins d’une minute restante.

# English: About { $n } { $n -> [one] minute *[other] minutes } left.
review-minutes_left =
    Encore { $n } { $n ->
        [one] minute
       *[other] minutes
    } environ.

# English: Some decisions could not be reviewed: the bots do not answer.
review-FAILED = Certaines décisions n’ont pas pu être analysées : les bots ne répondent pas.

# English: Only a finished match can be reviewed.
review-NOT_OVER = Seule une partie terminée peut être analysée.

# English: { $who } made no clear mistake.
review-no_mistakes = { $who } : aucune erreur nette.

# English: { $who } made { $n } clear { $n -> [one] mistake *[other] mistakes }. { $n -> [one] It *[other] Together they } lowered the chance to win by { $loss }.
review-mistakes =
    { $who } : { $n } { $n ->
        [one] erreur nette
       *[other] erreurs nettes
    }. { $n ->
        [one] Elle a réduit
       *[other] Ensemble, elles ont réduit
    } les chances de gagner de { $loss }.

# English: There was nothing to decide.
review-NO_DECISIONS = Il n’y avait rien à décider.

# English: Good luck raised the chance to win by { $gain }.
review-lucky = La chance a augmenté les chances de gagner de { $gain }.

# English: Bad luck lowered the chance to win by { $loss }.
review-unlucky = La malchance a réduit les chances de gagner de { $loss }.

# English: Good and bad luck balanced each other.
review-EVEN = Chance et malchance se sont équilibrées.

# English: Chance to win
review-CHANCE = Chances de gagner

# English: Chance to win during the match, from { $start }% to { $end }%. The list below has every number.
review-chart = Chances de gagner au cours de la partie, de { $start } % à { $end } %. La liste ci-dessous donne chaque valeur.

# English: Effect of luck and mistakes
review-LUCK_AND_SKILL = Effet de la chance et des erreurs

# English: Luck
review-LUCK = Chance

# English: Mistakes
review-MISTAKES = Erreurs

# English: { $percent }%
review-percent = { $percent } %

# English: less than 1%
review-LESS_THAN_ONE = moins de 1 %

# English: The decisions that mattered most
review-TURNING_POINTS = Les décisions qui ont le plus compté

# English: Decision { $n }
review-decision = Décision { $n }

# English: This move lowered the chance to win by { $percent }.
review-cost = Ce coup a réduit les chances de gagner de { $percent }.

# English: Played
review-PLAYED = Joué

# English: Better
review-BETTER = Mieux

# English: wins { $percent } of the time
review-wins = gagne dans { $percent } des cas

# English: On average, this player then gets { $own } in the round, and { $n -> [one] the other player *[other] each other player } { $others }.
review-outlook =
    En moyenne, ce joueur obtient ensuite { $own } dans la manche, et { $n ->
        [one] l’autre joueur
       *[other] chaque autre joueur
    } { $others }.

# English: { $who }: { $points }
review-score_of = { $who } : { $points }

# English: Try again with these cards
review-TRY_AGAIN = Rejouer avec ces cartes

# English: Try again with other cards
review-TRY_OTHER = Rejouer avec d’autres cartes

# English: “Other cards” means: cards that were visible stay, the others are shuffled.
review-TRY_OTHER_WHY = « D’autres cartes » veut dire : les cartes qu’on voyait restent, les autres sont mélangées.

# English: All decisions
review-ALL_DECISIONS = Toutes les décisions

# English: best
review-BEST = meilleure

# English: good
review-GOOD = bonne

# English: inaccurate
review-INEXACT = imprécise

# English: costly
review-COSTLY = coûteuse

# English: What is this?
review-WHAT_IS_THIS = Qu’est-ce que c’est ?

# English: The chance to win the match, judging by what the player could know.
review-WHAT_CHANCE = Les chances de gagner la partie, d’après ce que le joueur pouvait savoir.

# English: Bots play the match to its end many times. Each time, other cards are in the places that the player could not see. The number is the share of wins.
review-WHAT_PLAYOUTS = Des bots jouent la partie jusqu’à la fin un grand nombre de fois. Chaque fois, d’autres cartes occupent les places que le joueur ne pouvait pas voir. Le nombre est la part des victoires.

# English: In a solitaire it is exact: every order of the cards has been counted.
review-WHAT_EXACT = En solitaire, il est exact : tous les ordres des cartes ont été comptés.

# English: A mistake: another move wins clearly more often with the same cards. Small differences do not count, because they may be chance.
review-WHAT_MISTAKE = Une erreur : un autre coup gagne nettement plus souvent avec les mêmes cartes. Les petits écarts ne comptent pas, car ils peuvent être dus au hasard.

# English: The loss is the difference between the chances to win after the two moves.
review-WHAT_COST = La perte est la différence entre les chances de gagner après les deux coups.

# English: Luck: what the cards and the other players changed between two decisions.
review-WHAT_LUCK = La chance : ce que les cartes et les autres joueurs ont changé entre deux décisions.

# English: The numbers are sums of all changes, so they may exceed 100%. Start, luck and mistakes add up to 100% for a win and to 0% for a loss.
review-WHAT_SUM = Les nombres sont des sommes de tous les changements et peuvent donc dépasser 100 %. Départ, chance et erreurs font ensemble 100 % pour une victoire et 0 % pour une défaite.

# English: “Costly” means: the chance to win fell by 8% or more. “Inaccurate” means: by 2% or more.
review-WHAT_GRADES = « Coûteuse » veut dire : les chances de gagner ont baissé de 8 % ou plus. « Imprécise » : de 2 % ou plus.

## ui::pages::statistics::texts

# English: Matches you finish appear here: how often you win, against whom, and by how much. There are none yet.
statistics-NOTHING_YET = Les parties que vous terminez apparaissent ici : combien vous en gagnez, contre qui et avec quel écart. Il n’y en a pas encore.

# English: This browser cannot save, so no matches are counted here.
statistics-KEEPS_NONE = Ce navigateur ne peut rien enregistrer : aucune partie n’est comptée ici.

# English: Matches count if one person plays them to the end. “With help” means with hints or undone moves. “Practice” means that hidden cards were known, for example after an undo or from an earlier match of the same deal.
statistics-COUNTED = Une partie compte si une seule personne la joue jusqu’au bout. « Avec aide » veut dire avec des indices ou des coups annulés. « Entraînement » veut dire que des cartes cachées étaient connues, par exemple après une annulation ou grâce à une partie précédente de la même donne.

# English: There are no matches of this kind.
statistics-NONE_OF_THESE = Il n’y a pas de parties de ce genre.

# English: Game
statistics-GAME = Jeu

# English: All games
statistics-ALL_GAMES = Tous les jeux

# English: Bots
statistics-LEVEL = Bots

# English: All levels
statistics-ALL_LEVELS = Tous les niveaux

# English: Bots of several levels
statistics-MIXED_LEVELS = Bots de plusieurs niveaux

# English: Matches
statistics-KIND = Parties

# English: Without help
statistics-WITHOUT_HELP = Sans aide

# English: With help
statistics-WITH_HELP = Avec aide

# English: Practice
statistics-PRACTICE = Entraînement

# English: { $won } of { $played } { $played -> [one] match *[other] matches } won
statistics-won_of =
    { $won } { $won ->
        [one] victoire
       *[other] victoires
    } en { $played } { $played ->
        [one] partie
       *[other] parties
    }

# English: The last { $n } { $n -> [one] match *[other] matches }, the newest on the right: { $won } won.
statistics-latest =
    { $n ->
        [one] La dernière partie
       *[other] Les { $n } dernières parties
    }, la plus récente à droite : { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }.

# English: Share of wins among ten matches, from the oldest to the newest: { $first }% at first, { $last }% at last, between { $least }% and { $most }%.
statistics-wins_over_time = Part des victoires sur dix parties, de la plus ancienne à la plus récente : { $first } % au début, { $last } % à la fin, entre { $least } % et { $most } %.

# English: By game
statistics-BY_GAME = Par jeu

# English: By bots
statistics-BY_LEVEL = Par niveau des bots

# English: { $won } of { $played }
statistics-of = { $won } sur { $played }

# English: { $n } { $n -> [one] player *[other] players }
statistics-players =
    { $n } { $n ->
        [one] joueur
       *[other] joueurs
    }

# English: from earlier versions, with any options
statistics-EARLIER = de versions antérieures, toutes options confondues

# English: Played
statistics-PLAYED = Jouées

# English: Won
statistics-WON = Gagnées

# English: { $number }%
statistics-percent = { $number } %

# English: Best result
statistics-BEST = Meilleur résultat

# English: Average
statistics-AVERAGE = Moyenne

# English: Wins in a row
statistics-STREAK = Victoires d’affilée

# English: Best streak
statistics-LONGEST_STREAK = Meilleure série

# English: Hints
statistics-HINTS = Indices

# English: Undos
statistics-UNDOS = Annulations

# Caption of the chart.
# English: Points of the last { $n } { $n -> [one] match *[other] matches } in order; the line is the average of ten.
statistics-course =
    Points { $n ->
        [one] de la dernière partie
       *[other] des { $n } dernières parties
    }, dans l’ordre ; la ligne est la moyenne de dix parties.

# English: You won { $won } of the last { $n }, with { $average } points on average.
statistics-lately = Vous avez gagné { $won } des { $n } dernières parties, avec { $average } points en moyenne.

# English: How often each result occurred. The filled part of a column shows wins. The most frequent result was { $scores }: { $n } { $n -> [one] time *[other] times }.
statistics-distribution = Fréquence de chaque résultat. La partie pleine d’une colonne montre les victoires. Le résultat le plus fréquent est { $scores } : { $n } fois.

# English: { $least } to { $most }
statistics-range = { $least } à { $most }

# English: { $scores }: { $n } { $n -> [one] match *[other] matches }, { $won } won
statistics-bar =
    { $scores } : { $n } { $n ->
        [one] partie
       *[other] parties
    }, { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }

# English: won
statistics-WON_DOT = gagnée

# English: not won
statistics-LOST_DOT = pas gagnée

# English: Daily deals and puzzles
statistics-DAILY_AND_PUZZLES = Donnes du jour et énigmes

# English: Days in a row
statistics-DAYS_IN_A_ROW = Jours d’affilée

# English: Most days in a row
statistics-MOST_DAYS = Record de jours d’affilée

# English: Daily puzzles solved
statistics-DAILY_PUZZLES_SOLVED = Énigmes du jour résolues

# English: Daily deals won
statistics-DEALS_WON = Donnes du jour gagnées

# English: Puzzles solved
statistics-PUZZLES_SOLVED = Énigmes résolues

# English: Rating
statistics-RATING = Cote

# English: Best puzzle streak
statistics-BEST_ROW = Meilleure série d’énigmes

# English: Best rush
statistics-BEST_RUSH = Meilleure rafale

# English: Fastest sprint
statistics-BEST_SPRINT = Sprint le plus rapide

# English: Delete these results
statistics-DELETE_THESE = Supprimer ces résultats

# English: Delete { $n -> [one] this result *[other] these { $n } results }?
statistics-delete_question =
    Supprimer { $n ->
        [one] ce résultat
       *[other] ces { $n } résultats
    } ?

# English: Delete
statistics-DELETE = Supprimer

# English: Keep
statistics-KEEP = Garder

# English: Deleted.
statistics-DELETED = Supprimé.

# English: Undo
statistics-UNDO = Annuler

## ui::pages::three_deals::texts

# English: Three deals
three-deals-TITLE = Trois donnes

# English: You and Master play the same three deals against the same bots. Your margin is compared with Master’s, so luck counts less. Results are hidden until you have played.
three-deals-WHY = Vous et le Maître jouez les trois mêmes donnes contre les mêmes bots. Votre écart est comparé à celui du Maître : la chance compte donc moins. Les résultats restent cachés jusqu’à ce que vous ayez joué.

# English: Deal
three-deals-DEAL = Donne

# English: You
three-deals-YOU = Vous

# English: Master
three-deals-MASTER = Maître

# English: Friend
three-deals-FRIEND = Ami

# English: Difference
three-deals-DIFFERENCE = Différence

# English: Play the next deal
three-deals-PLAY = Jouer la donne suivante

# English: plays …
three-deals-WAITING = joue…

# English: hidden
three-deals-HIDDEN = caché

# English: to play
three-deals-NOT_YET = à jouer

# English: You are { $n } { $n -> [one] point *[other] points } ahead of Master over three deals.
three-deals-ahead_of_master =
    Sur trois donnes, vous avez { $n } { $n ->
        [one] point
       *[other] points
    } d’avance sur le Maître.

# English: Master is { $n } { $n -> [one] point *[other] points } ahead of you over three deals.
three-deals-behind_master =
    Sur trois donnes, le Maître a { $n } { $n ->
        [one] point
       *[other] points
    } d’avance sur vous.

# English: You and Master are level over three deals.
three-deals-LEVEL = Sur trois donnes, vous et le Maître êtes à égalité.

# English: You are { $n } { $n -> [one] point *[other] points } ahead of your friend.
three-deals-ahead_of_friend =
    Vous avez { $n } { $n ->
        [one] point
       *[other] points
    } d’avance sur votre ami.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead of you.
three-deals-behind_friend =
    Votre ami a { $n } { $n ->
        [one] point
       *[other] points
    } d’avance sur vous.

# English: You and your friend are level.
three-deals-LEVEL_WITH_FRIEND = Vous et votre ami êtes à égalité.

# English: Challenge a friend to these deals
three-deals-SHARE = Défier un ami sur ces donnes

# English: Three other deals
three-deals-AGAIN = Trois autres donnes

# English: This link has no finished matches of these deals, so your friend’s results are missing.
three-deals-NOT_THESE = Ce lien ne contient pas de parties terminées de ces donnes : les résultats de votre ami manquent donc.

# English: The bots do not answer, so Master’s results are missing. Reload the page to try again.
three-deals-FAILED = Les bots ne répondent pas : les résultats du Maître manquent donc. Rechargez la page pour réessayer.

# English: Compare
three-deals-COMPARE = Comparer

# English: Compare deal { $n } with Master’s match
three-deals-compare = Comparer la donne { $n } à la partie du Maître

## ui::play::expression_texts

# English: { $part }, remove
play-expression-take_out = { $part } : retirer

# English: { $part }, change
play-expression-change = { $part } : modifier

# English: Best possible
play-expression-BEST_POSSIBLE = Meilleure réponse possible

# English: The best possible answer was { $says } = { $line }.
play-expression-best_possible = La meilleure réponse possible était { $says } = { $line }.

# English: { $n } seconds left.
play-expression-ten_left =
    Encore { $n } { $n ->
        [one] seconde
       *[other] secondes
    }.

## ui::play::texts

# English: All games
play-ALL_GAMES = Tous les jeux

# English: Undo
play-TAKE_BACK = Annuler

# English: Hint
play-HINT = Indice

# English: Log
play-LOG = Journal

# English: Rules
play-RULES = Règles

# A button's name with its key.
# English: { $name } ({ $key })
play-with_key = { $name } ({ $key })

# English: Your turn
play-YOUR_TURN = À vous de jouer

# English: Hint: { $mv }
play-hint = Indice : { $mv }

# English: it is in the field
play-ON_THE_LINE = il est dans le champ de réponse

# English: wait, there is no better answer
play-WAIT = attendez, il n’y a pas de meilleure réponse

# English: Your turn: { $prompt }.
play-turn_to = À vous : { $prompt }.

# English: { $who } is playing
play-is_playing = { $who } joue

# English: tap to skip
play-TAP_TO_SKIP = toucher pour passer

# English: The { $round } is over
play-is_over = La { $round } est terminée

# English: The match is over
play-MATCH_IS_OVER = La partie est terminée

# English: This browser cannot save, so the match is lost when you close the page.
play-UNKEPT = Ce navigateur ne peut rien enregistrer : la partie est perdue si vous fermez la page.

# English: Only part of your saved match could be read. A full copy is kept.
play-PART_READ = Votre partie enregistrée n’a pu être lue que partiellement. Une copie complète est gardée.

# English: Your saved match could not be read. A copy is kept, and this is a new match.
play-NONE_READ = Votre partie enregistrée est illisible. Une copie est gardée, et voici une nouvelle partie.

# English: A saved match cannot be read right now, so this is a new one. Close other tabs of Spot On, then reload.
play-UNREADABLE = Une partie enregistrée ne peut pas être lue pour l’instant : en voici une nouvelle. Fermez les autres onglets de Spot On, puis rechargez.

# English: A newer version saved a match here. It is safe, but this version cannot save your moves.
play-NEWER = Une version plus récente a enregistré une partie ici. Elle est en sécurité, mais cette version ne peut pas enregistrer vos coups.

# English: This match is open in another tab
play-ELSEWHERE = Cette partie est ouverte dans un autre onglet

# English: Continue there, or play here. Nothing is lost.
play-ELSEWHERE_MORE = Continuez là-bas, ou jouez ici. Rien n’est perdu.

# English: Play here
play-TAKE_OVER = Jouer ici

# English: The bots could not be started.
play-BOTS_FAILED = Les bots n’ont pas pu démarrer.

# English: Try again
play-TRY_AGAIN = Réessayer

# English: Move undone.
play-TAKEN_BACK = Coup annulé.

# English: Seconds left
play-SECONDS_LEFT = Secondes restantes

# English: Your { $place }
play-your = { $place } (vous)

# English: { $who }'s { $place }
play-of = { $place } ({ $who })

# English: No cards.
play-NO_CARDS = Pas de cartes.

# English: { $n } { $n -> [one] card *[other] cards }: { $names }.
play-cards =
    { $n } { $n ->
        [one] carte
       *[other] cartes
    } : { $names }.

# English: hidden card
play-HIDDEN = carte cachée

# Label of a card among others.
# English: { $card }, { $at } of { $count }
play-slot = { $card }, { $at } sur { $count }

# English: new
play-NEW = nouvelle

# English: { $place }, { $count } { $count -> [one] card *[other] cards }
play-pile =
    { $place }, { $count } { $count ->
        [one] carte
       *[other] cartes
    }

# English: { $card } on top
play-on_top = { $card } sur le dessus

# English: ordered: { $suit }
play-ordered = couleur demandée : { $suit }

# English: of { $goal }
play-goal = sur { $goal }

# English: Still in the stock
play-TO_COME = Encore dans la pioche

# English: { $card }: { $n }
play-times = { $card } : { $n }

# English: Sort
play-SORT = Trier

# English: Sorted by rank.
play-BY_RANK = Tri par rang.

# English: Sorted by suit.
play-BY_SUIT = Tri par couleur.

# English: Sorted by rank, aces high.
play-BY_VALUE = Tri par rang, l’as au-dessus du roi.

# English: In your own order.
play-AS_DEALT = Dans votre ordre.

# English: exactly { $goal }
play-exactly = exactement { $goal }

# English: { $value }, { $more } over
play-over = { $value }, { $more } de trop

# English: { $value }, { $less } short
play-short = { $value }, il manque { $less }

# English: Choose
play-CHOOSE = Choisir

# English: You have seen something new since. If you undo this, the match becomes practice and does not count.
play-UNDO_ENDS_COUNTING = Depuis, vous avez vu quelque chose de nouveau. Si vous annulez ce coup, la partie devient un entraînement et ne compte pas.

# English: You have seen something new since. If you undo this, today's try becomes practice and does not count.
play-UNDO_ENDS_DAILY = Depuis, vous avez vu quelque chose de nouveau. Si vous annulez ce coup, l’essai d’aujourd’hui devient un entraînement et ne compte pas.

# English: Your result will show that you used a hint.
play-HINT_IS_TOLD = Votre résultat indiquera que vous avez utilisé un indice.

# English: Cancel
play-CANCEL = Retour

# English: Delete
play-DELETE = Supprimer

# English: Clear
play-CLEAR = Effacer

# English: Scores
play-SCORES = Scores

# English: The goal is { $goal } points
play-first_to = L’objectif est de { $goal } points

# English: Log of the match
play-LOG_OF_THE_MATCH = Journal de la partie

# English: What happened, newest first
play-LATEST_FIRST = Ce qui s’est passé, le plus récent en premier

# English: Fairness check
play-FAIRNESS = Test d’équité

# English: Asking the bot a hundred times …
play-FAIRNESS_ASKS = Cent questions au bot…

# English: No bot has played yet.
play-FAIRNESS_NOTHING = Aucun bot n’a encore joué.

# English: { $who } had to choose the last move again. Each time the hidden cards were dealt differently: { $deals } { $deals -> [one] time *[other] times }.
play-fairness = { $who } a dû choisir { $deals } fois à nouveau son dernier coup. Chaque fois, les cartes cachées étaient distribuées autrement.

# English: The same answer { $same } times out of { $deals }:
play-fairness_same = La même réponse { $same } fois sur { $deals } :

# English: A bot that looked at hidden cards would change its answer when they change.
play-FAIRNESS_WHY = Un bot qui regarderait les cartes cachées changerait de réponse quand elles changent.

# English: wait
play-IT_WAITS = attendre

# English: Keys
play-KEYS = Touches

# English: Close
play-CLOSE = Fermer

# English: next place on the table
play-KEY_TAB = zone suivante de la table

# English: move along your hand
play-KEY_ARROWS = se déplacer dans votre main

# English: move a card within your hand
play-KEY_SHIFT = déplacer une carte dans votre main

# English: play the card, draw, or press the button
play-KEY_ENTER = jouer la carte, piocher ou appuyer sur le bouton

# English: sort your hand
play-KEY_SORT = trier votre main

# English: undo
play-KEY_UNDO = annuler

# English: hint
play-KEY_HINT = indice

# English: do not wait for a bot's move
play-KEY_SKIP = ne pas attendre le coup d’un bot

# English: log
play-KEY_LOG = journal

# English: this list
play-KEY_LIST = cette liste

# English: cancel, or close what is open
play-KEY_ESCAPE = revenir, ou fermer ce qui est ouvert

# English: Next to play on this device:
play-NEXT_AT_THE_DEVICE = Prochain joueur sur cet appareil :

# English: Show my cards
play-LIFT = Montrer mes cartes

# English: I am { $who }
play-instead = Je suis { $who }

# English: Hand over
play-HAND_OVER = Passer l’appareil

# English: Tutorial
play-TUTORIAL = Tutoriel

# English: New to this game?
play-OFFER = Vous découvrez ce jeu ?

# English: No, thanks
play-NO_THANKS = Non, merci

# English: Now the other player moves.
play-WATCH = C’est maintenant à l’autre joueur.

# English: That is a legal move, but please follow the tutorial for now.
play-STRAYED = Ce coup est permis, mais suivez le tutoriel pour l’instant.

# English: { $step } of { $steps }
play-step_of = { $step } sur { $steps }

# English: Skip
play-SKIP = Passer

# English: Next
play-GO_ON = Suivant

# English: Play a match
play-PLAY_NOW = Jouer une partie

# English: The tutorial could not be loaded. Please check the connection.
play-NO_TUTORIAL = Le tutoriel n’a pas pu être chargé. Vérifiez la connexion.

# English: Back
play-BACK = Retour

# English: Next
play-NEXT_PUZZLE = Suivante

# English: A similar one
play-SIMILAR_PUZZLE = Une du même genre

# English: The round so far:
play-ROUND_SO_FAR = La manche jusqu’ici :

# English: Ruled out since this move: { $cards }. { $step }
play-ruled_out = Impossible depuis ce coup : { $cards }. { $step }

# English: One move back
play-STEP_BACK = Un coup en arrière

# English: One move forward
play-STEP_FORWARD = Un coup en avant

# English: Show the answer
play-SHOW_ANSWER = Voir la réponse

# English: Start over
play-START_OVER = Recommencer

# English: { $n } of { $all } ways found.
play-ways_found =
    { $n } { $n ->
        [one] façon trouvée
       *[other] façons trouvées
    } sur { $all }.

# English: Next in the stock: { $cards }
play-next_cards = Prochaines cartes de la pioche : { $cards }

# English: You have found this way already.
play-SAME_WAY = Vous avez déjà trouvé cette façon.

# English: Next { $round }
play-next = Passer à la { $round } suivante

# English: Play again
play-AGAIN = Rejouer

# English: Set up
play-SET_UP = Configurer

# English: Compare
play-COMPARE = Comparer

# English: Daily deals
play-TO_THE_DAY = Donnes du jour

# English: A new match begins.
play-NEW_MATCH = Une nouvelle partie commence.

# English: Not this time
play-NOT_THIS_TIME = Pas cette fois

# English: A draw
play-A_DRAW = Partie nulle

# English: You win!
play-YOU_WIN = Gagné !

# English: { $who } wins
play-wins = { $who } gagne

# English: { $names } share the win
play-share = Victoire partagée : { $names }

# English: { $n } × undo
play-taken_back =
    { $n } { $n ->
        [one] coup annulé
       *[other] coups annulés
    }

# English: { $n } × hint
play-hints =
    { $n } { $n ->
        [one] indice
       *[other] indices
    }

# English: practice, so it does not count
play-PRACTICE = entraînement, qui ne compte pas

# English: Daily deal
play-DAILY_COUNTS = Donne du jour

# English: This is your first try at a daily deal, so it counts.
play-DAILY_COUNTS_WHY = C’est votre premier essai pour une donne du jour : il compte.

# English: Practice
play-PRACTICE_MARK = Entraînement

# English: Points over time
play-COURSE = Points au fil de la partie

# English: { $who }: { $totals }
play-course_of = { $who } : { $totals }

# A step of the match, with the points that it brought.
# English: Best moment: { $who }, { $points }
play-best_moment = Meilleur moment : { $who }, { $points }

## ui::puzzles::exercise_texts

# English: These are costly mistakes from your own matches. Find the better move. Each one returns until you have found it three times.
puzzles-exercise-WHAT = Ce sont des erreurs coûteuses de vos propres parties. Trouvez le meilleur coup. Chaque exercice revient jusqu’à ce que vous l’ayez trouvé trois fois.

# English: { $n } { $n -> [one] exercise *[other] exercises } left for today
puzzles-exercise-left =
    Encore { $n } { $n ->
        [one] exercice
       *[other] exercices
    } pour aujourd’hui

# English: What do you play?
puzzles-exercise-QUESTION = Que jouez-vous ?

# English: Right.
puzzles-exercise-RIGHT = Juste.

# English: Not this time. Better: { $mv }
puzzles-exercise-wrong = Pas cette fois. Mieux : { $mv }

# English: It comes back in { $days } { $days -> [one] day *[other] days }.
puzzles-exercise-in_days =
    Il revient dans { $days } { $days ->
        [one] jour
       *[other] jours
    }.

# English: You have learned it.
puzzles-exercise-LEARNED = C’est acquis.

# English: You have already answered it today, so this does not count.
puzzles-exercise-ANSWERED_BEFORE = Vous y avez déjà répondu aujourd’hui : cela ne compte pas.

# English: Nothing is left for today.
puzzles-exercise-DONE = Il ne reste rien pour aujourd’hui.

# English: Your costly mistakes appear here the day after you review a match. There are none yet.
puzzles-exercise-NONE = Vos erreurs coûteuses apparaissent ici le lendemain d’une analyse de partie. Il n’y en a pas encore.

# English: { $n } { $n -> [one] exercise waits *[other] exercises wait } for another day.
puzzles-exercise-waiting =
    { $n } { $n ->
        [one] exercice est prévu
       *[other] exercices sont prévus
    } pour un autre jour.

## ui::puzzles::texts

# English: Find the one right move. Every answer has been proved.
puzzles-WHY = Trouvez le seul bon coup. Chaque réponse est démontrée.

# English: rating { $rating }
puzzles-rating = cote { $rating }

# English: { $n } solved
puzzles-solved =
    { $n } { $n ->
        [one] résolue
       *[other] résolues
    }

# English: { $rating }?
puzzles-provisional = { $rating } ?

# English: { $rating }
puzzles-settled = { $rating }

# English: Best streak: { $n }
puzzles-streak = Meilleure série : { $n }

# English: Best rush: { $n }
puzzles-rush_best = Meilleure rafale : { $n }

# English: Solve
puzzles-SOLVE = Résoudre

# English: Solve puzzles of { $game }
puzzles-solve_game = Résoudre des énigmes : { $game }

# English: All cards open
puzzles-PROBLEMS = Cartes visibles

# English: { $game }: problems with all cards open
puzzles-problems_of = { $game } : problèmes à cartes visibles

# English: Rush
puzzles-RUSH = Rafale

# English: Rush: puzzles of { $game } in three minutes
puzzles-rush_game = Rafale, trois minutes d’énigmes : { $game }

# English: Solve as many puzzles as you can in three minutes. The third mistake ends the rush.
puzzles-RUSH_WHY = Résolvez autant d’énigmes que possible en trois minutes. La troisième erreur met fin à la rafale.

# English: Course
puzzles-COURSE = Parcours

# English: Course: { $game }
puzzles-course_of = Parcours : { $game }

# English: Twenty puzzles from easy to hard. Look at an example of each kind first.
puzzles-COURSE_WHY = Vingt énigmes, de la plus facile à la plus difficile. Regardez d’abord un exemple de chaque genre.

# English: Kinds of puzzles
puzzles-EXAMPLES = Genres d’énigmes

# English: Example
puzzles-EXAMPLE = Exemple

# English: Example: { $question }
puzzles-example_of = Exemple : { $question }

# English: Twenty puzzles
puzzles-COURSE_STEPS = Vingt énigmes

# English: Puzzle { $n }, rated { $rating }, { $state }
puzzles-course_step = Énigme { $n }, cote { $rating }, { $state }

# English: not tried
puzzles-NOT_TRIED = à faire

# English: solved
puzzles-SOLVED = résolue

# English: That was the last puzzle of the course.
puzzles-COURSE_DONE = C’était la dernière énigme du parcours.

# English: More ways to solve
puzzles-MORE_WAYS = Autres façons de résoudre

# English: More ways to solve: { $game }
puzzles-more_ways = Autres façons de résoudre : { $game }

# English: All puzzles
puzzles-ALL_PUZZLES = Toutes les énigmes

# English: Puzzle rated { $rating }
puzzles-rated = Énigme cotée { $rating }

# English: Your rating: { $rating }
puzzles-yours = Votre cote : { $rating }

# English: Skill: { $what }
puzzles-trains = Thème : { $what }

# English: Like this: { $mv }
puzzles-example = Par exemple : { $mv }

# English: Right.
puzzles-RIGHT = Juste.

# English: Not this one. The answer: { $mv }
puzzles-wrong = Pas cette fois. La réponse : { $mv }

# English: After that the other player can prevent it, or is faster:
puzzles-CAN_BE_STOPPED = Après cela, l’adversaire peut vous en empêcher ou vous devancer :

# English: After that it cannot be done in time.
puzzles-TOO_LATE = Après cela, il n’y a plus moyen d’y arriver à temps.

# English: { $first }, or { $second }
puzzles-or = { $first }, ou : { $second }

# English: { $first }. Then: { $second }
puzzles-then = { $first }. Puis : { $second }

# English: { $n } in a row.
puzzles-in_a_row = { $n } d’affilée.

# English: The puzzles could not be loaded. Please check the connection.
puzzles-NOT_LOADED = Les énigmes n’ont pas pu être chargées. Vérifiez la connexion.

# English: You have solved all puzzles of this game.
puzzles-ALL_SOLVED = Vous avez résolu toutes les énigmes de ce jeu.

# English: These puzzles do not exist. Here are all puzzles.
puzzles-NO_SUCH_PAGE = Ces énigmes n’existent pas. Voici toutes les énigmes.

# English: { $game } has no sums. Here are all puzzles.
puzzles-no_sums = { $game } : pas de sommes dans ce jeu. Voici toutes les énigmes.

# English: { $minutes }:{ $seconds } · { $solved } solved · { $mistakes } of 3 mistakes
puzzles-left =
    { $minutes }:{ $seconds } · { $solved } { $solved ->
        [one] résolue
       *[other] résolues
    } · { $mistakes } { $mistakes ->
        [one] erreur
       *[other] erreurs
    } sur 3

# English: The rush is over: { $n } { $n -> [one] puzzle *[other] puzzles } solved.
puzzles-rush_over =
    La rafale est finie : { $n } { $n ->
        [one] énigme résolue
       *[other] énigmes résolues
    }.

# English: This is your best rush.
puzzles-NEW_BEST_RUSH = C’est votre meilleure rafale.

# English: Rush again
puzzles-RUSH_AGAIN = Nouvelle rafale

# English: resumed
puzzles-GOES_ON = suite

# English: You have seen this puzzle before, so your rating stays.
puzzles-KNOWN_PUZZLE = Vous avez déjà vu cette énigme : votre cote ne change pas.

# English: Practice: this answer does not count.
puzzles-PRACTICE_PUZZLE = Entraînement : cette réponse ne compte pas.

# English: Ten puzzles as fast as you can. A wrong answer costs ten seconds.
puzzles-SPRINT_WHY = Dix énigmes le plus vite possible. Une mauvaise réponse coûte dix secondes.

# English: Sprint, { $level }: { $game }
puzzles-sprint_game = Sprint, { $level } : { $game }

# English: easy
puzzles-EASY = facile

# English: medium
puzzles-MEDIUM = moyen

# English: all
puzzles-ALL = tous niveaux

# English: { $n } of { $all } · { $time }
puzzles-sprint_at = { $n } sur { $all } · { $time }

# English: Your time: { $time }
puzzles-sprint_time = Votre temps : { $time }

# English: Your best time: { $time }
puzzles-best_time = Votre meilleur temps : { $time }

# English: This is your best time.
puzzles-NEW_BEST = C’est votre meilleur temps.

# English: wrong
puzzles-MISSED = faux

# English: Sprint again
puzzles-SPRINT_AGAIN = Nouveau sprint

# English: { $n } of { $all }
puzzles-calm_at = { $n } sur { $all }

# English: You found { $n } of { $all }.
puzzles-calm_over = Vous en avez trouvé { $n } sur { $all }.

# English: Your times by kind of sum
puzzles-SLOW = Vos temps par genre de somme

# English: Your average times in all sprints of this game.
puzzles-SLOW_WHY = Vos temps moyens dans tous les sprints de ce jeu.

# English: Sums of { $n } { $n -> [one] card *[other] cards }
puzzles-of_cards =
    Sommes de { $n } { $n ->
        [one] carte
       *[other] cartes
    }

# English: Make { $n }
puzzles-make = Faire { $n }

# English: Make { $n }, { $level }: { $game }
puzzles-make_game = Faire { $n }, { $level } : { $game }

# English: Choose { $n } cards that make exactly { $target }.
puzzles-choose_sum = Choisissez { $n } cartes qui font exactement { $target }.

# English: You have { $start }. Choose cards that bring you to exactly { $target }.
puzzles-choose_sum_from = Vous avez { $start }. Choisissez des cartes qui vous amènent exactement à { $target }.

# English: Check
puzzles-CHECK = Vérifier

# English: Next
puzzles-NEXT = Suivante

# English: That makes { $made }. A right answer: { $right }.
puzzles-sum_wrong = Cela fait { $made }. Une bonne réponse : { $right }.

# English: Each wrong answer adds ten seconds.
puzzles-SPRINT_PENALTY = Chaque mauvaise réponse ajoute dix secondes.

# English: Print
puzzles-PRINT = Imprimer

# English: Print puzzles of { $game }
puzzles-print_game = Imprimer des énigmes : { $game }

# English: puzzles to print
puzzles-PUZZLES_ON_PAPER = énigmes à imprimer

# English: Level
puzzles-LEVEL = Niveau

# English: Kind
puzzles-KIND = Genre

# English: How many
puzzles-SIZE = Nombre

# English: All kinds
puzzles-ALL_KINDS = Tous les genres

# English: Other puzzles
puzzles-OTHER_PUZZLES = D’autres énigmes

# English: Answers
puzzles-ANSWERS = Réponses

# English: The answers are on a separate page. Puzzles that you print or look up here no longer change your rating.
puzzles-ANSWERS_WHY = Les réponses sont sur une page à part. Les énigmes que vous imprimez ou consultez ici ne changent plus votre cote.

# English: Only { $n } { $n -> [one] puzzle fits *[other] puzzles fit } this choice.
puzzles-fewer =
    Ce choix ne donne que { $n } { $n ->
        [one] énigme
       *[other] énigmes
    }.

# English: seen before, under other cards
puzzles-SEEN_BEFORE = déjà vue, avec d’autres cartes

# English: This day has not begun, so its puzzle is not open yet.
puzzles-DAILY_PUZZLE_NOT_YET = Ce jour n’a pas commencé : son énigme n’est pas encore ouverte.

# English: Your answer counts for { $day }. Today has another puzzle.
puzzles-spot_done_late = Votre réponse compte pour le { $day }. Aujourd’hui, il y a une autre énigme.

# English: That was practice. Each day has a new puzzle.
puzzles-DAILY_PUZZLE_PRACTISED = C’était un entraînement. Chaque jour a une nouvelle énigme.

# English: You have answered today's puzzle. There is a new one tomorrow.
puzzles-DAILY_PUZZLE_DONE = Vous avez répondu à l’énigme d’aujourd’hui. Il y en a une nouvelle demain.

## ui::texts

# English: Spot On: five card games in which only the exact number wins
page-SITE = Spot On : cinq jeux de cartes où seul le nombre exact gagne

# English: { $page } · Spot On
page-title = { $page } · Spot On

# English: Set up { $game }
page-set_up_game = Configurer : { $game }

# English: Rules of { $game }
page-rules_of = Règles : { $game }

# English: Play { $game }
page-play_game = Jouer à { $game }

# English: Learn { $game }
page-learn_game = Apprendre : { $game }

# English: Tutorial
page-TUTORIAL = Tutoriel

# English: Resume { $game }
page-continue_game = Reprendre : { $game }

# English: This page does not exist. Here are all games.
page-LOST = Cette page n’existe pas. Voici tous les jeux.

# English: Pages
page-PAGES = Pages

# English: Settings
page-SETTINGS = Réglages

# English: Statistics
page-STATISTICS = Statistiques

# English: Today
page-TODAY = Aujourd’hui

# English: Puzzles
page-PUZZLES = Énigmes

# English: Daily puzzle
page-DAILY_PUZZLE = Énigme du jour

# English: Sprint
page-SPRINT = Sprint

# English: About
page-ABOUT = À propos

# English: Try again
page-TRY_AGAIN = Réessayer

# English: Loading …
page-LOADING = Chargement…

# English: This page did not load
page-NOT_FETCHED = Cette page ne s’est pas chargée

# English: A part of Spot On could not be loaded. Please check the connection.
page-NOT_FETCHED_WHY = Une partie de Spot On n’a pas pu être chargée. Vérifiez la connexion.

# English: Some settings could not be read, so Spot On uses the defaults. It keeps a copy of the old settings.
page-SETTINGS_UNREADABLE = Certains réglages sont illisibles : Spot On utilise les valeurs par défaut. Il garde une copie des anciens réglages.

# English: A new version is ready.
page-UPDATE = Une nouvelle version est prête.

# English: Update now
page-UPDATE_NOW = Mettre à jour

# English: Reloading the page …
page-LOADING_ANEW = Rechargement de la page…

# English: Your browser translates this page, so some scores may be out of date. Spot On has other languages of its own.
page-TRANSLATED = Votre navigateur traduit cette page : certains scores peuvent ne pas être à jour. Spot On propose lui-même d’autres langues.

# English: Choose a language
page-OTHER_LANGUAGES = Choisir une langue

# English: Spot On has stopped
page-STOPPED = Spot On s’est arrêté

# English: This is our mistake, not yours. If this browser can save, your match is saved up to the last move.
page-STOPPED_WHY = C’est notre faute, pas la vôtre. Si ce navigateur peut enregistrer, votre partie est gardée jusqu’au dernier coup.

# English: Reload the page
page-LOAD_AGAIN = Recharger la page

# English: To all games
page-TO_ALL_GAMES = Tous les jeux

# English: Copy
page-COPY = Copier

# English: Copied
page-COPIED = Copié

# English: This browser could not save that.
page-NOT_KEPT = Ce navigateur n’a pas pu enregistrer cela.

# English: This browser does not let Spot On read its saved data right now. Close its other tabs, then try again.
page-CANNOT_READ = Ce navigateur empêche pour l’instant Spot On de lire ses données enregistrées. Fermez ses autres onglets, puis réessayez.

# English: Your data was saved by a newer version. It is safe, but this version cannot save.
page-NEWER = Vos données ont été enregistrées par une version plus récente. Elles sont en sécurité, mais cette version ne peut rien enregistrer.

# English: { $number }
page-number = { $number }

# English: Only the exact number wins.
page-HERO = Seul le nombre exact gagne.

# English: Five quick card games, about ten minutes each. No account, no server, no hurry.
page-HERO_MORE = Cinq jeux de cartes rapides, une dizaine de minutes chacun. Sans compte, sans serveur, à votre rythme.

# English: { $least } to { $most } players · { $length }
page-players_and_length = { $least } à { $most } joueurs · { $length }

# English: New here? Begin with { $game }.
page-first_game = Première visite ? Commencez par { $game }.

# English: Resume
page-CONTINUE = Reprendre

# English: { $n } more { $n -> [one] match *[other] matches } in progress
page-more_matches =
    { $n } { $n ->
        [one] autre partie
       *[other] autres parties
    } en cours

# English: Play
page-PLAY = Jouer

# English: Set up
page-SET_UP = Configurer

# English: Rules
page-RULES = Règles

# English: Novice
page-NOVICE = Novice

# English: Casual
page-CASUAL = Amateur

# English: Skilled
page-SKILLED = Confirmé

# English: Master
page-MASTER = Maître

# English: Players
page-PLAYERS = Joueurs

# English: You take the first seat. Bots or other people take the others.
page-PLAYERS_WHY = Vous prenez la première place. Des bots ou d’autres personnes prennent les autres.

# English: Solitaire
page-SOLITAIRE = Solitaire

# English: Who plays
page-WHO_PLAYS = Qui joue

# English: Bots see only what a person in their seat could see.
page-WHO_PLAYS_WHY = Les bots ne voient que ce qu’une personne à leur place pourrait voir.

# English: Seat { $number }
page-seat = Place { $number }

# English: A person on this device
page-A_PERSON = Une personne sur cet appareil

# English: Bot: { $level }
page-a_bot = Bot : { $level }

# English: Name at seat { $number }
page-name_of = Nom (place { $number })

# English: You
page-YOU = Vous

# English: Player { $number }
page-player = Joueur { $number }

# English: Mina
page-MINA = Mina

# English: Otto
page-OTTO = Otto

# English: Vera
page-VERA = Véra

# English: Hugo
page-HUGO = Hugo

# English: Lena
page-LENA = Léna

# English: How strong the bots are: matches won out of 100, with { $seats } { $seats -> [one] player *[other] players }.
page-how_strong =
    Force des bots : parties gagnées sur 100, à { $seats } { $seats ->
        [one] joueur
       *[other] joueurs
    }.

# English: Measured with the default options.
page-USUAL_OPTIONS = Mesurée avec les options par défaut.

# English: Equal players would win { $n } each.
page-even_share = À niveau égal, chacun en gagnerait { $n }.

# English: { $level }: { $percent } against { $below }
page-beats = { $level } : { $percent } contre { $below }

# English: Presets
page-PRESETS = Préréglages

# English: You can still change each option below.
page-PRESETS_WHY = Vous pouvez encore modifier chaque option ci-dessous.

# English: As published
page-AS_PUBLISHED = Version d’origine

# English: Quick
page-QUICK_MATCH = Rapide

# English: Everything on
page-EVERYTHING_ON = Tout activer

# English: It does not count.
page-DOES_NOT_COUNT = Elle ne compte pas.

# English: You undid a move after you had seen something new.
page-UNDONE_AFTER_SEEING = Vous avez annulé un coup après avoir vu quelque chose de nouveau.

# English: You have seen it before.
page-SEEN_BEFORE = Vous l’avez déjà vue.

# English: It belongs to another day.
page-OF_ANOTHER_DAY = Elle date d’un autre jour.

# English: Only the first try counts.
page-ONLY_FIRST_TRY = Seul le premier essai compte.

# English: It continues another match.
page-CONTINUES_A_MATCH = Elle continue une autre partie.

# English: You gave up the first try.
page-GAVE_UP = Vous avez abandonné le premier essai.

# A browser without room.
# English: This browser cannot save your results: its storage is full or blocked. They last until you close this page.
page-UNSAVED = Ce navigateur ne peut pas enregistrer vos résultats : son espace est plein ou bloqué. Ils seront perdus quand vous fermerez cette page.

# English: Starting a new match ends the one in progress.
page-GIVES_UP = Commencer une nouvelle partie met fin à celle qui est en cours.

# English: Start
page-START = Commencer

# Displayed in English only.
# English: The texts in this language could not be loaded, so the page is in English: { $language }. Please check the connection.
page-language_missing = { $language } : les textes dans cette langue n’ont pas pu être chargés, la page est donc en anglais. Vérifiez la connexion.

# English: Language
page-LANGUAGE = Langue

# English: Matches, settings and statistics stay as they are.
page-LANGUAGE_WHY = Parties, réglages et statistiques restent tels quels.

# English: Follow the browser
page-AS_THE_BROWSER = Comme le navigateur

# English: Colours
page-COLOURS = Couleurs

# English: Light, dark, or like your system. High contrast helps in bright sun and with tired eyes.
page-COLOURS_WHY = Clair, sombre ou comme votre système. Le contraste élevé aide en plein soleil et quand les yeux fatiguent.

# English: Follow the system
page-AS_THE_SYSTEM = Comme le système

# English: Light
page-LIGHT = Clair

# English: Dark
page-DARK = Sombre

# English: High contrast
page-HIGH_CONTRAST = Contraste élevé

# English: Card design
page-DECK = Dessin des cartes

# English: Large corners are easier to read on small screens; four colours tell the suits apart.
page-DECK_WHY = Les grands index, dans les coins, se lisent mieux sur les petits écrans ; quatre teintes distinguent les couleurs.

# English: Standard
page-STANDARD = Standard

# English: Large corners
page-LARGE_INDEX = Grands index

# English: Four colours
page-FOUR_COLOURS = Quatre teintes

# English: Large corners, four colours
page-LARGE_FOUR_COLOURS = Grands index, quatre teintes

# English: Letters on the cards
page-LETTERS = Lettres sur les cartes

# English: Which letters stand for ace, king, queen and jack. Typed answers may use both.
page-LETTERS_WHY = Les lettres de l’as, du roi, de la dame et du valet. Dans les réponses tapées, les deux jeux de lettres sont admis.

# The letters that cards of the country have, such as A K D B in German.
# English: Of the language
page-OWN_LETTERS = Françaises : A R D V

# English: International: A K Q J
page-INTERNATIONAL_LETTERS = Internationales : A K Q J

# English: Speed
page-PACE = Vitesse

# English: How fast cards move and bots play. If your system asks for less motion, nothing moves.
page-PACE_WHY = Vitesse des cartes et du jeu des bots. Si votre système demande moins d’animations, rien ne bouge.

# English: No motion
page-NO_MOTION = Sans animation

# English: Fast
page-FAST = Rapide

# English: Normal
page-NORMAL = Normale

# English: Slow
page-SLOW = Lente

# English: Sound
page-SOUND = Son

# English: A short sound for each deal, card and turn.
page-SOUND_WHY = Un bref son pour chaque donne, chaque carte et chaque tour.

# English: Off
page-SILENT = Coupé

# English: Quiet
page-QUIET = Faible

# English: Loud
page-LOUD = Fort

# English: Vibration
page-HAPTICS = Vibration

# English: Phones vibrate when you lift a card, when it is your turn and when you win.
page-HAPTICS_WHY = Le téléphone vibre quand vous soulevez une carte, quand c’est à vous et quand vous gagnez.

# English: Buttons at the table
page-HAND = Position des boutons

# English: Show them on the left or on the right.
page-HAND_WHY = Afficher les boutons de la table à gauche ou à droite.

# English: On the right
page-RIGHT = À droite

# English: On the left
page-LEFT = À gauche

# English: Playable cards
page-RAISED = Cartes jouables

# English: Cards that you can play now are raised.
page-RAISED_WHY = Les cartes que vous pouvez jouer sont relevées.

# English: Side panel
page-PANEL = Panneau latéral

# English: In a wide window, scores, log and options are beside the table.
page-PANEL_WHY = Dans une fenêtre large, scores, journal et options sont à côté de la table.

# English: Open
page-OPEN = Ouvert

# English: Folded
page-FOLDED = Replié

# English: Single-letter keys
page-KEYS = Raccourcis à une touche

# English: U undoes a move, H gives a hint, L opens the log, ? lists the keys.
page-KEYS_WHY = U annule un coup, H donne un indice, L ouvre le journal, ? affiche les touches.

# English: Thinking time of Master
page-THINKING = Réflexion du Maître

# English: “Fast” answers within a quarter of a second, “Deep” within three seconds. “Deep” plays best.
page-THINKING_WHY = « Rapide » répond en un quart de seconde, « Profonde » en trois secondes au plus. « Profonde » joue le mieux.

# English: Deep
page-DEEP = Profonde

# English: Clock in sprints
page-SPRINT_CLOCK = Chrono des sprints

# English: Without a clock, a sprint of ten puzzles counts only right answers.
page-SPRINT_CLOCK_WHY = Sans chrono, un sprint de dix énigmes ne compte que les bonnes réponses.

# English: On
page-ON = Oui

# English: Off
page-OFF = Non

# English: Your name
page-YOUR_NAME = Votre nom

# English: Your name when several people play on this device.
page-YOUR_NAME_WHY = Votre nom quand plusieurs personnes jouent sur cet appareil.

# English: Options
page-OPTIONS = Options

# English: Contents
page-CONTENTS = Sommaire

# Before the line that says what the option does.
# English: Option “{ $title }”:
page-option_named = Option « { $title } » :

# English: Spot On is not affiliated with the authors.
page-NOT_AFFILIATED = Spot On n’est pas affilié aux auteurs.

# English: Set up a match
page-SET_UP_A_MATCH = Configurer une partie

# English: The rules could not be loaded. Please check the connection.
page-RULES_MISSING = Les règles n’ont pas pu être chargées. Vérifiez la connexion.

# English: Back to your table with friends
page-BACK_TO_TABLE = Retour à votre table entre amis

# English: { $game }: { $credit }
page-credit = { $game } : { $credit }

# English: Play with friends
page-WITH_FRIENDS = Jouer avec des amis

# English: How nobody can peek
page-NO_PEEKING_TITLE = Pourquoi personne ne voit vos cartes
