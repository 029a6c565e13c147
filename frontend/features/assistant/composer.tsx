import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { ArrowUp, Square } from 'lucide-react'
import { Link } from 'react-router'
import type { Draft } from '#modules/ai/pure'
import { LiveChips } from '@/components/assistant/live-chips'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { PROMPT_BOUNDS } from '@/lib/prompt-bounds'
import { useMedia } from '@/lib/use-media'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { Thinking } from './thinking.tsx'
import type { Assistant } from './use-assistant.ts'

interface ComposerProps {
  assistant: Assistant
  label: string
  placeholder?: string
  /** The draft of which the words speak. */
  draft: Draft
  /** Who reads, in one line. */
  readBy: string
  /** What was asked before. */
  last?: string
  rows: number
}

/** The box: Enter sends, Shift and Enter break the line, the arrow up brings the last words back. */
export function Composer({
  assistant,
  label,
  placeholder,
  draft,
  readBy,
  last,
  rows,
}: ComposerProps) {
  const t = useT()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const { words, state, isWaiting } = assistant
  const isLoading = state === 'loading'
  const canAsk = !isLoading && words.trim() !== ''
  // One line of words has its button beside it where there is little room.
  const isLine = rows === 1 && !isLoading
  // On a phone the keyboard would cover the answer.
  const hasKeys = useMedia('(pointer: fine)')
  useEffect(() => {
    if (hasKeys) box.current?.focus()
    // Once, when the box appears.
  }, [])

  function ask(event: FormEvent) {
    event.preventDefault()
    if (canAsk) void assistant.ask(words.trim(), draft)
  }

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) ask(event)
    if (event.key === 'ArrowUp' && words === '' && last) {
      event.preventDefault()
      assistant.onWords(last)
    }
  }

  return (
    <form onSubmit={ask} className="flex min-w-0 flex-col gap-2">
      <LiveChips prompt={words} draft={draft} />
      <div
        className={cn(
          'rounded-xl border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-accent',
          isLine && 'max-sm:flex max-sm:items-end'
        )}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={rows}
          placeholder={placeholder}
          {...PROMPT_BOUNDS}
          value={words}
          onChange={(event) => assistant.onWords(event.target.value)}
          onKeyDown={onKey}
          className={cn(
            'field-sizing-content block max-h-48 w-full resize-none rounded-xl bg-transparent px-4 pt-3 text-base outline-none placeholder:text-ink-soft md:text-sm',
            isLine && 'min-w-0 max-sm:flex-1 max-sm:pb-3'
          )}
        />
        <div className={cn('flex items-center gap-3 pr-2 pb-2 pl-4', isLine && 'max-sm:pl-0')}>
          <div className={cn('min-w-0 flex-1 text-xs text-ink-soft', isLine && 'max-sm:hidden')}>
            {isLoading ? (
              <Thinking says={isWaiting ? t('assistant.waiting') : undefined} />
            ) : (
              <>
                <span className="max-sm:hidden">{readBy} </span>
                <Link to={urls.assistant} className="underline underline-offset-4">
                  {t('assistant.limits')}
                </Link>
              </>
            )}
          </div>
          {isLoading && (
            <Button size="sm" onClick={assistant.stop}>
              <Square aria-hidden />
              {t('assistant.stop')}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            size="icon"
            aria-label={t('assistant.send')}
            disabled={!canAsk}
          >
            <ArrowUp aria-hidden />
          </Button>
        </div>
      </div>
    </form>
  )
}
