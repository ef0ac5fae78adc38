import { centavos } from '~/domain/valores/centavos'
import { CLIENTES_DA_CANTINA } from './cantina-clientes'
import { DA_COZINHA } from './cantina-cozinha'
import { EXTRAS_DA_CANTINA } from './cantina-extras'
import { DO_FORNO_E_DO_BAR } from './cantina-forno-e-bar'
import { BEBIDA_DO_COMBO, PONTO_DA_CARNE } from './cantina-grupos'
import { PEDIDOS_ABERTOS } from './cantina-pedidos-abertos'
import { PEDIDOS_ENCERRADOS } from './cantina-pedidos-encerrados'
import type { EmpresaDemo } from './empresa-demo'

/** Always open, orders in the system, freight by distance: what most screens and tests are shown with. */
export const CANTINA_DA_NONA: EmpresaDemo = {
  slug: 'cantina-da-nona',
  razaosocial: 'Cantina da Nona Restaurante Ltda.',
  nomefantasia: 'Cantina da Nona',
  cnpj: '99888777000100',
  telefone: '11900001000',
  email: 'nona@exemplo.com.br',
  senha: 'cantina123',
  cep: '01310100',
  numero: '1000',
  tipoPedido: 'sistema',
  statusPlano: 'mensal',
  cadastradaHaDias: 210,
  turnos: [{ abre: '00:00', fecha: '00:00' }],
  frete: {
    modoFrete: 'km',
    valorFreteKm: centavos(2_00),
    valorFreteFixo: centavos(8_00),
    raioAtendimento: 12,
  },
  // Comanda's accent, as most shops have it.
  rosto: {
    cor: null,
    capa: {
      fundo: ['#f7e4c6', '#e9bd8c'],
      estampa: 'listras',
      tinta: '#c7361d1f',
      pratos: ['spaghetti', 'wine-glass', 'cheese-wedge', 'spaghetti', 'bread'],
    },
  },
  promocoes: [{ nome: 'Torta da semana', produto: 'Torta de maçã da Nona', valor: centavos(21_90) }],
  extras: EXTRAS_DA_CANTINA,
  grupos: [PONTO_DA_CARNE, BEBIDA_DO_COMBO],
  cardapio: [...DA_COZINHA, ...DO_FORNO_E_DO_BAR],
  ordem: [
    ...['Pizzas', 'Massas', 'Risotos', 'Carnes e peixes', 'Antipasti', 'Saladas', 'Sobremesas', 'Bebidas'],
  ],
  clientes: CLIENTES_DA_CANTINA,
  pedidos: [...PEDIDOS_ABERTOS, ...PEDIDOS_ENCERRADOS],
}
