import { bind, type Bound } from './bind.ts'
import {
  boundBefore,
  boundBehind,
  isBy,
  isExpected,
  isOfHours,
  isOfOneOfThem,
  isOfRelative,
  isOr,
  isOtherwise,
  qualifierOf,
} from './doubts.ts'
import {
  at,
  benefitOfPath,
  changedAmounts,
  hasAmount,
  leavesOf,
  pathOf,
  withOps,
  type Draft,
  type Op,
  type Value,
} from './draft.ts'
import { withManners } from './manners.ts'
import { marksOf, type ConceptMark, type Marks, type NumberMark } from './marks.ts'
import { placeOf, type CatalogueItem } from './names.ts'
import { refusalOf, type Reason } from './refusals.ts'
import {
  LEAST_PAY,
  NOWHERE,
  readingsOfPay,
  slotOf,
  valuePaths,
  type MonthsOfYear,
  type Slot,
} from './slots.ts'
import { fold, type Span, type Token } from './text.ts'
import { isKnown, resembles } from './vocabulary.ts'

/** What stands around the words: the day, what the company set, what is still missing in the draft. */
export interface Situation {
  /** Today, `YYYY-MM-DD`. */
  readonly day: string
  /** The drafts before this one, oldest first. */
  readonly history?: readonly Draft[]
  /** How the company reads a gross pay of a year; it is asked for unless told. */
  readonly months?: MonthsOfYear
  /** Paths that the engine asked for after the turn before. */
  readonly missing?: readonly string[]
  /** Cars, bikes and other things of the company that may be said by their names. */
  readonly catalogue?: readonly CatalogueItem[]
}

/** Words of the request with what they may mean: the person chooses one. */
export interface Question extends Span {
  readonly quote: string
  readonly readings: readonly Op[]
}

export interface Leftover extends Span {
  readonly text: string
}

/**
 * What the words say. `changes`: operations on the draft · `undo`: the draft before · `asks`: several readings, or nothing
 * that is of a package · `answers`: a question about the draft or the law · `refuses`: what the product does not do.
 */
export interface Reading {
  readonly intent: 'changes' | 'undo' | 'asks' | 'answers' | 'refuses'
  readonly ops: readonly Op[]
  readonly draft: Draft
  readonly questions: readonly Question[]
  readonly leftovers: readonly Leftover[]
  /** What a question is about: a field of the package, or a line of the answer. */
  readonly about?: string
  readonly why?: true
  readonly reason?: Reason
}

export const LONGEST_REQUEST = 2_000
/** An answer to what was asked is short. */
const MOST_WORDS = 7

/** Reads one turn of a conversation. It is the same everywhere, knows no law and states no amount of its own. */
export function read(text: string, draft: Draft, situation: Situation): Reading {
  const request = text.slice(0, LONGEST_REQUEST)
  const { chosen, rest } = chosenIn(request, situation.catalogue ?? [])
  const marks = { ...marksOf(rest, situation.day), text: request }
  const nothing = { ops: [], draft, questions: [], leftovers: [] }
  const reason = refusalOf(marks.folded, request)
  if (reason !== undefined) return { ...nothing, intent: 'refuses', reason }
  if (isUndo(marks)) {
    const before = situation.history?.at(-1)
    return before === undefined
      ? { ...nothing, intent: 'asks' }
      : { ...nothing, intent: 'undo', draft: before }
  }
  return new Reader(marks, draft, situation, chosen).read()
}

