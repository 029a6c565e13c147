import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Stairs } from './withholding.ts'

const HEIGHT = 128
/** How much of the width the last bracket has, which has no end. */
const BEYOND = 1.18

/** The brackets as stairs: width is the part of the income, height its rate, so the area is the tax. */
export function WithholdingStairs({ stairs }: { stairs: Stairs }) {
  const t = useT()
  const format = useFormat()
  const { brackets, income } = stairs
  const last = brackets.at(-1)!
  const end = Math.max(last.from * BEYOND, income * 1.05)
  const highest = last.rate
  const here = brackets.find(({ to }) => to === undefined || income <= to)!
  const percent = (rate: number) => format.percent(rate / 100, 2)
  return (
    <div className="flex flex-col gap-2">
      <p>
        {t(`pictures.here_${stairs.of}`, {
          income: format.euros(income),
          rate: percent(here.rate),
        })}
      </p>
      <div aria-hidden className="relative border-b border-line-strong" style={{ height: HEIGHT }}>
        {brackets.map(({ from, to, rate, part }) => {
          const width = ((to ?? end) - from) / end
          return (
            <span
              key={from}
              className="absolute bottom-0 border-l border-surface bg-sunken"
              style={{
                left: `${(from / end) * 100}%`,
                width: `${width * 100}%`,
                height: `${(rate / highest) * 100}%`,
              }}
            >
              <span
                className="absolute inset-y-0 left-0 bg-flow-withheld"
                style={{ width: `${(part / ((to ?? end) - from)) * 100}%` }}
              />
              <span
                className={cn(
                  'absolute inset-x-0 top-1 text-center text-xs',
                  part / ((to ?? end) - from) > 0.6 ? 'text-surface' : 'text-ink-soft'
                )}
              >
                {width > 0.12 && percent(rate)}
              </span>
            </span>
          )
        })}
        <span
          className="absolute inset-y-0 w-0.5 bg-ink"
          style={{ left: `${(income / end) * 100}%` }}
        />
      </div>
      <table className="w-full border-collapse text-xs">
        <caption className="sr-only">{t('pictures.brackets')}</caption>
        <thead>
          <tr className="text-ink-soft">
            <th scope="col" className="py-1 text-left font-medium">
              {t('pictures.bracket')}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t('pictures.part')}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t('pictures.rate')}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t('pictures.tax')}
            </th>
          </tr>
        </thead>
        <tbody>
          {brackets.map(({ from, to, rate, part, tax }) => (
            <tr key={from} className={cn('border-t border-line', part === 0 && 'text-ink-soft')}>
              <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
                {to === undefined
                  ? t('pictures.above', { from: format.amount(from, 0) })
                  : t('pictures.between', {
                      from: format.amount(from, 0),
                      to: format.amount(to, 0),
                    })}
              </th>
              <td className="amount py-1 pl-2">{part === 0 ? '–' : format.amount(part)}</td>
              <td className="amount py-1 pl-2">{percent(rate)}</td>
              <td className="amount py-1 pl-2">{part === 0 ? '–' : format.amount(tax)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-semibold">
            <th scope="row" className="py-1 text-left">
              {t('package-view.total')}
            </th>
            <td className="amount py-1 pl-2">{format.amount(income)}</td>
            <td />
            <td className="amount py-1 pl-2">{format.amount(stairs.tax)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
