import { useState } from 'react'
import type { Compute } from '@/api/types'
import { FigureAnnouncer } from '@/components/pay/figure-announcer'
import { Segmented } from '@/components/ui/segmented'
import { figuresToShow, readFigure, type Period } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Pin } from './draft.ts'
import { FigureRow } from './figure-row.tsx'

interface FiguresPanelProps {
  compute: Compute
  pin: Pin
  /** Why the pinned figure is refused. */
  pinError: string | null
  /** The figures are those of the last good state. */
  stale: boolean
  onPin: (pin: Pin) => void
}

/** The stack of four figures by month or by year. The pinned one stays, the others follow. */
export function FiguresPanel({ compute, pin, pinError, stale, onPin }: FiguresPanelProps) {
  const t = useT()
  const format = useFormat()
  const [period, setPeriod] = useState<Period>(pin.period)
  const figures = figuresToShow(compute, period, pin.figure)
  const spoken = figures
    .map(
      (figure) =>
        `${t(`pay.figure_${figure}`)} ${format.euros(readFigure(compute, figure, period))}`
    )
    .join(', ')
  // The month's gross salary has a field of its own in the form: its refusal stands there.
  const errorAtRow = pin.figure === 'gross' && pin.period === 'month' ? null : pinError
  return (
    <section aria-label={t('editor.figures')} className="@container">
      <div className="mb-3 flex items-center justify-between gap-4 px-3">
        <h2 className="text-base font-semibold">{t('editor.figures')}</h2>
        <Segmented
          label={t('editor.period')}
          value={period}
          onValueChange={setPeriod}
          options={[
            { value: 'month', label: t('pay.month') },
            { value: 'year', label: t('pay.yearShort') },
          ]}
        />
      </div>
      <div className="flex flex-col gap-1">
        {figures.map((figure) => {
          const pinned = pin.figure === figure
          return (
            <FigureRow
              key={`${figure}-${period}`}
              figure={figure}
              period={period}
              value={readFigure(compute, figure, period)}
              pinned={
                pinned && pin.period === period
                  ? { amount: pin.amount }
                  : pinned
                    ? { amount: readFigure(compute, figure, period) }
                    : null
              }
              invalid={pinError !== null && pinned}
              error={pinned ? errorAtRow : null}
              stale={stale && pin.period === period}
              onPin={(amount) => onPin({ figure, period, amount })}
            />
          )
        })}
      </div>
      <FigureAnnouncer text={spoken} />
    </section>
  )
}
