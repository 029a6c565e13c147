import type { ReactNode } from 'react'
import { useBrand } from '@/api/get-brand'
import { PublicLayout } from '@/components/app/public-layout'
import { Card } from '@/components/ui/card'
import { useT } from '@/lib/use-t'

/** The page around the worker's sign-in: a heading, one card. */
export function PortalSignIn({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  const t = useT()
  const brand = useBrand().data
  return (
    <PublicLayout
      title={title}
      footer={<p className="text-xs text-ink-soft">{t('worker.madeInBelgium')}</p>}
    >
      <div className="w-full max-w-sm">
        {brand && <p className="mb-1 text-ink-soft">{brand.name}</p>}
        <h1 className="mb-1 text-xl font-semibold tracking-tight text-balance">{title}</h1>
        {text && <p className="mb-6 text-base text-ink-soft text-pretty">{text}</p>}
        <Card className="rounded-2xl p-4 sm:p-6">{children}</Card>
      </div>
    </PublicLayout>
  )
}