/** What the catalogue calls by a name, and the request without it: a number in a name ("Model 3") is no amount. */
function chosenIn(
  text: string,
  catalogue: readonly CatalogueItem[]
): { chosen: Op[]; rest: string } {
  const chosen: Op[] = []
  let rest = text
  for (const item of [...catalogue].sort((a, b) => b.name.length - a.name.length)) {
    const place = placeOf(item, fold(rest))
    if (place === undefined) continue
    const { start, end } = place
    const quote = text.slice(start, end)
    for (const [path, value] of Object.entries(item.sets))
      chosen.push({ op: 'set', path, value, quote, start, end })
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  return { chosen, rest }
}

const SAYS_SOMETHING = new Set(['benefit', 'pay', 'set', 'committee', 'line', 'other'])

function isUndo({ concepts, numbers, ready }: Marks): boolean {
  if (!concepts.some(({ concept }) => concept === 'do:undo')) return false
  if (numbers.some(({ weak }) => !weak) || ready.length > 0) return false
  return !concepts.some(
    ({ is, of }) => SAYS_SOMETHING.has(is) || (is === 'field' && of !== 'regime')
  )
}

interface Statut {
  readonly employmentType: string
  readonly commissionParitaire?: string
}

const STATUTS: Readonly<Record<string, Statut>> = {
  student: { employmentType: 'INTERN', commissionParitaire: 'ETUDIANT' },
  cip: { employmentType: 'INTERN', commissionParitaire: 'CIP/BIO' },
  fpie: { employmentType: 'INTERN', commissionParitaire: 'FPI/IBO E' },
  fpio: { employmentType: 'INTERN', commissionParitaire: 'FPI/IBO O' },
  intern: { employmentType: 'INTERN' },
}
const PAY_PATHS: Readonly<Record<string, string>> = {
  gross: 'salaireBrut',
  net: 'salaireNet',
  cost: 'coutEmployeurAnnuel',
}

type Mode = 'remove' | 'raise' | 'lower' | 'add' | 'instead' | 'double' | undefined

/** The state of one reading. */
class Reader {
  private readonly ops: Op[] = []
  private readonly questions: Question[] = []
  private readonly used = new Set<unknown>()
  private readonly bound: readonly Bound[]
  private readonly boundTo = new Set<ConceptMark>()

  constructor(
    private readonly marks: Marks,
    private readonly draft: Draft,
    private readonly situation: Situation,
    chosen: readonly Op[]
  ) {
    this.ops.push(...chosen)
    this.bound = bind(withDoubts(withManners(marks)), { months: situation.months, draft })
    for (const { concept } of this.bound) if (concept) this.boundTo.add(concept)
  }

  read(): Reading {
    const question = this.questionAbout()
    if (question !== undefined) return question
    if (this.isOpenQuestion())
      return {
        intent: 'asks',
        ops: [],
        draft: this.draft,
        questions: [],
        leftovers: this.leftovers(),
      }
    for (const each of this.bound) this.readBound(each)
    const ofNothing = new Set(
      this.bound.flatMap(({ number, slot }) =>
        !('readings' in slot) && slot.path === NOWHERE ? [number] : []
      )
    )
    for (const number of this.marks.numbers)
      if (!this.used.has(number) && !ofNothing.has(number)) this.readLoose(number)
    this.readReady()
    for (const concept of this.marks.concepts) if (concept.of === 'double') this.readDouble(concept)
    this.readAlternatives()
    for (const [i, concept] of this.marks.concepts.entries())
      if (!this.used.has(concept)) this.readConcept(concept, i)
    if (this.ops.length === 0) this.removeLastNamed()
    this.shareFullTime()
    this.settleConflicts()
    const ops = this.ops.sort((a, b) => a.start - b.start)
    const changed = withOps(this.draft, ops)
    const intent = ops.length > 0 ? (this.questions.length > 0 ? 'asks' : 'changes') : 'asks'
    const isDone = intent === 'asks' && this.questions.length === 0 && this.isSettled()
    return {
      intent: isDone ? 'changes' : intent,
      ops,
      draft: changed,
      questions: this.questions,
      leftovers: this.leftovers(),
    }
  }

  /** Something was understood that changes nothing: "sans voiture" where there is none. */
  private isSettled(): boolean {
    return (
      this.marks.concepts.some(
        (concept) =>
          this.used.has(concept) && (SAYS_SOMETHING.has(concept.is) || concept.is === 'field')
      ) && hasAmount(this.draft)
    )
  }

  private get folded(): string {
    return this.marks.folded
  }

  private set(path: string, value: Value, span: Span, how?: string): void {
    const { start, end } = span
    this.ops.push({
      op: 'set',
      path,
      value,
      quote: this.marks.text.slice(start, end),
      start,
      end,
      ...(how && { how }),
    })
  }

  private remove(path: string, span: Span): void {
    const { start, end } = span
    this.ops.push({
      op: 'remove',
      path,
      value: null,
      quote: this.marks.text.slice(start, end),
      start,
      end,
    })
  }

  /* What is asked. */

  private questionAbout(): Reading | undefined {
    const { concepts, numbers } = this.marks
    const asks = concepts.filter(({ is }) => is === 'ask')
    const isMarked = this.folded.includes('?')
    const topics = concepts.filter(
      ({ is }) => is === 'pay' || is === 'benefit' || is === 'line' || is === 'field'
    )
    const bindable = this.bound.some(
      ({ concept, number }) => !number.weak && concept?.is !== 'line'
    )
    const why = asks.some(({ of }) => of === 'why')
    const isOnlyPay =
      isMarked &&
      topics.length > 0 &&
      topics.every(({ is, of }) => (is === 'pay' && of !== 'any') || is === 'line')
    if (bindable && !why) return undefined
    if (asks.length === 0 && !isOnlyPay) return undefined
    if (!isMarked && !why && !asks.some(({ start }) => start <= 12)) {
      if (
        !asks.some(({ of }) => of === 'limit') ||
        concepts.some(({ is }) => is === 'set' || is === 'do')
      )
        return undefined
      if (numbers.some(({ weak }) => !weak)) return undefined
    }
    const isLimit = asks.some(({ of }) => of === 'limit')
    const says = concepts.some(
      ({ is, start }) =>
        is === 'set' && !/cotisation|taux/.test(this.folded.slice(start, start + 9))
    )
    const adds = concepts.some(
      ({ concept }) =>
        concept === 'do:add' ||
        concept === 'do:remove' ||
        concept === 'do:instead' ||
        concept === 'no:'
    )
    const benefits = topics.filter(({ is }) => is === 'benefit')
    if (
      !why &&
      !isLimit &&
      ((says && !isOnlyPay) || (adds && benefits.length > 0) || this.marks.ready.length > 0)
    )
      return undefined
    const topic =
      isLimit || why
        ? (benefits[0] ?? topics[0])
        : (topics.find(({ is }) => is === 'line') ??
          topics.find(({ is, of }) => is === 'pay' && of !== 'any') ??
          topics[0])
    if (topic === undefined && !isLimit && (!why || !hasAmount(this.draft))) return undefined
    return {
      intent: 'answers',
      ops: [],
      draft: this.draft,
      questions: [],
      leftovers: topic === undefined && !why ? this.leftovers() : [],
      ...(topic && { about: aboutOf(topic) }),
      ...(why && { why: true as const }),
    }
  }

  /** "is een wagen belast?": asked of a benefit, and no wish to have it. */
  private isOpenQuestion(): boolean {
    const { concepts, numbers, ready } = this.marks
    if (!this.folded.trimEnd().endsWith('?') || !OPEN_QUESTION.test(this.folded)) return false
    if (numbers.some(({ weak }) => !weak) || ready.length > 0) return false
    return !concepts.some(
      ({ is, of }) => (is === 'do' && of !== 'to' && of !== 'by') || is === 'no'
    )
  }

  /* Numbers. */

  private readBound({ number, concept, slot, rival }: Bound): void {
    if (!('readings' in slot) && slot.path === NOWHERE) return
    this.used.add(number)
    if (concept && concept.is !== 'set') this.used.add(concept)
    const limit = boundBefore(this.folded, number.start) ?? boundBehind(this.folded, number.end)
    if (limit && concept?.of !== 'cost') this.marks.doubts.push(limit)
    const span = concept ? joined(number, concept, this.folded) : spanOf(number)
    if (this.isRange(number)) return
    if (rival !== undefined && !('readings' in slot) && rival.value !== number.value) {
      this.used.add(rival)
      const readings = [slot, { ...slot, value: rival.value }]
      this.pushQuestion(readings, {
        start: Math.min(number.start, rival.start),
        end: Math.max(number.end, rival.end),
      })
      return
    }
    if ('readings' in slot) {
      this.ask(slot.readings, number, concept)
      return
    }
    const said = this.modeAt(number)
    const between =
      concept && concept.start >= number.end ? this.folded.slice(number.end, concept.start) : ''
    const mode = isBy(said, between) ?? said
    if ((mode === 'raise' || mode === 'lower') && this.change(slot, number, concept, mode, span))
      return
    // By how much, of what was not there; or an amount that goes.
    const isTooLittle =
      concept?.is === 'pay' &&
      slot.how === undefined &&
      slot.path !== 'package.salaireBrutHoraire' &&
      slot.value < LEAST_PAY
    if (mode !== said || (said === 'remove' && concept?.is === 'pay') || isTooLittle) {
      this.used.delete(number)
      return
    }
    if (number.kind === 'percent' && concept?.is === 'pay') return
    this.setSlot(slot, span)
  }

  private setSlot(slot: Slot, span: Span): void {
    this.set(slot.path, slot.value, span, slot.how)
    for (const [path, value] of Object.entries(slot.also ?? {})) this.set(path, value, span)
    if (
      slot.path === 'worker.enfantsHandicapes' &&
      !this.hasOp('worker.enfantsACharge') &&
      at(this.draft, 'worker.enfantsACharge') === undefined
    )
      if (
        !this.bound.some(
          ({ slot: other }) => !('readings' in other) && other.path === 'worker.enfantsACharge'
        )
      )
        this.set('worker.enfantsACharge', slot.value, span)
  }

  private hasOp(path: string): boolean {
    return this.ops.some((op) => op.path === path)
  }

  /** "augmente de 5 %", "200 € de plus": from the amount of the draft. */
  private change(
    slot: Slot,
    number: NumberMark,
    concept: ConceptMark | undefined,
    mode: 'raise' | 'lower',
    span: Span
  ): boolean {
    if (this.isTo(number)) return false
    const paths = concept?.is === 'pay' ? this.payPaths(concept) : [slot.path]
    const path = paths.find((each) => typeof at(this.draft, each) === 'number')
    if (path === undefined) return false
    this.setChanged(path, number, mode, span)
    return true
  }

  private setChanged(path: string, number: NumberMark, mode: 'raise' | 'lower', span: Span): void {
    const now = at(this.draft, path) as number
    const sign = mode === 'raise' ? 1 : -1
    const by = number.kind === 'percent' ? (now * number.value) / 100 : number.value
    const how = `${sign > 0 ? '+' : '−'} ${number.value}${number.kind === 'percent' ? ' %' : ''}`
    this.set(path, Math.round((now + sign * by) * 100) / 100, span, how)
  }

  /** "voiture ou budget mobilité", "marié ou cohabitant": one of the two is asked for. */
  private readAlternatives(): void {
    const { concepts, text } = this.marks
    const isEither = ({ is }: ConceptMark) => is === 'benefit' || is === 'set'
    for (const [i, b] of concepts.entries()) {
      const a = concepts[i - 1]
      if (!a || !isEither(a) || !isEither(b) || a.concept === b.concept) continue
      const between = this.folded.slice(a.end, b.start)
      if (!isOr(between) || this.isDenied(a, i - 1)) continue
      const span = { start: a.start, end: b.end }
      const [first, second] = [alternativeOf(a), alternativeOf(b)]
      if (!first || !second || this.used.has(a) || this.used.has(b)) {
        this.marks.doubts.push({ start: a.end, end: b.start })
        continue
      }
      this.used.add(a)
      this.used.add(b)
      const quote = text.slice(span.start, span.end)
      const readings = [first, second].map((each): Op => ({ op: 'set', quote, ...span, ...each }))
      this.questions.push({ ...span, quote, readings })
    }
  }

  /** "double le bonus": twice the amount of the draft is asked for, since no words say it. */
  private readDouble(double: ConceptMark): void {
    const { concepts } = this.marks
    const thing = concepts.find(
      ({ is, start }) => start >= double.end && (is === 'benefit' || is === 'pay')
    )
    const isNear = thing && !/[.,;!?\n]/.test(this.folded.slice(double.end, thing.start))
    if (!isNear) return
    this.used.add(double)
    this.used.add(thing)
    const path = (thing.is === 'pay' ? this.payPaths(thing) : valuePaths(thing.of)).find(
      (each) => typeof at(this.draft, each) === 'number'
    )
    const span = { start: double.start, end: thing.end }
    if (path === undefined) {
      this.marks.doubts.push(span)
      return
    }
    this.pushQuestion([{ path, value: 2 * (at(this.draft, path) as number), how: '× 2' }], span)
  }

  private payPaths(concept?: ConceptMark): string[] {
    const all = [
      'package.salaireBrut',
      'package.salaireBrutHoraire',
      'solve.salaireNet',
      'solve.salaireNetAnnuel',
      'solve.coutEmployeurAnnuel',
    ]
    if (concept === undefined || concept.of === 'any') return all
    return { gross: all.slice(0, 2), net: all.slice(2, 4), cost: all.slice(4) }[concept.of] ?? all
  }

  /** "à 3.500", "naar 3500", "to 3500": where it ends, not by how much. */
  private isTo(number: NumberMark): boolean {
    return /(?:^|[^a-z])(?:a|jusqu'?a|naar|tot|op|to|up to|at)(?: l'| un| une| een)?$/.test(
      this.folded.slice(0, number.start).trimEnd()
    )
  }

  /** "entre 3.000 et 3.500", "3.000 ou 3.500": two readings. */
  private isRange(number: NumberMark): boolean {
    const { numbers } = this.marks
    const i = numbers.indexOf(number)
    for (const [a, b] of [
      [numbers[i - 1], number],
      [number, numbers[i + 1]],
    ] as const) {
      if (a === undefined || b === undefined || a.weak || b.weak) continue
      const between = this.folded.slice(a.end, b.start)
      const isBetween = /(?:entre|tussen|between) ?(?:les |de |the )?$/.test(
        this.folded.slice(0, a.start)
      )
      if ((a.value < 100 || b.value < 100) && !isBetween && !/^ ?(?:ou|of|or) ?$/.test(between))
        continue
      const isRange =
        /^ ?(?:ou|of|or|-|tot|to|ou bien|a)(?: (?:les|de|the))? ?(?:€ ?)?$/.test(between) ||
        (isBetween && /^ ?(?:et|en|and)(?: (?:les|la|le|de|the))? ?(?:€ ?)?$/.test(between))
      if (!isRange || (between.trim() === 'a' && !/\bde ?$/.test(this.folded.slice(0, a.start))))
        continue
      if (
        /^ ?(?:a|to|tot|naar) ?$/.test(between) &&
        this.marks.concepts.some(({ is, of }) => is === 'do' && CHANGES.has(of))
      )
        continue
      this.used.add(a)
      this.used.add(b)
      if (number === a || !this.questions.some(({ start }) => start === a.start))
        this.askRange(a, b)
      return true
    }
    return false
  }

  private askRange(a: NumberMark, b: NumberMark): void {
    if (this.questions.some(({ start }) => start === a.start)) return
    const slotFor = (number: NumberMark) => this.bound.find((each) => each.number === number)
    const slot = slotFor(a)?.slot ?? slotFor(b)?.slot
    const path = slot === undefined || 'readings' in slot ? undefined : slot.path
    const readings =
      path === undefined
        ? [a, b].flatMap((each) => readingsOfPay(each, this.situation.months))
        : [a, b].map(({ value }) => ({ path, value }))
    this.pushQuestion(readings, { start: a.start, end: b.end })
  }

  private ask(readings: readonly Slot[], number: NumberMark, concept?: ConceptMark): void {
    this.pushQuestion(readings, concept ? joined(number, concept, this.folded) : spanOf(number))
  }

  private pushQuestion(readings: readonly Slot[], { start, end }: Span): void {
    const quote = this.marks.text.slice(start, end)
    this.questions.push({
      start,
      end,
      quote,
      readings: readings.map(({ path, value, how }) => ({
        op: 'set',
        path,
        value,
        quote,
        start,
        end,
        ...(how && { how }),
      })),
    })
  }

  /** A number that no concept of the request takes. */
  private readLoose(number: NumberMark): void {
    if (number.weak || this.isRange(number)) return
    const mode = this.modeAt(number)
    if (mode === 'raise' || mode === 'lower') {
      const path =
        this.payPaths().find((each) => typeof at(this.draft, each) === 'number') ??
        this.lastChanged(number, true)
      if (
        path !== undefined &&
        (number.kind === 'percent' || number.kind === 'euro' || number.kind === 'plain')
      ) {
        this.used.add(number)
        if (this.isTo(number)) this.set(path, number.value, spanOf(number))
        else this.setChanged(path, number, mode, spanOf(number))
        return
      }
    }
    if (number.kind !== 'euro' && number.kind !== 'plain' && number.kind !== 'percent') return
    const awaited = this.awaited(number)
    if (awaited !== undefined) {
      this.used.add(number)
      this.set(awaited, number.value, spanOf(number))
      return
    }
    const hasOthers = this.marks.numbers.some(
      (other) => other !== number && !other.weak && !this.used.has(other)
    )
    if (hasOthers && !hasAmount(this.draft)) return this.askPay(number)
    const path = this.lastChanged(number, false)
    if (path !== undefined && this.isAlone(number)) {
      this.used.add(number)
      this.set(path, number.value, spanOf(number))
      return
    }
    this.askPay(number)
  }

  private askPay(number: NumberMark): void {
    const isPay = number.kind !== 'percent' && number.value >= 800 && number.value <= 500_000
    const hasPay =
      this.ops.some(({ path }) => path === 'package.salaireBrut' || path.startsWith('solve.')) ||
      this.questions.length > 0
    if (
      !isPay ||
      hasPay ||
      number.period === 'day' ||
      number.period === 'week' ||
      number.period === 'other' ||
      hasAmount(this.draft)
    )
      return
    if (
      this.marks.concepts.some(
        ({ is, of }) => is === 'benefit' && !this.boundTo.has({ is, of } as ConceptMark)
      ) &&
      number.value < 1_000
    )
      return
    this.used.add(number)
    this.ask(readingsOfPay(number, this.situation.months), number)
  }

  /** A field that the engine asked for and that this number can be. */
  private awaited({ value, kind }: NumberMark): string | undefined {
    if (this.marks.tokens.filter(({ isWord }) => isWord).length > MOST_WORDS) return undefined
    const fits = (path: string): boolean => {
      if (path.endsWith('valeurVS')) return value >= 10_000
      if (path.endsWith('co2VS'))
        return value >= 10 && value <= 400 && kind !== 'euro' && Number.isInteger(value)
      if (path.endsWith('tcoMensuelVS')) return value >= 100 && value <= 5_000
      return path.startsWith('package.') && value > 0 && !/type|energie|input/i.test(path)
    }
    const open = (this.situation.missing ?? []).filter((path) => fits(path) && !this.hasOp(path))
    return open.length === 1 || open[0]?.endsWith('VS') ? open[0] : undefined
  }

  /** The amount that the turn before changed, where this number is one of its kind. */
  private lastChanged(number: NumberMark, isDelta: boolean): string | undefined {
    const history = this.situation.history ?? []
    if (history.length === 0 && Object.keys(this.draft).length === 0) return undefined
    const changed = changedAmounts(history.at(-1), this.draft).filter(
      (path) => !/regime|InputType|enfants|effectif/.test(path) || !isDelta
    )
    if (changed.length === 0) return isDelta ? undefined : this.lastNamed(number)
    const ratio = (path: string) =>
      Math.abs(Math.log((at(this.draft, path) as number) / number.value))
    if (isDelta) return changed.length === 1 ? changed[0] : undefined
    const near = changed
      .filter((path) => at(this.draft, path) !== 0 && ratio(path) < Math.log(3))
      .sort((a, b) => ratio(a) - ratio(b))
    return near.length === 1 || (near.length > 1 && ratio(near[1]!) > 2 * ratio(near[0]!))
      ? near[0]
      : undefined
  }

  /** "éco-chèques", then "200 €": the benefit that the turn before named without an amount. */
  private lastNamed(number: NumberMark): string | undefined {
    const before = this.situation.history?.at(-1) ?? {}
    const named = [...leavesOf(this.draft)].flatMap(([path, value]) =>
      value === true && at(before, path) !== true ? (benefitOfPath(path) ?? []) : []
    )
    if (named.length !== 1) return undefined
    const [of = ''] = named
    if (valuePaths(of).some((path) => at(this.draft, path) !== undefined)) return undefined
    const concept = { is: 'benefit', of } as ConceptMark
    const slot = slotOf(concept, number, this.situation.months)
    return slot === undefined || 'readings' in slot || slot.value !== number.value || slot.also
      ? undefined
      : slot.path
  }

  /** "plutôt 9 €", "non, 3.500": hardly more than the number. */
  private isAlone(number: NumberMark): boolean {
    return (
      this.marks.concepts.every(
        ({ is, of }) =>
          is === 'do' ||
          is === 'skip' ||
          is === 'no' ||
          is === 'per' ||
          is === 'unit' ||
          is === 'ask' ||
          (is === 'pay' && of === 'any')
      ) &&
      this.marks.numbers.filter(({ weak, kind }) => !weak && kind !== 'name').length === 1 &&
      number.value > 0
    )
  }

  /* What the words say by themselves. */

  private readReady(): void {
    const { ready } = this.marks
    for (const mark of ready) {
      const quoted =
        mark.end > mark.start ? mark : (ready.find(({ end }) => end === mark.start) ?? mark)
      if (!this.hasOp(mark.path)) this.set(mark.path, mark.value, quoted)
    }
  }

  private readConcept(concept: ConceptMark, index: number): void {
    const { is, of } = concept
    if (is === 'committee') {
      this.used.add(concept)
      if (!this.hasOp('package.computeModelConfig.commissionParitaire'))
        this.set('package.computeModelConfig.commissionParitaire', of, concept)
      return
    }
    if (is === 'set') return this.readSet(concept, index)
    if (is === 'field') return this.readField(concept, index)
    if (is === 'benefit') return this.readBenefit(concept, index)
    if (is === 'pay' && of !== 'any') this.readPay(concept)
  }

  /** "en net" after an amount of gross: the same amount, read otherwise. */
  private readPay(concept: ConceptMark): void {
    if (this.marks.numbers.some(({ weak }) => !weak)) return
    const mode = this.modeAt(concept)
    if (mode === 'remove') {
      this.used.add(concept)
      const path = this.payPaths(concept).find((each) => at(this.draft, each) !== undefined)
      if (path !== undefined) this.remove(path.startsWith('solve') ? 'solve' : path, concept)
    }
  }

  private readField(concept: ConceptMark, index: number): void {
    const { of } = concept
    if (!this.isDenied(concept, index)) {
      if (
        of === 'enfantsHandicapes' &&
        /(?:est|is) /.test(this.folded.slice(concept.start, concept.end))
      ) {
        if (isOfOneOfThem(this.folded.slice(0, concept.start))) {
          this.marks.doubts.push(concept)
          return
        }
        this.used.add(concept)
        this.set('worker.handicape', true, concept)
      }
      return
    }
    if (!COUNTS_OF_PEOPLE.has(of)) return
    this.used.add(concept)
    this.set(pathOf(of), 0, concept)
  }

  private readBenefit(concept: ConceptMark, index: number): void {
    this.used.add(concept)
    const { of } = concept
    const flag = `package.has${of[0]!.toUpperCase()}${of.slice(1)}`
    if (this.modeAt(concept) === 'remove' || this.isDenied(concept, index)) {
      if (at(this.draft, flag) !== undefined) this.remove(flag, concept)
      return
    }
    if (this.ops.some(({ path, op }) => op === 'set' && benefitOfPath(path) === of)) return
    if (of === 'chequeRepas' && at(this.draft, flag) === true) return
    if (at(this.draft, flag) !== true) this.set(flag, true, concept)
  }

  private readSet(concept: ConceptMark, index: number): void {
    this.used.add(concept)
    const { of } = concept
    const isDenied = this.isDenied(concept, index)
    if (of === 'fulltime') {
      if (this.hasOp('package.regimeNumerateur')) return
      for (const path of ['package.regimeNumerateur', 'package.regimeDenominateur'])
        if (at(this.draft, path) !== undefined && !isDenied) this.remove(path, concept)
      return
    }
    if (of === 'halftime') {
      if (isDenied || this.hasOp('package.regimeNumerateur')) return
      this.set('package.regimeNumerateur', 19, concept)
      this.set('package.regimeDenominateur', 38, concept)
      return
    }
    const statut = STATUTS[of]
    if (statut !== undefined) {
      if (isDenied) return
      this.set(pathOf('employmentType'), statut.employmentType, concept)
      if (statut.commissionParitaire !== undefined)
        this.set(pathOf('commissionParitaire'), statut.commissionParitaire, concept)
      return
    }
    const [field = '', word = ''] = of.split('=')
    const path = field.includes('.') ? field : pathOf(field)
    if (field === 'package.energieVS') return this.readEnergy(path, word, concept, isDenied)
    if (isDenied || this.modeAt(concept) === 'remove') {
      if (word === 'true' && at(this.draft, path) === true) this.remove(path, concept)
      else if (field === 'hasPrimeFinAnnee' || field === 'hasPrimeSectorielle')
        this.set(path, false, concept)
      else if (
        field === 'package.typeFraisTransport' &&
        at(this.draft, 'package.hasFraisTransport')
      )
        this.remove('package.hasFraisTransport', concept)
      return
    }
    if (
      path === 'package.typeFraisTransport' &&
      /^(?:bus|tram|metro)$/.test(this.folded.slice(concept.start, concept.end)) &&
      this.hasOp(path)
    )
      return
    const value = word === 'true' ? true : word === 'false' ? false : word
    const known = this.ops.findIndex((op) => op.path === path)
    if (known >= 0) this.ops.splice(known, 1)
    this.set(path, value, concept)
  }

  /** "électrique" is of a car, unless it is a bike that was just named. */
  private readEnergy(path: string, word: string, concept: ConceptMark, isDenied: boolean): void {
    const cars = this.marks.concepts.some(({ concept: each }) => each === 'benefit:voitureSociete')
    const bikes = this.marks.concepts.some(({ concept: each }) => each === 'benefit:velo')
    if (isDenied || this.modeAt(concept) === 'remove' || (!cars && bikes)) return
    const isOfCard = /(?:carte|kaart|card)$/.test(this.folded.slice(0, concept.start).trimEnd())
    if (!isOfCard && !this.hasOp(path)) this.set(path, word, concept)
  }

  /** "sans", "geen", "no" right before, or before others that are told in one breath. */
  private isDenied(concept: ConceptMark, index: number): boolean {
    const { concepts, numbers } = this.marks
    const next = concepts[index + 1]
    const isTaken = next?.is === 'skip' && next.start - concept.end <= 2
    if (!isTaken && DENIED_BEHIND.test(this.folded.slice(concept.end, concept.end + 16)))
      return true
    for (let i = index - 1; i >= 0; i--) {
      const before = concepts[i]!
      // The English article is a French "à".
      if (before.concept === 'do:to') {
        if (/(?:,|\b(?:and|but|with|plus))$/.test(this.folded.slice(0, before.start).trimEnd()))
          return false
        continue
      }
      const between = this.folded.slice(before.end, concept.start)
      if (/[.;!?|\n]/.test(between) || between.length > 40) return false
      if (
        numbers.some(({ start, end, weak }) => !weak && start >= before.end && end <= concept.start)
      )
        return false
      if (before.is === 'no') {
        const words = this.folded.slice(before.end, concepts[i + 1]!.start).trim()
        const isNear = words.split(' ').length <= 2 && !words.includes(',')
        return isNear
      }
      const link = this.folded.slice(before.end, concepts[i + 1]!.start).trim()
      if (
        !/^(?:,|ni|ou|of|or|nor|et|en|and|d'|de|noch)?(?: (?:de|d'|la|le|un|une|een|a|the))?$/.test(
          link
        )
      )
        return false
      if (before.is === 'do' || this.boundTo.has(before)) return false
    }
    return false
  }

  /** The verb that governs a place: the last one before it in its sentence, or one that closes its clause. */
  private modeAt({ start, end }: Span): Mode {
    let mode: Mode
    for (const { is, of, start: from, end: to } of this.marks.concepts) {
      if (is !== 'do' || of === 'to' || of === 'by' || of === 'undo') continue
      if (to <= start) {
        if (/[.;!?\n]/.test(this.folded.slice(to, start))) continue
        if (
          of === 'add' &&
          (mode === 'raise' || mode === 'lower' || this.folded.slice(to, start).includes(','))
        )
          continue
        mode = of as Mode
      } else if (from >= end && (of === 'raise' || of === 'lower' || of === 'remove')) {
        const between = this.folded.slice(end, from)
        if (/[,.;!?\n]|\b(?:et|en|and)\b/.test(between)) continue
        if (this.marks.numbers.some((number) => number.start >= end && number.end <= from)) continue
        if (mode === undefined || mode === 'add' || mode === 'instead') mode = of as Mode
      }
    }
    return mode
  }

  /** "enlève-la", "haal dat weg", "remove it": the one benefit that the turn before named. */
  private removeLastNamed(): void {
    const verb = this.marks.concepts.find(({ concept }) => concept === 'do:remove')
    if (!verb || !PRONOUN_BEHIND.test(this.folded.slice(verb.start))) return
    const before = this.situation.history?.at(-1)
    if (before === undefined || this.marks.numbers.some(({ weak }) => !weak)) return
    const named = new Set(
      [...leavesOf(this.draft)].flatMap(([path, value]) =>
        value === true && at(before, path) !== true && benefitOfPath(path) !== undefined ? path : []
      )
    )
    const [flag] = named
    if (named.size !== 1 || flag === undefined) return
    this.used.add(verb)
    this.remove(flag, verb)
  }

  /** "3.000 brut équivalent temps plein, mais elle preste en 4/5": the gross is of full time, and paid in part. */
  private shareFullTime(): void {
    const numerator = this.ops.find(({ path }) => path === 'package.regimeNumerateur')
    const of = numerator && this.marks.concepts.find((concept) => isFullTime(concept, this.folded))
    if (!numerator || !of || (of.start >= numerator.start && of.end <= numerator.end)) return
    const whole = this.ops.find(({ path }) => path === 'package.regimeDenominateur')?.value
    const [hours, full] = [Number(numerator.value), Number(whole ?? FULL_TIME)]
    const gross = this.ops.findIndex(
      (op) =>
        op.path === 'package.salaireBrut' &&
        !/[;!?\n]|[.,](?!\d)/.test(
          this.folded.slice(Math.min(of.end, op.end), Math.max(of.start, op.start))
        )
    )
    if (gross < 0) {
      this.marks.doubts.push(of)
      return
    }
    const op = this.ops[gross]!
    const [start, end] = [Math.min(op.start, of.start), Math.max(op.end, of.end)]
    this.ops[gross] = {
      ...op,
      ...{ start, end, quote: this.marks.text.slice(start, end) },
      value: Math.round(((op.value as number) * hours * 100) / full) / 100,
      how: `× ${hours}/${full}`,
    }
  }

  /** Gross, net and cost at once: only one of them can be given. */
  private settleConflicts(): void {
    const pays = this.ops.filter(
      ({ path, op }) =>
        op === 'set' &&
        (path === 'package.salaireBrut' ||
          path === 'package.salaireBrutHoraire' ||
          path.startsWith('solve.'))
    )
    if (pays.length < 2) return
    for (const op of pays) this.ops.splice(this.ops.indexOf(op), 1)
    const start = Math.min(...pays.map((op) => op.start))
    const end = Math.max(...pays.map((op) => op.end))
    this.questions.push({ start, end, quote: this.marks.text.slice(start, end), readings: pays })
  }

  /** "bonus net de 2.000": a bonus is gross, so the word is not taken in silence. */
  private netsOfBonus(): Span[] {
    const { concepts } = this.marks
    const bonuses = concepts.filter(({ is, of }) => is === 'benefit' && GROSS_BENEFITS.has(of))
    const near = ({ start, end }: Span, other: Span) =>
      /^ ?(?:de |d'|of |van |in )?$/.test(
        end <= other.start
          ? this.folded.slice(end, other.start)
          : this.folded.slice(other.end, start)
      )
    return concepts.filter(
      (concept) =>
        concept.concept === 'pay:net' &&
        !this.used.has(concept) &&
        (bonuses.some((bonus) => near(concept, bonus)) ||
          this.bound.some(
            ({ number, concept: of }) =>
              of && GROSS_BENEFITS.has(of.of) && near(concept, spanOf(number))
          ))
    )
  }

  /** A part between commas of which no word is known: "avec un piano". Names are written with a capital. */
  private strangers(): Span[] {
    const { tokens, concepts, numbers, ready, text, private: hidden } = this.marks
    const amounts = numbers.filter(({ weak }) => !weak)
    const known: readonly Span[] = [...concepts, ...amounts, ...ready, ...hidden]
    const isHeld = ({ start, end }: Span) =>
      known.some((span) => start < span.end && end > span.start)
    const found: Span[] = []
    for (const part of partsOf(tokens)) {
      const words = part.filter(({ isWord }) => isWord)
      if (words.length === 0 || words.length > MOST_WORDS_OF_PART || part.some(isHeld)) continue
      const odd = words.filter(({ text: word }) => word.length > 3 && !isKnown(word))
      if (odd.length === 0 || odd.some(({ start }) => /[A-Z]/.test(text[start]!))) continue
      found.push({ start: odd[0]!.start, end: odd.at(-1)!.end })
    }
    return found
  }

  /** Words too far off to be taken for what they look like. */
  private lookalikes(): Span[] {
    const { tokens, concepts, ready } = this.marks
    const known: readonly Span[] = [...concepts, ...ready, ...this.marks.private]
    return tokens.filter(
      ({ text, isWord, start, end }) =>
        isWord && resembles(text) && !known.some((span) => start >= span.start && end <= span.end)
    )
  }

  /** Numbers and words of benefits that nothing used. */
  private leftovers(): Leftover[] {
    const { numbers, concepts, text } = this.marks
    const left = [
      ...numbers.filter((number) => !number.weak && !this.used.has(number)),
      ...concepts.filter(
        (concept) =>
          SAYS_SOMETHING.has(concept.is) &&
          !this.used.has(concept) &&
          !(concept.is === 'pay' && (concept.of === 'any' || this.ops.length > 0))
      ),
      ...concepts.filter(
        (concept) =>
          concept.is === 'field' &&
          COUNTS_OF_PEOPLE.has(concept.of) &&
          !this.used.has(concept) &&
          (concept.of === 'enfantsHandicapes' ||
            !this.ops.some(({ path }) => path.startsWith('worker.enfants')))
      ),
    ]
    return [
      ...left,
      ...this.netsOfBonus(),
      ...this.strangers(),
      ...this.lookalikes(),
      ...this.marks.doubts,
    ]
      .filter(isFirstOf)
      .map(({ start, end }) => ({ text: text.slice(start, end), start, end }))
      .sort((a, b) => a.start - b.start)
  }
}

