import { Toaster as Sonner } from 'sonner'
import { useT } from '@/lib/use-t'

/** Where short messages appear: bottom right, above everything, read aloud politely. */
export function Toaster() {
  const t = useT()
  return (
    <Sonner
      position="bottom-right"
      containerAriaLabel={t('common.notifications')}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-lg border border-line bg-surface p-4 font-sans text-sm text-ink shadow-lg shadow-black/10 sm:w-96',
          title: 'font-medium',
          description: 'text-ink-soft',
          content: 'min-w-0 grow',
          error: '[&_[data-icon]]:text-danger',
          actionButton:
            'shrink-0 rounded-md px-3 py-1.5 text-sm font-medium text-accent hover:bg-sunken',
        },
      }}
    />
  )
}
