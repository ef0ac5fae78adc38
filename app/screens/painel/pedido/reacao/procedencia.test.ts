import { describe, expect, test } from 'vitest'
import type { ClienteAchado } from '~/domain/clientes/cliente-achado'
import { centavos } from '~/domain/valores/centavos'
import {
  BRUNA,
  CHAVE,
  cotadaBruna,
  cotadaMariana,
  cotado,
  digitar,
  entrega,
  enviado,
  escolher,
  fazer,
  MARIANA,
  naLinha,
  OTAVIO,
  PAULISTA,
  PERDIZES,
  passar,
  retirada,
} from '../../../../../tests/world/formulario-preenchido'
import { NADA_DITO } from '../../../../../tests/world/nada-dito'
import { FORMULARIO_VAZIO, type Formulario, formularioDoPedido, SEM_ENDERECO } from './formulario'
import type { Acao } from './mudar-formulario'
import { donoComOutroNome, mudaOEnderecoDe, ofertasDeEndereco } from './procedencia'
import { redigirPedido } from './redigir'

const DE_BRUNA = {
  ...{ nome: 'Bruna Dias', telefone: '11987650003', frete: 4_00 },
  endereco: { ...PAULISTA, complemento: '' },
}
const DE_OTAVIO = { nome: 'Otávio Reis', telefone: '11987650002', endereco: SEM_ENDERECO, frete: Number.NaN }

describe('O que veio de um cliente vai com ele:', () => {
  test.each<[string, Acao[], object]>([
    [
      'escolhido outro sem endereço, nem rua nem frete ficam',
      [escolher(MARIANA), cotadaMariana, escolher(OTAVIO)],
      DE_OTAVIO,
    ],
    [
      'escolhido outro com endereço, é o endereço dele, e o frete dele',
      [escolher(MARIANA), cotadaMariana, escolher(BRUNA), cotadaBruna],
      DE_BRUNA,
    ],
    [
      'a resposta que chega tarde é do cliente de antes',
      [escolher(MARIANA), escolher(OTAVIO), cotadaMariana],
      DE_OTAVIO,
    ],
    [
      'também a do endereço do CEP',
      [naLinha('cep', PERDIZES.cep), escolher(BRUNA), cotado(PERDIZES.cep, 4.1, 8_20, PERDIZES), cotadaBruna],
      DE_BRUNA,
    ],
    [
      'duas escolhas seguidas são a segunda',
      [escolher(MARIANA), escolher(BRUNA), cotadaMariana, cotadaBruna],
      DE_BRUNA,
    ],
    [
      'o que se corrigiu no endereço dele também',
      [escolher(MARIANA), naLinha('numero', '200'), escolher(OTAVIO)],
      DE_OTAVIO,
    ],
    [
      'e o frete que se digitou para ele',
      [escolher(MARIANA), digitar('frete', '5'), escolher(OTAVIO)],
      DE_OTAVIO,
    ],
    [
      'passar por retirada não muda isso',
      [escolher(MARIANA), cotadaMariana, retirada, escolher(OTAVIO), entrega],
      DE_OTAVIO,
    ],
    [
      'apagado o telefone, vai tudo',
      [escolher(MARIANA), cotadaMariana, digitar('telefone', '')],
      { nome: '', telefone: '', endereco: SEM_ENDERECO, frete: Number.NaN },
    ],
    [
      'digitado outro telefone também, menos o nome que se digitou',
      [escolher(MARIANA), digitar('nome', 'Dona Rosa'), digitar('telefone', '1198765')],
      { nome: 'Dona Rosa', telefone: '1198765', endereco: SEM_ENDERECO, frete: Number.NaN },
    ],
  ])('%s', (_, acoes, esperado) => {
    expect(enviado(fazer(...acoes))).toEqual(esperado)
  })

  test('num pedido em edição, o endereço do pedido vai com o cliente dele', () => {
    const lido = formularioDoPedido({
      ...{ nomeCliente: MARIANA.nome, telefoneCliente: MARIANA.telefone, endereco: PERDIZES },
      ...{
        tipoEntrega: 'Receber no meu endereço',
        formaPagamento: 'pix',
        ...NADA_DITO,
        itens: [],
        ajustes: [],
      },
      ...{ frete: centavos(8_20), valorPago: centavos(50_00), totalComFrete: centavos(50_00) },
    })
    expect(enviado(passar(lido, escolher(OTAVIO)))).toEqual(DE_OTAVIO)
  })
})

