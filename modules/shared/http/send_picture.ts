import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from './problem.ts'

/**
 * Answers a picture among the company's files, with no unit of work open.
 *
 * @param type of its bytes, as it was judged
 * @throws Problem E_NOT_FOUND where there is none
 */
export async function sendPicture(
  response: HttpContext['response'],
  { fileKey, type }: { fileKey: string | null; type: string | null }
) {
  if (!fileKey) throw new Problem('E_NOT_FOUND')
  response.header('content-type', type!)
  return response.send(Buffer.from(await drive.use().getBytes(fileKey)))
}
