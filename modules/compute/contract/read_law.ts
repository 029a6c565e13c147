import { isPlainDate, yearOf, type PlainDate } from '../engine/dates.ts'
import type { Parameter, Unit } from '../engine/parameter.ts'
import { DIVISORS } from '../legislation/divisors.ts'
import { FIRST_DAY, LAST_DAY, type LawSet } from '../legislation/payslip.ts'
import { wholeLaw } from './beside/whole_law.ts'
import { lawSets } from '../rules/law_sets/index.ts'
import { parameterOf, PRESETS, supposedLaw, type Supposed } from './assumed_law.ts'
import { knownFields } from './known_fields.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'
import type { LawFields, LawPreset } from './types.ts'

const KNOWN = knownFields<LawFields>({ base: true, preset: true, set: true })
/** Every voted law and every bill that can be supposed. */
export const LAW_PRESETS = Object.keys(PRESETS) as readonly LawPreset[]

/** Whether it can be supposed on a day. */
export function isPresetOn(preset: LawPreset, day: PlainDate): boolean {
  const { first, last } = PRESETS[preset]
  return first <= day && day <= last
}

const YEARLY = /^(\w+\.\w+)\.(\d{4})$/

/** Hundredths of a euro, ten-thousandths of a percent, ones; and the bounds as the boundary shows them. */
const SCALES: Readonly<Record<Unit, { one: number; min: number; max: number; expected: string }>> =
  {
    cents: { one: 100, min: 0, max: 100_000_000, expected: 'amount' },
    ppm: { one: 10_000, min: -100, max: 10_000, expected: 'percent' },
    count: { one: 1, min: 0, max: 1_000_000, expected: 'integer' },
  }

const KEPT = 32
const compiled = new Map<string, LawSet>()

/**
 * Reads the law a request supposes. The same suppositions are compiled once: a batch over "next year"
 * computes as fast as one over today.
 * @param known the law set of the request's date, where it has one
 * @returns `known` when nothing is supposed, `undefined` when something is refused
 */
export function readLaw(
  value: unknown,
  date: PlainDate,
  known: LawSet | undefined,
  reading: Reading
): LawSet | undefined {
  const fields = reading.object(value, 'law')
  if (fields === undefined) return known
  KNOWN.refuseOthers(fields, 'law', reading)
  const base = isGiven(fields.base) ? readBase(fields.base, reading) : known
  const set = reading.object(fields.set, 'law.set') ?? {}
  const preset = isGiven(fields.preset) ? readPreset(fields, date, reading) : undefined
  if (base === undefined || known === undefined) return undefined
  if (isGiven(fields.preset) && preset === undefined) return undefined
  const key = `${base.id} ${yearOf(date)} ${preset ?? ''} ${JSON.stringify(set)}`
  return kept(key) ?? compile(key, set, wholeLaw(base), date, reading, preset)
}

/** A preset holds on its own days, over their law or its projection. */
function readPreset(
  { preset, base }: Fields,
  date: PlainDate,
  reading: Reading
): LawPreset | undefined {
  if (!LAW_PRESETS.includes(preset as LawPreset)) {
    reading.refuse('invalid_value', 'law.preset', { allowed: LAW_PRESETS.join(', ') })
    return undefined
  }
  if (isGiven(base)) reading.refuse('conflict', 'law.preset', { with: 'law.base' })
  if (date === '') return undefined
  if (!isPresetOn(preset as LawPreset, date)) {
    const { first, last } = PRESETS[preset as LawPreset]
    reading.refuse('no_law_set', 'law.preset', { min: first, max: last })
    return undefined
  }
  return preset as LawPreset
}

function readBase(value: unknown, reading: Reading): LawSet | undefined {
  if (typeof value !== 'string' || !isPlainDate(value)) {
    reading.refuse('invalid_value', 'law.base', { expected: 'date' })
    return undefined
  }
  const base = lawSets.on(value)
  if (base === undefined) {
    reading.refuse('no_law_set', 'law.base', { min: FIRST_DAY, max: LAST_DAY })
  }
  return base
}

