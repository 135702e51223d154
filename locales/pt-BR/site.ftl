## i18n::common

# The addressed player, at the beginning of a sentence.
# English: You
common-YOU = Você

# English: Somebody
common-SOMEBODY = Alguém

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
common-ACE = ás

# English: two
common-TWO = dois

# English: three
common-THREE = três

# English: four
common-FOUR = quatro

# English: five
common-FIVE = cinco

# English: six
common-SIX = seis

# English: seven
common-SEVEN = sete

# English: eight
common-EIGHT = oito

# English: nine
common-NINE = nove

# English: ten
common-TEN = dez

# English: jack
common-JACK = valete

# English: queen
common-QUEEN = dama

# English: king
common-KING = rei

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
common-SPADES = espadas

# English: hearts
common-HEARTS = copas

# English: diamonds
common-DIAMONDS = ouros

# English: clubs
common-CLUBS = paus

# The suit in the name of a card.
# English: of spades
common-OF_SPADES = de espadas

# English: of hearts
common-OF_HEARTS = de copas

# English: of diamonds
common-OF_DIAMONDS = de ouros

# English: of clubs
common-OF_CLUBS = de paus

# A Joker in an expression.
# English: Joker
common-JOKER = Curinga

# English: big Joker
common-BIG_JOKER = curinga grande

# English: little Joker
common-LITTLE_JOKER = curinga pequeno

# English: { $rank } { $of_suit }
common-suited = { $rank } { $of_suit }

# English: a hidden card
common-HIDDEN_CARD = uma carta oculta

# English: { $n } hidden { $n -> [one] card *[other] cards }
common-hidden_cards =
    { $n } { $n ->
        [one] carta oculta
       *[other] cartas ocultas
    }

# A single card in a sentence, if there are many like it.
# English: a { $card }
common-a_card = um { $card }

# A single card in a sentence, if there is only one.
# English: the { $card }
common-the_card = { $card }

# English: a card
common-A_CARD = uma carta

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
common-and = { $before } e { $last }

# An arrow before a total.
# English: leads to
common-LEADS_TO = leva a

# English: stock
common-STOCK = monte

# English: discard pile
common-DISCARD_PILE = descarte

# English: hand
common-HAND = mão

# A draw of cards that the reader does not see.
# English: { $who } { $who -> [you] draw *[other] draws } { $n -> [one] a card *[other] { $n } cards }.
common-draws_unseen =
    { $who } compra { $n ->
        [one] uma carta
       *[other] { $n } cartas
    }.

# English: { $who } { $who -> [you] draw *[other] draws } { $cards }.
common-draws = { $who } compra: { $cards }.

# English: { $who } { $who -> [you] take *[other] takes } the { $cards }.
common-takes = { $who } pega: { $cards }.

# English: { $who } { $who -> [you] discard *[other] discards } { $cards }.
common-discards = { $who } descarta: { $cards }.

# English: { $who } { $who -> [you] play *[other] plays } { $cards }.
common-plays = { $who } joga: { $cards }.

# English: { $cards } { $n -> [one] is *[other] are } turned up.
common-turned_up =
    { $n ->
        [one] Carta virada
       *[other] Cartas viradas
    }: { $cards }.

# English: { $round } { $number }. { $who } { $who -> [you] deal *[other] deals }.
common-deals = { $round } { $number }. { $who } dá as cartas.

# English: You hold { $cards }.
common-holds = Na sua mão: { $cards }.

# English: { $who } { $who -> [you] see *[other] sees } the { $card }.
common-sees = { $who } vê: { $card }.

# English: { $who } { $who -> [you] look *[other] looks } at the stock.
common-looks = { $who } olha o monte.

# English: The { $cards } discarded { $cards -> [one] card is *[other] cards are } shuffled into a new stock.
common-rebuilt =
    { $cards ->
        [one] A carta descartada é embaralhada
       *[other] As { $cards } cartas descartadas são embaralhadas
    } e { $cards ->
        [one] forma
       *[other] formam
    } um novo monte.

# English: { $who } { $who -> [you] score *[other] scores } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-scores =
    { $who } marca { $points }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Total: { $total }.

# English: { $who } { $who -> [you] lose *[other] loses } { $points }{ $with -> [some]  with { $with } *[none] }. Total { $total }.
common-loses =
    { $who } perde { $points }{ $with ->
        [some] { " " }({ $with })
       *[none] { "" }
    }. Total: { $total }.

# English: The { $round } is over.
common-is_over = Fim da { $round }.

# English: The match is over.
common-MATCH_IS_OVER = Fim da partida.

# English: the round is over
common-ROUND_IS_OVER = a rodada terminou

# English: there is no { $card } in your hand
common-not_held = esta carta não está na sua mão: { $card }

# English: you took a card, so you must discard one
common-MUST_DISCARD = você pegou uma carta, então precisa descartar uma

# English: take a card before you discard one
common-MUST_TAKE = pegue uma carta antes de descartar

# English: you named a card twice
common-TWICE = você indicou a mesma carta duas vezes

# English: { $title } is for { $least } to { $most } players, not { $n }
common-wrong_seats = { $title } é para { $least } a { $most } jogadores, não para { $n }

# English: Off
common-OFF = Não

# English: On
common-ON = Sim

# English: you cannot type answers in this game
common-NOT_WRITTEN = neste jogo não se digitam respostas

## saves::history::texts

# English: This is not a file of exported matches.
saves-history-NO_RECORDS = Este não é um arquivo de partidas exportadas.

# English: This is a backup of everything, not exported matches. Restore it on the statistics page.
saves-history-BACKUP = Este é um backup de tudo, não um arquivo de partidas exportadas. Restaure-o na página de estatísticas.

# English: A newer version saved these matches. Reload the page.
saves-history-NEWER = Uma versão mais nova salvou estas partidas. Recarregue a página.

# English: This file is cut off: some of its matches are missing.
saves-history-CUT_OFF = Este arquivo está incompleto: faltam algumas partidas.

# English: Match { $number } of this file is damaged.
saves-history-damaged = A partida { $number } deste arquivo está danificada.

# English: Match { $number } of this file breaks the rules.
saves-history-unplayable = A partida { $number } deste arquivo viola as regras.

# English: This file has more than { $most } matches.
saves-history-too_many = Este arquivo tem mais de { $most } partidas.

## saves::link::texts

# English: This link is too long to be a match.
saves-link-TOO_LONG = Este link é longo demais para ser uma partida.

# English: This link is damaged or cut off: copy the whole link and open it again.
saves-link-DAMAGED = Este link está danificado ou incompleto: copie-o inteiro e abra-o de novo.

# English: This link is from a newer version. Reload the page.
saves-link-NEWER = Este link é de uma versão mais nova. Recarregue a página.

# English: This link is for a game that Spot On does not have.
saves-link-NO_GAME = Este link é de um jogo que o Spot On não tem.

# English: This link has seats, options or cards that the game does not allow.
saves-link-BAD_START = Este link tem lugares, opções ou cartas que o jogo não permite.

# English: The rules do not allow move { $number } of the match in this link.
saves-link-bad_step = As regras não permitem a jogada { $number } da partida deste link.

# English: This match is too long for a link. Export it to a file instead.
saves-link-NO_ROOM = Esta partida é longa demais para um link. Exporte-a para um arquivo.

## ui::friends::invite_texts

# English: Friend on another device
friends-invite-A_FRIEND = Amigo em outro aparelho

# English: Invite
friends-invite-INVITE = Convidar

# English: You get a link to send. Friends open it and sit down; nobody needs an account.
friends-invite-INVITE_WHY = Você recebe um link para enviar. Seus amigos o abrem e se sentam à mesa; ninguém precisa se cadastrar.

# English: Connection details
friends-invite-CONTACTS = Detalhes da conexão

# English: Connection
friends-invite-CONNECTION = Conexão

# English: Automatic
friends-invite-USUAL_WAY = Automática

# English: Through relays only
friends-invite-RELAYS_ONLY = Só por relays

# English: Without relays
friends-invite-CODES_ONLY = Sem relays

# English: You send each friend a link, and they send you an answer back. No relay takes part.
friends-invite-CODES_WHY = Você envia um link a cada amigo, e cada um devolve uma resposta. Nenhum relay participa.

# English: Public relays pass encrypted messages between your devices: { $hosts }. They see your IP address, but not what you play. Nothing goes anywhere else.
friends-invite-relays_carry = Servidores públicos (relays) transmitem mensagens criptografadas entre os aparelhos: { $hosts }. Eles veem seu endereço IP, mas não o que você joga. Nada vai para outro lugar.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call.
friends-invite-DIRECT = Quando podem, os aparelhos se conectam diretamente. Então um vê o endereço IP do outro, como em uma videochamada.

# English: Your devices connect directly where they can. Then they see each other’s IP address, as in a video call. Each device learns its own address from { $hosts }.
friends-invite-direct_by = Quando podem, os aparelhos se conectam diretamente. Então um vê o endereço IP do outro, como em uma videochamada. Cada aparelho descobre o próprio endereço por meio de { $hosts }.

# English: Other relays
friends-invite-OWN_RELAYS = Outros relays

# English: Addresses of Nostr relays, for your next invitation. The link carries them to your friends.
friends-invite-OWN_RELAYS_WHY = Endereços de relays Nostr, para o seu próximo convite. O link os leva aos seus amigos.

## ui::friends::texts

# English: Connected directly
friends-CONNECTED_DIRECTLY = Conexão direta

# English: { $who } invites you to { $game }
friends-invites = { $who } convida você para jogar { $game }

# English: You are invited to { $game }
friends-invited_to = Convite para jogar { $game }

# English: You are invited to a card game
friends-INVITED = Convite para um jogo de cartas

# English: Everybody plays on their own device. Nobody can see the cards of another player, and every round is checked at its end.
friends-NO_PEEKING = Cada um joga no próprio aparelho. Ninguém pode ver as cartas de outro jogador, e cada rodada é conferida no fim.

# English: Your name
friends-YOUR_NAME = Seu nome

# English: Sit down
friends-SIT_DOWN = Sentar

# English: This invitation is damaged
friends-DAMAGED = Este convite está danificado

# English: Part of the link is missing. Ask for it again, and open the whole link.
friends-DAMAGED_WHY = Falta uma parte do link. Peça o link de novo e abra-o inteiro.

# English: Waiting room
friends-WAITING_ROOM = Sala de espera

# English: Send this link to your friends
friends-SEND_LINK = Envie este link aos seus amigos

# English: Share…
friends-SHARE = Compartilhar…

# English: Keep this page open until your friends are here.
friends-SEND_LINK_WHY = Mantenha esta página aberta até seus amigos chegarem.

# English: Who is here
friends-WHO_IS_HERE = Quem está aqui

# English: Free seat
friends-FREE_SEAT = Lugar livre

# English: you
friends-YOU_HERE = você

# English: ready
friends-READY = tudo pronto

# English: not ready
friends-NOT_READY = ainda não

# English: I am ready
friends-I_AM_READY = Pode começar

# English: Not yet
friends-I_AM_NOT_READY = Ainda não

# English: Start
friends-START = Começar

# Why the match cannot start.
# English: { $n } { $n -> [one] seat is *[other] seats are } still free.
friends-still_free =
    Ainda há { $n } { $n ->
        [one] lugar livre
       *[other] lugares livres
    }.

# English: Not ready yet: { $who }.
friends-not_ready_yet = Ainda falta a confirmação de: { $who }.

# English: Everybody is ready.
friends-ALL_READY = Todos estão prontos.

# English: The match starts when everybody is ready and the host presses Start.
friends-HOST_STARTS = A partida começa quando todos estiverem prontos e quem convidou tocar em Começar.

# English: All seats are taken. You can stay on this page and wait for a free seat.
friends-TABLE_FULL = Todos os lugares estão ocupados. Você pode ficar nesta página e esperar um lugar livre.

# English: Looking for { $who }…
friends-looking_for = Procurando { $who }…

# English: Looking for your friends…
friends-LOOKING = Procurando seus amigos…

# English: Nobody has answered yet. The host must keep this page open.
friends-NO_ANSWER = Ninguém respondeu ainda. Quem convidou precisa manter esta página aberta.

# English: Connecting…
friends-CONNECTING = Conectando…

# English: Connected
friends-CONNECTED = Conexão estabelecida

# English: Connected. Waiting for your friends…
friends-CONNECTED_WAITING = Conexão estabelecida. Esperando seus amigos…

