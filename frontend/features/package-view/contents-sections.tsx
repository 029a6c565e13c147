import { Why } from '@/components/pay/why'
import { Badge } from '@/components/ui/badge'
import { SectionCard } from '@/components/ui/card'
import type { Package } from '@/api/types'
import { CONTENT_GROUPS, contentsOf, packageIn, type Content } from '@/lib/pay/contents'
import { costRule } from '@/lib/pay/cost-rule'
import { useContentDetails } from '@/lib/pay/use-content-details'
import { useContentValue } from '@/lib/pay/use-content-words'
import { useFormat } from '@/lib/use-format'
import { useLocale, useT } from '@/lib/use-t'

/** What the package holds, to read: benefits, expenses, variable pay and extras. Empty ones are left out. */
export function ContentsSections({ stored }: { stored: Package }) {
  const t = useT()
  const locale = useLocale()
  return CONTENT_GROUPS.map((group) => {
    const contents = contentsOf(group, packageIn(stored.package, locale), stored.compute)
    if (contents.length === 0) return null
    return (
      <SectionCard key={group} title={t(`contents.group_${group}`)}>
        <ul className="flex flex-col divide-y divide-line">
          {contents.map((content, at) => (
            <Line key={`${content.name}${at}`} content={content} />
          ))}
        </ul>
      </SectionCard>
    )
  })
}

function Line({ content }: { content: Content }) {
  const t = useT()
  const format = useFormat()
  const { name, has, choice, description, cost } = content
  const value = useContentValue()(content)
  const details = useContentDetails({ state: false })(content)
  const own = name === 'packageExtras' ? description : undefined
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {own ?? t(`fields.${name}`)}
          {choice && (
            <Badge tone={choice === 'compulsory' ? 'info' : 'neutral'}>
              {t(`package-view.choice_${choice}`)}
            </Badge>
          )}
          {!has && <Badge>{t('package-view.notChosen')}</Badge>}
        </p>
        {details && <p className="text-xs wrap-anywhere text-ink-soft">{details}</p>}
      </div>
      <div className="shrink-0 text-right tabular-nums">
        {has && value && <p>{value}</p>}
        {cost !== undefined && cost !== 0 && (
          <p className="flex items-center justify-end gap-1 text-xs text-ink-soft">
            {t('package-view.costOf', { amount: format.euros(cost, 0) })}
            <Why rule={costRule(name)} title={t(`fields.${name}`)} />
          </p>
        )}
      </div>
    </li>
  )
}
