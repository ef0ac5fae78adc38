import { describe, expect, test } from 'vitest'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { centavos } from '~/domain/valores/centavos'
import type { GrupoId, PedidoId, ProdutoId } from '~/domain/valores/ids'
import { CEP_SEM_CONEXAO } from '~/screens/campos/cep-sem-conexao'
import {
  BRUNA,
  CHAVE,
  digitar,
  entrega,
  escolher,
  MARIANA,
  naLinha,
  PERDIZES,
  retirada,
} from '../../../../../tests/world/formulario-preenchido'
import { NADA_DITO } from '../../../../../tests/world/nada-dito'
import { PIZZA } from '../../../../../tests/world/pizza'
import type { ProdutoOferecido } from '../linhas/oferta'
import { descrever } from './descrever'
import { abrirEstado, type Estado, mostrar, type PedidoAEditar } from './estado'
import type { Acao } from './mudar-formulario'
import { receberOferta, receberPedido } from './pergunta-da-abertura'
import { receberEntrega } from './pergunta-da-entrega'
import { receberClientes, receberDono } from './pergunta-do-cliente'
import type { Evento, Seguir } from './reacao'
import { reagir } from './reagir'

const OUTRA = '11111111-2222-4333-8444-555555555555'
const PEDIDO = 12345678 as PedidoId
const AGUA: ProdutoOferecido = {
  ...{ id: 2 as ProdutoId, nome: 'Água', preco: centavos(5_00), extras: [], variantes: [], grupos: [] },
}
const SALGADA: ProdutoOferecido = { ...PIZZA, id: 1 as ProdutoId, nome: 'Pizza salgada', extras: [] }

const vazio = abrirEstado(null, null, () => CHAVE)
const emEdicao = abrirEstado(PEDIDO, null, () => CHAVE)

/** The state after all events but the last one, and the reaction to the last one. */
function viver(estado: Estado, ...eventos: Evento[]) {
  const inicio: ReturnType<typeof reagir> = { estado, efeitos: [] }
  const { estado: fim, efeitos } = eventos.reduce((antes, evento) => reagir(antes.estado, evento), inicio)
  const um = <Tipo extends (typeof efeitos)[number]['tipo']>(tipo: Tipo) =>
    efeitos.flatMap(efeito =>
      efeito.tipo === tipo ? [efeito as Extract<typeof efeito, { tipo: Tipo }>] : [],
    )
  return {
    ...fim,
    feito: efeitos.map(({ tipo }) => tipo),
    disse: um('avisar').map(({ aviso }) => aviso.title),
    perguntou: Object.fromEntries(
      um('perguntar').map(({ qual, pergunta }) => [qual, pergunta?.chave ?? null]),
    ),
    focou: um('focar').map(({ onde }) => onde),
    salvou: um('salvar').map(({ pedido }) => pedido),
  }
}

const mudou = (acao: Acao): Evento => ({ tipo: 'mudou', acao })
const soube = (receber: Seguir): Evento => ({ tipo: 'soube', receber })
const recusado = (...campos: readonly (string | undefined)[]): readonly Recusa[] =>
  campos.map(campo => recusar('um-teste', 'Não pode ser', `O motivo: ${campo}.`, campo))
const respondeu = (resposta: Extract<Evento, { tipo: 'respondeu' }>['resposta']): Evento => ({
  tipo: 'respondeu',
  resposta,
})
const chegou = (frete: 'calculado' | 'sem-conexao' | 'nao-achado', calada = false, cep = PERDIZES.cep) =>
  soube(estado =>
    receberEntrega(
      estado,
      {
        cep,
        endereco: frete === 'calculado' ? { ...PERDIZES } : null,
        frete:
          frete === 'calculado' ? { modo: 'km', situacao: 'calculado', km: 4.1, taxa: centavos(8_20) } : null,
        recusa:
          frete === 'calculado'
            ? null
            : frete === 'sem-conexao'
              ? CEP_SEM_CONEXAO
              : recusar('cep', 'Erro ao buscar CEP', 'CEP não encontrado', 'cep'),
        semConexao: frete === 'sem-conexao',
      },
      calada,
    ),
  )
