/** The thread that verifies what its process seals (`verify_beside.ts`). */
import { parentPort } from 'node:worker_threads'
import type { Verdict } from '../domain/verdict.ts'
import { trustOf } from './trust.ts'
import { verifyFile } from './verify_file.ts'

/** One file to verify. */
export interface VerifyQuestion {
  number: number
  bytes: Uint8Array
  /** PEM, as `readTrust` gives them. */
  roots: string
}

/** What it is, under the number of its question. */
export interface VerifyAnswer {
  number: number
  verdict: Verdict
}

parentPort!.on('message', async ({ number, bytes, roots }: VerifyQuestion) => {
  const verdict = await verifyFile(bytes, trustOf(roots))
  parentPort!.postMessage({ number, verdict } satisfies VerifyAnswer)
})
