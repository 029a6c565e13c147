import { DateTime } from 'luxon'
import { BLANK, CreateBenefit, type BenefitFields } from '#modules/catalogue/index'
import { plainWords, readTold, sentenceOf, ToldPeople, type Say } from '#modules/imports/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { lockPeople } from '#modules/team/index'
import { SYSTEM_NAMES } from '../domain/system_names.ts'
import HrConnection from '../models/hr_connection.ts'
import SyncCar from '../models/sync_car.ts'
import SyncRun from '../models/sync_run.ts'
import { carsOfCatalogue, contractsOn, readCar } from '../queries/plan_cars.ts'

/** What a person says to what is asked of a car: one of both. */
export interface CarAnswer {
  /** Whether it comes into the catalogue. */
  addToCatalogue?: boolean
  /** From which day, `YYYY-MM-DD`, it is part of the package of who drives it; null leaves the package as it is. */
  putOnPackage?: { day: string } | null
}

/** Answers what a run asks of a car, once, and does it. */
export class AnswerCar {
  static async handle(
    scope: Scope,
    id: string,
    { addToCatalogue, putOnPackage }: CarAnswer,
    say: Say
  ): Promise<Result<SyncCar>> {
    await lockPeople(scope)
    const car = await SyncCar.query().where('id', id).forUpdate().first()
    if (!car) return fail('E_NOT_FOUND')
    const run = await SyncRun.findOrFail(car.runId)
    if (run.isDry) return fail('E_SYNC_ANSWERED')
    if ((addToCatalogue === undefined) === (putOnPackage === undefined))
      return fail('E_SYNC_ANSWER')
    if (addToCatalogue !== undefined) {
      if (car.catalogue !== 'NEW') return fail('E_SYNC_ANSWER')
      if (car.catalogueAnswer !== null) return fail('E_SYNC_ANSWERED')
      const added = addToCatalogue ? await add(scope, car) : ok(null)
      if (!added.ok) return added
      car.catalogueAnswer = addToCatalogue ? 'ADDED' : 'LEFT'
    } else {
      if (car.package !== 'OTHER' && car.package !== 'NONE') return fail('E_SYNC_ANSWER')
      if (car.packageAnswer !== null) return fail('E_SYNC_ANSWERED')
      const put = putOnPackage ? await putOn(scope, { car, run, ...putOnPackage }, say) : ok(null)
      if (!put.ok) return put
      car.packageAnswer = putOnPackage ? 'PUT' : 'LEFT'
    }
    const answeredBy = scope.actor.kind === 'user' ? scope.actor.id : null
    await car.merge({ answeredBy, answeredAt: DateTime.now() }).save()
    const { catalogueAnswer, packageAnswer, workerId } = car
    await record(
      scope,
      'sync.car_answered',
      { type: 'sync_car', id },
      { catalogueAnswer, packageAnswer, worker: workerId }
    )
    return ok(car)
  }
}

/** Another car of the same model may have brought it meanwhile; all of that model are answered by it. */
async function add(scope: Scope, car: SyncCar): Promise<Result<null>> {
  const values = readCar(car.told)
  if (!values) return fail('E_SYNC_ANSWER')
  const name = plainWords(String(values.descriptionVS))
  if (!(await carsOfCatalogue(scope)).has(name)) {
    const fields = {
      ...BLANK,
      description: values.descriptionVS,
      energie: values.energieVS,
      co2: values.co2VS ?? null,
      valeur: values.valeurVS,
      tcoMensuel: values.tcoMensuelVS ?? null,
    } as BenefitFields
    const made = await CreateBenefit.handle(scope, { ...fields, kind: 'voitureSociete' })
    if (!made.ok) return made
  }
  await SyncCar.query()
    .where({ run_id: car.runId, label: car.label, catalogue: 'NEW' })
    .whereNull('catalogue_answer')
    .whereNot('id', car.id)
    .update({ catalogue_answer: 'ADDED', answered_at: DateTime.now().toSQL() })
  return ok(null)
}

/** The next version of the contract, as if a file had said it: the car as the other system knows it. */
async function putOn(
  scope: Scope,
  { car, run, day }: { car: SyncCar; run: SyncRun; day: string },
  say: Say
): Promise<Result<null>> {
  const { system } = await HrConnection.findOrFail(run.connectionId)
  const about = car.workerId!
  if ((await contractsOn(scope, [about], day)).length === 0) return fail('E_SYNC_CAR_DAY')
  const row = readTold('contract', { ...car.told, startDate: day }, { line: 0, values: [], about })
  const told = await ToldPeople.open(scope, [row], { makeNames: false, about: [about] })
  const person = told.people.find(({ id }) => id === about)
  if (!person) return fail('E_NOT_FOUND')
  const plan = await told.planContracts([row], [person], [])
  const [planned] = plan.rows
  if (planned!.outcome === 'refused')
    return fail(
      'E_SYNC_CAR_REFUSED',
      planned!.refusals.map((refusal) => ({
        path: refusal.field === 'startDate' ? 'putOnPackage.day' : refusal.field,
        code: refusal.code,
        message: sentenceOf(refusal, say),
      }))
    )
  if (plan.writes.length > 0) await told.writeContracts(plan, SYSTEM_NAMES[system])
  return ok(null)
}
