import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { dayFromNow } from '#tests/helpers/days'
import { expect } from './support/expect.ts'
import { chipOf, goTo, letterOf } from './support/letter.ts'
import { mailsTo, textOf } from './support/mailbox.ts'
import { newOffer } from './support/offers.ts'
import { newPackage } from './support/packages.ts'

test.group('Offers at the desk', () => {
  test('one is prepared from a reference package for a new candidate, checked, sent, and changed again', async ({
    visit,
    assert,
  }) => {
    const mark = randomUUID().slice(0, 8)
    const trade = `Horloger ${mark}`
    const email = `alix.${mark}@example.test`
    await newPackage({ nomFonction: trade, packageCategory: 'REFERENCE' })
    const { page } = await visit('/fr/', { as: 'hr' })
    await page.getByRole('button', { name: /^Préparer une offre/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Préparer une offre' })
    await dialog.getByRole('button', { name: 'Préparer l’offre' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Choisissez le point de départ de l’offre.')
    await dialog.getByRole('searchbox').fill(trade)
    await dialog.getByRole('radio', { name: trade }).check()
    await dialog.getByRole('button', { name: 'Candidat' }).click()
    const people = page.getByRole('dialog', { name: 'Choisir une personne' })
    await people.getByRole('button', { name: 'Ajouter une personne' }).click()
    await people.getByRole('textbox', { name: 'Prénom' }).fill('Alix')
    await people.getByRole('textbox', { name: 'Nom', exact: true }).fill(`Martin ${mark}`)
    await people.getByRole('textbox', { name: /^Adresse e-mail/ }).fill(email)
    await people.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(people).toBeHidden()
    await dialog.getByRole('button', { name: 'Préparer l’offre' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Alix Martin ${mark}` })).toBeVisible()

    // There is no signer, and the text speaks of what is not known yet: the question says so instead of asking.
    const text = letterOf(page)
    await text.focus()
    await goTo(page, 'Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('{{contract.startDate}}')
    await expect(chipOf(page, 'Date de début')).toBeVisible()
    const signer = page.getByRole('combobox', { name: 'Signataire de l’entreprise' })
    await signer.click()
    await page.getByRole('option', { name: 'Aucun signataire' }).click()
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    const asked = page.getByRole('dialog')
    await expect(asked.getByRole('heading', { name: 'L’offre n’est pas prête' })).toBeVisible()
    await expect(asked).toContainText('début du contrat')
    await expect(asked).toContainText('Personne ne signe cette offre')
    await asked.getByRole('button', { name: 'Fermer' }).first().click()
    await text.focus()
    await goTo(page, 'Control+End')
    await page.keyboard.press('Backspace')
    await expect(chipOf(page, 'Date de début')).toHaveCount(0)
    await signer.click()
    await page.getByRole('option', { name: /^Camille Renard/ }).click()
    await page.getByRole('textbox', { name: /^Message personnel/ }).fill('Au plaisir de vous lire.')
    await page.getByRole('radio', { name: 'Aperçu' }).click()
    const proposal = page.getByRole('paragraph').filter({ hasText: /nous serions heureux/i })
    await expect(proposal).toContainText(trade)
    await page.getByLabel('Joindre des fichiers').setInputFiles({
      name: 'règlement.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    })
    await expect(page.getByRole('link', { name: /^règlement\.pdf/ })).toBeVisible()

    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(asked.getByRole('heading', { name: 'Envoyer cette offre ?' })).toBeVisible()
    await expect(asked).toContainText(email)
    await expect(asked).toContainText('Français')
    await expect(asked).toContainText('encore 14 jours')
    await asked.getByRole('button', { name: 'Envoyer l’offre' }).click()
    const history = page.getByRole('list', { name: 'Historique' }).getByRole('listitem')
    await expect(history.first()).toContainText('Envoyée')
    await expect(history.first()).toContainText('Nadia Haddad')
    await expect
      .poll(async () => (await mailsTo(email)).map(textOf).join('\n'), { timeout: 30_000 })
      .toMatch(/\/fr\/o\/[\w-]+#[\w-]{43}/)
    assert.include((await mailsTo(email)).map(textOf).join('\n'), 'Au plaisir de vous lire.')

    // A change that matters says what it costs before it is saved.
    await signer.click()
    await page.getByRole('option', { name: 'Aucun signataire' }).click()
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await asked.getByRole('button', { name: 'Enregistrer et annuler le lien' }).click()
    await expect(page.getByText(/^Modifiée depuis son envoi/)).toBeVisible()
    await expect(history.first()).toContainText('Modifiée, à renvoyer')
  })

  test('the package of one that was sent names its candidate among the packages, and says what changing it would do', async ({
    visit,
  }) => {
    const mark = randomUUID().slice(0, 8)
    const name = `Basile${mark}`
    await newOffer({ name, mark, sent: true })
    const { page } = await visit(`/fr/packages?category=offered&search=${name}`, { as: 'hr' })
    const row = page.getByRole('row', { name: `Poste de ${name}` })
    await expect(row).toContainText(`${name} ${mark}`)
    await row.getByRole('link').click()
    await page.getByRole('main').getByRole('link', { name: 'Modifier', exact: true }).click()
    await expect(page.getByText(/S’il change, l’offre envoyée n’est plus valable/)).toBeVisible()
    await page.getByRole('link', { name: 'Ouvrir l’offre' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name} ${mark}` })).toBeVisible()
  })

  test('the list keeps them by status, and does the same with several at once', async ({
    visit,
  }) => {
    const mark = randomUUID().slice(0, 8)
    for (const name of ['Anna', 'Bilal', 'Chloé']) await newOffer({ name, mark, sent: true })
    await newOffer({ name: 'Diego', mark })
    const { page } = await visit(`/fr/offers?search=${mark}`, { as: 'hr' })
    const rows = page.getByRole('table', { name: 'Offres' }).getByRole('row')
    await expect(rows).toHaveCount(5)
    await page.getByRole('tab', { name: 'Envoyées (3)' }).click()
    await expect(page).toHaveURL(/status=sent/)
    await expect(rows).toHaveCount(4)
    await page.getByRole('button', { name: 'Trier par : Candidat' }).click()
    await expect(rows.nth(1)).toContainText('Anna')
    await expect(rows.nth(1)).toContainText('encore 14 jours')

    await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
    const bar = page.getByRole('region', { name: 'Sélection' })
    await bar.getByRole('button', { name: 'Prolonger' }).click()
    const extend = page.getByRole('dialog', { name: 'Prolonger 3 offres' })
    const day = dayFromNow(30).split('-').reverse().join('/')
    await extend.getByRole('textbox').fill(day)
    await extend.getByRole('button', { name: 'Prolonger' }).click()
    await expect(page.getByText('3 offres prolongées.')).toBeVisible()
    await expect(rows.nth(1)).toContainText(/encore (29|30) jours/)

    await page.getByRole('checkbox', { name: `Sélectionner Bilal ${mark}` }).check()
    await bar.getByRole('button', { name: 'Retirer' }).click()
    const retract = page.getByRole('dialog')
    await retract.getByRole('textbox', { name: /^Motif/ }).fill('Poste pourvu')
    await retract.getByRole('button', { name: 'Retirer' }).click()
    await expect(page.getByText('1 offre retirée.')).toBeVisible()
    await expect(rows).toHaveCount(3)
    await page.getByRole('tab', { name: 'Retirées (1)' }).click()
    await page.getByRole('link', { name: `Bilal ${mark}` }).click()
    await expect(page.getByRole('list', { name: 'Historique' })).toContainText('Poste pourvu')
    await page.goBack()

    await page.getByRole('tab', { name: 'Toutes (4)' }).click()
    await page.getByRole('checkbox', { name: `Sélectionner Anna ${mark}` }).check()
    await bar.getByRole('button', { name: 'Envoyer', exact: true }).click()
    const sending = page.getByRole('dialog', { name: 'Envoyer 1 offre ?' })
    await sending.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByText('Rien n’a été envoyé.')).toBeVisible()
    await expect(
      page.getByText(/^1 n’a pas changé\. Cette offre est entre les mains du candidat/)
    ).toBeVisible()

    await page.getByRole('tab', { name: 'Brouillons (1)' }).click()
    await page.getByRole('checkbox', { name: `Sélectionner Diego ${mark}` }).check()
    await bar.getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible()
    const toast = page.getByRole('listitem').filter({ hasText: '1 offre supprimée.' })
    await toast.getByRole('button', { name: 'Annuler' }).click()
    await expect(rows).toHaveCount(2)
  })
})
