import type { ComponentProps, ReactNode } from 'react'
import { DropdownMenu as Radix } from 'radix-ui'
import { cn } from '@/lib/cn'

interface MenuProps {
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
  /** Opened by something else than its button, too. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Where the focus goes other than back to the button. */
  onCloseAutoFocus?: (event: Event) => void
}

/** A list of commands behind a button. */
export function Menu({
  trigger,
  children,
  align = 'end',
  side = 'bottom',
  open,
  onOpenChange,
  onCloseAutoFocus,
}: MenuProps) {
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-50 min-w-48 rounded-md border border-line bg-surface p-1 shadow-lg shadow-black/10 data-[state=open]:animate-in data-[state=open]:fade-in-0"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const itemClasses =
  'flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2 text-sm outline-none select-none data-highlighted:bg-sunken data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:text-ink-soft'

export function MenuItem({
  className,
  danger,
  ...props
}: ComponentProps<typeof Radix.Item> & { danger?: boolean }) {
  return (
    <Radix.Item
      className={cn(itemClasses, danger && 'text-danger [&_svg]:text-danger', className)}
      {...props}
    />
  )
}

export function MenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup {...props} />
}

export function MenuRadioItem({ className, ...props }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem
      className={cn(
        itemClasses,
        'data-[state=checked]:font-medium data-[state=checked]:text-accent',
        className
      )}
      {...props}
    />
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2 py-1.5 text-xs text-ink-soft">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />
}
