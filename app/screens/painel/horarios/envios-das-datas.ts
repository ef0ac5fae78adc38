import type { Envio } from '../tela/com-volta'

export const ERRO_AO_SALVAR_DATA = 'Erro ao salvar data especial'

export function salvarData(campos: Envio['campos']): Envio {
  return { rota: '/home/horarios/datas', campos, seFalhar: ERRO_AO_SALVAR_DATA }
}

export function excluirData(data: string): Envio {
  return {
    rota: `/home/horarios/datas/${data}/exclusao`,
    campos: [],
    seFalhar: 'Erro ao excluir data especial',
  }
}
