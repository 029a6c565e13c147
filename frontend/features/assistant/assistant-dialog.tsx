import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchConversation } from '@/api/assistant'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { useAssistantReader } from '@/lib/use-assistant-reader'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { Composer } from './composer.tsx'
import { FailureView } from './failure-view.tsx'
import { ResultView } from './result-view.tsx'
import { useAssistant, type Assistant } from './use-assistant.ts'
import { useConversationAddress } from './use-conversation-address.ts'
import { useCreateSimulation } from './use-create-simulation.ts'

interface AssistantDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Asked at once, where another screen took the request. */
  prompt?: string
  /** Goes on with this one of one's own. */
  conversationId?: string
}

/** A package from a request in plain words: a dialog on a desk, the whole screen of a phone. */
export function AssistantDialog({
  open,
  onOpenChange,
  prompt = '',
  conversationId,
}: AssistantDialogProps) {
  const t = useT()
  const navigate = useNavigate()
  const toastError = useToastError()
  const reader = useAssistantReader()
  const address = useConversationAddress()
  const assistant = useAssistant(reader, prompt, address.set)
  const [opening, setOpening] = useState<'running' | 'gone' | null>(
    conversationId ? 'running' : null
  )
  const create = useCreateSimulation()
  const isReady = reader !== null
  const { state, shown, failed } = assistant
  useEffect(() => {
    if (!isReady || !conversationId) return
    const abort = new AbortController()
    fetchConversation(conversationId, abort.signal).then(
      (conversation) => {
        assistant.open(conversation)
        address.set(conversationId)
        setOpening(null)
      },
      () => {
        if (!abort.signal.aborted) setOpening('gone')
      }
    )
    return () => abort.abort()
    // Once, when the reader is there.
  }, [isReady])

  function close(isOpen: boolean) {
    if (!isOpen) address.set(null)
    onOpenChange(isOpen)
  }

  async function createSimulation() {
    if (!shown) return
    try {
      const { id } = await create.mutateAsync(shown)
      close(false)
      await navigate(urls.editPackage(id))
    } catch (error) {
      toastError(error as Error)
    }
  }

  /** Escape leaves a field of a chip, then stops what runs, then closes. */
  function onEscape(event: globalThis.KeyboardEvent) {
    const isEditing = (event.target as HTMLElement).closest('[data-editing]') !== null
    if (isEditing || state === 'loading') event.preventDefault()
    if (!isEditing && state === 'loading') assistant.stop()
  }

  const isResult = reader !== null && shown !== null && (state === 'success' || state === 'loading')
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      onEscape={onEscape}
      title={t('assistant.title')}
      description={isResult ? undefined : t('assistant.intro')}
      className={cn(
        'max-w-2xl max-sm:inset-0 max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:translate-y-0 max-sm:rounded-none max-sm:border-0',
        isResult && 'lg:max-w-6xl'
      )}
    >
      {isResult ? (
        <ResultView
          shown={shown}
          assistant={assistant}
          reader={reader}
          isCreating={create.isPending}
          onCreate={() => void createSimulation()}
        />
      ) : state === 'failure' && failed ? (
        <FailureView failed={failed} assistant={assistant} reader={reader} />
      ) : opening === 'running' ? (
        <Skeleton className="h-40" />
      ) : (
        <>
          {opening === 'gone' && <Notice className="mb-4">{t('assistant.gone')}</Notice>}
          <Entry assistant={assistant} />
        </>
      )}
    </Dialog>
  )
}

const EXAMPLES = ['gross', 'net', 'cost'] as const

/** The box, three examples that fill it, and what is understood while one types. */
function Entry({ assistant }: { assistant: Assistant }) {
  const t = useT()
  return (
    <div className="flex flex-col gap-4">
      <Composer
        assistant={assistant}
        label={t('assistant.request')}
        placeholder={t('assistant.placeholder')}
        draft={assistant.from}
        readBy={t('assistant.readBy')}
        rows={3}
      />
      <div className="flex flex-col gap-2" role="group" aria-label={t('assistant.examples')}>
        <p className="text-xs text-ink-soft" aria-hidden>
          {t('assistant.examples')}
        </p>
        <div className="flex flex-wrap gap-2">
          {EXAMPLES.map((name) => (
            <Button
              key={name}
              className="h-auto min-h-10 max-w-full shrink py-2 text-left font-normal whitespace-normal md:h-auto"
              onClick={() => assistant.onWords(t(`assistant.example_${name}`))}
            >
              {t(`assistant.example_${name}`)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}
