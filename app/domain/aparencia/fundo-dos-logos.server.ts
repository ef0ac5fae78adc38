import { listIds } from '~/domain/empresas/store.server'
import { fundoDoLogo } from '~/domain/imagens/fundo-do-logo'
import { trocarImagens } from '~/domain/imagens/trocar-imagens.server'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { log } from '~/server/log.server'
import { addBackground } from '~/server/pictures/encode-picture.server'
import { readPicture, writePicture } from '~/server/pictures/images.server'
import type { Job } from '~/server/timed/timed-work.server'
import { lockAparencia, readAparencia, saveAparencia } from './store.server'

/** Gives logos that were stored before the ground of aparencia-4 the one that they need. */
export const FUNDO_DOS_LOGOS: Job = {
  name: 'fundo dos logos',
  due: { once: true },
  async run() {
    const falhas: unknown[] = []
    for (const empresaId of await listIds()) {
      await darFundo(empresaId).catch(err => {
        log.error({ err, empresaId }, 'a logo got no ground')
        falhas.push(err)
      })
    }
    // All others have theirs; this one is tried again, and the operator sees that it failed.
    if (falhas.length > 0) throw falhas[0]
  },
}

/** The picture gets a new key, because browsers keep the old one for a year. */
async function darFundo(empresaId: EmpresaId): Promise<void> {
  const { logo } = await withTenant(empresaId, readAparencia)
  const guardado = logo && (await readPicture(empresaId, logo, 'logo'))
  const versoes = guardado && (await addBackground(guardado, 'logo', fundoDoLogo))
  if (!versoes) return
  const novo = await writePicture(empresaId, 'logo', versoes)
  await trocarImagens(empresaId, [novo], async tx => {
    const agora = await lockAparencia(tx)
    // The owner may have saved another logo meanwhile.
    if (agora.logo !== logo) return { dados: { antigas: [novo] } }
    await saveAparencia(tx, { ...agora, logo: novo })
    return { dados: { antigas: [logo] } }
  })
}
