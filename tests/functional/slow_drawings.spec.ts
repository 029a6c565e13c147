import { test } from '@japa/runner'
import { DocumentError } from '#modules/shared/documents/document_renderer'
import { RenderPool } from '#modules/shared/documents/render_pool'
import { candidates } from '#tests/helpers/candidate'
import { emptyDesk, readyCasefile } from '#tests/helpers/casefiles'
import { TestClient } from '#tests/helpers/client'
import { draftOffer } from '#tests/helpers/offers'

/** A child that does as the title of its sheet says. */
const STUBBORN = new URL('../unit/documents/stubborn_child.ts', import.meta.url)

const NOT_READY = {
  fr: ['Le PDF n’est pas encore prêt', 'réessayez dans 5 secondes'],
  nl: ['De pdf is nog niet klaar', 'probeer het over 5 seconden opnieuw'],
  en: ['The PDF is not ready yet', 'try again in 5 seconds'],
}

test.group('A PDF whose drawing is too slow, or whose process is ended', (group) => {
  const story = candidates(group)
  const drawAsUsual = RenderPool.prototype.render
  group.each.setup(() => emptyDesk(story.acme))
  group.each.teardown(() => void (RenderPool.prototype.render = drawAsUsual))

  /** From now on a child never ends, or is gone in the middle. */
  function draws(behaviour: 'loop' | 'crash') {
    RenderPool.prototype.render = async function (kind, sheet) {
      const pool = new RenderPool({ entry: STUBBORN })
      const asked = { ...sheet, title: behaviour }
      return drawAsUsual.call(pool, kind, asked, { timeoutMs: 100 }).finally(() => pool.close())
    }
  }

  for (const behaviour of ['loop', 'crash'] as const)
    test(`is said to be not ready yet, with the time to wait (${behaviour}); asked for again it is had`, async ({
      assert,
    }) => {
      const { acme, hr, kinds } = story
      const offer = await story.send()
      const { client, at } = await story.candidate(offer)
      const draft = await draftOffer(hr, acme)
      const { casefile, templateId } = await readyCasefile(hr, acme)
      const asked: [TestClient, string][] = [
        [client, at('/pdf')],
        [hr, `/api/offers/${draft.id}/pdf`],
        [hr, casefile.documents[0].pdfUrl],
        [hr, `/api/document-templates/${templateId}/pdf`],
      ]
      const before = await kinds(offer.id)
      draws(behaviour)
      for (const [who, path] of asked)
        for (const [language, [title, again]] of Object.entries(NOT_READY)) {
          const refused = await who.get(path, { headers: { 'accept-language': language } })
          assert.equal(refused.status, 503, `${path} ${refused.raw}`)
          assert.equal(refused.body.code, 'E_PDF_NOT_READY')
          assert.equal(refused.headers['retry-after'], '5')
          assert.equal(refused.body.title, title)
          assert.include(refused.body.detail, again)
        }
      assert.deepEqual(await kinds(offer.id), before, 'nobody has it yet')

      RenderPool.prototype.render = drawAsUsual
      for (const [who, path] of asked) {
        const had = await who.get(path)
        assert.equal(had.status, 200, String(had.raw))
        assert.equal(had.raw.subarray(0, 5).toString(), '%PDF-')
      }
      assert.deepEqual(await kinds(offer.id), [...before, 'DOWNLOADED'])
    })

  test('does not print a casefile, which stays as it was until it is printed', async ({
    assert,
  }) => {
    const { id, casefile } = await readyCasefile(story.hr, story.acme)
    const { version } = casefile
    draws('loop')
    const refused = await story.hr.post(`/api/casefile/${id}/print`, { version })
    assert.equal(refused.status, 503)
    assert.equal(refused.body.code, 'E_PDF_NOT_READY')
    assert.deepEqual((await story.hr.get(`/api/casefile/${id}`)).body, casefile)
    RenderPool.prototype.render = drawAsUsual
    const printed = await story.hr.post(`/api/casefile/${id}/print`, { version })
    assert.equal(printed.body.status, 'SIGNING', String(printed.raw))
  })

  test('opened in a tab is a page in the reader’s language, with a way to ask again', async ({
    assert,
    cleanup,
  }) => {
    const { casefile } = await readyCasefile(story.hr, story.acme)
    const { judge } = TestClient
    cleanup(() => void (TestClient.judge = judge))
    TestClient.judge = () => {}
    draws('loop')
    const page = await story.hr.get(casefile.documents[0].pdfUrl, {
      headers: { 'sec-fetch-dest': 'document', 'accept': 'text/html', 'accept-language': 'nl' },
    })
    assert.equal(page.status, 503)
    assert.equal(page.headers['retry-after'], '5')
    assert.match(String(page.headers['content-type']), /^text\/html/)
    assert.include(page.body, '<html lang="nl">')
    assert.include(page.body, NOT_READY.nl[0])
    assert.include(page.body, '<a href="">Opnieuw proberen</a>')
    const none = await story.hr.get('/api/document/00000000-0000-4000-8000-000000000000/pdf', {
      headers: { 'sec-fetch-dest': 'document', 'accept': 'text/html', 'accept-language': 'en' },
    })
    assert.equal(none.status, 404)
    assert.notInclude(none.body, 'href=""', 'what does not exist will not come')
  })

  test('that no renderer can draw is our mistake, not a question of time', async ({ assert }) => {
    const draft = await draftOffer(story.hr, story.acme)
    RenderPool.prototype.render = async () => {
      throw new DocumentError('E_DOCUMENT_FAILED', 'a sign without a font')
    }
    const failed = await story.hr.get(`/api/offers/${draft.id}/pdf`)
    assert.equal(failed.status, 500)
    assert.equal(failed.body.code, 'E_INTERNAL')
    assert.isUndefined(failed.headers['retry-after'])
  })
})
