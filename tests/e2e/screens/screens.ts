import type { Locator, Page } from 'playwright-core'
import { monthsLater, thisMonth } from '#modules/shared/values/month'
import { csvOf } from '#tests/helpers/list_files'
import type { Demo } from './demo.ts'

/** A main screen of the product, and how it comes before the camera. */
export interface Screen {
  name: string
  /** What the index says of it. */
  title: string
  /** Without the administrator's session. */
  stranger?: true
  /** In the browser of a worker who is signed in to their portal. */
  worker?: true
  /** By day alone: every clone has all pictures, and the folder has a limit. */
  byDay?: true
  /** Its address, without the language. */
  path: (demo: Demo) => string | Promise<string>
  /** What has to be seen before anything is done, and before the picture. */
  shows: (page: Page) => Locator
  /** What is done first. */
  open?: (page: Page) => Promise<unknown>
}

/** A list of the personnel as the program before writes it: two words and an address are to be mended. */
const PEOPLE = Buffer.from(
  csvOf([
    ['Matricule', 'Nom', 'Prénom', 'Courriel', 'État civil', 'Entrée en service', 'Commentaire'],
    ['A017', 'Lefèvre', 'Zoë', 'zoe.lefevre@example.test', 'Mariée', '01/09/2024', ''],
    ['A018', 'Özdemir', 'Emre', 'emre.ozdemir@example.test', 'Célibataire', '15/03/2022', ''],
    ['A019', 'Maes', 'Noor', 'noor.maes', 'Célibataire', '13/01/2020', ''],
    ['A020', 'Claes', 'Lien', 'lien.claes@example.test', 'Wettelijk samenw.', '01/02/2019', 'x'],
  ])
)
const JOB = 'Cheffe de produit'
/** Of who earns little enough for the aids of the regions. */
const HIRED = 'Office manager'
const CANDIDATE = 'Servais'
/** The demo company's element for overtime. */
const OVERTIME = 'H150'
const editFlexible = async (demo: Demo) =>
  `/packages/${await demo.package('Consultant IT', 'REFERENCE')}/edit`

const heading = (name?: string) => (page: Page) =>
  page.getByRole('heading', name ? { name, exact: true } : { level: 1 }).first()
