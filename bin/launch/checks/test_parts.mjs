import { mkdirSync } from 'node:fs'
import { inData } from '../paths.mjs'
import { Children } from '../process/children.mjs'
import { choosePort } from '../process/ports.mjs'
import { RunRecord } from '../process/run_record.mjs'
import { localSecrets, makeLocalData } from '../setup/local_data.mjs'
import { BRING } from './bring.mjs'
import { removeDeadRuns, removeRun } from './run_folder.mjs'
import { LANE_NAMES, testEnvironment } from './test_environment.mjs'

const PORTS = [
  'postgres',
  'smtp',
  'mailPage',
  'openid',
  'temporal',
  'redis',
  ...LANE_NAMES.flatMap((lane) => [`web-${lane}`, `reload-${lane}`, `stripe-${lane}`]),
]

/**
 * The parts that tests need, each brought up once and only when a step asks for it. One run has a folder of
 * its own, `.data/test/<pid>`, so that several runs of one checkout do not meet.
 */
export class TestParts {
  #signal
  #children
  #brought = new Map()
  #found = {}
  #steps = new Set()
  #folder = inData('test', String(process.pid))
  #record
  #context = {}
  #setup
  #isStopped

  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.#signal = signal
  }

  /**
   * @param {keyof typeof BRING} part
   * @returns {Promise<void>} rejected with the remedy when it cannot be had
   */
  need(part) {
    if (!this.#brought.has(part))
      this.#brought.set(
        part,
        this.ready().then((context) => BRING[part](context))
      )
    return this.#brought.get(part)
  }

  /** Of this run; what steps leave in it goes with it. */
  get folder() {
    return this.#folder
  }

  /** Begins with parts that will be needed later; whoever needs one that fails is told then. */
  prepare(parts) {
    for (const part of parts) this.need(part).catch(() => {})
  }

  /** @param {string} [lane] @returns {NodeJS.ProcessEnv} for a step of that lane */
  environment(lane = 'a') {
    return testEnvironment({ folder: this.#folder, lane, found: this.#found, ...this.#context })
  }

  /** @param {import('node:child_process').ChildProcess} child a step's process, ended when the run ends early */
  follow(child) {
    this.#steps.add(child)
    child.on('exit', () => this.#steps.delete(child))
  }

  /** Ends everything and removes the run's folder. */
  stop() {
    this.#isStopped ??= this.#stop()
    return this.#isStopped
  }

  async #stop() {
    for (const child of this.#steps) endGroup(child)
    await this.#children?.stop([
      'mail',
      'openid',
      ...LANE_NAMES.map((lane) => `stripe-${lane}`),
      'redis',
      'temporal',
      'postgres',
    ])
    if (this.#record) await removeRun(this.#folder)
  }

  /** The run's folder and ports, before any part. */
  ready() {
    this.#setup ??= this.#begin()
    return this.#setup
  }

  async #begin() {
    makeLocalData()
    await removeDeadRuns()
    mkdirSync(this.#folder, { recursive: true })
    this.#record = new RunRecord(this.#folder)
    this.#record.begin()
    this.#children = new Children((running) => this.#record.children(running))
    const ports = {}
    for (const name of PORTS) ports[name] = (await choosePort(0)).port
    this.#context = { ports, secrets: localSecrets(this.#folder) }
    return {
      ...this.#context,
      folder: this.#folder,
      signal: this.#signal,
      found: this.#found,
      env: () => this.environment(),
      need: (part) => this.need(part),
      start: (part) => this.#children.start({ ...part, logFolder: this.#folder }),
    }
  }
}

function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    /* it is gone */
  }
}
