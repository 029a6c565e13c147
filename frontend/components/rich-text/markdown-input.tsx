import { useEffect, useState } from 'react'
import { parseMarkup, writeMarkup } from '#modules/templates/domain/markup'
import type { TemplateKind } from '#modules/templates/domain/template_body'
import type { Language, TemplateBlock } from '@/api/types'
import { inputClasses } from '@/components/ui/input'
import { cn } from '@/lib/cn'

interface MarkdownInputProps {
  'value': readonly TemplateBlock[]
  'onChange': (blocks: TemplateBlock[]) => void
  'label': string
  /** What the text is for: signs of what it may not have are words. */
  'kind': TemplateKind
  'language': Language
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** The same text as signs, for those who would rather type them. */
export function MarkdownInput({
  value,
  onChange,
  label,
  kind,
  language,
  ...described
}: MarkdownInputProps) {
  const [text, setText] = useState(() => writeMarkup(value))
  const given = writeMarkup(value)
  useEffect(() => {
    // What was typed stays as it is for as long as it says what is held.
    setText((typed) => (writeMarkup(parseMarkup(typed, kind).blocks) === given ? typed : given))
  }, [given, kind])
  return (
    <textarea
      {...described}
      aria-label={label}
      lang={language}
      spellCheck
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(parseMarkup(event.target.value, kind).blocks)
      }}
      className={cn(inputClasses, 'h-96 resize-y py-2 font-mono leading-relaxed md:h-96')}
    />
  )
}
