import { Plus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useCan } from '@/api/get-user'
import { useOpenKinds } from '@/api/templates'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { FeatureLocked } from '@/features/billing/feature-locked'
import { CompanyDocuments } from '@/features/company-documents/company-documents'
import { SigningSettingsPage } from '@/features/signatures/signing-settings'
import { TemplateList } from '@/features/templates/template-list'
import { useGates } from '@/lib/gate'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

const TABS = ['templates', 'company', 'signing'] as const

/** /settings/documents?tab=company, ?tab=signing */
export function Component() {
  const t = useT()
  const canWrite = useCan('templates.write')
  const isLocked = useGates().locks({ feature: 'documents' })
  const [query, setQuery] = useSearchParams()
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'templates'
  const opensContracts = useOpenKinds().data?.includes('CONTRACT')
  useSettingsTitle([{ label: t('settings.documents') }])
  return (
    <div className="max-w-[60rem]">
      <PageHeader
        title={t('settings.documents')}
        subtitle={t('templates.subtitle')}
        actions={
          tab === 'templates' && (
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
          )
        }
      />
      <Tabs<(typeof TABS)[number]>
        label={t('settings.documents')}
        value={tab}
        onValueChange={(next) => setQuery(next === 'templates' ? {} : { tab: next })}
        options={[
          { value: 'templates', label: t('templates.heading') },
          { value: 'company', label: t('documents.companyDocuments') },
          { value: 'signing', label: t('signatures.settings') },
        ]}
      >
        <div className="mt-4">
          {tab === 'templates' && <TemplateList />}
          {tab === 'company' &&
            (isLocked ? <FeatureLocked feature="documents" /> : <CompanyDocuments />)}
          {tab === 'signing' &&
            (isLocked ? <FeatureLocked feature="documents" /> : <SigningSettingsPage />)}
        </div>
      </Tabs>
    </div>
  )
}
