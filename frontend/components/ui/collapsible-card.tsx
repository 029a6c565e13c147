import { useId, useState, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { cn } from '@/lib/cn'
import { Card } from './card.tsx'

interface CollapsibleCardProps {
  title: ReactNode
  /** Beside the title: how much is inside. */
  mark?: ReactNode
  /** Only while it is folded: what is inside, in a line. */
  gist?: ReactNode
  /** At the right end, seen also while closed: a total. */
  aside?: ReactNode
  defaultOpen?: boolean
  /** Something inside asks to be seen: it is open, whatever was clicked. */
  forceOpen?: boolean
  children: ReactNode
}

/** A card with a heading that folds it away; until it is clicked, `defaultOpen` decides. What is folded is not drawn. */
export function CollapsibleCard({
  title,
  mark,
  gist,
  aside,
  defaultOpen = false,
  forceOpen = false,
  children,
}: CollapsibleCardProps) {
  const id = useId()
  const [wanted, setOpen] = useState<boolean | null>(null)
  const open = forceOpen || (wanted ?? defaultOpen)
  return (
    <Card>
      <div className="relative flex min-h-14 flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-3 sm:px-6">
        <h2 className="text-base font-semibold">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="flex items-center gap-2 rounded-sm text-left after:absolute after:inset-0 after:rounded-xl"
          >
            <ChevronDown
              className={cn(
                'size-4 shrink-0 text-ink-soft transition-transform',
                !open && '-rotate-90'
              )}
              aria-hidden
            />
            {title}
          </button>
        </h2>
        {mark}
        <span className="ml-auto text-ink-soft tabular-nums">{aside}</span>
        {!open && gist && <p className="w-full truncate pl-6 text-xs text-ink-soft">{gist}</p>}
      </div>
      <div id={id} hidden={!open} className="px-4 pb-4 sm:px-6 sm:pb-6">
        {open && children}
      </div>
    </Card>
  )
}
