import { randomInt } from 'node:crypto'
import { connect, createServer } from 'node:net'

const taken = new Set<number>()

/** Below the ports that a system gives to connections and to programs that take any: one of them may be gone before we listen. */
const LOWEST = 15_000
const HIGHEST = 32_000

export interface ChosenPort {
  port: number
  /** whether the preferred one was */
  wasTaken: boolean
}

/**
 * A port of 127.0.0.1 that this run may use: the preferred one, else any.
 *
 * @param preferred 0 for any
 */
export async function choosePort(preferred: number): Promise<ChosenPort> {
  if (preferred && !taken.has(preferred) && (await isFree(preferred))) return keep(preferred, false)
  for (;;) {
    const port = await anyPort()
    if (!taken.has(port)) return keep(port, preferred !== 0)
  }
}

function keep(port: number, wasTaken: boolean): ChosenPort {
  taken.add(port)
  return { port, wasTaken }
}

/** A server may listen on ::1 only, where browsers look first for *.localhost: both loopbacks must be silent. */
async function isFree(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isListening(port, host)))
  return !answers.includes(true) && canListen(port)
}

/** Whether something accepts connections there. */
export function isListening(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 })
    const answer = (value: boolean) => {
      socket.destroy()
      resolve(value)
    }
    socket.on('connect', () => answer(true))
    socket.on('error', () => answer(false))
    socket.on('timeout', () => answer(false))
  })
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

async function anyPort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
  }
}
