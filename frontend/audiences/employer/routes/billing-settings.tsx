import { useCompany } from '@/api/get-company'
import { useUser } from '@/api/get-user'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { CheckoutReturn } from '@/features/billing/checkout-return'
import { PlanCard } from '@/features/billing/plan-card'
import { PlanPicker } from '@/features/billing/plan-picker'
import { PlansCard } from '@/features/billing/plans-card'
import { liveSubscription } from '@/features/billing/subscription'
import { SubscriptionCard } from '@/features/billing/subscription-card'
import { useT } from '@/lib/use-t'

/** /settings/billing */
export function Component() {
  const t = useT()
  const user = useUser().data
  const company = useCompany().data
  useSettingsTitle([{ label: t('billing.title') }])
  if (!user || !company) return null
  const account = company.billingAccount
  const subscription = liveSubscription(account)
  return (
    <div className="max-w-[45rem]">
      <PageHeader title={t('billing.title')} subtitle={t('billing.subtitle')} />
      <div className="flex flex-col gap-6">
        <CheckoutReturn />
        {user.can['billing.manage'] && subscription && (
          <SubscriptionCard account={account} subscription={subscription} />
        )}
        <PlanCard company={company} user={user} />
        {user.can['billing.manage'] && !subscription && (
          <PlanPicker otherwise={<PlansCard own={account.billingPlan} />} />
        )}
      </div>
    </div>
  )
}
