import type { CampoDireto } from '~/domain/pedidos/campos-diretos'
import type { GrupoId } from '~/domain/valores/ids'
import { textoDoCampo } from '~/screens/campos/recusas/recusas'
import type { Estado } from './estado'
import type { CampoDoTexto } from './formulario'
import type { Acao } from './mudar-formulario'
import { campoDaPergunta } from './redigir'

/** The refused fields of a text of the form that is called otherwise. */
const RECUSADO: Readonly<Partial<Record<CampoDoTexto | CampoDireto, string>>> = {
  nome: 'cliente',
  telefone: 'cliente',
  desconto: 'desconto.valor',
  motivo: 'desconto.motivo',
}

/** The fields that somebody changes, so that what was refused beside them goes. */
export function camposMudados(estado: Estado, acao: Acao): readonly string[] {
  switch (acao.tipo) {
    case 'digitar':
      return [RECUSADO[acao.campo] ?? acao.campo]
    case 'digitar-endereco':
      // Another CEP brings another address.
      return [acao.campo === 'cep' ? 'endereco' : `endereco.${acao.campo}`]
    case 'escolher-cliente':
      return ['cliente', 'endereco']
    case 'renomear':
      return acao.sim ? ['cliente'] : []
    case 'manter-quem-saiu':
      return ['cliente.nome', 'endereco']
    case 'voltar-ao-nome':
      return ['cliente.nome']
    case 'voltar-ao-telefone':
      return ['cliente.telefone']
    case 'por-endereco':
      return ['endereco', 'frete']
    case 'escolher-entrega':
    case 'escolher-bairro':
    case 'cotar-de-novo':
      return ['frete']
    case 'escolher-forma':
      return ['valorPago', 'formaPagamento']
    case 'adicionar':
    case 'remover-linha':
    case 'terminar-linha':
      return ['itens']
    case 'desfazer-linha':
      return [campoDaLinha(estado, acao.chave)]
    case 'mudar-linha':
      return [campoNaLinha(estado, acao)]
    default:
      return []
  }
}

function campoDaLinha({ formulario }: Estado, chave: number): string {
  return `itens.${formulario.linhas.findIndex(linha => linha.chave === chave)}`
}

/**
 * The field whose refusals go: an answered question takes its own away and leaves those of the other questions in sight, unless
 * the line is refused as a whole.
 */
function campoNaLinha(
  estado: Estado,
  { chave, grupoId }: { readonly chave: number; readonly grupoId?: GrupoId | null },
): string {
  const linha = campoDaLinha(estado, chave)
  const inteira = CAMPOS_DA_LINHA.some(campo => textoDoCampo(estado.recusas, linha + campo) !== undefined)
  return grupoId === undefined || inteira ? linha : campoDaPergunta(linha, grupoId)
}

/** What is refused above the fields of a line. */
export const CAMPOS_DA_LINHA = ['', '.extras', '.observacao'] as const
