/** Gives the place back to whoever waits for it. */
export type Leave = () => void

/** Asks for a place for one piece of work of `kind`, for the company or address `who`; null: come back later. */
export type Admit<Kind extends string> = (kind: Kind, who: string) => Promise<Leave | null>

export interface Admission<Kind extends string> {
  readonly admit: Admit<Kind>
  readonly lines: Readonly<Record<Kind, Pressure>>
}

interface Rules<Kind extends string> {
  /** How much of each kind may run at once, the most important kind first. */
  readonly places: Readonly<Record<Kind, number>>
  /** Who has waited for so long is refused. */
  readonly timeoutMs: number
  /** So many may wait for one kind. */
  readonly room: Readonly<Record<Kind, number>>
}

type Answer = (leave: Leave | null) => void

interface Requester {
  running: number
  readonly waiting: { readonly answer: Answer; readonly timer: ReturnType<typeof setTimeout> }[]
}

/** How many of a kind are answered now, wait now, and were refused so far. */
export interface Pressure {
  readonly running: number
  readonly waiting: number
  readonly refused: number
}

interface Line {
  readonly places: number
  readonly room: number
  running: number
  waiting: number
  refused: number
  /** Everybody who runs or waits; the first one's turn is the longest ago. */
  readonly requesters: Map<string, Requester>
}

/**
 * Decides whose work begins, so that a process which is asked for too much does some of it quickly instead of all of it
 * slowly. Each kind has places of its own. While a more important kind is full and has others waiting, a kind uses one
 * place: nobody overtakes what matters, and nothing starves. Within a kind companies take turns, and none has more than
 * half of the places, so a neighbour always finds one. Of too many who wait, those of the longest queue are refused.
 */
export function admission<Kind extends string>({ places, timeoutMs, room }: Rules<Kind>): Admission<Kind> {
  const openLine = (kind: Kind): Line => ({
    places: places[kind],
    room: room[kind],
    running: 0,
    waiting: 0,
    refused: 0,
    requesters: new Map(),
  })
  const lines = Object.fromEntries(Object.keys(places).map(kind => [kind, openLine(kind as Kind)])) as Record<
    Kind,
    Line
  >
  const inOrder = Object.values<Line>(lines)

  function isFree(line: Line): boolean {
    const pressed = inOrder
      .slice(0, inOrder.indexOf(line))
      .some(above => above.waiting > 0 && above.running >= above.places)
    return line.running < (pressed ? 1 : line.places)
  }

  function canBegin(line: Line, requester: Requester | undefined): boolean {
    return isFree(line) && (!requester || (requester.waiting.length === 0 && mayBegin(line, requester)))
  }

  function begin(line: Line, who: string): Leave {
    const requester = requesterOf(line, who)
    line.running++
    requester.running++
    return () => {
      line.running--
      requester.running--
      // To the end of the row: the others have their turn first.
      line.requesters.delete(who)
      if (requester.running > 0 || requester.waiting.length > 0) line.requesters.set(who, requester)
      for (const each of inOrder) callNext(each)
    }
  }

  function callNext(line: Line): void {
    while (line.waiting > 0 && isFree(line)) {
      const next = [...line.requesters].find(
        ([, requester]) => requester.waiting.length > 0 && mayBegin(line, requester),
      )
      if (!next) return
      const [who, requester] = next
      const called = requester.waiting.shift()
      line.waiting--
      clearTimeout(called?.timer)
      called?.answer(begin(line, who))
    }
  }

  const admit: Admit<Kind> = (kind, who) => {
    const line = lines[kind]
    const requester = line.requesters.get(who)
    if (canBegin(line, requester)) return Promise.resolve(begin(line, who))
    if (!makeRoom(line, requester)) {
      line.refused++
      return Promise.resolve(null)
    }
    return new Promise(answer => {
      const timer = setTimeout(() => leaveQueue(line, who, answer), timeoutMs)
      requesterOf(line, who).waiting.push({ answer, timer })
      line.waiting++
    })
  }
  return { admit, lines }
}

function mayBegin({ places }: Line, { running }: Requester): boolean {
  return running < Math.ceil(places / 2)
}

function requesterOf(line: Line, who: string): Requester {
  const known = line.requesters.get(who)
  if (known) return known
  const requester: Requester = { running: 0, waiting: [] }
  line.requesters.set(who, requester)
  return requester
}

function forget(line: Line, who: string): void {
  const requester = line.requesters.get(who)
  if (requester?.running === 0 && requester.waiting.length === 0) line.requesters.delete(who)
}

/** Refuses the newest one of the longest queue when nobody else can wait; false when it is the newcomer who has to go. */
function makeRoom(line: Line, newcomer: Requester | undefined): boolean {
  if (line.waiting < line.room) return true
  const [who, { waiting }] = [...line.requesters].reduce((a, b) =>
    b[1].waiting.length > a[1].waiting.length ? b : a,
  )
  const newest = waiting.at(-1)
  if (!newest || waiting.length <= (newcomer?.waiting.length ?? 0) + 1) return false
  clearTimeout(newest.timer)
  leaveQueue(line, who, newest.answer)
  return true
}

function leaveQueue(line: Line, who: string, answer: Answer): void {
  const waiting = requesterOf(line, who).waiting
  waiting.splice(
    waiting.findIndex(one => one.answer === answer),
    1,
  )
  line.waiting--
  line.refused++
  forget(line, who)
  answer(null)
}
