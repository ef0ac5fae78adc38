import * as v from 'valibot'
import { lerTelefone, telefoneCelularValido, telefoneInvalido } from '~/domain/valores/telefone'
import { campoLongoDemais, limites, limparLinha, preenchaOCampo } from '~/domain/valores/texto'

/** The labels of the form, which its messages name. */
export const ROTULOS_DO_CLIENTE = { telefone: 'Telefone', nome: 'Nome completo', email: 'E-mail' } as const

/** A field that is missing reads as one left blank, so that both get the same text. */
function texto(campo: 'telefone' | 'nome') {
  return v.optional(v.string(preenchaOCampo(ROTULOS_DO_CLIENTE[campo])), '')
}

const EMAIL_INVALIDO = 'Informe um e-mail válido.'

/** The customer as the checkout asks for one; each field has at most one message (checkout-6). */
export const dadosDoClienteSchema = v.strictObject(
  {
    telefone: v.pipe(
      texto('telefone'),
      v.transform(lerTelefone),
      v.nonEmpty(preenchaOCampo(ROTULOS_DO_CLIENTE.telefone)),
      v.check(
        telefone => telefone === '' || telefoneCelularValido(telefone),
        ({ input }) => telefoneInvalido('O telefone deve ter 11 dígitos (DDD+Número).')(input),
      ),
    ),
    nome: v.pipe(
      texto('nome'),
      v.transform(limparLinha),
      v.nonEmpty(preenchaOCampo(ROTULOS_DO_CLIENTE.nome)),
      v.maxLength(limites.nome, campoLongoDemais(ROTULOS_DO_CLIENTE.nome, limites.nome)),
    ),
    email: v.pipe(
      v.nullish(v.string(EMAIL_INVALIDO), ''),
      v.transform(limparLinha),
      v.check(
        email => email === '' || (email.length <= limites.email && v.EMAIL_REGEX.test(email)),
        EMAIL_INVALIDO,
      ),
      v.transform((email): string | null => (email === '' ? null : email)),
    ),
  },
  'Os dados do cliente não são válidos.',
)

export type DadosDoCliente = v.InferOutput<typeof dadosDoClienteSchema>
