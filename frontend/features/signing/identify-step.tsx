import { useState, type FormEvent } from 'react'
import type { CodeWay, Signing, SigningCalls } from '@/api/signing'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { BottomBar } from './bottom-bar.tsx'
import { StepHeading } from './step-heading.tsx'
import type { Ways } from './ways-out.tsx'

const CODE_LENGTH = 6

interface IdentifyStepProps {
  signing: Signing
  calls: SigningCalls
  onConfirmed: () => void
  ways: Ways
}

/** A code by mail or text message, which proves that the link came to whom it was meant for. */
export function IdentifyStep({ signing, calls, onConfirmed, ways }: IdentifyStepProps) {
  const t = useT()
  const { codeWays } = signing.you
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [busy, setBusy] = useState<CodeWay | 'confirm' | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const [code, setCode] = useState('')

  async function run(what: CodeWay | 'confirm', call: () => Promise<void>) {
    setBusy(what)
    setFailure(null)
    await call().catch(setFailure)
    setBusy(null)
  }
  const send = (by: CodeWay) =>
    void run(by, async () => {
      const { to } = await calls.sendCode(by)
      setSentTo(to)
      setCode('')
    })
  function confirm(event: FormEvent) {
    event.preventDefault()
    if (code.length < CODE_LENGTH) return
    void run('confirm', async () => {
      await calls.confirmCode(code).catch((error: Error) => {
        setCode('')
        throw error
      })
      onConfirmed()
    })
  }

  return (
    <form noValidate onSubmit={confirm} className="contents">
      <StepHeading subtitle={t('signing.identifyText')}>{t('signing.identifyTitle')}</StepHeading>
      <ProblemNotice error={failure} />
      {sentTo && (
        <>
          <p role="status">{t('signing.codeSent', { to: sentTo })}</p>
          <Field label={t('signing.code')}>
            {(control) => (
              <Input
                {...control}
                // The code was just asked for, and nothing else is left to do here.
                autoFocus
                className="h-14 max-w-60 text-center text-lg tracking-[0.4em] tabular-nums md:h-14 md:text-lg"
                inputMode="numeric"
                autoComplete="one-time-code"
                value={code}
                onChange={(event) =>
                  setCode(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))
                }
              />
            )}
          </Field>
        </>
      )}
      {sentTo && (
        <div className="flex flex-wrap gap-x-4">
          {codeWays.map(({ by }) => (
            <Button
              key={by}
              variant="link"
              size="bare"
              className="min-h-11"
              busy={busy === by}
              onClick={() => send(by)}
            >
              {t(`signing.newCode_${by}`)}
            </Button>
          ))}
        </div>
      )}
      <Notice>{t('signing.codeWhy')}</Notice>
      <BottomBar ways={ways}>
        {sentTo ? (
          <Button
            type="submit"
            variant="primary"
            className="h-12 w-full text-base"
            busy={busy === 'confirm'}
            disabled={code.length < CODE_LENGTH}
          >
            {t('signing.confirmCode')}
          </Button>
        ) : (
          <div className="flex flex-col gap-2">
            {codeWays.map(({ by, to }, at) => (
              <Button
                key={by}
                variant={at === 0 ? 'primary' : 'secondary'}
                className="h-12 w-full text-base"
                busy={busy === by}
                onClick={() => send(by)}
              >
                <span className="truncate">{t(`signing.sendCode_${by}`, { to })}</span>
              </Button>
            ))}
          </div>
        )}
      </BottomBar>
    </form>
  )
}
