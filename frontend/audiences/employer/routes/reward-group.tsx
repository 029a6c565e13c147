import { useNavigate, useParams } from 'react-router'
import { useRewardGroup } from '@/api/rewards'
import { Loaded } from '@/components/app/loaded'
import { useScreenTitle } from '@/components/app/crumbs'
import { WorkerField } from '@/components/app/worker-field'
import { GroupScreen } from '@/features/rewards/group-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /reward-statements/{id} */
export function Component() {
  const { groupId = '' } = useParams()
  const t = useT()
  const navigate = useNavigate()
  const group = useRewardGroup(groupId)
  useScreenTitle([
    { label: t('nav.rewardStatements'), to: urls.rewardStatements },
    { label: group.data?.name ?? '…' },
  ])
  return (
    <Loaded query={group} back={{ to: urls.rewardStatements, label: t('reward-statements.back') }}>
      {(shown) => (
        <GroupScreen
          key={groupId}
          group={shown}
          preview={
            <WorkerField
              label={t('reward-statements.previewAs')}
              placeholder={t('reward-statements.choosePerson')}
              worker={null}
              onChange={({ id }) => void navigate(urls.rewardPreview(groupId, id))}
            />
          }
        />
      )}
    </Loaded>
  )
}
