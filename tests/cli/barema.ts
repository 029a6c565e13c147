import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What a person types: it starts the source through the loader of TypeScript, which takes a second each time. */
export const TYPED = inRoot('bin/barema.mjs')

export interface Ran {
  code: number | null
  out: string
  err: string
}

interface RunOptions {
  input?: string | Iterable<string>
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** Instead of the source put together once. */
  entry?: string
}

/** The source put together is JavaScript: a process of it needs no loader of TypeScript, which takes a sixth of it. */
const WITHOUT_LOADER = {
  NODE_OPTIONS: process.env.NODE_OPTIONS?.replace(/--import=\S*\/test_loader\.ts\S*/, ''),
}

/** Runs a command to its end, with a text on its standard input. */
export async function barema(
  args: string[],
  { input = '', env, cwd, entry }: RunOptions = {}
): Promise<Ran> {
  const child = spawn(process.execPath, [entry ?? (await program()), ...args], {
    env: { ...process.env, ...(entry ? {} : WITHOUT_LOADER), ...env },
    cwd,
  })
  return new Promise((resolve, reject) => {
    const ran: Ran = { code: null, out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (ran.out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.err += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...ran, code }))
    child.stdin.on('error', () => undefined)
    for (const part of typeof input === 'string' ? [input] : input) child.stdin.write(part)
    child.stdin.end()
  })
}

let made: Promise<string> | undefined

/** The command's source as it stands, its hundreds of modules in one file: most tests ask for its words, not for its start. */
export function program(): Promise<string> {
  made ??= putTogether(join(process.env.ENV_PATH!, 'cli'))
  return made
}

async function putTogether(folder: string): Promise<string> {
  const bundle = await rolldown({
    input: { main: inRoot('cli/main.ts'), compute_worker: inRoot('cli/lib/compute_worker.ts') },
    platform: 'node',
    // A program of the machine and its WebAssembly: what draws is started from the source (`TYPED`).
    external: [/^@myriaddreamin\//],
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  })
  // The threads are looked for beside the file that starts them.
  await bundle.write({ dir: folder, format: 'esm', chunkFileNames: '[name].js' })
  return join(folder, 'main.js')
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

  barema(args: string[], input = '', entry?: string): Promise<Ran> {
    return barema(args, {
      input,
      entry,
      env: {
        HOME: this.home,
        XDG_CONFIG_HOME: join(this.home, 'config'),
        APPDATA: this.home,
      },
    })
  }

  leave(): Promise<void> {
    return rm(this.home, { recursive: true, force: true })
  }
}

/** The address of a company on this test's server. */
export const addressOf = (slug: string) => `http://${slug}.localhost:${process.env.PORT}`
