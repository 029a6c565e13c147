import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { until } from '#tests/helpers/until'
import type { SavedFile } from './window.ts'

/** Files that are still on their way. */
const UNFINISHED = /\.(part|wkdownload)$/

/** Where a browser lives for one test: its settings, what it saves, and its processes. */
export class Home {
  readonly folder = mkdtempSync(join(tmpdir(), 'barema-phone-'))
  readonly downloads = join(this.folder, 'downloads')
  readonly #children: ChildProcess[] = []

  constructor() {
    mkdirSync(this.downloads)
  }

  write(name: string, text: string, mode = 0o600): void {
    mkdirSync(join(this.folder, name, '..'), { recursive: true })
    writeFileSync(join(this.folder, name), text, { mode })
  }

  /** Starts a program that ends with this home; `hear` is told each line it says. */
  start(
    command: string,
    args: string[],
    env: NodeJS.ProcessEnv,
    hear: (line: string) => void = () => {}
  ): void {
    const options: SpawnOptions = {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HOME: this.folder, TZ: 'Europe/Brussels', ...env },
    }
    const child = spawn(command, args, options)
    this.#children.push(child)
    for (const stream of [child.stdout!, child.stderr!])
      createInterface({ input: stream }).on('line', hear)
    // The test runner ends by process.exit(): nothing may outlive it.
    const kill = () => child.kill('SIGKILL')
    process.once('exit', kill)
    child.once('exit', () => process.off('exit', kill))
  }

  /** The file that appears among the downloads once `act` is done. */
  async saved(act: () => Promise<void>): Promise<SavedFile> {
    const before = await readdir(this.downloads)
    await act()
    let name: string | undefined
    await until('a file is saved', async () => {
      const now = await readdir(this.downloads)
      if (now.some((one) => UNFINISHED.test(one))) return false
      name = now.find((one) => !before.includes(one))
      return name !== undefined && (await readFile(join(this.downloads, name))).length > 0
    })
    return { name: name!, bytes: await readFile(join(this.downloads, name!)) }
  }

  async leave(): Promise<void> {
    await Promise.all(this.#children.map(end))
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await ended
  clearTimeout(timer)
}
