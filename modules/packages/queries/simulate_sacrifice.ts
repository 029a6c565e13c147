import { findCompany } from '#modules/accounts/index'
import { findOfferedBenefit } from '#modules/catalogue/index'
import type { ReceivedKind } from '#modules/compute/pure'
import type { FieldProblem } from '#modules/shared/http/problem'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import {
  costOf,
  isOfCatalogue,
  isPossible,
  type Received,
  type ReceivedInFull,
} from '../domain/sacrifice/benefit_received.ts'
import {
  exchange,
  type Exchange,
  type ExchangeRefusal,
  type PayOffered,
} from '../domain/sacrifice/exchange.ts'
import { limitsOf, type Limit } from '../domain/sacrifice/limits.ts'
import { contentOf } from './list_versions.ts'
import { findPackage } from './find_package.ts'
import type { PackageInput } from '../domain/package_input.ts'

/** What a person decides about an exchange; everything else follows. */
export interface SacrificeInput {
  workerId: string
  /** The package it starts from. */
  packageId: string
  /** The first day of the exchange, `YYYY-MM-DD`: the day whose law applies. */
  startDate: string
  given: PayOffered
  benefit: {
    kind: ReceivedKind
    /** Of the catalogue. */
    benefitId?: string | null
    /** Days of leave, or EUR a year of pension savings. */
    value?: number | null
  }
}

/** Why an exchange is refused, before or after the engine was asked. */
export type SacrificeRefusal =
  | ExchangeRefusal
  | { code: 'not_exchangeable' | 'benefit_gone'; path: string; params?: { kind: ReceivedKind } }

/** One of the refusals as a sentence in the reader's language. */
export type ExplainSacrifice = (refusal: SacrificeRefusal) => string

/** An exchange with what stands against it. */
export interface SimulatedSacrifice {
  exchange: Exchange
  received: Received
  limits: Limit[]
}

/** Computes an exchange with the company's own facts. Writes nothing. */
export async function simulateSacrifice(
  scope: Scope,
  input: SacrificeInput,
  explain: ExplainSacrifice
): Promise<Result<SimulatedSacrifice>> {
  if (!(await visibleWorkers(scope).where('id', input.workerId).first())) return fail('E_NOT_FOUND')
  const found = await findPackage(scope, input.packageId)
  if (!found.ok) return found
  const received = await receivedOf(scope, input.benefit)
  if (!received.ok) return refused([received.refusal], explain)
  const { effectif, assuranceLoiTaux } = await findCompany(scope)
  const content = { ...contentOf(found.value), date: input.startDate } as PackageInput
  const result = exchange(content, { effectif, assuranceLoiTaux }, input.given, received.value)
  if (!result.ok) return refused(result.errors, explain)
  const { benefit: _inFull, ...kept } = received.value
  return ok({ exchange: result.value, received: kept, limits: limitsOf(result.value, kept) })
}

async function receivedOf(
  scope: Scope,
  { kind, benefitId, value }: SacrificeInput['benefit']
): Promise<{ ok: true; value: ReceivedInFull } | { ok: false; refusal: SacrificeRefusal }> {
  if (!isPossible(kind))
    return no({ code: 'not_exchangeable', path: 'benefit.kind', params: { kind } })
  if (!isOfCatalogue(kind)) {
    if (!value) return no({ code: 'required', path: 'benefit.value' })
    return { ok: true, value: { kind, benefitId: null, description: null, value, benefit: null } }
  }
  if (!benefitId) return no({ code: 'required', path: 'benefit.benefitId' })
  const benefit = await findOfferedBenefit(scope, kind, benefitId)
  if (!benefit) return no({ code: 'benefit_gone', path: 'benefit.benefitId' })
  const { description, translations } = benefit
  const isTranslated = Object.keys(translations).length > 0
  return {
    ok: true,
    value: {
      kind,
      benefitId,
      description,
      ...(isTranslated && { translations }),
      value: costOf(benefit),
      benefit,
    },
  }
}

function no(refusal: SacrificeRefusal) {
  return { ok: false, refusal } as const
}

function refused(refusals: readonly SacrificeRefusal[], explain: ExplainSacrifice): Result<never> {
  const errors: FieldProblem[] = refusals.map((refusal) => ({
    code: refusal.code,
    path: refusal.path,
    message: explain(refusal),
  }))
  return fail('E_VALIDATION', errors)
}
