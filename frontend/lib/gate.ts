import { useCompany } from '@/api/get-company'
import { useUser } from '@/api/get-user'
import type { Feature, Permission } from '@/api/types'

/** Who finds a screen in the menus. The server decides, this only hides and explains. */
export interface Gate {
  /** Locked while the plan lacks it: shown, with its way to ask for it. */
  feature?: Feature
  /** Absent while the plan lacks it: for add-ons that most companies never see. */
  addOn?: Feature
  /** Absent for whoever does not hold it. */
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
  return {
    offers: ({ addOn, right }) =>
      (addOn === undefined || features.includes(addOn)) &&
      (right === undefined || can?.[right] === true),
    locks: ({ feature }) => feature !== undefined && !features.includes(feature),
  }
}
