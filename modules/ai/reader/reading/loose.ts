import { at, benefitOfPath, changedAmounts, hasAmount, leavesOf } from '../draft.ts'
import type { ConceptMark, NumberMark } from '../marks.ts'
import { LEAST_PAY, readingsOfPay, slotOf, valuePaths } from '../slots.ts'
import { payPaths, setChanged } from './amounts.ts'
import { isRange } from './ranges.ts'
import { spanOf } from './spans.ts'
import type { State } from './state.ts'
import { isTo, modeAt } from './verbs.ts'

/** An answer to what was asked is short. */
const MOST_WORDS = 7

/** A number that no concept of the request takes. */
export function readLoose(state: State, number: NumberMark): void {
  if (number.weak || isRange(state, number)) return
  const mode = modeAt(state, number)
  if (mode === 'raise' || mode === 'lower') {
    const to = number.kind !== 'percent' && isTo(state, number)
    const pay =
      to && number.value < LEAST_PAY
        ? undefined
        : payPaths().find((each) => typeof at(state.draft, each) === 'number')
    const path = pay ?? lastChanged(state, number, !to)
    if (
      path !== undefined &&
      (number.kind === 'percent' || number.kind === 'euro' || number.kind === 'plain')
    ) {
      state.used.add(number)
      if (to) state.set(path, number.value, spanOf(number))
      else setChanged(state, path, number, mode, spanOf(number))
      return
    }
  }
  if (number.kind !== 'euro' && number.kind !== 'plain' && number.kind !== 'percent') return
  const missing = awaited(state, number)
  if (missing !== undefined) {
    state.used.add(number)
    state.set(missing, number.value, spanOf(number))
    return
  }
  const hasOthers = state.marks.numbers.some(
    (other) => other !== number && !other.weak && !state.used.has(other)
  )
  if (hasOthers && !hasAmount(state.draft)) return askPay(state, number)
  const path = lastChanged(state, number, false)
  if (path !== undefined && isAlone(state, number)) {
    state.used.add(number)
    state.set(path, number.value, spanOf(number))
    return
  }
  askPay(state, number)
}

function askPay(state: State, number: NumberMark): void {
  const isPay = number.kind !== 'percent' && number.value >= 800 && number.value <= 500_000
  const hasPay =
    state.ops.some(({ path }) => path === 'package.salaireBrut' || path.startsWith('solve.')) ||
    state.questions.length > 0
  if (
    !isPay ||
    hasPay ||
    number.period === 'day' ||
    number.period === 'week' ||
    number.period === 'other' ||
    hasAmount(state.draft)
  )
    return
  if (
    state.marks.concepts.some(
      ({ is, of }) => is === 'benefit' && !state.boundTo.has({ is, of } as ConceptMark)
    ) &&
    number.value < 1_000
  )
    return
  state.used.add(number)
  state.ask(readingsOfPay(number, state.situation.months), number)
}

/** A field that the engine asked for and that this number can be. */
function awaited(state: State, { value, kind }: NumberMark): string | undefined {
  if (state.marks.tokens.filter(({ isWord }) => isWord).length > MOST_WORDS) return undefined
  const fits = (path: string): boolean => {
    if (path.endsWith('valeurVS')) return value >= 10_000
    if (path.endsWith('co2VS'))
      return value >= 10 && value <= 400 && kind !== 'euro' && Number.isInteger(value)
    if (path.endsWith('tcoMensuelVS')) return value >= 100 && value <= 5_000
    return path.startsWith('package.') && value > 0 && !/type|energie|input/i.test(path)
  }
  const open = (state.situation.missing ?? []).filter((path) => fits(path) && !state.hasOp(path))
  return open.length === 1 || open[0]?.endsWith('VS') ? open[0] : undefined
}

/** The amount that the turn before changed, where this number is one of its kind. */
function lastChanged(state: State, number: NumberMark, isDelta: boolean): string | undefined {
  const history = state.situation.history ?? []
  if (history.length === 0 && Object.keys(state.draft).length === 0) return undefined
  const changed = changedAmounts(history.at(-1), state.draft).filter(
    (path) => !/regime|InputType|enfants|effectif/.test(path) || !isDelta
  )
  if (changed.length === 0) return isDelta ? undefined : lastNamed(state, number)
  const ratio = (path: string) =>
    Math.abs(Math.log((at(state.draft, path) as number) / number.value))
  if (isDelta) return changed.length === 1 ? changed[0] : undefined
  const near = changed
    .filter((path) => at(state.draft, path) !== 0 && ratio(path) < Math.log(3))
    .sort((a, b) => ratio(a) - ratio(b))
  return near.length === 1 || (near.length > 1 && ratio(near[1]!) > 2 * ratio(near[0]!))
    ? near[0]
    : undefined
}

/** "éco-chèques", then "200 €": the benefit that the turn before named without an amount. */
function lastNamed(state: State, number: NumberMark): string | undefined {
  const before = state.situation.history?.at(-1) ?? {}
  const named = [...leavesOf(state.draft)].flatMap(([path, value]) =>
    value === true && at(before, path) !== true ? (benefitOfPath(path) ?? []) : []
  )
  if (named.length !== 1) return undefined
  const [of = ''] = named
  if (valuePaths(of).some((path) => at(state.draft, path) !== undefined)) return undefined
  const concept = { is: 'benefit', of } as ConceptMark
  const slot = slotOf(concept, number, state.situation.months)
  return slot === undefined || 'readings' in slot || slot.value !== number.value || slot.also
    ? undefined
    : slot.path
}

/** "plutôt 9 €", "non, 3.500": hardly more than the number. */
function isAlone(state: State, number: NumberMark): boolean {
  return (
    state.marks.concepts.every(
      ({ is, of }) =>
        is === 'do' ||
        is === 'skip' ||
        is === 'no' ||
        is === 'per' ||
        is === 'unit' ||
        is === 'ask' ||
        (is === 'pay' && of === 'any')
    ) &&
    state.marks.numbers.filter(({ weak, kind }) => !weak && kind !== 'name').length === 1 &&
    number.value > 0
  )
}
