import { Check, X, type LucideIcon } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { SectionCard } from '@/components/ui/card'
import { AboutSteps } from '@/features/assistant/about-steps'
import { OwnConversations } from '@/features/assistant/own-conversations'
import { ReadsHere } from '@/features/assistant/reads-here'
import { useT } from '@/lib/use-t'

const DOES = [1, 2, 3, 4]
const DOES_NOT = [1, 2, 3, 4, 5]

/** /assistant: what the assistant does and does not do. */
export function Component() {
  const t = useT()
  const asks = useCan('packages.write')
  const title = t('assistant.limits')
  useScreenTitle([{ label: title }])
  return (
    <div className="max-w-4xl">
      <PageHeader title={title} subtitle={t('assistant-page.aboutWhat')} />
      <div className="flex flex-col gap-6">
        <AboutSteps />
        <div className="grid gap-6 lg:grid-cols-2">
          <List
            title={t('assistant-page.doesTitle')}
            icon={Check}
            items={DOES.map((n) => t(`assistant-page.does_${n}`))}
          />
          <List
            title={t('assistant-page.doesNotTitle')}
            icon={X}
            items={DOES_NOT.map((n) => t(`assistant-page.doesNot_${n}`))}
          />
        </div>
        {asks && <ReadsHere />}
        <p className="text-sm text-ink-soft">{t('assistant-page.aboutAct')}</p>
        {asks && <OwnConversations />}
      </div>
    </div>
  )
}

function List({
  title,
  icon: Icon,
  items,
}: {
  title: string
  icon: LucideIcon
  items: readonly string[]
}) {
  return (
    <SectionCard title={title}>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <Icon className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
