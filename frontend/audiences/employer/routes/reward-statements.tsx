import { useState } from 'react'
import { Plus } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { GroupList } from '@/features/rewards/group-list'
import { NewGroupDialog } from '@/features/rewards/new-group-dialog'
import { useT } from '@/lib/use-t'

/** /reward-statements */
export function Component() {
  const t = useT()
  const canWrite = useCan('rewards.write')
  const [isNew, setNew] = useState(false)
  useScreenTitle([{ label: t('nav.rewardStatements') }])
  return (
    <>
      <PageHeader
        title={t('nav.rewardStatements')}
        subtitle={t('reward-statements.subtitle')}
        actions={
          canWrite && (
            <Button variant="primary" onClick={() => setNew(true)}>
              <Plus aria-hidden />
              {t('reward-statements.new')}
            </Button>
          )
        }
      />
      <GroupList />
      {isNew && <NewGroupDialog from={null} onClose={() => setNew(false)} />}
    </>
  )
}
