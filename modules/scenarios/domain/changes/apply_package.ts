import type { State } from '../person.ts'
import { change, type Content } from './change.ts'

/** The content of a package in place of what the person has; their situation at home and their year of birth stay theirs. */
export const applyPackage = change({
  type: 'APPLY_PACKAGE',
  fields: { packageId: { kind: 'package' } },
  apply: (state, { content }) => withContent(state, content!),
})

export function withContent(state: State, content: Content): State {
  const { nomFonction, packageType, package: fields, date } = content
  const { assuranceGroupeNaissance } = state.package
  const own = assuranceGroupeNaissance ? { assuranceGroupeNaissance } : {}
  return { ...state, nomFonction, packageType, date, package: { ...fields, ...own } }
}
