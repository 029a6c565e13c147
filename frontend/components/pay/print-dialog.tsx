import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCreatePrint } from '@/api/create-print'
import { usePrint } from '@/api/get-print'
import { ApiProblem } from '@/api/problem'
import type { Language } from '@/api/types'
import { LanguageField } from '@/components/app/language-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { newId } from '@/lib/new-id'
import { useLocale, useT } from '@/lib/use-t'
import { ReadyPrint } from './ready-print.tsx'

interface PrintDialogProps {
  packageId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks for the PDF of the saved package, waits for it and downloads it; sends it by mail when an address is given. */
export function PrintDialog({ packageId, open, onOpenChange }: PrintDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('print.title')}
      description={t('print.description')}
    >
      {open && <PrintForm packageId={packageId} onClose={() => onOpenChange(false)} />}
    </Dialog>
  )
}

interface PrintFields {
  language: Language
  email: string
}

function PrintForm({ packageId, onClose }: { packageId: string; onClose: () => void }) {
  const t = useT()
  const locale = useLocale()
  const create = useCreatePrint(packageId)
  const [requestId, setRequestId] = useState(newId)
  const [printId, setPrintId] = useState<string | null>(null)
  const print = usePrint(printId)
  const { register, handleSubmit, watch, setValue, formState, setError } = useForm<PrintFields>({
    defaultValues: { language: locale, email: '' },
  })
  const status = print.data?.status ?? (printId === null ? null : 'waiting')

  const submit = handleSubmit(({ language, email }) =>
    create.mutate(
      { id: requestId, language, ...(email === '' ? {} : { email }) },
      {
        onSuccess: ({ id }) => {
          setPrintId(id)
          // Asking again after a failure is a new document.
          setRequestId(newId())
        },
        onError: (error) => {
          if (error instanceof ApiProblem)
            for (const { path, message } of error.errors)
              if (path === 'email') setError('email', { message })
        },
      }
    )
  )

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
  const failed = status === 'failed' || print.error !== null
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {(failed || (create.error && Object.keys(formState.errors).length === 0)) && (
        <Notice tone="danger">
          {create.error instanceof ApiProblem && create.error.status < 500
            ? create.error.message
            : t('print.failed')}
        </Notice>
      )}
      <LanguageField
        label={t('print.language')}
        value={watch('language')}
        onChange={(language) => setValue('language', language)}
      />
      <Field
        label={t('print.email')}
        hint={t('print.emailHint')}
        error={formState.errors.email?.message}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            {...register('email', { setValueAs: (value: string) => value.trim() })}
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={create.isPending}>
          {t('print.create')}
        </Button>
      </DialogActions>
    </form>
  )
}
