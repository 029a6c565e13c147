/** All that has changed and payroll was not told, everything that holds on a day, or the hours that a month plans. */
export const PAYROLL_MODES = ['DIFFERENCES', 'EVERYTHING', 'MONTH'] as const
export type PayrollMode = (typeof PAYROLL_MODES)[number]

/** A line of a file: one element of one person, from a day on. Days `YYYY-MM-DD`. */
export interface PayrollLine {
  workerId: string
  employeeNumber: string | null
  lastName: string
  firstName: string
  kind: string
  element: string
  validFrom: string
  /** Of hours that are planned (`kind` TIME), the last day; null otherwise. */
  validUntil: string | null
  /** What a pay element is counted in, or planned time; null of anything else. */
  unit: string | null
  before: unknown
  /** Of hours that are planned, those of a week; null where they are not known. */
  after: unknown
}
