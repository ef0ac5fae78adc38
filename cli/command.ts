/** What was typed, once it fits the command's usage. */
export interface Call {
  /** As many as the usage names. */
  readonly args: readonly string[]
  /** `--sim`: the operator wants no question before the command runs. */
  readonly sim: boolean
  /** Where the person stands: files are meant from here. */
  readonly folder: string
}

export interface Command {
  /** One word or two: 'cliente apagar'. */
  readonly name: string
  /** The words that follow, as the help shows them. */
  readonly usage: readonly string[]
  /** Whether it knows --sim. */
  readonly asks?: boolean
  /** One line, for the list of commands. */
  readonly summary: string
  /** The rest of its own help. */
  readonly help: string
  run(call: Call): Promise<void>
}

/** What the operator has to mend; its text says all, a stack would say nothing. */
export class Refusal extends Error {
  override name = 'Refusal'
}
