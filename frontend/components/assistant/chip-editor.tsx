import { useRef, useState, type KeyboardEvent } from 'react'
import { listCommissions } from '#modules/compute/pure'
import { DateInput } from '@/components/ui/date-input'
import { MoneyInput } from '@/components/ui/money-input'
import { NativeSelect } from '@/components/ui/native-select'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { useLocale, useT } from '@/lib/use-t'

const COMMITTEE = 'package.computeModelConfig.commissionParitaire'

/** Whether what a chip says can be said anew in its place. */
export function canEdit(reader: AssistantReader, path: string, value: unknown): boolean {
  if (path === 'date' || path === COMMITTEE) return true
  const type = reader.fieldAt(path)?.type
  return type === 'word' || typeof value === 'number' || /^worker\./.test(path)
}

interface ChipEditorProps {
  reader: AssistantReader
  path: string
  value: unknown
  name: string
  /** Undefined where nothing was changed; by a key, or by leaving the field. */
  onDone: (value: unknown, byKeys: boolean) => void
}

/** The field of one chip, in its place: Enter or leaving it keeps what it says, Escape does not. */
export function ChipEditor({ reader, path, value, name, onDone }: ChipEditorProps) {
  const [changed, setChanged] = useState(value)
  // With the keys one passes over choices; with a finger one takes the one that is meant.
  const isByKeys = useRef(false)

  function keep(said: unknown, byKeys: boolean) {
    onDone(said === value || said === null || said === '' ? undefined : said, byKeys)
  }

  function onKey(event: KeyboardEvent) {
    isByKeys.current = true
    if (event.key !== 'Escape' && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') keep(changed, true)
    else onDone(undefined, true)
  }

  return (
    <div
      data-editing
      onKeyDown={onKey}
      onPointerDown={() => (isByKeys.current = false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) keep(changed, false)
      }}
    >
      <Field
        reader={reader}
        path={path}
        value={changed}
        name={name}
        onChange={setChanged}
        onChoose={(chosen) => (isByKeys.current ? setChanged(chosen) : keep(chosen, true))}
      />
    </div>
  )
}

interface FieldProps {
  reader: AssistantReader
  path: string
  value: unknown
  name: string
  onChange: (value: unknown) => void
  onChoose: (value: unknown) => void
}

function Field({ reader, path, value, name, onChange, onChoose }: FieldProps) {
  const options = useOptions(reader, path)
  if (path === 'date')
    return (
      <DateInput
        autoFocus
        className="w-44"
        label={name}
        value={String(value)}
        onValueChange={onChange}
      />
    )
  if (options)
    return (
      <NativeSelect
        autoFocus
        className="max-w-full"
        aria-label={name}
        value={String(value)}
        options={options}
        onValueChange={(chosen) =>
          onChoose(reader.fieldAt(path)?.type === 'boolean' ? chosen === 'true' : chosen)
        }
      />
    )
  return (
    <MoneyInput
      autoFocus
      aria-label={name}
      className="w-32"
      value={value as number}
      onValueChange={onChange}
    />
  )
}

function useOptions(
  reader: AssistantReader,
  path: string
): { value: string; label: string }[] | null {
  const t = useT()
  const locale = useLocale()
  if (path === COMMITTEE)
    return listCommissions().map(({ code }) => ({
      value: code,
      label: reader.shownValue(path, code, locale),
    }))
  const field = reader.fieldAt(path)
  if (field?.type === 'boolean')
    return [
      { value: 'true', label: t('common.yes') },
      { value: 'false', label: t('common.no') },
    ]
  return (
    field?.words?.map((word) => ({ value: word, label: reader.shownValue(path, word, locale) })) ??
    null
  )
}
