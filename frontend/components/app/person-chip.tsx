import type { ReactNode } from 'react'

interface PersonChipProps {
  name: string
  /** What they are, or how they are reached. */
  detail?: ReactNode
}

/** A person: their initials, their name, and what is known of them in short. */
export function PersonChip({ name, detail }: PersonChipProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-xs font-medium text-ink-soft"
      >
        {initialsOf(name)}
      </span>
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        {detail && (
          <span className="block overflow-hidden text-xs text-ellipsis wrap-anywhere text-ink-soft">
            {detail}
          </span>
        )}
      </span>
    </span>
  )
}

/** Of the first and the last word: `Simon Van den Berghe` is SB. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [...new Set([words[0], words.at(-1)])]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
