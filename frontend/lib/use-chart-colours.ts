import { useSyncExternalStore } from 'react'

/** Custom properties that charts are painted with (styles/app.css). */
const NAMES = [
  '--data-fixed',
  '--data-costs',
  '--data-variable',
  '--data-benefits',
  '--ink-soft',
  '--line',
  '--surface',
] as const

type Name = (typeof NAMES)[number]

/** The colours of charts in the scheme of the moment; an SVG library wants values, not properties. */
export function useChartColours(): Record<Name, string> {
  const values = useSyncExternalStore(subscribe, read).split('|')
  return Object.fromEntries(NAMES.map((name, at) => [name, values[at]])) as Record<Name, string>
}

function read(): string {
  const style = getComputedStyle(document.documentElement)
  return NAMES.map((name) => style.getPropertyValue(name).trim()).join('|')
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}
