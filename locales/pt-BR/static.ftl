## index.html

# English: Five card games in which only the exact number wins. Play in your browser, against bots or with friends.
index-DESCRIPTION = Cinco jogos de cartas em que só o número exato vence. Jogue no navegador, contra bots ou com amigos.

# English: Spot On is loading. It needs JavaScript and WebAssembly.
index-LOADING = O Spot On está carregando. Ele precisa de JavaScript e WebAssembly.

# English: Try again
index-TRY_AGAIN = Tentar de novo

# English: Just a moment …
index-MOMENT = Só um momento…

# English: Spot On needs WebAssembly, which this browser lacks or has switched off. A lockdown mode or strict privacy settings may block it. Please try another browser.
index-NO_WASM = O Spot On precisa de WebAssembly, que este navegador não tem ou desativou. Um modo de bloqueio ou ajustes rígidos de privacidade podem impedi-lo. Tente outro navegador.

# English: Spot On could not be started. Please check the connection and try again. If that does not help, try another browser.
index-FAILED = Não foi possível iniciar o Spot On. Verifique a conexão e tente de novo. Se não adiantar, tente outro navegador.

## public/404.html

# English: Not found · Spot On
not-found-TITLE = Página não encontrada · Spot On

# English: This page does not exist
not-found-HEADING = Esta página não existe

# English: Spot On has no page at this address.
not-found-NOTHING = O Spot On não tem nenhuma página neste endereço.

## public/verify.html

# English: Verify a deal · Spot On
verify-TITLE = Verificar uma distribuição · Spot On

# English: Verify a deal
verify-HEADING = Verificar uma distribuição

# English: Before the match the bots’ side drew its part of the seed and showed only a hash of it, the commitment. Then your part was drawn, or you chose it. The cards follow from both. This page computes all of it again, and has no code in common with the game.
verify-LEAD = Antes da partida, o lado dos bots sorteou a parte dele da semente e mostrou apenas um hash dela, o compromisso. Depois a sua parte foi sorteada, ou você a escolheu. As cartas resultam das duas. Esta página refaz todo o cálculo e não tem nenhum código em comum com o jogo.

# English: Commitment
verify-COMMITMENT = Compromisso

# English: shown before your part was drawn: 64 digits
verify-COMMITMENT_WHY = mostrado antes do sorteio da sua parte: 64 dígitos

# English: The bots’ part
verify-BOTS_PART = A parte dos bots

# English: shown when the match was over: 64 digits
verify-BOTS_PART_WHY = mostrada no fim da partida: 64 dígitos

# English: Your part
verify-YOUR_PART = A sua parte

# English: Record of the match
verify-RECORD = Registro da partida

# English: if you have it; then game, players and options need not be chosen
verify-RECORD_WHY = se você o tiver; nesse caso não é preciso escolher jogo, jogadores e opções

# English: Game
verify-GAME = Jogo

# English: Players
verify-PLAYERS = Jogadores

# English: Round
verify-ROUND = Rodada

# English: Jokers
verify-JOKERS = Curingas

# English: One Up with two players
verify-JOKERS_WHY = Final 1 com dois jogadores

# English: Packs for every two players
verify-PACKS = Baralhos para cada dois jogadores

# English: Broken Ladder
verify-PACKS_WHY = Escada Quebrada

# English: Verify
verify-VERIFY = Verificar

# English: Everything fits: the bots’ part was the one they had committed to, and this is the deal.
verify-RIGHT = Tudo confere: a parte dos bots é aquela com que eles se comprometeram, e esta é a distribuição.

# English: The bots’ part is <strong>not</strong> the one that was committed to.
verify-NOT_COMMITMENT = A parte dos bots <strong>não</strong> é aquela com que eles se comprometeram.

# English: The match was <strong>not</strong> dealt from these two parts: the record has another seed.
verify-NOT_SEED = A partida <strong>não</strong> foi distribuída a partir destas duas partes: o registro tem outra semente.

# English: The first dealer in the record is not the one who was drawn.
verify-NOT_DEALER = Quem dá as cartas primeiro no registro não é quem foi sorteado.

# English: The first pack in the record was laid out by hand, so these are not its cards.
verify-LAID_OUT = O primeiro baralho do registro foi arrumado à mão, então estas não são as cartas dele.

# English: The bots’ part should be 64 hexadecimal digits.
verify-BAD_BOTS = A parte dos bots deve ter 64 dígitos hexadecimais.

# English: Your part should be 1 to 64 letters, digits or signs, without spaces.
verify-BAD_PLAYER = A sua parte deve ter de 1 a 64 letras sem acento, dígitos ou sinais, sem espaços.

