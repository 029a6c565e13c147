import type { KnownPerson } from '#modules/team/index'
import type { CellRefusal } from '../domain/import_field.ts'
import { plainWords } from '../domain/plain_words.ts'
import { identityOf, labelOf, type Identity } from './known_workers.ts'
import type { Draft } from './plan_workers.ts'

/** Who leads the person of a row: an id or nobody, or why it is not taken. */
export interface NamedManager {
  id: string | null
  name: string | null
  before: string | null
  refusal?: CellRefusal
}

interface Leader {
  id: string
  label: string
}

/**
 * Who is named as manager in each row: by number, e-mail address, name or id, among those who are known and those of the
 * file. Nobody leads themselves, nor in a circle through others.
 */
export function managersOf(
  drafts: readonly Draft[],
  people: readonly KnownPerson[]
): Map<number, NamedManager> {
  const told = drafts.filter(({ row }) => 'manager' in row.values)
  const managers = new Map<number, NamedManager>()
  if (told.length === 0) return managers
  const called = leadersByWord(drafts, people)
  const labels = new Map(people.map(({ id, fields }) => [id, labelOf(identityOf(fields))]))
  const leads = new Map(people.map(({ id, fields }) => [id, (fields.managerId ?? null) as string | null]))
  for (const { row, id, person } of told) {
    const word = row.values.manager
    const formerId = (person?.fields.managerId ?? null) as string | null
    const before = formerId === null ? null : (labels.get(formerId) ?? null)
    if (word === null || word === undefined) {
      managers.set(row.line, { id: null, name: null, before })
      leads.set(id, null)
      continue
    }
    const found = called.get(plainWords(String(word))) ?? new Map<string, Leader>()
    const [leader] = found.values()
    const refuse = (code: string) =>
      managers.set(row.line, {
        id: null,
        name: null,
        before,
        refusal: { field: 'manager', code, found: row.found.manager ?? '' },
      })
    if (!leader) refuse('unknown_manager')
    else if (found.size > 1) refuse('ambiguous_manager')
    else if (leader.id === id) refuse('own_manager')
    else {
      managers.set(row.line, { id: leader.id, name: leader.label, before })
      leads.set(id, leader.id)
    }
  }
  for (const { row, id } of told)
    if (managers.get(row.line)?.id && isCircle(id, leads))
      managers.set(row.line, {
        ...managers.get(row.line)!,
        refusal: { field: 'manager', code: 'manager_circle', found: row.found.manager ?? '' },
      })
  refuseThoseOfRefused(told, managers)
  return managers
}

/** Who is led by somebody of the file who is refused: nobody of that name will be there. */
function refuseThoseOfRefused(told: readonly Draft[], managers: Map<number, NamedManager>): void {
  for (let again = true; again; ) {
    again = false
    const gone = new Set(
      told
        .filter(({ row, person }) => person === null && managers.get(row.line)!.refusal)
        .map(({ id }) => id)
    )
    for (const { row } of told) {
      const named = managers.get(row.line)!
      if (named.refusal || named.id === null || !gone.has(named.id)) continue
      const refusal = { field: 'manager', code: 'unknown_manager', found: row.found.manager ?? '' }
      managers.set(row.line, { ...named, refusal })
      again = true
    }
  }
}

/** Everybody by what they may be called. */
function leadersByWord(
  drafts: readonly Draft[],
  people: readonly KnownPerson[]
): Map<string, Map<string, Leader>> {
  const called = new Map<string, Map<string, Leader>>()
  const add = (id: string, identity: Identity) => {
    const { firstName, lastName, email, employeeNumber } = identity
    const label = labelOf(identity)
    for (const word of [label, `${lastName ?? ''} ${firstName ?? ''}`, email, employeeNumber, id]) {
      if (!word || word.trim() === '') continue
      const plain = plainWords(word)
      const holders = called.get(plain) ?? new Map<string, Leader>()
      called.set(plain, holders.set(id, { id, label }))
    }
  }
  for (const { id, fields } of people) add(id, identityOf(fields))
  for (const { id, person, said, refusals } of drafts)
    if (refusals.length === 0) add(id, identityOf({ ...person?.fields, ...said }))
  return called
}

function isCircle(id: string, leads: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>()
  for (let at = leads.get(id) ?? null; at !== null && !seen.has(at); at = leads.get(at) ?? null) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}