# English: No relay can be reached. Please check the connection.
friends-NOT_CONNECTED = Nenhum relay responde. Verifique a conexão.

# English: Try again
friends-TRY_AGAIN = Tentar de novo

# English: Leave
friends-LEAVE = Sair

# English: Options
friends-OPTIONS = Opções

# English: Connect without relays
friends-BY_CODES = Conectar sem relays

# English: Make a link for one friend. Their device shows an answer, which they send back to you.
friends-BY_CODES_WHY = Crie um link para um amigo. O aparelho dele mostra uma resposta, que ele devolve a você.

# English: Make a link
friends-MAKE_OFFER = Criar um link

# English: Send this link to one friend
friends-SEND_OFFER = Envie este link a um só amigo

# English: Their device shows an answer. Paste it here, or open it on this device. Keep this page open.
friends-SEND_OFFER_WHY = O aparelho dele mostra uma resposta. Cole-a aqui, ou abra-a neste aparelho. Mantenha esta página aberta.

# English: The answer
friends-ANSWER = A resposta

# English: Connect
friends-CONNECT = Conectar

# English: Send this answer back
friends-SEND_ANSWER = Devolva esta resposta

# English: Keep this page open. Your devices connect once your friend has pasted the answer.
friends-SEND_ANSWER_WHY = Mantenha esta página aberta. Os aparelhos se conectam assim que seu amigo colar a resposta.

# English: Make a new answer
friends-NEW_ANSWER = Criar outra resposta

# English: The answer fits. Your devices are connecting…
friends-CODE_ACCEPTED = A resposta confere. Os aparelhos estão se conectando…

# English: This answer is incomplete. Copy all of it.
friends-CODE_DAMAGED = Esta resposta está incompleta. Copie-a inteira.

# English: This is your own link. Send it to your friend, then paste the answer here.
friends-CODE_OWN = Este é o seu próprio link. Envie-o ao seu amigo e depois cole a resposta aqui.

# English: This answer belongs to an earlier link. Make a new link and send it.
friends-CODE_OLD = Esta resposta é de um link anterior. Crie um novo link e envie-o.

# English: This browser cannot connect directly. Use relays.
friends-CODE_FAILED = Este navegador não consegue se conectar diretamente. Use relays.

# English: Your devices are not connected. Connect them again:
friends-CONNECT_AGAIN = Os aparelhos não estão conectados. Conecte-os de novo:

# English: Not connected yet
friends-NOT_CONNECTED_YET = Ainda sem conexão

# English: The answer has arrived in your other tab
friends-HANDED_OVER = A resposta chegou à sua outra aba

# English: Go back to it. You can close this one.
friends-HANDED_OVER_WHY = Volte para ela. Você pode fechar esta.

# English: away
friends-AWAY = ausente

# English: does not answer
friends-SILENT = não responde

# English: has left
friends-LEFT = saiu

# English: Shuffling or opening cards, waiting for { $who }
friends-waits_for_cards = Embaralhando ou abrindo cartas, à espera de { $who }

# English: Waiting for { $who }
friends-waits_for_move = À espera de { $who }

# English: Waiting until { $who } is ready
friends-waits_for_ready = À espera da confirmação de { $who }

# English: Checking the round, waiting for { $who }
friends-waits_for_check = Conferindo a rodada, à espera de { $who }

# English: No answer from { $who }. Wait, or choose:
friends-is_gone = Sem resposta de { $who }. Espere ou escolha:

# English: Deal this round again with a bot
friends-DEAL_ANEW = Refazer esta rodada com um bot

# English: End the match
friends-END_MATCH = Encerrar a partida

# English: { $who } proposes to end the match.
friends-proposes_end = { $who } propõe encerrar a partida.

# English: { $who } proposes to deal this round again with a bot.
friends-proposes_anew = { $who } propõe refazer esta rodada com um bot.

# English: You have proposed that. Waiting for the others to agree.
friends-YOU_PROPOSE = Foi você que propôs. Esperando os outros concordarem.

# English: Agree
friends-AGREE = Concordar

# English: Remind
friends-NUDGE = Lembrar

# English: I am waiting…
friends-IS_WAITING = Estou esperando…

# English: Say something
friends-SAY = Dizer algo

# English: Hide what others say
friends-MUTE = Ocultar mensagens

# English: Show what others say
friends-UNMUTE = Mostrar mensagens

# English: Ready for the next round
friends-NEXT_ROUND = Ir à próxima rodada

# English: Play again
friends-PLAY_AGAIN = Jogar de novo

# English: Ready to play again
friends-READY_AGAIN = Quero jogar de novo

# English: Checked: nobody cheated
friends-CHECKED = Conferido: ninguém trapaceou

# English: Your device has repeated every shuffle and every move of { $n } { $n -> [one] round *[other] rounds } with everybody's secrets.
friends-checked_why =
    Seu aparelho refez cada embaralhamento e cada jogada de { $n } { $n ->
        [one] rodada
       *[other] rodadas
    } com os segredos de todos.

# English: { $who } cheated
friends-cheated = { $who } trapaceou

# English: Step { $step }: { $what }.
friends-cheated_at = Passo { $step }: { $what }.

# English: Something was not right
friends-UNEXPLAINED = Algo não estava certo

# English: Step { $step }: { $what }. It is not clear who is at fault.
friends-unexplained_at = Passo { $step }: { $what }. Não está claro de quem é a culpa.

# English: The match was ended
friends-ENDED = A partida foi encerrada

# English: You went on without a player who was gone. The unfinished round does not count.
friends-ENDED_WHY = Vocês continuaram sem um jogador que tinha saído. A rodada inacabada não conta.

# English: The others went on without you
friends-LEFT_OUT = Os outros continuaram sem você

# English: Your device did not answer for a while, and they decided to go on.
friends-LEFT_OUT_WHY = Seu aparelho ficou um tempo sem responder, e eles decidiram continuar.

# English: Compare these four cards. If your devices show different ones, somebody is intercepting the connection:
friends-SAME_CARDS = Comparem estas quatro cartas. Se os aparelhos mostram cartas diferentes, alguém está interceptando a conexão:

# English: This browser cannot save. If you close this page, you cannot come back to your seat.
friends-UNSAVED = Este navegador não consegue salvar. Se fechar esta página, você não poderá voltar ao seu lugar.

# English: This browser could not start playing with friends.
friends-FAILED = Este navegador não conseguiu iniciar o jogo com amigos.

# English: This table is open in another tab
friends-ELSEWHERE = Esta mesa está aberta em outra aba

# English: Continue there, or play here. Nothing is lost.
friends-ELSEWHERE_WHY = Continue lá ou jogue aqui. Nada se perde.

# English: Play here
friends-PLAY_HERE = Jogar aqui

# What was wrong in a step.
# English: the move is against the rules
friends-FAULT_RULES = a jogada viola as regras

# English: it was not the turn of this player
friends-FAULT_TURN = não era a vez deste jogador

# English: the cards shown are not those of the hand
friends-FAULT_HAND = as cartas mostradas não são as da mão

# English: the answer about the hand is not true
friends-FAULT_ANSWER = a resposta sobre a mão não é verdadeira

# English: the step differs from what was announced
friends-FAULT_STEP = o passo não é o que foi anunciado

# English: the answer is not the one that was sealed
friends-FAULT_SEALED = a resposta não é a que foi confirmada

# English: the pack was not shuffled as promised
friends-FAULT_SHUFFLE = o baralho não foi embaralhado como prometido

# English: a lock of the pack is wrong
friends-FAULT_LOCK = um cadeado do baralho está errado

# English: the secret is not the one that was promised
friends-FAULT_SECRET = o segredo não é o que foi prometido

# English: two devices were told different things
friends-FAULT_VERSIONS = dois aparelhos receberam informações diferentes

# English: the round was stopped without a reason
friends-FAULT_STOP = a rodada foi interrompida sem motivo

# English: a message came that does not belong there
friends-FAULT_MESSAGE = chegou uma mensagem que não cabia ali

# English: the secrets do not give a valid deal
friends-FAULT_DEAL = os segredos não dão uma distribuição válida

# English: The match has begun without you.
friends-WITHOUT_YOU = A partida começou sem você.

# English: Your devices have different versions of this page. Reload it on all of them.
friends-OTHER_VERSION = Os aparelhos têm versões diferentes desta página. Recarregue-a em todos.

# English: A newer version of this page has saved this match. Reload the page.
friends-NEWER_VERSION = Uma versão mais nova desta página salvou esta partida. Recarregue a página.

# English: The saved match is damaged. Nothing has been deleted.
friends-SAVED_DAMAGED = A partida salva está danificada. Nada foi excluído.

# English: Hello!
friends-PHRASE_HELLO = Olá!

# English: Good luck!
friends-PHRASE_LUCK = Boa sorte!

# English: Well played!
friends-PHRASE_WELL = Boa jogada!

# English: Thank you!
friends-PHRASE_THANKS = Valeu!

# English: Sorry!
friends-PHRASE_SORRY = Foi mal!

# English: Oops!
friends-PHRASE_OOPS = Ops!

# English: Wow!
friends-PHRASE_WOW = Uau!

# English: That was close!
friends-PHRASE_CLOSE = Foi por pouco!

# English: Let me think…
friends-PHRASE_THINK = Deixa eu pensar…

# English: One moment, please.
friends-PHRASE_MOMENT = Um momento, por favor.

# English: One more match?
friends-PHRASE_AGAIN = Mais uma partida?

# English: Goodbye!
friends-PHRASE_BYE = Até mais!

## ui::history_texts

# English: History
history-HISTORY = Histórico

# English: Every finished match on this device is saved here. You can replay it, play on from any step, or share it.
history-HISTORY_WHY = Todas as partidas terminadas neste aparelho ficam salvas aqui. Você pode revê-las, continuá-las a partir de qualquer passo ou compartilhá-las.

# English: No matches yet.
history-NONE_YET = Ainda não há partidas.

# English: This browser cannot save, so there is no history.
history-KEEPS_NONE = Este navegador não consegue salvar, então não há histórico.

# English: This browser has little room, so only the latest matches are saved.
history-KEEPS_FEW = Este navegador tem pouco espaço, então só as últimas partidas ficam salvas.

# English: This match cannot be read.
history-UNREADABLE = Não foi possível ler esta partida.

# English: Won by { $names }
history-won_by = Vitória: { $names }

# English: Nobody won
history-WON_BY_NOBODY = Ninguém venceu

# English: Practice
history-PRACTICE = Treino

# English: { $n } { $n -> [one] hint *[other] hints }
history-hints =
    { $n } { $n ->
        [one] dica
       *[other] dicas
    }

# English: { $n } { $n -> [one] undo *[other] undos }
history-taken_back =
    { $n } { $n ->
        [one] jogada desfeita
       *[other] jogadas desfeitas
    }

# English: Replay
history-WATCH = Rever

# English: Review
history-REVIEW = Analisar

# English: Learn from your mistakes
history-EXERCISES = Aprenda com seus erros

# English: Compare with Master
history-COMPARE_WITH_MASTER = Comparar com o Mestre

# English: { $n } { $n -> [one] exercise *[other] exercises } for today
history-exercises_due =
    { $n } { $n ->
        [one] exercício
       *[other] exercícios
    } para hoje

# English: Review: { $game }, { $when }
history-review_game = Analisar: { $game }, { $when }

# English: Replay: { $game }, { $when }
history-watch_game = Rever: { $game }, { $when }

# English: Export
history-EXPORT = Exportar

# English: Export all
history-EXPORT_ALL = Exportar tudo

# English: Import
history-IMPORT = Importar

# English: Delete
history-DELETE = Excluir

# English: Show more
history-MORE = Mostrar mais

# English: { $n } { $n -> [one] match *[other] matches } deleted.
history-deleted =
    { $n } { $n ->
        [one] partida excluída
       *[other] partidas excluídas
    }.

# English: Undo
history-UNDO = Desfazer

# English: Restored.
history-BACK_AGAIN = Exclusão desfeita.

# English: { $n } { $n -> [one] match *[other] matches } imported.
history-imported =
    { $n } { $n ->
        [one] partida importada
       *[other] partidas importadas
    }.

# English: { $n } { $n -> [one] was *[other] were } already here.
history-known =
    { $n } já { $n ->
        [one] estava
       *[other] estavam
    } aqui.

