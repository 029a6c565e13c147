import { memo, useState } from 'react'
import { Flag } from 'lucide-react'
import type { Compute } from '@/api/types'
import { FigureAnnouncer } from '@/components/pay/figure-announcer'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { Tooltip } from '@/components/ui/tooltip'
import { figuresToShow, readFigure, type Figure, type Period } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { isFigure, type Pin } from './draft.ts'
import { FigureRow } from './figure-row.tsx'

const MONTHS = 12
/** There is no net of an invoice. */
const OF_CONTRACTOR: readonly Figure[] = ['cost', 'gross']

interface FiguresPanelProps {
  compute: Compute
  /** Gross pay of the month as the package gives it. */
  gross: number
  contractor: boolean
  pin: Pin
  /** Why the pinned figure is refused. */
  pinError: string | null
  /** The figures are those of the last good state. */
  stale: boolean
  onPin: (pin: Pin) => void
}

/** The figures as they were remembered. */
type Baseline = Pick<FiguresPanelProps, 'compute' | 'gross'>

/** The stack of four figures by month or by year. The pinned one stays, the others follow. */
export const FiguresPanel = memo(function FiguresPanel({
  compute,
  gross,
  contractor,
  pin,
  pinError,
  stale,
  onPin,
}: FiguresPanelProps) {
  const t = useT()
  const format = useFormat()
  const [period, setPeriod] = useState<Period>(pin.period)
  const [baseline, setBaseline] = useState<Baseline | null>(null)
  const keep = isFigure(pin) ? pin.figure : undefined
  const figures = contractor ? OF_CONTRACTOR : figuresToShow(compute, period, keep)
  const labelOf = (figure: Figure) =>
    t(contractor && figure === 'gross' ? 'editor.invoice' : `pay.figure_${figure}`)
  const valueOf = (of: Baseline, figure: Figure) =>
    figure === 'gross' ? grossOfPeriod(of.gross, period) : readFigure(of.compute, figure, period)
  const now = { compute, gross }
  const spoken = figures
    .map((figure) => `${labelOf(figure)} ${format.euros(valueOf(now, figure))}`)
    .join(', ')
  // What gives the pay by the month or the hour has a field of its own in the form: refusals stand there.
  const ownField = !isFigure(pin) || (pin.figure === 'gross' && pin.period === 'month')
  const errorAtRow = ownField ? null : pinError
  return (
    <section aria-label={t('editor.figures')} className="@container">
      <div className="mb-3 flex items-center justify-between gap-2 px-3">
        <h2 className="grow text-base font-semibold">{t('editor.figures')}</h2>
        <Tooltip content={t(baseline ? 'editor.forgetBaseline' : 'editor.setBaseline')}>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('editor.baseline')}
            aria-pressed={baseline !== null}
            className={baseline ? 'bg-accent-soft text-accent' : undefined}
            onClick={() => setBaseline(baseline ? null : now)}
          >
            <Flag aria-hidden />
          </Button>
        </Tooltip>
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
          const value = valueOf(now, figure)
          return (
            <FigureRow
              key={`${figure}-${period}`}
              figure={figure}
              label={labelOf(figure)}
              period={period}
              value={value}
              baseline={baseline ? valueOf(baseline, figure) : undefined}
              pinned={pinned ? { amount: pin.period === period ? pin.amount : value } : null}
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
})

function grossOfPeriod(gross: number, period: Period): number {
  return period === 'month' ? gross : Math.round(gross * MONTHS * 100) / 100
}
