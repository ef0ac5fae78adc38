import type { ClienteAchado } from '~/domain/clientes/cliente-achado'
import type { CampoDireto, DiretosDigitados } from '~/domain/pedidos/campos-diretos'
import type { FormaPagamento } from '~/domain/pedidos/forma-pagamento'
import type { TipoEntrega } from '~/domain/pedidos/tipo-entrega'
import type { Centavos } from '~/domain/valores/centavos'
import type { GrupoId } from '~/domain/valores/ids'
import { limparLinha } from '~/domain/valores/texto'
import { conferirLinha, semAlteracaoVazia, voltarAoGuardado } from '../linhas/escolhas-da-linha'
import type { Linha } from '../linhas/linha'
import { comMaisUm, juntarIguais } from '../linhas/linhas'
import { type Oferta, type ProdutoOferecido, temEscolhas } from '../linhas/oferta'
import { digitarEndereco, receberCotacao } from './endereco-do-formulario'
import type { CampoDoEndereco, CampoDoTexto, Cotacao, EnderecoDigitado, Formulario } from './formulario'
import { digitarFrete, escolherBairro } from './frete-do-formulario'
import {
  digitarTelefone,
  escolherCliente,
  manterQuemSaiu,
  usarEndereco,
  voltarAoNome,
  voltarAoTelefone,
} from './procedencia'

type Direto = {
  readonly [Campo in CampoDireto]: {
    readonly tipo: 'digitar'
    readonly campo: Campo
    readonly valor: DiretosDigitados[Campo]
  }
}

export type Acao =
  | { readonly tipo: 'abrir'; readonly formulario: Formulario }
  | (Pick<Formulario, 'freteFixo'> & {
      readonly tipo: 'configurar'
      readonly regras?: Formulario['regras']
      readonly promocoes?: Formulario['promocoes']
      readonly oferta?: Oferta
    })
  | { readonly tipo: 'escolher-bairro'; readonly nome: string; readonly taxa: Centavos }
  | { readonly tipo: 'digitar'; readonly campo: CampoDoTexto; readonly valor: string }
  | Direto[CampoDireto]
  | { readonly tipo: 'digitar-endereco'; readonly campo: CampoDoEndereco; readonly valor: string }
  | { readonly tipo: 'escolher-cliente'; readonly cliente: ClienteAchado }
  | { readonly tipo: 'dono-achado'; readonly telefone: string; readonly cliente: ClienteAchado | null }
  | { readonly tipo: 'renomear'; readonly sim: boolean }
  | { readonly tipo: 'voltar-ao-nome' | 'voltar-ao-telefone' | 'manter-quem-saiu' }
  | { readonly tipo: 'por-endereco'; readonly endereco: EnderecoDigitado }
  | { readonly tipo: 'escolher-entrega'; readonly tipoEntrega: TipoEntrega }
  | { readonly tipo: 'escolher-forma'; readonly forma: FormaPagamento }
  | { readonly tipo: 'cobrar-servico'; readonly sim: boolean }
  | { readonly tipo: 'cotar-de-novo' }
  | { readonly tipo: 'cotado'; readonly cotacao: Cotacao }
  | { readonly tipo: 'adicionar'; readonly produto: ProdutoOferecido }
  | {
      readonly tipo: 'mudar-linha'
      readonly chave: number
      readonly mudar: (linha: Linha) => Linha
      /** The question that is answered, null for the size; absent for another field of the line. */
      readonly grupoId?: GrupoId | null
    }
  | { readonly tipo: 'remover-linha' | 'desfazer-linha'; readonly chave: number }
  | { readonly tipo: 'escolher-na-linha'; readonly chave: number }
  | { readonly tipo: 'terminar-linha'; readonly chave: number; readonly oferta: Oferta }

