import { PUBLICATION } from './contract.ts'

/** The workflow's id, as the outbox makes it: one run of one company, once. */
export function publicationWorkflowId(companyId: string, publicationId: string): string {
  return `company/${companyId}/${PUBLICATION}/${publicationId}`
}
