import { spawn } from 'node:child_process'
import { ROOT } from '../paths.mjs'
import { LaunchError } from '../console/launch_error.mjs'
import { note } from '../console/progress.mjs'
import { nextDelayMs } from './backoff.mjs'
import { logLines } from './log_lines.mjs'
import { until } from './until.mjs'

/**
 * @typedef {object} Part one program that runs beside the launcher
 * @property {string} name shown on the console and used for the log file
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {number} [uid] user to run as
 * @property {number} [gid]
 * @property {NodeJS.Signals} [stopSignal] SIGTERM unless said otherwise
 * @property {boolean} [onlyLeader] the stop signal goes to the process alone, which ends its own children
 * @property {number} [stopTimeoutMs] then it is killed
 * @property {() => Promise<boolean>} [isReady]
 * @property {number} [readyTimeoutMs]
 * @property {(line: string, stream: 'stdout' | 'stderr') => void} [onLine] besides the log file
 */

/** Starts the parts, restarts those that die, and ends them all in a given order. */
export class Children {
  #running = new Map()
  #isStopping = false
  #onChange

  /** @param {(children: {name: string, pid: number}[]) => void} [onChange] told whenever a process came or went */
  constructor(onChange = () => {}) {
    this.#onChange = onChange
  }

  /**
   * Starts a part and waits until it is ready.
   *
   * @param {Part} part
   * @throws {LaunchError} when it ends, or does not answer in time
   */
  async start(part) {
    if (this.#isStopping) return
    const entry = { part, child: null, failures: 0, hasBeenReady: false }
    this.#running.set(part.name, entry)
    this.#spawn(entry)
    if (part.isReady) await this.#untilReady(entry)
    entry.hasBeenReady = true
  }

  /** @param {string} name */
  pidOf(name) {
    return this.#running.get(name)?.child?.pid
  }

  /**
   * Ends the parts one after the other: those named first, then all others.
   *
   * @param {string[]} order
   */
  async stop(order = []) {
    this.#isStopping = true
    for (const name of [...order, ...[...this.#running.keys()].reverse()]) await this.#stopOne(name)
  }

  #spawn(entry) {
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

  #ended(entry, child) {
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

  async #untilReady(entry) {
    const { part } = entry
    let ended = false
    entry.exited.then(() => {
      ended = true
    })
    const ready = await until(async () => ended || this.#isStopping || (await part.isReady()), {
      timeoutMs: part.readyTimeoutMs ?? 60_000,
    })
    if (this.#isStopping || (ready && !ended)) return

    if (ended) await entry.closed
    const reason = ended ? 'ended at once' : 'did not answer in time'
    await this.#stopOne(part.name)
    throw new LaunchError(`${part.name} ${reason}. Its last lines:\n${entry.lastLines.join('\n')}`)
  }

  async #stopOne(name) {
    const entry = this.#running.get(name)
    if (!entry) return
    this.#running.delete(name)
    const child = entry.child
    if (!child) return
    const { stopSignal = 'SIGTERM', stopTimeoutMs = 10_000, onlyLeader = false } = entry.part
    signal(onlyLeader ? child.pid : -child.pid, stopSignal)
    const timer = setTimeout(() => {
      note(`${name} did not end within ${stopTimeoutMs / 1000} s and is killed`)
      signal(-child.pid, 'SIGKILL')
    }, stopTimeoutMs)
    await entry.exited
    clearTimeout(timer)
    // What the process itself started and did not end.
    signal(-child.pid, 'SIGKILL')
    this.#changed()
  }

  #changed() {
    const alive = [...this.#running.values()].filter(({ child }) => child?.pid)
    this.#onChange(alive.map(({ part, child }) => ({ name: part.name, pid: child.pid })))
  }
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    /* it is gone */
  }
}
