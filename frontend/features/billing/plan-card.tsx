import { BadgeCheck, Check, Hourglass, Lock } from 'lucide-react'
import { useCatalogue } from '@/api/get-catalogue'
import type { Company, Feature, User } from '@/api/types'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { FEATURE_ICONS } from './feature-icons.ts'
import { RequestAccess } from './request-access.tsx'

/** The plan on the company's colour, what it opens and what that is good for, and a way to ask for what it does not. */
export function PlanCard({ company, user }: { company: Company; user: User }) {
  const t = useT()
  const format = useFormat()
  const catalogue = useCatalogue()
  const { billingPlan, billingPlanActiveUntilStr: end, features } = company.billingAccount
  const built = catalogue.data?.features ?? []
  const open = built.filter((feature) => features.includes(feature))
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 bg-accent-soft p-5 sm:p-6">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
          <BadgeCheck aria-hidden className="size-6" />
        </span>
        <div className="min-w-0 grow">
          <h2 className="text-sm text-ink-soft">{t('billing.plan')}</h2>
          <p className="text-2xl font-semibold tracking-tight">
            {t(`billing.plans.${billingPlan}`)}
          </p>
          <p className="text-ink-soft">
            {end === null ? t('billing.withoutEnd') : t('billing.endsOn', { day: format.day(end) })}
          </p>
        </div>
        {catalogue.data && (
          <div className="w-full sm:w-48">
            <p className="mb-1.5 text-sm">
              {t('billing.modulesOpen', { open: open.length, all: built.length })}
            </p>
            <div className="flex gap-1" aria-hidden>
              {built.map((feature, at) => (
                <span
                  key={feature}
                  className={cn(
                    'h-1.5 flex-1 rounded-full',
                    at < open.length ? 'bg-accent' : 'bg-line-strong/40'
                  )}
                />
              ))}
            </div>
          </div>
        )}
      </div>
      <div className="p-5 sm:p-6">
        <h3 className="mb-2 text-base font-semibold">{t('billing.modules')}</h3>
        {catalogue.isPending && <Skeleton className="h-84" />}
        <ul className="flex flex-col divide-y divide-line">
          {built.map((feature) => (
            <FeatureRow
              key={feature}
              feature={feature}
              isOpen={features.includes(feature)}
              mayAsk={user.can['billing.request'] ?? false}
            />
          ))}
          {catalogue.data && <Soon features={catalogue.data.soon} />}
        </ul>
      </div>
    </Card>
  )
}

/** What will come: it can neither be bought nor asked for. */
function Soon({ features }: { features: readonly Feature[] }) {
  const t = useT()
  if (features.length === 0) return null
  return (
    <li className="flex items-center gap-4 py-3 text-ink-soft">
      <span className="grid size-10 shrink-0 place-items-center rounded-lg border border-dashed border-line-strong/60">
        <Hourglass aria-hidden className="size-5" />
      </span>
      <span>
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
  const Icon = FEATURE_ICONS[feature]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span
        className={cn(
          'grid size-10 shrink-0 place-items-center rounded-lg',
          isOpen ? 'bg-accent-soft text-accent' : 'bg-sunken text-ink-soft'
        )}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{t(`words.features.${feature}`)}</p>
        <p className="text-sm text-pretty text-ink-soft">{t(`billing.about.${feature}`)}</p>
      </div>
      {isOpen ? (
        <Badge tone="accept">
          <Check aria-hidden />
          <span className="max-sm:sr-only">{t('billing.included')}</span>
        </Badge>
      ) : mayAsk ? (
        <RequestAccess feature={feature} size="sm" className="max-sm:ml-14" />
      ) : (
        <Badge>
          <Lock aria-hidden />
          <span className="max-sm:sr-only">{t('billing.notIncluded')}</span>
        </Badge>
      )}
    </li>
  )
}
