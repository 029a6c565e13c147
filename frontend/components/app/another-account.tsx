import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

interface AnotherAccountProps {
  /** The server's own sentence: of which connection, and both companies. */
  question: ReactNode
  busy: boolean
  onAnew: () => void
  /** The answer that leaves it. */
  leave: ReactNode
}

/** A key that opens another company than that of the connection: which one, what going over to it means, and both answers. */
export function AnotherAccount({ question, busy, onAnew, leave }: AnotherAccountProps) {
  const t = useT()
  return (
    <Notice
      tone="warn"
      role="alert"
      className="mb-4"
      actions={
        <>
          {leave}
          <Button variant="danger" busy={busy} onClick={onAnew}>
            {t('integrations.anew')}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{question}</p>
      <p className="mt-1">{t('integrations.anewText')}</p>
    </Notice>
  )
}
