import { Archive, ArchiveRestore, Columns3, Copy } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import { MOST_AT_ONCE, SelectionBar } from '@/components/app/selection-bar'
import { Button } from '@/components/ui/button'
import { useArchive } from '@/lib/use-archive-packages'
import type { Selection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import { MOST_COMPARED, urls } from '@/urls'
import { ExportMenu } from './export-menu.tsx'
import { useBulkDuplicate } from './use-bulk-duplicate.ts'

/** What can be done with the packages that are ticked. */
export function BulkBar({ selection, archived }: { selection: Selection; archived: boolean }) {
  const t = useT()
  const canWrite = useCan('packages.write')
  const archive = useArchive()
  const duplicate = useBulkDuplicate()
  const ids = [...selection.ids]
  const many = ids.length > MOST_AT_ONCE

  function andClear(act: (ids: string[]) => void) {
    act(ids)
    selection.clear()
  }

  return (
    <SelectionBar selection={selection}>
      {ids.length > 1 && ids.length <= MOST_COMPARED && (
        <Button size="sm" asChild>
          <Link to={urls.comparePackages(ids)}>
            <Columns3 aria-hidden />
            {t('packages.compare')}
          </Link>
        </Button>
      )}
      {canWrite && !many && (
        <>
          <Button size="sm" onClick={() => andClear(duplicate)}>
            <Copy aria-hidden />
            {t('packages.duplicate')}
          </Button>
          <Button size="sm" onClick={() => andClear((each) => archive(each, !archived))}>
            {archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            {t(archived ? 'packages.unarchive' : 'packages.archive')}
          </Button>
        </>
      )}
      {!many && <ExportMenu filter={{}} ids={ids} size="sm" />}
    </SelectionBar>
  )
}
