import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useCan } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Card } from '@/components/ui/card'
import { NewPackageForm } from '@/features/new-package/new-package-form'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /packages/new */
export function Component() {
  const t = useT()
  const navigate = useNavigate()
  const canWrite = useCan('packages.write')
  const [query] = useSearchParams()
  const company = useCompany().data
  useScreenTitle([
    { label: t('packages.title'), to: urls.packages },
    { label: t('new-package.title') },
  ])
  if (!canWrite) return <Navigate to={urls.packages} replace />
  return (
    <div className="mx-auto max-w-lg">
      <PageHeader title={t('new-package.title')} subtitle={t('new-package.subtitle')} />
      <Card className="p-4 sm:p-6">
        {company && (
          <NewPackageForm
            key={query.toString()}
            company={company}
            known={knownIn(query)}
            onCreated={({ id }) => void navigate(urls.editPackage(id), { replace: true })}
          />
        )}
      </Card>
    </div>
  )
}

const STARTS = ['gross', 'net', 'cost'] as const

/** The amount that the address says is known: `?net=2600`. */
function knownIn(query: URLSearchParams) {
  const start = STARTS.find((each) => query.has(each))
  const amount = Number(start && query.get(start))
  return start && amount > 0 ? { start, amount } : undefined
}
