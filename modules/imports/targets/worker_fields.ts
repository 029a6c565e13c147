import { ETATS_CIVILS } from '#modules/compute/pure'
import type { ImportField } from '../domain/import_field.ts'
import { called } from './called.ts'

/** De facto separated stands in none: what it makes of the household is for a person to say. */
const CIVIL: Readonly<Record<string, readonly string[]>> = {
  celibataire: ['celibataire', 'c', 'ongehuwd', 'alleenstaand', 'vrijgezel', 'single', 'unmarried'],
  marie: ['marie', 'mariee', 'm', 'gehuwd', 'getrouwd', 'married'],
  cohabitant: [
    'cohabitant legal',
    'cohabitante legale',
    'cohabitation legale',
    'wettelijk samenwonend',
    'wettelijk samenwonende',
    'legally cohabiting',
    'legal cohabitant',
  ],
  divorce: ['divorcee', 'd', 'gescheiden', 'uit de echt gescheiden', 'divorced'],
  veuf: ['veuve', 'v', 'weduwe', 'weduwnaar', 'widow', 'widower', 'widowed'],
}

const CIVIL_CODES = Object.fromEntries(ETATS_CIVILS.map((code) => [code, CIVIL[code] ?? []]))

const text = (name: string, most: number, aliases: readonly string[]): ImportField => ({
  name,
  type: 'text',
  most,
  aliases,
})

const named = (name: string, most: number, aliases: readonly string[]): ImportField => ({
  ...text(name, most, aliases),
  type: 'name',
})

