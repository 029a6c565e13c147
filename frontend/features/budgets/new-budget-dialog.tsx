import { postBudgets } from '#client/bounds'
import { useCreateBudget, type Budget } from '@/api/budgets'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { NumberField } from '@/components/form/number-field'
import { LongTextField, TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { today } from '#modules/shared/values/days'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'

interface NewBudgetDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onMade: (budget: Budget) => void
}

/** A budget begins with the contracts of its months. */
export function NewBudgetDialog({ open, onOpenChange, onMade }: NewBudgetDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('budgets.new')}
      description={t('budgets.newText')}
    >
      {open && <NewBudgetForm onCancel={() => onOpenChange(false)} onMade={onMade} />}
    </Dialog>
  )
}

function NewBudgetForm({
  onCancel,
  onMade,
}: {
  onCancel: () => void
  onMade: (budget: Budget) => void
}) {
  const t = useT()
  const create = useCreateBudget()
  const next = `${Number(today().slice(0, 4)) + 1}`
  const form = useBoundForm({
    bounds: postBudgets,
    defaultValues: {
      id: newId(),
      name: t('budgets.usualName', { year: next }),
      description: '',
      startDateStr: `${next}-01-01`,
      months: 12,
    },
    send: create.mutateAsync,
    onSaved: onMade,
  })
  return (
    <Form form={form}>
      <TextField form={form} name="name" label={t('budgets.name')} autoComplete="off" />
      <DayField
        form={form}
        name="startDateStr"
        label={t('budgets.firstMonth')}
        hint={t('budgets.firstMonthHint')}
      />
      <NumberField
        form={form}
        name="months"
        label={t('budgets.months')}
        hint={t('budgets.monthsHint')}
      />
      <LongTextField form={form} name="description" label={t('budgets.description')} rows={2} />
      <FormButtons form={form} onCancel={onCancel}>
        {t('budgets.make')}
      </FormButtons>
    </Form>
  )
}
