import { useId, useState, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { ProjectedSignOf } from '@/components/pay/projected-sign'
import { Why } from '@/components/pay/why'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import type { FigureOfPeriod } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface FigureCardProps {
  /** Says of what time the amount is. */
  title: string
  amount: number
  /** Which figure it is: why it is so, and whether it is projected. */
  figure: FigureOfPeriod
  /** A second figure, or what the first one is. */
  note?: ReactNode
  /** At the right of the title. */
  aside?: ReactNode
  /** The lines behind the figure. */
  children: ReactNode
  defaultOpen?: boolean
}

/** One figure in large, whose lines unfold below it. */
export function FigureCard({
  title,
  amount,
  figure,
  note,
  aside,
  children,
  defaultOpen = false,
}: FigureCardProps) {
  const t = useT()
  const format = useFormat()
  const id = useId()
  const [open, setOpen] = useState(defaultOpen)
  return (
    <Card className="p-4 sm:p-6">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-base font-semibold">
          {title}
          <ProjectedSignOf path={figure.path} />
        </h2>
        {aside}
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-1 text-xl font-semibold tabular-nums">
        {format.euros(amount)}
        <Why rule={figure.rule} title={title} />
      </p>
      {note && <div className="mt-1 text-ink-soft">{note}</div>}
      <Button
        variant="link"
        size="bare"
        className="mt-3 print:hidden"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t(open ? 'package-view.hideDetailOf' : 'package-view.detailOf', {
          name: title,
        })}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'package-view.hideDetail' : 'package-view.detail')}
        <ChevronDown
          className={cn('size-4 transition-transform', open && 'rotate-180')}
          aria-hidden
        />
      </Button>
      <div id={id} hidden={!open} className="mt-3">
        {open && children}
      </div>
    </Card>
  )
}