/** What a column of a list of workers may be, in the order in which it is asked for. */
export const WORKER_FIELDS: readonly ImportField[] = [
  text('lastName', 100, called('nom, nom de famille, naam, achternaam, familienaam, name, last name, lastname, surname, family name')),
  text('firstName', 100, called('prenom, voornaam, first name, firstname, given name, prenom usuel, roepnaam')),
  {
    name: 'fullName',
    type: 'fullName',
    unless: 'firstName',
    aliases: called('nom et prenom, nom prenom, nom complet, naam en voornaam, naam voornaam, volledige naam, full name, nom, naam, name, travailleur, werknemer, medewerker, employee, collaborateur'),
  },
  text('employeeNumber', 40, called('matricule, numero de personnel, n de personnel, n personnel, no personnel, numero travailleur, n travailleur, personeelsnummer, personeelsnr, stamnummer, werknemersnummer, werknemersnr, employee number, employee id, employee no, staff number, payroll number, registratienummer')),
  {
    name: 'email',
    type: 'email',
    aliases: called('e mail, email, mail, adresse mail, adresse e mail, courriel, e mailadres, emailadres, email address, e mail address, work email'),
  },
  {
    name: 'phone',
    type: 'phone',
    aliases: called('telephone, tel, gsm, portable, telefoon, telefoonnummer, mobiel, phone, mobile, numero de telephone'),
  },
  {
    name: 'language',
    type: 'code',
    aliases: called('langue, taal, language, code langue, taalcode, taalrol'),
    codes: {
      fr: ['f', 'francais', 'frans', 'french', '2'],
      nl: ['n', 'neerlandais', 'nederlands', 'dutch', '1'],
      en: ['e', 'anglais', 'engels', 'english'],
    },
  },
  named('department', 100, called('departement, service, afdeling, dienst, department, team, equipe')),
  text('nomFonction', 200, called('fonction, functie, job title, function, titre, poste, functietitel, role, intitule de fonction')),
  text('level', 40, called('niveau, level, classe, klasse, grade, functieniveau')),
  {
    name: 'startOfSeniority',
    type: 'day',
    aliases: called('anciennete, date d anciennete, date anciennete, date d entree, date entree, entree, entree en service, date d entree en service, datum indienst, in dienst, datum in dienst, indiensttreding, ancienniteit, ancienniteitsdatum, start date, hire date, seniority date, date of hire'),
  },
  {
    name: 'manager',
    type: 'person',
    aliases: called('responsable, manager, superieur, n 1, chef, leidinggevende, verantwoordelijke, supervisor, reports to'),
  },
  named('costCenter', 100, called('centre de cout, centre de couts, centre de frais, kostenplaats, cost center, cost centre')),
  named('contractLocation', 100, called('lieu de travail, lieu, site, siege, vestiging, werkplaats, tewerkstellingsplaats, plaats van tewerkstelling, location, work location, place of work, office')),
  {
    name: 'dateOfBirth',
    type: 'pastDay',
    aliases: called('date de naissance, naissance, ne le, geboortedatum, geboren, date of birth, birth date, birthdate, dob'),
  },
  text('placeOfBirth', 100, called('lieu de naissance, geboorteplaats, place of birth, birthplace')),
  {
    name: 'nationality',
    type: 'country',
    aliases: called('nationalite, nationaliteit, nationality'),
  },
  {
    name: 'gender',
    type: 'code',
    aliases: called('sexe, genre, geslacht, gender, sex'),
    codes: {
      M: ['h', 'homme', 'man', 'masculin', 'mannelijk', 'male', 'mr', 'monsieur', 'dhr', '1'],
      F: ['v', 'femme', 'vrouw', 'feminin', 'vrouwelijk', 'female', 'mme', 'madame', 'mevr', '2'],
      X: ['autre', 'andere', 'other'],
    },
  },
  text('addressLine1', 200, called('adresse, rue, rue et numero, adres, straat, straat en nummer, address, street, address line 1, adresse 1')),
  text('addressLine2', 200, called('adresse 2, complement d adresse, adres 2, address line 2, boite, bus')),
  text('addressPostalCode', 20, called('code postal, cp, postcode, postal code, zip, zip code')),
  text('addressCity', 100, called('localite, commune, ville, gemeente, woonplaats, plaats, stad, city, town')),
  { name: 'addressCountry', type: 'country', aliases: called('pays, land, country') },
  {
    name: 'etatCivil',
    type: 'code',
    aliases: called('etat civil, burgerlijke staat, burgerlijke stand, civil status, marital status'),
    codes: CIVIL_CODES,
  },
  {
    name: 'conjointTravaille',
    type: 'flag',
    aliases: called('conjoint travaille, conjoint avec revenus, revenus du conjoint, partner werkt, partner met inkomen, echtgenoot werkt, spouse works, partner works, partner with income'),
  },
  {
    name: 'enfantsACharge',
    type: 'whole',
    aliases: called('enfants a charge, enfants, nombre d enfants, kinderen ten laste, kinderen, aantal kinderen, dependent children, children'),
  },
  {
    name: 'enfantsHandicapes',
    type: 'whole',
    aliases: called('enfants handicapes, dont handicapes, gehandicapte kinderen, kinderen met een handicap, disabled children, children with a disability'),
  },
  {
    name: 'niss',
    type: 'niss',
    sealed: true,
    aliases: called('niss, numero national, n national, nr national, registre national, numero de registre national, insz, rijksregisternummer, rijksregisternr, rrn, national number, national register number, nn, numero niss, inss'),
  },
  {
    name: 'iban',
    type: 'iban',
    sealed: true,
    aliases: called('iban, compte, compte bancaire, numero de compte, n de compte, rekeningnummer, rekening, bankrekening, bank account, account number'),
  },
  { name: 'bic', type: 'bic', sealed: true, aliases: called('bic, swift, bic swift, swift code') },
]

/** The company's lists that a column names, and the field of the record that says which. */
export const NAMED_COLUMNS = {
  department: { list: 'department', field: 'departmentId' },
  costCenter: { list: 'cost_center', field: 'costCenterId' },
  contractLocation: { list: 'contract_location', field: 'contractLocationId' },
} as const
export type NamedColumn = keyof typeof NAMED_COLUMNS
