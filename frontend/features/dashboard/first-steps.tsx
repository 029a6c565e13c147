import type { ReactNode } from 'react'
import { FileInput } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import type { Company } from '@/api/types'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useGates, type Gate } from '@/lib/gate'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** Who has people already, in a list or at a provider, begins with them. */
const IMPORT: Gate = { feature: 'team', right: 'imports.write' }

/**
 * What an empty company sees: three first steps, the first of them ready to click. Who may correct the company's data is
 * asked for them on the way to a first package.
 */
export function FirstSteps({
  company,
  canCreate,
  onCreate,
}: {
  company: Company
  canCreate: boolean
  onCreate: () => void
}) {
  const t = useT()
  const format = useFormat()
  const canCorrect = useCan('company.write')
  const gates = useGates()
  return (
    <section aria-labelledby="first-steps" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="first-steps" className="text-base font-semibold">
            {t('dashboard.firstSteps')}
          </h2>
          <p className="text-ink-soft">{t('dashboard.firstStepsText')}</p>
        </div>
        {gates.offers(IMPORT) && !gates.locks(IMPORT) && (
          <Button asChild>
            <Link to={urls.import}>
              <FileInput aria-hidden />
              {t('team-overview.importTeam')}
            </Link>
          </Button>
        )}
      </div>
      <ol className="grid gap-4 lg:grid-cols-3">
        {canCreate && canCorrect ? (
          <Step
            number={1}
            title={t('dashboard.wizardTitle')}
            action={
              <Button variant="primary" asChild>
                <Link to={urls.firstPackage()}>{t('dashboard.wizardAction')}</Link>
              </Button>
            }
          >
            {t('dashboard.wizardText')}
          </Step>
        ) : (
          <Step
            number={1}
            title={t('dashboard.step1Title')}
            action={
              canCreate && (
                <Button variant="primary" onClick={onCreate}>
                  {t('dashboard.step1Action')}
                </Button>
              )
            }
          >
            {t('dashboard.step1Text')}
          </Step>
        )}
        <Step
          number={2}
          title={t('dashboard.step2Title')}
          action={
            canCorrect && (
              <Button asChild>
                <Link to={urls.companySettings}>{t('dashboard.step2Action')}</Link>
              </Button>
            )
          }
        >
          {t(canCorrect ? 'dashboard.step2Text' : 'dashboard.step2TextOther', {
            effectif: company.effectif,
            taux: format.percent(company.assuranceLoiTaux),
          })}
        </Step>
        <Step
          number={3}
          title={t('dashboard.step3Title')}
          action={
            <Button asChild>
              <Link to={urls.accountSettings}>{t('dashboard.step3Action')}</Link>
            </Button>
          }
        >
          {t('dashboard.step3Text')}
        </Step>
      </ol>
    </section>
  )
}

function Step({
  number,
  title,
  children,
  action,
}: {
  number: number
  title: string
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <li>
      <Card className="flex h-full flex-col items-start gap-3 p-4 sm:p-6">
        <span
          aria-hidden
          className="flex size-8 items-center justify-center rounded-full bg-accent-soft text-sm font-semibold text-accent"
        >
          {number}
        </span>
        <h3 className="font-semibold">{title}</h3>
        <p className="grow text-ink-soft">{children}</p>
        {action}
      </Card>
    </li>
  )
}
