import type { Package } from '../../api/types.ts'
import { CONTENT_GROUPS, contentsOf, type Content } from './contents.ts'

/** What of a package is put beside another. */
export type ComparedPackage = Pick<Package, 'packageType' | 'worker' | 'package' | 'compute'>

/** A field of contract or household on which the columns disagree; `undefined` where one does not say. */
export interface FieldRow {
  path: string
  values: unknown[]
}

/** Something the packages hold differently; `undefined` where one does not hold it. */
export interface ContentRow {
  key: string
  name: string
  /** What the company calls it, where the name says only what sort of thing it is. */
  label?: string
  contents: (Content | undefined)[]
}

const EXTRA = 'packageExtras'

/** Says nothing: to the engine its absence is the same. */
const SILENT: readonly unknown[] = [undefined, null, '', false]

/** What was decided differently of contract, pay and household, field by field. */
export function fieldRows(packages: readonly ComparedPackage[]): FieldRow[] {
  const fields = packages.map(fieldsOf)
  const paths = new Set(fields.flatMap((found) => [...found.keys()]))
  return [...paths]
    .map((path) => ({ path, values: fields.map((found) => found.get(path)) }))
    .filter(({ values }) => !areAlike(values))
}

/** What the packages hold differently: benefits, expenses, variable pay, extras. */
export function contentRows(packages: readonly ComparedPackage[]): ContentRow[] {
  const held = packages.map(({ package: fields, compute }) =>
    CONTENT_GROUPS.flatMap((group) => contentsOf(group, fields, compute))
  )
  const kinds = new Map(held.flat().map((content) => [keyOf(content), content]))
  return [...kinds]
    .map(([key, { name, description }]) => ({
      key,
      name,
      label: name === EXTRA ? description : undefined,
      contents: held.map((contents) => contents.find((content) => keyOf(content) === key)),
    }))
    .filter(({ contents }) => !areAlike(contents.map((content) => content && agreed(content))))
}

/** Of extras there may be several, each known by its description. */
function keyOf({ name, description }: Content): string {
  return name === EXTRA ? `${name} ${description}` : name
}

/** What it costs follows from what is agreed, and from the law. */
function agreed({ cost: _cost, ...content }: Content) {
  return content
}

function fieldsOf({ packageType, worker, package: fields }: ComparedPackage): Map<string, unknown> {
  const { commissionParitaire, employmentType } = fields.computeModelConfig
  const given: Record<string, unknown> = {
    packageType,
    'package.commissionParitaire': commissionParitaire,
    'package.employmentType': employmentType,
    'package.regimeNumerateur': fields.regimeNumerateur,
    'package.regimeDenominateur': fields.regimeDenominateur,
    'package.salaireBrut': fields.salaireBrut,
    'package.salaireBrutMin': fields.hasSalaireBrutMin && fields.salaireBrutMin,
    'package.typeContrat': fields.typeContrat,
    'package.department': fields.department?.name,
    ...Object.fromEntries(
      Object.entries(worker).map(([key, value]) => [`worker.${key}`, value as unknown])
    ),
  }
  return new Map(Object.entries(given).filter(([, value]) => !SILENT.includes(value)))
}

function areAlike(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size === 1
}
