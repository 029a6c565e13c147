import { Link } from 'react-router'
import { ApiProblem, NetworkProblem, requestIdOf } from '@/api/problem'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { useT } from '@/lib/use-t'

interface ErrorViewProps {
  error: unknown
  /** Tries again; without it the page is reloaded. */
  onRetry?: () => void
  /** Where to go instead. */
  back?: { to: string; label: string }
}

/** What happened, what to do next, and the request's number for support. */
export function ErrorView({ error, onRetry, back }: ErrorViewProps) {
  const t = useT()
  const requestId = requestIdOf(error)
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center"
    >
      <h1 className="text-lg font-semibold">{title(error, t)}</h1>
      <p className="text-ink-soft">{sentence(error, t)}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Button
          variant={answerOf(error) ? undefined : 'primary'}
          onClick={onRetry ?? (() => window.location.reload())}
        >
          {onRetry ? t('common.retry') : t('common.reload')}
        </Button>
        {back && (
          <Button asChild>
            <Link to={back.to}>{back.label}</Link>
          </Button>
        )}
      </div>
      {requestId && <RequestId id={requestId} />}
    </div>
  )
}

/** What is an answer and no fault: no right to it, or nothing there. */
function answerOf(error: unknown): 'forbidden' | 'notFound' | null {
  if (!(error instanceof ApiProblem)) return null
  return error.status === 403 ? 'forbidden' : error.status === 404 ? 'notFound' : null
}

function title(error: unknown, t: ReturnType<typeof useT>): string {
  // It is no error where it is a question of time.
  const late = error instanceof ApiProblem && error.retryAfterSeconds !== null
  if (late && error.title) return error.title
  const answer = answerOf(error)
  return t(answer ? `common.${answer}Title` : 'common.errorOccurred')
}

function sentence(error: unknown, t: ReturnType<typeof useT>): string {
  if (error instanceof NetworkProblem) return t('common.noAnswer')
  const answer = answerOf(error)
  if (answer) return t(`common.${answer}`)
  // The server says how long to wait.
  if (error instanceof ApiProblem && error.retryAfterSeconds) return error.message
  return t('common.errorNextStep')
}

function RequestId({ id }: { id: string }) {
  const t = useT()
  return (
    <p className="mt-4 flex flex-wrap items-center justify-center gap-2 text-xs text-ink-soft">
      {t('common.requestId')} <code>{id}</code>
      <CopyButton variant="ghost" size="sm" text={id} />
    </p>
  )
}
