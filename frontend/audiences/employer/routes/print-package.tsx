import { Navigate, useLocation, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { usePrintedPackage } from '@/api/get-printed-package'
import { ApiProblem } from '@/api/problem'
import { ErrorView } from '@/components/app/error-view'
import { PrintPage } from '@/components/app/print-page'
import { StartScreen } from '@/components/app/start-screen'
import { PrintedPackage } from '@/features/package-view/printed-package'
import { loginWithReturn, urls } from '@/urls'

/** /print/p/{id}: the package on A4, without the frame of the application. */
export function Component() {
  const { packageId = '' } = useParams()
  const location = useLocation()
  const company = useCompany()
  const printed = usePrintedPackage(packageId)

  const error = company.error ?? printed.error
  if (error instanceof ApiProblem && error.status === 401)
    return <Navigate to={loginWithReturn(location.pathname)} replace />
  if (error) return <ErrorView error={error} />
  if (!company.data || !printed.data) return <StartScreen />
  const { stored, worker } = printed.data
  return (
    <PrintPage
      title={stored.nomFonction}
      back={urls.package(packageId)}
      mainColor={company.data.mainColor}
    >
      <PrintedPackage stored={stored} worker={worker} company={company.data} />
    </PrintPage>
  )
}
