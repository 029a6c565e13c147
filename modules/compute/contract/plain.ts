import type { ReadRequest } from './read_request.ts'
import { isGiven, type Reading } from './reading.ts'

/**
 * True for an employee with gross pay and the premiums of the committee, and nothing else: the only case
 * whose steps of the law are known beforehand.
 */
export function isPlain({ package: fields, worker }: ReadRequest, { flex }: Reading): boolean {
  const config = fields.computeModelConfig as { employmentType?: unknown } | undefined
  if (flex || config?.employmentType !== 'EMPLOYE') return false
  if (worker.dirigeant === true || worker.nonResident === true) return false
  if (isGiven(fields.rangEngagement) && fields.rangEngagement !== 0) return false
  for (const key in fields) {
    if (fields[key] === true && key.startsWith('has') && key !== 'hasSalaireBrutMin') return false
  }
  return true
}
