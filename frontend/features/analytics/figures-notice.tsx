import { useFigures, useRecompute } from '@/api/analytics'
import { useCan } from '@/api/get-user'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** What the page leaves out for want of figures, and how far their computing is; the law they follow where all are there. */
export function FiguresNotice() {
  const t = useT()
  const figures = useFigures().data
  const recompute = useRecompute()
  const toastError = useToastError()
  const canWrite = useCan('analytics.write')
  if (!figures) return null
  const { total, ready, stale, missing, failed, lawSet } = figures
  const waits = stale + missing
  return (
    <div className="mb-4 grid gap-2 print:mb-2">
      {waits > 0 && (
        <Notice
          role="status"
          actions={
            canWrite && (
              <Button
                size="sm"
                busy={recompute.isPending}
                onClick={() => recompute.mutate(undefined, { onError: toastError })}
              >
                {t('analytics.recompute')}
              </Button>
            )
          }
        >
          <p>{t('analytics.computing', { ready, total, stale, missing })}</p>
          <div
            role="progressbar"
            aria-label={t('analytics.progress')}
            aria-valuenow={Math.round(((total - waits) / total) * 100)}
            className="mt-2 h-2 overflow-hidden rounded-full bg-line"
          >
            <div
              className="h-full bg-accent"
              style={{ width: `${((total - waits) / total) * 100}%` }}
            />
          </div>
        </Notice>
      )}
      {failed > 0 && <Notice tone="warn">{t('analytics.failed', { failed })}</Notice>}
      {waits === 0 && total > 0 && (
        <p className="text-xs text-ink-soft">{t('analytics.lawSet', { lawSet })}</p>
      )}
    </div>
  )
}
