import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAcceptedOffers, useOffers, type ListedOffer } from '@/api/offers'
import { ErrorView } from '@/components/app/error-view'
import { Skeleton } from '@/components/ui/skeleton'
import { usePendingDeletions } from '@/lib/pending-deletions'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { offerPath } from './offer-path.ts'
import { StatusBadge } from './status-badge.tsx'
import { useOfferName } from './use-offer-name.ts'
import { Validity } from './validity.tsx'

const RECENT = 3

/** The offers changed last that still are, or were, the candidate's to decide. */
export function RecentOffers() {
  const t = useT()
  return (
    <Offers
      label={t('dashboard.recentOffers')}
      list={useOffers({
        status: ['DRAFT', 'SENT', 'REJECTED', 'RETRACTED'],
        perPage: RECENT,
      })}
      path={offerPath}
      detail={(offer) => (
        <>
          <StatusBadge status={offer.status} />
          <Validity offer={offer} />
        </>
      )}
    />
  )
}

/** What candidates accepted and that have no contract yet, newest first. */
export function ContractsToConfigure() {
  const t = useT()
  const format = useFormat()
  const accepted = useAcceptedOffers()
  const page = accepted.data
  return (
    <>
      <Offers
        label={t('dashboard.contractsToConfigure')}
        list={accepted}
        path={({ id }) => urls.newContract({ offerId: id })}
        detail={({ acceptedAt }) =>
          acceptedAt && t('offers.offerAccepted', { day: format.day(acceptedAt, 'medium') })
        }
      />
      {page && page.meta.total > page.data.length && (
        <Link
          to={`${urls.offers}?status=accepted`}
          className="mt-2 inline-block text-sm text-accent underline-offset-4 hover:underline"
        >
          {t('dashboard.allAccepted', { count: page.meta.total })}
        </Link>
      )}
    </>
  )
}

interface OffersProps {
  label: string
  list: ReturnType<typeof useOffers>
  path: (offer: ListedOffer) => string
  detail: (offer: ListedOffer) => ReactNode
}

function Offers({ label, list, path, detail }: OffersProps) {
  const t = useT()
  const nameOf = useOfferName()
  const pending = usePendingDeletions()
  if (list.error && !list.data)
    return <ErrorView error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton className="h-24" />
  const shown = list.data.data.filter(({ id }) => !pending.has(id))
  if (shown.length === 0) return <p className="text-ink-soft">{t('common.noResults')}</p>
  return (
    <ul aria-label={label} className="-mx-2 flex flex-col">
      {shown.map((offer) => (
        <li key={offer.id} className="relative rounded-md px-2 py-2 hover:bg-sunken">
          <Link
            to={path(offer)}
            className="block truncate font-medium after:absolute after:inset-0 after:rounded-md"
          >
            {nameOf(offer)}
          </Link>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
            {offer.worker && <span className="truncate">{offer.package?.nomFonction}</span>}
            {detail(offer)}
          </div>
        </li>
      ))}
    </ul>
  )
}
