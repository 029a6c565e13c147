import { lazy, Suspense, useEffect, useState } from 'react'
import { useSigningCalls, type Signing } from '@/api/signing'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { ReadStep } from './read-step.tsx'
import { StepsBar, type SigningStep } from './steps-bar.tsx'
import { WaysOut } from './ways-out.tsx'
import { useT } from '@/lib/use-t'

/** What comes after reading is fetched while the signer reads. */
const laterSteps = () => import('./later-steps.ts')
const IdentifyStep = lazy(async () => ({ default: (await laterSteps()).IdentifyStep }))
const SignStep = lazy(async () => ({ default: (await laterSteps()).SignStep }))

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
  useEffect(() => void laterSteps().catch(() => {}), [])
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
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
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
      </Suspense>
    </>
  )
}
