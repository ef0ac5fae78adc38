import type { Cor } from '~/domain/aparencia/cor'
import { centavos } from '~/domain/valores/centavos'
import { CARDAPIO_DO_BURGER } from './burger-cardapio'
import { ACOMPANHAMENTO, ADICIONAIS, BEBIDA, MOLHOS, PONTO_DO_BURGER, TIRAR } from './burger-grupos'
import { CLIENTES_DO_BURGER, PEDIDOS_DO_BURGER } from './burger-pedidos'
import type { EmpresaDemo } from './empresa-demo'

/** Always open, freight by bands of distance: Vila Madalena 4,99, Perdizes 7,99, Santana outside. */
export const BURGER_DA_VILA: EmpresaDemo = {
  slug: 'burger-da-vila',
  razaosocial: 'Vila Lanches Artesanais Ltda.',
  nomefantasia: 'Burger da Vila',
  cnpj: '99666555000134',
  telefone: '11900004000',
  email: 'vila@exemplo.com.br',
  senha: 'burger123',
  cep: '05407002',
  numero: '1702',
  tipoPedido: 'sistema',
  statusPlano: 'mensal',
  cadastradaHaDias: 60,
  turnos: [{ abre: '00:00', fecha: '00:00' }],
  frete: { modoFrete: 'faixas', valorFreteFixo: centavos(7_99) },
  faixas: [
    { ate: 3, taxa: centavos(4_99), minimo: null, minutos: 15 },
    { ate: 6, taxa: centavos(7_99), minimo: null, minutos: 30 },
  ],
  rosto: {
    cor: '#1f3a5f' as Cor,
    logo: { icone: 'hamburger', forma: 'quadrado', fundo: '#1f3a5f', borda: '#f4b942' },
    capa: {
      fundo: ['#1f3a5f', '#14263f'],
      estampa: 'listras',
      tinta: '#f4b94255',
      pratos: ['french-fries', 'hamburger', 'cup-with-straw', 'hamburger', 'bacon'],
    },
  },
  tempo: { preparoMin: 25 },
  // A key that nobody has, so that no payment can go astray.
  pix: {
    tipo: 'aleatoria',
    chave: '00000000-0000-4000-8000-00b0e6e4da01',
    nome: 'BURGER DA VILA',
    cidade: 'SAO PAULO',
  },
  cupons: [{ codigo: 'BEMVINDO', tipo: 'percentual', percentual: 10, primeiraCompra: true }],
  extras: [],
  grupos: [PONTO_DO_BURGER, ADICIONAIS, TIRAR, ACOMPANHAMENTO, BEBIDA, MOLHOS],
  cardapio: CARDAPIO_DO_BURGER,
  clientes: CLIENTES_DO_BURGER,
  pedidos: PEDIDOS_DO_BURGER,
}