# English: The file has { $n } new { $n -> [one] match *[other] matches }, but there is room for only { $room }. Nothing was changed.
history-no_room_for =
    O arquivo tem { $n } { $n ->
        [one] partida nova
       *[other] partidas novas
    }, mas só há espaço para { $room }. Nada foi alterado.

# English: This browser could not save them. Nothing was changed.
history-NOT_KEPT = Este navegador não conseguiu salvá-las. Nada foi alterado.

# English: { $why } Nothing was changed.
history-nothing_changed = { $why } Nada foi alterado.

# English: Reading the file …
history-READING = Lendo o arquivo…

# English: Your history is full: it holds { $most } { $most -> [one] match *[other] matches }.
history-full =
    Seu histórico está cheio: ele tem { $most } { $most ->
        [one] partida
       *[other] partidas
    }.

# English: Your history is full ({ $most } { $most -> [one] match *[other] matches }), so this match was not saved.
history-full_of =
    Seu histórico está cheio ({ $most } { $most ->
        [one] partida
       *[other] partidas
    }), então esta partida não foi salva.

# English: Delete the { $n } oldest
history-let_go =
    { $n ->
        [one] Excluir a { $n } mais antiga
       *[other] Excluir as { $n } mais antigas
    }

# English: This match is saved now.
history-KEPT_NOW = Agora esta partida está salva.

# English: Replay
history-REPLAY = Replay

# English: { $game }: replay
history-replay_of = { $game }: replay

# English: This match is not here
history-NOT_HERE = Esta partida não está aqui

# English: It may have been deleted, or saved in another browser.
history-NOT_HERE_WHY = Ela pode ter sido excluída ou salva em outro navegador.

# English: Step { $step } of { $steps }
history-step = Passo { $step } de { $steps }

# English: Step
history-STEP = Passo

# English: One step back
history-BACK = Um passo atrás

# English: One step forward
history-FORWARD = Um passo à frente

# English: Show all cards, or what one player knew
history-SHOWN = Mostrar todas as cartas, ou o que um jogador sabia

# English: All cards
history-ALL_CARDS = Todas as cartas

# English: Play from here
history-PLAY_ON = Jogar a partir daqui

# English: Another match of this game is in progress. Starting this one ends it.
history-GOES_ON = Outra partida deste jogo está em andamento. Começar esta encerra a outra.

# English: Your first try at a daily deal of this game is in progress. If you end it, that try is lost.
history-DAILY_GOES_ON = Sua primeira tentativa em uma partida do dia deste jogo está em andamento. Se você a encerrar, essa tentativa se perde.

# English: Cancel
history-CANCEL = Cancelar

# English: Resume that one
history-GO_ON_WITH_IT = Retomar a outra

# English: End that one
history-GIVE_IT_UP = Encerrar a outra

# English: Share
history-SHARE = Compartilhar

# English: Whoever opens the link can play the same cards or watch the match. The link contains no names.
history-SHARE_WHY = Quem abrir o link poderá jogar com as mesmas cartas ou ver a partida. O link não contém nomes.

# English: The deal
history-THIS_DEAL = As cartas

# English: The whole match
history-WHOLE_MATCH = A partida inteira

# English: A challenge
history-CHALLENGE = Um desafio

# English: Link
history-LINK = Link

# English: Copy
history-COPY = Copiar

# English: Copied.
history-COPIED = Copiado.

# English: This browser does not let the page copy. The link is selected: please copy it yourself.
history-COPY_YOURSELF = Este navegador não deixa a página copiar. O link está selecionado: copie-o você mesmo.

# English: QR code of the link
history-CODE = QR code do link

# English: The link is too long for a QR code in this window.
history-NO_CODE = O link é longo demais para um QR code nesta janela.

# English: Share this deal
history-SHARE_DEAL = Compartilhar as cartas

# English: A match from a link
history-LINKED = Uma partida por link

# English: Somebody sent you a deal. Everybody who opens it gets the same cards.
history-LINKED_DEAL = Alguém enviou a você as cartas de uma partida. Todos que abrem o link recebem as mesmas.

# English: Somebody sent you a match of { $n } { $n -> [one] step *[other] steps }.
history-linked_match =
    Alguém enviou a você uma partida de { $n } { $n ->
        [one] passo
       *[other] passos
    }.

# English: You can watch the whole match, so playing its deal counts as practice.
history-LINKED_PRACTICE = Você pode ver a partida inteira, então jogar com as cartas dela conta como treino.

# English: This device has seen this deal before, so playing it counts as practice.
history-LINKED_SEEN = Este aparelho já viu estas cartas, então jogar com elas conta como treino.

# English: Play this deal
history-PLAY_DEAL = Jogar estas cartas

# English: Watch it
history-WATCH_IT = Ver

# English: Save to history
history-KEEP_IT = Salvar no histórico

# English: It is saved in your history.
history-KEPT_IT = Ela está salva no seu histórico.

# English: There was no room for it.
history-KEEP_FAILED = Não havia espaço para ela.

# English: Opening …
history-OPENING = Abrindo…

# English: This link does not work
history-BAD_LINK = Este link não funciona

## ui::pages::about_texts

# English: About Spot On
about-ABOUT_TITLE = Sobre o Spot On

# English: Spot On is a collection of card games in which only the exact number wins. It runs in your browser, needs no account and no server, and sends nothing anywhere.
about-ABOUT_WHAT = O Spot On é uma coleção de jogos de cartas em que só o número exato vence. Ele roda no seu navegador, sem cadastro e sem servidor, e não envia nada a lugar nenhum.

# English: The bots play fair
about-FAIR = Os bots jogam limpo

# English: A bot knows only what a person in its seat would know. It does not see hidden cards, the order of the stock or the seed. It must guess the rest, just as you do.
about-FAIR_HOW = Um bot sabe apenas o que uma pessoa no lugar dele saberia. Ele não vê as cartas ocultas, nem a ordem do monte, nem a semente. O resto ele precisa adivinhar, assim como você.

# English: Your browser draws a random number of 256 bits, and a generator uses it to shuffle the cards. All orders are equally likely. Neither the level of the bots nor your play changes that.
about-FAIR_CARDS = Seu navegador sorteia um número aleatório de 256 bits, e um gerador o usa para embaralhar as cartas. Todas as ordens são igualmente prováveis. Nem o nível dos bots nem o seu jogo mudam isso.

# English: Rules, bots and shuffling are open source, and tests check what is said here. They give a bot two positions that differ only in hidden cards. The bot must not be able to tell them apart.
about-FAIR_PROOF = As regras, os bots e o embaralhamento são de código aberto, e testes verificam o que se diz aqui. Eles dão a um bot duas posições que só diferem nas cartas ocultas. O bot não deve conseguir distingui-las.

# English: Credits
about-CREDITS = Créditos

# English: Card pictures, texts of the rules and program: the authors of Spot On, under the MIT licence.
about-OURS = Desenhos das cartas, textos das regras e programa: os autores do Spot On, sob a licença MIT.

# English: Typeface:
about-TYPEFACE = Fonte:

# English: Spot On is not affiliated with the authors of the games.
about-NOT_AFFILIATED_ALL = O Spot On não tem vínculo com os autores dos jogos.

# English: unknown
about-UNKNOWN_BUILD = desconhecida

# English: Version { $version } · build { $build }
about-version = Versão { $version } · compilação { $build }

## ui::pages::backup::texts

# English: Back up and restore
backup-EVERYTHING = Backup e restauração

# English: Your settings, matches and results are stored only in this browser. A backup file keeps them safe or moves them to another browser.
backup-EVERYTHING_WHY = Seus ajustes, partidas e resultados ficam guardados apenas neste navegador. Um arquivo de backup os protege ou os leva para outro navegador.

# English: Back up to a file
backup-SAVE = Salvar backup

# English: Restore from a file
backup-OPEN = Restaurar backup

# English: This is not a Spot On backup. Nothing was changed.
backup-ANOTHER = Este não é um backup do Spot On. Nada foi alterado.

# English: These are exported matches, not a backup. Import them in the history. Nothing was changed.
backup-EXPORTED = Estas são partidas exportadas, e não um backup. Importe-as no histórico. Nada foi alterado.

# English: A newer version of Spot On made this backup. Nothing was changed.
backup-NEWER = Uma versão mais nova do Spot On fez este backup. Nada foi alterado.

# English: This backup is damaged or cut off. Nothing was changed.
backup-DAMAGED = Este backup está danificado ou incompleto. Nada foi alterado.

# English: Everything in this backup is already here.
backup-ALL_HERE = Tudo o que há neste backup já está aqui.

# English: Your settings will be replaced.
backup-SETTINGS = Seus ajustes serão substituídos.

# English: Your set-up for { $n } { $n -> [one] game *[other] games } will be replaced.
backup-setups =
    Sua preparação de { $n } { $n ->
        [one] jogo
       *[other] jogos
    } será substituída.

# English: { $n } { $n -> [one] tutorial *[other] tutorials } will no longer be offered.
backup-learned =
    { $n } { $n ->
        [one] tutorial não será mais oferecido
       *[other] tutoriais não serão mais oferecidos
    }.

# English: { $n } { $n -> [one] match *[other] matches } in progress will be added.
backup-matches =
    { $n } { $n ->
        [one] partida em andamento será acrescentada
       *[other] partidas em andamento serão acrescentadas
    }.

# English: { $n } finished { $n -> [one] match *[other] matches } will be added.
backup-records =
    { $n } { $n ->
        [one] partida terminada será acrescentada
       *[other] partidas terminadas serão acrescentadas
    }.

# English: { $n } { $n -> [one] result *[other] results } will be added to the statistics.
backup-results =
    { $n } { $n ->
        [one] resultado será acrescentado
       *[other] resultados serão acrescentados
    } às estatísticas.

# English: { $n } { $n -> [one] exercise *[other] exercises } will be added or brought up to date.
backup-exercises =
    { $n } { $n ->
        [one] exercício será acrescentado ou atualizado
       *[other] exercícios serão acrescentados ou atualizados
    }.

# English: { $n } { $n -> [one] result *[other] results } of daily deals will be added or brought up to date.
backup-daily_results =
    { $n } { $n ->
        [one] resultado de partida do dia será acrescentado ou atualizado
       *[other] resultados de partidas do dia serão acrescentados ou atualizados
    }.

# English: { $n } { $n -> [one] result *[other] results } of puzzles will be added or brought up to date.
backup-puzzles =
    { $n } { $n ->
        [one] resultado de enigma será acrescentado ou atualizado
       *[other] resultados de enigmas serão acrescentados ou atualizados
    }.

# English: { $n } unreadable { $n -> [one] item *[other] items } will be kept here, too.
backup-asides =
    { $n } { $n ->
        [one] item ilegível também será mantido
       *[other] itens ilegíveis também serão mantidos
    } aqui.

# English: Replace your { $game } match in progress with the one in the backup
backup-replace = Substituir sua partida em andamento ({ $game }) pela do backup

# English: Restore
backup-TAKE_OVER = Restaurar

# English: Cancel
backup-CANCEL = Cancelar

# English: The backup was restored.
backup-TAKEN_OVER = O backup foi restaurado.

# English: There is not enough room for these finished matches. Nothing was changed.
backup-FULL = Não há espaço suficiente para estas partidas terminadas. Nada foi alterado.

# English: { $n } saved { $n -> [one] item *[other] items } could not be read. A copy is kept.
backup-aside =
    Não foi possível ler { $n } { $n ->
        [one] item salvo
       *[other] itens salvos
    }. Uma cópia foi mantida.

# English: Save the unreadable data
backup-SAVE_ASIDE = Salvar os dados ilegíveis

## ui::pages::challenge::texts

# English: A friend has played this deal. Play the same cards against the same bots. Then both matches are compared.
challenge-INVITES = Um amigo jogou com estas cartas. Jogue com as mesmas, contra os mesmos bots. Depois as duas partidas são comparadas.

# English: Bots: { $level }
challenge-against = Bots: { $level }

# English: This device has seen this deal before, so playing it counts as practice.
challenge-SEEN = Este aparelho já viu estas cartas, então jogar com elas conta como treino.

# English: Accept the challenge
challenge-ACCEPT = Aceitar o desafio

# English: The match of this link is not finished, so it cannot be compared.
challenge-UNFINISHED = A partida deste link não terminou, então não pode ser comparada.

# English: You and your friend
challenge-COMPARED = Você e seu amigo

# English: You
challenge-YOU = Você

