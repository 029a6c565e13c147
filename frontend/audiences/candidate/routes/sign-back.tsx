import { useLoaderData, useParams } from 'react-router'
import { QualifiedReturn } from '@/features/signing/qualified-return'
import { SigningLayout } from '@/features/signing/signing-layout'
import { useT } from '@/lib/use-t'

/** What the provider sent along, taken out of the address once: neither history nor a shared screen keeps it. */
export function loader() {
  const { hash, pathname, search } = window.location
  const said = new URLSearchParams(hash.slice(1))
  window.history.replaceState(window.history.state, '', pathname + search)
  return { attemptId: said.get('attempt'), code: said.get('code') }
}

/** /s/{casefileLink}/back: a signer comes back from the provider of their certificate. */
export function Component() {
  const t = useT()
  const { casefileLink = '' } = useParams()
  const back = useLoaderData<typeof loader>()
  return (
    <SigningLayout link={casefileLink} title={t('signing.pageTitle')}>
      {(signing) => <QualifiedReturn link={casefileLink} signing={signing} back={back} />}
    </SigningLayout>
  )
}
