import type { PreviewRow } from '@/api/benefit-imports'
import type { BenefitFields, BenefitKind } from '@/api/benefits'
import { useT } from '@/lib/use-t'
import { blank, type PlainField } from '../kinds.ts'
import { useBenefitText } from '../use-benefit-text.ts'
import { isNameColumn } from './words.ts'

const SHOWN = 200

/** What is new, and what changes from what to what. */
export function ChangeList({ kind, preview }: { kind: BenefitKind; preview: PreviewRow[] }) {
  const t = useT()
  const text = useBenefitText()
  const rows = preview.filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
  if (rows.length === 0) return null
  const write = (field: string, value: unknown) =>
    isNameColumn(field)
      ? String(value ?? '–')
      : text.value({ ...blank(kind), [field]: value } as BenefitFields, field as PlainField)
  return (
    <ul
      aria-label={t('benefits.preview')}
      className="max-h-64 divide-y divide-line overflow-y-auto rounded-lg border border-line text-sm"
    >
      {rows.slice(0, SHOWN).map(({ line, outcome, description, changes }) => (
        <li key={line} className="flex flex-wrap gap-x-3 gap-y-1 px-3 py-2">
          <span className="w-16 shrink-0 text-xs text-ink-soft">
            {t('benefits.lineNumber', { line })}
          </span>
          <span className="min-w-0 grow basis-40 break-words">
            <span className="font-medium">{description}</span>{' '}
            {outcome === 'created' ? (
              <span className="text-xs text-accent">{t('benefits.new')}</span>
            ) : (
              changes.map(({ field, before, after }) => (
                <span key={field} className="block text-xs text-ink-soft">
                  {t('benefits.fromTo', {
                    field: text.label(kind, field),
                    before: write(field, before),
                    after: write(field, after),
                  })}
                </span>
              ))
            )}
          </span>
        </li>
      ))}
      {rows.length > SHOWN && (
        <li className="px-3 py-2 text-xs text-ink-soft">
          {t('benefits.more', { count: rows.length - SHOWN })}
        </li>
      )}
    </ul>
  )
}
