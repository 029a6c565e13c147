import type { Subject } from '#modules/shared/subjects/subject'
import { workflowClient } from '../client.ts'
import type { TemporalConfig } from '../worker.ts'
import { waitsForQuery, type DueStep } from './contract.ts'

/** The process's id, as the outbox makes it: one subject of one company. */
export function followId(companyId: string, { type, id }: Subject): string {
  return `company/${companyId}/${type}/${id}`
}

/** What the process of a subject waits for, asked of the process itself. */
export async function waitsFor(
  config: TemporalConfig,
  companyId: string,
  subject: Subject
): Promise<DueStep | null> {
  const client = await workflowClient(config)
  return client.workflow.getHandle(followId(companyId, subject)).query(waitsForQuery)
}
