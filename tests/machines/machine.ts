import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

const READY_MS = 120_000
const STOP_MS = 30_000
const LAST_LINES = 30

/** What the product writes of itself, a JSON object a line. */
export type LogLine = Record<string, any>

/** One process of the product as it runs on a machine of its own: started, asked to end, started again. */
export class Machine {
  readonly lines: LogLine[] = []
  #child: ChildProcess | null = null
  #said: string[] = []
  /** Where this life of it begins in the lines. */
  #readFrom = 0

  constructor(
    readonly name: string,
    readonly file: string,
    readonly env: NodeJS.ProcessEnv
  ) {
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  /** Starts it and waits until it says, or answers, that it is ready. */
  async start(isReady: (machine: Machine) => Promise<boolean>): Promise<void> {
    this.#readFrom = this.lines.length
    const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', this.file], {
      env: { ...this.env, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => this.#hear(line))
    const end = performance.now() + READY_MS
    while (!(await isReady(this))) {
      if (child.exitCode !== null || performance.now() > end)
        throw new Error(`${this.name} did not start:\n${this.#said.join('\n')}`)
      await sleep(100)
    }
  }

  /** Whether this life of it has said a message. */
  hasSaid(message: string): boolean {
    return this.lines.slice(this.#readFrom).some(({ msg }) => msg === message)
  }

  /** Asks it to end, as a supervisor does; one that does not is an error. */
  async stop(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode) return
    const ended = once(child, 'exit').then(() => true)
    child.kill('SIGTERM')
    if (!(await Promise.race([ended, sleep(STOP_MS, false, { ref: false })]))) {
      child.kill('SIGKILL')
      throw new Error(`${this.name} did not end in ${STOP_MS} ms:\n${this.#said.join('\n')}`)
    }
  }

  #hear(line: string) {
    this.#said = [...this.#said, line].slice(-LAST_LINES)
    if (!line.startsWith('{')) return
    try {
      this.lines.push(JSON.parse(line))
    } catch {
      /* not a line of the log */
    }
  }
}
