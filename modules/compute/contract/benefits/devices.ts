import { benefit } from './definition.ts'
import { choice, month, names, text } from './fields.ts'
import { isAsGiven } from './when.ts'

/*
 * Devices that the worker may use privately: a flat benefit in kind, whatever they cost. Their amount is what they cost
 * the employer, EUR a month; 0 is possible.
 */

const MAX_AMOUNT = 10_000_000

export const telephone = benefit({
  name: 'telephone',
  group: 'avantages',
  section: 'devices',
  unit: 'month',
  description: 'descriptionTelephone',
  fields: {
    /** What it costs the employer, EUR a month; 0 is possible. */
    telephone: month({ usual: 20, when: isAsGiven('telephone') }),
    descriptionTelephone: text({ names: 'translationsTelephone', when: isAsGiven('telephone') }),
    translationsTelephone: names,
  },
  input(fields, c, amount, reading) {
    c.telephone = amount(fields.hasTelephone, fields.telephone, reading)
    c.hasTelephone = fields.hasTelephone === true ? 1 : 0
  },
  statuts: ['etudiant', 'stagiaire', 'dirigeant'],
  lines: [
    { key: 'telephone', field: 'telephoneAnnuel', amount: (c) => c.telephoneAnnuel, inKind: true },
  ],
  worthElsewhere: true,
  exchange: 'catalogue',
  choice: {
    options: {
      columns: {
        valeur: month({ max: MAX_AMOUNT, usual: 20, required: true, to: 'telephone', tells: true }),
      },
    },
  },
})

export const telephonePlan = benefit({
  name: 'telephonePlan',
  group: 'avantages',
  section: 'devices',
  unit: 'month',
  description: 'descriptionTelephonePlan',
  fields: {
    /** EUR a month. */
    telephonePlan: month({ usual: 20, when: isAsGiven('telephonePlan') }),
    descriptionTelephonePlan: text({
      names: 'translationsTelephonePlan',
      when: isAsGiven('telephonePlan'),
    }),
    translationsTelephonePlan: names,
  },
  input(fields, c, amount, reading) {
    c.telephonePlan = amount(fields.hasTelephonePlan, fields.telephonePlan, reading)
    c.hasTelephonePlan = fields.hasTelephonePlan === true ? 1 : 0
  },
  statuts: ['etudiant', 'stagiaire', 'dirigeant'],
  lines: [
    {
      key: 'telephonePlan',
      field: 'telephonePlanAnnuel',
      amount: (c) => c.telephonePlanAnnuel,
      inKind: true,
    },
  ],
  worthElsewhere: true,
  exchange: 'catalogue',
  choice: {
    options: {
      columns: {
        valeur: month({
          max: MAX_AMOUNT,
          usual: 20,
          required: true,
          to: 'telephonePlan',
          tells: true,
        }),
      },
    },
  },
})

export const laptop = benefit({
  name: 'laptop',
  group: 'avantages',
  section: 'devices',
  unit: 'month',
  description: 'descriptionLaptop',
  fields: {
    /** EUR a month. */
    laptop: month({ usual: 30, when: isAsGiven('laptop') }),
    descriptionLaptop: text({ names: 'translationsLaptop', when: isAsGiven('laptop') }),
    translationsLaptop: names,
  },
  input(fields, c, amount, reading) {
    c.laptop = amount(fields.hasLaptop, fields.laptop, reading)
    c.hasLaptop = fields.hasLaptop === true ? 1 : 0
  },
  statuts: ['etudiant', 'stagiaire', 'dirigeant'],
  lines: [{ key: 'laptop', field: 'laptopAnnuel', amount: (c) => c.laptopAnnuel, inKind: true }],
  worthElsewhere: true,
  exchange: 'catalogue',
  choice: {
    options: {
      columns: {
        valeur: month({ max: MAX_AMOUNT, usual: 20, required: true, to: 'laptop', tells: true }),
      },
    },
  },
})

/** `FOURNI`: the employer pays the connection. `INDEMNITE`: an allowance for the worker's own. */
export const TYPES_INTERNET = ['INDEMNITE', 'FOURNI'] as const

export const internet = benefit({
  name: 'internet',
  group: 'frais',
  section: 'devices',
  unit: 'month',
  fields: {
    /** `INDEMNITE` unless told. */
    typeInternet: choice({ words: TYPES_INTERNET, usual: 'INDEMNITE', detail: true }),
    /** EUR a month: the allowance, exempt up to a flat amount, or what the connection costs. */
    internet: month({ usual: 20 }),
  },
  statuts: ['etudiant', 'stagiaire', 'dirigeant'],
  lines: [
    { key: 'internet', field: 'internetAnnuel', amount: (c) => c.internetAnnuel },
    {
      key: 'internetFourni',
      field: 'internetFourniAnnuel',
      amount: (c) => c.internetFourniAnnuel,
      list: 'avantages',
      inKind: true,
      after: 'laptop',
    },
  ],
})
