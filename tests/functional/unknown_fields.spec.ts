import { test } from '@japa/runner'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { endpoints } from '#tests/helpers/endpoints'
import { signedIn } from '#tests/helpers/client'
import { candidateOf } from '#tests/helpers/offers'
import { packageBody } from '#tests/helpers/package_body'
import { inPortal } from '#tests/helpers/portal'

const ID = '01a1fbe8-58f0-7572-983b-8d39c812c3d8'
/** A body that the engine judges, one that is a list, and what is refused in a portal that one looks at whatever it says. */
const WITHOUT_FIELDS = [
  '/compute',
  '/compute/year-tax',
  '/compute/hours',
  '/compute/incomplete-month',
  '/compute/notice',
  '/compute/car-cost',
  '/compute/hiring-aid',
  '/compute/director',
  '/compute/hire-forms',
  '/compute/pension',
  '/casefile/:id/add-documents',
  ...['worker', 'photo', 'questions'].map((what) => `/worker-impersonate/:link/${what}`),
]

test.group('An unknown field', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('is refused by its name in the query and the body of every call, and nothing changes', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    await candidateOf(acme)
    const worker = await inPortal(acme, 'zoe@example.test')
    // A session in use lasts longer; one that ended would be told by the next call.
    const sumOf = ({ id }: TestCompany) => checksumOf(id, { except: ['portal_sessions'] })
    const before = [await sumOf(acme), await sumOf(globex)]
    for (const { audience, method, path, bytes } of endpoints) {
      const client = audience === 'worker' ? worker : admin
      const address = `/api${path.replace(/:\w+/g, ID)}?aQuestion=1`
      const body = method === 'GET' || bytes ? undefined : { aField: 1 }
      const answer = await client.send(method, address, { body })
      const call = `${method} ${path}: ${answer.status} ${answer.raw}`
      assert.equal(answer.status, 422, call)
      assert.equal(answer.body.code, 'E_VALIDATION', call)
      const names = answer.body.errors.map(({ path: name }: { path: string }) => name)
      assert.include(names, 'aQuestion', call)
      if (body && !WITHOUT_FIELDS.includes(path)) assert.include(names, 'aField', call)
      assert.isAbove(answer.body.errors[0].message.length, 10, call)
    }
    assert.deepEqual([await sumOf(acme), await sumOf(globex)], before)
  })

  test('is refused where it stands, however deep, and by who reads packages, settings and filters', async ({
    assert,
  }) => {
    const client = await signedIn('admin')
    const refused = async (method: string, path: string, body: object) =>
      (await client.send(method, `/api${path}`, { body })).body.errors?.map(
        ({ path: at }: { path: string }) => at
      )
    const person = { firstName: 'Ada', lastName: 'Byron' }
    assert.deepEqual(await refused('POST', '/workers', { ...person, niss: '1', iban: 'BE' }), [
      'niss',
      'iban',
    ])
    assert.deepEqual(await refused('PUT', '/users', { language: 'fr', role: 'SUPER_ADMIN' }), [
      'role',
    ])
    const view = { name: 'Mine', filter: { search: 'a', colour: 'red' } }
    assert.deepEqual(await refused('POST', '/package-views', view), ['filter.colour'])
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`f${at}`, at]))
    // The first by name, the rest by number; those that the engine refuses too, which it names by their whole path.
    for (const [path, body] of [
      ['/workers', { ...person, ...many }],
      ['/packages', packageBody({}, { ...many, ['x'.repeat(100_000)]: 1 })],
    ] as const) {
      const { raw, body: told } = await client.post(`/api${path}`, body)
      assert.lengthOf(told.errors, 50, path)
      assert.equal(told.moreErrors, Object.keys(many).length - 50 + Number(path === '/packages'))
      assert.isBelow(raw.length, 20_000, path)
    }
    assert.deepEqual(await refused('POST', '/packages', packageBody({}, { colour: 'red' })), [
      'package.colour',
    ])
    const named = { translationsLaptop: { de: 'Rechner' } }
    assert.deepEqual(await refused('POST', '/packages', packageBody({}, named)), [
      'package.translationsLaptop.de',
    ])
    const stored = (await client.post('/api/packages', packageBody())).body
    const whole = { ...stored, nomFonction: 'Comptable' }
    const saved = await client.put(`/api/packages/${stored.id}`, whole)
    assert.equal(saved.status, 200, 'a package may be sent back whole')
    assert.deepEqual(await refused('PUT', `/packages/${stored.id}`, { ...whole, colour: 'red' }), [
      'colour',
    ])
    const config = { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE', colour: 'red' }
    assert.deepEqual(
      await refused('POST', '/compute-model-configs', { name: 'A', computeModelConfig: config }),
      ['computeModelConfig.colour']
    )
    const filter = { search: 'a', colour: 'red' }
    assert.deepEqual(
      await refused('POST', '/exports', { kind: 'packages', format: 'csv', filter }),
      ['filter.colour']
    )
  })
})
