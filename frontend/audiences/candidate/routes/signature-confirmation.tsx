import { Navigate, useParams } from 'react-router'
import { Confirmation } from '@/features/signing/confirmation'
import { SigningLayout } from '@/features/signing/signing-layout'
import { useT } from '@/lib/use-t'

const SIGNED = ['SIGNED', 'SEALING', 'SEALED']

/** /signature-confirmation/{casefileLink}: thanks to who signed, and the signed copy once all did. */
export function Component() {
  const t = useT()
  const { casefileLink = '' } = useParams()
  return (
    <SigningLayout link={casefileLink} title={t('signing.confirmationTitle')}>
      {(signing) =>
        SIGNED.includes(signing.status) ? (
          <Confirmation link={casefileLink} signing={signing} />
        ) : (
          <Navigate to={`/s/${casefileLink}`} replace />
        )
      }
    </SigningLayout>
  )
}
