import { dialog, heading, hr, judgedByAxe, PHONE } from '../support/screens.ts'
import { ENDED } from '../support/stage.ts'

judgedByAxe('in the settings', {
  'the settings of offers': {
    path: '/fr/settings/offers',
    options: { as: 'admin' },
    shows: heading('Délais et rappels'),
  },
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
  'the benefits on a phone': {
    path: '/fr/settings/avantages',
    options: { as: 'admin', ...PHONE },
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
  'webhooks': {
    path: '/fr/settings/webhooks',
    options: { as: 'admin' },
    shows: heading('Vérifier qu’un message vient de Barema'),
  },
  'the assistant': {
    path: '/fr/settings/assistant',
    options: { as: 'admin' },
    shows: heading('Utilisation'),
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
    open: (page) =>
      page.getByRole('link', { name: 'Contrat de travail à durée indéterminée' }).click(),
    shows: (page) => page.getByText('Exemple SA').first(),
  },
  'the templates supplied': {
    path: '/fr/settings/documents/shipped',
    options: hr,
    shows: (page) => page.getByRole('list', { name: 'Modèles livrés' }),
  },
  'one of them to read': {
    path: '/fr/settings/documents/shipped',
    options: hr,
    open: (page) => page.getByRole('button', { name: 'Lire Contrat de remplacement' }).click(),
    shows: dialog('Contrat de remplacement'),
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
    // Role by role there, each under its name.
    open: (page) =>
      page
        .getByText(/\d+ droits sur \d+/)
        .first()
        .click(),
    shows: (page) => page.getByText('Gérer les utilisateurs').first(),
  },
  'an invitation to write': {
    path: '/fr/settings/users',
    options: { as: 'admin' },
    open: (page) => page.getByRole('button', { name: 'Inviter une personne' }).click(),
    shows: dialog('Inviter une personne'),
  },
})
