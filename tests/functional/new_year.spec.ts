import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { COMMITTEES, ofThreeCommittees } from '#tests/helpers/three_committees'

const PATH = '/api/new-year'
const SIGNED_IN = { except: LEFT_BY_SIGN_IN }

let acme: TestCompany
let globex: TestCompany

const asked = async (admin: TestClient, query: string) => {
  const answer = await admin.get(`${PATH}?${query}`)
  if (answer.status !== 200) throw new Error(answer.raw.toString())
  return answer.body
}
const personOf = (body: any, committee: string) =>
  body.data.find((each: any) => each.commissionParitaire === committee)
const indexOf = (body: any, committee: string) =>
  body.committees.find((each: any) => each.commissionParitaire === committee).index

test.group('What 1 January changes', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await ofThreeCommittees(acme.id)
  })

  test('is closed to strangers and to all below administrators, writes nothing, and is of one company', async ({
    assert,
  }) => {
    assert.equal((await (await visitor()).get(PATH)).status, 401)
    assert.equal((await (await signedIn('payroll')).get(PATH)).status, 403)
    const locked = await (await signedIn('admin', 'globex')).get(PATH)
    assert.deepEqual([locked.status, locked.body.code], [403, 'E_FEATURE_LOCKED'])
    const admin = await signedIn('admin')
    const untouched = [await checksumOf(acme.id, SIGNED_IN), await checksumOf(globex.id, SIGNED_IN)]
    const { meta } = await asked(admin, 'year=2027')
    assert.equal(meta.total, 3)
    assert.deepEqual(
      [await checksumOf(acme.id, SIGNED_IN), await checksumOf(globex.id, SIGNED_IN)],
      untouched
    )
  })

  test('a year that has its figures: the law, and the index of each of three committees, to the cent', async ({
    assert,
  }) => {
    const body = await asked(await signedIn('admin'), 'year=2026')
    assert.equal(body.dateStr, '2026-01-01')
    assert.deepEqual(
      COMMITTEES.map(([code]) => [indexOf(body, code).known, indexOf(body, code).low]),
      [
        ['FINAL', 2.21],
        ['FINAL', 2.189],
        ['FINAL', 2.18],
      ]
    )
    // 5,000 × 1.0221, 2,600 × 1.02189 and × 1.0218: no cap before 1 June 2026.
    const gross = COMMITTEES.map(([code]) => personOf(body, code).change.low.gross)
    assert.deepEqual(gross, [5110.5, 2656.91, 2656.68])
    const { change } = personOf(body, 'BECP200')
    assert.equal(change.before.gross, 5000)
    assert.equal(change.law.gross, 5000)
    assert.isAbove(change.law.net, change.before.net)
    assert.isAbove(change.low.net, change.law.net)
    assert.equal(change.carriedOn, 0)
    const figures = change.figures.map(({ id }: { id: string }) => id)
    assert.include(figures, 'precompte.impotQuotiteExemptee')
    const moved = change.lines.map(({ line }: { line: string }) => line)
    assert.includeMembers(moved, ['salaireBrut', 'precompteProfessionnel', 'salaireNet'])
    const [{ facts }] = body.committees.filter(
      (each: any) => each.commissionParitaire === 'BECP200'
    )
    const train = facts.find(({ key }: { key: string }) => key === 'trainPart')
    assert.deepInclude(train, { before: null, after: 100 })
  })

  test('the coming year: a range for CP 200, a named gap for the others, what is supposed in its place', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const body = await asked(admin, 'year=2027')
    assert.deepInclude(indexOf(body, 'BECP200'), { known: 'RANGE', low: 3.7, high: 4 })
    assert.deepInclude(indexOf(body, 'BECP302'), { known: 'UNKNOWN', low: null, high: null })
    // 5,000 at 4 %: the first 2 % of 4,000, the others of the whole.
    assert.equal(personOf(body, 'BECP200').change.high.gross, 5180)
    const cook = personOf(body, 'BECP302').change
    assert.deepEqual(cook.low, cook.law)
    assert.isAbove(cook.carriedOn, 0)

    const supposed = await asked(admin, 'year=2027&percents=BECP200:3;BECP302:3.5')
    const { low, retenu, moderation, before } = personOf(supposed, 'BECP200').change
    // Loyens & Loeff print 5,130; the contribution is the fitted one of 12.63 a month.
    assert.deepEqual([low.gross, retenu, moderation], [5130, 20, 12.63])
    assert.isAbove(low.cost, before.cost)
    assert.equal(personOf(supposed, 'BECP302').change.low.gross, 2691)
    assert.equal(indexOf(supposed, 'BECP302').known, 'ASSUMED')
  })

  test('2027 as voted is off unless asked for, and names the figures it supposes', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const known = personOf(await asked(admin, 'year=2027'), 'BECP302').change
    assert.equal(known.law.net, known.before.net)
    const voted = personOf(await asked(admin, 'year=2027&preset=VOTED_2027'), 'BECP302').change
    assert.isAbove(voted.law.net, voted.before.net)
    assert.include(
      voted.figures.map(({ id }: { id: string }) => id),
      'precompte.impotQuotiteExemptee'
    )
  })

  test('who comes or leaves around the day is counted and not listed; pages end', async ({
    assert,
  }) => {
    const [first] = await inTenant(acme.id, (trx) => trx.from('contracts').orderBy('id').limit(1))
    await inTenant(acme.id, (trx) =>
      trx.from('contracts').where('id', first.id).update({ end_date: '2026-12-31' })
    )
    const admin = await signedIn('admin')
    const { around, meta, data } = await asked(admin, 'year=2027&perPage=1&page=2')
    assert.deepEqual([around, meta.total, meta.lastPage, data.length], [1, 2, 2, 1])
  })

  test('a year without law, a law of another year, a percent that is none and an unknown field are refused', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const refused = async (query: string) => {
      const { status, body } = await admin.get(`${PATH}?${query}`)
      return [status, body.code, body.errors?.[0]?.path]
    }
    assert.deepEqual(await refused('year=2031'), [422, 'E_SCENARIO_OUTSIDE_LAW', undefined])
    assert.deepEqual(await refused('year=2026&preset=VOTED_2027'), [
      422,
      'E_SCENARIO_OUTSIDE_LAW',
      undefined,
    ])
    assert.deepEqual(await refused('percents=BECP200:much'), [422, 'E_VALIDATION', 'percents'])
    assert.deepEqual(await refused('yaer=2027'), [422, 'E_VALIDATION', 'yaer'])
  })
})
