import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Sparkles } from 'lucide-react'
import { LiveChips } from '@/components/assistant/live-chips'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PROMPT_BOUNDS } from '@/lib/prompt-bounds'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

/**
 * A package asked for in plain words; the sample can be sent as it is.
 *
 * @param onAsk resolves once the words are where they are answered
 */
export function PromptBox({ onAsk }: { onAsk: (prompt: string) => Promise<void> }) {
  const t = useT()
  const toastError = useToastError()
  const id = useId()
  const [prompt, setPrompt] = useState(() => t('assistant.example_cost'))
  // The reader comes with the first touch, not with the page.
  const [isTouched, setTouched] = useState(false)
  const [isOpening, setOpening] = useState(false)

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (isOpening) return
    setOpening(true)
    try {
      await onAsk(prompt.trim())
    } catch (error) {
      toastError(error as Error)
    } finally {
      setOpening(false)
    }
  }

  function askOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (sends && prompt.trim() !== '') void ask(event)
  }

  return (
    <Card className="p-4 sm:p-6">
      <form onSubmit={(event) => void ask(event)} className="flex flex-col gap-3">
        <label htmlFor={id} className="flex items-center gap-2 text-base font-semibold">
          <Sparkles className="size-4 text-accent" aria-hidden />
          {t('assistant.boxTitle')}
        </label>
        <div className="flex flex-col gap-2 sm:flex-row sm:items-end">
          <textarea
            id={id}
            rows={2}
            {...PROMPT_BOUNDS}
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
            onKeyDown={askOnEnter}
            onFocus={() => setTouched(true)}
            className="field-sizing-content max-h-48 min-h-16 w-full resize-y rounded-md border border-line-strong bg-surface px-3 py-2 text-base md:text-sm"
          />
          <Button type="submit" variant="primary" disabled={prompt.trim() === ''} busy={isOpening}>
            {t('assistant.go')}
          </Button>
        </div>
        {isTouched && <LiveChips prompt={prompt} />}
      </form>
    </Card>
  )
}
