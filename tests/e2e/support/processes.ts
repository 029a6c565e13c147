import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

/** Eight processes may start beside it. */
const READY_MS = 180_000
const STOP_MS = 8_000
const SPOKEN_LINES = 40

/** One process of the product, as production runs it: built assets, its own PID, its last words kept. */
export class ProductProcess {
  #child: ChildProcess
  #said: string[] = []

  private constructor(
    readonly name: string,
    file: string,
    env: NodeJS.ProcessEnv,
    hear: (line: string) => void
  ) {
    this.#child = spawn('node_modules/.bin/node', ['--import=@poppinss/ts-exec', file], {
      env: { ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#child.stdout!, this.#child.stderr!])
      createInterface({ input: stream }).on('line', (line) => {
        this.#said = [...this.#said, line].slice(-SPOKEN_LINES)
        hear(line)
      })
    // The test runner ends by process.exit(): nothing may outlive it.
    process.once('exit', () => this.#child.kill('SIGKILL'))
  }

  /**
   * Starts it and waits until `isReady`; says its last lines when it ends or does not answer.
   *
   * @param hear told each line it writes
   */
  static async start(
    name: string,
    file: string,
    env: NodeJS.ProcessEnv,
    isReady: () => Promise<boolean>,
    hear: (line: string) => void = () => {}
  ): Promise<ProductProcess> {
    const started = new ProductProcess(name, file, env, hear)
    const end = performance.now() + READY_MS
    while (!(await isReady())) {
      if (started.#child.exitCode !== null || performance.now() > end) {
        await started.stop()
        throw new Error(`${name} did not start:\n${started.said}`)
      }
      await sleep(100)
    }
    return started
  }

  get said(): string {
    return this.#said.join('\n')
  }

  /** Whether it did not end when it was asked to. */
  get wasKilled(): boolean {
    return this.#child.signalCode === 'SIGKILL'
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    if (this.#child.kill('SIGKILL')) await ended
  }

  /** Asks it to end, and kills it when it does not. */
  async stop(patienceMs = STOP_MS): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGTERM')
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), patienceMs)
    await ended
    clearTimeout(timer)
  }
}

/** Web and worker of one environment (variables as the launcher gives them), side by side. */
export async function startProduct(env: NodeJS.ProcessEnv): Promise<{ stop: () => Promise<void> }> {
  const [web, worker] = await Promise.all([
    ProductProcess.start('web', 'bin/server.ts', env, () =>
      answers(`http://127.0.0.1:${env.PORT}/api/_status/health`)
    ),
    // It says so itself when jobs may come; they wait for it until then.
    ProductProcess.start('worker', 'bin/worker.ts', env, async () => true),
  ])
  return { stop: async () => void (await Promise.all([web.stop(), worker.stop()])) }
}

/** Whether something answers at an address, whatever it says. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.body?.cancel().then(() => true) ?? true,
    () => false
  )
}
