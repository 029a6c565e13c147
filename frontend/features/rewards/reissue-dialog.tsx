import { useState } from 'react'
import { toast } from 'sonner'
import { postRewardStatementGroupsIdPublications } from '#client/bounds'
import { usePublish, type RewardGroup } from '@/api/rewards'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { LongTextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'

interface ReissueDialogProps {
  group: RewardGroup
  /** Of one person; of all where none is named. */
  worker: { id: string; displayName: string } | null
  onClose: () => void
}

/** Issues statements again, with the reason that their readers are told. The former version stays. */
export function ReissueDialog({ group, worker, onClose }: ReissueDialogProps) {
  const t = useT()
  const publish = usePublish(group.id)
  const [id] = useState(newId)
  const form = useBoundForm({
    bounds: postRewardStatementGroupsIdPublications,
    defaultValues: { because: '' },
    body: ({ because }) => ({
      id,
      because,
      kind: 'REISSUE' as const,
      version: group.version,
      ...(worker && { workerIds: [worker.id] }),
    }),
    check: ({ because }) => ({
      because: because.trim() === '' && t('reward-statements.becauseRequired'),
    }),
    send: (body) => publish.mutateAsync(body),
    onSaved: () => {
      toast(t('reward-statements.reissuing'))
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        worker
          ? t('reward-statements.reissueOf', { name: worker.displayName })
          : t('reward-statements.reissueAll', { statements: group.statements })
      }
      description={t('reward-statements.reissueText')}
    >
      <Form form={form}>
        <LongTextField
          form={form}
          name="because"
          rows={3}
          label={t('reward-statements.because')}
          hint={t('reward-statements.becauseHint')}
        />
        <FormButtons form={form} onCancel={onClose}>
          {t('reward-statements.reissue')}
        </FormButtons>
      </Form>
    </Dialog>
  )
}
