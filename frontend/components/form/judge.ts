/** What a call takes in its body, as JSON schema; generated from its validator (`#client/bounds`). */
export interface Bounds {
  type?: string | string[]
  required?: string[]
  properties?: Record<string, Bounds>
  items?: Bounds
  anyOf?: Bounds[]
  enum?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** One field that would be refused: its path and code as the server's problem has them, and the bound that it passes. */
export interface Wrong {
  path: string
  code: string
  min?: number
  max?: number
}

/** As far as a browser can tell; the server knows better. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * What the server would refuse in a body, by its bounds alone: the same paths and codes as in its problem. Never
 * stricter than the server, which has rules besides (an enterprise number, a password that is too common), save that
 * spaces alone are nothing. A number that is NaN is a text that could not be read as one.
 */
export function judge(bounds: Bounds, body: unknown): Wrong[] {
  return wrongOf(bounds, body, '', true)
}

/** The bounds of one field of a body, at a dotted path; nothing where the body has no such field. */
export function boundsAt(bounds: Bounds, path: string): Bounds | undefined {
  return path.split('.').reduce<Bounds | undefined>((at, name) => at?.properties?.[name], bounds)
}

/** Whether a text may not stay empty: its bounds refuse an empty one, and null does not stand for it. */
export function mustBeFilled(bounds: Bounds): boolean {
  return !takesNull(bounds) && refusesEmpty(bounds)
}

function wrongOf(bounds: Bounds, value: unknown, path: string, required: boolean): Wrong[] {
  if (value === null || value === undefined)
    return required && !takesNull(bounds) ? [{ path, code: 'required' }] : []
  if (bounds.anyOf) {
    const outcomes = bounds.anyOf.map((one) => wrongOf(one, value, path, required))
    return outcomes.some(({ length }) => length === 0) ? [] : outcomes[0]!
  }
  if (bounds.enum && !bounds.enum.includes(value))
    return [{ path, code: value === '' ? 'required' : 'enum' }]
  if (Array.isArray(value)) return ofList(bounds, value, path)
  if (typeof value === 'object') return ofObject(bounds, value as Record<string, unknown>, path)
  const code = typeof value === 'string' ? ofText(bounds, value) : ofNumber(bounds, value)
  return code ? [{ path, ...code }] : []
}

function ofObject(bounds: Bounds, value: Record<string, unknown>, path: string): Wrong[] {
  return Object.entries(bounds.properties ?? {}).flatMap(([name, inner]) =>
    wrongOf(
      inner,
      value[name],
      path === '' ? name : `${path}.${name}`,
      bounds.required?.includes(name) ?? false
    )
  )
}

function ofList({ items, minItems = 0, maxItems }: Bounds, value: unknown[], path: string) {
  if (value.length < minItems) return [{ path, code: 'array.minLength', min: minItems }]
  if (maxItems !== undefined && value.length > maxItems)
    return [{ path, code: 'array.maxLength', max: maxItems }]
  return items ? value.flatMap((each, i) => wrongOf(items, each, `${path}.${i}`, true)) : []
}

/** The server may take the spaces at both ends away, and counts what is left. */
function ofText(bounds: Bounds, text: string): Omit<Wrong, 'path'> | null {
  const { format, pattern, minLength = 0, maxLength } = bounds
  const bare = text.trim()
  if (bare === '') return refusesEmpty(bounds) ? { code: 'required' } : null
  if (text.length < minLength) return { code: 'minLength', min: minLength }
  if (maxLength !== undefined && bare.length > maxLength)
    return { code: 'maxLength', max: maxLength }
  if (format === 'email' && !EMAIL.test(bare)) return { code: 'email' }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(bare)) return { code: 'regex' }
  return null
}

function ofNumber({ type, minimum, maximum }: Bounds, value: unknown): Omit<Wrong, 'path'> | null {
  if (typeof value !== 'number') return null
  if (Number.isNaN(value)) return { code: 'number' }
  if (minimum !== undefined && value < minimum) return { code: 'min', min: minimum }
  if (maximum !== undefined && value > maximum) return { code: 'max', max: maximum }
  const whole = [type].flat().includes('integer')
  return whole && !Number.isInteger(value) ? { code: 'withoutDecimals' } : null
}

function refusesEmpty({ minLength = 0, format, pattern, enum: choices }: Bounds): boolean {
  return (
    minLength > 0 ||
    format !== undefined ||
    choices !== undefined ||
    (pattern !== undefined && !new RegExp(pattern, 'u').test(''))
  )
}

function takesNull({ type, anyOf }: Bounds): boolean {
  return [type].flat().includes('null') || (anyOf?.some(takesNull) ?? false)
}
