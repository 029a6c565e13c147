import { useState } from 'react'
import { toast } from 'sonner'
import { postReconciliationReport } from '#client/bounds'
import { useSendReport, type UnexplainedReport } from '@/api/reconciliation'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useFormat } from '@/lib/use-format'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'

/** Sends a report, as it is shown, to who makes the payslips; and to whom it went before. */
export function SendReport({ report }: { report: UnexplainedReport }) {
  const t = useT()
  const format = useFormat()
  const send = useSendReport()
  const { month, print, lastRecipient, sent } = report
  const [id, setId] = useState(newId)
  const wrong = t('reconciliation.reportToWrong')
  const form = useBoundForm({
    bounds: postReconciliationReport,
    defaultValues: { to: lastRecipient ?? '' },
    body: ({ to }) => ({ id, month, to, print }),
    send: send.mutateAsync,
    onSaved: () => {
      setId(newId())
      toast(t('reconciliation.reportSent'))
    },
  })
  return (
    <Form form={form}>
      <TextField
        form={form}
        name="to"
        type="email"
        label={t('reconciliation.reportTo')}
        hint={t('reconciliation.reportToHint')}
        autoComplete="off"
        says={{ required: wrong, email: wrong }}
      />
      <div className="flex justify-end">
        <SubmitButton form={form}>{t('reconciliation.sendReport')}</SubmitButton>
      </div>
      {sent.length > 0 && (
        <ul className="text-xs text-ink-soft">
          {sent.map(({ id, to, at }) => (
            <li key={id} className="wrap-anywhere">
              {t('reconciliation.reportSentTo', { to, at: format.instant(at) })}
            </li>
          ))}
        </ul>
      )}
    </Form>
  )
}