describe('O que se digitou à mão', () => {
  const naRuaX = [naLinha('logradouro', 'Rua X'), naLinha('numero', '7')]
  const ruas = (f: Formulario) =>
    ofertasDeEndereco(f).map(({ rotulo, endereco }) => [rotulo, endereco.logradouro])

  test('fica, se o cliente escolhido depois não tem endereço', () => {
    expect(fazer(...naRuaX, escolher(OTAVIO)).endereco).toMatchObject({ logradouro: 'Rua X', numero: '7' })
  })

  test('dá lugar ao endereço de quem se escolheu, e um toque o traz de volta', () => {
    const f = fazer(...naRuaX, escolher(BRUNA))
    expect(f.endereco.logradouro).toBe('Avenida Paulista')
    expect(ruas(f)).toEqual([['Digitado antes', 'Rua X']])
    const [oferta] = ofertasDeEndereco(f)
    if (!oferta) throw new Error('nothing offered')
    const devolvido = passar(f, { tipo: 'por-endereco', endereco: oferta.endereco })
    expect(devolvido.endereco).toMatchObject({ logradouro: 'Rua X', numero: '7' })
    expect(ruas(devolvido)).toEqual([['No cadastro', 'Avenida Paulista']])
  })

  test('também o que se corrigiu no endereço de quem saiu', () => {
    const f = fazer(escolher(MARIANA), naLinha('numero', '200'), escolher(OTAVIO))
    expect(ofertasDeEndereco(f)).toMatchObject([{ rotulo: 'Digitado antes', endereco: { numero: '200' } }])
  })

  test('também o que o CEP apagou', () => {
    const f = fazer(
      naLinha('logradouro', 'Rua velha'),
      naLinha('cep', '99999999'),
      cotado('99999999', 3, 6_00),
    )
    expect(f.endereco.logradouro).toBe('')
    expect(ruas(f)).toEqual([['Digitado antes', 'Rua velha']])
  })

  test('o nome e o telefone voltam também; o começo de quem se achou não é perda', () => {
    const f = fazer(digitar('nome', 'Dona Rosa'), digitar('telefone', '11911112222'), escolher(BRUNA))
    expect(f.anterior).toMatchObject({ nome: 'Dona Rosa', telefone: '11911112222' })
    expect(passar(f, { tipo: 'voltar-ao-nome' }).nome).toBe('Dona Rosa')
    const comOutroTelefone = passar(f, { tipo: 'voltar-ao-telefone' })
    expect(comOutroTelefone).toMatchObject({ nome: 'Bruna Dias', telefone: '11911112222' })
    expect(comOutroTelefone.endereco.logradouro).toBe('Avenida Paulista')
    const busca = fazer(digitar('nome', 'otavio'), digitar('telefone', '1198765'), escolher(OTAVIO))
    expect(busca.anterior).toMatchObject({ nome: null, telefone: null })
  })

  test('o número da casa da ficha não vai para a rua de outro CEP; o que se digitou para ela fica', () => {
    const outro = [naLinha('cep', PAULISTA.cep), cotado(PAULISTA.cep, 2, 4_00, PAULISTA)]
    expect(fazer(escolher(MARIANA), ...outro).endereco).toMatchObject({
      ...{ logradouro: 'Avenida Paulista', numero: '', complemento: '' },
    })
    expect(fazer(escolher(MARIANA), naLinha('numero', '9'), ...outro).endereco.numero).toBe('9')
  })
})