const preenchido = viver(
  vazio,
  mudou(escolher(MARIANA)),
  mudou({ tipo: 'adicionar', produto: AGUA }),
  mudou({ tipo: 'escolher-forma', forma: 'pix' }),
)
const salvando = viver(preenchido, { tipo: 'enviou' })
const lido: PedidoAEditar = {
  ...{ versao: 3, nomeCliente: MARIANA.nome, telefoneCliente: MARIANA.telefone, ...NADA_DITO },
  ...{ tipoEntrega: 'Retirar no restaurante', formaPagamento: 'pix', itens: [], ajustes: [] },
  ...{ frete: centavos(0), valorPago: centavos(0), totalComFrete: centavos(0) },
  endereco: { ...PERDIZES },
}
const aberto = viver(
  emEdicao,
  soube(estado => receberPedido(estado, lido)),
)

describe('Quem abre o formulário', () => {
  test('de um pedido novo lê os produtos; o de um que se edita, o pedido também', () => {
    expect(viver(vazio, { tipo: 'abriu' }).perguntou).toEqual({ oferta: 'oferta' })
    expect(viver(emEdicao, { tipo: 'abriu' }).perguntou).toEqual({ oferta: 'oferta', pedido: 'pedido' })
  })

  test('sem os produtos lê isso uma vez, e pode pedi-los de novo', () => {
    const falhou = viver(
      vazio,
      soube(estado => receberOferta(estado, null)),
    )
    expect([falhou.disse, falhou.ofertas.falhou]).toEqual([['Erro ao buscar produtos'], true])
    expect(viver(falhou, { tipo: 'buscou-oferta' }).perguntou).toEqual({ oferta: 'oferta' })
  })

  test('de um pedido que sumiu, ou que não se pôde ler, lê por quê, e tenta de novo sem outro aviso', () => {
    for (const falha of ['sumiu', 'sem-resposta'] as const) {
      const sem = viver(
        emEdicao,
        soube(estado => receberPedido(estado, falha)),
      )
      expect([sem.leitura.falha, sem.disse]).toEqual([falha, []])
      expect(viver(sem, { tipo: 'leu-de-novo' }).perguntou).toEqual({ pedido: 'pedido' })
    }
  })
})

describe('O rascunho', () => {
  test('de um pedido novo se guarda a cada mudança, e se apaga quando nada resta', () => {
    const digitado = viver(vazio, mudou(digitar('observacoes', 'Sem sal')))
    expect(digitado.feito).toEqual(['guardar'])
    expect(viver(digitado, mudou(digitar('observacoes', ''))).feito).toEqual(['esquecer'])
  })

  test('não é o que o servidor respondeu por si, nem o que se muda num pedido feito', () => {
    const configurado = viver(
      vazio,
      soube(estado => ({
        estado: { ...estado, formulario: { ...estado.formulario, freteFixo: centavos(6_00) } },
        efeitos: [],
      })),
    )
    expect(configurado.feito).toEqual(['esquecer'])
    expect(viver(aberto, mudou(digitar('observacoes', 'Sem sal'))).feito).toEqual([])
  })

  test('achado ao abrir se diz, até que se comece do zero, com outra chave e o foco no nome', () => {
    const { formulario } = preenchido
    const achado = abrirEstado(null, { chave: CHAVE, formulario }, () => OUTRA)
    expect([achado.restaurado, achado.chave]).toEqual([true, CHAVE])
    const doZero = viver(achado, { tipo: 'descartou', chave: OUTRA })
    expect([doZero.restaurado, doZero.chave, doZero.formulario.nome, doZero.focou]).toEqual([
      ...[false, OUTRA, '', ['nome']],
    ])
    expect(doZero.feito[0]).toBe('esquecer')
  })
})

