import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { promisify } from 'node:util'
import { freePort } from '../helpers/free_port.ts'
import { until } from '../helpers/until.ts'

/** The test launcher names the binary; by hand, the one on the PATH will do. */
const BINARY = process.env.TEMPORAL_BINARY ?? 'temporal'

/** An own Temporal development server, to be started and stopped as often as a test likes. */
export class DevServer {
  readonly address: string
  #databaseFile: string | undefined
  #process: ChildProcess | null = null

  private constructor(port: number, databaseFile?: string) {
    this.#databaseFile = databaseFile
    this.address = `127.0.0.1:${port}`
  }

  /** Not started yet. With a file it remembers across starts. */
  static async prepare(databaseFile?: string): Promise<DevServer> {
    return new DevServer(await freePort(), databaseFile)
  }

  async start(): Promise<void> {
    const port = this.address.split(':')[1]
    const file = this.#databaseFile ? ['--db-filename', this.#databaseFile] : []
    const args = [
      'server',
      'start-dev',
      '--ip',
      '127.0.0.1',
      '--port',
      port,
      '--headless',
      '--log-level',
      'error',
      ...file,
    ]
    this.#process = spawn(BINARY, args, { stdio: 'ignore' })
    let failure: Error | null = null
    this.#process.once('error', (error) => (failure = error))
    await until(
      'the Temporal server listens',
      () => {
        if (failure) throw failure
        return listens(Number(port))
      },
      30_000
    )
  }

  /** A workflow's history in the form that replay reads; without a run id, of its last run. */
  async history(workflowId: string, runId?: string): Promise<unknown> {
    const args = [
      'workflow',
      'show',
      '--address',
      this.address,
      '--output',
      'json',
      '--workflow-id',
      workflowId,
    ]
    const { stdout } = await promisify(execFile)(
      BINARY,
      runId ? [...args, '--run-id', runId] : args
    )
    return JSON.parse(stdout)
  }

  /** As a machine that loses power: nothing is said goodbye to. */
  async kill(): Promise<void> {
    const running = this.#process
    this.#process = null
    if (!running || running.exitCode !== null || running.signalCode) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
