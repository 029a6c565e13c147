import type { Content } from '@/lib/pay/contents'
import { useContentValue } from '@/lib/pay/use-content-words'
import { useFieldWords } from '@/lib/pay/use-field-words'
import { useT } from '@/lib/use-t'
import { contentRows, fieldRows } from './compare-contents.ts'
import type { LoadedColumn } from './use-compare.ts'

/** What was decided differently in the packages, in words; nothing where they hold the same. */
export function ContentsTable({ columns, names }: { columns: LoadedColumn[]; names: string[] }) {
  const t = useT()
  const rows = useRows(columns)
  if (rows.length === 0) return null
  return (
    <section className="break-inside-avoid">
      <h2 className="mt-6 mb-2 font-semibold">{t('compare.contents')}</h2>
      <div className="overflow-x-auto rounded-xl border border-line bg-surface px-3 sm:px-4">
        <table className="w-full table-fixed border-collapse text-sm">
          <caption className="sr-only">{t('compare.contents')}</caption>
          <thead className="text-xs text-ink-soft">
            <tr className="border-b border-line max-md:grid max-md:grid-cols-[repeat(var(--columns),minmax(0,1fr))]">
              <th scope="col" className="w-1/4 py-2 text-left font-medium max-md:sr-only">
                {t('pay.line')}
              </th>
              {names.map((name, at) => (
                <th
                  key={at}
                  scope="col"
                  title={name}
                  className="truncate py-2 pr-2 pl-3 text-right font-medium"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, values }) => (
              <tr
                key={key}
                className="border-b border-line last:border-b-0 max-md:grid max-md:grid-cols-[repeat(var(--columns),minmax(0,1fr))] max-md:py-1"
              >
                <th
                  scope="row"
                  className="py-1.5 pr-3 pl-2 text-left font-normal text-ink-soft max-md:col-span-full max-md:pb-0"
                >
                  {label}
                </th>
                {values.map((value, at) => (
                  <td key={at} className="py-1.5 pr-2 pl-3 text-right wrap-anywhere tabular-nums">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const NOTHING = '–'

/** Contract and household first, then what the packages hold. */
function useRows(columns: LoadedColumn[]): { key: string; label: string; values: string[] }[] {
  const t = useT()
  const words = useFieldWords()
  const valueOf = useContentValue()
  const packages = columns.flatMap(({ stored }) => stored ?? [])
  if (packages.length < columns.length) return []
  const held = (content: Content) =>
    [valueOf(content) ?? t('common.yes'), content.description].filter(Boolean).join(' · ')
  return [
    ...fieldRows(packages).map(({ path, values }) => ({
      key: path,
      label: words.label(path),
      values: values.map((value) => (value === undefined ? NOTHING : words.value(path, value))),
    })),
    ...contentRows(packages).map(({ name, contents }) => ({
      key: name,
      label: t(`fields.${name}`),
      values: contents.map((content) => (content ? held(content) : NOTHING)),
    })),
  ]
}
