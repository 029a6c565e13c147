import { useState, type FormEvent } from 'react'
import { toast } from 'sonner'
import { today } from '#modules/shared/values/days'
import { useSignOnPaper, type Casefile } from '@/api/casefiles'
import { ApiProblem } from '@/api/problem'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/date-input'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

interface SignDialogProps {
  casefile: Casefile
  open: boolean
  onClose: () => void
}

/** The scan of what was signed by hand, and the day on which the last one signed. */
export function SignDialog({ casefile, open, onClose }: SignDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('documents.addSigned')}
      description={t('documents.addSignedText')}
    >
      {open && <SignForm casefile={casefile} onClose={onClose} />}
    </Dialog>
  )
}

function SignForm({ casefile, onClose }: Omit<SignDialogProps, 'open'>) {
  const t = useT()
  const sign = useSignOnPaper(casefile.id)
  const [day, setDay] = useState(today())
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const refused = sign.error instanceof ApiProblem ? sign.error : null
  const ofDay = refused?.errors.find(({ path }) => path === 'signedOnStr')
  const ofFile = refused?.errors.find(({ path }) => path === 'file')

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!file || day === '') return
    sign.mutate(
      { signedOnStr: day, file },
      {
        onSuccess: () => {
          onClose()
          toast(t('documents.signed', { name: casefile.worker.displayName }))
        },
      }
    )
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={t('documents.signedCopy')}
        hint={t('documents.signedCopyHint')}
        error={ofFile?.message ?? (tried && !file ? t('documents.chooseScan') : null)}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="application/pdf"
            className="w-full min-w-0 text-sm file:mr-3 file:h-9 file:rounded-md file:border file:border-line file:bg-surface file:px-4 file:font-medium file:text-ink"
            onChange={(event) => {
              sign.reset()
              setFile(event.target.files?.[0] ?? null)
            }}
          />
        )}
      </Field>
      <Field
        label={t('documents.signedDay')}
        hint={t('documents.signedDayHint')}
        error={ofDay?.message ?? (tried && day === '' ? t('documents.chooseDay') : null)}
      >
        {(control) => (
          <DateInput
            {...control}
            label={t('documents.signedDay')}
            value={day}
            onValueChange={setDay}
          />
        )}
      </Field>
      {sign.error && !ofDay && !ofFile && (
        <Notice tone="danger">{refused?.message ?? t('common.noAnswer')}</Notice>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={sign.isPending}>
          {t('documents.keepSigned')}
        </Button>
      </DialogActions>
    </form>
  )
}
