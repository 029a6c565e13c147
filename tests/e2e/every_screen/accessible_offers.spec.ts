import { EVERY_CHOICE, sentTo } from '../support/candidate_offers.ts'
import { newOffer } from '../support/offers.ts'
import { newPackage } from '../support/packages.ts'
import { dialog, heading, hr, judgedByAxe, PHONE } from '../support/screens.ts'

/** An offer in a list of its own; answers what finds it. */
async function offerMark(): Promise<string> {
  await newOffer({ name: 'Axe', mark: 'Téléphone' })
  return 'T%C3%A9l%C3%A9phone'
}

judgedByAxe('around offers', {
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
      await page.getByRole('radio', { name: 'Budget mobilité', exact: true }).check()
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
      await page.getByRole('radio', { name: 'Voiture de société', exact: true }).check()
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
  "a candidate's offer before yes, on a phone": {
    path: async () => {
      const { address } = await sentTo({ ...EVERY_CHOICE, mustHaveLaptop: false })
      return address.replace('#', '/finalize#')
    },
    options: PHONE,
    shows: (page) => page.getByRole('button', { name: 'Accepter cette offre' }),
  },
  "a candidate's closed link": {
    path: '/fr/o/x',
    options: { refusals: [[404, '/api/out/offers/x']] },
    shows: heading('Cette offre n’est plus disponible.'),
  },
})
