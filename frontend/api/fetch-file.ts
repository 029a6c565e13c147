import { fileNameOf } from '@/lib/file-name'
import { send } from './client.ts'
import { problemOf } from './problem.ts'

/**
 * A file of the server and the name it gives it.
 *
 * @throws ApiProblem on a refusal
 */
export async function fetchFile(url: string): Promise<{ file: Blob; name: string }> {
  const response = await send(new Request(url))
  if (!response.ok) throw problemOf(response, await response.json().catch(() => null))
  const name = fileNameOf(response.headers.get('content-disposition'))
  return { file: await response.blob(), name }
}
