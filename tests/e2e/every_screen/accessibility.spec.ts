import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { seriousViolations } from '../support/axe.ts'
import { EVERY_CHOICE, sentTo } from '../support/candidate_offers.ts'
import { expect } from '../support/expect.ts'
import { newOffer } from '../support/offers.ts'
import { editorOf, editPath, newPackage } from '../support/packages.ts'
import { newSacrifice } from '../support/sacrifices.ts'
import type { VisitOptions } from '../support/visit.ts'
import { ENDED, NEWCOMER } from '../support/stage.ts'
import { signedIn } from '#tests/helpers/client'
import { newCompanyLink } from '#tests/helpers/onboarding'

interface Screen {
  path: string | (() => Promise<string>)
  options?: VisitOptions
  /** Brings the screen into the state that is meant. */
  open?: (page: Page) => Promise<unknown>
  /** Rules that do not judge this state. */
  except?: string[]
  /** What must be there before it is judged. */
  shows: (page: Page) => ReturnType<Page['getByRole']>
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const hr: VisitOptions = { as: 'hr' }
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })

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

/** An offer in a list of its own; answers what finds it. */
async function offerMark(): Promise<string> {
  await newOffer({ name: 'Axe', mark: 'Téléphone' })
  return 'T%C3%A9l%C3%A9phone'
}