describe('Outro telefone', () => {
  const semEla = fazer(escolher(MARIANA), naLinha('numero', '200'), digitar('telefone', '1198765000'))

  test('leva a ficha, que volta com o telefone', () => {
    expect(semEla.endereco).toEqual(SEM_ENDERECO)
    const deVolta = passar(semEla, digitar('telefone', MARIANA.telefone))
    expect(enviado(deVolta)).toMatchObject({ nome: MARIANA.nome, endereco: { numero: '200' } })
    expect(passar(deVolta, escolher(OTAVIO)).endereco).toEqual(SEM_ENDERECO)
  })

  test('de quem mudou de número fica com o nome e o endereço, se o dono quiser', () => {
    const novo = passar(semEla, digitar('telefone', '11911112222'), { tipo: 'manter-quem-saiu' })
    expect(enviado(novo)).toMatchObject({
      ...{
        nome: MARIANA.nome,
        telefone: '11911112222',
        endereco: { logradouro: 'Rua Caiubi', numero: '200' },
      },
    })
  })

  test('e o que se manteve também vai, se depois se escolhe outro cliente', () => {
    const mantido = passar(semEla, digitar('telefone', '11911112222'), { tipo: 'manter-quem-saiu' })
    expect(enviado(passar(mantido, escolher(OTAVIO)))).toEqual(DE_OTAVIO)
    const outroNumero = fazer(digitar('telefone', '11911112222'), escolher(MARIANA), {
      tipo: 'voltar-ao-telefone',
    })
    expect(enviado(passar(outroNumero, escolher(OTAVIO)))).toEqual(DE_OTAVIO)
  })

  test('num pedido em edição só corrige o número: nome e endereço são do pedido', () => {
    const pedido: Formulario = {
      ...passar(FORMULARIO_VAZIO, entrega, escolher(MARIANA)),
      procedencia: { de: 'pedido', nome: MARIANA.nome, telefone: MARIANA.telefone, endereco: null },
    }
    expect(enviado(passar(pedido, digitar('telefone', '11911112222')))).toMatchObject({
      ...{ nome: MARIANA.nome, endereco: { numero: '100' } },
    })
  })
})

describe('O telefone de quem já é cliente', () => {
  const achado = (cliente: ClienteAchado): Acao => ({
    tipo: 'dono-achado',
    telefone: cliente.telefone,
    cliente,
  })
  const rosa = fazer(digitar('nome', 'Rosa'), digitar('telefone', MARIANA.telefone), achado(MARIANA))

  test('com outro nome pergunta de quem é, antes de mudar o nome de alguém', () => {
    expect(donoComOutroNome(rosa)?.nome).toBe(MARIANA.nome)
    expect(redigirPedido(rosa, { chave: CHAVE }).cliente).toMatchObject({ visto: 'visto 1', renomear: false })
    const confirmado = passar(rosa, { tipo: 'renomear', sim: true })
    expect(donoComOutroNome(confirmado)).toBeNull()
    expect(redigirPedido(confirmado, { chave: CHAVE }).cliente).toMatchObject({ renomear: true })
    const mudado = passar(confirmado, digitar('nome', 'Rosana'))
    expect(donoComOutroNome(mudado)?.nome).toBe(MARIANA.nome)
    expect(redigirPedido(mudado, { chave: CHAVE }).cliente).toMatchObject({ renomear: false })
  })

  test('só o endereço dele, usado com um toque, vai com ele', () => {
    const [dela] = ofertasDeEndereco(rosa)
    if (!dela) throw new Error('nothing offered')
    const usado = passar(rosa, { tipo: 'por-endereco', endereco: dela.endereco }, cotadaMariana)
    expect(usado.endereco.numero).toBe('100')
    expect(enviado(passar(usado, escolher(OTAVIO)))).toEqual(DE_OTAVIO)
  })

  test('a ficha é usada com um toque, e o nome digitado não se perde', () => {
    const usado = passar(rosa, escolher(MARIANA))
    expect(enviado(usado)).toMatchObject({ nome: MARIANA.nome, endereco: { numero: '100' } })
    expect(usado.anterior.nome).toBe('Rosa')
  })

  test('a resposta sobre o telefone de antes não diz nada deste', () => {
    expect(donoComOutroNome(passar(rosa, digitar('telefone', '11911112222')))).toBeNull()
    expect(donoComOutroNome(passar(fazer(digitar('nome', 'Rosa')), achado(MARIANA)))).toBeNull()
  })

  test('o endereço que vai para a ficha é dito antes, e não o de quem ficou como estava', () => {
    const mora = passar(rosa, escolher(MARIANA))
    expect(mudaOEnderecoDe(mora)).toBeNull()
    expect(mudaOEnderecoDe(passar(mora, naLinha('numero', '200')))?.nome).toBe(MARIANA.nome)
    expect(mudaOEnderecoDe(passar(mora, naLinha('numero', '200'), retirada))).toBeNull()
  })
})
