import { Eye } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { useWorkerProposals, useWorkerQuestions } from '@/api/worker-requests'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useLocale, useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { ProposalItem } from './proposal-item.tsx'
import { QuestionItem } from './question-item.tsx'

/** So many of those that were answered stand there still. */
const ANSWERED = 3

/** What a worker asks and proposes in their portal, and the portal as they see it. */
export function WorkerRequests({ workerId }: { workerId: string }) {
  const t = useT()
  const locale = useLocale()
  const [canAnswer, canKeep, canView] = [
    useCan('portal.answer'),
    useCan('workers.details'),
    useCan('portal.view_as'),
  ]
  const questions = useWorkerQuestions({ workerId }, canAnswer).data?.data ?? []
  const proposals = useWorkerProposals({ workerId }, canKeep).data?.data ?? []
  if (!canAnswer && !canKeep && !canView) return null
  const open = questions.filter(({ answer }) => answer === null)
  const answered = questions.filter(({ answer }) => answer !== null).slice(0, ANSWERED)
  return (
    <SectionCard title={t('worker-requests.card')}>
      <div className="flex flex-col gap-4">
        {proposals.length > 0 && (
          <section>
            <h3 className="mb-2 font-medium">{t('worker-requests.proposals')}</h3>
            <ul className="flex flex-col gap-3">
              {proposals.map((proposal) => (
                <ProposalItem key={proposal.id} proposal={proposal} />
              ))}
            </ul>
          </section>
        )}
        {canAnswer && (
          <section>
            <h3 className="mb-2 font-medium">{t('worker-requests.questions')}</h3>
            {open.length === 0 && (
              <p className="text-ink-soft">{t('worker-requests.noQuestions')}</p>
            )}
            <ul className="flex flex-col gap-3">
              {[...open, ...answered].map((question) => (
                <QuestionItem key={question.id} question={question} />
              ))}
            </ul>
          </section>
        )}
        {canView && (
          <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
            <Button size="sm" asChild>
              <a href={`/${locale}${urls.portal(workerId)}`} target="_blank" rel="noopener">
                <Eye aria-hidden />
                {t('worker-requests.see')}
              </a>
            </Button>
            <p className="text-xs text-ink-soft">{t('worker-requests.seeText')}</p>
          </div>
        )}
      </div>
    </SectionCard>
  )
}
