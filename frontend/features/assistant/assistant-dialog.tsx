import { useEffect, useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { Send, Square } from 'lucide-react'
import { LiveChips } from '@/components/assistant/live-chips'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PROMPT_BOUNDS } from '@/lib/prompt-bounds'
import { useAssistantReader } from '@/lib/use-assistant-reader'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { FailureView } from './failure-view.tsx'
import { ResultView } from './result-view.tsx'
import { Thinking } from './thinking.tsx'
import { useAssistant } from './use-assistant.ts'
import { useCreateSimulation } from './use-create-simulation.ts'

interface AssistantDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Asked at once, where another screen took the request. */
  prompt?: string
}

/** A package from a request in plain words. */
export function AssistantDialog({ open, onOpenChange, prompt }: AssistantDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('assistant.title')}
      description={t('assistant.intro')}
      className="max-w-2xl lg:max-w-4xl"
    >
      <Conversation first={prompt} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Conversation({ first = '', onDone }: { first?: string; onDone: () => void }) {
  const navigate = useNavigate()
  const toastError = useToastError()
  const reader = useAssistantReader()
  const assistant = useAssistant(reader)
  const create = useCreateSimulation()
  const [prompt, setPrompt] = useState(first)
  const isReady = reader !== null
  useEffect(() => {
    if (isReady && first !== '') void assistant.ask(first, {})
    // Once, when the reader is there.
  }, [isReady])
  const { state, shown } = assistant

  async function createSimulation() {
    if (!shown) return
    try {
      const { id } = await create.mutateAsync(shown)
      onDone()
      await navigate(urls.editPackage(id))
    } catch (error) {
      toastError(error as Error)
    }
  }

  if (state === 'success' && shown && reader)
    return (
      <ResultView
        shown={shown}
        assistant={assistant}
        reader={reader}
        isCreating={create.isPending}
        onCreate={() => void createSimulation()}
      />
    )
  if (state === 'failure') return <FailureView assistant={assistant} />
  return (
    <Entry
      prompt={prompt}
      onPrompt={setPrompt}
      isReady={isReady}
      isLoading={state === 'loading'}
      onAsk={() => void assistant.ask(prompt.trim(), {})}
      onStop={assistant.stop}
    />
  )
}

interface EntryProps {
  prompt: string
  onPrompt: (prompt: string) => void
  /** The reader came: what is answered can be settled here. */
  isReady: boolean
  isLoading: boolean
  onAsk: () => void
  onStop: () => void
}

const EXAMPLES = ['gross', 'net', 'cost'] as const

/** The box, three examples that fill it, and what is understood while one types. */
function Entry({ prompt, onPrompt, isReady, isLoading, onAsk, onStop }: EntryProps) {
  const t = useT()
  const id = useId()
  const canAsk = isReady && !isLoading && prompt.trim() !== ''

  function ask(event: FormEvent) {
    event.preventDefault()
    if (canAsk) onAsk()
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) ask(event)
  }

  return (
    <form onSubmit={ask} className="flex flex-col gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        {t('assistant.request')}
      </label>
      <textarea
        id={id}
        rows={3}
        {...PROMPT_BOUNDS}
        value={prompt}
        onChange={(event) => onPrompt(event.target.value)}
        onKeyDown={sendOnEnter}
        className="min-h-20 w-full resize-y rounded-md border border-line-strong bg-surface px-3 py-2 text-sm"
      />
      <LiveChips prompt={prompt} />
      <div className="flex flex-wrap gap-2" role="group" aria-label={t('assistant.examples')}>
        {EXAMPLES.map((name) => (
          <Button
            key={name}
            size="sm"
            className="h-auto min-h-8 py-1 text-left whitespace-normal"
            onClick={() => onPrompt(t(`assistant.example_${name}`))}
          >
            {t(`assistant.example_${name}`)}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>{isLoading && <Thinking />}</div>
        <div className="flex gap-2">
          {isLoading && (
            <Button onClick={onStop}>
              <Square aria-hidden />
              {t('assistant.stop')}
            </Button>
          )}
          <Button type="submit" variant="primary" disabled={!canAsk}>
            <Send aria-hidden />
            {t('assistant.send')}
          </Button>
        </div>
      </div>
    </form>
  )
}
