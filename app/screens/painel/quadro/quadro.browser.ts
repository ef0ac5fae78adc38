import { createElement } from 'react'
import { hydrate } from '~/ui/hydrate'
import { type DadosDoDocumento, Documento } from './documento'
import { carregarPartes } from './partes'

hydrate<DadosDoDocumento>(
  dados => createElement(Documento, { dados }),
  ({ lido }) => carregarPartes(lido),
)
