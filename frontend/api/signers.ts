import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { uploadOf } from './upload.ts'
import type { Signer } from './types.ts'

const signersQuery = queryOptions({
  queryKey: ['signers'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/signers', { signal }))).data,
})

/** Who signs for the company, by name. */
export const useSigners = () => useQuery(signersQuery)

export type SignerDraft = Pick<Signer, 'name' | 'nomFonction' | 'email'> &
  Partial<Pick<Signer, 'phone' | 'contactEmail'>> & {
    /** Absent for a new one. */
    id?: string
  }

/** Adds a signer or changes what is known of them. */
export const useSaveSigner = () =>
  useChange(({ id, ...body }: SignerDraft) =>
    answerOf(
      id
        ? api.PUT('/signers/{id}', { params: { path: { id } }, body })
        : api.POST('/signers', { body })
    )
  )

/** Takes a signer off the list. */
export const useRemoveSigner = () =>
  useChange((id: string) => answerOf(api.DELETE('/signers/{id}', { params: { path: { id } } })))

/** Gives a signer the picture of their signature, or takes it away (null). */
export const useChangeSignature = (id: string) =>
  useChange((picture: Blob | null) => {
    const params = { path: { id } }
    return answerOf(
      picture
        ? api.PUT('/signers/{id}/signature', { params, ...uploadOf(picture) })
        : api.DELETE('/signers/{id}/signature', { params })
    )
  })

/** Gives a signer the face that candidates see, or takes it away (null). */
export const useChangePhoto = (id: string) =>
  useChange((picture: Blob | null) => {
    const params = { path: { id } }
    return answerOf(
      picture
        ? api.PUT('/signers/{id}/photo', { params, ...uploadOf(picture) })
        : api.DELETE('/signers/{id}/photo', { params })
    )
  })

function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: signersQuery.queryKey }),
  })
}
