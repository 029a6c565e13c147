import { CONTENT_SECTIONS, contentsOfSection, packageIn, type Content } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { useContentDetails } from '@/lib/pay/use-content-details'
import { useContentValue } from '@/lib/pay/use-content-words'
import { useLocale, useT } from '@/lib/use-t'

/** What the package holds and offers, section by section as on the PDF; nothing where it holds nothing. */
export function PrintedContents({ stored }: { stored: Package }) {
  const t = useT()
  const locale = useLocale()
  const sections = CONTENT_SECTIONS.map((section) => ({
    section,
    contents: contentsOfSection(section, packageIn(stored.package, locale), stored.compute),
  })).filter(({ contents }) => contents.length > 0)
  if (sections.length === 0) return null
  return (
    <div className="gap-8 border-y border-line pt-6 sm:columns-2 print:columns-2 print:gap-6 print:pt-4">
      {sections.map(({ section, contents }) => (
        <section key={section} className="mb-6 print:mb-4">
          <h2 className="mb-1 font-semibold break-after-avoid">{t(`editor.section_${section}`)}</h2>
          <ul className="flex flex-col divide-y divide-line">
            {contents.map((content, at) => (
              <Line key={`${content.name}${at}`} content={content} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Line({ content }: { content: Content }) {
  const t = useT()
  const value = useContentValue()(content)
  const details = useContentDetails()(content)
  const own = content.name === 'packageExtras' ? content.description : undefined
  return (
    <li className="flex break-inside-avoid items-start justify-between gap-4 py-1.5">
      <div className="min-w-0">
        <p className="wrap-anywhere">{own ?? t(`fields.${content.name}`)}</p>
        {details && <p className="text-xs wrap-anywhere text-ink-soft">{details}</p>}
      </div>
      {content.has && value && <p className="shrink-0 tabular-nums">{value}</p>}
    </li>
  )
}
