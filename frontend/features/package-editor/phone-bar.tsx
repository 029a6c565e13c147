import { memo } from 'react'
import { Save as SaveIcon } from 'lucide-react'
import type { Compute } from '@/api/types'
import { ProjectedSignOf } from '@/components/pay/projected-sign'
import { Button } from '@/components/ui/button'
import { FIGURE, readFigure, type Figure } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const OF_OTHERS: readonly Figure[] = ['cost', 'gross', 'net']
const OF_CONTRACTOR: readonly Figure[] = ['cost', 'gross']

interface PhoneBarProps {
  compute: Compute
  contractor: boolean
  canSave: boolean
  saving: boolean
  onSave: () => Promise<boolean>
}

/** On a phone the figures stay in sight at the bottom, where a tap goes to their details, and saving is at hand. */
export const PhoneBar = memo(function PhoneBar({
  compute,
  contractor,
  canSave,
  saving,
  onSave,
}: PhoneBarProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-2 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden print:hidden">
      <a href="#figures" className="grid min-w-0 grow auto-cols-fr grid-flow-col gap-2">
        {(contractor ? OF_CONTRACTOR : OF_OTHERS).map((figure) => (
          <span key={figure} className="min-w-0">
            <span className="block truncate text-xs text-ink-soft">
              {t(contractor && figure === 'gross' ? 'editor.invoice' : `pay.figure_${figure}`)}
            </span>
            <span className="block text-sm font-semibold whitespace-nowrap tabular-nums min-[23rem]:text-base">
              {format.euros(readFigure(compute, figure, 'month'), 0)}
              <ProjectedSignOf path={FIGURE[figure].month.path} />
            </span>
          </span>
        ))}
        <span className="sr-only">{t('editor.toFigures')}</span>
      </a>
      <Button
        variant="primary"
        size="icon"
        className="size-11 md:size-11"
        aria-label={t('editor.save')}
        disabled={!canSave}
        busy={saving}
        onClick={() => void onSave()}
      >
        {!saving && <SaveIcon aria-hidden />}
      </Button>
    </div>
  )
})
