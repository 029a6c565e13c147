import { ANNUAL_FIELDS, MONTHLY_FIELDS } from './lines.ts'
import type { Gap, RemunerationAnnuelle, RemunerationMensuelle } from './types.ts'

/** How a line stands on paper and screen: a subtotal is the plain sum of the lines since the one before. */
export type LineKind = 'line' | 'subtotal' | 'total'

export interface OrderedLine<Key extends string = string> {
  readonly key: Key
  readonly kind: LineKind
}

const KINDS: Readonly<Record<string, LineKind>> = {
  sousTotalBrut: 'subtotal',
  imposable: 'subtotal',
  sousTotalSalaireNet: 'subtotal',
  salaireNet: 'total',
  remunerationMensuelle: 'total',
  remunerationAnnuelle: 'total',
}

/** Amounts beside the payslip: they are part of no sum of it. */
const BESIDE = ['salaireBrutTotalEmployeur', 'salaireBrutTotalWorker', 'salaireBrutHoraire']

function ordered<Key extends string>(keys: readonly Key[]): readonly OrderedLine<Key>[] {
  return keys
    .filter((key) => !BESIDE.includes(key))
    .map((key) => ({ key, kind: KINDS[key] ?? 'line' }))
}

/** The payslip of the month from top to bottom. */
export const PAYSLIP_LINES: readonly OrderedLine<keyof RemunerationMensuelle>[] =
  ordered(MONTHLY_FIELDS)

/** The year of the worker from top to bottom. */
export const YEAR_LINES: readonly OrderedLine<keyof RemunerationAnnuelle>[] = ordered(ANNUAL_FIELDS)

/** The parts of the employer's cost and of the total cash, in order. */
export const COST_PARTS = [
  'remunerationsFixes',
  'frais',
  'remunerationsVariables',
  'avantages',
] as const

/**
 * What the law known here could not answer: the keys of the lines that are left out, or, where none is,
 * of those that are incomplete. `undefined` when it answered everything.
 */
export function unanswered(
  gaps: readonly Gap[]
): { effect: Gap['effect']; keys: readonly string[] } | undefined {
  const leftOut = gaps.filter(({ effect }) => effect === 'left_out')
  const told = leftOut.length > 0 ? leftOut : gaps
  if (told.length === 0) return undefined
  const keys = [...new Set(told.map(({ line }) => line.slice(line.lastIndexOf('.') + 1)))]
  return { effect: leftOut.length > 0 ? 'left_out' : 'incomplete', keys }
}
