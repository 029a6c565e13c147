import { spawn, type ChildProcess } from 'node:child_process'
import { ROOT } from '../paths.mjs'
import { LaunchError } from '../console/launch_error.ts'
import { note } from '../console/progress.mjs'
import { nextDelayMs } from './backoff.ts'
import { logLines } from './log_lines.ts'
import { signal } from './signal.ts'
import { until } from './until.ts'

/** A process that the launcher keeps running. */
export interface Part {
  /** shown on the console and used for the log file */
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** user to run as */
  uid?: number
  gid?: number
  /** SIGTERM unless said otherwise */
  stopSignal?: NodeJS.Signals
  /** the stop signal goes to the process alone, which ends its own children */
  onlyLeader?: boolean
  /** then it is killed */
  stopTimeoutMs?: number
  isReady?: () => Promise<boolean>
  readyTimeoutMs?: number
  /** besides the log file */
  onLine?: (line: string, stream: Stream) => void
  /** of its log file; the product's unless said otherwise */
  logFolder?: string
}

/** A part that can be asked whether it is ready. */
export type AskedPart = Part & Required<Pick<Part, 'isReady'>>

export type Stream = 'stdout' | 'stderr'

/** A process by its name, as the record of a run knows it. */
export interface NamedProcess {
  name: string
  pid: number
}

/** A part and the process that it is just now. */
interface Running {
  part: Part
  child: ChildProcess | null
  failures: number
  hasBeenReady: boolean
  startedAt: number
  /** of the last process: it ended, and all it said was read */
  exited: Promise<unknown>
  closed: Promise<unknown>
  lastLines: string[]
}

/** Starts the parts, restarts those that die, and ends them all in a given order. */
export class Children {
  #running = new Map<string, Running>()
  #isStopping = false
  readonly #onChange: (children: NamedProcess[]) => void

  /** @param onChange told whenever a process came or went */
  constructor(onChange: (children: NamedProcess[]) => void = () => {}) {
    this.#onChange = onChange
  }

  /**
   * Starts a part and waits until it is ready.
   *
   * @throws {LaunchError} when it ends, or does not answer in time
   */
  async start(part: Part): Promise<void> {
    if (this.#isStopping) return
    const entry: Running = {
      part,
      child: null,
      failures: 0,
      hasBeenReady: false,
      startedAt: 0,
      exited: Promise.resolve(),
      closed: Promise.resolve(),
      lastLines: [],
    }
    this.#running.set(part.name, entry)
    this.#spawn(entry)
    if (part.isReady) await this.#untilReady(entry, part.isReady)
    entry.hasBeenReady = true
  }

  pidOf(name: string): number | undefined {
    return this.#running.get(name)?.child?.pid
  }

  /** Ends the parts one after the other: those named first, then all others. */
  async stop(order: string[] = []): Promise<void> {
    this.#isStopping = true
    for (const name of [...order, ...[...this.#running.keys()].reverse()]) await this.#stopOne(name)
  }

  #spawn(entry: Running): void {
    const { part } = entry
    const child = spawn(part.command, part.args, {
      cwd: part.cwd ?? ROOT,
      env: part.env,
      uid: part.uid,
      gid: part.gid,
      // A process group of its own: Ctrl-C in the terminal reaches the launcher only, which keeps the order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    entry.child = child
    entry.startedAt = Date.now()
    entry.closed = new Promise((resolve) => child.on('close', resolve))
    entry.exited = new Promise((resolve) => {
      child.on('exit', resolve)
      child.on('error', resolve)
    })
    entry.lastLines = logLines(part, child)
    entry.exited.then(() => this.#ended(entry, child))
    this.#changed()
  }

  #ended(entry: Running, child: ChildProcess): void {
    if (entry.child !== child) return
    entry.child = null
    this.#changed()
    if (this.#isStopping || !entry.hasBeenReady) return

    entry.failures = Date.now() - entry.startedAt > 60_000 ? 1 : entry.failures + 1
    const delayMs = nextDelayMs(entry.failures)
    const reason = child.signalCode
      ? `was killed by ${child.signalCode}`
      : `ended with code ${child.exitCode}`
    note(
      `${entry.part.name} ${reason}; starting it again in ${delayMs / 1000} s (.data/logs/${entry.part.name}.log)`
    )
    setTimeout(() => {
      if (this.#isStopping || entry.child) return
      this.#spawn(entry)
    }, delayMs)
  }

  async #untilReady(entry: Running, isReady: () => Promise<boolean>): Promise<void> {
    const { part } = entry
    let ended = false
    entry.exited.then(() => {
      ended = true
    })
    const ready = await until(async () => ended || this.#isStopping || (await isReady()), {
      timeoutMs: part.readyTimeoutMs ?? 60_000,
    })
    if (this.#isStopping || (ready && !ended)) return

    if (ended) await entry.closed
    const reason = ended ? 'ended at once' : 'did not answer in time'
    await this.#stopOne(part.name)
    throw new LaunchError(`${part.name} ${reason}. Its last lines:\n${entry.lastLines.join('\n')}`)
  }

  async #stopOne(name: string): Promise<void> {
    const entry = this.#running.get(name)
    if (!entry) return
    this.#running.delete(name)
    const pid = entry.child?.pid
    if (!pid) return
    const { stopSignal = 'SIGTERM', stopTimeoutMs = 10_000, onlyLeader = false } = entry.part
    signal(onlyLeader ? pid : -pid, stopSignal)
    const timer = setTimeout(() => {
      note(`${name} did not end within ${stopTimeoutMs / 1000} s and is killed`)
      signal(-pid, 'SIGKILL')
    }, stopTimeoutMs)
    await entry.exited
    clearTimeout(timer)
    // What the process itself started and did not end.
    signal(-pid, 'SIGKILL')
    this.#changed()
  }

  #changed(): void {
    const all = [...this.#running.values()]
    this.#onChange(
      all.flatMap(({ part, child }) => (child?.pid ? [{ name: part.name, pid: child.pid }] : []))
    )
  }
}
