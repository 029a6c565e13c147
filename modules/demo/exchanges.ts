import { CreateSacrifice, SetSacrificeStatus, type ReceivedKind } from '#modules/packages/index'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { DemoCompany } from './companies.ts'

/** Gross pay that a worker gives up for a benefit. */
export interface DemoExchange {
  benefit: ReceivedKind
  /** Of what is in no catalogue: days of leave, euros of pension savings. */
  value?: number
  status: keyof typeof STEPS
}

/** How an exchange comes to its status. */
const STEPS = {
  DRAFT: [],
  PROPOSED: ['PROPOSED'],
  ACCEPTED: ['PROPOSED', 'ACCEPTED'],
} as const

const START = '2026-12-01'

/** The salary sacrifices of a demo company; after its people and its catalogue. */
export async function seedExchanges(scope: Scope, { workers }: DemoCompany): Promise<void> {
  for (const { firstName, lastName, exchange } of workers) {
    if (!exchange) continue
    const worker = await scope.trx
      .from('workers')
      .join('contracts', 'contracts.worker_id', 'workers.id')
      .where({ first_name: firstName, last_name: lastName })
      .select('worker_id', 'package_id')
      .firstOrFail()
    const benefit = await scope.trx.from('benefits').where('kind', exchange.benefit).first()
    const { id, version } = unwrap(
      await CreateSacrifice.handle(
        scope,
        {
          workerId: worker.worker_id,
          packageId: worker.package_id,
          startDate: START,
          given: { kind: 'salaireBrut', amount: null },
          benefit: { kind: exchange.benefit, benefitId: benefit?.id, value: exchange.value },
        },
        ({ code, path }) => `${code} ${path}`
      )
    )
    for (const [steps, status] of STEPS[exchange.status].entries())
      unwrap(await SetSacrificeStatus.handle(scope, id, { status, version: version + steps }))
  }
}
