import { test } from '@japa/runner'
import { madePdf } from '#tests/helpers/made_pdf'
import { readPdf } from '#tests/helpers/read_pdf'
import { joinPdfs } from '../../../frontend/lib/open-pdf.ts'

/** As a browser holds a file that it fetched. */
const fetched = (pdf: Buffer) => new Uint8Array(pdf).buffer

test.group('Documents printed together', () => {
  test('several PDFs become one, every page in its order', async ({ assert }) => {
    const joined = await joinPdfs([
      fetched(madePdf({ words: 'Contrat' })),
      fetched(madePdf({ words: 'Annexe', pages: 2 })),
      fetched(madePdf({ words: 'Accuse' })),
    ])
    assert.equal(joined.type, 'application/pdf')
    const { pages } = await readPdf(Buffer.from(await joined.arrayBuffer()))
    assert.deepEqual(pages, ['Contrat', 'Annexe', 'Annexe', 'Accuse'])
  })
})
