import {
  lockPayRanges,
  RemovePayRange,
  SavePayRange,
  type StandingRange,
} from '#modules/analytics/index'
import type { CellRefusal, ImportField } from '../domain/import_field.ts'
import type { ImportTarget } from '../domain/import_target.ts'
import type { PlannedRow } from '../domain/planned_row.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import { called } from './called.ts'

const AMOUNTS = ['minimum', 'midpoint', 'maximum'] as const
type Range = Omit<StandingRange, 'id'>

/** A range as it was written, and the one in whose place it came. */
interface Applied {
  id: string
  before: Range | null
  after: Range
}

const FIELDS: readonly ImportField[] = [
  {
    name: 'nomFonction',
    type: 'text',
    most: 200,
    aliases: called('fonction, functie, function, job title, poste, functietitel, intitule de fonction'),
  },
  {
    name: 'level',
    type: 'text',
    most: 40,
    aliases: called('niveau, level, classe, klasse, grade, categorie'),
  },
  { name: 'minimum', type: 'amount', aliases: called('minimum, min, salaire minimum, minimumloon, from, de, van') },
  {
    name: 'midpoint',
    type: 'amount',
    aliases: called('milieu, point milieu, point median, mediane, midden, middelpunt, referentie, mid, midpoint, median'),
  },
  { name: 'maximum', type: 'amount', aliases: called('maximum, max, salaire maximum, maximumloon, to, tot') },
]

/** Scales of pay by function and level: EUR a month at full time. */
export const payRangesTarget: ImportTarget = {
  right: 'analytics.write',
  feature: 'team',
  fields: FIELDS,
  needs: [['nomFonction'], ...AMOUNTS.map((name) => [name])],

  async plan(scope, rows) {
    const known = new Map((await lockPayRanges(scope)).map((range) => [keyOf(range), range]))
    const seen = new Map<string, number>()
    const writes: { before: StandingRange | null; after: Range }[] = []
    const planned = rows.map((row) => plannedRange(row, known, seen, writes))
    return {
      rows: planned,
      newNames: [],
      async apply(own): Promise<Applied[]> {
        const applied: Applied[] = []
        for (const { before, after } of writes) {
          const saved = await SavePayRange.handle(own, after)
          if (!saved.ok) throw new Error(`A range that was judged is refused: ${saved.problem}`)
          applied.push({ id: saved.value.id, before: before && withoutId(before), after })
        }
        return applied
      },
    }
  },

  // Each range is locked as the plan reads it; of those that are added one import at a time decides.
  async lock(scope) {
    await scope.trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `import of ranges:${scope.companyId}`,
    ])
    await lockPayRanges(scope)
  },

  async undo(scope, applied) {
    const standing = new Map((await lockPayRanges(scope)).map((range) => [range.id, range]))
    let restored = 0
    const all = applied as Applied[]
    for (const { id, before, after } of all) {
      const stands = standing.get(id)
      if (!stands || AMOUNTS.some((name) => stands[name] !== after[name])) continue
      await (before ? SavePayRange.handle(scope, before) : RemovePayRange.handle(scope, id))
      restored++
    }
    return { restored, kept: all.length - restored }
  },
}

function plannedRange(
  { line, values, found, refusals: read }: ReadRow,
  known: ReadonlyMap<string, StandingRange>,
  seen: Map<string, number>,
  writes: { before: StandingRange | null; after: Range }[]
): PlannedRow {
  const refusals: CellRefusal[] = [...read]
  const refuse = (field: string, code: string, params?: CellRefusal['params']) => {
    if (refusals.some((each) => each.field === field)) return
    refusals.push({ field, code, found: found[field] ?? '', ...(params && { params }) })
  }
  const nomFonction = (values.nomFonction ?? '') as string
  const level = (values.level ?? '') as string
  const key = keyOf({ nomFonction, level })
  const before = known.get(key) ?? null
  const label = [nomFonction, level].filter(Boolean).join(' · ')
  if (nomFonction === '') refuse('nomFonction', 'required')
  const amount = (name: (typeof AMOUNTS)[number]) => (values[name] ?? before?.[name] ?? null) as number | null
  for (const name of AMOUNTS) if (amount(name) === null) refuse(name, 'required')
  const after: Range = {
    nomFonction: before?.nomFonction ?? nomFonction,
    level: before?.level ?? level,
    minimum: amount('minimum') ?? 0,
    midpoint: amount('midpoint') ?? 0,
    maximum: amount('maximum') ?? 0,
  }
  if (refusals.length === 0 && !(after.minimum < after.midpoint && after.midpoint < after.maximum))
    refuse('midpoint', 'range_order')
  if (refusals.length === 0 && seen.has(key)) refuse('nomFonction', 'twice', { line: seen.get(key)! })
  if (refusals.length > 0) return { line, label, refusals, outcome: 'refused', id: null, changes: [] }
  seen.set(key, line)
  const changes = (['nomFonction', 'level', ...AMOUNTS] as const)
    .map((field) => ({ field, before: before?.[field] ?? null, after: after[field] }))
    .filter((each) => each.before !== each.after && each.after !== '')
  if (changes.length === 0) return { line, label, refusals, outcome: 'same', id: before!.id, changes }
  writes.push({ before, after })
  const outcome = before ? 'changed' : 'created'
  return { line, label, refusals, outcome, id: before?.id ?? null, changes }
}

function keyOf({ nomFonction, level }: Pick<Range, 'nomFonction' | 'level'>): string {
  return `${nomFonction.toLowerCase()}\n${level.toLowerCase()}`
}

function withoutId({ id: _id, ...range }: StandingRange): Range {
  return range
}
