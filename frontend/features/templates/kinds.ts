import type { Feature, Template } from '@/api/types'
import { useGates } from '@/lib/gate'

type Kind = Template['kind']

/** What a template is for, in the order of a hiring. */
export const KINDS: Kind[] = ['OFFER_TEXT', 'CONTRACT', 'ANNEXE']

/** What the plan must have for each; the server refuses the others. */
const FEATURE_OF: Record<Kind, Feature> = {
  OFFER_TEXT: 'offers',
  CONTRACT: 'contracts',
  ANNEXE: 'contracts',
}

/** The kinds that the company's plan opens. */
export function useOpenKinds(): Kind[] {
  const { locks } = useGates()
  return KINDS.filter((kind) => !locks({ feature: FEATURE_OF[kind] }))
}
