import { putCompanyDocumentsId } from '#client/bounds'
import { useState, type FormEvent } from 'react'
import { useSaveCompanyDocument, type CompanyDocument } from '@/api/company-documents'
import { ApiProblem } from '@/api/problem'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input, inputClasses } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

const { name: NAME_BOUNDS, description: DESCRIPTION_BOUNDS } = putCompanyDocumentsId.properties
/** How long the server takes them. */
const NAME = { maxLength: NAME_BOUNDS.maxLength }
const DESCRIPTION = { maxLength: DESCRIPTION_BOUNDS.maxLength }

interface DocumentDialogProps {
  /** Absent: a new one, with its file. */
  document?: CompanyDocument
  onClose: () => void
}

/** A document of the company: its name, what it is about, and of a new one its PDF. */
export function DocumentDialog({ document, onClose }: DocumentDialogProps) {
  const t = useT()
  const save = useSaveCompanyDocument()
  const [name, setName] = useState(document?.name ?? '')
  const [description, setDescription] = useState(document?.description ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const refused = save.error instanceof ApiProblem ? save.error : null
  const ofFile = refused?.errors.find(({ path }) => path === 'file')

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || !(document || file)) return
    const of = document ? { id: document.id, version: document.version } : { file: file! }
    save.mutate(
      { name: name.trim(), description: description.trim(), ...of },
      { onSuccess: onClose }
    )
  }

  function choose(chosen: File | null) {
    save.reset()
    setFile(chosen)
    if (chosen && name === '') setName(chosen.name.replace(/\.pdf$/i, ''))
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(document ? 'documents.editCompanyDocument' : 'documents.addCompanyDocument')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {!document && (
          <Field
            label={t('documents.file')}
            hint={t('documents.fileHint')}
            error={ofFile?.message ?? (tried && !file ? t('documents.chooseFile') : null)}
          >
            {(control) => (
              <input
                {...control}
                type="file"
                accept="application/pdf"
                className="w-full min-w-0 text-sm file:mr-3 file:h-9 file:rounded-md file:border file:border-line file:bg-surface file:px-4 file:font-medium file:text-ink"
                onChange={(event) => choose(event.target.files?.[0] ?? null)}
              />
            )}
          </Field>
        )}
        <Field
          label={t('documents.name')}
          error={tried && name.trim() === '' ? t('documents.nameRequired') : null}
        >
          {(control) => (
            <Input
              {...control}
              {...NAME}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('documents.description')}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              {...DESCRIPTION}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
              className={cn(inputClasses, 'h-auto py-2 md:h-auto')}
            />
          )}
        </Field>
        {save.error && !ofFile && (
          <Notice tone="danger">{refused?.message ?? t('common.noAnswer')}</Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" busy={save.isPending}>
            {t('documents.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
