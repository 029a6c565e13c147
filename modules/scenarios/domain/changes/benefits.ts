import {
  benefitOf,
  ENERGIES,
  flagOf,
  hasEmission,
  type BenefitName,
  type PackageFields,
} from '#modules/compute/pure'
import type { State } from '../person.ts'
import { change, type ChangeData } from './change.ts'

/** What a benefit is, with what else its definition asks for. */
const told = {
  benefit: { kind: 'benefit' },
  value: { kind: 'amount', min: 0, max: 1_000_000, optional: true },
  fields: { kind: 'packageFields', optional: true },
} as const

/** A benefit that who has none of it gets. */
export const benefitAdd = change({
  type: 'BENEFIT_ADD',
  fields: told,
  slider: { field: 'value', min: 0, max: 250, step: 1 },
  writes: written,
  apply: (state, data) =>
    has(state, data.benefit)
      ? 'has_already'
      : { ...state, package: { ...state.package, ...written(data) } },
})

/** Another value of a benefit for who has it. */
export const benefitSet = change({
  type: 'BENEFIT_SET',
  fields: told,
  slider: { field: 'value', min: 0, max: 250, step: 1 },
  writes: written,
  apply: (state, data) =>
    has(state, data.benefit)
      ? { ...state, package: { ...state.package, ...written(data) } }
      : 'has_not',
})

/** A benefit that is taken away. */
export const benefitRemove = change({
  type: 'BENEFIT_REMOVE',
  fields: { benefit: told.benefit },
  apply: (state, { benefit }) =>
    has(state, benefit)
      ? { ...state, package: { ...state.package, [flagOf('has', benefit)]: false } }
      : 'has_not',
})

/** Another car in place of the one that is had. */
export const carSwap = change({
  type: 'CAR_SWAP',
  fields: {
    description: { kind: 'text', optional: true },
    energie: {
      kind: 'choice',
      words: ENERGIES,
      usual: 'ELECTRIQUE',
    },
    co2: { kind: 'count', min: 0, max: 500, optional: true },
    valeur: { kind: 'amount', min: 0, max: 1_000_000, usual: 42_000 },
    tcoMensuel: { kind: 'amount', min: 0, max: 10_000, usual: 750 },
  },
  slider: { field: 'tcoMensuel', min: 300, max: 1500, step: 10 },
  writes: writtenCar,
  apply: (state, data) =>
    has(state, 'voitureSociete')
      ? { ...state, package: { ...state.package, ...writtenCar(data) } }
      : 'no_car',
})

function has({ package: fields }: State, benefit: BenefitName): boolean {
  return Reflect.get(fields, flagOf('has', benefit)) === true
}

function written({ benefit, value, fields }: ChangeData): Partial<PackageFields> {
  const { value: field = benefit } = benefitOf(benefit)
  return {
    [flagOf('has', benefit)]: true,
    ...(value !== undefined && value !== null && { [field]: value }),
    ...fields,
  }
}

function writtenCar({ description, energie, co2, valeur, tcoMensuel }: ChangeData) {
  return {
    hasVoitureSociete: true,
    energieVS: energie,
    co2VS: hasEmission(energie) ? (co2 ?? undefined) : undefined,
    valeurVS: valeur,
    tcoMensuelVS: tcoMensuel,
    ...(description && { descriptionVS: description }),
  } as Partial<PackageFields>
}
