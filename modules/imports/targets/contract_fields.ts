import { BENEFITS as DEFINED, type Field } from '#modules/compute/pure'
import type { ImportField } from '../domain/import_field.ts'
import columns from './benefit_columns.json' with { type: 'json' }
import { called } from './called.ts'
import { codesOf } from './engine_words.ts'
import { PERSON_FIELDS } from './row_person.ts'

const MONTH = 100_000
const LONGEST_TEXT = 200

/** What the engine says of each field of a benefit. */
const FIELDS = new Map<string, Field>(DEFINED.flatMap(({ fields }) => Object.entries(fields)))

const percent = (name: string, names: string): ImportField => ({
  name,
  type: 'share',
  aliases: called(names),
})
const text = (name: string, most: number, names: string): ImportField => ({
  name,
  type: 'text',
  most,
  aliases: called(names),
})

/** Days, hours and pay: what a contract is before anything that comes with it. */
const TERMS: readonly ImportField[] = [
  {
    name: 'startDate',
    type: 'day',
    aliases: called('date de debut, debut, debut du contrat, date debut contrat, date d entree, entree en service, entree, depuis, start, start date, contract start, begindatum, startdatum, begin contract, datum in dienst, in dienst, vanaf, valid from, from'),
  },
  {
    name: 'endDate',
    type: 'day',
    aliases: called('date de fin, fin, fin du contrat, date fin contrat, date de sortie, sortie, end, end date, contract end, einddatum, einde contract, datum uit dienst, uit dienst, tot, jusqu au'),
  },
  {
    name: 'kind',
    type: 'code',
    aliases: called('type de contrat, nature du contrat, contrat, contracttype, type contract, soort contract, contract type, contract'),
    codes: {
      OPEN_ENDED: called('cdi, duree indeterminee, indetermine, onbepaalde duur, onbepaald, vast, permanent, indefinite, open ended'),
      FIXED_TERM: called('cdd, duree determinee, determine, bepaalde duur, bepaald, tijdelijk, temporary, fixed term'),
      PART_TIME: called('temps partiel, deeltijds, part time'),
      DEFINED_WORK: called('travail nettement defini, duidelijk omschreven werk, defined work'),
      STUDENT: called('etudiant, jobiste, student, jobstudent'),
    },
  },
  text('nomFonction', 200, 'fonction, functie, job title, function, titre, poste, functietitel, intitule de fonction, role'),
  {
    name: 'commissionParitaire',
    type: 'committee',
    aliases: called('commission paritaire, cp, paritair comite, pc, joint committee, jc, comite paritaire, n cp'),
  },
  {
    name: 'employmentType',
    type: 'code',
    aliases: called('statut, statuut, status, employment type, type de travailleur, categorie'),
    codes: {
      EMPLOYE: called('employe, employee, bediende, white collar, e, b'),
      OUVRIER: called('ouvrier, ouvriere, arbeider, arbeidster, blue collar, manual worker, o, a'),
    },
  },
  {
    name: 'regimeNumerateur',
    type: 'hours',
    aliases: called('heures par semaine, heures semaine, heures hebdomadaires, horaire hebdomadaire, uren per week, weekuren, hours per week, weekly hours, regime, uurrooster'),
  },
  {
    name: 'regimeDenominateur',
    type: 'hours',
    aliases: called('heures temps plein, heures d un temps plein, temps plein, voltijdse uren, uren voltijds, full time hours, fulltime hours'),
  },
  percent('tauxOccupation', 'taux d occupation, occupation, etp, fte, vte, tewerkstellingsbreuk, tewerkstellingspercentage, percentage, pourcentage de travail, employment rate'),
  { name: 'salaireBrut', type: 'amount', most: MONTH, aliases: called('salaire brut, brut, brut mensuel, salaire mensuel, salaire brut mensuel, remuneration brute, salaire, brutoloon, bruto, maandloon, bruto maandloon, brutomaandloon, loon, wedde, gross, gross salary, gross pay, monthly gross, gross monthly salary, salary') },
  {
    name: 'salaireBrutHoraire',
    type: 'hourly',
    aliases: called('salaire horaire, salaire horaire brut, taux horaire, uurloon, bruto uurloon, hourly wage, hourly pay, hourly rate'),
  },
  {
    name: 'contractLocation',
    type: 'name',
    most: 100,
    aliases: called('lieu de travail, lieu, site, siege, vestiging, werkplaats, tewerkstellingsplaats, location, work location, place of work, office'),
  },
  {
    name: 'costCenter',
    type: 'name',
    most: 100,
    aliases: called('centre de cout, centre de couts, centre de frais, kostenplaats, cost center, cost centre'),
  },
]

const SHARE = 'Percent'

/**
 * What comes with pay: the fields of benefits that `benefit_columns.json` has names for, as the engine defines them. One that
 * may also be a percentage of fixed pay has a second column of its name and `Percent`.
 */
const BENEFITS: readonly ImportField[] = Object.entries(columns).map(
  ([name, names]): ImportField => {
  const aliases = called(names)
  if (name.startsWith('has')) return { name, type: 'flag', aliases }
  if (name.endsWith(SHARE)) return { name, type: 'share', aliases }
  const { kind, max, words } = FIELDS.get(name)!
  if (kind === 'amount') return { name, type: 'amount', least: 0, most: max!, aliases }
  if (kind === 'count') return { name, type: 'whole', most: max!, aliases }
  if (kind === 'date') return { name, type: 'day', aliases }
  if (kind === 'choice')
    return { name, type: 'code', aliases, codes: codesOf(words!) }
  return { name, type: 'text', most: LONGEST_TEXT, aliases }
  }
)

/** What a column of a list of contracts may be, in the order in which it is asked for. */
export const CONTRACT_FIELDS: readonly ImportField[] = [
  ...PERSON_FIELDS,
  ...TERMS,
  ...BENEFITS,
]

/** Of the terms those that are agreed, and may be agreed anew: not the days nor the kind of a contract. */
export const TERM_COLUMNS: readonly string[] = TERMS.map(({ name }) => name).filter(
  (name) => !['startDate', 'endDate', 'kind', 'tauxOccupation'].includes(name)
)

/** The fields of a package among them, by their names. */
export const BENEFIT_COLUMNS: readonly string[] = BENEFITS.map(({ name }) => name)
