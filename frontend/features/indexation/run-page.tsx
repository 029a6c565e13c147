import { useState } from 'react'
import type { RunDetail } from '@/api/indexations'
import { isUnderWay } from '@/api/indexations'
import { PageHeader } from '@/components/app/page-header'
import { ProgressCard } from '@/components/app/progress-state'
import { Stages } from '@/components/app/stages'
import { Badge } from '@/components/ui/badge'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { FourEyes } from './four-eyes.tsx'
import { GainCurve } from './gain-curve.tsx'
import { RunActions } from './run-actions.tsx'
import { RunLines } from './run-lines.tsx'
import { RunStatus } from './run-status.tsx'
import { RunSums } from './run-sums.tsx'
import { RunTables } from './run-tables.tsx'
import { useRunWords } from './use-run-words.ts'

const STAGES = ['plan', 'questions', 'approval', 'applied'] as const

/** A run from its plan to what was written: what it comes to, what it asks, who approves. */
export function RunPage({ run }: { run: RunDetail }) {
  const t = useT()
  const words = useRunWords()
  const [named, setNamed] = useState<readonly string[]>([])
  const { status, done, total } = run
  const { counts } = run.totals
  const isComputed = !['waiting', 'running', 'failed'].includes(run.status)
  return (
    <>
      <PageHeader
        title={t('indexation.title', { percent: words.percents(run) })}
        subtitle={
          <span className="flex flex-wrap items-center gap-2">
            <RunStatus run={run} />
            {run.dryRun && <Badge>{t('indexation.dryRun')}</Badge>}
            <span>
              {words.committee(run.commissionParitaire)} · {words.figure(run)}
            </span>
          </span>
        }
        actions={<RunActions run={run} onRefused={setNamed} />}
      />
      {!run.dryRun && (
        <Stages
          label={t('indexation.stages')}
          at={stageOf(run)}
          isDone={run.status === 'applied'}
          stages={STAGES.map((name) => ({
            name,
            label: t(`indexation.stage_${name}`, { ...counts }),
          }))}
        />
      )}
      {named.length > 0 && (
        <Notice tone="danger" className="mb-4" role="alert">
          <p className="font-medium">{t('indexation.named')}</p>
          <ul className="mt-1 list-disc pl-4">
            {named.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      <RunNotices run={run} />
      {isUnderWay(run) && (
        <ProgressCard
          words={t(`indexation.progress_${status}`, { done, total })}
          done={done}
          total={total}
        />
      )}
      {isComputed && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <RunSums run={run} />
            <RunLines run={run} />
            <RunTables run={run} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <GainCurve run={run} />
            {!run.dryRun && <FourEyes run={run} />}
          </div>
        </div>
      )}
    </>
  )
}

/** What is to be known before anything is decided. */
function RunNotices({ run }: { run: RunDetail }) {
  const t = useT()
  const words = useRunWords()
  const { counts } = run.totals
  const isOpen = run.status === 'planned' || run.status === 'approved'
  const since = (run.since?.changed ?? 0) + (run.since?.added ?? 0)
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {run.failure && (
        <Notice tone="danger">
          <span lang="en">{run.failure}</span>
        </Notice>
      )}
      {run.status === 'refused' && (
        <Notice tone="warn">
          {t('indexation.refusedBecause', {
            name: run.refusedBy?.displayName ?? '–',
            because: run.refusedBecause,
          })}
        </Notice>
      )}
      {isOpen && counts.taken === 0 && <Notice tone="warn">{t('indexation.nobody')}</Notice>}
      {isOpen && since > 0 && (
        <Notice tone="warn">{t('indexation.changedSince', { count: since })}</Notice>
      )}
      {isOpen && run.percentLow !== null && (
        <Notice tone="warn">{t('indexation.rangeNotice')}</Notice>
      )}
      {isOpen && run.percentLow === null && run.event && run.event.status !== 'FINAL' && (
        <Notice tone="warn">{t('indexation.expectedNotice')}</Notice>
      )}
      {isOpen && run.event === null && <Notice>{t('indexation.assumedNotice')}</Notice>}
      {counts.unanswered > 0 && isOpen && (
        <Notice tone="warn">{t('indexation.unanswered', { count: counts.unanswered })}</Notice>
      )}
      {counts.changed > 0 && (
        <Notice tone="warn">{t('indexation.leftOut', { count: counts.changed })}</Notice>
      )}
      {!run.fourEyes && <Notice tone="warn">{t('indexation.twoEyes')}</Notice>}
      {run.moderation.period && Number(run.moderation.used) > 0 && (
        <p className="text-sm text-ink-soft">
          {t('indexation.moderation', {
            before: words.percent(run.moderation.usedBefore),
            used: words.percent(run.moderation.used),
          })}
        </p>
      )}
    </div>
  )
}

function stageOf({ status, totals: { counts } }: RunDetail): number {
  if (status === 'approved' || status === 'applying' || status === 'applied') return 3
  if (status === 'undoing' || status === 'undone') return 3
  if (status === 'planned') return counts.unanswered > 0 ? 1 : 2
  return 0
}
