import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { MoneyInput } from '@/components/ui/money-input'
import { NativeSelect } from '@/components/ui/native-select'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { useLocale, useT } from '@/lib/use-t'
import { AnswerButton, useEffectOf } from './answer-button.tsx'
import type { Question } from './questions.ts'
import type { Assistant, Choice, Shown } from './use-assistant.ts'

interface QuestionCardProps {
  question: Question
  shown: Shown
  assistant: Assistant
  reader: AssistantReader
  onLater: (key: string) => void
}

/** Gross, net and cost: an amount is one of them. */
const PAY = {
  gross: 'package.salaireBrut',
  net: 'solve.salaireNet',
  cost: 'solve.coutEmployeurAnnuel',
} as const
const MOST_OFFERED = 6

const set = (path: string, value: Choice['value']): Choice => ({ op: 'set', path, value })

/** One thing that is to be told, with the answers that are ready and what each does to the figures. */
export function QuestionCard({ question, shown, assistant, reader, onLater }: QuestionCardProps) {
  const t = useT()
  const locale = useLocale()
  const effectOf = useEffectOf(shown, reader)
  const answer = (ops: readonly Choice[], index?: number) => assistant.change(ops, index)
  if (question.kind === 'reading') {
    const { quote, readings } = question.of
    return (
      <Asked title={t('assistant.whichReading', { words: quote })}>
        <Answers>
          {readings.map(({ op, path, value, how }) => {
            const choice = { op, path, value } as Choice
            const said = reader.shownValue(path, value, locale)
            return (
              <AnswerButton
                key={`${path}${String(value)}`}
                label={`${reader.nameOfPath(path, locale)} ${said}${how ? ` (${how})` : ''}`}
                effect={effectOf([choice])}
                onClick={() => answer([choice], question.index)}
              />
            )
          })}
        </Answers>
      </Asked>
    )
  }
  if (question.kind === 'partner') {
    const { path, key } = question
    return (
      <Asked title={t('assistant.whichPartner')}>
        <Answers>
          {[true, false].map((value) => (
            <AnswerButton
              key={String(value)}
              label={t(value ? 'common.yes' : 'common.no')}
              effect={effectOf([set(path, value)])}
              onClick={() => answer([set(path, value)])}
            />
          ))}
          <AnswerButton
            label={t('assistant.later')}
            effect={t('assistant.laterMeans')}
            onClick={() => onLater(key)}
          />
        </Answers>
      </Asked>
    )
  }
  if (question.kind === 'amount') return <AmountQuestion onAnswer={answer} />
  return <FieldsQuestion question={question} {...{ reader, effectOf }} onAnswer={answer} />
}

function Asked({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-medium">
        {title}
      </h3>
      {children}
    </section>
  )
}

function Answers({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>
}

interface AnsweredProps {
  onAnswer: (ops: readonly Choice[]) => void
}

function AmountQuestion({ onAnswer }: AnsweredProps) {
  const t = useT()
  const [amount, setAmount] = useState<number | null>(null)
  return (
    <Asked title={t('assistant.whichAmount')}>
      <div className="flex flex-wrap items-center gap-2">
        <MoneyInput
          aria-label={t('assistant.whichAmount')}
          className="w-32"
          value={amount}
          onValueChange={setAmount}
        />
        {Object.entries(PAY).map(([name, path]) => (
          <Button
            key={name}
            disabled={amount === null}
            onClick={() => onAnswer([set(path, amount)])}
          >
            {t(`assistant.pay_${name}`)}
          </Button>
        ))}
      </div>
    </Asked>
  )
}

interface FieldsQuestionProps extends AnsweredProps {
  question: Extract<Question, { paths: readonly string[] }>
  reader: AssistantReader
  effectOf: (ops: readonly Choice[]) => string | null
}

/** What a benefit still needs: the company's own by their names, or the fields themselves. */
function FieldsQuestion({ question, reader, effectOf, onAnswer }: FieldsQuestionProps) {
  const t = useT()
  const locale = useLocale()
  const [values, setValues] = useState<Readonly<Record<string, Choice['value']>>>({})
  const { key, kind, paths } = question
  const offered = reader.catalogue
    .filter(({ sets }) => paths.every((path) => path in sets))
    .slice(0, MOST_OFFERED)
  const name = reader.nameOfPath(
    kind === 'benefit' ? (reader.switchOfPath(paths[0]!) ?? key) : paths[0]!,
    locale
  )
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== '')

  function answer(event: FormEvent) {
    event.preventDefault()
    if (given.length > 0) onAnswer(given.map(([path, value]) => set(path, value)))
  }

  return (
    <Asked title={t(offered.length > 0 ? 'assistant.whichOne' : 'assistant.whichFields', { name })}>
      {offered.length > 0 && (
        <Answers>
          {offered.map(({ name: called, sets }) => {
            const ops = Object.entries(sets).map(([path, value]) => set(path, value))
            return (
              <AnswerButton
                key={called}
                label={called}
                effect={effectOf(ops)}
                onClick={() => onAnswer(ops)}
              />
            )
          })}
        </Answers>
      )}
      <form onSubmit={answer} className="flex flex-wrap items-end gap-2">
        {paths.map((path) => (
          <MissingField
            key={path}
            path={path}
            reader={reader}
            value={values[path] ?? null}
            onChange={(value) => setValues({ ...values, [path]: value })}
          />
        ))}
        <Button type="submit" disabled={given.length === 0}>
          {t('assistant.answer')}
        </Button>
      </form>
    </Asked>
  )
}

interface MissingFieldProps {
  path: string
  reader: AssistantReader
  value: Choice['value']
  onChange: (value: Choice['value']) => void
}

function MissingField({ path, reader, value, onChange }: MissingFieldProps) {
  const locale = useLocale()
  const id = useId()
  const words = reader.fieldAt(path)?.words
  return (
    <span className="flex min-w-36 flex-1 flex-col gap-1 sm:flex-none">
      <label htmlFor={id} className="text-xs text-ink-soft">
        {reader.nameOfPath(path, locale)}
      </label>
      {words ? (
        <NativeSelect
          id={id}
          value={String(value ?? '')}
          options={[
            { value: '', label: '–' },
            ...words.map((word) => ({
              value: word,
              label: reader.shownValue(path, word, locale),
            })),
          ]}
          onValueChange={onChange}
        />
      ) : (
        <MoneyInput
          id={id}
          className="w-full sm:w-36"
          value={value as number | null}
          onValueChange={onChange}
        />
      )}
    </span>
  )
}
