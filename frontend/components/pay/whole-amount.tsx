import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'

interface WholeAmountProps {
  amount: number
  /** Reachable by keyboard by itself, where nothing else of its row is. */
  focusable?: boolean
}

/**
 * An amount without decimals, which shows its cents while the pointer or the focus is in its row (the
 * nearest `group`). The longer figure lies over the shorter one, so that nothing moves.
 */
export function WholeAmount({ amount, focusable }: WholeAmountProps) {
  const format = useFormat()
  return (
    <span
      tabIndex={focusable ? 0 : undefined}
      data-exact={format.amount(amount)}
      className={cn(
        'relative inline-block rounded-sm',
        'after:invisible after:absolute after:top-0 after:right-0 after:content-[attr(data-exact)]',
        'group-focus-within:after:visible group-hover:after:visible print:after:hidden'
      )}
    >
      <span className="group-focus-within:invisible group-hover:invisible print:visible!">
        {format.amount(amount, 0)}
      </span>
    </span>
  )
}
