import type { ReactNode } from 'react'
import { Calculator, Scale, Send } from 'lucide-react'
import { useBrand } from '@/api/get-brand'
import { PublicLayout } from '@/components/app/public-layout'
import { Card } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { pageConfig } from '@/lib/config'
import { useT } from '@/lib/use-t'

const { salesEmail } = pageConfig()

interface LoginFrameProps {
  title: string
  subtitle?: string
  ready: boolean
  children: ReactNode
}

/** The page around every way to sign in: a heading and a form; beside them, at a desk, what is behind the door. */
export function LoginFrame({ title, subtitle, ready, children }: LoginFrameProps) {
  const t = useT()
  const brand = useBrand()
  if (!ready || brand.isPending)
    return (
      <PublicLayout title={title}>
        <Spinner />
      </PublicLayout>
    )
  return (
    <PublicLayout title={title}>
      <Card className="w-full max-w-sm overflow-hidden lg:grid lg:max-w-4xl lg:grid-cols-2">
        <div className="p-5 sm:p-8 lg:p-10">
          <h1 className="mb-1 text-2xl font-semibold tracking-tight text-balance">{title}</h1>
          <p className="mb-6 text-ink-soft">
            {subtitle ?? t('login.subtitle', { company: brand.data?.name ?? 'Barema' })}
          </p>
          {children}
        </div>
        <Behind />
      </Card>
      {salesEmail && (
        <p className="mt-6 text-center text-sm text-ink-soft">
          {t('login.promoTitle')}{' '}
          <a
            href={`mailto:${salesEmail}`}
            className="inline-flex min-h-6 items-center font-medium text-accent underline-offset-4 hover:underline"
          >
            {t('login.promoAsk')}
          </a>
        </p>
      )}
    </PublicLayout>
  )
}

const POINTS = [Calculator, Scale, Send] as const
/** Parts of a package, of no package: their widths are of a picture, and stand for no amount. */
const PARTS = [46, 22, 12, 20]
const STRENGTHS = ['opacity-95', 'opacity-60', 'opacity-40', 'opacity-25']

/** What is behind the door, on the company's own colour. */
function Behind() {
  const t = useT()
  return (
    <div className="hidden flex-col justify-between gap-10 brand-rings bg-fill p-10 text-on-fill lg:flex dark:bg-accent-soft dark:bg-none dark:text-ink">
      <div className="flex h-2 gap-1" aria-hidden>
        {PARTS.map((width, at) => (
          <span
            key={width}
            className={`rounded-full bg-on-fill dark:bg-accent ${STRENGTHS[at]}`}
            style={{ width: `${width}%` }}
          />
        ))}
      </div>
      <p className="text-2xl leading-snug font-semibold tracking-tight text-balance">
        {t('login.panelTitle')}
      </p>
      <ul className="flex flex-col gap-4">
        {POINTS.map((Icon, at) => (
          <li key={at} className="flex gap-3">
            <Icon className="mt-0.5 size-5 shrink-0" aria-hidden />
            {t(`login.panel_${at + 1}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
