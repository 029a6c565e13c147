import type { OfficialKind } from '../domain/official_file.ts'

/** One kind of document: what opens and closes in it, and what its people are. */
export interface OfficialReader<Person> {
  readonly kind: OfficialKind
  open(name: string, parent: string): void
  /** A leaf, or the end of what has leaves. */
  close(name: string, text: string, parent: string): void
  /** By register number, or by a mark of their own; asked at the end. @throws FileRefused where it is not whole */
  people(): { niss: string | null; person: Person }[]
  period(): string
  /** Declarations of other employers. */
  readonly others: number
}
