import type { Serializable } from 'node:child_process'
import { reachingOut } from '#modules/shared/tenancy/outside'
import { Places } from '#modules/shared/tenancy/places'
import { watchMemory } from './memory_watch.ts'
import { startChild } from './start_child.ts'

/** A machine under load starts the process in some seconds; what people bring is read in less than two. */
const TIMEOUT_MS = 30_000
const MOST_MEMORY_BYTES = 512 * 1024 * 1024

/** One file is read at a time; those who ask take turns. */
const readers = new Places({ all: 1, each: 1, waitMs: TIMEOUT_MS })

/** The module that a process runs for one file, and its limits; tests give one that misbehaves. */
export interface Reading {
  entry: URL
  timeoutMs?: number
  mostMemory?: number
  /** Places of their own for files of visitors: no company's document waits for them. */
  turns?: Places
}

/** What a process said of a file; or that it ended without a word, or took too long or too much memory. */
export type Said<Answer> = { said: Answer } | { silent: 'ended' | 'too_heavy' }

/**
 * Has a process of its own read one uploaded file, and ends it: what the file takes goes with the process,
 * and what the process prints is of the file and no one's business. Called with no unit of work open.
 *
 * @param whose whose turn it is: a company, or the worker
 * @param question the file's bytes, with what else is needed to read it
 */
export function askChild<Answer>(
  whose: string,
  question: Uint8Array | object,
  { turns = readers, ...reading }: Reading
): Promise<Said<Answer>> {
  reachingOut('The reader of files')
  return turns.use(whose, () => ask<Answer>(question, reading))
}

function ask<Answer>(
  question: Uint8Array | object,
  { entry, timeoutMs = TIMEOUT_MS, mostMemory = MOST_MEMORY_BYTES }: Reading
): Promise<Said<Answer>> {
  const child = startChild(entry, 'ignore')
  return new Promise<Said<Answer>>((resolve) => {
    const tooHeavy = () => resolve({ silent: 'too_heavy' })
    const timer = setTimeout(tooHeavy, timeoutMs)
    const stopWatching = child.pid ? watchMemory(child.pid, mostMemory, tooHeavy) : () => {}
    child.once('message', (said) => resolve({ said: said as Answer }))
    child.once('exit', () => resolve({ silent: 'ended' }))
    child.once('error', tooHeavy)
    child.once('exit', () => (clearTimeout(timer), stopWatching()))
    child.send(question as Serializable, (error) => error && tooHeavy())
  }).finally(() => child.kill('SIGKILL'))
}
