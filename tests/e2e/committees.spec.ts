import { test } from '@japa/runner'
import { accountOf } from './support/account.ts'
import { expect } from './support/expect.ts'
import { editorOf, editPath, newPackage, written } from './support/packages.ts'
import { expectNoSideways } from './support/sideways.ts'
import type { Page } from 'playwright-core'

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }

/** Picks a joint committee in the editor, as who knows its number does. */
async function pickCommittee(page: Page, number: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Commission paritaire' }).click()
  await page.getByRole('combobox', { name: 'Numéro ou nom' }).fill(number)
  await page.getByRole('option', { name: new RegExp(`^CP ${number} `) }).click()
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function manualWorkerUnder(page: Page, number: string): Promise<void> {
  await editorOf(page).open('Contrat')
  await choose(page, 'Statut', 'Ouvrier')
  await pickCommittee(page, number)
}

/** A notice that is in sight: a narrow screen has them elsewhere. */
const told = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText })

/** Saves the package on the page: its settings of the committee as stored, and lines of fixed pay by their key. */
async function savedPackage(page: Page, id: string) {
  await editorOf(page).save.click()
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()
  const client = await accountOf('hr')
  const { package: stored, compute } = (await client.get(`/api/packages/${id}`)).body
  const lines: { key: string; amount: number }[] = compute.coutEmployeur.remunerationsFixes
  return {
    config: stored.computeModelConfig,
    fixed: (key: string) => lines.find((each) => each.key === key)?.amount,
  }
}

test.group('Packages of other committees', () => {
  test('an HR officer of CP 302 gives a cook of category III the minimum, and a cent less is told', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage()
    const { page } = await visit(editPath(id), { as: 'hr' })
    const editor = editorOf(page)
    await manualWorkerUnder(page, '302')
    await choose(page, 'Classe de fonction', 'Catégorie III')
    await page.getByRole('spinbutton', { name: 'Années d’expérience' }).fill('3')
    const hourly = page.getByRole('textbox', { name: 'Salaire horaire brut' })
    await hourly.fill('16,7081')
    await expect(editor.gross).toHaveValue(written('2 751,27'))
    await expect(page.getByText(/Barème minimum\s: 2\s751,27\s€ par mois.*16,7081/)).toBeVisible()
    await hourly.fill('16,70')
    await expect(told(page, 'barème minimum de la CP 302')).toBeVisible()
    await hourly.fill('16,7081')
    await expect(page.getByText(/inférieur au barème minimum/)).toHaveCount(0)
    const { config, fixed } = await savedPackage(page, id)
    assert.containsSubset(config, {
      employmentType: 'OUVRIER',
      commissionParitaire: 'BECP302',
      classe: 'III',
      anciennete: 3,
    })
    assert.equal(fixed('primeFinAnnee'), 2751.27)
  })

  test('one of CP 124 makes a package: the scale of today is not known, and the loyalty stamps are in the cost', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage()
    const { page } = await visit(editPath(id), { as: 'hr' })
    await manualWorkerUnder(page, '124')
    await choose(page, 'Classe de fonction', 'Catégorie II')
    await expect(page.getByText('Le barème de cette date n’est pas connu.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Salaire horaire brut' }).fill('20')
    await expect(told(page, 'cotisations au fonds et à la pension de la CP 124')).toBeVisible()
    const about = page.getByRole('link', { name: 'Ce qui est connu de la CP 124' }).first()
    await expect(about).toHaveAttribute('href', /\/fr\/law\/committees\/124$/)
    const { config, fixed } = await savedPackage(page, id)
    assert.containsSubset(config, { commissionParitaire: 'BECP124', classe: 'II' })
    // 20 × 38 × 13 ÷ 3 = 3,293.33 a month, of which the employer pays 48 of 52 weeks: 9.12 % to OPOC, no premium of its own.
    assert.closeTo(fixed('cotisationsSectorielles')!, 3326.97, 0.02)
    assert.equal(fixed('primeFinAnnee') ?? 0, 0)
  })

  test('one of SCP 140.03 makes a package: a driver’s class and paid rest days decide the minimum', async ({
    visit,
    assert,
  }) => {
    const id = await newPackage()
    const { page } = await visit(editPath(id), { as: 'hr' })
    await manualWorkerUnder(page, '140.03')
    await choose(page, 'Classe de fonction', 'Personnel roulant, classe 2')
    await page.getByRole('textbox', { name: 'Salaire horaire brut' }).fill('15,20')
    await expect(page.getByText(/15,4490/)).toBeVisible()
    await expect(told(page, 'barème minimum de la CP 140.03')).toBeVisible()
    await choose(page, 'Échelle', 'Repos compensatoire payé')
    await expect(page.getByText(/15,0525/)).toBeVisible()
    await expect(page.getByText(/inférieur au barème minimum/)).toHaveCount(0)
    await expect(told(page, 'cotisation forfaitaire de 25,00')).toBeVisible()
    const { config, fixed } = await savedPackage(page, id)
    assert.containsSubset(config, {
      commissionParitaire: 'BECP14003',
      classe: 'ROULANT_2',
      echelle: 'REPOS_PAYE',
    })
    // The fund pays the premium from contributions that are in the cost already.
    assert.equal(fixed('primeFinAnnee') ?? 0, 0)
  })
})

test.group('The pages of joint committees', () => {
  for (const [locale, title, missing] of [
    ['fr', 'Commissions paritaires', 'Ce qui manque'],
    ['nl', 'Paritaire comités', 'Wat ontbreekt'],
    ['en', 'Joint committees', 'What is missing'],
  ] as const) {
    test(`from the law to what is known of 302 and what is missing, in ${locale}`, async ({
      visit,
      assert,
    }) => {
      const { page } = await visit(`/${locale}/law`, { as: 'hr' })
      await page.getByRole('main').getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.getByRole('link', { name: / 302 ·/ }).click()
      await expect(page.getByRole('heading', { level: 2, name: missing })).toBeVisible()
      await expect(
        page
          .getByRole('table')
          .getByText(/15[.,]2097/)
          .first()
      ).toBeVisible()
      assert.notMatch(
        await page.getByRole('main').innerText(),
        /\b(law|pay|common|compute|models)\.[a-z]/
      )
    })
  }

  test('on the smallest phone nothing goes sideways but the scale in itself', async ({ visit }) => {
    const { page } = await visit('/fr/law/committees/302', { as: 'hr', ...PHONE })
    await expect(page.getByRole('table')).toBeVisible()
    await expectNoSideways(page, 'the committee')
  })

  test('a committee of which nothing is known says so', async ({ visit }) => {
    const { page } = await visit('/fr/law/committees/999', { as: 'hr' })
    await expect(page.getByText(/Rien n’est connu ici de la CP 999/)).toBeVisible()
    await page.getByRole('link', { name: 'Toutes les commissions' }).click()
    await expect(page.getByRole('link', { name: /CP 200 ·/ })).toBeVisible()
  })
})
