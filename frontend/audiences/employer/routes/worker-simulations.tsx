import { useState } from 'react'
import { useNavigate } from 'react-router'
import { NewPackageDialog } from '@/features/new-package/new-package-dialog'
import { PackageList } from '@/features/packages/package-list'
import { useDeletePackage } from '@/lib/use-delete-package'
import { useDuplicatePackage } from '@/lib/use-duplicate-package'
import { urls } from '@/urls'
import { useWorkerOfPage } from './worker-of-page.ts'

/** /team/{workerId}/simulations */
export function Component() {
  const navigate = useNavigate()
  const { id } = useWorkerOfPage('simulations')
  const [creating, setCreating] = useState(false)
  const duplicate = useDuplicatePackage((copy) => void navigate(urls.editPackage(copy)))
  const deletePackage = useDeletePackage()
  return (
    <>
      <PackageList
        workerId={id}
        onCreate={() => setCreating(true)}
        onDuplicate={duplicate}
        onDelete={deletePackage}
      />
      <NewPackageDialog open={creating} onOpenChange={setCreating} />
    </>
  )
}
