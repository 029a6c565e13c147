import { FileText, PenLine } from 'lucide-react'
import type { WaitingSignature } from '@/api/signing-waiting'
import { PersonChip } from '@/components/app/person-chip'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { daysUntil } from '#modules/shared/values/days'

/** From here on the last day is near. */
const SOON_DAYS = 3

interface WaitingCardProps {
  waiting: WaitingSignature
  busy: boolean
  onOpen: () => void
}

/** A casefile that waits for the own signature: whose it is, what is in it, by when, who has signed and who comes next. */
export function WaitingCard({ waiting, busy, onOpen }: WaitingCardProps) {
  const t = useT()
  const format = useFormat()
  const { worker, documents, hasSigned, stillToSign, lastDayStr, invitedAt } = waiting
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0">
          <PersonChip
            name={worker}
            detail={t('signatures.since', { at: format.day(invitedAt, 'medium') })}
          />
        </h2>
        {lastDayStr && <LastDay day={lastDayStr} />}
      </div>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {documents.map((name, at) => (
          <li key={at} className="flex items-center gap-3 px-3 py-2.5">
            <FileText aria-hidden className="size-4 shrink-0 text-accent" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 text-sm text-ink-soft">
          {hasSigned.length > 0 && (
            <span className="block">
              {t('signatures.alreadySigned', { names: hasSigned.join(', ') })}
            </span>
          )}
          <span className="block">
            {stillToSign.length > 0
              ? t('signatures.alsoSigns', { names: stillToSign.join(', ') })
              : t('signatures.onlyYou')}
          </span>
        </p>
        <Button variant="primary" className="w-full sm:w-auto" busy={busy} onClick={onOpen}>
          <PenLine aria-hidden />
          {t('signatures.readAndSign')}
          <span className="sr-only">: {worker}</span>
        </Button>
      </div>
    </Card>
  )
}

function LastDay({ day }: { day: string }) {
  const t = useT()
  const format = useFormat()
  const days = Math.max(0, daysUntil(day))
  return (
    <Badge
      tone={days <= SOON_DAYS ? 'warn' : 'neutral'}
      title={t('documents.until', { day: format.day(day, 'medium') })}
    >
      {t('signatures.daysLeft', { days })}
    </Badge>
  )
}
