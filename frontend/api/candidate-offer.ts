import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ComputeFigures, WorkerFields } from '#modules/compute/pure'
import { openPrivate } from '@/lib/private-secret'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { ApiProblem } from './problem.ts'
import type { EtatCivil, PackageFields } from './types.ts'

type Answer = AnswerOf<'/out/offers/{link}'>

/** The figures of an offer; what the employer pays is there only where the company shows it. */
export type OfferFigures = Pick<ComputeFigures, 'remuneration'> &
  Partial<Pick<ComputeFigures, 'coutEmployeur'>>

/** An offer as its candidate sees it, with every field of the package that the screens need. */
export type CandidateOffer = Omit<Answer, 'package' | 'situation' | 'compute' | 'baseCompute'> & {
  package: PackageFields
  situation: WorkerFields
  compute: OfferFigures
  baseCompute: OfferFigures
}

const keyOf = (link: string) => ['offer', link]
export const asCandidateOffer = (answer: Answer): CandidateOffer => ({
  ...answer,
  package: answer.package as PackageFields,
  // Lines that the engine has got since then are absent in stored figures; the screens leave them out.
  compute: answer.compute as OfferFigures,
  baseCompute: answer.baseCompute as OfferFigures,
})

/** The offer behind a private link. */
export const candidateOfferQuery = (link: string) =>
  queryOptions({
    queryKey: keyOf(link),
    queryFn: async ({ signal }) => {
      const path = { link }
      return asCandidateOffer(
        await openPrivate<Answer>(
          (secret) =>
            answerOf(api.POST('/out/offers/{link}/open', { params: { path }, body: { secret } })),
          () => answerOf(api.GET('/out/offers/{link}', { params: { path }, signal }))
        )
      )
    },
    staleTime: Infinity,
  })

export const useCandidateOffer = (link: string) => useQuery(candidateOfferQuery(link))

/** What the candidate does with the offer; each answer is the offer as it is then. */
export function useOfferCalls(link: string) {
  const client = useQueryClient()
  const keep = async (call: Promise<Answer>) => {
    try {
      const offer = asCandidateOffer(await call)
      client.setQueryData(keyOf(link), offer)
      return offer
    } catch (failure) {
      // Taken back, run out or accepted in another window meanwhile: the page says what it is now.
      if (failure instanceof ApiProblem && isOver(failure))
        void client.resetQueries({ queryKey: keyOf(link) })
      throw failure
    }
  }
  const params = { path: { link } }
  return {
    saveChoices: (fields: PackageFields) =>
      keep(
        answerOf(
          api.PUT('/out/offers/{link}', {
            params,
            body: { package: { ...fields }, version: known(client, link).packageVersion },
          })
        )
      ),
    saveSituation: (body: {
      etatCivil: EtatCivil
      conjointTravaille: boolean
      enfantsACharge: number
      revenusConjoint?: NonNullable<Answer['worker']['revenusConjoint']>
    }) => keep(answerOf(api.PUT('/out/offers/{link}/worker', { params, body }))),
    ask: (text: string) =>
      answerOf(api.POST('/out/offers/{link}/questions', { params, body: { text } })),
    askTime: (day: string, text: string) =>
      keep(answerOf(api.POST('/out/offers/{link}/time', { params, body: { day, text } }))),
    decline: (text: string) =>
      answerOf(api.POST('/out/offers/{link}/decline', { params, body: { text } })),
    keep: (kept: readonly { name: string; package: PackageFields }[]) =>
      keep(
        answerOf(
          api.PUT('/out/offers/{link}/kept', {
            params,
            body: { kept: kept.map((each) => ({ name: each.name, package: { ...each.package } })) },
          })
        )
      ),
    reload: () => keep(answerOf(api.GET('/out/offers/{link}', { params }))),
    accept: (includeVariableCompensation: boolean) => {
      const { version, packageVersion } = known(client, link)
      return keep(
        answerOf(
          api.POST('/out/offers/{link}/accept', {
            params,
            body: { includeVariableCompensation, version, packageVersion },
          })
        )
      )
    },
  }
}

/** Nothing can be done with it any more, from this window. */
function isOver({ status, code }: ApiProblem): boolean {
  return status === 404 || code === 'E_OFFER_ACCEPTED' || code === 'E_OFFER_CONTRACTED'
}

/** The offer as it was last seen here. */
function known(client: QueryClient, link: string): CandidateOffer['offer'] {
  return client.getQueryData<CandidateOffer>(keyOf(link))!.offer
}

export type GoneOffer = AnswerOf<'/out/offers/{link}/gone', 'post'>

/** Why a link opens nothing any more; null to who did not hold it. */
export const useGoneOffer = (link: string) =>
  useQuery({
    queryKey: ['offer-gone', link],
    queryFn: async (): Promise<GoneOffer | null> => {
      const secret = window.location.hash.slice(1)
      try {
        return await answerOf(
          api.POST('/out/offers/{link}/gone', {
            params: { path: { link } },
            body: secret ? { secret } : {},
          })
        )
      } catch {
        return null
      }
    },
    staleTime: Infinity,
    retry: false,
  })
