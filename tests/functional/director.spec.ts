import { test } from '@japa/runner'
import { director, type DirectorRequest } from '#modules/compute/pure'
import { signedIn, visitor } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'

const ASKED: DirectorRequest = {
  date: '2026-09-01',
  worker: { etatCivil: 'celibataire', dirigeant: true },
  package: { computeModelConfig: { employmentType: 'EMPLOYE' }, salaireBrut: 15_000 },
  menage: { tauxCommunal: 7 },
  dirigeant: { benefice: 300_000, petiteSociete: true },
}

test.group('POST /compute/director', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('a visitor is asked to sign in', async ({ assert }) => {
    assert.equal((await (await visitor()).post('/api/compute/director', ASKED)).status, 401)
  })

  test('answers what the engine answers, and writes nothing', async ({ assert }) => {
    const client = await signedIn('viewer')
    const before = [await checksumOf(acme.id), await checksumOf(globex.id)]
    const asked = { ...ASKED, explain: true }
    const { status, body } = await client.post('/api/compute/director', asked)
    assert.equal(status, 200)
    const result = director(asked)
    assert.deepEqual(body, JSON.parse(JSON.stringify(result.ok && result.answer)))
    assert.equal(body.lignes.cotisationTrimestre, 5103.05)
    assert.deepEqual([await checksumOf(acme.id), await checksumOf(globex.id)], before)
  })

  test('refuses by name, with a sentence in the reader’s language', async ({ assert }) => {
    const client = await signedIn('hr')
    const wrong = await client.post('/api/compute/director', {
      ...ASKED,
      menage: { tauxCommunal: 40 },
      dirigeant: { loyer: 9000, ville: 'Ath' },
    })
    assert.equal(wrong.status, 422)
    assert.sameMembers(
      wrong.body.errors.map(({ path }: { path: string }) => path),
      ['menage.tauxCommunal', 'dirigeant.revenuCadastral', 'dirigeant.ville']
    )
    for (const { message } of wrong.body.errors) assert.match(message, /\.$/)
  })
})
