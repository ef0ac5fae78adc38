import { data as resposta } from 'react-router'
import { salvarExcecao } from '~/domain/horarios/atendimento/salvar-excecao.server'
import { descreverExcecao, excecaoDoFormulario } from '~/domain/horarios/excecao'
import { lerVisto } from '~/domain/respostas/conflito'
import { ehNegado, NAO_EXISTE } from '~/domain/respostas/resultado'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import type { RespostaComVolta } from '../tela/com-volta'
import { dizerJuntados } from '../tela/resposta'
import type { Route } from './+types/data-especial'
import { excluirData } from './envios-das-datas'

/** POST /home/horarios/datas, or with the date that is edited: saves a date with hours of its own (horarios-11). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'mudar as configurações')
  const formulario = await readForm(request)
  const { data: antes = null } = params
  const visto = lerVisto(Object.fromEntries(formulario))
  const edicao = { antes, visto, agora: new Date() }
  const feito = await salvarExcecao(empresa.id, excecaoDoFormulario(formulario), edicao)
  if (feito === NAO_EXISTE) throw resposta(null, { status: 404 })
  if (ehNegado(feito)) return resposta<RespostaComVolta>(feito, { status: feito.conflito ? 409 : 422 })
  const { dados } = feito
  return resposta<RespostaComVolta>({
    aviso: {
      titulo: 'Data especial salva!',
      texto: dizerJuntados(dados.juntados ?? [], `${descreverExcecao(dados)}.`),
    },
    volta: antes === null ? excluirData(dados.data) : null,
  })
}
