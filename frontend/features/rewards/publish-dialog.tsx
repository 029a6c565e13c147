import { useState } from 'react'
import { usePublish, type RewardGroup } from '@/api/rewards'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** Asks once more, with the number: mails leave, and cannot be taken back. */
export function PublishDialog({
  group,
  ready,
  onClose,
}: {
  group: RewardGroup
  ready: number
  onClose: () => void
}) {
  const t = useT()
  const publish = usePublish(group.id)
  const toastError = useToastError()
  const [id] = useState(newId)
  return (
    <ConfirmDialog
      open
      title={t('reward-statements.publishTitle', { ready })}
      description={t('reward-statements.publishText')}
      confirm={t('reward-statements.publish')}
      cancel={t('common.cancel')}
      onCancel={onClose}
      onConfirm={() =>
        publish.mutate(
          { id, kind: 'PUBLISH', version: group.version },
          { onError: toastError, onSettled: onClose }
        )
      }
    />
  )
}
