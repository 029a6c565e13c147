import type { Budget } from '@/api/budgets'
import { newId } from '../../lib/new-id.ts'
import type { LAW_FIGURES, PlanKind } from './plan-kinds.ts'

/** What is told of one line of a plan, of whatever kind. */
export interface Told {
  day: string
  low: number | null
  expected: number | null
  high: number | null
  percent: number | null
  count: number | null
  packageId: string
  /** Of the index, or all of them. */
  committee: string
  departmentId: string
  costCenterId: string
  replaced: number | null
  months: number | null
  workerId: string
  figure: (typeof LAW_FIGURES)[number]
}

/** No committee is called so. */
export const ALL = 'ALL'

const MOST_INDEX = 20
const MOST_MONTHS = 36

/** What is wrong with a line, by field, as the name of its sentence. */
export function faultsOf(kind: PlanKind, told: Told, { plan }: Budget): Record<string, string> {
  const faults: Record<string, string> = {}
  if (told.day === '') faults.day = 'budgets.fault_day'
  if (kind === 'index') {
    for (const name of ['low', 'expected', 'high'] as const) {
      const value = told[name]
      if (value === null || value < 0 || value > MOST_INDEX) faults[name] = 'budgets.fault_index'
    }
    if (
      Object.keys(faults).length === 0 &&
      !(told.low! <= told.expected! && told.expected! <= told.high!)
    )
      faults.expected = 'budgets.fault_range'
  }
  if (
    (kind === 'merit' || kind === 'law') &&
    (told.percent === null || Math.abs(told.percent) > 100)
  )
    faults.percent = 'budgets.fault_percent'
  if (kind === 'hires') {
    if (told.packageId === '') faults.packageId = 'budgets.fault_package'
    if (told.count === null || told.count < 1 || !Number.isInteger(told.count))
      faults.count = 'budgets.fault_count'
  }
  if (kind === 'turnover') {
    if (!isShare(told.percent)) faults.percent = 'budgets.fault_share'
    if (!isShare(told.replaced)) faults.replaced = 'budgets.fault_share'
    const { months } = told
    // Where nobody is replaced the field is not there.
    if (
      told.replaced !== 0 &&
      (months === null || !Number.isInteger(months) || months < 0 || months > MOST_MONTHS)
    )
      faults.months = 'budgets.fault_months'
    const isSame = (step: Budget['plan']['turnover'][number]) =>
      (step.departmentId ?? '') === told.departmentId &&
      (step.costCenterId ?? '') === told.costCenterId
    if (plan.turnover.some(isSame)) faults.percent ??= 'budgets.fault_place'
  }
  if (kind === 'leavers' && told.workerId === '') faults.workerId = 'budgets.fault_person'
  return faults
}

/** Whether it is a percent of people, to the hundredth. */
function isShare(value: number | null): boolean {
  return value !== null && value >= 0 && value <= 100 && Math.round(value * 100) / 100 === value
}

/** A line as the call takes it. */
export function stepOf(kind: PlanKind, told: Told, nomFonction: string): object {
  const { day } = told
  switch (kind) {
    case 'index':
      return {
        day,
        low: told.low,
        expected: told.expected,
        high: told.high,
        commissionParitaire: told.committee === ALL ? null : told.committee,
      }
    case 'merit':
      return { day, percent: told.percent }
    case 'hires':
      return {
        id: newId(),
        nomFonction,
        packageId: told.packageId,
        count: told.count,
        startDate: day,
        departmentId: told.departmentId || null,
        costCenterId: told.costCenterId || null,
      }
    case 'leavers':
      return { workerId: told.workerId, lastDay: day }
    case 'turnover':
      return {
        percent: told.percent,
        replacedPercent: told.replaced,
        replacedAfterMonths: told.replaced === 0 ? 0 : told.months,
        departmentId: told.departmentId || null,
        costCenterId: told.costCenterId || null,
      }
    case 'law':
      return { day, figure: told.figure, value: told.percent }
  }
}
