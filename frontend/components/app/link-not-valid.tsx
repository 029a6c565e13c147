import type { ReactNode } from 'react'
import { Unlink } from 'lucide-react'
import { useBrand } from '@/api/get-brand'
import { useT } from '@/lib/use-t'
import { DeadEnd } from './dead-end.tsx'
import { PublicLayout } from './public-layout.tsx'

/** The page of a private link that opens nothing: what is wrong, and whom to ask. */
export function LinkNotValid({ text, action }: { text?: string; action?: ReactNode }) {
  const t = useT()
  const brand = useBrand().data
  return (
    <PublicLayout title={t('common.linkNotValid')}>
      <DeadEnd
        icon={Unlink}
        title={t('common.linkNotValid')}
        text={
          text ?? t('common.linkNotValidText', { company: brand?.name ?? t('common.theCompany') })
        }
      >
        {action}
      </DeadEnd>
    </PublicLayout>
  )
}
