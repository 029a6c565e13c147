import { at, type Draft } from './draft.ts'
import { isToldBetter } from './manners.ts'
import type { ConceptMark, Marks, NumberMark } from './marks.ts'
import {
  NOWHERE,
  regimeSlot,
  slotOf,
  type MonthsOfYear,
  type Slot,
  type TwoReadings,
} from './slots.ts'
import type { Span } from './text.ts'

/** A number and the concept that it belongs to; none where the number says what it is by itself ("32 h", "25 km"). */
export interface Bound {
  readonly number: NumberMark
  readonly concept?: ConceptMark
  readonly slot: Slot | TwoReadings
  /** Another number that is said of the same: "3.400, non, 3.500 brut". */
  readonly rival?: NumberMark
}

interface Candidate extends Bound {
  readonly cost: number
}

const BINDABLE = new Set(['benefit', 'pay', 'field', 'other'])
const FILLERS = new Set(
  `de d du des la le les l un une a au aux of the an at is est sont soit van een het de der op aan voor pour for en par as to
  avec met with : = est is zijn are around environ ongeveer rond about approx circa tot jusqu valeur faciale titre value
  s qui hors y dont waarvan which me nous ons us`.split(/\s+/)
)
const MOST = 9
/** Of a concept of its own, with hardly a word between. */
const NEAR = 1.2
/** Fields of how many: they take "un", "een", "one" right before them. */
const COUNTED = new Set([
  'enfantsACharge',
  'enfantsHandicapes',
  'ascendantsACharge',
  'autresPersonnesACharge',
])

/** "abonnement de train 120 €": the way to work takes an amount too. */
function isBindable({ is, of }: ConceptMark): boolean {
  return (
    BINDABLE.has(is) ||
    (is === 'set' &&
      /^(?:package\.type(?:FraisTransport|Internet)|worker\.conjointTravaille=true)/.test(of))
  )
}

