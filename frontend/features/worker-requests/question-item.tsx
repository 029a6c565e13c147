import { toast } from 'sonner'
import { postWorkerQuestionsIdAnswer } from '#client/bounds'
import { useRequestCalls, type WorkerQuestion } from '@/api/worker-requests'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { LongTextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** A question as it was asked, and its answer: written here, once. */
export function QuestionItem({ question }: { question: WorkerQuestion }) {
  const t = useT()
  const format = useFormat()
  const { about, text, askedAt, answer, answeredAt, answeredBy } = question
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="text-xs text-ink-soft">
        {[format.instant(askedAt), about].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
      {answer === null ? (
        <AnswerForm question={question} />
      ) : (
        <div className="mt-2 rounded-md bg-sunken p-2">
          <p className="text-xs text-ink-soft">
            {t('worker-requests.answeredBy', {
              name: answeredBy ?? '–',
              at: format.instant(answeredAt!),
            })}
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
    </li>
  )
}

function AnswerForm({ question: { id, worker } }: { question: WorkerQuestion }) {
  const t = useT()
  const { answer } = useRequestCalls(worker.id)
  const form = useBoundForm({
    bounds: postWorkerQuestionsIdAnswer,
    defaultValues: { answer: '' },
    send: (body) => answer.mutateAsync({ id, ...body }),
    onSaved: () => toast(t('worker-requests.answered')),
  })
  return (
    <Form form={form} className="mt-3">
      <LongTextField
        form={form}
        name="answer"
        rows={3}
        label={t('worker-requests.yourAnswer')}
        hint={t('worker-requests.answerHint')}
        says={{ required: t('worker-requests.answerMissing') }}
      />
      <SubmitButton form={form} size="sm" className="self-end">
        {t('worker-requests.answer')}
      </SubmitButton>
    </Form>
  )
}
