import { useState, type ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Button } from './button.tsx'
import { Popover } from './popover.tsx'

interface MenuButtonProps {
  icon: LucideIcon
  label: string
  className?: string
  /** What stands in the panel; it can close it. */
  children: (close: () => void) => ReactNode
}

/** A button above a list, with a panel under it whose name is its own. */
export function MenuButton({ icon: Icon, label, className, children }: MenuButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      className={className}
      label={label}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Icon aria-hidden />
          {label}
        </Button>
      }
    >
      {children(() => setOpen(false))}
    </Popover>
  )
}
