import { CircleCheck } from 'lucide-react'
import { useT } from '@/lib/use-t'

/** What was told is kept; how to correct it, where that can still be done here. */
export function Thanks({ onCorrect }: { onCorrect?: () => void }) {
  const t = useT()
  return (
    <div className="max-w-md text-center" role="status">
      <CircleCheck className="mx-auto mb-4 size-10 text-accept" aria-hidden />
      <h1 className="text-lg font-semibold text-balance">{t('worker-form.thanks')}</h1>
      <p className="mt-2 text-ink-soft">{t('worker-form.saved')}</p>
      {onCorrect && (
        <button
          type="button"
          className="mt-4 min-h-11 text-accent underline-offset-4 hover:underline"
          onClick={onCorrect}
        >
          {t('worker-form.correct')}
        </button>
      )}
    </div>
  )
}
