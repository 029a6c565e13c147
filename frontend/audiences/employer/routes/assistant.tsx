import { useCompany } from '@/api/get-company'
import { useScreenTitle } from '@/components/app/crumbs'
import { Card } from '@/components/ui/card'
import { useT } from '@/lib/use-t'

const DOES = [1, 2, 3, 4]
const DOES_NOT = [1, 2, 3, 4, 5]

/** /assistant: what the assistant does and does not do. */
export function Component() {
  const t = useT()
  const title = t('assistant.limits')
  useScreenTitle(useCompany().data?.name, [{ label: title }])
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
    </div>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="mb-3 text-base font-semibold">{title}</h2>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Card>
  )
}
