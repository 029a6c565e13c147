import type { HttpContext } from '@adonisjs/core/http'
import { fieldNamed, writtenValue, type Say } from '#modules/imports/index'
import type { Answer } from '#modules/shared/http/shapes'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import type { HrSystemName } from '../domain/hr_system.ts'
import { asksOf } from '../domain/planned_car.ts'
import { SYSTEM_NAMES } from '../domain/system_names.ts'
import HrConnection from '../models/hr_connection.ts'
import type SyncCar from '../models/sync_car.ts'
import type SyncRun from '../models/sync_run.ts'
import { readCar } from '../queries/plan_cars.ts'
import type { syncCarSchema } from './schemas.ts'
import { namesOf } from './shown.ts'

/** Fields of a car in EUR. */
const AMOUNTS = ['valeurVS', 'tcoMensuelVS']

/** How cars of a run are shown, in the reader's language. */
export async function showingCars(
  scope: Scope,
  i18n: HttpContext['i18n'],
  run: SyncRun,
  cars: readonly SyncCar[]
) {
  const { system } = await HrConnection.findOrFail(run.connectionId)
  const workers = await visibleWorkers(scope).whereIn(
    'id',
    cars.flatMap(({ workerId }) => workerId ?? [])
  )
  const drivers = new Map(workers.map((each) => [each.id, `${each.firstName} ${each.lastName}`]))
  const names = await namesOf(
    scope,
    cars.map(({ answeredBy }) => answeredBy)
  )
  const say: Say = (key, values) => i18n.t(`imports.${key}`, values)
  return (car: SyncCar): Answer<typeof syncCarSchema> => {
    const driver = car.workerId ? drivers.get(car.workerId) : undefined
    return {
      id: car.id,
      externalId: car.externalId,
      name: car.label,
      said: saidOf(car),
      driver: driver === undefined ? null : { id: car.workerId!, name: driver },
      catalogue: car.catalogue,
      package: car.package,
      message: messageOf(car, system, driver ?? ''),
      asks: run.isDry ? [] : asksOf(car),
      catalogueAnswer: car.catalogueAnswer,
      packageAnswer: car.packageAnswer,
      answeredBy: car.answeredBy ? (names.get(car.answeredBy) ?? null) : null,
    }
  }

  function messageOf(
    { catalogue, package: onPackage, stood }: SyncCar,
    of: HrSystemName,
    name: string
  ) {
    const words = {
      system: SYSTEM_NAMES[of],
      name,
      before: [
        stood?.name,
        typeof stood?.value === 'number' ? written('valeurVS', stood.value) : null,
      ]
        .filter(Boolean)
        .join(', '),
    }
    const parts = [
      `car_catalogue_${catalogue}`,
      // What is not said of a car is told once.
      ...(onPackage === 'UNCLEAR' ? [] : [`car_package_${onPackage}`]),
    ]
    return parts.map((key) => i18n.t(`integrations.${key}`, words)).join(' ')
  }

  function written(field: string, value: string | number | boolean): string {
    const known = fieldNamed('contract', field)
    return known
      ? writtenValue(value, field, known, { locale: i18n.locale as Locale, say })
      : String(value)
  }

  /** What cannot be read of a car is shown as the system says it. */
  function saidOf({ told }: SyncCar) {
    const values = readCar(told)
    const of = (field: string) => {
      const value = values?.[field] ?? null
      if (value !== null) return written(field, value)
      const raw = told[field]
      if (raw === undefined) return null
      return AMOUNTS.includes(field) && Number(raw) ? written(field, Number(raw)) : raw
    }
    return {
      name: of('descriptionVS'),
      value: of('valeurVS'),
      co2: of('co2VS'),
      fuel: of('energieVS'),
      monthlyCost: of('tcoMensuelVS'),
    }
  }
}
