import { readFileSync, renameSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { test } from '@japa/runner'

interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  bytes: number
}

/** As it comes over the wire: `fetch` would unpack it. */
function get(path: string, encoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(
      { port: process.env.PORT, path, headers: { 'accept-encoding': encoding } },
      (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, headers: answer.headers, bytes })
        )
      }
    )
      .on('error', reject)
      .end()
  })
}

/** The largest script that every page begins with. */
const script = () => {
  const manifest = JSON.parse(readFileSync('public/assets/.vite/manifest.json', 'utf8'))
  const names = ['frontend/main.tsx', ...manifest['frontend/main.tsx'].imports]
  const sizeOf = (name: string) => statSync(`public/assets/${manifest[name].file}`).size
  const largest = names.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one))
  return `/assets/${manifest[largest].file}`
}

test.group('The files of the application', () => {
  for (const [encoding, share] of [
    ['gzip', 0.35],
    ['br', 0.3],
  ] as const)
    test(`come packed (${encoding}) and are kept for a year`, async ({ assert }) => {
      const [plain, packed] = await Promise.all([
        get(script(), 'identity'),
        get(script(), encoding),
      ])
      assert.equal(plain.status, 200)
      assert.isUndefined(plain.headers['content-encoding'])
      assert.equal(packed.headers['content-encoding'], encoding)
      assert.equal(packed.headers['cache-control'], 'public,max-age=31536000,immutable')
      assert.include(packed.headers['vary'], 'Accept-Encoding')
      assert.isBelow(packed.bytes, plain.bytes * share)
    })

  test('that vanish end an answer, not the server', async ({ assert, cleanup }) => {
    const path = script()
    const file = `public${path}`
    renameSync(file, `${file}.away`)
    cleanup(() => renameSync(`${file}.away`, file))
    await assert.rejects(() => get(path, 'identity'))
    assert.equal((await get(path, 'gzip')).status, 200)
  })

  test('that are not there are not taken for a screen', async ({ assert }) => {
    assert.equal((await get('/assets/none.js', 'gzip')).status, 404)
    assert.equal((await get('/assets/../package.json', 'gzip')).status, 404)
  })
})
