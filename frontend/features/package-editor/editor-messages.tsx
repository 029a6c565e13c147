import { ApiProblem } from '@/api/problem'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { DifferenceNotice } from './difference-notice.tsx'
import type { FigureDifference } from './figure-difference.ts'
import type { SaveState } from './use-save.ts'

interface EditorMessagesProps {
  save: SaveState
  dirty: boolean
  /** When the draft on screen was kept; null when it comes from the server. */
  restoredAt: string | null
  onDiscard: () => void
  /** The package was saved since that draft was begun. */
  staleDraft: boolean
  otherError: string | null
  /** The figures that the server keeps, where they are others than those on screen. */
  difference: FigureDifference | null
  onSave: () => void
}

/** What must be known above the form: a draft taken up again, a save that failed, figures of the server that differ. */
export function EditorMessages({
  save,
  restoredAt,
  onDiscard,
  staleDraft,
  otherError,
  difference,
  onSave,
}: EditorMessagesProps) {
  const t = useT()
  const format = useFormat()
  const shown = [restoredAt, save.error, otherError, difference].some((part) => part !== null)
  if (!shown) return null
  return (
    <div className="mb-6 flex flex-col gap-3">
      {restoredAt !== null && (
        <Notice
          role="status"
          actions={
            <Button size="sm" onClick={onDiscard}>
              {t('editor.discardDraft')}
            </Button>
          }
        >
          {t('editor.draftRestored', { at: format.instant(restoredAt) })}
          {staleDraft && <p>{t('editor.draftStale')}</p>}
        </Notice>
      )}
      {save.error && (
        <Notice tone="danger">
          <p className="font-medium">{t('editor.notSaved')}</p>
          <p>
            {save.error instanceof ApiProblem && save.error.status < 500
              ? save.error.message
              : t('editor.notSavedNextStep')}
          </p>
          {save.error instanceof ApiProblem && save.error.requestId && (
            <p className="text-xs">
              {t('common.requestId')} {save.error.requestId}
            </p>
          )}
        </Notice>
      )}
      {otherError !== null && <Notice tone="danger">{otherError}</Notice>}
      {difference !== null && <DifferenceNotice difference={difference} onSave={onSave} />}
    </div>
  )
}
