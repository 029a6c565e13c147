import type { DraftFields } from './draft.ts'
import { BENEFITS, flagOf, isOn } from './fields.ts'

/** The benefits that a package has, with what is said of each, as a pack keeps them: no lists to choose from. */
export function packOf(fields: DraftFields): Record<string, unknown> {
  const own = fields as Record<string, unknown>
  return Object.fromEntries(
    BENEFITS.filter(({ name }) => isOn(fields, name)).flatMap(({ name, fields: specs }) => [
      [flagOf('has', name), true],
      ...specs
        .filter(({ kind }) => kind !== 'list')
        .flatMap(({ key, typed }) => (typed ? [key, `${key}InputType`] : [key]))
        .filter((key) => own[key] !== undefined && own[key] !== null && own[key] !== '')
        .map((key) => [key, own[key]]),
    ])
  )
}
