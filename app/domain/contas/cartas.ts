export interface Carta {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly link: string
}

interface Partes {
  readonly assunto: string
  readonly paragrafos: readonly string[]
  readonly botao: string
  readonly link: string
  readonly rodape: string
}

/** The link that confirms an account; `anual` when the signup came for the annual plan (conta-7). */
export function cartaDeConfirmacao(nome: string, link: string, anual: boolean): Carta {
  return escrever({
    assunto: 'Confirme seu e-mail na Comanda',
    paragrafos: [
      `Olá, ${nome}!`,
      'Falta um passo para entrar no painel e abrir seu cardápio para os clientes: confirme que este e-mail é seu. O link vale por 24 horas.',
      'Um cadastro que ninguém confirma em 72 horas não segura mais a URL, o e-mail e o CNPJ: outro pode ficar com eles.',
      ...(anual ? ['Você escolheu o Plano Anual: depois de entrar, assine na página de planos.'] : []),
    ],
    botao: 'Confirmar e-mail',
    link,
    rodape: 'Se você não fez este cadastro, ignore esta mensagem.',
  })
}

/** The letter with the link that makes a changed address the account's (conta-18). */
export function cartaDeNovoEmail(nome: string, link: string): Carta {
  return escrever({
    assunto: 'Confirme seu novo e-mail na Comanda',
    paragrafos: [
      `Olá, ${nome}!`,
      'Confirme este e-mail para que ele passe a valer na sua conta. O link vale por 24 horas.',
    ],
    botao: 'Confirmar novo e-mail',
    link,
    rodape: 'Se você não pediu esta mudança, ignore esta mensagem: nada muda.',
  })
}

/**
 * The letter to an account's present address when somebody who is signed in asks to change it: `link` undoes the
 * change.
 */
export function cartaDeTrocaPedida(nome: string, novoEmail: string, link: string): Carta {
  return escrever({
    assunto: 'Pedido de troca de e-mail na Comanda',
    paragrafos: [
      `Olá, ${nome}!`,
      `Pediram, com a sua senha, para trocar o e-mail da sua conta por ${novoEmail}. A troca vale quando esse endereço for confirmado; até lá, continua valendo este.`,
      'Se foi você, não precisa fazer nada aqui. Se não foi, desfaça a troca, mesmo que ela já esteja valendo: a conta volta a este e-mail e todas as sessões são encerradas. Depois crie uma nova senha, porque alguém sabe a sua. O link vale por 72 horas.',
    ],
    botao: 'Desfazer a troca',
    link,
    rodape: 'Você recebeu esta mensagem porque este é o e-mail da sua conta.',
  })
}

/** The letter to the owner of an account whose password somebody keeps guessing: `link` leads to a new password. */
export function cartaDeTentativas(nome: string, link: string): Carta {
  return escrever({
    assunto: 'Muitas tentativas de entrar na sua conta da Comanda',
    paragrafos: [
      `Olá, ${nome}!`,
      'Na última hora, a senha da sua conta foi digitada errada mais de 50 vezes. Por segurança, por até uma hora só entra quem usa um navegador que já entrou nesta conta.',
      'Sua senha continua a mesma, e seu cardápio e seus pedidos seguem normalmente. Se você precisa entrar agora por outro aparelho, ou se a sua senha é fácil de adivinhar, crie uma nova: no navegador em que você a criar, o login funciona na hora.',
    ],
    botao: 'Criar nova senha',
    link,
    rodape: 'Você recebeu esta mensagem porque este é o e-mail da sua conta. É no máximo uma por hora.',
  })
}

export function cartaDeRedefinicao(nome: string, link: string): Carta {
  return escrever({
    assunto: 'Redefina sua senha da Comanda',
    paragrafos: [
      `Olá, ${nome}!`,
      'Recebemos um pedido para redefinir a senha da sua conta. O link vale por 60 minutos e por uma única vez.',
    ],
    botao: 'Redefinir senha',
    link,
    rodape: 'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
  })
}

function escrever({ assunto, paragrafos, botao, link, rodape }: Partes): Carta {
  const corpo = paragrafos.map(paragrafo => `<p>${escapar(paragrafo)}</p>`).join('\n')
  return {
    subject: assunto,
    link,
    text: [...paragrafos, `${botao}:\n${link}`, rodape, 'Comanda'].join('\n\n'),
    html: `<!doctype html>
<html lang="pt-BR">
<body style="margin:0;padding:24px;background:#faf6f0;color:#221c17;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e6ded2;border-radius:16px">
<p style="font-weight:bold;font-size:18px">Comanda</p>
${corpo}
<p><a href="${escapar(link)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#c7361d;color:#fff;font-weight:bold;text-decoration:none">${escapar(botao)}</a></p>
<p style="font-size:14px">Se o botão não abrir, copie este endereço:<br><a href="${escapar(link)}" style="color:#a32813;word-break:break-all">${escapar(link)}</a></p>
<p style="font-size:14px;color:#675d53">${escapar(rodape)}</p>
</div>
</body>
</html>
`,
  }
}

/** Owners type their trade names, so a name must not become markup in a letter's HTML. */
function escapar(texto: string): string {
  return texto
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
