import type { Scope } from '#modules/shared/tenancy/scope'
import { openSealed, type KnownPerson } from '#modules/team/index'
import type { CellRefusal, ImportField } from '../domain/import_field.ts'
import type { ImportSettings } from '../domain/import_settings.ts'
import { plainWords } from '../domain/plain_words.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import { readValue, type Value } from '../domain/read_value.ts'
import { CONTRACT_FIELDS } from '../targets/contract_fields.ts'
import { contractFacts, makeContracts, type MadeContract } from '../targets/contracts.ts'
import { identityOf, KnownWorkers, type Match } from '../targets/known_workers.ts'
import { draftsOf, planContracts, type ContractPlan } from '../targets/plan_contracts.ts'
import { planWorkers, type WorkerFacts, type WorkerPlan } from '../targets/plan_workers.ts'
import { WORKER_FIELDS } from '../targets/worker_fields.ts'
import { saysSealed, workerFacts, writeWorkers } from '../targets/workers.ts'

/** What another program tells of one thing, by the names of a target's fields: `null` is said to be empty. */
export type Told = Readonly<Record<string, string | null>>

/** What stands in the place of a text wherever another program says it. */
export type MeantValues = ImportSettings['values']

/** Programs write days as `YYYY-MM-DD` and amounts with a point. */
const SIGNS = { dates: 'YMD', decimal: '.' } as const

/** Of a person what another program may tell. */
export const TOLD_OF_WORKERS: readonly string[] = WORKER_FIELDS.filter(
  ({ name }) => name !== 'fullName'
).map(({ name }) => name)

/** Reads what a program tells as a cell of a file is read. Names that are no field are not read. */
export function readTold(
  of: 'worker' | 'contract',
  told: Told,
  { line, values: meant, about }: { line: number; values: MeantValues; about?: string | null }
): ReadRow {
  const fields = of === 'worker' ? WORKER_FIELDS : CONTRACT_FIELDS
  const values: Record<string, Value | null> = {}
  const found: Record<string, string> = {}
  const refusals: CellRefusal[] = []
  for (const field of fields) {
    const said = told[field.name]
    if (said === undefined) continue
    const text = meaning(field, said, meant)
    found[field.name] = text ?? ''
    if (text === null || text.trim() === '') values[field.name] = null
    else {
      const read = readValue(text.trim(), field, SIGNS)
      if ('value' in read) values[field.name] = read.value
      else refusals.push({ field: field.name, found: text, ...read })
    }
  }
  return { line, values, found, refusals, ...(about !== undefined && { about }) }
}

function meaning({ name }: ImportField, said: string | null, meant: MeantValues): string | null {
  if (said === null) return null
  const plain = plainWords(said)
  return meant.find(({ field, from }) => field === name && plainWords(from) === plain)?.to ?? said
}

/**
 * The people of a company for a program that tells of them: whom it means, what its words would change, and that being
 * done. It plans as an import does, and any number of times from what was read once; nothing is written but by `write`.
 */
export class ToldPeople {
  readonly #known: KnownWorkers

  private constructor(
    readonly scope: Scope,
    readonly facts: WorkerFacts
  ) {
    this.#known = KnownWorkers.of(facts.people)
  }

  /**
   * @param makeNames whether departments, places and cost centres that are not known are made
   * @param about workers of whom it is known that rows are about them, beside those whom the rows name
   */
  static async open(
    scope: Scope,
    rows: readonly ReadRow[],
    { makeNames, about = [] }: { makeNames: boolean; about?: readonly string[] }
  ): Promise<ToldPeople> {
    const facts = await workerFacts(scope, { sealed: false, makeNames })
    if (!saysSealed(rows)) return new ToldPeople(scope, facts)
    // A company has thousands of people, and each part of a reading is of some hundred.
    const ids = [
      ...about,
      ...KnownWorkers.of(facts.people)
        .couldBe(rows)
        .map(({ id }) => id),
    ]
    const niss = rows.flatMap(({ values }) => (typeof values.niss === 'string' ? values.niss : []))
    const people = await openSealed(scope, facts.people, { ids, niss })
    return new ToldPeople(scope, { ...facts, people })
  }

  get people(): readonly KnownPerson[] {
    return this.facts.people
  }

  /** By number, e-mail address or register number alone: nobody is taken for another because of a name. */
  byKey({ values }: ReadRow): Match {
    return this.#known.match({ ...identityOf(values as never), firstName: null, lastName: null })
  }

  /** Who could be meant, by name and day of birth. */
  byName({ values }: ReadRow): Match {
    const { firstName, lastName, dateOfBirth } = identityOf(values as never)
    return this.#known.match({
      ...{ employeeNumber: null, email: null, niss: null },
      ...{ firstName, lastName, dateOfBirth },
    })
  }

  plan(rows: readonly ReadRow[]): Promise<WorkerPlan> {
    return planWorkers(rows, this.facts)
  }

  write(plan: WorkerPlan): ReturnType<typeof writeWorkers> {
    return writeWorkers(this.scope, plan, 'SYNCHRONISATION')
  }

  /**
   * @param people whom the rows are about, as they will be
   * @param names places and cost centres that will be there by then
   */
  async planContracts(
    rows: readonly ReadRow[],
    people: readonly KnownPerson[],
    names: WorkerPlan['names']
  ): Promise<ContractPlan> {
    const facts = await contractFacts(
      this.scope,
      people.map(({ id }) => id)
    )
    const made = (column: 'contractLocation' | 'costCenter') =>
      names
        .filter((each) => each.column === column)
        .map(({ id, name }) => ({ id, name, languageRegime: null }))
    return planContracts(draftsOf(rows, people), {
      ...facts,
      places: [...facts.places, ...made('contractLocation')],
      costCenters: [...facts.costCenters, ...made('costCenter')],
    })
  }

  /** @param by what tells it, as a contract of the past says why it was entered */
  writeContracts(
    plan: Pick<ContractPlan, 'writes' | 'stamps'>,
    by: string
  ): Promise<MadeContract[]> {
    return makeContracts(this.scope, plan, by, 'SYNCHRONISATION')
  }
}