/** The one asked for last stays longest. */
function kept(key: string): LawSet | undefined {
  const found = compiled.get(key)
  if (found === undefined) return undefined
  compiled.delete(key)
  compiled.set(key, found)
  return found
}

function compile(
  key: string,
  set: Fields,
  base: LawSet,
  date: PlainDate,
  reading: Reading,
  preset: LawPreset | undefined
): LawSet | undefined {
  const before = reading.errors?.length ?? 0
  const supposed: Supposed[] = []
  for (const id in set) {
    const each = isGiven(set[id]) ? readFigure(id, set[id], base, reading) : undefined
    if (each !== undefined) supposed.push(each)
  }
  if ((reading.errors?.length ?? 0) > before) return undefined
  const law = supposedLaw(base, date, supposed, preset)
  compiled.set(key, law)
  if (compiled.size > KEPT) compiled.delete(compiled.keys().next().value!)
  return law
}

/** `onss.tauxPersonnel`, or `indexation.CP200.2027` for what holds from 1 January of a year. */
function readFigure(
  name: string,
  value: unknown,
  base: LawSet,
  reading: Reading
): Supposed | undefined {
  const path = `law.set.${name}`
  const [, yearly, year] = YEARLY.exec(name) ?? []
  const id = yearly ?? name
  const parameter = parameterOf(id)
  if (parameter === undefined) {
    reading.refuse('unknown_field', path, { expected: 'parameter' })
    return undefined
  }
  const figure = figureOf(value, path, parameter, base.values.get(id)?.value ?? null, reading)
  if (figure === undefined) return undefined
  if (DIVISORS.has(id) && [figure].flat().at(-1)! <= 0) {
    reading.refuse('invalid_value', path, { expected: 'divisor' })
    return undefined
  }
  return { id, year: year === undefined ? undefined : Number(year), value: figure }
}

/** A number, or a table of the shape the law has, in the units of the law. */
function figureOf(
  value: unknown,
  path: string,
  parameter: Parameter,
  inForce: number | readonly number[] | null,
  reading: Reading
): number | readonly number[] | undefined {
  const shapes = parameter.values.flatMap((dated) => dated.value ?? ([] as never))
  const model = inForce ?? parameter.values.findLast((dated) => dated.value !== null)?.value
  if (shapes.length > 0 && typeof model === 'number') {
    return inUnits(value, path, parameter.unit, reading)
  }
  const lengths = tableLengths(parameter, inForce)
  if (!Array.isArray(value) || (lengths.size > 0 && !lengths.has(value.length))) {
    const length = [...lengths].join(', ')
    reading.refuse('invalid_value', path, { expected: 'table', length })
    return undefined
  }
  const table = value.map((each) => inUnits(each, path, parameter.unit, reading))
  if (table.includes(undefined)) return undefined
  const figures = table as number[]
  if (Array.isArray(model) && rises(model) && !rises(figures)) {
    reading.refuse('invalid_value', path, { expected: 'rising_table' })
    return undefined
  }
  return Object.freeze(figures)
}

/**
 * Formulas read most tables side by side with another one, so the length is that in force; a list of
 * quarters or months may have any length it once had.
 */
function tableLengths({ unit, values }: Parameter, inForce: unknown): ReadonlySet<number> {
  if (Array.isArray(inForce) && unit !== 'count') return new Set([inForce.length])
  return new Set(values.flatMap(({ value }) => (Array.isArray(value) ? [value.length] : [])))
}

function inUnits(value: unknown, path: string, unit: Unit, reading: Reading): number | undefined {
  const { one, min, max, expected } = SCALES[unit]
  const figure = typeof value === 'number' ? Math.round(value * one) : Number.NaN
  if (figure / one !== value) reading.refuse('invalid_value', path, { expected })
  else if (value < min || value > max) reading.refuse('out_of_range', path, { min, max })
  else return figure
  return undefined
}

function rises(table: readonly number[]): boolean {
  return table.every((each, i) => i === 0 || each >= table[i - 1])
}
