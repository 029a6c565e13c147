import { useNavigate } from 'react-router'
import { useCompany } from '@/api/get-company'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { NewPackageForm } from './new-package-form.tsx'

/** The same form in a dialog; a created package opens in the editor. */
export function NewPackageDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const t = useT()
  const navigate = useNavigate()
  const company = useCompany().data
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('new-package.title')}
      description={t('new-package.subtitle')}
    >
      {company && (
        <NewPackageForm
          company={company}
          onCancel={() => onOpenChange(false)}
          onCreated={({ id }) => void navigate(urls.editPackage(id))}
        />
      )}
    </Dialog>
  )
}
