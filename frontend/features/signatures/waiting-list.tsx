import { Coffee, PenLine } from 'lucide-react'
import { useOwnSigningLink, useSigningWaiting } from '@/api/signing-waiting'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { keepWayBack } from '@/lib/signing-way-back'
import { useFormat } from '@/lib/use-format'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/** What waits for the own signature, one casefile after the other: each is read and consented to by itself. */
export function WaitingList() {
  const t = useT()
  const format = useFormat()
  const onError = useToastError()
  const waiting = useSigningWaiting(true)
  const link = useOwnSigningLink()
  if (waiting.error && !waiting.data)
    return <ErrorView error={waiting.error} onRetry={() => void waiting.refetch()} />
  if (!waiting.data) return <Skeleton className="h-48" />
  if (waiting.data.length === 0)
    return (
      <Card>
        <EmptyState icon={Coffee} title={t('signatures.nothingWaits')}>
          {t('signatures.nothingWaitsText')}
        </EmptyState>
      </Card>
    )

  const open = (signerId: string) =>
    link.mutate(signerId, {
      onSuccess: ({ url }) => {
        keepWayBack()
        window.location.assign(url)
      },
      onError,
    })
  return (
    <ul className="flex flex-col gap-3">
      {waiting.data.map(({ signerId, worker, documents, lastDayStr, invitedAt }) => (
        <li key={signerId}>
          <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
            <div className="min-w-0">
              <h2 className="text-base font-semibold">{worker}</h2>
              <p className="wrap-anywhere">{documents.join(', ')}</p>
              <p className="text-xs text-ink-soft">
                {[
                  t('signatures.since', { at: format.day(invitedAt, 'medium') }),
                  lastDayStr && t('documents.until', { day: format.day(lastDayStr, 'medium') }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button
              variant="primary"
              busy={link.isPending && link.variables === signerId}
              onClick={() => open(signerId)}
            >
              <PenLine aria-hidden />
              {t('signatures.readAndSign')}
              <span className="sr-only">: {worker}</span>
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  )
}
