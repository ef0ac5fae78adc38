import { isUnreachable } from '../database/outage.server'
import { BadSetting, env } from '../env.server'

const CHECK_DATABASE_URL = 'Confira DATABASE_URL; sem ela, a Comanda usa o seu próprio PostgreSQL.'

const OTHER_FOLDER = 'escolha outra pasta de dados: COMANDA_DADOS=/outra/pasta npm start'
const noPermission = (path: string) =>
  `Sem permissão para gravar em ${path}. Dê acesso a quem executa a Comanda ou ${OTHER_FOLDER}`
const notAFolder = (path: string) =>
  `Há um arquivo no lugar de uma pasta em ${path}. Tire-o de lá ou ${OTHER_FOLDER}`
const diskFull = (path: string) => `Não há espaço no disco para ${path}. Libere espaço ou ${OTHER_FOLDER}`

/** What to tell the operator, by the file system's error code. */
const DISK_FAULTS: Readonly<Record<string, (path: string) => string>> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: noPermission,
  ENOTDIR: notAFolder,
  EEXIST: notAFolder,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
}

/**
 * What the person at the terminal has to mend, in one or two lines; undefined for a bug, which only its stack explains.
 */
export function explainFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // Drizzle wraps PostgreSQL's errors and connection errors in its own.
  if (error.cause instanceof Error && ('code' in error.cause || isUnreachable(error.cause)))
    return explainFailure(error.cause) ?? explainProgram(error.message)
  const { code, syscall, port, path } = error as NodeJS.ErrnoException & { port?: number }
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `A porta ${port} já está em uso. Pare o outro programa ou escolha outra porta: PORT=3001 npm start`
  if (syscall === 'listen' && code === 'EACCES')
    return `Sem permissão para abrir a porta ${port}. Escolha uma acima de 1023: PORT=3000 npm start`
  if (path !== undefined && code !== undefined && code in DISK_FAULTS) return DISK_FAULTS[code]?.(path)
  if (code === '28P01' || code === '28000')
    return `O PostgreSQL recusou o usuário ou a senha. ${CHECK_DATABASE_URL}`
  if (code === '3D000')
    return `O banco de dados não existe no PostgreSQL: ${error.message}. ${CHECK_DATABASE_URL}`
  if (code === '42501')
    return (
      `O PostgreSQL não deixou: ${error.message}.\n` +
      'O usuário de DATABASE_URL deve ser o dono do banco e ter CREATEROLE. Sem CREATEROLE, um superusuário executa antes:\n' +
      '  CREATE ROLE comanda_app NOLOGIN; CREATE ROLE comanda_plataforma NOLOGIN; GRANT comanda_app TO dono;\n' +
      "  CREATE ROLE comanda_servico LOGIN PASSWORD '...'; GRANT comanda_app, comanda_plataforma TO comanda_servico;\n" +
      'e DATABASE_URL leva comanda_servico, DATABASE_URL_DIRETA o dono (docs/operacao.md).'
    )
  if (isUnreachable(error))
    return `O PostgreSQL não respondeu (${code ?? error.message}). ${CHECK_DATABASE_URL}`
  return error instanceof BadSetting ? error.message : explainProgram(error.message)
}

/** What initdb or PostgreSQL said before it ended. */
function explainProgram(said: string): string | undefined {
  if (/No space left on device|Disk quota exceeded/.test(said)) return diskFull(env().dataDir)
  if (/Permission denied|Read-only file system/.test(said)) return noPermission(env().dataDir)
  return undefined
}
