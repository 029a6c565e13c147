import { useCan } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { SectionCard } from '@/components/ui/card'
import { OwnConversations } from '@/features/assistant/own-conversations'
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
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      <p>{t('assistant.aboutWhat')}</p>
      <List title={t('assistant.doesTitle')} items={DOES.map((n) => t(`assistant.does_${n}`))} />
      <List
        title={t('assistant.doesNotTitle')}
        items={DOES_NOT.map((n) => t(`assistant.doesNot_${n}`))}
      />
      <p className="text-sm text-ink-soft">{t('assistant.aboutAct')}</p>
      {asks && <OwnConversations />}
    </div>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <SectionCard title={title}>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </SectionCard>
  )
}
