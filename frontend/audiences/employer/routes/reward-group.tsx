import { Link, useNavigate, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useRewardGroup } from '@/api/rewards'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { WorkerField } from '@/components/app/worker-field'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { GroupScreen } from '@/features/rewards/group-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /reward-statements/{id} */
export function Component() {
  const { groupId = '' } = useParams()
  const t = useT()
  const navigate = useNavigate()
  const group = useRewardGroup(groupId)
  useScreenTitle(useCompany().data?.name, [
    { label: t('nav.rewardStatements'), to: urls.rewardStatements },
    { label: group.data?.name ?? '…' },
  ])
  if (group.error && !group.data)
    return (
      <ErrorView
        error={group.error}
        onRetry={() => void group.refetch()}
        actions={
          <Button asChild>
            <Link to={urls.rewardStatements}>{t('reward-statements.back')}</Link>
          </Button>
        }
      />
    )
  if (!group.data) return <Skeleton className="h-96" />
  return (
    <GroupScreen
      key={groupId}
      group={group.data}
      preview={
        <WorkerField
          label={t('reward-statements.previewAs')}
          placeholder={t('reward-statements.choosePerson')}
          worker={null}
          onChange={({ id }) => void navigate(urls.rewardPreview(groupId, id))}
        />
      }
    />
  )
}
