import { test } from '@japa/runner'
import { freshCompanies } from '#tests/helpers/companies'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'
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
})
