import type { Sheet } from '../../rules/index.ts'
import { joursConge } from '../benefits/extras.ts'
import type { Fields, Reading } from '../reading.ts'
import { countOf, flagOf, required } from './shapes.ts'

export function readLeave(fields: Fields, sheet: Sheet, reading: Reading): void {
  const { max: most } = joursConge.fields.joursConge
  const max = countOf(fields.maxJoursConge, 'maxJoursConge', 0, most, reading) ?? most
  const given = countOf(fields.joursConge, 'joursConge', 0, most, reading)
  sheet.joursConge = 0
  if (flagOf(fields.hasJoursConge, 'hasJoursConge', reading) === 0) return
  sheet.joursConge = required(given, 'joursConge', reading) ?? 0
  if (sheet.joursConge > max) reading.refuse('out_of_range', 'package.joursConge', { min: 0, max })
}
