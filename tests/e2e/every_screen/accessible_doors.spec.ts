import { newCompanyLink } from '#tests/helpers/onboarding'
import { signedIn } from '#tests/helpers/client'
import { heading, judgedByAxe } from '../support/screens.ts'
import { NEWCOMER } from '../support/stage.ts'

judgedByAxe('at the doors', {
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
  'verifying a document': { path: '/fr/verify', shows: heading('Vérifier un document signé') },
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
  'an invitation that no longer opens': {
    path: '/fr/invitation#x',
    options: { refusals: [[404, '/api/out/invitation']] },
    shows: heading('Ce lien ne fonctionne plus'),
  },
  'the health check': {
    path: '/fr/health-check',
    shows: (page) => page.getByText('Barema fonctionne.'),
  },
  "the worker's sign-in": { path: '/fr/w/login', shows: heading(/Votre espace personnel/) },
  'an address without company': {
    path: '/fr/',
    options: { slug: 'nobody', refusals: [[404, '//nobody.localhost']] },
    shows: heading('Aucune entreprise à cette adresse'),
  },
})
