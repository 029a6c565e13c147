import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Printer, Send } from 'lucide-react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { putCasefileId } from '#client/bounds'
import { daysAfter, today } from '#modules/shared/values/days'
import { casefileLevelsQuery, useSendCasefile, type SigningLevel } from '@/api/casefile-signing'
import type { Casefile } from '@/api/casefiles'
import { useSigningSettings } from '@/api/signing-settings'
import { ErrorView } from '@/components/app/error-view'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/date-input'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { DocumentLevels } from './document-levels.tsx'
import { LastDayWarning } from './last-day-warning.tsx'
import type { CasefileSteps } from './use-casefile-steps.ts'

const { maxLength } = putCasefileId.properties.message
const messageBounds = { maxLength }

interface SendDialogProps {
  casefile: Casefile
  steps: CasefileSteps
  onPrint: () => void
}

/** Asked once before a casefile leaves: who signs in which order, what each signature is worth, until when, with which words. */
export function SendDialog({ casefile, steps, onPrint }: SendDialogProps) {
  const t = useT()
  const close = () => steps.ask(null)
  return (
    <Dialog
      open={steps.asked === 'send'}
      onOpenChange={(open) => !open && close()}
      title={t('signatures.sendTitle')}
      description={t('signatures.sendText')}
      className="max-w-xl"
    >
      <SendForm casefile={casefile} onClose={close} onPrint={onPrint} />
    </Dialog>
  )
}

interface SendFormProps {
  casefile: Casefile
  onClose: () => void
  onPrint: () => void
}

function SendForm({ casefile, onClose, onPrint }: SendFormProps) {
  const t = useT()
  const levels = useQuery(casefileLevelsQuery(casefile))
  const settings = useSigningSettings()
  const send = useSendCasefile(casefile)
  const [chosen, choose] = useState<Record<string, SigningLevel>>({})
  const [day, setDay] = useState<string | null>(null)
  const [message, setMessage] = useState(casefile.message)
  const error = levels.error ?? settings.error
  if (error)
    return (
      <ErrorView
        error={error}
        onRetry={() => void (levels.error ? levels.refetch() : settings.refetch())}
      />
    )
  if (!levels.data || !settings.data) return <Skeleton className="h-72" />

  const offered = levels.data.data
  const levelOf = (one: (typeof offered)[number]) => chosen[one.documentId] ?? one.level
  const isHeld =
    !levels.data.hasYes && offered.some((one) => one.needsYes && levelOf(one) === 'SIMPLE')
  const onPaper = offered.some((one) => levelOf(one) === 'PAPER')
  const lastDay = day ?? casefile.lastDayStr ?? daysAfter(today(), settings.data.expiryDays)
  const isDayWrong = lastDay === '' || lastDay < today()
  const { signers } = casefile

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isDayWrong) return
    send.mutate(
      {
        lastDayStr: lastDay,
        message: message.trim(),
        levels: offered.flatMap((one) => {
          const level = one.choices.find((choice) => choice === levelOf(one))
          return level ? [{ documentId: one.documentId, level }] : []
        }),
      },
      {
        onSuccess: () => {
          onClose()
          toast(t('signatures.sent', { name: casefile.worker.displayName }))
        },
      }
    )
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {levels.data.isForTrial && <Notice tone="warn">{t('signatures.forTrial')}</Notice>}
      <section aria-label={t('signatures.order')}>
        <h3 className="mb-1 text-sm font-medium">{t('signatures.order')}</h3>
        <ol className="flex flex-col gap-1">
          {signers.map(({ id, order, name, email }) => (
            <li key={id} className="flex items-baseline gap-2">
              <span className="flex size-5 shrink-0 items-center justify-center rounded-full bg-sunken text-xs font-medium tabular-nums">
                {order}
              </span>
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="text-ink-soft">{email}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <DocumentLevels
        documents={casefile.documents}
        offered={offered}
        levelOf={levelOf}
        isForTrial={levels.data.isForTrial}
        onLevel={(documentId, level) => choose({ ...chosen, [documentId]: level })}
      />
      {isHeld && (
        <Notice tone="warn">
          {t('signatures.needsYes')}{' '}
          <Link to={urls.signingSettings} className="underline underline-offset-4">
            {t('signatures.toSettings')}
          </Link>
        </Notice>
      )}
      {onPaper && (
        <Notice
          actions={
            offered.every(({ choices }) => choices.includes('SIMPLE')) && (
              <Button
                size="sm"
                onClick={() =>
                  choose(Object.fromEntries(offered.map((one) => [one.documentId, 'SIMPLE'])))
                }
              >
                {t('signatures.allSimple')}
              </Button>
            )
          }
        >
          {t('signatures.paperInBrowser')}
        </Notice>
      )}
      {!onPaper && (
        <>
          <div className="flex flex-col gap-2">
            <Field
              label={t('signatures.lastDay')}
              error={isDayWrong ? t('signatures.dayInPast') : null}
            >
              {(control) => (
                <DateInput
                  {...control}
                  label={t('signatures.lastDay')}
                  value={lastDay}
                  onValueChange={setDay}
                />
              )}
            </Field>
            <LastDayWarning casefile={casefile} lastDay={lastDay} />
          </div>
          <Field label={t('signatures.message')} hint={t('signatures.messageHint')}>
            {(control) => (
              <textarea
                {...control}
                {...messageBounds}
                rows={3}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
                className={cn(inputClasses, 'h-auto py-2 md:h-auto')}
              />
            )}
          </Field>
        </>
      )}
      <ProblemNotice error={send.error} />
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        {onPaper ? (
          <Button
            variant="primary"
            onClick={() => {
              onClose()
              onPrint()
            }}
          >
            <Printer aria-hidden />
            {t('documents.print')}
          </Button>
        ) : (
          <Button type="submit" variant="primary" busy={send.isPending} disabled={isHeld}>
            <Send aria-hidden />
            {t('signatures.sendNow', { count: signers.length })}
          </Button>
        )}
      </DialogActions>
    </form>
  )
}
