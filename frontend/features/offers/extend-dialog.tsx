import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/date-input'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
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
  const [day, setDay] = useState(() => daysAfter(today(), USUAL_DAYS))
  const [tried, setTried] = useState(false)
  const problem = lastDayProblem(day, t)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!problem) onExtend(day)
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={t('offers.newValidity')}
        hint={t('common.dateHint')}
        error={tried ? problem : null}
      >
        {(field) => (
          <DateInput
            {...field}
            label={t('offers.newValidity')}
            value={day}
            onValueChange={setDay}
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('offers.extend')}
        </Button>
      </DialogActions>
    </form>
  )
}
