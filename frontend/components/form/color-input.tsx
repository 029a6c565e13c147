import type { FieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useT } from '@/lib/use-t'

interface ColorInputProps extends FieldControl {
  value: string
  onValueChange: (value: string) => void
}

/** A colour to pick, or to type as designers write it (#0b6e4f). */
export function ColorInput({ value, onValueChange, ...control }: ColorInputProps) {
  const t = useT()
  return (
    <div className="flex gap-2">
      <input
        type="color"
        aria-label={t('company.pickColor')}
        className="h-10 w-12 shrink-0 rounded-md border border-line-strong/60 bg-surface p-1 md:h-9"
        value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000'}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <Input
        {...control}
        spellCheck={false}
        className="font-mono"
        value={value}
        onChange={(event) => onValueChange(event.target.value.trim())}
      />
    </div>
  )
}
