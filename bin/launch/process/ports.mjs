import { connect, createServer } from 'node:net'

const taken = new Set()

/**
 * A port of 127.0.0.1 that this run may use: the preferred one, else one that the system gives.
 *
 * @param {number} preferred 0 for any
 * @returns {Promise<{port: number, wasTaken: boolean}>}
 */
export async function choosePort(preferred) {
  if (preferred && !taken.has(preferred) && (await isFree(preferred))) return keep(preferred, false)
  for (;;) {
    const port = await anyPort()
    if (!taken.has(port)) return keep(port, preferred !== 0)
  }
}

function keep(port, wasTaken) {
  taken.add(port)
  return { port, wasTaken }
}

/** Somebody may listen on ::1 only, where browsers look first for *.localhost: both loopbacks must be silent. */
async function isFree(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isListening(port, host)))
  return !answers.includes(true) && canListen(port)
}

/** @param {number} port @param {string} [host] @returns {Promise<boolean>} whether something accepts connections there */
export function isListening(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 })
    const answer = (value) => {
      socket.destroy()
      resolve(value)
    }
    socket.on('connect', () => answer(true))
    socket.on('error', () => answer(false))
    socket.on('timeout', () => answer(false))
  })
}

function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

function anyPort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
