import { editorOf, editPath, newPackage } from '../support/packages.ts'
import { newSacrifice } from '../support/sacrifices.ts'
import { dialog, heading, hr, judgedByAxe, PHONE } from '../support/screens.ts'
import { NEWCOMER } from '../support/stage.ts'

/** A package with choices: a car on offer, and a mobility budget that may pay it. */
const FLEXIBLE = {
  salaireBrut: 5000,
  canVoitureSociete: true,
  voitureSocieteOptions: [
    {
      id: 'a',
      description: 'BMW i4',
      energie: 'ELECTRIQUE',
      valeur: 42_000,
      tcoMensuel: 700,
      eligibleBudgetMobilite: true,
    },
  ],
  canBudgetMobilite: true,
  hasBudgetMobilite: true,
  budgetMobilite: 9600,
  canBudgetMobilitePilier1: true,
  hasBonusAnnuel: true,
  bonusAnnuel: 5,
  bonusAnnuelInputType: 'PERCENT_TOTAL',
}

judgedByAxe('around packages', {
  'the list': { path: '/fr/packages', options: hr, shows: (page) => page.getByRole('table') },
  'the list on a phone': {
    path: '/fr/packages',
    options: { ...hr, ...PHONE },
    shows: (page) => page.getByRole('main').getByRole('list').getByRole('link').first(),
  },
  'the list with an open menu': {
    path: '/fr/packages',
    options: hr,
    open: (page) =>
      page
        .getByRole('button', { name: /^Actions pour/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Dupliquer' }),
  },
  'an empty list': {
    path: '/fr/packages',
    options: { ...hr, slug: NEWCOMER },
    shows: heading('Aucun package pour l’instant'),
  },
  'a new package': { path: '/fr/packages/new', options: hr, shows: heading('Nouvelle simulation') },
  'a new package in a dialog': {
    path: '/fr/packages',
    options: hr,
    open: (page) => page.getByRole('button', { name: 'Nouvelle simulation' }).click(),
    shows: dialog('Nouvelle simulation'),
  },
  'the editor': {
    path: async () => editPath(await newPackage()),
    options: hr,
    shows: heading('Montants'),
  },
  'the editor of a couple, changed, on a phone': {
    path: async () =>
      editPath(
        await newPackage({
          worker: { etatCivil: 'marie', conjointTravaille: true, enfantsACharge: 2 },
        })
      ),
    options: { ...hr, ...PHONE },
    open: async (page) => {
      await editorOf(page).figure('Brut').fill('3123')
      await editorOf(page).open('Situation')
      await editorOf(page).open('Fiche de paie')
    },
    shows: heading('Montants'),
  },
  'the editor with a refused gross': {
    path: async () => editPath(await newPackage()),
    options: hr,
    open: (page) => editorOf(page).gross.fill('-5'),
    shows: (page) => page.getByRole('alert').first(),
  },
  'the editor of a flexible package': {
    path: async () => editPath(await newPackage({ packageType: 'FLEX' }, FLEXIBLE)),
    options: hr,
    shows: (page) => page.getByRole('table', { name: 'Voitures au choix' }),
  },
  'the dialog of the mobility budget, on a phone': {
    path: async () => editPath(await newPackage({ packageType: 'FLEX' }, FLEXIBLE)),
    options: { ...hr, ...PHONE },
    open: async (page) => {
      await editorOf(page).open('Mobilité')
      await page.getByRole('button', { name: 'Configurer le budget mobilité' }).click()
      await page.getByRole('checkbox', { name: /Pilier 1/ }).check()
      await page.getByRole('checkbox', { name: /Pilier 2/ }).check()
    },
    shows: dialog('Budget mobilité'),
  },
  'the why of a line': {
    path: async () => editPath(await newPackage()),
    options: hr,
    open: (page) =>
      page.getByRole('button', { name: 'Pourquoi : Cotisation ONSS personnelle' }).click(),
    shows: dialog('Pourquoi : Cotisation ONSS personnelle'),
  },
  'a list of choices': {
    path: async () => editPath(await newPackage()),
    options: hr,
    open: async (page) => {
      await editorOf(page).open('Situation du travailleur')
      await page.getByRole('combobox', { name: 'État civil' }).click()
    },
    // While a list is open Radix hides the page behind it, where the focus cannot go.
    except: ['aria-hidden-focus'],
    shows: (page) => page.getByRole('option', { name: 'Célibataire' }),
  },
  'the question before leaving': {
    path: async () => editPath(await newPackage()),
    options: hr,
    open: async (page) => {
      await editorOf(page).gross.fill('3123')
      await page.getByRole('link', { name: 'Accueil' }).click()
    },
    shows: dialog('Enregistrer avant de quitter ?'),
  },
  'the PDF': {
    path: async () => editPath(await newPackage()),
    options: hr,
    open: (page) => page.getByRole('button', { name: 'PDF', exact: true }).click(),
    shows: dialog('PDF du package'),
  },
  'a package to read': {
    path: async () => `/fr/packages/${await newPackage()}`,
    options: hr,
    shows: (page) => page.getByRole('table', { name: 'Fiche de paie' }),
  },
  'the filters of the list': {
    path: '/fr/packages?type=fix',
    options: hr,
    open: (page) => page.getByRole('button', { name: /^Filtres/ }).click(),
    shows: dialog('Filtres'),
  },
  'a selection of the list on a phone': {
    path: '/fr/packages',
    options: { ...hr, ...PHONE },
    open: (page) =>
      page
        .getByRole('checkbox', { name: /^Sélectionner / })
        .first()
        .check(),
    shows: (page) => page.getByRole('region', { name: 'Sélection' }),
  },
  'the choice of a worker': {
    path: async () => `/fr/packages/${await newPackage()}`,
    options: hr,
    open: (page) => page.getByRole('button', { name: 'Lier un travailleur' }).click(),
    shows: dialog('Choisir une personne'),
  },
  'the history of a package': {
    path: async () => `/fr/packages/${await newPackage()}`,
    options: hr,
    open: (page) => page.getByRole('button', { name: 'Historique' }).click(),
    shows: (page) => page.getByRole('list', { name: 'Historique' }),
  },
  'the cash flow of a package': {
    path: async () => `/fr/packages/${await newPackage()}`,
    options: hr,
    open: (page) => page.getByRole('button', { name: 'Flux de trésorerie' }).click(),
    shows: (page) => page.getByRole('table', { name: 'Flux de trésorerie' }),
  },
  'a comparison': {
    path: async () => {
      const id = await newPackage()
      return `/fr/packages/compare?c=${id}&c=${id}_2027-09-01_w2_t0`
    },
    options: hr,
    shows: (page) => page.getByRole('table', { name: 'Fiche de paie, par mois' }),
  },
  'a comparison on a phone': {
    // Only what differs is shown there, so something has to.
    path: async () => {
      const more = await newPackage({}, { salaireBrut: 5100 })
      return `/fr/packages/compare?c=${await newPackage()}&c=${more}`
    },
    options: { ...hr, ...PHONE },
    open: (page) => page.getByRole('button', { name: 'Fiche de paie, par mois' }).tap(),
    shows: (page) => page.getByRole('table', { name: 'Fiche de paie, par mois' }),
  },
  'nothing to compare': {
    path: '/fr/packages/compare',
    options: hr,
    shows: heading('Rien à comparer encore'),
  },
  'a package on paper': {
    path: async () => `/fr/print/p/${await newPackage()}`,
    options: hr,
    shows: (page) => page.getByRole('table', { name: 'Fiche de paie' }),
  },
  'the salary sacrifices': {
    path: async () => {
      await newSacrifice()
      return '/fr/salary-sacrifice'
    },
    options: hr,
    shows: (page) => page.getByRole('table', { name: 'Échange salarial' }),
  },
  'a new salary sacrifice on a phone': {
    path: '/fr/salary-sacrifice/new',
    options: { ...hr, ...PHONE },
    shows: heading('Ce qui est cédé'),
  },
  'a salary sacrifice with every line': {
    path: async () => `/fr/salary-sacrifice/${await newSacrifice()}`,
    options: hr,
    open: (page) => page.getByRole('button', { name: 'Toutes les lignes' }).click(),
    shows: (page) => page.getByRole('table', { name: 'Fiche de paie, par mois' }),
  },
  'a salary sacrifice on paper': {
    path: async () => `/fr/print/s/${await newSacrifice()}`,
    options: hr,
    shows: heading('Après'),
  },
  'a package that is not there': {
    path: '/fr/packages/00000000-0000-4000-8000-000000000000/edit',
    options: { ...hr, refusals: [[404, '/api/packages/']] },
    shows: (page) => page.getByRole('alert'),
  },
})
