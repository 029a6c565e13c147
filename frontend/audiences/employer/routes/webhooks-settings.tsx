import { useState } from 'react'
import { Plus } from 'lucide-react'
import { Link, Navigate } from 'react-router'
import { useCan } from '@/api/get-user'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { VerifyCard } from '@/features/webhooks/verify-card'
import { WebhookDialog } from '@/features/webhooks/webhook-dialog'
import { WebhookList } from '@/features/webhooks/webhook-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/webhooks */
export function Component() {
  const t = useT()
  const canManage = useCan('webhooks.manage')
  const connects = useCan('integrations.write')
  const [making, setMaking] = useState(false)
  useSettingsTitle([{ label: t('webhooks.title') }])
  if (!canManage) return <Navigate to={urls.accountSettings} replace />
  return (
    <div className="max-w-[60rem]">
      <PageHeader
        title={t('webhooks.title')}
        subtitle={t('webhooks.subtitle')}
        actions={
          <Button variant="primary" onClick={() => setMaking(true)}>
            <Plus aria-hidden />
            {t('webhooks.new')}
          </Button>
        }
      />
      <div className="flex flex-col gap-6">
        <div>
          <WebhookList onNew={() => setMaking(true)} />
        </div>
        <VerifyCard />
        {connects && (
          <p>
            <Link className="underline" to={urls.integrationsSettings}>
              {t('webhooks.hrSystems')}
            </Link>
          </p>
        )}
      </div>
      <WebhookDialog webhook={null} open={making} onOpenChange={setMaking} />
    </div>
  )
}
