import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import { lerCep } from '~/domain/valores/cep'
import { type EntregaConsultada, findEntrega } from '~/screens/campos/reacao/entrega-consultada'
import { destrutivo } from '~/screens/campos/reacao/reacao'
import { type Estado, mudar } from './estado'
import { cotacaoDoCep } from './frete-do-formulario'
import { type Pergunta, type Reacao, reacao } from './reacao'

/** The address and the freight of each complete CEP of a delivery (balcao-9). */
export function perguntarPelaEntrega({ formulario }: Estado): Pergunta | null {
  const { cotacao, cepDigitado, endereco, tipoEntrega } = formulario
  const { bairro } = endereco
  const cep = lerCep(endereco.cep)
  if (!ehEntrega(tipoEntrega) || cep === null || cotacaoDoCep(formulario) !== null) return null
  // When the same CEP is asked about again, the owner is only typing the bairro.
  const calada = !cepDigitado || cotacao?.cep === cep
  return {
    // When the last answer was for a certain bairro, another bairro makes a new question.
    chave: JSON.stringify([cep, cotacao?.bairro === undefined ? null : bairro]),
    async fazer(enderecoDe, signal) {
      const achada = await findEntrega(enderecoDe('/home/pedidos/entrega'), { cep, bairro }, signal)
      return seguinte => receberEntrega(seguinte, achada, calada)
    },
  }
}

export function receberEntrega(estado: Estado, cotacao: EntregaConsultada, calada: boolean): Reacao {
  const cotado = mudar(estado, { tipo: 'cotado', cotacao })
  if (calada) return reacao(cotado)
  const { recusa } = cotacao
  const aviso = recusa ? destrutivo(recusa) : ({ title: 'Endereço encontrado!', variant: 'success' } as const)
  return reacao(cotado, { tipo: 'avisar', aviso })
}

/** What stands beside the CEP. */
export function descreverEntrega(estado: Estado) {
  const cotacao = cotacaoDoCep(estado.formulario)
  return {
    buscando: perguntarPelaEntrega(estado) !== null,
    recusa: cotacao?.recusa?.texto ?? null,
    /** True when the CEP could not be looked up; it is looked up again when the network is back. */
    semConexao: cotacao?.semConexao === true,
  }
}

/** The CEP will be looked up again. */
export function cotarDeNovo(estado: Estado): Estado {
  const { cepDigitado, endereco } = estado.formulario
  return cepDigitado
    ? mudar(estado, { tipo: 'digitar-endereco', campo: 'cep', valor: endereco.cep })
    : mudar(estado, { tipo: 'cotar-de-novo' })
}
