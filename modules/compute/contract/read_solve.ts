import type { Benefit } from './benefits/definition.ts'
import { BENEFITS } from './benefits/index.ts'
import { ENGAGEMENT_SCHEMA } from './package/engagement.ts'
import { BENEFITS_SCHEMA } from './package/index.ts'
import { knownFields } from './known_fields.ts'
import { findTarget, type Target } from './targets.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'
import type { JsonSchema } from './schema_parts.ts'
import type { SolveFields } from './types.ts'

export interface SolveRequest {
  readonly target: Target
  /** In the units of the target's field. */
  readonly amount: number
  readonly sought: Sought
}

/** The field of the package that is looked for. */
export interface Sought {
  readonly key: string
  /** How many of its smallest steps make one: 100 cents in a euro. */
  readonly scale: number
}

const MAX_AMOUNT = 200_000_000
const PACKAGE = 'package.'
const HOURLY = 'salaireBrutHoraire'
const HUNDREDTHS = 100
const TEN_THOUSANDTHS = 10_000

const KNOWN = knownFields<SolveFields>({ target: true, amount: true, for: true })

export const SALARY: Sought = { key: 'salaireBrut', scale: HUNDREDTHS }

/** Every number of the package that may be looked for; which hiring it is, is a fact. */
const SOUGHT: ReadonlyMap<string, Sought> = soughtFields()

function soughtFields(): Map<string, Sought> {
  const found = new Map([[SALARY.key, SALARY]])
  const add = (key: string, scale: number) => found.set(key, { key, scale })
  add(HOURLY, TEN_THOUSANDTHS)
  add('regimeNumerateur', HUNDREDTHS)
  add('regimeDenominateur', HUNDREDTHS)
  for (const [key, { type }] of Object.entries<JsonSchema>(BENEFITS_SCHEMA)) {
    if (key in ENGAGEMENT_SCHEMA) continue
    if (type === 'integer') add(key, 1)
    else if (type === 'number') add(key, HUNDREDTHS)
  }
  return found
}

/** Fields that say the same in two ways: the one that is not sought is left aside. */
const OTHER_WAY: Readonly<Record<string, string>> = {
  salaireBrut: HOURLY,
  [HOURLY]: 'salaireBrut',
  ...Object.fromEntries(BENEFITS.flatMap(otherWays)),
}

function otherWays({ name, value = name, fields, choice }: Benefit): [string, string][] {
  if (choice?.options?.selections) return [[name, choice.options.selections]]
  if (value === name || !(name in fields)) return []
  return [
    [name, value],
    [value, name],
  ]
}

/** The package with an amount of what is sought. */
export function withSought(fields: Fields, { key }: Sought, amount: unknown): Fields {
  const other = OTHER_WAY[key]
  return other === undefined
    ? { ...fields, [key]: amount }
    : { ...fields, [other]: undefined, [key]: amount }
}

/** The paths `solve.for` takes. */
export const SOUGHT_PATHS: readonly string[] = [...SOUGHT.keys()].map((key) => PACKAGE + key)

/** Reads what to solve for; `undefined` when the request does not solve or is refused. */
export function readSolve(value: unknown, reading: Reading): SolveRequest | undefined {
  const fields = reading.object(value, 'solve')
  if (fields === undefined) return undefined
  KNOWN.refuseOthers(fields, 'solve', reading)
  const target = readTarget(fields.target, reading)
  const sought = readSought(fields.for, reading)
  const amount = readAmount(fields.amount, target?.scale ?? HUNDREDTHS, reading)
  return target && sought && { target, amount, sought }
}

/** What the given package says of the benefit behind the sought field, where it has a has-flag. */
export function refuseSwitchedOff({ key }: Sought, fields: Fields, reading: Reading): void {
  const flag = `has${key[0].toUpperCase()}${key.slice(1)}`
  if (flag in BENEFITS_SCHEMA && fields[flag] !== true) {
    reading.refuse('required', PACKAGE + flag)
  }
}

function readTarget(value: unknown, reading: Reading): Target | undefined {
  if (!isGiven(value)) {
    reading.refuse('required', 'solve.target')
    return undefined
  }
  const target = typeof value === 'string' ? findTarget(value) : undefined
  if (target === undefined) reading.refuse('invalid_value', 'solve.target', { expected: 'target' })
  return target
}

function readSought(value: unknown, reading: Reading): Sought | undefined {
  if (!isGiven(value)) return SALARY
  const key =
    typeof value === 'string' && value.startsWith(PACKAGE) ? value.slice(PACKAGE.length) : ''
  const sought = SOUGHT.get(key)
  if (sought === undefined) reading.refuse('invalid_value', 'solve.for', { expected: 'sought' })
  return sought
}

/** With the decimals of the target: two, or four for pay by the hour. */
function readAmount(value: unknown, scale: number, reading: Reading): number {
  if (!isGiven(value)) {
    reading.refuse('required', 'solve.amount')
    return 0
  }
  if (scale === HUNDREDTHS) return reading.amount(value, 'solve.amount', -MAX_AMOUNT, MAX_AMOUNT)
  const amount = typeof value === 'number' ? Math.round(value * scale) : Number.NaN
  if (amount / scale === value && Math.abs(value) <= MAX_AMOUNT) return amount
  reading.refuse('invalid_value', 'solve.amount', { expected: 'amount_of_four' })
  return 0
}
