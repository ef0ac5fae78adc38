import * as v from 'valibot'
import { campoLongoDemais, preenchaOCampo } from '~/domain/valores/texto'

export const SENHA_MINIMA = 6
const SENHA_MAXIMA = 1_000

export const ROTULOS_DA_SENHA = { senha: 'Senha', confirmarSenha: 'Confirmar senha' } as const

export const SENHAS_DIFERENTES = 'As senhas não coincidem.'
const SENHA_CURTA = `A senha deve ter pelo menos ${SENHA_MINIMA} caracteres.`

/** A missing field reads as a blank one; anything but a text is refused. */
function digitada(campo: keyof typeof ROTULOS_DA_SENHA) {
  const vazia = preenchaOCampo(ROTULOS_DA_SENHA[campo])
  return v.pipe(v.optional(v.string(vazia), ''), v.nonEmpty(vazia))
}

/** The fields of a password that is typed twice; `coincidem` says whether the two are equal. */
export const senhas = {
  senha: v.pipe(
    digitada('senha'),
    v.check(senha => senha === '' || senha.length >= SENHA_MINIMA, SENHA_CURTA),
    v.maxLength(SENHA_MAXIMA, campoLongoDemais(ROTULOS_DA_SENHA.senha, SENHA_MAXIMA)),
  ),
  confirmarSenha: digitada('confirmarSenha'),
}

export function coincidem({ senha, confirmarSenha }: { senha: string; confirmarSenha: string }): boolean {
  return confirmarSenha === '' || senha === confirmarSenha
}

/** /reset-password: the new password, typed twice. */
export const novaSenhaSchema = v.pipe(
  v.object(senhas),
  v.forward(v.partialCheck([['senha'], ['confirmarSenha']], coincidem, SENHAS_DIFERENTES), [
    'confirmarSenha',
  ]),
)
