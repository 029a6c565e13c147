import { useState } from 'react'
import { Check, Copy } from 'lucide-react'
import { useT } from '@/lib/use-t'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

/** Something to take along: a secret or a link, with the button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useT()
  const [copied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <Field label={label}>
      {(field) => (
        <div className="flex gap-2">
          <Input
            {...field}
            readOnly
            value={value}
            className="font-mono text-xs md:text-xs"
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={copy}>
            {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {copied ? t('common.copied') : t('common.copy')}
          </Button>
        </div>
      )}
    </Field>
  )
}
