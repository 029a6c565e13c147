import {
  useChangeImport,
  useDiscardImport,
  useImportDraft,
  type ImportSettings,
} from '@/api/imports'
import { ErrorView } from '@/components/app/error-view'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { ColumnsCard } from './columns-card.tsx'
import { OfficialCard } from './official-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { ReadingCard } from './reading-card.tsx'
import { RepairsCard } from './repairs-card.tsx'
import { ReportCard } from './report-card.tsx'
import { settingsOf } from './settings-of.ts'

interface DraftProps {
  id: string
  /** Above the screen on which one sees what was taken in. */
  isAbove?: boolean
  onClose: () => void
}

/** A file under way: how it was read, what its columns are, what is refused, what it would do. */
export function Draft({ id, isAbove = false, onClose }: DraftProps) {
  const t = useT()
  const format = useFormat()
  const toastError = useToastError()
  const { data: draft, error, refetch } = useImportDraft(id)
  const change = useChangeImport()
  const discard = useDiscardImport()
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!draft)
    return (
      <div className="flex flex-col gap-6">
        <Skeleton className="h-48" />
        <Skeleton className="h-64" />
      </div>
    )
  if (draft.import.status !== 'DRAFT')
    return <ReportCard row={draft.import} isAbove={isAbove} onClose={onClose} />
  const decide = (changed: Partial<ImportSettings>) =>
    change.mutate({ id, settings: settingsOf(draft, changed) })
  const { loadedBefore } = draft
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-medium break-words">
          {t('imports.rowsOf', { file: draft.import.fileName, count: draft.reading.rows })}
        </p>
        <Button
          variant="ghost"
          busy={discard.isPending}
          onClick={() => discard.mutate(id, { onSuccess: onClose, onError: toastError })}
        >
          {t('imports.discard')}
        </Button>
      </div>
      {loadedBefore && (
        <Notice tone="warn">
          {t('imports.loadedBefore', {
            at: format.instant(loadedBefore.at),
            by: loadedBefore.by ?? '–',
          })}
        </Notice>
      )}
      <ProblemNotice error={change.error} />
      {draft.official ? (
        <OfficialCard official={draft.official} />
      ) : (
        <>
          <ReadingCard draft={draft} onDecide={decide} />
          <ColumnsCard draft={draft} onDecide={decide} />
        </>
      )}
      {draft.plan && (
        <RepairsCard key={draft.plan.digest} draft={draft} plan={draft.plan} onDecide={decide} />
      )}
      {draft.plan && <PlanCard draft={draft} plan={draft.plan} busy={change.isPending} />}
      <p role="status" className="sr-only">
        {change.isPending && t('imports.judging')}
      </p>
    </div>
  )
}
