import {
  INCOMPLETE_MONTH_MINUS,
  INCOMPLETE_MONTH_PARTS,
  type IncompleteMonthAnswer,
  type IncompleteMonthLine,
} from '#modules/compute/pure'
import { PartTable } from '@/components/pay/part-table'
import { RestsOn } from '@/components/pay/rests-on'
import { Explained } from '@/components/pay/why-context'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Beside a month that is worked whole. */
const AGAINST = [
  ['netIncomplet', 'netNormal'],
  ['coutIncomplet', 'coutNormal'],
] as const

/** The month line by line, each with its reason, and what it rests on. */
export function MonthAnswered({ answer }: { answer: IncompleteMonthAnswer }) {
  const t = useT()
  const format = useFormat()
  const { lignes } = answer
  const amount = (key: IncompleteMonthLine) =>
    lignes[key] === null ? t('compute.incomplete_month.words.unknown') : format.euros(lignes[key])
  return (
    <Explained lines={answer.explanation}>
      <div role="status">
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 @lg:grid-cols-2">
          {AGAINST.map(([key, normal]) => (
            <div key={key} className="rounded-md border border-line p-3">
              <dt className="text-sm text-ink-soft">{t(`compute.rules.${key}.title`)}</dt>
              <dd>
                <span className="text-lg font-semibold tabular-nums">{amount(key)}</span>
                <span className="block text-xs text-ink-soft">
                  {t('month.against', { amount: amount(normal) })}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex max-w-xl flex-col gap-6">
        {INCOMPLETE_MONTH_PARTS.filter(([, keys]) => lignes[keys.at(-1)!] !== 0).map(
          ([part, keys]) => (
            <PartTable
              key={part}
              title={t(`compute.incomplete_month.words.${part}`)}
              unit={t('month.unit')}
              keys={keys}
              lines={lignes}
              always={[]}
              results={part === 'year' ? [] : undefined}
              minus={INCOMPLETE_MONTH_MINUS}
            />
          )
        )}
      </div>
      <RestsOn
        words="compute.incomplete_month"
        hypotheses={answer.hypotheses}
        gaps={{ of: answer.gaps, sentence: 'month.gaps' }}
      />
    </Explained>
  )
}
