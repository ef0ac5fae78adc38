import { createElement } from 'react'
import { conhecerDesvio } from '~/domain/valores/instante'
import { hydrate } from '~/ui/hydrate'
import { type DadosDoDocumento, Documento } from './documento'
import { carregarPartes } from './partes'

hydrate<DadosDoDocumento>(
  dados => {
    if (dados.desvio) conhecerDesvio(dados.desvio)
    return createElement(Documento, { dados })
  },
  ({ lido }) => carregarPartes(lido),
)
