import type { Bound } from '../bind.ts'
import { boundBefore, boundBehind, isBy } from '../doubts.ts'
import { at } from '../draft.ts'
import type { ConceptMark, NumberMark } from '../marks.ts'
import { LEAST_PAY, NOWHERE, type Slot } from '../slots.ts'
import type { Span } from '../text.ts'
import { isRange } from './ranges.ts'
import { joined, spanOf } from './spans.ts'
import type { State } from './state.ts'
import { isTo, modeAt } from './verbs.ts'

/** An amount with what it belongs to. */
export function readBound(state: State, { number, concept, slot, rival }: Bound): void {
  if (!('readings' in slot) && slot.path === NOWHERE) return
  state.used.add(number)
  if (concept && concept.is !== 'set') state.used.add(concept)
  const limit = boundBefore(state.folded, number.start) ?? boundBehind(state.folded, number.end)
  if (limit && concept?.of !== 'cost') state.marks.doubts.push(limit)
  const span = concept ? joined(number, concept, state.folded) : spanOf(number)
  if (isRange(state, number)) return
  if (rival !== undefined && !('readings' in slot) && rival.value !== number.value) {
    state.used.add(rival)
    const readings = [slot, { ...slot, value: rival.value }]
    state.pushQuestion(readings, {
      start: Math.min(number.start, rival.start),
      end: Math.max(number.end, rival.end),
    })
    return
  }
  if ('readings' in slot) {
    state.ask(slot.readings, number, concept)
    return
  }
  const said = modeAt(state, number)
  const between =
    concept && concept.start >= number.end ? state.folded.slice(number.end, concept.start) : ''
  const mode = isBy(said, between) ?? said
  if ((mode === 'raise' || mode === 'lower') && change(state, slot, number, concept, mode, span))
    return
  // By how much, of what was not there; or an amount that goes.
  const isTooLittle =
    concept?.is === 'pay' &&
    slot.how === undefined &&
    slot.path !== 'package.salaireBrutHoraire' &&
    slot.value < LEAST_PAY
  if (mode !== said || (said === 'remove' && concept?.is === 'pay') || isTooLittle) {
    state.used.delete(number)
    return
  }
  if (number.kind === 'percent' && concept?.is === 'pay') return
  setSlot(state, slot, span)
}

function setSlot(state: State, slot: Slot, span: Span): void {
  state.set(slot.path, slot.value, span, slot.how)
  for (const [path, value] of Object.entries(slot.also ?? {})) state.set(path, value, span)
  if (
    slot.path === 'worker.enfantsHandicapes' &&
    !state.hasOp('worker.enfantsACharge') &&
    at(state.draft, 'worker.enfantsACharge') === undefined
  )
    if (
      !state.bound.some(
        ({ slot: other }) => !('readings' in other) && other.path === 'worker.enfantsACharge'
      )
    )
      state.set('worker.enfantsACharge', slot.value, span)
}

/** "augmente de 5 %", "200 € de plus": from the amount of the draft. */
function change(
  state: State,
  slot: Slot,
  number: NumberMark,
  concept: ConceptMark | undefined,
  mode: 'raise' | 'lower',
  span: Span
): boolean {
  if (isTo(state, number)) return false
  const paths = concept?.is === 'pay' ? payPaths(concept) : [slot.path]
  const path = paths.find((each) => typeof at(state.draft, each) === 'number')
  if (path === undefined) return false
  setChanged(state, path, number, mode, span)
  return true
}

export function setChanged(
  state: State,
  path: string,
  number: NumberMark,
  mode: 'raise' | 'lower',
  span: Span
): void {
  const now = at(state.draft, path) as number
  const sign = mode === 'raise' ? 1 : -1
  const by = number.kind === 'percent' ? (now * number.value) / 100 : number.value
  const how = `${sign > 0 ? '+' : '−'} ${number.value}${number.kind === 'percent' ? ' %' : ''}`
  state.set(path, Math.round((now + sign * by) * 100) / 100, span, how)
}

export function payPaths(concept?: ConceptMark): string[] {
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
