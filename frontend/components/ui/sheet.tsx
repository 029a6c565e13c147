import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useFocusReturn } from '@/lib/use-focus-return'
import { useT } from '@/lib/use-t'
import { Button } from './button.tsx'

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

/** A drawer from the left edge. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  const t = useT()
  const returnFocus = useFocusReturn(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/40 data-[state=open]:animate-in data-[state=open]:fade-in-0" />
        <Radix.Content
          aria-describedby=""
          onOpenAutoFocus={focusDrawer}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col border-r border-line bg-surface outline-none data-[state=open]:animate-in data-[state=open]:slide-in-from-left"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
          <Radix.Close asChild>
            <Button variant="ghost" size="icon" className="absolute top-3 right-3" aria-label={t('common.close')}>
              <X aria-hidden />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The drawer itself takes the focus: its first control that is no link may be far down. */
function focusDrawer(event: Event): void {
  event.preventDefault()
  ;(event.currentTarget as HTMLElement).focus()
}
