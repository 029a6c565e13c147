import { useOutletContext } from 'react-router'
import type { PortalCompany, PortalWorker, Seen } from '@/api/portal'

/** What every page of the portal knows: whose it is, and whether it is viewed as its worker. */
export interface PortalOf {
  seen: Seen
  worker: PortalWorker
  company: PortalCompany
}

export const usePortalOf = () => useOutletContext<PortalOf>()
