import { cn } from '@/lib/cn'
import type { Step } from '@/lib/pay/staircase'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { TONES } from './tones.ts'

interface StaircaseProps {
  steps: readonly Step[]
  /** What the table is of; the way from cost to net unless told. */
  caption?: string
  unit?: string
  /** Where the names of the steps stand in the catalogue. */
  words?: string
}

/** From cost to gross to net on one scale. The picture is a column of the table that says the same. */
export function Staircase({ steps, caption, unit, words = 'pictures.step_' }: StaircaseProps) {
  const t = useT()
  const format = useFormat()
  const most = Math.max(...steps.map(({ from, to }) => Math.max(from, to)), 1)
  const least = Math.min(...steps.map(({ from, to }) => Math.min(from, to)), 0)
  const place = (amount: number) => ((amount - least) / (most - least)) * 100
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{caption ?? t('pictures.staircase')}</caption>
      <colgroup>
        <col className="w-[40%]" />
        <col />
        <col className="w-18" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('pay.line')}</th>
          <td />
          <th scope="col">{unit ?? t('pay.eurPerMonth')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ key, tone, level, amount, from, to }) => (
          <tr key={key} className={cn(level && 'font-semibold')}>
            <th
              scope="row"
              className={cn(
                'py-1 pr-2 text-left leading-4 wrap-anywhere hyphens-auto',
                level ? 'font-semibold' : 'pl-3 font-normal text-ink-soft'
              )}
            >
              {t(`${words}${key}`)}
            </th>
            <td aria-hidden className="relative h-6 p-0">
              <span
                className={cn(
                  'absolute top-1/2 h-4 min-w-0.5 -translate-y-1/2 rounded-[2px]',
                  TONES[tone]
                )}
                style={{
                  left: `${place(Math.min(from, to))}%`,
                  width: `${Math.abs(place(to) - place(from))}%`,
                }}
              />
            </td>
            <td className="amount py-1 pl-2">{format.amount(amount, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
