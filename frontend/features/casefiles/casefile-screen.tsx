import { useState } from 'react'
import { Link } from 'react-router'
import { Bell, FileSignature, Printer, Send } from 'lucide-react'
import type { Casefile } from '@/api/casefiles'
import { useCompany } from '@/api/get-company'
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
import { ReplacedCard } from './replaced-card.tsx'
import { SendDialog } from './send-dialog.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { SignerDialogs } from './signer-dialogs.tsx'
import { SignersCard } from './signers-card.tsx'
import { SigningCard } from './signing-card.tsx'
import { StateNotice } from './state-notice.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StepDialogs } from './step-dialogs.tsx'
import { CasefileTimeline } from './timeline.tsx'
import { useCasefileSteps } from './use-casefile-steps.ts'
import { useSignerSteps } from './use-signer-steps.ts'
import { useWide } from './use-wide.ts'

/** One casefile: its documents as they read, who signs them, what is missing, and what can be done now. */
export function CasefileScreen({ casefile }: { casefile: Casefile }) {
  const t = useT()
  const format = useFormat()
  const wide = useWide()
  const canWrite = useCan('casefiles.write')
  const steps = useCasefileSteps(casefile)
  const signing = useSignerSteps(casefile)
  const hasFeature = useCompany().data?.billingAccount.features.includes('documents')
  const [shownId, show] = useState<string | null>(null)
  const can = (step: Casefile['steps'][number]) => canWrite && casefile.steps.includes(step)
  const { documents } = casefile
  const chosen = documents.find(({ id }) => id === shownId)
  const shown = chosen ?? (wide ? documents[0] : undefined)
  const editable = can('change')
  const canSend = hasFeature && can('send')
  const wasSent = casefile.signers.some(({ invitedAt }) => invitedAt !== null)

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
              <Button
                variant={canSend ? 'secondary' : 'primary'}
                busy={steps.printing}
                onClick={steps.print}
              >
                <Printer aria-hidden />
                {t('documents.print')}
              </Button>
            )}
            {canSend && (
              <Button variant="primary" onClick={() => steps.ask('send')}>
                <Send aria-hidden />
                {t('signatures.send')}
              </Button>
            )}
            {wasSent && can('remind') && (
              <Button variant="primary" busy={signing.reminding} onClick={signing.remind}>
                <Bell aria-hidden />
                {t('signatures.remind')}
              </Button>
            )}
            {can('uploadPaper') && (
              <Button onClick={steps.printAgain}>
                <Printer aria-hidden />
                {t('documents.printAgain')}
              </Button>
            )}
            {can('uploadPaper') && (
              <Button variant={wasSent ? 'secondary' : 'primary'} onClick={() => steps.ask('sign')}>
                <FileSignature aria-hidden />
                {t('documents.addSigned')}
              </Button>
            )}
            {canWrite && (
              <CasefileMenu
                casefile={casefile}
                steps={steps}
                onExtend={wasSent ? () => signing.setExtending(true) : undefined}
              />
            )}
          </>
        }
      />
      <CasefileProgress casefile={casefile} />
      <StateNotice casefile={casefile} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] 2xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          {editable && !casefile.contract && <ContractCard casefile={casefile} />}
          <DocumentsCard
            casefile={casefile}
            editable={editable}
            shownId={shown?.id ?? null}
            onShow={show}
          />
          {editable && casefile.contract && <ContractCard casefile={casefile} />}
          {wasSent ? (
            <SigningCard casefile={casefile} steps={signing} />
          ) : (
            <SignersCard casefile={casefile} editable={editable} />
          )}
          <FormCard casefile={casefile} steps={steps} />
          <ConditionsCard casefile={casefile} editable={editable} />
          <InformationCard casefile={casefile} editable={editable} />
          <ReplacedCard casefile={casefile} />
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
      <SendDialog casefile={casefile} steps={steps} onPrint={steps.print} />
      <SignerDialogs casefile={casefile} steps={signing} />
      <StepDialogs steps={steps} wasSent={wasSent} />
    </>
  )
}
