import { useRef } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from '@/api/client'
import { asWorker, FULL_TIME_HOURS, type Worker } from '@/api/types'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import type { Shown } from './use-assistant.ts'

/** What a package keeps of an amount that was sought: it stays as it was said. */
const PINS = {
  coutEmployeurAnnuel: { figure: 'cost', period: 'year' },
  salaireNet: { figure: 'net', period: 'month' },
  salaireNetAnnuel: { figure: 'net', period: 'year' },
} as const

/**
 * Creates a simulation of what the assistant made, then updates it by its id with the same package. Each call carries the
 * whole package, so a failure of the second leaves no empty one behind; asked again, it goes on where that failed.
 */
export function useCreateSimulation() {
  const t = useT()
  const client = useQueryClient()
  const created = useRef<{ of: string; id: string; version: number } | null>(null)
  return useMutation({
    mutationFn: async (shown: Shown) => {
      const body = bodyOf(shown, t('assistant.simulation'))
      const of = JSON.stringify(body)
      if (created.current?.of !== of) {
        const id = newId()
        const made = await answerOf(api.POST('/packages', { body: { ...body, id } as never }))
        created.current = { of, id, version: made.version }
      }
      const { id, version } = created.current
      const update = { ...body, version } as never
      await answerOf(api.PUT('/packages/{id}', { params: { path: { id } }, body: update }))
      created.current = null
      return { id }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['packages'] }),
  })
}

function bodyOf({ draft, settled }: Shown, name: string) {
  const { date, package: fields } = settled.request as {
    date: string
    package: Record<string, unknown>
  }
  const { salaireBrut } = settled.answer!.compute.remuneration.remunerationMensuelle
  const { solve } = draft
  const pin = solve && PINS[solve.target as keyof typeof PINS]
  const packageType = (fields.packageType as 'FIX' | 'FLEX' | undefined) ?? 'FIX'
  return {
    nomFonction: (fields.nomFonction as string | undefined) ?? name,
    packageType,
    packageCategory: 'SIMULATION' as const,
    date,
    worker: asWorker((draft.worker ?? {}) as Partial<Worker>),
    package: {
      regimeNumerateur: FULL_TIME_HOURS,
      regimeDenominateur: FULL_TIME_HOURS,
      ...fields,
      packageType,
      salaireBrut,
    },
    pin: pin ? { ...pin, amount: solve.amount } : null,
  }
}
