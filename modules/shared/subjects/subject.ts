/**
 * What has a timeline, private links, PDFs and a process that follows it: by type, each with a table of its own. A new
 * type is a name here and a column in the tables that speak of subjects (ADR 29).
 */
export const SUBJECT_TYPES = ['offer', 'worker'] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]

/** One of them, as the audit log names it too. */
export interface Subject {
  type: SubjectType
  id: string
}

/** One of them as it stands now. */
export interface Standing extends Subject {
  status: string
  /** Of its contents. */
  version: number
}

/** The one column of a row that names its subject: of the others none is filled. */
export function ofSubject({ type, id }: Subject): Partial<Record<`${SubjectType}Id`, string>> {
  return { [`${type}Id`]: id }
}
