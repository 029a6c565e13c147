import { randomUUID } from 'node:crypto'
import { MakeNames, lockDepartments, RemoveUnusedNames, SaveDepartment } from '#modules/team/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { CellRefusal, ImportField } from '../domain/import_field.ts'
import type { ImportTarget } from '../domain/import_target.ts'
import type { PlannedRow } from '../domain/planned_row.ts'
import { plainWords } from '../domain/plain_words.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import { called } from './called.ts'

const FIELDS: readonly ImportField[] = [
  {
    name: 'departmentName',
    type: 'text',
    most: 100,
    aliases: called('departement, service, afdeling, dienst, department, team, equipe, nom, naam, name'),
  },
  {
    name: 'parent',
    type: 'text',
    most: 100,
    aliases: called('depend de, departement parent, parent, sous, hoort onder, bovenliggende afdeling, onder, part of, parent department, division, direction, directie'),
  },
]

interface Standing {
  id: string
  name: string
  parentId: string | null
}

/** A department as it was written. */
interface Applied {
  id: string
  name: string
  isNew: boolean
  before: string | null
  after: string | null
}

/** The departments of the company, and which stands under which. */
export const departmentsTarget: ImportTarget = {
  right: 'departments.write',
  feature: 'team',
  fields: FIELDS,
  needs: [['departmentName']],

  async plan(scope, rows) {
    const { planned, writes } = plannedDepartments(rows, await lockDepartments(scope))
    return {
      rows: planned,
      newNames: [],
      async apply(own): Promise<Applied[]> {
        const made = writes.filter(({ isNew }) => isNew)
        await MakeNames.handle(
          own,
          made.map(({ id, name }) => ({ list: 'department', id, name }))
        )
        const moved = writes.filter(({ before, after }) => before !== after)
        for (const { name } of await move(own, moved.map(({ before, after, ...each }) => ({ ...each, from: before, to: after }))))
          throw new Error(`A department that was judged is refused: ${name}`)
        return writes
      },
    }
  },

  async lock(scope) {
    await lockDepartments(scope)
  },

  async undo(scope, applied) {
    const standing = new Map((await lockDepartments(scope)).map((each) => [each.id, each]))
    const all = applied as Applied[]
    const left = all.filter(({ id, name, after }) => {
      const stands = standing.get(id)
      return stands?.name === name && stands.parentId === after
    })
    const moved = left.filter(({ before, after }) => before !== after)
    const stays = await move(scope, moved.map(({ before, after, ...each }) => ({ ...each, from: after, to: before })))
    const made = left.filter(({ isNew }) => isNew)
    const removed = await RemoveUnusedNames.handle(
      scope,
      made.map(({ id }) => ({ list: 'department', id }))
    )
    const restored = left.length - made.length - stays.length + removed
    return { restored, kept: all.length - restored }
  },
}

interface Move {
  id: string
  name: string
  from: string | null
  to: string | null
}

/**
 * Puts departments under others, and answers those that stay: what they were to stand under is gone, or stands under them
 * by now. All are taken from their places first, so that two may change theirs.
 */
async function move(scope: Scope, moves: readonly Move[]): Promise<Move[]> {
  const put = async ({ id, name }: Move, parentId: string | null) =>
    (await SaveDepartment.handle(scope, id, { name, parentId })).ok
  for (const each of moves) if (each.from !== null) await put(each, null)
  const stay: Move[] = []
  for (const each of moves) {
    if (each.to === null || (await put(each, each.to))) continue
    await put(each, each.from)
    stay.push(each)
  }
  return stay
}

function plannedDepartments(rows: readonly ReadRow[], standing: readonly Standing[]) {
  const byName = new Map(standing.map((each) => [plainWords(each.name), each]))
  const nameOf = new Map(standing.map(({ id, name }) => [id, name]))
  const seen = new Map<string, number>()
  const drafts = rows.map((row) => {
    const name = (row.values.departmentName ?? '') as string
    const refusals: CellRefusal[] = [...row.refusals]
    const known = byName.get(plainWords(name)) ?? null
    const line = seen.get(plainWords(name))
    if (name === '') {
      if (refusals.length === 0) refusals.push({ field: 'departmentName', code: 'required', found: '' })
    } else if (line !== undefined)
      refusals.push({ field: 'departmentName', code: 'twice', found: name, params: { line } })
    else seen.set(plainWords(name), row.line)
    return { row, name: known?.name ?? name, known, id: known?.id ?? randomUUID(), refusals }
  })
  // Those of the file that are taken, beside those that stand: a parent may be further down.
  const ids = new Map(standing.map(({ id, name }) => [plainWords(name), id]))
  for (const { name, id, refusals } of drafts)
    if (refusals.length === 0) {
      ids.set(plainWords(name), id)
      nameOf.set(id, name)
    }
  const parents = new Map(standing.map(({ id, parentId }) => [id, parentId]))
  const told = drafts.map((draft) => {
    const { row, id, known, refusals } = draft
    const said = row.values.parent
    if (said === undefined || refusals.length > 0) return { ...draft, after: known?.parentId ?? null }
    const after = said === null ? null : (ids.get(plainWords(String(said))) ?? null)
    if (said !== null && after === null)
      refusals.push({ field: 'parent', code: 'unknown_department', found: row.found.parent ?? '' })
    else parents.set(id, after)
    return { ...draft, after }
  })
  for (const { row, id, refusals } of told)
    if (refusals.length === 0 && isUnderItself(id, parents))
      refusals.push({ field: 'parent', code: 'department_circle', found: row.found.parent ?? '' })
  // What would stand under a department that is refused has nothing to stand under.
  for (let again = true; again; ) {
    again = false
    const gone = new Set(told.filter(({ known, refusals }) => !known && refusals.length > 0).map(({ id }) => id))
    for (const { row, after, refusals } of told)
      if (refusals.length === 0 && after !== null && gone.has(after)) {
        refusals.push({ field: 'parent', code: 'unknown_department', found: row.found.parent ?? '' })
        again = true
      }
  }
  const writes: Applied[] = []
  const planned = told.map(({ row: { line }, name, known, id, after, refusals }): PlannedRow => {
    if (refusals.length > 0)
      return { line, label: name, refusals, outcome: 'refused', id: null, changes: [] }
    const before = known?.parentId ?? null
    const moved = { field: 'parent', before: nameIn(before), after: nameIn(after) }
    const changes = [
      ...(known ? [] : [{ field: 'departmentName', before: null, after: name }]),
      ...(before === after ? [] : [moved]),
    ]
    if (changes.length === 0) return { line, label: name, refusals, outcome: 'same', id, changes }
    writes.push({ id, name, isNew: known === null, before, after })
    const outcome = known ? 'changed' : 'created'
    return { line, label: name, refusals, outcome, id: known ? id : null, changes }
  })
  return { planned, writes }

  function nameIn(id: string | null): string | null {
    return id === null ? null : (nameOf.get(id) ?? null)
  }
}

function isUnderItself(id: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>()
  for (let at = parents.get(id) ?? null; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}
