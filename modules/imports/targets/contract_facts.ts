import type { KnownContract } from '#modules/contracts/index'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { KnownPerson } from '#modules/team/index'
import type { CellRefusal } from '../domain/import_field.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import type { PackageFacts } from './contract_package.ts'

/** What a plan of contracts is made from. */
export interface ContractFacts extends PackageFacts {
  contracts: readonly KnownContract[]
  places: readonly { id: string; name: string; languageRegime: string | null }[]
  costCenters: readonly { id: string; name: string }[]
  company: { effectif?: number; assuranceLoiTaux?: number }
  locale: Locale
}

/** A row with its person and the day that it says. */
export interface ContractDraft {
  row: ReadRow
  person: KnownPerson | null
  startDate: string | null
  refusals: CellRefusal[]
}
