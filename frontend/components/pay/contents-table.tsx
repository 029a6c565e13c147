import { contentRows, fieldRows, type ComparedPackage } from '@/lib/pay/compare-contents'
import { packageIn, type Content } from '@/lib/pay/contents'
import { useContentDetails } from '@/lib/pay/use-content-details'
import { useContentValue } from '@/lib/pay/use-content-words'
import { useFieldWords } from '@/lib/pay/use-field-words'
import { useLocale, useT } from '@/lib/use-t'
import { SideBySide } from './side-by-side.tsx'

interface ContentsTableProps {
  packages: readonly (ComparedPackage | null)[]
  /** The name of each column. */
  names: string[]
}

/** What was decided differently in the packages, in words; nothing where they hold the same, or one is not there. */
export function ContentsTable({ packages, names }: ContentsTableProps) {
  const t = useT()
  const rows = useRows(packages)
  if (rows.length === 0) return null
  return (
    <SideBySide title={t('compare.contents')} names={names}>
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
    </SideBySide>
  )
}

const NOTHING = '–'

/** Contract and household first, then what the packages hold. */
function useRows(
  columns: ContentsTableProps['packages']
): { key: string; label: string; values: string[] }[] {
  const t = useT()
  const locale = useLocale()
  const words = useFieldWords()
  const valueOf = useContentValue()
  const detailsOf = useContentDetails()
  const packages = columns.flatMap((each) =>
    each ? { ...each, package: packageIn(each.package, locale) } : []
  )
  if (packages.length < columns.length) return []
  const held = (content: Content) =>
    [content.has && (valueOf(content) ?? t('common.yes')), detailsOf(content)]
      .filter(Boolean)
      .join(' · ')
  return [
    ...fieldRows(packages).map(({ path, values }) => ({
      key: path,
      label: words.label(path),
      values: values.map((value) => (value === undefined ? NOTHING : words.value(path, value))),
    })),
    ...contentRows(packages).map(({ key, name, label, contents }) => ({
      key,
      label: label ?? t(`fields.${name}`),
      values: contents.map((content) => (content ? held(content) : NOTHING)),
    })),
  ]
}
