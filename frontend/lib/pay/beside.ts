import { FIRST_CAR_DAY, FIRST_TAX_DAY, type ComputeRequest } from '#modules/compute/pure'

const ASSESSED: readonly string[] = ['EMPLOYE', 'OUVRIER']

/** What any package may have beside its payslip: the tax of its year, what its car costs. */
export type BesideSheet = 'year' | 'car'

/** Which of them a package has. */
export function besideSheets(request: ComputeRequest): BesideSheet[] {
  return [
    ...(isAssessed(request) ? (['year'] as const) : []),
    ...(isPricedCar(request) ? (['car'] as const) : []),
  ]
}

/** Whether the year of a package is assessed on its pay alone. */
export function isAssessed({ worker = {}, package: fields, date }: ComputeRequest): boolean {
  return (
    ASSESSED.includes(fields.computeModelConfig.employmentType) &&
    !worker.dirigeant &&
    !worker.nonResident &&
    date >= FIRST_TAX_DAY
  )
}

/** Whether it is told what the car of a package costs: not while its worker still chooses. */
export function isPricedCar({ package: fields, date }: ComputeRequest): boolean {
  return fields.hasVoitureSociete === true && fields.packageType !== 'FLEX' && date >= FIRST_CAR_DAY
}