describe('O que foi recusado ao lado de um campo', () => {
  test.each<[string, Acao, string]>([
    ['o nome', digitar('nome', 'Rosa'), 'cliente.nome'],
    ['o telefone', digitar('telefone', '11'), 'cliente.telefone'],
    ['o cliente escolhido', escolher(MARIANA), 'endereco.numero'],
    ['outro CEP', naLinha('cep', '0501'), 'endereco.cidade'],
    ['uma linha do endereço', naLinha('numero', '9'), 'endereco.numero'],
    ['o frete', digitar('frete', '5'), 'frete'],
    ['quem busca o frete de novo', { tipo: 'cotar-de-novo' }, 'frete'],
    ['o desconto', digitar('desconto', '5'), 'desconto.valor'],
    ['o motivo', digitar('motivo', 'Atraso'), 'desconto.motivo'],
    ['o cupom', digitar('cupom', 'A'), 'cupom'],
    ['a forma de pagamento', { tipo: 'escolher-forma', forma: 'pix' }, 'valorPago'],
    ['um item a mais', { tipo: 'adicionar', produto: AGUA }, 'itens.0.preco'],
  ])('sai quando se muda: %s', (_, acao, campo) => {
    const antes = mostrar(vazio, recusado(undefined, campo, 'outro'))
    expect(viver(antes, mudou(acao)).recusas.map(recusa => recusa.campo)).toEqual(['outro'])
  })

  test('numa linha sai com ela; respondida uma pergunta, o que falta às outras fica', () => {
    const campos = ['itens.0.escolhas.7', 'itens.0.escolhas.8', 'itens.0.quantidade'] as const
    const antes = mostrar(preenchido, recusado(...campos))
    const [linha] = preenchido.formulario.linhas
    const mudar: Acao = { tipo: 'mudar-linha', chave: linha?.chave ?? 0, mudar: antes => antes }
    const restam = (estado: Estado, acao: Acao) =>
      viver(estado, mudou(acao)).recusas.map(({ campo }) => campo)
    expect(restam(antes, mudar)).toEqual([])
    expect(restam(antes, { ...mudar, grupoId: 7 as GrupoId })).toEqual(campos.slice(1))
    expect(
      restam(mostrar(preenchido, recusado('itens.0', ...campos)), { ...mudar, grupoId: 7 as GrupoId }),
    ).toEqual([])
  })

  test('por falta do frete sai quando ele chega', () => {
    const semFrete = viver(vazio, mudou(entrega), mudou(naLinha('cep', PERDIZES.cep)))
    expect(viver(mostrar(semFrete, recusado('frete')), chegou('calculado')).recusas).toEqual([])
  })
})

