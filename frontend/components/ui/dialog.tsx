import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { cn } from '@/lib/cn'
import { useFocusReturn } from '@/lib/use-focus-return'
import { useT } from '@/lib/use-t'
import { Button } from './button.tsx'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  className?: string
  /** Told before Escape closes it; it stays open where the default is prevented. */
  onEscape?: (event: KeyboardEvent) => void
}

/** A question or a short form above the page. Focus stays inside and goes back to where it came from. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  className,
  onEscape,
}: DialogProps) {
  const t = useT()
  const returnFocus = useFocusReturn(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/40 data-[state=open]:animate-in data-[state=open]:fade-in-0" />
        <Radix.Content
          aria-describedby={description ? undefined : ''}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={onEscape}
          className={cn(
            'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-xl border border-line bg-surface p-4 shadow-xl shadow-black/10 outline-none data-[state=open]:animate-in data-[state=open]:fade-in-0 sm:p-6',
            className
          )}
        >
          <Radix.Title className="pr-10 text-lg font-semibold">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1 text-sm text-ink-soft">
              {description}
            </Radix.Description>
          )}
          <div className="mt-4">{children}</div>
          <Radix.Close asChild>
            <Button
              variant="ghost"
              size="icon"
              className="absolute top-3 right-3"
              aria-label={t('common.close')}
            >
              <X aria-hidden />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The buttons at the end of a dialog: the main one right, first on a phone. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap-reverse sm:justify-end">
      {children}
    </div>
  )
}
