import { weeklyHours } from '#modules/compute/pure'
import type { ContractContent, KnownContract } from '#modules/contracts/index'
import type { PackageInput } from '#modules/packages/index'
import type { PlannedRow } from '../domain/planned_row.ts'
import type { Value } from '../domain/read_value.ts'
import { BENEFIT_COLUMNS } from './contract_fields.ts'
import { valueIn } from './contract_package.ts'
import type { ContractFacts } from './contract_facts.ts'

/** What a person would see change, column by column. */
export function changesOf(
  basis: KnownContract | null,
  content: ContractContent,
  input: PackageInput,
  { places, costCenters }: ContractFacts
): PlannedRow['changes'] {
  const nameOf = (list: readonly { id: string; name: string }[], id: string | null) =>
    list.find((each) => each.id === id)?.name ?? null
  const told = (from: ContractContent, { nomFonction, package: fields }: PackageInput): [string, Value | null][] => [
    ['endDate', from.endDate],
    ['nomFonction', nomFonction],
    ['commissionParitaire', fields.computeModelConfig.commissionParitaire ?? null],
    ['employmentType', fields.computeModelConfig.employmentType],
    ['regimeNumerateur', weeklyHours(fields).worked],
    ['regimeDenominateur', weeklyHours(fields).full],
    ['salaireBrut', fields.salaireBrut ?? null],
    ['salaireBrutHoraire', fields.salaireBrut === undefined ? (fields.salaireBrutHoraire ?? null) : null],
    ['contractLocation', nameOf(places, from.contractLocationId)],
    ['costCenter', nameOf(costCenters, from.costCenterId)],
    ...BENEFIT_COLUMNS.map((name): [string, Value | null] => [name, valueIn(fields as never, name)]),
  ]
  const before = new Map(basis ? told(basis.content, basis.input) : [])
  const changes = told(content, input)
    .map(([field, after]) => ({ field, before: before.get(field) ?? null, after }))
    .filter((each) => each.before !== each.after)
  if (basis && changes.length === 0) return []
  const isSameDay = basis?.content.startDate === content.startDate
  const first = isSameDay ? [] : [{ field: 'startDate', before: basis?.content.startDate ?? null, after: content.startDate }]
  const kind = basis ? [] : [{ field: 'kind', before: null, after: content.kind }]
  return [...first, ...kind, ...changes]
}
