import { useId, useState, type FormEvent } from 'react'
import { ENERGIES } from '#modules/compute/pure'
import type { Op } from '#modules/ai/pure'
import { Button } from '@/components/ui/button'
import { MoneyInput } from '@/components/ui/money-input'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { useLocale, useT } from '@/lib/use-t'

type Choice = Pick<Op, 'op' | 'path' | 'value'>

interface MissingQuestionProps {
  path: string
  reader: AssistantReader
  onAnswer: (ops: readonly Choice[]) => void
}

/** What people choose between, where a field has words and no amount. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'package.energieVS': ENERGIES,
  'package.typeFraisTransport': ['VOITURE_PRIVEE', 'TRANSPORT_PUBLIC', 'TIERS_PAYANT', 'VELO'],
}
/** Gross, net and cost: an amount is one of them. */
const PAY = {
  gross: 'package.salaireBrut',
  net: 'solve.salaireNet',
  cost: 'solve.coutEmployeurAnnuel',
} as const
const MOST_OFFERED = 6

/** One thing that the figures still need: answered by a click, or an amount. */
export function MissingQuestion({ path, reader, onAnswer }: MissingQuestionProps) {
  const t = useT()
  const locale = useLocale()
  const id = useId()
  const [amount, setAmount] = useState<number | null>(null)
  const words = WORDS[path]
  const isPay = path === 'amount'
  const offered = reader.catalogue.filter(({ sets }) => path in sets).slice(0, MOST_OFFERED)
  const label = isPay ? t('assistant.whichAmount') : reader.nameOfPath(path, locale)

  function answer(event: FormEvent) {
    event.preventDefault()
    if (amount !== null && !isPay) onAnswer([{ op: 'set', path, value: amount }])
  }

  return (
    <form
      onSubmit={answer}
      className="flex flex-col gap-2 rounded-lg border border-line p-3"
      aria-labelledby={id}
    >
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {offered.map(({ name, sets }) => (
            <Button
              key={name}
              size="sm"
              onClick={() =>
                onAnswer(
                  Object.entries(sets).map(([field, value]) => ({ op: 'set', path: field, value }))
                )
              }
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      {words ? (
        <div className="flex flex-wrap gap-2">
          {words.map((word) => (
            <Button
              key={word}
              size="sm"
              onClick={() => onAnswer([{ op: 'set', path, value: word }])}
            >
              {t(`fields.choice_${word}`)}
            </Button>
          ))}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <MoneyInput
            aria-labelledby={id}
            className="w-32"
            value={amount}
            onValueChange={setAmount}
          />
          {isPay ? (
            Object.entries(PAY).map(([name, target]) => (
              <Button
                key={name}
                size="sm"
                disabled={amount === null}
                onClick={() => onAnswer([{ op: 'set', path: target, value: amount! }])}
              >
                {t(`assistant.pay_${name}`)}
              </Button>
            ))
          ) : (
            <Button type="submit" size="sm" disabled={amount === null}>
              {t('assistant.answer')}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
