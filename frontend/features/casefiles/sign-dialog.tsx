import { toast } from 'sonner'
import { postContractsIdSign } from '#client/bounds'
import { PDF_MAX_BYTES } from '#modules/shared/pdfs/brought/pdf_faults'
import { today } from '#modules/shared/values/days'
import { useSignOnPaper, type Casefile } from '@/api/casefiles'
import { DayField } from '@/components/form/day-field'
import { FileField } from '@/components/form/file-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { useBoundForm } from '@/components/form/use-bound-form'
import { withFile } from '@/components/form/with-file'
import { Dialog } from '@/components/ui/dialog'
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

/** The day of signing is the same, whether the paper is kept or not. */
const { signedOnStr } = postContractsIdSign.properties
const BOUNDS = withFile({ properties: { signedOnStr }, required: ['signedOnStr'] })

function SignForm({ casefile, onClose }: Omit<SignDialogProps, 'open'>) {
  const t = useT()
  const sign = useSignOnPaper(casefile)
  const form = useBoundForm({
    bounds: BOUNDS,
    defaultValues: { file: null as File | null, signedOnStr: today() },
    check: ({ file }) => ({
      file: file && file.size > PDF_MAX_BYTES && t('documents.tooLarge', { name: file.name }),
    }),
    send: ({ file, signedOnStr: day }) => sign.mutateAsync({ file: file!, signedOnStr: day }),
    onSaved: () => {
      onClose()
      toast(t('documents.signed', { name: casefile.worker.displayName }))
    },
  })
  return (
    <Form form={form}>
      <FileField
        form={form}
        name="file"
        label={t('documents.signedCopy')}
        hint={t('documents.signedCopyHint')}
        says={{ required: t('documents.chooseScan') }}
        accept="application/pdf"
      />
      <DayField
        form={form}
        name="signedOnStr"
        label={t('documents.signedDay')}
        hint={t('documents.signedDayHint')}
        says={{ required: t('documents.chooseDay') }}
      />
      <FormButtons form={form} onCancel={onClose}>
        {t('documents.keepSigned')}
      </FormButtons>
    </Form>
  )
}
