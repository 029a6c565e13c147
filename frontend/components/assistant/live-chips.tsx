import { useDeferredValue, useMemo } from 'react'
import type { Draft } from '#modules/ai/pure'
import { useAssistantReader } from '@/lib/use-assistant-reader'
import { useT } from '@/lib/use-t'
import { LeftoverChip } from './leftover-chip.tsx'
import { OpChip } from './op-chip.tsx'

const EMPTY: Draft = {}

/** What is understood while one types, read in the browser; nothing is sent. */
export function LiveChips({ prompt, draft = EMPTY }: { prompt: string; draft?: Draft }) {
  const t = useT()
  const reader = useAssistantReader()
  const text = useDeferredValue(prompt)
  const isReady = reader !== null
  const reading = useMemo(
    () => (reader && text.trim() !== '' ? reader.readTurn(text, draft).reading : null),
    // The reader is the same for a company; only whether it is there matters.
    [isReady, text, draft]
  )
  if (!reader || !reading) return null
  const { ops, questions, leftovers } = reading
  if (ops.length + questions.length + leftovers.length === 0) return null
  return (
    <ul aria-label={t('assistant.understood')} className="flex flex-wrap gap-1.5">
      {ops.map((op) => (
        <OpChip key={`${op.path}${op.start}`} told={op} reader={reader} draft={reading.draft} />
      ))}
      {questions.map(({ quote, start }) => (
        <li key={start} className="rounded-md bg-info-soft px-2.5 py-1 text-sm text-info">
          {t('assistant.whichReading', { words: quote })}
        </li>
      ))}
      {leftovers.map(({ text: words, start }) => (
        <LeftoverChip key={start} words={words} />
      ))}
    </ul>
  )
}