# English: The record should be a line that begins with <code>spot-on-1|</code>.
verify-BAD_RECORD = O registro deve ser uma linha que começa com <code>spot-on-1{ "|" }</code>.

# English: The record is of a game that this page does not know.
verify-BAD_GAME = O registro é de um jogo que esta página não conhece.

# English: This game cannot be played by this number of players.
verify-BAD_SEATS = Este jogo não pode ser jogado por esse número de jogadores.

# English: The round should be a number, 1 or higher.
verify-BAD_ROUND = A rodada deve ser um número, 1 ou maior.

# English: This browser computes hashes only on pages that come over a secure connection (https) or from this device.
verify-BAD_HASH = Este navegador só calcula hashes em páginas que vêm por uma conexão segura (https) ou deste aparelho.

# English: What was computed
verify-COMPUTED = O que foi calculado

# English: Hash of the bots’ part
verify-HASH = Hash da parte dos bots

# English: Seed: hash of both parts
verify-SEED = Semente: hash das duas partes

# English: First dealer, counted from 0
verify-FIRST_DEALER = Quem dá as cartas primeiro, contado a partir de 0

# English: The pack, from the first card that is dealt
verify-PACK = O baralho, a partir da primeira carta distribuída

# English: What this proves, and what it does not
verify-PROVES = O que isto prova, e o que não prova

# English: It proves that the bots’ part was fixed before yours was known, if you saw the commitment before that: nobody could choose cards to suit the bots.
verify-PROVES_PART = Prova que a parte dos bots estava fixada antes de a sua ser conhecida, se você viu o compromisso antes disso: ninguém pôde escolher cartas que favorecessem os bots.

# English: If you chose your part yourself, nobody else can have chosen the deal at all. If the page drew it for you, you rely on the page for that.
verify-PROVES_OWN = Se você mesmo escolheu a sua parte, ninguém mais pode ter escolhido a distribuição. Se a página a sorteou para você, nisso você depende da página.

# English: It does not prove that the bots play without looking at hidden cards. That is a matter of how they are made: they are given what their seat may see, and nothing else.
verify-PROVES_NOT_BOTS = Não prova que os bots jogam sem olhar as cartas ocultas. Isso depende de como eles são feitos: recebem o que o lugar deles pode ver, e nada mais.

# English: It does not prove anything about a match whose commitment you did not note or see before the deal.
verify-PROVES_NOT_LATE = Não prova nada sobre uma partida cujo compromisso você não anotou nem viu antes da distribuição.

# English: Without this page
verify-WITHOUT = Sem esta página

# English: With any program for SHA-256, such as a shell:
verify-ANY_PROGRAM = Com qualquer programa para SHA-256, como um shell:

# English: <code>printf %s BOTS | sha256sum</code> is the commitment,<br> <code>printf %s BOTS:YOURS | sha256sum</code> the seed.
verify-SHELL = <code>printf %s DOS_BOTS { "|" } sha256sum</code> é o compromisso,<br> <code>printf %s DOS_BOTS:SUA { "|" } sha256sum</code> é a semente.

# English: The pack in its first order (suits S H D C, each from the ace to the king, then big and little Jokers; 100 Points Rummy from the 10s to the 50s) is shuffled after Fisher and Yates from the last place down. Numbers come from ChaCha with 8 rounds, the seed as its key, the round as the upper half of its 64-bit stream, and are brought below a bound after Lemire: multiply by the bound, take the upper 32 bits, and draw again while the lower ones are below 2³² mod the bound.
verify-ORDER = O baralho na ordem inicial (naipes S H D C, cada um do ás ao rei, depois curingas grandes e pequenos; no Rummy 100 Pontos, dos 10 aos 50) é embaralhado pelo método de Fisher e Yates, da última posição para baixo. Os números vêm do ChaCha com 8 rodadas, com a semente como chave e a rodada como metade superior do stream de 64 bits, e são limitados pelo método de Lemire: multiplicar pelo limite, tomar os 32 bits superiores e sortear de novo enquanto os inferiores forem menores que 2³² mod o limite.

## public/manifest.webmanifest

# English: Five card games in which only the exact number wins. Play against bots, even offline.
manifest-DESCRIPTION = Cinco jogos de cartas em que só o número exato vence. Jogue contra bots, mesmo sem internet.

# English: Five games
manifest-PHONE_HOME = Cinco jogos

# English: A table on a phone
manifest-PHONE_TABLE = Uma mesa no celular

# English: Five games
manifest-DESKTOP_HOME = Cinco jogos

# English: A table
manifest-DESKTOP_TABLE = Uma mesa
