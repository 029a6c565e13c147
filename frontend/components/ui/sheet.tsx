import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
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
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/40 data-[state=open]:animate-in data-[state=open]:fade-in-0" />
        <Radix.Content
          aria-describedby=""
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
