import type { ComponentProps } from 'react'
import { useRolling } from '@/components/pay/use-rolling'
import { MoneyInput } from '@/components/ui/money-input'

type RollingMoneyInputProps = Omit<ComponentProps<typeof MoneyInput>, 'display'> & {
  /** What the engine found; rolls to each new value while there is no typing. */
  found: number
}

/** An amount that rolls. Only this field is drawn at each step, not the row around it. */
export function RollingMoneyInput({ found, ...props }: RollingMoneyInputProps) {
  return <MoneyInput {...props} display={useRolling(found)} />
}
