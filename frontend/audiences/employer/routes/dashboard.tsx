import { useState } from 'react'
import { useCompany } from '@/api/get-company'
import { useUser } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { Dashboard } from '@/features/dashboard/dashboard'
import { NewPackageDialog } from '@/features/new-package/new-package-dialog'

/** / */
export function Component() {
  const user = useUser().data
  const company = useCompany().data
  const [creating, setCreating] = useState(false)
  useScreenTitle(company?.name, [])
  if (!user || !company) return null
  return (
    <>
      <Dashboard user={user} company={company} onCreate={() => setCreating(true)} />
      <NewPackageDialog open={creating} onOpenChange={setCreating} />
    </>
  )
}
