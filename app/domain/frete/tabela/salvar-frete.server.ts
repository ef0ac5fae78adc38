import {
  descreverSecao,
  formaDaSecao,
  lerSecao,
  type Secao,
  soASecao,
} from '~/domain/configuracoes/configuracoes'
import { type SecaoSalva, salvarOVisto } from '~/domain/configuracoes/salvar-secao.server'
import { lockConfiguracoes, saveConfiguracoes } from '~/domain/configuracoes/store.server'
import { type Descricao, type Forma, lerVisto } from '~/domain/respostas/conflito'
import { vistoDe } from '~/domain/respostas/conflito.server'
import type { Resultado } from '~/domain/respostas/resultado'
import { ZERO } from '~/domain/valores/centavos'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { descreverFaixas, faixasDoFormulario, lerFaixas } from '../faixas-digitadas'
import type { FaixaDeFrete } from '../modo-faixas'
import { listFaixas, replaceFaixas } from './store-faixas.server'

/** What the form 'Frete' is filled with: the settings of all modes, and the bands. */
interface FreteDoFormulario extends Secao<'frete'> {
  readonly faixas: readonly FaixaDeFrete[]
}

/**
 * Saves the form 'Frete' (frete-9, frete-14): the mode that is switched on, the values of all modes, and the bands. A
 * form that brought no bands changes none. Refused: what `lerSecao` and `lerFaixas` refuse, and what somebody else has
 * saved since `visto`.
 */
export async function salvarFrete(
  empresaId: EmpresaId,
  valores: Readonly<Record<string, unknown>>,
): Promise<Resultado<SecaoSalva>> {
  const secao = lerSecao('frete', valores)
  const digitadas = faixasDoFormulario(valores.faixas)
  const lidas = digitadas && lerFaixas(digitadas)
  const recusas = [secao, lidas].flatMap(lida => (lida && 'recusas' in lida ? lida.recusas : []))
  if (recusas.length > 0 || 'recusas' in secao) return { recusas }
  const novo = comTaxaFixa(secao.dados)
  return withTenant(empresaId, async tx => {
    const guardadas = await lockConfiguracoes(tx)
    const guardado: FreteDoFormulario = { ...comPadrao(guardadas), faixas: await listFaixas(tx) }
    const faixas = lidas && 'faixas' in lidas ? lidas.faixas : guardado.faixas
    return salvarOVisto<FreteDoFormulario>({
      visto: lerVisto(valores),
      digitado: { ...comPadrao(novo), faixas },
      forma: FORMA_DO_FRETE,
      lock: async () => guardado,
      async save({ faixas: juntas, ...secao }) {
        // A blank field is null and not 0 (frete-1): what nobody has said must not become free delivery (frete-21).
        const emBranco = <Campo extends 'valorFreteFixo' | 'valorFreteKm' | 'raioAtendimento'>(
          campo: Campo,
        ) => (secao[campo] === (novo[campo] ?? ZERO) ? novo[campo] : guardadas[campo])
        const valores = {
          valorFreteFixo: emBranco('valorFreteFixo'),
          valorFreteKm: emBranco('valorFreteKm'),
          raioAtendimento: emBranco('raioAtendimento'),
        }
        await saveConfiguracoes(tx, comTaxaFixa({ ...secao, ...valores }))
        await replaceFaixas(tx, juntas)
        return null
      },
    })
  })
}

/** Who leaves the fee blank in the fixed mode has said that delivery is free: that is 0, and no longer unknown. */
function comTaxaFixa(secao: Secao<'frete'>): Secao<'frete'> {
  return secao.modoFrete === 'fixo' ? { ...secao, valorFreteFixo: secao.valorFreteFixo ?? ZERO } : secao
}

/**
 * What a form compares: blank is the same as 0, because settings that were never saved are 0 without a row, and blank once
 * another section has made one (frete-1).
 */
function comPadrao(guardadas: Secao<'frete'>): Secao<'frete'> {
  const { valorFreteFixo, valorFreteKm, raioAtendimento, ...modo } = soASecao('frete', guardadas)
  return {
    ...modo,
    valorFreteFixo: valorFreteFixo ?? ZERO,
    valorFreteKm: valorFreteKm ?? ZERO,
    raioAtendimento: raioAtendimento ?? 0,
  }
}

const FAIXAS = 'Faixas de distância'

const FORMA_DO_FRETE: Forma<FreteDoFormulario> = {
  rotulos: { ...formaDaSecao('frete').rotulos, faixas: FAIXAS },
  descrever: descreverFrete,
}

function descreverFrete({ faixas, ...secao }: FreteDoFormulario): Descricao {
  return {
    ...descreverSecao('frete', secao),
    [FAIXAS]: descreverFaixas(faixas).join('\n') || 'nenhuma',
  }
}

/** The digest of what the form is filled with. */
export function vistoDoFrete(secao: Secao<'frete'>, faixas: readonly FaixaDeFrete[]): string {
  return vistoDe({ ...comPadrao(secao), faixas })
}
