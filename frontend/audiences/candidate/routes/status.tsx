import { PublicLayout } from '@/components/app/public-layout'
import { HealthStatus } from '@/features/health/health-status'

export function Component() {
  return (
    <PublicLayout title="health-check">
      <HealthStatus />
    </PublicLayout>
  )
}
