import type { Carrosserie } from '#modules/compute/pure'

/** Each shape from the side, on wheels of its own size; drawn for this product. */
const CARS: Record<Carrosserie, { body: string; windows: string; wheels: [number, number] }> = {
  CITADINE: {
    body: 'M9 20v-6c0-1.300.4-2.400 1.300-3.500l3-3.800C14.500 5.600 16 5 17.600 5h16.800c1.700 0 3.200.6 4.400 1.800l5 5 7.300 1.700c2.400.6 3.900 2 3.900 4.300V20z',
    windows:
      'M14.600 11.800l2.600-3.500c.6-.8 1.400-1.100 2.300-1.100H25v4.600zM27 7.200h7c1.100 0 2.200.5 3 1.300l3.400 3.300H27z',
    wheels: [18, 46],
  },
  BERLINE: {
    body: 'M3 20v-4.500c0-1.600 1-2.600 2.500-3l8.500-1.300 6.200-4.700C21.600 5.500 23 5 24.600 5H37c1.600 0 3 .5 4.200 1.500l6.300 5.200 9 1.800c2.700.6 4.500 2 4.500 4.500v2z',
    windows:
      'M18.500 11.500l4.800-3.600c.7-.5 1.500-.7 2.300-.7H30v4.300zM32 7.200h5c1.100 0 2.100.4 3 1.100l4 3.200H32z',
    wheels: [15, 49],
  },
  BREAK: {
    body: 'M3 20v-8c0-2.200.6-4 1.700-5.300C5.700 5.500 7 5 8.600 5H37c1.600 0 3 .5 4.200 1.500l6.300 5.200 9 1.800c2.700.6 4.500 2 4.500 4.500v2z',
    windows:
      'M6.200 11.500c.1-1.400.5-2.500 1.100-3.300.5-.7 1.200-1 2-1H17v4.300zM19 7.200h11v4.300H19zM32 7.200h5c1.100 0 2.100.4 3 1.100l4 3.200H32z',
    wheels: [15, 49],
  },
  SUV: {
    body: 'M4 19.500v-8.500c0-1.500.6-3 1.500-4.200l1.600-2.200C8.200 3.100 9.600 2.400 11.300 2.400H36c1.700 0 3.200.6 4.500 1.800l6.500 6 9 1.600c2.900.6 5 2.200 5 5v2.700z',
    windows:
      'M8.500 10l2-4c.5-.9 1.300-1.400 2.300-1.400h5.700V10zM20.500 4.600H31V10H20.500zM33 4.600h2.600c1.200 0 2.200.4 3.100 1.200l4.800 4.200H33z',
    wheels: [16, 48],
  },
  MONOSPACE: {
    body: 'M4 20v-9c0-2.800.9-5 2.500-6.600C7.600 3.400 9 3 10.600 3H33c2.200 0 4.200.7 6 2l10 7.300 7.300 2c2.900.8 4.700 2.300 4.700 4.700v1z',
    windows:
      'M7.500 10.800c.2-2 .8-3.500 1.700-4.600.4-.5 1-.8 1.700-.8h6.600v5.400zM19.500 5.400H30v5.400H19.500zM32 5.400h1.200c1.500 0 2.900.5 4.200 1.400l5.600 4H32z',
    wheels: [15, 49],
  },
  UTILITAIRE: {
    body: 'M4 20V5.500C4 3.900 5 3 6.500 3h31c1.700 0 3.200.7 4.300 2l6 7 8 2c3 .8 5.200 2.400 5.200 5v1z',
    windows: 'M35 5.500h2.200c1 0 1.900.4 2.500 1.200l4.800 5.800H35z',
    wheels: [15, 49],
  },
}

interface SilhouetteProps {
  kind: 'car' | 'bike'
  /** Of a car; nothing is drawn where it is not known. */
  body?: Carrosserie | null
}

/** The shape of a car or of a bike, where there is no photo: which model it is stands beside it. */
export function Silhouette({ kind, body }: SilhouetteProps) {
  if (kind === 'bike') return <Bike />
  return body ? <Car body={body} /> : null
}

function Car({ body }: { body: Carrosserie }) {
  const { body: outline, windows, wheels } = CARS[body]
  return (
    <svg viewBox="0 0 64 25" className="h-6 w-15 shrink-0 text-ink-soft" aria-hidden>
      <path fill="currentColor" d={outline} />
      <path className="fill-surface" d={windows} />
      {wheels.map((x) => (
        <g key={x}>
          <circle className="fill-surface" cx={x} cy="19.500" r="5.200" />
          <circle fill="currentColor" cx={x} cy="19.500" r="4.200" />
          <circle className="fill-surface" cx={x} cy="19.500" r="1.600" />
        </g>
      ))}
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
