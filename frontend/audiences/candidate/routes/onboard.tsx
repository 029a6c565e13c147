import { useLocation } from 'react-router'
import { useOnboardingCompany } from '@/api/onboard-user'
import { LeaveToRoot } from '@/components/app/leave-to-root'
import { PublicLayout } from '@/components/app/public-layout'
import { Card } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { OnboardForm } from '@/features/onboarding/onboard-form'
import { useT } from '@/lib/use-t'

/** /onboard#{secret}: a colleague makes their own access. A link that opens nothing leads home without a word. */
export function Component() {
  const t = useT()
  const companyLink = useLocation().hash.slice(1)
  const company = useOnboardingCompany(companyLink)
  if (company.error) return <LeaveToRoot />
  const title = t('onboarding.title', { company: company.data?.name ?? '' })
  return (
    <PublicLayout title={title}>
      {company.data ? (
        <div className="w-full max-w-sm">
          <h1 className="mb-6 text-xl font-semibold tracking-tight">{title}</h1>
          <Card className="p-4 sm:p-6">
            <OnboardForm companyLink={companyLink} domains={company.data.domains} />
          </Card>
        </div>
      ) : (
        <Spinner />
      )}
    </PublicLayout>
  )
}
