import type { PartName } from '../../bin/launch/checks/plan.ts'
import { format, type Figure } from './figure.ts'

interface Bench {
  /** What the launcher brings up for it. */
  needs: readonly PartName[]
  /** What it tells, as figures. */
  read: (told: any) => Figure[]
}

/** Code that is imported, and what is generated for it. */
const PURE = ['generated'] as const
/** A database, and the web process that stands on it with its screens. */
const PRODUCT = ['database', 'assets'] as const
const BROWSER = [...PRODUCT, 'chromium'] as const

/** A bench that tells figures as they are shown. */
const figuresWith = (...needs: PartName[]): Bench => ({ needs, read: (figures) => figures })

/** One process each, one after the other: nothing warms up or slows down what follows. Each tells its own shape. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  engine: {
    needs: PURE,
    read: ({ figures, publicodes, ratio }) => [
      ...figures.map(
        ({ name, perSecond, promise }: { name: string; perSecond: number; promise: number }) => ({
          what: `${name}, one core`,
          value: perSecond,
          unit: '/s',
          promise,
        })
      ),
      {
        what: 'the same kind of job by `publicodes` with `modele-social`, one core',
        value: publicodes,
        unit: '/s',
      },
      { what: 'full packages for each one of theirs', value: ratio, unit: 'times' },
    ],
  },
  engine_lines: {
    needs: PURE,
    read: ({ lines, figures, floor, promise }) => {
      const best = figures.toSorted(
        (a: { perSecond: number }, b: { perSecond: number }) => b.perSecond - a.perSecond
      )[0]
      const file = `a file of ${format(lines)} lines`
      return [
        {
          what: `\`barema compute\` over ${file}`,
          value: best.perSecond,
          unit: 'lines/s',
          promise,
        },
        { what: 'the memory it takes at its peak', value: best.peakMegabytes, unit: 'MB' },
        {
          what: `floor: ${file} only read, parsed and written again`,
          value: floor,
          unit: 'lines/s',
        },
      ]
    },
  },
  engine_properties: {
    needs: PURE,
    read: ({ packages, solved, seconds }) => [
      { what: 'packages of all kinds whose sums hold to the cent', value: packages, unit: '' },
      { what: 'of them solved back to the cent, by any amount', value: solved, unit: '' },
      { what: 'the time it takes', value: Math.round(seconds), unit: 's' },
    ],
  },
  documents: {
    needs: PURE,
    read: ({ rates }) =>
      rates
        .filter(({ what }: { what: string }) => what === 'pool of 2')
        .map(({ document, perSecond }: { document: string; perSecond: number }) => ({
          what: `PDF/A-3a of ${document} with the computation attached, two processes`,
          value: perSecond,
          unit: '/s',
          promise: 40,
        })),
  },
  seal: figuresWith(...PURE),
  http: figuresWith(...PRODUCT),
  list: figuresWith(...PRODUCT),
  analytics: figuresWith(...PRODUCT),
  indexation: figuresWith(...PRODUCT, 'temporal', 'mailbox'),
  team: figuresWith(...PRODUCT),
  statements: figuresWith(...PRODUCT),
  exports: figuresWith(...PRODUCT),
  imports: figuresWith(...PRODUCT),
  sync: figuresWith(...PRODUCT, 'hr'),
  hr: figuresWith(...PURE, 'hr'),
  payroll: figuresWith(...PRODUCT),
  reconciliation: figuresWith(...PRODUCT),
  worker_changes: figuresWith(...PRODUCT),
  sign_in: figuresWith(...PRODUCT),
  fairness: figuresWith(...PRODUCT),
  slow_services: figuresWith(...PRODUCT),
  slider: figuresWith(...BROWSER),
  scenario_slider: figuresWith(...BROWSER),
  first_minute: figuresWith(...BROWSER),
  jobs: figuresWith(...BROWSER),
  assistant: figuresWith(...PURE),
}
