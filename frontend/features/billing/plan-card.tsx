import { Check, Hourglass, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { useCatalogue } from '@/api/get-catalogue'
import type { Company, Feature, User } from '@/api/types'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
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
      <p className="text-lg font-semibold">{t(`billing.plans.${billingPlan}`)}</p>
      <p className="mb-4 text-ink-soft">
        {end === null ? t('billing.withoutEnd') : t('billing.endsOn', { day: format.day(end) })}
      </p>
      {catalogue.isPending && <Skeleton className="h-84" />}
      <ul className="flex flex-col divide-y divide-line">
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
    <li className="flex min-h-12 items-center gap-3 py-2 text-ink-soft">
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
    <li className="flex min-h-12 flex-wrap items-center gap-3 py-2">
      <Icon aria-hidden className={isOpen ? 'size-4 text-accent' : 'size-4 text-ink-soft'} />
      <span className="grow">
        {t(`words.features.${feature}`)}
        <span className="sr-only"> · {t(isOpen ? 'billing.included' : 'billing.notIncluded')}</span>
      </span>
      {!isOpen && mayAsk && <RequestAccess feature={feature} />}
    </li>
  )
}
