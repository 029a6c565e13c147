import type { ContractKind } from '@/api/contracts'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

interface KindChoiceProps {
  kinds: readonly ContractKind[]
  value: ContractKind
  onChange: (kind: ContractKind) => void
}

/** What is agreed, as cards to choose from. */
export function KindChoice({ kinds, value, onChange }: KindChoiceProps) {
  const t = useT()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('contracts.kind')}</legend>
      <div className="grid grid-cols-2 gap-2 xl:grid-cols-3">
        {kinds.map((kind) => (
          <label
            key={kind}
            className={cn(
              'flex min-h-10 cursor-pointer items-center rounded-md border px-3 py-2 text-sm wrap-anywhere has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              kind === value
                ? 'border-ink font-medium ring-1 ring-ink'
                : 'border-line hover:border-line-strong'
            )}
          >
            <input
              type="radio"
              name="kind"
              className="sr-only"
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            {t(`contracts.kind_${kind}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
