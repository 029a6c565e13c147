import { askChild, type Reading } from '#modules/shared/documents/ask_child'
import { moduleBeside } from '#modules/shared/documents/start_child'
import { Places } from '#modules/shared/tenancy/places'
import type { Verdict } from '../domain/verdict.ts'
import { readTrust } from '../seal.ts'

/** A machine under load starts the process in some seconds; a file of fifteen megabytes is checked in less than one. */
const TIMEOUT_MS = 20_000

/** Apart from the files that companies bring: no upload waits for what visitors ask. */
const turns = new Places({ all: 1, each: 1, waitMs: TIMEOUT_MS })

/**
 * Checks a visitor's file, in a process of its own with limits. Nothing of it is kept.
 *
 * @param whose whose turn it is: a company, or the worker
 * @returns null where the file takes more than the process may: it is no file of ours
 */
export async function verifySealed(
  whose: string,
  bytes: Uint8Array,
  reading: Partial<Reading> = {}
): Promise<Verdict | null> {
  const entry = moduleBeside(import.meta.url, 'verify_child')
  const question = { bytes, roots: readTrust() }
  const told = await askChild<Verdict>(whose, question, {
    entry,
    timeoutMs: TIMEOUT_MS,
    turns,
    ...reading,
  })
  return 'said' in told ? told.said : null
}
