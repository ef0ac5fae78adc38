import type { Registro } from '../planilha'
import { type Celulas, COLUNAS_DO_CARDAPIO, NOMES_DAS_COLUNAS } from './planilha-do-cardapio'

/** Nobody should type an Id. */
const NOMES = NOMES_DAS_COLUNAS.filter(nome => nome !== 'id')

const LINHAS: readonly Celulas[] = [
  {
    categoria: 'Pizzas',
    nome: 'Pizza',
    descricao: 'Até 3 sabores na mesma pizza',
    ativo: 'sim',
    tamanhos: 'Broto=0,00 (1 sabor)|Grande=0,00 (2 sabores)|Família=0,00 (3 sabores)',
    grupos: 'Sabores|Borda',
  },
  {
    categoria: 'Lanches',
    nome: 'X-Salada',
    descricao: 'Pão, hambúrguer, queijo, alface e tomate',
    preco: '22,90',
    codigoCliente: 'L01',
    ativo: 'sim',
    possuiExtra: 'sim',
    extras: 'Bacon=5,00|Sem cebola=0,00 (opcional)',
    grupos: 'Ponto da carne',
  },
  {
    categoria: 'Pratos',
    nome: 'Feijoada',
    preco: '39,90',
    ativo: 'sim',
    disponivel: 'qua 11:00-15:00|sáb 12:00-16:00',
  },
  {
    categoria: 'Bebidas',
    nome: 'Suco de laranja',
    descricao: 'Copo ou jarra',
    ativo: 'sim',
    tamanhos: 'Copo 400 ml=9,00|Jarra 1 litro=22,00',
  },
  {
    grupo: 'Sabores',
    nome: 'Calabresa',
    precos: 'Broto=29,90|Grande=49,90|Família=59,90',
    regras: 'sabor, média',
  },
  {
    grupo: 'Sabores',
    nome: 'Portuguesa',
    descricao: 'Não há em Broto',
    precos: 'Grande=55,90|Família=66,90',
  },
  {
    grupo: 'Borda',
    nome: 'Borda de catupiry',
    precos: 'Broto=8,00|Grande=10,00|Família=12,00',
    regras: 'borda, 0 a 1',
  },
  { grupo: 'Ponto da carne', nome: 'Ao ponto', ativo: 'sim, marcada', regras: 'escolha, 1 a 1' },
  { grupo: 'Ponto da carne', nome: 'Bem passado', ativo: 'sim' },
]

/** The model for an owner who has no menu yet, to be written over. */
export const MODELO_DO_CARDAPIO: readonly Registro[] = [
  NOMES.map(nome => COLUNAS_DO_CARDAPIO[nome].titulo),
  ...LINHAS.map(linha => NOMES.map(nome => linha[nome] ?? '')),
]
