import { lerCep } from '~/domain/valores/cep'
import {
  type CampoDoEndereco,
  type Cotacao,
  cepDoFormulario,
  type EnderecoDigitado,
  type Formulario,
  mesmoEndereco,
  type PedidoLido,
  temEndereco,
} from './formulario'

export type LugarDoCep = Pick<PedidoLido['endereco'], 'logradouro' | 'bairro' | 'cidade' | 'estado'>

export function digitarEndereco(f: Formulario, campo: CampoDoEndereco, valor: string): Formulario {
  if (campo === 'cep') return digitarCep(f, valor)
  return {
    ...f,
    endereco: { ...f.endereco, [campo]: valor },
    tocados: { ...f.tocados, [campo]: 'agora' },
  }
}

/** The number of the house in another street is nobody's: it goes with the CEP that it came with. */
function digitarCep(f: Formulario, cep: string): Formulario {
  const deAntes = f.origem?.endereco
  const outro = lerCep(cep)
  const endereco = { ...f.endereco, cep }
  if (deAntes && outro !== null && outro !== deAntes.cep) {
    if (endereco.numero === deAntes.numero) endereco.numero = ''
    if (endereco.complemento === deAntes.complemento) endereco.complemento = ''
  }
  const tocados = Object.fromEntries(Object.keys(f.tocados).map(campo => [campo, 'antes' as const]))
  // Typed before there was any CEP, it was meant for the one that comes.
  const freteDigitado =
    f.freteDigitado?.cep === '' && outro !== null ? { ...f.freteDigitado, cep: outro } : f.freteDigitado
  return { ...f, endereco, tocados, freteDigitado, cotacao: null, cepDigitado: true }
}

const DO_CEP = ['logradouro', 'bairro', 'cidade', 'estado'] as const satisfies readonly CampoDoEndereco[]

/**
 * An answer to a CEP that was typed over changes nothing; one that knows no address clears it (section 8). What was typed
 * by hand before the CEP can be put back.
 */
export function receberCotacao(f: Formulario, cotacao: Cotacao, lugar: LugarDoCep | null): Formulario {
  if (cepDoFormulario(f) !== cotacao.cep) return f
  if (!f.cepDigitado) return { ...f, cotacao }
  const endereco: { -readonly [Campo in CampoDoEndereco]: string } = { ...f.endereco }
  const tocados = { ...f.tocados }
  let perdeu = false
  for (const campo of DO_CEP) {
    if (tocados[campo] === 'agora') continue
    const achado = lugar?.[campo] ?? ''
    perdeu ||= tocados[campo] === 'antes' && endereco[campo].trim() !== '' && endereco[campo] !== achado
    endereco[campo] = achado
    delete tocados[campo]
  }
  const anterior = perdeu ? { ...f.anterior, endereco: f.endereco } : f.anterior
  return { ...f, cotacao, endereco, tocados, anterior }
}

/** An address as a whole, whosever it was: its CEP is asked for the freight and fills nothing. */
export function porEndereco(f: Formulario, endereco: EnderecoDigitado): Formulario {
  const anterior = { ...f.anterior, endereco: enderecoQueSePerde(f) ?? f.anterior.endereco }
  const cotacao = endereco.cep === f.endereco.cep ? f.cotacao : null
  return { ...f, endereco, anterior, cotacao, cepDigitado: false, tocados: {} }
}

/** What another address would lose of what was typed by hand. */
export function enderecoQueSePerde({ endereco, origem }: Formulario): EnderecoDigitado | null {
  if (!temEndereco(endereco)) return null
  return origem?.endereco && mesmoEndereco(endereco, origem.endereco) ? null : endereco
}
