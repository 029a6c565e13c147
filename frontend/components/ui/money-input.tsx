import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { cn } from '@/lib/cn'
import { formatAmount, parseAmount } from '@/lib/format'
import { useLocale } from '@/lib/use-t'
import { inputClasses } from './input.tsx'

interface MoneyInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'step' | 'min'
> {
  /** Euros, at most two decimals; null when empty. */
  value: number | null
  onValueChange: (value: number | null) => void
  /** Euros added by the up and down arrows; ten times as much with shift. */
  step?: number
  min?: number
  /** Shows this instead of the value while nobody types (a figure that rolls). */
  display?: number
}

/**
 * A field for an amount: written as the reader's language writes it, free text while typing.
 * Every readable keystroke is reported; leaving the field writes the amount properly again.
 */
export function MoneyInput({
  value,
  onValueChange,
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
  const written = value === null ? '' : formatAmount(locale, display ?? value)

  function change(text: string) {
    setTyped(text)
    if (text.trim() === '') return onValueChange(null)
    const amount = parseAmount(text)
    if (amount !== null) onValueChange(amount)
  }

  function onArrow(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const by = (event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1)
    setTyped(null)
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
      value={typed ?? written}
      onChange={(event) => change(event.target.value)}
      onKeyDown={onArrow}
      onFocus={(event) => {
        onFocus?.(event)
        event.target.select()
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
