import { Worker } from 'node:worker_threads'
import { moduleBeside, sourceArguments } from '#modules/shared/documents/start_child'
import type { Verdict } from '../domain/verdict.ts'
import type { VerifyAnswer, VerifyQuestion } from './verify_thread.ts'

/** So long without a file, and the thread ends with the memory that it takes; the next file starts another. */
const IDLE_MS = 60_000

interface Verifier {
  thread: Worker
  /** Who waits for an answer, by the number of the question. */
  waiting: Map<number, { resolve: (verdict: Verdict) => void; reject: (error: Error) => void }>
  idle?: NodeJS.Timeout
}

let running: Verifier | undefined
let asked = 0

/**
 * Verifies a file that this process sealed, in a thread beside it: on another core, the next document is sealed
 * meanwhile. Files of visitors are read in a process with limits instead (`verify_sealed.ts`).
 *
 * @param roots PEM, as `readTrust` gives them
 * @throws Error where the thread ends without an answer
 */
export function verifyBeside(bytes: Uint8Array, roots: string): Promise<Verdict> {
  const verifier = (running ??= start())
  const number = ++asked
  return new Promise((resolve, reject) => {
    verifier.thread.postMessage({ number, bytes, roots } satisfies VerifyQuestion)
    verifier.waiting.set(number, { resolve, reject })
    clearTimeout(verifier.idle)
    verifier.thread.ref()
  })
}

function start(): Verifier {
  const entry = moduleBeside(import.meta.url, 'verify_thread')
  const thread = new Worker(entry, { execArgv: sourceArguments(entry) })
  const verifier: Verifier = { thread, waiting: new Map() }
  thread.on('message', (answer: VerifyAnswer) => settle(verifier, answer))
  thread.on('error', (error) => end(verifier, error))
  thread.on('exit', (code) => end(verifier, new Error(`the verifier ended (code ${code})`)))
  return verifier
}

function settle(verifier: Verifier, { number, verdict }: VerifyAnswer) {
  const { thread, waiting } = verifier
  waiting.get(number)?.resolve(verdict)
  waiting.delete(number)
  if (waiting.size > 0) return
  // An idle thread must not keep a finished command running.
  thread.unref()
  verifier.idle = setTimeout(() => {
    end(verifier, new Error('the verifier was idle'))
    void thread.terminate()
  }, IDLE_MS).unref()
}

/** No new question goes to this thread, and who waits for it learns why. */
function end(verifier: Verifier, reason: Error) {
  if (running === verifier) running = undefined
  for (const { reject } of verifier.waiting.values()) reject(reason)
  verifier.waiting.clear()
}
