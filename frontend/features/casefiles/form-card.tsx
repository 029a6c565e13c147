import { Send, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { Casefile } from '@/api/casefiles'
import { useCompany } from '@/api/get-company'
import { useCan } from '@/api/get-user'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import type { CasefileSteps } from './use-casefile-steps.ts'

interface FormCardProps {
  casefile: Casefile
  steps: CasefileSteps
}

/** The worker's form: asked for by mail, opened, filled in; asked again, taken back. */
export function FormCard({ casefile, steps }: FormCardProps) {
  const t = useT()
  const format = useFormat()
  const canWrite = useCan('casefiles.write')
  const isOpen = useCompany().data?.billingAccount.features.includes('documents')
  const { form, worker } = casefile
  const can = (step: Casefile['steps'][number]) =>
    canWrite && isOpen && casefile.steps.includes(step)
  if (!form.sentAt && !can('sendForm')) return null
  const sent = [
    form.sentAt &&
      t('documents.formSentOn', { at: format.instant(form.sentAt), to: form.to ?? '' }),
    form.openedAt && t('documents.formOpenedOn', { at: format.instant(form.openedAt) }),
    form.filledAt && t('documents.formFilledOn', { at: format.instant(form.filledAt) }),
  ].filter(Boolean)
  return (
    <SectionCard
      title={t('documents.workerDetails')}
      aside={
        form.filledAt ? (
          <Badge tone="accept">{t('documents.formFilled')}</Badge>
        ) : (
          form.sentAt && <Badge tone="info">{t('documents.formWaiting')}</Badge>
        )
      }
    >
      {sent.length > 0 ? (
        <ul className="flex flex-col gap-1 text-ink-soft">
          {sent.map((line) => (
            <li key={String(line)}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{t('documents.formText')}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {(can('sendForm') || can('resendForm')) &&
          (worker.email ? (
            <Button busy={steps.sending} onClick={steps.sendForm}>
              <Send aria-hidden />
              {t(form.sentAt ? 'documents.resendForm' : 'documents.sendForm')}
            </Button>
          ) : (
            <p className="text-sm">
              {t('documents.noAddress')}{' '}
              <Link
                to={urls.worker(worker.id)}
                className="text-accent underline underline-offset-4"
              >
                {t('documents.toWorker')}
              </Link>
            </p>
          ))}
        {can('withdrawForm') && (
          <Button variant="ghost" onClick={() => steps.ask('withdraw')}>
            <Undo2 aria-hidden />
            {t('documents.withdrawForm')}
          </Button>
        )}
      </div>
    </SectionCard>
  )
}
