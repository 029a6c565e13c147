import { useState } from 'react'
import { Link } from 'react-router'
import { FileSignature, Printer } from 'lucide-react'
import type { Casefile } from '@/api/casefiles'
import { useCan } from '@/api/get-user'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { CasefileMenu } from './casefile-menu.tsx'
import { ContractCard } from './contract-card.tsx'
import { ConditionsCard } from './conditions-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { FormCard } from './form-card.tsx'
import { InformationCard } from './information-card.tsx'
import { PreviewDialog, PreviewPane } from './preview.tsx'
import { CasefileProgress } from './progress.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { SignersCard } from './signers-card.tsx'
import { StateNotice } from './state-notice.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StepDialogs } from './step-dialogs.tsx'
import { CasefileTimeline } from './timeline.tsx'
import { useCasefileSteps } from './use-casefile-steps.ts'
import { useWide } from './use-wide.ts'

/** One casefile: its documents as they read, who signs them, what is missing, and what can be done now. */
export function CasefileScreen({ casefile }: { casefile: Casefile }) {
  const t = useT()
  const format = useFormat()
  const wide = useWide()
  const canWrite = useCan('casefiles.write')
  const steps = useCasefileSteps(casefile)
  const [shownId, show] = useState<string | null>(null)
  const can = (step: Casefile['steps'][number]) => canWrite && casefile.steps.includes(step)
  const { documents } = casefile
  const chosen = documents.find(({ id }) => id === shownId)
  const shown = chosen ?? (wide ? documents[0] : undefined)
  const editable = can('change')

  return (
    <>
      <PageHeader
        title={t('documents.fileOf', { name: casefile.worker.displayName })}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={casefile.status} />
            {casefile.contract && (
              <Link
                to={urls.contract(casefile.contract.id)}
                className="text-accent underline-offset-4 hover:underline"
              >
                {t(`contracts.kind_${casefile.contract.kind}`)}
              </Link>
            )}
            {casefile.contract &&
              t('documents.from', { day: format.day(casefile.contract.startDateStr, 'medium') })}
          </span>
        }
        actions={
          <>
            {can('print') && (
              <Button variant="primary" busy={steps.printing} onClick={steps.print}>
                <Printer aria-hidden />
                {t('documents.print')}
              </Button>
            )}
            {can('uploadPaper') && (
              <Button onClick={steps.printAgain}>
                <Printer aria-hidden />
                {t('documents.printAgain')}
              </Button>
            )}
            {can('uploadPaper') && (
              <Button variant="primary" onClick={() => steps.ask('sign')}>
                <FileSignature aria-hidden />
                {t('documents.addSigned')}
              </Button>
            )}
            {canWrite && <CasefileMenu casefile={casefile} steps={steps} />}
          </>
        }
      />
      <CasefileProgress casefile={casefile} />
      <StateNotice casefile={casefile} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] 2xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <DocumentsCard
            casefile={casefile}
            editable={editable}
            shownId={shown?.id ?? null}
            onShow={show}
          />
          {editable && <ContractCard casefile={casefile} />}
          <SignersCard casefile={casefile} editable={editable} />
          <FormCard casefile={casefile} steps={steps} />
          <ConditionsCard casefile={casefile} editable={editable} />
          <InformationCard casefile={casefile} editable={editable} />
          <CasefileTimeline casefile={casefile} />
        </div>
        {wide && <PreviewPane casefile={casefile} document={shown ?? null} />}
      </div>
      {!wide && (
        <PreviewDialog casefile={casefile} document={chosen ?? null} onClose={() => show(null)} />
      )}
      <SignDialog
        casefile={casefile}
        open={steps.asked === 'sign'}
        onClose={() => steps.ask(null)}
      />
      <StepDialogs steps={steps} />
    </>
  )
}
