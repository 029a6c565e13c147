import { test } from '@japa/runner'
import { yearTax, type YearTaxRequest } from '#modules/compute/pure'
import { signedIn, visitor } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'

const ASKED: YearTaxRequest = {
  date: '2026-09-01',
  company: { effectif: 25, assuranceLoiTaux: 0.005 },
  worker: { etatCivil: 'celibataire' },
  package: {
    computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
    salaireBrut: 3000,
  },
  menage: { tauxCommunal: 7, region: 'FLANDRE' },
}

test.group('POST /compute/year-tax', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('a visitor is asked to sign in', async ({ assert }) => {
    assert.equal((await (await visitor()).post('/api/compute/year-tax', ASKED)).status, 401)
  })

  test('answers what the engine answers, and writes nothing', async ({ assert }) => {
    const client = await signedIn('viewer')
    const before = [await checksumOf(acme.id), await checksumOf(globex.id)]
    const { status, body } = await client.post('/api/compute/year-tax', {
      ...ASKED,
      explain: true,
    })
    assert.equal(status, 200)
    const result = yearTax({ ...ASKED, explain: true })
    assert.deepEqual(body, JSON.parse(JSON.stringify(result.ok && result.answer)))
    assert.deepEqual([await checksumOf(acme.id), await checksumOf(globex.id)], before)
  })

  test('2027: what is not known is null, and named', async ({ assert }) => {
    const client = await signedIn('hr')
    const { status, body } = await client.post('/api/compute/year-tax', {
      ...ASKED,
      date: '2027-02-01',
    })
    assert.equal(status, 200)
    assert.isNull(body.lignes.soldeAnnee)
    assert.includeMembers(
      body.gaps.map(({ id }: { id: string }) => id),
      ['impot.tranches', 'impot.quotite']
    )
  })

  test('refuses by name, with a sentence in the reader’s language', async ({ assert }) => {
    const client = await signedIn('hr')
    const wrong = await client.post('/api/compute/year-tax', {
      ...ASKED,
      menage: { tauxCommunal: 15.5, commune: 'Ath' },
    })
    assert.equal(wrong.status, 422)
    assert.sameMembers(
      wrong.body.errors.map(({ path }: { path: string }) => path),
      ['menage.tauxCommunal', 'menage.commune']
    )
    for (const { message } of wrong.body.errors) assert.match(message, /\.$/)
    const none = await client.post('/api/compute/year-tax', { ...ASKED, menage: undefined })
    assert.deepInclude(none.body.errors[0], { code: 'required', path: 'menage' })
  })
})
