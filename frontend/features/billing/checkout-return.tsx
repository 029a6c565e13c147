import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { companyQuery } from '@/api/get-company'
import { useRefreshSubscriptions } from '@/api/payments'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { liveSubscription } from './subscription.ts'

const ASK_AGAIN_MS = 2_000
/** By then the provider should have told the server; if it has not, the server asks. */
const WORD_MS = 8_000
/** A payment is waited for; a change on the portal may also be none. */
const PATIENCE_MS: Record<string, number> = { paid: 60_000, managed: 12_000 }

/**
 * Back from the provider's pages. What happened there reaches the server by a way of its own, which may take longer
 * than the person: the company is asked for again until it shows, or long enough.
 */
export function CheckoutReturn({ className }: { className?: string }) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const from = search.get('checkout') ?? ''
  const patienceMs = PATIENCE_MS[from]
  const [isLate, setLate] = useState(false)
  const company = useQuery({
    ...companyQuery,
    refetchInterval: patienceMs && !isLate ? ASK_AGAIN_MS : false,
  }).data
  const { mutate: refresh } = useRefreshSubscriptions()
  const isOpen = company !== undefined && liveSubscription(company.billingAccount) !== undefined

  useEffect(() => {
    if (!patienceMs) return undefined
    const timers = [
      setTimeout(() => refresh(), WORD_MS),
      setTimeout(() => setLate(true), patienceMs),
    ]
    return () => timers.forEach((timer) => clearTimeout(timer))
  }, [patienceMs, refresh])

  useEffect(() => {
    if (from !== 'paid' || !isOpen) return
    toast.success(t('billing.nowOpen'))
    setSearch((params) => (params.delete('checkout'), params), { replace: true })
  }, [from, isOpen, setSearch, t])

  if (from === 'left') return <Notice className={className}>{t('billing.checkoutLeft')}</Notice>
  if (from !== 'paid' || isOpen) return null
  return (
    <Notice role="status" className={className}>
      {t(isLate ? 'billing.checkoutLate' : 'billing.checkoutPaid')}
    </Notice>
  )
}
