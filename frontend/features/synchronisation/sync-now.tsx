import { RefreshCw } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { isUnderWay, useSync, useIntegrations, type Integration } from '@/api/integrations'
import { Loaded } from '@/components/app/loaded'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { endOf } from '@/lib/use-run-words'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { RunStatus } from './run-status.tsx'

/** Each connection with when it ran, and the way to run it: dry at first. */
export function SyncNow() {
  return (
    <Loaded query={useIntegrations()} skeleton={<Skeleton className="mb-6 h-24" />}>
      {({ data }) => (
        <ul className="mb-6 flex flex-col gap-3">
          {data.map((integration) => (
            <li key={integration.id}>
              <Connection integration={integration} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function Connection({ integration }: { integration: Integration }) {
  const t = useT()
  const format = useFormat()
  const navigate = useNavigate()
  const sync = useSync()
  const { id, name, state, isNightly, lastRun, questions } = integration
  const isBusy = lastRun !== null && (isUnderWay(lastRun) || lastRun.status === 'ASKING')
  const isFirst = state === 'NEW'
  const wasTried = lastRun?.dryRun === true && lastRun.status === 'DONE'
  /** Nobody would be taken over: what leads is why. */
  const isHopeless = wasTried && endOf(lastRun) === 'ALL_FAILED'
  const run = (body: { dryRun?: boolean; all?: boolean }) =>
    sync.mutate({ id, ...body }, { onSuccess: (made) => void navigate(urls.syncRun(made.id)) })
  return (
    <Card className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center">
      <div className="min-w-0 grow">
        <h2 className="font-semibold">{name}</h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          {lastRun ? (
            <>
              <Link to={urls.syncRun(lastRun.id)} className="underline underline-offset-4">
                {t('synchronisation.lastRun', { when: format.instant(lastRun.createdAt) })}
              </Link>
              <RunStatus run={lastRun} />
            </>
          ) : (
            t('synchronisation.dryFirst')
          )}
          {questions && (
            <Link to={urls.syncRun(questions.runId)} className="underline underline-offset-4">
              {t('synchronisation.asksYou', { asked: questions.count })}
            </Link>
          )}
          {state === 'ACTIVE' && isNightly && <span>{t('synchronisation.nextRun')}</span>}
        </p>
        <ProblemNotice error={sync.error} className="mt-2" />
      </div>
      {state === 'PAUSED' ? (
        <Button asChild>
          <Link to={urls.integrationsSettings}>{t('synchronisation.paused')}</Link>
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button disabled={isBusy} busy={sync.isPending} onClick={() => run({ dryRun: true })}>
            {t('synchronisation.tryIt')}
          </Button>
          {isHopeless && (
            <Button asChild variant="primary">
              <Link to={urls.syncRun(lastRun.id)}>{t('synchronisation.seeWhy')}</Link>
            </Button>
          )}
          {!isHopeless && (!isFirst || wasTried) && (
            <Button
              variant="primary"
              disabled={isBusy}
              busy={sync.isPending}
              onClick={() => run({ dryRun: false })}
            >
              <RefreshCw aria-hidden />
              {t('synchronisation.now')}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
