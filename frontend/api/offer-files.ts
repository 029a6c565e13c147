import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { offerQuery } from './offers.ts'
import { uploadWithProgress } from './upload-with-progress.ts'

/** A file on its way. */
export interface Upload {
  name: string
  /** Between 0 and 1. */
  progress: number
}

/** Attaches files one after the other, and tells how far they are; the first refusal ends it. */
export function useAttachFiles(offerId: string) {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<Upload[]>([])
  const attach = useMutation({
    mutationFn: async (files: readonly File[]) => {
      setUploads(files.map(({ name }) => ({ name, progress: 0 })))
      for (const [at, file] of files.entries())
        await uploadWithProgress(
          `/api/offers/${offerId}/files?name=${encodeURIComponent(file.name)}`,
          file,
          (progress) =>
            setUploads((before) =>
              before.map((each, index) => (index === at ? { ...each, progress } : each))
            )
        )
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: offerQuery(offerId).queryKey })
      setUploads([])
    },
  })
  return { uploads, attach: attach.mutate }
}

/** Takes an attachment off; goes through even when the page is being closed. */
export const removeOfferFile = (id: string, fileId: string) =>
  answerOf(
    api.DELETE('/offers/{id}/files/{fileId}', {
      params: { path: { id, fileId } },
      keepalive: true,
    })
  )
