import type { AmountLine, ComputeFigures, PackageFields } from '#modules/compute/pure'

/** The pay that may be given up: gross pay and commissions by the month, the others by the year. */
export const GIVEN_KINDS = [
  'salaireBrut',
  'primeFinAnnee',
  'bonusAnnuel',
  'commissions',
  'warrants',
] as const
export type GivenKind = (typeof GIVEN_KINDS)[number]

/** How one kind of pay stands in a package. */
export interface PaySource {
  /** What the worker has of it, gross, EUR by the month or the year. */
  had: (figures: ComputeFigures) => number
  /** What the package's field says: euros, euros an hour, or months of premium. */
  field: (fields: PackageFields, figures: ComputeFigures) => number
  /** How many of the smallest steps of the field make one. */
  steps: (fields: PackageFields) => number
  /** The package with another value in the field; zero switches the pay off. */
  put: (fields: PackageFields, value: number) => PackageFields
}

const CENTS = 100
const HOURLY = 10_000

export const PAY_SOURCES: Readonly<Record<GivenKind, PaySource>> = {
  salaireBrut: {
    had: monthlyGross,
    field: (fields, figures) => fields.salaireBrutHoraire || monthlyGross(figures),
    steps: (fields) => (fields.salaireBrutHoraire ? HOURLY : CENTS),
    put: (fields, value) =>
      fields.salaireBrutHoraire
        ? { ...fields, salaireBrut: undefined, salaireBrutHoraire: value }
        : { ...fields, salaireBrut: value },
  },
  // The engine knows the premium in hundredths of a month of gross pay.
  primeFinAnnee: {
    had: yearEndPremium,
    field: (_fields, figures) =>
      Math.round((CENTS * yearEndPremium(figures)) / monthlyGross(figures)) / CENTS,
    steps: () => CENTS,
    put: withMonths,
  },
  bonusAnnuel: variable('bonusAnnuel'),
  commissions: variable('commissions'),
  warrants: variable('warrants'),
}

/** Variable pay, which a package may give in percent: what is left of it is an amount. */
function variable(key: 'bonusAnnuel' | 'commissions' | 'warrants'): PaySource {
  const had = ({ remuneration }: ComputeFigures) =>
    key === 'commissions'
      ? remuneration.remunerationMensuelle.commissionsBrutes
      : lineOf(remuneration.totalCashAnnuel.remunerationsVariables, key)
  return {
    had,
    field: (_fields, figures) => had(figures),
    steps: () => CENTS,
    put: (fields, value) => ({
      ...fields,
      [`has${key[0].toUpperCase()}${key.slice(1)}`]: value > 0,
      [key]: value,
      [`${key}InputType`]: 'AMOUNT',
    }),
  }
}

function withMonths(fields: PackageFields, months: number): PackageFields {
  const { primeFinAnneeMois: _had, ...config } = fields.computeModelConfig
  const premium =
    months > 0 ? { hasPrimeFinAnnee: true, primeFinAnneeMois: months } : { hasPrimeFinAnnee: false }
  return { ...fields, computeModelConfig: { ...config, ...premium } }
}

function yearEndPremium({ remuneration }: ComputeFigures): number {
  return lineOf(remuneration.totalCashAnnuel.remunerationsFixes, 'primeFinAnnee')
}

function monthlyGross({ remuneration }: ComputeFigures): number {
  return remuneration.remunerationMensuelle.salaireBrut
}

/** One line of a list of the answer; 0 where it does not stand there. */
export function lineOf(lines: readonly AmountLine[], key: string): number {
  return lines.find((line) => line.key === key)?.amount ?? 0
}
