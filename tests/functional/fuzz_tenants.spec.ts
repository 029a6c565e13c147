import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { modules } from '#backend/modules'
import { knownOf } from '#backend/http/middleware/known_fields_middleware'
import { GENERIC_CSV } from '#modules/payroll/domain/shipped_profiles'
import { CHANGE_TYPES } from '#modules/scenarios/domain/changes/index'
import type { Endpoint, JsonSchema } from '#modules/shared/http/endpoint'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  tenantTables,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, signsIn, type TestClient } from '#tests/helpers/client'
import { sentOffer } from '#tests/helpers/offers'
import { HEADLINE } from '#tests/helpers/package_body'
import { format } from '#tests/bench/figure'
import { random } from '#tests/helpers/random'
import { recordFigure } from '#tests/helpers/record_figure'

/** The same seed gives the same requests; change it to look elsewhere. */
const SEED = Number(process.env.FUZZ_SEED ?? 20260901)
const endpoints = modules.flatMap((module) => module.endpoints ?? [])
/** What is made meanwhile has a name of its own. */
const SENT = { ...HEADLINE, nomFonction: 'Made by the fuzz' }
/** Beside the id of a path, where two are asked for: an id of nobody's. */
const ANOTHER = '01a1fbe8-58f0-7572-983b-8d39c812c3d8'
/** Ending the fuzzer's own session would end the fuzz. */
const fuzzed = endpoints.filter(
  ({ path }) => path !== '/session' && path !== '/user-sessions' && path !== '/tokens'
)

/** Each once, at least. */
const ROUNDS = Math.max(Number(process.env.FUZZ_ROUNDS ?? 0), fuzzed.length)

test.group(`Requests of one company with the ids of another (seed ${SEED})`, (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await sentOffer(await signsIn('hr'), acme)
    // A locked feature would answer before the id is looked at.
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL', extras: ['AI_CHAT', 'SYNC'] })
    )
  })

  test('every route, many times: no row of the other company is shown or changed, and its ids are as unknown as invented ones', async ({
    assert,
  }) => {
    const pick = random(SEED)
    const client = await signedIn('admin', 'globex')
    const foreign = await idsOf(acme)
    const names = await namesOf(acme)
    const untouched = await checksumOf(acme.id)
    // A body may name the new row itself: the id of another kind of row of the other company is then our own row's.
    const own = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const endpoint = fuzzed[round % fuzzed.length]
      const id = pick.one(foreign)
      // Limited tries would hide what an id is answered with.
      if ('limit' in endpoint) await db.connection('owner').from('rate_limits').delete()
      const { answer, body } = await call(client, endpoint, id, pick)
      const label = `${endpoint.method} ${endpoint.path} with ${id}: ${answer.status}`
      assert.notEqual(answer.status, 500, label)
      assert.notEqual(answer.body?.code, 'E_SAME_MOMENT', `${label}, without another writer`)
      if (answer.body?.id === id && [201, 202].includes(answer.status)) own.add(id)
      const text = answer.raw.toString('utf8')
      // An answer may say again what was just sent.
      const sent = JSON.stringify(body ?? '')
      for (const name of names)
        assert.isFalse(text.includes(name) && !sent.includes(name), `${label} shows ${name}`)
      if (endpoint.path.includes(':id')) {
        if (own.has(id)) continue
        assert.equal(answer.status, unknownTo(endpoint), label)
        const { answer: invented } = await call(client, endpoint, pick.uuid(), random(round))
        assert.deepEqual(
          { ...answer.body, requestId: '' },
          { ...invented.body, requestId: '' },
          label
        )
      }
    }
    assert.equal(await checksumOf(acme.id), untouched)
    recordFigure({
      what: `rows shown or changed by ${format(ROUNDS)} seeded requests with another company's ids`,
      value: 0,
      unit: '',
      promise: 0,
      rule: 'R1',
    })
    assert.isNotEmpty(globex.packageIds)
  }).timeout(Math.max(300_000, ROUNDS * 100))
})

/** What an id of nobody's, or of another company, is answered with. */
function unknownTo({ audience, path }: Endpoint): number {
  // Nobody of an employer comes in to a worker's own portal, whatever they name.
  if (audience === 'worker') return 401
  // A message that nobody signed is refused as such, whatever it names.
  return path.startsWith('/hr-messages') ? 400 : 404
}

