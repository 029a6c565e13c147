import { DateTime } from 'luxon'
import { WorkerPrivateSchema } from '#database/schema'
import { seal, unseal, type SealedFor } from '#modules/shared/keys/sealed'
import { today } from '#modules/shared/values/days'
import { nissPrint } from '../domain/niss_print.ts'
import type { PrivateField, PrivateValues } from '../domain/private_details.ts'

type OfWorker = { id: string; companyId: string }
type Account = Pick<PrivateValues, 'iban' | 'bic'>

/** The columns that hold sealed words, each with what it holds. */
export const SEALED_COLUMNS = {
  niss: 'niss',
  iban: 'iban',
  bic: 'bic',
  formerIban: 'iban',
  formerBic: 'bic',
  proposedIban: 'iban',
  proposedBic: 'bic',
} as const satisfies Record<string, PrivateField>
export type SealedColumn = keyof typeof SEALED_COLUMNS

/**
 * What a worker tells for social security and pay: national register number and bank account, sealed by a key of their
 * own, each for its worker and its field (ADR 39).
 */
export default class WorkerPrivate extends WorkerPrivateSchema {
  static override table = 'worker_private'

  static of(workerId: string): Promise<WorkerPrivate | null> {
    return this.query().where('worker_id', workerId).first()
  }

  /** The same, or a row that is still to be saved. */
  static async orNew({ id: workerId, companyId }: OfWorker): Promise<WorkerPrivate> {
    const nothing = { formerIban: null, formerBic: null, validFrom: null }
    return (await this.of(workerId)) ?? new this().merge({ companyId, workerId, ...nothing })
  }

  /** Gives those their print that were told before there was one. */
  static async printAll(): Promise<void> {
    for (const row of await this.query().whereNotNull('niss').whereNull('niss_print'))
      await row.#printNiss()
  }

  async #printNiss(): Promise<void> {
    const niss = unseal(this.niss!, this.#placeOf('niss'))
    // When it was told stays as it was: `save` would say today.
    if (niss !== null)
      await WorkerPrivate.query()
        .where('worker_id', this.workerId)
        .update({ niss_print: nissPrint(this.companyId, niss) })
  }

  /** What was told of a worker and the first day of the account, where that is still to come (`YYYY-MM-DD`). */
  static async shownOf(
    workerId: string
  ): Promise<{ told: PrivateValues; accountFrom: string | null }> {
    const kept = await this.of(workerId)
    const from = kept?.isUsedOn(today()) ? null : kept?.validFrom?.toISODate()
    return { told: kept?.told ?? { niss: null, iban: null, bic: null }, accountFrom: from ?? null }
  }

  /** The newest that was told; the account may be for later (`validFrom`). */
  get told(): PrivateValues {
    return { niss: this.opened('niss'), iban: this.opened('iban'), bic: this.opened('bic') }
  }

  /** What a payment of that day goes to. */
  accountOn(day: string): Account {
    return this.isUsedOn(day)
      ? { iban: this.opened('iban'), bic: this.opened('bic') }
      : { iban: this.opened('formerIban'), bic: this.opened('formerBic') }
  }

  /** Another account that its worker proposed and that waits. */
  get proposed(): Account {
    return { iban: this.opened('proposedIban'), bic: this.opened('proposedBic') }
  }

  /** Keeps a proposed account; null when it is accepted, refused or withdrawn. */
  propose({ iban, bic }: Account): void {
    this.put('proposedIban', iban)
    this.put('proposedBic', bic)
  }

  isUsedOn(day: string): boolean {
    return this.validFrom !== null && this.validFrom.toISODate()! <= day
  }

  /** Another account from a day on: until then the one in use today goes on. None is none at once. */
  changeAccount({ iban, bic }: Account, from: string): void {
    const isUsed = this.isUsedOn(today())
    if (isUsed) Object.assign(this, { formerIban: this.iban, formerBic: this.bic })
    if (iban === null) Object.assign(this, { formerIban: null, formerBic: null })
    this.put('iban', iban)
    this.put('bic', bic)
    this.validFrom = iban === null ? null : DateTime.fromISO(from)
  }

  put(column: SealedColumn, plain: string | null): void {
    if (column === 'niss') this.nissPrint = plain === null ? null : nissPrint(this.companyId, plain)
    this[column] = plain === null ? null : seal(plain, this.#placeOf(column))
  }

  /** What a column holds; null for nothing. @throws Error where no key of the list opens it */
  opened(column: SealedColumn): string | null {
    const stored = this[column] ?? null
    if (stored === null) return null
    const plain = unseal(stored, this.#placeOf(column))
    if (plain === null)
      throw new Error(
        `worker_private.${column} of ${this.workerId} is sealed by a key that is not there`
      )
    return plain
  }

  /**
   * Seals everything anew by the key that writes, and keeps it. Answers how many are, and how many no key of the list
   * opens. When it was told stays as it was: from then on it is counted how long it is kept.
   */
  async sealAgain(): Promise<{ sealed: number; lost: number }> {
    const columns = (Object.keys(SEALED_COLUMNS) as SealedColumn[]).filter((column) => this[column])
    const plain = columns.map((column) => unseal(this[column]!, this.#placeOf(column)))
    for (const [index, column] of columns.entries())
      if (plain[index] !== null) this.put(column, plain[index]!)
    const anew = Object.entries(this.$dirty).map(([name, value]) => [
      WorkerPrivate.$getColumn(name)!.columnName,
      value,
    ])
    // `save` would say that the worker told it today.
    if (anew.length > 0)
      await WorkerPrivate.query().where('worker_id', this.workerId).update(Object.fromEntries(anew))
    const lost = plain.filter((each) => each === null).length
    return { sealed: columns.length - lost, lost }
  }

  #placeOf(column: SealedColumn): SealedFor {
    return { key: 'workers', place: `${this.workerId}/${SEALED_COLUMNS[column]}` }
  }
}
