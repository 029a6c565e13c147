import { CopyButton } from './copy-button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

/** Something to take along: a secret or a link, with the button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
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
          <CopyButton text={value} />
        </div>
      )}
    </Field>
  )
}
