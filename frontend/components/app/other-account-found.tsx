import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { useGoOver, type Integration } from '@/api/integrations'
import { ApiProblem } from '@/api/problem'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { AnotherAccount } from './another-account.tsx'
import { ProblemNotice } from './problem-notice.tsx'

interface OtherAccountFoundProps {
  integration: Integration
  /** The way to another key. */
  leave: ReactNode
}

/** What a run found: the key that is kept opens another company now. Going over to it needs no key typed again. */
export function OtherAccountFound({ integration, leave }: OtherAccountFoundProps) {
  const t = useT()
  const navigate = useNavigate()
  const { id, version, name, lastRun } = integration
  // The run is gone with its connection.
  const change = useGoOver(id, ({ account }) => {
    toast(t('integrations.wentOver', { system: name, account }))
    void navigate(urls.synchronisation)
  })
  return (
    <>
      <ProblemNotice error={change.error} className="mb-3">
        {change.error instanceof ApiProblem &&
          change.error.errors.map(({ path, message }) => (
            <p key={path} className="mt-1">
              {message}
            </p>
          ))}
      </ProblemNotice>
      <AnotherAccount
        question={lastRun?.failure}
        busy={change.isPending}
        leave={leave}
        onAnew={() => change.mutate(version)}
      />
    </>
  )
}
