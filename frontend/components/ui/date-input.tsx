import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { CalendarDays } from 'lucide-react'
import { daysAfter, today } from '#modules/shared/values/days'
import { cn } from '@/lib/cn'
import { parseDay, writeDay } from '@/lib/day'
import { useT } from '@/lib/use-t'
import { Input } from './input.tsx'

interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** `YYYY-MM-DD`; empty when there is no day. */
  value: string
  onValueChange: (value: string) => void
  /** The field was left with a text that is no day. */
  onUnreadable?: () => void
  /** The name a screen reader says; the format is added. */
  label: string
}

/**
 * A field for a day, in the page's format whatever the browser's language. Typed or pasted, also as `YYYY-MM-DD`, or
 * picked from the system's own calendar; the arrows change the day. A text that is no day stays as it was typed, and
 * once the field is left its value is empty.
 */
export function DateInput({
  value,
  onValueChange,
  onUnreadable,
  label,
  className,
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
    if (typed.trim() !== '') onUnreadable?.()
  }

  function onArrow(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    // It sends the form, and what is typed may be unreadable.
    if (event.key === 'Enter') leave()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setTyped(null)
    onValueChange(value === '' ? today() : daysAfter(value, event.key === 'ArrowUp' ? 1 : -1))
  }

  return (
    <span className={cn('relative block', className)}>
      <Input
        {...props}
        className="pr-10"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        aria-label={`${label} (${t('common.dateFormat')})`}
        placeholder={props.placeholder ?? t('common.dateFormat')}
        value={typed ?? (value === '' ? kept : writeDay(value))}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onArrow}
        onBlur={(event) => {
          leave()
          onBlur?.(event)
        }}
      />
      <Calendar
        value={value}
        disabled={props.disabled}
        onPick={(day) => {
          setTyped(null)
          onValueChange(day)
        }}
      />
    </span>
  )
}

interface CalendarProps {
  value: string
  disabled?: boolean
  onPick: (day: string) => void
}

/** The system's calendar behind an icon, for fingers and mice; the keyboard has the field itself. */
function Calendar({ value, disabled, onPick }: CalendarProps) {
  return (
    <span className="absolute inset-y-0 right-0 w-10 overflow-hidden text-ink-soft hover:text-ink">
      <CalendarDays
        className="pointer-events-none absolute top-1/2 left-1/2 size-4 -translate-x-1/2 -translate-y-1/2"
        aria-hidden
      />
      <input
        type="date"
        tabIndex={-1}
        aria-hidden
        disabled={disabled}
        value={value}
        onClick={(event) => event.currentTarget.showPicker?.()}
        onChange={(event) => event.target.value !== '' && onPick(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </span>
  )
}
