import { useMemo } from 'react'
import { atnsVoiture } from '#modules/compute/pure'
import { useCarAtns } from '@/api/car-atns'
import { useEditor } from './editor-context.tsx'
import { sameContent } from './draft.ts'
import type { Entry } from './lists.ts'

/**
 * The benefit in kind of each car, EUR a month, by its place in the list: the server's answer for the cars that are
 * saved, and this browser's own engine for those that are not.
 */
export function useAtnsOf(cars: readonly Entry[], date: string): readonly (number | undefined)[] {
  const { saved } = useEditor()
  const stored = (saved.package.voitureSocieteOptions ?? []) as readonly Entry[]
  const unchanged = cars.length > 0 && saved.date === date && sameContent(stored, cars)
  const answered = useCarAtns(saved.id, saved.version, unchanged).data
  const computed = useMemo(
    () =>
      atnsVoiture(
        cars.map((car, at) => ({
          ...car,
          id: at,
          energie: car.energie as 'ESSENCE',
          valeur: car.valeur ?? 0,
        })),
        date
      ),
    [cars, date]
  )
  return cars.map(({ id }, at) =>
    unchanged && id !== undefined && answered?.[id] !== undefined ? answered[id] : computed[at]
  )
}
