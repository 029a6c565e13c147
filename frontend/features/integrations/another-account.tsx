import type { ApiProblem } from '@/api/problem'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

interface AnotherAccountProps {
  /** As the server asked it. */
  problem: ApiProblem
  busy: boolean
  onAnew: () => void
  onLeave: () => void
}

/** A key that opens another company than that of the connection: which one, what going over to it means, and both answers. */
export function AnotherAccount({ problem, busy, onAnew, onLeave }: AnotherAccountProps) {
  const t = useT()
  return (
    <Notice
      tone="warn"
      role="alert"
      className="mb-4"
      actions={
        <>
          <Button onClick={onLeave}>{t('integrations.leaveIt')}</Button>
          <Button variant="danger" busy={busy} onClick={onAnew}>
            {t('integrations.anew')}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{problem.errors.map(({ message }) => message).join(' ')}</p>
      <p className="mt-1">{t('integrations.anewText')}</p>
    </Notice>
  )
}
