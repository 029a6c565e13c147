import { spawn, type ChildProcess } from 'node:child_process'
import { createConnection } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface PartOptions {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  uid?: number
  gid?: number
  /** Asked with what it has said since it started. */
  isReady: (said: string) => Promise<boolean>
}

/** As much of what a part says as is kept; that it is ready must not be talked away before it was read. */
const KEPT = 100_000
const LAST_WORDS = 4_000
const RESTART_MS = 1_000

/** One process of the product or under it, to be killed without a word and started again. */
export class Part {
  kills = 0
  /** How often it ended by itself, and was started again as a supervisor does. */
  ownEnds = 0
  #isWanted = false
  #child: ChildProcess | null = null
  #said = ''

  constructor(readonly options: PartOptions) {
    // A signal that ends the harness ends what it started.
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  get name(): string {
    return this.options.name
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && !this.#child.signalCode
  }

  /** What it said last, to see why it failed. */
  get lastWords(): string {
    return this.#said.slice(-LAST_WORDS)
  }

  /** Starts it and waits until it answers; one that ends at once is started again, as a supervisor would. */
  async start(timeoutMs = 240_000): Promise<void> {
    const end = performance.now() + timeoutMs
    this.#isWanted = true
    for (;;) {
      if (!this.isRunning) this.#spawn()
      if (await this.options.isReady(this.#said)) return
      if (performance.now() > end)
        throw new Error(
          `${this.name} did not come up, and ended ${this.ownEnds} times by itself; it said last:\n${this.lastWords}`
        )
      await sleep(150)
    }
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    this.#isWanted = false
    const child = this.#child
    if (!child || !this.isRunning) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    this.kills++
  }

  #spawn() {
    const { command, args, env, cwd, uid, gid } = this.options
    this.#child = spawn(command, args, { env, cwd, uid, gid, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child.on('error', () => {})
    this.#child.once('exit', () => {
      if (!this.#isWanted) return
      this.ownEnds++
      setTimeout(() => {
        if (this.#isWanted && !this.isRunning) this.#spawn()
      }, RESTART_MS)
    })
    this.#said = ''
    for (const stream of [this.#child.stdout!, this.#child.stderr!])
      stream.on('data', (chunk: Buffer) => {
        this.#said = (this.#said + chunk.toString()).slice(-KEPT)
      })
  }
}

/** Whether a process listens on a port of this machine. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** Web and worker of an environment, from the sources; `nth` tells those of several machines apart. */
export function productParts(env: NodeJS.ProcessEnv, nth = ''): Part[] {
  const part = (name: string, file: string, isReady: Part['options']['isReady']) =>
    new Part({
      name,
      command: process.execPath,
      args: ['--import=@poppinss/ts-exec', file],
      env: { ...env, NODE_ENV: 'production', LOG_LEVEL: 'info' },
      isReady,
    })
  return [
    part(`web${nth}`, 'bin/server.ts', () => listens(Number(env.PORT))),
    part(`worker${nth}`, 'bin/worker.ts', async (said) => said.includes('worker: ready')),
  ]
}
