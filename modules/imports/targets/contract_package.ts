import {
  BENEFITS,
  flagOf,
  fullTimeOf,
  isOption,
  knownSituation,
  optionOf,
  writtenBy,
  type BenefitKind,
  type ComputeModelConfig,
  type PackageFields,
} from '#modules/compute/pure'
import type { BenefitFields } from '#modules/catalogue/index'
import type { PackageInput } from '#modules/packages/index'
import { situationOf, type ImportedPerson } from '#modules/team/index'
import type { CellRefusal } from '../domain/import_field.ts'
import { plainWords } from '../domain/plain_words.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import type { Value } from '../domain/read_value.ts'
import { BENEFIT_COLUMNS } from './contract_fields.ts'

/** What a package is made of beside its row. */
export interface PackageFacts {
  /** The company's settings of committees, each with its kind of work. */
  settings: readonly ComputeModelConfig[]
  catalogue: readonly (BenefitFields & { kind: BenefitKind })[]
}

type Values = ReadRow['values']
type Told = Record<string, unknown>
type Refuse = (field: string, code: string, params?: CellRefusal['params']) => void

/**
 * The package of a row: what it says, upon what was agreed before, or upon what the company sets for its committee. What a
 * row does not say of somebody who has a contract stays.
 *
 * @param date the day whose law applies
 */
export function packageOf(
  { values }: ReadRow,
  person: ImportedPerson,
  before: PackageInput | null,
  facts: PackageFacts,
  { date, refuse }: { date: string; refuse: Refuse }
): PackageInput {
  const nomFonction = (values.nomFonction ?? before?.nomFonction ?? person.nomFonction ?? '') as string
  if (nomFonction === '') refuse('nomFonction', 'required')
  const computeModelConfig = settingsOf(values, before, facts, refuse)
  const { id: _id, contractWorkerId: _worker, ...stood } = before?.package ?? {}
  const fields: Told = {
    ...stood,
    ...payOf(values, computeModelConfig),
    computeModelConfig,
  }
  if (fields.salaireBrut === undefined && fields.salaireBrutHoraire === undefined)
    refuse('salaireBrut', 'required')
  tellBenefits(fields, values, facts)
  return {
    nomFonction,
    packageType: before?.packageType ?? 'FIX',
    packageCategory: 'SIMULATION',
    date,
    worker: before?.worker ?? knownSituation(situationOf(person as never)),
    package: fields as unknown as PackageFields,
  }
}

/** Committee and kind of work; of another committee than before what the company sets for it. */
function settingsOf(
  values: Values,
  before: PackageInput | null,
  { settings }: PackageFacts,
  refuse: Refuse
): ComputeModelConfig {
  const stood = before?.package.computeModelConfig
  const committee = (values.commissionParitaire ?? stood?.commissionParitaire) as string | undefined
  const told = (values.employmentType ?? undefined) as ComputeModelConfig['employmentType'] | undefined
  const isSame = committee === stood?.commissionParitaire
  const employmentType = told ?? (isSame ? stood?.employmentType : undefined) ?? usualWork(committee)
  if (!committee) refuse('commissionParitaire', 'required')
  else if (!employmentType) refuse('employmentType', 'required')
  if (stood && isSame && employmentType === stood.employmentType) return stood
  const own = settings.find(
    (each) => each.commissionParitaire === committee && each.employmentType === employmentType
  )
  return { ...own, commissionParitaire: committee, employmentType: employmentType ?? 'EMPLOYE' }
}

/** Committees of 100 to 199 are for manual workers, those of 200 to 299 for employees (Act of 5 December 1968, art. 35). */
function usualWork(committee: string | undefined): ComputeModelConfig['employmentType'] | undefined {
  if (committee?.startsWith('BECP1')) return 'OUVRIER'
  return committee?.startsWith('BECP2') ? 'EMPLOYE' : undefined
}

