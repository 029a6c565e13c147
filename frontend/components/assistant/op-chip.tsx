import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { X } from 'lucide-react'
import type { Draft } from '#modules/ai/pure'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { ChipEditor, canEdit } from './chip-editor.tsx'
import { TONES } from './tones.ts'
import { useChipText } from './use-chip-text.ts'

export interface Told {
  path: string
  value: unknown
  op?: 'set' | 'remove'
  how?: string
}

interface OpChipProps {
  told: Told
  reader: AssistantReader
  draft?: Draft
  /** Assumed, as nobody said it. */
  isAssumed?: boolean
  /** The language model read it, not the rules. */
  isByModel?: boolean
  /** On a phone its name stands above what it says. */
  isTile?: boolean
  isLit?: boolean
  onLight?: (path: string | null) => void
  onRemove?: () => void
  /** It can be said anew in its place. */
  onEdit?: (value: unknown) => void
}

/** One thing that was understood: what it is and what it says. Enter corrects it in its place, Delete takes it back. */
export function OpChip({
  told,
  reader,
  draft,
  isAssumed,
  isByModel,
  isTile,
  isLit,
  onLight,
  onRemove,
  onEdit,
}: OpChipProps) {
  const t = useT()
  const [isEditing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)
  // Whoever left the field by a key goes on from the chip.
  useEffect(() => {
    if (!isEditing && returns.current) button.current?.focus()
    returns.current = false
  }, [isEditing])
  const { name, value } = useChipText(reader)(told, draft)
  const { path, how } = told
  const edits = onEdit !== undefined && canEdit(reader, path, told.value)

  function onKey(event: KeyboardEvent) {
    if (!onRemove || (event.key !== 'Delete' && event.key !== 'Backspace')) return
    event.preventDefault()
    onRemove()
  }

  if (isEditing && onEdit)
    return (
      <li className={cn('max-w-full', isTile && 'max-sm:col-span-2')}>
        <ChipEditor
          reader={reader}
          path={path}
          value={told.value}
          name={name}
          onDone={(changed, byKeys) => {
            returns.current = byKeys
            setEditing(false)
            if (changed !== undefined) onEdit(changed)
          }}
        />
      </li>
    )
  const text = (
    <>
      {!isAssumed && (
        <span
          aria-hidden
          className={cn('size-2 shrink-0 rounded-[2px]', TONES[reader.groupOfPath(path)].dot)}
        />
      )}
      <span className="min-w-0 break-words">
        <span className={cn(isTile && value && 'max-sm:block max-sm:text-xs max-sm:text-ink-soft')}>
          {name}
        </span>{' '}
        {value && (
          <span className={cn('whitespace-nowrap', !isAssumed && 'font-medium')}>{value}</span>
        )}
        {how && <span className="text-ink-soft"> ({how})</span>}
      </span>
      {isByModel && (
        <>
          <span
            aria-hidden
            title={t('assistant.byModel')}
            className="shrink-0 rounded-sm bg-info-soft px-1 text-xs font-semibold text-info"
          >
            {t('assistant.byModelShort')}
          </span>
          <span className="sr-only">{t('assistant.byModel')}</span>
        </>
      )}
    </>
  )
  const editLabel = [t('assistant.edit', { name, value }), isByModel && t('assistant.byModel')]
    .filter(Boolean)
    .join(', ')
  const classes = 'flex min-w-0 items-center gap-1.5 rounded-md py-1 pl-2.5 text-left'
  return (
    <li
      className={cn(
        'inline-flex max-w-full items-center rounded-md border bg-surface text-sm',
        isTile && 'max-sm:justify-between',
        isAssumed ? 'border-dashed border-line-strong/60 text-ink-soft' : 'border-line',
        isLit && 'border-ink ring-1 ring-ink'
      )}
      onMouseEnter={() => onLight?.(path)}
      onMouseLeave={() => onLight?.(null)}
      onFocus={() => onLight?.(path)}
      onBlur={() => onLight?.(null)}
    >
      {edits || onRemove ? (
        <button
          ref={button}
          type="button"
          data-chip
          className={cn(
            classes,
            onRemove ? 'pr-1' : 'pr-2.5',
            edits && 'hover:underline hover:underline-offset-4'
          )}
          aria-label={edits ? editLabel : undefined}
          aria-keyshortcuts={onRemove && 'Delete'}
          onClick={() => edits && setEditing(true)}
          onKeyDown={onKey}
        >
          {text}
        </button>
      ) : (
        <span className={cn(classes, 'pr-2.5')}>{text}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className="grid size-7 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink pointer-coarse:size-9"
          aria-label={t('assistant.remove', { name })}
          onClick={onRemove}
        >
          <X className="size-3.5" aria-hidden />
        </button>
      )}
    </li>
  )
}
