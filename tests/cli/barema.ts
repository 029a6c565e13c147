import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url))
const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export interface Ran {
  code: number | null
  out: string
  err: string
}

/** A person at a machine of their own: an empty home, and the commands they type. */
export class Person {
  readonly home: string

  private constructor(home: string) {
    this.home = home
  }

  static async make(): Promise<Person> {
    return new Person(await mkdtemp(join(tmpdir(), 'barema-home-')))
  }

  /** Runs a command from its source. */
  barema(args: string[], input = ''): Promise<Ran> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', MAIN, ...args], {
        cwd: ROOT,
        env: {
          ...process.env,
          HOME: this.home,
          XDG_CONFIG_HOME: join(this.home, 'config'),
          APPDATA: this.home,
        },
      })
      const ran: Ran = { code: null, out: '', err: '' }
      child.stdout.setEncoding('utf8').on('data', (text: string) => (ran.out += text))
      child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.err += text))
      child.on('error', reject)
      child.on('close', (code) => resolve({ ...ran, code }))
      child.stdin.end(input)
    })
  }

  leave(): Promise<void> {
    return rm(this.home, { recursive: true, force: true })
  }
}

/** The address of a company on this test's server. */
export const addressOf = (slug: string) => `http://${slug}.localhost:${process.env.PORT}`
