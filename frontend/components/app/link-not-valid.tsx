import type { ReactNode } from 'react'
import { Unlink } from 'lucide-react'
import { useBrand } from '@/api/get-brand'
import { useT } from '@/lib/use-t'
import { PublicLayout } from './public-layout.tsx'

/** The page of a private link that opens nothing: what is wrong, and whom to ask. */
export function LinkNotValid({ text, action }: { text?: string; action?: ReactNode }) {
  const t = useT()
  const brand = useBrand().data
  return (
    <PublicLayout title={t('common.linkNotValid')}>
      <div className="max-w-md text-center">
        <span className="mx-auto mb-4 flex size-16 items-center justify-center rounded-full bg-sunken text-ink-soft">
          <Unlink className="size-7" aria-hidden />
        </span>
        <h1 className="text-lg font-semibold text-balance">{t('common.linkNotValid')}</h1>
        <p className="mt-2 text-ink-soft">
          {text ?? t('common.linkNotValidText', { company: brand?.name ?? t('common.theCompany') })}
        </p>
        {action && <div className="mt-6">{action}</div>}
      </div>
    </PublicLayout>
  )
}
