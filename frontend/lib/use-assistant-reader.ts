import { useEffect, useState } from 'react'
import { useAssistantSettings } from '@/api/assistant'
import { useBenefits } from '@/api/benefits'
import { useCompany } from '@/api/get-company'
import { today } from '#modules/shared/values/days'
import type { ComputeAnswer } from '#modules/compute/pure'
import type { Draft, MonthsOfYear, Settled, SettledPart, Turn } from '#modules/ai/pure'

type Reader = typeof import('#modules/ai/pure')

let loading: Promise<Reader> | undefined

/** What did not come, as without a network, is asked for anew after so long. */
const AGAIN_MS = 3_000

/** The assistant's reader; it comes with the first screen that reads. */
function loadReader(): Promise<Reader> {
  return (loading ??= import('#modules/ai/pure').catch((error: unknown) => {
    loading = undefined
    throw error
  }))
}

export interface AssistantReader extends Reader {
  /** Reads a turn as the server does. */
  readTurn: (prompt: string, draft: Draft) => Turn
  /** What the engine says of a draft, for this company. */
  settleDraft: (draft: Draft) => Settled
  /** The same of as much of a draft as can be computed. */
  settlePartOf: (draft: Draft) => SettledPart
  /** Its figures with the explanation of each line. */
  explainedPart: (draft: Draft) => ComputeAnswer | undefined
  /** Things of the catalogue by their names, with what choosing each sets. */
  catalogue: ReturnType<Reader['sayableOf']>
}

/** The reader with what it knows of this company; null until it is there. */
export function useAssistantReader(): AssistantReader | null {
  const [reader, setReader] = useState<Reader | null>(null)
  const benefits = useBenefits().data
  const company = useCompany().data
  const months = useAssistantSettings().data?.monthsOfYear as MonthsOfYear | null | undefined
  useEffect(() => {
    let isShown = true
    let again: number | undefined
    const load = () =>
      loadReader().then(
        (loaded) => isShown && setReader(loaded),
        () => {
          if (isShown) again = window.setTimeout(load, AGAIN_MS)
        }
      )
    void load()
    return () => {
      isShown = false
      window.clearTimeout(again)
    }
  }, [])
  if (!reader || !company) return null
  const { effectif, assuranceLoiTaux, commissionParitaire } = company
  const offered = (benefits ?? []).filter(({ inPackages, archived }) => inPackages && !archived)
  const catalogue = reader.sayableOf(offered as never)
  const facts = { effectif, assuranceLoiTaux, commissionParitaire }
  return {
    ...reader,
    catalogue,
    settlePartOf: (draft) => reader.settlePart(draft, { day: today(), company: facts }),
    explainedPart: (draft) =>
      reader.settlePart(draft, { day: today(), company: facts, explain: true }).answer,
    settleDraft: (draft) => reader.settle(draft, { day: today(), company: facts }),
    readTurn: (prompt, draft) =>
      reader.turnOf(
        reader.read(prompt, draft, { day: today(), catalogue, ...(months && { months }) }),
        {
          day: today(),
          company: facts,
        }
      ),
  }
}
