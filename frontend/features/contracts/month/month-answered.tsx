import {
  INCOMPLETE_MONTH_MINUS,
  INCOMPLETE_MONTH_PARTS,
  type IncompleteMonthAnswer,
} from '#modules/compute/pure'
import { PartTable } from '@/components/pay/part-table'
import { RestsOn } from '@/components/pay/rests-on'
import { Explained } from '@/components/pay/why-context'
import { useT } from '@/lib/use-t'

/** The month line by line, each with its reason, and what it rests on. */
export function MonthAnswered({ answer }: { answer: IncompleteMonthAnswer }) {
  const t = useT()
  const { lignes } = answer
  return (
    <Explained lines={answer.explanation}>
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
