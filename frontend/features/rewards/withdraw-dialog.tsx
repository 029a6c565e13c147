import { toast } from 'sonner'
import { useWithdraw, type RewardGroup } from '@/api/rewards'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** Asks once more: what is withdrawn stays so. */
export function WithdrawDialog({ group, onClose }: { group: RewardGroup; onClose: () => void }) {
  const t = useT()
  const withdraw = useWithdraw(group.id)
  const toastError = useToastError()
  return (
    <ConfirmDialog
      open
      danger
      title={t('reward-statements.withdrawTitle', { name: group.name })}
      description={t('reward-statements.withdrawText', { statements: group.statements })}
      confirm={t('reward-statements.withdraw')}
      cancel={t('common.cancel')}
      onCancel={onClose}
      onConfirm={() =>
        withdraw.mutate(group.version, {
          onSuccess: () => toast(t('reward-statements.withdrawn')),
          onError: toastError,
          onSettled: onClose,
        })
      }
    />
  )
}
