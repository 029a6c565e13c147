import { useId, useState } from 'react'
import { today } from '#modules/shared/values/days'
import { useAnswerCar, type SyncCar } from '@/api/integrations'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/date-input'
import { useT } from '@/lib/use-t'
import { RefusedAnswer } from './refused-answer.tsx'

/** What a run asks of a car, and the ways to answer: into the catalogue, onto the package of who drives it. */
export function CarQuestion({ car }: { car: SyncCar }) {
  const t = useT()
  const id = useId()
  const answer = useAnswerCar(car.id)
  const [day, setDay] = useState(today)
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-sunken p-3">
      <RefusedAnswer error={answer.error} />
      {car.asks.includes('CATALOGUE') && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            busy={answer.isPending}
            onClick={() => answer.mutate({ addToCatalogue: true })}
          >
            {t('synchronisation.addCar')}
          </Button>
          <Button busy={answer.isPending} onClick={() => answer.mutate({ addToCatalogue: false })}>
            {t('synchronisation.leaveCar')}
          </Button>
        </div>
      )}
      {car.asks.includes('PACKAGE') && (
        <>
          <div>
            <label htmlFor={`${id}-day`} className="mb-1 block text-xs text-ink-soft">
              {t('synchronisation.carFrom')}
            </label>
            <DateInput
              id={`${id}-day`}
              label={t('synchronisation.carFrom')}
              value={day}
              onValueChange={setDay}
            />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              busy={answer.isPending}
              disabled={day === ''}
              onClick={() => answer.mutate({ putOnPackage: { day } })}
            >
              {t('synchronisation.putCar')}
            </Button>
            <Button busy={answer.isPending} onClick={() => answer.mutate({ putOnPackage: null })}>
              {t('synchronisation.leavePackage')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
