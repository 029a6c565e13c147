import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { daysAfter, today } from '#modules/shared/values/days'
import { parseDay, writeDay } from '@/lib/day'
import { useT } from '@/lib/use-t'
import { Input } from './input.tsx'

interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** `YYYY-MM-DD`; empty when there is no day. */
  value: string
  onValueChange: (value: string) => void
  /** The name a screen reader says; the format is added. */
  label: string
}

/**
 * A field for a day, in the page's format whatever the browser's language. Typed or pasted, also as `YYYY-MM-DD`;
 * the arrows change the day. A text that is no day stays as it was typed, and once the field is left its value is empty.
 */
export function DateInput({
  value,
  onValueChange,
  label,
  onBlur,
  onKeyDown,
  ...props
}: DateInputProps) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const [kept, setKept] = useState('')

  function change(text: string) {
    setTyped(text)
    const day = parseDay(text)
    if (day !== null) onValueChange(day)
  }

  function leave() {
    setTyped(null)
    if (typed === null || parseDay(typed) !== null) return
    setKept(typed)
    onValueChange('')
  }

  function onArrow(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setTyped(null)
    onValueChange(value === '' ? today() : daysAfter(value, event.key === 'ArrowUp' ? 1 : -1))
  }

  return (
    <Input
      {...props}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      aria-label={`${label} (${t('common.dateFormat')})`}
      placeholder={t('common.dateFormat')}
      value={typed ?? (value === '' ? kept : writeDay(value))}
      onChange={(event) => change(event.target.value)}
      onKeyDown={onArrow}
      onBlur={(event) => {
        leave()
        onBlur?.(event)
      }}
    />
  )
}
