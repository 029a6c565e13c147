import { test } from '@japa/runner'
import { sealDocument } from '#modules/sealing/index'
import { madePdf } from '#tests/helpers/made_pdf'
import { exampleCertificate } from '#tests/helpers/sealed'
import { simulationOf } from '#tests/outside/make_files'
import { seriousViolations } from './support/axe.ts'
import { PHONE } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { expectNoSideways } from './support/sideways.ts'
import { stage } from './support/stage.ts'

test.group('Verifying a document', () => {
  test('a visitor has one verified on a phone: authentic, altered by a bit, or not sealed here', async ({
    visit,
    assert,
  }) => {
    const shown = madePdf({ pages: 2 })
    const certificate = exampleCertificate(shown, { computation: simulationOf() })
    const { pdf } = await sealDocument({ companyId: stage().acme.id, shown, certificate })
    const altered = Buffer.from(pdf)
    altered[5_000] ^= 1
    const { page } = await visit('/fr/verify', PHONE)
    const bring = (name: string, buffer: Buffer) =>
      page.getByLabel('PDF à vérifier').setInputFiles({ name, mimeType: 'application/pdf', buffer })

    await bring('contrat.pdf', Buffer.from(pdf))
    await expect(page.getByRole('heading', { name: 'Authentique' })).toBeVisible()
    await expect(page.getByText('Nadia Peeters')).toBeVisible()
    await expect(page.getByText('Refait : les mêmes montants au centime')).toBeVisible()
    await expect(page.getByText(/cachet de développement/)).toBeVisible()
    assert.deepEqual(await seriousViolations(page), [])
    await expectNoSideways(page, 'a document that is authentic')

    await bring('contrat.pdf', altered)
    await expect(page.getByRole('heading', { name: 'Modifié' })).toBeVisible()
    await expect(page.getByText('Nadia Peeters')).toHaveCount(0)
    assert.deepEqual(await seriousViolations(page), [])

    await bring('autre.pdf', shown)
    await expect(page.getByRole('heading', { name: 'Pas scellé ici' })).toBeVisible()
  })

  test('a file is dropped on the page, in Dutch', async ({ visit }) => {
    const { page } = await visit('/nl/verify')
    await expect(page.getByRole('button', { name: 'Een PDF kiezen' })).toBeVisible()
    await page.evaluate(`
      const data = new DataTransfer()
      data.items.add(new File(['%PDF-1.7'], 'brief.pdf', { type: 'application/pdf' }))
      const drop = new DragEvent('drop', { bubbles: true, dataTransfer: data })
      document.querySelector('main > div').dispatchEvent(drop)
    `)
    await expect(page.getByRole('heading', { name: 'Niet hier verzegeld' })).toBeVisible()
  })
})
