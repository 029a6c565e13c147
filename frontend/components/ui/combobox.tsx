import { useState } from 'react'
import { Command } from 'cmdk'
import { Check, ChevronsUpDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { plainText } from '#modules/shared/values/plain_text'
import { cn } from '@/lib/cn'
import { inputClasses } from './input.tsx'
import type { Option } from './select.tsx'

interface ComboboxProps {
  'value': string
  'onValueChange': (value: string) => void
  'options': readonly Option<string>[]
  /** What the search field says, and what stands where nothing fits. */
  'searchLabel': string
  'emptyLabel': string
  'id'?: string
  /** What it is called, where no label stands beside it. */
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** One choice of a long list: opened like a select, then narrowed by typing a part of the label. */
export function Combobox({
  value,
  onValueChange,
  options,
  searchLabel,
  emptyLabel,
  ...control
}: ComboboxProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        {...control}
        role="combobox"
        aria-expanded={open}
        className={cn(inputClasses, 'flex items-center justify-between gap-2 text-left')}
      >
        <span className="truncate">
          {options.find((option) => option.value === value)?.label ?? value}
        </span>
        <ChevronsUpDown className="size-4 shrink-0 text-ink-soft" aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={12}
          className="z-50 w-(--radix-popover-trigger-width) min-w-72 overflow-hidden rounded-md border border-line bg-surface shadow-lg shadow-ink/5 data-[state=open]:animate-in data-[state=open]:fade-in-0"
        >
          <Command label={searchLabel} filter={(label, search) => (fits(label, search) ? 1 : 0)}>
            <Command.Input
              autoFocus
              placeholder={searchLabel}
              className="h-10 w-full border-b border-line bg-surface px-3 text-base outline-none md:text-sm"
            />
            <Command.List className="max-h-72 overflow-y-auto p-1">
              <Command.Empty className="p-2 text-ink-soft">{emptyLabel}</Command.Empty>
              {options.map((option) => (
                <Command.Item
                  key={option.value}
                  value={option.label}
                  onSelect={() => {
                    onValueChange(option.value)
                    setOpen(false)
                  }}
                  className="flex min-h-9 cursor-default items-center justify-between gap-2 rounded-sm px-2 py-1 text-sm select-none data-[selected=true]:bg-sunken"
                >
                  {option.label}
                  {option.value === value && (
                    <Check className="size-4 shrink-0 text-accent" aria-hidden />
                  )}
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Every word of the search is somewhere in the label, whatever the accents. */
function fits(label: string, search: string): boolean {
  const plain = plainText(label)
  return plainText(search)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
