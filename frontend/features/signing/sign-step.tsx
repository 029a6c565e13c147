import { useState, type FormEvent } from 'react'
import { PenLine, ShieldCheck } from 'lucide-react'
import { postOutSigningLinkSign } from '#client/bounds'
import { ApiProblem } from '@/api/problem'
import type { SignedName, Signing, SigningCalls } from '@/api/signing'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Segmented } from '@/components/ui/segmented'
import { useOnline } from '@/lib/use-online'
import { useT } from '@/lib/use-t'
import { BottomBar } from './bottom-bar.tsx'
import { Consent } from './consent.tsx'
import { SignaturePad } from './signature-pad.tsx'
import { StepHeading } from './step-heading.tsx'
import { isDrawn, pictureOf, type Stroke } from './strokes.ts'
import type { Ways } from './ways-out.tsx'
import { TypedName } from './typed-name.tsx'
import { WhoSigns } from './who-signs.tsx'

const { maxLength } = postOutSigningLinkSign.properties.typedName
const nameBounds = { maxLength }

interface SignStepProps {
  signing: Signing
  calls: SigningCalls
  onSigned: () => void
  /** The documents are not those that were read. */
  onChanged: () => void
  ways: Ways
}

/** The name, typed or drawn; the sentence that is consented to; and the button. */
export function SignStep({ signing, calls, onSigned, onChanged, ways }: SignStepProps) {
  const t = useT()
  const isOnline = useOnline()
  const { you, sentence, casefile } = signing
  const [way, setWay] = useState<'typed' | 'drawn'>('typed')
  const [typed, setTyped] = useState(you.name)
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [isAccepted, setAccepted] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isSigning, setSigning] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const isQualified = you.level === 'QUALIFIED'
  const isNamed = way === 'typed' ? typed.trim() !== '' : isDrawn(strokes)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isNamed || !isAccepted) return
    setSigning(true)
    setFailure(null)
    const name: SignedName =
      way === 'typed' ? { typedName: typed.trim() } : { drawnName: pictureOf(strokes) }
    try {
      if (isQualified) {
        const url = await calls.leave(signing, name)
        if (url) return window.location.assign(url)
      } else await calls.sign(signing, name)
      onSigned()
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'E_STALE_VERSION') onChanged()
      else setFailure(error as Error)
    } finally {
      setSigning(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="contents">
      <StepHeading subtitle={t('signing.signText')}>{t('signing.signTitle')}</StepHeading>
      <Segmented
        label={t('signing.howToSign')}
        value={way}
        onValueChange={setWay}
        options={[
          { value: 'typed', label: t('signing.type') },
          { value: 'drawn', label: t('signing.draw') },
        ]}
        className="[&_button]:h-11"
      />
      {way === 'typed' ? (
        <>
          <Field
            label={t('signing.name')}
            error={isTried && !isNamed ? t('signing.nameMissing') : null}
          >
            {(control) => (
              <Input
                {...control}
                className="h-12 md:h-12 md:text-base"
                autoComplete="name"
                {...nameBounds}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <TypedName name={typed} />
        </>
      ) : (
        <SignaturePad
          strokes={strokes}
          onStrokes={setStrokes}
          error={
            isTried && !isNamed
              ? t(strokes.length > 0 ? 'signing.drawnTooShort' : 'signing.drawnMissing')
              : null
          }
        />
      )}
      <Consent
        sentence={sentence}
        language={casefile.language}
        isAccepted={isAccepted}
        onAccept={setAccepted}
        error={isTried && !isAccepted ? t('signing.consentMissing') : null}
      />
      <p className="flex items-start gap-3 rounded-lg bg-sunken p-3 text-xs text-ink-soft">
        <ShieldCheck className="size-4 shrink-0" aria-hidden />
        {t(
          isQualified && signing.isForTrial ? 'signing.level_TRIAL' : `signing.level_${you.level}`
        )}
      </p>
      <ProblemNotice error={failure} />
      <WhoSigns signing={signing} />
      <BottomBar ways={ways}>
        <Button
          type="submit"
          variant="primary"
          className="h-12 w-full text-base"
          busy={isSigning}
          disabled={!isOnline}
        >
          <PenLine aria-hidden />
          {t(
            !isOnline
              ? 'signing.offline'
              : isQualified
                ? 'signing.signWithCertificate'
                : 'signing.sign'
          )}
        </Button>
      </BottomBar>
    </form>
  )
}
