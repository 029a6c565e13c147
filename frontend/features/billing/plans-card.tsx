import { Check } from 'lucide-react'
import { useCatalogue } from '@/api/get-catalogue'
import type { Feature } from '@/api/types'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { pageConfig } from '@/lib/config'
import { useT } from '@/lib/use-t'

const { salesEmail } = pageConfig()

/** The plans beside each other where none is sold by card: what each opens, which is the own one, and how to come to another. */
export function PlansCard({ own }: { own: string }) {
  const t = useT()
  const catalogue = useCatalogue().data
  if (!catalogue) return null
  const plans = catalogue.plans.filter(({ plan }) => plan !== 'TRIAL')
  return (
    <SectionCard title={t('billing.plansTitle')}>
      <div className="grid gap-3 sm:grid-cols-2">
        {plans.map(({ plan, features }, at) => (
          <Plan
            key={plan}
            name={t(`billing.plans.${plan}`)}
            adds={at === 0 ? undefined : t(`billing.plans.${plans[at - 1]!.plan}`)}
            features={features.filter((feature) => !plans[at - 1]?.features.includes(feature))}
            isOwn={plan === own}
          />
        ))}
      </div>
      {catalogue.addOns.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {catalogue.addOns.map(({ addOn }) => t(`billing.addOns.${addOn}`)).join(', ')},{' '}
          {t('billing.option')}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <p className="min-w-0 flex-1 basis-72 text-pretty text-ink-soft">
          {t('billing.withoutCard')}
        </p>
        {salesEmail && (
          <Button asChild>
            <a href={`mailto:${salesEmail}`}>{t('billing.writeUs')}</a>
          </Button>
        )}
      </div>
    </SectionCard>
  )
}

interface PlanProps {
  name: string
  /** The smaller plan, all of which it has. */
  adds: string | undefined
  features: readonly Feature[]
  isOwn: boolean
}

function Plan({ name, adds, features, isOwn }: PlanProps) {
  const t = useT()
  return (
    <section
      aria-label={name}
      className={cn(
        'rounded-lg border p-4',
        isOwn ? 'border-accent bg-accent-soft' : 'border-line'
      )}
    >
      <h3 className="flex min-h-6 flex-wrap items-center gap-2 font-semibold">
        {name}
        {isOwn && <Badge>{t('billing.yours')}</Badge>}
      </h3>
      {adds && (
        <p className="mt-2 text-sm text-ink-soft">{t('billing.planAdds', { plan: adds })}</p>
      )}
      <ul className="mt-2 flex flex-col gap-1.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden />
            {t(`words.features.${feature}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