/** "contribution pour la voiture 75": the car says of what the word before is, and takes no amount itself. */
function isQualifier({ concepts, folded }: Marks, concept: ConceptMark, index: number): boolean {
  const before = concepts[index - 1]
  return (
    /^benefit:(?:voitureSociete|velo)$/.test(concept.concept) &&
    before?.is === 'field' &&
    /VS$/.test(before.of) &&
    /^ (?:pour|de|du|a|voor|van|for|of|on|aan)(?: (?:la|le|sa|son|l'|de|het|zijn|haar|the|his|her))? ?$/.test(
      folded.slice(before.end, concept.start)
    )
  )
}

/** "brut annuel", "jaarbruto": the word of a pay says of what time its amount is. */
function withPeriodOf({ is }: ConceptMark, said: string, number: NumberMark): NumberMark {
  if (is !== 'pay') return number
  if (/jaar|annuel|annual|year/.test(said) && number.value >= 1_000)
    return { ...number, period: 'year' }
  const isMonth = /maand|mensuel|month/.test(said) && number.period === undefined
  return isMonth ? { ...number, period: 'month' } : number
}

/** Words for a price that may be of anything; of a car or a bike only where one was named. */
const ANY_PRICE =
  /^(?:loyer|loyer mensuel|location|mensualite|cout mensuel|prix|prix d achat|valeur|valant|qui vaut|huur|huurprijs|maandhuur|huurkost|maandkost|maandelijkse kost|waarde|prijs|aankoopprijs|waard|ter waarde van|rent|rental|monthly cost|price|value|worth|purchase price)$/

/**
 * The slot of a number at a concept, where what stands around allows it: a price of nothing that was named is of nothing,
 * and what a bike costs a month is no cost of a car.
 */
function slotIn(
  { folded, concepts }: Marks,
  concept: ConceptMark,
  number: NumberMark,
  { months, draft }: Around
): Slot | TwoReadings | undefined {
  // "sa femme gagne 2.500": an amount of another person.
  if (concept.of.startsWith('worker.conjoint'))
    return /gagne|touche|verdien|earn|makes/.test(folded.slice(concept.start, concept.end))
      ? { path: NOWHERE, value: number.value }
      : undefined
  const said = folded.slice(concept.start, concept.end)
  // "candidate is 41, lives in …": what stands before is no distance.
  if (
    /^(?:habite|woont|lives)/.test(said) &&
    number.kind === 'plain' &&
    number.end <= concept.start
  )
    return undefined
  const slot = slotOf(concept, withPeriodOf(concept, said, number), months)
  if (concept.is !== 'field' || !/^(?:tcoMensuelVS|valeurVS)$/.test(concept.of)) return slot
  const things = concepts.filter(({ concept: each }) =>
    /^benefit:(?:voitureSociete|velo)$/.test(each)
  )
  const last = things.findLast(({ end }) => end <= concept.start) ?? things[0]
  const hasCar =
    last?.of === 'voitureSociete' || concepts.some(({ of }) => of.startsWith('package.energieVS'))
  if (last?.of === 'velo')
    return concept.of === 'tcoMensuelVS' && slot && !('readings' in slot)
      ? { ...slot, path: 'package.tcoMensuelVelo' }
      : undefined
  const isKnown = hasCar || at(draft, 'package.hasVoitureSociete') === true
  const words = folded.slice(concept.start, concept.end).replace(/[^a-z0-9]+/g, ' ')
  return isKnown || !ANY_PRICE.test(words) ? slot : undefined
}

/** What is known besides the words. */
export interface Around {
  readonly months: MonthsOfYear | undefined
  readonly draft: Draft
}

/** Binds each number to the nearest concept that can take it, cheapest pairs first. */
export function bind(marks: Marks, around: Around): Bound[] {
  const concepts = marks.concepts.filter(
    (concept, i) =>
      isBindable(concept) && !isToldBetter(concept, marks) && !isQualifier(marks, concept, i)
  )
  const candidates: Candidate[] = []
  for (const number of marks.numbers) {
    for (const concept of concepts) {
      if (number.weak && !isCounted(marks, number, concept)) continue
      const slot = slotIn(marks, concept, number, around)
      if (slot === undefined) continue
      const cost = costOf(marks, number, concept, concepts)
      if (cost <= MOST) candidates.push({ number, concept, slot, cost })
    }
    if (!number.weak) candidates.push(...byItself(marks, number))
  }
  candidates.sort((a, b) => a.cost - b.cost)
  return choose(candidates)
}

function choose(candidates: readonly Candidate[]): Bound[] {
  const numbers = new Set<NumberMark>()
  const paths = new Set<string>()
  /** A benefit takes one amount, and beside it only what another field of it is. */
  const bound: Bound[] = []
  for (const { number, concept, slot, cost } of candidates) {
    if (concept?.is === 'other' && bound.some((each) => each.concept === concept)) continue
    const path = 'readings' in slot ? `amount:${concept?.of}` : slot.path
    if (numbers.has(number)) continue
    if (paths.has(path)) {
      const first = bound.findIndex((each) => !('readings' in each.slot) && each.slot.path === path)
      const isRival =
        first >= 0 &&
        concept !== undefined &&
        bound[first]!.concept !== concept &&
        cost < NEAR &&
        concept.is !== 'set'
      if (!isRival || bound[first]!.rival !== undefined) continue
      numbers.add(number)
      bound[first] = { ...bound[first]!, rival: number }
      continue
    }
    if (concept?.is === 'pay' && bound.some((each) => each.concept === concept)) continue
    numbers.add(number)
    paths.add(path)
    bound.push({ number, ...(concept && { concept }), slot })
  }
  return bound.sort((a, b) => a.number.start - b.number.start)
}

function isCounted({ folded }: Marks, number: NumberMark, concept: ConceptMark): boolean {
  if (concept.is !== 'field' || !COUNTED.has(concept.of) || number.end > concept.start) return false
  return /^ ?(?:petite?s?|jeunes?|jonge?|kleine?|small|young|seule?)? ?$/.test(
    folded.slice(number.end, concept.start)
  )
}

function byItself({ folded, concepts }: Marks, number: NumberMark): Candidate[] {
  const { kind, start, value, period } = number
  const isMoney = kind === 'euro' || kind === 'plain'
  const goes = (path: string, cost: number): Candidate[] => [
    { number, slot: { path, value }, cost },
  ]
  if (kind === 'km' && Number.isInteger(value) && value <= 400)
    return goes('package.distanceDomicileTravail', 4)
  if (isMoney && period === 'hour' && value >= 5 && value < 300)
    return goes('package.salaireBrutHoraire', 5)
  const car = concepts.find(({ concept }) => concept === 'benefit:voitureSociete')
  if (isMoney && period === 'month' && car && car.end <= start && value >= 200 && value <= 2_500)
    return goes('package.tcoMensuelVS', 8)
  if (kind === 'grams' && Number.isInteger(value)) return goes('package.co2VS', 3)
  if (kind === 'hours' && value >= 3 && value <= 60) return goes('package.regimeNumerateur', 3)
  const before = /(?:^|[ ,(])(?:a|aan|at|tegen|op|temps|regime|travaille a|werkt aan)$/.test(
    folded.slice(0, start).trimEnd()
  )
  const slot = kind === 'percent' && before ? regimeSlot(number) : undefined
  return slot && value >= 20 ? [{ number, slot, cost: 2.4 }] : []
}

/** How far apart two marks are: words between, and dearer whatever separates or stands between. */
function costOf(
  marks: Marks,
  number: NumberMark,
  concept: ConceptMark,
  concepts: readonly ConceptMark[]
): number {
  const isBefore = concept.end <= number.start
  const from = isBefore ? concept.end : number.end
  const to = isBefore ? number.start : concept.start
  const known = [...number.with]
  let cost = isBefore ? 0 : 0.3
  for (const token of marks.tokens) {
    if (token.start < from || token.end > to) continue
    if (known.some((span) => holds(span, token))) continue
    if (token.text === '.' && token.start === concept.end && isShortened(marks, concept)) continue
    if (/^[;.!?\n]$/.test(token.text)) cost += 4
    else if (token.text === ',') cost += 3
    else if (token.text === '(' || token.text === ')') cost += 0.4
    else if (/^(?:et|en|and|plus|avec|met|with|mais|maar|but|\+|&)$/.test(token.text))
      cost += FILLERS.has(token.text) ? 1 : 1.5
    else if (token.isWord) cost += FILLERS.has(token.text) ? 0.15 : 0.6
  }
  if (marks.folded.slice(from, to).includes('\n')) cost += 3
  for (const other of concepts)
    if (other !== concept && other.start >= from && other.end <= to) cost += 2.6
  for (const other of marks.numbers)
    if (other !== number && !other.weak && other.start >= from && other.end <= to) cost += 2.6
  for (const ready of marks.ready)
    if (ready.end > ready.start && ready.start >= from && ready.end <= to) cost += 1
  // "45 000 € de valeur": what follows a number through "de" is what it is of.
  if (
    !isBefore &&
    /^ ?(?:de |d'|van |of |aan |in |en )?(?:la |le |de )?$/.test(marks.folded.slice(from, to))
  )
    cost -= 0.25
  if (concept.is === 'pay' && concept.of === 'any') cost += 0.8
  // "3.000 brut 150 € de frais": an amount before a pay is of it, one behind is of what comes next.
  if (
    concept.is === 'pay' &&
    isBefore &&
    marks.numbers.some(({ weak, end }) => !weak && end <= concept.start && end >= concept.start - 2)
  )
    cost += 1.5
  return cost
}

/** "groepsverz. 3 %": the point is of the word. */
function isShortened({ folded }: Marks, { start, end }: ConceptMark): boolean {
  return /(?:verz|verzek|abo|chq|ch|cheq|ass|assur|hosp|hospi|repr|rep|ind|vergoed|bijdr|cat|enf|kdn|mc|max)$/.test(
    folded.slice(start, end)
  )
}

function holds(outer: Span, inner: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}
