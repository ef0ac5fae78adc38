import { comContas } from '~/domain/contas/store.server'
import { recusar } from '~/domain/respostas/recusa'
import { NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import { diasEntre, horaLocal } from '~/domain/valores/instante'
import type { StatusDoPlano } from './plano'
import { type EmpresaDoOperador, lockEmpresa, updateDoOperador } from './store-do-operador.server'
import { readMudanca, saveMudanca } from './store-paradeiro.server'

type Mudanca = Partial<Pick<EmpresaDoOperador, 'statusPlano' | 'diasTeste' | 'ativo'>>

/** Puts a company on a plan (operador-1); the days of its trial stay as they are. Null when nobody has this slug. */
export function mudarPlano(slug: string, statusPlano: StatusDoPlano): Promise<EmpresaDoOperador | null> {
  return mudar(slug, () => ({ statusPlano }))
}

/**
 * Puts a company on trial for `dias` whole days from today, today included: 0 ends the trial now. The stored number of
 * days counts from the signup, as the trial does (plano-2). Null when nobody has this slug.
 */
export function darDiasDeTeste(slug: string, dias: number, agora: Date): Promise<EmpresaDoOperador | null> {
  return mudar(slug, ({ dataCadastro, fusoHorario }) => {
    const passados = Math.max(0, diasEntre(dataCadastro, horaLocal(agora, fusoHorario).data))
    return { statusPlano: 'teste', diasTeste: passados + dias }
  })
}

/**
 * Switches a company on or off. A company that is off has no menu and no login (empresa-9), and moves nowhere. Refused: one that
 * has moved to another installation, of which only an old copy is here (empresa-13).
 */
export function mudarAtivo(slug: string, ativo: boolean): Promise<Resultado<EmpresaDoOperador>> {
  return comContas(async tx => {
    const empresa = await lockEmpresa(tx, slug)
    if (!empresa) return NAO_EXISTE
    const mudanca = await readMudanca(tx, empresa.id)
    if (mudanca?.ate) return negar(mudouPara(mudanca.para))
    await saveMudanca(tx, empresa.id, null)
    await updateDoOperador(tx, empresa.id, { ativo })
    return { dados: { ...empresa, ativo } }
  })
}

const mudouPara = (para: string) =>
  recusar(
    'empresa-mudou',
    'Mudança de Instalação',
    `A empresa está em ${para}, e aqui só há uma cópia antiga. Para ela voltar: empresa apagar aqui, exportar de lá e importar.`,
  )

function mudar(slug: string, decidir: (empresa: EmpresaDoOperador) => Mudanca) {
  return comContas(async tx => {
    const empresa = await lockEmpresa(tx, slug)
    if (!empresa) return null
    const mudanca = decidir(empresa)
    await updateDoOperador(tx, empresa.id, mudanca)
    return { ...empresa, ...mudanca }
  })
}
