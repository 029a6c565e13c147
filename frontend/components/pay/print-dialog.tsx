import { useState } from 'react'
import { postPackagesIdPrints } from '#client/bounds'
import { useCreatePrint } from '@/api/create-print'
import { usePrint } from '@/api/get-print'
import type { Language } from '@/api/types'
import { LanguageChoice } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { newId } from '@/lib/new-id'
import { useLocale, useT } from '@/lib/use-t'
import { ReadyPrint } from './ready-print.tsx'

interface PrintDialogProps {
  packageId: string
  onClose: () => void
}

/** Asks for the PDF of the saved package, waits for it and downloads it; sends it by mail when an address is given. */
export default function PrintDialog({ packageId, onClose }: PrintDialogProps) {
  const t = useT()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('print.title')}
      description={t('print.description')}
    >
      <PrintForm packageId={packageId} onClose={onClose} />
    </Dialog>
  )
}

function PrintForm({ packageId, onClose }: { packageId: string; onClose: () => void }) {
  const t = useT()
  const locale = useLocale()
  const create = useCreatePrint(packageId)
  const [requestId, setRequestId] = useState(newId)
  const [printId, setPrintId] = useState<string | null>(null)
  const print = usePrint(printId)
  const form = useBoundForm({
    bounds: postPackagesIdPrints,
    defaultValues: { language: locale as Language, email: '' },
    body: ({ language, email }) => ({
      id: requestId,
      language,
      ...(email.trim() && { email: email.trim() }),
    }),
    send: create.mutateAsync,
    onSaved: ({ id }) => {
      setPrintId(id)
      // Asking again after a failure is a new document.
      setRequestId(newId())
    },
  })
  const status = print.data?.status ?? (printId === null ? null : 'waiting')

  if (status === 'waiting') {
    return (
      <div className="flex items-center gap-3 py-4">
        <Spinner /> {t('print.waiting')}
      </div>
    )
  }
  if (status === 'ready' && printId !== null) {
    return (
      <ReadyPrint
        key={printId}
        id={printId}
        emailedTo={print.data?.emailedTo ?? null}
        onClose={onClose}
      />
    )
  }
  return (
    <Form form={form}>
      {(status === 'failed' || print.error) && <Notice tone="danger">{t('print.failed')}</Notice>}
      <LanguageChoice form={form} name="language" label={t('print.language')} />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('print.email')}
        hint={t('print.emailHint')}
        autoComplete="off"
      />
      <FormButtons form={form} onCancel={onClose}>
        {t('print.create')}
      </FormButtons>
    </Form>
  )
}
