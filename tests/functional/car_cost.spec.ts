import { test } from '@japa/runner'
import { carCost, type CarCostRequest } from '#modules/compute/pure'
import { signedIn, visitor } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'

const ASKED: CarCostRequest = {
  date: '2026-09-01',
  company: { effectif: 25, assuranceLoiTaux: 0.005 },
  worker: { etatCivil: 'celibataire' },
  package: {
    computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
    salaireBrut: 4000,
    hasVoitureSociete: true,
    energieVS: 'ELECTRIQUE',
    valeurVS: 45_000,
    tcoMensuelVS: 700,
    dateCommandeVS: '2026-05-01',
  },
  voiture: { tva: 'FORFAIT' },
}

test.group('POST /compute/car-cost', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('a visitor is asked to sign in', async ({ assert }) => {
    assert.equal((await (await visitor()).post('/api/compute/car-cost', ASKED)).status, 401)
  })

  test('answers what the engine answers, and writes nothing', async ({ assert }) => {
    const client = await signedIn('viewer')
    const before = [await checksumOf(acme.id), await checksumOf(globex.id)]
    const { status, body } = await client.post('/api/compute/car-cost', { ...ASKED, explain: true })
    assert.equal(status, 200)
    const result = carCost({ ...ASKED, explain: true })
    assert.deepEqual(body, JSON.parse(JSON.stringify(result.ok && result.answer)))
    assert.lengthOf(body.annees, 5)
    assert.deepEqual([await checksumOf(acme.id), await checksumOf(globex.id)], before)
  })

  test('a choice that there is not says why', async ({ assert }) => {
    const client = await signedIn('hr')
    const { status, body } = await client.post('/api/compute/car-cost', {
      ...ASKED,
      package: { ...ASKED.package, tcoMensuelVS: 100 },
    })
    assert.equal(status, 200)
    assert.deepEqual(body.choix.budget, { refusal: { code: 'minimum', minimum: 3233 } })
  })

  test('refuses by name, with a sentence in the reader’s language', async ({ assert }) => {
    const client = await signedIn('hr')
    const wrong = await client.post('/api/compute/car-cost', {
      ...ASKED,
      voiture: { tva: 'REEL', usageProfessionnel: 120, couleur: 'rouge' },
    })
    assert.equal(wrong.status, 422)
    assert.sameMembers(
      wrong.body.errors.map(({ path }: { path: string }) => path),
      ['voiture.usageProfessionnel', 'voiture.couleur']
    )
    for (const { message } of wrong.body.errors) assert.match(message, /\.$/)
    const none = await client.post('/api/compute/car-cost', {
      ...ASKED,
      package: { ...ASKED.package, hasVoitureSociete: false },
    })
    assert.deepInclude(none.body.errors[0], {
      code: 'required',
      path: 'package.hasVoitureSociete',
    })
  })
})
