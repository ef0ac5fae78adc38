import type { Tela } from './tela-fotografada'

export const SITE: readonly Tela[] = [
  { nome: 'site-inicio-topo', rota: '/' },
  { nome: 'site-inicio-inteiro', rota: '/', inteira: true },
  { nome: 'site-planos', rota: '/planos', inteira: true },
  { nome: 'site-pagina-inexistente', rota: '*', em: '/cantina-da-nona/nada/aqui' },
]
