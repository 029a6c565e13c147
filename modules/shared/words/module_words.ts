import type { Role } from './roles.ts'

/** What decides which rows of a table a person is shown (ADR 26). */
export type Shown =
  /** The visibility of the scope: `queries/<query>.ts` begins all others, and alone knows `models/<model>.ts`. */
  | { query: string; model: string }
  /** A row of another table, which was seen first. */
  | { through: string }
  /** Whose it is, and nothing else: no person is shown another's. */
  | 'own'
  /** The whole company's, for those who hold a right. */
  | { right: string }
  /** No pay and no person stands in it. */
  | 'neither'

/**
 * What a module adds to the lists that all modules share, in its `words.ts`, which imports nothing but this type.
 * `modules/words.ts` gathers them; the texts stand in the module's `lang/<locale>/words.json`, under the same names.
 */
export interface ModuleWords {
  /** Refusals, with their HTTP status. */
  problems?: Readonly<Record<`E_${string}`, number>>
  /** What the audit log calls what happened, in the past tense: `offer.sent`. */
  events?: readonly `${string}.${string}`[]
  /** What a role may do, with the least role that may: all above it may too. */
  rights?: Readonly<Record<string, Role>>
  /** What a plan or an add-on may open (modules/billing/domain/plans.ts says which does). */
  features?: readonly string[]
  /** Documents that are printed, each with its template `modules/shared/documents/templates/<kind>.typ`. */
  documents?: readonly string[]
  /** Its tables of a company, each with what decides who is shown its rows. */
  tables?: Readonly<Record<string, Shown>>
}
