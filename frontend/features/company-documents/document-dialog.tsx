import { putCompanyDocumentsId } from '#client/bounds'
import { PDF_MAX_BYTES } from '#modules/shared/pdfs/brought/pdf_faults'
import { useSaveCompanyDocument, type CompanyDocument } from '@/api/company-documents'
import { FileField } from '@/components/form/file-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { LongTextField, TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { withFile } from '@/components/form/with-file'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'

interface DocumentDialogProps {
  /** Absent: a new one, with its file. */
  document?: CompanyDocument
  onClose: () => void
}

/** A document of the company: its name, what it is about, and of a new one its PDF. */
export function DocumentDialog({ document, onClose }: DocumentDialogProps) {
  const t = useT()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(document ? 'documents.editCompanyDocument' : 'documents.addCompanyDocument')}
    >
      {document ? (
        <EditedDocument document={document} onClose={onClose} />
      ) : (
        <NewDocument onClose={onClose} />
      )}
    </Dialog>
  )
}

function EditedDocument({ document, onClose }: Required<DocumentDialogProps>) {
  const t = useT()
  const save = useSaveCompanyDocument()
  const { id, version, name, description } = document
  const form = useBoundForm({
    bounds: putCompanyDocumentsId,
    defaultValues: { name, description },
    body: (facts) => ({ ...facts, version }),
    send: (body) => save.mutateAsync({ id, ...body }),
    onSaved: onClose,
  })
  return (
    <Form form={form}>
      <TextField form={form} name="name" label={t('documents.name')} />
      <LongTextField form={form} name="description" rows={3} label={t('documents.description')} />
      <FormButtons form={form} onCancel={onClose}>
        {t('documents.save')}
      </FormButtons>
    </Form>
  )
}

const { name, description } = putCompanyDocumentsId.properties
const BOUNDS = withFile({ properties: { name, description }, required: ['name'] })

function NewDocument({ onClose }: Pick<DocumentDialogProps, 'onClose'>) {
  const t = useT()
  const save = useSaveCompanyDocument()
  const form = useBoundForm({
    bounds: BOUNDS,
    defaultValues: { file: null as File | null, name: '', description: '' },
    check: ({ file }) => ({
      file: file && file.size > PDF_MAX_BYTES && t('documents.tooLarge', { name: file.name }),
    }),
    send: ({ file, ...facts }) => save.mutateAsync({ file: file!, ...facts }),
    onSaved: onClose,
  })
  return (
    <Form form={form}>
      <FileField
        form={form}
        name="file"
        label={t('documents.file')}
        hint={t('documents.fileHint')}
        says={{ required: t('documents.chooseFile') }}
        accept="application/pdf"
        onChosen={(file) => {
          if (form.getValues('name') === '')
            form.setValue('name', file.name.replace(/\.pdf$/i, ''), { shouldValidate: true })
        }}
      />
      <TextField form={form} name="name" label={t('documents.name')} />
      <LongTextField form={form} name="description" rows={3} label={t('documents.description')} />
      <FormButtons form={form} onCancel={onClose}>
        {t('documents.save')}
      </FormButtons>
    </Form>
  )
}
