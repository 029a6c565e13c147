import type { ReactNode } from 'react'
import { ApiProblem } from '@/api/problem'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

interface ProblemNoticeProps {
  error: Error | null
  className?: string
  /** What it is about, below the sentence. */
  children?: ReactNode
}

/** Why something was not done, above what does it: the server's own sentence where there is one. */
export function ProblemNotice({ error, className, children }: ProblemNoticeProps) {
  const t = useT()
  if (!error) return null
  return (
    <Notice tone="danger" className={className}>
      <p>
        {error instanceof ApiProblem
          ? error.message || t('common.errorNextStep')
          : t('common.noAnswer')}
      </p>
      {children}
    </Notice>
  )
}
