import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import type { Page } from '@/api/types'
import { Button } from '@/components/ui/button'
import type { Selection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import type { Listed } from './rows.ts'

interface SelectionBarProps {
  selection: Selection
  page: Page<Listed>
  /** How many there are of what: `2,007 packages`. */
  total: string
  /** The commands. */
  children: ReactNode
}

/** What can be done with everything that is ticked; it stays in sight while the list scrolls. */
export function SelectionBar({ selection, page, total, children }: SelectionBarProps) {
  const t = useT()
  const { ids, all, has, takeAll, clear } = selection
  const about = page.meta.estimated ? 'About' : ''
  // Offered once the page is ticked: who ticks two rows means those two.
  const isPart = page.meta.total > page.data.length && page.data.every(({ id }) => has(id))
  return (
    <section
      aria-label={t('lists.selection')}
      className="sticky top-16 z-20 -mx-1 mb-3 flex flex-wrap items-center gap-2 rounded-lg border border-accent/30 bg-surface p-2 shadow-sm shadow-ink/5"
    >
      <p role="status" className="px-2 font-medium">
        {all
          ? t(`lists.allSelected${about}`, { total })
          : t('lists.selectedCount', { count: ids.size })}
      </p>
      {!all && isPart && (
        <Button size="sm" variant="ghost" onClick={takeAll}>
          {t(`lists.selectAll${about}`, { total })}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        className="ml-auto sm:order-last sm:ml-0"
        aria-label={t('lists.clearSelection')}
        onClick={clear}
      >
        <X aria-hidden />
      </Button>
      <div className="flex flex-wrap gap-2 sm:ml-auto">{children}</div>
    </section>
  )
}
