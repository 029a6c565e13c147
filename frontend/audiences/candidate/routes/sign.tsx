import { Navigate, useNavigate, useParams } from 'react-router'
import type { Signing } from '@/api/signing'
import { NotYourTurn, Over } from '@/features/signing/no-turn'
import { SigningLayout } from '@/features/signing/signing-layout'
import { SigningPage } from '@/features/signing/signing-page'
import { SIGNING_STEPS, type SigningStep } from '@/features/signing/steps-bar'
import { useT } from '@/lib/use-t'

/** /s/{casefileLink}: a casefile to read and to sign. */
export function Component() {
  const t = useT()
  const { casefileLink = '' } = useParams()
  return (
    <SigningLayout link={casefileLink} title={t('signing.pageTitle')}>
      {(signing) => <Shown link={casefileLink} signing={signing} />}
    </SigningLayout>
  )
}

interface ShownProps {
  link: string
  signing: Signing
}

/** The step is part of the address, so that the way back is the browser's own. */
function Shown({ link, signing }: ShownProps) {
  const navigate = useNavigate()
  const { '*': rest = '' } = useParams()
  const confirmation = `/signature-confirmation/${link}`
  const { status, you } = signing
  if (status === 'SIGNED' || status === 'SEALING' || status === 'SEALED')
    return <Navigate to={confirmation} replace />
  if (status === 'NOT_YOUR_TURN') return <NotYourTurn link={link} signing={signing} />
  if (status !== 'YOUR_TURN') return <Over signing={signing} />
  const asked = SIGNING_STEPS.find((step) => step === rest) ?? 'read'
  const lacksCode = you.isCodeAsked && !you.isCodeConfirmed
  const step: SigningStep =
    asked === 'sign' && lacksCode ? 'identify' : asked === 'identify' && !lacksCode ? 'sign' : asked
  return (
    <SigningPage
      link={link}
      signing={signing}
      step={step}
      onStep={(next) => void navigate(`/s/${link}${next === 'read' ? '' : `/${next}`}`)}
      onSigned={() => void navigate(confirmation, { replace: true })}
    />
  )
}
