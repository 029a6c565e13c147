import { Archive, ArchiveRestore, Columns3, Copy, X } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import { Button } from '@/components/ui/button'
import { useArchive } from '@/lib/use-archive-packages'
import { useT } from '@/lib/use-t'
import { MOST_COMPARED, urls } from '@/urls'
import { ExportMenu } from './export-menu.tsx'
import { useBulkDuplicate } from './use-bulk-duplicate.ts'
import type { Selection } from './use-selection.ts'

/** As many as one call takes. */
const MOST_AT_ONCE = 100

/** What can be done with everything that is ticked; it stays in sight while the list scrolls. */
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
    <section
      aria-label={t('packages.selection')}
      className="sticky top-16 z-20 -mx-1 mb-3 flex flex-wrap items-center gap-2 rounded-lg border border-accent/30 bg-surface p-2 shadow-sm shadow-ink/5"
    >
      <p role="status" className="px-2 font-medium">
        {t('packages.selectedCount', { count: ids.length })}
      </p>
      {many && <p className="text-ink-soft">{t('packages.tooMany', { most: MOST_AT_ONCE })}</p>}
      <div className="ml-auto flex flex-wrap gap-2">
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
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('packages.clearSelection')}
          onClick={selection.clear}
        >
          <X aria-hidden />
        </Button>
      </div>
    </section>
  )
}
