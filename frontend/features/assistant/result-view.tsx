import { useState, type KeyboardEvent } from 'react'
import { Pencil, Sparkles, Undo2 } from 'lucide-react'
import { MarkedRequest } from '@/components/assistant/marked-request'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { useMedia } from '@/lib/use-media'
import { useT } from '@/lib/use-t'
import { Announcer } from './announcer.tsx'
import { Answers } from './answers.tsx'
import { Composer } from './composer.tsx'
import { ModelOffer } from './model-offer.tsx'
import { FiguresPane, FiguresSheet } from './figures-pane.tsx'
import { PackageChips } from './package-chips.tsx'
import { PastTurns } from './past-turns.tsx'
import { QuestionCard } from './question-card.tsx'
import { isNeeded, questionsOf } from './questions.ts'
import { RefusedNotice } from './refused-notice.tsx'
import type { Assistant, Shown } from './use-assistant.ts'

const MOST_QUESTIONS = 2
const WIDE = '(min-width: 64rem)'

interface ResultViewProps {
  shown: Shown
  assistant: Assistant
  reader: AssistantReader
  isCreating: boolean
  onCreate: () => void
}

/** The words and what they became on one side, the figures on the other; on a phone these are a sheet below. */
export function ResultView({ shown, assistant, reader, isCreating, onCreate }: ResultViewProps) {
  const t = useT()
  const isWide = useMedia(WIDE)
  const [lit, setLit] = useState<string | null>(null)
  const [later, setLater] = useState<ReadonlySet<string>>(new Set())
  const { prompt, answer, draft } = shown
  const questions = questionsOf(shown, reader, later)
  const needed = questions.filter(isNeeded).length
  const isSilent =
    answer.outcome === 'asks' && answer.understood.length + answer.questions.length === 0

  function undoByKeys(event: KeyboardEvent) {
    const { value } = event.target as HTMLInputElement
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    // While there is something typed, the keys are the field's own.
    if (!isUndo || !assistant.undo || value) return
    event.preventDefault()
    assistant.undo()
  }

  const create = (
    <div className="flex gap-2">
      <Button
        className="max-sm:w-10 max-sm:px-0"
        aria-label={t('assistant.modify')}
        onClick={assistant.modify}
      >
        <Pencil className="sm:hidden" aria-hidden />
        <span className="max-sm:hidden">{t('assistant.modify')}</span>
      </Button>
      <Button
        variant="primary"
        className="flex-1"
        disabled={!shown.settled.answer}
        busy={isCreating}
        onClick={onCreate}
      >
        {t('assistant.create')}
      </Button>
    </div>
  )
  const figures = { shown, assistant, reader, needed, actions: create }
  return (
    <div
      className="flex flex-col gap-6 max-sm:min-h-[calc(100dvh-5.75rem)] lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]"
      onKeyDown={undoByKeys}
    >
      <div className="flex min-w-0 flex-col gap-5 lg:min-h-[calc(100dvh-9rem)]">
        <PastTurns assistant={assistant} prompt={prompt} reader={reader} />
        <div className="flex flex-col items-end gap-1">
          <MarkedRequest
            className="max-w-prose rounded-xl rounded-br-sm border border-line bg-surface px-4 py-2"
            prompt={prompt}
            reader={reader}
            understood={answer.understood}
            leftovers={answer.leftovers}
            lit={lit}
            onLight={setLit}
          />
          {assistant.undo && (
            <Button
              size="sm"
              variant="ghost"
              aria-keyshortcuts="Control+Z"
              onClick={assistant.undo}
            >
              <Undo2 aria-hidden />
              {t('assistant.undo')}
            </Button>
          )}
        </div>
        {isSilent && answer.error && <Notice>{answer.error}</Notice>}
        {answer.outcome === 'answers' && <Answers shown={shown} reader={reader} />}
        {answer.understood.length > 0 && (
          // For eyes: the log says it to who hears.
          <p aria-hidden className="flex items-start gap-2 text-sm">
            <Sparkles className="mt-0.5 size-4 shrink-0 text-accent" />
            {t('assistant.announced', {
              count: answer.understood.length,
              questions: questions.length,
            })}
          </p>
        )}
        <PackageChips {...{ shown, assistant, reader, lit }} onLight={setLit} />
        {shown.settled.refused && (
          <RefusedNotice shown={shown} assistant={assistant} reader={reader} />
        )}
        {questions.slice(0, MOST_QUESTIONS).map((question) => (
          <QuestionCard
            key={question.key}
            {...{ question, shown, assistant, reader }}
            onLater={(key) => setLater(new Set([...later, key]))}
          />
        ))}
        <ModelOffer assistant={assistant} shown={shown} />
        {isWide && (
          <div className="sticky -bottom-6 mt-auto -mb-6 bg-surface pt-2 pb-6">
            <NextTurn {...{ assistant, shown }} />
          </div>
        )}
      </div>
      {isWide ? (
        <FiguresPane {...figures} />
      ) : (
        <FiguresSheet {...figures}>
          <NextTurn {...{ assistant, shown }} />
        </FiguresSheet>
      )}
      <Announcer shown={shown} reader={reader} questions={questions.length} draft={draft} />
    </div>
  )
}

/** "plutôt 9 €", "et en net ?": what comes after, with what is understood of it while one types. */
function NextTurn({ assistant, shown }: { assistant: Assistant; shown: Shown }) {
  const t = useT()
  return (
    <Composer
      assistant={assistant}
      label={t('assistant.next')}
      placeholder={t('assistant.nextExample')}
      draft={shown.draft}
      readBy={t(shown.answer.reader === 'model' ? 'assistant.readByModel' : 'assistant.readBy')}
      last={shown.prompt}
      rows={1}
    />
  )
}
