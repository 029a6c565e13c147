import type { KeyboardEvent } from 'react'

const STEPS: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}
/** What the arrows move between; menus, fields and switches keep their own keys. */
const STOPS = ['a', 'input[type=checkbox]']

/** From the link or the tick of a row the arrow keys lead to that of the row below or above. */
export function moveBetweenRows(event: KeyboardEvent): void {
  const here = event.target as HTMLElement
  const step = STEPS[event.key]
  const stop = STOPS.find((each) => here.matches(each))
  if (!step || !stop) return
  const there = here.closest('[data-row]')?.[step]?.querySelector<HTMLElement>(stop)
  if (!there) return
  event.preventDefault()
  there.focus()
}
