import type { Compute } from '@/api/types'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { FIGURE, FIGURES, figuresToShow, readFigure } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { ProjectedSignOf } from './projected-sign.tsx'

/** The figures side by side, by the month and in small by the year. */
export function FiguresStrip({ compute, compact }: { compute: Compute; compact?: boolean }) {
  const t = useT()
  const format = useFormat()
  const months = figuresToShow(compute, 'month')
  const figures = months === FIGURES ? months : figuresToShow(compute, 'year')
  const three = figures !== FIGURES
  return (
    <Card
      className={cn(
        'grid grid-cols-2 gap-px overflow-hidden bg-line',
        // Two columns leave a place free beside three figures: the first takes both.
        three
          ? 'lg:grid-cols-3 [&>:first-child]:col-span-2 lg:[&>:first-child]:col-span-1'
          : 'lg:grid-cols-4',
        compact &&
          (three
            ? 'sm:grid-cols-3 sm:[&>:first-child]:col-span-1 print:grid-cols-3 print:[&>:first-child]:col-span-1'
            : 'sm:grid-cols-4 print:grid-cols-4')
      )}
    >
      {figures.map((figure) => (
        <dl key={figure} className={cn('min-w-0 bg-surface p-4', !compact && 'sm:px-6')}>
          <dt className="flex text-ink-soft">
            <span className="truncate">{t(`pay.figure_${figure}`)}</span>
            {/* What is projected of the month is so of the year. */}
            <ProjectedSignOf path={FIGURE[figure].year.path} />
          </dt>
          <dd
            className={cn(
              'mt-1 flex flex-wrap items-baseline gap-x-1 font-semibold tabular-nums',
              compact ? 'text-base' : 'text-base min-[24rem]:text-lg sm:text-xl'
            )}
          >
            {format.euros(readFigure(compute, figure, 'month'))}
            <span className="text-xs font-normal text-ink-soft max-[24rem]:hidden">
              {t('pay.perMonthUnit')}
            </span>
          </dd>
          <dd className="text-xs text-ink-soft tabular-nums">
            {format.euros(readFigure(compute, figure, 'year'), 0)} {t('pay.perYearUnit')}
          </dd>
        </dl>
      ))}
    </Card>
  )
}
