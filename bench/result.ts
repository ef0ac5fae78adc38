import type { Comparison, Spread } from './medir'

/** A goal in the unit of what it judges: a ratio, milliseconds, kilobytes. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number }

/** One line of docs/bench.md. */
export interface Result {
  /** As in docs/quality.md: 'F1'. */
  readonly id: string
  readonly what: string
  /** With its unit and spread. */
  readonly figure: string
  /** What it is compared with, measured in the same run; empty for an amount that stands for itself. */
  readonly limit: string
  readonly ratio: string
  readonly goal: string
  /** Null where nothing is judged. */
  readonly holds: boolean | null
  /** How often and of how many, as in '5 rounds of 2,000 requests'. */
  readonly n: string
}

interface Named {
  readonly id: string
  readonly what: string
  readonly unit: string
  readonly goal?: Goal
  readonly n: string
  readonly digits?: number
}

/** A figure against a limit of the same run; the goal is for the median of the rounds' ratios. */
export function ratioResult(named: Named, { figure, limit, ratio }: Comparison): Result {
  return {
    ...texts(named),
    figure: withSpread(figure, named),
    limit: withSpread(limit, named),
    ratio: withSpread(ratio, { digits: 2 }),
    holds: judge(ratio.median, named.goal),
  }
}

/** An amount that stands for itself; the goal is for the median. */
export function amountResult(named: Named, amount: Spread | number): Result {
  const spread = typeof amount === 'number' ? { median: amount, low: amount, high: amount } : amount
  return {
    ...texts(named),
    figure: withSpread(spread, named),
    limit: '',
    ratio: '',
    holds: judge(spread.median, named.goal),
  }
}

function texts({ id, what, goal, n }: Named) {
  return { id, what, n, goal: goal === undefined ? '' : sayGoal(goal) }
}

function sayGoal(goal: Goal): string {
  return 'atLeast' in goal ? `>= ${goal.atLeast}` : `<= ${goal.atMost}`
}

function judge(value: number, goal: Goal | undefined): boolean | null {
  if (goal === undefined) return null
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

function withSpread(
  { median, low, high }: Spread,
  { digits = 0, unit = '' }: { digits?: number; unit?: string },
): string {
  const say = (value: number) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const range = low === high ? '' : ` (${say(low)}–${say(high)})`
  return `${say(median)}${unit && ` ${unit}`}${range}`
}
