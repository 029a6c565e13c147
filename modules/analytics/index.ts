import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'analytics',
  endpoints,
  jobs: () => import('./jobs/compute_figures.ts'),
}

export { ComputeFigures } from './actions/compute_figures.ts'
export { RequestStaleFigures } from './actions/request_figures.ts'
export { RemovePayRange } from './actions/remove_pay_range.ts'
export { SavePayRange } from './actions/save_pay_range.ts'
export { lockPayRanges, type StandingRange } from './queries/lock_pay_ranges.ts'
export {
  monthsOf as monthsOfRequest,
  type Months as MonthsOfYear,
} from './domain/figures_of_contract.ts'
export { mean } from './domain/definitions.ts'
export { Told } from './domain/suppression.ts'
export { lawDayOf, lawIntervals, lawOn, type LawInterval } from './domain/law_day.ts'
export { ownRangeOf, ownRanges } from './domain/placed.ts'
export { keptRanges, rangeGroups } from './queries/placed_people.ts'
