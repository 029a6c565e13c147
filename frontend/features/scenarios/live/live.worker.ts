/// <reference lib="webworker" />
import { LiveHalf } from './live-half.ts'
import type { FromWorker, ToWorker } from './messages.ts'

const { port1, port2 } = new MessageChannel()
const turns: (() => void)[] = []
port1.onmessage = () => turns.shift()?.()

/** One of the workers of a scenario's screen: a part of the people, in memory only. */
const half = new LiveHalf((answer: FromWorker) => postMessage(answer), nextTurn)

/** Lets what has arrived meanwhile be read; a timer would wait for four milliseconds. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    turns.push(resolve)
    port2.postMessage(null)
  })
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => half.receive(data))
