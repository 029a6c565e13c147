import { workflowClient } from '../client.ts'
import type { TemporalConfig } from '../worker.ts'
import { INDEXATION, progressQuery, type IndexationProgress } from './contract.ts'

/** The workflow's id, as the outbox makes it: one run of one company, once. */
export function indexationWorkflowId(companyId: string, indexationId: string): string {
  return `company/${companyId}/${INDEXATION}/${indexationId}`
}

/** How far a run is, asked of the run itself. */
export async function indexationProgress(
  config: TemporalConfig,
  companyId: string,
  indexationId: string
): Promise<IndexationProgress> {
  const client = await workflowClient(config)
  return client.workflow
    .getHandle(indexationWorkflowId(companyId, indexationId))
    .query(progressQuery)
}
