import { useCallback } from 'react'
import { ArrowRight, Ellipsis, FlaskConical, Pencil, Printer, Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useCan } from '@/api/get-user'
import {
  SACRIFICE_STATUSES,
  useSacrifices,
  type Exchange,
  type ListedSacrifice,
  type SacrificeStatus,
} from '@/api/salary-sacrifices'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { ListSkeleton } from '@/components/app/list-skeleton'
import { Pagination } from '@/components/app/pagination'
import { SearchField } from '@/components/app/search-field'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { Select } from '@/components/ui/select'
import { usePendingDeletions } from '@/lib/pending-deletions'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { StatusBadge } from './status-badge.tsx'
import { useDeleteSacrifice } from './use-delete-sacrifice.ts'
import { useExchangeWords } from './use-exchange-words.ts'
import { useSacrificeFilter } from './use-sacrifice-filter.ts'

/** The exchanges of the company, last changed first; the filter in the URL. */
export function SacrificeList() {
  const t = useT()
  const [filter, change] = useSacrificeFilter()
  const onSearch = useCallback((search: string) => change({ search }), [change])
  const list = useSacrifices(filter)
  const pending = usePendingDeletions()
  const shown = list.data?.data.filter(({ id }) => !pending.has(id)) ?? []
  const filtered = Boolean(filter.search || filter.status)
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField
          label={t('sacrifice.search')}
          className="w-full sm:w-80"
          value={filter.search ?? ''}
          onSearch={onSearch}
        />
        <Select
          aria-label={t('sacrifice.filterStatus')}
          className="w-full sm:w-48"
          value={filter.status ?? 'ALL'}
          onValueChange={(value) =>
            change({ status: value === 'ALL' ? undefined : (value as SacrificeStatus) })
          }
          options={[
            { value: 'ALL', label: t('sacrifice.status_ALL') },
            ...SACRIFICE_STATUSES.map((value) => ({
              value,
              label: t(`sacrifice.status_${value}`),
            })),
          ]}
        />
      </div>
      {list.isPending && <ListSkeleton />}
      {list.error && !list.data && (
        <ErrorView error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && shown.length === 0 && (
        <Card>
          {filtered ? (
            <NothingFound onClear={() => change({ search: undefined, status: undefined })} />
          ) : (
            <NoneYet />
          )}
        </Card>
      )}
      {shown.length > 0 && (
        <Card className="divide-y divide-line">
          <ul aria-label={t('nav.salarySacrifice')} className="flex flex-col divide-y divide-line">
            {shown.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </ul>
        </Card>
      )}
      {list.data && (
        <Pagination
          meta={list.data.meta}
          total={t('sacrifice.total', { total: list.data.meta.total })}
          onPage={(page) => change({ page })}
          onPerPage={(perPage) => change({ perPage })}
        />
      )}
    </>
  )
}

function Row({ item }: { item: ListedSacrifice }) {
  const t = useT()
  const format = useFormat()
  const words = useExchangeWords()
  const refused = item.limits.some(({ level }) => level === 'refused')
  return (
    <li className="relative flex items-start gap-3 p-4 md:items-center">
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_11rem_8rem] md:items-center">
        <div className="min-w-0">
          <Link
            to={urls.sacrifice(item.id)}
            className="block truncate font-medium after:absolute after:inset-0"
          >
            {item.workerName}
          </Link>
          <p className="truncate text-xs text-ink-soft">{item.nomFonction}</p>
        </div>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm">
          <span>{words.given(item.given as Exchange['given'])}</span>
          <ArrowRight className="size-4 shrink-0 text-ink-soft" aria-hidden />
          <span className="sr-only">{t('sacrifice.against')}</span>
          <span className="min-w-0 break-words">
            {words.received(item.benefit as Exchange['benefit'])}
          </span>
        </p>
        <p className="text-sm whitespace-nowrap tabular-nums md:text-right">
          {t('sacrifice.netDifference', {
            amount: format.difference(item.netAfter - item.netBefore, 2),
          })}
        </p>
        <p className="flex flex-wrap gap-1">
          <StatusBadge status={item.status as SacrificeStatus} />
          {refused && <Badge tone="danger">{t('sacrifice.belowMinimum')}</Badge>}
        </p>
      </div>
      <RowMenu item={item} />
    </li>
  )
}

function RowMenu({ item }: { item: ListedSacrifice }) {
  const t = useT()
  const navigate = useNavigate()
  const canWrite = useCan('packages.write')
  const remove = useDeleteSacrifice()
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon"
          className="relative z-10 md:size-8"
          aria-label={t('packages.actionsFor', { name: item.workerName })}
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem onSelect={() => navigate(urls.printSacrifice(item.id))}>
        <Printer aria-hidden />
        {t('packages.print')}
      </MenuItem>
      {canWrite && item.status === 'DRAFT' && (
        <MenuItem onSelect={() => navigate(urls.editSacrifice(item.id))}>
          <Pencil aria-hidden />
          {t('packages.edit')}
        </MenuItem>
      )}
      {canWrite && item.status !== 'ACCEPTED' && (
        <>
          <MenuSeparator />
          <MenuItem danger onSelect={() => remove(item)}>
            <Trash2 aria-hidden />
            {t('packages.delete')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useT()
  return (
    <EmptyState
      icon={FlaskConical}
      title={t('common.noResults')}
      action={<Button onClick={onClear}>{t('packages.clearFilter')}</Button>}
    >
      {t('sacrifice.noResultsText')}
    </EmptyState>
  )
}

function NoneYet() {
  const t = useT()
  const canWrite = useCan('packages.write')
  return (
    <EmptyState
      icon={FlaskConical}
      title={t('sacrifice.emptyTitle')}
      action={
        canWrite && (
          <Button variant="primary" asChild>
            <Link to={urls.newSacrifice}>{t('sacrifice.emptyAction')}</Link>
          </Button>
        )
      }
    >
      {t('sacrifice.emptyText')}
    </EmptyState>
  )
}
