import { Navigate, useLocation, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { ApiProblem } from '@/api/problem'
import { useSacrifice } from '@/api/salary-sacrifices'
import { ErrorView } from '@/components/app/error-view'
import { PrintPage } from '@/components/app/print-page'
import { StartScreen } from '@/components/app/start-screen'
import { PrintedSacrifice } from '@/features/salary-sacrifice/printed-sacrifice'
import { useT } from '@/lib/use-t'
import { loginWithReturn, urls } from '@/urls'

/** /print/s/{id}: an exchange on A4, before and after. */
export function Component() {
  const { sacrificeId = '' } = useParams()
  const t = useT()
  const location = useLocation()
  const company = useCompany()
  const sacrifice = useSacrifice(sacrificeId)

  const error = company.error ?? sacrifice.error
  if (error instanceof ApiProblem && error.status === 401)
    return <Navigate to={loginWithReturn(location.pathname)} replace />
  if (error) return <ErrorView error={error} />
  if (!company.data || !sacrifice.data) return <StartScreen />
  const { firstName, lastName } = sacrifice.data.worker
  return (
    <PrintPage
      title={`${t('nav.salarySacrifice')} · ${firstName} ${lastName}`}
      back={urls.sacrifice(sacrificeId)}
      mainColor={company.data.mainColor}
    >
      <PrintedSacrifice sacrifice={sacrifice.data} company={company.data} />
    </PrintPage>
  )
}
