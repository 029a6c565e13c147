import { useState, type FormEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Undo2 } from 'lucide-react'
import { LiveChips } from '@/components/assistant/live-chips'
import { MarkedRequest } from '@/components/assistant/marked-request'
import { DialogActions } from '@/components/ui/dialog'
import { Button } from '@/components/ui/button'
import { inputClasses } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { today } from '#modules/shared/values/days'
import type { Op } from '#modules/ai/pure'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { cn } from '@/lib/cn'
import { PROMPT_BOUNDS } from '@/lib/prompt-bounds'
import { useFormat } from '@/lib/use-format'
import { useLocale, useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { MissingQuestion } from './missing-question.tsx'
import { PackagePane } from './package-pane.tsx'
import type { Assistant, Shown } from './use-assistant.ts'

const MOST_QUESTIONS = 2

interface ResultViewProps {
  shown: Shown
  assistant: Assistant
  reader: AssistantReader
  isCreating: boolean
  onCreate: () => void
}

/** What was understood, the figures, what is still to be told; and the next turn. */
export function ResultView({ shown, assistant, reader, isCreating, onCreate }: ResultViewProps) {
  const t = useT()
  const { prompt, answer, draft, settled, questions } = shown
  const { answer: computed, missing } = settled
  const open = missing.filter((path) => !(path === 'amount' && questions.length > 0))
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Turns assistant={assistant} prompt={prompt} />
          <MarkedRequest
            prompt={prompt}
            understood={answer.understood}
            leftovers={answer.leftovers}
          />
          {answer.leftovers.length > 0 && (
            <Notice tone="warn">
              {t('assistant.notUnderstood', {
                words: answer.leftovers.map(({ text }) => text).join(', '),
              })}
            </Notice>
          )}
          {answer.outcome === 'answers' && (
            <Answers about={answer.about} shown={shown} reader={reader} />
          )}
          {questions.slice(0, MOST_QUESTIONS).map(({ quote, readings }, index) => (
            <div key={quote} className="flex flex-col gap-2 rounded-lg border border-line p-3">
              <span className="text-sm font-medium">
                {t('assistant.whichReading', { words: quote })}
              </span>
              <div className="flex flex-wrap gap-2">
                {readings.map((op) => (
                  <Reading key={`${op.path}${String(op.value)}`} op={op} reader={reader}>
                    {(label) => (
                      <Button size="sm" onClick={() => assistant.change([op as Op], index)}>
                        {label}
                      </Button>
                    )}
                  </Reading>
                ))}
              </div>
            </div>
          ))}
          {open
            .slice(0, MOST_QUESTIONS - Math.min(MOST_QUESTIONS, questions.length))
            .map((path) => (
              <MissingQuestion
                key={path}
                path={path}
                reader={reader}
                onAnswer={(ops) => assistant.change(ops)}
              />
            ))}
          {settled.refused && <Notice tone="danger">{t('assistant.notPossible')}</Notice>}
          <ModelOffer assistant={assistant} shown={shown} />
          <NextTurn key={prompt} assistant={assistant} shown={shown} />
        </div>
        <PackagePane shown={shown} assistant={assistant} reader={reader} />
      </div>
      <DialogActions>
        {assistant.undo && (
          <Button onClick={assistant.undo}>
            <Undo2 aria-hidden />
            {t('assistant.undo')}
          </Button>
        )}
        <Button onClick={assistant.modify}>{t('assistant.modify')}</Button>
        <Button variant="primary" disabled={!computed} busy={isCreating} onClick={onCreate}>
          {t('assistant.create')}
        </Button>
      </DialogActions>
      <p className="text-sm text-ink-soft">
        {t(answer.reader === 'model' ? 'assistant.readByModel' : 'assistant.readBy')}{' '}
        <Link to={urls.assistant} className="underline underline-offset-4">
          {t('assistant.limits')}
        </Link>
      </p>
      <p className="sr-only" role="status">
        {t('assistant.announced', {
          count: answer.understood.length,
          questions: questions.length + open.length,
        })}
        {draft.date ?? ''}
      </p>
    </div>
  )
}