# English: Friend
challenge-FRIEND = Amigo

# English: No.
challenge-MOVE = N.º

# English: Points
challenge-POINTS = Pontos

# English: Result
challenge-RESULT = Resultado

# English: won
challenge-WON = vitória

# English: not won
challenge-NOT_WON = sem vitória

# English: You are { $n } { $n -> [one] point *[other] points } ahead.
challenge-you_ahead =
    Você está { $n } { $n ->
        [one] ponto
       *[other] pontos
    } à frente.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead.
challenge-friend_ahead =
    Seu amigo está { $n } { $n ->
        [one] ponto
       *[other] pontos
    } à frente.

# English: You are level.
challenge-LEVEL = Deu empate.

# English: Both matches begin with the same { $n } { $n -> [one] move *[other] moves }.
challenge-alike =
    As duas partidas começam { $n ->
        [one] com a mesma jogada
       *[other] com as mesmas { $n } jogadas
    }.

# English: The first move differs.
challenge-DIFFERENT = A primeira jogada já é diferente.

# English: All moves are the same.
challenge-ALL_ALIKE = Todas as jogadas são iguais.

# English: Replay yours
challenge-WATCH_YOURS = Rever a sua

# English: Replay theirs
challenge-WATCH_THEIRS = Rever a dele

# English: Move { $row }: the first difference
challenge-differs = Jogada { $row }: a primeira diferença

## ui::pages::committed_deal::texts

# English: Verifiable deal
committed-deal-COMMITTED = Distribuição verificável

# English: You and the bots each choose a part of the seed, and everybody can check that nobody chose the cards.
committed-deal-COMMITTED_WHY = Você e os bots escolhem cada um uma parte da semente, e todos podem verificar que ninguém escolheu as cartas.

# English: 1. The bots’ part is fixed
committed-deal-THEIRS = 1. A parte dos bots é fixada

# English: The bots’ part of the seed is drawn. This is its hash, the commitment; no other part fits it. Copy it, or take a picture of it.
committed-deal-THEIRS_WHY = A parte dos bots é sorteada. Este é o hash dela, o compromisso; nenhuma outra parte combina com ele. Copie-o ou tire uma foto dele.

# English: 2. Your part
committed-deal-YOURS = 2. A sua parte

# English: Type anything: 1 to 64 letters, digits or signs, without spaces. Both parts together decide the cards.
committed-deal-YOURS_WHY = Digite o que quiser: de 1 a 64 letras sem acento, dígitos ou sinais, sem espaços. As duas partes juntas decidem as cartas.

# English: Leave empty for a random one
committed-deal-DRAWN = Deixe vazio para sortear

# English: Your part must be 1 to 64 English letters, digits or signs, without spaces.
committed-deal-NO_PART = A sua parte deve ter de 1 a 64 letras sem acento, dígitos ou sinais, sem espaços.

# English: Deal the cards
committed-deal-DEAL = Dar as cartas

# English: The bots fixed their part before you named yours:
committed-deal-PLEDGE = Os bots fixaram a parte deles antes de você informar a sua:

# English: Commitment
committed-deal-COMMITMENT = Compromisso

# English: The bots’ part
committed-deal-BOTS_PART = A parte dos bots

# English: Your part
committed-deal-YOUR_PART = A sua parte

# English: The seed, a hash of both
committed-deal-SEED = A semente, um hash das duas

# English: This proves that the bots fixed their part before they knew yours. You did not know theirs when you named yours. So nobody chose these cards.
committed-deal-PROVES = Isto prova que os bots fixaram a parte deles antes de conhecer a sua. Você não conhecia a deles quando informou a sua. Portanto, ninguém escolheu estas cartas.

# English: It does not prove that the bots see no hidden cards. But they cannot: they are given only what their seat may see.
committed-deal-PROVES_NOT = Isto não prova que os bots não veem cartas ocultas. Mas eles não podem vê-las: só recebem o que o lugar deles pode ver.

# English: Verify the deal
committed-deal-CHECK = Verificar a distribuição

## ui::pages::compare_with_master::texts

# English: You and Master
compare-with-master-TITLE = Você e o Mestre

# English: Master
compare-with-master-MASTER = Mestre

# English: Replay Master's
compare-with-master-WATCH = Rever a do Mestre

# English: Master is { $n } { $n -> [one] point *[other] points } ahead.
compare-with-master-ahead =
    O Mestre está { $n } { $n ->
        [one] ponto
       *[other] pontos
    } à frente.

# English: Master plays your cards against the same bots …
compare-with-master-PLAYING = O Mestre joga com as suas cartas contra os mesmos bots…

# English: { $n } { $n -> [one] move *[other] moves } played
compare-with-master-played =
    { $n } { $n ->
        [one] jogada feita
       *[other] jogadas feitas
    }

# English: The bots do not answer. Reload the page to try again.
compare-with-master-FAILED = Os bots não respondem. Recarregue a página para tentar de novo.

# English: This comparison needs a finished match of one person against bots, without a race.
compare-with-master-NOT_ALONE = Esta comparação precisa de uma partida terminada de uma só pessoa contra bots, sem corrida.

## ui::pages::daily::texts

# English: Daily deals
daily-DAILY = Partidas do dia

# English: Everybody gets the same cards against the same bots. The first try counts.
daily-WHY = Todos jogam com as mesmas cartas, contra os mesmos bots. Vale a primeira tentativa.

# English: This day is over, so playing its deals is practice.
daily-PAST = Este dia já passou, então jogar as partidas dele é treino.

# English: This day has not begun yet.
daily-FUTURE = Este dia ainda não começou.

# English: Today’s daily deals
daily-TO_TODAY = Partidas de hoje

# English: The next day begins in { $n } { $n -> [one] hour *[other] hours }, at midnight UTC.
daily-hours_left =
    O próximo dia começa em { $n } { $n ->
        [one] hora
       *[other] horas
    }, à meia-noite UTC.

# English: The next day begins in { $n } { $n -> [one] minute *[other] minutes }, at midnight UTC.
daily-minutes_left =
    O próximo dia começa em { $n } { $n ->
        [one] minuto
       *[other] minutos
    }, à meia-noite UTC.

# English: In progress
daily-IN_PROGRESS = Em andamento

# English: Practice only.
daily-NOW_PRACTICE = Só treino.

# English: puzzle seen before
daily-ANSWER_WAS_KNOWN = enigma já visto

# English: { $days } { $days -> [one] day *[other] days } in a row
daily-streak =
    { $days } { $days ->
        [one] dia seguido
       *[other] dias seguidos
    }

# English: Play a deal today to begin a streak.
daily-NO_STREAK = Jogue uma partida hoje para começar uma sequência.

# English: You may miss one day a week without losing the streak.
daily-STREAK_WHY = Você pode faltar um dia por semana sem perder a sequência.

# English: { $n } { $n -> [one] player *[other] players }
daily-players =
    { $n } { $n ->
        [one] jogador
       *[other] jogadores
    }

# English: Solitaire
daily-SOLITAIRE = Paciência

# English: A puzzle with one right answer
daily-DAILY_PUZZLE_WHAT = Um enigma com uma só resposta certa

# English: Solve
daily-SOLVE = Resolver

# English: Solved
daily-SOLVED = Resolvido

# English: Not solved
daily-NOT_SOLVED = Não resolvido

# English: Won, { $score }
daily-won = Vitória, { $score }

# English: Lost, { $score }
daily-lost = Derrota, { $score }

# English: { $points } : { $others }
daily-score = { $points } a { $others }

# English: { $points } { $points -> [one] point *[other] points }
daily-points =
    { $points } { $points ->
        [one] ponto
       *[other] pontos
    }

# English: { $n } { $n -> [one] move *[other] moves }
daily-moves =
    { $n } { $n ->
        [one] jogada
       *[other] jogadas
    }

# English: Play
daily-PLAY = Jogar

# English: Practise
daily-PRACTISE = Treinar

# English: Replay
daily-REPLAY = Rever

# English: Challenge a friend to { $game }
daily-challenge = Desafiar um amigo: { $game }

# English: Challenge
daily-CHALLENGE = Desafiar

# English: Share the day
daily-SHARE = Compartilhar o dia

# English: Spot On, { $date }
daily-shared = Spot On, { $date }

# English: { $game }: { $result }
daily-shared_game = { $game }: { $result }

# English: Today, { $date }
daily-today_is = Hoje, { $date }

# English: { $n } of { $all } played
daily-played = { $n } de { $all } partidas

# English: New today
daily-NOT_PLAYED = Nova hoje

# English: Calendar
daily-CALENDAR = Calendário

# English: Earlier month
daily-EARLIER = Mês anterior

# English: Later month
daily-LATER = Mês seguinte

# English: { $day }: { $n } of { $all } played
daily-day_with = { $day }: { $n } de { $all } partidas

## ui::pages::no_peeking_texts

# English: There is no server that deals. Your devices deal together, so each of them knows only its own cards.
no-peeking-NO_PEEKING_LEAD = Não há servidor que dê as cartas. Os aparelhos dão as cartas juntos, e cada um só conhece as suas.

# English: Everybody shuffles and locks
no-peeking-LOCKS = Todos embaralham e trancam

# English: Each device shuffles the pack in turn and puts a lock of its own on every card. Then nobody knows where a card lies, not even all the others together.
no-peeking-LOCKS_WHY = Um após o outro, cada aparelho embaralha o baralho e põe um cadeado próprio em cada carta. Depois ninguém sabe onde está uma carta, nem mesmo todos os outros juntos.

# English: A card opens for one player
no-peeking-OPENS = Uma carta se abre para um jogador

# English: You draw a card. The others send your device their keys for this card, and for no other. Only your device has the last key.
no-peeking-OPENS_WHY = Você compra uma carta. Os outros enviam ao seu aparelho as chaves desta carta, e de nenhuma outra. Só o seu aparelho tem a última chave.

# English: Everybody checks every move
no-peeking-PLAYS = Todos conferem cada jogada

# English: A device signs each move. A card that cannot be there, or a second version of a move, is noticed at once.
no-peeking-PLAYS_WHY = O aparelho assina cada jogada. Uma carta que não pode estar ali, ou uma segunda versão de uma jogada, é notada na hora.

# English: At the end of a round everything is shown
no-peeking-AUDITS = No fim da rodada tudo é mostrado

# English: All devices show their secrets of the round. Each repeats every shuffle and every move by the full rules. Whoever has cheated is named, with the step.
no-peeking-AUDITS_WHY = Todos os aparelhos mostram seus segredos da rodada. Cada um refaz cada embaralhamento e cada jogada pelas regras completas. Quem trapaceou é apontado, com o passo.

# English: What this does not prevent
no-peeking-NOT_PREVENTED = O que isto não impede

# English: People can tell each other their cards, or look at each other's screens.
no-peeking-THEY_TALK = As pessoas podem dizer umas às outras que cartas têm ou olhar a tela do vizinho.

# English: Somebody can leave instead of showing the secrets. That round is not checked, and does not count.
no-peeking-THEY_LEAVE = Alguém pode sair em vez de mostrar os segredos. Essa rodada não é conferida e não conta.

# English: In a race each device measures its own time.
no-peeking-THEY_MEASURE = Em uma corrida, cada aparelho mede o próprio tempo.

# English: Whoever shuffles last could put one card into two places, and so know one card of another hand. The check at the end of the round shows it.
no-peeking-THEY_DOUBLE = Quem embaralha por último poderia pôr uma mesma carta em dois lugares e assim conhecer uma carta de outra mão. A conferência no fim da rodada revela isso.

# English: The developer tools of a browser show only what its player may know.
no-peeking-LOOK_INSIDE = As ferramentas de desenvolvedor do navegador mostram apenas o que o jogador desse aparelho pode saber.

## ui::pages::review::texts

# English: Review of { $game }
review-of_game = Análise: { $game }

# English: Whose decisions
review-WHOSE = Decisões de quem

# English: { $n } of { $all } decisions reviewed
review-progress = { $n } de { $all } decisões analisadas

# English: Less than a minute left.
review-LESS_THAN_A_MINUTE = Falta menos de um minuto.

# English: About { $n } { $n -> [one] minute *[other] minutes } left.
review-minutes_left =
    { $n ->
        [one] Falta
       *[other] Faltam
    } cerca de { $n } { $n ->
        [one] minuto
       *[other] minutos
    }.

