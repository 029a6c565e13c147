import type { Compute, ListedPackage } from '@/api/types'

export const FIGURES = ['cost', 'gross', 'net', 'netWithBenefits'] as const
export type Figure = (typeof FIGURES)[number]
export type Period = 'month' | 'year'

const MONTHS = 12

/** One of the four figures, of the month or of the year. */
export interface FigureOfPeriod {
  /** The line of the engine that explains the figure. */
  rule: string
  /** Where that line stands in the answer. */
  path: string
  /** The path that the engine can solve for; null when the figure is the gross salary itself. */
  target: string | null
  /** How many of the figure as shown make one of the engine's. */
  factor: number
  read: (compute: Compute) => number
}

/**
 * The four figures of a package as each period shows them.
 * The employer's cost is yearly in the engine: its month is a twelfth, for display only.
 */
export const FIGURE: Record<Figure, Record<Period, FigureOfPeriod>> = {
  cost: {
    month: {
      rule: 'coutEmployeurAnnuel',
      path: 'coutEmployeur.coutEmployeurAnnuel',
      target: 'coutEmployeurAnnuel',
      factor: MONTHS,
      read: (compute) => compute.coutEmployeur.coutEmployeurAnnuel / MONTHS,
    },
    year: {
      rule: 'coutEmployeurAnnuel',
      path: 'coutEmployeur.coutEmployeurAnnuel',
      target: 'coutEmployeurAnnuel',
      factor: 1,
      read: (compute) => compute.coutEmployeur.coutEmployeurAnnuel,
    },
  },
  gross: {
    month: {
      rule: 'salaireBrut',
      path: 'remuneration.remunerationMensuelle.salaireBrut',
      target: null,
      factor: 1,
      read: (compute) => month(compute, 'salaireBrut'),
    },
    year: {
      rule: 'salaireBrut',
      path: 'remuneration.remunerationMensuelle.salaireBrut',
      target: null,
      factor: 1 / MONTHS,
      read: (compute) => month(compute, 'salaireBrut') * MONTHS,
    },
  },
  net: {
    month: {
      rule: 'salaireNet',
      path: 'remuneration.remunerationMensuelle.salaireNet',
      target: 'salaireNet',
      factor: 1,
      read: (compute) => month(compute, 'salaireNet'),
    },
    year: {
      rule: 'salaireNetAnnuel',
      path: 'remuneration.remunerationAnnuelle.salaireNetAnnuel',
      target: 'salaireNetAnnuel',
      factor: 1,
      read: (compute) => year(compute, 'salaireNetAnnuel'),
    },
  },
  netWithBenefits: {
    month: {
      rule: 'remunerationMensuelle',
      path: 'remuneration.remunerationMensuelle.remunerationMensuelle',
      target: 'remunerationMensuelle',
      factor: 1,
      read: (compute) => month(compute, 'remunerationMensuelle'),
    },
    year: {
      rule: 'remunerationAnnuelle',
      path: 'remuneration.remunerationAnnuelle.remunerationAnnuelle',
      target: 'remuneration.remunerationAnnuelle.remunerationAnnuelle',
      factor: 1,
      read: (compute) => year(compute, 'remunerationAnnuelle'),
    },
  },
}

/**
 * The figures of a period that say something of their own: the net with benefits is left out while it is the net,
 * unless it is the one to `keep` (the pinned one).
 */
export function figuresToShow(compute: Compute, period: Period, keep?: Figure): readonly Figure[] {
  const same = readFigure(compute, 'netWithBenefits', period) === readFigure(compute, 'net', period)
  return same && keep !== 'netWithBenefits'
    ? FIGURES.filter((figure) => figure !== 'netWithBenefits')
    : FIGURES
}

/** One figure of a result, in euros, rounded to the cent. */
export function readFigure(compute: Compute, figure: Figure, period: Period): number {
  return Math.round(FIGURE[figure][period].read(compute) * 100) / 100
}

/** A month's figure of a package in a list, in euros, rounded to the cent. */
export function listedFigure(
  { coutEmployeurAnnuel, salaireBrut, salaireNet }: ListedPackage,
  figure: Exclude<Figure, 'netWithBenefits'>
): number {
  const cost = Math.round((coutEmployeurAnnuel / MONTHS) * 100) / 100
  return { cost, gross: salaireBrut, net: salaireNet }[figure]
}

function month(compute: Compute, key: string): number {
  return compute.remuneration.remunerationMensuelle[key as 'salaireNet'] ?? 0
}

function year(compute: Compute, key: string): number {
  return compute.remuneration.remunerationAnnuelle[key as 'salaireNetAnnuel'] ?? 0
}
