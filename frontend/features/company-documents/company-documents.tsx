import { useMemo, useState } from 'react'
import { FileText, Pencil, Plus, Trash2 } from 'lucide-react'
import {
  COMPANY_DOCUMENTS_KEY,
  deleteCompanyDocument,
  statementsShowing,
  useCompanyDocuments,
  type CompanyDocument,
} from '@/api/company-documents'
import { useCan } from '@/api/get-user'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { RowMenu } from '@/components/list/row-menu'
import { Button } from '@/components/ui/button'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'
import { DocumentDialog } from './document-dialog.tsx'

/** What the company gives to all of its people: to add, to name, to read, to take away. */
export function CompanyDocuments() {
  const t = useT()
  const canWrite = useCan('casefiles.write')
  const documents = useCompanyDocuments()
  const remove = useUndoableDeletion()
  const toastError = useToastError()
  const [shown, setShown] = useState<{ document: CompanyDocument; count: number } | null>(null)
  const [edited, edit] = useState<CompanyDocument | 'new' | null>(null)
  const takeAway = (document: CompanyDocument) => {
    setShown(null)
    remove({
      id: document.id,
      message: t('documents.companyDocumentRemoved', { name: document.name }),
      remove: deleteCompanyDocument,
      lists: [COMPANY_DOCUMENTS_KEY],
    })
  }
  /** What people can read in their statements is not taken from them without a question. */
  const askToTakeAway = (document: CompanyDocument) =>
    void statementsShowing(document.id)
      .then((count) => (count > 0 ? setShown({ document, count }) : takeAway(document)))
      .catch(toastError)
  const add = (
    <Button variant="primary" onClick={() => edit('new')}>
      <Plus aria-hidden />
      {t('documents.addCompanyDocument')}
    </Button>
  )
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-ink-soft">{t('documents.companyDocumentsText')}</p>
        {canWrite && (documents.data?.length ?? 0) > 0 && add}
      </div>
      <List
        label={t('documents.companyDocuments')}
        query={documents}
        columns={useColumns()}
        nameOf={({ name }) => name}
        menu={
          canWrite
            ? (document) => (
                <RowMenu label={t('documents.actionsFor', { name: document.name })}>
                  <MenuItem onSelect={() => edit(document)}>
                    <Pencil aria-hidden />
                    {t('documents.edit')}
                  </MenuItem>
                  <MenuItem danger onSelect={() => askToTakeAway(document)}>
                    <Trash2 aria-hidden />
                    {t('documents.delete')}
                  </MenuItem>
                </RowMenu>
              )
            : undefined
        }
        empty={{
          icon: FileText,
          title: t('documents.noCompanyDocuments'),
          text: t('documents.noCompanyDocumentsText'),
          action: canWrite && add,
        }}
      />
      {edited && (
        <DocumentDialog
          document={edited === 'new' ? undefined : edited}
          onClose={() => edit(null)}
        />
      )}
      <ConfirmDialog
        open={shown !== null}
        danger
        title={t('documents.takeAwayTitle', { name: shown?.document.name ?? '' })}
        description={t('documents.takeAwayText', { count: shown?.count ?? 0 })}
        confirm={t('documents.delete')}
        cancel={t('common.cancel')}
        onCancel={() => setShown(null)}
        onConfirm={() => shown && takeAway(shown.document)}
      />
    </>
  )
}

function useColumns(): readonly Column<CompanyDocument>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('documents.name'),
        cell: ({ name, url }) => (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="text-accent underline-offset-4 hover:underline"
          >
            {name}
            <span className="sr-only"> {t('nav.newWindow')}</span>
          </a>
        ),
      },
      {
        id: 'description',
        head: t('documents.description'),
        card: 'block',
        cell: ({ description }) => description,
        className: 'max-w-96',
      },
      {
        id: 'size',
        head: t('documents.size'),
        card: 'line',
        cell: ({ size, pages }) =>
          `${t('documents.pages', { count: pages })} · ${format.fileSize(size)}`,
        className: 'whitespace-nowrap text-ink-soft',
      },
    ],
    [t, format]
  )
}