# English: Some decisions could not be reviewed: the bots do not answer.
review-FAILED = Algumas decisões não puderam ser analisadas: os bots não respondem.

# English: Only a finished match can be reviewed.
review-NOT_OVER = Só uma partida terminada pode ser analisada.

# English: { $who } made no clear mistake.
review-no_mistakes = { $who } não cometeu nenhum erro claro.

# English: { $who } made { $n } clear { $n -> [one] mistake *[other] mistakes }. { $n -> [one] It *[other] Together they } lowered the chance to win by { $loss }.
review-mistakes =
    { $who } cometeu { $n } { $n ->
        [one] erro claro, que reduziu
       *[other] erros claros, que juntos reduziram
    } a chance de vitória em { $loss }.

# English: There was nothing to decide.
review-NO_DECISIONS = Não havia nada a decidir.

# English: Good luck raised the chance to win by { $gain }.
review-lucky = A sorte aumentou a chance de vitória em { $gain }.

# English: Bad luck lowered the chance to win by { $loss }.
review-unlucky = O azar reduziu a chance de vitória em { $loss }.

# English: Good and bad luck balanced each other.
review-EVEN = A sorte e o azar se equilibraram.

# English: Chance to win
review-CHANCE = Chance de vitória

# English: Chance to win during the match, from { $start }% to { $end }%. The list below has every number.
review-chart = Chance de vitória ao longo da partida, de { $start }% a { $end }%. A lista abaixo tem todos os números.

# English: Effect of luck and mistakes
review-LUCK_AND_SKILL = Efeito da sorte e dos erros

# English: Luck
review-LUCK = Sorte

# English: Mistakes
review-MISTAKES = Erros

# English: { $percent }%
review-percent = { $percent }%

# English: less than 1%
review-LESS_THAN_ONE = menos de 1%

# English: The decisions that mattered most
review-TURNING_POINTS = As decisões mais importantes

# English: Decision { $n }
review-decision = Decisão { $n }

# English: This move lowered the chance to win by { $percent }.
review-cost = Esta jogada reduziu a chance de vitória em { $percent }.

# English: Played
review-PLAYED = Jogada

# English: Better
review-BETTER = Melhor

# English: wins { $percent } of the time
review-wins = vence { $percent } das vezes

# English: On average, this player then gets { $own } in the round, and { $n -> [one] the other player *[other] each other player } { $others }.
review-outlook =
    Em média, este jogador obtém depois disso { $own } na rodada, e { $n ->
        [one] o outro jogador
       *[other] cada um dos outros
    } { $others }.

# English: { $who }: { $points }
review-score_of = { $who }: { $points }

# English: Try again with these cards
review-TRY_AGAIN = Tentar de novo com estas cartas

# English: Try again with other cards
review-TRY_OTHER = Tentar de novo com outras cartas

# English: “Other cards” means: cards that were visible stay, the others are shuffled.
review-TRY_OTHER_WHY = “Outras cartas” significa: as cartas que estavam visíveis ficam, as demais são embaralhadas.

# English: All decisions
review-ALL_DECISIONS = Todas as decisões

# English: best
review-BEST = melhor

# English: good
review-GOOD = boa

# English: inaccurate
review-INEXACT = imprecisa

# English: costly
review-COSTLY = grave

# English: What is this?
review-WHAT_IS_THIS = O que é isto?

# English: The chance to win the match, judging by what the player could know.
review-WHAT_CHANCE = A chance de vencer a partida, a julgar pelo que o jogador podia saber.

# English: Bots play the match to its end many times. Each time, other cards are in the places that the player could not see. The number is the share of wins.
review-WHAT_PLAYOUTS = Bots jogam a partida até o fim muitas vezes. A cada vez, há outras cartas nos lugares que o jogador não podia ver. O número é a parcela de vitórias.

# English: In a solitaire it is exact: every order of the cards has been counted.
review-WHAT_EXACT = Na paciência ele é exato: todas as ordens das cartas foram contadas.

# English: A mistake: another move wins clearly more often with the same cards. Small differences do not count, because they may be chance.
review-WHAT_MISTAKE = Um erro: outra jogada vence claramente mais vezes com as mesmas cartas. Diferenças pequenas não contam, porque podem ser acaso.

# English: The loss is the difference between the chances to win after the two moves.
review-WHAT_COST = A perda é a diferença entre as chances de vitória depois das duas jogadas.

# English: Luck: what the cards and the other players changed between two decisions.
review-WHAT_LUCK = Sorte: o que as cartas e os outros jogadores mudaram entre duas decisões.

# English: The numbers are sums of all changes, so they may exceed 100%. Start, luck and mistakes add up to 100% for a win and to 0% for a loss.
review-WHAT_SUM = Os números são somas de todas as mudanças, por isso podem passar de 100%. Início, sorte e erros somam 100% em uma vitória e 0% em uma derrota.

# English: “Costly” means: the chance to win fell by 8% or more. “Inaccurate” means: by 2% or more.
review-WHAT_GRADES = “Grave” significa: a chance de vitória caiu 8% ou mais. “Imprecisa” significa: 2% ou mais.

## ui::pages::statistics::texts

# English: Matches you finish appear here: how often you win, against whom, and by how much. There are none yet.
statistics-NOTHING_YET = As partidas que você termina aparecem aqui: quantas vezes você vence, contra quem e por quanto. Ainda não há nenhuma.

# English: This browser cannot save, so no matches are counted here.
statistics-KEEPS_NONE = Este navegador não consegue salvar, então nenhuma partida é contada aqui.

# English: Matches count if one person plays them to the end. “With help” means with hints or undone moves. “Practice” means that hidden cards were known, for example after an undo or from an earlier match of the same deal.
statistics-COUNTED = As partidas contam se uma só pessoa as joga até o fim. “Com ajuda” significa com dicas ou jogadas desfeitas. “Treino” significa que cartas ocultas eram conhecidas, por exemplo depois de desfazer ou por uma partida anterior com as mesmas cartas.

# English: There are no matches of this kind.
statistics-NONE_OF_THESE = Não há partidas deste tipo.

# English: Game
statistics-GAME = Jogo

# English: All games
statistics-ALL_GAMES = Todos os jogos

# English: Bots
statistics-LEVEL = Bots

# English: All levels
statistics-ALL_LEVELS = Todos os níveis

# English: Bots of several levels
statistics-MIXED_LEVELS = Bots de vários níveis

# English: Matches
statistics-KIND = Partidas

# English: Without help
statistics-WITHOUT_HELP = Sem ajuda

# English: With help
statistics-WITH_HELP = Com ajuda

# English: Practice
statistics-PRACTICE = Treino

# English: { $won } of { $played } { $played -> [one] match *[other] matches } won
statistics-won_of =
    { $won } { $won ->
        [one] vitória
       *[other] vitórias
    } em { $played } { $played ->
        [one] partida
       *[other] partidas
    }

# English: The last { $n } { $n -> [one] match *[other] matches }, the newest on the right: { $won } won.
statistics-latest =
    { $n ->
        [one] A última partida
       *[other] As últimas { $n } partidas
    }, a mais recente à direita: { $won } { $won ->
        [one] vitória
       *[other] vitórias
    }.

# English: Share of wins among ten matches, from the oldest to the newest: { $first }% at first, { $last }% at last, between { $least }% and { $most }%.
statistics-wins_over_time = Parcela de vitórias a cada dez partidas, da mais antiga à mais recente: { $first }% no início, { $last }% no fim, entre { $least }% e { $most }%.

# English: By game
statistics-BY_GAME = Por jogo

# English: By bots
statistics-BY_LEVEL = Por nível dos bots

# English: { $won } of { $played }
statistics-of = { $won } de { $played }

# English: { $n } { $n -> [one] player *[other] players }
statistics-players =
    { $n } { $n ->
        [one] jogador
       *[other] jogadores
    }

# English: from earlier versions, with any options
statistics-EARLIER = de versões anteriores, com quaisquer opções

# English: Played
statistics-PLAYED = Disputadas

# English: Won
statistics-WON = Vencidas

# English: { $number }%
statistics-percent = { $number }%

# English: Best result
statistics-BEST = Melhor resultado

# English: Average
statistics-AVERAGE = Média

# English: Wins in a row
statistics-STREAK = Vitórias seguidas

# English: Best streak
statistics-LONGEST_STREAK = Melhor sequência

# English: Hints
statistics-HINTS = Dicas

# English: Undos
statistics-UNDOS = Jogadas desfeitas

# Caption of the chart.
# English: Points of the last { $n } { $n -> [one] match *[other] matches } in order; the line is the average of ten.
statistics-course =
    Pontos { $n ->
        [one] da última partida
       *[other] das últimas { $n } partidas
    }, em ordem; a linha é a média de dez.

# English: You won { $won } of the last { $n }, with { $average } points on average.
statistics-lately = Você venceu { $won } das últimas { $n }, com média de { $average } pontos.

# English: How often each result occurred. The filled part of a column shows wins. The most frequent result was { $scores }: { $n } { $n -> [one] time *[other] times }.
statistics-distribution =
    Quantas vezes saiu cada resultado. A parte cheia de uma coluna mostra as vitórias. O resultado mais frequente foi { $scores }: { $n } { $n ->
        [one] vez
       *[other] vezes
    }.

# English: { $least } to { $most }
statistics-range = { $least } a { $most }

# English: { $scores }: { $n } { $n -> [one] match *[other] matches }, { $won } won
statistics-bar =
    { $scores }: { $n } { $n ->
        [one] partida
       *[other] partidas
    }, { $won } { $won ->
        [one] vitória
       *[other] vitórias
    }

# English: won
statistics-WON_DOT = vitória

# English: not won
statistics-LOST_DOT = sem vitória

# English: Daily deals and puzzles
statistics-DAILY_AND_PUZZLES = Partidas do dia e enigmas

# English: Days in a row
statistics-DAYS_IN_A_ROW = Dias seguidos

# English: Most days in a row
statistics-MOST_DAYS = Recorde de dias seguidos

# English: Daily puzzles solved
statistics-DAILY_PUZZLES_SOLVED = Enigmas do dia resolvidos

# English: Daily deals won
statistics-DEALS_WON = Partidas do dia vencidas

# English: Puzzles solved
statistics-PUZZLES_SOLVED = Enigmas resolvidos

# English: Rating
statistics-RATING = Rating

# English: Best puzzle streak
statistics-BEST_ROW = Melhor sequência de enigmas

# English: Best rush
statistics-BEST_RUSH = Melhor rajada

# English: Fastest sprint
statistics-BEST_SPRINT = Sprint mais rápido

# English: Delete these results
statistics-DELETE_THESE = Excluir estes resultados

# English: Delete { $n -> [one] this result *[other] these { $n } results }?
statistics-delete_question =
    Excluir { $n ->
        [one] este resultado
       *[other] estes { $n } resultados
    }?

# English: Delete
statistics-DELETE = Excluir

# English: Keep
statistics-KEEP = Manter

# English: Deleted.
statistics-DELETED = Exclusão feita.

# English: Undo
statistics-UNDO = Desfazer

## ui::pages::three_deals::texts

# English: Three deals
three-deals-TITLE = Três partidas

# English: You and Master play the same three deals against the same bots. Your margin is compared with Master’s, so luck counts less. Results are hidden until you have played.
three-deals-WHY = Você e o Mestre jogam três partidas com as mesmas cartas contra os mesmos bots. Sua vantagem é comparada com a do Mestre, então a sorte pesa menos. Os resultados ficam ocultos até você jogar.

# English: Deal
three-deals-DEAL = Partida

# English: You
three-deals-YOU = Você

# English: Master
three-deals-MASTER = Mestre

# English: Friend
three-deals-FRIEND = Amigo

# English: Difference
three-deals-DIFFERENCE = Diferença

# English: Play the next deal
three-deals-PLAY = Jogar a próxima partida

# English: plays …
three-deals-WAITING = jogando…

# English: hidden
three-deals-HIDDEN = oculto

# English: to play
three-deals-NOT_YET = a jogar

# English: You are { $n } { $n -> [one] point *[other] points } ahead of Master over three deals.
three-deals-ahead_of_master =
    Em três partidas, você está { $n } { $n ->
        [one] ponto
       *[other] pontos
    } à frente do Mestre.

# English: Master is { $n } { $n -> [one] point *[other] points } ahead of you over three deals.
three-deals-behind_master =
    Em três partidas, o Mestre está { $n } { $n ->
        [one] ponto
       *[other] pontos
    } à sua frente.

