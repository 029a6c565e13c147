import type { RunDetail } from '@/api/indexations'
import { Card } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** What it comes to, in five figures; both ends of a range. */
export function RunSums({ run: { totals } }: { run: RunDetail }) {
  const t = useT()
  const format = useFormat()
  const { all, lowest, counts } = totals
  const more = (value: number) => format.difference(value, 0)
  const between = (low: number | undefined, high: number) =>
    low === undefined ? more(high) : t('indexation.range', { low: more(low), high: more(high) })
  const figures = [
    { id: 'gross', value: between(lowest?.gross, all.gross) },
    { id: 'kept', value: format.euros(all.kept) },
    { id: 'contribution', value: format.euros(all.contribution) },
    { id: 'cost', value: between(lowest?.cost, all.cost) },
    { id: 'belowScale', value: format.amount(counts.belowScale, 0) },
  ]
  return (
    <Card>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {figures.map(({ id, value }) => (
          <div
            key={id}
            className="border-line p-4 not-last:border-b sm:not-last:border-r sm:not-last:border-b-0"
          >
            <dt className="text-xs text-ink-soft">{t(`indexation.sum_${id}`)}</dt>
            <dd className="mt-1 font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line px-4 py-3 text-xs text-ink-soft">
        {t('indexation.contributionNote')}
      </p>
    </Card>
  )
}
