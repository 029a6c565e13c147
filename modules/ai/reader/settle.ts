import { compute, type ComputeAnswer } from '#modules/compute/pure'
import { benefitOfPath, hasAmount, switchOfPath, withOps, type Draft } from './draft.ts'

/** Why the engine refuses a draft that was understood: its code, path and the bound that was passed. */
export interface Refused {
  readonly code: string
  readonly path: string
  readonly bound?: number
  readonly params?: Readonly<Record<string, unknown>>
}

/** What the engine says of a draft: figures, what they still need, or a refusal. */
export interface Settled {
  readonly request: Readonly<Record<string, unknown>>
  readonly answer?: ComputeAnswer
  /** Paths; `amount` stands for gross, net or cost. */
  readonly missing: readonly string[]
  readonly refused?: Refused
}

/** What the company says of itself; what was said of it in words wins. */
export interface CompanyOfDraft {
  readonly effectif: number
  readonly assuranceLoiTaux: number
  readonly commissionParitaire: string | null
}

export interface SettleOptions {
  readonly day: string
  readonly explain?: boolean
  readonly company?: CompanyOfDraft
}

/** The engine's request for a draft: an employee of the company's committee, or CP 200, unless something else was said. */
export function requestOf(
  draft: Draft,
  { day, explain, company }: SettleOptions
): Record<string, unknown> {
  const config = draft.package?.computeModelConfig as Record<string, unknown> | undefined
  const employmentType = config?.employmentType ?? 'EMPLOYE'
  const commissionParitaire = company?.commissionParitaire ?? 'BECP200'
  const { effectif, assuranceLoiTaux } = company ?? {}
  return {
    date: draft.date ?? day,
    ...((company ?? draft.company) && {
      company: { ...(company && { effectif, assuranceLoiTaux }), ...draft.company },
    }),
    ...(draft.worker && { worker: draft.worker }),
    package: {
      ...draft.package,
      computeModelConfig: {
        ...(employmentType === 'EMPLOYE' && { commissionParitaire }),
        ...config,
        employmentType,
      },
    },
    ...(draft.solve && { solve: draft.solve }),
    ...(explain && { explain }),
  }
}

/** The engine has the last word on a draft. */
export function settle(draft: Draft, options: SettleOptions): Settled {
  const request = requestOf(draft, options)
  const result = compute(request)
  if (result.ok) return { request, answer: result.answer, missing: [] }
  const missing: string[] = []
  let refused: Refused | undefined
  for (const { code, path, params } of result.errors) {
    if (code === 'required') missing.push(isAmount(path) ? 'amount' : path)
    else refused ??= { code, path, ...boundOf(draft, path, params), ...(params && { params }) }
  }
  if (!hasAmount(draft) && !missing.includes('amount')) missing.unshift('amount')
  return { request, missing: [...new Set(missing)], ...(refused && { refused }) }
}

/** A draft as far as it can be computed: without the benefits of which something is still missing. */
export interface SettledPart extends Settled {
  /** Names of the benefits that were left out. */
  readonly without: readonly string[]
}

/** Figures of all that is known: what a benefit still needs does not hide those of the rest. */
export function settlePart(draft: Draft, options: SettleOptions): SettledPart {
  const whole = settle(draft, options)
  const switches = whole.missing.map(switchOfPath)
  if (whole.answer || whole.refused || switches.length === 0 || switches.includes(undefined))
    return { ...whole, without: [] }
  const ops = [...new Set(switches)].map(
    (path) => ({ op: 'remove', path: path!, value: null, quote: '', start: 0, end: 0 }) as const
  )
  const without = [...new Set(whole.missing.flatMap((path) => benefitOfPath(path) ?? []))]
  return { ...settle(withOps(draft, ops), options), without }
}

function isAmount(path: string): boolean {
  return path === 'package.salaireBrut' || path === 'solve' || path === 'solve.amount'
}

function boundOf(
  draft: Draft,
  path: string,
  params?: Readonly<Record<string, unknown>>
): { bound?: number } {
  const { min, max } = params ?? {}
  const value = path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], draft)
  if (typeof value === 'number' && typeof min === 'number' && value < min) return { bound: min }
  if (typeof max === 'number') return { bound: max }
  return typeof min === 'number' ? { bound: min } : {}
}
