import { listBenefits, PACKAGE_SCHEMA, WORKER_SCHEMA } from '#modules/compute/pure'

/** What was said of a package so far: fields of the engine's request, and no default. */
export interface Draft {
  readonly worker?: Readonly<Record<string, unknown>>
  readonly company?: Readonly<Record<string, unknown>>
  readonly package?: Readonly<Record<string, unknown>>
  readonly solve?: { readonly target: string; readonly amount: number; readonly for?: string }
  readonly date?: string
}

export type Value = number | boolean | string

/**
 * One thing that the words say of the draft. `path` is one of the engine's (`package.chequeRepas`), `solve.` with the
 * amount that is sought, `date`, or `amount` where it was not told whether an amount is gross, net or cost.
 */
export interface Op {
  readonly op: 'set' | 'remove'
  readonly path: string
  readonly value: Value | null
  /** The words themselves, at their place in the request. */
  readonly quote: string
  readonly start: number
  readonly end: number
  /** How the amount follows from the words, where it is not the one that was said: `× 12`, `÷ 12`, `+ 5 %`. */
  readonly how?: string
  /** Read by a language model, and not by our own rules. */
  readonly by?: 'model'
}

const CONFIG = new Set([
  'commissionParitaire', 'employmentType', 'classe', 'anciennete', 'joursChequesRepas', 'hasPrimeFinAnnee',
  'primeFinAnneeMois', 'hasPrimeSectorielle', 'primeSectorielle',
]) // prettier-ignore
const CONFIG_PATH = 'package.computeModelConfig'

const workerFields = new Set(Object.keys(WORKER_SCHEMA.properties as object))
const packageFields = new Set(Object.keys(PACKAGE_SCHEMA.properties as object))

/** The path of a field by its name, which is of one place only. */
export function pathOf(field: string): string {
  if (CONFIG.has(field)) return `${CONFIG_PATH}.${field}`
  if (field === 'age') return `${CONFIG_PATH}.stage.age`
  if (field === 'effectif') return 'company.effectif'
  if (workerFields.has(field)) return `worker.${field}`
  if (packageFields.has(field)) return `package.${field}`
  throw new Error(`no field of a package: ${field}`)
}

interface Fields {
  readonly name: string
  readonly flag: string
  readonly fields: readonly string[]
}

const BENEFITS: readonly Fields[] = listBenefits().map(({ name, switch: flag, fields }) => ({
  name,
  flag,
  fields: fields.map((field) => field.name),
}))
/** The switch of a benefit by each field of it that says something of the benefit itself. */
const FLAG_OF = new Map(
  BENEFITS.flatMap(({ flag, fields }) =>
    fields
      .filter((field) => !/^(can|mustHave|has)/.test(field))
      .map((field) => [field, flag] as const)
  )
)

/** The benefit that a path is of. */
export function benefitOfPath(path: string): string | undefined {
  const field = path.replace('package.', '')
  return BENEFITS.find(({ fields }) => fields.includes(field))?.name
}

/** The switch of the benefit that a path is of. */
export function switchOfPath(path: string): string | undefined {
  const field = path.replace('package.', '')
  const flag = BENEFITS.find(({ fields }) => fields.includes(field))?.flag
  return flag && `package.${flag}`
}

/** The value at a path. */
export function at(draft: Draft, path: string): unknown {
  if (path.startsWith('solve.'))
    return draft.solve?.target === path.slice(6) ? draft.solve.amount : undefined
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], draft)
}

/** The draft with what was said; an amount to find takes the place of a gross pay, and a gross pay that of it. */
export function withOps(draft: Draft, ops: readonly Op[]): Draft {
  return ops.reduce(
    (current, op) => (op.op === 'set' ? withSet(current, op) : withRemoved(current, op.path)),
    draft
  )
}

function withSet(draft: Draft, { path, value }: Op): Draft {
  if (path === 'date') return { ...draft, date: value as string }
  if (path.startsWith('solve.')) {
    const rest = without(without(draft, 'package.salaireBrut'), 'package.salaireBrutHoraire')
    return { ...rest, solve: { target: path.slice(6), amount: value as number } }
  }
  const isGross = path === 'package.salaireBrut' || path === 'package.salaireBrutHoraire'
  let next = isGross ? without(without(draft, 'solve'), otherGross(path)) : draft
  const field = path.replace('package.', '')
  const flag = FLAG_OF.get(field)
  if (flag !== undefined && at(next, `package.${flag}`) !== true)
    next = put(next, `package.${flag}`, true)
  const input = `${field}InputType`
  if (packageFields.has(input) && typeof value === 'number')
    next = without(next, `package.${input}`)
  return put(next, path, value)
}

function otherGross(path: string): string {
  return path === 'package.salaireBrut' ? 'package.salaireBrutHoraire' : 'package.salaireBrut'
}

/** A benefit goes with all of its fields. */
function withRemoved(draft: Draft, path: string): Draft {
  const benefit = BENEFITS.find(({ flag }) => path === `package.${flag}`)
  if (benefit === undefined) return without(draft, path)
  return benefit.fields.reduce((current, field) => without(current, `package.${field}`), draft)
}

function put(draft: Draft, path: string, value: unknown): Draft {
  const [key = '', ...rest] = path.split('.')
  return putIn(draft as Record<string, unknown>, key, rest, value) as Draft
}

function putIn(
  object: Record<string, unknown>,
  key: string,
  rest: readonly string[],
  value: unknown
): object {
  if (rest.length === 0) return { ...object, [key]: value }
  const [next = '', ...further] = rest
  return {
    ...object,
    [key]: putIn((object[key] as Record<string, unknown> | undefined) ?? {}, next, further, value),
  }
}

function without(draft: Draft, path: string): Draft {
  return withoutIn(draft as Record<string, unknown>, path.split('.')) as Draft
}

function withoutIn(
  object: Record<string, unknown>,
  [key = '', ...rest]: readonly string[]
): Record<string, unknown> {
  if (!(key in object)) return object
  if (rest.length === 0)
    return Object.fromEntries(Object.entries(object).filter(([each]) => each !== key))
  const inner = withoutIn(object[key] as Record<string, unknown>, rest)
  if (Object.keys(inner).length === 0) return withoutIn(object, [key])
  return { ...object, [key]: inner }
}

/** Every leaf of a draft by its path; an amount that is sought is `solve.` with what it is of. */
export function leavesOf(draft: Draft): Map<string, unknown> {
  const leaves = new Map<string, unknown>()
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) leaves.set(path, value)
    else
      for (const [key, inner] of Object.entries(value))
        visit(inner, path === '' ? key : `${path}.${key}`)
  }
  const { solve, ...rest } = draft
  visit(rest, '')
  if (solve !== undefined) leaves.set(`solve.${solve.target}`, solve.amount)
  return leaves
}

/** Paths whose amount differs from the draft before, as they stand now. */
export function changedAmounts(before: Draft | undefined, draft: Draft): string[] {
  const known = before === undefined ? new Map<string, unknown>() : leavesOf(before)
  return [...leavesOf(draft)].flatMap(([path, value]) =>
    typeof value === 'number' && known.get(path) !== value ? [path] : []
  )
}

export function hasAmount(draft: Draft): boolean {
  return (
    draft.solve !== undefined ||
    at(draft, 'package.salaireBrut') !== undefined ||
    at(draft, 'package.salaireBrutHoraire') !== undefined
  )
}
