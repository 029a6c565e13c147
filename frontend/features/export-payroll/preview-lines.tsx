import { useMemo } from 'react'
import type { PayrollLine } from '@/api/payroll-exports'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { useFactWords } from '@/lib/pay/use-fact-words'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

type Row = PayrollLine & { id: string }

/** The lines of a file, in words: the file itself has the names of the fields. */
export function PreviewLines({ lines }: { lines: readonly PayrollLine[] }) {
  const t = useT()
  const rows = useMemo(() => lines.map((line, at) => ({ ...line, id: String(at) })), [lines])
  return (
    <List
      inset
      label={t('export-payroll.previewTitle')}
      query={{ data: rows, error: null, refetch: () => {} }}
      columns={useLineColumns()}
      nameOf={({ worker, element }) => `${worker.displayName} ${element}`}
    />
  )
}

function useLineColumns(): readonly Column<Row>[] {
  const t = useT()
  const format = useFormat()
  const words = useFactWords()
  return useMemo(
    () => [
      {
        id: 'worker',
        head: t('export-payroll.worker'),
        cell: ({ worker, employeeNumber }) => (
          <>
            {worker.displayName}
            <span className="block text-xs font-normal text-ink-soft">
              {employeeNumber
                ? `${t('export-payroll.employeeNumber')} ${employeeNumber}`
                : t('export-payroll.none')}
            </span>
          </>
        ),
      },
      {
        id: 'element',
        head: t('export-payroll.element'),
        card: 'line',
        cell: ({ element, leftOut }) => (
          <>
            {words.label(element)}
            {leftOut && <Badge className="ml-2">{t('export-payroll.leftOutOne')}</Badge>}
          </>
        ),
      },
      {
        id: 'from',
        head: t('export-payroll.validFrom'),
        card: 'line',
        cell: ({ validFromStr }) => format.day(validFromStr, 'medium'),
      },
      {
        id: 'before',
        head: t('export-payroll.before'),
        cell: ({ element, before }) => (before === null ? '' : words.value(element, before)),
        className: 'max-w-48 truncate text-ink-soft',
      },
      {
        id: 'after',
        head: t('export-payroll.after'),
        card: 'block',
        cell: ({ element, after, validUntilStr }) => (
          <span className="font-medium tabular-nums">
            {validUntilStr === null
              ? words.value(element, after)
              : after === null
                ? t('export-payroll.hoursUnknown')
                : t('export-payroll.weeklyHours', {
                    hours: words.value(element, after),
                    day: format.day(validUntilStr, 'medium'),
                  })}
          </span>
        ),
        className: 'max-w-48 truncate',
      },
    ],
    [t, format, words]
  )
}
