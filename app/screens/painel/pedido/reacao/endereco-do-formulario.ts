import { LINHAS_DO_LUGAR, linhasEmUmaLinha, recusarOutroLugar } from '~/domain/enderecos/lugar'
import { formatCep, lerCep } from '~/domain/valores/cep'
import {
  type CampoDoEndereco,
  type Cotacao,
  cepDoFormulario,
  type EnderecoDigitado,
  type Formulario,
  mesmoEndereco,
  temEndereco,
} from './formulario'
import { cotacaoDoCep } from './frete-do-formulario'

export function digitarEndereco(f: Formulario, campo: CampoDoEndereco, valor: string): Formulario {
  if (campo === 'cep') return digitarCep(f, valor)
  return {
    ...f,
    endereco: { ...f.endereco, [campo]: valor },
    tocados: { ...f.tocados, [campo]: 'agora' },
  }
}

/** A house number belongs to its street, so it is cleared together with the CEP with which it was typed. */
function digitarCep(f: Formulario, cep: string): Formulario {
  const deAntes = f.procedencia?.endereco
  const outro = lerCep(cep)
  const endereco = { ...f.endereco, cep }
  if (deAntes && outro !== null && outro !== deAntes.cep) {
    if (endereco.numero === deAntes.numero) endereco.numero = ''
    if (endereco.complemento === deAntes.complemento) endereco.complemento = ''
  }
  const tocados = Object.fromEntries(Object.keys(f.tocados).map(campo => [campo, 'antes' as const]))
  // A freight that was typed before any CEP is meant for the first CEP.
  const freteDigitado =
    f.freteDigitado?.cep === '' && outro !== null ? { ...f.freteDigitado, cep: outro } : f.freteDigitado
  return { ...f, endereco, tocados, freteDigitado, cotacao: null, cepDigitado: true }
}

/**
 * Applies the answer for a CEP. An answer for a CEP that is no longer in the form changes nothing. One without an
 * address clears the address (endereco-3); when the CEP could not be looked up, the address stays. What was typed by
 * hand before the CEP can be put back.
 */
export function receberCotacao(f: Formulario, cotacao: Cotacao): Formulario {
  if (cepDoFormulario(f) !== cotacao.cep) return f
  if (!f.cepDigitado || cotacao.semConexao) return { ...f, cotacao }
  const endereco: { -readonly [Campo in CampoDoEndereco]: string } = { ...f.endereco }
  const tocados = { ...f.tocados }
  let perdeu = false
  for (const campo of LINHAS_DO_LUGAR) {
    if (tocados[campo] === 'agora') continue
    const achado = cotacao.endereco?.[campo] ?? ''
    perdeu ||= tocados[campo] === 'antes' && endereco[campo].trim() !== '' && endereco[campo] !== achado
    endereco[campo] = achado
    delete tocados[campo]
  }
  const anterior = perdeu ? { ...f.anterior, endereco: f.endereco } : f.anterior
  return { ...f, cotacao, endereco, tocados, anterior }
}

/**
 * Warns the owner that the address is in another city than the CEP; the owner may send the order there (decision 019).
 */
export function avisarOutroLugar(f: Formulario): string | null {
  const { cep, cidade, estado } = f.endereco
  const doCep = cotacaoDoCep(f)?.endereco
  if (!doCep?.cidade || !doCep.estado || cidade.trim() === '' || estado.trim() === '') return null
  const lugar = { cidade: doCep.cidade, estado: doCep.estado }
  if (!recusarOutroLugar({ cep, cidade, estado }, lugar)) return null
  const [dele, escrito] = [linhasEmUmaLinha(lugar), linhasEmUmaLinha({ cidade, estado })]
  return `O CEP ${formatCep(cep)} é de ${dele}, e o endereço diz ${escrito}. Confira antes de salvar.`
}

/**
 * Puts a whole address into the form, whoever it belongs to. Its CEP is looked up only for the freight and fills in no
 * field.
 */
export function porEndereco(f: Formulario, endereco: EnderecoDigitado): Formulario {
  const anterior = { ...f.anterior, endereco: enderecoQueSePerde(f) ?? f.anterior.endereco }
  const cotacao = endereco.cep === f.endereco.cep ? f.cotacao : null
  return { ...f, endereco, anterior, cotacao, cepDigitado: false, tocados: {} }
}

/** The typed address that another address would replace; null when nothing would be lost. */
export function enderecoQueSePerde({ endereco, procedencia }: Formulario): EnderecoDigitado | null {
  if (!temEndereco(endereco)) return null
  return procedencia?.endereco && mesmoEndereco(endereco, procedencia.endereco) ? null : endereco
}
