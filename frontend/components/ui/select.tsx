import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { cn } from '@/lib/cn'
import { styleNonce } from '@/lib/style-nonce'
import { inputClasses } from './input.tsx'

export interface Option<T extends string> {
  value: T
  label: string
}

interface SelectProps<T extends string> {
  'value': T
  'onValueChange': (value: T) => void
  'options': Option<T>[]
  'id'?: string
  'className'?: string
  'disabled'?: boolean
  /** What stands there while nothing is chosen (an empty value). */
  'placeholder'?: string
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** One choice of a short list. */
export function Select<T extends string>({
  value,
  onValueChange,
  options,
  className,
  disabled,
  placeholder,
  ...control
}: SelectProps<T>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onValueChange(next as T)}
      disabled={disabled}
    >
      <Radix.Trigger
        {...control}
        className={cn(
          inputClasses,
          'flex items-center justify-between gap-2 text-left [&>span]:truncate',
          className
        )}
      >
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon asChild>
          <ChevronDown className="size-4 shrink-0 text-ink-soft" aria-hidden />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-80 min-w-(--radix-select-trigger-width) overflow-hidden rounded-md border border-line bg-surface p-1 shadow-lg shadow-ink/5 data-[state=open]:animate-in data-[state=open]:fade-in-0"
        >
          <Radix.Viewport nonce={styleNonce()}>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="relative flex h-9 cursor-default items-center rounded-sm py-1 pr-8 pl-2 text-sm outline-none select-none data-highlighted:bg-sunken"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="absolute right-2">
                  <Check className="size-4 text-accent" aria-hidden />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
