import { useState } from 'react'
import {
  CalendarX2,
  FilePen,
  FilePlus2,
  FileSignature,
  PenLine,
  Pencil,
  Trash2,
} from 'lucide-react'
import { Link } from 'react-router'
import type { Contract } from '@/api/contracts'
import { useCan } from '@/api/get-user'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { ContractProgress, stageOf } from './contract-progress.tsx'
import { EndDialog, endLabel } from './end-dialog.tsx'
import { LawPanel } from './law-panel.tsx'
import { MonthSection } from './month/month-section.tsx'
import { NoticeSection } from './notice/notice-section.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { StandingBadge } from './standing-badge.tsx'
import { useContractWords } from './use-contract-words.ts'
import { useDiscardContract } from './use-discard-contract.ts'
import { Versions } from './versions.tsx'

/** One version of a contract: what holds, what can be done with it, its papers, and every version of the worker's. */
export function ContractScreen({
  contract,
  onDiscarded,
}: {
  contract: Contract
  onDiscarded: () => void
}) {
  const t = useT()
  const words = useContractWords()
  const { worker, standing, correctedById } = contract
  const stage = stageOf(contract)
  return (
    <>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            {t('contracts.newTitle', { name: worker.displayName })}
            <StandingBadge standing={standing} />
          </span>
        }
        subtitle={`${words.kindOf(contract)} · ${words.daysOf(contract)}`}
        actions={<Steps contract={contract} onDiscarded={onDiscarded} />}
      />
      {stage && (
        <ContractProgress
          at={stage}
          fromOffer={contract.offerId !== null}
          firstDay={contract.startDateStr}
        />
      )}
      {correctedById && (
        <Notice
          className="mb-6"
          role="status"
          actions={
            <Button size="sm" asChild>
              <Link to={urls.contract(correctedById)}>{t('contracts.openCorrection')}</Link>
            </Button>
          }
        >
          {t('contracts.correctedNotice')}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Terms contract={contract} />
          <Papers contract={contract} />
          <MonthSection contract={contract} />
          <NoticeSection contract={contract} />
          <Versions contract={contract} />
        </div>
        {contract.warnings.length > 0 && <LawPanel judged={contract} />}
      </div>
    </>
  )
}

function Steps({ contract, onDiscarded }: { contract: Contract; onDiscarded: () => void }) {
  const t = useT()
  const canWrite = useCan('contracts.write')
  const canPrepare = useCan('casefiles.write')
  const discard = useDiscardContract()
  const [open, setOpen] = useState<'sign' | 'end' | null>(null)
  const { id, steps, worker } = contract
  if (!canWrite) return null
  const has = (step: Contract['steps'][number]) => steps.includes(step)
  return (
    <>
      {has('edit') && (
        <Button asChild>
          <Link to={urls.editContract(id)}>
            <Pencil aria-hidden />
            {t('contracts.edit')}
          </Link>
        </Button>
      )}
      {has('discard') && (
        <Button
          onClick={() => {
            discard({ id, name: worker.displayName })
            onDiscarded()
          }}
        >
          <Trash2 aria-hidden />
          {t('contracts.discard')}
        </Button>
      )}
      {has('sign') && canPrepare && (
        <Button variant="primary" asChild>
          <Link to={urls.newCasefile({ contractId: id })}>
            <FileSignature aria-hidden />
            {t('contracts.prepareDocuments')}
          </Link>
        </Button>
      )}
      {has('sign') && (
        <Button onClick={() => setOpen('sign')}>
          <PenLine aria-hidden />
          {t('contracts.sign')}
        </Button>
      )}
      {has('end') && (
        <Button onClick={() => setOpen('end')}>
          <CalendarX2 aria-hidden />
          {t(endLabel(contract))}
        </Button>
      )}
      {has('correct') && (
        <Button asChild>
          <Link to={urls.newContract({ previousId: id, changeType: 'CORRECTION' })}>
            <FilePen aria-hidden />
            {t('contracts.correct')}
          </Link>
        </Button>
      )}
      {has('follow') && (
        <Button variant="primary" asChild>
          <Link to={urls.newContract({ previousId: id })}>
            <FilePlus2 aria-hidden />
            {t('contracts.follow')}
          </Link>
        </Button>
      )}
      <SignDialog contract={contract} open={open === 'sign'} onClose={() => setOpen(null)} />
      <EndDialog contract={contract} open={open === 'end'} onClose={() => setOpen(null)} />
    </>
  )
}

function Terms({ contract }: { contract: Contract }) {
  const t = useT()
  const format = useFormat()
  const { package: pack, offerId, exchangeId } = contract
  const facts: [string, React.ReactNode][] = [
    [
      'package',
      pack && (
        <Link to={urls.package(pack.id)} className="text-accent underline-offset-4 hover:underline">
          {pack.nomFonction} · {format.euros(pack.salaireBrut)}
        </Link>
      ),
    ],
    ['place', contract.contractLocation?.name],
    ['costCenter', contract.costCenter?.name],
    ['schedule', contract.schedule],
    [
      'scheduleKind',
      contract.isVariableSchedule !== null &&
        t(`contracts.scheduleKind_${contract.isVariableSchedule}`),
    ],
    ['replaced', contract.replacedWorker?.displayName],
    ['work', contract.workDescription],
    ['reason', contract.reason],
    [
      'signature',
      contract.signedOnStr
        ? t(`contracts.signature_${contract.signature}_on`, {
            day: format.day(contract.signedOnStr, 'medium'),
          })
        : t(`contracts.signature_${contract.signature}`),
    ],
    [
      'origin',
      offerId ? (
        <Link to={urls.offer(offerId)} className="text-accent underline-offset-4 hover:underline">
          {t('contracts.openOffer')}
        </Link>
      ) : (
        exchangeId && (
          <Link
            to={urls.sacrifice(exchangeId)}
            className="text-accent underline-offset-4 hover:underline"
          >
            {t('contracts.openExchange')}
          </Link>
        )
      ),
    ],
  ]
  return (
    <SectionCard title={t('contracts.terms')}>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{t(`contracts.${name}`)}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line max-sm:-mt-2">{value}</dd>
              </div>
            )
        )}
      </dl>
    </SectionCard>
  )
}

/** The casefiles of this version with their documents; nothing where there are none. */
function Papers({ contract: { casefiles } }: { contract: Contract }) {
  const t = useT()
  if (casefiles.length === 0) return null
  return (
    <SectionCard title={t('contracts.papers')}>
      <ul className="flex flex-col gap-3">
        {casefiles.map((casefile) => (
          <li key={casefile.id} className="flex flex-col gap-2">
            <Link
              to={urls.casefile(casefile.id)}
              className="font-medium text-accent underline-offset-4 hover:underline"
            >
              {t('contracts.openCasefile', { status: t(`documents.status_${casefile.status}`) })}
            </Link>
            <ul className="flex flex-col gap-1 pl-4">
              {casefile.documents.map(({ id, name, pdfUrl }) => (
                <li key={id}>
                  {pdfUrl ? (
                    <a
                      href={pdfUrl}
                      target="_blank"
                      rel="noreferrer"
                      className="text-accent underline-offset-4 hover:underline"
                    >
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
