import { connect, type AddressInfo, type Socket } from 'node:net'
import { createServer, type TlsOptions } from 'node:tls'

/** TLS in front of a server that speaks none; answers its own port. */
export async function tlsRelay(port: number, options: TlsOptions) {
  const open = new Set<Socket>()
  const relay = createServer(options, (incoming) => {
    const outgoing = connect(port, '127.0.0.1')
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => open.delete(socket))
      socket.pipe(other)
    }
  })
  relay.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  return {
    port: (relay.address() as AddressInfo).port,
    close: () => {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => relay.close(resolve))
    },
  }
}