/** The next steps of the candidate's way, by address: the private link has just let the browser in. */
const step = async (page: Page, name: string) =>
  page.goto(page.url().replace(/(\/o\/[^/?#]+).*/, `$1/${name}`))
/** A heading that a dialog may cover: the page below is hidden from queries by role. */
const behindDialog = (name: string) => (page: Page) =>
  page.locator('h1, h2').filter({ hasText: name }).first()
const scrollTo = (place: Locator) =>
  place.evaluate((element: { scrollIntoView(): void }) => element.scrollIntoView())
/** The same, with its card's heading in sight: the bar on top of the screen covers what lies right below the edge. */
const scrollBelowBar = (place: Locator) =>
  place.evaluate((element: { style: { scrollMarginTop: string }; scrollIntoView(): void }) => {
    element.style.scrollMarginTop = '10rem'
    element.scrollIntoView()
  })
/** A panel as it is read: at a desk what it asks beside what follows, on a phone what follows. */
const showAnswer = async (page: Page, panel: Locator) => {
  const answer = panel.getByRole('status').first()
  await answer.waitFor()
  const isPhone = page.viewportSize()!.width < 640
  await scrollBelowBar(isPhone ? answer : panel)
}
/** A day in a field of the fields that dates have, followed by the next field. */
const writeDay = async (page: Page, name: RegExp, day: string) => {
  const field = page.getByRole('textbox', { name })
  await field.fill(day)
  await field.press('Tab')
}
const LAST_MONTH = monthsLater(thisMonth(), -1)

const turnOn = async (page: Page, name: string) => {
  const toggle = page.getByRole('switch', { name, exact: true })
  if (!(await toggle.isChecked())) await toggle.click()
}

/** On a phone the parts of the editor begin folded. */
const unfold = async (page: Page, name: string) => {
  const part = page.getByRole('button', { name, exact: true })
  if ((await part.getAttribute('aria-expanded')) !== 'true') await part.click()
}

export const SCREENS: Screen[] = [
  {
    name: 'dashboard',
    title: 'Dashboard',
    path: () => '/',
    // The chart is drawn by a chunk of its own.
    shows: (page) => page.locator('.apexcharts-bar-area').last(),
  },
  {
    name: 'sign-in',
    title: 'Sign-in, with what is behind the door beside it',
    stranger: true,
    path: () => '/login',
    shows: heading('Se connecter'),
  },
  {
    name: 'assistant',
    title: 'The assistant: words, and what they became',
    path: () => '/',
    shows: (page) => page.locator('textarea, [role=log]').first(),
    open: async (page) => {
      await page.keyboard.press('Control+j')
      const box = page.getByLabel('Votre demande')
      await box.fill(
        '3.250 brut, CP 200, mariée, deux enfants, chèques-repas de 9 €, voiture électrique et la prime d’équipe'
      )
      await box.press('Enter')
      await page.getByRole('list', { name: 'Le package' }).waitFor()
    },
  },
  {
    name: 'assistant-about',
    title: 'What the assistant does and does not do, and who reads here',
    path: () => '/assistant',
    shows: heading('Ce que l’assistant fait et ne fait pas'),
  },
  {
    name: 'settings-assistant',
    title: 'Settings: the assistant, and how much it is used',
    path: () => '/settings/assistant',
    shows: (page) => page.getByRole('heading', { name: 'Utilisation' }),
  },
  {
    name: 'packages',
    title: 'Packages',
    path: () => '/packages?sort=cost&order=desc',
    shows: (page) => page.getByRole('link', { name: JOB }).first(),
  },
  {
    name: 'package-editor',
    title: 'Package editor: what you decide on the left, what follows on the right',
    path: async (demo) => `/packages/${await demo.package(JOB)}/edit`,
    shows: heading('Montants'),
    // Every figure shows by how much it moves.
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Brut, € par mois' }).fill('5480')
      await page.getByText('Modifications non enregistrées').waitFor()
      // The sentence to say follows once the figures rest.
      await page
        .getByText(/5\s480\s€/)
        .first()
        .waitFor()
      await scrollTo(page.locator('body'))
    },
  },
  {
    name: 'package-editor-flex',
    title: 'Package editor, with choices for the worker',
    path: editFlexible,
    shows: heading('Montants'),
    open: (page) => scrollTo(heading('Mobilité')(page)),
  },
  {
    name: 'mobility-budget',
    title: 'Mobility budget and its three pillars',
    path: editFlexible,
    shows: behindDialog('Montants'),
    open: async (page) => {
      await unfold(page, 'Mobilité')
      await turnOn(page, 'Budget mobilité')
      await page.getByRole('button', { name: 'Configurer le budget mobilité' }).click()
      await page.getByRole('checkbox', { name: /^Pilier 1/ }).check()
      await page.getByRole('radio', { name: /Renault 5/ }).check()
      await page.getByRole('checkbox', { name: /^Pilier 3/ }).check()
    },
  },
  {
    name: 'year-tax',
    title:
      'The income tax of the year beside the payslip: the balance, and what is left of 100 EUR',
    path: async (demo) => `/packages/${await demo.package(JOB)}`,
    shows: heading('Sur l’année'),
    open: async (page) => {
      await page.getByRole('spinbutton', { name: 'Taux de la commune, en %' }).fill('7')
      await showAnswer(page, page.getByRole('region', { name: 'Sur l’année', exact: true }))
    },
  },
  {
    name: 'car',
    title: 'What a car costs over five years, beside the mobility budget and pay at the same cost',
    byDay: true,
    path: async (demo) => `/packages/${await demo.package(JOB)}`,
    shows: heading('Ce que coûte la voiture'),
    open: async (page) => {
      const panel = page.getByRole('region', { name: 'Ce que coûte la voiture', exact: true })
      const choices = panel.getByRole('heading', { name: 'Voiture, budget mobilité ou salaire' })
      await choices.waitFor()
      await scrollBelowBar(page.viewportSize()!.width < 640 ? choices : panel)
    },
  },
  {
    name: 'hire-forms',
    title: 'One job for an employee, a student, an agency worker: what an hour costs and leaves',
    byDay: true,
    path: async (demo) => `/packages/${await demo.package(HIRED)}`,
    shows: heading('Qui engagez-vous ?'),
    open: async (page) => {
      const panel = page.getByRole('region', { name: /^Qui engagez-vous/ })
      await panel.getByRole('spinbutton', { name: 'Heures par an' }).fill('600')
      await panel.getByRole('switch', { name: 'Étudiant' }).click()
      await panel.getByRole('spinbutton', { name: /^Heures restantes/ }).fill('650')
      await panel.getByRole('spinbutton', { name: /^Coefficient/ }).fill('2.15')
      await showAnswer(page, panel)
    },
  },
  {
    name: 'hiring',
    title: 'Aid for who is hired, in the first twelve months',
    byDay: true,
    path: async (demo) => `/packages/${await demo.package(HIRED)}`,
    shows: heading('Aides à l’engagement'),
    open: async (page) => {
      const panel = page.getByRole('region', { name: 'Aides à l’engagement', exact: true })
      await panel.getByRole('combobox', { name: 'Région du travail' }).click()
      await page.getByRole('option', { name: 'Bruxelles' }).click()
      await panel.getByRole('spinbutton', { name: /^Âge/ }).fill('62')
      await showAnswer(page, panel)
    },
  },
  {
    name: 'pension',
    title: 'A pension plan: the capital it builds beside the limit of 80 %',
    byDay: true,
    path: async (demo) => `/packages/${await demo.package(JOB)}`,
    shows: heading('Pension du deuxième pilier'),
    open: async (page) => {
      const panel = page.getByRole('region', { name: 'Pension du deuxième pilier', exact: true })
      await panel.getByRole('spinbutton', { name: 'Âge aujourd’hui' }).fill('38')
      await panel.getByRole('spinbutton', { name: 'Années dans la société' }).fill('6')
      await panel.getByRole('textbox', { name: /^Pension légale par an/ }).fill('22000')
      await showAnswer(page, panel)
    },
  },
  {
    name: 'director',
    title: 'A director and the company: where what it pays goes',
    byDay: true,
    path: async (demo) => `/packages/${await demo.made.director()}`,
    shows: heading('Le dirigeant et sa société'),
    open: async (page) => {
      const panel = page.getByRole('region', { name: 'Le dirigeant et sa société', exact: true })
      await panel.getByRole('spinbutton', { name: /^Taux de la commune/ }).fill('7')
      await panel.getByRole('textbox', { name: /^Bénéfice avant ce dirigeant/ }).fill('180000')
      await showAnswer(page, panel)
    },
  },
  {
    name: 'package',
    title: 'Package with employer cost',
    path: async (demo) => `/packages/${await demo.package(JOB)}`,
    shows: heading(JOB),
  },
  {
    name: 'why',
    title: 'Why is it that much? Formula, figures, article of law',
    path: async (demo) => `/packages/${await demo.package(JOB)}`,
    shows: heading(JOB),
    open: (page) =>
      page
        .getByRole('button', { name: /^Pourquoi.*Prime de fin d’année/ })
        .first()
        .click(),
  },
  {
    name: 'compare',
    title: 'Packages side by side',
    path: async (demo) =>
      `/packages/compare?c=${await demo.package(JOB)}&c=${await demo.package('Data engineer')}`,
    shows: heading(),
  },
  {
    name: 'salary-sacrifice',
    title: 'Pay exchanged for a benefit',
    path: async (demo) => `/salary-sacrifice/${await demo.sacrifice()}`,
    shows: heading(),
  },
  {
    name: 'law',
    title: 'Law browser: each figure with its history and source',
    path: () => '/law/bonusEmploi.voletAPlafond',
    shows: heading(),
  },
  {
    name: 'offers',
    title: 'Offers',
    path: () => '/offers',
    shows: (page) => page.getByRole('link', { name: /Servais/ }).first(),
  },
  {
    name: 'offer',
    title: 'Offer being prepared',
    path: async (demo) => `/offers/${await demo.offer('Charlier')}`,
    shows: heading(),
  },
  {
    name: 'candidate-welcome',
    title: 'Candidate: welcome',
    stranger: true,
    path: (demo) => demo.privateLink(CANDIDATE),
    shows: heading(),
  },
  {
    name: 'candidate-configure',
    title: 'Candidate: choices and their effect',
    stranger: true,
    path: (demo) => demo.privateLink(CANDIDATE),
    shows: heading(),
    open: async (page) => {
      await step(page, 'configure')
      await page.getByRole('radio', { name: 'Voiture de société', exact: true }).check()
      await page.getByText('Vos choix sont enregistrés.').waitFor()
    },
  },
  {
    name: 'candidate-finalize',
    title: 'Candidate: the offer, ready to be accepted',
    stranger: true,
    path: (demo) => demo.privateLink(CANDIDATE),
    shows: heading(),
    open: (page) => step(page, 'finalize'),
  },
  {
    name: 'candidate-fixed',
    title: 'Candidate: an offer to take as it is',
    stranger: true,
    path: (demo) => demo.privateLink('Pirotte'),
    shows: heading(),
  },
  {
    name: 'candidate-accepted',
    title: 'Candidate: after the yes',
    stranger: true,
    path: (demo) => demo.privateLink('Leclercq'),
    shows: heading(),
  },
  {
    name: 'contract-new',
    title: 'Contract of an accepted offer, with what the law says of it',
    path: async (demo) => `/contracts/new?offerId=${await demo.acceptedOffer()}`,
    shows: (page) => page.getByText('Ce que dit la loi').first(),
  },
  {
    name: 'notice',
    title: 'What a dismissal would cost, worked or paid',
    byDay: true,
    path: async (demo) => `/contracts/${await demo.contract()}`,
    shows: heading(),
    open: async (page) => {
      await page.getByRole('button', { name: 'Ce que coûterait un licenciement' }).click()
      await writeDay(page, /^Jour de la lettre/, '17/11/2026')
      const picture = page.getByRole('heading', { name: /^Presté ou payé/ })
      await picture.waitFor()
      await scrollBelowBar(picture)
    },
  },
  {
    name: 'month',
    title: 'A month that is not worked whole: its days, the net pay and the cost',
    byDay: true,
    path: async (demo) => `/contracts/${await demo.contract()}`,
    shows: heading(),
    open: async (page) => {
      await page.getByRole('button', { name: 'Un mois incomplet' }).click()
      await writeDay(page, /^Un jour du mois/, '15/09/2026')
      await page.getByRole('button', { name: 'Ajouter une absence' }).click()
      await writeDay(page, /^Premier jour d’absence/, '07/09/2026')
      await writeDay(page, /^Dernier jour d’absence/, '18/09/2026')
      const calendar = page.getByRole('table', { name: /^Les jours de septembre 2026/ })
      await calendar.waitFor()
      await scrollBelowBar(page.getByRole('status').filter({ hasText: '€' }).first())
    },
  },
  {
    name: 'casefile',
    title: 'Documents of a contract, as their signers will read them',
    path: async (demo) => `/documents/edit-documents/${await demo.casefile()}`,
    shows: heading(),
  },
  {
    name: 'worker',
    title: 'A worker: what they do and earn, who they are, what is kept of them',
    path: async (demo) => `/team/${await demo.workerWithHistory()}`,
    shows: heading(),
  },
  {
    name: 'merge-workers',
    title: 'Two records of one person beside each other, before they become one',
    byDay: true,
    path: async (demo) => {
      const { kept, other } = await demo.sameTwice()
      return `/team/${kept}/merge?other=${other}`
    },
    shows: (page) => page.getByRole('radio').first(),
  },
  {
    name: 'worker-contracts',
    title: 'A worker’s contracts as a line of time: what changed and what it cost',
    byDay: true,
    path: async (demo) => `/team/${await demo.workerWithHistory()}/contracts`,
    shows: (page) => page.getByRole('list', { name: 'Ce qui a changé' }),
  },
  {
    name: 'signatures',
    title: 'Documents on their way: who was asked, who has signed, whose turn comes next',
    path: async (demo) => `/documents/edit-documents/${(await demo.beingSigned()).id}`,
    shows: (page) => page.getByRole('list', { name: 'Signatures' }),
  },
  {
    name: 'to-sign',
    title: 'What waits for the own signature, one casefile after the other',
    path: async (demo) => {
      await demo.beingSigned()
      return '/documents/to-sign'
    },
    shows: (page) => page.getByRole('button', { name: /^Lire et signer/ }).first(),
  },
  {
    name: 'sign-read',
    title: 'Signer: what they sign, who asks, until when',
    stranger: true,
    path: async (demo) => (await demo.beingSigned()).unsigned,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: 'sign-done',
    title: 'Signer: signed, and what comes next',
    stranger: true,
    path: async (demo) => (await demo.beingSigned()).signed,
    shows: (page) => page.getByRole('heading', { name: /C’est signé/ }),
  },
  {
    name: 'verify',
    title: 'Anybody: is this document as it was sealed',
    stranger: true,
    path: () => '/verify',
    shows: heading(),
  },
  {
    name: 'proof',
    title: 'Anybody: published cases, computed again in the browser',
    byDay: true,
    stranger: true,
    path: () => '/proof',
    shows: (page) => page.getByRole('status').first(),
  },
  {
    name: 'team',
    title: 'Team: who works, who is to come, who has left, on any day',
    path: () => '/team',
    shows: (page) => page.getByText(/^Dans l’équipe/).first(),
  },
  {
    name: 'team-contacts',
    title: 'Team: people without a contract, each with the next step',
    byDay: true,
    path: () => '/team/contacts',
    shows: heading(),
  },
  {
    name: 'team-changes',
    title: 'Team: what changed, before and after, and what payroll does not know yet',
    path: () => '/team/changes',
    shows: (page) => page.getByText('Pas encore à la paie').last(),
  },
  {
    name: 'export-payroll',
    title: 'Team: the data for payroll, looked at before the file is made',
    path: () => '/team/export-payroll',
    shows: (page) => page.getByText(/lignes? pour/).first(),
  },
  {
    name: 'reconciliation',
    title: 'Payslips of a month beside their computation: to the cent, explained, unexplained',
    path: () => '/team/reconciliation',
    shows: (page) => page.getByRole('list', { name: 'Fiches de paie par résultat' }),
  },
  {
    name: 'pay-elements',
    title: 'Pay elements of a month: overtime, premiums and absences, and what they come to',
    byDay: true,
    path: () => `/team/pay-elements?month=${LAST_MONTH}`,
    shows: (page) => page.getByText(OVERTIME).last(),
  },
  {
    name: 'hours',
    title: 'The hours of a month: what they pay, what arrives and what they cost',
    byDay: true,
    path: () => `/team/pay-elements?month=${LAST_MONTH}`,
    shows: (page) => page.getByText(OVERTIME).last(),
    open: async (page) => {
      const of = page
        .locator('li, tr')
        .filter({ hasText: OVERTIME })
        .filter({ hasText: /,\d+\sh/ })
      await of
        .getByRole('button', { name: /^Actions pour/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Calculer les heures du mois' }).click()
      const answer = page.getByRole('dialog').getByRole('status')
      await answer.waitFor()
      if (page.viewportSize()!.width < 640) await scrollTo(answer)
    },
  },
  {
    name: 'integrations',
    title: 'HR systems: one that is connected, and those that can be',
    byDay: true,
    path: async (demo) => {
      await demo.made.integration()
      return '/settings/integrations'
    },
    shows: heading('BambooHR'),
  },
  {
    name: 'synchronisation',
    title: 'A synchronisation that was tried: person by person, what it would change',
    path: async (demo) => `/team/synchronisation/${await demo.made.syncRun()}`,
    shows: heading('Personnes'),
  },
  {
    name: 'imports',
    title: 'Import of a list of people: what it would do, and what is to be mended first',
    path: () => '/team/import',
    shows: heading(),
    open: async (page) => {
      await page
        .getByLabel('Fichier', { exact: true })
        .setInputFiles({ name: 'personnel.csv', mimeType: 'text/csv', buffer: PEOPLE })
      await scrollBelowBar(page.getByRole('list', { name: 'À corriger' }))
    },
  },
  {
    name: 'statements',
    title: 'Reward statements: rounds, read or not',
    path: () => '/reward-statements',
    shows: (page) => page.getByRole('link', { name: /Relevés \d{4}/ }).first(),
  },
  {
    name: 'statements-draft',
    title: 'Reward statements: a round before it is published, with who is left out',
    byDay: true,
    path: (demo) => demo.round('DRAFT'),
    shows: (page) => page.getByText(/relevés? (est|sont) prêts?/).first(),
  },
  {
    name: 'statements-round',
    title: 'Reward statements: a published round, opened or not',
    path: (demo) => demo.round('PUBLISHED'),
    shows: (page) => page.getByText(/e-mails partis/).first(),
  },
  {
    name: 'statements-reissue',
    title: 'Reward statements: issued again, with the reason that readers are told',
    byDay: true,
    path: (demo) => demo.round('PUBLISHED'),
    shows: (page) =>
      page
        .locator('main')
        .getByText(/e-mails partis/)
        .first(),
    open: async (page) => {
      await page.getByRole('button', { name: 'Réémettre pour tous' }).click()
      await page.getByRole('dialog').getByLabel('Raison').fill('La prime de décembre manquait.')
    },
  },
  {
    name: 'statement-preview',
    title: 'Reward statements: as one of its readers has it',
    byDay: true,
    path: (demo) => demo.statement(),
    shows: (page) => page.getByText(/Tel que/).first(),
  },
  {
    name: 'templates',
    title: 'Settings: templates of contracts and annexes',
    path: () => '/settings/documents',
    shows: (page) => page.getByRole('list', { name: 'Contrats' }),
  },
  {
    name: 'worker-form',
    title: 'Worker: their details, before the contract is signed',
    stranger: true,
    path: (demo) => demo.workerForm(),
    shows: heading(),
  },
  {
    name: 'portal-login',
    title: 'Worker: signing in without a password',
    stranger: true,
    path: () => '/w/login',
    shows: heading('Votre espace personnel'),
  },
  {
    name: 'portal-link-sent',
    title: 'Worker: the link is on its way; its code for who reads the mail elsewhere',
    stranger: true,
    path: () => '/w/login',
    shows: heading(),
    open: async (page) => {
      await page.getByLabel('Adresse e-mail').fill('imane@example.test')
      await page.getByRole('button', { name: 'Se connecter' }).click()
      await page.getByText('Vous allez recevoir un e-mail').waitFor()
    },
  },
  {
    name: 'portal-statement',
    title: 'Worker: the reward statement, the year as a picture',
    worker: true,
    path: async (demo) => (await demo.portal()).path,
    shows: (page) => page.getByRole('img', { name: /^Total annuel/ }),
  },
  {
    name: 'portal-lines',
    title: 'Worker: the contract line by line, one of them explained',
    worker: true,
    path: async (demo) => (await demo.portal()).path,
    shows: (page) => page.getByRole('heading', { name: /^Mon contrat au/ }),
    open: async (page) => {
      const contract = page.getByRole('heading', { name: /^Mon contrat au/ })
      await contract
        .locator('xpath=../..')
        .getByRole('button', { name: /^Pourquoi/ })
        .nth(1)
        .click()
      await scrollTo(contract)
    },
  },
  {
    name: 'portal-contract',
    title: 'Worker: the contract of today',
    worker: true,
    path: async (demo) => `/w/acme/${(await demo.portal()).workerId}/current`,
    shows: (page) => page.getByText('Salaire net'),
  },
  {
    name: 'portal-details',
    title: 'Worker: their details, changed at once or proposed',
    worker: true,
    path: () => '/w/details',
    shows: heading('Mes données'),
  },
  {
    name: 'portal-questions',
    title: 'Worker: questions to the employer and their answers',
    worker: true,
    path: () => '/w/questions',
    shows: (page) => page.getByText(/^Réponse de/).first(),
  },
  {
    name: 'portal-viewed',
    title: 'The portal as its worker sees it, looked at by HR, read-only',
    path: async (demo) => {
      const { workerId, path } = await demo.portal()
      return `/iw/${workerId}${path.replace('/w', '')}`
    },
    shows: (page) => page.getByText(/en lecture seule$/),
  },
  {
    name: 'settings-benefits',
    title: 'Settings: catalogue of benefits',
    path: () => '/settings/avantages',
    shows: (page) => page.getByText('Tesla Model 3').first(),
  },
  {
    name: 'webhook',
    title: 'Settings: a webhook address and the log of what it was told',
    byDay: true,
    path: async (demo) => `/settings/webhooks/${await demo.made.webhook()}`,
    shows: (page) => page.getByRole('heading', { name: 'Messages' }).first(),
  },
  {
    name: 'settings-billing',
    title: 'The plan: what it opens, and how to come to another',
    path: () => '/settings/billing',
    shows: heading('Ce que votre formule comprend'),
  },
  {
    name: 'settings-compute-models',
    title: 'Settings: joint committees, the legal default beside each figure',
    byDay: true,
    path: () => '/settings/compute-models',
    shows: behindDialog('Commissions paritaires'),
    open: (page) => page.getByRole('button', { name: 'Ajouter' }).first().click(),
  },
  {
    name: 'analytics',
    title: 'Analytics: the team in figures',
    path: () => '/team/analytics',
    shows: heading('Ce que ces mots veulent dire'),
  },
  {
    name: 'cash-flow',
    title: 'Analytics: cash flow of the coming months',
    path: () => '/team/analytics/cash-flow',
    shows: (page) => page.locator('.apexcharts-bar-area').last(),
  },
  {
    name: 'ranges',
    title: 'Analytics: pay ranges and where people stand in them',
    path: () => '/team/analytics/ranges',
    shows: heading('Par fonction et niveau'),
  },
  {
    name: 'scatter',
    title: 'Analytics: pay against seniority',
    path: () => '/team/analytics/scatter',
    shows: (page) => page.locator('.apexcharts-marker').first(),
  },
  {
    name: 'reductions',
    title: 'Analytics: employer reductions',
    path: () => '/team/analytics/reductions',
    shows: heading('Suivi des réductions'),
  },
  {
    name: 'heat-map',
    title: 'Analytics: departments by level',
    path: () => '/team/heatmap',
    shows: heading('Compa-ratio moyen par département et niveau'),
  },
  {
    name: 'scenarios',
    title: 'Scenarios: what is tried on the whole team',
    path: () => '/team/scenarios',
    shows: (page) => page.getByRole('link', { name: /^Budget 2027/ }).first(),
  },
  {
    name: 'scenario',
    title: 'A scenario: cost, net and everybody follow the slider',
    path: () => '/team/scenarios',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^Budget 2027/ })
        .first()
        .click()
      await page.locator('[data-figure=cost]').filter({ hasText: '€' }).waitFor()
    },
    // The list that it is opened from has one too.
    shows: heading(),
  },
  {
    name: 'new-year',
    title: 'What 1 January changes: the index of each committee, and each person before and after',
    byDay: true,
    path: () => '/team/scenarios/new-year',
    shows: heading('Les personnes'),
    open: async (page) => {
      const first = page.locator('#new-year-people').locator('xpath=..').getByRole('button').first()
      await first.click()
      await page.getByRole('heading', { name: 'Pourquoi' }).waitFor()
    },
  },
  {
    name: 'budgets',
    title: 'Budgets: what pay is expected to cost',
    path: () => '/team/budgets',
    shows: (page) => page.getByRole('link', { name: /^Budget 2027/ }).first(),
  },
  {
    name: 'budget',
    title: 'A budget: months with the range of the index, and what moves them',
    path: () => '/team/budgets',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^Budget 2027/ })
        .first()
        .click()
      await heading('Mois par mois')(page).waitFor()
    },
    // The list that it is opened from has one too.
    shows: heading(),
  },
  {
    name: 'pay-review',
    title:
      'A pay review: what is proposed of the budget, by department, and what it does to the pay gap',
    path: () => '/team/pay-reviews',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^Révision salariale 2027/ })
        .first()
        .click()
      await heading('Écart entre femmes et hommes')(page).waitFor()
    },
    // The list that it is opened from has one too.
    shows: heading(),
  },
  {
    name: 'pay-review-part',
    title: 'Proposals of a department: the budget follows what is typed',
    path: () => '/team/pay-reviews',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^Révision salariale 2027/ })
        .first()
        .click()
      await page
        .getByRole('link', { name: /^Operations/ })
        .first()
        .click()
      await page
        .getByLabel(/^Augmentation de /)
        .first()
        .waitFor()
    },
    shows: heading(),
  },
]
