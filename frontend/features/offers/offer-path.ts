import type { ListedOffer } from '@/api/offers'
import { urls } from '../../urls.ts'

/** Where a click on an offer leads (first specification, section 2). */
export function offerPath({
  id,
  status,
  packageId,
  workerId,
}: Pick<ListedOffer, 'id' | 'status' | 'packageId' | 'workerId'>): string {
  if (packageId === null) return urls.newOffer({ workerId, offerId: id })
  if (status === 'DRAFT') return urls.editOfferPackage(id)
  return status === 'ACCEPTED' ? urls.newContract({ offerId: id }) : urls.offer(id)
}
