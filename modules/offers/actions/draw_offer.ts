import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { drawDocument, printOf, type DrawnFor } from '#modules/shared/documents/draw_document'
import { offerSheet, type OfferPaper } from '../queries/offer_paper.ts'

/**
 * The PDF of an offer. The file's name is made of what it says: what was drawn before is read, and what changed since is
 * drawn anew. A paper that cannot be kept, as on a full disk, is still a paper.
 *
 * @throws DocumentError when it cannot be drawn
 * @throws Problem E_MANY_DRAWINGS for a person behind a long line of the company
 */
export async function drawOffer(paper: OfferPaper, drawnFor?: DrawnFor): Promise<Buffer> {
  const { companyId, offerId, isDraft } = paper
  const sheet = await offerSheet(paper)
  if (isDraft) return drawDocument(companyId, 'offer', sheet, drawnFor)
  const key = `company/${companyId}/offers/${offerId}/${printOf(sheet)}.pdf`
  const disk = drive.use()
  if (await disk.exists(key)) return Buffer.from(await disk.getBytes(key))
  const bytes = await drawDocument(companyId, 'offer', sheet, drawnFor)
  await disk
    .put(key, bytes)
    .catch((error: unknown) =>
      logger.warn({ err: error, offer: offerId }, 'offer: its PDF was drawn but could not be kept')
    )
  return bytes
}
