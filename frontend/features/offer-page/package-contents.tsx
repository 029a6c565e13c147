import { CONTENT_GROUPS, contentsOf, COSTS_OF_EMPLOYER, type Content } from '@/lib/pay/contents'
import { useContentValue } from '@/lib/pay/use-content-words'
import { useT } from '@/lib/use-t'
import type { Fields } from './offer.ts'

/** Only the employer is told what a benefit costs. */
const NO_COSTS = { avantages: [], frais: [], remunerationsVariables: [] }

interface PackageContentsProps {
  fields: Fields
  /** What the employer pays for it is shown too. */
  withCosts: boolean
}

/** Every benefit of a package, by group, with what it is worth. */
export default function PackageContents({ fields, withCosts }: PackageContentsProps) {
  const t = useT()
  return CONTENT_GROUPS.map((group) => {
    const contents = contentsOf(group, fields, { coutEmployeur: NO_COSTS as never }).filter(
      ({ has }) => has
    )
    return contents.length === 0 ? null : (
      <section key={group} className="mt-5">
        <h3 className="mb-1 text-sm font-semibold">{t(`contents.group_${group}`)}</h3>
        <ul className="flex flex-col divide-y divide-line">
          {contents.map((content, at) => (
            <Line
              key={`${content.name}${at}`}
              content={content}
              worth={withCosts || !COSTS_OF_EMPLOYER.includes(content.name)}
            />
          ))}
        </ul>
      </section>
    )
  })
}

function Line({ content, worth }: { content: Content; worth: boolean }) {
  const t = useT()
  const value = useContentValue()(content)
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <div className="min-w-0">
        <p>{t(`fields.${content.name}`)}</p>
        {content.description && (
          <p className="text-xs text-ink-soft wrap-anywhere">{content.description}</p>
        )}
      </div>
      {worth && value && <p className="shrink-0 tabular-nums">{value}</p>}
    </li>
  )
}
