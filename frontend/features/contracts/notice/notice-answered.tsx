import { useMemo } from 'react'
import { NOTICE_PARTS, type NoticeAnswer, type NoticeHypothese } from '#modules/compute/pure'
import { AmountRow } from '@/components/pay/amount-row'
import { WhyProvider } from '@/components/pay/why-context'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

/** A dismissal line by line, each with its reason, and what it rests on. */
export function NoticeAnswered({ answer }: { answer: NoticeAnswer }) {
  const t = useT()
  const explain = useMemo(() => {
    const lines = new Map(answer.explanation?.map((line) => [line.rule, line]))
    return (rule: string) => lines.get(rule) ?? null
  }, [answer])
  const figure = (id: string) => t(`compute.parameters.${id}.title`)
  const told = (each: NoticeHypothese) => {
    if (each.code !== 'figure') return t(`compute.notice.hypotheses.${each.code}`)
    const { id, confidence } = each.parameter
    const key = confidence === 'derived' ? 'figureDerived' : 'figureAssumed'
    return t(`compute.notice.hypotheses.${key}`, { figure: figure(id) })
  }
  return (
    <WhyProvider explain={explain}>
      <p className="text-sm text-ink-soft">
        {t('notice.seniorityOf', answer.anciennete)}
        {answer.jours.effet !== null && ` · ${t('notice.letter')}`}
      </p>
      <div className="flex max-w-xl flex-col gap-6">
        {NOTICE_PARTS.map(([part, keys]) => (
          <PartTable key={part} part={part} keys={keys} lignes={answer.lignes} />
        ))}
      </div>
      {answer.gaps && (
        <Notice tone="warn">
          {t('notice.gaps', { figures: answer.gaps.map(({ id }) => figure(id)).join(' · ') })}
        </Notice>
      )}
      <section>
        <h3 className="mb-1 font-semibold">{t('compute.notice.words.restsOn')}</h3>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-xs text-ink-soft">
          {answer.hypotheses.map((each) => (
            <li key={each.code === 'figure' ? each.parameter.id : each.code}>{told(each)}</li>
          ))}
        </ul>
      </section>
    </WhyProvider>
  )
}

interface PartTableProps {
  part: (typeof NOTICE_PARTS)[number][0]
  keys: (typeof NOTICE_PARTS)[number][1]
  lignes: NoticeAnswer['lignes']
}

/** One part, what comes to nothing left out; nothing at all of a part that is none. */
function PartTable({ part, keys, lignes }: PartTableProps) {
  const t = useT()
  const rows = keys.flatMap((key, i) => {
    const amount = lignes[key]
    return amount === null || amount === 0 ? [] : [{ key, amount, isResult: i === keys.length - 1 }]
  })
  if (rows.length === 0) return null
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-1 text-left font-semibold">
        {t(`compute.notice.words.${part}`)}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('pay.line')}</th>
          <th scope="col">{t('notice.unit')}</th>
          <th scope="col">{t('pay.why')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, amount, isResult }) => (
          <AmountRow key={key} line={key} amount={amount} kind={isResult ? 'total' : 'line'} />
        ))}
      </tbody>
    </table>
  )
}
