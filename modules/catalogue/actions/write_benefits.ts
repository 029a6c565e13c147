import type { Scope } from '#modules/shared/tenancy/scope'
import type { BenefitFields, BenefitKind } from '../domain/benefit_kinds.ts'
import Benefit from '../models/benefit.ts'

/** What a benefit is to say. */
export interface BenefitWrite {
  /** The one that changes; null for a new one. */
  id: string | null
  kind: BenefitKind
  fields: BenefitFields
}

/** What was done to a benefit: how it was before (null: there was none), and its version since. */
export interface BenefitWritten {
  id: string
  before: BenefitFields | null
  version: number
}

/**
 * Writes many benefits at once, judged already and under `lockBenefits`. New ones go to the end of their list, in the order in
 * which they come.
 */
export class WriteBenefits {
  static async handle(scope: Scope, writes: readonly BenefitWrite[]): Promise<BenefitWritten[]> {
    const written: BenefitWritten[] = []
    const last = await lastPositions(scope)
    for (const { id, kind, fields } of writes) {
      const row = id === null ? new Benefit() : await Benefit.findOrFail(id)
      const before = id === null ? null : row.fields()
      const version = id === null ? 1 : row.version + 1
      row.take(fields).merge({ version })
      if (id === null) {
        const position = (last.get(kind) ?? 0) + 1
        last.set(kind, position)
        row.merge({ kind, position })
      }
      await row.save()
      written.push({ id: row.id, before, version })
    }
    return written
  }
}

async function lastPositions({ trx }: Scope): Promise<Map<string, number>> {
  const rows = await trx.from('benefits').select('kind').max('position as last').groupBy('kind')
  return new Map(rows.map(({ kind, last }) => [kind, Number(last)]))
}
