import { Suspense, useState } from 'react'
import { Trash2 } from 'lucide-react'
import { toast } from 'sonner'
import { useConversations, useForgetConversation } from '@/api/assistant'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { AssistantDialog } from './lazy-dialog.ts'

/** So many at first: the last ones are those one comes back to. */
const SHOWN_FIRST = 8

/** What one asked the assistant, as it is kept: for oneself alone, and forgotten at once where one wants. */
export function OwnConversations() {
  const t = useT()
  const format = useFormat()
  const toastError = useToastError()
  const conversations = useConversations()
  const forget = useForgetConversation()
  const [opened, setOpened] = useState<string | null>(null)
  const [showsAll, setShowsAll] = useState(false)

  async function forgetOne(id: string) {
    try {
      await forget.mutateAsync(id)
      toast(t('assistant-page.forgotten'))
    } catch (error) {
      toastError(error as Error)
    }
  }

  const { data, error, isPending } = conversations
  const kept = data?.data ?? []
  const shown = showsAll ? kept : kept.slice(0, SHOWN_FIRST)
  return (
    <SectionCard title={t('assistant-page.ownTitle')}>
      {error && !data && <ErrorView error={error} onRetry={() => void conversations.refetch()} />}
      {isPending && <Skeleton className="h-24" />}
      {data && kept.length === 0 && (
        <p className="text-sm text-ink-soft">{t('assistant-page.ownNone')}</p>
      )}
      {shown.length > 0 && (
        <ul className="-my-2 flex flex-col divide-y divide-line">
          {shown.map(({ id, prompt, turns, updatedAt }) => (
            <li key={id} className="flex items-center gap-3 py-2">
              <button
                type="button"
                className="min-h-11 min-w-0 flex-1 text-left hover:underline hover:underline-offset-4"
                aria-label={t('assistant-page.resume', { words: prompt })}
                onClick={() => setOpened(id)}
              >
                <span className="block truncate text-sm">{prompt}</span>
                <span className="block text-xs text-ink-soft">
                  {format.instant(updatedAt)} · {t('assistant-page.ownTurns', { count: turns })}
                </span>
              </button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('assistant-page.forget', { words: prompt })}
                disabled={forget.isPending}
                onClick={() => void forgetOne(id)}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown.length < kept.length && (
        <Button className="mt-4" size="sm" onClick={() => setShowsAll(true)}>
          {t('assistant-page.ownAll', { count: kept.length })}
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <AssistantDialog
            open
            conversationId={opened}
            onOpenChange={() => {
              setOpened(null)
              void conversations.refetch()
            }}
          />
        </Suspense>
      )}
    </SectionCard>
  )
}
