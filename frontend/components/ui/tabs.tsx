import type { ReactNode } from 'react'
import { Tabs as Radix } from 'radix-ui'
import type { Option } from './select.tsx'

interface TabsProps<T extends string> {
  value: T
  onValueChange: (value: T) => void
  options: Option<T>[]
  label: string
  /** The panel of the open tab. */
  children: ReactNode
}

/** Panels of one place, one of them open. */
export function Tabs<T extends string>({
  value,
  onValueChange,
  options,
  label,
  children,
}: TabsProps<T>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onValueChange(next as T)}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {options.map((option) => (
          <Radix.Trigger
            key={option.value}
            value={option.value}
            className="-mb-px border-b-2 border-transparent px-3 py-2 text-sm whitespace-nowrap text-ink-soft transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {option.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {options.map((option) => (
        <Radix.Content
          key={option.value}
          value={option.value}
          tabIndex={-1}
          className="outline-none"
        >
          {option.value === value && children}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
