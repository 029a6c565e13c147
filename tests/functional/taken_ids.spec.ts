import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'

/** What signing in writes. */
const SIGNED_IN = { except: LEFT_BY_SIGN_IN }
const COMMITTEE = { commissionParitaire: 'BECP302', employmentType: 'EMPLOYE' }

/** Every call of packages and catalogue whose id the client chooses, beside packages and benefits themselves. */
const CALLS: Record<
  string,
  (client: TestClient, company: TestCompany) => Promise<[string, object]>
> = {
  package_prints: async (_client, { packageIds }) => [`packages/${packageIds[0]}/prints`, {}],
  compute_model_configs: async () => [
    'compute-model-configs',
    { name: 'CP 302', computeModelConfig: COMMITTEE },
  ],
  salary_sacrifices: async (client) => {
    const [{ workerId, packageId }] = (await client.get('/api/contracts')).body.data
    const { id } = (await client.get('/api/benefits')).body.data.find(
      ({ kind, inPackages }: any) => kind === 'velo' && inPackages
    )
    return [
      'salary-sacrifices',
      {
        workerId,
        packageId,
        startDate: '2026-12-01',
        given: { kind: 'salaireBrut', amount: null },
        benefit: { kind: 'velo', benefitId: id },
      },
    ]
  },
}

test.group('An id that the client chooses', (group) => {
  let acme: TestCompany
  let globex: TestCompany

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  for (const [table, callOf] of Object.entries(CALLS))
    test(`and that another company’s ${table} has is not taken over, tells nothing and leaves nothing`, async ({
      assert,
    }) => {
      const [ours, theirs] = [await signedIn('admin'), await signedIn('admin', 'globex')]
      const id = randomUUID()
      const [foreignPath, foreignBody] = await callOf(theirs, globex)
      assert.isBelow((await theirs.post(`/api/${foreignPath}`, { ...foreignBody, id })).status, 300)
      const before = await checksumOf(acme.id, SIGNED_IN)
      const untouched = await checksumOf(globex.id, SIGNED_IN)
      const [path, body] = await callOf(ours, acme)
      const answer = await ours.post(`/api/${path}`, { ...body, id })
      assert.equal(answer.status, 409, String(answer.raw))
      assert.equal(answer.body.code, 'E_CONFLICT')
      assert.notInclude(String(answer.raw), globex.id)
      assert.lengthOf(await inTenant(acme.id, (trx) => trx.from(table).where({ id })), 0)
      assert.equal(await checksumOf(acme.id, SIGNED_IN), before)
      assert.equal(await checksumOf(globex.id, SIGNED_IN), untouched)
    })

  test('and that two requests insert in the same moment is one row, and no error for either', async ({
    assert,
  }) => {
    const row = await inTenant(acme.id, (trx) =>
      trx
        .from('packages')
        .select('package_type', 'package_category', 'nom_fonction', 'date', 'company', 'worker')
        .select('package', 'compute', 'lawset')
        .firstOrFail()
    )
    for (let pair = 0; pair < 40; pair++) {
      const id = randomUUID()
      const insert = () =>
        inTenant(acme.id, (trx) => insertOnce({ trx } as Scope, 'packages', { ...row, id }))
      assert.sameMembers(await Promise.all([insert(), insert()]), [id, null])
    }
  })
})
