import { useMemo, useState } from 'react'
import { useCompany } from '@/api/get-company'
import { today } from '#modules/shared/values/days'
import type { CarCase } from './car-effect.ts'

const USUAL_GROSS = 3500

/** The case in which the cars of the list are shown, and how to change its gross pay. */
export function useCarCase(): [CarCase, (salaireBrut: number) => void] {
  const commissionParitaire = useCompany().data?.commissionParitaire ?? null
  const [salaireBrut, setGross] = useState(USUAL_GROSS)
  const carCase = useMemo(
    () => ({ salaireBrut, commissionParitaire, date: today() }),
    [salaireBrut, commissionParitaire]
  )
  return [carCase, setGross]
}
