import { hasEmission, isHybride, validate } from '#modules/compute/pure'
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

/** The package in which the engine meets a benefit of each kind, and which of its fields are the benefit's. */
const IN_A_PACKAGE: Record<BenefitKind, Partial<Record<BenefitField, string>>> = {
  voitureSociete: {
    energie: 'energieVS',
    co2: 'co2VS',
    batterie: 'batterieVS',
    co2Equivalent: 'co2EquivalentVS',
    valeur: 'valeurVS',
    tcoMensuel: 'tcoMensuelVS',
    dateImmatriculation: 'dateImmatriculationVS',
  },
  velo: { tcoMensuel: 'tcoMensuelVelo' },
  telephone: { valeur: 'telephone' },
  telephonePlan: { valeur: 'telephonePlan' },
  laptop: { valeur: 'laptop' },
  extensionAssurance: {
    valeur: 'extensionAssuranceSelections[0].valeur',
    maxUnits: 'extensionAssuranceSelections[0].maxUnits',
  },
}

/** Leaves only what a benefit of this kind has, and of a car what its engine has; names only that say something. */
export function ofItsKind(kind: BenefitKind, fields: BenefitFields): BenefitFields {
  const kept = Object.fromEntries(FIELDS_OF[kind].map((field) => [field, fields[field]]))
  const own: BenefitFields = {
    ...BLANK,
    ...kept,
    translations: toldNames(fields.translations),
  }
  return { ...own, ...silentOf(own) }
}

/** What a car of its engine has not: emission, a plug to do without, or the plug itself. */
function silentOf({ energie, nonRechargeable }: BenefitFields): Partial<BenefitFields> {
  const { co2, nonRechargeable: noPlug, batterie, co2Equivalent, euro6eBis } = BLANK
  const ofPlugIns = { batterie, co2Equivalent, euro6eBis }
  if (isHybride(energie)) return nonRechargeable === true ? ofPlugIns : {}
  return {
    ...ofPlugIns,
    nonRechargeable: noPlug,
    ...(!hasEmission(energie) && { co2 }),
  }
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
  const names = Object.entries(IN_A_PACKAGE[kind])
  return refused.flatMap(({ code, path, params }) => {
    const field = names.find(([, name]) => path === `package.${name}`)?.[0]
    return field ? [{ field: field as BenefitField, code, params }] : []
  })
}

function asPackage(kind: BenefitKind, fields: BenefitFields): Record<string, unknown> {
  const own = ofItsKind(kind, fields)
  const base = { computeModelConfig: { employmentType: 'EMPLOYE' }, salaireBrut: 3000 }
  const flag = `has${kind[0].toUpperCase()}${kind.slice(1)}`
  if (kind === 'extensionAssurance') {
    const selection = { valeur: own.valeur, maxUnits: own.maxUnits }
    return { ...base, [flag]: true, extensionAssuranceSelections: [selection] }
  }
  const values = Object.entries(IN_A_PACKAGE[kind]).map(([field, name]) => [
    name,
    own[field as BenefitField],
  ])
  return { ...base, [flag]: true, ...Object.fromEntries(values) }
}
