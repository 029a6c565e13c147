import { Check } from 'lucide-react'
import { SectionCard } from '@/components/ui/card'
import { CONTENT_ICONS } from '@/lib/pay/content-icons'
import { CONTENT_GROUPS, contentsOf, type Content } from '@/lib/pay/contents'
import { useContentValue } from '@/lib/pay/use-content-words'
import { useT } from '@/lib/use-t'
import type { PackageFields } from '#modules/compute/pure'

/** Without costs: what a benefit costs stands line by line elsewhere. */
const NO_COSTS = { avantages: [], frais: [], remunerationsVariables: [] }

/** What comes with the pay, in plain words, two columns of few. */
export default function PackageHeld({ title, fields }: { title: string; fields: PackageFields }) {
  const contents = CONTENT_GROUPS.flatMap((group) =>
    contentsOf(group, fields, { coutEmployeur: NO_COSTS as never })
  ).filter(({ has }) => has)
  if (contents.length === 0) return null
  return (
    <SectionCard title={title} className="rounded-2xl">
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {contents.map((content, at) => (
          <Line key={`${content.name}${at}`} content={content} />
        ))}
      </ul>
    </SectionCard>
  )
}

function Line({ content }: { content: Content }) {
  const t = useT()
  const value = useContentValue()(content)
  const Icon = CONTENT_ICONS[content.name] ?? Check
  const details = [content.description, value].filter(Boolean).join(' · ')
  return (
    <li className="flex items-start gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden />
      <span className="min-w-0">
        <span className="block font-medium">{t(`fields.${content.name}`)}</span>
        {details && <span className="block text-xs text-ink-soft wrap-anywhere">{details}</span>}
      </span>
    </li>
  )
}
