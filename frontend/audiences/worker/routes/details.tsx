import { OwnData } from '@/features/portal/own-data'
import { usePortalOf } from '@/features/portal/portal-context'

/** /w/details: what a worker changes or proposes of themselves */
export function Component() {
  return <OwnData of={usePortalOf()} />
}
