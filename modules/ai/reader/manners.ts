import type { ConceptMark, Marks, NumberMark } from './marks.ts'
import type { Span } from './text.ts'

/*
 * What several words say together, wherever they stand in their clause: verbs in two parts, some of the children, a handicap
 * behind the word it is of, gross or net. Each becomes one concept, so that the rest of the reader knows of none of it.
 */

/** The marks with what is said in several words as concepts of their own. */
export function withManners(marks: Marks): Marks {
  withSeparableVerbs(marks)
  withReplacement(marks)
  withDependents(marks)
  withDisabled(marks)
  withGrossOrNet(marks)
  return marks
}

function conceptAt(concept: string, { start, end }: Span): ConceptMark {
  const [is = '', of = ''] = concept.split(/:(.*)/s)
  return { concept, is, of, sort: 'concept', start, end }
}

/** Puts a concept where it stands, in place of those that it is made of. */
function put({ concepts }: Marks, concept: string, span: Span): void {
  const { start, end } = span
  const kept = concepts.filter((other) => other.end <= start || other.start >= end)
  kept.push(conceptAt(concept, span))
  concepts.splice(0, concepts.length, ...kept.sort((a, b) => a.start - b.start))
}

const GOES =
  /\b(laat|haal|doe|gooi|smijt|neem|trek|schrap|take|leave|throw|kick|cross|drop)\b([^.;!?\n]{1,40}?)\b(vallen|weg|eruit|buiten|eraf|achterwege|out|off|away)\b/g
const COMES = /\b(doe|tel|leg|geef|zet|steek)\b([^.;!?\n]{1,40}?)\b(bij|erbij|bovenop|erbovenop)\b/g

const NOT_FORGOTTEN = /\b(vergeet)\b[^.,;!?\n]{1,40}?\b(niet)\b/g

/** "laat de gsm maar vallen", "doe er 200 bruto bij", "take the car out". */
function withSeparableVerbs(marks: Marks): void {
  const { folded, numbers, concepts } = marks
  for (const { 1: verb = '', 2: inner = '', index: start } of folded.matchAll(GOES)) {
    const span = { start, end: start + verb.length }
    const to = span.end + inner.length
    if (concepts.some(({ is, start: at }) => is === 'benefit' && at >= start && at < to))
      put(marks, 'do:remove', span)
  }
  for (const { 0: words, 1: verb = '', 2: not = '', index: start } of folded.matchAll(
    NOT_FORGOTTEN
  )) {
    put(marks, 'do:add', { start, end: start + verb.length })
    put(marks, 'skip:', { start: start + words.length - not.length, end: start + words.length })
  }
  for (const { 1: verb = '', 2: inner = '', index: start } of folded.matchAll(COMES)) {
    const span = { start, end: start + verb.length }
    const isWithin = ({ start: at }: Span) => at >= start && at < span.end + inner.length
    const isThing = concepts.some((concept) => concept.is === 'benefit' && isWithin(concept))
    const isAmount = numbers.some((number) => !number.weak && isWithin(number))
    put(marks, isAmount && !isThing ? 'do:raise' : 'do:add', span)
  }
}

const REPLACES =
  /\b(remplace[rz]?|echange[rz]?|troque[rz]?|vervang(?:en)?|ruil|wissel|swap|replace|exchange|trade|switch)\b([^.;!?\n]{1,48}?) (par|contre|door|voor|for|with|by|to|naar)\b/g

/** "remplace la voiture par un vélo": one benefit goes and another comes. */
function withReplacement(marks: Marks): void {
  const { folded, concepts } = marks
  for (const { 0: words, 1: verb = '', 3: link = '', index: start } of folded.matchAll(REPLACES)) {
    const end = start + words.length
    const benefits = concepts.filter(({ is }) => is === 'benefit')
    const gone = benefits.find((concept) => concept.start >= start && concept.end <= end)
    const comes = benefits.find((concept) => concept.start >= end && concept.start - end < 24)
    if (!gone || !comes || gone.of === comes.of) continue
    put(marks, 'do:remove', { start, end: start + verb.length })
    put(marks, 'do:add', { start: end - link.length, end })
  }
}

const SOME =
  /^,? ?$|^[^.;!?\n]{0,14}?\b(?:dont|mais|waarvan|maar|but|of whom|of which|slechts|enkel|seulement|only)\b[^.;!?\n\d]{0,24}?$/
