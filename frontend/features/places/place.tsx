import { Navigate } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { cn } from '@/lib/cn'
import { useGates } from '@/lib/gate'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { placeOf, PLACE_NAMES, type PlaceName } from './places.ts'

/** What is not built yet, on one page: at its own address, and at those that its screens will have. */
export function Place({ name: here }: { name?: PlaceName }) {
  const t = useT()
  const company = useCompany().data
  const { offers } = useGates()
  useScreenTitle(company?.name, [{ label: t('nav.soon') }])
  if (here && !offers({ right: placeOf(here).right })) return <Navigate to={urls.soon} replace />
  const names = PLACE_NAMES.filter((name) => offers({ right: placeOf(name).right }))
  // What was asked for comes first.
  if (here) names.sort((a, b) => Number(b === here) - Number(a === here))
  return (
    <>
      <PageHeader title={t('nav.soon')} subtitle={t('places.notYet')} />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {names.map((name) => (
          <Coming key={name} name={name} current={name === here} />
        ))}
      </ul>
    </>
  )
}

/** One of them; the one whose address was asked for is marked. */
function Coming({ name, current }: { name: PlaceName; current: boolean }) {
  const t = useT()
  const { icon: Icon, title } = placeOf(name)
  return (
    <li
      aria-current={current || undefined}
      className={cn(
        'flex gap-4 rounded-xl border bg-surface p-4',
        current ? 'border-accent bg-accent-soft' : 'border-line'
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0">
        <h2 className="font-semibold">{t(title)}</h2>
        <p className="mt-1 text-ink-soft">{t(`places.${name}`)}</p>
      </div>
    </li>
  )
}
