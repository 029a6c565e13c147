import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Page } from '@/api/types'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'

/** Which page of how many; absent when one page holds all. */
export function Pagination({
  meta,
  onPage,
}: {
  meta: Page<unknown>['meta']
  onPage: (page: number) => void
}) {
  const t = useT()
  if (meta.lastPage <= 1) return null
  return (
    <nav
      aria-label={t('packages.pagination')}
      className="mt-4 flex items-center justify-between gap-4 text-ink-soft"
    >
      <p>{t('packages.pageOf', { page: meta.page, lastPage: meta.lastPage, total: meta.total })}</p>
      <div className="flex gap-2">
        <Button
          size="icon"
          aria-label={t('packages.previousPage')}
          disabled={meta.page <= 1}
          onClick={() => onPage(meta.page - 1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          size="icon"
          aria-label={t('packages.nextPage')}
          disabled={meta.page >= meta.lastPage}
          onClick={() => onPage(meta.page + 1)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </nav>
  )
}
