import { test } from '@japa/runner'
import { pension, type PensionRequest } from '#modules/compute/pure'
import { signedIn, visitor } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'

const ASKED: PensionRequest = {
  date: '2026-09-01',
  worker: { etatCivil: 'celibataire', dirigeant: true },
  package: {
    computeModelConfig: { employmentType: 'EMPLOYE' },
    salaireBrut: 6000,
    hasAssuranceGroupe: true,
    assuranceGroupe: 9000,
  },
  pension: { age: 45, anneesPassees: 12, pensionLegale: 20_000 },
}

test.group('POST /compute/pension', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('a visitor is asked to sign in', async ({ assert }) => {
    assert.equal((await (await visitor()).post('/api/compute/pension', ASKED)).status, 401)
  })

  test('answers what the engine answers, and writes nothing', async ({ assert }) => {
    const client = await signedIn('viewer')
    const before = [await checksumOf(acme.id), await checksumOf(globex.id)]
    const asked = { ...ASKED, explain: true }
    const { status, body } = await client.post('/api/compute/pension', asked)
    assert.equal(status, 200)
    const result = pension(asked)
    assert.deepEqual(body, JSON.parse(JSON.stringify(result.ok && result.answer)))
    assert.equal(body.lignes.capitalMaximal, 484_300.03)
    assert.deepEqual([await checksumOf(acme.id), await checksumOf(globex.id)], before)
  })

  test('refuses by name, with a sentence in the reader’s language', async ({ assert }) => {
    const client = await signedIn('hr')
    const wrong = await client.post('/api/compute/pension', {
      ...ASKED,
      pension: { age: 5, agePension: 67, ville: 'Ath' },
    })
    assert.equal(wrong.status, 422)
    assert.sameMembers(
      wrong.body.errors.map(({ path }: { path: string }) => path),
      ['pension.age', 'pension.coefficient', 'pension.ville']
    )
    for (const { message } of wrong.body.errors) assert.match(message, /\.$/)
  })
})
