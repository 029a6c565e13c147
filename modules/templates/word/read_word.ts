import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { fail, ok, type Result } from '#modules/shared/result'
import { reachingOut } from '#modules/shared/tenancy/outside'
import type { Block } from '../domain/template_body.ts'
import type { Dropped } from '../domain/word_limits.ts'
import { isZip, type WordRefusal } from './word_file.ts'

/** The text of a Word file, and what of it is left out. */
export interface WordText {
  blocks: Block[]
  dropped: Dropped[]
}

/** A contract of fifty pages takes one or two seconds, most of them the start of the process. */
const TIMEOUT_MS = 30_000
const MOST_MEMORY_MB = 512

/**
 * Reads a Word file in a process of its own, for a file may be made to take all time and memory: such a process is killed,
 * and the file refused.
 *
 * @param entry the module the process runs; tests give one that misbehaves
 */
export async function readWord(
  bytes: Uint8Array,
  { entry = siblingModule('read_word_child'), timeoutMs = TIMEOUT_MS } = {}
): Promise<Result<WordText>> {
  reachingOut('The reader of Word files')
  if (!isZip(bytes)) return fail('E_WORD_REFUSED')
  const read = await new Promise<WordText | WordRefusal>((resolve) => {
    const fromSource = entry.pathname.endsWith('.ts')
    const child = fork(fileURLToPath(entry), {
      execArgv: [
        `--max-old-space-size=${MOST_MEMORY_MB}`,
        ...(fromSource ? [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] : []),
      ],
      serialization: 'advanced',
      // No address, no key: reading needs neither. What it says when it breaks is of the file, and no one's business.
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    child.once('message', (message: WordText | WordRefusal) => resolve(message))
    child.once('error', () => resolve('E_WORD_UNREADABLE'))
    child.once('exit', () => {
      clearTimeout(timer)
      resolve('E_WORD_UNREADABLE')
    })
    child.send(bytes)
  })
  return typeof read === 'string' ? fail(read) : ok(read)
}

/** The module beside this one, as TypeScript in the sources and as JavaScript in the build. */
function siblingModule(name: string): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./${name}.${extension}`, import.meta.url)
}
