import { test } from '@japa/runner'
import { hireForms, type HireFormsRequest } from '#modules/compute/pure'
import { signedIn, visitor } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'

const ASKED: HireFormsRequest = {
  date: '2026-09-01',
  company: { effectif: 25, assuranceLoiTaux: 0.005 },
  worker: { etatCivil: 'celibataire' },
  package: {
    computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
    salaireBrut: 2600,
  },
  forme: { coefficient: 2, heures: 500 },
}

test.group('POST /compute/hire-forms', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('a visitor is asked to sign in', async ({ assert }) => {
    assert.equal((await (await visitor()).post('/api/compute/hire-forms', ASKED)).status, 401)
  })

  test('answers what the engine answers, and writes nothing', async ({ assert }) => {
    const client = await signedIn('viewer')
    const before = [await checksumOf(acme.id), await checksumOf(globex.id)]
    const asked = { ...ASKED, explain: true }
    const { status, body } = await client.post('/api/compute/hire-forms', asked)
    assert.equal(status, 200)
    const result = hireForms(asked)
    assert.deepEqual(body, JSON.parse(JSON.stringify(result.ok && result.answer)))
    assert.equal(body.lignes.coutInterim, Math.round(body.lignes.brutHeures * 200) / 100)
    assert.deepEqual(body.formes.ETUDIANT, { raison: 'etudiantNonDit' })
    assert.deepEqual([await checksumOf(acme.id), await checksumOf(globex.id)], before)
  })

  test('refuses by name, with a sentence in the reader’s language', async ({ assert }) => {
    const client = await signedIn('hr')
    const wrong = await client.post('/api/compute/hire-forms', {
      ...ASKED,
      forme: { coefficient: 9, ville: 'Ath' },
    })
    assert.equal(wrong.status, 422)
    assert.sameMembers(
      wrong.body.errors.map(({ path }: { path: string }) => path),
      ['forme.coefficient', 'forme.ville']
    )
    for (const { message } of wrong.body.errors) assert.match(message, /\.$/)
  })
})
