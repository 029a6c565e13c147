import ContractLocation from './contract_location.ts'
import CostCenter from './cost_center.ts'
import Department from './department.ts'

/** The company's own lists of names, which contracts and workers choose from. */
export const NAMED_LISTS = {
  department: Department,
  contract_location: ContractLocation,
  cost_center: CostCenter,
} as const

export type NamedList = keyof typeof NAMED_LISTS
