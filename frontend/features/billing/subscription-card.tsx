import { ExternalLink } from 'lucide-react'
import { dayOf } from '#modules/shared/values/days'
import { usePortal } from '@/api/payments'
import type { BillingAccount, Subscription } from '@/api/types'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

interface SubscriptionCardProps {
  account: BillingAccount
  subscription: Subscription
}

/** What is paid for the plan, until when, and the way to card, invoices, another plan and the end of it. */
export function SubscriptionCard({ account, subscription }: SubscriptionCardProps) {
  const t = useT()
  const format = useFormat()
  const portal = usePortal()
  const toastError = useToastError()
  const { status, endsAt, periodEnd, latest_invoice: invoice } = subscription
  return (
    <SectionCard
      title={t('billing.subscription')}
      aside={
        <Badge tone={status === 'active' ? 'accept' : 'warn'}>
          {t(`billing.statuses.${status}`)}
        </Badge>
      }
    >
      <p>
        {t(`billing.plans.${account.billingPlan}`)}
        {account.billingExtras.map((extra) => ` + ${t(`billing.addOns.${extra}`)}`)}
      </p>
      <p className="text-ink-soft">
        {endsAt === null
          ? t('billing.renewsOn', { day: format.day(dayOf(periodEnd)) })
          : t('billing.endsOn', { day: format.day(dayOf(endsAt)) })}
      </p>
      {invoice && (
        <p className="mt-2">
          {t('billing.latestInvoice', { amount: format.euros(invoice.amount_due / 100) })}{' '}
          <span className="text-ink-soft">
            {t(invoice.status === 'paid' ? 'billing.invoicePaid' : 'billing.invoiceOpen')}
          </span>{' '}
          {invoice.hosted_invoice_url && (
            <a
              href={invoice.hosted_invoice_url}
              target="_blank"
              rel="noreferrer"
              className="text-accent underline underline-offset-4"
            >
              {t('billing.seeInvoice')}
              <span className="sr-only">{t('billing.newWindow')}</span>
            </a>
          )}
        </p>
      )}
      <Button
        className="mt-4"
        busy={portal.isPending}
        onClick={() => portal.mutate(undefined, { onError: toastError })}
      >
        {t('billing.manage')}
        <ExternalLink aria-hidden />
      </Button>
    </SectionCard>
  )
}
