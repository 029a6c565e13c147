import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { parseCsv } from '#cli/lib/csv'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { ownQueue, runWorkflows } from '#tests/workflows/running'
import { addressOf, barema, Person } from './barema.ts'

const LEFT_BY_RUNS = [
  ...['indexations', 'indexation_lines', 'outbox', 'auth_access_tokens'],
  ...LEFT_BY_SIGN_IN,
]
const OF = ['--company', 'acme']

test.group('barema index: a run, from its plan to its undoing', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let planner: Person
  let approver: Person
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    // Runs are of the feature scenarios.
    await inTenant(acme.id, (trx) => trx.from('billing_accounts').update({ billing_plan: 'FULL' }))
    planner = await signedIn('payroll')
    approver = await signedIn('admin')
    const running = await runWorkflows(ownQueue())
    return async () => {
      await running.stop()
      await planner.leave()
      await approver.leave()
    }
  })

  const signedIn = async (role: string) => {
    const person = await Person.make()
    const { code, err } = await person.barema(
      ['login', '--url', addressOf('acme'), '--email', `${role}@acme.test`, '--password-stdin'],
      DEMO_PASSWORD
    )
    if (code !== 0) throw new Error(err)
    return person
  }
  const plan = async (...more: string[]) => {
    const asked = ['--commission', 'BECP200', '--date', '2026-10-01', '--percent', '3']
    const { code, out, err } = await planner.barema(
      ['index', 'plan', ...OF, ...asked, '--format', 'json'].concat(more)
    )
    if (code !== 0) throw new Error(err)
    return JSON.parse(out)
  }
  const indexed = () =>
    inTenant(acme.id, (trx) => trx.from('contracts').where('change_type', 'INDEXATION'))

  test('one plans, another approves, it is applied once and undone to the byte', async ({
    assert,
  }) => {
    const theirs = await checksumOf(globex.id)
    const before = await checksumOf(acme.id, { except: LEFT_BY_RUNS })
    const run = await plan()
    assert.containsSubset(run, { status: 'planned', totals: { counts: { taken: 3 } } })

    const own = await planner.barema(['index', 'approve', ...OF, run.id])
    assert.equal(own.code, 1)
    const early = await planner.barema(['index', 'apply', ...OF, run.id])
    assert.equal(early.code, 1)
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_RUNS }), before)

    const other = ['--fingerprint', `${run.fingerprint}0`]
    assert.equal((await approver.barema(['index', 'approve', ...OF, run.id, ...other])).code, 1)
    const read = ['--fingerprint', run.fingerprint]
    const approved = await approver.barema(['index', 'approve', ...OF, run.id, ...read])
    assert.deepEqual([approved.code, approved.err], [0, `Approved: ${run.fingerprint}\n`])
    const applied = await planner.barema(['index', 'apply', ...OF, run.id])
    assert.deepEqual([applied.code, applied.err], [0, '3 contracts indexed.\n'])
    const again = await planner.barema(['index', 'apply', ...OF, run.id])
    assert.equal(again.code, 1)
    assert.lengthOf(await indexed(), 3)

    const letters = () => planner.barema(['index', 'letters', ...OF, run.id])
    assert.equal((await letters()).err, '3 letters leave; 0 people have no address.\n')

    const undone = await approver.barema(['index', 'undo', ...OF, run.id])
    assert.equal(undone.code, 0, undone.err)
    assert.lengthOf(await indexed(), 0)
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_RUNS }), before)
    assert.equal(await checksumOf(globex.id), theirs)
  })

  test('is shown as a table, as CSV and as JSON, and refused with its reason', async ({
    assert,
  }) => {
    const { id } = await plan()
    const show = async (...format: string[]) =>
      (await planner.barema(['index', 'show', ...OF, id, ...format])).out
    const table = await show()
    assert.include(table, `${id}  planned`)
    assert.match(table, /contracts: 3 taken, 0 excluded, 0 questions/)
    assert.match(table, /\n2026-10 /)
    assert.lengthOf(parseCsv(await show('--format', 'csv')), 3)
    assert.equal(JSON.parse(await show('--format', 'json')).id, id)
    const list = await planner.barema(['index', 'show', ...OF])
    assert.include(list.out, id)
    const questions = await planner.barema(['index', 'answer', ...OF, id])
    assert.equal(questions.out.trim(), 'line  person  starts  answer')

    const because = ['--refuse', 'The wrong day']
    const refused = await approver.barema(['index', 'approve', ...OF, id, ...because])
    assert.deepEqual([refused.code, refused.err], [0, 'Refused.\n'])
    assert.include(await show(), `${id}  refused`)
  })

  test('figures are shown, checked and loaded from a file, and nothing of a file that is wrong', async ({
    assert,
  }) => {
    const known = await barema(['index', 'data', 'show', '--commission', 'BECP200'])
    assert.match(known.out, /BECP200 +2027-01-01 +3\.7-4 +RANGE/)
    const figure = {
      commissionParitaire: 'BECP124',
      day: '2026-10-01',
      status: 'FINAL',
      percent: 0.7,
      low: null,
      high: null,
      source: 'the committee',
      confidence: 'provider',
      checked: '2026-11-26',
    }
    const file = async (name: string, ...events: object[]) => {
      const path = join(approver.home, name)
      await writeFile(path, JSON.stringify({ events }))
      return path
    }
    const right = await file('right.json', figure)
    const wrong = await file('wrong.json', figure, { ...figure, commissionParitaire: 'BECP999' })
    assert.equal((await barema(['index', 'data', 'check', right])).code, 0)
    const checked = await barema(['index', 'data', 'check', wrong])
    assert.equal(checked.code, 1)
    assert.include(checked.err, 'events.1.commissionParitaire')

    const load = (person: Person, path: string) =>
      person.barema(['index', 'data', 'load', ...OF, path])
    const figures = () => inTenant(acme.id, (trx) => trx.from('index_figures'))
    assert.equal((await load(approver, wrong)).code, 1)
    assert.equal((await load(planner, right)).code, 1)
    assert.lengthOf(await figures(), 0)
    assert.include((await load(approver, right)).err, '1 figures loaded.')
    assert.lengthOf(await figures(), 1)
  })
})
