import type { ConceptMark } from '../marks.ts'
import type { State } from './state.ts'

const FULL_TIME = 38

/** "3.000 brut équivalent temps plein, mais elle preste en 4/5": the gross is of full time, and paid in part. */
export function shareFullTime(state: State): void {
  const numerator = state.ops.find(({ path }) => path === 'package.regimeNumerateur')
  const of = numerator && state.marks.concepts.find((concept) => isFullTime(concept, state.folded))
  if (!numerator || !of || (of.start >= numerator.start && of.end <= numerator.end)) return
  const whole = state.ops.find(({ path }) => path === 'package.regimeDenominateur')?.value
  const [hours, full] = [Number(numerator.value), Number(whole ?? FULL_TIME)]
  const gross = state.ops.findIndex(
    (op) =>
      op.path === 'package.salaireBrut' &&
      !/[;!?\n]|[.,](?!\d)/.test(
        state.folded.slice(Math.min(of.end, op.end), Math.max(of.start, op.start))
      )
  )
  if (gross < 0) {
    state.marks.doubts.push(of)
    return
  }
  const op = state.ops[gross]!
  const [start, end] = [Math.min(op.start, of.start), Math.max(op.end, of.end)]
  state.ops[gross] = {
    ...op,
    ...{ start, end, quote: state.marks.text.slice(start, end) },
    value: Math.round(((op.value as number) * hours * 100) / full) / 100,
    how: `× ${hours}/${full}`,
  }
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

/** Gross, net and cost at once: only one of them can be given. */
export function settleConflicts(state: State): void {
  const pays = state.ops.filter(
    ({ path, op }) =>
      op === 'set' &&
      (path === 'package.salaireBrut' ||
        path === 'package.salaireBrutHoraire' ||
        path.startsWith('solve.'))
  )
  if (pays.length < 2) return
  for (const op of pays) state.ops.splice(state.ops.indexOf(op), 1)
  const start = Math.min(...pays.map((op) => op.start))
  const end = Math.max(...pays.map((op) => op.end))
  state.questions.push({ start, end, quote: state.marks.text.slice(start, end), readings: pays })
}
