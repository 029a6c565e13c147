import { useState, type ReactNode } from 'react'
import { useCatalogue } from '@/api/get-catalogue'
import { useCheckout, usePrices } from '@/api/payments'
import { ApiProblem } from '@/api/problem'
import type { Price, Purchase } from '@/api/types'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { CheckRow } from '@/components/ui/check-row'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { PlanChoice } from './plan-choice.tsx'

type Plan = Purchase['plan']
type AddOn = Purchase['extras'][number]

/**
 * The plans and add-ons that are for sale, their sum, and the way to pay.
 *
 * @param otherwise stands there where nothing is sold by card
 */
export function PlanPicker({ otherwise = null }: { otherwise?: ReactNode }) {
  const t = useT()
  const prices = usePrices()
  if (prices.isPending) return <Skeleton className="h-72" />
  if (prices.error)
    return (
      <Notice
        tone="danger"
        actions={<Button onClick={() => void prices.refetch()}>{t('common.retry')}</Button>}
      >
        {prices.error instanceof ApiProblem ? prices.error.message : t('common.noAnswer')}
      </Notice>
    )
  if (prices.data.data.length === 0) return otherwise
  return (
    <SectionCard title={t('billing.choosePlan')}>
      <Choice prices={prices.data.data} />
    </SectionCard>
  )
}

function Choice({ prices }: { prices: Price[] }) {
  const t = useT()
  const format = useFormat()
  const catalogue = useCatalogue().data
  const checkout = useCheckout()
  const toastError = useToastError()
  const cents = new Map(prices.map(({ article, amountCents }) => [article, amountCents]))
  const plans = (catalogue?.plans ?? []).filter(({ plan }) => cents.has(plan as Plan))
  const addOns = (catalogue?.addOns ?? []).filter(({ addOn }) => cents.has(addOn))
  const [chosen, setPlan] = useState<Plan | null>(null)
  const [extras, setExtras] = useState<AddOn[]>([])
  const plan = chosen ?? (plans.at(-1)?.plan as Plan | undefined)
  if (!plan) return null
  const total = [plan, ...extras].reduce((sum, article) => sum + (cents.get(article) ?? 0), 0)
  const euros = (article: Plan | AddOn) => format.euros((cents.get(article) ?? 0) / 100)

  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        checkout.mutate({ plan, extras }, { onError: toastError })
      }}
    >
      <fieldset>
        <legend className="sr-only">{t('billing.plan')}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {plans.map(({ plan: name, features }) => (
            <PlanChoice
              key={name}
              plan={name as Plan}
              features={features}
              price={euros(name as Plan)}
              checked={name === plan}
              onCheck={setPlan}
            />
          ))}
        </div>
      </fieldset>
      {addOns.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-medium">{t('billing.options')}</legend>
          {addOns.map(({ addOn }) => (
            <CheckRow
              key={addOn}
              label={t('billing.priceOf', {
                name: t(`billing.addOns.${addOn}`),
                price: euros(addOn),
              })}
              checked={extras.includes(addOn)}
              onCheckedChange={(on) =>
                setExtras(on ? [...extras, addOn] : extras.filter((other) => other !== addOn))
              }
            />
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
        <p role="status">
          <span className="amount text-lg font-semibold">{format.euros(total / 100)}</span>{' '}
          <span className="text-sm text-ink-soft">{t('billing.perMonth')}</span>
        </p>
        <Button type="submit" variant="primary" busy={checkout.isPending}>
          {t('billing.subscribe')}
        </Button>
      </div>
    </form>
  )
}
