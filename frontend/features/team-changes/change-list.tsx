import { useCallback } from 'react'
import { History } from 'lucide-react'
import { CHANGE_KINDS, CHANGE_SOURCES, useTeamChanges } from '@/api/team-changes'
import { SearchField } from '@/components/app/search-field'
import { List } from '@/components/list/list'
import { DateInput } from '@/components/ui/date-input'
import { Select } from '@/components/ui/select'
import { narrowing } from '@/lib/use-address-filter'
import { useT } from '@/lib/use-t'
import { useChangeColumns } from './columns.tsx'
import { useChangeFilter } from './use-change-filter.ts'

const ALL = 'ALL'

/** What changed in the team, the newest first. */
export function TeamChangeList() {
  const t = useT()
  const [filter, change, replace] = useChangeFilter()
  const onSearch = useCallback((search: string) => change({ search }), [change])
  const narrowed = Object.keys(narrowing(filter)).length > 0
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField
          label={t('team.search')}
          className="w-full sm:w-72"
          value={filter.search ?? ''}
          onSearch={onSearch}
        />
        <Select
          aria-label={t('team-changes.kind')}
          className="w-full sm:w-48"
          value={filter.kind ?? ALL}
          onValueChange={(value) => change({ kind: CHANGE_KINDS.find((kind) => kind === value) })}
          options={[
            { value: ALL, label: t('team-changes.kind_ALL') },
            ...CHANGE_KINDS.map((value) => ({ value, label: t(`team-changes.kind_${value}`) })),
          ]}
        />
        <Select
          aria-label={t('team-changes.source')}
          className="w-full sm:w-48"
          value={filter.source ?? ALL}
          onValueChange={(value) =>
            change({ source: CHANGE_SOURCES.find((source) => source === value) })
          }
          options={[
            { value: ALL, label: t('team-changes.source_ALL') },
            ...CHANGE_SOURCES.map((value) => ({
              value,
              label: t(`team-changes.source_${value}`),
            })),
          ]}
        />
        <Select
          aria-label={t('team-changes.payroll')}
          className="w-full sm:w-48"
          value={filter.pending ? 'PENDING' : ALL}
          onValueChange={(value) => change({ pending: value === 'PENDING' || undefined })}
          options={[
            { value: ALL, label: t('team-changes.payroll_ALL') },
            { value: 'PENDING', label: t('team-changes.pending') },
          ]}
        />
        <DateInput
          label={t('team-changes.from')}
          placeholder={t('team-changes.from')}
          className="w-full sm:w-48"
          value={filter.from ?? ''}
          onValueChange={(from) => change({ from })}
        />
        <DateInput
          label={t('team-changes.until')}
          placeholder={t('team-changes.until')}
          className="w-full sm:w-48"
          value={filter.until ?? ''}
          onValueChange={(until) => change({ until })}
        />
      </div>
      <List
        label={t('nav.teamChanges')}
        query={useTeamChanges(filter)}
        columns={useChangeColumns()}
        nameOf={({ worker }) => worker.displayName}
        tableFrom="xl"
        pages={{ total: (total) => t('team-changes.total', { total }), onChange: change }}
        filtered={narrowed && { text: t('team-changes.noResultsText'), onClear: () => replace({}) }}
        empty={{
          icon: History,
          title: t('team-changes.emptyTitle'),
          text: t('team-changes.emptyText'),
        }}
      />
    </>
  )
}
