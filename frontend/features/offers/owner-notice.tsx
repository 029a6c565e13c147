import { Link } from 'react-router'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useOfferName } from './use-offer-name.ts'
import type { OfferOfPackage } from './use-offer-of-package.ts'

/** Says whose offer a package belongs to and what changing it would do, and leads there. */
export function OwnerNotice({ owner }: { owner: OfferOfPackage | null }) {
  const t = useT()
  const nameOf = useOfferName()
  if (!owner) return null
  const { offer, consequence } = owner
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
