import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { healthToken } from '#config/health'
import { expect } from '../support/expect.ts'
import { GREETING } from '../support/words.ts'

test.group('Every address', () => {
  for (const path of [`/fr/o/${randomUUID()}`, '/fr/o/x', `/nl/o/${randomUUID()}/welcome`]) {
    test(`a candidate's link that opens nothing says so: ${path.replace(/[0-9a-f-]{36}/, '…')}`, async ({
      visit,
      assert,
    }) => {
      const { page } = await visit(path, { refusals: [[404, '/api/out/offers/']] })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        path.startsWith('/fr')
          ? 'Cette offre n’est plus disponible.'
          : /aanbod|aanbieding|voorstel/i
      )
      await expect(page.getByRole('main')).toContainText('Acme Belgium')
      // No one's pay stands on a page that needs no sign-in.
      assert.notMatch(await page.locator('main').innerText(), /\d/)
    })
  }

  test('a link of a portal that is not open says that it is not valid', async ({ visit }) => {
    const { page, origin } = await visit('/fr/iw/abc', {
      as: 'hr',
      refusals: [
        [404, '/api/worker-impersonate/abc/worker'],
        [404, '/api/worker-impersonate/abc/company'],
      ],
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est pas valide')
    await expect(page.getByText(/demandez un nouveau lien à Acme Belgium/)).toBeVisible()
    expect(page.url()).toBe(`${origin}/fr/iw/abc`)
  })

  for (const path of ['s/abc', 's/abc/sign', 's/abc/back', 'signature-confirmation/abc']) {
    test(`a link to sign that opens nothing says so: ${path}`, async ({ visit }) => {
      const { page } = await visit(`/fr/${path}`, { refusals: [[404, '/api/out/signing/abc']] })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est pas valide')
      await expect(page.getByText(/demandez-en un nouveau à votre employeur/)).toBeVisible()
    })
  }

  test('a form that is of no worker says to ask the employer for a new link', async ({ visit }) => {
    const { page } = await visit('/fr/w/abc', { refusals: [[404, '/api/out/worker/abc']] })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est pas valide')
    await expect(page.getByText(/Contactez votre employeur/)).toBeVisible()
  })

  test('a worker signs in without a password, and the address is judged before it is sent', async ({
    visit,
  }) => {
    const { page } = await visit('/fr/w/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre espace personnel')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText('Indiquez votre adresse e-mail.')).toBeVisible()
    await expect(page.getByText('Fait en Belgique, avec la technologie de Barema')).toBeVisible()
  })

  test('the health check says that Barema works, without a sign-in, and nothing of its parts', async ({
    visit,
  }) => {
    for (const path of ['/fr/health-check', '/fr/_status']) {
      const { page } = await visit(path)
      await expect(page.getByText('health-check', { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Barema fonctionne.' })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/database|temporal/)
    }
  })

  test('an operator sees the worker that runs beside', async ({ visit }) => {
    const { origin } = await visit('/fr/health-check')
    const worker = async () => {
      const answer = await fetch(`http://127.0.0.1:${new URL(origin).port}/api/_status/health`, {
        headers: { authorization: `Bearer ${healthToken}` },
      })
      return ((await answer.json()) as { parts: Record<string, { status: string }> }).parts.worker
    }
    await expect.poll(async () => (await worker()).status, { timeout: 90_000 }).toBe('up')
  })

  for (const path of ['/fr/nowhere', '/fr/packages/x/y/z', '/fr/o']) {
    test(`an unknown path leads to the root: ${path}`, async ({ visit }) => {
      const { page, origin } = await visit(path, { as: 'hr' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(GREETING)
      expect(page.url().replace(/\/$/, '')).toBe(`${origin}/fr`)
    })
  }

  test('an unknown subdomain says that no company is there', async ({ visit }) => {
    const { page } = await visit('/fr/', {
      slug: 'nobody',
      refusals: [[404, '//nobody.localhost']],
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Aucune entreprise à cette adresse'
    )
    await expect(page.getByRole('main')).toContainText(
      'elle commence par le nom de votre entreprise'
    )
  })

  test('a server that does not answer: a spinner, and after ten seconds the sentence with Reload', async ({
    visit,
  }) => {
    let hangs = true
    const asked = Promise.withResolvers<void>()
    const { page } = await visit('/fr/', {
      as: 'hr',
      before: async (opened) => {
        await opened.clock.install()
        await opened.route('**/api/company', (route) =>
          hangs ? asked.resolve() : route.fallback()
        )
      },
    })
    await asked.promise
    const late = page.getByText('Une erreur est survenue...')
    await expect(
      page.getByRole('status', { name: 'Chargement…' }).or(page.getByText('Chargement…'))
    ).toBeAttached()
    await page.clock.fastForward(5000)
    await expect(late).toBeHidden()
    await page.clock.fastForward(5000)
    await expect(late).toBeVisible()
    hangs = false
    await page.getByRole('button', { name: 'Recharger' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(GREETING)
  })

  test('the address of a page belongs to its company: its name, its colour', async ({ visit }) => {
    const { page } = await visit('/nl/login', { slug: 'globex' })
    await expect(page.getByText('Globex Services').first()).toBeVisible()
    await expect(page).toHaveTitle(/Globex Services$/)
  })
})
