import { useHealth } from '@/api/get-health'
import { ErrorView } from '@/components/app/error-view'
import { Badge } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'

/** The text `health-check` and whether the product is up; how its parts are is shown to operators only. */
export function HealthStatus() {
  const t = useT()
  const health = useHealth()
  const isUp = health.data?.status === 'up'
  return (
    <div className="w-full max-w-lg">
      <h1 className="text-xl font-semibold tracking-tight">health-check</h1>
      {health.isPending && <Skeleton className="mt-6 h-8" />}
      {health.error && <ErrorView error={health.error} onRetry={() => void health.refetch()} />}
      {health.data && (
        <p className="mt-3 flex items-center gap-3 text-ink-soft" role="status">
          <Badge tone={isUp ? 'accept' : 'danger'}>{health.data.status}</Badge>
          {t(isUp ? 'common.healthUp' : 'common.healthDown')}
        </p>
      )}
    </div>
  )
}
