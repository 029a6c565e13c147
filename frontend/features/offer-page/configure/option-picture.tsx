import type { Option } from '../offer.ts'

/** A car or a bike as a shape: which model it is stands beside it. */
export function OptionPicture({ kind }: { kind: 'car' | 'bike' }) {
  return kind === 'car' ? <Car /> : <Bike />
}

function Car() {
  return (
    <svg viewBox="0 0 64 24" className="h-5 w-14 shrink-0 text-ink-soft" aria-hidden>
      <path
        fill="currentColor"
        d="M4 18v-4c0-2 1-3 3-3.500l8-1.500 6-5c1-.8 2-1 3-1h15c1.500 0 3 .5 4 1.500l5 5 9 2c2.500.5 4 2 4 4.500v2h-5a5.500 5.500 0 0 0-11 0H21a5.500 5.500 0 0 0-11 0z"
      />
      <circle cx="15.500" cy="18.500" r="4" fill="currentColor" />
      <circle cx="50.500" cy="18.500" r="4" fill="currentColor" />
      <path className="fill-surface" d="M24 5.500h6v4H19zM32.500 5.500H39l4 4H32.500z" />
    </svg>
  )
}

function Bike() {
  return (
    <svg
      viewBox="0 0 64 24"
      className="h-5 w-14 shrink-0 text-ink-soft"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.800"
      aria-hidden
    >
      <circle cx="18" cy="16" r="6.500" />
      <circle cx="46" cy="16" r="6.500" />
      <path d="M18 16l8-10h14l6 10M26 6l7 10h13M33 16H18M24 4h5M40 6l-2-3h5" />
    </svg>
  )
}

/** CO₂ where the catalogue knows it, in g/km. */
export function emissionOf({ co2, energie }: Option): number | null {
  if (energie === 'ELECTRIQUE') return 0
  return co2 ?? null
}
