import { useCompany } from '@/api/get-company'
import { useUser } from '@/api/get-user'
import type { Feature, Permission } from '@/api/types'

/** Who finds a screen in the menus. The server decides, this only hides and explains. */
export interface Gate {
  /** Locked while the plan lacks it, or each of several: shown, with its way to ask for it. */
  feature?: Feature | readonly Feature[]
  /** Absent while the plan lacks the feature: what it brings is bought apart, and told in the billing settings. */
  addOn?: true
  /** Absent for those who do not hold it. */
  right?: Permission
}

/** Administrators only, for modules that have no right of their own yet. */
export const ADMINISTRATORS: Permission = 'company.write'

export interface Gatekeeper {
  offers: (gate: Gate) => boolean
  locks: (gate: Gate) => boolean
}

/** What the signed-in person is offered, and what of it the company's plan locks. */
export function useGates(): Gatekeeper {
  const features = useCompany().data?.billingAccount.features ?? []
  const can = useUser().data?.can
  const locks = ({ feature }: Gate) =>
    feature !== undefined && ![feature].flat().some((one) => features.includes(one))
  return {
    offers: ({ right, addOn, ...gate }) =>
      (right === undefined || can?.[right] === true) && !(addOn && locks(gate)),
    locks,
  }
}
