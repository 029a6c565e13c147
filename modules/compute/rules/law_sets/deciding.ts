import { sectorFigures } from '../../committees/in_force.ts'
import type { PlainDate } from '../../engine/dates.ts'
import type { Deciding } from '../../engine/identity.ts'
import { formOn } from '../../engine/rule.ts'
import { FORMULA_DIGESTS } from './formula_digests.ts'
import { RULES } from '../index.ts'
import { READ_BESIDE_RULES, READ_BY_NAME } from './read_beside_rules.ts'
import type { Rule } from '../rule.ts'

/**
 * Raised by hand when what no digest covers changes an amount: how the contract reads a request and the dated law in it
 * (`contract/`), what is left out where a figure is not known (`engine/gaps.ts`, the notes), what the sheet begins with.
 */
const READING = 'reading 1'

/**
 * What decides the amounts of a day: how a request is read, each formula in force, and each figure that is read, of the
 * law and of the joint committees (ADR 28).
 */
export function deciding(from: PlainDate): Deciding {
  const formulas = [READING, ...sectorFigures(from)]
  const parameters = new Set<string>([...READ_BESIDE_RULES, ...READ_BY_NAME])
  for (const rule of RULES) {
    const form = formOn(rule, from)
    if (form === undefined) continue
    formulas.push(`${rule.id} ${digestOf(rule, form.from)}`)
    for (const { parameters: named = [] } of [form.notes, ...(form.notes.variants ?? [])])
      for (const id of named) parameters.add(id)
  }
  return { formulas, parameters }
}

function digestOf({ id }: Rule, from: PlainDate | undefined): string {
  const told = FORMULA_DIGESTS[id]
  const digest = typeof told === 'object' ? told[from!] : told
  if (digest === undefined) throw new RangeError(`no digest of ${id}: npm run digests`)
  return digest
}
