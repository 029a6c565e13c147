import { X } from 'lucide-react'
import type { Op } from '#modules/ai/pure'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { useLocale, useT } from '@/lib/use-t'

interface OpChipProps {
  op: Pick<Op, 'op' | 'path' | 'value' | 'how'>
  reader: AssistantReader
  onRemove?: () => void
}

/** One thing that was understood: what it is and what it says; it can be taken back. */
export function OpChip({ op, reader, onRemove }: OpChipProps) {
  const t = useT()
  const locale = useLocale()
  const name = reader.nameOfPath(op.path, locale)
  const value =
    op.op === 'remove' ? t('assistant.taken') : reader.shownValue(op.path, op.value, locale)
  return (
    <li className="inline-flex max-w-full items-center gap-1.5 rounded-full border border-line bg-sunken py-1 pr-1.5 pl-3 text-sm">
      <span className="min-w-0 truncate">
        <span className="text-ink-soft">{name}</span>{' '}
        <strong className="font-medium">{value}</strong>
        {op.how && <span className="text-ink-soft"> ({op.how})</span>}
      </span>
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
