import type { ComputeAnswer, PackageFields } from '#modules/compute/pure'

export const PIN_FIGURES = ['cost', 'gross', 'net', 'netWithBenefits'] as const
export const PIN_PERIODS = ['month', 'year'] as const

/** The figure that a person fixed, in EUR by month or year, and of which the gross pay follows. */
export interface Pin {
  figure: (typeof PIN_FIGURES)[number]
  period: (typeof PIN_PERIODS)[number]
  amount: number
}

const MONTHS = 12
/** A year is twelve months rounded to the cent. */
const ROUNDING = MONTHS * 0.01

/**
 * The pin as it is kept: none where the figures do not give it (they were asked for otherwise), and none for the gross
 * pay of the month, which stands in the package itself.
 */
export function keptPin(
  pin: Pin | null | undefined,
  { salaireBrut }: Pick<PackageFields, 'salaireBrut'>,
  compute: ComputeAnswer['compute']
): Pin | null {
  if (!pin || (pin.figure === 'gross' && pin.period === 'month')) return null
  const given = figureOf(pin, salaireBrut ?? 0, compute)
  return Math.abs(given - pin.amount) <= ROUNDING ? pin : null
}

function figureOf(
  { figure, period }: Pin,
  salaireBrut: number,
  { coutEmployeur, remuneration }: ComputeAnswer['compute']
): number {
  const { remunerationMensuelle: month, remunerationAnnuelle: year } = remuneration
  const ofYear = period === 'year'
  switch (figure) {
    case 'cost':
      return coutEmployeur.coutEmployeurAnnuel / (ofYear ? 1 : MONTHS)
    case 'gross':
      return salaireBrut * (ofYear ? MONTHS : 1)
    case 'net':
      return ofYear ? year.salaireNetAnnuel : month.salaireNet
    case 'netWithBenefits':
      return ofYear ? year.remunerationAnnuelle : month.remunerationMensuelle
  }
}
