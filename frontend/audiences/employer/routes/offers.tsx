import { useState } from 'react'
import { Plus } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { NewOfferDialog } from '@/features/offers/new-offer-dialog'
import { OfferList } from '@/features/offers/offer-list'
import { useT } from '@/lib/use-t'

/** /offers */
export function Component() {
  const t = useT()
  const canWrite = useCan('offers.write')
  const [preparing, setPreparing] = useState(false)
  useScreenTitle([{ label: t('offers.title') }])
  return (
    <>
      <PageHeader
        title={t('offers.title')}
        subtitle={t('offers.subtitle')}
        actions={
          canWrite && (
            <Button variant="primary" onClick={() => setPreparing(true)}>
              <Plus aria-hidden />
              {t('offers.prepare')}
            </Button>
          )
        }
      />
      <OfferList onCreate={() => setPreparing(true)} />
      <NewOfferDialog open={preparing} onOpenChange={setPreparing} />
    </>
  )
}
