import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { useRequestReactivation } from '@/api/billing-requests'
import type { Company, User } from '@/api/types'
import { PublicLayout } from '@/components/app/public-layout'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useAskedFlag } from './asked-flag.ts'
import { CheckoutReturn } from './checkout-return.tsx'
import { OverdueBanner } from './overdue-banner.tsx'
import { PlanPicker } from './plan-picker.tsx'
import { liveSubscription } from './subscription.ts'

/** All that is left of the product once the company's plan has ended: asking for it again or buying it, and leaving. */
export default function DisabledAccount({ company, user }: { company: Company; user: User }) {
  const t = useT()
  const request = useRequestReactivation()
  const [asked, remember] = useAskedFlag('hideReactivate', company.billingAccount.requestedAt)
  return (
    <PublicLayout title={t('billing.disabledTitle')}>
      <div className="flex w-full max-w-md flex-col items-center gap-4 text-center">
        <Lock aria-hidden className="size-8 text-ink-soft" />
        <h1 className="text-xl font-semibold">{t('billing.disabled')}</h1>
        {asked && <Notice role="status">{t('billing.reactivationAsked')}</Notice>}
        {!asked && !user.can['billing.request'] && <p>{t('billing.askAdministrator')}</p>}
        {request.error && <Notice tone="danger">{t('common.noAnswer')}</Notice>}
        <div className="flex flex-wrap justify-center gap-3">
          {!asked && user.can['billing.request'] && (
            <Button
              variant="primary"
              busy={request.isPending}
              onClick={() => request.mutate(undefined, { onSuccess: remember })}
            >
              {t('billing.askReactivation')}
            </Button>
          )}
          <Button asChild>
            <Link to={urls.login}>{t('nav.signOut')}</Link>
          </Button>
        </div>
      </div>
      {user.can['billing.manage'] && (
        <div className="mt-10 flex w-full max-w-[45rem] flex-col gap-6">
          <CheckoutReturn />
          <OverdueBanner />
          {!liveSubscription(company.billingAccount) && <PlanPicker />}
        </div>
      )}
    </PublicLayout>
  )
}
