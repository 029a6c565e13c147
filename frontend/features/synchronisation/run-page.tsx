import { useAnswerStop, isUnderWay, useSync, type SyncRun, type WholeRun } from '@/api/integrations'
import { ProblemNotice } from '@/components/app/problem-notice'
import { ProgressCard } from '@/components/app/progress-state'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useNavigate } from 'react-router'
import { RunCars } from './run-cars.tsx'
import { RunFailures } from './run-failures.tsx'
import { RunRows } from './run-rows.tsx'

const COUNTS = ['created', 'changed', 'same', 'skipped', 'failed', 'asked', 'proposed'] as const

/** A run: how far it is, what it came to, and its people. */
export function RunPage({ run }: { run: WholeRun }) {
  const t = useT()
  const format = useFormat()
  return (
    <>
      {isUnderWay(run) && <Progress run={run} />}
      {run.status === 'ASKING' && <Stopped run={run} />}
      {run.failure && (
        <Notice tone="danger" className="mb-6">
          {run.failure}
        </Notice>
      )}
      <RunFailures run={run} />
      {run.dryRun && run.status === 'DONE' && <DryRun run={run} />}
      <dl className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-7">
        {COUNTS.map((name) => (
          <div key={name} className="rounded-lg border border-line bg-surface p-3">
            <dt className="text-xs text-ink-soft">{t(`synchronisation.count_${name}`)}</dt>
            <dd className="text-lg font-semibold tabular-nums">{format.amount(run[name], 0)}</dd>
          </div>
        ))}
      </dl>
      <RunRows run={run} />
      {run.carsFailure && (
        <Notice tone="warn" className="mt-6">
          {run.carsFailure}
        </Notice>
      )}
      {run.cars !== null && run.cars > 0 && <RunCars run={run} />}
    </>
  )
}

/** How many are read, of how many where the system tells. */
function Progress({ run: { status, read, total } }: { run: SyncRun }) {
  const t = useT()
  const isCounted = total !== null && status !== 'WAITING'
  return (
    <ProgressCard
      words={
        isCounted
          ? t('synchronisation.readingOf', { read, total })
          : t('synchronisation.reading', { read })
      }
      done={read}
      total={total}
    />
  )
}

/** It would end too many: a person says whether that is meant. */
function Stopped({ run }: { run: SyncRun }) {
  const t = useT()
  const answer = useAnswerStop(run.id)
  return (
    <>
      <ProblemNotice error={answer.error} className="mb-3" />
      <Notice
        tone="warn"
        className="mb-6"
        actions={
          <>
            <Button busy={answer.isPending} onClick={() => answer.mutate(false)}>
              {t('synchronisation.leaveIt')}
            </Button>
            <Button variant="primary" busy={answer.isPending} onClick={() => answer.mutate(true)}>
              {t('synchronisation.goOn')}
            </Button>
          </>
        }
      >
        {t('synchronisation.tooManyEnds', { ends: run.ends })}
      </Notice>
    </>
  )
}

/** What was only tried, and the way to do it. */
function DryRun({ run }: { run: SyncRun }) {
  const t = useT()
  const navigate = useNavigate()
  const sync = useSync()
  return (
    <>
      <ProblemNotice error={sync.error} className="mb-3" />
      <Notice
        className="mb-6"
        actions={
          <Button
            variant="primary"
            busy={sync.isPending}
            onClick={() =>
              sync.mutate(
                { id: run.integrationId, dryRun: false, all: run.all },
                { onSuccess: ({ id }) => void navigate(urls.syncRun(id)) }
              )
            }
          >
            {t('synchronisation.doIt')}
          </Button>
        }
      >
        {t('synchronisation.wasDry')}
      </Notice>
    </>
  )
}
