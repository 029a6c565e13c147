import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { LOGS } from '../paths.mjs'

const LARGEST_LOG_BYTES = 10_000_000
const REMEMBERED_LINES = 40

/**
 * Writes what a child says to `.data/logs/<name>.log`.
 *
 * @param {import('./children.mjs').Part & {logFolder?: string}} part
 * @param {import('node:child_process').ChildProcess} child
 * @returns {string[]} the last lines, kept up to date
 */
export function logLines(part, child) {
  const folder = part.logFolder ?? LOGS
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${part.name}.log`)
  if (existsSync(file) && statSync(file).size > LARGEST_LOG_BYTES) renameSync(file, `${file}.1`)
  const log = createWriteStream(file, { flags: 'a', mode: 0o600 })
  // A full disk must not take the parts down with it.
  log.on('error', () => {})
  const last = []

  for (const stream of ['stdout', 'stderr']) {
    createInterface({ input: child[stream] }).on('line', (line) => {
      log.write(`${line}\n`)
      last.push(line)
      if (last.length > REMEMBERED_LINES) last.shift()
      part.onLine?.(line, stream)
    })
  }
  child.on('close', () => log.end())
  return last
}
