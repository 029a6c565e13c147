import type { ImportDraft, ImportSettings, ImportTarget } from '@/api/imports'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'

interface ReadingCardProps {
  draft: ImportDraft
  onDecide: (change: Partial<ImportSettings>) => void
}

const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le'] as const
const SEPARATORS = [';', ',', '\t', '|'] as const
const DATES = ['DMY', 'MDY', 'YMD'] as const
const DECIMALS = [',', '.'] as const
/** How far down the titles may stand. */
const TITLE_ROWS = 10
const SHOWN = 5
const WITH_DAYS: readonly ImportTarget[] = ['workers', 'contracts', 'benefits']

/** The file as it was read: what was guessed can be said otherwise, and the first rows show whether it is right. */
export function ReadingCard({ draft, onDecide }: ReadingCardProps) {
  const t = useT()
  const { reading, settings } = draft
  const { read } = settings
  const hasDays = WITH_DAYS.includes(draft.import.target)
  const told = Object.fromEntries(
    Object.entries(read).filter(([, value]) => value !== null)
  ) as ImportSettings['read']
  const lines = Array.from({ length: Math.max(TITLE_ROWS, reading.headerRow) }, (_, at) => at + 1)
  return (
    <SectionCard title={t('imports.readTitle')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {reading.encoding && (
          <Field label={t('imports.encoding')}>
            {(own) => (
              <Select
                {...own}
                value={reading.encoding!}
                onValueChange={(encoding) => onDecide({ read: { ...told, encoding } })}
                options={ENCODINGS.map((value) => ({
                  value,
                  label: t(`imports.encoding_${value}`),
                }))}
              />
            )}
          </Field>
        )}
        {reading.separator && (
          <Field label={t('imports.separator')}>
            {(own) => (
              <Select
                {...own}
                value={reading.separator!}
                onValueChange={(separator) => onDecide({ read: { ...told, separator } })}
                options={SEPARATORS.map((value, at) => ({
                  value,
                  label: t(`imports.separator_${at}`),
                }))}
              />
            )}
          </Field>
        )}
        {reading.sheets.length > 1 && (
          <Field label={t('imports.sheet')}>
            {(own) => (
              <Select
                {...own}
                value={reading.sheet!}
                onValueChange={(sheet) => onDecide({ read: { ...told, sheet } })}
                options={reading.sheets.map((value) => ({ value, label: value }))}
              />
            )}
          </Field>
        )}
        <Field label={t('imports.headerRow')}>
          {(own) => (
            <Select
              {...own}
              value={String(reading.headerRow)}
              onValueChange={(line) => onDecide({ read: { ...told, headerRow: Number(line) } })}
              options={lines.map((line) => ({
                value: String(line),
                label: t('imports.line', { line }),
              }))}
            />
          )}
        </Field>
        {reading.decimal && (
          <Field label={t('imports.decimal')}>
            {(own) => (
              <Select
                {...own}
                value={reading.decimal!}
                onValueChange={(decimal) => onDecide({ decimal })}
                options={DECIMALS.map((value, at) => ({ value, label: t(`imports.decimal_${at}`) }))}
              />
            )}
          </Field>
        )}
        {hasDays && <Field label={t('imports.dates')}>
          {(own) => (
            <Select
              {...own}
              value={reading.dates}
              onValueChange={(dates) => onDecide({ dates })}
              options={DATES.map((value) => ({ value, label: t(`imports.dates_${value}`) }))}
            />
          )}
        </Field>}
      </div>
      {reading.datesUnsure && (
        <Notice tone="warn" className="mt-4">
          {t('imports.datesUnsure')}
        </Notice>
      )}
      <Sample draft={draft} />
    </SectionCard>
  )
}

function Sample({ draft: { header, sample } }: { draft: ImportDraft }) {
  const t = useT()
  return (
    <div
      className="mt-4 overflow-x-auto rounded-lg border border-line"
      tabIndex={0}
      role="region"
      aria-label={t('imports.sample')}
    >
      <table className="w-full text-left text-sm">
        <thead className="bg-sunken text-xs text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              {t('imports.lineShort')}
            </th>
            {header.map((title, at) => (
              <th key={at} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {sample.slice(0, SHOWN).map(({ line, cells }) => (
            <tr key={line}>
              <td className="px-3 py-2 text-ink-soft tabular-nums">{line}</td>
              {cells.map((cell, at) => (
                <td key={at} className="max-w-56 truncate px-3 py-2 whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
