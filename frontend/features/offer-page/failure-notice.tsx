import { ApiProblem } from '@/api/problem'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

/** Why something was not kept: the server's sentences, or that it did not answer. */
export function FailureNotice({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const t = useT()
  const sentences =
    error instanceof ApiProblem
      ? error.errors.length > 0
        ? [...new Set(error.errors.map(({ message }) => message))]
        : [error.message]
      : [t('common.noAnswer')]
  return (
    <Notice
      tone="danger"
      actions={
        onRetry && (
          <Button size="sm" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
