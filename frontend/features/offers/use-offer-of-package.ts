import { useUser } from '@/api/get-user'
import { useOffers, type ListedOffer } from '@/api/offers'
import type { Package } from '@/api/types'
import { useGates } from '@/lib/gate'

/** What a change of the package does to its offer; once it is decided, the package is kept as it is. */
const CONSEQUENCE = { DRAFT: 'open', SENT: 'void', EXPIRED: 'void' } as const

export interface OfferOfPackage {
  offer: ListedOffer
  consequence: 'open' | 'void' | 'kept'
}

/** The offer that owns a package; `null` while it is not known, where there is none or the reader may not see it. */
export function useOfferOfPackage(
  stored: Pick<Package, 'id' | 'packageCategory'> | undefined
): OfferOfPackage | null {
  const mayRead = useUser().data?.can['offers.read'] === true
  const isOpen = !useGates().locks({ feature: 'offers' })
  const category = stored?.packageCategory
  const enabled = mayRead && isOpen && (category === 'OFFERED' || category === 'CONTRACTED')
  const offers = useOffers({ packageId: stored?.id, perPage: 1 }, enabled).data?.data
  // While others load, those of the package before stand in.
  const offer = offers?.find(({ packageId }) => packageId === stored?.id)
  if (!enabled || !offer) return null
  return { offer, consequence: CONSEQUENCE[offer.status as keyof typeof CONSEQUENCE] ?? 'kept' }
}
