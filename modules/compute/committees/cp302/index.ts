import type { Committee } from '../committee.ts'
import { fact, type Origin } from '../fact.ts'
import { CATEGORIES_2026 } from './categories.ts'

const SALAIRES_MINIMUMS: Origin = {
  source:
    'SPF Emploi, salaires minimums, CP 302, 01/01/2026, quoted by two public payroll repositories',
  href: 'https://minimumlonen.be/document.html?date=01%2F01%2F2026&jcId=ceaa4cb322cc4933bdb1b933335760ee',
  confidence: 'official_quoted',
  checked: '2026-11-26',
}
const FONDS: Origin = {
  source: 'Fonds Horeca, « La prime de fin d’année »: the fund pays as third payer',
  href: 'https://fondshoreca.be/main.php?p=s_eindejaarspremie&chng_lng=FR',
  confidence: 'official',
  checked: '2026-11-26',
}
const PRIME: Origin = {
  source:
    'Group S, CP 302 chap. 05, update of 4/07/2023: at most 4 1/3 weeks of pay, a twelfth for each 21.666 days',
  href: 'https://groups.be/nl/sociale-wetgeving/sectorale-documentatie/paritaire-comites/30200000000/05/eindejaarspremie-0',
  confidence: 'provider',
  checked: '2026-11-26',
}
const INDEMNITES: Origin = {
  source: 'public payroll repository, amounts of 1/01/2026; the indexes since 2018 lead there too',
  confidence: 'third_party',
  checked: '2026-11-26',
}

const ECO: Origin = {
  source:
    'Partena on PC 302, and Salar, December 2018: 250 at full time in December, unless the company agreed on another advantage; not students',
  href: 'https://www.partena-professional.be/nl/knowledge-center/infoflashes/pc-302-ecocheques-omzetten-tijd-voor-actie',
  confidence: 'provider',
  checked: '2026-11-28',
}
const GUIDEA: Origin = {
  source: 'Guidea, commuting in PC 302, 1/06/2024: by car from 1 km on; HORVAL says the same',
  href: 'https://www.guidea.be/Werknemer/Nieuw-in-PC-302/Artikel/Id/825/Woon-Werkverkeer',
  confidence: 'provider',
  checked: '2026-11-28',
}
const UWPAYROLL: Origin = {
  source:
    'UwPayroll on the sector agreement of PC 302: 0.24 a km from 1/10/2019; Guidea, 1/06/2024, says the same',
  href: 'https://uwpayroll.be/sectorakkoord-pc-302-00-horeca/',
  confidence: 'provider',
  checked: '2026-11-28',
}

/**
 * Hotels, restaurants, cafés: manual and white-collar workers. The year-end premium is a month of pay, for 4 1/3 weeks
 * are a month of hours; the employer pays it ahead to the fund and settles the difference in January.
 */
export const CP302: Committee = {
  code: 'BECP302',
  statuts: ['EMPLOYE', 'OUVRIER'],
  categories: ['017', '317'],
  categorie: '017',
  bareme: {
    of: 'hour',
    echelles: [''],
    classes: Object.keys(CATEGORIES_2026),
    values: [{ from: '2026-01-01', ...SALAIRES_MINIMUMS, echelles: { '': CATEGORIES_2026 } }],
  },
  facts: {
    heuresSemaine: fact('hundredths', ['2026-01-01', 38_00, SALAIRES_MINIMUMS]),
    primeFinAnneeMois: fact('hundredths', ['2022-01-01', 1_00, PRIME]),
    primeFinAnneePayeur: fact('count', ['2022-01-01', 1, FONDS]),
    primeFinAnneeAvance: fact('ppm', ['2022-01-01', 120_000, FONDS]),
    ecoCheques: fact('cents', ['2021-01-01', 250_00, ECO]),
    voiturePart: fact('ppm', ['2024-01-01', 700_000, GUIDEA]),
    veloKilometre: fact('ten_thousandths', ['2021-01-01', 2400, UWPAYROLL]),
    nuitHeure: fact('ten_thousandths', ['2026-01-01', 1_6209, INDEMNITES]),
    dimancheHeure: fact('ten_thousandths', [
      '2021-01-01',
      2_0000,
      {
        source: 'Guidea, text of 2020: 2.00 an hour, at most 12.00 a day',
        confidence: 'provider',
        checked: '2026-11-26',
      },
    ]),
    vetementsJour: fact('cents', ['2026-01-01', 2_20, INDEMNITES]),
  },
}
