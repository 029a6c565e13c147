import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { inData } from '../paths.mjs'
import { Children } from '../process/children.ts'
import { choosePort } from '../process/ports.ts'
import { RunRecord } from '../process/run_record.ts'
import { signal as send } from '../process/signal.ts'
import { localSecrets, makeLocalData } from '../setup/local_data.ts'
import { BRING, type Context } from './bring.ts'
import { LANES, type Lane, type PartName } from './plan.ts'
import { removeDeadRuns, removeRun } from './run_folder.ts'
import { PORTS, testEnvironment } from './test_environment.ts'
import type { FoundPrograms, TestPorts } from './test_environment.ts'

/** In this order. */
const STOPPED_FIRST = [
  'mail',
  'openid',
  'csc',
  'hr',
  ...LANES.map((lane) => `stripe-${lane}`),
  'redis',
  'temporal',
  'postgres',
]

/**
 * The parts that tests need, each brought up once and only when a step asks for it. One run has a folder of
 * its own, `.data/test/<pid>`, so that several runs of one checkout do not meet.
 */
export class TestParts {
  /** Of this run; what steps leave in it goes with it. */
  readonly folder = inData('test', String(process.pid))
  readonly #signal: AbortSignal
  readonly #record = new RunRecord(this.folder)
  readonly #children = new Children((running) => this.#record.children(running))
  readonly #brought = new Map<PartName, Promise<void>>()
  readonly #found: FoundPrograms = {}
  readonly #steps = new Set<ChildProcess>()
  #setup: Promise<Context> | undefined
  #context: Context | undefined
  #isStopped: Promise<void> | undefined

  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  /** Resolved when the part is there; rejected with the remedy when it cannot be had. */
  need(part: PartName): Promise<void> {
    const before = this.#brought.get(part)
    if (before) return before
    const brought = this.ready().then((context) => BRING[part](context))
    this.#brought.set(part, brought)
    return brought
  }

  /** Begins with parts that will be needed later; a test that needs one that fails is told then. */
  prepare(parts: Iterable<PartName>): void {
    for (const part of parts) this.need(part).catch(() => {})
  }

  /**
   * The variables of a step of that lane.
   *
   * @throws before the run is ready
   */
  environment(lane: Lane = 'a'): NodeJS.ProcessEnv {
    if (!this.#context) throw new Error('The run has no ports yet: wait for ready()')
    return testEnvironment(this.#context, lane)
  }

  /** @param child a step's process, ended when the run ends early */
  follow(child: ChildProcess): void {
    this.#steps.add(child)
    child.on('exit', () => this.#steps.delete(child))
  }

  /** Ends everything and removes the run's folder. */
  stop(): Promise<void> {
    this.#isStopped ??= this.#stop()
    return this.#isStopped
  }

  async #stop(): Promise<void> {
    for (const { pid } of this.#steps) if (pid) send(-pid, 'SIGKILL')
    await this.#children.stop(STOPPED_FIRST)
    if (this.#setup) await removeRun(this.folder)
  }

  /** The run's folder and ports, before any part. */
  ready(): Promise<Context> {
    this.#setup ??= this.#begin()
    return this.#setup
  }

  async #begin(): Promise<Context> {
    makeLocalData()
    await removeDeadRuns()
    mkdirSync(this.folder, { recursive: true })
    this.#record.begin()
    const ports = Object.fromEntries(PORTS.map((name) => [name, 0])) as TestPorts
    for (const name of PORTS) ports[name] = (await choosePort(0)).port
    this.#context = {
      folder: this.folder,
      ports,
      secrets: localSecrets(this.folder),
      signal: this.#signal,
      found: this.#found,
      env: () => this.environment(),
      need: (part) => this.need(part),
      start: (part) => this.#children.start({ ...part, logFolder: this.folder }),
    }
    return this.#context
  }
}
