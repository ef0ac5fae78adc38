import { formatInteiro, listar } from '~/domain/valores/como-o-intl'

/** One line of /metrics; a figure has one line for each value of its labels. */
interface Figura {
  readonly nome: string
  readonly rotulos: Readonly<Record<string, string>>
  readonly valor: number
}

/** Reads what /metrics answers. */
export function lerFiguras(texto: string): Figura[] {
  return [...texto.matchAll(/^([a-z_]+)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, nome = '', rotulos = '', valor]) => ({
      nome,
      rotulos: Object.fromEntries(
        [...rotulos.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, rotulo = '', dito = '']) => [rotulo, dito]),
      ),
      valor: Number(valor),
    }),
  )
}

/** What a machine reads, in words: a line for each thing that somebody may ask. What is not known is '?'. */
export function dizerEstado(figuras: readonly Figura[], agora: Date): [string, string][] {
  const de = (nome: string, rotulos: Figura['rotulos'] = {}) =>
    figuras.filter(
      figura =>
        figura.nome === `comanda_${nome}` &&
        Object.entries(rotulos).every(([rotulo, dito]) => figura.rotulos[rotulo] === dito),
    )
  const soma = (nome: string, rotulos?: Figura['rotulos']) => {
    const achadas = de(nome, rotulos)
    return achadas.length === 0 ? '?' : formatInteiro(achadas.reduce((total, { valor }) => total + valor, 0))
  }
  const umPorUm = (nome: string, rotulo: string, nada: string) =>
    listar(
      de(nome)
        .filter(({ valor }) => valor > 0)
        .map(({ rotulos, valor }) => `${rotulos[rotulo]} ${formatInteiro(valor)}`),
    ) || nada
  /** 'page 7 (2 com falha)' for each kind that was asked for. */
  const porTipo = () => {
    const tipos = [...new Set(de('requests_total').map(({ rotulos: { kind = '' } }) => kind))]
    const respondidas = tipos.filter(kind => soma('requests_total', { kind }) !== '0')
    const falhas = (kind: string) => soma('requests_total', { kind, answer: '5xx' })
    const dizer = (kind: string) =>
      `${kind} ${soma('requests_total', { kind })}${/^[0?]$/.test(falhas(kind)) ? '' : ` (${falhas(kind)} com falha)`}`
    return listar(respondidas.map(dizer)) || 'nenhuma'
  }
  const eventos = (type: string) => formatInteiro(de('events_total', { type })[0]?.valor ?? 0)
  const partida = figuras.find(({ nome }) => nome === 'process_start_time_seconds')?.valor
  const [banco] = de('database_up')
  const [pode] = de('login_powerful')
  const [ouve] = de('hears_others')
  const [backup] = de('backup_age_seconds')
  return [
    ['no ar há', partida === undefined ? '?' : duracao(agora.getTime() / 1_000 - partida)],
    ['pedidos', `${eventos('pedido-feito')} do cardápio, ${eventos('pedido-lancado')} do painel`],
    ['recusas', umPorUm('refusals_total', 'code', 'nenhuma')],
    ['respostas', `${soma('requests_total')}, com falha ${soma('requests_total', { answer: '5xx' })}`],
    ['por tipo', porTipo()],
    [
      'até um pedido ser respondido',
      media(
        de('request_seconds_sum', { kind: 'order' })[0]?.valor,
        de('request_seconds_count', { kind: 'order' })[0]?.valor,
      ),
    ],
    ['páginas na memória', `${soma('kept_pages')}, ${tamanho(de('kept_pages_bytes')[0]?.valor)}`],
    ['esperam a vez', `${soma('waiting')}, atendidos agora ${soma('running')}`],
    ['mandados embora', umPorUm('turned_away_total', 'kind', 'ninguém')],
    ['correntes abertas', soma('streams')],
    ['banco', banco === undefined ? '?' : banco.valor ? 'responde' : 'não responde'],
    [
      'login do banco',
      pode === undefined
        ? '?'
        : pode.valor
          ? 'pode demais: passa por cima da separação das empresas'
          : 'não pode mais do que deve',
    ],
    [
      'conexões ao banco',
      `${soma('pool_connections', { state: 'total' })}, livres ${soma('pool_connections', { state: 'idle' })}, esperam uma ${soma('pool_connections', { state: 'waiting' })}`,
    ],
    ['atraso dos eventos', duracao(de('event_lag_seconds')[0]?.valor)],
    ['outros servidores', ouve === undefined ? '?' : ouve.valor ? 'são ouvidos' : 'não são ouvidos'],
    [
      'cartas',
      `${soma('mail', { state: 'waiting' })} na fila, ${soma('mail', { state: 'failed' })} já tentadas, a mais velha há ${duracao(de('mail_oldest_seconds')[0]?.valor)}`,
    ],
    [
      'fotos',
      `${soma('pictures_stored')} guardadas, ${soma('pictures_waiting')} na fila, ${soma('pictures_turned_away_total')} mandadas embora`,
    ],
    ['último backup provado', backup === undefined ? '?' : `há ${duracao(backup.valor)}`],
    ...de('work_overdue_seconds').map(({ rotulos: { work = '' }, valor }): [string, string] => [
      work,
      dizerTrabalho(
        de('work_age_seconds', { work })[0]?.valor,
        valor,
        de('work_failing', { work })[0]?.valor === 1,
      ),
    ]),
  ]
}

/** Whoever does it looks each half minute. */
const ATRASADO_S = 60

function dizerTrabalho(idade: number | undefined, atraso: number, falha: boolean): string {
  const feito = idade === undefined ? 'nunca feito' : `feito há ${duracao(idade)}`
  const atrasado = atraso > ATRASADO_S ? `, atrasado ${duracao(atraso)}` : ''
  return `${feito}${atrasado}${falha ? ', falhou da última vez' : ''}`
}

function media(segundos = 0, vezes = 0): string {
  return vezes === 0 ? '?' : `em média ${formatInteiro(Math.round((segundos / vezes) * 1_000))} ms`
}

/** Whole seconds, minutes, hours or days, whichever is the largest that fits. */
function duracao(segundos: number | undefined): string {
  if (segundos === undefined || !Number.isFinite(segundos)) return '?'
  if (segundos < 60) return `${Math.floor(segundos)} s`
  if (segundos < 3_600) return `${Math.floor(segundos / 60)} min`
  if (segundos < 172_800) return `${Math.floor(segundos / 3_600)} h`
  return `${Math.floor(segundos / 86_400)} dias`
}

function tamanho(bytes: number | undefined): string {
  return bytes === undefined ? '?' : `${formatInteiro(Math.ceil(bytes / 1_024))} kB`
}
