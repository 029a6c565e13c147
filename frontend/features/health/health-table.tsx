import { useHealth } from '@/api/get-health'
import { ErrorView } from '@/components/app/error-view'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useOptionalMessage, useT } from '@/lib/use-t'

/** The text `health-check`, the status of the product and of each of its parts. */
export function HealthTable() {
  const t = useT()
  const message = useOptionalMessage()
  const health = useHealth()
  return (
    <div className="w-full max-w-lg">
      <h1 className="text-xl font-semibold tracking-tight">health-check</h1>
      {health.isPending && <Skeleton className="mt-6 h-64" />}
      {health.error && <ErrorView error={health.error} onRetry={() => void health.refetch()} />}
      {health.data && (
        <>
          <p className="mt-1 text-ink-soft" role="status">
            {health.data.status} ·{' '}
            {t(health.data.status === 'ok' ? 'common.healthOk' : 'common.healthDegraded')}
          </p>
          <Card className="mt-6 divide-y divide-line">
            {Object.entries(health.data.parts).map(([part, { status, detail }]) => (
              <div key={part} className="flex items-center justify-between gap-4 px-4 py-3">
                <div className="min-w-0">
                  <p className="font-medium">
                    {part}{' '}
                    <span className="font-normal text-ink-soft">
                      {message(`common.part_${part}`)}
                    </span>
                  </p>
                  {detail && <p className="text-xs break-words text-ink-soft">{detail}</p>}
                </div>
                <Badge tone={status === 'up' ? 'accent' : 'danger'}>{status}</Badge>
              </div>
            ))}
          </Card>
        </>
      )}
    </div>
  )
}
