import { Download } from 'lucide-react'
import { reconciliationFile, useReconciliation, type MonthPage } from '@/api/reconciliation'
import { FileLink } from '@/components/app/file-link'
import { Loaded } from '@/components/app/loaded'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useFileOrToast } from '@/lib/use-file-or-toast'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { CodesCard } from './codes-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { namesOf } from './names-of.ts'
import { PeopleCard } from './people-card.tsx'
import { ReportButton } from './report-button.tsx'
import { VerdictBar } from './verdict-bar.tsx'

interface MonthViewProps {
  filter: MonthPage
  onChange: (change: Partial<MonthPage>) => void
}

/** One month: how many are to the cent, what makes the difference, and who is to be looked at first. */
export function MonthView({ filter, onChange }: MonthViewProps) {
  const t = useT()
  const format = useFormat()
  const asked = useReconciliation(filter)
  const file = useFileOrToast(reconciliationFile(filter.month))
  return (
    <Loaded query={asked}>
      {(data) => (
        <>
          <SectionCard
            title={t('reconciliation.overview')}
            aside={
              <div className="flex flex-wrap gap-2">
                <ReportButton month={filter.month} verdicts={data.verdicts} />
                <Button size="sm" asChild>
                  <FileLink file={file} icon={Download}>
                    {t('reconciliation.download')}
                  </FileLink>
                </Button>
              </div>
            }
          >
            <VerdictBar
              verdicts={data.verdicts}
              chosen={filter.verdict}
              onChoose={(verdict) => onChange({ verdict })}
            />
            <dl className="mt-4 grid gap-3 text-sm sm:grid-cols-3">
              {(['theirs', 'ours', 'difference'] as const).map((side) => (
                <div key={side}>
                  <dt className="text-ink-soft">{t(`reconciliation.total_${side}`)}</dt>
                  <dd className="text-lg font-semibold tabular-nums">
                    {side === 'difference' && data.difference !== 0
                      ? format.difference(data.difference, 2)
                      : format.euros(data[side])}
                  </dd>
                </div>
              ))}
            </dl>
            {data.causes.some(({ lines }) => lines > 0) && (
              <ul
                aria-label={t('reconciliation.causes')}
                className="mt-4 divide-y divide-line border-t border-line text-sm"
              >
                {data.causes
                  .filter(({ lines }) => lines > 0)
                  .map(({ code, amount, lines }) => (
                    <li
                      key={code}
                      className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
                    >
                      <span>
                        {t(`reconciliation.cause_${code}`)}{' '}
                        <span className="text-xs text-ink-soft">
                          {t('reconciliation.linesCount', { count: lines })}
                        </span>
                      </span>
                      <span className="tabular-nums">{format.difference(amount, 2)}</span>
                    </li>
                  ))}
              </ul>
            )}
            {data.withoutPayslip.total > 0 && (
              <Notice className="mt-4">
                {t('reconciliation.withoutPayslip', {
                  count: data.withoutPayslip.total,
                  names: namesOf(data.withoutPayslip),
                })}
              </Notice>
            )}
            <p className="mt-4 text-xs text-ink-soft">
              {t('reconciliation.how', { lawSet: data.lawSet ?? '–' })}
            </p>
          </SectionCard>
          <CodesCard month={filter.month} undecided={data.undecidedCodes} />
          <LinesCard lines={data.lines} />
          <PeopleCard query={{ ...asked, data }} filter={filter} onChange={onChange} />
        </>
      )}
    </Loaded>
  )
}
