import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import type { Effect } from '../engine.ts'
import { useEffectWords } from '../use-effect-words.ts'

export interface OptionRow {
  key: string
  label: string
  /** What stands at the end of the line: the benefit in kind. */
  aside?: ReactNode
  /** What it does to the net pay. */
  effect?: Effect | null
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
  const write = useEffectWords()
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-lg border border-line">
        {rows.map(({ key, label, aside, effect }) => {
          const words = effect && write([effect])
          return (
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
              {(words || aside !== undefined) && (
                <span className="amount max-w-[60%] shrink-0">
                  {words && <span className="block font-medium">{words.main}</span>}
                  <span className="block text-xs whitespace-normal text-ink-soft">
                    {[words?.more, aside].filter(Boolean).join(' · ')}
                  </span>
                </span>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
