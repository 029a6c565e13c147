import type { ComputeRequest } from '#modules/compute/pure'
import type { Package } from '../../api/types.ts'
import { payGiven } from './pay-given.ts'

/** What the engine was asked when this package was saved. */
export function requestOfStored({
  date,
  worker,
  package: fields,
  packageType,
  company,
}: Pick<Package, 'date' | 'worker' | 'package' | 'packageType' | 'company'>): ComputeRequest {
  return { date, worker, company, package: payGiven({ ...fields, packageType }) } as ComputeRequest
}
