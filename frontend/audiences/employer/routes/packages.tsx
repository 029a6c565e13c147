import { useState } from 'react'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useCan } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { NewPackageDialog } from '@/features/new-package/new-package-dialog'
import { PackageList } from '@/features/packages/package-list'
import { useDeletePackage } from '@/lib/use-delete-package'
import { useDuplicatePackage } from '@/lib/use-duplicate-package'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /packages */
export function Component() {
  const t = useT()
  const navigate = useNavigate()
  const canWrite = useCan('packages.write')
  const [creating, setCreating] = useState(false)
  const duplicate = useDuplicatePackage((id) => void navigate(urls.editPackage(id)))
  const deletePackage = useDeletePackage()
  useScreenTitle([{ label: t('packages.title') }])
  return (
    <>
      <PageHeader
        title={t('packages.title')}
        subtitle={t('packages.subtitle')}
        actions={
          canWrite && (
            <Button variant="primary" onClick={() => setCreating(true)}>
              <Plus aria-hidden />
              {t('new-package.title')}
            </Button>
          )
        }
      />
      <PackageList
        onCreate={() => setCreating(true)}
        onDuplicate={duplicate}
        onDelete={deletePackage}
      />
      <NewPackageDialog open={creating} onOpenChange={setCreating} />
    </>
  )
}
