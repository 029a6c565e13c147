import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter } from '#modules/shared/values/days'
import { signedIn, type TestClient, type TestResponse } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { FIRST_DAY_OF_WORK } from '#tests/helpers/hired'
import { candidateOf } from '#tests/helpers/offers'
import { NISS } from '#tests/helpers/worker_form'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const SENTENCE = /^\p{Lu}.+\.$/u
type Ask = (headers: Record<string, string>) => Promise<TestResponse>

test.group('What cannot be true of people', (group) => {
  let acme: TestCompany
  let hr: TestClient
  /** Three people, each with a contract of today. */
  let people: string[]
  /** By person. */
  let contracts: Record<string, string>
  let packageId: string

  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    hr = await signedIn('hr')
    const { data } = (await hr.get('/api/contracts?standing=CURRENT')).body
    people = data.map(({ workerId }: { workerId: string }) => workerId)
    contracts = Object.fromEntries(
      data.map(({ id, workerId }: Record<'id' | 'workerId', string>) => [workerId, id])
    )
    packageId = acme.packageIds[0]!
  })

  const put = (id: string, body: object) => (headers: Record<string, string>) =>
    hr.put(`/api/workers/${id}`, body, { headers })
  const post = (path: string, body: object) => (headers: Record<string, string>) =>
    hr.post(path, body, { headers })

  /** Refused in each of the languages, with a sentence of its own in each; no row of the company is another afterwards. */
  async function refuses(assert: any, code: string, ask: Ask) {
    const before = await checksumOf(acme.id)
    const said = new Set<string>()
    for (const language of LANGUAGES) {
      const { status, body } = await ask({ 'x-language': language })
      assert.include([409, 422], status, `${code} ${JSON.stringify(body)}`)
      const [problem] = body.errors ?? []
      assert.equal(problem ? `${problem.path} ${problem.code}` : body.code, code)
      const sentence: string = problem?.message ?? body.detail
      assert.match(sentence, SENTENCE)
      said.add(sentence)
    }
    assert.equal(said.size, LANGUAGES.length, `${code}: ${[...said]}`)
    assert.equal(await checksumOf(acme.id), before, `${code} changed something`)
  }

  test('a manager who would be their own, and a circle of managers', async ({ assert }) => {
    const [one, two, three] = people as [string, string, string]
    await refuses(assert, 'managerId own_manager', put(one, { managerId: one, level: 'X' }))
    await put(one, { managerId: two })({})
    await put(two, { managerId: three })({})
    await refuses(assert, 'managerId manager_circle', put(three, { managerId: one, level: 'X' }))
    await refuses(assert, 'managerId manager_circle', put(two, { managerId: one }))
  })

  test('leaving before starting, or on the first day: a contract that runs, a new one, one of the past, one that is changed', async ({
    assert,
  }) => {
    const [one] = people as [string]
    const { id, version, startDateStr } = (await hr.get(`/api/contracts/${contracts[one]}`)).body
    const leave = (endDateStr: string) =>
      post(`/api/contracts/${id}/end`, { version, endDateStr, endKind: 'RESIGNATION' })
    await refuses(assert, 'endDateStr first_day', leave(daysAfter(startDateStr, -1)))
    await refuses(assert, 'endDateStr first_day', leave(startDateStr))

    const before = daysAfter(FIRST_DAY_OF_WORK, -1)
    const newcomer = await candidateOf(acme)
    const [contractLocationId] = await inTenant(acme.id, async (trx) => {
      await trx.from('contract_locations').update({ language_regime: 'FR' })
      return (await trx.from('contract_locations')).map((row) => row.id)
    })
    const terms = { kind: 'FIXED_TERM', startDateStr: FIRST_DAY_OF_WORK, contractLocationId }
    const body = { ...terms, workerId: newcomer, packageId }
    await refuses(
      assert,
      'endDateStr before_start',
      post('/api/contracts', { ...body, endDateStr: before })
    )
    await refuses(
      assert,
      'endDateStr before_start',
      post('/api/past-contracts', {
        ...{ workerId: newcomer, packageId, kind: 'FIXED_TERM', because: 'From the old file' },
        ...{ startDateStr: '2022-11-01', endDateStr: '2022-10-31' },
      })
    )
    // One day is a contract; moved to end before its day it is none.
    const made = (await hr.post('/api/contracts', { ...body, endDateStr: FIRST_DAY_OF_WORK })).body
    assert.equal(made.endDateStr, FIRST_DAY_OF_WORK, JSON.stringify(made))
    const change = (more: object) => (headers: Record<string, string>) =>
      hr.put(`/api/contracts/${made.id}`, { version: made.version, ...more }, { headers })
    await refuses(assert, 'endDateStr before_start', change({ endDateStr: before }))
    await refuses(
      assert,
      'endDateStr before_start',
      change({ startDateStr: daysAfter(FIRST_DAY_OF_WORK, 1) })
    )
  })

  test('two people with one employee number, e-mail address or register number', async ({
    assert,
  }) => {
    const [one, two] = people as [string, string]
    await put(one, { employeeNumber: 'A-7', email: 'one@people.test' })({})
    await refuses(
      assert,
      'employeeNumber number_taken',
      put(two, { employeeNumber: 'a-7', level: 'X' })
    )
    await refuses(assert, 'email email_taken', put(two, { email: 'ONE@people.test', level: 'X' }))
    const added = { firstName: 'Nele', lastName: 'Claes' }
    await refuses(
      assert,
      'employeeNumber number_taken',
      post('/api/workers', { ...added, employeeNumber: 'A-7' })
    )
    await refuses(
      assert,
      'email email_taken',
      post('/api/workers', { ...added, email: 'one@people.test' })
    )
    const details = async (id: string) => (await hr.get(`/api/workers/${id}/details`)).body.version
    const told = { version: await details(one), niss: NISS }
    assert.equal((await hr.put(`/api/workers/${one}/details`, told)).status, 200)
    const version = await details(two)
    await refuses(assert, 'niss niss_taken', (headers) =>
      hr.put(`/api/workers/${two}/details`, { version, niss: NISS }, { headers })
    )
  })

  test('one person of two records that both have a contract today', async ({ assert }) => {
    const [one, two] = people as [string, string]
    const path = `/api/workers/${one}/merge`
    await refuses(
      assert,
      'E_MERGE_CONTRACTS',
      post(path, { otherId: two, take: [], seen: 'anything' })
    )
    await refuses(assert, 'E_MERGE_CONTRACTS', (headers) =>
      hr.get(`${path}?otherId=${two}`, { headers })
    )
  })

  test('a photo that is no picture, whatever it calls itself', async ({ assert }) => {
    const [one] = people as [string]
    const files = {
      'a PDF': '%PDF-1.7',
      'a drawing with a script': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'the beginning of a picture': '\x89PNG\r\n\x1a\n',
      'nothing': '',
    }
    for (const [name, content] of Object.entries(files)) {
      // A PNG that ends before it says how large it is: the sentence tells both.
      const code = name.includes('beginning') ? 'E_PICTURE_TOO_LARGE' : 'E_PHOTO_REFUSED'
      await refuses(assert, code, (headers) =>
        hr.send('PUT', `/api/workers/${one}/photo`, {
          ...{ rawBody: Buffer.from(content, 'latin1') },
          headers: { ...headers, 'content-type': 'image/png' },
        })
      )
    }
  })
})
