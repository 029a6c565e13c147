import { X } from 'lucide-react'
import { useDepartments } from '@/api/departments'
import type { PackageFilter, PackagePage } from '@/api/list-packages'
import { Button } from '@/components/ui/button'
import { useCommissionName } from '@/lib/pay/use-commission-name'
import { narrowing } from '@/lib/use-address-filter'
import { useT } from '@/lib/use-t'

interface FilterChipsProps {
  filter: PackagePage
  workerName?: string
  onChange: (change: PackageFilter) => void
  onClear: () => void
}

/** Each filter that is set beyond search and category, to take away one by one. */
export function FilterChips({ filter, workerName, onChange, onClear }: FilterChipsProps) {
  const t = useT()
  const commissionName = useCommissionName()
  const departments = useDepartments().data ?? []
  const { search: _search, category: _category, ...rest } = narrowing(filter)
  const chips = Object.entries(rest) as [keyof typeof rest, string | boolean][]
  if (chips.length === 0) return null

  function nameOf(key: keyof PackageFilter, value: string | boolean): string {
    if (key === 'archived') return t('packages.archivedOnes')
    if (key === 'type') return t(`packages.type_${value}`)
    if (key === 'commission') return commissionName(String(value))
    if (key === 'worker') return workerName ?? t('packages.worker')
    return departments.find(({ id }) => id === value)?.name ?? t('packages.department')
  }

  return (
    <ul aria-label={t('packages.filters')} className="mb-4 flex flex-wrap gap-2">
      {chips.map(([key, value]) => (
        <li key={key}>
          <Button
            size="sm"
            aria-label={t('packages.removeFilter', { name: nameOf(key, value) })}
            onClick={() => onChange({ [key]: undefined })}
          >
            {nameOf(key, value)}
            <X aria-hidden />
          </Button>
        </li>
      ))}
      <li>
        <Button size="sm" variant="ghost" onClick={onClear}>
          {t('lists.clearFilter')}
        </Button>
      </li>
    </ul>
  )
}
