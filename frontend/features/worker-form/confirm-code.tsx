import { useState } from 'react'
import type { CodeWay, OwnForm } from '@/api/own-form'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useT } from '@/lib/use-t'

interface ConfirmCodeProps {
  ways: OwnForm['worker']['confirmBy']
  ask: (by: CodeWay) => Promise<unknown>
  code: string
  onCode: (code: string) => void
}

/** Another account is confirmed by a code to what was known before: where it goes, and the field to type it in. */
export function ConfirmCode({ ways, ask, code, onCode }: ConfirmCodeProps) {
  const t = useT()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const [asking, setAsking] = useState<CodeWay | null>(null)

  async function send({ by, to }: ConfirmCodeProps['ways'][number]) {
    setAsking(by)
    setFailure(null)
    await ask(by).then(
      () => setSentTo(to),
      (error: Error) => setFailure(error)
    )
    setAsking(null)
  }

  return (
    <SectionCard title={t('worker-form.confirm')}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{t('worker-form.confirmWhy')}</p>
        <div className="flex flex-wrap gap-2">
          {ways.map((way) => (
            <Button key={way.by} busy={asking === way.by} onClick={() => void send(way)}>
              {t(`worker-form.send_${way.by}`, { to: way.to })}
            </Button>
          ))}
        </div>
        <ProblemNotice error={failure} />
        {sentTo && <p role="status">{t('worker-form.codeSent', { to: sentTo })}</p>}
        <Field label={t('worker-form.code')}>
          {(control) => (
            <Input
              {...control}
              className="max-w-40 tabular-nums"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => onCode(event.target.value.replace(/\D/g, ''))}
            />
          )}
        </Field>
      </div>
    </SectionCard>
  )
}