# English: You and Master are level over three deals.
three-deals-LEVEL = Em três partidas, deu empate entre você e o Mestre.

# English: You are { $n } { $n -> [one] point *[other] points } ahead of your friend.
three-deals-ahead_of_friend =
    Você está { $n } { $n ->
        [one] ponto
       *[other] pontos
    } à frente do seu amigo.

# English: Your friend is { $n } { $n -> [one] point *[other] points } ahead of you.
three-deals-behind_friend =
    Seu amigo está { $n } { $n ->
        [one] ponto
       *[other] pontos
    } à sua frente.

# English: You and your friend are level.
three-deals-LEVEL_WITH_FRIEND = Deu empate entre você e seu amigo.

# English: Challenge a friend to these deals
three-deals-SHARE = Desafiar um amigo para estas partidas

# English: Three other deals
three-deals-AGAIN = Outras três partidas

# English: This link has no finished matches of these deals, so your friend’s results are missing.
three-deals-NOT_THESE = Este link não tem partidas terminadas com estas cartas, então faltam os resultados do seu amigo.

# English: The bots do not answer, so Master’s results are missing. Reload the page to try again.
three-deals-FAILED = Os bots não respondem, então faltam os resultados do Mestre. Recarregue a página para tentar de novo.

# English: Compare
three-deals-COMPARE = Comparar

# English: Compare deal { $n } with Master’s match
three-deals-compare = Comparar a partida { $n } com a do Mestre

## ui::play::expression_texts

# English: { $part }, remove
play-expression-take_out = { $part }, remover

# English: { $part }, change
play-expression-change = { $part }, mudar

# English: Best possible
play-expression-BEST_POSSIBLE = Melhor possível

# English: The best possible answer was { $says } = { $line }.
play-expression-best_possible = A melhor resposta possível era { $says } = { $line }.

# English: { $n } seconds left.
play-expression-ten_left =
    { $n ->
        [one] Falta
       *[other] Faltam
    } { $n } { $n ->
        [one] segundo
       *[other] segundos
    }.

## ui::play::texts

# English: All games
play-ALL_GAMES = Todos os jogos

# English: Undo
play-TAKE_BACK = Desfazer

# English: Hint
play-HINT = Dica

# English: Log
play-LOG = Registro

# English: Rules
play-RULES = Regras

# A button's name with its key.
# English: { $name } ({ $key })
play-with_key = { $name } ({ $key })

# English: Your turn
play-YOUR_TURN = Sua vez

# English: Hint: { $mv }
play-hint = Dica: { $mv }

# English: it is in the field
play-ON_THE_LINE = está no campo de resposta

# English: wait, there is no better answer
play-WAIT = espere, não há resposta melhor

# English: Your turn: { $prompt }.
play-turn_to = Sua vez: { $prompt }.

# English: { $who } is playing
play-is_playing = Vez de { $who }

# English: tap to skip
play-TAP_TO_SKIP = toque para pular

# English: The { $round } is over
play-is_over = Fim da { $round }

# English: The match is over
play-MATCH_IS_OVER = Fim da partida

# English: This browser cannot save, so the match is lost when you close the page.
play-UNKEPT = Este navegador não consegue salvar, então a partida se perde quando você fecha a página.

# English: Only part of your saved match could be read. A full copy is kept.
play-PART_READ = Só uma parte da sua partida salva pôde ser lida. Uma cópia completa foi mantida.

# English: Your saved match could not be read. A copy is kept, and this is a new match.
play-NONE_READ = Sua partida salva não pôde ser lida. Uma cópia foi mantida, e esta é uma nova partida.

# English: A saved match cannot be read right now, so this is a new one. Close other tabs of Spot On, then reload.
play-UNREADABLE = Uma partida salva não pode ser lida agora, então esta é nova. Feche as outras abas do Spot On e recarregue.

# English: A newer version saved a match here. It is safe, but this version cannot save your moves.
play-NEWER = Uma versão mais nova salvou uma partida aqui. Ela está segura, mas esta versão não consegue salvar suas jogadas.

# English: This match is open in another tab
play-ELSEWHERE = Esta partida está aberta em outra aba

# English: Continue there, or play here. Nothing is lost.
play-ELSEWHERE_MORE = Continue lá ou jogue aqui. Nada se perde.

# English: Play here
play-TAKE_OVER = Jogar aqui

# English: The bots could not be started.
play-BOTS_FAILED = Não foi possível iniciar os bots.

# English: Try again
play-TRY_AGAIN = Tentar de novo

# English: Move undone.
play-TAKEN_BACK = Jogada desfeita.

# English: Seconds left
play-SECONDS_LEFT = Segundos restantes

# English: Your { $place }
play-your = { $place } (você)

# English: { $who }'s { $place }
play-of = { $place } ({ $who })

# English: No cards.
play-NO_CARDS = Nenhuma carta.

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
play-NEW = nova

# English: { $place }, { $count } { $count -> [one] card *[other] cards }
play-pile =
    { $place }, { $count } { $count ->
        [one] carta
       *[other] cartas
    }

# English: { $card } on top
play-on_top = { $card } por cima

# English: ordered: { $suit }
play-ordered = naipe pedido: { $suit }

# English: of { $goal }
play-goal = de { $goal }

# English: Still in the stock
play-TO_COME = Ainda no monte

# English: { $card }: { $n }
play-times = { $card }: { $n }

# English: Sort
play-SORT = Ordenar

# English: Sorted by rank.
play-BY_RANK = Por valor.

# English: Sorted by suit.
play-BY_SUIT = Por naipe.

# English: Sorted by rank, aces high.
play-BY_VALUE = Por valor, com o ás acima do rei.

# English: In your own order.
play-AS_DEALT = Na sua própria ordem.

# English: exactly { $goal }
play-exactly = exatamente { $goal }

# English: { $value }, { $more } over
play-over = { $value }, { $more } a mais

# English: { $value }, { $less } short
play-short =
    { $value }, { $less ->
        [one] falta
       *[other] faltam
    } { $less }

# English: Choose
play-CHOOSE = Escolha

# English: You have seen something new since. If you undo this, the match becomes practice and does not count.
play-UNDO_ENDS_COUNTING = Você já viu algo novo desde então. Se desfizer isso, a partida vira treino e não conta.

# English: You have seen something new since. If you undo this, today's try becomes practice and does not count.
play-UNDO_ENDS_DAILY = Você já viu algo novo desde então. Se desfizer isso, a tentativa de hoje vira treino e não conta.

# English: Your result will show that you used a hint.
play-HINT_IS_TOLD = Seu resultado vai mostrar que você usou uma dica.

# English: Cancel
play-CANCEL = Cancelar

# English: Delete
play-DELETE = Excluir

# English: Clear
play-CLEAR = Limpar

# English: Scores
play-SCORES = Placar

# English: The goal is { $goal } points
play-first_to = A meta é de { $goal } pontos

# English: Log of the match
play-LOG_OF_THE_MATCH = Registro da partida

# English: What happened, newest first
play-LATEST_FIRST = O que aconteceu, do mais recente ao mais antigo

# English: Fairness check
play-FAIRNESS = Teste de honestidade

# English: Asking the bot a hundred times …
play-FAIRNESS_ASKS = Perguntando ao bot cem vezes…

# English: No bot has played yet.
play-FAIRNESS_NOTHING = Nenhum bot jogou ainda.

# English: { $who } had to choose the last move again. Each time the hidden cards were dealt differently: { $deals } { $deals -> [one] time *[other] times }.
play-fairness =
    { $who } teve de escolher de novo a última jogada { $deals } { $deals ->
        [one] vez
       *[other] vezes
    }, sempre com as cartas ocultas distribuídas de outro modo.

# English: The same answer { $same } times out of { $deals }:
play-fairness_same =
    A mesma resposta em { $same } de { $deals } { $deals ->
        [one] vez
       *[other] vezes
    }:

# English: A bot that looked at hidden cards would change its answer when they change.
play-FAIRNESS_WHY = Um bot que olhasse as cartas ocultas mudaria de resposta quando elas mudam.

# English: wait
play-IT_WAITS = esperar

# English: Keys
play-KEYS = Atalhos de teclado

# English: Close
play-CLOSE = Fechar

# English: next place on the table
play-KEY_TAB = próximo lugar da mesa

# English: move along your hand
play-KEY_ARROWS = percorrer as cartas da sua mão

# English: move a card within your hand
play-KEY_SHIFT = mover uma carta na sua mão

# English: play the card, draw, or press the button
play-KEY_ENTER = jogar a carta, comprar ou apertar o botão

# English: sort your hand
play-KEY_SORT = ordenar sua mão

# English: undo
play-KEY_UNDO = desfazer

# English: hint
play-KEY_HINT = dica

# English: do not wait for a bot's move
play-KEY_SKIP = não esperar a jogada de um bot

# English: log
play-KEY_LOG = registro

# English: this list
play-KEY_LIST = esta lista

# English: cancel, or close what is open
play-KEY_ESCAPE = cancelar, ou fechar o que está aberto

# English: Next to play on this device:
play-NEXT_AT_THE_DEVICE = Próxima pessoa neste aparelho:

# English: Show my cards
play-LIFT = Ver minhas cartas

# English: I am { $who }
play-instead = Eu sou { $who }

# English: Hand over
play-HAND_OVER = Passar o aparelho

# English: Tutorial
play-TUTORIAL = Tutorial

# English: New to this game?
play-OFFER = Primeira vez neste jogo?

# English: No, thanks
play-NO_THANKS = Agora não

# English: Now the other player moves.
play-WATCH = Agora é a vez do outro jogador.

# English: That is a legal move, but please follow the tutorial for now.
play-STRAYED = Essa jogada é permitida, mas por enquanto siga o tutorial.

# English: { $step } of { $steps }
play-step_of = { $step } de { $steps }

# English: Skip
play-SKIP = Pular

# English: Next
play-GO_ON = Próximo

# English: Play a match
play-PLAY_NOW = Jogar uma partida

# English: The tutorial could not be loaded. Please check the connection.
play-NO_TUTORIAL = Não foi possível carregar o tutorial. Verifique a conexão.

# English: Back
play-BACK = Voltar

# English: Next
play-NEXT_PUZZLE = Próximo

# English: A similar one
play-SIMILAR_PUZZLE = Um parecido

# English: The round so far:
play-ROUND_SO_FAR = A rodada até aqui:

# English: Ruled out since this move: { $cards }. { $step }
play-ruled_out = Impossível a partir desta jogada: { $cards }. { $step }

# English: One move back
play-STEP_BACK = Uma jogada atrás

# English: One move forward
play-STEP_FORWARD = Uma jogada à frente

# English: Show the answer
play-SHOW_ANSWER = Ver a resposta

# English: Start over
play-START_OVER = Recomeçar

# English: { $n } of { $all } ways found.
play-ways_found = Jeitos encontrados: { $n } de { $all }.

# English: Next in the stock: { $cards }
play-next_cards = Próximas do monte: { $cards }

# English: You have found this way already.
play-SAME_WAY = Você já encontrou este jeito.

# English: Next { $round }
play-next = Próxima { $round }

# English: Play again
play-AGAIN = Jogar de novo

# English: Set up
play-SET_UP = Preparar

# English: Compare
play-COMPARE = Comparar

# English: Daily deals
play-TO_THE_DAY = Partidas do dia

# English: A new match begins.
play-NEW_MATCH = Começa uma nova partida.

# English: Not this time
play-NOT_THIS_TIME = Não foi desta vez

# English: A draw
play-A_DRAW = Empate

# English: You win!
play-YOU_WIN = Você venceu!

# English: { $who } wins
play-wins = { $who } vence

# English: { $names } share the win
play-share = Vitória dividida: { $names }

# English: { $n } × undo
play-taken_back =
    { $n } { $n ->
        [one] jogada desfeita
       *[other] jogadas desfeitas
    }

# English: { $n } × hint
play-hints =
    { $n } { $n ->
        [one] dica
       *[other] dicas
    }

# English: practice, so it does not count
play-PRACTICE = treino, então não conta

# English: Daily deal
play-DAILY_COUNTS = Partida do dia

# English: This is your first try at a daily deal, so it counts.
play-DAILY_COUNTS_WHY = Esta é a sua primeira tentativa em uma partida do dia, então ela conta.

# English: Practice
play-PRACTICE_MARK = Treino

# English: Points over time
play-COURSE = Pontos ao longo da partida