/** Every screen of the product, and the states in which it looks different. */
const SCREENS: Record<string, Screen> = {
  'the sign-in': { path: '/fr/login', shows: heading('Se connecter') },
  'a refused sign-in': {
    path: '/nl/login',
    open: (page) => page.getByRole('button', { name: 'Aanmelden', exact: true }).click(),
    shows: (page) => page.getByRole('alert').first(),
  },
  'the sign-in by mailed link': {
    path: '/fr/login/magic',
    shows: heading('Connexion par e-mail'),
  },
  'the sign-in with Google, refused': {
    path: '/fr/login/google?error=unknown',
    shows: (page) => page.getByRole('alert'),
  },
  'a forgotten password': {
    path: '/fr/login/forgot-password',
    shows: heading('Mot de passe oublié'),
  },
  'the link for colleagues': {
    path: async () => {
      return `/fr/onboard#${await newCompanyLink(await signedIn('admin', NEWCOMER))}`
    },
    options: { slug: NEWCOMER },
    shows: heading('Créer un accès chez Initech'),
  },
  'the dashboard': { path: '/fr/', options: hr, shows: heading('Packages récents') },
  'the dashboard of a new company': {
    path: '/fr/',
    options: { ...hr, slug: NEWCOMER },
    shows: heading('Vos trois premiers pas'),
  },
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
  'the drawer': {
    path: '/fr/',
    options: { ...hr, ...PHONE },
    open: async (page) => {
      await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Bientôt' }).tap()
    },
    shows: dialog('Menu'),
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
    open: (page) => editorOf(page).gross.fill('3123'),
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
    open: (page) => page.getByRole('combobox', { name: 'État civil' }).click(),
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
    shows: dialog('Choisir un travailleur'),
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
    path: async () => `/fr/packages/compare?c=${await newPackage()}&c=${await newPackage()}`,
    options: { ...hr, ...PHONE },
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
    shows: (page) => page.getByRole('list', { name: 'Échange salarial' }),
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
  'the law with a figure open': {
    path: '/fr/law/precompte.tranches',
    options: hr,
    shows: (page) => page.getByRole('list', { name: 'Historique' }),
  },
  'two days of the law on a phone': {
    path: '/fr/law?on=2025-01-01&with=2026-01-01',
    options: { ...hr, ...PHONE },
    shows: (page) => page.getByRole('status'),
  },
  'the palette': {
    path: '/fr/',
    options: hr,
    open: async (page) => {
      await page.getByRole('button', { name: /^Rechercher un écran/ }).click()
      await page.getByRole('combobox').fill('dev')
    },
    shows: (page) => page.getByRole('option', { name: /^Développeu/ }).first(),
  },
  'the team': {
    path: '/fr/team',
    options: hr,
    shows: (page) => page.getByRole('main').getByRole('list', { name: 'Équipe' }),
  },
  'a worker of the team': {
    path: '/fr/team',
    options: hr,
    open: (page) => page.getByRole('link', { name: 'Amélie Lambert' }).click(),
    shows: dialog('Amélie Lambert'),
  },
  'the place of a module': {
    path: '/fr/contracts',
    options: hr,
    shows: heading('Bientôt'),
  },
  'the settings of offers': {
    path: '/fr/settings/offers',
    options: { as: 'admin' },
    shows: heading('Délais et rappels'),
  },
  'an offer to prepare': {
    path: async () => `/fr/offers/new?packageId=${await newPackage()}`,
    options: hr,
    shows: (page) => page.getByRole('button', { name: 'Partir d’autre chose' }),
  },
  'the offers on a phone, some ticked': {
    path: async () => `/fr/offers?search=${await offerMark()}`,
    options: { ...hr, ...PHONE },
    open: (page) => page.getByRole('checkbox').first().check(),
    shows: (page) => page.getByRole('region', { name: 'Sélection' }),
  },
  'an offer as a draft': {
    path: async () => `/fr/offers/${await newOffer({ name: 'Axe', mark: 'Brouillon' })}`,
    options: hr,
    shows: heading('Texte de l’offre'),
  },
  'an offer that was sent': {
    path: async () => `/fr/offers/${await newOffer({ name: 'Axe', mark: 'Envoi', sent: true })}`,
    options: hr,
    shows: (page) => page.getByRole('list', { name: 'Historique' }),
  },
  'the question before an offer leaves': {
    path: async () => `/fr/offers/${await newOffer({ name: 'Axe', mark: 'Question' })}`,
    options: hr,
    open: (page) => page.getByRole('button', { name: 'Envoyer', exact: true }).click(),
    shows: dialog('Envoyer cette offre ?'),
  },
  'own exports': { path: '/fr/exports', options: hr, shows: heading('Mes exports') },
  'own account': { path: '/fr/settings/account', options: hr, shows: heading('Profil') },
  'the departments': {
    path: '/fr/settings/departments',
    options: { as: 'admin' },
    shows: (page) => page.getByRole('list', { name: 'Départements' }),
  },
  'a department': {
    path: '/fr/settings/departments',
    options: { as: 'admin' },
    open: (page) => page.getByRole('button', { name: 'Modifier Operations' }).click(),
    shows: dialog('Départements'),
  },
  'the plan, what it opens and what it costs': {
    path: '/fr/settings/billing',
    options: { as: 'admin', slug: 'globex' },
    shows: heading('S’abonner en ligne'),
  },
  'a module that the plan lacks': {
    path: '/fr/team',
    options: { as: 'admin', slug: 'globex' },
    shows: heading('Équipe : pas dans votre formule'),
  },
  'a company whose plan has ended': {
    path: '/fr/',
    options: { as: 'admin', slug: ENDED },
    shows: heading('S’abonner en ligne'),
  },
  'the benefits': {
    path: '/fr/settings/avantages',
    options: { as: 'admin' },
    shows: heading('Voitures'),
  },
  'a car on a phone': {
    path: '/fr/settings/avantages',
    options: { as: 'admin', ...PHONE },
    open: (page) => page.getByRole('button', { name: 'Ajouter', exact: true }).tap(),
    shows: dialog('Nouvelle voiture'),
  },
  'a joint committee': {
    path: '/fr/settings/compute-models',
    options: { as: 'admin' },
    open: (page) => page.getByRole('button', { name: 'Ajouter', exact: true }).click(),
    shows: dialog('Nouvelle commission paritaire'),
  },
  'the audit log': {
    path: '/fr/settings/audit',
    options: { as: 'admin' },
    shows: (page) => page.getByRole('list', { name: 'Journal d’audit' }),
  },
  'what is new': {
    path: '/fr/',
    options: hr,
    open: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
    shows: dialog('Notifications'),
  },
  'the company': {
    path: '/fr/settings/company',
    options: { as: 'admin' },
    shows: heading('Identité'),
  },
  'a signature to draw': {
    path: '/fr/settings/company',
    options: { as: 'admin' },
    open: (page) => page.getByRole('button', { name: 'Signature : Camille Renard' }).click(),
    shows: dialog('Signature : Camille Renard'),
  },
  'the question before a demo is reset': {
    path: '/fr/settings/company',
    options: { as: 'admin' },
    open: (page) => page.getByRole('button', { name: 'Remettre à zéro' }).click(),
    shows: dialog('Remettre cette démonstration à zéro ?'),
  },
  'the templates': {
    path: '/fr/settings/documents',
    options: hr,
    shows: (page) => page.getByRole('list', { name: 'Contrats' }),
  },
  'a template with its preview': {
    path: '/fr/settings/documents',
    options: hr,
    open: (page) => page.getByRole('link', { name: 'Contrat à durée indéterminée' }).click(),
    shows: (page) => page.getByText('Exemple SA').first(),
  },
  'a new token': {
    path: '/fr/settings/account',
    options: hr,
    open: (page) => page.getByRole('button', { name: 'Nouveau jeton' }).click(),
    shows: dialog('Nouveau jeton'),
  },
  'the people': {
    path: '/fr/settings/users',
    options: { as: 'admin' },
    shows: (page) => page.getByRole('table', { name: 'Rôles et droits' }),
  },
  'the people on a phone': {
    path: '/fr/settings/users',
    options: { as: 'admin', ...PHONE },
    shows: (page) => page.getByRole('table', { name: 'Rôles et droits' }),
  },
  'an invitation to write': {
    path: '/fr/settings/users',
    options: { as: 'admin' },
    open: (page) => page.getByRole('button', { name: 'Inviter une personne' }).click(),
    shows: dialog('Inviter une personne'),
  },
  'an invitation that no longer opens': {
    path: '/fr/invitation#x',
    options: { refusals: [[404, '/api/out/invitation']] },
    shows: heading('Ce lien ne fonctionne plus'),
  },
  'the health check': {
    path: '/fr/health-check',
    shows: (page) => page.getByText('Barema fonctionne.'),
  },
  "a candidate's fixed offer": {
    path: async () => (await sentTo({ hasBonusAnnuel: true, bonusAnnuel: 3000 })).address,
    shows: (page) => page.getByRole('button', { name: 'Accepter cette offre' }),
  },
  "a candidate's fixed offer with its question, on a phone": {
    path: async () => (await sentTo()).address,
    options: PHONE,
    open: (page) => page.getByRole('button', { name: 'Accepter cette offre' }).tap(),
    shows: dialog('Accepter cette offre ?'),
  },
  "a candidate's welcome": {
    path: async () => (await sentTo(EVERY_CHOICE)).address,
    shows: heading('Bonjour Lotte,'),
  },
  "a candidate's choices, some made": {
    path: async () => (await sentTo(EVERY_CHOICE)).address,
    open: async (page) => {
      await page.getByRole('button', { name: 'Personnaliser mon offre' }).click()
      await page.getByRole('switch', { name: 'Budget mobilité' }).click()
      await page.getByRole('switch', { name: 'Options sur actions' }).click()
      await page.getByLabel('Soins dentaires').check()
      await page.getByRole('radio', { name: /^MacBook Air/ }).check()
    },
    shows: (page) => page.getByText('Vos choix sont enregistrés.'),
  },
  "a candidate's choices that leave too little, on a phone": {
    path: async () => (await sentTo({ ...EVERY_CHOICE, salaireBrutMin: 5100 })).address,
    options: PHONE,
    open: async (page) => {
      await page.getByRole('button', { name: 'Personnaliser mon offre' }).tap()
      await page.getByRole('switch', { name: 'Voiture de société' }).tap()
    },
    shows: (page) => page.getByText('Le salaire brut est trop bas!'),
  },
  "a candidate's offer before yes": {
    path: async () => {
      const { address } = await sentTo({ ...EVERY_CHOICE, mustHaveLaptop: false })
      return address.replace('#', '/finalize#')
    },
    shows: (page) => page.getByRole('button', { name: 'Accepter cette offre' }),
  },
  "a candidate's closed link": {
    path: '/fr/o/x',
    options: { refusals: [[404, '/api/out/offers/x']] },
    shows: heading('Cette offre n’est plus disponible.'),
  },
  "the worker's sign-in": { path: '/fr/w/login', shows: heading(/Votre espace personnel/) },
  'an address without company': {
    path: '/fr/',
    options: { slug: 'nobody', refusals: [[404, '//nobody.localhost']] },
    shows: heading('Aucune entreprise à cette adresse'),
  },
}

test.group('Axe finds nothing serious', () => {
  for (const [name, { path, options, open, except = [], shows }] of Object.entries(SCREENS)) {
    test(`on ${name}, light and dark`, async ({ visit, assert }) => {
      const { page } = await visit(typeof path === 'string' ? path : await path(), options)
      await open?.(page)
      await expect(shows(page)).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        assert.deepEqual(await seriousViolations(page, except), [], colorScheme)
      }
    })
  }
})
