import { Link } from 'react-router'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { sentence } from '@/lib/refusal-sentence'
import { useLocale, useT } from '@/lib/use-t'
import { urls } from '@/urls'
import type { Assistant, Failed } from './use-assistant.ts'

/** Where what is refused is done, or told. */
const PLACES: Readonly<Record<string, { to: string; label: string }>> = {
  law_advice: { to: urls.law, label: 'nav.law' },
  other_people: { to: urls.team, label: 'nav.team' },
  sending: { to: urls.offers, label: 'nav.offers' },
  deleting: { to: urls.packages, label: 'nav.simulator' },
  judging: { to: urls.assistant, label: 'assistant.limits' },
}

interface FailureViewProps {
  failed: Failed
  assistant: Assistant
  reader: AssistantReader | null
}

/** A generic sentence, the detail, the reader's raw answer folded, and the way back to the request, which is kept. */
export function FailureView({ failed, assistant, reader }: FailureViewProps) {
  const t = useT()
  const { prompt, answer, error } = failed
  const detail = error ? sentence(error as Error, t) : answer?.error
  const isRefused = answer?.outcome === 'refuses'
  const place = isRefused && answer.reason ? PLACES[answer.reason] : undefined
  return (
    <div className="flex flex-col gap-4">
      <p className="ml-auto max-w-prose rounded-xl rounded-br-sm border border-line px-4 py-2 break-words whitespace-pre-wrap">
        {prompt}
      </p>
      <Notice tone={isRefused ? 'info' : 'danger'} role="alert">
        {!isRefused && <p className="font-medium">{t('assistant.failed')}</p>}
        {detail && <p>{detail}</p>}
        {place && (
          <p className="mt-1">
            <Link to={place.to} className="font-medium underline underline-offset-4">
              {t(place.label)}
            </Link>
          </p>
        )}
      </Notice>
      {answer && !isRefused && (
        <details className="text-sm">
          <summary className="cursor-pointer text-ink-soft">{t('assistant.raw')}</summary>
          <pre className="mt-2 max-h-40 overflow-auto rounded-md bg-sunken p-3 text-xs break-all whitespace-pre-wrap">
            {answer.aiResponse}
          </pre>
        </details>
      )}
      <DialogActions>
        {answer?.outcome === 'cannot' && reader && (
          <Nearest assistant={assistant} reader={reader} request={answer.request} />
        )}
        <Button variant="primary" autoFocus onClick={assistant.modify}>
          {t('assistant.modify')}
        </Button>
      </DialogActions>
    </div>
  )
}

interface NearestProps {
  assistant: Pick<Assistant, 'take'>
  reader: AssistantReader
  request: object
}

/** The nearest value that is allowed, where the refusal names one. */
export function Nearest({ assistant, reader, request }: NearestProps) {
  const t = useT()
  const locale = useLocale()
  const { refused } = reader.settleDraft(request)
  if (refused?.bound === undefined) return null
  const { path, bound } = refused
  return (
    <Button onClick={() => assistant.take({ op: 'set', path, value: bound })}>
      {t('assistant.nearestValue', {
        name: reader.nameOfPath(path, locale),
        value: reader.shownValue(path, bound, locale),
      })}
    </Button>
  )
}
