import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ConsultaDeProdutos,
  listProdutos,
  type ProdutoDoPainel,
} from '~/domain/cardapio/store-produtos.server'
import type { Pagina } from '~/domain/listas/pagina'
import { salvarProduto } from '~/domain/produtos/salvar-produto.server'
import { ehNegado } from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import type { Mundo } from '../mundo'

const TUDO: ConsultaDeProdutos = { busca: '', pagina: 1, categoria: null, ativo: null }

export function listar(
  empresa: EmpresaId,
  consulta: Partial<ConsultaDeProdutos> = {},
): Promise<Pagina<ProdutoDoPainel>> {
  return withTenant(empresa, tx => listProdutos(tx, { ...TUDO, ...consulta }))
}

/** Finds a product of the Cantina as the panel lists it. */
export async function achar({ cantina }: Mundo, nome: string): Promise<ProdutoDoPainel> {
  const achado = (await listar(cantina, { busca: nome })).linhas.find(linha => linha.nome === nome)
  if (!achado) throw new Error(`no product ${nome}`)
  return achado
}

/** A new product of the Cantina, active and for R$ 10,00 unless told. */
export async function criar(mundo: Mundo, nome: string, valores: object = {}, foto?: File) {
  const feito = await salvarProduto(mundo.cantina, null, { nome, preco: '10', ativo: 'on', ...valores }, foto)
  if (ehNegado(feito)) throw new Error(`not saved: ${JSON.stringify(feito)}`)
  return achar(mundo, nome)
}

/** Every stored file of a picture, '7/nhoque_ab12-400.webp'. */
export async function listImagens(): Promise<string[]> {
  const todas = await readdir(pastaDasImagens(), { recursive: true }).catch(() => [])
  return todas.filter(nome => nome.includes('.')).sort()
}

export function pastaDasImagens(): string {
  return join(process.env.COMANDA_DADOS ?? '', 'imagens')
}

/** The files of one picture. */
export function versoes(chave: string | null): string[] {
  return [`${chave}-400.webp`, `${chave}-800.webp`]
}
