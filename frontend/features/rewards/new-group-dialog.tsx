import { useState } from 'react'
import { useNavigate } from 'react-router'
import { postRewardStatementGroups } from '#client/bounds'
import { today } from '#modules/shared/values/days'
import { useCreateGroup, type ListedGroup } from '@/api/rewards'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** A round begins with its name and its day; the rest comes with the product, or from another round. */
export function NewGroupDialog({
  from,
  onClose,
}: {
  from: Pick<ListedGroup, 'id' | 'name'> | null
  onClose: () => void
}) {
  const t = useT()
  const navigate = useNavigate()
  const create = useCreateGroup()
  const [id] = useState(newId)
  // The last day of the year, on which most look back.
  const [statementDateStr] = useState(() => `${today().slice(0, 'YYYY'.length)}-12-31`)
  const form = useBoundForm({
    bounds: postRewardStatementGroups,
    defaultValues: {
      name: t('reward-statements.newName', { year: statementDateStr.slice(0, 'YYYY'.length) }),
      statementDateStr,
    },
    body: (facts) => ({ id, ...facts, ...(from && { groupId: from.id }) }),
    send: (body) => create.mutateAsync(body),
    onSaved: (group) => void navigate(urls.rewardGroup(group.id)),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={from ? t('reward-statements.copyOf', { name: from.name }) : t('reward-statements.new')}
      description={t(from ? 'reward-statements.copyText' : 'reward-statements.newText')}
    >
      <Form form={form}>
        <TextField form={form} name="name" label={t('reward-statements.name')} autoComplete="off" />
        <DayField
          form={form}
          name="statementDateStr"
          label={t('reward-statements.date')}
          hint={t('reward-statements.dateHint')}
        />
        <FormButtons form={form} onCancel={onClose}>
          {t('reward-statements.create')}
        </FormButtons>
      </Form>
    </Dialog>
  )
}
