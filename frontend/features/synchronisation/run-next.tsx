import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Integration, RowFilter, WholeRun } from '@/api/integrations'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { endOf } from '@/lib/use-run-words'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useRunAgain } from './use-run-again.ts'
import { useSystemName } from './use-system-name.ts'

interface RunNextProps {
  run: WholeRun
  integration?: Integration
  onShow: (tab: RowFilter) => void
}

/** What one does with a run that is over, as one sentence and one button that leads; nothing where nothing is to be done. */
export function RunNext({ run, integration, onShow }: RunNextProps) {
  const t = useT()
  const nameOf = useSystemName()
  const again = useRunAgain(run)
  const later = integration?.lastRun
  // What it asks is answered here, whatever came after.
  if (run.questions === 0 && later && later.id !== run.id && later.createdAt > run.createdAt)
    return (
      <Next text={t('synchronisation.isOlder')}>
        <Button asChild>
          <Link to={urls.syncRun(later.id)}>{t('synchronisation.toLater')}</Link>
        </Button>
      </Next>
    )
  if (run.failureKind === 'unauthorised' || run.failureKind === 'not_found')
    return (
      <Next text={run.failure}>
        <Button asChild variant="primary">
          <Link to={urls.integrationsSettings}>{t('synchronisation.toKey')}</Link>
        </Button>
      </Next>
    )
  const end = endOf(run)
  if (run.failureKind !== null || end === 'ALL_FAILED')
    return (
      <Next
        text={run.failure ?? t('synchronisation.repairThere', { system: nameOf(run.system) })}
        error={again.error}
      >
        <Button variant="primary" busy={again.isPending} onClick={() => again.run(run.dryRun)}>
          {again.words}
        </Button>
      </Next>
    )
  if (end !== 'DONE' && end !== 'SOME_FAILED') return null
  if (run.dryRun)
    return (
      <Next text={t('synchronisation.wasDry')} error={again.error}>
        <Button variant="primary" busy={again.isPending} onClick={() => again.run(false)}>
          {t('synchronisation.doIt')}
        </Button>
      </Next>
    )
  if (run.questions > 0)
    return (
      <Next text={t('synchronisation.asksYou', { asked: run.questions })}>
        <Button variant="primary" onClick={() => onShow('ASKED')}>
          {t('synchronisation.toQuestions')}
        </Button>
      </Next>
    )
  return null
}

/** A sentence with what leads on from it. */
function Next({
  text,
  error = null,
  children,
}: {
  text: ReactNode
  error?: Error | null
  children: ReactNode
}) {
  return (
    <>
      <ProblemNotice error={error} className="mt-4" />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken p-3 sm:px-4">
        <p className="min-w-0 flex-1 basis-56 text-sm">{text}</p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">{children}</div>
      </div>
    </>
  )
}
