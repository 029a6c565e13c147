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
  isReady: () => Promise<boolean>
}

/** One process of the product or under it, to be killed without a word and started again. */
export class Part {
  kills = 0
  #child: ChildProcess | null = null

  constructor(readonly options: PartOptions) {
    // Whoever ends the harness ends what it started.
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  get name(): string {
    return this.options.name
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && !this.#child.signalCode
  }

  /** Starts it and waits until it answers; one that ends at once is started again, as a supervisor would. */
  async start(timeoutMs = 90_000): Promise<void> {
    const end = performance.now() + timeoutMs
    for (;;) {
      if (!this.isRunning) this.#spawn()
      if (await this.options.isReady()) return
      if (performance.now() > end) throw new Error(`${this.name} did not come up`)
      await sleep(150)
    }
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || !this.isRunning) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    this.kills++
  }

  #spawn() {
    const { command, args, env, cwd, uid, gid } = this.options
    this.#child = spawn(command, args, { env, cwd, uid, gid, stdio: 'ignore' })
    this.#child.on('error', () => {})
  }
}

/** Whether somebody listens on a port of this machine. */
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

/** Web and worker of an environment, from the sources. */
export function productParts(env: NodeJS.ProcessEnv): Part[] {
  const part = (name: string, file: string, isReady: () => Promise<boolean>) =>
    new Part({
      name,
      command: process.execPath,
      args: ['--import=@poppinss/ts-exec', file],
      env: { ...env, NODE_ENV: 'production' },
      isReady,
    })
  return [
    part('web', 'bin/server.ts', () => listens(Number(env.PORT))),
    // It serves its loops as soon as each engine is there; nobody has to wait for it.
    part('worker', 'bin/worker.ts', async () => true),
  ]
}
