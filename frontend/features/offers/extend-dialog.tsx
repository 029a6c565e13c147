import { postOffersIdExtend } from '#client/bounds'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { daysAfter, today } from '#modules/shared/values/days'
import { useT } from '@/lib/use-t'
import { lastDayProblem } from './last-day.ts'

const USUAL_DAYS = 14

interface ExtendDialogProps {
  open: boolean
  onClose: () => void
  /** How many offers, for the words. */
  count: number
  busy: boolean
  onExtend: (validityDateStr: string) => void
}

/** Until when the offer stays open; the link that was sent keeps working. */
export function ExtendDialog({ open, onClose, count, busy, onExtend }: ExtendDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('offers.extendTitle', { count })}
      description={t('offers.extendText')}
    >
      <ExtendForm busy={busy} onClose={onClose} onExtend={onExtend} />
    </Dialog>
  )
}

function ExtendForm({ busy, onClose, onExtend }: Omit<ExtendDialogProps, 'open' | 'count'>) {
  const t = useT()
  const form = useBoundForm({
    bounds: postOffersIdExtend,
    defaultValues: { validityDateStr: daysAfter(today(), USUAL_DAYS) },
    check: ({ validityDateStr }) => ({ validityDateStr: lastDayProblem(validityDateStr, t) }),
    send: async ({ validityDateStr }) => onExtend(validityDateStr),
  })
  return (
    <Form form={form}>
      <DayField
        form={form}
        name="validityDateStr"
        label={t('offers.newValidity')}
        hint={t('common.dateHint')}
      />
      <FormButtons form={form} onCancel={onClose} busy={busy}>
        {t('offers.extend')}
      </FormButtons>
    </Form>
  )
}
