import { useNavigation } from 'react-router'
import { useIsActive } from '@/lib/activity'
import { cn } from '@/lib/cn'

/** The thin bar on top of the page: shown while a request or a navigation runs. */
export function LoadingBar() {
  const navigating = useNavigation().state !== 'idle'
  const requesting = useIsActive()
  const active = navigating || requesting
  return (
    <div
      aria-hidden
      className={cn(
        'pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden transition-opacity delay-100 duration-200 print:hidden',
        active ? 'opacity-100' : 'opacity-0'
      )}
    >
      <div className={cn('h-full w-2/5 rounded-full bg-accent', active && 'loading-bar')} />
    </div>
  )
}
