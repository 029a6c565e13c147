import type { Group } from '@japa/runner/core'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from './client.ts'
import { freshCompanies, type TestCompany } from './companies.ts'
import { candidateOf } from './offers.ts'
import { postMails } from './mails.ts'

export const NISS = '93051822361'
export const IBAN = 'BE68539007547034'
export const OTHER_IBAN = 'BE71096123456769'
export const BIC = 'KREDBEBB'

/** Everything that is needed of a person before a contract is signed. */
export const PERSON = {
  firstName: 'Zoé',
  lastName: 'Candidat',
  language: 'fr',
  email: 'zoe@example.test',
  phone: '0470 12 34 56',
  dateOfBirthStr: '1993-05-18',
  placeOfBirth: 'Namur',
  nationality: 'BE',
  gender: 'F',
  addressLine1: 'Rue de la Loi 16',
  addressPostalCode: '1000',
  addressCity: 'Bruxelles',
  addressCountry: 'BE',
  etatCivil: 'marie',
  conjointTravaille: true,
  enfantsACharge: 2,
  enfantsHandicapes: 1,
}

export const SECTIONS = ['ADMINISTRATIVE', 'SITUATION', 'BANK'] as const

export const formPath = (workerId: string, rest = '') => `/api/out/worker/${workerId}${rest}`

/** Two fresh companies before each test, HR of the first, and what happens to the forms of its workers. */
export function workerForms(group: Group) {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
  })

  /** Links of a form are mailed once a minute at most. */
  const aMinuteLater = () =>
    inTenant(acme.id, (trx) =>
      trx.from('timeline_events').update({ at: trx.raw(`at - interval '61 seconds'`) })
    )

  /** Has HR mail the form: the secret, and the mail. */
  async function mailed(workerId: string, sections: readonly string[] = SECTIONS) {
    await aMinuteLater()
    const sent = await hr.post(`/api/workers/${workerId}/form-link`, { sections })
    if (sent.status !== 200) throw new Error(`The form was not mailed: ${sent.raw}`)
    const mails = await postMails(acme, 'worker')
    const mail = mails.findLast(({ text }) => String(text).includes(`/w/${workerId}#`))!
    return { secret: /#([\w-]{43})/.exec(String(mail.text))![1]!, mail, mails }
  }

  return {
    get acme() {
      return acme
    },
    get globex() {
      return globex
    },
    get hr() {
      return hr
    },
    aMinuteLater,
    /** A person of the company, whom it may ask everything. */
    async worker(changes: Record<string, unknown> = {}): Promise<string> {
      const id = await candidateOf(acme, changes)
      const admin = await signedIn('admin')
      const { body } = await admin.get('/api/worker-form-settings')
      const because = { ...body, allAtOnceBecause: 'Votre engagement commence demain.' }
      const saved = await admin.put('/api/worker-form-settings', because)
      if (saved.status !== 200) throw new Error(`The settings were refused: ${saved.raw}`)
      return id
    },
    mailed,
    /** Has HR mail the form, and opens it from the mail. */
    async opened(workerId: string, sections: readonly string[] = SECTIONS) {
      const link = await mailed(workerId, sections)
      const client = await visitor()
      const opened = await client.post(formPath(workerId, '/open'), { secret: link.secret })
      return {
        client,
        opened,
        link,
        save: (body: object) => client.put(formPath(workerId), body),
      }
    },
    row: (table: string, where: object) =>
      inTenant(acme.id, (trx) => trx.from(table).where(where).orderBy('id', 'desc').first()),
    events: (event: string) =>
      inTenant(acme.id, (trx) => trx.from('audit_log').where({ event }).orderBy('id')),
  }
}
