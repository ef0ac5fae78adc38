import { data as resposta } from 'react-router'
import { excluirExcecao } from '~/domain/horarios/atendimento/salvar-excecao.server'
import { camposDaExcecao, descreverExcecao } from '~/domain/horarios/excecao'
import { ehNegado } from '~/domain/respostas/resultado'
import { comDireito } from '../porta.server'
import type { RespostaComVolta } from '../tela/com-volta'
import type { Route } from './+types/exclusao-da-data'
import { salvarData } from './envios-das-datas'

/** POST /home/horarios/datas/:data/exclusao. */
export async function action({ params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'mudar as configurações')
  const feito = await excluirExcecao(empresa.id, params.data)
  if (ehNegado(feito)) throw resposta(null, { status: 404 })
  const { dados } = feito
  return resposta<RespostaComVolta>({
    aviso: { titulo: 'Data especial excluída', texto: `${descreverExcecao(dados)}.` },
    volta: salvarData(camposDaExcecao(dados)),
  })
}
