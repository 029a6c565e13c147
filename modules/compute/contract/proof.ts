import CASES from './published_cases.json' with { type: 'json' }
import { daysBetween } from '../engine/calendar.ts'
import { compute } from './compute.ts'
import { rowsBeside, type BesideCase } from './proof_beside.ts'
import type { ComputeRequest } from './types.ts'

/** A published case of a package: who published it, what was asked, and the amount of each line it gives. */
export interface PayCase {
  readonly id: string
  readonly source: string
  readonly kind: string
  readonly request: ComputeRequest
  /** Euros by rule, with the sign of the payslip. */
  readonly published: Readonly<Record<string, number>>
}

/** A published scale of a joint committee: every amount of it, by class and years. */
export interface ScaleCase {
  readonly id: string
  readonly source: string
  readonly kind: string
  readonly date: string
  readonly commission: string
  readonly employmentType: 'EMPLOYE' | 'OUVRIER'
  readonly of: 'hour' | 'month'
  readonly echelle?: string
  readonly classes: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** One published amount beside ours. */
export interface ProofRow {
  readonly id: string
  readonly source: string
  readonly kind: string
  /** The law set that computed it. */
  readonly lawset: string
  /** `BECP302`; empty where the case names none. */
  readonly committee: string
  /** A payslip, a scale, or what stands beside a payslip. */
  readonly sheet: 'pay' | 'scale' | BesideCase['sheet']
  /** A rule, `bareme` for an amount of a scale, or where in the answer of a sheet beside the payslip it stands. */
  readonly line: string
  /** What was asked, of a sheet beside the payslip with its own part. */
  readonly request: ComputeRequest | BesideCase['request']
  /** Euros, percent, weeks or months; or a day. */
  readonly published: number | string
  /** `null` where the engine gives no such figure. */
  readonly ours: number | string | null
}

/** The published cases that the tests hold (written by `npm run proof`), so that anybody can have them computed again. */
export const PROOF_CASES = CASES as unknown as {
  readonly pay: readonly PayCase[]
  readonly scales: readonly ScaleCase[]
  readonly beside: readonly BesideCase[]
}

/** Computes every published amount now. */
export function prove(): readonly ProofRow[] {
  const { pay, scales, beside } = PROOF_CASES
  return [...pay.flatMap(ofPay), ...beside.flatMap(rowsBeside), ...scales.flatMap(ofScale)]
}

function ofPay({ id, source, kind, request, published }: PayCase): ProofRow[] {
  const result = compute({ ...request, explain: true })
  const lines = new Map(
    result.ok ? result.answer.explanation!.map(({ rule, value }) => [rule, value]) : []
  )
  const lawset = result.ok ? result.answer.lawset.id : ''
  const committee = request.package.computeModelConfig.commissionParitaire ?? ''
  return Object.entries(published).map(([line, amount]) => ({
    ...{ id, source, kind, lawset, committee, sheet: 'pay', line, request },
    published: amount,
    ours: lines.get(line) ?? null,
  }))
}

function ofScale(given: ScaleCase): ProofRow[] {
  const { id, source, kind, date, commission, employmentType, of, echelle } = given
  return Object.entries(given.classes).flatMap(([classe, amounts]) =>
    Object.entries(amounts).map(([years, amount]) => {
      const request: ComputeRequest = {
        date,
        package: {
          computeModelConfig: {
            employmentType,
            commissionParitaire: commission,
            classe,
            anciennete: Number(years),
            ...(echelle !== undefined && { echelle }),
          },
          salaireBrut: 3000,
        },
      }
      const result = compute(request)
      const bareme = result.ok ? result.answer.bareme : undefined
      const ours = of === 'hour' ? bareme?.horaire : bareme?.minimum
      return {
        ...{ id, source, kind, committee: commission, sheet: 'scale', line: 'bareme', request },
        lawset: result.ok ? result.answer.lawset.id : '',
        published: amount,
        ours: ours ?? null,
      }
    })
  )
}

/** What a row differs by, with four decimals, in days between days; `null` where there is nothing to compare. */
export function differenceOf({
  published,
  ours,
}: Pick<ProofRow, 'published' | 'ours'>): number | null {
  if (typeof published === 'number' && typeof ours === 'number')
    return Math.round((ours - published) * 10_000) / 10_000
  return typeof published === 'string' && typeof ours === 'string'
    ? daysBetween(published, ours)
    : null
}
