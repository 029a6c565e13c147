import { Tick } from '@/components/ui/tick'
import type { Selection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import type { Listed } from './rows.ts'

/** Ticks the whole page. */
export function PageTick({ rows, selection }: { rows: readonly Listed[]; selection: Selection }) {
  const t = useT()
  const ticked = rows.filter(({ id }) => selection.has(id)).length
  return (
    <Tick
      label={t('lists.selectPage')}
      checked={ticked === rows.length}
      partly={ticked > 0}
      onChange={(checked) =>
        selection.toggleAll(
          rows.map(({ id }) => id),
          checked
        )
      }
    />
  )
}
