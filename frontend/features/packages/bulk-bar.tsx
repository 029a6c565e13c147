import { useState } from 'react'
import { Archive, ArchiveRestore, Columns3, Copy } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import { MOST_AT_ONCE } from '@/api/in-bulk'
import type { PackagePage } from '@/api/list-packages'
import type { ListedPackage, Page } from '@/api/types'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { SelectionBar } from '@/components/list/selection-bar'
import { Button } from '@/components/ui/button'
import { narrowing } from '@/lib/use-address-filter'
import { useArchive } from '@/lib/use-archive-packages'
import type { Selection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import { MOST_COMPARED, urls } from '@/urls'
import { ExportMenu } from './export-menu.tsx'
import { useBulkDuplicate } from './use-bulk-duplicate.ts'

type Step = 'duplicate' | 'archive' | 'unarchive'

interface BulkBarProps {
  selection: Selection
  filter: PackagePage
  page: Page<ListedPackage>
}

/** What can be done with the packages that are ticked; of all of a filter it is asked first, with their number. */
export function BulkBar({ selection, filter, page }: BulkBarProps) {
  const t = useT()
  const canWrite = useCan('packages.write')
  const archive = useArchive()
  const duplicate = useBulkDuplicate()
  const [asked, setAsked] = useState<Step | null>(null)
  const ids = [...selection.ids]
  const total = selection.all ? page.meta.total : ids.length
  const chosen = selection.chosen(narrowing(filter))
  const move = filter.archived ? 'unarchive' : 'archive'

  function run(step: Step) {
    if (step === 'duplicate') duplicate(chosen, total)
    else archive(chosen, step === 'archive', total)
    setAsked(null)
    selection.clear()
  }
  const start = (step: Step) => (selection.all ? setAsked(step) : run(step))

  return (
    <SelectionBar
      selection={selection}
      page={page}
      total={t('packages.total', { total: page.meta.total })}
    >
      {!selection.all && ids.length > 1 && ids.length <= MOST_COMPARED && (
        <Button size="sm" asChild>
          <Link to={urls.comparePackages(ids)}>
            <Columns3 aria-hidden />
            {t('packages.compare')}
          </Link>
        </Button>
      )}
      {canWrite && (
        <>
          <Button size="sm" onClick={() => start('duplicate')}>
            <Copy aria-hidden />
            {t('packages.duplicate')}
          </Button>
          <Button size="sm" onClick={() => start(move)}>
            {filter.archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            {t(`packages.${move}`)}
          </Button>
        </>
      )}
      {selection.all && <ExportMenu filter={narrowing(filter)} size="sm" />}
      {!selection.all && ids.length <= MOST_AT_ONCE && (
        <ExportMenu filter={{}} ids={ids} size="sm" />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked ? t(`packages.bulkTitle_${asked}`, { count: total }) : ''}
        description={[
          asked && t(`packages.bulkText_${asked}`),
          page.meta.estimated && t('lists.estimated'),
        ]
          .filter(Boolean)
          .join(' ')}
        confirm={asked ? t(`packages.${asked}`) : ''}
        cancel={t('common.cancel')}
        onConfirm={() => asked && run(asked)}
        onCancel={() => setAsked(null)}
      />
    </SelectionBar>
  )
}
