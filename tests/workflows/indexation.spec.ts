import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { ApplicationFailure } from '@temporalio/activity'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'
import { parseCsv } from '#cli/lib/csv'
import { closeWorkflowClient, startWorkflow, workflowClient } from '#workflows/client'
import { indexationProgress, indexationWorkflowId } from '#workflows/indexation/client'
import * as activities from '#workflows/activities'
import type { TemporalConfig } from '#workflows/worker'
import { askForIndexation, endOf, linesOf, ownQueue, runOf, runWorkflows } from './running.ts'

test.group('An indexation, as a dry run on Temporal', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let temporal: TemporalConfig
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    temporal = ownQueue()
  })
  group.teardown(() => closeWorkflowClient())

  /** Starts the workflow under an id of its own and waits for its end, as a reset by an operator would. */
  const runAgain = async (companyId: string, indexationId: string, more: object = {}) => {
    const id = `again/${randomUUID()}`
    await startWorkflow(temporal, 'indexation', id, {
      companyId,
      requestId: 'again-1',
      locale: 'fr',
      indexationId,
      ...more,
    })
    return (await workflowClient(temporal)).workflow.getHandle(id).result()
  }

  test('recomputes every current contract, shows how far it is, and gives a table of before and after', async ({
    assert,
    cleanup,
  }) => {
    const running = await runWorkflows(temporal)
    cleanup(() => running.stop())
    const id = await askForIndexation(acme)
    assert.containsSubset(await endOf(acme, id), {
      status: 'done',
      done: 3,
      total: 3,
      failure: null,
    })
    assert.deepEqual(await indexationProgress(temporal, acme.id, id), { done: 3, total: 3 })

    const client = await signedIn('payroll')
    assert.containsSubset((await client.get(`/api/indexations/${id}`)).body, {
      status: 'done',
      done: 3,
      total: 3,
    })
    const csv = parseCsv((await client.get(`/api/indexations/${id}/csv`)).body)
    assert.lengthOf(csv, 3)
    // 4 350 € and 2.21 %, less 2 % of 350; ½ × 1.25 × 2 % × 350 × 1.0021 = 4.384.
    assert.deepInclude(csv[0], {
      lastName: 'Lambert',
      firstName: 'Amélie',
      state: 'TAKEN',
      salaireBrutAvant: '4350.00',
      salaireBrutApres: '4439.14',
      salaireReference: '4350.00',
      retenuPlafond: '7.00',
      cotisationModeration: '4.38',
      failure: '',
    })
    const [line] = await linesOf(acme, id)
    assert.isAbove(Number(line.salaire_net_apres), Number(line.salaire_net_avant))
    assert.isAbove(
      Number(line.cout_employeur_annuel_apres),
      Number(line.cout_employeur_annuel_avant)
    )
  })

  test('says on each line what the cap kept: full time, half time and below the limit', async ({
    assert,
    cleanup,
  }) => {
    const running = await runWorkflows(temporal)
    cleanup(() => running.stop())
    const pays = [
      { salaireBrut: 6000 },
      { salaireBrut: 5000 },
      { salaireBrut: 2600, regimeNumerateur: 19, regimeDenominateur: 38 },
    ]
    await inTenant(acme.id, async (trx) => {
      for (const [i, contractId] of acme.contractIds.entries()) {
        const { package_id: id } = await trx.from('contracts').where('id', contractId).firstOrFail()
        await trx
          .from('packages')
          .where('id', id)
          .update({ package: trx.raw('package || ?', [JSON.stringify(pays[i])]) })
      }
    })
    const kept = async (percent: number) => {
      const id = await askForIndexation(acme, { percent, date: '2027-01-01' })
      await endOf(acme, id)
      const lines = await linesOf(acme, id)
      return acme.contractIds.map((contractId) => {
        const line = lines.find(({ contract_id: of }) => of === contractId)!
        return [line.salaire_brut_apres, line.retenu_plafond, line.cotisation_moderation]
      })
    }
    assert.deepEqual((await kept(3)).slice(0, 2), [
      ['6140.00', '40.00', '25.25'],
      ['5130.00', '20.00', '12.63'],
    ])
    assert.deepEqual((await kept(3.76))[2], ['2685.76', '12.00', '7.63'])
    assert.deepEqual((await kept(2))[1], ['5080.00', '20.00', '12.50'])
  })

  test('the number of the request follows into the run', async ({ assert, cleanup }) => {
    const running = await runWorkflows(temporal)
    cleanup(() => running.stop())
    await endOf(acme, await askForIndexation(acme))
    const events = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').whereLike('event', 'indexation.%').orderBy('id')
    )
    assert.deepEqual(
      events.map(({ event, actor_kind: actor }) => [event, actor]),
      [
        ['indexation.requested', 'user'],
        ['indexation.finished', 'system'],
      ]
    )
    assert.equal(events[1].request_id, events[0].request_id)
  })

  test('asked for twice it runs once; run twice it gives the same lines', async ({
    assert,
    cleanup,
  }) => {
    const running = await runWorkflows(temporal)
    cleanup(() => running.stop())
    const id = await askForIndexation(acme)
    assert.equal(await askForIndexation(acme, { id }), id)
    const ended = await endOf(acme, id)
    const lines = await linesOf(acme, id)
    await runAgain(acme.id, id)
    assert.deepEqual(await linesOf(acme, id), lines)
    assert.deepEqual(await runOf(acme, id), ended)
    const finished = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'indexation.finished')
    )
    assert.lengthOf(finished, 1)
  })

  test('a second delivery of the same message starts nothing, also after the end', async ({
    assert,
    cleanup,
  }) => {
    const running = await runWorkflows(temporal)
    cleanup(() => running.stop())
    const id = await askForIndexation(acme)
    await endOf(acme, id)
    const handle = (await workflowClient(temporal)).workflow.getHandle(
      indexationWorkflowId(acme.id, id)
    )
    await handle.result()
    const { runId } = await handle.describe()
    await startWorkflow(temporal, 'indexation', indexationWorkflowId(acme.id, id), {
      companyId: acme.id,
      requestId: 'twice',
      indexationId: id,
    })
    assert.equal((await handle.describe()).runId, runId)
  })

  test('slices and cut histories give the same lines as one slice', async ({ assert, cleanup }) => {
    const running = await runWorkflows(temporal)
    cleanup(() => running.stop())
    const id = await askForIndexation(acme)
    await endOf(acme, id)
    const lines = await linesOf(acme, id)
    await inTenant(acme.id, (trx) => trx.from('indexation_lines').delete())
    const progress = await runAgain(acme.id, id, { sliceSize: 1, slicesPerHistory: 2 })
    assert.deepEqual(progress, { done: 3, total: 3 })
    assert.deepEqual(await linesOf(acme, id), lines)
  })

  test('leaves another company untouched, and cannot run in the name of another', async ({
    assert,
    cleanup,
  }) => {
    const running = await runWorkflows(temporal)
    cleanup(() => running.stop())
    const untouched = await checksumOf(globex.id)
    const id = await askForIndexation(acme)
    await endOf(acme, id)
    assert.equal(await checksumOf(globex.id), untouched)
    const ours = await checksumOf(acme.id)
    await assert.rejects(() => runAgain(globex.id, id))
    assert.equal(await checksumOf(globex.id), untouched)
    assert.equal(await checksumOf(acme.id), ours)
  })

  test('a package that no longer computes is a line with its reason, and the others have their figures', async ({
    assert,
    cleanup,
  }) => {
    const running = await runWorkflows(temporal)
    cleanup(() => running.stop())
    await inTenant(acme.id, async (trx) => {
      const { package_id: spoiled } = await trx
        .from('contracts')
        .where('id', acme.contractIds[0])
        .firstOrFail()
      await trx
        .from('packages')
        .where('id', spoiled)
        .update({ package: trx.raw(`package || '{"salaireBrut": -5}'`) })
    })
    const id = await askForIndexation(acme)
    assert.containsSubset(await endOf(acme, id), { status: 'done', done: 3 })
    const [spoiled, ...others] = await linesOf(acme, id)
    assert.equal(spoiled.contract_id, acme.contractIds[0])
    assert.match(spoiled.failure, /package\.salaireBrut/)
    assert.isNull(spoiled.salaire_net_apres)
    assert.deepEqual(
      others.map((line) => line.failure),
      [null, null]
    )
  })

  test('a company without such contracts gets an empty table', async ({ assert, cleanup }) => {
    const running = await runWorkflows(temporal)
    cleanup(() => running.stop())
    const id = await askForIndexation(acme, { commissionParitaire: 'BECP218' })
    assert.containsSubset(await endOf(acme, id), { status: 'done', done: 0, total: 0 })
    assert.lengthOf(await linesOf(acme, id), 0)
  })

  test('a step that fails now and then is tried again', async ({ assert, cleanup }) => {
    let attempts = 0
    const recomputeSlice: typeof activities.recomputeSlice = async (input) => {
      if (++attempts < 3) throw new Error('the database is restarting')
      return activities.recomputeSlice(input)
    }
    const running = await runWorkflows(temporal, { recomputeSlice })
    cleanup(() => running.stop())
    const id = await askForIndexation(acme)
    assert.containsSubset(await endOf(acme, id), { status: 'done', done: 3 })
    // Two that failed, and one more for each lane.
    assert.equal(attempts, 4)
  })

  test('a step that fails for good closes the run as failed, with a plain reason; started again it ends well', async ({
    assert,
    cleanup,
  }) => {
    let isWithdrawn = true
    const running = await runWorkflows(temporal, {
      recomputeSlice: async (input) => {
        if (isWithdrawn)
          throw ApplicationFailure.nonRetryable('The law set was withdrawn', 'LawWithdrawn')
        return activities.recomputeSlice(input)
      },
    })
    cleanup(() => running.stop())
    const id = await askForIndexation(acme)
    assert.containsSubset(await endOf(acme, id), {
      status: 'failed',
      failure: 'Stopped after 0 of 3 contracts: The law set was withdrawn',
    })
    isWithdrawn = false
    await runAgain(acme.id, id)
    assert.containsSubset(await runOf(acme, id), { status: 'done', done: 3, failure: null })
  })

  test('a run that an operator cancels says so', async ({ assert, cleanup }) => {
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const running = await runWorkflows(temporal, {
      recomputeSlice: async () => {
        begun()
        throw new Error('the database is away for long')
      },
    })
    cleanup(() => running.stop())
    const id = await askForIndexation(acme)
    await hasBegun
    await (
      await workflowClient(temporal)
    ).workflow
      .getHandle(indexationWorkflowId(acme.id, id))
      .cancel()
    assert.containsSubset(await endOf(acme, id), {
      status: 'failed',
      failure: 'Cancelled after 0 of 3 contracts',
    })
  })
})
