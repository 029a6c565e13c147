import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identify, isAlive } from './identity.mjs'
import { until } from './until.mjs'

/**
 * The note that a run leaves in its folder: who runs, where it answers, which processes it started. It tells
 * a second start that a first one runs, and a start after `kill -9` what was left behind.
 */
export class RunRecord {
  #file
  #content

  /** @param {string} folder */
  constructor(folder) {
    this.#file = join(folder, 'run.json')
  }

  /** @returns {{pid: number, address?: string} | null} the living run of this folder */
  running() {
    const earlier = this.#read()
    return earlier && earlier.launcher.pid !== process.pid && isAlive(earlier.launcher)
      ? { pid: earlier.launcher.pid, address: earlier.address }
      : null
  }

  /**
   * Ends the children of a run whose launcher was killed.
   *
   * @returns {Promise<string[]>} the names of those that still ran
   */
  async endLeftovers() {
    const left = (this.#read()?.children ?? []).filter(isAlive)
    // SIGINT stops all of them in an orderly way, PostgreSQL included (its fast shutdown).
    for (const child of left) signal(child.pid, 'SIGINT')
    await until(() => !left.some(isAlive), { timeoutMs: 5000 })
    for (const child of left.filter(isAlive)) {
      signal(child.pid, child.name === 'postgres' ? 'SIGQUIT' : 'SIGKILL')
      signal(-child.pid, 'SIGKILL')
    }
    await until(() => !left.some(isAlive), { timeoutMs: 5000 })
    return left.map(({ name }) => name)
  }

  /** Takes the folder for this process. */
  begin() {
    this.#write({ launcher: identify(process.pid), children: [] })
  }

  /** @param {{name: string, pid: number}[]} children */
  children(children) {
    this.#write({
      ...this.#content,
      children: children.map(({ name, pid }) => ({ name, ...identify(pid) })),
    })
  }

  /** @param {string} address shown to whoever starts a second time */
  address(address) {
    this.#write({ ...this.#content, address })
  }

  end() {
    rmSync(this.#file, { force: true })
  }

  #write(content) {
    this.#content = content
    writeFileSync(this.#file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  }

  #read() {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8'))
    } catch {
      return null
    }
  }
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    /* it is gone */
  }
}
