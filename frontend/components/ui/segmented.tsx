import { ToggleGroup } from 'radix-ui'
import { cn } from '@/lib/cn'
import type { Option } from './select.tsx'

interface SegmentedProps<T extends string> {
  value: T
  onValueChange: (value: T) => void
  options: Option<T>[]
  label: string
  className?: string
}

/** Two or three choices side by side, one of them taken. */
export function Segmented<T extends string>({
  value,
  onValueChange,
  options,
  label,
  className,
}: SegmentedProps<T>) {
  return (
    <ToggleGroup.Root
      type="single"
      value={value}
      onValueChange={(next) => next && onValueChange(next as T)}
      aria-label={label}
      className={cn(
        'inline-flex max-w-full flex-wrap rounded-md border border-line bg-sunken p-0.5',
        className
      )}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="flex h-7 grow items-center justify-center rounded-sm whitespace-nowrap px-3 text-sm max-[23rem]:px-1.5 text-ink-soft transition-colors hover:text-ink data-[state=on]:bg-surface data-[state=on]:font-medium data-[state=on]:text-ink data-[state=on]:ring-1 data-[state=on]:ring-line dark:data-[state=on]:bg-line dark:data-[state=on]:ring-line-strong"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
