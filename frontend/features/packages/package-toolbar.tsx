import { useCallback } from 'react'
import type { PackageFilter, PackagePage, PackageSort } from '@/api/list-packages'
import { PACKAGE_SORTS } from '@/api/list-packages'
import type { PackageCategory } from '@/api/types'
import { SearchField } from '@/components/app/search-field'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { ExportMenu } from './export-menu.tsx'
import { PackageFilters } from './package-filters.tsx'
import { orderOf } from './sort-head.tsx'
import { CATEGORIES, viewOf } from './use-package-filter.ts'
import { ViewsMenu } from './views-menu.tsx'

interface PackageToolbarProps {
  filter: PackagePage
  workerName?: string
  /** A phone has no heads of columns to click on. */
  sortable: boolean
  onChange: (change: PackageFilter) => void
  onReplace: (filter: PackageFilter) => void
}

/** What one looks for, in which order, under which name it is kept, and the list as a file. */
export function PackageToolbar({
  filter,
  workerName,
  sortable,
  onChange,
  onReplace,
}: PackageToolbarProps) {
  const t = useT()
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange])
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <SearchField
        label={t('packages.search')}
        className="w-full sm:w-72"
        value={filter.search ?? ''}
        onSearch={onSearch}
      />
      <Select
        aria-label={t('packages.filterCategory')}
        className="w-full sm:w-48"
        value={filter.category ?? 'ALL'}
        onValueChange={(value) =>
          onChange({ category: value === 'ALL' ? undefined : (value as PackageCategory) })
        }
        options={[
          { value: 'ALL', label: t('packages.category_ALL') },
          ...CATEGORIES.map((value) => ({ value, label: t(`packages.category_${value}`) })),
        ]}
      />
      {sortable && (
        <Select
          aria-label={t('packages.sort')}
          className="w-full sm:w-48"
          value={orderOf(filter).sort}
          onValueChange={(sort: PackageSort) => onChange({ sort, order: undefined })}
          options={PACKAGE_SORTS.map((value) => ({ value, label: t(`packages.sort_${value}`) }))}
        />
      )}
      <PackageFilters filter={filter} workerName={workerName} onChange={onChange} />
      <div className="flex flex-wrap gap-2 lg:ml-auto">
        <ViewsMenu current={viewOf(filter)} onOpen={onReplace} />
        <ExportMenu filter={viewOf(filter)} />
      </div>
    </div>
  )
}
