import type { Solved, SolvedSide } from '#modules/compute/pure'
import { useLineText } from '@/components/pay/use-line-text'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { FIGURE } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { isFigure, type Pin } from './draft.ts'

interface NotReachableProps {
  pin: Pin
  solved: Solved
  onPin: (pin: Pin) => void
}

/**
 * No gross salary gives this amount to the cent: says so and offers both neighbours.
 * Between two cents of gross that is a remark; at a step of the law it is a warning that names the step.
 */
export function NotReachable({ pin, solved, onPin }: NotReachableProps) {
  const t = useT()
  const format = useFormat()
  const { title } = useLineText()
  const missed = t('editor.notReachable', { amount: format.euros(pin.amount ?? 0) })
  const neighbours = <Neighbours pin={pin} solved={solved} onPin={onPin} />

  if (solved.cause === undefined || solved.cause === 'cent') {
    return (
      <div role="status" className="text-xs text-ink-soft">
        {missed} {t('editor.notReachableCent')}
        <div className="mt-2 flex flex-wrap gap-2">{neighbours}</div>
      </div>
    )
  }
  return (
    <Notice tone="warn" role="status" actions={neighbours}>
      <p className="font-medium">{missed}</p>
      <p>{t('editor.notReachableStep', { line: title(solved.cause) })}</p>
    </Notice>
  )
}

function Neighbours({ pin, solved, onPin }: NotReachableProps) {
  const t = useT()
  const format = useFormat()
  const { factor } = FIGURE[isFigure(pin) ? pin.figure : 'gross'][pin.period]
  const sides = [solved.below, solved.above].filter(
    (side): side is SolvedSide => side !== undefined
  )
  return sides.map(({ amount, value }) => (
    <Button
      key={amount}
      size="sm"
      className="text-xs text-ink"
      onClick={() => onPin({ figure: 'gross', period: 'month', amount })}
    >
      {t('editor.takeNeighbour', {
        value: format.euros(Math.round((value / factor) * 100) / 100),
        gross: format.euros(amount),
      })}
    </Button>
  ))
}
