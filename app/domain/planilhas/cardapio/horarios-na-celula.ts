import {
  digitarJanelas,
  type JanelaDigitada,
  lerJanelas,
} from '~/domain/cardapio/disponibilidade/janelas-digitadas'
import { DIAS_DO_PAINEL, type DiaDaSemana } from '~/domain/horarios/horario'
import type { Janelas } from '~/domain/horarios/janela'
import { limparLinha, semAcentos } from '~/domain/valores/texto'

const ESCREVA =
  'Escreva os dias e as horas assim: seg-sex 11:00-15:00. Separe por | quando há mais de um horário: seg-sex 11:00-15:00|sáb 12:00-16:00. O dia inteiro: seg. Para vender sempre: sempre'

const ABREVIADOS: Readonly<Record<DiaDaSemana, string>> = {
  segunda: 'seg',
  terca: 'ter',
  quarta: 'qua',
  quinta: 'qui',
  sexta: 'sex',
  sabado: 'sáb',
  domingo: 'dom',
}
const POR_NOME: ReadonlyMap<string, DiaDaSemana> = new Map(
  DIAS_DO_PAINEL.flatMap(dia => [
    [dia, dia] as const,
    [`${dia}-feira`, dia] as const,
    [semAcentos(ABREVIADOS[dia]), dia] as const,
  ]),
)
const TODOS = ['todos os dias', 'todo dia', 'todos', 'diariamente']

/** 'seg-sex 11:00-15:00|sáb 12:00-16:00', 'seg' for the whole day; '' for always. */
export function escreverHorarios(janelas: Janelas): string {
  return digitarJanelas(janelas)
    .map(({ dias, abertura, fechamento }) =>
      abertura === '' ? escreverDias(dias) : `${escreverDias(dias)} ${abertura}-${fechamento}`,
    )
    .join('|')
}

function escreverDias(dias: readonly DiaDaSemana[]): string {
  if (dias.length === DIAS_DO_PAINEL.length) return 'todos os dias'
  const seguidos: DiaDaSemana[][] = []
  for (const dia of dias) {
    const ultimos = seguidos.at(-1)
    const anterior = DIAS_DO_PAINEL[DIAS_DO_PAINEL.indexOf(dia) - 1]
    if (ultimos && anterior && ultimos.at(-1) === anterior) ultimos.push(dia)
    else seguidos.push([dia])
  }
  return seguidos
    .flatMap(grupo => {
      const nomes = grupo.map(dia => ABREVIADOS[dia])
      return nomes.length > 2 ? [`${nomes[0]}-${nomes.at(-1)}`] : nomes
    })
    .join(',')
}

/** The windows of a cell by the rules of their form, or why they are none; 'sempre' is an empty list. */
export function lerHorarios(celula: string): { readonly janelas: Janelas } | { readonly motivo: string } {
  const dito = limparLinha(semAcentos(celula))
  if (dito === 'sempre') return { janelas: [] }
  const linhas = dito
    .split('|')
    .filter(parte => parte.trim() !== '')
    .map(lerHorario)
  if (linhas.length === 0 || !linhas.every(linha => linha !== null)) return { motivo: ESCREVA }
  const lidas = lerJanelas(linhas)
  return 'dados' in lidas ? { janelas: lidas.dados } : { motivo: lidas.recusas[0]?.texto ?? ESCREVA }
}

const HORARIO = /^(.+?),? (?:das )?(\d{1,2}(?:[:h]\d{2}|h)?) ?(?:-|–|a|as) ?(\d{1,2}(?:[:h]\d{2}|h)?)$/

function lerHorario(parte: string): JanelaDigitada | null {
  const [, dias, abertura, fechamento] = HORARIO.exec(parte.trim()) ?? []
  if (dias === undefined || abertura === undefined || fechamento === undefined) {
    const inteiros = lerDias(parte.trim())
    return inteiros && { dias: inteiros, abertura: '', fechamento: '' }
  }
  const lidos = lerDias(dias)
  return lidos && { dias: lidos, abertura: lerHoraEscrita(abertura), fechamento: lerHoraEscrita(fechamento) }
}

/** '11', '11h', '11h30', '9:30' as an hour of the form; 24:00 is midnight. */
function lerHoraEscrita(escrita: string): string {
  const [hora = '', minuto = ''] = escrita.split(/[:h]/)
  const horaCheia = hora === '24' && Number(minuto) === 0 ? '00' : hora
  return `${horaCheia.padStart(2, '0')}:${minuto.padEnd(2, '0')}`
}

function lerDias(ditos: string): DiaDaSemana[] | null {
  if (TODOS.includes(ditos)) return [...DIAS_DO_PAINEL]
  const dias = ditos.split(/,| e /).map(lerSeguidos)
  return dias.every(lidos => lidos !== null) ? dias.flat() : null
}

/** 'seg', 'seg-sex', 'seg a sex', 'sex-dom' */
function lerSeguidos(ditos: string): DiaDaSemana[] | null {
  const limpo = ditos.replaceAll('.', '').trim()
  const um = POR_NOME.get(limpo)
  if (um) return [um]
  const [, de, ate] = /^(?:de )?(\S+?)(?: a |-| - | ate )(\S+)$/.exec(limpo) ?? []
  const [primeiro, ultimo] = [POR_NOME.get(de ?? ''), POR_NOME.get(ate ?? '')]
  if (!primeiro || !ultimo) return null
  const inicio = DIAS_DO_PAINEL.indexOf(primeiro)
  const quantos = (DIAS_DO_PAINEL.indexOf(ultimo) - inicio + 7) % 7
  return [...DIAS_DO_PAINEL, ...DIAS_DO_PAINEL].slice(inicio, inicio + quantos + 1)
}
