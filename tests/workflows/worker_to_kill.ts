import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listens, Part, productParts } from '#tests/chaos/part'
import type { TestCompany } from '#tests/helpers/companies'
import { freePort } from '#tests/helpers/free_port'
import type { TemporalConfig } from '#workflows/worker'

export type Rows = TransactionClientContract

/** The product's worker as a process of its own, to be killed and started again, on a running Temporal that nobody else uses. */
export async function workerToKill(
  cleanup: (callback: () => Promise<void>) => void
): Promise<{ worker: Part; config: TemporalConfig }> {
  const port = await freePort()
  const temporal = new Part({
    name: 'temporal',
    command: process.env.TEMPORAL_BINARY ?? 'temporal',
    args: [
      ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', String(port), '--headless'],
      ...['--log-level', 'error'],
    ],
    isReady: () => listens(port),
  })
  const config = { address: `127.0.0.1:${port}`, namespace: 'default', taskQueue: 'barema' }
  const worker = productParts({
    ...process.env,
    TEMPORAL_ADDRESS: config.address,
    TEMPORAL_NAMESPACE: config.namespace,
  }).at(-1)!
  cleanup(async () => void (await Promise.all([worker.kill(), temporal.kill()])))
  await temporal.start()
  return { worker, config }
}

/** A transaction beside the units of work, that may hold a row for as long as a process takes to start. */
export async function opened({ id: companyId }: TestCompany): Promise<Rows> {
  const trx = await db.transaction()
  await trx.rawQuery(
    `select set_config('app.company_id', ?, true), set_config('transaction_timeout', '0', true),
     set_config('idle_in_transaction_session_timeout', '0', true)`,
    [companyId]
  )
  return trx
}

/** Holds a row until the transaction ends: who writes it waits. */
export function hold(trx: Rows, table: string, id: string): Promise<unknown> {
  return trx.from(table).where('id', id).forUpdate().firstOrFail()
}
