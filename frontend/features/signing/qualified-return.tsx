import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { Navigate, Link } from 'react-router'
import { qualifiedReturnQuery, type Signing } from '@/api/signing'
import { ApiProblem } from '@/api/problem'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { ContactCard } from './contact-card.tsx'
import { StepHeading } from './step-heading.tsx'

interface QualifiedReturnProps {
  link: string
  signing: Signing
  /** What the provider sent along; nothing where the signer turned back. */
  back: { attemptId: string | null; code: string | null }
}

/** A signer comes back: with their certificate they go on to sign, with their signature they are thanked. */
export function QualifiedReturn({ link, signing, back }: QualifiedReturnProps) {
  const { attemptId, code } = back
  if (['SIGNED', 'SEALING', 'SEALED'].includes(signing.status))
    return <Navigate to={`/signature-confirmation/${link}`} replace />
  return attemptId && code ? (
    <Returned link={link} signing={signing} attemptId={attemptId} code={code} />
  ) : (
    <NotSigned link={link} signing={signing} />
  )
}

interface ReturnedProps {
  link: string
  signing: Signing
  attemptId: string
  code: string
}

function Returned({ link, signing, attemptId, code }: ReturnedProps) {
  const t = useT()
  const { data, error, isFetching, refetch } = useQuery(qualifiedReturnQuery(link, attemptId, code))
  const goesOn = data?.url && !data.isAgain ? data.url : null
  useEffect(() => {
    if (goesOn) window.location.replace(goesOn)
  }, [goesOn])
  if (error)
    return (
      <NotSigned link={link} signing={signing} error={error}>
        {error instanceof ApiProblem && error.status < 500 ? null : (
          <Button className="h-12 text-base" busy={isFetching} onClick={() => void refetch()}>
            {t('signing.tryAgain')}
          </Button>
        )}
      </NotSigned>
    )
  if (data?.signing) return <Navigate to={`/signature-confirmation/${link}`} replace />
  if (data?.url && data.isAgain)
    return (
      <>
        <StepHeading subtitle={t('signing.onceMoreText')}>{t('signing.onceMore')}</StepHeading>
        <Button asChild variant="primary" className="h-12 text-base">
          <a href={data.url}>
            <ExternalLink aria-hidden />
            {t('signing.signWithCertificate')}
          </a>
        </Button>
      </>
    )
  return (
    <div aria-busy className="flex flex-col gap-6">
      <StepHeading>{t('signing.backFromProvider')}</StepHeading>
      <Skeleton className="h-48 w-full rounded-xl" />
    </div>
  )
}

interface NotSignedProps {
  link: string
  signing: Signing
  /** Why not; without, the signer turned back. */
  error?: Error
  children?: React.ReactNode
}

/** Nothing is signed, and nothing is lost: why, and how to go on. */
function NotSigned({ link, signing, error, children }: NotSignedProps) {
  const t = useT()
  const named = error instanceof ApiProblem ? error.errors[0]?.message : undefined
  return (
    <>
      <StepHeading subtitle={error ? undefined : t('signing.turnedBackText')}>
        {t('signing.notSigned')}
      </StepHeading>
      {named ? <Notice tone="danger">{named}</Notice> : <ProblemNotice error={error ?? null} />}
      {children}
      <Button asChild variant={children ? 'secondary' : 'primary'} className="h-12 text-base">
        <Link to={`/s/${link}/sign`}>{t('signing.backToSign')}</Link>
      </Button>
      <ContactCard contact={signing.contact} />
    </>
  )
}