async function call(
  client: TestClient,
  endpoint: Endpoint,
  id: string,
  pick: ReturnType<typeof random>
) {
  const path = `/api${endpoint.path.replace(/:\w+/g, id)}`
  const bodies: unknown[] = [
    undefined,
    {},
    { id, ...SENT, version: 1 },
    { id, percent: 2.21, commissionParitaire: 'BECP200', date: '2026-09-01', dryRun: true },
    { ...SENT, version: 1, package: { ...SENT.package, id } },
    { packageId: id, companyId: id, language: 'fr' },
  ]
  const valid: [path: RegExp, body: object][] = [
    [/prints$/, { language: 'nl' }],
    [/casefile\/:id\/extend$/, { lastDayStr: '2030-01-01' }],
    [/signers\/:signerId\/replace$/, { signerId: null }],
    [/extend$/, { validityDateStr: '2030-01-01' }],
    [/merge$/, { otherId: ANOTHER, take: [], seen: 'A' }],
    [/publications$/, { version: 1, kind: 'PUBLISH' }],
    [/lines\/:lineId\/answer$/, { answer: null }],
    [/worker-questions\/:id\/answer$/, { answer: 'A' }],
    [/integration-consents\/:id\/answer$/, { code: 'A', endsIntegration: id }],
    [/sync-cars\/:id\/answer$/, { addToCatalogue: true }],
    [/sync-runs\/:id\/answer$/, { goesOn: true }],
    [/approval$/, { fingerprint: 'A' }],
    [/refusal$/, { because: 'A', reason: 'A' }],
    [/apply-change$/, { type: CHANGE_TYPES[0], data: {} }],
    [/apply-package/, { workers: [id] }],
    [/scenarios\/:id\/workers$/, { workerIds: [id] }],
    [
      /benefits|compute-model/,
      {
        version: 1,
        name: 'A',
        description: 'A',
        computeModelConfig: SENT.package.computeModelConfig,
      },
    ],
    [/addresses/, { kind: 'INVOICE', name: 'A', street: 'A', postalCode: 'A', city: 'A' }],
    [/signers/, { name: 'A', nomFonction: 'A', email: 'a@example.test' }],
    [
      /salary-sacrifices/,
      {
        version: 1,
        status: 'PROPOSED',
        workerId: id,
        packageId: id,
        startDate: '2026-12-01',
        given: { kind: 'salaireBrut', amount: 10 },
        benefit: { kind: 'joursConge', value: 1 },
      },
    ],
    [/form-link$/, { sections: ['BANK'] }],
    [/variants$/, { id: pick.uuid() }],
    [/variant-name$/, { name: 'Sans voiture' }],
    [/lawyer-reading$/, { version: 1, isRead: true }],
    [/language-regime$/, { languageRegime: 'NL' }],
    [/contracts\/:id\/end$/, { version: 1, endDateStr: '2026-12-31', endKind: 'RESIGNATION' }],
    [/contracts\/:id\/sign$/, { version: 1, signedOnStr: '2026-11-02' }],
    [/casefile\/:id\/contract$/, { contractId: id }],
    [/add-documents$/, [id]],
    [/imports\/:id\/commit$/, { digest: 'A', onlyGood: false }],
    [
      /imports\/:id$/,
      { read: {}, columns: [], values: [], edits: [], empty: 'KEEP', makeNames: false },
    ],
    [/pay-review-parts\/:id\/return$/, { version: 1, because: 'A' }],
    [/ai\/conversations\/:id$/, { draft: {} }],
    [/payroll-profiles/, { version: 1, name: 'A', layout: GENERIC_CSV.layout }],
    [/pay-element-targets\/:id\/codes$/, { codes: [{ kindId: ANOTHER, code: null }] }],
    [/pay-element-targets\/:id\/sendings$/, { month: '2026-10' }],
    [/pay-element-kinds/, { version: 1, name: 'A', repeats: 'ONCE' }],
    [/pay-elements\/:id$/, { version: 1, value: 1 }],
    [/company-documents/, { version: 1, name: 'A', description: 'A' }],
    [
      /webhooks\/:id$/,
      { url: 'https://hooks.example.com/', events: ['worker.changed'], isActive: true },
    ],
    [/private\/show$/, { fields: ['niss'] }],
    [/templates/, { version: 1, name: 'A', language: 'fr', kind: 'CONTRACT', body: [] }],
    [
      /./,
      {
        ...SENT,
        version: 1,
        role: 'VIEWER',
        name: 'A',
        managerIds: [],
        simulationWorkerId: null,
        departmentId: null,
      },
    ],
  ]
  // Where the id is in the path the body is a good one, so that only the id can be the reason.
  const whole =
    endpoint.method === 'GET' || (endpoint.method === 'DELETE' && !endpoint.body)
      ? undefined
      : endpoint.path.includes(':id')
        ? valid.find(([each]) => each.test(endpoint.path))![1]
        : pick.one(bodies)
  // A name that the endpoint does not know would be refused before the id is looked at.
  const known = knownOf(endpoint)
  const body = known.body ? named(whole, known.body) : whole
  const asked = endpoint.method === 'GET' ? named(queriesFor(id), known.query) : {}
  const query = new URLSearchParams(asked as Record<string, string>).toString()
  return { answer: await client.send(endpoint.method, `${path}?${query}`, { body }), body }
}

/** Where a list may be asked for the rows of one user. */
const queriesFor = (id: string) => ({
  search: id,
  workerId: id,
  packageId: id,
  worker: id,
  department: id,
  after: id,
  otherId: ANOTHER,
  month: '2026-10',
})

function named(fields: unknown, { properties = {} }: JsonSchema): unknown {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => name in (properties as object))
  )
}

/** Every id that the company has, in every table. */
async function idsOf(company: TestCompany): Promise<string[]> {
  const tables = await tenantTables()
  return inTenant(company.id, async (trx) => {
    const ids: string[] = []
    for (const table of tables)
      ids.push(...(await trx.from(table).select('id')).map((row) => String(row.id)))
    return ids.filter((id) => id.length === 36)
  })
}

/** Words that only this company's rows hold. */
async function namesOf(company: TestCompany): Promise<string[]> {
  return inTenant(company.id, async (trx) => [
    ...(await trx.from('users').select('email')).map((row) => row.email),
    ...(await trx.from('workers').select('email')).map((row) => row.email),
    ...(await trx.from('packages').select('nom_fonction')).map((row) => row.nom_fonction),
  ])
}