describe('Quem salva', () => {
  test('manda o pedido com a chave, uma vez só', () => {
    expect(salvando.salvou).toMatchObject([{ chave: CHAVE, versao: null, cliente: { nome: MARIANA.nome } }])
    expect(viver(salvando, { tipo: 'enviou' }).feito).toEqual([])
  })

  test('o que editou, manda com a versão que leu', () => {
    const { salvou } = viver(aberto, mudou({ tipo: 'adicionar', produto: AGUA }), { tipo: 'enviou' })
    expect(salvou).toMatchObject([{ chave: null, versao: 3 }])
  })

  test('não diz do desconto de um pedido que se edita o que ninguém mudou, para quem não pode dar desconto', () => {
    const [comMaisUm] = viver(aberto, mudou({ tipo: 'adicionar', produto: AGUA }), { tipo: 'enviou' }).salvou
    expect(comMaisUm?.desconto).toBeUndefined()
    const dado = [mudou(digitar('desconto', '5')), mudou(digitar('motivo', 'Atraso'))]
    const [comDesconto] = viver(aberto, mudou({ tipo: 'adicionar', produto: AGUA }), ...dado, {
      tipo: 'enviou',
    }).salvou
    expect(comDesconto?.desconto).toEqual({ tipo: 'valor', valor: 5_00, motivo: 'Atraso' })
  })

  test('com o que não pode ser, lê cada recusa, e nada se manda', () => {
    const { feito, recusas, ditas } = viver(vazio, { tipo: 'enviou' })
    expect(feito).toEqual([])
    expect(recusas.map(({ campo }) => campo)).toEqual(expect.arrayContaining(['cliente.nome', 'itens']))
    expect(ditas).toEqual(recusas)
  })

  test('com uma linha a que faltam escolhas, vê as perguntas dela abertas', () => {
    const comPizza = viver(
      vazio,
      mudou(escolher(MARIANA)),
      soube(estado => ({
        estado: { ...estado, ofertas: { ...estado.ofertas, produtos: new Map([[SALGADA.id, SALGADA]]) } },
        efeitos: [],
      })),
      mudou({ tipo: 'adicionar', produto: SALGADA }),
      mudou({ tipo: 'adicionar', produto: AGUA }),
    )
    const { formulario, recusas } = viver(comPizza, { tipo: 'enviou' })
    expect(formulario.escolhendo).toBe(1)
    expect(recusas[0]?.campo).toBe('itens.0.escolhas.tamanho')
    const semTamanho = viver(comPizza, { tipo: 'terminou-linha', chave: 1 })
    expect([semTamanho.focou, semTamanho.recusas[0]?.texto]).toEqual([[], recusas[0]?.texto])
  })

  test('salvo, o rascunho se apaga e o formulário termina', () => {
    const { feito, disse } = viver(salvando, respondeu({ pedidoId: PEDIDO }))
    expect(feito).toEqual(['esquecer', 'avisar', 'terminar'])
    expect(disse).toEqual(['Pedido Criado!'])
    expect(viver(aberto, respondeu({ pedidoId: PEDIDO })).disse).toEqual(['Pedido Salvo!'])
  })

  test('recusado, lê por que, e salva de novo com a mesma chave', () => {
    const recusou = viver(salvando, respondeu({ recusas: recusado('frete') }))
    expect([recusou.salvando, recusou.chave, descrever(recusou).erro('frete')]).toEqual([
      ...[false, CHAVE, 'O motivo: frete.'],
    ])
    expect(viver(recusou, { tipo: 'enviou' }).salvou).toMatchObject([{ chave: CHAVE }])
  })

  test('com o telefone de outro, fica sabendo de quem é', () => {
    const { formulario } = viver(salvando, respondeu({ recusas: recusado('cliente.telefone'), dono: BRUNA }))
    expect(formulario.dono).toEqual({ telefone: BRUNA.telefone, cliente: BRUNA })
  })

  test('o que já salvou com outro conteúdo, salva como um pedido a mais, com outra chave', () => {
    const jaSalvo = viver(salvando, respondeu({ recusas: recusado(undefined), jaSalvo: PEDIDO }))
    expect(jaSalvo.conflito).toEqual({ desatualizado: false, jaSalvo: PEDIDO })
    const outro = viver(jaSalvo, { tipo: 'enviou-como-outro', chave: OUTRA })
    expect([outro.salvou[0]?.chave, outro.focou, outro.conflito.jaSalvo]).toEqual([OUTRA, ['titulo'], null])
  })

  test('o que outro salvou antes, carrega o pedido atual; sem rede, o que digitou fica', () => {
    const digitado = viver(aberto, mudou(digitar('observacoes', 'Sem sal')))
    const conflito = viver(digitado, respondeu({ recusas: recusado(undefined), desatualizado: true }))
    const lendo = viver(conflito, { tipo: 'leu-de-novo' })
    expect([lendo.perguntou, lendo.formulario.observacoes]).toEqual([{ pedido: 'pedido' }, 'Sem sal'])
    const semRede = viver(
      lendo,
      soube(estado => receberPedido(estado, 'sem-resposta')),
    )
    expect([semRede.disse, semRede.formulario.observacoes, semRede.conflito.desatualizado]).toEqual([
      ...[['Erro ao carregar pedidos'], 'Sem sal', true],
    ])
    const atual = viver(
      lendo,
      soube(estado => receberPedido(estado, { ...lido, versao: 4 })),
    )
    expect([atual.formulario.observacoes, atual.conflito.desatualizado, atual.recusas, atual.focou]).toEqual([
      ...['', false, [], ['titulo']],
    ])
  })
})

