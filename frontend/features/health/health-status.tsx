import { Check, RefreshCw, TriangleAlert } from 'lucide-react'
import { HEALTH_EVERY_S, useHealth } from '@/api/get-health'
import { ErrorView } from '@/components/app/error-view'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useLocale, useT } from '@/lib/use-t'

/** The text `health-check` and whether the product is up, since when that is known; how its parts are operators alone see. */
export function HealthStatus() {
  const t = useT()
  const locale = useLocale()
  const format = useFormat()
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useHealth()
  if (isPending) return <Skeleton className="h-64 w-full max-w-md" />
  if (!data) return <ErrorView error={error!} onRetry={() => void refetch()} />
  const isUp = data.status === 'up'
  const Icon = isUp ? Check : TriangleAlert
  return (
    <Card className="flex w-full max-w-md flex-col items-center gap-5 p-6 text-center sm:p-10">
      <span
        className={cn(
          'grid size-16 place-items-center rounded-full',
          isUp ? 'bg-accept-soft text-accept' : 'bg-danger-soft text-danger'
        )}
      >
        <Icon className="size-8" aria-hidden />
      </span>
      <div role="status" className="flex flex-col items-center gap-2">
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <span className="font-mono">health-check</span>
          <Badge tone={isUp ? 'accept' : 'danger'}>
            {t(isUp ? 'common.healthUpWord' : 'common.healthDownWord')}
          </Badge>
        </p>
        <h1 className="text-2xl font-semibold tracking-tight text-balance">
          {t(isUp ? 'common.healthUp' : 'common.healthDown')}
        </h1>
        {!isUp && <p className="text-ink-soft">{t('common.healthDownText')}</p>}
      </div>
      <p className="text-sm text-ink-soft tabular-nums">
        {t('common.healthChecked', {
          time: format.time(new Date(dataUpdatedAt)),
          seconds: HEALTH_EVERY_S,
        })}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={() => void refetch()}>
          <RefreshCw className={cn(isFetching && 'animate-spin')} aria-hidden />
          {t('common.healthAgain')}
        </Button>
        {isUp && (
          <Button variant="primary" asChild>
            <a href={`/${locale}/`}>{t('common.healthOpen')}</a>
          </Button>
        )}
      </div>
    </Card>
  )
}
