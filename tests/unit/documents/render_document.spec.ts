import { test } from '@japa/runner'
import { packageDocument } from '#modules/packages/documents/package_document'
import { DocumentError, type DocumentErrorCode } from '#modules/shared/documents/document_renderer'
import { drawDocument } from '#modules/shared/documents/draw_document'
import { RenderPool } from '#modules/shared/documents/render_pool'
import type { Sheet } from '#modules/shared/documents/sheet'
import { exampleCompany, examplePackage } from './example_package.ts'

const LOGO = { format: 'png', base64: 'AAAA', alt: 'Acme' } as const

test.group('A document with a logo', (group) => {
  const drawAsUsual = RenderPool.prototype.render
  /** What was asked of the renderer since the test began: with the logo, or without. */
  let asked: ('with' | 'without')[] = []
  group.each.setup(() => void (asked = []))
  group.each.teardown(() => void (RenderPool.prototype.render = drawAsUsual))

  /** A renderer that answers the drawings that come with these failures, one each, and then draws. */
  function fails(...failures: DocumentErrorCode[]) {
    RenderPool.prototype.render = async (_kind, sheet) => {
      const which = sheet.brand.logo ? 'with' : 'without'
      asked.push(which)
      const failure = failures.shift()
      if (failure) throw new DocumentError(failure, 'as the test says')
      return Buffer.from(which)
    }
  }

  for (const code of ['E_DOCUMENT_FAILED', 'E_DOCUMENT_TOO_HEAVY'] as const)
    test(`is drawn without it where the logo is what fails (${code}), and that is kept`, async ({
      assert,
    }) => {
      const sheet = sheetOf(code)
      fails(code)
      assert.equal(await draw(sheet), 'without')
      assert.equal(await draw(sheet), 'without')
      assert.deepEqual(asked, ['with', 'without'])
    })

  for (const code of ['E_DOCUMENT_TIMEOUT', 'E_RENDERER_CRASHED', 'E_RENDERER_CLOSED'] as const)
    test(`that the machine did not draw (${code}) fails, keeps nothing lesser, and is whole the next time`, async ({
      assert,
    }) => {
      const sheet = sheetOf(code)
      fails(code)
      const error = await draw(sheet).catch((reason: unknown) => reason)
      assert.instanceOf(error, DocumentError)
      assert.deepInclude(error, { code, mayPass: true })
      assert.equal(await draw(sheet), 'with')
      assert.deepEqual(asked, ['with', 'with'])
    })

  test('whose drawing without the logo is late fails too, and may pass', async ({ assert }) => {
    const sheet = sheetOf('late')
    fails('E_DOCUMENT_FAILED', 'E_DOCUMENT_TIMEOUT')
    const error = await draw(sheet).catch((reason: unknown) => reason)
    assert.deepInclude(error, { code: 'E_DOCUMENT_TIMEOUT', mayPass: true })
  })

  test('whose sheet is wrong is not tried without it', async ({ assert }) => {
    fails('E_SHEET_INVALID')
    const error = await draw(sheetOf('wrong')).catch((reason: unknown) => reason)
    assert.deepInclude(error, { code: 'E_SHEET_INVALID', mayPass: false })
    assert.deepEqual(asked, ['with'])
  })
})

/** A sheet of its own: what was drawn is kept by what it says. */
function sheetOf(title: string): Sheet {
  const sheet = packageDocument({
    pack: examplePackage(),
    company: exampleCompany(),
    language: 'nl',
    requestedBy: null,
    date: '2026-11-21',
  })
  return { ...sheet, title, brand: { ...sheet.brand, logo: LOGO } }
}

async function draw(sheet: Sheet): Promise<string> {
  return (await drawDocument('company', 'package', sheet)).toString()
}
