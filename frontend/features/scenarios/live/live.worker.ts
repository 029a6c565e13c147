/// <reference lib="webworker" />
import { bareItemsOf } from '@/api/bare-items'
import { LiveHalf } from './live-half.ts'
import type { ToWorker } from './messages.ts'

const { port1, port2 } = new MessageChannel()
const turns: (() => void)[] = []
port1.onmessage = () => turns.shift()?.()

/**
 * One of the workers of a scenario's screen: a share of the people, in memory only. It asks for them and reads them itself:
 * the page draws meanwhile, and nothing is copied from it.
 */
const half = new LiveHalf({
  answer: (message) => postMessage(message),
  nextTurn,
  ask: ({ scenarioId, part, of }, after) =>
    bareItemsOf(scenarioId, { part, of, ...(after && { after }) }),
})

/** A timer would wait for four milliseconds. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    turns.push(resolve)
    port2.postMessage(null)
  })
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => half.receive(data))
