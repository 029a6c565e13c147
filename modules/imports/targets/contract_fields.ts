import { ENERGIES } from '#modules/compute/pure'
import type { ImportField } from '../domain/import_field.ts'
import { called } from './called.ts'
import { WORKER_FIELDS } from './worker_fields.ts'

/** By what a row says whose contract it is. */
const WHO = ['lastName', 'firstName', 'fullName', 'employeeNumber', 'email', 'niss']

const MONTH = 100_000
const YEAR = 1_000_000

/** EUR; 0 is none. */
const euros = (name: string, most: number, names: string): ImportField => ({
  name,
  type: 'amount',
  least: 0,
  most,
  aliases: called(names),
})
const percent = (name: string, names: string): ImportField => ({
  name,
  type: 'share',
  aliases: called(names),
})
const whole = (name: string, most: number, names: string): ImportField => ({
  name,
  type: 'whole',
  most,
  aliases: called(names),
})
const flag = (name: string, names: string): ImportField => ({
  name,
  type: 'flag',
  aliases: called(names),
})
const text = (name: string, most: number, names: string): ImportField => ({
  name,
  type: 'text',
  most,
  aliases: called(names),
})

/** What people write for what a car runs on. */
const ENERGY_WORDS: Readonly<Record<(typeof ENERGIES)[number], string>> = {
  ESSENCE: 'essence, benzine, petrol, gasoline',
  DIESEL: 'diesel, mazout',
  ELECTRIQUE: 'electrique, elektrisch, electric, ev, bev, electricite, elektriciteit',
  HYBRIDE_ESSENCE: 'hybride essence, hybride, hybrid, phev, hybride benzine, plug in hybride, hybrid petrol',
  HYBRIDE_DIESEL: 'hybride diesel, hybrid diesel, phev diesel',
  LPG: 'lpg',
  CNG: 'cng, gaz naturel, aardgas',
  HYDROGENE: 'hydrogene, waterstof, hydrogen',
}

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

