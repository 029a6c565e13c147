import type { ComponentProps } from 'react'
import { ChevronDown } from 'lucide-react'
import { cn } from '@/lib/cn'
import { inputClasses } from './input.tsx'
import type { Option } from './select.tsx'

interface NativeSelectProps<T extends string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange'
> {
  value: T
  onValueChange: (value: T) => void
  options: readonly Option<T>[]
}

/** One choice of a short list, as the system shows it: at home on a phone, and light where every kilobyte counts. */
export function NativeSelect<T extends string>({
  value,
  onValueChange,
  options,
  className,
  ...props
}: NativeSelectProps<T>) {
  return (
    <span className={cn('relative block', className)}>
      <select
        {...props}
        value={value}
        onChange={(event) => onValueChange(event.target.value as T)}
        className={cn(inputClasses, 'cursor-pointer appearance-none pr-9')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
        aria-hidden
      />
    </span>
  )
}
