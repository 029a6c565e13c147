import { createServer, type Server } from 'node:http'
import type { QueueWorker } from './queue_worker.ts'

/** Answers on a loopback port whether this process serves the queue: 200 or 503, with one word. */
export function answerAlive(
  port: number,
  queueWorker: Pick<QueueWorker, 'isServing'>
): Promise<Server> {
  const server = createServer((_, response) => {
    const isUp = queueWorker.isServing()
    response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ status: isUp ? 'up' : 'down' }))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