export function mudarFormulario(f: Formulario, acao: Acao): Formulario {
  switch (acao.tipo) {
    case 'abrir':
      return {
        ...acao.formulario,
        freteFixo: f.freteFixo ?? acao.formulario.freteFixo,
        regras: f.regras ?? acao.formulario.regras,
        promocoes: f.promocoes,
      }
    case 'configurar':
      return configurar(f, acao)
    case 'digitar':
      if (acao.campo === 'telefone') return digitarTelefone(f, acao.valor)
      return acao.campo === 'frete' ? digitarFrete(f, acao.valor) : { ...f, [acao.campo]: acao.valor }
    case 'digitar-endereco':
      return digitarEndereco(f, acao.campo, acao.valor)
    case 'escolher-cliente':
      return escolherCliente(f, acao.cliente)
    case 'dono-achado':
      return { ...f, dono: { telefone: acao.telefone, cliente: acao.cliente }, renomear: null }
    case 'renomear':
      return { ...f, renomear: acao.sim ? limparLinha(f.nome) : null }
    case 'voltar-ao-nome':
      return voltarAoNome(f)
    case 'voltar-ao-telefone':
      return voltarAoTelefone(f)
    case 'manter-quem-saiu':
      return manterQuemSaiu(f)
    case 'por-endereco':
      return usarEndereco(f, acao.endereco)
    case 'escolher-entrega':
      return { ...f, tipoEntrega: acao.tipoEntrega }
    case 'escolher-forma':
      return { ...f, formaPagamento: acao.forma }
    case 'cobrar-servico':
      return { ...f, servico: acao.sim }
    case 'escolher-bairro':
      return escolherBairro(f, acao)
    case 'cotar-de-novo':
      return { ...f, cotacao: null, cepDigitado: false, freteDigitado: null }
    case 'cotado':
      return receberCotacao(f, acao.cotacao)
    case 'adicionar':
      return adicionar(f, acao.produto)
    case 'mudar-linha':
      return mudarLinha(f, acao.chave, acao.mudar)
    case 'desfazer-linha':
      return mudarLinha(f, acao.chave, voltarAoGuardado)
    case 'remover-linha':
      return { ...f, linhas: f.linhas.filter(({ chave }) => chave !== acao.chave) }
    case 'escolher-na-linha':
      return { ...f, escolhendo: acao.chave }
    case 'terminar-linha':
      return terminar(f, acao.chave, acao.oferta)
  }
}

function mudarLinha(f: Formulario, chave: number, mudar: (linha: Linha) => Linha): Formulario {
  return { ...f, linhas: f.linhas.map(linha => (linha.chave === chave ? mudar(linha) : linha)) }
}

function configurar(
  f: Formulario,
  { freteFixo, regras = f.regras, promocoes = f.promocoes, oferta }: Extract<Acao, { tipo: 'configurar' }>,
): Formulario {
  const com = { ...f, freteFixo, regras, promocoes }
  if (!oferta) return com
  return { ...com, linhas: f.linhas.map(linha => conferirLinha(linha, oferta)) }
}

function adicionar(f: Formulario, produto: ProdutoOferecido): Formulario {
  const linhas = comMaisUm(f.linhas, produto, f.chaveDaLinha)
  const escolhendo = temEscolhas(produto) ? f.chaveDaLinha : null
  return { ...f, linhas, escolhendo, chaveDaLinha: f.chaveDaLinha + 1, ultima: mexida(f, linhas) }
}

/** Closes the questions of a line. A stored line stays a line of its own. */
function terminar(f: Formulario, chave: number, oferta: Oferta): Formulario {
  const linha = f.linhas.find(outra => outra.chave === chave)
  const linhas = linha?.guardada
    ? f.linhas.map(outra => (outra === linha ? semAlteracaoVazia(linha, oferta) : outra))
    : juntarIguais(f.linhas, chave)
  return { ...f, linhas, escolhendo: null, ultima: mexida(f, linhas) }
}

function mexida({ linhas: antes, ultima }: Formulario, linhas: readonly Linha[]): Formulario['ultima'] {
  const linha = linhas.find(outra => !antes.includes(outra))
  return linha ? { chave: linha.chave, quantidade: linha.quantidade } : ultima
}
