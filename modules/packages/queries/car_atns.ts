import { atnsVoiture } from '#modules/compute/pure'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { findPackage } from './find_package.ts'

/** The taxable benefit of each car that a package offers, EUR a month, by the car's id; on the day of the package. */
export async function carAtns(
  scope: Scope,
  id: string
): Promise<Result<Readonly<Record<string, number>>>> {
  const found = await findPackage(scope, id)
  if (!found.ok) return found
  const { package: fields, date } = found.value
  const cars = (fields.voitureSocieteOptions ?? []).flatMap(({ id: carId, ...car }) =>
    carId === undefined || carId === null ? [] : [{ ...car, id: carId }]
  )
  return ok(atnsVoiture(cars, date.toISODate()!))
}
