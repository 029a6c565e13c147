import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { uploadOf } from './upload.ts'
import { workerQuery } from './workers.ts'

export type WorkerDetails = AnswerOf<'/workers/{id}/details'>
export type DetailsBody = BodyOf<'/workers/{id}/details', 'put'>
export type FormSection = WorkerDetails['mayAsk'][number]
export type PrivateField = BodyOf<'/workers/{id}/private/show', 'post'>['fields'][number]

/** All that is held on a worker, as a file. */
export const workerDataUrl = (id: string) => `/api/workers/${id}/data`

const detailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['worker-details', id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/workers/{id}/details', { params: { path: { id } }, signal })),
  })

/** A worker's details, the sealed ones masked. */
export const useWorkerDetails = (id: string, enabled = true) =>
  useQuery({ ...detailsQuery(id), enabled })

/** What is done with them; what changes them answers them as they are then. */
export function useDetailsCalls(id: string) {
  const client = useQueryClient()
  const params = { path: { id } }
  const onSuccess = (details: WorkerDetails) => {
    client.setQueryData(detailsQuery(id).queryKey, details)
    return Promise.all([
      client.invalidateQueries({ queryKey: workerQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: ['workers'] }),
    ])
  }
  return {
    save: useMutation({
      mutationFn: (body: DetailsBody) =>
        answerOf(api.PUT('/workers/{id}/details', { params, body })),
      onSuccess,
    }),
    askForm: useMutation({
      mutationFn: (sections: FormSection[]) =>
        answerOf(api.POST('/workers/{id}/form-link', { params, body: { sections } })),
      onSuccess,
    }),
    closeForm: useMutation({
      mutationFn: () => answerOf(api.DELETE('/workers/{id}/form-link', { params })),
      onSuccess,
    }),
    erase: useMutation({
      mutationFn: () => answerOf(api.DELETE('/workers/{id}/details', { params })),
      onSuccess: () =>
        Promise.all([
          client.invalidateQueries({ queryKey: detailsQuery(id).queryKey }),
          client.invalidateQueries({ queryKey: workerQuery(id).queryKey }),
          client.invalidateQueries({ queryKey: ['workers'] }),
        ]),
    }),
    photo: useMutation({
      mutationFn: (photo: Blob | null) =>
        answerOf(
          photo
            ? api.PUT('/workers/{id}/photo', { params, ...uploadOf(photo) })
            : api.DELETE('/workers/{id}/photo', { params })
        ),
      onSuccess: () => client.invalidateQueries({ queryKey: detailsQuery(id).queryKey }),
    }),
    show: useMutation({
      mutationFn: (fields: PrivateField[]) =>
        answerOf(api.POST('/workers/{id}/private/show', { params, body: { fields } })),
    }),
  }
}
