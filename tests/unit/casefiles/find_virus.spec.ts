import { createServer, type AddressInfo, type Socket } from 'node:net'
import { test } from '@japa/runner'
import { findVirus } from '#modules/shared/files/find_virus'

/** A clamd that collects one stream and answers it. */
async function scanner(answer: (bytes: Buffer, socket: Socket) => void) {
  const server = createServer((socket) => {
    const chunks: Buffer[] = []
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      const all = Buffer.concat(chunks)
      if (all.subarray(-4).equals(Buffer.alloc(4))) answer(all, socket)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: { host: '127.0.0.1', port }, close: () => void server.close() }
}

test.group('The virus scanner', () => {
  test('is given the file in pieces with their lengths, and its word counts', async ({
    assert,
    cleanup,
  }) => {
    const bytes = Buffer.alloc(150_000, 7)
    const heard: Buffer[] = []
    const clean = await scanner((all, socket) => {
      heard.push(all)
      socket.end('stream: OK\0')
    })
    cleanup(clean.close)
    assert.equal(await findVirus(bytes, clean.address), 'clean')
    const [stream] = heard
    assert.equal(stream.subarray(0, 10).toString('latin1'), 'zINSTREAM\0')
    assert.equal(stream.readUInt32BE(10), 65_536)
    assert.equal(stream.length, 10 + 3 * 4 + bytes.length + 4)

    const found = await scanner((_, socket) => socket.end('stream: Eicar-Test-Signature FOUND\0'))
    cleanup(found.close)
    assert.equal(await findVirus(bytes, found.address), 'found')
  })

  test('that is away, hangs up or says something else lets no file through; without one every file is clean', async ({
    assert,
    cleanup,
  }) => {
    const silent = await scanner((_, socket) => socket.end())
    const tooLarge = await scanner((_, socket) =>
      socket.end('INSTREAM size limit exceeded. ERROR\0')
    )
    cleanup(silent.close)
    cleanup(tooLarge.close)
    const gone = await scanner(() => undefined)
    gone.close()
    assert.equal(await findVirus(Buffer.from('a'), silent.address), 'away')
    assert.equal(await findVirus(Buffer.from('a'), tooLarge.address), 'away')
    assert.equal(await findVirus(Buffer.from('a'), gone.address), 'away')
    assert.equal(await findVirus(Buffer.from('a'), null), 'clean')
  })
})
