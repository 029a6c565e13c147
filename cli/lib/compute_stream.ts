import { answerRequest, type AnswerOptions } from '#cli/lib/answer_line'
import { Failure } from '#cli/lib/failure'
import type { Input } from '#cli/lib/input'
import { lineBatches } from '#cli/lib/line_batches'
import type { Output } from '#cli/lib/output'
import type { Progress } from '#cli/lib/progress'
import { answerBatches, answerHere, type AnsweredBatch } from '#cli/lib/worker_pool'

/** A request spread over lines may be this long; longer input is JSON lines. */
const DOCUMENT_BYTES = 16 * 1024 * 1024
const BYTE_ORDER_MARK = '\ufeff'

export interface Outcome {
  /** How many requests were refused. */
  readonly refused: number
  /** False when no line of the input was JSON. */
  readonly readable: boolean
}

/**
 * Answers one request or JSON lines from the input, in order.
 * @throws Failure when the input holds nothing that can be read.
 */
export async function computeStream(
  input: Input,
  output: Output,
  options: AnswerOptions,
  threads: number,
  progress: Progress
): Promise<Outcome> {
  const batches = lineBatches(input.chunks)
  const first = await batches.next()
  if (first.done) throw new Failure('the input is empty')
  const start = withoutMark(first.value)
  if (isOneDocument(start)) return answerDocument(start, batches, output, options)
  let lines = 0
  let refused = 0
  let malformed = 0
  for await (const answer of answers(start, batches, options, threads)) {
    await output.write(answer.bytes)
    lines += answer.lines
    refused += answer.refused
    malformed += answer.malformed
    progress.advance(answer.read, answer.lines)
  }
  if (lines === 0) throw new Failure('the input is empty')
  return { refused, readable: malformed < lines }
}

/** Threads start with the second batch only: most inputs are short. */
async function* answers(
  start: Buffer,
  batches: AsyncGenerator<Buffer>,
  options: AnswerOptions,
  threads: number
): AsyncGenerator<AnsweredBatch & { read: number }> {
  const second = await batches.next()
  if (second.done || threads === 0) {
    yield { ...answerHere(start, options), read: start.length }
    if (second.done) return
    yield { ...answerHere(second.value, options), read: second.value.length }
    for await (const batch of batches) {
      yield { ...answerHere(batch, options), read: batch.length }
    }
    return
  }
  const sizes: number[] = []
  async function* all(): AsyncGenerator<Buffer> {
    for (const batch of [start, second.value as Buffer]) yield sized(batch)
    for await (const batch of batches) yield sized(batch)
  }
  const sized = (batch: Buffer): Buffer => {
    sizes.push(batch.length)
    return batch
  }
  for await (const answer of answerBatches(all(), options, threads)) {
    yield { ...answer, read: sizes.shift()! }
  }
}

/**
 * A request written over several lines: its first line is no JSON by itself, and neither is the
 * second, unlike JSON lines whose first line is broken.
 */
function isOneDocument(start: Buffer): boolean {
  const lines = start.toString('utf8').split('\n')
  const [first, second] = lines.map((line) => line.trim()).filter((line) => line !== '')
  if (first === undefined || second === undefined) return false
  return first.startsWith('{') && !isObject(first) && !isObject(second)
}

async function answerDocument(
  start: Buffer,
  batches: AsyncGenerator<Buffer>,
  output: Output,
  options: AnswerOptions
): Promise<Outcome> {
  const parts = [start]
  let size = start.length
  for await (const batch of batches) {
    parts.push(batch)
    size += batch.length
    if (size > DOCUMENT_BYTES) throw new Failure('the input is neither JSON nor JSON lines')
  }
  const request = parsed(Buffer.concat(parts).toString('utf8'))
  if (request === undefined) throw new Failure('the input is neither JSON nor JSON lines')
  const { ok, text } = answerRequest(request, options, 2)
  await output.write(`${text}\n`)
  return { refused: ok ? 0 : 1, readable: true }
}

function isObject(text: string): boolean {
  return text.startsWith('{') && parsed(text) !== undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function withoutMark(bytes: Buffer): Buffer {
  const length = Buffer.byteLength(BYTE_ORDER_MARK)
  return bytes.subarray(0, length).toString('utf8') === BYTE_ORDER_MARK
    ? bytes.subarray(length)
    : bytes
}
