import { PublicLayout } from '@/components/app/public-layout'
import { HealthTable } from '@/features/health/health-table'

export function Component() {
  return (
    <PublicLayout title="health-check">
      <HealthTable />
    </PublicLayout>
  )
}
