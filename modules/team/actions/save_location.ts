import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { LanguageRegime } from '../domain/language_regime.ts'
import ContractLocation from '../models/contract_location.ts'

/** What is left out stays as it is. */
export interface SaveLocationInput {
  name: string
  street?: string
  postalCode?: string
  city?: string
  /** Null: not confirmed yet. */
  languageRegime?: LanguageRegime | null
}

/** Adds a place of work, or changes it; the same name stands once, whatever its case. */
export class SaveLocation {
  static async handle(
    scope: Scope,
    id: string | null,
    input: SaveLocationInput
  ): Promise<Result<ContractLocation>> {
    const row =
      id === null
        ? new ContractLocation()
        : await ContractLocation.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    const twin = await ContractLocation.query()
      .whereRaw('lower(name) = lower(?)', [input.name])
      .first()
    if (twin && twin.id !== id) return fail('E_NAME_TAKEN')
    const given = Object.entries(input).filter(([, value]) => value !== undefined)
    await row.merge(Object.fromEntries(given)).save()
    await row.refresh()
    const event = id === null ? 'contract_location.created' : 'contract_location.updated'
    const { name, languageRegime } = row
    await record(scope, event, { type: 'contract_location', id: row.id }, { name, languageRegime })
    return ok(row)
  }
}
