import type { Exchange } from '@/api/salary-sacrifices'
import type { Package } from '@/api/types'
import { Card } from '@/components/ui/card'
import { CONTENT_GROUPS, contentsOf, packageIn } from '@/lib/pay/contents'
import { FIGURES, readFigure, type Figure, type Period } from '@/lib/pay/figures'
import { useContentValue } from '@/lib/pay/use-content-words'
import { useFormat } from '@/lib/use-format'
import { useLocale, useT } from '@/lib/use-t'

const PERIODS = ['month', 'year'] as const

/** Both packages in short, side by side: by the month and the year, and what the exchange changes of each figure. */
export function Sides({ before, after }: Pick<Exchange, 'before' | 'after'>) {
  const t = useT()
  return (
    <div className="grid gap-3 sm:grid-cols-2 print:grid-cols-2">
      <Side title={t('sacrifice.before')} side={before} />
      <Side title={t('sacrifice.after')} side={after} other={before} />
    </div>
  )
}

interface SideProps {
  title: string
  side: Package
  /** What it is held against. */
  other?: Package
}

function Side({ title, side, other }: SideProps) {
  const t = useT()
  return (
    <Card className="min-w-0 p-4 break-inside-avoid">
      <h2 className="font-semibold">{title}</h2>
      <table className="mt-2 w-full border-collapse text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-xs text-ink-soft">
            <th scope="col" className="sr-only">
              {t('pay.line')}
            </th>
            {PERIODS.map((period) => (
              <th key={period} scope="col" className="py-1 pl-2 text-right font-normal">
                {t(`sacrifice.${period}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIGURES.map((figure) => (
            <tr key={figure} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 text-left font-normal text-ink-soft">
                {t(`pay.figure_${figure}`)}
              </th>
              {PERIODS.map((period) => (
                <Amount key={period} {...{ side, other, figure, period }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Contents side={side} />
    </Card>
  )
}

interface AmountProps extends Omit<SideProps, 'title'> {
  figure: Figure
  period: Period
}

function Amount({ side, other, figure, period }: AmountProps) {
  const format = useFormat()
  const amount = readFigure(side.compute, figure, period)
  const difference = other && amount - readFigure(other.compute, figure, period)
  return (
    <td className="amount py-1.5 pl-2 whitespace-nowrap">
      {format.amount(amount)}
      {difference === undefined ? (
        // The lines of both sides stand beside each other.
        <span className="hidden text-xs sm:block print:block" aria-hidden>
          {'\u00a0'}
        </span>
      ) : (
        <span className="block text-xs text-ink-soft">{format.difference(difference, 2)}</span>
      )}
    </td>
  )
}

/** What the package holds beside pay. */
function Contents({ side }: { side: Package }) {
  const t = useT()
  const locale = useLocale()
  const valueOf = useContentValue()
  const contents = CONTENT_GROUPS.flatMap((group) =>
    contentsOf(group, packageIn(side.package, locale), side.compute)
  ).filter(({ has }) => has)
  if (contents.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-1 border-t border-line pt-2 text-xs text-ink-soft">
      {contents.map((content) => (
        <li key={content.name} className="flex justify-between gap-3">
          <span>
            {[t(`fields.${content.name}`), content.description].filter(Boolean).join(' · ')}
          </span>
          <span className="shrink-0 tabular-nums">{valueOf(content)}</span>
        </li>
      ))}
    </ul>
  )
}
