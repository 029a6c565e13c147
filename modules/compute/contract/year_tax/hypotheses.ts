import type { ImpotSheet } from '../../impot/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { isGiven, type Fields } from '../reading.ts'
import type { ExplainedParameter, ExplanationLine } from '../types.ts'
import type { Hypothese, HypotheseCode } from './types.ts'

/** Figures that no text was read for. */
const UNSURE: ReadonlySet<string> = new Set(['derived', 'recalled', 'assumed'])

/** What the figures of an assessment rest on, the household first and figures of the law last. */
export function hypothesesOf(
  menage: Fields,
  of: Sheet,
  c: ImpotSheet,
  lines: readonly ExplanationLine[],
  incomplete: boolean
): readonly Hypothese[] {
  const holds: Record<HypotheseCode, boolean> = {
    anneeEntiere: true,
    autresRevenus: true,
    region: !isGiven(menage.region),
    revenuConjoint: c.conjointInconnu === 1,
    cotisationSpecialeConjoint: c.revenuConjoint > 0 && !isGiven(menage.cotisationSpecialeConjoint),
    enfantsMoinsDeTrois: c.enfantsACharge > 0 && !isGiven(menage.enfantsMoinsDeTrois),
    pensionConjoint: of.revenusConjoint === 'PENSION_LIMITEE',
    supplementParentIsole: c.parentIsole === 1,
    droitsAuteur: of.droitsAuteurBruts > 0,
    revenuIncomplet: incomplete,
  }
  const codes = Object.entries(holds).filter(([, each]) => each)
  return [
    ...codes.map(([code]) => ({ code: code as HypotheseCode })),
    ...unsureOf(lines).map((parameter) => ({ code: 'figure' as const, parameter })),
  ]
}

/** Each figure once, of the lines that come to something. */
export function unsureOf(lines: readonly ExplanationLine[]): readonly ExplainedParameter[] {
  const found = new Map<string, ExplainedParameter>()
  for (const { value, parameters } of lines) {
    if (value === 0) continue
    for (const each of parameters) if (UNSURE.has(each.confidence)) found.set(each.id, each)
  }
  return [...found.values()]
}
