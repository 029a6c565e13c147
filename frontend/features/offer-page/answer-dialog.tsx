import { useState } from 'react'
import { daysAfter } from '#modules/shared/values/days'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import type { Answer } from './answer-links.tsx'
import { FailureNotice } from './failure-notice.tsx'
import type { OfferSource } from './offer.ts'

const MOST_SIGNS = 2_000
const WEEK_DAYS = 7

interface AnswerDialogProps {
  source: OfferSource
  answer: Answer
  onClose: () => void
}

/** Words to the employer, a day that is proposed, or a no with a reason or without. */
export default function AnswerDialog({ source, answer, onClose }: AnswerDialogProps) {
  const t = useT()
  const { offer, company } = source.offer
  const until = offer.validityDateStr ?? ''
  const [text, setText] = useState('')
  const [day, setDay] = useState(() => daysAfter(until, WEEK_DAYS))
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const name = offer.contact?.name ?? company.name
  const lacks = answer === 'question' ? text.trim() === '' : answer === 'time' && day <= until

  async function send() {
    setSending(true)
    setError(null)
    try {
      if (answer === 'question') await source.ask?.(text)
      if (answer === 'time') await source.askTime?.(day, text)
      if (answer === 'decline') await source.decline?.(text)
      setSent(true)
    } catch (failure) {
      setError(failure as Error)
    } finally {
      setSending(false)
    }
  }

  if (sent)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t(`candidate.sent_${answer}`)}
        description={t(`candidate.sentText_${answer}`, { name, company: company.name })}
      >
        <DialogActions>
          <Button variant="primary" onClick={() => (answer === 'decline' ? leave() : onClose())}>
            {t('common.close')}
          </Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending && onClose()}
      title={t(`candidate.answer_${answer}`)}
      description={t(`candidate.answerText_${answer}`, { name, company: company.name })}
    >
      <div className="flex flex-col gap-4">
        {answer === 'time' && (
          <Field
            label={t('candidate.untilDay')}
            error={day <= until ? t('candidate.untilLater') : null}
          >
            {(control) => (
              <input
                {...control}
                type="date"
                className={cn(inputClasses, 'max-w-48')}
                min={daysAfter(until, 1)}
                value={day}
                onChange={(event) => setDay(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field
          label={t(answer === 'question' ? 'candidate.yourQuestion' : 'candidate.yourReason')}
          hint={t('candidate.signsLeft', { count: MOST_SIGNS - text.length })}
        >
          {(control) => (
            <textarea
              {...control}
              rows={answer === 'question' ? 5 : 3}
              maxLength={MOST_SIGNS}
              className={cn(inputClasses, 'h-auto py-2')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {source.preview && <p className="text-sm text-ink-soft">{t('candidate.previewOnly')}</p>}
        {error !== null && <FailureNotice error={error} />}
      </div>
      <DialogActions>
        <Button onClick={onClose} disabled={sending}>
          {t('common.cancel')}
        </Button>
        <Button
          variant={answer === 'decline' ? 'secondary' : 'primary'}
          busy={sending}
          disabled={lacks || source.ask === null}
          onClick={() => void send()}
        >
          {t(`candidate.send_${answer}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The link opens nothing any more: what is asked for again says so. */
function leave(): void {
  window.location.reload()
}
