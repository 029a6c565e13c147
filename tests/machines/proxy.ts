import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { connect, type Socket } from 'node:net'

/** A reverse proxy as an operator has one in front: it asks each process for its health and shares what comes. */
export interface Proxy {
  close(): Promise<void>
}

const ASKED_EVERY_MS = 100

/**
 * Each request goes to the next process that says it is up, on a connection of its own. A process that takes no
 * connection was sent nothing yet, so the next one gets the request.
 */
export async function startProxy(port: number, upstreams: readonly number[]): Promise<Proxy> {
  const up = new Set(upstreams)
  let turn = 0
  const server = createServer(async (incoming, outgoing) => {
    const from = turn++
    const order = upstreams.map((_, at) => upstreams[(from + at) % upstreams.length])
    for (const upstream of [...order.filter((each) => up.has(each)), ...order]) {
      const socket = await connected(upstream)
      if (socket) return handOn(incoming, outgoing, socket)
    }
    outgoing.writeHead(502).end()
  })
  const timer = setInterval(async () => {
    for (const upstream of upstreams) {
      const status = await health(upstream)
      if (status === 200) up.add(upstream)
      else up.delete(upstream)
    }
  }, ASKED_EVERY_MS)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    close: () => {
      clearInterval(timer)
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function handOn(incoming: IncomingMessage, outgoing: ServerResponse, socket: Socket) {
  const { method, url: path, headers } = incoming
  const sent = httpRequest({
    createConnection: () => socket,
    method,
    path,
    headers: {
      ...headers,
      'connection': 'close',
      'x-forwarded-for': incoming.socket.remoteAddress,
    },
  })
  sent.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(outgoing)
    answer.on('error', () => outgoing.destroy())
  })
  sent.on('error', () =>
    outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()
  )
  incoming.pipe(sent)
}

function connected(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(null))
  })
}

function health(port: number): Promise<number> {
  return fetch(`http://127.0.0.1:${port}/api/_status/health`, {
    signal: AbortSignal.timeout(2_000),
  })
    .then(async (answer) => {
      await answer.body?.cancel()
      return answer.status
    })
    .catch(() => 0)
}
