import type { ContractContent, ContractKind, ContractPreview } from '@/api/contracts'

/** What the form holds: a day is empty where there is none. */
export type ContractValues = Omit<ContractContent, 'startDateStr' | 'endDateStr'> & {
  startDateStr: string
  endDateStr: string
}

export function valuesOf({ endDateStr, ...content }: ContractContent): ContractValues {
  return { ...content, endDateStr: endDateStr ?? '' }
}

/** What the call takes of it: fields that the kind does not have are empty, whatever stood in them. */
export function contentOf(values: ContractValues): ContractContent {
  const { kind, endDateStr } = values
  const has = FIELDS[kind]
  return {
    ...values,
    endDateStr: kind === 'OPEN_ENDED' || endDateStr === '' ? null : endDateStr,
    reason: has.includes('reason') ? values.reason : '',
    workDescription: has.includes('workDescription') ? values.workDescription : '',
    replacedWorkerId: has.includes('replacedWorkerId') ? values.replacedWorkerId : null,
  }
}

type KindField = 'reason' | 'workDescription' | 'replacedWorkerId'

/** The fields that a kind has besides those of all. */
export const FIELDS: Record<ContractKind, readonly KindField[]> = {
  OPEN_ENDED: [],
  FIXED_TERM: ['reason'],
  DEFINED_WORK: ['workDescription'],
  PART_TIME: [],
  REPLACEMENT: ['replacedWorkerId', 'reason'],
  STUDENT: ['workDescription'],
  TELEWORK_ANNEX: ['reason'],
  AMENDMENT: ['reason'],
}

const FOLLOWING: readonly ContractKind[] = ['AMENDMENT', 'TELEWORK_ANNEX']

/** The kinds to choose from: those that begin, or those that change what is there. */
export function kindsOf(
  all: readonly ContractKind[],
  changeType: ContractPreview['changeType'],
  kind: ContractKind
): ContractKind[] {
  const follows =
    changeType === 'CHANGE' ||
    changeType === 'EXCHANGE' ||
    (changeType === 'CORRECTION' && FOLLOWING.includes(kind))
  return all.filter((each) => FOLLOWING.includes(each) === follows)
}

/** A day that can be asked about, or nothing. */
export function dayOrNone(day: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
}
