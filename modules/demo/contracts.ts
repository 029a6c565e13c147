import { AddDocuments, CreateCasefile } from '#modules/casefiles/index'
import {
  CreateContract,
  EndContract,
  lockContract,
  signContract,
  type Contract,
  type CreateContractInput,
  type EndContractInput,
} from '#modules/contracts/index'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { daysAfter, monthsAfter, today } from '#modules/shared/values/days'
import type { DemoCompany } from './companies.ts'

/** What became of the contract of a person, or of the offer that they accepted. */
export type DemoContract = {
  /** First and last name. */
  person: string
  isSigned: boolean
} & (
  | {
      step: 'HIRE' | 'CHANGE' | 'CORRECTION'
      terms?: Pick<CreateContractInput, 'kind' | 'schedule' | 'isVariableSchedule' | 'reason'>
      /** Of a contract that ends, how many months it lasts. */
      months?: number
      /** The shipped template of its casefile; without one there is no casefile yet. */
      template?: string
    }
  | { step: 'END'; endKind: EndContractInput['endKind'] }
)

/** Contracts begin with a month, and within the years whose law is known. */
const LAST_START = '2027-12-01'

/** The contracts of a demo company in every state, after its people, lists, templates and offers. */
export async function seedContracts(scope: Scope, company: DemoCompany): Promise<void> {
  if (company.contracts.length === 0 || company.workers.length === 0) return
  const { trx } = scope
  const location = await trx.from('contract_locations').orderBy('id').firstOrFail()
  // Those that run were signed the week before they began.
  const signedOn = trx.raw('start_date - 7')
  await trx.from('contracts').update({ contract_location_id: location.id, signed_on: signedOn })
  if (company.seat)
    await trx.from('companies').where('id', scope.companyId).update(seatOf(company.seat))
  for (const contract of company.contracts) await seedContract(scope, contract)
}

async function seedContract(scope: Scope, demo: DemoContract): Promise<void> {
  const made = demo.step === 'END' ? await ended(scope, demo) : await madeOf(scope, demo)
  if ('template' in demo && demo.template) await seedCasefile(scope, made, demo.template)
  if (!demo.isSigned) return
  const contract = unwrap(await lockContract(scope, made.id))
  unwrap(await signContract(scope, contract, { how: 'PAPER', signedOn: today() }))
}

async function madeOf(
  scope: Scope,
  { person, step, terms, months }: Exclude<DemoContract, { step: 'END' }>
): Promise<Contract> {
  const startDate = nextMonth()
  const days =
    step === 'CORRECTION'
      ? {}
      : { startDate, ...(months && { endDate: daysAfter(monthsAfter(startDate, months), -1) }) }
  const from =
    step === 'HIRE'
      ? { offerId: (await offerOf(scope, person)).id }
      : { previousId: (await contractOf(scope, person)).id, changeType: step }
  return unwrap(await CreateContract.handle(scope, { ...from, ...days, ...terms }, EXPLAIN))
}

async function ended(
  scope: Scope,
  { person, endKind }: Extract<DemoContract, { step: 'END' }>
): Promise<Contract> {
  const { id, version } = await contractOf(scope, person)
  const endDate = daysAfter(nextMonth(), -1)
  return unwrap(await EndContract.handle(scope, id, { version, endDate, endKind }, (code) => code))
}

/** A draft of its papers. */
async function seedCasefile(scope: Scope, { id }: Contract, shippedKey: string): Promise<void> {
  const template = await scope.trx
    .from('document_templates')
    .where('shipped_key', shippedKey)
    .firstOrFail()
  const casefile = unwrap(await CreateCasefile.handle(scope, { contractId: id }))
  unwrap(await AddDocuments.handle(scope, casefile.id, [template.id]))
}

const EXPLAIN = {
  problem: ({ path, code }: { path: string; code: string }) => `${path} ${code}`,
  overlap: () => 'overlap',
  engine: ({ code, path }: { code: string; path: string }) => `${code} ${path}`,
}

async function workerOf(scope: Scope, person: string) {
  return scope.trx
    .from('workers')
    .whereRaw(`first_name || ' ' || last_name = ?`, [person])
    .firstOrFail()
}

async function offerOf(scope: Scope, person: string) {
  const worker = await workerOf(scope, person)
  return scope.trx.from('offers').where('worker_id', worker.id).firstOrFail()
}

async function contractOf(scope: Scope, person: string) {
  const worker = await workerOf(scope, person)
  return scope.trx.from('contracts').where('worker_id', worker.id).firstOrFail()
}

/** The first of next month, or the last one that the law of the engine knows. */
function nextMonth(): string {
  const first = `${monthsAfter(today(), 1).slice(0, 'YYYY-MM'.length)}-01`
  return first < LAST_START ? first : LAST_START
}

function seatOf({ numeroEntreprise, street, postalCode, city }: NonNullable<DemoCompany['seat']>) {
  return { numero_entreprise: numeroEntreprise, street, postal_code: postalCode, city }
}
