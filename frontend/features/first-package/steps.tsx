import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'

interface StepsProps {
  /** Absent at the first question. */
  onBack?: () => void
  /** Absent where there is nothing behind it. */
  onSkip?: () => void
  children: ReactNode
}

/** The ways on from a question: back, past it, and on with the answer. */
export function Steps({ onBack, onSkip, children }: StepsProps) {
  const t = useT()
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      {onBack ? (
        <Button variant="ghost" onClick={onBack}>
          {t('first-package.back')}
        </Button>
      ) : (
        <span />
      )}
      <div className="flex flex-wrap gap-2">
        {onSkip && <Button onClick={onSkip}>{t('first-package.skip')}</Button>}
        {children}
      </div>
    </div>
  )
}
