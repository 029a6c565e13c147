import { knownBenefits, type KnownBenefit } from '#modules/catalogue/index'
import { knownContracts } from '#modules/contracts/index'
import { plainWords, readTold, type Value } from '#modules/imports/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import type { ExternalCar } from '../domain/hr_system.ts'
import {
  toldCar,
  type CarInCatalogue,
  type PlannedCar,
  type StoodCar,
  type ToldCar,
} from '../domain/planned_car.ts'

/** What a car must say: from these the benefit in kind is reckoned. */
const REQUIRED = ['descriptionVS', 'energieVS', 'valeurVS'] as const
/** Engines that emit nothing on the road: of any other the emission must be said. */
const CLEAN: readonly unknown[] = ['ELECTRIQUE', 'HYDROGENE']

const isSaid = (value: Value | null | undefined) => value !== undefined && value !== null

/** The values of a car as the fields of a package have them; null where something is not said, or in a word that nobody knows. */
export function readCar(told: ToldCar): Readonly<Record<string, Value | null>> | null {
  const { values, refusals } = readTold('contract', told, { line: 0, values: [] })
  const isWhole =
    refusals.length === 0 &&
    REQUIRED.every((field) => isSaid(values[field])) &&
    (CLEAN.includes(values.energieVS) || isSaid(values.co2VS))
  return isWhole ? values : null
}

/** The cars of the company's catalogue by their names in any language. */
export async function carsOfCatalogue(scope: Scope): Promise<ReadonlyMap<string, KnownBenefit>> {
  const cars = (await knownBenefits(scope)).filter(
    ({ kind, archived }) => kind === 'voitureSociete' && !archived
  )
  return new Map(
    cars.flatMap((car) =>
      [car.fields.description, ...Object.values(car.fields.translations)].map((name) => [
        plainWords(name ?? ''),
        car,
      ])
    )
  )
}

/**
 * Cars of another system beside the catalogue and the packages of who drives them. Nothing is written; what would be done is a
 * question, and so the same cars ask the same.
 *
 * @param known workers by their id in the other system
 */
export async function planCars(
  scope: Scope,
  cars: readonly ExternalCar[],
  known: ReadonlyMap<string, string>
): Promise<PlannedCar[]> {
  const catalogue = await carsOfCatalogue(scope)
  const drivers = cars.flatMap(({ personId }) => known.get(personId ?? '') ?? [])
  const driven = await drivenToday(scope, [...new Set(drivers)])
  return cars.map((car) => {
    const told = toldCar(car)
    const values = readCar(told)
    const workerId = known.get(car.personId ?? '') ?? null
    const stood = workerId === null ? undefined : driven.get(workerId)
    return {
      externalId: car.id,
      workerId,
      label: car.name || car.id,
      told,
      stood: stood ?? null,
      catalogue: values ? inCatalogue(values, catalogue.get(plainWords(car.name))) : 'UNCLEAR',
      package:
        car.personId === null
          ? 'NOBODY'
          : workerId === null
            ? 'UNKNOWN'
            : stood === undefined
              ? 'NO_CONTRACT'
              : !values
                ? 'UNCLEAR'
                : stood === null
                  ? 'NONE'
                  : isSameCar(stood, values)
                    ? 'HAS'
                    : 'OTHER',
    }
  })
}

type CarValues = NonNullable<ReturnType<typeof readCar>>

function inCatalogue(values: CarValues, found: KnownBenefit | undefined): CarInCatalogue {
  if (!found) return 'NEW'
  const { energie, valeur, co2 } = found.fields
  const isSame =
    energie === values.energieVS &&
    valeur === values.valeurVS &&
    (CLEAN.includes(energie) || co2 === values.co2VS)
  return isSame ? 'IN' : 'DIFFERS'
}

/** Under the same name and of the same catalogue value: of the rest the package may say more. */
function isSameCar({ name, value }: StoodCar, { descriptionVS, valeurVS }: CarValues): boolean {
  return plainWords(name ?? '') === plainWords(String(descriptionVS)) && value === valeurVS
}

/** What those who have a contract that holds today drive by it: null for no car, and nobody is left out but who has none. */
async function drivenToday(
  scope: Scope,
  workerIds: readonly string[]
): Promise<ReadonlyMap<string, StoodCar | null>> {
  if (workerIds.length === 0) return new Map()
  const holding = await contractsOn(scope, workerIds, today())
  return new Map(
    holding.map(({ workerId, input }) => {
      const fields = input.package as unknown as Record<string, unknown>
      return [workerId, fields.hasVoitureSociete ? carIn(fields) : null]
    })
  )
}

function carIn({ descriptionVS, valeurVS }: Record<string, unknown>): StoodCar {
  return {
    name: typeof descriptionVS === 'string' && descriptionVS !== '' ? descriptionVS : null,
    value: typeof valeurVS === 'number' ? valeurVS : null,
  }
}

/** The contracts of some people that hold on a day, `YYYY-MM-DD`. */
export async function contractsOn(scope: Scope, workerIds: readonly string[], day: string) {
  return (await knownContracts(scope, workerIds)).filter(
    ({ changeType, content: { startDate, endDate } }) =>
      changeType !== 'END' && startDate <= day && (endDate === null || endDate >= day)
  )
}
