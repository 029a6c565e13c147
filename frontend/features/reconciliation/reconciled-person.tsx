import { Link } from 'react-router'
import type { ReconciledPerson } from '@/api/reconciliation'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { LinesTable } from './lines-table.tsx'

/** One person's payslip beside its computation: line by line, with why. */
export function ReconciledPersonView({ person }: { person: ReconciledPerson }) {
  const t = useT()
  const format = useFormat()
  const { id, month, displayName, employeeNumber, verdict, cover, lawSet, undecided } = person
  const facts = [
    format.month(`${month}-01`, 'long', 'numeric'),
    employeeNumber,
    person.provider,
    t(`reconciliation.verdict_${verdict}`),
  ]
  return (
    <>
      <PageHeader
        title={displayName}
        subtitle={facts.filter(Boolean).join(' · ')}
        actions={
          <Button asChild>
            <Link to={urls.workerContracts(id)}>{t('reconciliation.contracts')}</Link>
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {cover !== 'WHOLE' && (
          <Notice tone="warn">{t(`reconciliation.cover_${cover}`)}</Notice>
        )}
        <SectionCard title={t('reconciliation.payslip')}>
          {person.lines.length > 0 && (
            <LinesTable
              label={t('reconciliation.payslip')}
              rows={person.lines.map(({ cause, ...line }) => ({
                ...line,
                because: cause?.text ?? '',
                isUnexplained: cause?.code === 'UNEXPLAINED',
              }))}
              total={person}
            />
          )}
          {person.lines.length === 0 && <p className="text-ink-soft">{t('reconciliation.nothingCompared')}</p>}
          {lawSet && (
            <p className="mt-3 text-xs text-ink-soft">{t('reconciliation.how', { lawSet })}</p>
          )}
        </SectionCard>
        {person.subtotals.length > 0 && (
          <SectionCard title={t('reconciliation.subtotals')}>
            <LinesTable
              label={t('reconciliation.subtotals')}
              rows={person.subtotals.map((line) => ({ ...line, because: '' }))}
            />
          </SectionCard>
        )}
        {undecided.length > 0 && (
          <SectionCard title={t('reconciliation.undecidedTitle')}>
            <ul aria-label={t('reconciliation.undecidedTitle')} className="divide-y divide-line text-sm">
              {undecided.map(({ code, label, amount }) => (
                <li key={code} className="flex justify-between gap-4 py-2">
                  <span className="min-w-0 break-words">{[code, label].filter(Boolean).join(' · ')}</span>
                  <span className="tabular-nums">{format.amount(amount)}</span>
                </li>
              ))}
            </ul>
          </SectionCard>
        )}
      </div>
    </>
  )
}
