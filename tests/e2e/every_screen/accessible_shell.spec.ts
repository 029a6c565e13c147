import { draftGroup } from '#tests/helpers/rewards'
import { accountOf } from '../support/account.ts'
import { portalWorker, statementFor } from '../support/portal.ts'
import { dialog, heading, hr, judgedByAxe, PHONE } from '../support/screens.ts'
import { NEWCOMER } from '../support/stage.ts'

judgedByAxe('in the shell', {
  'the dashboard': { path: '/fr/', options: hr, shows: heading('Packages récents') },
  'the dashboard of a new company': {
    path: '/fr/',
    options: { ...hr, slug: NEWCOMER },
    shows: heading('Vos trois premiers pas'),
  },
  'the drawer': {
    path: '/fr/',
    options: { ...hr, ...PHONE },
    open: (page) => page.getByRole('button', { name: 'Ouvrir le menu' }).tap(),
    shows: dialog('Menu'),
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
      await page.getByRole('dialog').getByRole('combobox').fill('dev')
    },
    shows: (page) => page.getByRole('option', { name: /^Développeu/ }).first(),
  },
  'the team': {
    path: '/fr/team',
    options: hr,
    shows: (page) => page.getByRole('main').getByRole('table', { name: 'Équipe' }),
  },
  'a worker of the team': {
    path: '/fr/team',
    options: hr,
    open: (page) => page.getByRole('link', { name: 'Amélie Lambert' }).click(),
    shows: heading('Amélie Lambert'),
  },
  'the contacts': {
    path: '/fr/team/contacts',
    options: hr,
    shows: heading('Contacts'),
  },
  'what changed in the team': {
    path: '/fr/team/changes',
    options: hr,
    shows: (page) => page.getByRole('main').getByRole('table', { name: 'Changements' }),
  },
  'files to import': {
    path: '/fr/team/import',
    options: hr,
    shows: heading('Import'),
  },
  'pay elements of a month': {
    path: '/fr/team/pay-elements',
    options: hr,
    shows: heading('Éléments de paie'),
  },
  'payslips beside their computation': {
    path: '/fr/team/reconciliation',
    options: { as: 'payroll' },
    shows: heading('Contrôle de la paie'),
  },
  'payroll data': {
    path: '/fr/team/export-payroll?profile=generic-csv&mode=everything',
    options: hr,
    shows: (page) =>
      page.getByRole('main').getByRole('table', { name: 'Ce que contiendra le fichier' }),
  },
  'profiles of payroll files': {
    path: '/fr/team/export-payroll/profiles',
    options: hr,
    shows: (page) => page.getByRole('main').getByRole('list', { name: 'Profils fournis' }),
  },
  'a profile of payroll files': {
    path: '/fr/team/export-payroll/profiles/new?from=acerta-klx1',
    options: hr,
    shows: (page) => page.getByRole('main').getByRole('list', { name: 'Colonnes' }),
  },
  'contracts': {
    path: '/fr/contracts',
    options: hr,
    shows: (page) => page.getByRole('main').getByRole('table', { name: 'Contrats' }),
  },
  'the start of a contract': {
    path: '/fr/contracts/new',
    options: hr,
    shows: heading('Nouveau contrat'),
  },
  'the HR systems': {
    path: '/fr/settings/integrations',
    options: { as: 'admin' },
    shows: heading('BambooHR'),
  },
  'the synchronisation': {
    path: '/fr/team/synchronisation',
    options: { as: 'admin' },
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Synchronisation' }),
  },
  'reward statements': {
    path: async () => {
      await draftGroup(await accountOf('hr'))
      return '/fr/reward-statements'
    },
    options: hr,
    shows: (page) => page.getByRole('main').getByRole('table', { name: 'Relevés de rémunération' }),
  },
  'a round of statements before it is published': {
    path: async () => {
      const { id } = await draftGroup(await accountOf('hr'))
      return `/fr/reward-statements/${id}`
    },
    options: hr,
    shows: (page) => page.getByText(/relevés? (est|sont) prêts?, sur/),
  },
  'a published round on a phone': {
    path: async () => {
      const { groupId } = await statementFor(await portalWorker())
      return `/fr/reward-statements/${groupId}`
    },
    options: { ...hr, ...PHONE },
    shows: (page) => page.getByRole('tab', { name: 'Publications' }),
  },
  'the team in figures': {
    path: '/fr/team/analytics',
    options: hr,
    shows: heading('Ce que ces mots veulent dire'),
  },
  'the ranges of pay': {
    path: '/fr/team/analytics/ranges',
    options: hr,
    shows: heading('Analyses'),
  },
  'departments by level': {
    path: '/fr/team/heatmap',
    options: hr,
    shows: heading('Analyses'),
  },
  'a page of the guide': {
    path: '/fr/help/offer',
    options: hr,
    shows: heading('Préparer et envoyer une offre'),
  },
  'the guide on a phone': {
    path: '/nl/help',
    options: { ...hr, ...PHONE },
    shows: heading('Eerste stappen'),
  },
  'own exports': { path: '/fr/exports', options: hr, shows: heading('Mes exports') },
  'what is new': {
    path: '/fr/',
    options: hr,
    open: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
    shows: dialog('Notifications'),
  },
})
