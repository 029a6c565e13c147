import { BENEFITS, type ComputeError } from '#modules/compute/pure'
import { isDay } from '#modules/shared/values/days'
import { isUuid } from '#modules/shared/values/is_uuid'

/** One question of a change. From it follow what a call takes, what a form asks for and what the command line knows. */
export interface ChangeField {
  readonly kind: FieldKind
  /** It may be left out. */
  readonly optional?: true
  /** Bounds of a number, both allowed. */
  readonly min?: number
  readonly max?: number
  /** How many digits a number may have behind the comma; two unless told. */
  readonly decimals?: number
  readonly words?: readonly string[]
  /** What a form begins with. */
  readonly usual?: unknown
}

export type FieldKind =
  | 'percent'
  /** EUR. */
  | 'amount'
  | 'count'
  | 'hours'
  | 'day'
  | 'text'
  | 'choice'
  /** The name of a benefit. */
  | 'benefit'
  /** A package of the company; what is kept is its content, read by the server when the change is made. */
  | 'package'
  /** Fields of a package, judged by the engine. */
  | 'packageFields'
  /** Percent by band of compa-ratio (rows) and rating (columns). */
  | 'matrix'
  /** The rating of each person, by the id of their item. */
  | 'ratings'
  /** EUR of a month of each person, by the id of their item. */
  | 'amounts'
  /** Figures of the law by id. */
  | 'figures'

export type ChangeFields = Readonly<Record<string, ChangeField>>

/** Three bands of compa-ratio, four ratings. */
export const MATRIX_ROWS = 3
export const RATINGS = [1, 2, 3, 4] as const

const LONGEST_TEXT = 200

/** What is wrong with what was told of a change, each with its path; empty where nothing is. */
export function refusalsOf(
  fields: ChangeFields,
  data: Readonly<Record<string, unknown>>
): ComputeError[] {
  const unknown = Object.keys(data)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name): ComputeError => ({ code: 'unknown_field', path: name }))
  const wrong = Object.entries(fields).flatMap(([path, field]) => {
    const value = data[path]
    if (value === undefined || value === null || value === '')
      return field.optional ? [] : [{ code: 'required', path } as ComputeError]
    return refusalOf(path, field, value)
  })
  return [...unknown, ...wrong]
}

function refusalOf(path: string, field: ChangeField, value: unknown): ComputeError[] {
  const wrong = (expected: string): ComputeError[] => [
    { code: 'invalid_value', path, params: { expected } },
  ]
  switch (field.kind) {
    case 'percent':
    case 'amount':
    case 'count':
    case 'hours':
      return ofNumber(path, field, value)
    case 'day':
      return typeof value === 'string' && isDay(value) ? [] : wrong('date')
    case 'text':
      return typeof value === 'string' && value.trim().length <= LONGEST_TEXT ? [] : wrong('text')
    case 'choice':
      return field.words!.includes(value as string)
        ? []
        : [{ code: 'invalid_value', path, params: { allowed: field.words!.join(', ') } }]
    case 'benefit':
      return BENEFITS.some(({ name }) => name === value) ? [] : wrong('text')
    case 'package':
      return typeof value === 'string' && isUuid(value) ? [] : wrong('object')
    case 'packageFields':
      return isRecord(value) ? [] : wrong('object')
    case 'figures':
      return isRecord(value) && Object.values(value).every((each) => typeof each === 'number')
        ? []
        : wrong('amount')
    case 'matrix':
      return isMatrix(value, field) ? [] : wrong('percent')
    case 'amounts':
      return isAmounts(value, field) ? [] : wrong('amount')
    case 'ratings':
      return isRecord(value) && Object.values(value).every((each) => RATINGS.includes(each as 1))
        ? []
        : [{ code: 'invalid_value', path, params: { allowed: RATINGS.join(', ') } }]
  }
}

const EXPECTED = {
  percent: 'percent',
  amount: 'amount',
  count: 'integer',
  hours: 'amount',
} as const

function ofNumber(path: string, field: ChangeField, value: unknown): ComputeError[] {
  const {
    kind,
    min = 0,
    max = Number.MAX_SAFE_INTEGER,
    decimals = kind === 'count' ? 0 : 2,
  } = field
  const scale = 10 ** decimals
  if (
    typeof value !== 'number' ||
    !Number.isFinite(value) ||
    Math.round(value * scale) / scale !== value
  )
    return [
      {
        code: 'invalid_value',
        path,
        params: { expected: EXPECTED[kind as keyof typeof EXPECTED] },
      },
    ]
  return value < min || value > max ? [{ code: 'out_of_range', path, params: { min, max } }] : []
}

function isMatrix(value: unknown, { min = 0, max = 100 }: ChangeField): boolean {
  return (
    Array.isArray(value) &&
    value.length === MATRIX_ROWS &&
    value.every(
      (row) =>
        Array.isArray(row) &&
        row.length === RATINGS.length &&
        row.every((each) => typeof each === 'number' && each >= min && each <= max)
    )
  )
}

function isAmounts(value: unknown, field: ChangeField): boolean {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([id, each]) => isUuid(id) && ofNumber(id, { ...field, kind: 'amount' }, each).length === 0
    )
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
