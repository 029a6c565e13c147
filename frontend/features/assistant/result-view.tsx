import { useState, type FormEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Undo2 } from 'lucide-react'
import { LiveChips } from '@/components/assistant/live-chips'
import { MarkedRequest } from '@/components/assistant/marked-request'
import { OpChip } from '@/components/assistant/op-chip'
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
      <MarkedRequest prompt={prompt} understood={answer.understood} leftovers={answer.leftovers} />
      {answer.understood.length > 0 && (
        <ul aria-label={t('assistant.understood')} className="flex flex-wrap gap-1.5">
          {answer.understood.map((op) => (
            <OpChip
              key={`${op.path}${op.start}`}
              op={op as never}
              reader={reader}
              onRemove={() =>
                assistant.change([
                  {
                    op: 'remove',
                    path: removable(op.path, answer.understood, reader),
                    value: null,
                  },
                ])
              }
            />
          ))}
        </ul>
      )}
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
      {open.slice(0, MOST_QUESTIONS - Math.min(MOST_QUESTIONS, questions.length)).map((path) => (
        <MissingQuestion
          key={path}
          path={path}
          reader={reader}
          onAnswer={(ops) => assistant.change(ops)}
        />
      ))}
      {settled.refused && <Notice tone="danger">{t('assistant.notPossible')}</Notice>}
      {computed && <Figures compute={computed.compute} solved={computed.solved?.exact} />}
      {computed && computed.defaults.length > 0 && (
        <p className="text-sm text-ink-soft">{t('assistant.defaults')}</p>
      )}
      <NextTurn key={prompt} assistant={assistant} shown={shown} />
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
        {t('assistant.readBy')}{' '}
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

/** The last thing that was said of a benefit takes it along; an amount that is sought goes as a whole. */
function removable(
  path: string,
  understood: Shown['answer']['understood'],
  reader: AssistantReader
): string {
  if (path.startsWith('solve.')) return 'solve'
  const benefit = reader.benefitOfPath(path)
  const isOnly = understood.every(
    (other) => other.path === path || reader.benefitOfPath(other.path) !== benefit
  )
  if (benefit === undefined || !isOnly) return path
  return `package.has${benefit[0]!.toUpperCase()}${benefit.slice(1)}`
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

function Figures({
  compute,
  solved,
}: {
  compute: NonNullable<Shown['settled']['answer']>['compute']
  solved: boolean | undefined
}) {
  const t = useT()
  const format = useFormat()
  const { salaireBrut, salaireNet } = compute.remuneration.remunerationMensuelle
  const figures = [
    ['cost', compute.coutEmployeur.coutEmployeurAnnuel],
    ['gross', salaireBrut],
    ['net', salaireNet],
  ] as const
  return (
    <div>
      <dl className="grid gap-3 rounded-lg bg-sunken p-4 sm:grid-cols-3">
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{t(`assistant.figure_${name}`)}</dt>
            <dd className="text-lg font-semibold tabular-nums">{format.euros(amount)}</dd>
          </div>
        ))}
      </dl>
      {solved === false && <p className="mt-1 text-sm text-ink-soft">{t('assistant.nearest')}</p>}
    </div>
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
        />
        <Button type="submit" disabled={prompt.trim() === ''}>
          {t('assistant.send')}
        </Button>
      </div>
      <LiveChips prompt={prompt} draft={shown.draft} />
    </form>
  )
}