/** Pay and hours; a share of full time gives the hours. */
function payOf(values: Values, settings: ComputeModelConfig): Told {
  const { salaireBrut, salaireBrutHoraire, regimeNumerateur, regimeDenominateur, tauxOccupation } = values
  const told: Told = {}
  if (typeof salaireBrut === 'number') Object.assign(told, { salaireBrut, salaireBrutHoraire: undefined })
  else if (typeof salaireBrutHoraire === 'number')
    Object.assign(told, { salaireBrutHoraire, salaireBrut: undefined })
  const full = typeof regimeDenominateur === 'number' ? regimeDenominateur : fullTimeOf(settings)
  if (typeof regimeDenominateur === 'number') told.regimeDenominateur = full
  if (typeof regimeNumerateur === 'number') Object.assign(told, { regimeNumerateur, regimeDenominateur: full })
  else if (typeof tauxOccupation === 'number') {
    const share = tauxOccupation <= 1 ? tauxOccupation : tauxOccupation / 100
    told.regimeNumerateur = Math.round(full * share * 100) / 100
    told.regimeDenominateur = full
  }
  return told
}

/** Writes what columns say of each benefit; 0 and no are none, and a model of the catalogue says all of a car. */
function tellBenefits(fields: Told, values: Values, { catalogue }: PackageFacts): void {
  for (const [benefit, columns] of COLUMNS) {
    const told = columns.filter((name) => values[name] !== undefined)
    if (told.length === 0) continue
    const flag = flagOf('has', benefit)
    const isHad = values[flag] ?? told.some((name) => name !== flag && isSome(values[name]))
    if (!isHad) {
      if (fields[flag]) fields[flag] = false
      for (const field of fieldsOf(benefit)) delete fields[field]
      continue
    }
    fields[flag] = true
    chooseFromCatalogue(fields, values, benefit, catalogue)
    for (const name of told) if (name !== flag) tell(fields, name, values[name] ?? null)
    // Of a device the cost may be nothing, and is where none is told.
    if (isDevice(benefit)) fields[benefit] ??= 0
  }
  for (const [name, value] of Object.entries(fields))
    if (value === undefined || value === null) delete fields[name]
}

function tell(fields: Told, name: string, value: Value | null): void {
  const field = fieldOf(name)
  const type = `${field}InputType`
  if (!isSome(value) && isShare(name) !== (fields[type] === BASE)) return
  fields[field] = value
  if (isShare(name)) fields[type] = BASE
  else delete fields[type]
}

/** What a package says in a column; null for nothing. */
export function valueIn(fields: Told, name: string): Value | null {
  if (name.startsWith('has')) return fields[name] === true ? true : null
  const field = fieldOf(name)
  if (!fields[flagOf('has', OF_FIELD.get(field)!)]) return null
  const isInPercent = fields[`${field}InputType`] === BASE
  if (isShare(name) !== isInPercent) return null
  return (fields[field] ?? null) as Value | null
}

const PERCENT = 'Percent'
const BASE = 'PERCENT_BASE'

const isShare = (name: string) => name.endsWith(PERCENT)
const fieldOf = (name: string) => (isShare(name) ? name.slice(0, -PERCENT.length) : name)
const isSome = (value: unknown) => value !== null && value !== undefined && value !== 0 && value !== false

/** Which benefit a field of a package tells. */
const OF_FIELD = new Map<string, string>(
  BENEFITS.flatMap(({ name, fields }) => Object.keys(fields).map((field) => [field, name] as const))
)
/** The columns of each benefit, its switch among them. */
const COLUMNS = Map.groupBy(BENEFIT_COLUMNS, (name) =>
  name.startsWith('has') ? name[3]!.toLowerCase() + name.slice(4) : OF_FIELD.get(fieldOf(name))!
)

/** One of the company's list, by its name in any language, as choosing it in the editor writes it. */
function chooseFromCatalogue(
  fields: Told,
  values: Values,
  benefit: string,
  catalogue: PackageFacts['catalogue']
): void {
  const { description: named } = definitionOf(benefit)
  const model = named && values[named]
  if (typeof model !== 'string') return
  const found = catalogue.find(
    ({ kind, description, translations }) =>
      kind === benefit &&
      [description, ...Object.values(translations)].some(
        (name) => plainWords(name ?? '') === plainWords(model)
      )
  )
  const option = found && optionOf(found.kind, found)
  if (option && !isOption(found.kind, option, fields))
    Object.assign(fields, writtenBy(found.kind, option))
}

/** A flat benefit in kind, whatever it costs the employer. */
function isDevice(benefit: string): boolean {
  const { section, worthElsewhere } = definitionOf(benefit)
  return section === 'devices' && worthElsewhere === true
}

const definitionOf = (benefit: string) => BENEFITS.find(({ name }) => name === benefit)!
const fieldsOf = (benefit: string) => Object.keys(definitionOf(benefit).fields)
