import { PublicLayout } from '@/components/app/public-layout'
import { HealthStatus } from '@/features/health/health-status'

/** Asks no sign-in: it must answer when the database does not. */
export function Component() {
  return (
    <PublicLayout title="health-check">
      <HealthStatus />
    </PublicLayout>
  )
}
