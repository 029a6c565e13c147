import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { putOffersId } from '#client/bounds'
import { offerQuery, useUpdateOffer, type Offer } from '@/api/offers'
import { ApiProblem } from '@/api/problem'
import { useBoundFields } from '@/components/form/use-bound-fields'
import { useStable } from '@/lib/use-stable'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { lastDayProblem } from './last-day.ts'
import { changeOf, fieldsOf, type OfferFields } from './offer-form.ts'

/**
 * The fields of an offer and how they are saved. Only what was changed is sent, on the version it was based on; where
 * another version was saved since, nothing is saved before the person has chosen.
 */
export function useSaveOffer(offer: Offer) {
  const client = useQueryClient()
  const t = useT()
  const toastError = useToastError()
  const update = useUpdateOffer(offer.id)
  const form = useBoundFields({
    bounds: putOffersId,
    defaultValues: fieldsOf(offer),
    body: (fields) => changeOf(fields),
    at: { workerId: 'worker' },
    check: ({ validityDateStr: day }) => ({
      validityDateStr: day === '' ? null : lastDayProblem(day, t),
    }),
  })
  const { isDirty, dirtyFields } = form.formState
  const basedOn = useRef(offer.version)
  /** What the other person saved. */
  const [theirs, setTheirs] = useState<Offer | null>(null)

  const take = useStable((stored: Offer) => {
    basedOn.current = stored.version
    form.reset(fieldsOf(stored))
  })
  useEffect(() => {
    if (!isDirty) take(offer)
  }, [offer, isDirty, take])

  const changed = (Object.keys(dirtyFields) as (keyof OfferFields)[]).filter(
    (name) => dirtyFields[name]
  )

  /** The offer as it is saved; null when it could not be. */
  const save = useStable(async (): Promise<Offer | null> => {
    if (!isDirty) return offer
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return null
    try {
      const saved = await update.mutateAsync({
        ...changeOf(form.getValues(), changed),
        version: basedOn.current,
      })
      take(saved)
      toast(t('offers.saved'))
      return saved
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'E_STALE_VERSION')
        setTheirs(await client.fetchQuery({ ...offerQuery(offer.id), staleTime: 0 }))
      else if (!(error instanceof ApiProblem && error.errors.length > 0)) toastError(error as Error)
      else if (form.refuse(error).length > 0) toastError(error)
      return null
    }
  })

  return {
    form,
    changed,
    isDirty,
    saving: update.isPending,
    save,
    discard: useStable(() => take(offer)),
    theirs,
    decideLater: () => setTheirs(null),
    takeTheirs: useStable(() => {
      if (theirs) take(theirs)
      setTheirs(null)
    }),
    saveMine: useStable(async () => {
      if (theirs) basedOn.current = theirs.version
      setTheirs(null)
      return save()
    }),
  }
}

export type SaveOffer = ReturnType<typeof useSaveOffer>
