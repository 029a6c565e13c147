import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './certificates.ts'

/** A message as it came. */
export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A server of this machine that keeps what it is sent; a test says what it answers. */
export class Receiver {
  readonly received: Received[] = []
  /** Called once a message has come whole. */
  answer: RequestListener = (_request, response) => void response.writeHead(204).end()
  readonly #server: Server
  readonly #scheme: string

  constructor(tls?: Certificate) {
    this.#scheme = tls ? 'https' : 'http'
    const listener: RequestListener = (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        this.received.push({ path: request.url!, headers: request.headers, body })
        this.answer(request, response)
      })
    }
    this.#server = tls ? createTlsServer(tls, listener) : createServer(listener)
  }

  async open(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return this
  }

  get origin(): string {
    return `${this.#scheme}://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }
}
