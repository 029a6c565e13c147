import { CornerUpLeft } from 'lucide-react'
import { MarkedRequest } from '@/components/assistant/marked-request'
import { Button } from '@/components/ui/button'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { useT } from '@/lib/use-t'
import type { Assistant } from './use-assistant.ts'

interface PastTurnsProps {
  assistant: Assistant
  /** What stands now. */
  prompt: string
  reader: AssistantReader
}

/** The turns before, as points to go back to: each as it stood when the next words came. */
export function PastTurns({ assistant, prompt, reader }: PastTurnsProps) {
  const t = useT()
  const { past } = assistant
  const turns = past
    .map((turn, index) => ({ turn, index, next: past[index + 1]?.prompt ?? prompt }))
    .filter(({ turn, next }) => turn.prompt !== next)
  if (turns.length === 0) return null
  return (
    <ol aria-label={t('assistant.turns')} className="flex flex-col gap-2">
      {turns.map(({ turn, index }) => (
        <li key={index} className="flex items-center justify-end gap-1">
          <Button
            size="icon"
            variant="ghost"
            aria-label={t('assistant.returnHere')}
            title={t('assistant.returnHere')}
            onClick={() => assistant.returnTo(index)}
          >
            <CornerUpLeft aria-hidden />
          </Button>
          <MarkedRequest
            className="min-w-0 max-w-prose rounded-xl rounded-br-sm bg-sunken px-4 py-1.5 text-sm text-ink-soft"
            prompt={turn.prompt}
            reader={reader}
            understood={turn.answer.understood}
            leftovers={turn.answer.leftovers}
          />
        </li>
      ))}
    </ol>
  )
}
