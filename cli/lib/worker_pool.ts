import { Worker } from 'node:worker_threads'
import { answerLines, type AnswerOptions } from '#cli/lib/answer_line'

export interface AnsweredBatch {
  readonly bytes: Uint8Array
  readonly lines: number
  readonly refused: number
  readonly malformed: number
}

/** Batches a thread has at hand beside the one it works on, so that it never waits. */
const AHEAD = 2

/**
 * Answers batches on several threads and gives the answers back in the order of the input.
 * At most three batches a thread are under way: a slow reader of the answers slows the input down.
 */
export async function* answerBatches(
  batches: AsyncGenerator<Buffer>,
  options: AnswerOptions,
  threads: number
): AsyncGenerator<AnsweredBatch> {
  const pool: Thread[] = []
  const pending: Promise<AnsweredBatch>[] = []
  let next = 0
  try {
    for await (const batch of batches) {
      if (pool.length < threads) pool.push(new Thread(options))
      pending.push(pool[next++ % pool.length].answer(batch))
      if (pending.length >= threads * (AHEAD + 1)) yield await pending.shift()!
    }
    while (pending.length > 0) yield await pending.shift()!
  } finally {
    for (const waiting of pending) waiting.catch(() => undefined)
    await Promise.all(pool.map((thread) => thread.stop()))
  }
}

/** Answers on this thread: what a short input is best served with. */
export function answerHere(batch: Buffer, options: AnswerOptions): AnsweredBatch {
  const { text, ...counts } = answerLines(batch.toString('utf8'), options)
  return { bytes: Buffer.from(text), ...counts }
}

/** One worker thread; it answers in the order it was asked. */
class Thread {
  #worker: Worker
  #waiting: { resolve(batch: AnsweredBatch): void; reject(error: unknown): void }[] = []

  constructor(options: AnswerOptions) {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
    const file = new URL(`./compute_worker.${extension}`, import.meta.url)
    this.#worker = new Worker(file, { workerData: options })
    this.#worker.on('message', (batch: AnsweredBatch) => this.#waiting.shift()!.resolve(batch))
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.splice(0)) reject(error)
    })
  }

  answer(batch: Buffer): Promise<AnsweredBatch> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      // A copy of its own can be handed over without copying again on the other side.
      const bytes = new Uint8Array(batch)
      this.#worker.postMessage(bytes, [bytes.buffer])
    })
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }
}
