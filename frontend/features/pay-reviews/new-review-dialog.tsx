import { postPayReviews } from '#client/bounds'
import { monthsAfter, today } from '#modules/shared/values/days'
import { useDepartments } from '@/api/departments'
import { useCreateReview, type NewReview, type PayReview } from '@/api/pay-reviews'
import { ChecksField } from '@/components/form/checks-field'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { NumberField } from '@/components/form/number-field'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'

interface NewReviewDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onMade: (review: PayReview) => void
}

/** A review begins with who it is for, from when, and what may be spent. */
export function NewReviewDialog({ open, onOpenChange, onMade }: NewReviewDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('pay-reviews.new')}
      description={t('pay-reviews.newText')}
    >
      {open && <NewReviewForm onCancel={() => onOpenChange(false)} onMade={onMade} />}
    </Dialog>
  )
}

/** Percent of gross pay. */
const USUAL_BUDGET = 3

function NewReviewForm({
  onCancel,
  onMade,
}: {
  onCancel: () => void
  onMade: (review: PayReview) => void
}) {
  const t = useT()
  const create = useCreateReview()
  const departments = useDepartments().data ?? []
  const next = `${Number(today().slice(0, 4)) + 1}`
  const form = useBoundForm({
    bounds: postPayReviews,
    defaultValues: {
      id: newId(),
      name: t('pay-reviews.usualName', { year: next }),
      dateStr: `${monthsAfter(today(), 2).slice(0, 7)}-01`,
      endsOnStr: '',
      budgetPercent: USUAL_BUDGET,
      departmentIds: [] as string[],
    },
    body: ({ departmentIds, endsOnStr, ...body }): NewReview => ({
      ...body,
      ...(endsOnStr && { endsOnStr }),
      ...(departmentIds.length > 0 && { departmentIds }),
    }),
    send: create.mutateAsync,
    onSaved: onMade,
  })
  return (
    <Form form={form}>
      <TextField form={form} name="name" label={t('pay-reviews.name')} autoComplete="off" />
      <DayField
        form={form}
        name="dateStr"
        label={t('pay-reviews.firstDay')}
        hint={t('pay-reviews.firstDayHint')}
      />
      <DayField
        form={form}
        name="endsOnStr"
        label={t('pay-reviews.endsOn')}
        hint={t('pay-reviews.endsOnHint')}
      />
      <NumberField
        form={form}
        name="budgetPercent"
        label={t('pay-reviews.budgetPercent')}
        hint={t('pay-reviews.budgetPercentHint')}
      />
      {departments.length > 0 && (
        <ChecksField
          form={form}
          name="departmentIds"
          label={t('pay-reviews.departments')}
          hint={t('pay-reviews.departmentsHint')}
          options={departments.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <FormButtons form={form} onCancel={onCancel}>
        {t('pay-reviews.make')}
      </FormButtons>
    </Form>
  )
}
