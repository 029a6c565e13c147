import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { Offer } from '@/api/offers'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { figuresToShow, readFigure } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** What is offered, in its four figures, with the way to the whole package. */
export function PackageCard({ offer, editable }: { offer: Offer; editable: boolean }) {
  const t = useT()
  const format = useFormat()
  const pack = offer.fullPackage
  if (!pack)
    return (
      <SectionCard title={t('offers.package')}>
        <p className="text-ink-soft">{t('offers.noPackageText')}</p>
        {editable && (
          <Button asChild className="mt-3">
            <Link to={urls.newOffer({ workerId: offer.workerId, offerId: offer.id })}>
              {t('offers.choosePackage')}
            </Link>
          </Button>
        )}
      </SectionCard>
    )
  return (
    <SectionCard
      title={t('offers.package')}
      aside={
        editable && (
          <Button asChild size="sm">
            <Link to={urls.editOfferPackage(offer.id)}>
              <Pencil aria-hidden />
              {t('offers.editPackage')}
            </Link>
          </Button>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {pack.nomFonction}
        <Badge>{pack.packageType}</Badge>
      </p>
      <dl className="mt-3 flex flex-col gap-1.5">
        {figuresToShow(pack.compute, 'month').map((figure) => (
          <div key={figure} className="flex items-baseline justify-between gap-4">
            <dt className="truncate text-ink-soft">{t(`pay.figure_${figure}`)}</dt>
            <dd className="shrink-0 tabular-nums">
              {format.euros(readFigure(pack.compute, figure, 'month'), 0)}{' '}
              <span className="text-xs text-ink-soft">{t('pay.perMonthUnit')}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Link
        to={urls.package(pack.id)}
        className="mt-3 inline-block text-accent underline-offset-4 hover:underline"
      >
        {t('offers.wholePackage')}
      </Link>
    </SectionCard>
  )
}
