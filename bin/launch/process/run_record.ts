import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NamedProcess } from './children.ts'
import { identify, isAlive, type Identity } from './identity.ts'
import { signal } from './signal.ts'
import { until } from './until.ts'

/** A run that goes on. */
export interface LivingRun {
  pid: number
  /** of the site, once it answers */
  address?: string
}

interface Content {
  launcher: Identity
  address?: string
  children: (Identity & { name: string })[]
}

/**
 * The note that a run leaves in its folder: who runs, where it answers, which processes it started. It tells
 * a second start that a first one runs, and a start after `kill -9` what was left behind.
 */
export class RunRecord {
  readonly #file: string
  #content: Content = { launcher: identify(process.pid), children: [] }

  constructor(folder: string) {
    this.#file = join(folder, 'run.json')
  }

  /** The living run of this folder. */
  running(): LivingRun | null {
    const earlier = this.#read()
    return earlier && earlier.launcher.pid !== process.pid && isAlive(earlier.launcher)
      ? { pid: earlier.launcher.pid, address: earlier.address }
      : null
  }

  /**
   * Ends the children of a run whose launcher was killed.
   *
   * @returns the names of those that still ran
   */
  async endLeftovers(): Promise<string[]> {
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
  begin(): void {
    this.#write(this.#content)
  }

  children(children: NamedProcess[]): void {
    this.#write({
      ...this.#content,
      children: children.map(({ name, pid }) => ({ name, ...identify(pid) })),
    })
  }

  /** @param address shown when it is started a second time */
  address(address: string): void {
    this.#write({ ...this.#content, address })
  }

  end(): void {
    rmSync(this.#file, { force: true })
  }

  #write(content: Content): void {
    this.#content = content
    writeFileSync(this.#file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  }

  #read(): Content | null {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8'))
    } catch {
      return null
    }
  }
}
