import { useCallback } from 'react'
import type { PackageFilter, PackagePage } from '@/api/list-packages'
import type { PackageCategory } from '@/api/types'
import { SearchField } from '@/components/app/search-field'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { ExportMenu } from './export-menu.tsx'
import { PackageFilters } from './package-filters.tsx'
import { PackageViews } from './package-views.tsx'
import { CATEGORIES, viewOf } from './use-package-filter.ts'

interface PackageToolbarProps {
  filter: PackagePage
  workerName?: string
  onChange: (change: PackageFilter) => void
  onReplace: (filter: PackageFilter) => void
}

/** What one looks for, under which name it is kept, and the list as a file. */
export function PackageToolbar({ filter, workerName, onChange, onReplace }: PackageToolbarProps) {
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
      <PackageFilters filter={filter} workerName={workerName} onChange={onChange} />
      <div className="flex flex-wrap gap-2 lg:ml-auto">
        <PackageViews current={viewOf(filter)} onOpen={onReplace} />
        <ExportMenu filter={viewOf(filter)} />
      </div>
    </div>
  )
}
