import { Coffee } from 'lucide-react'
import { useOwnSigningLink, useSigningWaiting } from '@/api/signing-waiting'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { keepWayBack } from '@/lib/signing-way-back'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { WaitingCard } from './waiting-card.tsx'

/** What waits for the own signature, one casefile after the other: each is read and consented to by itself. */
export function WaitingList() {
  const t = useT()
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
    <>
      <p role="status" className="mb-3 text-sm font-medium">
        {t('signatures.waiting', { count: waiting.data.length })}
      </p>
      <ul className="flex flex-col gap-3">
        {waiting.data.map((signature) => (
          <li key={signature.signerId}>
            <WaitingCard
              waiting={signature}
              busy={link.isPending && link.variables === signature.signerId}
              onOpen={() => open(signature.signerId)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
