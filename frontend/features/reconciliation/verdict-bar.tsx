import type { CheckVerdict, Verdict } from '@/api/reconciliation'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface VerdictBarProps<V> {
  verdicts: readonly { verdict: V; people: number }[]
  chosen: V | undefined
  onChoose: (verdict: V | undefined) => void
}

/** From to the cent to unexplained; the words beside say the same without colour. */
const STANDING_COLOURS: Record<Verdict | CheckVerdict, string> = {
  EXACT: 'bg-accept',
  EXPLAINED: 'bg-info',
  NOT_MAPPED: 'bg-line-strong',
  INCOMPLETE: 'bg-line-strong',
  UNEXPLAINED: 'bg-danger',
}

/** People as one bar: how many are to the cent, explained, incomplete, unexplained. Each part narrows the list. */
export function VerdictBar<V extends Verdict | CheckVerdict>({ verdicts, chosen, onChoose }: VerdictBarProps<V>) {
  const t = useT()
  const format = useFormat()
  const people = verdicts.reduce((sum, each) => sum + each.people, 0)
  const share = (count: number) => (people === 0 ? 0 : count / people)
  return (
    <>
      <div aria-hidden className="flex h-5 w-full overflow-hidden rounded-md bg-sunken">
        {verdicts
          .filter((each) => each.people > 0)
          .map(({ verdict, people: count }) => (
            <div
              key={verdict}
              className={cn('min-w-1 border-r border-surface last:border-r-0', STANDING_COLOURS[verdict])}
              style={{ flexGrow: count, flexBasis: 0 }}
            />
          ))}
      </div>
      <ul aria-label={t('reconciliation.verdicts')} className="mt-3 grid gap-2 min-[360px]:grid-cols-2 lg:grid-cols-4">
        {verdicts.map(({ verdict, people: count }) => (
          <li key={verdict}>
            <button
              type="button"
              aria-pressed={chosen === verdict}
              onClick={() => onChoose(chosen === verdict ? undefined : verdict)}
              className={cn(
                'w-full rounded-lg border border-line p-3 text-left transition-colors hover:border-line-strong',
                chosen === verdict && 'border-accent bg-accent-soft hover:border-accent'
              )}
            >
              <span className="flex items-center gap-2 text-sm text-ink-soft">
                <span aria-hidden className={cn('size-2.5 shrink-0 rounded-full', STANDING_COLOURS[verdict])} />
                {t(`reconciliation.verdict_${verdict}`)}
              </span>
              <span className="mt-1 block text-lg font-semibold tabular-nums">
                {format.amount(count, 0)}{' '}
                <span className="text-xs font-normal text-ink-soft">{format.percent(share(count), 0)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
