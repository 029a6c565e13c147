import { useLocation } from 'react-router'
import { useBrand } from '@/api/get-brand'
import { useOpenInvitation } from '@/api/get-open-invitation'
import { ApiProblem } from '@/api/problem'
import { ErrorView } from '@/components/app/error-view'
import { PublicLayout } from '@/components/app/public-layout'
import { Card } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { AcceptInvitationForm } from '@/features/auth/accept-invitation-form'
import { useT } from '@/lib/use-t'

/** /invitation#{secret}: where the mail of an invitation leads. */
export function Component() {
  const t = useT()
  const link = useLocation().hash.slice(1)
  const brand = useBrand().data
  const { data: invitation, error } = useOpenInvitation(link)
  const gone = error instanceof ApiProblem && error.status === 404
  return (
    <PublicLayout title={t('invitation.title', { company: brand?.name ?? 'Barema' })}>
      {!invitation && !error && <Spinner />}
      {gone && (
        <div className="max-w-sm text-center">
          <h1 className="mb-2 text-xl font-semibold">{t('invitation.gone')}</h1>
          <p className="text-ink-soft">{t('invitation.goneText')}</p>
        </div>
      )}
      {error && !gone && <ErrorView error={error} />}
      {invitation && (
        <div className="w-full max-w-sm">
          <h1 className="mb-1 text-xl font-semibold tracking-tight">
            {t('invitation.title', { company: brand?.name ?? 'Barema' })}
          </h1>
          <p className="mb-6 text-ink-soft">{t('invitation.subtitle')}</p>
          <Card className="p-4 sm:p-6">
            <AcceptInvitationForm link={link} invitation={invitation} />
          </Card>
        </div>
      )}
    </PublicLayout>
  )
}
