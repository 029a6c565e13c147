import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { toast } from 'sonner'
import { postWorkerPortalQuestions } from '#client/bounds'
import { portalQuestionsQuery, usePortalCalls, type PortalQuestion } from '@/api/portal'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { LongTextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Card, SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { PortalOf } from './portal-context.ts'

interface QuestionsProps {
  of: PortalOf
  /** The line that is asked about; empty where it is about none. */
  about: string
  statementId: string | null
}

/** Questions to the employer with their answers, the last first. */
export function Questions({ of: { seen, worker, company }, about, statementId }: QuestionsProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(portalQuestionsQuery(seen))
  const { read } = usePortalCalls()
  const isToRead = !seen.as && data !== undefined && worker.unreadAnswers > 0
  useEffect(() => {
    if (isToRead && read.isIdle) read.mutate()
  }, [isToRead, read])
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4 sm:gap-6">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{t('portal.place_questions')}</h1>
        <p className="mt-1 text-base text-ink-soft text-pretty">
          {t('portal.questionsText', { company: company.name })}
        </p>
      </header>
      {!seen.as && <AskForm key={about} about={about} statementId={statementId} />}
      {!data ? (
        error ? (
          <ErrorView error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-32 w-full rounded-2xl" />
        )
      ) : data.data.length === 0 ? (
        <EmptyState icon={MessageCircleQuestion} title={t('portal.noQuestions')}>
          {t('portal.noQuestionsText')}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {data.data.map((question) => (
            <li key={question.id}>
              <Asked question={question} company={company.name} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function AskForm({ about, statementId }: { about: string; statementId: string | null }) {
  const t = useT()
  const { ask } = usePortalCalls()
  const form = useBoundForm({
    bounds: postWorkerPortalQuestions,
    defaultValues: { text: '' },
    body: ({ text }) => ({
      text,
      ...(about && { about: about.slice(0, 200) }),
      ...(statementId && { statementId }),
    }),
    send: ask.mutateAsync,
    onSaved: (_answer, { reset }) => {
      reset()
      toast(t('portal.asked'))
    },
  })
  return (
    <SectionCard title={t('portal.ask')} className="rounded-2xl">
      {about && (
        <p className="-mt-2 mb-3 text-ink-soft">{t('portal.aboutLine', { line: about })}</p>
      )}
      <Form form={form}>
        <LongTextField
          form={form}
          name="text"
          rows={4}
          label={t('portal.yourQuestion')}
          says={{ required: t('portal.questionMissing') }}
        />
        <SubmitButton form={form} className="self-end">
          {t('portal.send')}
        </SubmitButton>
      </Form>
    </SectionCard>
  )
}

function Asked({ question, company }: { question: PortalQuestion; company: string }) {
  const t = useT()
  const format = useFormat()
  const { about, text, askedAt, answer, answeredAt, answeredBy } = question
  return (
    <Card className="rounded-2xl p-4 sm:p-6">
      <p className="text-xs text-ink-soft">
        {[format.instant(askedAt), about].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
      {answer === null ? (
        <p className="mt-3 text-ink-soft">{t('portal.waits', { company })}</p>
      ) : (
        <div className="mt-3 rounded-xl bg-sunken p-3">
          <p className="text-xs text-ink-soft">
            {t('portal.answerOf', { name: answeredBy ?? company, at: format.instant(answeredAt!) })}
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
    </Card>
  )
}