# English: { $who }: { $totals }
play-course_of = { $who }: { $totals }

# A step of the match, with the points that it brought.
# English: Best moment: { $who }, { $points }
play-best_moment = Melhor momento: { $who }, { $points }

## ui::puzzles::exercise_texts

# English: These are costly mistakes from your own matches. Find the better move. Each one returns until you have found it three times.
puzzles-exercise-WHAT = Estes são erros graves das suas próprias partidas. Encontre uma jogada melhor. Cada exercício volta até você acertar três vezes.

# English: { $n } { $n -> [one] exercise *[other] exercises } left for today
puzzles-exercise-left =
    { $n ->
        [one] Falta
       *[other] Faltam
    } { $n } { $n ->
        [one] exercício
       *[other] exercícios
    } para hoje

# English: What do you play?
puzzles-exercise-QUESTION = O que você joga?

# English: Right.
puzzles-exercise-RIGHT = Certo.

# English: Not this time. Better: { $mv }
puzzles-exercise-wrong = Não foi desta vez. Melhor: { $mv }

# English: It comes back in { $days } { $days -> [one] day *[other] days }.
puzzles-exercise-in_days =
    Ele volta em { $days } { $days ->
        [one] dia
       *[other] dias
    }.

# English: You have learned it.
puzzles-exercise-LEARNED = Você já aprendeu este.

# English: You have already answered it today, so this does not count.
puzzles-exercise-ANSWERED_BEFORE = Você já respondeu a este hoje, então não conta.

# English: Nothing is left for today.
puzzles-exercise-DONE = Não resta nada para hoje.

# English: Your costly mistakes appear here the day after you review a match. There are none yet.
puzzles-exercise-NONE = Seus erros graves aparecem aqui no dia seguinte à análise de uma partida. Ainda não há nenhum.

# English: { $n } { $n -> [one] exercise waits *[other] exercises wait } for another day.
puzzles-exercise-waiting =
    { $n } { $n ->
        [one] exercício fica
       *[other] exercícios ficam
    } para outro dia.

## ui::puzzles::texts

# English: Find the one right move. Every answer has been proved.
puzzles-WHY = Encontre a única jogada certa. Todas as respostas foram comprovadas.

# English: rating { $rating }
puzzles-rating = rating { $rating }

# English: { $n } solved
puzzles-solved =
    { $n } { $n ->
        [one] resolvido
       *[other] resolvidos
    }

# English: { $rating }?
puzzles-provisional = { $rating }?

# English: { $rating }
puzzles-settled = { $rating }

# English: Best streak: { $n }
puzzles-streak = Melhor sequência: { $n }

# English: Best rush: { $n }
puzzles-rush_best = Melhor rajada: { $n }

# English: Solve
puzzles-SOLVE = Resolver

# English: Solve puzzles of { $game }
puzzles-solve_game = Resolver enigmas: { $game }

# English: All cards open
puzzles-PROBLEMS = Cartas abertas

# English: { $game }: problems with all cards open
puzzles-problems_of = { $game }: enigmas com todas as cartas abertas

# English: Rush
puzzles-RUSH = Rajada

# English: Rush: puzzles of { $game } in three minutes
puzzles-rush_game = Rajada, enigmas em três minutos: { $game }

# English: Solve as many puzzles as you can in three minutes. The third mistake ends the rush.
puzzles-RUSH_WHY = Resolva o máximo de enigmas em três minutos. O terceiro erro encerra a rajada.

# English: Course
puzzles-COURSE = Curso

# English: Course: { $game }
puzzles-course_of = Curso: { $game }

# English: Twenty puzzles from easy to hard. Look at an example of each kind first.
puzzles-COURSE_WHY = Vinte enigmas, do fácil ao difícil. Veja antes um exemplo de cada tipo.

# English: Kinds of puzzles
puzzles-EXAMPLES = Tipos de enigmas

# English: Example
puzzles-EXAMPLE = Exemplo

# English: Example: { $question }
puzzles-example_of = Exemplo: { $question }

# English: Twenty puzzles
puzzles-COURSE_STEPS = Vinte enigmas

# English: Puzzle { $n }, rated { $rating }, { $state }
puzzles-course_step = Enigma { $n }, rating { $rating }, { $state }

# English: not tried
puzzles-NOT_TRIED = não tentado

# English: solved
puzzles-SOLVED = resolvido

# English: That was the last puzzle of the course.
puzzles-COURSE_DONE = Esse foi o último enigma do curso.

# English: More ways to solve
puzzles-MORE_WAYS = Outras formas de resolver

# English: More ways to solve: { $game }
puzzles-more_ways = Outras formas de resolver: { $game }

# English: All puzzles
puzzles-ALL_PUZZLES = Todos os enigmas

# English: Puzzle rated { $rating }
puzzles-rated = Enigma de rating { $rating }

# English: Your rating: { $rating }
puzzles-yours = Seu rating: { $rating }

# English: Skill: { $what }
puzzles-trains = Habilidade: { $what }

# English: Like this: { $mv }
puzzles-example = Assim: { $mv }

# English: Right.
puzzles-RIGHT = Certo.

# English: Not this one. The answer: { $mv }
puzzles-wrong = Não é essa. A resposta: { $mv }

# English: After that the other player can prevent it, or is faster:
puzzles-CAN_BE_STOPPED = Depois disso, o outro jogador pode impedir você, ou é mais rápido:

# English: After that it cannot be done in time.
puzzles-TOO_LATE = Depois disso já não dá tempo.

# English: { $first }, or { $second }
puzzles-or = { $first }, ou: { $second }

# English: { $first }. Then: { $second }
puzzles-then = { $first }. Depois: { $second }

# English: { $n } in a row.
puzzles-in_a_row =
    { $n } { $n ->
        [one] seguido
       *[other] seguidos
    }.

# English: The puzzles could not be loaded. Please check the connection.
puzzles-NOT_LOADED = Não foi possível carregar os enigmas. Verifique a conexão.

# English: You have solved all puzzles of this game.
puzzles-ALL_SOLVED = Você resolveu todos os enigmas deste jogo.

# English: These puzzles do not exist. Here are all puzzles.
puzzles-NO_SUCH_PAGE = Estes enigmas não existem. Aqui estão todos os enigmas.

# English: { $game } has no sums. Here are all puzzles.
puzzles-no_sums = { $game }: sem somas neste jogo. Aqui estão todos os enigmas.

# English: { $minutes }:{ $seconds } · { $solved } solved · { $mistakes } of 3 mistakes
puzzles-left =
    { $minutes }:{ $seconds } · { $solved } { $solved ->
        [one] resolvido
       *[other] resolvidos
    } · { $mistakes } de 3 erros

# English: The rush is over: { $n } { $n -> [one] puzzle *[other] puzzles } solved.
puzzles-rush_over =
    Fim da rajada: { $n } { $n ->
        [one] enigma resolvido
       *[other] enigmas resolvidos
    }.

# English: This is your best rush.
puzzles-NEW_BEST_RUSH = Esta é a sua melhor rajada.

# English: Rush again
puzzles-RUSH_AGAIN = Nova rajada

# English: resumed
puzzles-GOES_ON = continuação

# English: You have seen this puzzle before, so your rating stays.
puzzles-KNOWN_PUZZLE = Você já viu este enigma, então seu rating não muda.

# English: Practice: this answer does not count.
puzzles-PRACTICE_PUZZLE = Treino: esta resposta não conta.

# English: Ten puzzles as fast as you can. A wrong answer costs ten seconds.
puzzles-SPRINT_WHY = Dez enigmas o mais rápido possível. Uma resposta errada custa dez segundos.

# English: Sprint, { $level }: { $game }
puzzles-sprint_game = Sprint, { $level }: { $game }

# English: easy
puzzles-EASY = fácil

# English: medium
puzzles-MEDIUM = médio

# English: all
puzzles-ALL = todos

# English: { $n } of { $all } · { $time }
puzzles-sprint_at = { $n } de { $all } · { $time }

# English: Your time: { $time }
puzzles-sprint_time = Seu tempo: { $time }

# English: Your best time: { $time }
puzzles-best_time = Seu melhor tempo: { $time }

# English: This is your best time.
puzzles-NEW_BEST = Este é o seu melhor tempo.

# English: wrong
puzzles-MISSED = errado

# English: Sprint again
puzzles-SPRINT_AGAIN = Novo sprint

# English: { $n } of { $all }
puzzles-calm_at = { $n } de { $all }

# English: You found { $n } of { $all }.
puzzles-calm_over = Você acertou { $n } de { $all }.

# English: Your times by kind of sum
puzzles-SLOW = Seus tempos por tipo de soma

# English: Your average times in all sprints of this game.
puzzles-SLOW_WHY = Seus tempos médios em todos os sprints deste jogo.

# English: Sums of { $n } { $n -> [one] card *[other] cards }
puzzles-of_cards =
    Somas de { $n } { $n ->
        [one] carta
       *[other] cartas
    }

# English: Make { $n }
puzzles-make = Formar { $n }

# English: Make { $n }, { $level }: { $game }
puzzles-make_game = Formar { $n }, { $level }: { $game }

# English: Choose { $n } cards that make exactly { $target }.
puzzles-choose_sum = Escolha { $n } cartas que somem exatamente { $target }.

# English: You have { $start }. Choose cards that bring you to exactly { $target }.
puzzles-choose_sum_from = Você tem { $start }. Escolha cartas que levem você a exatamente { $target }.

# English: Check
puzzles-CHECK = Conferir

# English: Next
puzzles-NEXT = Próximo

# English: That makes { $made }. A right answer: { $right }.
puzzles-sum_wrong = Isso dá { $made }. Uma resposta certa: { $right }.

# English: Each wrong answer adds ten seconds.
puzzles-SPRINT_PENALTY = Cada resposta errada acrescenta dez segundos.

# English: Print
puzzles-PRINT = Imprimir

# English: Print puzzles of { $game }
puzzles-print_game = Imprimir enigmas: { $game }

# English: puzzles to print
puzzles-PUZZLES_ON_PAPER = enigmas para imprimir

# English: Level
puzzles-LEVEL = Nível

# English: Kind
puzzles-KIND = Tipo

# English: How many
puzzles-SIZE = Quantidade

# English: All kinds
puzzles-ALL_KINDS = Todos os tipos

# English: Other puzzles
puzzles-OTHER_PUZZLES = Outros enigmas

# English: Answers
puzzles-ANSWERS = Respostas

# English: The answers are on a separate page. Puzzles that you print or look up here no longer change your rating.
puzzles-ANSWERS_WHY = As respostas estão em uma página à parte. Os enigmas que você imprime ou consulta aqui não mudam mais seu rating.

# English: Only { $n } { $n -> [one] puzzle fits *[other] puzzles fit } this choice.
puzzles-fewer =
    Só { $n } { $n ->
        [one] enigma atende
       *[other] enigmas atendem
    } a esta escolha.

# English: seen before, under other cards
puzzles-SEEN_BEFORE = já visto, com outras cartas

# English: This day has not begun, so its puzzle is not open yet.
puzzles-DAILY_PUZZLE_NOT_YET = Este dia não começou, então o enigma dele ainda não está aberto.

# English: Your answer counts for { $day }. Today has another puzzle.
puzzles-spot_done_late = Sua resposta vale para { $day }. Hoje há outro enigma.

# English: That was practice. Each day has a new puzzle.
puzzles-DAILY_PUZZLE_PRACTISED = Isso foi treino. Cada dia tem um novo enigma.

# English: You have answered today's puzzle. There is a new one tomorrow.
puzzles-DAILY_PUZZLE_DONE = Você respondeu ao enigma de hoje. Amanhã há um novo.

## ui::texts

# English: Spot On: five card games in which only the exact number wins
page-SITE = Spot On: cinco jogos de cartas em que só o número exato vence

# English: { $page } · Spot On
page-title = { $page } · Spot On

# English: Set up { $game }
page-set_up_game = Preparar: { $game }

# English: Rules of { $game }
page-rules_of = Regras: { $game }

# English: Play { $game }
page-play_game = Jogar { $game }

# English: Learn { $game }
page-learn_game = Aprender { $game }

# English: Tutorial
page-TUTORIAL = Tutorial

# English: Resume { $game }
page-continue_game = Retomar: { $game }

# English: This page does not exist. Here are all games.
page-LOST = Esta página não existe. Aqui estão todos os jogos.

