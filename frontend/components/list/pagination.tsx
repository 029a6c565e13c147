import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Page } from '@/api/types'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { PAGE_SIZES } from '@/lib/page-sizes'
import { useT } from '@/lib/use-t'

interface PaginationProps {
  meta: Page<unknown>['meta']
  /** How many there are of what: `12 packages`. */
  total: string
  onPage: (page: number) => void
  onPerPage: (perPage: number) => void
}

/** Which page of how many, and how long a page is; absent when the shortest page holds all. */
export function Pagination({ meta, total, onPage, onPerPage }: PaginationProps) {
  const t = useT()
  if (meta.total <= PAGE_SIZES[0]) return null
  return (
    <nav
      aria-label={t('lists.pagination')}
      className="mt-4 flex flex-wrap items-center justify-between gap-4 text-ink-soft"
    >
      <p>
        {t(meta.estimated ? 'lists.pageAbout' : 'lists.pageOf', {
          page: meta.page,
          lastPage: meta.lastPage,
          total,
        })}
      </p>
      <div className="flex gap-2">
        <Select
          aria-label={t('lists.perPage')}
          className="w-40"
          value={String(meta.perPage)}
          onValueChange={(value) => onPerPage(Number(value))}
          options={PAGE_SIZES.map((size) => ({
            value: String(size),
            label: t('lists.perPageCount', { count: size }),
          }))}
        />
        <Button
          size="icon"
          aria-label={t('lists.previousPage')}
          disabled={meta.page <= 1}
          onClick={() => onPage(meta.page - 1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          size="icon"
          aria-label={t('lists.nextPage')}
          disabled={meta.page >= meta.lastPage}
          onClick={() => onPage(meta.page + 1)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </nav>
  )
}
