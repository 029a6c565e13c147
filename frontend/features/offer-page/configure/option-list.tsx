import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

export interface OptionRow {
  key: string
  label: string
  /** What stands at the end of the line: the benefit in kind. */
  aside?: ReactNode
}

interface OptionListProps {
  legend: string
  rows: readonly OptionRow[]
  /** The key of the row that is taken. */
  value: string | null
  onChange: (key: string) => void
}

/** One of a few: each a line to click, the taken one tinted. */
export function OptionList({ legend, rows, value, onChange }: OptionListProps) {
  const group = useId()
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-lg border border-line">
        {rows.map(({ key, label, aside }) => (
          <label
            key={key}
            className={cn(
              'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
              value === key ? 'bg-accent-soft' : 'hover:bg-sunken'
            )}
          >
            <input
              type="radio"
              name={group}
              className="accent-accent outline-none"
              checked={value === key}
              onChange={() => onChange(key)}
            />
            <span className="min-w-0 grow wrap-anywhere">{label}</span>
            {aside !== undefined && <span className="amount shrink-0 text-ink-soft">{aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
