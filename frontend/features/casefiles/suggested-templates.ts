import type { Casefile } from '@/api/casefiles'
import type { ListedTemplate } from '@/api/types'

/** Contracts come before annexes. */
const ORDER = ['CONTRACT', 'ANNEXE']

/** Of a casefile that is still empty: the contract that is meant for it, where there is but one. */
export function chosenAtFirst(
  { documents }: Pick<Casefile, 'documents'>,
  { first }: ReturnType<typeof suggested>
): string[] {
  const contracts = first.filter(({ kind }) => kind === 'CONTRACT')
  return documents.length === 0 && contracts.length === 1 ? contracts.map(({ id }) => id) : []
}

/** What documents can be added from: first those in the casefile's language that are meant for its kind of contract. */
export function suggested(
  templates: readonly ListedTemplate[],
  { language, contract }: Pick<Casefile, 'language' | 'contract'>
): { first: ListedTemplate[]; others: ListedTemplate[] } {
  const usable = templates
    .filter(({ kind }) => ORDER.includes(kind))
    .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  const isMeant = ({ kind, contractKinds, ...template }: ListedTemplate) =>
    template.language === language &&
    (kind !== 'CONTRACT' ||
      contractKinds.length === 0 ||
      (contract !== null && contractKinds.includes(contract.kind)))
  return {
    first: usable.filter(isMeant),
    others: usable.filter((template) => !isMeant(template)),
  }
}
