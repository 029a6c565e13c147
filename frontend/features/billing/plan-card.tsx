import { BadgeCheck, Check, Hourglass, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { useCatalogue } from '@/api/get-catalogue'
import type { Company, Feature, User } from '@/api/types'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { RequestAccess } from './request-access.tsx'

/** The plan, what it opens, and a way to ask for what it does not. */
export function PlanCard({ company, user }: { company: Company; user: User }) {
  const t = useT()
  const format = useFormat()
  const catalogue = useCatalogue()
  const { billingPlan, billingPlanActiveUntilStr: end, features } = company.billingAccount
  return (
    <SectionCard title={t('billing.plan')}>
      <div className="mb-5 flex items-center gap-4 rounded-lg bg-sunken p-4">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent">
          <BadgeCheck aria-hidden className="size-6" />
        </span>
        <div className="min-w-0">
          <p className="text-lg font-semibold">{t(`billing.plans.${billingPlan}`)}</p>
          <p className="text-ink-soft">
            {end === null ? t('billing.withoutEnd') : t('billing.endsOn', { day: format.day(end) })}
          </p>
        </div>
      </div>
      {catalogue.isPending && <Skeleton className="h-84" />}
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {catalogue.data?.features.map((feature) => (
          <FeatureRow
            key={feature}
            feature={feature}
            isOpen={features.includes(feature)}
            mayAsk={user.can['billing.request'] ?? false}
          />
        ))}
        {catalogue.data && <Soon features={catalogue.data.soon} />}
      </ul>
    </SectionCard>
  )
}

/** What will come: it can neither be bought nor asked for. */
function Soon({ features }: { features: readonly Feature[] }) {
  const t = useT()
  if (features.length === 0) return null
  return (
    <li className="flex min-h-12 items-center gap-3 border-t border-line py-2 text-ink-soft sm:col-span-2">
      <Hourglass aria-hidden className="size-4 shrink-0" />
      <span>
        <Link to={urls.soon} className="underline underline-offset-4">
          {t('nav.soon')}
        </Link>
        {t('billing.soon', {
          features: features.map((feature) => t(`words.features.${feature}`)).join(', '),
        })}
      </span>
    </li>
  )
}

interface FeatureRowProps {
  feature: Feature
  isOpen: boolean
  mayAsk: boolean
}

function FeatureRow({ feature, isOpen, mayAsk }: FeatureRowProps) {
  const t = useT()
  const Icon = isOpen ? Check : Lock
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-3 border-t border-line py-2">
      <Icon
        aria-hidden
        className={cn('size-4 shrink-0', isOpen ? 'text-accent' : 'text-ink-soft')}
      />
      <span className={cn('min-w-0 grow', !isOpen && 'text-ink-soft')}>
        {t(`words.features.${feature}`)}
        <span className="sr-only"> · {t(isOpen ? 'billing.included' : 'billing.notIncluded')}</span>
      </span>
      {!isOpen && mayAsk && <RequestAccess feature={feature} />}
    </li>
  )
}
