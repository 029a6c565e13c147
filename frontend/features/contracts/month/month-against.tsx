import {
  dearerBy,
  type IncompleteMonthAnswer,
  type IncompleteMonthLine,
} from '#modules/compute/pure'
import { TONES } from '@/components/pay/pictures/tones'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** What the month comes to, and the same of a month that is worked whole. */
const AGAINST = [
  ['netIncomplet', 'netNormal', TONES.net],
  ['coutIncomplet', 'coutNormal', TONES.total],
] as const

/** Net and cost of the month, each as a part of a whole one, and why it costs more than that. */
export function MonthAgainst({ answer }: { answer: IncompleteMonthAnswer }) {
  const { lignes } = answer
  const t = useT()
  const format = useFormat()
  const causes = dearerBy(answer)
  const amount = (key: IncompleteMonthLine) =>
    lignes[key] === null ? t('compute.incomplete_month.words.unknown') : format.euros(lignes[key])
  return (
    <div role="status">
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 @lg:grid-cols-2">
        {AGAINST.map(([key, normal, tone]) => (
          <div key={key} className="rounded-lg border border-line p-4">
            <dt className="text-ink-soft">{t(`compute.rules.${key}.title`)}</dt>
            <dd>
              <span className="text-xl font-semibold tracking-tight tabular-nums">
                {amount(key)}
              </span>
              <span aria-hidden className="mt-1 mb-2 block h-2 rounded-sm bg-sunken">
                <span
                  className={`block h-full rounded-sm ${tone}`}
                  style={{ width: `${partOf(lignes[key], lignes[normal])}%` }}
                />
              </span>
              <span className="block text-sm text-ink-soft">
                {t('month.against', { amount: amount(normal) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {causes.length > 0 && (
        <Notice className="mt-3">
          <p className="font-medium">
            {t('compute.incomplete_month.dearer.title', {
              amount: format.euros(lignes.differenceCout!),
            })}
          </p>
          {causes.map(({ line, whole, now }) => (
            <p key={line}>
              {t(`compute.incomplete_month.dearer.${line}`, {
                whole: format.euros(whole),
                now: format.euros(now),
              })}
            </p>
          ))}
        </Notice>
      )}
    </div>
  )
}

/** Percent of the whole, which is the most that is drawn. */
function partOf(amount: number | null, whole: number | null): number {
  if (!amount || !whole) return 0
  return Math.min(100, Math.max(0, (amount / whole) * 100))
}
