import { useCallback } from 'react'
import { FlaskConical } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import { SACRIFICE_STATUSES, useSacrifices, type SacrificeStatus } from '@/api/salary-sacrifices'
import { SearchField } from '@/components/app/search-field'
import { List } from '@/components/list/list'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useSacrificeColumns } from './columns.tsx'
import { SacrificeMenu } from './sacrifice-menu.tsx'
import { useSacrificeFilter } from './use-sacrifice-filter.ts'

/** The exchanges of the company, last changed first. */
export function SacrificeList() {
  const t = useT()
  const canWrite = useCan('packages.write')
  const [filter, change] = useSacrificeFilter()
  const onSearch = useCallback((search: string) => change({ search }), [change])
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
      <List
        label={t('nav.salarySacrifice')}
        query={useSacrifices(filter)}
        columns={useSacrificeColumns()}
        nameOf={({ workerName }) => workerName}
        href={({ id }) => urls.sacrifice(id)}
        menu={(item) => <SacrificeMenu item={item} />}
        pages={{ total: (total) => t('sacrifice.total', { total }), onChange: change }}
        filtered={
          (filter.search || filter.status) && {
            text: t('sacrifice.noResultsText'),
            onClear: () => change({ search: undefined, status: undefined }),
          }
        }
        empty={{
          icon: FlaskConical,
          title: t('sacrifice.emptyTitle'),
          text: t('sacrifice.emptyText'),
          action: canWrite && (
            <Button variant="primary" asChild>
              <Link to={urls.newSacrifice}>{t('sacrifice.emptyAction')}</Link>
            </Button>
          ),
        }}
      />
    </>
  )
}
