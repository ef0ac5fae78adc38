import { semOCampo } from '~/screens/campos/recusas/recusas'
import type { Estado } from './estado'
import { type Acao, mudarFormulario } from './formulario'
import { esquecerOutroTelefone } from './pergunta-do-cliente'
import { esquecerCupom } from './pergunta-do-cupom'
import { type Reacao, reacao } from './reacao'

/** The customer types or chooses something in the form. */
export function mudar(estado: Estado, acao: Acao): Reacao {
  const { recusas, avisado } = estado
  const campo = acao.tipo === 'digitar' ? acao.campo : null
  // A new CEP may belong to the typed city, so refusals beside city and state are removed too.
  const daCidade = campo === 'cep' ? ['cidade', 'estado'] : []
  const antes = campo === 'cupom' ? esquecerCupom(estado) : estado
  const seguinte = esquecerOutroTelefone({
    ...antes,
    formulario: mudarFormulario(estado.formulario, acao),
    recusas: campo === null ? [] : [campo, ...daCidade].reduce(semOCampo, recusas),
    avisado: false,
  })
  // The customer is mending what the toast was about, so the toast must not cover the form any longer.
  return avisado || campo === 'cep' ? reacao(seguinte, { tipo: 'calar' }) : reacao(seguinte)
}
