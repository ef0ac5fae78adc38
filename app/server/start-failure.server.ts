import { isUnreachable } from './database.server'
import { BadSetting } from './env.server'

const BANCO = 'Confira DATABASE_URL; sem ela, a Comanda usa o seu próprio PostgreSQL.'

/**
 * What the person at the terminal has to mend, in one or two lines; undefined for what only a stack explains (a defect
 * of ours).
 */
export function explainFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // Drizzle wraps what PostgreSQL said.
  if (error.cause instanceof Error && 'code' in error.cause) return explainFailure(error.cause)
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `A porta ${port} já está em uso. Pare o outro programa ou escolha outra porta: PORT=3001 npm start`
  if (syscall === 'listen' && code === 'EACCES')
    return `Sem permissão para abrir a porta ${port}. Escolha uma acima de 1023: PORT=3000 npm start`
  if (code === '28P01' || code === '28000') return `O PostgreSQL recusou o usuário ou a senha. ${BANCO}`
  if (code === '3D000') return `O banco de dados não existe no PostgreSQL: ${error.message}. ${BANCO}`
  if (code === '42501')
    return (
      `O PostgreSQL não deixou: ${error.message}.\n` +
      'O usuário de DATABASE_URL deve ser o dono do banco e ter CREATEROLE; ou, sem CREATEROLE, um superusuário executa ' +
      'antes: CREATE ROLE comanda_app NOLOGIN; GRANT comanda_app TO usuario;'
    )
  if (isUnreachable(error)) return `O PostgreSQL não respondeu (${code ?? error.message}). ${BANCO}`
  return error instanceof BadSetting ? error.message : undefined
}
