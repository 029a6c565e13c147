import { randomUUID } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { deliverWith } from '#backend/worker/deliver'
import queueConfig from '#config/queue'
import temporalConfig from '#config/temporal'
import { OutboxDispatcher } from '#modules/shared/outbox/dispatcher'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn } from '#tests/helpers/client'
import type { TestCompany } from '#tests/helpers/companies'
import { until } from '#tests/helpers/until'
import { startTemporalWorker, type TemporalConfig } from '#workflows/worker'

/** The test server with a queue of this test's own: other suites use the same server at the same time. */
export function ownQueue(address = temporalConfig.address): TemporalConfig {
  return { address, namespace: 'default', taskQueue: `test-${randomUUID()}` }
}

/** What the worker process runs for workflows, in this process. */
export async function runWorkflows(
  config: TemporalConfig,
  substitutes: Parameters<typeof startTemporalWorker>[2] = {}
) {
  const worker = startTemporalWorker(config, logger, substitutes)
  const delivery = deliverWith(queueConfig, config)
  const dispatcher = new OutboxDispatcher({
    deliver: delivery.deliver,
    logger,
    connectionString: queueConfig.postgres.connectionString,
  })
  await dispatcher.start()
  return {
    async stop() {
      await dispatcher.stop()
      await worker.stop()
      await delivery.close()
    },
  }
}

/** What a person sends to try an index on the demo companies. */
export const INDEX = {
  percent: 2.21,
  commissionParitaire: 'BECP200',
  // The contracts of the demo companies began a month before.
  date: '2026-10-01',
  dryRun: true,
}

/** Asks for a run as the payroll role, over HTTP; answers its id. */
export async function askForIndexation(
  company: TestCompany,
  changes: object = {}
): Promise<string> {
  const client = await signedIn('payroll', company.slug)
  const { status, body, raw } = await client.post('/api/indexations', {
    id: randomUUID(),
    ...INDEX,
    ...changes,
  })
  if (status !== 202) throw new Error(`The run was answered with ${status}: ${raw}`)
  return body.id
}

/** The row of a run. */
export function runOf(company: TestCompany, id: string): Promise<Record<string, any>> {
  return inTenant(company.id, (trx) => trx.from('indexations').where('id', id).firstOrFail())
}

/** The lines of a run without their own ids, by contract. */
export function linesOf(company: TestCompany, id: string): Promise<Record<string, any>[]> {
  return inTenant(company.id, async (trx) => {
    const rows = await trx
      .from('indexation_lines')
      .where('indexation_id', id)
      .orderBy('contract_id')
    return rows.map(({ id: _id, indexation_id: _run, ...line }) => line)
  })
}

/** Waits for the end of a run, whichever it is, and answers its row. */
export async function endOf(
  company: TestCompany,
  id: string,
  timeoutMs = 60_000
): Promise<Record<string, any>> {
  await until(
    `the run ${id} ended`,
    async () => (await runOf(company, id)).finished_at !== null,
    timeoutMs
  )
  return runOf(company, id)
}
