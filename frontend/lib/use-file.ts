import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '@/api/fetch-file'
import { download } from './download.ts'

/** A file of the server that can be had, whether it is on its way, and why it was refused. */
export interface ServerFile {
  url: string
  busy: boolean
  error: Error | null
  /** Fetches and saves it. */
  save: () => void
}

/** Fetches a file in the page, which tells a refusal in our words; left to the browser, it is a failed download. */
export function useFile(url: string, onError?: (error: Error) => void): ServerFile {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchFile(url),
    onSuccess: ({ file, name }) => download(file, name),
    onError,
  })
  return { url, busy: isPending, error, save: mutate }
}
