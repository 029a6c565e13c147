import { useMemo, useState } from 'react'
import { Car } from 'lucide-react'
import { Link } from 'react-router'
import { useSyncCars, type SyncCar, type SyncRun } from '@/api/integrations'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { CarQuestion } from './car-question.tsx'

/** The cars that a run read: those of which something is asked first. */
export function RunCars({ run }: { run: SyncRun }) {
  const t = useT()
  const [page, setPage] = useState<{ page?: number; perPage?: number }>({})
  return (
    <SectionCard title={t('synchronisation.cars')} className="mt-6">
      <List
        inset
        label={t('synchronisation.cars')}
        query={useSyncCars(run.id, `${run.status} ${run.cars}`, page)}
        columns={useColumns()}
        nameOf={({ name }) => name}
        pages={{
          total: (total) => t('synchronisation.totalCars', { total }),
          onChange: (change) => setPage({ ...page, ...change }),
        }}
        empty={{
          icon: Car,
          title: t('synchronisation.noCarsTitle'),
          text: t('synchronisation.noCarsText'),
        }}
      />
    </SectionCard>
  )
}

/** Beside questions of several lines. */
const TALL = 'py-3 align-top'

function useColumns(): readonly Column<SyncCar>[] {
  const t = useT()
  return useMemo(
    () => [
      {
        id: 'car',
        head: t('synchronisation.car'),
        className: TALL,
        cell: ({ name, said: { value, fuel, co2, monthlyCost } }) => (
          <>
            {name}
            <span className="block text-xs font-normal text-ink-soft">
              {[value, fuel, co2 && `${co2} g/km`].filter(Boolean).join(' · ')}
            </span>
            {monthlyCost && (
              <span className="block text-xs font-normal text-ink-soft">
                {t('synchronisation.carCost', { cost: monthlyCost })}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'driver',
        head: t('synchronisation.driver'),
        card: 'block',
        className: TALL,
        cell: ({ driver }) =>
          driver && (
            <Link to={urls.worker(driver.id)} className="underline underline-offset-4">
              {driver.name}
            </Link>
          ),
      },
      {
        id: 'what',
        head: t('synchronisation.what'),
        card: 'block',
        className: `${TALL} w-1/2 whitespace-normal`,
        cell: (car) => <What car={car} />,
      },
    ],
    [t]
  )
}

function What({ car }: { car: SyncCar }) {
  const t = useT()
  const by = car.answeredBy ?? ''
  const said = [
    car.catalogueAnswer === 'LEFT' ? 'CATALOGUE_LEFT' : car.catalogueAnswer,
    car.packageAnswer === 'LEFT' ? 'PACKAGE_LEFT' : car.packageAnswer,
  ].filter((each) => each !== null)
  return (
    <div className="flex min-w-0 flex-col gap-2 text-sm font-normal">
      <p>{car.message}</p>
      {[...new Set(said)].map((each) => (
        <p key={each} className="text-ink-soft">
          {t(`synchronisation.car_${each}`, { by })}
        </p>
      ))}
      {car.asks.length > 0 && <CarQuestion car={car} />}
    </div>
  )
}