/** The turns before, as points to go back to: each as it stood when the next words came. */
function Turns({ assistant, prompt }: { assistant: Assistant; prompt: string }) {
  const t = useT()
  const { past } = assistant
  const turns = past
    .map((turn, index) => ({ said: turn.prompt, index, next: past[index + 1]?.prompt ?? prompt }))
    .filter(({ said, next }) => said !== next)
  if (turns.length === 0) return null
  return (
    <ol aria-label={t('assistant.turns')} className="flex flex-col gap-1 text-sm">
      {turns.map(({ said, index }) => (
        <li key={index} className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate text-ink-soft">{said}</span>
          <Button size="sm" variant="ghost" onClick={() => assistant.returnTo(index)}>
            {t('assistant.returnHere')}
          </Button>
        </li>
      ))}
    </ol>
  )
}

/** Before the first words leave: which, and where they go. */
function ModelOffer({ assistant, shown }: { assistant: Assistant; shown: Shown }) {
  const t = useT()
  const { answer, prompt, before } = shown
  if (answer.modelFailed !== null) return <Notice tone="warn">{t('assistant.modelFailed')}</Notice>
  if (answer.modelOffered === null) return null
  const { name, host } = answer.modelOffered
  return (
    <Notice>
      <p>{t('assistant.modelOffer', { name, host })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void assistant.ask(prompt, before, true)}>
          {t('assistant.modelAgree')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void assistant.ask(prompt, before, false)}>
          {t('assistant.modelRefuse')}
        </Button>
      </div>
    </Notice>
  )
}

function Reading({
  op,
  reader,
  children,
}: {
  op: { path: string; value?: unknown; how?: string }
  reader: AssistantReader
  children: (label: string) => ReactNode
}) {
  const locale = useLocale()
  const how = op.how ? ` (${op.how})` : ''
  return children(
    `${reader.nameOfPath(op.path, locale)} ${reader.shownValue(op.path, op.value as number, locale)}${how}`
  )
}

/** What answers a question: figures of the engine, its rule, and figures of the law with their source. */
function Answers({
  about,
  shown,
  reader,
}: {
  about: string | null
  shown: Shown
  reader: AssistantReader
}) {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const { settled, draft } = shown
  const explained = settled.answer && reader.settle(draft, { day: today(), explain: true }).answer
  const { figures, rule, law } = reader.answerTo(
    about ?? undefined,
    explained,
    draft.date ?? today(),
    locale
  )
  if (figures.length + law.length === 0) return <Notice>{t('assistant.unknown')}</Notice>
  return (
    <div className="flex flex-col gap-2 text-sm">
      {figures.map(({ key, label, amount }) => (
        <p key={key}>
          {label}: <strong className="tabular-nums">{format.euros(amount)}</strong>
        </p>
      ))}
      {rule && (
        <p className="text-ink-soft">
          {rule.title}: {rule.formula}
        </p>
      )}
      {law.map(({ id, title, value, from, source }) => (
        <p key={id}>
          {title}:{' '}
          <strong>
            {[value]
              .flat()
              .map((each) => reader.shownValue(id, each, locale))
              .join(' · ')}
          </strong>{' '}
          <span className="text-ink-soft">
            ({from}; {source})
          </span>
        </p>
      ))}
    </div>
  )
}

/** "plutôt 9 €", "et en net ?": what comes after, with what is understood of it while one types. */
function NextTurn({ assistant, shown }: { assistant: Assistant; shown: Shown }) {
  const t = useT()
  const [prompt, setPrompt] = useState('')

  function ask(event: FormEvent) {
    event.preventDefault()
    if (prompt.trim() !== '') void assistant.ask(prompt.trim(), shown.draft)
  }

  return (
    <form onSubmit={ask} className="flex flex-col gap-2">
      <div className="flex gap-2">
        <input
          className={cn(inputClasses, 'min-w-0 flex-1')}
          aria-label={t('assistant.next')}
          placeholder={t('assistant.nextExample')}
          {...PROMPT_BOUNDS}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp' && prompt === '') setPrompt(shown.prompt)
          }}
        />
        <Button type="submit" disabled={prompt.trim() === ''}>
          {t('assistant.send')}
        </Button>
      </div>
      <LiveChips prompt={prompt} draft={shown.draft} />
    </form>
  )
}
