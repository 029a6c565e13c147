/** A draft is worked on; once proposed it stays as it is until the worker says yes or no, or it is taken back. */
export const SACRIFICE_STATUSES = ['DRAFT', 'PROPOSED', 'ACCEPTED', 'DECLINED'] as const
export type SacrificeStatus = (typeof SACRIFICE_STATUSES)[number]

/** An answer that was noted by mistake goes back to the proposal. */
const NEXT: Readonly<Record<SacrificeStatus, readonly SacrificeStatus[]>> = {
  DRAFT: ['PROPOSED'],
  PROPOSED: ['DRAFT', 'ACCEPTED', 'DECLINED'],
  ACCEPTED: ['PROPOSED'],
  DECLINED: ['PROPOSED', 'DRAFT'],
}

export function mayBecome(from: SacrificeStatus, to: SacrificeStatus): boolean {
  return NEXT[from].includes(to)
}

/** What was agreed is kept. */
export function mayBeDeleted(status: SacrificeStatus): boolean {
  return status !== 'ACCEPTED'
}
