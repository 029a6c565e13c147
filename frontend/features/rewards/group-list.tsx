import { useState } from 'react'
import { Copy, Gift, Plus, Trash2 } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { deleteGroup, GROUP_LISTS, useRewardGroups, type ListedGroup } from '@/api/rewards'
import { List } from '@/components/list/list'
import { RowMenu } from '@/components/list/row-menu'
import { Button } from '@/components/ui/button'
import { MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { useT } from '@/lib/use-t'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'
import { urls } from '@/urls'
import { useGroupColumns } from './group-columns.tsx'
import { NewGroupDialog } from './new-group-dialog.tsx'

/** Rounds of reward statements: what each is for, where it stands, how many were opened. */
export function GroupList() {
  const t = useT()
  const canWrite = useCan('rewards.write')
  const [from, begin] = useState<ListedGroup | 'new' | null>(null)
  return (
    <>
      <List
        label={t('nav.rewardStatements')}
        query={useRewardGroups()}
        columns={useGroupColumns()}
        nameOf={({ name }) => name}
        href={({ id }) => urls.rewardGroup(id)}
        menu={
          canWrite ? (group) => <GroupMenu group={group} onCopy={() => begin(group)} /> : undefined
        }
        empty={{
          icon: Gift,
          title: t('reward-statements.emptyTitle'),
          text: t('reward-statements.emptyText'),
          action: canWrite && (
            <Button variant="primary" onClick={() => begin('new')}>
              <Plus aria-hidden />
              {t('reward-statements.new')}
            </Button>
          ),
        }}
      />
      {from && <NewGroupDialog from={from === 'new' ? null : from} onClose={() => begin(null)} />}
    </>
  )
}

/** What can be done with one round: a copy for another year; a draft goes, with a way back. */
function GroupMenu({ group, onCopy }: { group: ListedGroup; onCopy: () => void }) {
  const t = useT()
  const remove = useUndoableDeletion()
  const { id, name, status } = group
  return (
    <RowMenu label={t('reward-statements.actionsFor', { name })}>
      <MenuItem onSelect={onCopy}>
        <Copy aria-hidden />
        {t('reward-statements.copy')}
      </MenuItem>
      {status === 'DRAFT' && (
        <>
          <MenuSeparator />
          <MenuItem
            danger
            onSelect={() =>
              remove({
                id,
                message: t('reward-statements.removed', { name }),
                remove: deleteGroup,
                lists: GROUP_LISTS,
              })
            }
          >
            <Trash2 aria-hidden />
            {t('reward-statements.delete')}
          </MenuItem>
        </>
      )}
    </RowMenu>
  )
}
