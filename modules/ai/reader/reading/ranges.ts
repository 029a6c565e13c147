import type { NumberMark } from '../marks.ts'
import { readingsOfPay } from '../slots.ts'
import type { State } from './state.ts'

const CHANGES = new Set(['raise', 'lower', 'instead'])

/** "entre 3.000 et 3.500", "3.000 ou 3.500": two readings. */
export function isRange(state: State, number: NumberMark): boolean {
  const { numbers } = state.marks
  const i = numbers.indexOf(number)
  for (const [a, b] of [
    [numbers[i - 1], number],
    [number, numbers[i + 1]],
  ] as const) {
    if (a === undefined || b === undefined || a.weak || b.weak) continue
    const between = state.folded.slice(a.end, b.start)
    const isBetween = /(?:entre|tussen|between) ?(?:les |de |the )?$/.test(
      state.folded.slice(0, a.start)
    )
    if ((a.value < 100 || b.value < 100) && !isBetween && !/^ ?(?:ou|of|or) ?$/.test(between))
      continue
    const isTold =
      /^ ?(?:ou|of|or|-|tot|to|ou bien|a)(?: (?:les|de|the))? ?(?:€ ?)?$/.test(between) ||
      (isBetween && /^ ?(?:et|en|and)(?: (?:les|la|le|de|the))? ?(?:€ ?)?$/.test(between))
    if (!isTold || (between.trim() === 'a' && !/\bde ?$/.test(state.folded.slice(0, a.start))))
      continue
    if (
      /^ ?(?:a|to|tot|naar) ?$/.test(between) &&
      state.marks.concepts.some(({ is, of }) => is === 'do' && CHANGES.has(of))
    )
      continue
    state.used.add(a)
    state.used.add(b)
    if (number === a || !state.questions.some(({ start }) => start === a.start))
      askRange(state, a, b)
    return true
  }
  return false
}

function askRange(state: State, a: NumberMark, b: NumberMark): void {
  if (state.questions.some(({ start }) => start === a.start)) return
  const slotFor = (number: NumberMark) => state.bound.find((each) => each.number === number)
  const slot = slotFor(a)?.slot ?? slotFor(b)?.slot
  const path = slot === undefined || 'readings' in slot ? undefined : slot.path
  const readings =
    path === undefined
      ? [a, b].flatMap((each) => readingsOfPay(each, state.situation.months))
      : [a, b].map(({ value }) => ({ path, value }))
  state.pushQuestion(readings, { start: a.start, end: b.end })
}
