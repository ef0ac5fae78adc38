export interface Stage<Toast> {
  /** Those that are open, the topmost last. */
  readonly outlets: readonly { readonly id: string; readonly modal: boolean }[]
  /** The last one that no modal covers is in sight; the others wait. */
  readonly toasts: readonly { readonly toast: Toast; readonly depth: number }[]
}

interface Stays {
  /** It belongs to what it was shown on, and does not move into a modal that opens later. */
  readonly stays: boolean
}

export const EMPTY_STAGE: Stage<never> = { outlets: [], toasts: [] }

const depthOf = ({ outlets }: Pick<Stage<unknown>, 'outlets'>) => outlets.filter(({ modal }) => modal).length

export function enterOutlet<Toast>(stage: Stage<Toast>, outlet: Stage<Toast>['outlets'][number]) {
  return { ...stage, outlets: [...stage.outlets, outlet] }
}

/** What was shown in a modal that closes belongs to what is below it from now on. */
export function leaveOutlet<Toast>({ outlets, toasts }: Stage<Toast>, id: string): Stage<Toast> {
  const left = outlets.filter(outlet => outlet.id !== id)
  const depth = depthOf({ outlets: left })
  return { outlets: left, toasts: toasts.map(one => ({ ...one, depth: Math.min(one.depth, depth) })) }
}

/** Takes the place of the one in sight; those that wait below a modal stay. */
export function showToast<Toast extends Stays>(stage: Stage<Toast>, toast: Toast): Stage<Toast> {
  const replaced = inSight(stage)
  const toasts = stage.toasts.filter(one => one.toast !== replaced)
  return { ...stage, toasts: [...toasts, { toast, depth: depthOf(stage) }] }
}

export function inSight<Toast extends Stays>(stage: Stage<Toast>): Toast | null {
  const depth = depthOf(stage)
  return stage.toasts.findLast(one => !one.toast.stays || one.depth >= depth)?.toast ?? null
}
