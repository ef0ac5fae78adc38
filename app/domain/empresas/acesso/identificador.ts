import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { limparCnpj } from '~/domain/valores/cnpj'
import { emMinutos } from '~/domain/valores/instante'
import { limites, limparLinha, preenchaOCampo } from '~/domain/valores/texto'

export type Identificador = { readonly email: string } | { readonly cnpj: string }

export interface Credenciais {
  readonly identificador: string
  readonly senha: string
}

export const ROTULOS_DO_LOGIN = { identificador: 'E-mail ou CNPJ', senha: 'Senha' } as const

const FALHA_NO_LOGIN = 'Falha no Login'
/** The title for a refused request for a link by mail (conta-15). */
export const ERRO_AO_ENVIAR = 'Erro ao enviar link'

/** What the owner typed: without '@' it is a CNPJ, kept to letters and digits (conta-8). */
export function lerIdentificador(texto: string): Identificador {
  const linha = limparLinha(texto)
  return linha.includes('@')
    ? { email: linha.slice(0, limites.email).toLowerCase() }
    : { cnpj: limparCnpj(linha) }
}

/** Identifier and password are required (conta-8). */
export function conferirCampos({ identificador, senha }: Credenciais): Recusa[] {
  const vazios = [
    ...(limparLinha(identificador) === '' ? (['identificador'] as const) : []),
    ...(senha === '' ? (['senha'] as const) : []),
  ]
  return vazios.map(campo =>
    recusar('login-incompleto', FALHA_NO_LOGIN, preenchaOCampo(ROTULOS_DO_LOGIN[campo]), campo),
  )
}

export const CREDENCIAIS_INVALIDAS = recusar(
  'credenciais-invalidas',
  FALHA_NO_LOGIN,
  'E-mail ou senha inválidos.',
  'senha',
)
export const CNPJ_NAO_ENCONTRADO = recusar(
  'cnpj-nao-encontrado',
  FALHA_NO_LOGIN,
  'CNPJ não encontrado.',
  'identificador',
)
export const EMAIL_NAO_CONFIRMADO = recusar(
  'email-nao-confirmado',
  FALHA_NO_LOGIN,
  'Confirme seu e-mail para entrar.',
)
export const EMPRESA_DESATIVADA = recusar(
  'empresa-desativada',
  FALHA_NO_LOGIN,
  'Esta empresa está desativada.',
)

/** `para` is the address of the company's menu in the installation that it moves to. */
export function empresaDeMudanca(para: string): Recusa {
  return recusar(
    'empresa-de-mudanca',
    FALHA_NO_LOGIN,
    `Esta empresa mudou de endereço. Entre em ${new URL('/login', para).href}`,
  )
}

/** Too many tries; the next one is allowed in `segundos`. */
export function muitasTentativas(segundos: number): Recusa {
  const espera = emMinutos(segundos)
  return recusar(
    'muitas-tentativas',
    FALHA_NO_LOGIN,
    `Muitas tentativas de entrar. Aguarde ${espera} e tente novamente.`,
  )
}

/**
 * Refuses an account whose password is being guessed from many addresses, and a name without an account in the same
 * words.
 */
export function contaCercada(segundos: number): Recusa {
  return recusar(
    'conta-cercada',
    FALHA_NO_LOGIN,
    `Muitas tentativas de entrar nesta conta. Aguarde ${emMinutos(segundos)}, use um navegador que já entrou nela ou crie uma nova senha em 'Esqueci minha senha'.`,
  )
}
