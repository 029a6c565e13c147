import { useSearchParams } from 'react-router'
import { usePortalOf } from '@/features/portal/portal-context'
import { Questions } from '@/features/portal/questions'

/** /w/questions: what a worker asked, and asks; of a line of a statement where the address names one */
export function Component() {
  const [params] = useSearchParams()
  return (
    <Questions
      of={usePortalOf()}
      about={params.get('line') ?? ''}
      statementId={params.get('statement')}
    />
  )
}
