import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useCan } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { LogoCard } from '@/features/company/logo-card'
import { FirstPackage } from '@/features/first-package/first-package'
import { questionsFor } from '@/features/first-package/questions'
import { NewPackageForm } from '@/features/new-package/new-package-form'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /first-package: four questions to a new company; the step is part of the address, so that the browser goes back. */
export function Component() {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const canWrite = useCan('packages.write')
  const questions = questionsFor(useCan('company.write'))
  const company = useCompany().data
  useScreenTitle([{ label: t('first-package.crumb') }])
  if (!canWrite) return <Navigate to={urls.home} replace />
  if (!company) return null
  const question = questions.find((each) => each === query.get('step')) ?? questions[0]!
  return (
    <FirstPackage
      company={company}
      questions={questions}
      question={question}
      onQuestion={(next) => void navigate(urls.firstPackage(next))}
      logo={<LogoCard company={company} />}
      packageForm={
        <NewPackageForm
          company={company}
          onCreated={({ id }) => void navigate(urls.editPackage(id), { replace: true })}
        />
      }
    />
  )
}