/** What a benefit or a word says by itself. */
function alternativeOf({ is, of }: ConceptMark): { path: string; value: Value } | undefined {
  if (is === 'benefit')
    return { path: `package.has${of[0]!.toUpperCase()}${of.slice(1)}`, value: true }
  const [field = '', word = ''] = of.split('=')
  if (word === '') return undefined
  const path = field.includes('.') ? field : pathOf(field)
  return { path, value: word === 'true' ? true : word === 'false' ? false : word }
}

const CHANGES = new Set(['raise', 'lower', 'instead'])
/** Benefits that are paid gross. */
const GROSS_BENEFITS = new Set(['bonusAnnuel', 'commissions'])
const MOST_WORDS_OF_PART = 4
const PARTS = /^(?:[,;.!?+&\n()]|et|en|and|avec|met|with|plus|ou|of|or|ajoute|add|voeg)$/

/** The words of a request between commas, "et" and the like. */
function partsOf(tokens: Marks['tokens']): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens)
    if (PARTS.test(token.text)) parts.push([])
    else parts.at(-1)!.push(token)
  return parts
}

function isFirstOf({ start, end }: Span, index: number, all: readonly Span[]): boolean {
  return !all.slice(0, index).some((other) => start >= other.start && end <= other.end)
}

const COUNTS_OF_PEOPLE = new Set([
  'enfantsACharge',
  'enfantsHandicapes',
  'ascendantsACharge',
  'autresPersonnesACharge',
])

