import { Agent } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { freshCompanies } from '#tests/helpers/companies'
import { signedIn, TestClient, visitor, type TestResponse } from '#tests/helpers/client'
import { HEADLINE, packageBody } from '#tests/helpers/package_body'

test.group('Bad input gets a clear problem', (group) => {
  group.setup(async () => {
    await freshCompanies()
  })

  test('a wrong subdomain, no subdomain and a strange one: 404 with a sentence', async ({
    assert,
  }) => {
    for (const slug of ['nobody', null, 'a--', 'acme.evil']) {
      const answer = await new TestClient(slug).get('/api/out/company')
      assert.equal(answer.status, 404, String(slug))
      assert.equal(answer.body.code, 'E_UNKNOWN_COMPANY')
    }
  })

  test('a host name in other letters is the same company’s', async ({ assert }) => {
    for (const slug of ['acme', 'ACME', 'aCmE']) {
      const answer = await new TestClient(slug).get('/api/out/company')
      assert.deepEqual([answer.status, answer.body.name], [200, 'Acme Belgium'], slug)
    }
  })

  test('every problem is problem+json with code, status, sentence and the id of the request', async ({
    assert,
  }) => {
    const answer = await new TestClient('acme').get('/api/users', {
      headers: { 'x-request-id': 'support-case-1234' },
    })
    assert.match(String(answer.headers['content-type']), /^application\/problem\+json/)
    assert.equal(answer.headers['x-request-id'], 'support-case-1234')
    assert.containsSubset(answer.body, {
      status: 401,
      code: 'E_UNAUTHENTICATED',
      requestId: 'support-case-1234',
      errors: [],
    })
    assert.isAbove(answer.body.detail.length, 20)
  })

  test('sentences come in the reader’s language', async ({ assert }) => {
    const titles = []
    for (const language of ['fr', 'nl', 'en']) {
      titles.push(
        (await new TestClient('acme').get('/api/users', { headers: { 'x-language': language } }))
          .body.title
      )
    }
    assert.deepEqual(titles, ['Session terminée', 'Sessie beëindigd', 'Session ended'])
  })

  test('what a list may not be is said in the reader’s language too', async ({ assert }) => {
    const client = await signedIn('admin')
    const id = '00000000-0000-4000-8000-000000000000'
    const settings = (await client.get('/api/offer-settings')).body
    const told = async (language: string) => {
      const headers = { 'x-language': language }
      const answers = [
        await client.post('/api/packages/archive', { ids: [] }, { headers }),
        await client.post(
          '/api/offers/bulk',
          { ids: Array(101).fill(id), action: 'send' },
          { headers }
        ),
        await client.put('/api/offer-settings', { ...settings, reminderDays: [1, 1] }, { headers }),
        await client.post(
          '/api/indexations',
          { commissionParitaire: 'BECP200', date: '2026-09-01', percent: 0.333333, dryRun: true },
          { headers }
        ),
      ]
      return answers.map(({ status, body }) => [
        status,
        body.errors[0].code,
        body.errors[0].message,
      ])
    }
    assert.deepEqual(await told('fr'), [
      [422, 'array.minLength', 'Au moins 1 élément est nécessaire.'],
      [422, 'array.maxLength', '100 éléments au plus.'],
      [422, 'distinct', 'Chaque valeur ne peut figurer qu’une fois.'],
      [422, 'decimal', 'Ce nombre a trop de décimales.'],
    ])
    for (const language of ['nl', 'en'])
      for (const [, , message] of await told(language)) assert.notMatch(String(message), /field|\{/)
  })

  test('malformed JSON: 400, and nothing is kept', async ({ assert }) => {
    const client = await signedIn('hr')
    const answer = await client.post('/api/packages', undefined, {
      rawBody: '{"nomFonction": "x",',
    })
    assert.equal(answer.status, 400)
    assert.equal(answer.body.code, 'E_MALFORMED_JSON')
  })

  test('a body of 20 MB: 413', async ({ assert }) => {
    const client = await signedIn('hr')
    const answer = await client
      .post('/api/packages', undefined, {
        rawBody: JSON.stringify({ filler: 'x'.repeat(20 * 1024 * 1024) }),
      })
      // A server may close the connection while the client still writes; that is a refusal too.
      .catch((error) => ({
        status: 413,
        body: {
          code:
            error.code === 'EPIPE' || error.code === 'ECONNRESET' ? 'E_BODY_TOO_LARGE' : error.code,
        },
      }))
    assert.equal(answer.status, 413)
    assert.equal(answer.body.code, 'E_BODY_TOO_LARGE')
  })

  test('more than 64 kB where people type: 413, before it is read, and in pieces too', async ({
    assert,
    cleanup,
  }) => {
    const client = await visitor()
    // As a browser, which does not hang up on a server that answers before everything is sent.
    const agent = new Agent({ keepAlive: true })
    cleanup(() => agent.destroy())
    const rawBody = JSON.stringify({ email: 'x'.repeat(70_000) })
    const type = { 'content-type': 'application/json' }
    for (const headers of [
      { ...type, 'content-length': `${rawBody.length}` },
      { ...type, 'transfer-encoding': 'chunked' },
    ]) {
      const answer = await client.send('POST', '/api/session', { rawBody, headers, agent })
      assert.equal(answer.status, 413)
      assert.equal(answer.body.code, 'E_BODY_TOO_LARGE')
    }
    const hr = await signedIn('hr')
    assert.equal((await hr.post('/api/packages', { filler: 'x'.repeat(70_000) })).status, 422)
  })

  test('a negative salary: 422 at package.salaireBrut, in the reader’s language', async ({
    assert,
  }) => {
    const client = await signedIn('hr')
    const answer = await client.post('/api/packages', packageBody({}, { salaireBrut: -1 }), {
      headers: { 'x-language': 'nl' },
    })
    assert.equal(answer.status, 422)
    const [error] = answer.body.errors
    assert.equal(error.path, 'package.salaireBrut')
    assert.isAbove(error.message.length, 10)
    const french = await client.post('/api/packages', packageBody({}, { salaireBrut: -1 }), {
      headers: { 'x-language': 'fr' },
    })
    assert.notEqual(french.body.errors[0].message, error.message)
  })

  test('a date without law: 422 at date', async ({ assert }) => {
    const client = await signedIn('hr')
    const answer = await client.post('/api/packages', packageBody({ date: '1999-01-01' }))
    assert.equal(answer.status, 422)
    assert.equal(answer.body.errors[0].path, 'date')
    assert.equal(answer.body.errors[0].code, 'no_law_set')
  })

  test('a day that does not exist, an unknown field, a wrong kind of value: each names its path', async ({
    assert,
  }) => {
    const client = await signedIn('hr')
    const paths = async (body: unknown) =>
      (await client.post('/api/packages', body)).body.errors.map(
        (error: { path: string }) => error.path
      )
    assert.deepEqual(await paths(packageBody({ date: '2026-02-30' })), ['date'])
    assert.deepEqual(await paths(packageBody({}, { salaireBrutt: 1 })), ['package.salaireBrutt'])
    assert.deepEqual(await paths(packageBody({}, { salaireBrut: '3000' })), ['package.salaireBrut'])
    assert.deepEqual(await paths(packageBody({ nomFonction: '' })), ['nomFonction'])
    assert.deepEqual(await paths(packageBody({ worker: { etatCivil: 'unknown' } })), [
      'worker.etatCivil',
    ])
  })

  test('a day that is in no calendar: 422 that names it, wherever a day is asked for', async ({
    assert,
  }) => {
    const client = await signedIn('admin')
    const { body: offer } = await client.post('/api/offers', {})
    const { id, version } = offer
    const given = { kind: 'salaireBrut', amount: 100 }
    const indexation = { commissionParitaire: 'BECP200', percent: 2, dryRun: true }
    const sacrifice = { workerId: id, packageId: id, given, benefit: { kind: 'velo', value: 50 } }
    for (const day of ['2026-02-30', '2026-13-01', '2026-00-10', '0000-01-01']) {
      const answers: [field: string, answer: TestResponse][] = [
        [
          'validityDateStr',
          await client.put(`/api/offers/${id}`, { version, validityDateStr: day }),
        ],
        [
          'validityDateStr',
          await client.post(`/api/offers/${id}/extend`, { validityDateStr: day }),
        ],
        [
          'validityDateStr',
          await client.post('/api/offers/bulk', {
            ids: [id],
            action: 'extend',
            validityDateStr: day,
          }),
        ],
        ['date', await client.post('/api/indexations', { ...indexation, date: day })],
        [
          'startDate',
          await client.post('/api/salary-sacrifices/simulation', { ...sacrifice, startDate: day }),
        ],
        ['day', await client.get(`/api/audit-log?day=${day}`)],
      ]
      for (const [field, { status, body, raw }] of answers) {
        assert.equal(status, 422, `${field} ${day}: ${raw}`)
        const { path, code } = body.errors[0]
        assert.deepEqual([path, code], [field, 'date'], day)
      }
    }
  })

  test('an expired or invented session: 401', async ({ assert }) => {
    const client = await visitor()
    client.cookies.set('barema_session', 'e30.invented')
    assert.equal((await client.get('/api/packages')).status, 401)
    const expired = await signedIn('hr')
    assert.equal((await expired.get('/api/packages')).status, 200)
    const realNow = Date.now
    try {
      Date.now = () => realNow() + 2 * 3600_000 + 1
      assert.equal((await expired.get('/api/packages')).body.code, 'E_UNAUTHENTICATED')
    } finally {
      Date.now = realNow
    }
  })

  test('an id that is no id, an unknown call, a wrong verb: 404', async ({ assert }) => {
    const client = await signedIn('hr')
    for (const path of [
      '/api/packages/1',
      "/api/packages/'; drop table packages",
      '/api/nothing',
      '/api/packages/%00',
    ]) {
      assert.equal((await client.get(encodeURI(path))).status, 404, path)
    }
    assert.equal((await client.send('PATCH', '/api/packages')).status, 404)
  })

  test('an address that is no text: 400 with code and sentence in the reader’s language, for calls and screens', async ({
    assert,
  }) => {
    const client = new TestClient('acme')
    const titles = []
    for (const language of ['fr', 'nl', 'en'])
      for (const path of ['/api/offers/%ff', '/%C0%80']) {
        const answer = await client.get(path, {
          headers: { 'x-language': language, 'x-request-id': 'support-case-1234' },
        })
        assert.equal(answer.status, 400, path)
        assert.match(String(answer.headers['content-type']), /^application\/problem\+json/)
        assert.equal(answer.headers['x-request-id'], 'support-case-1234')
        assert.equal(answer.headers['x-content-type-options'], 'nosniff')
        assert.containsSubset(answer.body, {
          status: 400,
          code: 'E_MALFORMED_REQUEST',
          requestId: 'support-case-1234',
        })
        assert.isAbove(answer.body.detail.length, 20)
        titles.push(answer.body.title)
      }
    assert.deepEqual(
      [...new Set(titles)],
      ['Requête illisible', 'Onleesbare aanvraag', 'Unreadable request']
    )
    assert.equal((await client.get('/api/offers/%25ff')).status, 401)
  })

  test('computing checks like keeping, and keeps nothing', async ({ assert }) => {
    const client = await signedIn('viewer')
    const { date, worker, package: fields } = HEADLINE
    const answer = await client.post('/api/compute', { id: 7, date, worker, package: fields })
    assert.equal(answer.body.id, 7)
    assert.equal(answer.body.compute.remuneration.remunerationMensuelle.salaireNet, 2261.33)
    const wrong = await client.post('/api/compute', {
      date,
      worker,
      package: { ...fields, salaireBrut: -5 },
    })
    assert.equal(wrong.status, 422)
    assert.equal(wrong.body.errors[0].path, 'package.salaireBrut')
    assert.equal((await client.post('/api/compute', [])).status, 422)
  })

  test('a text with a NUL or half a character: 422 that names the field, wherever it stands', async ({
    assert,
  }) => {
    const client = await signedIn('admin')
    const id = '00000000-0000-4000-8000-000000000000'
    const mutations: [method: string, path: string, body: object, field: string][] = [
      ['PUT', '/users', { displayName: 'A#' }, 'displayName'],
      ['POST', '/signers', { firstName: 'A#', lastName: 'B', title: 'C' }, 'firstName'],
      ['POST', '/company/addresses', { street: 'A#' }, 'street'],
      ['POST', '/contract-locations', { name: 'A#' }, 'name'],
      ['POST', '/cost-centers', { name: 'A#' }, 'name'],
      ['POST', '/benefit-packs', { benefits: [{ name: 'A#' }] }, 'benefits.0.name'],
      ['POST', '/package-views', { name: 'A#' }, 'name'],
      ['POST', '/packages', { nomFonction: 'x', worker: { 'a#': 1 } }, 'worker'],
    ]
    for (const character of ['\\u0000', '\\ud800', '\\udc00']) {
      for (const [method, path, body, field] of mutations) {
        const rawBody = JSON.stringify(body).replace('#', character)
        const answer = await client.send(method, `/api${path}`, { rawBody })
        assert.equal(answer.status, 422, `${method} ${path} ${character}: ${answer.raw}`)
        assert.equal(answer.body.code, 'E_VALIDATION')
        assert.deepEqual(answer.body.errors[0].path, field, path)
        assert.equal(answer.body.errors[0].code, 'character')
        assert.isAbove(answer.body.errors[0].message.length, 20)
      }
    }
    const reads: [path: string, field: string][] = [
      ['/packages?search=%00', 'search'],
      ['/workers?search=%00', 'search'],
      ['/offers?search=%00', 'search'],
      ['/salary-sacrifices?search=%00', 'search'],
      ['/search?search=%00', 'search'],
      ['/packages?commission=%00', 'commission'],
      ['/printed-offers/%00', 'name'],
    ]
    for (const [path, field] of reads) {
      const answer = await client.get(`/api${path}`)
      assert.equal(answer.status, 422, `${path}: ${answer.raw}`)
      assert.equal(answer.body.errors[0].code, 'character', path)
      if (!path.startsWith('/printed')) assert.equal(answer.body.errors[0].path, field)
    }
    // Half a pair cannot be written in an address: its bytes are no UTF-8.
    for (const path of [
      `/packages/%ED%A0%80`,
      `/offers?search=%ED%A0%80`,
      `/workers/${id}%ED%A0%80`,
    ])
      assert.isBelow((await client.get(`/api${path}`)).status, 500, path)
  })

  test('a body packed in no way we know is 415, one that is not packed as it says 400', async ({
    assert,
  }) => {
    const client = await signedIn('hr')
    const send = (encoding: string, rawBody: string | Buffer) =>
      client.post('/api/compute', undefined, { rawBody, headers: { 'content-encoding': encoding } })
    for (const encoding of ['foo', 'gzip, gzip', 'zstd']) {
      const { status, body } = await send(encoding, '{}')
      assert.deepEqual([status, body.code], [415, 'E_UNSUPPORTED_ENCODING'], encoding)
    }
    const broken = await send('gzip', '{"not": "packed"}')
    assert.deepEqual([broken.status, broken.body.code], [400, 'E_MALFORMED_REQUEST'])
    assert.equal((await send('gzip', gzipSync('[]'))).status, 422)
  })

  test('two hosts in one request: 400, whichever names the company', async ({ assert }) => {
    const { port } = { port: Number(process.env.PORT) }
    const two = (names: string[]) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(
            `GET /api/out/company HTTP/1.1\r\n${names.join('')}connection: close\r\n\r\n`
          )
        )
        let said = ''
        socket.on('data', (chunk) => (said += chunk))
        socket.on('end', () => resolve(said))
        socket.on('error', reject)
      })
    const host = (name: string, header = 'Host') => `${header}: ${name}.localhost:${port}\r\n`
    for (const names of [
      [host('acme'), host('globex')],
      [host('acme'), host('acme', 'hOsT')],
      [host('acme'), host('acme', 'X-Forwarded-Host'), host('globex', 'X-Forwarded-Host')],
    ]) {
      const said = await two(names)
      assert.match(said, /^HTTP\/1\.1 400 /, names.join())
    }
    assert.match(await two([host('acme')]), /^HTTP\/1\.1 200 /)
  })
})
