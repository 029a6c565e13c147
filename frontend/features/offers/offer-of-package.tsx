import { Link } from 'react-router'
import { useUser } from '@/api/get-user'
import { useOffers } from '@/api/offers'
import type { Package } from '@/api/types'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useGates } from '@/lib/gate'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useOfferName } from './use-offer-name.ts'

/** What a change of the package does to its offer. */
const CONSEQUENCE = { DRAFT: 'open', SENT: 'void', EXPIRED: 'void' } as const

/** Says whose offer a package belongs to, what changing it would do, and leads there; nothing for any other package. */
export function OfferOfPackage({
  stored: { id, packageCategory },
}: {
  stored: Pick<Package, 'id' | 'packageCategory'>
}) {
  const t = useT()
  const nameOf = useOfferName()
  const mayRead = useUser().data?.can['offers.read'] === true
  const readable = mayRead && !useGates().locks({ feature: 'offers' })
  const owned = readable && (packageCategory === 'OFFERED' || packageCategory === 'CONTRACTED')
  const offers = useOffers({ packageId: id, perPage: 1 }, owned).data?.data
  // While others load, those of the package before stand in.
  const offer = offers?.find(({ packageId }) => packageId === id)
  if (!owned || !offer) return null
  const consequence = CONSEQUENCE[offer.status as keyof typeof CONSEQUENCE] ?? 'kept'
  return (
    <Notice
      role="status"
      className="mb-6"
      tone={consequence === 'void' ? 'warn' : 'info'}
      actions={
        <Button size="sm" asChild>
          <Link to={urls.offer(offer.id)}>{t('offers.openOffer')}</Link>
        </Button>
      }
    >
      {t(`offers.ownsPackage_${consequence}`, { name: nameOf(offer) })}
    </Notice>
  )
}
