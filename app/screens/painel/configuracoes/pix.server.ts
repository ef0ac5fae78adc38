import { vistoDaChavePix } from '~/domain/configuracoes/salvar-chave-pix.server'
import { type Configuracoes, chavePixDe } from '~/domain/configuracoes/store.server'
import { copiaECola } from '~/domain/pix/copia-e-cola.server'
import { centavos } from '~/domain/valores/centavos'
import type { ChaveDigitada } from './chave-digitada'

/** What the card of the Pix key is filled with. */
export function lerPix(guardadas: Configuracoes) {
  const salva = chavePixDe(guardadas)
  const chavePix: ChaveDigitada = salva ?? {
    ...{ tipo: '', chave: '', nome: '', cidade: '' },
    usarTxid: guardadas.pixIdentificado,
  }
  return {
    chavePix,
    pixVisto: vistoDaChavePix(salva),
    pixDeTeste: salva && copiaECola(salva, { valor: centavos(1), txid: null }),
  }
}
