import { memo } from 'react'
import type { Compute } from '@/api/types'
import { ProjectedSignOf } from '@/components/pay/projected-sign'
import { FIGURE, readFigure, type Figure } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const OF_OTHERS: readonly Figure[] = ['cost', 'gross', 'net']
const OF_CONTRACTOR: readonly Figure[] = ['cost', 'gross']

/** On a phone the figures stay in sight at the bottom; a tap goes to their details. */
export const PhoneBar = memo(function PhoneBar({
  compute,
  contractor,
}: {
  compute: Compute
  contractor: boolean
}) {
  const t = useT()
  const format = useFormat()
  return (
    <a
      href="#figures"
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-3 gap-2 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      {(contractor ? OF_CONTRACTOR : OF_OTHERS).map((figure) => (
        <span key={figure} className="min-w-0">
          <span className="block truncate text-xs text-ink-soft">
            {t(contractor && figure === 'gross' ? 'editor.invoice' : `pay.figure_${figure}`)}
          </span>
          <span className="block text-base font-semibold tabular-nums">
            {format.euros(readFigure(compute, figure, 'month'), 0)}
            <ProjectedSignOf path={FIGURE[figure].month.path} />
          </span>
        </span>
      ))}
      <span className="sr-only">{t('editor.toFigures')}</span>
    </a>
  )
})
