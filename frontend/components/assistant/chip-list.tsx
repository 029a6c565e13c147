import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

const CHIPS = '[data-chip]'
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

interface ChipListProps {
  label: string
  /** Two beside each other on a phone, each a tile. */
  tiles?: boolean
  children: ReactNode
}

/** Chips side by side. Arrows go from one to the next; Delete takes one away, and the focus stays at its place. */
export function ChipList({ label, tiles, children }: ChipListProps) {
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<number | null>(null)

  // After each drawing: the chip at whose place the focus was may be gone.
  useLayoutEffect(() => {
    const at = left.current
    left.current = null
    if (at === null) return
    const chips = chipsOf(list.current)
    chips[Math.min(at, chips.length - 1)]?.focus()
  })

  function move(event: KeyboardEvent<HTMLUListElement>) {
    const chips = chipsOf(event.currentTarget)
    const at = chips.indexOf(event.target as HTMLElement)
    if (at < 0) return
    if (event.key === 'Delete' || event.key === 'Backspace') left.current = at
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    chips[at + step]?.focus()
  }

  return (
    <ul
      ref={list}
      aria-label={label}
      className={cn('flex min-w-0 flex-wrap gap-1.5', tiles && 'max-sm:grid max-sm:grid-cols-2')}
      onKeyDownCapture={move}
    >
      {children}
    </ul>
  )
}

const chipsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>(CHIPS) ?? []),
]
