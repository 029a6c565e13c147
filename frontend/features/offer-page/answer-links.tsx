import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { isAccepted, type OfferSource } from './offer.ts'

/** Few offers are asked about. */
const AnswerDialog = lazy(() => import('./answer-dialog.tsx'))

export const ANSWERS = ['question', 'time', 'decline'] as const
export type Answer = (typeof ANSWERS)[number]

/** Always a way out, in the same place, never louder than the way on: ask, ask for time, decline. */
export function AnswerLinks({ source }: { source: OfferSource }) {
  const t = useT()
  const format = useFormat()
  const [open, setOpen] = useState<Answer | null>(null)
  const { offer } = source.offer
  if (isAccepted(source.offer)) return null
  return (
    <div className="flex flex-col items-center gap-1">
      {offer.askedUntil && (
        <p role="status" className="text-center text-sm text-ink-soft">
          {t('candidate.timeAsked', { day: format.day(offer.askedUntil) })}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-x-5">
        {ANSWERS.map((answer) => (
          <Button
            key={answer}
            variant="link"
            className="px-1 text-ink-soft underline"
            onClick={() => setOpen(answer)}
          >
            {t(`candidate.answer_${answer}`)}
          </Button>
        ))}
      </div>
      {open && (
        <Suspense>
          <AnswerDialog source={source} answer={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}
