import { useAnswerQuestion, useExtendOffer, type Offer } from '@/api/offers'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** What the candidate asks and that waits: time until the day they propose, granted with one click, and a question. */
export function AskedNotice({ offer, maySend }: { offer: Offer; maySend: boolean }) {
  if (offer.status !== 'SENT' && offer.status !== 'EXPIRED') return null
  return (
    <>
      <TimeAsked offer={offer} maySend={maySend} />
      <Question offer={offer} maySend={maySend} />
    </>
  )
}

function TimeAsked({ offer, maySend }: { offer: Offer; maySend: boolean }) {
  const t = useT()
  const format = useFormat()
  const extend = useExtendOffer()
  const toastError = useToastError()
  const { id, askedUntilStr: day, worker } = offer
  if (day === null) return null
  return (
    <Notice
      role="status"
      className="mb-6"
      actions={
        maySend && (
          <Button
            size="sm"
            variant="primary"
            busy={extend.isPending}
            onClick={() => extend.mutate({ id, validityDateStr: day }, { onError: toastError })}
          >
            {t('offers.grantTime')}
          </Button>
        )
      }
    >
      {t('offers.timeAsked', {
        name: worker?.displayName ?? t('offers.candidate'),
        day: format.day(day),
      })}
    </Notice>
  )
}

function Question({ offer, maySend }: { offer: Offer; maySend: boolean }) {
  const t = useT()
  const answer = useAnswerQuestion()
  const toastError = useToastError()
  const { id, question, worker, package: pack } = offer
  if (question === null) return null
  const subject = t('offers.answerSubject', { job: pack?.nomFonction ?? '' })
  return (
    <Notice
      role="status"
      className="mb-6"
      actions={
        maySend && (
          <>
            {worker?.email && (
              <Button size="sm" variant="primary" asChild>
                <a href={`mailto:${worker.email}?subject=${encodeURIComponent(subject)}`}>
                  {t('offers.answerByMail')}
                </a>
              </Button>
            )}
            <Button
              size="sm"
              busy={answer.isPending}
              onClick={() => answer.mutate(id, { onError: toastError })}
            >
              {t('offers.answered')}
            </Button>
          </>
        )
      }
    >
      <p>{t('offers.question', { name: worker?.displayName ?? t('offers.candidate') })}</p>
      <p className="mt-1 font-medium whitespace-pre-line wrap-anywhere">{question.text}</p>
    </Notice>
  )
}
