import type { WorkerFacts } from '@/api/workers'

export const fullName = ({ firstName, lastName }: Pick<WorkerFacts, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

export type WorkerStanding = 'CURRENT' | 'UPCOMING' | 'LEFT' | 'CONTACT'

/** Where a person stands with the company, by their contracts. */
export function standingOf({ contracts }: WorkerFacts): WorkerStanding {
  if (contracts.some(({ isCurrent }) => isCurrent)) return 'CURRENT'
  const holding = contracts.filter(({ standing }) => standing !== 'CORRECTED')
  if (holding.length === 0) return 'CONTACT'
  return holding.some(({ standing }) => standing === 'UPCOMING' || standing === 'TO_SIGN')
    ? 'UPCOMING'
    : 'LEFT'
}

/** Whole years and months from a day to today. */
export function lengthOf(from: string, today: string): { years: number; months: number } {
  const [y = 0, m = 0, d = 0] = from.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const total = Math.max(0, (year - y) * 12 + (month - m) - (day < d ? 1 : 0))
  return { years: Math.floor(total / 12), months: total % 12 }
}
