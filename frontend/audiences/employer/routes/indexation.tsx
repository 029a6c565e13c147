import { Link, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useIndexation } from '@/api/indexations'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { RunPage } from '@/features/indexation/run-page'
import { useRunWords } from '@/features/indexation/use-run-words'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/indexations/{id} */
export function Component() {
  const { indexationId = '' } = useParams()
  const t = useT()
  const format = useFormat()
  const words = useRunWords()
  const run = useIndexation(indexationId)
  const name = run.data
    ? `${words.committee(run.data.commissionParitaire)}, ${format.day(run.data.date, 'medium')}`
    : '…'
  useScreenTitle(useCompany().data?.name, [
    { label: t('nav.team'), to: urls.team },
    { label: t('nav.indexations'), to: urls.indexations },
    { label: name },
  ])
  if (run.error && !run.data)
    return (
      <ErrorView
        error={run.error}
        onRetry={() => void run.refetch()}
        actions={
          <Button asChild>
            <Link to={urls.indexations}>{t('indexation.backToList')}</Link>
          </Button>
        }
      />
    )
  if (!run.data) return <Skeleton className="h-96" />
  return <RunPage run={run.data} />
}
