import { ApiProblem } from '@/api/problem'
import type { HrSystem } from '@/api/integrations'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { AnotherAccount } from '@/components/app/another-account'
import { useReturned } from './use-returned.ts'

interface ReturnedProps {
  system: HrSystem
  /** Opens what the way began with. */
  onAgain: () => void
}

/** What became of a person’s way into a system by an app of theirs, once they are back. */
export function Returned({ system: { name: system }, onAgain }: ReturnedProps) {
  const t = useT()
  const { error, isPending, refused, beginAnew, leave } = useReturned()
  if (error instanceof ApiProblem && error.code === 'E_INTEGRATION_ACCOUNT')
    return (
      <AnotherAccount
        question={whyOf(error)}
        busy={isPending}
        onAnew={() => beginAnew(error.errors[0]?.names?.integrationId)}
        leave={<Button onClick={leave}>{t('integrations.leaveIt')}</Button>}
      />
    )
  if (isPending)
    return (
      <Notice role="status" className="mb-4">
        {t('integrations.returning')}
      </Notice>
    )
  if (!error && !refused) return null
  return (
    <Notice
      tone="warn"
      role="alert"
      className="mb-4"
      actions={
        <Button
          onClick={() => {
            leave()
            onAgain()
          }}
        >
          {t('integrations.again')}
        </Button>
      }
    >
      <p className="font-semibold">{t('integrations.notLetIn', { system })}</p>
      <p className="mt-1">{error ? whyOf(error) || t('common.noAnswer') : saidBy(refused!)}</p>
    </Notice>
  )

  function saidBy(word: string) {
    return word === 'access_denied'
      ? t('integrations.denied', { system })
      : t('integrations.sentBack', { system, error: word })
  }
}

/** What is wrong in particular, where the server says it; else its sentence. */
function whyOf(error: Error): string | null {
  if (!(error instanceof ApiProblem)) return null
  return error.errors.map(({ message }) => message).join(' ') || error.message
}