/** What is said of other people, and benefits that a further word makes other ones, are shown and not taken. */
function withDoubts(marks: Marks): Marks {
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

/** "mari ouvrier", "2 % employee": of somebody else, or no kind of employment. */
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

/** Words of full time; "FTE" counts where it is no share of it ("0,8 FTE"). */
function isFullTime({ concept, start, end }: ConceptMark, folded: string): boolean {
  if (concept === 'set:fulltime') return true
  const isWord = /^(?:fte|etp|vte)$/.test(folded.slice(start, end))
  return (
    isWord &&
    !/[0-9][.,]?[0-9]? ?$/.test(folded.slice(Math.max(0, start - 5), start).replace(/\d{3,}/, ''))
  )
}

const FULL_TIME = 38
const PRONOUN_BEHIND =
  /^[a-z]+[- ](?:la|le|les|ca|cela|het|dat|die|deze|ze|it|them|that|this)(?: (?:er )?(?:weer|terug|maar|again|out|off|weg|uit|eruit|vallen))*[ .!]*$/
/** "voiture : non", "car: no": in the manner of a form. */
const DENIED_BEHIND =
  /^ ?[:=]? ?(?:non|nee|neen|no|none|aucune?|geen|neant|niet|nvt|n\/a|faux|false)(?= ?(?:$|[,.;|)\n/]| - ))/
