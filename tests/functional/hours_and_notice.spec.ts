import { test } from '@japa/runner'
import {
  hoursPay,
  incompleteMonth,
  notice,
  type HoursRequest,
  type IncompleteMonthRequest,
  type NoticeRequest,
} from '#modules/compute/pure'
import { signedIn, visitor } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'

const PAY = {
  date: '2026-09-01',
  company: { effectif: 25, assuranceLoiTaux: 0.005 },
  worker: { etatCivil: 'celibataire' },
  package: {
    computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
    salaireBrut: 3000,
  },
} as const
const HOURS: HoursRequest = { ...PAY, prestations: { heuresSup50: 10 } }
const NOTICE: NoticeRequest = {
  ...PAY,
  preavis: { mode: 'INDEMNITE', debutContrat: '2020-03-01' },
}
const MONTH: IncompleteMonthRequest = {
  ...PAY,
  moisIncomplet: {
    debutContrat: '2020-03-01',
    absences: [{ type: 'MALADIE', debut: '2026-09-07', fin: '2026-09-18' }],
  },
}
const CALLS = [
  ['/api/compute/hours', HOURS, hoursPay],
  ['/api/compute/notice', NOTICE, notice],
  ['/api/compute/incomplete-month', MONTH, incompleteMonth],
] as const

test.group('POST /compute/hours, /compute/notice and /compute/incomplete-month', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('a visitor is asked to sign in', async ({ assert }) => {
    for (const [path, body] of CALLS)
      assert.equal((await (await visitor()).post(path, body)).status, 401)
  })

  test('answer what the engine answers, and write nothing', async ({ assert }) => {
    const client = await signedIn('viewer')
    const before = [await checksumOf(acme.id), await checksumOf(globex.id)]
    for (const [path, asked, engine] of CALLS) {
      const { status, body } = await client.post(path, { ...asked, explain: true })
      assert.equal(status, 200)
      const result = engine({ ...asked, explain: true })
      assert.deepEqual(body, JSON.parse(JSON.stringify(result.ok && result.answer)))
    }
    assert.deepEqual([await checksumOf(acme.id), await checksumOf(globex.id)], before)
  })

  test('refuse by name, with a sentence in the reader’s language', async ({ assert }) => {
    const client = await signedIn('hr')
    const many = await client.post('/api/compute/hours', {
      ...HOURS,
      prestations: { heuresSup50: 400, nuits: 1 },
    })
    assert.equal(many.status, 422)
    assert.sameMembers(
      many.body.errors.map(({ path }: { path: string }) => path),
      ['prestations.heuresSup50', 'prestations.nuits']
    )
    const fixed = await client.post('/api/compute/notice', {
      ...NOTICE,
      preavis: { ...NOTICE.preavis, duree: 'DETERMINEE' },
    })
    assert.equal(fixed.status, 422)
    assert.match(fixed.body.errors[0].message, /durée déterminée|bepaalde tijd|with an end/)
    const early = await client.post('/api/compute/notice', {
      ...NOTICE,
      preavis: { ...NOTICE.preavis, debutContrat: '2027-01-01' },
    })
    assert.deepEqual(
      early.body.errors.map(({ path }: { path: string }) => path),
      ['preavis.debutContrat']
    )
    const after = await client.post('/api/compute/incomplete-month', {
      ...MONTH,
      moisIncomplet: { ...MONTH.moisIncomplet, finContrat: '2026-09-10' },
    })
    assert.equal(after.status, 422)
    assert.deepEqual(
      after.body.errors.map(({ path }: { path: string }) => path),
      ['moisIncomplet.absences.0.fin']
    )
  })
})
