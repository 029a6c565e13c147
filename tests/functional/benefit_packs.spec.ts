import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'

const PATH = '/api/benefit-packs'
const PACK = {
  name: 'Cadre',
  benefits: {
    hasVoitureSociete: true,
    tcoMensuelVS: 650,
    valeurVS: 33900,
    energieVS: 'ELECTRIQUE',
    hasChequeRepas: true,
    chequeRepas: 8,
  },
}

let acme: TestCompany
let globex: TestCompany

const rows = () => inTenant(acme.id, (trx) => trx.from('benefit_packs').orderBy('id'))

test.group('Packs of benefits', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await inTenant(acme.id, (trx) => trx.from('benefit_packs').delete())
  })

  test('anonymous and HR keep none; an administrator does, everyone reads them, and the other company sees nothing', async ({
    assert,
  }) => {
    assert.equal((await (await visitor()).post(PATH, PACK)).status, 401)
    assert.equal((await (await signedIn('hr')).post(PATH, PACK)).status, 403)
    assert.lengthOf(await rows(), 0)

    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const admin = await signedIn('admin')
    const made = await admin.post(PATH, PACK)
    assert.equal(made.status, 201)
    // The same name, however it is written, replaces what it holds.
    const again = await admin.post(PATH, {
      name: 'CADRE',
      benefits: { hasTeletravail: true, teletravail: 100 },
    })
    assert.equal(again.body.id, made.body.id)
    const read = (await (await signedIn('viewer')).get(PATH)).body.data
    assert.deepEqual(read, [again.body])
    assert.lengthOf(await rows(), 1)
    const other = await signedIn('hr', 'globex')
    assert.notInclude(
      (await other.get(PATH)).body.data.map(({ id }: { id: string }) => id),
      made.body.id
    )
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('is forgotten by an administrator of its own company only', async ({ assert }) => {
    const admin = await signedIn('admin')
    const { id } = (await admin.post(PATH, PACK)).body
    assert.equal((await (await visitor()).delete(`${PATH}/${id}`)).status, 401)
    assert.equal((await (await signedIn('hr')).delete(`${PATH}/${id}`)).status, 403)
    assert.equal((await (await signedIn('admin', 'globex')).delete(`${PATH}/${id}`)).status, 404)
    assert.lengthOf(await rows(), 1)
    assert.deepEqual((await admin.delete(`${PATH}/${id}`)).body, { id })
    assert.lengthOf(await rows(), 0)
  })

  test('holds benefits only, at least one, as the engine accepts them', async ({ assert }) => {
    const admin = await signedIn('admin')
    const refused = async (benefits: object) => {
      const answer = await admin.post(PATH, { name: 'X', benefits })
      return [answer.status, answer.body.errors?.map(({ path }: { path: string }) => path)]
    }
    assert.deepEqual(await refused({ salaireBrut: 9000 }), [422, ['benefits.salaireBrut']])
    assert.deepEqual(await refused({ hasChequeRepas: false }), [422, ['benefits']])
    assert.deepEqual(await refused({ hasChequeRepas: true, chequeRepas: -1 }), [
      422,
      ['benefits.chequeRepas'],
    ])
    assert.lengthOf(await rows(), 0)
  })
})
