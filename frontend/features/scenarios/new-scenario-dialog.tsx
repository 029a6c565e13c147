import { postScenarios } from '#client/bounds'
import { useCreateScenario, type Scenario } from '@/api/scenarios'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { LongTextField, TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { monthsAfter, today } from '#modules/shared/values/days'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'

interface NewScenarioDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onMade: (scenario: Scenario) => void
}

/** A scenario begins with all who work on its first day; whom it is not about is left out afterwards. */
export function NewScenarioDialog({ open, onOpenChange, onMade }: NewScenarioDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('scenarios.new')}
      description={t('scenarios.newText')}
    >
      {open && <NewScenarioForm onCancel={() => onOpenChange(false)} onMade={onMade} />}
    </Dialog>
  )
}

function NewScenarioForm({
  onCancel,
  onMade,
}: {
  onCancel: () => void
  onMade: (scenario: Scenario) => void
}) {
  const t = useT()
  const create = useCreateScenario()
  const form = useBoundForm({
    bounds: postScenarios,
    defaultValues: {
      id: newId(),
      name: '',
      description: '',
      dateStr: `${monthsAfter(today(), 1).slice(0, 7)}-01`,
      everyone: {},
    },
    send: create.mutateAsync,
    onSaved: onMade,
  })
  return (
    <Form form={form}>
      <TextField form={form} name="name" label={t('scenarios.name')} autoComplete="off" />
      <LongTextField form={form} name="description" label={t('scenarios.description')} rows={3} />
      <DayField
        form={form}
        name="dateStr"
        label={t('scenarios.firstMonth')}
        hint={t('scenarios.firstMonthHint')}
      />
      <FormButtons form={form} onCancel={onCancel}>
        {t('scenarios.make')}
      </FormButtons>
    </Form>
  )
}
