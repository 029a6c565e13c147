import type { KnownPerson, ImportedPerson } from '#modules/team/index'
import { plainWords } from '../domain/plain_words.ts'
import type { ReadRow } from '../domain/read_rows.ts'

/** What a row says of who it is about. */
export interface Identity {
  employeeNumber: string | null
  email: string | null
  niss: string | null
  firstName: string | null
  lastName: string | null
  dateOfBirth: string | null
}

export const KEYS = ['employeeNumber', 'email', 'niss'] as const
export type Key = (typeof KEYS)[number]

/** By what a person of an import is known again. */
export function identityOf(person: ImportedPerson): Identity {
  const said = (name: keyof Identity) => (person[name] ?? null) as string | null
  return {
    employeeNumber: said('employeeNumber'),
    email: said('email'),
    niss: said('niss'),
    firstName: said('firstName'),
    lastName: said('lastName'),
    dateOfBirth: said('dateOfBirth'),
  }
}

/** Whom a row is about: somebody known, nobody yet, or a refusal with whom it could be. */
export type Match =
  | { person: KnownPerson | null }
  | { field: string; code: 'other_person' | 'ambiguous_person'; name: string }

/** A list of people is planned from several times. */
const KNOWN = new WeakMap<readonly KnownPerson[], KnownWorkers>()

/** The people of a company, found by number, address, register number, or name. */
export class KnownWorkers {
  readonly #byId: ReadonlyMap<string, KnownPerson>
  readonly #byKey = new Map<string, KnownPerson>()
  readonly #byName: Map<string, KnownPerson[]>

  /** Put in order once for each list, which nobody changes. */
  static of(people: readonly KnownPerson[]): KnownWorkers {
    const known = KNOWN.get(people) ?? new KnownWorkers(people)
    KNOWN.set(people, known)
    return known
  }

  private constructor(people: readonly KnownPerson[]) {
    for (const person of people) {
      const identity = identityOf(person.fields)
      for (const key of KEYS) if (identity[key]) this.#byKey.set(keyOf(key, identity[key]), person)
    }
    this.#byId = new Map(people.map((person) => [person.id, person]))
    this.#byName = Map.groupBy(people, ({ fields }) => nameOf(identityOf(fields)))
  }

  /** Everybody whom one of these rows could be about: by what was settled of it, by a key or by the name. */
  couldBe(rows: readonly Pick<ReadRow, 'about' | 'values'>[]): KnownPerson[] {
    const found = new Set<KnownPerson | undefined>()
    for (const { about, values } of rows) {
      if (about) found.add(this.#byId.get(about))
      const identity = identityOf(values as ImportedPerson)
      for (const key of KEYS)
        if (identity[key]) found.add(this.#byKey.get(keyOf(key, identity[key])))
      for (const alike of this.#byName.get(nameOf(identity)) ?? []) found.add(alike)
    }
    return [...found].filter((person) => person !== undefined)
  }

  /** Whom a row is about: as it was settled, as long as no key of it is another person's, else by what the row says. */
  of({ about }: Pick<ReadRow, 'about'>, identity: Identity): Match {
    if (about === undefined) return this.match(identity)
    for (const key of KEYS) {
      const holder = identity[key] && this.#byKey.get(keyOf(key, identity[key]))
      if (holder && holder.id !== about)
        return { field: key, code: 'other_person', name: labelOf(identityOf(holder.fields)) }
    }
    return { person: about === null ? null : (this.#byId.get(about) ?? null) }
  }

  /**
   * By number, e-mail address or register number; keys of two people are refused. Without any of them by the name, where
   * one person has it and nothing that both tell is different.
   */
  match(identity: Identity): Match {
    let found: KnownPerson | null = null
    for (const key of KEYS) {
      const value = identity[key]
      const person = value && this.#byKey.get(keyOf(key, value))
      if (!person) continue
      if (found && found.id !== person.id)
        return { field: key, code: 'other_person', name: labelOf(identityOf(person.fields)) }
      found = person
    }
    if (found) return { person: found }
    if (!identity.firstName || !identity.lastName) return { person: null }
    const alike = (this.#byName.get(nameOf(identity)) ?? []).filter(
      ({ fields }) => !differs(identity, identityOf(fields))
    )
    if (alike.length > 1)
      return { field: 'lastName', code: 'ambiguous_person', name: labelOf(identity) }
    return { person: alike[0] ?? null }
  }
}

/** Whether both tell a thing, and not the same. */
function differs(one: Identity, other: Identity): boolean {
  return ([...KEYS, 'dateOfBirth'] as const).some(
    (key) => one[key] !== null && other[key] !== null && plainKey(one[key]) !== plainKey(other[key])
  )
}

/** What no two rows of a file may share; a name alone where a row has nothing else. */
export function marksOf(identity: Identity): { field: string; mark: string }[] {
  const marks = KEYS.flatMap((key) =>
    identity[key] ? [{ field: key as string, mark: keyOf(key, identity[key]) }] : []
  )
  // Who is known by something else says no name.
  if (marks.length > 0 || !(identity.firstName || identity.lastName)) return marks
  return [{ field: 'lastName', mark: `${nameOf(identity)}|${identity.dateOfBirth ?? ''}` }]
}

/** One name by which people are found; case makes no difference. */
export function keyOf(key: Key, value: string): string {
  return `${key}:${plainKey(value)}`
}

/** How a refusal names a person. */
export function labelOf({ firstName, lastName }: Pick<Identity, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

const plainKey = (value: string) => value.toLowerCase()
const nameOf = ({ firstName, lastName }: Identity) =>
  `${plainWords(firstName ?? '')}|${plainWords(lastName ?? '')}`
