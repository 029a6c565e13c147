import { useState } from 'react'
import { useSigningCalls, type Signing } from '@/api/signing'
import { Notice } from '@/components/ui/notice'
import { IdentifyStep } from './identify-step.tsx'
import { ReadStep } from './read-step.tsx'
import { SignStep } from './sign-step.tsx'
import { StepsBar, type SigningStep } from './steps-bar.tsx'
import { WaysOut } from './ways-out.tsx'
import { useT } from '@/lib/use-t'

interface SigningPageProps {
  link: string
  signing: Signing
  step: SigningStep
  onStep: (step: SigningStep) => void
  onSigned: () => void
}

/** It is this signer's turn: read, prove who one is where that is asked, sign. */
export function SigningPage({ link, signing, step, onStep, onSigned }: SigningPageProps) {
  const t = useT()
  const calls = useSigningCalls(link)
  const [isChanged, setChanged] = useState(false)
  const { isCodeAsked, isCodeConfirmed, paperAskedAt } = signing.you
  const ways = <WaysOut signing={signing} calls={calls} />
  const shared = { signing, calls, ways }
  return (
    <>
      <StepsBar steps={isCodeAsked ? ['read', 'identify', 'sign'] : ['read', 'sign']} now={step} />
      {paperAskedAt && <Notice role="status">{t('signing.paperAsked')}</Notice>}
      {step === 'read' && (
        <ReadStep
          key={signing.casefile.version}
          link={link}
          signing={signing}
          ways={ways}
          isChanged={isChanged}
          onNext={() => {
            setChanged(false)
            onStep(isCodeAsked && !isCodeConfirmed ? 'identify' : 'sign')
          }}
        />
      )}
      {step === 'identify' && <IdentifyStep {...shared} onConfirmed={() => onStep('sign')} />}
      {step === 'sign' && (
        <SignStep
          {...shared}
          onSigned={onSigned}
          onChanged={() => {
            setChanged(true)
            onStep('read')
          }}
        />
      )}
    </>
  )
}
