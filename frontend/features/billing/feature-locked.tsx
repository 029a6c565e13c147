import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import type { Feature } from '@/api/types'
import { EmptyState } from '@/components/app/empty-state'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { RequestAccess } from './request-access.tsx'

/** In the place of screens that the plan does not open: what they are for, and who can open them. */
export function FeatureLocked({ feature }: { feature: Feature }) {
  const t = useT()
  const mayAsk = useCan('billing.request')
  const seesPlans = useCan('billing.manage')
  return (
    <EmptyState
      icon={Lock}
      title={t('billing.lockedTitle', { feature: t(`words.features.${feature}`) })}
      action={
        mayAsk && (
          <div className="flex flex-wrap justify-center gap-2">
            {seesPlans && (
              <Button variant="primary" asChild>
                <Link to={urls.billingSettings}>{t('billing.seePlans')}</Link>
              </Button>
            )}
            <RequestAccess feature={feature} />
          </div>
        )
      }
    >
      {t(`billing.about.${feature}`)}{' '}
      {t(mayAsk ? 'billing.lockedText' : 'billing.lockedAskAdministrator')}
    </EmptyState>
  )
}