const OPEN_QUESTION =
  /^(?:et |en |and |mais |maar |but |dis |zeg )?(?:is|are|was|est|sont|does|do|did|has|have|heeft|hebben|moet|moeten|hoort|bestaat|faut|dois|doit|doivent|must|should|ai|y a|worden|wordt|zijn|how|hoe|comment|quand|wie|qui|who|wanneer|when|where|waar|ou)\b|\b(?:est|sont|a-t|ont|doit|faut)-(?:il|elle|ils|elles|on|ce)\b/

function aboutOf({ is, of }: ConceptMark): string {
  if (is === 'pay') return PAY_PATHS[of] ?? 'salaireNet'
  return of
}

function spanOf(number: NumberMark): Span {
  return {
    start: Math.min(number.start, ...number.with.map(({ start }) => start)),
    end: Math.max(number.end, ...number.with.map(({ end }) => end)),
  }
}

/** The number and its concept in one quote where they stand together; else the number with what says its unit. */
function joined(number: NumberMark, concept: ConceptMark, folded: string): Span {
  const own = spanOf(number)
  const between =
    concept.end <= own.start
      ? folded.slice(concept.end, own.start)
      : folded.slice(own.end, concept.start)
  if (between.length > 24 || /[,;.\n\d]/.test(between)) return own
  return { start: Math.min(own.start, concept.start), end: Math.max(own.end, concept.end) }
}
