import { ProductProcess } from '#tests/e2e/support/processes'

const STOP_MS = 30_000

/** What the product writes of itself, a JSON object a line. */
export type LogLine = Record<string, any>

/** One process of the product as it runs on a machine of its own: started, asked to end, started again. */
export class Machine {
  readonly lines: LogLine[] = []
  #process: ProductProcess | null = null
  /** Where this life of it begins in the lines. */
  #readFrom = 0

  constructor(
    readonly name: string,
    readonly file: string,
    readonly env: NodeJS.ProcessEnv
  ) {}

  /** Starts it and waits until it says, or answers, that it is ready. */
  async start(isReady: (machine: Machine) => Promise<boolean>): Promise<void> {
    this.#readFrom = this.lines.length
    this.#process = await ProductProcess.start(
      this.name,
      this.file,
      { ...this.env, LOG_LEVEL: 'info' },
      () => isReady(this),
      (line) => this.#hear(line)
    )
  }

  /** Whether this life of it has said a message. */
  hasSaid(message: string): boolean {
    return this.lines.slice(this.#readFrom).some(({ msg }) => msg === message)
  }

  /** Asks it to end, as a supervisor does; one that does not is an error. */
  async stop(): Promise<void> {
    await this.#process?.stop(STOP_MS)
    if (this.#process?.wasKilled)
      throw new Error(`${this.name} did not end in ${STOP_MS} ms:\n${this.#process.said}`)
  }

  #hear(line: string) {
    if (!line.startsWith('{')) return
    try {
      this.lines.push(JSON.parse(line))
    } catch {
      /* not a line of the log */
    }
  }
}
