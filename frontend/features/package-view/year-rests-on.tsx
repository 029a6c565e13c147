import type { Hypothese, YearTaxAnswer } from '#modules/compute/pure'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

/** What the figures rest on beside what was told, and which figures of the law are not there. */
export function YearRestsOn({ answer: { hypotheses, gaps = [] } }: { answer: YearTaxAnswer }) {
  const t = useT()
  const figure = (id: string) => t(`compute.parameters.${id}.title`)
  const told = (each: Hypothese) => {
    if (each.code !== 'figure') return t(`compute.year_tax.hypotheses.${each.code}`)
    const { id, confidence } = each.parameter
    const key = confidence === 'derived' ? 'figureDerived' : 'figureAssumed'
    return t(`compute.year_tax.hypotheses.${key}`, { figure: figure(id) })
  }
  return (
    <>
      {gaps.length > 0 && (
        <Notice tone="warn">
          {t('year-tax.gaps', { figures: gaps.map(({ id }) => figure(id)).join(' · ') })}
        </Notice>
      )}
      <section>
        <h3 className="mb-1 font-semibold">{t('compute.year_tax.words.restsOn')}</h3>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-xs text-ink-soft">
          {hypotheses.map((each) => (
            <li key={each.code === 'figure' ? each.parameter.id : each.code}>{told(each)}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
