import { useMemo, useState } from 'react'
import { FileText, Pencil, Plus, Trash2 } from 'lucide-react'
import {
  COMPANY_DOCUMENTS_KEY,
  deleteCompanyDocument,
  useCompanyDocuments,
  type CompanyDocument,
} from '@/api/company-documents'
import { useCan } from '@/api/get-user'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { RowMenu } from '@/components/list/row-menu'
import { Button } from '@/components/ui/button'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useUndoableDeletion } from '@/lib/use-undoable-deletion'
import { DocumentDialog } from './document-dialog.tsx'

/** What the company gives to all of its people: to add, to name, to read, to take away. */
export function CompanyDocuments() {
  const t = useT()
  const canWrite = useCan('casefiles.write')
  const documents = useCompanyDocuments()
  const remove = useUndoableDeletion()
  const [edited, edit] = useState<CompanyDocument | 'new' | null>(null)
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
                  <MenuItem
                    danger
                    onSelect={() =>
                      remove({
                        id: document.id,
                        message: t('documents.companyDocumentRemoved', { name: document.name }),
                        remove: deleteCompanyDocument,
                        lists: [COMPANY_DOCUMENTS_KEY],
                      })
                    }
                  >
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
