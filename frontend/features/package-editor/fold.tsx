import { useId, useState, type ReactNode } from 'react'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { cn } from '@/lib/cn'

interface FoldProps {
  icon: LucideIcon
  title: string
  /** What is in it, in a line. */
  what: string
  children: ReactNode
}

/** A part of a card behind one line; what is folded is not drawn. */
export function Fold({ icon: Icon, title, what, children }: FoldProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className="border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-3 rounded-md text-left"
      >
        <Icon className="size-5 shrink-0 text-ink-soft" aria-hidden />
        <span className="min-w-0 grow">
          <span className="block font-medium">{title}</span>
          <span className="block truncate text-xs text-ink-soft">{what}</span>
        </span>
        <ChevronDown
          className={cn('size-4 shrink-0 text-ink-soft transition-transform', open && 'rotate-180')}
          aria-hidden
        />
      </button>
      <div id={id} hidden={!open} className="mt-4">
        {open && children}
      </div>
    </div>
  )
}
