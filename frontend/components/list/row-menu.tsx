import type { ReactNode } from 'react'
import { Ellipsis, LoaderCircle } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/dropdown-menu'

interface RowMenuProps {
  /** Whose commands they are: `Actions for Ada Byron`. */
  label: string
  /** A command that was chosen is under way; the menu itself closes on a press. */
  busy?: boolean
  /** Among the buttons of a page, rather than in a row. */
  onPage?: boolean
  /** `MenuItem`s. */
  children: ReactNode
}

/** Commands behind dots. In a row they lie above the link that covers it. */
export function RowMenu({ label, busy, onPage, children }: RowMenuProps) {
  const Dots = busy ? LoaderCircle : Ellipsis
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon"
          className={onPage ? undefined : 'relative z-10 md:size-8'}
          aria-label={label}
          aria-busy={busy || undefined}
        >
          <Dots className={busy ? 'animate-spin' : undefined} aria-hidden />
        </Button>
      }
    >
      {children}
    </Menu>
  )
}
