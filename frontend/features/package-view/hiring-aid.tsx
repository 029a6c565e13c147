import { useMemo, useState } from 'react'
import {
  hiringAid,
  HIRING_AID_LINES,
  type EmbaucheFields,
  type HiringAidAnswer,
  type HiringAidLine,
  type HypotheseEmbauche,
} from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { AmountRow } from '@/components/pay/amount-row'
import { WhyProvider } from '@/components/pay/why-context'
import { SectionCard } from '@/components/ui/card'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useAllWords } from '@/lib/rest-of-words'
import { useT } from '@/lib/use-t'
import { HiringTold } from './hiring-told.tsx'

/** What is told of a hiring, and what the employer is given for it in the first year. Nothing of it is kept. */
export default function HiringAid({ stored }: { stored: Package }) {
  useAllWords()
  const t = useT()
  const [told, setTold] = useState<EmbaucheFields>({})
  const result = useMemo(
    () => hiringAid({ ...requestOfStored(stored), explain: true, embauche: told }),
    [stored, told]
  )
  const title = t('compute.hiring_aid.words.title')
  return (
    <section aria-label={title}>
      <SectionCard
        className="mt-3"
        title={title}
        aside={<span className="text-xs text-ink-soft">{t('pay.eurPerYear')}</span>}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <HiringTold told={told} onChange={setTold} errors={result.ok ? [] : result.errors} />
          {result.ok &&
            (Object.keys(told).length === 0 ? (
              <p className="text-ink-soft">{t('hiring.empty')}</p>
            ) : (
              <Aided answer={result.answer} />
            ))}
        </div>
      </SectionCard>
    </section>
  )
}

const TOTALS: readonly HiringAidLine[] = ['aidesEmbauche', 'coutApresAides']
const ALWAYS: readonly HiringAidLine[] = [...TOTALS, 'coutEmployeurAnnuel']

function Aided({ answer: { lignes, hypotheses, explanation } }: { answer: HiringAidAnswer }) {
  const t = useT()
  const explain = useMemo(() => {
    const lines = new Map(explanation?.map((line) => [line.rule, line]))
    return (rule: string) => lines.get(rule) ?? null
  }, [explanation])
  const told = (each: HypotheseEmbauche) => {
    if (each.code !== 'figure') return t(`compute.hiring_aid.hypotheses.${each.code}`)
    const { id, confidence } = each.parameter
    const key = confidence === 'derived' ? 'figureDerived' : 'figureAssumed'
    return t(`compute.hiring_aid.hypotheses.${key}`, {
      figure: t(`compute.parameters.${id}.title`),
    })
  }
  return (
    <div role="status" className="flex min-w-0 max-w-xl flex-col gap-6">
      <WhyProvider explain={explain}>
        <table className="w-full border-collapse text-sm">
          <caption className="pb-1 text-left font-semibold">
            {t('compute.hiring_aid.words.first')}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('pay.line')}</th>
              <th scope="col">{t('pay.eurPerYear')}</th>
              <th scope="col">{t('pay.why')}</th>
            </tr>
          </thead>
          <tbody>
            {HIRING_AID_LINES.filter((key) => lignes[key] !== 0 || ALWAYS.includes(key)).map(
              (key) => (
                <AmountRow
                  key={key}
                  line={key}
                  amount={lignes[key]}
                  kind={TOTALS.includes(key) ? 'total' : 'line'}
                />
              )
            )}
          </tbody>
        </table>
      </WhyProvider>
      <section>
        <h3 className="mb-1 font-semibold">{t('compute.hiring_aid.words.restsOn')}</h3>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-xs text-ink-soft">
          {hypotheses.map((each) => (
            <li key={each.code === 'figure' ? each.parameter.id : each.code}>{told(each)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
