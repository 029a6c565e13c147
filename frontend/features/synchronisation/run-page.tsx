import { useRef, useState } from 'react'
import { Link } from 'react-router'
import {
  isUnderWay,
  useAnswerStop,
  useIntegrations,
  type RowFilter,
  type SyncRun,
  type WholeRun,
} from '@/api/integrations'
import { OtherAccountFound } from '@/components/app/other-account-found'
import { ProblemNotice } from '@/components/app/problem-notice'
import { ProgressCard } from '@/components/app/progress-state'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { partsOf } from './outcome-bar.tsx'
import { RunCars } from './run-cars.tsx'
import { isRepairedHere, RunFailures } from './run-failures.tsx'
import { RunGlance } from './run-glance.tsx'
import { RunNext } from './run-next.tsx'
import { RunRows } from './run-rows.tsx'

/** A run: how far it is, what it came to, what is to be done, and its people. */
export function RunPage({ run }: { run: WholeRun }) {
  const t = useT()
  const integrations = useIntegrations()
  const integration = integrations.data?.data.find(({ id }) => id === run.integrationId)
  const [tab, setTab] = useState<RowFilter | null>(null)
  const people = useRef<HTMLDivElement>(null)
  const show = (next: RowFilter) => {
    setTab(next)
    people.current?.scrollIntoView({ block: 'start' })
  }
  const asksWhose = run.failureKind === 'account' && integration?.pausedWhy === 'ACCOUNT'
  return (
    <>
      {isUnderWay(run) && <Progress run={run} />}
      {run.status === 'ASKING' && <Stopped run={run} />}
      {asksWhose && (
        <OtherAccountFound
          integration={integration}
          leave={
            <Button asChild>
              <Link to={urls.integrationsSettings}>{t('synchronisation.toKey')}</Link>
            </Button>
          }
        />
      )}
      <RunGlance run={run} integration={integration} onShow={show}>
        {!isRepairedHere(run) && !asksWhose && (
          <RunNext run={run} integration={integration} onShow={show} />
        )}
      </RunGlance>
      <RunFailures run={run} integration={integration} />
      {(partsOf(run).length > 0 || isUnderWay(run)) && (
        <div ref={people} className="scroll-mt-4">
          <RunRows run={run} chosen={tab} onChoose={setTab} />
        </div>
      )}
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
