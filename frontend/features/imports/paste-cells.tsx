import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

/** Cells that were copied out of a spreadsheet, titles and all: taken as the file that they are. */
export function PasteCells({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const t = useT()
  const [text, setText] = useState('')
  return (
    <form
      className="mt-6 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        // A last line with its end is not taken for one that was cut.
        const whole = `${text.replace(/\s+$/, '')}\n`
        onFile(new File([whole], `${t('imports.pastedFile')}.csv`, { type: 'text/csv' }))
      }}
    >
      <Field label={t('imports.paste')} hint={t('imports.pasteHint')}>
        {(own) => (
          <textarea
            {...own}
            className={cn(inputClasses, 'h-28 py-2 font-mono text-sm')}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="self-start" busy={busy} disabled={text.trim() === ''}>
        {t('imports.readPasted')}
      </Button>
    </form>
  )
}
