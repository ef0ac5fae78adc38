import type { ModoDeFrete } from '~/domain/configuracoes/configuracoes'
import { cidadeDaEmpresa, dizerOutraCidade, estadoDaEmpresa } from '~/domain/empresas/cidade-da-empresa'
import { posicaoComoEsta, vistoDaPosicao } from '~/domain/empresas/corrigir-posicao.server'
import type { Empresa } from '~/domain/empresas/store.server'
import { listVizinhos } from '~/domain/enderecos/cep.server'
import { escreverPosicao } from '~/domain/enderecos/posicao-digitada'
import { dizerPosicao } from '~/domain/enderecos/posicao-em-palavras'

/** What the card 'Posição da loja' shows; null where no fee depends on it. */
export async function lerPosicaoDaLoja(empresa: Empresa, modo: ModoDeFrete) {
  const { enderecoCep: cep } = empresa
  if (cep === null || (modo !== 'km' && modo !== 'faixas')) return null
  const guardada = posicaoComoEsta(empresa)
  const escrita = escreverPosicao(guardada)
  const onde = { cidade: cidadeDaEmpresa(empresa)?.cidade ?? null, estado: estadoDaEmpresa(empresa) }
  return {
    outraCidade: dizerOutraCidade(empresa),
    ...dizerPosicao(guardada, onde, await listVizinhos(cep)),
    guardada: escrita,
    mapa: guardada && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(escrita)}`,
    visto: vistoDaPosicao(empresa),
  }
}
