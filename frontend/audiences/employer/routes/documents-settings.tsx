import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useCan } from '@/api/get-user'
import { useOpenKinds } from '@/api/templates'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { TemplateList } from '@/features/templates/template-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/documents */
export function Component() {
  const t = useT()
  const canWrite = useCan('templates.write')
  const opensContracts = useOpenKinds().data?.includes('CONTRACT')
  useScreenTitle(useCompany().data?.name, [
    { label: t('nav.settings'), to: urls.accountSettings },
    { label: t('settings.documents') },
  ])
  return (
    <div className="max-w-[60rem]">
      <PageHeader
        title={t('templates.heading')}
        subtitle={t('templates.subtitle')}
        actions={
          <>
            {opensContracts && (
              <Button asChild>
                <Link to={urls.shippedTemplates}>{t('templates.shipped')}</Link>
              </Button>
            )}
            {canWrite && (
              <Button asChild variant="primary">
                <Link to={urls.newTemplate}>
                  <Plus aria-hidden />
                  {t('templates.new')}
                </Link>
              </Button>
            )}
          </>
        }
      />
      <TemplateList />
    </div>
  )
}
