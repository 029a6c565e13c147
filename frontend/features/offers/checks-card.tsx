import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import type { Offer } from '@/api/offers'
import { Badge } from '@/components/ui/badge'
import { SectionCard } from '@/components/ui/card'
import { pageConfig } from '@/lib/config'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

interface ChecksCardProps {
  offer: Offer
  isDirty: boolean
  /** Puts the caret where something is mended. */
  onMend: (place: MendPlace) => void
}

/** Where something of an offer is written or chosen. */
export type MendPlace = 'worker' | 'validityDateStr' | 'body' | 'signerId' | 'message'

type Check = Offer['problems'][number]

/** What keeps a draft from leaving, and what may not be meant, each with the way to mend it. */
export function ChecksCard({ offer, isDirty, onMend }: ChecksCardProps) {
  const t = useT()
  const { problems, doubts } = offer
  const seconds = pageConfig().offerUndoSeconds ?? 0
  const checks = [
    ...problems.map((check) => ({ check, blocks: true })),
    ...doubts.map((check) => ({ check, blocks: false })),
  ]
  return (
    <SectionCard
      title={t('offers.checks')}
      aside={
        problems.length > 0 && (
          <Badge tone="danger">{t('offers.checksBlock', { count: problems.length })}</Badge>
        )
      }
    >
      <ul aria-label={t('offers.checks')} className="flex flex-col divide-y divide-line">
        {checks.map(({ check, blocks }) => (
          <li
            key={`${check.path}${check.code}${check.message}`}
            className="flex items-start gap-3 py-2.5 first:pt-0"
          >
            {blocks ? (
              <CircleX className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />
            ) : (
              <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
            )}
            <p className="min-w-0 grow wrap-anywhere">
              <span className="sr-only">{t(blocks ? 'offers.blocks' : 'offers.warns')} </span>
              {check.message}
            </p>
            <Mend offer={offer} check={check} onMend={onMend} />
          </li>
        ))}
        {checks.length === 0 && (
          <li className="flex items-start gap-3">
            <CircleCheck className="mt-0.5 size-4 shrink-0 text-accept" aria-hidden />
            {t('offers.checksHold')}
          </li>
        )}
      </ul>
      {(isDirty || seconds > 0) && (
        <p className="mt-3 border-t border-line pt-3 text-xs text-ink-soft">
          {isDirty ? t('offers.checksAsSaved') : t('offers.undoPromise', { seconds })}
        </p>
      )}
    </SectionCard>
  )
}

const mendClasses = 'shrink-0 text-sm font-medium text-accent underline underline-offset-4'

function Mend({ offer, check, onMend }: Omit<ChecksCardProps, 'isDirty'> & { check: Check }) {
  const t = useT()
  const maySettle = useCan('company.write')
  const { path, code } = check
  if (code === 'no_signature')
    return maySettle ? (
      <Link to={urls.companySettings} className={mendClasses}>
        {t('offers.mend_signature')}
      </Link>
    ) : null
  if (path === 'packageId')
    return (
      <Link
        to={
          offer.packageId
            ? urls.editOfferPackage(offer.id)
            : urls.newOffer({ workerId: offer.workerId, offerId: offer.id })
        }
        className={mendClasses}
      >
        {t(offer.packageId ? 'offers.mend_edit' : 'offers.mend_choose')}
      </Link>
    )
  const place = placeOf(path)
  return (
    <button type="button" className={mendClasses} onClick={() => onMend(place)}>
      {t(MEND_WORDS[place])}
    </button>
  )
}

const MEND_WORDS: Record<MendPlace, string> = {
  worker: 'offers.mend_choose',
  validityDateStr: 'offers.mend_choose',
  body: 'offers.mend_text',
  signerId: 'offers.mend_choose',
  message: 'offers.mend_write',
}

function placeOf(path: string): MendPlace {
  if (path.startsWith('body')) return 'body'
  if (path === 'validityDateStr' || path === 'signerId' || path === 'message') return path
  return 'worker'
}
