import { PublicLayout } from '@/components/app/public-layout'
import { HealthTable } from '@/features/health/health-table'

/** Asks no sign-in: it must answer when the database does not. */
export function Component() {
  return (
    <PublicLayout title="health-check">
      <HealthTable />
    </PublicLayout>
  )
}
