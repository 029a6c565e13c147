import { useState } from 'react'
import { X } from 'lucide-react'
import type { Op } from '#modules/ai/pure'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { MoneyInput } from '@/components/ui/money-input'
import { useLocale, useT } from '@/lib/use-t'

interface OpChipProps {
  op: Pick<Op, 'op' | 'path' | 'value' | 'how'>
  reader: AssistantReader
  onRemove?: () => void
  /** Of an amount: it can be written anew in its place. */
  onEdit?: (value: number) => void
}

/** One thing that was understood: what it is and what it says; it can be corrected, and taken back. */
export function OpChip({ op, reader, onRemove, onEdit }: OpChipProps) {
  const t = useT()
  const locale = useLocale()
  const [amount, setAmount] = useState<number | null | undefined>()
  const name = reader.nameOfPath(op.path, locale)
  const value =
    op.op === 'remove' ? t('assistant.taken') : reader.shownValue(op.path, op.value, locale)
  const canEdit = onEdit !== undefined && typeof op.value === 'number'

  function save() {
    if (typeof amount === 'number' && amount !== op.value) onEdit?.(amount)
    setAmount(undefined)
  }

  return (
    <li className="inline-flex max-w-full items-center gap-1.5 rounded-full border border-line bg-sunken py-1 pr-1.5 pl-3 text-sm">
      {amount === undefined ? (
        <span className="min-w-0 truncate">
          <span className="text-ink-soft">{name}</span>{' '}
          {canEdit ? (
            <button
              type="button"
              className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-accent"
              aria-label={t('assistant.edit', { name, value })}
              onClick={() => setAmount(op.value as number)}
            >
              {value}
            </button>
          ) : (
            <strong className="font-medium">{value}</strong>
          )}
          {op.how && <span className="text-ink-soft"> ({op.how})</span>}
        </span>
      ) : (
        <form
          className="flex items-center gap-1.5"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <MoneyInput
            autoFocus
            aria-label={name}
            className="h-7 w-28"
            value={amount}
            onValueChange={setAmount}
            onBlur={save}
          />
        </form>
      )}
      {onRemove ? (
        <button
          type="button"
          className="grid size-6 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-line hover:text-ink"
          aria-label={t('assistant.remove', { name })}
          onClick={onRemove}
        >
          <X className="size-3.5" aria-hidden />
        </button>
      ) : (
        <span className="w-1.5" />
      )}
    </li>
  )
}
