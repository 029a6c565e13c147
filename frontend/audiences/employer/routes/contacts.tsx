import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { ContactList } from '@/features/contacts/contact-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/contacts */
export function Component() {
  const t = useT()
  useScreenTitle([
    { label: t('nav.team'), to: urls.team },
    { label: t('nav.contacts') },
  ])
  return (
    <div className="max-w-[64rem]">
      <PageHeader title={t('nav.contacts')} subtitle={t('contacts.subtitle')} />
      <ContactList />
    </div>
  )
}
