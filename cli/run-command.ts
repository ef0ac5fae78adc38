import { explainFailure } from '~/server/host/start-failure.server'
import { PICTURES_AWAY } from '~/server/pictures/on-s3.server'
import { backup } from './backup/backup'
import { backups } from './backup/backups'
import { restaurar } from './backup/restaurar'
import { type Call, type Command, Refusal } from './command/command'
import { apagar, exportar } from './dados-do-cliente'
import { distribuir } from './distribuir/distribuir'
import { apagarEmpresa } from './empresa/apagar'
import { exportarEmpresa } from './empresa/exportar'
import { importarEmpresa } from './empresa/importar'
import { mapaDasEmpresas } from './empresa/mapa'
import { confirmarMudanca, mudarEmpresa } from './empresa/mudar-empresa'
import { ativar, desativar, empresas, plano, senha, teste } from './empresas'
import { estado } from './estado-do-servidor'
import { levarFotos } from './levar-fotos'
import { trabalhos } from './trabalhos'

const COMMANDS: readonly Command[] = [
  empresas,
  plano,
  teste,
  ativar,
  desativar,
  senha,
  exportar,
  apagar,
  backup,
  backups,
  restaurar,
  exportarEmpresa,
  importarEmpresa,
  mudarEmpresa,
  confirmarMudanca,
  apagarEmpresa,
  mapaDasEmpresas,
  levarFotos,
  distribuir,
  trabalhos,
  estado,
]

/**
 * Runs one command of the platform's operator (operador-1), from the project's root folder; `folder` is where the
 * person stands. Answers the exit code: 0, or 1 after one clear line on standard error. What a command prints goes to
 * standard output.
 */
export async function runCommand(typed: readonly string[], folder: string): Promise<number> {
  try {
    const words = typed.filter(word => !isOption(word))
    const options = new Set(typed.filter(isOption))
    if (words.length === 0) return printHelp(options)
    const asked = asksForHelp(options)
    const family = familyOf(words)
    if (asked && family.length > 0) {
      console.log(family.map(helpOf).join('\n\n'))
      return 0
    }
    const command = findCommand(words)
    if (asked) console.log(helpOf(command))
    else await command.run(readCall(command, words, options, folder))
    return 0
  } catch (error) {
    console.error(explain(error))
    return 1
  }
}

const isOption = (word: string) => word.startsWith('-')
const asksForHelp = (options: ReadonlySet<string>) => options.has('--help') || options.has('-h')

function printHelp(options: ReadonlySet<string>): number {
  const asked = asksForHelp(options)
  const say = asked ? console.log : console.error
  const width = Math.max(...COMMANDS.map(command => usageOf(command).length))
  say(
    [
      'Uso: npm run comanda -- <comando>',
      '',
      ...COMMANDS.map(command => `  ${usageOf(command).padEnd(width)}  ${command.summary}`),
      '',
      'Cada comando se explica: npm run comanda -- <comando> --help',
      'Funciona com o servidor no ar ou parado, no banco que ele usa (DATABASE_URL, ou o da pasta COMANDA_DADOS).',
    ].join('\n'),
  )
  return asked ? 0 : 1
}

/** The commands that begin with one word alone: 'cliente' of 'cliente exportar' and 'cliente apagar'. */
function familyOf([first, ...rest]: readonly string[]): readonly Command[] {
  return rest.length > 0 ? [] : COMMANDS.filter(({ name }) => name.startsWith(`${first} `))
}

function findCommand(words: readonly string[]): Command {
  const found = COMMANDS.find(({ name }) =>
    name.split(' ').every((word, position) => words[position] === word),
  )
  if (found) return found
  const [first = ''] = words
  const family = familyOf([first])
  if (family.length > 0) throw new Refusal(`Falta dizer o que fazer:\n${family.map(usageLine).join('\n')}`)
  throw new Refusal(`Comando desconhecido: ${first}\nA lista está em: npm run comanda -- --help`)
}

function readCall(
  command: Command,
  words: readonly string[],
  options: ReadonlySet<string>,
  folder: string,
): Call {
  const args = words.slice(command.name.split(' ').length)
  const known = optionsOf(command)
  const unknown = [...options].find(option => !known.includes(option))
  if (unknown) throw new Refusal(`Opção desconhecida: ${unknown}\n${usageLine(command)}`)
  const needed = command.usage.filter(word => word.startsWith('<')).length
  if (args.length < needed || args.length > command.usage.length) throw new Refusal(usageLine(command))
  return { args, sim: options.has('--sim'), options, folder }
}

const usageOf = ({ name, usage }: Command) => [name, ...usage].join(' ')
const optionsOf = ({ asks, options = [] }: Command) => (asks ? [...options, '--sim'] : options)
const usageLine = (command: Command) =>
  ['Uso: npm run comanda --', usageOf(command), ...optionsOf(command).map(option => `[${option}]`)].join(' ')
const helpOf = (command: Command) => `${usageLine(command)}\n\n${command.summary}\n${command.help}`

function explain(error: unknown): string {
  if (error instanceof Refusal) return error.message
  // A Response is what is thrown when the database, or the bucket of pictures, cannot be reached.
  if (error instanceof Response)
    return error.statusText === PICTURES_AWAY
      ? 'O bucket das fotos não respondeu, ou não aceita a chave.'
      : 'O PostgreSQL não respondeu. Nada foi feito.'
  const explained = explainFailure(error)
  if (explained) return explained
  const { message, code } = error as { message?: string; code?: string }
  return `Falhou, e isto é um defeito da Comanda${code ? ` (${code})` : ''}: ${message ?? error}`
}
