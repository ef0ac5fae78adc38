import * as v from 'valibot'
import { lerFormularioCom } from '~/domain/respostas/ler-formulario'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, GrupoId, OpcaoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { LIMITES_DO_CARDAPIO } from '../grupo'
import type { GrupoGuardado, OpcaoGuardada } from '../grupo-guardado'
import { lockGrupo } from '../store-grupos.server'
import { lockEscolhas } from '../store-tamanhos.server'
import { contarSabores } from './salvar-grupo.server'
import { moveOpcoes } from './store-da-edicao.server'

const SEM_SABORES = 'Escolha os sabores que mudam.'
const SEM_DESTINO = 'Escolha para qual grupo eles vão.'

const mudancaSchema = v.object({
  para: v.pipe(
    v.string(SEM_DESTINO),
    v.regex(/^\d{1,15}$/, SEM_DESTINO),
    v.transform((texto): GrupoId => Number(texto) as GrupoId),
  ),
  sabores: v.pipe(
    v.array(v.pipe(v.string(SEM_SABORES), v.regex(/^\d{1,15}$/, SEM_SABORES)), SEM_SABORES),
    v.minLength(1, SEM_SABORES),
    v.maxLength(LIMITES_DO_CARDAPIO.opcoes, SEM_SABORES),
    v.transform(textos => new Set(textos.map(texto => Number(texto) as OpcaoId))),
  ),
})

/** Reads the form in the browser, too. */
function lerMudancaDeSabores(valores: unknown) {
  return lerFormularioCom(mudancaSchema, valores, ERRO)
}

const ERRO = 'Erro ao salvar'

/**
 * Moves flavours to the end of another group of flavours, with all that is theirs (produto-24). Refused: a group that this
 * company does not have, a flavour that is not in it any more, a name that the other group has, a flavour that would have
 * no price, and more flavours than a group or a product may have.
 */
export function moverSabores(
  empresaId: EmpresaId,
  de: GrupoId,
  valores: unknown,
): Promise<Resultado<{ readonly nome: string; readonly quantos: number }>> {
  return withTenant(empresaId, async tx => {
    await lockEscolhas(tx)
    const origem = await lockGrupo(tx, de)
    if (origem?.tipo !== 'sabor') return NAO_EXISTE
    const lido = lerMudancaDeSabores(valores)
    if ('recusas' in lido) return lido
    const { para, sabores } = lido.dados
    const destino = para === de ? null : await lockGrupo(tx, para)
    if (destino?.tipo !== 'sabor') return negar(recusar('classe-sumiu', ERRO, SEM_DESTINO, 'para'))
    const mudam = origem.opcoes.filter(({ id }) => sabores.has(id))
    const ficam = origem.opcoes.filter(({ id }) => !sabores.has(id))
    const chegam = [...destino.opcoes, ...mudam]
    const recusa =
      recusarSabores(mudam, sabores.size, destino) ??
      (await contarSabores(
        tx,
        new Map([
          [de, ficam.length],
          [para, chegam.length],
        ]),
      ))
    if (recusa) return negar({ ...recusa, campo: recusa.campo === 'opcoes' ? 'sabores' : recusa.campo })
    await moveOpcoes(tx, [...sabores], para, destino.opcoes.length)
    return { dados: { nome: destino.nome, quantos: mudam.length } }
  })
}

function recusarSabores(
  mudam: readonly OpcaoGuardada[],
  pedidos: number,
  { nome, opcoes, preco, precos }: GrupoGuardado,
): Recusa | null {
  if (mudam.length < pedidos) return recusar('sabor-sumiu', ERRO, SABOR_SUMIU, 'sabores')
  const nomes = new Set(opcoes.map(opcao => opcao.nome.toLowerCase()))
  const repetido = mudam.find(opcao => nomes.has(opcao.nome.toLowerCase()))
  if (repetido)
    return recusar('sabor-repetido', ERRO, `Já há um sabor ${repetido.nome} em ${nome}.`, 'sabores')
  if (opcoes.length + mudam.length > LIMITES_DO_CARDAPIO.opcoes) {
    const texto = `${nome} passaria de ${LIMITES_DO_CARDAPIO.opcoes} sabores.`
    return recusar('sabores-demais-na-classe', ERRO, texto, 'sabores')
  }
  const comPreco = preco !== null || precos.length > 0
  const semPreco = comPreco ? undefined : mudam.find(um => um.preco === null && um.precos.length === 0)
  if (!semPreco) return null
  const texto = `${semPreco.nome} ficaria sem preço: dê um preço a ele, ou ao grupo ${nome}, antes.`
  return recusar('sabor-sem-preco', ERRO, texto, 'sabores')
}

const SABOR_SUMIU = 'Um dos sabores não está mais neste grupo. Feche, abra de novo e confira a lista.'
