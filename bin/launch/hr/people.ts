import { DEMO_COMPANIES } from '../../../modules/demo/companies.ts'
import { NUMBERS, TEAM } from '../../../modules/demo/team.ts'

/** A person of the local server, as every one of the four systems tells them in its own words. */
export interface LocalPerson {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  number: string
  language: 'fr' | 'nl' | 'en'
  gender: 'male' | 'female'
  birth: string
  birthplace: string
  niss: string
  iban: string
  bic: string
  street: string
  zip: string
  city: string
  civil: 'single' | 'married' | 'divorced' | 'widowed' | 'cohabitant'
  partnerEarns: boolean
  children: number
  department: string
  job: string
  location: string
  costCenter: string
  managerId: number | null
  hired: string
  left: string | null
  hours: number
  pay: number
  /** From which day they are paid that. */
  payFrom: string
  car: LocalCar | null
  /** Milliseconds since 1970: when anything of them but pay was last changed, when pay was, and when they were added. */
  changedAt: number
  payChangedAt: number
  addedAt: number
}

export interface LocalCar {
  id: number
  brand: string
  model: string
  fuel: string
  co2: number
  value: number
  cost: number
}

/** Before any test and any night: nothing was changed since. */
export const BEGINNING = Date.UTC(2026, 0, 5, 8)
export const FULL_TIME = 38

export const DEPARTMENTS = ['Engineering', 'Sales', 'Operations', 'People', 'Finance']
export const JOBS = ['Développeur', 'Commercial', 'Magazinier', 'Responsable RH', 'Comptable']
export const LOCATIONS = ['Bruxelles', 'Gent', 'Liège']
export const COST_CENTERS = ['CC100', 'CC200', 'CC300']
const FIRST = [
  'Nora',
  'Lucas',
  'Élise',
  'Bram',
  'Zoé',
  'Karim',
  'Hanne',
  'Simon',
  'Fatima',
  'Jef',
  'Manon',
  'Wout',
]
const LAST = [
  'Peeters',
  'Dubois',
  'De Smet',
  'Janssens',
  'Lefèvre',
  'Maes',
  'D’Haese',
  'El Amrani',
  'Claes',
]
const CITIES = [
  ['1000', 'Bruxelles'],
  ['9000', 'Gent'],
  ['4000', 'Liège'],
] as const
const CIVIL = ['single', 'married', 'cohabitant', 'divorced', 'widowed'] as const
const CARS = [
  { brand: 'Volvo', model: 'EX30', fuel: 'electric', co2: 0, value: 38_500, cost: 9_600 },
  { brand: 'Volkswagen', model: 'Passat', fuel: 'diesel', co2: 128, value: 41_200, cost: 10_400 },
] as const

/** The account of a demo company has its people, some of whom say something else there; another one has invented ones. */
export function peopleOf(account: string, count: number): LocalPerson[] {
  const company = DEMO_COMPANIES.find(({ slug }) => slug === account)
  const others = Array.from({ length: count }, (_, at) => inventedPerson(account, at + 1))
  if (!company) return others
  const known = [
    ...company.workers.map((worker, at) => ({
      ...inventedPerson(account, at + 1),
      firstName: worker.firstName,
      lastName: worker.lastName,
      language: worker.language,
      job: worker.nomFonction,
      pay: worker.salaireBrut,
      hours: worker.heures ?? FULL_TIME,
      children: worker.enfantsACharge ?? 0,
      civil: CIVIL_OF[worker.etatCivil],
      partnerEarns: worker.conjointTravaille ?? false,
    })),
    ...(company.hasTeam ? TEAM : []).map((person, at) => {
      const [firstName, lastName, gender, birth, department, job, , hired, pay, more] = person
      const invented = inventedPerson(account, company.workers.length + at + 1)
      return {
        ...invented,
        number: NUMBERS.get(person) ?? invented.number,
        firstName,
        lastName,
        gender: gender === 'F' ? ('female' as const) : ('male' as const),
        birth,
        niss: nissOf(birth, gender === 'F', company.workers.length + at + 1),
        department,
        job,
        hired,
        payFrom: hired,
        pay: Math.round(pay * ((more?.hours ?? FULL_TIME) / FULL_TIME) * 100) / 100,
        hours: more?.hours ?? FULL_TIME,
        left: more?.left ?? null,
      }
    }),
  ].map((person) => ({ ...person, email: addressOf(person) }))
  return [...known.slice(0, count), ...others.slice(known.length)]
}

