import {
  isExpected,
  isOfHours,
  isOfOneOfThem,
  isOfRelative,
  isOtherwise,
  qualifierOf,
} from '../doubts.ts'
import type { ConceptMark, Marks } from '../marks.ts'
import { isKnown } from '../vocabulary.ts'

/** What is said of other people, and benefits that a further word makes other ones, are shown and not taken. */
export function withDoubts(marks: Marks): Marks {
  const { concepts, folded, doubts, text } = marks
  const kept: ConceptMark[] = []
  for (const concept of concepts) {
    const before = folded.slice(0, concept.start)
    const qualified = qualifierOf(folded, concept, isKnown)
    if (concept.is === 'pay' && concept.of === 'any' && isOfRelative(before))
      kept.push({ ...concept, concept: 'other:', is: 'other', of: '' })
    else if (qualified)
      kept.push({ ...concept, ...qualified, concept: 'other:', is: 'other', of: '' })
    else if (
      isNotTheirs(concept, before) ||
      isName(concept, text) ||
      isPhoneOrComputer(concept, marks) ||
      isExpected(concept, folded) ||
      isOtherwise(concept, folded) ||
      isOfHours(concept, folded) ||
      isGuaranteeOfNothing(concept, concepts)
    )
      doubts.push(concept)
    else kept.push(concept)
  }
  concepts.splice(0, concepts.length, ...kept)
  return marks
}

/** "mari ouvrier", "2 % employee": of another person, or no kind of employment. */
function isNotTheirs({ is, of }: ConceptMark, before: string): boolean {
  if (is !== 'set') return false
  const isOfPerson =
    /^(?:employmentType|student|cip|fpi|intern|halftime|fulltime|worker\.(?:dirigeant|handicape|nonResident|etatCivil))/.test(
      of
    )
  return (
    isOfPerson &&
    (isOfRelative(before) ||
      (/handicape/.test(of) && isOfOneOfThem(before)) ||
      (of.startsWith('employmentType') && /% ?$/.test(before)))
  )
}

/** "13e mois garanti": only a bonus can be. */
function isGuaranteeOfNothing({ of }: ConceptMark, concepts: readonly ConceptMark[]): boolean {
  return (
    of === 'package.bonusAnnuelCertain=true' && !concepts.some((each) => each.of === 'bonusAnnuel')
  )
}

/** "portable" is a telephone or a computer in French, unless the other one stands beside it. */
function isPhoneOrComputer({ concept, start, end }: ConceptMark, marks: Marks): boolean {
  return (
    concept === 'benefit:laptop' &&
    marks.language === 'fr' &&
    /^porta[a-z]*$/.test(marks.folded.slice(start, end)) &&
    !marks.concepts.some((other) => other.concept === 'benefit:telephone')
  )
}

/** "Marie gagne 3.200": a first name, with a capital and no accent. */
function isName({ concept, start, end }: ConceptMark, text: string): boolean {
  return concept === 'set:worker.etatCivil=marie' && /^Marie$/.test(text.slice(start, end))
}
