import type { NewYearPerson } from '@/api/new-year'
import { Card } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** What the day comes to for the people of a page, before one reads them: their cost together, and the net of the one in the middle. */
export function NewYearSums({ people }: { people: readonly NewYearPerson[] }) {
  const t = useT()
  const changes = people.flatMap(({ change }) => change ?? [])
  if (changes.length === 0) return null
  const moved = (key: 'net' | 'cost') =>
    (['low', 'high'] as const).map((end) =>
      changes.map((change) => change[end][key] - change.before[key])
    )
  return (
    <Card className="grid divide-y divide-line sm:grid-cols-2 sm:divide-x sm:divide-y-0">
      <Sum
        label={t('new-year.sumCost')}
        ends={moved('cost').map((all) => all.reduce((sum, each) => sum + each, 0))}
        detail={t('new-year.sumOf', { people: changes.length })}
      />
      {/* Of one person it is the net that stands below. */}
      {changes.length > 1 && (
        <Sum
          label={t('new-year.sumNet')}
          ends={moved('net').map(middleOf)}
          detail={t('new-year.sumNetOf')}
        />
      )}
    </Card>
  )
}

/** An amount from the lowest to the highest index. */
function Sum({ label, ends, detail }: { label: string; ends: readonly number[]; detail: string }) {
  const t = useT()
  const format = useFormat()
  const [low, high] = ends.map((amount) => format.difference(amount, 0))
  return (
    <div className="min-w-0 p-4">
      <p className="text-ink-soft">{label}</p>
      <p className="text-xl font-semibold tracking-tight tabular-nums">
        {low === high ? low : t('new-year.range', { low: low!, high: high! })}
      </p>
      <p className="text-xs text-ink-soft">{detail}</p>
    </div>
  )
}

/** The one in the middle; of an even count the lower of the two, which half of them reach. */
function middleOf(amounts: readonly number[]): number {
  return amounts.toSorted((one, other) => one - other)[Math.floor((amounts.length - 1) / 2)]!
}