describe('O CEP de uma entrega', () => {
  const digitado = viver(vazio, mudou(entrega), mudou(naLinha('cep', PERDIZES.cep)))

  test('completo se pergunta, outro toma o lugar dele, e para retirar não se pergunta mais', () => {
    expect(Object.keys(digitado.perguntou)).toEqual(['entrega'])
    const outro = viver(digitado, mudou(naLinha('cep', '01310100')))
    expect(outro.perguntou.entrega).not.toBe(digitado.perguntou.entrega)
    expect(viver(digitado, mudou(retirada)).perguntou).toEqual({ entrega: null })
    expect(viver(digitado, mudou(naLinha('bairro', 'Pompeia'))).perguntou).toEqual({})
  })

  test('digitado avisa do que se achou; o de um cliente escolhido não', () => {
    expect(viver(digitado, chegou('calculado')).disse).toEqual(['Endereço encontrado!'])
    expect(viver(digitado, chegou('nao-achado')).disse).toEqual(['Erro ao buscar CEP'])
    expect(viver(digitado, chegou('calculado', true)).disse).toEqual([])
  })

  test('que não se acha o diz ao lado do campo, até que se pergunte outro', () => {
    const sem = viver(digitado, chegou('nao-achado'))
    expect(descrever(sem).entrega).toEqual({
      buscando: false,
      recusa: 'CEP não encontrado',
      semConexao: false,
    })
    const outro = viver(sem, mudou(naLinha('cep', '01310100')))
    expect(descrever(outro).entrega).toEqual({ buscando: true, recusa: null, semConexao: false })
  })

  test('que sem rede não se pôde perguntar se pergunta de novo, digitado ou não', () => {
    const semRede = viver(digitado, chegou('sem-conexao'))
    expect(descrever(semRede).entrega.semConexao).toBe(true)
    const daFicha = viver(vazio, mudou(entrega), mudou(escolher(MARIANA)), chegou('sem-conexao', true))
    for (const estado of [semRede, daFicha]) {
      const deNovo = viver(estado, { tipo: 'perguntou-cep-de-novo' })
      expect(Object.keys(deNovo.perguntou)).toEqual(['entrega'])
      expect(descrever(deNovo).entrega.buscando).toBe(true)
    }
  })
})

describe('A busca de um cliente', () => {
  const digitado = viver(vazio, mudou(digitar('nome', 'mar')))
  const achou = (clientes: Parameters<typeof receberClientes>[2]) =>
    viver(
      digitado,
      soube(estado => receberClientes(estado, 'mar', clientes)),
    )

  test('começa com dois caracteres, e acaba com a escolha ou com a lista', () => {
    expect(viver(vazio, mudou(digitar('nome', 'm'))).perguntou).toEqual({})
    expect(digitado.perguntou).toEqual({ clientes: 'mar' })
    expect(viver(digitado, { tipo: 'abriu-lista', campo: null }).perguntou).toEqual({ clientes: null })
    expect(viver(digitado, mudou(escolher(MARIANA))).digitando).toBeNull()
  })

  test('mostra quem achou no campo em que se digita, ou que é ninguém', () => {
    expect(descrever(achou([MARIANA])).busca).toMatchObject({ digitando: 'nome', clientes: [MARIANA] })
    expect(descrever(achou([])).busca).toMatchObject({ ninguem: true, clientes: [] })
    expect(descrever(viver(achou([MARIANA]), mudou(digitar('nome', 'mari')))).busca.clientes).toEqual([])
  })

  test('que falha o diz, e deixa preencher', () => {
    const falhou = achou(null)
    expect([falhou.disse, descrever(falhou).busca.falhou]).toEqual([['Erro ao buscar clientes'], true])
  })

  test('o telefone completo pergunta também de quem é, uma vez', () => {
    const telefone = viver(vazio, mudou(digitar('telefone', MARIANA.telefone)))
    expect(telefone.perguntou).toEqual({ clientes: MARIANA.telefone, dono: MARIANA.telefone })
    const sabido = viver(
      telefone,
      soube(estado => receberDono(estado, MARIANA.telefone, [MARIANA])),
    )
    expect([sabido.formulario.dono?.cliente, sabido.perguntou]).toEqual([MARIANA, { dono: null }])
    expect(
      viver(
        telefone,
        soube(estado => receberDono(estado, MARIANA.telefone, null)),
      ).formulario.dono,
    ).toBeNull()
  })
})

test('tirada ou desfeita uma linha, o foco vai para os itens', () => {
  const [linha] = preenchido.formulario.linhas
  for (const tipo of ['remover-linha', 'desfazer-linha'] as const) {
    expect(viver(preenchido, mudou({ tipo, chave: linha?.chave ?? 0 })).focou).toEqual(['produto'])
  }
})
