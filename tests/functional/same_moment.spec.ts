import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'

const ROUNDS = 5
const BIKE = { kind: 'velo', tcoMensuel: 80 }

/** What stands once under its id and once under its name: the path, and a round's body without the id. */
const BY_ID: Record<string, [path: string, body: (round: number) => object]> = {
  benefits: ['/api/benefits', (round) => ({ ...BIKE, description: `Bike ${round}` })],
  compute_model_configs: [
    '/api/compute-model-configs',
    (round) => ({
      name: `CP 302, ${round}`,
      computeModelConfig: {
        commissionParitaire: 'BECP302',
        employmentType: 'EMPLOYE',
        heuresSemaine: 30 + round,
      },
    }),
  ],
}

/** What stands once under its name, and has no id before it is there. */
const BY_NAME: Record<string, [path: string, body: (round: number) => object]> = {
  departments: ['/api/departments', (round) => ({ name: `Sales ${round}`, managerIds: [] })],
  contract_locations: ['/api/contract-locations', (round) => ({ name: `Gent ${round}` })],
  benefits: BY_ID.benefits,
}

test.group('Who does the same in the same moment', (group) => {
  let acme: TestCompany
  let globex: TestCompany

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const rows = (table: string) => inTenant(acme.id, (trx) => trx.from(table))

  for (const [table, [path, body]] of Object.entries(BY_ID))
    test(`and with the same id makes one row of ${table}, and is told so every time`, async ({
      assert,
    }) => {
      const admin = await signedIn('admin')
      const untouched = await checksumOf(globex.id)
      const before = (await rows(table)).length
      for (let round = 0; round < ROUNDS; round++) {
        const id = randomUUID()
        const click = () => admin.post(path, { id, ...body(round) })
        const answers = await Promise.all([click(), click(), click()])
        for (const answer of answers) {
          assert.equal(answer.status, 201, String(answer.raw))
          assert.equal(answer.body.id, id)
        }
      }
      assert.lengthOf(await rows(table), before + ROUNDS)
      assert.equal(await checksumOf(globex.id), untouched)
    })

  for (const [table, [path, body]] of Object.entries(BY_NAME))
    test(`and with the same name makes one row of ${table}; the others are told that another was faster`, async ({
      assert,
    }) => {
      const admin = await signedIn('admin')
      const before = (await rows(table)).length
      for (let round = 0; round < ROUNDS; round++) {
        const add = () => admin.post(path, body(round))
        const answers = await Promise.all([add(), add(), add()])
        assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409])
        for (const { status, body: told } of answers)
          if (status === 409) assert.oneOf(told.code, ['E_SAME_MOMENT', 'E_NAME_TAKEN'])
      }
      assert.lengthOf(await rows(table), before + ROUNDS)
    })

  test('twenty invitations of one address make one, the last of twenty that are renewed, and are all told so', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const invite = () =>
      admin.post('/api/invitations', { email: 'nova@acme.test', role: 'HR', language: 'fr' })
    const answers = await Promise.all(Array.from({ length: 20 }, invite))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
    assert.lengthOf(new Set(answers.map(({ body }) => body.id)), 1)
    assert.lengthOf(await rows('invitations'), 1)
  })
})
