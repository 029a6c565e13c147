import { parentPort, workerData } from 'node:worker_threads'
import { answerLines, type AnswerOptions } from '#cli/lib/answer_line'

/** A thread that answers batches of lines; it keeps nothing between two of them. */
const options = workerData as AnswerOptions
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encoder = new TextEncoder()

parentPort!.on('message', (bytes: Uint8Array) => {
  const { text, ...counts } = answerLines(decoder.decode(bytes), options)
  const answer = encoder.encode(text)
  parentPort!.postMessage({ bytes: answer, ...counts }, [answer.buffer as ArrayBuffer])
})
