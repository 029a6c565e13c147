import type { MouseEvent } from 'react'
import { Tick } from '@/components/ui/tick'
import { useT } from '@/lib/use-t'
import type { Listed, Rows } from './rows.ts'

type RowTickProps<Row extends Listed> = Pick<Rows<Row, string>, 'rows' | 'nameOf' | 'selection'> & {
  row: Row
}

/** The tick of a row. With the shift key held, by mouse or by space, it takes all rows since the last tick along. */
export function RowTick<Row extends Listed>({ row, rows, nameOf, selection }: RowTickProps<Row>) {
  const t = useT()
  if (!selection) return null
  return (
    <Tick
      label={t('lists.selectNamed', { name: nameOf(row) })}
      checked={selection.has(row.id)}
      onChange={(checked, { nativeEvent }) => {
        const { shiftKey } = nativeEvent as unknown as MouseEvent
        const ids = rows.map(({ id }) => id)
        selection.toggle(row.id, checked, shiftKey ? ids : undefined)
      }}
    />
  )
}
