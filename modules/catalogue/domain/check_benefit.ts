import {
  benefitOf,
  columnsOf,
  flagOf,
  isOfSort,
  listOf,
  validate,
  writtenBy,
} from '#modules/compute/pure'
import { toldNames } from './benefit_names.ts'
import {
  BLANK,
  FIELDS_OF,
  type BenefitField,
  type BenefitFields,
  type BenefitKind,
} from './benefit_kinds.ts'

/** Why a field of a benefit is not accepted; the sentence is `benefits.<code>` in lang/. */
export interface BenefitRefusal {
  field: BenefitField
  code: string
  params?: Record<string, string | number>
}

/**
 * The fields of a package in which the engine meets those of a benefit: what choosing it writes, and in the list it is
 * chosen from what only candidates look at.
 */
function namesInPackage(kind: BenefitKind): [field: string, name: string][] {
  const selections = benefitOf(kind).choice!.options!.selections
  return columnsOf(kind).flatMap(
    ([field, { to, kind: type, unasked, looks }]): [string, string][] => {
      // Yes and no are checked where they arrive.
      if (unasked || type === 'flag') return []
      if (selections) return [[field, `${selections}[0].${field}`]]
      if (looks) return [[field, `${listOf(kind)}[0].${field}`]]
      return to === undefined ? [] : [[field, to]]
    }
  )
}

/** Leaves only what a benefit of this kind has, and of a car what its engine has; names only that say something. */
export function ofItsKind(kind: BenefitKind, fields: BenefitFields): BenefitFields {
  const kept = Object.fromEntries(FIELDS_OF[kind].map((field) => [field, fields[field]]))
  const own: BenefitFields = {
    ...BLANK,
    ...kept,
    translations: toldNames(fields.translations),
  }
  return { ...own, ...silentOf(kind, own) }
}

/** What a car of its engine has not: emission, a plug to do without, or the plug itself. */
function silentOf(kind: BenefitKind, fields: BenefitFields): Partial<BenefitFields> {
  const { energie, nonRechargeable } = fields
  const silent = columnsOf(kind).filter(([, { of }]) => !isOfSort(of, energie, nonRechargeable))
  return Object.fromEntries(silent.map(([name]) => [name, BLANK[name as BenefitField]]))
}

/**
 * What the engine would refuse about a benefit, put into a package under the law of a day, so that no package
 * fails later on what the catalogue let through.
 *
 * @param date the day whose law applies, `YYYY-MM-DD`
 */
export function checkBenefit(
  kind: BenefitKind,
  fields: BenefitFields,
  date: string
): BenefitRefusal[] {
  const refused = validate({ date, package: asPackage(kind, fields) as never })
  const names = namesInPackage(kind)
  return refused.flatMap(({ code, path, params }) => {
    const field = names.find(([, name]) => path === `package.${name}`)?.[0]
    return field ? [{ field: field as BenefitField, code, params }] : []
  })
}

function asPackage(kind: BenefitKind, fields: BenefitFields): Record<string, unknown> {
  const own = ofItsKind(kind, fields)
  const has = flagOf('has', kind)
  const base = { computeModelConfig: { employmentType: 'EMPLOYE' }, salaireBrut: 3000 }
  const selections = benefitOf(kind).choice!.options!.selections
  const { valeur, maxUnits } = own
  if (selections) return { ...base, [has]: true, [selections]: [{ valeur, maxUnits }] }
  return { ...base, [has]: true, ...writtenBy(kind, own), [listOf(kind)]: [looksOf(kind, own)] }
}

/** What candidates look at, as a list of a package holds it. */
function looksOf(kind: BenefitKind, own: BenefitFields): Record<string, unknown> {
  const lookedAt = columnsOf(kind).filter(([, { looks }]) => looks)
  return Object.fromEntries(lookedAt.map(([field]) => [field, own[field as BenefitField]]))
}
