import {
  camposDaChave,
  chaveDosCampos,
  FORMA_DA_CHAVE,
  lerChavePix,
} from '~/domain/pix/chave-digitada.server'
import type { ChavePix } from '~/domain/pix/chave-pix'
import { lerVisto } from '~/domain/respostas/conflito'
import { vistoDe } from '~/domain/respostas/conflito.server'
import type { Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { type SecaoSalva, salvarOVisto } from './salvar-secao.server'
import { chavePixDe, lockConfiguracoes, saveChavePix } from './store.server'

/**
 * Saves the form of the Pix key, or removes the key when its field is blank. Refused: what `lerChavePix` refuses, and
 * what somebody else has saved since the form was filled in. Orders keep the codes that they have (pix-6).
 */
export async function salvarChavePix(empresaId: EmpresaId, valores: unknown): Promise<Resultado<SecaoSalva>> {
  const lida = lerChavePix(valores)
  if ('recusas' in lida) return lida
  return withTenant(empresaId, tx =>
    salvarOVisto({
      visto: lerVisto(valores),
      digitado: camposDaChave(lida.dados),
      forma: FORMA_DA_CHAVE,
      lock: async () => camposDaChave(chavePixDe(await lockConfiguracoes(tx))),
      save: async campos => {
        await saveChavePix(tx, chaveDosCampos(campos))
        return null
      },
    }),
  )
}

/** The digest of what the form of the key is filled with. */
export function vistoDaChavePix(pix: ChavePix | null): string {
  return vistoDe(camposDaChave(pix))
}
