import { ApiProblem } from '@/api/problem'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

/** Why something was not done, above what does it: the server's own sentence where there is one. */
export function ProblemNotice({ error, className }: { error: Error | null; className?: string }) {
  const t = useT()
  if (!error) return null
  return (
    <Notice tone="danger" className={className}>
      {error instanceof ApiProblem ? error.message : t('common.noAnswer')}
    </Notice>
  )
}
