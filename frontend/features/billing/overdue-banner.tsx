import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { companyQuery } from '@/api/get-company'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { overdueInvoice } from './subscription.ts'

/** Over every screen of the people who pay, while an invoice is overdue: how much, and the page where it is paid. */
export function OverdueBanner({ className }: { className?: string }) {
  const t = useT()
  const format = useFormat()
  // It is paid in another window: back from there the person sees what became of it.
  const account = useQuery({ ...companyQuery, refetchOnWindowFocus: 'always' }).data?.billingAccount
  const invoice = account && overdueInvoice(account)
  if (!invoice) return null
  return (
    <Notice
      tone="warn"
      role="status"
      className={className}
      actions={
        <Button asChild>
          <a href={invoice.url} target="_blank" rel="noreferrer">
            {t('billing.payNow')}
            <ExternalLink aria-hidden />
            <span className="sr-only">{t('billing.newWindow')}</span>
          </a>
        </Button>
      }
    >
      {t('billing.overdue', { amount: format.euros(invoice.amountCents / 100) })}
    </Notice>
  )
}