# English: Pages
page-PAGES = Páginas

# English: Settings
page-SETTINGS = Ajustes

# English: Statistics
page-STATISTICS = Estatísticas

# English: Today
page-TODAY = Hoje

# English: Puzzles
page-PUZZLES = Enigmas

# English: Daily puzzle
page-DAILY_PUZZLE = Enigma do dia

# English: Sprint
page-SPRINT = Sprint

# English: About
page-ABOUT = Sobre

# English: Try again
page-TRY_AGAIN = Tentar de novo

# English: Loading …
page-LOADING = Carregando…

# English: This page did not load
page-NOT_FETCHED = Esta página não carregou

# English: A part of Spot On could not be loaded. Please check the connection.
page-NOT_FETCHED_WHY = Uma parte do Spot On não pôde ser carregada. Verifique a conexão.

# English: Some settings could not be read, so Spot On uses the defaults. It keeps a copy of the old settings.
page-SETTINGS_UNREADABLE = Alguns ajustes não puderam ser lidos, então o Spot On usa os valores padrão. Ele mantém uma cópia dos ajustes antigos.

# English: A new version is ready.
page-UPDATE = Uma nova versão está pronta.

# English: Update now
page-UPDATE_NOW = Atualizar

# English: Reloading the page …
page-LOADING_ANEW = Recarregando a página…

# English: Your browser translates this page, so some scores may be out of date. Spot On has other languages of its own.
page-TRANSLATED = Seu navegador está traduzindo esta página, então alguns placares podem estar desatualizados. O próprio Spot On tem versões em outros idiomas.

# English: Choose a language
page-OTHER_LANGUAGES = Escolher um idioma

# English: Spot On has stopped
page-STOPPED = O Spot On parou

# English: This is our mistake, not yours. If this browser can save, your match is saved up to the last move.
page-STOPPED_WHY = O erro é nosso, não seu. Se este navegador consegue salvar, sua partida está salva até a última jogada.

# English: Reload the page
page-LOAD_AGAIN = Recarregar a página

# English: To all games
page-TO_ALL_GAMES = Ver todos os jogos

# English: Copy
page-COPY = Copiar

# English: Copied
page-COPIED = Copiado

# English: This browser could not save that.
page-NOT_KEPT = Este navegador não conseguiu salvar isso.

# English: This browser does not let Spot On read its saved data right now. Close its other tabs, then try again.
page-CANNOT_READ = Este navegador não deixa o Spot On ler os dados salvos agora. Feche as outras abas do Spot On e tente de novo.

# English: Your data was saved by a newer version. It is safe, but this version cannot save.
page-NEWER = Seus dados foram salvos por uma versão mais nova. Eles estão seguros, mas esta versão não consegue salvar.

# English: { $number }
page-number = { $number }

# English: Only the exact number wins.
page-HERO = Só o número exato vence.

# English: Five quick card games, about ten minutes each. No account, no server, no hurry.
page-HERO_MORE = Cinco jogos de cartas rápidos, de uns dez minutos cada. Sem cadastro, sem servidor, sem pressa.

# English: { $least } to { $most } players · { $length }
page-players_and_length = { $least } a { $most } jogadores · { $length }

# English: New here? Begin with { $game }.
page-first_game = Primeira vez aqui? Comece por { $game }.

# English: Resume
page-CONTINUE = Retomar

# English: { $n } more { $n -> [one] match *[other] matches } in progress
page-more_matches =
    Mais { $n } { $n ->
        [one] partida
       *[other] partidas
    } em andamento

# English: Play
page-PLAY = Jogar

# English: Set up
page-SET_UP = Preparar

# English: Rules
page-RULES = Regras

# English: Novice
page-NOVICE = Novato

# English: Casual
page-CASUAL = Casual

# English: Skilled
page-SKILLED = Experiente

# English: Master
page-MASTER = Mestre

# English: Players
page-PLAYERS = Jogadores

# English: You take the first seat. Bots or other people take the others.
page-PLAYERS_WHY = Você ocupa o primeiro lugar. Bots ou outras pessoas ocupam os demais.

# English: Solitaire
page-SOLITAIRE = Paciência

# English: Who plays
page-WHO_PLAYS = Quem joga

# English: Bots see only what a person in their seat could see.
page-WHO_PLAYS_WHY = Os bots veem apenas o que uma pessoa no lugar deles poderia ver.

# English: Seat { $number }
page-seat = Lugar { $number }

# English: A person on this device
page-A_PERSON = Uma pessoa neste aparelho

# English: Bot: { $level }
page-a_bot = Bot: { $level }

# English: Name at seat { $number }
page-name_of = Nome no lugar { $number }

# English: You
page-YOU = Você

# English: Player { $number }
page-player = Jogador { $number }

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
    A força dos bots: partidas vencidas em 100, com { $seats } { $seats ->
        [one] jogador
       *[other] jogadores
    }.

# English: Measured with the default options.
page-USUAL_OPTIONS = Medida com as opções padrão.

# English: Equal players would win { $n } each.
page-even_share = Jogadores de mesma força venceriam { $n } cada um.

# English: { $level }: { $percent } against { $below }
page-beats = { $level }: { $percent } contra { $below }

# English: Presets
page-PRESETS = Predefinições

# English: You can still change each option below.
page-PRESETS_WHY = Você ainda pode mudar cada opção abaixo.

# English: As published
page-AS_PUBLISHED = Original

# English: Quick
page-QUICK_MATCH = Rápida

# English: Everything on
page-EVERYTHING_ON = Tudo ativado

# English: It does not count.
page-DOES_NOT_COUNT = Não conta.

# English: You undid a move after you had seen something new.
page-UNDONE_AFTER_SEEING = Você desfez uma jogada depois de ver algo novo.

# English: You have seen it before.
page-SEEN_BEFORE = Você já tinha visto isto.

# English: It belongs to another day.
page-OF_ANOTHER_DAY = É de outro dia.

# English: Only the first try counts.
page-ONLY_FIRST_TRY = Só vale a primeira tentativa.

# English: It continues another match.
page-CONTINUES_A_MATCH = Continua outra partida.

# English: You gave up the first try.
page-GAVE_UP = Você desistiu da primeira tentativa.

# A browser without room.
# English: This browser cannot save your results: its storage is full or blocked. They last until you close this page.
page-UNSAVED = Este navegador não consegue salvar seus resultados: o armazenamento está cheio ou bloqueado. Eles duram até você fechar esta página.

# English: Starting a new match ends the one in progress.
page-GIVES_UP = Começar uma nova partida encerra a que está em andamento.

# English: Start
page-START = Começar

# Displayed in English only.
# English: The texts in this language could not be loaded, so the page is in English: { $language }. Please check the connection.
page-language_missing = Não foi possível carregar os textos neste idioma ({ $language }), então a página está em inglês. Verifique a conexão.

# English: Language
page-LANGUAGE = Idioma

# English: Matches, settings and statistics stay as they are.
page-LANGUAGE_WHY = Partidas, ajustes e estatísticas ficam como estão.

# English: Follow the browser
page-AS_THE_BROWSER = Padrão do navegador

# English: Colours
page-COLOURS = Cores

# English: Light, dark, or like your system. High contrast helps in bright sun and with tired eyes.
page-COLOURS_WHY = Claro, escuro ou como no sistema. O alto contraste ajuda sob sol forte e com a vista cansada.

# English: Follow the system
page-AS_THE_SYSTEM = Padrão do sistema

# English: Light
page-LIGHT = Claro

# English: Dark
page-DARK = Escuro

# English: High contrast
page-HIGH_CONTRAST = Alto contraste

# English: Card design
page-DECK = Estilo das cartas

# English: Large corners are easier to read on small screens; four colours tell the suits apart.
page-DECK_WHY = Com cantos grandes, as cartas são mais fáceis de ler em telas pequenas; quatro cores distinguem os naipes.

# English: Standard
page-STANDARD = Padrão

# English: Large corners
page-LARGE_INDEX = Cantos grandes

# English: Four colours
page-FOUR_COLOURS = Quatro cores

# English: Large corners, four colours
page-LARGE_FOUR_COLOURS = Cantos grandes, quatro cores

# English: Letters on the cards
page-LETTERS = Letras nas cartas

# English: Which letters stand for ace, king, queen and jack. Typed answers may use both.
page-LETTERS_WHY = Que letras representam ás, rei, dama e valete. Nas respostas digitadas valem as duas opções.

# The letters that cards of the country have, such as A K D B in German.
# English: Of the language
page-OWN_LETTERS = Do idioma

# English: International: A K Q J
page-INTERNATIONAL_LETTERS = Internacionais: A K Q J

# English: Speed
page-PACE = Velocidade

# English: How fast cards move and bots play. If your system asks for less motion, nothing moves.
page-PACE_WHY = A rapidez com que as cartas se movem e os bots jogam. Se o seu sistema pede menos movimento, nada se move.

# English: No motion
page-NO_MOTION = Sem movimento

# English: Fast
page-FAST = Rápida

# English: Normal
page-NORMAL = Normal

# English: Slow
page-SLOW = Lenta

# English: Sound
page-SOUND = Som

# English: A short sound for each deal, card and turn.
page-SOUND_WHY = Um som curto a cada distribuição, a cada carta e quando chega a vez de jogar.

# English: Off
page-SILENT = Sem som

# English: Quiet
page-QUIET = Baixo

# English: Loud
page-LOUD = Alto

# English: Vibration
page-HAPTICS = Vibração

# English: Phones vibrate when you lift a card, when it is your turn and when you win.
page-HAPTICS_WHY = O celular vibra quando você levanta uma carta, quando é a sua vez e quando você vence.

# English: Buttons at the table
page-HAND = Botões da mesa

# English: Show them on the left or on the right.
page-HAND_WHY = Mostrar à esquerda ou à direita.

# English: On the right
page-RIGHT = À direita

# English: On the left
page-LEFT = À esquerda

# English: Playable cards
page-RAISED = Cartas jogáveis

# English: Cards that you can play now are raised.
page-RAISED_WHY = As cartas que você pode jogar agora ficam levantadas.

# English: Side panel
page-PANEL = Painel lateral

# English: In a wide window, scores, log and options are beside the table.
page-PANEL_WHY = Em uma janela larga, o placar, o registro e as opções ficam ao lado da mesa.

# English: Open
page-OPEN = Aberto

# English: Folded
page-FOLDED = Recolhido

# English: Single-letter keys
page-KEYS = Atalhos de uma tecla

# English: U undoes a move, H gives a hint, L opens the log, ? lists the keys.
page-KEYS_WHY = U desfaz uma jogada, H dá uma dica, L abre o registro, ? mostra os atalhos.

# English: Thinking time of Master
page-THINKING = Reflexão do Mestre

# English: “Fast” answers within a quarter of a second, “Deep” within three seconds. “Deep” plays best.
page-THINKING_WHY = “Rápida” responde em um quarto de segundo, “Profunda” em até três segundos. “Profunda” joga melhor.

# English: Deep
page-DEEP = Profunda

# English: Clock in sprints
page-SPRINT_CLOCK = Relógio nos sprints

# English: Without a clock, a sprint of ten puzzles counts only right answers.
page-SPRINT_CLOCK_WHY = Sem relógio, um sprint de dez enigmas conta só as respostas certas.

# English: On
page-ON = Sim

# English: Off
page-OFF = Não

# English: Your name
page-YOUR_NAME = Seu nome

# English: Your name when several people play on this device.
page-YOUR_NAME_WHY = Seu nome quando várias pessoas jogam neste aparelho.

# English: Options
page-OPTIONS = Opções

# English: Contents
page-CONTENTS = Índice

# Before the line that says what the option does.
# English: Option “{ $title }”:
page-option_named = Opção “{ $title }”:

# English: Spot On is not affiliated with the authors.
page-NOT_AFFILIATED = O Spot On não tem vínculo com os autores.

# English: Set up a match
page-SET_UP_A_MATCH = Preparar uma partida

# English: The rules could not be loaded. Please check the connection.
page-RULES_MISSING = Não foi possível carregar as regras. Verifique a conexão.

# English: Back to your table with friends
page-BACK_TO_TABLE = Voltar à sua mesa com amigos

# English: { $game }: { $credit }
page-credit = { $game }: { $credit }

# English: Play with friends
page-WITH_FRIENDS = Jogar com amigos

# English: How nobody can peek
page-NO_PEEKING_TITLE = Por que ninguém espia
