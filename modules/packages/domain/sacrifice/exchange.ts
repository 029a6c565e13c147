import {
  compute,
  type CompanyFields,
  type ComputeAnswer,
  type ComputeError,
  type PackageFields,
  type WorkerFields,
} from '#modules/compute/pure'
import type { PackageInput } from '../package_input.ts'
import { withReceived, type ReceivedInFull } from './benefit_received.ts'
import { PAY_SOURCES, type GivenKind, type PaySource } from './pay_given.ts'

/** What is given up: an amount, gross, by the month or the year as its kind goes; or as much as the benefit costs. */
export interface PayOffered {
  kind: GivenKind
  /** `null`: as much as keeps the employer's cost. */
  amount: number | null
}

/** What is given up in the end, beside what was asked for. */
export interface PayGiven {
  kind: GivenKind
  asked: number | null
  amount: number
}

/** A package on one side of the exchange, as it was computed. */
export interface ExchangeSide {
  nomFonction: string
  packageType: 'FIX'
  packageCategory: PackageInput['packageCategory']
  date: string
  company: Required<CompanyFields>
  worker: WorkerFields
  package: PackageFields
  lawset: ComputeAnswer['lawset']
  gaps: NonNullable<ComputeAnswer['gaps']>
}

/** Both sides with the whole answer of each. */
export interface Exchange {
  given: PayGiven
  before: { side: ExchangeSide; answer: ComputeAnswer }
  after: { side: ExchangeSide; answer: ComputeAnswer }
}

/** Why nothing can be exchanged: the engine's own refusals, and these. */
export interface ExchangeRefusal {
  code:
    | ComputeError['code']
    /** Without pay that bears contributions there is none to give up. */
    | 'not_employed'
    /** The package has nothing of it. */
    | 'nothing_to_give'
    /** More than there is, or than the benefit leaves. */
    | 'too_much'
    | 'not_enough'
    /** The benefit costs no more than the one it replaces. */
    | 'costs_nothing'
  path: string
  params?: ComputeError['params']
}

type Refused = { ok: false; errors: readonly ExchangeRefusal[] }

/**
 * Gives up pay for a benefit, under the law of the package's date and with the company's own facts. The benefit
 * comes first and its place is made by the pay: by the amount that was asked, or by no more than lets the employer
 * pay what was paid before, never a cent above it.
 *
 * A FLEX package takes part as it is now, with the choices that were made: they are no budget here.
 */
export function exchange(
  input: PackageInput,
  company: Required<CompanyFields>,
  offered: PayOffered,
  received: ReceivedInFull
): { ok: true; value: Exchange } | Refused {
  const fixed = asItStands(input, company)
  if (!fixed.ok) return fixed
  const side = (fields: PackageFields, answer: ComputeAnswer) => ({
    side: sideOf({ ...input, package: fields }, company, answer),
    answer,
  })
  const figuresOf = (fields: PackageFields) =>
    compute({ date: input.date, company, worker: input.worker, package: fields })

  const before = figuresOf(fixed.fields)
  if (!before.ok) return before
  if (!isEmployed(input)) return refused('not_employed', 'packageId')
  const source = PAY_SOURCES[offered.kind]
  const had = source.had(before.answer.compute)
  if (had <= 0) return refused('nothing_to_give', 'given.kind')
  if (offered.amount !== null && offered.amount > had)
    return refused('too_much', 'given.amount', { max: had })

  const now = source.field(fixed.fields, before.answer.compute)
  const target = withReceived(source.put(fixed.fields, now), received)
  const left =
    offered.amount === null
      ? leftAtSameCost(before.answer, target, now, source, figuresOf)
      : lessAtLeast(now, offered.amount / had, source.steps(target))
  if (left === null) return refused('not_enough', 'given.kind', { max: had })

  const fields = source.put(target, left)
  const after = figuresOf(fields)
  if (!after.ok) return after
  const amount = Math.round((had - source.had(after.answer.compute)) * 100) / 100
  if (amount <= 0) return refused('costs_nothing', 'benefit')
  return {
    ok: true,
    value: {
      given: { kind: offered.kind, asked: offered.amount, amount },
      before: side(fixed.fields, before.answer),
      after: side(fields, after.answer),
    },
  }
}

/** The most that is left of the pay while the employer pays no more than before; `null` where even none is too dear. */
function leftAtSameCost(
  before: ComputeAnswer,
  target: PackageFields,
  now: number,
  source: PaySource,
  figuresOf: (fields: PackageFields) => ReturnType<typeof compute>
): number | null {
  const budget = before.compute.coutEmployeur.coutEmployeurAnnuel
  const steps = source.steps(target)
  const isAffordable = (step: number) => {
    const result = figuresOf(source.put(target, step / steps))
    // What the law refuses of so little pay is told of the result, not looked for.
    return !result.ok || result.answer.compute.coutEmployeur.coutEmployeurAnnuel <= budget
  }
  if (!isAffordable(0)) return null
  let low = 0
  let high = Math.round(now * steps) + 1
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isAffordable(middle)) low = middle
    else high = middle
  }
  return low / steps
}

/** The package as it is paid now: of a FLEX one, gross pay with its choices. */
function asItStands(
  { date, worker, package: fields, packageType }: PackageInput,
  company: Required<CompanyFields>
): { ok: true; fields: PackageFields } | Refused {
  if (packageType === 'FIX') return { ok: true, fields: { ...fields, packageType } }
  const chosen = compute({ date, company, worker, package: { ...fields, packageType } })
  if (!chosen.ok) return chosen
  const { salaireBrut } = chosen.answer.compute.remuneration.remunerationMensuelle
  return {
    ok: true,
    fields: { ...fields, packageType: 'FIX', salaireBrut, salaireBrutHoraire: undefined },
  }
}

function sideOf(
  { nomFonction, packageCategory, date, worker, package: fields }: PackageInput,
  company: Required<CompanyFields>,
  { lawset, gaps = [] }: ComputeAnswer
): ExchangeSide {
  return {
    nomFonction,
    packageType: 'FIX',
    packageCategory,
    date,
    company,
    worker,
    package: fields,
    lawset,
    gaps,
  }
}

function isEmployed({ worker, package: { computeModelConfig } }: PackageInput): boolean {
  return ['EMPLOYE', 'OUVRIER'].includes(computeModelConfig.employmentType) && !worker.dirigeant
}

/** A field without a share of it, in whole steps: no less than the share is taken off. */
function lessAtLeast(now: number, share: number, steps: number): number {
  // What is a whole step but for the last bits of a float is one.
  return Math.floor(now * (1 - share) * steps + 1e-6) / steps
}

function refused(
  code: ExchangeRefusal['code'],
  path: string,
  params?: ExchangeRefusal['params']
): Refused {
  return { ok: false, errors: [{ code, path, params }] }
}
