import { useMemo } from 'react'
import { lineWriter } from '#modules/payroll/pure'
import type { PayrollLayout } from '@/api/payroll-profiles'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { FileSample } from './file-sample.tsx'

/** Nobody's: what two people of an invented company would have in a file. */
const WHO = [
  { workerId: '0198b1c2-0000-7000-8000-000000000001', employeeNumber: '123456', firstName: 'Zoë', lastName: 'Lefèvre' },
  { workerId: '0198b1c2-0000-7000-8000-000000000002', employeeNumber: '42', firstName: 'Jan', lastName: 'Peeters' },
]
const MOST_ROWS = 12
const SAMPLE_VALUE = 3210.5

/** The file as it would be of invented people, written by what the server writes with. */
export function Example({ layout }: { layout: PayrollLayout }) {
  const t = useT()
  const written = useMemo(() => exampleOf(layout), [layout])
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">{t('payroll-profiles.exampleText')}</p>
      {written.leftOut.map((reason) => (
        <Notice key={reason} tone="warn" className="mb-3">
          {t(`payroll-profiles.exampleOut_${reason}`)}
        </Notice>
      ))}
      {written.rows.length > 0 && (
        <FileSample layout={layout} rows={written.rows} label={t('payroll-profiles.example')} />
      )}
    </>
  )
}

function exampleOf(layout: PayrollLayout) {
  const write = lineWriter(layout)
  const rows: (readonly string[])[] = []
  const leftOut = new Set<string>()
  const isTime = layout.content === 'PLANNED_TIME'
  const coded = layout.codes.filter(({ send }) => send !== 'NEVER').map(({ element }) => element)
  const elements = isTime ? ['plannedTime'] : coded.length > 0 ? coded : ['salaireBrut']
  for (const who of WHO)
    for (const element of elements) {
      const written = write({
        ...who,
        kind: isTime ? 'TIME' : 'PAY',
        element,
        validFrom: '2026-12-01',
        validUntil: isTime ? '2026-12-04' : null,
        unit: isTime ? 'HOURS' : null,
        before: null,
        after: isTime ? 38 : SAMPLE_VALUE,
      })
      if ('leftOut' in written) leftOut.add(written.leftOut)
      else rows.push(...written.rows)
    }
  return { rows: rows.slice(0, MOST_ROWS), leftOut: [...leftOut] }
}
