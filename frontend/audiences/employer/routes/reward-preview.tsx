import { lazy, Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useRewardGroup, useStatementPreview } from '@/api/rewards'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

const StatementView = lazy(() => import('@/features/statement/statement-view'))

/** /reward-statements/{id}/preview/{workerId}: a person's statement as it would be published now */
export function Component() {
  const { groupId = '', workerId = '' } = useParams()
  const t = useT()
  const company = useCompany().data
  const group = useRewardGroup(groupId).data
  const preview = useStatementPreview(groupId, workerId)
  const name = group?.name ?? '…'
  useScreenTitle([
    { label: t('nav.rewardStatements'), to: urls.rewardStatements },
    { label: name, to: urls.rewardGroup(groupId) },
    { label: t('reward-statements.preview') },
  ])
  const back = { to: urls.rewardGroup(groupId), label: t('reward-statements.backToRound') }
  if (preview.error)
    return <ErrorView error={preview.error} onRetry={() => void preview.refetch()} back={back} />
  if (!preview.data || !company) return <Skeleton className="h-96" />
  return (
    <>
      <Notice
        className="mb-6"
        actions={
          <Button asChild>
            <Link to={back.to}>{back.label}</Link>
          </Button>
        }
      >
        {t('reward-statements.previewNotice', { name: preview.data.rewardStatement.firstName })}
      </Notice>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <StatementView answer={preview.data} company={company.name} />
      </Suspense>
    </>
  )
}
