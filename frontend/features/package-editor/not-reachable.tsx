import type { Solved, SolvedSide } from '#modules/compute/pure'
import { useLineText } from '@/components/pay/use-line-text'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { FIGURE } from '@/lib/pay/figures'
import type { Pin } from './draft.ts'

interface NotReachableProps {
  pin: Pin
  solved: Solved
  onPin: (pin: Pin) => void
}

/** No gross salary gives this amount to the cent: says so, names the step of the law, and offers both neighbours. */
export function NotReachable({ pin, solved, onPin }: NotReachableProps) {
  const t = useT()
  const format = useFormat()
  const { title } = useLineText()
  const sides = [solved.below, solved.above].filter((side) => side !== undefined)
  const shown = (side: SolvedSide) => Math.round((side.value / FIGURE[pin.figure][pin.period].factor) * 100) / 100
  return (
    <Notice
      tone="warn"
      role="status"
      actions={sides.map((side) => (
        <Button key={side.amount} size="sm" onClick={() => onPin({ figure: 'gross', period: 'month', amount: side.amount })}>
          {t('editor.takeNeighbour', { value: format.euros(shown(side)), gross: format.euros(side.amount) })}
        </Button>
      ))}
    >
      <p className="font-medium">{t('editor.notReachable', { amount: format.euros(pin.amount ?? 0) })}</p>
      <p>{solved.cause === undefined || solved.cause === 'cent' ? t('editor.notReachableCent') : t('editor.notReachableStep', { line: title(solved.cause) })}</p>
    </Notice>
  )
}
