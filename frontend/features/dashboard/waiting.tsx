import { CloudAlert, Coffee, FilePen, FileSignature, Hourglass, PenLine } from 'lucide-react'
import { Link } from 'react-router'
import { usePartsDown } from '@/api/get-health'
import { useUser } from '@/api/get-user'
import { useAcceptedOffers, useOffers } from '@/api/offers'
import { useSigningWaiting } from '@/api/signing-waiting'
import { SectionCard } from '@/components/ui/card'
import { daysUntil } from '#modules/shared/values/days'
import { keptDraftIds } from '@/lib/draft-storage'
import { useGates } from '@/lib/gate'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** What waits for the person today: unsaved drafts on this device, signatures, offers accepted or about to expire, a part of the product that is down; else nothing. */
export function Waiting() {
  const t = useT()
  const message = useOptionalMessage()
  const drafts = keptDraftIds(useUser().data?.id)
  const down = usePartsDown().data ?? []
  const hasOffers = !useGates().locks({ feature: 'offers' })
  const accepted = useAcceptedOffers(hasOffers).data?.meta.total ?? 0
  const expiring = useExpiringOffers(hasOffers)
  const toSign = useSigningWaiting(!useGates().locks({ feature: 'documents' })).data?.length ?? 0
  return (
    <SectionCard title={t('dashboard.waiting')}>
      <ul className="flex flex-col gap-3">
        {drafts.map((id) => (
          <li key={id} className="flex items-start gap-3">
            <FilePen className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />
            <Link
              to={urls.editPackage(id)}
              className="text-accent underline-offset-4 hover:underline"
            >
              {t('dashboard.unsavedDraft')}
            </Link>
          </li>
        ))}
        {down.map(({ part }) => (
          <li key={part} className="flex items-start gap-3">
            <CloudAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
            <span>{t('dashboard.partDown', { part: message(`common.part_${part}`) ?? part })}</span>
          </li>
        ))}
        {toSign > 0 && (
          <li className="flex items-start gap-3">
            <PenLine className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />
            <Link to={urls.toSign} className="text-accent underline-offset-4 hover:underline">
              {t('signatures.waiting', { count: toSign })}
            </Link>
          </li>
        )}
        {accepted > 0 && (
          <li className="flex items-start gap-3">
            <FileSignature className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />
            <Link
              to={`${urls.offers}?status=accepted`}
              className="text-accent underline-offset-4 hover:underline"
            >
              {t('dashboard.offersAccepted', { count: accepted })}
            </Link>
          </li>
        )}
        {expiring.map(({ id, worker }) => (
          <li key={id} className="flex items-start gap-3">
            <Hourglass className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
            <Link to={urls.offer(id)} className="text-accent underline-offset-4 hover:underline">
              {t('dashboard.offerExpires', { name: worker?.displayName })}
            </Link>
          </li>
        ))}
        {drafts.length + down.length + toSign + accepted + expiring.length === 0 && (
          <li className="flex items-start gap-3 text-ink-soft">
            <Coffee className="mt-0.5 size-4 shrink-0" aria-hidden />
            {t('dashboard.nothingWaits')}
          </li>
        )}
      </ul>
    </SectionCard>
  )
}

const SOON_DAYS = 3
const MOST = 5

/** Sent offers whose last day is near, the nearest first. */
function useExpiringOffers(enabled: boolean) {
  const sent = useOffers({ status: 'SENT', sort: 'validity', perPage: MOST }, enabled)
  return (sent.data?.data ?? []).filter(
    ({ validityDateStr }) => validityDateStr !== null && daysUntil(validityDateStr) <= SOON_DAYS
  )
}
