import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { Input } from './input.tsx'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: number | null
  onValueChange: (value: number | null) => void
}

/** A count or a number of hours. An emptied or unreadable field is null, and the form says what is missing. */
export function NumberInput({ value, onValueChange, className, ...props }: NumberInputProps) {
  return (
    <Input
      {...props}
      type="number"
      inputMode="decimal"
      className={cn('amount', className)}
      value={value ?? ''}
      onChange={(event) =>
        onValueChange(Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber)
      }
    />
  )
}
