import { useAnalyticsFilters, type AnalyticsFilter } from '@/api/analytics'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { filterOf, useAnalyticsAddress } from './use-analytics-filter.ts'

const ALL = 'ALL'

const NAMES = ['department', 'location', 'costCenter', 'nomFonction', 'level'] as const

/** What the page is narrowed by; what no one of the team has is not offered. What an address brought along is shown, whatever the page offers. */
export function FilterBar({ only = NAMES }: { only?: readonly (keyof AnalyticsFilter)[] }) {
  const t = useT()
  const [address, change] = useAnalyticsAddress()
  const choices = useAnalyticsFilters().data
  const named = (list: readonly { id: string; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  const plain = (list: readonly string[] = []) => list.map((value) => ({ value, label: value }))
  const options = {
    department: named(choices?.departments),
    location: named(choices?.locations),
    costCenter: named(choices?.costCenters),
    nomFonction: plain(choices?.functions),
    level: plain(choices?.levels),
  }
  const shown = NAMES.filter(
    (name) => address[name] || (only.includes(name) && options[name].length > 0)
  )
  if (shown.length === 0) return null
  const filtered = Object.keys(filterOf(address)).length > 0
  return (
    <div className="mb-4 flex flex-wrap gap-2 print:hidden">
      {shown.map((name) => (
        <Select
          key={name}
          aria-label={t(`analytics.filter_${name}`)}
          className="w-[calc(50%-0.25rem)] sm:w-48"
          value={address[name] ?? ALL}
          onValueChange={(value) => change({ [name]: value === ALL ? undefined : value })}
          options={[
            { value: ALL, label: t(`analytics.all_${name}`) },
            ...options[name],
            // One that is gone stands in an address that was kept.
            ...(address[name] && !options[name].some(({ value }) => value === address[name])
              ? [{ value: address[name], label: t('analytics.filterUnknown') }]
              : []),
          ]}
        />
      ))}
      {filtered && (
        <Button
          variant="ghost"
          onClick={() => change(Object.fromEntries(NAMES.map((name) => [name, undefined])))}
        >
          {t('analytics.clearFilters')}
        </Button>
      )}
    </div>
  )
}
