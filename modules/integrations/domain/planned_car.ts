import type { ExternalCar } from './hr_system.ts'

/** Whether a car stands in the catalogue, under its name. */
export const CAR_IN_CATALOGUE = ['IN', 'NEW', 'DIFFERS', 'UNCLEAR'] as const
export type CarInCatalogue = (typeof CAR_IN_CATALOGUE)[number]

/** Whether the package of who drives it has it. */
export const CAR_ON_PACKAGE = [
  'HAS',
  'OTHER',
  'NONE',
  'NOBODY',
  'UNKNOWN',
  'NO_CONTRACT',
  'UNCLEAR',
] as const
export type CarOnPackage = (typeof CAR_ON_PACKAGE)[number]

export const CATALOGUE_ANSWERS = ['ADDED', 'LEFT', 'ASKED_AGAIN'] as const
export const PACKAGE_ANSWERS = ['PUT', 'LEFT', 'ASKED_AGAIN'] as const

/** What a system says of a car, by the fields of a package and as texts: what it does not say is left out. */
export type ToldCar = Readonly<Record<string, string>>

/** The car that a package has. */
export interface StoodCar {
  name: string | null
  /** EUR. */
  value: number | null
}

/** A car of the other system beside what stands here. */
export interface PlannedCar {
  externalId: string
  workerId: string | null
  label: string
  told: ToldCar
  stood: StoodCar | null
  catalogue: CarInCatalogue
  package: CarOnPackage
}

/** What a car of a written run asks a person. */
export const CAR_QUESTIONS = ['CATALOGUE', 'PACKAGE'] as const
export type CarQuestion = (typeof CAR_QUESTIONS)[number]

/** What is asked of a car and not answered yet. */
export function asksOf(car: {
  catalogue: CarInCatalogue
  package: CarOnPackage
  catalogueAnswer: (typeof CATALOGUE_ANSWERS)[number] | null
  packageAnswer: (typeof PACKAGE_ANSWERS)[number] | null
}): CarQuestion[] {
  const isAsked: Record<CarQuestion, boolean> = {
    CATALOGUE: car.catalogue === 'NEW' && car.catalogueAnswer === null,
    PACKAGE: (car.package === 'OTHER' || car.package === 'NONE') && car.packageAnswer === null,
  }
  return CAR_QUESTIONS.filter((question) => isAsked[question])
}

const MONTHS = 12

/** A car as a column of a file would say it: what it costs in a year is told by the month. */
export function toldCar({ name, catalogueValue, co2, fuel, yearlyCost }: ExternalCar): ToldCar {
  const month = yearlyCost === null ? null : (Number(yearlyCost) / MONTHS).toFixed(2)
  const told = {
    descriptionVS: name,
    energieVS: fuel,
    co2VS: co2,
    valeurVS: catalogueValue,
    tcoMensuelVS: month,
  }
  return Object.fromEntries(
    Object.entries(told).filter((each): each is [string, string] => Boolean(each[1]))
  )
}
