import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from './free_port.ts'

/**
 * How the relay answers: it passes everything on, it refuses connections, PostgreSQL says that it starts up, it says nothing, or
 * nothing until it is open.
 */
export type RelayMode = 'open' | 'closed' | 'starting' | 'silent' | 'slow'

/** A way to a server that a test may close and open again, as if the server were away. */
export class Relay {
  #to: { host: string; port: number }
  #server: Server | null = null
  #sockets = new Set<Socket>()
  #mode: RelayMode = 'closed'
  #held: Socket[] = []

  private constructor(
    readonly port: number,
    to: { host: string; port: number }
  ) {
    this.#to = to
  }

  static async to(url: string): Promise<Relay> {
    const { hostname, port } = new URL(url)
    return new Relay(await freePort(), { host: hostname, port: Number(port) })
  }

  /** The address of what is behind it, by way of the relay. */
  url(url: string): string {
    const through = new URL(url)
    through.host = `127.0.0.1:${this.port}`
    return through.href
  }

  /** Connections of before are cut, but for those that waited for it to open. */
  async be(mode: RelayMode): Promise<void> {
    this.#mode = mode
    const held = mode === 'open' ? this.#held.splice(0) : []
    for (const socket of this.#sockets) if (!held.includes(socket)) socket.destroy()
    for (const socket of held) this.#pass(socket)
    if (mode === 'closed') {
      const closing = this.#server
      this.#server = null
      if (closing) await new Promise((resolve) => closing.close(resolve))
    } else if (!this.#server) {
      const server = (this.#server = createServer((socket) => this.#take(socket)))
      await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    }
  }

  #take(socket: Socket) {
    this.#keep(socket)
    if (this.#mode === 'silent') return
    if (this.#mode === 'starting') return void socket.once('data', () => socket.end(STARTING_UP))
    if (this.#mode === 'slow') return void this.#held.push(socket)
    this.#pass(socket)
  }

  #pass(socket: Socket) {
    const onward = this.#keep(connect(this.#to))
    socket.pipe(onward).pipe(socket)
    socket.once('close', () => onward.destroy())
    onward.once('close', () => socket.destroy())
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => this.#sockets.delete(socket))
    return socket
  }
}

/** What PostgreSQL answers until it has read its log again. */
const STARTING_UP = errorResponse({
  S: 'FATAL',
  V: 'FATAL',
  C: '57P03',
  M: 'the database system is starting up',
})

function errorResponse(fields: Record<string, string>): Buffer {
  const body = Object.entries(fields).map(([code, text]) => `${code}${text}\0`)
  const text = Buffer.from(`${body.join('')}\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(text.length + 4, 1)
  return Buffer.concat([head, text])
}