/** What comes with pay, by the fields of a package that the engine knows: in the order of the editor. */
const BENEFITS: readonly ImportField[] = [
  euros('commissions', MONTH, 'commissions, commissies, commissielonen'),
  percent('commissionsPercent', 'commissions en pourcent, commissions pourcent, commissies in procent, commission percentage'),
  euros('bonusAnnuel', YEAR, 'bonus, bonus annuel, jaarbonus, jaarlijkse bonus, annual bonus, yearly bonus'),
  percent('bonusAnnuelPercent', 'bonus en pourcent, bonus pourcent, bonus in procent, bonus percentage'),
  euros('cct90', YEAR, 'cct 90, bonus cct 90, cao 90, bonus cao 90, cao90, cct90, cla 90'),
  euros('warrants', YEAR, 'warrants'),
  euros('primeBeneficiaire', YEAR, 'prime beneficiaire, winstpremie, profit premium'),
  euros('epargnePension', YEAR, 'epargne pension, pensioensparen, pension savings'),
  euros('droitsAuteur', MONTH, 'droits d auteur, auteursrechten, copyright'),
  flag('hasVoitureSociete', 'voiture de societe, voiture, bedrijfswagen, firmawagen, company car, car, wagen'),
  text('descriptionVS', 200, 'modele de voiture, modele voiture, marque et modele, modele, automodel, wagenmodel, merk en model, car model'),
  {
    name: 'energieVS',
    type: 'code',
    aliases: called('energie, carburant, brandstof, fuel, carburant voiture, energie voiture, brandstoftype, fuel type'),
    codes: Object.fromEntries(ENERGIES.map((energy) => [energy, called(ENERGY_WORDS[energy])])),
  },
  whole('co2VS', 1000, 'co2, co2 g km, emission co2, co2 uitstoot, co2 voiture'),
  euros('valeurVS', YEAR, 'valeur catalogue, valeur catalogue voiture, valeur de catalogue, cataloguswaarde, catalogue value, list price, prix catalogue'),
  euros('tcoMensuelVS', MONTH, 'tco, tco mensuel, tco voiture, cout mensuel voiture, leasing, loyer leasing, leaseprijs, maandelijkse tco, monthly tco, lease price'),
  euros('contributionVS', MONTH, 'contribution voiture, participation voiture, eigen bijdrage wagen, bijdrage wagen, car contribution'),
  { name: 'dateImmatriculationVS', type: 'day', aliases: called('premiere immatriculation, date immatriculation, eerste inschrijving, datum eerste inschrijving, first registration') },
  euros('carteEssence', MONTH, 'carte carburant, carte essence, tankkaart, fuel card'),
  euros('budgetMobilite', YEAR, 'budget mobilite, mobiliteitsbudget, mobility budget'),
  euros('tcoMensuelVelo', MONTH, 'velo, velo de societe, fiets, bedrijfsfiets, fietslease, company bike, bike'),
  {
    name: 'typeFraisTransport',
    type: 'code',
    aliases: called('moyen de transport, vervoermiddel, means of transport, mode de transport'),
    codes: {
      VOITURE_PRIVEE: called('voiture privee, voiture, eigen wagen, wagen, auto, car, private car'),
      TRANSPORT_PUBLIC: called('transport en commun, transports en commun, train, bus, openbaar vervoer, trein, public transport'),
      TIERS_PAYANT: called('tiers payant, derdebetaler, third payer'),
      VELO: called('velo, fiets, bike, bicycle'),
    },
  },
  whole('distanceDomicileTravail', 1000, 'distance domicile travail, distance, km, afstand woon werk, afstand, distance to work'),
  euros('fraisTransport', MONTH, 'frais de transport, frais de deplacement, deplacement domicile travail, woon werkverkeer, vervoerkosten, commuting, commuting allowance, transport'),
  flag('hasTelephone', 'gsm, smartphone, telephone, telefoon, phone, mobile phone'),
  euros('telephone', MONTH, 'cout du telephone, cout telephone, kost telefoon, phone cost'),
  flag('hasTelephonePlan', 'abonnement gsm, abonnement telephone, abonnement de telephone, gsm abonnement, telefoonabonnement, phone subscription, phone plan'),
  euros('telephonePlan', MONTH, 'cout de l abonnement, cout abonnement, kost abonnement, phone plan cost'),
  flag('hasLaptop', 'ordinateur portable, laptop, ordinateur, computer, pc portable'),
  euros('laptop', MONTH, 'cout de l ordinateur, cout laptop, kost laptop, laptop cost'),
  euros('internet', MONTH, 'internet, indemnite internet, internetvergoeding, internet allowance'),
  euros('assuranceGroupe', YEAR, 'assurance groupe, prime assurance groupe, groepsverzekering, premie groepsverzekering, group insurance'),
  percent('assuranceGroupePercent', 'assurance groupe en pourcent, assurance groupe pourcent, groepsverzekering in procent, groepsverzekering procent, group insurance percentage, taux assurance groupe'),
  euros('cotisationAG', MONTH, 'part du travailleur assurance groupe, cotisation assurance groupe, werknemersbijdrage groepsverzekering, employee share group insurance'),
  euros('assuranceHospitalisation', YEAR, 'assurance hospitalisation, hospitalisation, hospitalisatieverzekering, hospitalisatie, hospitalisation insurance'),
  euros('cotisationAH', MONTH, 'part du travailleur hospitalisation, werknemersbijdrage hospitalisatie, employee share hospitalisation'),
  euros('chequeRepas', 100, 'cheques repas, cheque repas, valeur cheque repas, valeur faciale, valeur faciale cheque repas, maaltijdcheques, maaltijdcheque, nominale waarde maaltijdcheque, waarde maaltijdcheque, meal vouchers, meal voucher, meal voucher value'),
  euros('quotePartChequeRepas', 100, 'part du travailleur cheques repas, part travailleur cheque repas, werknemersaandeel maaltijdcheque, employee share meal voucher'),
  euros('ecoCheques', 10_000, 'eco cheques, ecocheques, eco cheque, ecocheque, eco vouchers'),
  euros('chequeSportCulture', 10_000, 'cheques sport et culture, cheque sport et culture, sport en cultuurcheques, sport and culture vouchers'),
  euros('chequeCadeau', 10_000, 'cheques cadeaux, cheque cadeau, cadeaucheques, cadeaucheque, gift vouchers'),
  whole('joursConge', 100, 'jours de conge extralegaux, conges extralegaux, extralegale verlofdagen, extra verlofdagen, adv, extralegal leave, extra leave days'),
  euros('teletravail', MONTH, 'indemnite de teletravail, teletravail, thuiswerkvergoeding, telewerkvergoeding, home working allowance, telework allowance'),
  euros('fraisRepresentation', MONTH, 'frais de representation, frais forfaitaires, frais propres, representatiekosten, forfaitaire onkosten, onkostenvergoeding, representation allowance, net expenses'),
  euros('indemniteBYOD', MONTH, 'byod, indemnite byod, byod vergoeding'),
  euros('garage', MONTH, 'garage, indemnite garage, garagevergoeding'),
  euros('parking', MONTH, 'parking'),
  euros('carWash', MONTH, 'car wash, carwash'),
  euros('indemniteRepas', MONTH, 'indemnite repas, indemnite de repas, maaltijdvergoeding, meal allowance'),
  euros('allocationsExtra', MONTH, 'allocations extra, allocation extra, extra toelagen, extra allowances'),
]

/** What a column of a list of contracts may be, in the order in which it is asked for. */
export const CONTRACT_FIELDS: readonly ImportField[] = [
  ...WORKER_FIELDS.filter(({ name }) => WHO.includes(name)),
  ...TERMS,
  ...BENEFITS,
]

/** The fields of a package among them, by their names. */
export const BENEFIT_COLUMNS: readonly string[] = BENEFITS.map(({ name }) => name)
