import { useRef } from 'react'
import { Printer } from 'lucide-react'
import { postComputeCalculationPdf } from '#client/bounds'
import { calculationPdf } from '@/api/calculation-pdf'
import type { Language } from '@/api/types'
import { LanguageChoice } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { download } from '@/lib/download'
import { openPrintTab, type PrintTab } from '@/lib/print-tab'
import { useLocale, useT } from '@/lib/use-t'
import type { CalculationPdfProps } from './calculation-pdf-button.tsx'

interface CalculationDialogProps extends CalculationPdfProps {
  onClose: () => void
}

/** For whom and in which language an answer goes on paper: saved as a PDF, or shown in a tab to print. */
export default function CalculationDialog({
  calculation,
  request,
  forWhom = '',
  onClose,
}: CalculationDialogProps) {
  const t = useT()
  const locale = useLocale()
  /** Opened in the press that asked for it, where the sheet is printed. */
  const tab = useRef<PrintTab | null>(null)
  const form = useBoundForm({
    bounds: postComputeCalculationPdf,
    defaultValues: { forWhom, language: locale as Language },
    body: (values) => ({
      request,
      language: values.language,
      ...(values.forWhom.trim() && { forWhom: values.forWhom }),
    }),
    send: (body) =>
      calculationPdf(calculation, body).catch((error: unknown) => {
        tab.current?.close()
        tab.current = null
        throw error
      }),
    onSaved: async ({ file, name }) => {
      onClose()
      // Where a browser stopped the tab the file is saved instead.
      const isShown = tab.current && !(await tab.current.show([URL.createObjectURL(file)]))
      if (!isShown) download(file, name)
    },
  })
  const print = () => {
    tab.current = openPrintTab(t('calculation.printing'))
    void form.submit()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('calculation.title')}
      description={t('calculation.description')}
    >
      <Form form={form}>
        <TextField
          form={form}
          name="forWhom"
          label={t('calculation.forWhom')}
          hint={t('calculation.forWhomHint')}
          autoComplete="off"
        />
        <LanguageChoice form={form} name="language" label={t('print.language')} />
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button disabled={form.formState.isSubmitting} onClick={print}>
            <Printer aria-hidden />
            {t('packages.print')}
          </Button>
          <SubmitButton form={form}>{t('print.download')}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
