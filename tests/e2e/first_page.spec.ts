import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { TestClient, type TestResponse } from '#tests/helpers/client'
import { EVERY_CHOICE, PHONE, sentTo } from './support/candidate_offers.ts'
import { expect } from './support/expect.ts'
import { editorOf, editPath, newPackage } from './support/packages.ts'

/** What a cold editor may ask for: its page, styles, a font, scripts and calls. */
const REQUESTS_OF_THE_EDITOR = 40

/** Addresses of one kind of page each. */
const ADDRESSES = [
  '/',
  '/login',
  '/packages',
  `/packages/${randomUUID()}`,
  `/packages/${randomUUID()}/edit`,
  '/offers',
  `/offers/${randomUUID()}`,
  '/o/some-offer/welcome',
  '/s/some-casefile',
  '/d/w/some-casefile',
  '/w/some-worker',
]

/** Notes what a page asks for, as `GET /api/users`, from its first request on. */
function noting(asked: string[]) {
  return async (page: Page) =>
    void page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url())
      if (protocol !== 'data:') asked.push(`${request.method()} ${pathname}`)
    })
}

/** A script, unpacked where it came packed. */
function scriptOf({ headers, raw }: TestResponse): string {
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString()
}

/** Notes whether a page that React draws ever shows that it waits: what the server drew before that says nothing of it. */
const notingWaits = async (page: Page) =>
  void page.addInitScript(`new MutationObserver(() => {
    if (document.querySelector('#root [aria-busy]')) window.hasWaited = true
  }).observe(document, { subtree: true, childList: true })`)

test.group('A page with nothing in the cache', () => {
  for (const locale of ['fr', 'nl', 'en'])
    test(`names the files that it needs, each once, and shows its shape before them (${locale})`, async ({
      assert,
    }) => {
      const client = new TestClient('acme')
      for (const address of ADDRESSES) {
        const { body } = await client.get(`/${locale}${address}`)
        const files = [...body.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(
          ([, file]) => file
        )
        assert.isAbove(files.length, 2, address)
        assert.lengthOf(new Set(files), files.length, address)
        for (const file of files) {
          const answer = await client.get(file, { headers: { 'accept-encoding': 'gzip' } })
          assert.equal(answer.status, 200, file)
          assert.include(answer.headers['content-type'], 'javascript')
          // Compiled as they come, also where they come packed.
          if (!file.includes('/lang-'))
            assert.match(scriptOf(answer), /^\/\/# allFunctionsCalledOnLoad\n/)
        }
        // Who edits a package and who reads an offer sees the page before the law is there.
        if (/\/(edit|welcome)$/.test(address))
          assert.isFalse(
            files.some((file) => file.includes('engine-computing')),
            address
          )
        for (const other of ['fr', 'nl', 'en'].filter((each) => each !== locale))
          assert.isFalse(files.some((file) => file.includes(`lang-${other}`)))
        assert.match(body, /<div id="root">\s*<div aria-hidden="true"/, address)
      }
    })

  test('of an offer asks once for what is behind its link, before its script is there', async ({
    visit,
    assert,
  }) => {
    const { address } = await sentTo(EVERY_CHOICE)
    const asked: string[] = []
    const { page } = await visit(address, { ...PHONE, before: noting(asked) })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const calls = asked.filter((call) => call.includes('/api/out/'))
    assert.lengthOf(calls, new Set(calls).size, 'each call is made once')
    const [open] = calls.filter((call) => call.endsWith('/open'))
    assert.match(open, /^POST/)
    await expect(page).not.toHaveURL(/#/)
    // Until one chooses, the engine has come for it, and nothing of other screens.
    await page.getByRole('button', { name: 'Personnaliser mon offre' }).tap()
    await expect(page.getByRole('slider').first()).toBeVisible()
    assert.isNotEmpty(asked.filter((call) => call.includes('engine-computing')))
    assert.isEmpty(asked.filter((call) => /-editor-|-visitor-/.test(call)))
  })

  test('of an offer is drawn once, with its figures', async ({ visit, assert }) => {
    const { address } = await sentTo(EVERY_CHOICE)
    const { page } = await visit(address, { ...PHONE, before: notingWaits })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    assert.isUndefined(await page.evaluate('window.hasWaited'))
  })

  test(`of the editor asks for at most ${REQUESTS_OF_THE_EDITOR} things until a slider answers, for who is there and the company once`, async ({
    visit,
    assert,
  }) => {
    const asked: string[] = []
    const { page } = await visit(editPath(await newPackage()), { as: 'hr', before: noting(asked) })
    const { gross, slider } = editorOf(page)
    await slider('Brut').focus()
    const before = await gross.inputValue()
    await page.keyboard.press('ArrowRight')
    await expect(gross).not.toHaveValue(before)
    assert.isAtMost(asked.length, REQUESTS_OF_THE_EDITOR, asked.join('\n'))
    const lists = ['GET /api/reward-statement-groups', 'GET /api/company-documents']
    for (const call of ['GET /api/users', 'GET /api/company', ...lists])
      assert.lengthOf(
        asked.filter((each) => each === call),
        1,
        call
      )
  })

  test('shows its shape without any script', async ({ visit }) => {
    const { page } = await visit('/fr/packages', { as: 'hr', javaScriptEnabled: false })
    await expect(page.locator('#root > [aria-hidden]')).toBeVisible()
  })
})
