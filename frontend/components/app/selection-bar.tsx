import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { Selection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'

/** As many as one call takes. */
export const MOST_AT_ONCE = 100

interface SelectionBarProps {
  selection: Selection
  /** The commands. */
  children: ReactNode
}

/** What can be done with everything that is ticked; it stays in sight while the list scrolls. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const t = useT()
  const count = selection.ids.size
  return (
    <section
      aria-label={t('lists.selection')}
      className="sticky top-16 z-20 -mx-1 mb-3 flex flex-wrap items-center gap-2 rounded-lg border border-accent/30 bg-surface p-2 shadow-sm shadow-ink/5"
    >
      <p role="status" className="px-2 font-medium">
        {t('lists.selectedCount', { count })}
      </p>
      {count > MOST_AT_ONCE && (
        <p className="text-ink-soft">{t('lists.tooMany', { most: MOST_AT_ONCE })}</p>
      )}
      <div className="ml-auto flex flex-wrap gap-2">
        {children}
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('lists.clearSelection')}
          onClick={selection.clear}
        >
          <X aria-hidden />
        </Button>
      </div>
    </section>
  )
}
