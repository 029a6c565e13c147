import { useRef, useState } from 'react'
import { FileUp, Plus } from 'lucide-react'
import { toast } from 'sonner'
import { PDF_MAX_BYTES } from '#modules/shared/pdfs/brought/pdf_faults'
import { deleteDocument, useAddPdfs, useUpdateCasefile } from '@/api/casefiles'
import type { Casefile, CasefileDocument } from '@/api/casefiles'
import { CONTRACT_LISTS } from '@/api/contracts-changed'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { SortableList } from '@/components/list/sortable-list'
import { cn } from '@/lib/cn'
import { useFileDrop } from '@/lib/use-file-drop'
import { usePendingDeletions } from '@/lib/pending-deletions'
import { useT } from '@/lib/use-t'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'
import { AddDocumentsDialog } from './add-documents-dialog.tsx'
import { DocumentRow } from './document-row.tsx'
import { useToastRefusal } from './use-toast-refusal.ts'

interface DocumentsCardProps {
  casefile: Casefile
  editable: boolean
  /** The one that stands beside. */
  shownId: string | null
  onShow: (id: string) => void
}

/** The documents in their order: to be put in another one, added from templates or from a disk, looked at, taken out. */
export function DocumentsCard({ casefile, editable, shownId, onShow }: DocumentsCardProps) {
  const t = useT()
  const onError = useToastRefusal()
  const input = useRef<HTMLInputElement>(null)
  const update = useUpdateCasefile(casefile)
  const add = useAddPdfs(casefile.id)
  const remove = useUndoableDeletion()
  const pending = usePendingDeletions()
  const [choosing, setChoosing] = useState(false)
  /** As it was put just now, until the server has it. */
  const [sorted, setSorted] = useState<readonly CasefileDocument[] | null>(null)
  const documents = (sorted ?? casefile.documents).filter(({ id }) => !pending.has(id))

  function take(all: readonly File[]) {
    const tooLarge = all.find(({ size }) => size > PDF_MAX_BYTES)
    if (tooLarge) toast.error(t('documents.tooLarge', { name: tooLarge.name }))
    const good = all.filter(({ size }) => size <= PDF_MAX_BYTES)
    if (good.length > 0) add.mutate(good, { onError })
    if (input.current) input.current.value = ''
  }

  const { over, place } = useFileDrop(take, editable)

  /** The server wants to be told of all of them. */
  const save = (all: readonly CasefileDocument[], changed?: Partial<CasefileDocument>) =>
    update.mutate(
      {
        documents: all.map(({ id }) => ({
          id,
          ...(changed?.id === id && {
            ...(changed.name !== undefined && { name: changed.name }),
            ...(changed.isTranslation !== undefined && { isTranslation: changed.isTranslation }),
          }),
        })),
      },
      { onError, onSettled: () => setSorted(null) }
    )

  return (
    <div {...place} className={cn('rounded-xl', over && 'ring-2 ring-accent')}>
      <SectionCard
        title={t('documents.documentsInOrder')}
        aside={
          editable && (
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => setChoosing(true)}>
                <Plus aria-hidden />
                {t('documents.add')}
              </Button>
              <Button size="sm" busy={add.isPending} onClick={() => input.current?.click()}>
                <FileUp aria-hidden />
                {t('documents.addPdf')}
              </Button>
            </span>
          )
        }
      >
        <input
          ref={input}
          type="file"
          multiple
          accept="application/pdf"
          aria-label={t('documents.addPdfLabel')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => take([...(event.target.files ?? [])])}
        />
        {documents.length === 0 ? (
          <p className="text-ink-soft">{t('documents.noDocumentsText')}</p>
        ) : (
          <SortableList
            label={t('documents.documentsInOrder')}
            items={documents}
            nameOf={({ name }) => name}
            disabled={
              !editable || documents.length < 2 || documents.length < casefile.documents.length
            }
            onSort={(all) => {
              setSorted(all)
              save(all)
            }}
          >
            {(document, handle) => (
              <DocumentRow
                document={document}
                handle={handle}
                isShown={document.id === shownId}
                onShow={() => onShow(document.id)}
                editable={editable}
                onChange={(changed) => save(casefile.documents, { id: document.id, ...changed })}
                onRemove={() =>
                  remove({
                    id: document.id,
                    message: t('documents.removed', { name: document.name }),
                    remove: deleteDocument,
                    lists: CONTRACT_LISTS,
                  })
                }
              />
            )}
          </SortableList>
        )}
        {editable && <p className="mt-3 text-xs text-ink-soft">{t('documents.pdfHint')}</p>}
      </SectionCard>
      {choosing && <AddDocumentsDialog casefile={casefile} onClose={() => setChoosing(false)} />}
    </div>
  )
}