const DEPEND =
  /^ ?(?:d'entre eux |of them |daarvan |ervan )?(?:seulement |only |maar |slechts )?(?:est |sont |is |zijn |are |still |encore |toujours |nog |fiscalement |fiscaal |tax )*(a charge|ten laste|dependent|dependant|dependants|tlv)\b/

/** "trois enfants dont deux à charge": those who count are the second number's. */
function withDependents(marks: Marks): void {
  const { numbers, folded } = marks
  for (const child of marks.concepts.filter(({ concept }) => concept === 'field:enfantsACharge')) {
    const first = numbers.find(
      ({ end }) => end <= child.start && /^ (?:[a-z]+ )?$/.test(folded.slice(end, child.start))
    )
    const second = numbers.find(
      ({ start }) => start >= child.end && SOME.test(folded.slice(child.end, start))
    )
    const depend = second && DEPEND.exec(folded.slice(second.end, second.end + 60))
    if (!first || !second || !depend) continue
    const isListed = /^,? ?$/.test(folded.slice(child.end, second.start))
    if (isListed && !/^ ?(?:d'entre|of them|daarvan|ervan|est|sont|is|are|zijn)/.test(depend[0]))
      continue
    const end = second.end + depend[0].length
    numbers.splice(numbers.indexOf(first), 1)
    put(marks, 'skip:', child)
    put(marks, 'field:enfantsACharge', { start: end - depend[1]!.length, end })
    numbers.splice(numbers.indexOf(second), 1, { ...second, weak: undefined })
    return
  }
}

/** Words between a child and what is said of it. */
const OF_CHILD =
  /^(?: ?(?:et|qui|est|sont|en|who|is|are|die|zijn|with|a|an|met|een|ook|also|aussi|lourdement|zwaar|severely|ten laste|a charge|dependent))* ?$/

/** "dont 1 handicapé", "1 enfant à charge handicapé": a number or a child makes it one of the children. */
function withDisabled(marks: Marks): void {
  const { concepts, folded, numbers } = marks
  const isByRail = concepts.some(({ concept }) =>
    /typeFraisTransport=(?:TRANSPORT_PUBLIC|TIERS_PAYANT)/.test(concept)
  )
  for (const [i, concept] of concepts.entries()) {
    const words = folded.slice(concept.start, concept.end)
    if (
      isByRail &&
      concept.concept === 'benefit:telephonePlan' &&
      /^(?:abonnement|abo|subscription)$/.test(words)
    )
      concepts[i] = conceptAt('benefit:fraisTransport', concept)
  }
  for (const concept of concepts.filter(isDisability)) {
    const before = concepts.filter(({ end }) => end <= concept.start)
    const child = before.findLast(({ is }) => is !== 'skip')
    const isOfChild =
      child?.concept === 'field:enfantsACharge' &&
      OF_CHILD.test(folded.slice(child.end, concept.start))
    if (isOfChild) {
      put(marks, 'field:enfantsHandicapes', { start: child.start, end: concept.end })
      continue
    }
    const isCounted = numbers.some(
      ({ end }) =>
        end <= concept.start &&
        /^ ?(?:est |is |sont |are )?$/.test(folded.slice(end, concept.start))
    )
    if (isCounted) put(marks, 'field:enfantsHandicapes', concept)
  }
}

function isDisability({ concept }: ConceptMark): boolean {
  return concept === 'set:worker.handicape=true' || concept === 'field:enfantsHandicapes'
}

/** "je ne sais plus si c'était brut ou net": an amount of either. */
function withGrossOrNet(marks: Marks): void {
  const { concepts, folded } = marks
  for (const [i, first] of concepts.entries()) {
    const second = concepts[i + 1]
    if (first.is !== 'pay' || second?.is !== 'pay' || first.of === second.of) continue
    if (!/^ ?(?:ou|of|or|\/) ?(?:bien |le |en |in )?$/.test(folded.slice(first.end, second.start)))
      continue
    put(marks, 'pay:any', { start: first.start, end: second.end })
    return
  }
}

/** "salaire 3.200 brut": the general word and the telling one are of the same amount. */
export function isToldBetter(concept: ConceptMark, { concepts, folded, numbers }: Marks): boolean {
  if (concept.concept !== 'pay:any') return false
  return concepts.some((other) => {
    if (other.is !== 'pay' || other.of === 'any') return false
    const [from, to] =
      concept.end <= other.start ? [concept.end, other.start] : [other.end, concept.start]
    if (/[;!?\n]|[.,](?!\d)/.test(folded.slice(from, to))) return false
    return (
      numbers.filter((number: NumberMark) => number.start >= from && number.end <= to).length <= 1
    )
  })
}
