import { workflowClient } from '../client.ts'
import type { TemporalConfig } from '../worker.ts'
import { OFFER, waitsForQuery, type DueStep } from './contract.ts'

/** The process's id, as the outbox makes it: one offer of one company. */
export function offerWorkflowId(companyId: string, offerId: string): string {
  return `company/${companyId}/${OFFER}/${offerId}`
}

/** What the process of an offer waits for, asked of the process itself. */
export async function offerWaitsFor(
  config: TemporalConfig,
  companyId: string,
  offerId: string
): Promise<DueStep | null> {
  const client = await workflowClient(config)
  return client.workflow.getHandle(offerWorkflowId(companyId, offerId)).query(waitsForQuery)
}
