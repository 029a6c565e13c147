/** What a change is about. `ELEMENT` is pay that happens (ADR 80), by its code; `DETAILS` are known as changed, not what they say: they can be erased (ADR 39). */
export const CHANGE_KINDS = [
  'START',
  'LEAVE',
  'PAY',
  'BENEFITS',
  'ELEMENT',
  'HOURS',
  'FUNCTION',
  'PLACE',
  'PERSON',
  'FAMILY',
  'DETAILS',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** What brought it: a person of the employer's, the worker by a link of their own, a file, a connection or an index. */
export const CHANGE_SOURCES = ['PERSON', 'WORKER', 'IMPORT', 'SYNCHRONISATION', 'INDEX'] as const
export type ChangeSource = (typeof CHANGE_SOURCES)[number]

/** What a reader may see of people and pay. */
export interface ChangeReader {
  seesPay: boolean
  /** Of the whole company, with what net pay could be computed from. */
  seesAllOfPay: boolean
  keepsRecords: boolean
}

/** The kinds of facts that a reader is shown; the others are left out as if they were not there. */
export function kindsShown({ seesPay, seesAllOfPay, keepsRecords }: ChangeReader): ChangeKind[] {
  const hidden: ChangeKind[] = [
    ...(seesPay ? [] : (['PAY'] as const)),
    ...(seesAllOfPay ? [] : (['BENEFITS', 'ELEMENT'] as const)),
    ...(keepsRecords ? [] : (['FAMILY', 'DETAILS'] as const)),
  ]
  return CHANGE_KINDS.filter((kind) => !hidden.includes(kind))
}
