import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { sentence } from '@/lib/refusal-sentence'
import { useT } from '@/lib/use-t'
import type { Assistant } from './use-assistant.ts'

/** A generic sentence, the detail, the reader's raw answer folded, and the way back to the request, which is kept. */
export function FailureView({ assistant }: { assistant: Assistant }) {
  const t = useT()
  const { shown, error } = assistant
  const detail = error ? sentence(error as Error, t) : shown?.answer.error
  const isRefused = !error && shown?.answer.outcome === 'refuses'
  return (
    <div className="flex flex-col gap-4">
      <Notice tone={isRefused ? 'info' : 'danger'} role="alert">
        {!isRefused && <p className="font-medium">{t('assistant.failed')}</p>}
        {detail && <p>{detail}</p>}
      </Notice>
      {!error && shown && !isRefused && (
        <details className="text-sm">
          <summary className="cursor-pointer text-ink-soft">{t('assistant.raw')}</summary>
          <pre className="mt-2 max-h-40 overflow-auto rounded-md bg-sunken p-3 text-xs break-all whitespace-pre-wrap">
            {shown.answer.aiResponse}
          </pre>
        </details>
      )}
      <DialogActions>
        <Button variant="primary" onClick={assistant.modify}>
          {t('assistant.modify')}
        </Button>
      </DialogActions>
    </div>
  )
}
