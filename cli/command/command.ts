/** What the operator typed, checked against the command's usage. */
export interface Call {
  /** As many as the usage names; those in brackets may be missing. */
  readonly args: readonly string[]
  /** `--sim`: the operator wants no question before the command runs. */
  readonly sim: boolean
  /** Those of the command's `options` that were given. */
  readonly options: ReadonlySet<string>
  /** The folder in which the operator typed the command: names of files are relative to it. */
  readonly folder: string
}

export interface Command {
  /** One word or two: 'cliente apagar'. */
  readonly name: string
  /** The arguments after the name, as the help shows them. */
  readonly usage: readonly string[]
  /** True when the command accepts --sim. */
  readonly asks?: boolean
  /** What it accepts besides: '--conferir'. */
  readonly options?: readonly string[]
  /** One line for the list of commands. */
  readonly summary: string
  /** The rest of the help for this command. */
  readonly help: string
  run(call: Call): Promise<void>
}

/** An error that the operator can mend. Its text says what to do, so no stack is printed. */
export class Refusal extends Error {
  override name = 'Refusal'
}