const CIVIL_OF = {
  celibataire: 'single',
  marie: 'married',
  cohabitant: 'cohabitant',
  divorce: 'divorced',
  veuf: 'widowed',
} as const

/** The same for the same number, in every process. */
export function inventedPerson(account: string, id: number): LocalPerson {
  const female = id % 2 === 0
  const [firstName, lastName] = [FIRST[id % FIRST.length]!, LAST[id % LAST.length]!]
  const birth = `${1965 + (id % 35)}-${two(1 + (id % 12))}-${two(1 + (id % 28))}`
  const hired = `${2015 + (id % 10)}-${two(1 + (id % 12))}-01`
  const [zip, city] = CITIES[id % CITIES.length]!
  const civil = CIVIL[id % CIVIL.length]!
  const car = CARS[id % 12]
  return {
    id,
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}.${id}@${account}.test`,
    phone: `+3247${String(1_000_000 + id).slice(-7)}`,
    // Of a series that no demo company numbers its people by.
    number: `H${1000 + id}`,
    language: (['fr', 'nl', 'en'] as const)[id % 3]!,
    gender: female ? 'female' : 'male',
    birth,
    birthplace: city,
    niss: nissOf(birth, female, id),
    iban: ibanOf(id),
    bic: 'KREDBEBB',
    street: `Rue Neuve ${id}`,
    zip,
    city,
    civil,
    partnerEarns: civil === 'married' && id % 3 === 0,
    children: id % 4,
    department: DEPARTMENTS[id % DEPARTMENTS.length]!,
    job: JOBS[id % JOBS.length]!,
    location: LOCATIONS[id % LOCATIONS.length]!,
    costCenter: COST_CENTERS[id % COST_CENTERS.length]!,
    managerId: id === 1 ? null : 1,
    hired,
    left: id % 50 === 0 ? '2025-12-31' : null,
    hours: id % 7 === 0 ? 30.4 : FULL_TIME,
    pay: 2_600 + (id % 40) * 55.5,
    payFrom: hired,
    car: car ? { id: 5_000 + id, ...car } : null,
    changedAt: BEGINNING,
    payChangedAt: BEGINNING,
    addedAt: BEGINNING,
  }
}

const two = (number: number) => String(number).padStart(2, '0')

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** As modules/demo writes them, so that people are found by it. */
const addressOf = ({ firstName, lastName }: Pick<LocalPerson, 'firstName' | 'lastName'>) =>
  `${plain(firstName)}.${plain(lastName)}@example.test`

const CHECK = 97
const FROM_2000 = 2_000_000_000

/** A register number whose check digits hold: odd sequences are of men. */
export function nissOf(birth: string, female: boolean, id: number): string {
  const sequence = String(1 + ((id * 2) % 990) + (female ? 1 : 0)).padStart(3, '0')
  const nine = `${birth.slice(2, 4)}${birth.slice(5, 7)}${birth.slice(8, 10)}${sequence}`
  const number = Number(nine) + (birth >= '2000' ? FROM_2000 : 0)
  return `${nine}${two(CHECK - (number % CHECK))}`
}

/** A Belgian account whose check digits hold, of nobody. */
function ibanOf(id: number): string {
  const ten = String(7_350_000_000 + id)
  const account = `${ten}${two(Number(ten) % CHECK || CHECK)}`
  const check = 98n - (BigInt(`${account}111400`) % 97n)
  return `BE${two(Number(check))}${account}`
}
