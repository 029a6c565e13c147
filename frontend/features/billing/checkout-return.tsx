import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { companyQuery } from '@/api/get-company'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { liveSubscription } from './subscription.ts'

const ASK_AGAIN_MS = 2_000
const PATIENCE_MS = 60_000

/** Back from the provider's page: left without paying, or paid and the plan is about to open. */
export function CheckoutReturn({ className }: { className?: string }) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const checkout = search.get('checkout')
  const isWaiting = checkout === 'paid'
  const [isLate, setLate] = useState(false)
  const account = useQuery({
    ...companyQuery,
    // The provider tells the server by a way of its own, which may arrive after the person.
    refetchInterval: isWaiting && !isLate ? ASK_AGAIN_MS : false,
  }).data?.billingAccount
  const isOpen = account !== undefined && liveSubscription(account) !== undefined

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])

  useEffect(() => {
    if (!isWaiting || !isOpen) return
    toast.success(t('billing.nowOpen'))
    setSearch((params) => (params.delete('checkout'), params), { replace: true })
  }, [isWaiting, isOpen, setSearch, t])

  if (checkout === 'left') return <Notice className={className}>{t('billing.checkoutLeft')}</Notice>
  if (!isWaiting || isOpen) return null
  return (
    <Notice role="status" className={className}>
      {t(isLate ? 'billing.checkoutLate' : 'billing.checkoutPaid')}
    </Notice>
  )
}
