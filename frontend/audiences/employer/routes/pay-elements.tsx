import { useState } from 'react'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import type { PayElementPage } from '@/api/pay-elements'
import { ImportDialog } from '@/features/imports/import-dialog'
import { PayElements } from '@/features/pay-elements/pay-elements'
import * as read from '@/lib/use-address-filter'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { MONTH, thisMonth } from '#modules/shared/values/month'

const readFilter = read.addressReader<PayElementPage>({
  month: (value) => (MONTH.test(value ?? '') ? value! : undefined),
  search: read.text,
  kindId: read.text,
  ...read.PAGE_FIELDS,
})

/** The file that is looked at, `NEW` for one to choose. */
const NEW = 'new'

/** /team/pay-elements */
export function Component() {
  const t = useT()
  const format = useFormat()
  const [filter, change] = read.useAddressFilter(readFilter)
  const [file, setFile] = useState<string | null>(null)
  const month = filter.month ?? thisMonth()
  useScreenTitle([{ label: t('nav.team'), to: urls.team }, { label: t('nav.payElements') }])
  return (
    <div className="max-w-[64rem]">
      <PageHeader title={t('nav.payElements')} subtitle={t('pay-elements.subtitle')} />
      <PayElements filter={{ ...filter, month }} onChange={change} onImport={() => setFile(NEW)} />
      {file && (
        <ImportDialog
          title={t('pay-elements.bringInto', {
            month: format.month(`${month}-01`, 'long', 'numeric'),
          })}
          target="pay_elements"
          fixed={[{ field: 'month', to: month }]}
          id={file === NEW ? null : file}
          onOpen={(id) => setFile(id ?? NEW)}
          onClose={() => setFile(null)}
        />
      )}
    </div>
  )
}
