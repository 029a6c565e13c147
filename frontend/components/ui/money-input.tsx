import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { cn } from '@/lib/cn'
import { formatAmount } from '#modules/shared/values/format'
import { parseAmount } from '#modules/shared/values/parse_amount'
import { useLocale } from '@/lib/use-t'
import { inputClasses } from './input.tsx'

interface MoneyInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'step' | 'min'
> {
  /** Euros, at most two decimals; null when empty. */
  value: number | null
  onValueChange: (value: number | null) => void
  /** The field was left with a text that is no amount (true), or can be read again (false). */
  onUnreadable?: (unreadable: boolean) => void
  /** Euros added by the up and down arrows; ten times as much with shift. */
  step?: number
  min?: number
  /** Shows this instead of the value while there is no typing (a figure that rolls). */
  display?: number
}

/**
 * A field for an amount: written as the reader's language writes it, free text while typing.
 * Every readable keystroke is reported; leaving the field writes the amount properly again.
 * A text that cannot be read stays as it was typed, and once the field is left its value is null.
 */
export function MoneyInput({
  value,
  onValueChange,
  onUnreadable,
  step = 1,
  min = 0,
  display,
  className,
  onBlur,
  onFocus,
  onKeyDown,
  ...props
}: MoneyInputProps) {
  const locale = useLocale()
  const [typed, setTyped] = useState<string | null>(null)
  const [kept, setKept] = useState<string | null>(null)
  const left = value === null ? kept : null
  const written = value === null ? '' : formatAmount(locale, display ?? value)

  function change(text: string) {
    setTyped(text)
    const amount = parseAmount(text)
    if (amount === null && text.trim() !== '') return
    setKept(null)
    onUnreadable?.(false)
    onValueChange(amount)
  }

  function leave() {
    setTyped(null)
    if (typed === null || typed.trim() === '' || parseAmount(typed) !== null) return
    setKept(typed)
    onValueChange(null)
    onUnreadable?.(true)
  }

  function onArrow(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    // It sends the form, and what is typed may be unreadable.
    if (event.key === 'Enter') leave()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const by = (event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1)
    setTyped(null)
    setKept(null)
    onUnreadable?.(false)
    onValueChange(Math.max(min, Math.round(((value ?? 0) + by) * 100) / 100))
  }

  return (
    <input
      {...props}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      className={cn(inputClasses, 'amount', className)}
      value={typed ?? left ?? written}
      onChange={(event) => change(event.target.value)}
      onKeyDown={onArrow}
      onFocus={(event) => {
        onFocus?.(event)
        event.target.select()
      }}
      onBlur={(event) => {
        leave()
        onBlur?.(event)
      }}
    />
  )
}
