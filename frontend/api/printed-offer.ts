import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { CandidateOffer } from './candidate-offer.ts'
import { ApiProblem } from './problem.ts'

/** An offer to be printed, with where its signature is and who reads it. */
export interface PrintedOffer {
  offer: CandidateOffer
  signatureUrl: string
  reader: 'candidate' | 'employer'
}

/** The offer of a public name: of the employer signed in here, else of the candidate who opened it in this browser. */
export const usePrintedOffer = (link: string) =>
  useQuery({
    queryKey: ['printed-offer', link],
    queryFn: ({ signal }) => read(link, signal),
  })

/** The employer first: a refusal there costs nothing, links that open nothing are counted. */
async function read(link: string, signal: AbortSignal): Promise<PrintedOffer> {
  const params = { path: { link } }
  try {
    const offer = await answerOf(api.GET('/printed-offers/{link}', { params, signal }))
    return printed(offer, 'employer', `/api/printed-offers/${link}/signature`)
  } catch (error) {
    if (!(error instanceof ApiProblem) || ![401, 403, 404].includes(error.status)) throw error
    const offer = await answerOf(api.GET('/out/offers/{link}', { params, signal }))
    return printed(offer, 'candidate', `/api/out/offers/${link}/signature`)
  }
}

function printed(
  offer: unknown,
  reader: PrintedOffer['reader'],
  signatureUrl: string
): PrintedOffer {
  return { offer: offer as CandidateOffer, reader, signatureUrl }
}
