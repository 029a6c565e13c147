import type { ComponentProps, ReactNode } from 'react'
import { Popover as Radix } from 'radix-ui'
import { cn } from '@/lib/cn'

interface PopoverProps {
  trigger: ReactNode
  children: ReactNode
  className?: string
  align?: ComponentProps<typeof Radix.Content>['align']
  side?: ComponentProps<typeof Radix.Content>['side']
  open?: boolean
  onOpenChange?: (open: boolean) => void
  label: string
}

/** A small panel beside what opened it. Its content is made only when it opens. */
export function Popover({
  trigger,
  children,
  className,
  align = 'end',
  side,
  open,
  onOpenChange,
  label,
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-lg border border-line bg-surface p-4 shadow-lg shadow-black/10 outline-none data-[state=open]:animate-in data-[state=open]:fade-in-0',
            className
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
