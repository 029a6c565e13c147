import { useEffect } from 'react'
import { ArrowLeft, Printer } from 'lucide-react'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { usePackage } from '@/api/get-package'
import { ApiProblem } from '@/api/problem'
import { ErrorView } from '@/components/app/error-view'
import { StartScreen } from '@/components/app/start-screen'
import { Button } from '@/components/ui/button'
import { PrintedPackage } from '@/features/package-view/printed-package'
import { applyAccent } from '@/lib/brand-theme'
import { useT } from '@/lib/use-t'
import { loginWithReturn, urls } from '@/urls'

/** /print/p/{id}: the package on A4, without the frame of the application. */
export function Component() {
  const { packageId = '' } = useParams()
  const t = useT()
  const location = useLocation()
  const company = useCompany()
  const stored = usePackage(packageId)
  const title = stored.data?.nomFonction
  useEffect(() => {
    if (title) document.title = title
  }, [title])
  const mainColor = company.data?.mainColor
  useEffect(() => {
    if (mainColor) applyAccent(mainColor)
  }, [mainColor])

  const error = company.error ?? stored.error
  if (error instanceof ApiProblem && error.status === 401)
    return <Navigate to={loginWithReturn(location.pathname)} replace />
  if (error) return <ErrorView error={error} />
  if (!company.data || !stored.data) return <StartScreen />
  return (
    <div className="min-h-dvh bg-sunken py-6 print:bg-surface print:py-0">
      <div className="mx-auto mb-4 flex max-w-[210mm] justify-between gap-2 px-4 print:hidden">
        <Button asChild variant="ghost">
          <Link to={urls.package(packageId)}>
            <ArrowLeft aria-hidden />
            {t('nav.back')}
          </Link>
        </Button>
        <Button variant="primary" onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('packages.print')}
        </Button>
      </div>
      <main
        id="main"
        className="mx-auto max-w-[210mm] bg-surface p-4 sm:border sm:border-line sm:p-[16mm] print:max-w-none print:border-0 print:p-0"
      >
        <PrintedPackage stored={stored.data} company={company.data} />
      </main>
    </div>
  )
}
