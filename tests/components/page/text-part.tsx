import { useState } from 'react'
import RichTextEditor from '@/components/rich-text/rich-text-editor'
import type { TemplateBlock } from '@/api/types'
import { Button } from '@/components/ui/button'

const FIRST: TemplateBlock[] = [
  { kind: 'paragraph', lines: [[{ text: 'Bonjour' }]] } as TemplateBlock,
]
/** As long as a slow machine takes to draw what was typed. */
const LATE_MS = 300

/** A text whose form answers late with what it was told, and can take it all back. */
export function TextPart() {
  const [value, setValue] = useState(FIRST)
  return (
    <>
      <RichTextEditor
        label="Texte"
        language="fr"
        kind="OFFER_TEXT"
        value={value}
        onChange={(blocks) => setTimeout(setValue, LATE_MS, blocks)}
      />
      <Button onClick={() => setValue(FIRST)}>Tout reprendre</Button>
      <output>
        {value
          .flatMap(({ lines }) => lines.flat())
          .map(({ text }) => text)
          .join('')}
      </output>
    </>
  )
}
