import type { ChildProcess } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { LOGS } from '../paths.mjs'
import type { Part } from './children.ts'

const LARGEST_LOG_BYTES = 10_000_000
const REMEMBERED_LINES = 40

/**
 * Writes what a child says to `.data/logs/<name>.log`.
 *
 * @returns the last lines, kept up to date
 */
export function logLines(part: Part, child: ChildProcess): string[] {
  const folder = part.logFolder ?? LOGS
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${part.name}.log`)
  if (existsSync(file) && statSync(file).size > LARGEST_LOG_BYTES) renameSync(file, `${file}.1`)
  const log = createWriteStream(file, { flags: 'a', mode: 0o600 })
  // A full disk must not take the parts down with it.
  log.on('error', () => {})
  const last: string[] = []

  for (const stream of ['stdout', 'stderr'] as const) {
    const input = child[stream]
    if (!input) continue
    createInterface({ input }).on('line', (line) => {
      log.write(`${line}\n`)
      last.push(line)
      if (last.length > REMEMBERED_LINES) last.shift()
      part.onLine?.(line, stream)
    })
  }
  child.on('close', () => log.end())
  return last
}
