import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import type { Choice, Shown } from './use-assistant.ts'

interface AnswerButtonProps {
  label: string
  /** What it says in small. */
  effect?: string | null
  onClick: () => void
}

/** An answer that is ready, with what it does to the figures. */
export function AnswerButton({ label, effect, onClick }: AnswerButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 min-w-28 flex-1 basis-28 flex-col items-start justify-center rounded-lg border border-line bg-surface px-3 py-1.5 text-left text-sm transition-colors hover:border-line-strong hover:bg-sunken sm:flex-none"
    >
      <span className="font-medium">{label}</span>
      {effect && <span className="text-xs text-ink-soft tabular-nums">{effect}</span>}
    </button>
  )
}

/** Gives what an answer would do to net and cost, or where they would stand while there are none. */
export function useEffectOf(
  { draft }: Shown,
  reader: AssistantReader
): (ops: readonly Choice[]) => string | null {
  const t = useT()
  const format = useFormat()
  const now = figuresOf(reader.settlePartOf(draft))
  return (ops) => {
    const quoted = ops.map((op) => ({ ...op, quote: '', start: 0, end: 0 }))
    const then = figuresOf(reader.settlePartOf(reader.withOps(draft, quoted)))
    if (!then) return null
    if (!now)
      return [
        t('assistant.effectNet', { amount: format.euros(then.net, 0) }),
        t('assistant.effectCost', { amount: format.euros(then.cost, 0) }),
      ].join(' · ')
    const parts = [
      { name: 'effectNet', by: then.net - now.net },
      { name: 'effectCost', by: then.cost - now.cost },
    ].filter(({ by }) => Math.round(by) !== 0)
    if (parts.length === 0) return t('assistant.effectNone')
    return parts
      .map(({ name, by }) => t(`assistant.${name}`, { amount: format.difference(by) }))
      .join(' · ')
  }
}

function figuresOf({ answer }: Pick<Shown['settled'], 'answer'>) {
  return (
    answer && {
      net: answer.compute.remuneration.remunerationMensuelle.salaireNet,
      cost: answer.compute.coutEmployeur.coutEmployeurAnnuel,
    }
  )
}
